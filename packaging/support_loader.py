"""What PySide asks of its signature machinery at every start, in the frozen program.

packaging/freezing.py puts this file in the place of PySide's own loader and keeps that beside it as
`whole_loader`. That one imports everything at once: parsers and writers of signatures, which serve
messages about wrong arguments. Here it is imported when one of these is first wanted.
"""

from __future__ import annotations

import sys
import types

import signature_bootstrap  # type: ignore[import-not-found]
from shibokensupport import signature  # type: ignore[import-not-found]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_bootstrap = signature_bootstrap
_MAPPING = "shibokensupport.signature.mapping"
signature.get_signature = signature_bootstrap.get_signature
signature.make_snake_case_name = signature_bootstrap.make_snake_case_name


def _whole() -> types.ModuleType:
    """PySide's own loader."""
    name = "shibokensupport.signature.whole_loader"
    if name not in sys.modules:
        sys.modules.setdefault("signature_bootstrap", _bootstrap)
        if sys.modules.get(_MAPPING) is _mapping:
            del sys.modules[_MAPPING]
        __import__(name)
    return sys.modules[name]


def _update_mapping() -> None:
    _whole()
    real: Any = sys.modules[_MAPPING]
    real.update_mapping()
    _mapping.__dict__.update(real.__dict__, update_mapping=_update_mapping)


# PySide looks for this module, and for names in it, without importing it.
_mapping: Any = types.ModuleType(_MAPPING)
_mapping.update_mapping = _update_mapping
sys.modules[_MAPPING] = _mapping


def __getattr__(name: str) -> object:
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(_whole(), name)


def pyside_type_init(type_key: object, sig_strings: object) -> object:
    return _whole().pyside_type_init(type_key, sig_strings)


def create_signature(props: object, key: object) -> object:
    return _whole().create_signature(props, key)


def seterror_argument(args: object, func_name: object, info: object) -> object:
    return _whole().seterror_argument(args, func_name, info)


def make_helptext(func: object) -> object:
    return _whole().make_helptext(func)


def finish_import(module: object) -> None:
    """Nothing: what PySide would mend after an import are names it calls deprecated."""


def feature_import(*_args: object, **_kwds: object) -> None:
    return None


def feature_imported(*_args: object, **_kwds: object) -> None:
    return None


def post_init() -> None:
    """Nothing: no module of the program writes `from __feature__ import`."""
