"""What a plugin's files are, in a few letters: an agreement is about exactly these."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from reussite.plugins.plugin import Origin, Plugin
from reussite.reading import read_regular

_FILES = 2000
_BYTES = 64 << 20
_SKIPPED = ("__pycache__", ".git")


def fingerprint(plugin: Plugin) -> str | None:
    """Tells these files from any others; None where they are too many or cannot be read.

    The name of a plugin's folder counts as well, so that a copy is not the plugin itself.
    """
    told = sha256(f"{plugin.identity}\0{plugin.version}\0".encode("utf-8", "replace"))
    left = _BYTES
    try:
        for count, (name, file) in enumerate(_files(plugin)):
            if count >= _FILES:
                return None
            content = read_regular(file, left)
            left -= len(content)
            told.update(os.fsencode(name) + f"\0{len(content)}\0".encode() + content)
    except OSError:
        return None
    return told.hexdigest()


def _files(plugin: Plugin) -> Iterator[tuple[str, Path]]:
    """Every file of a plugin, in one order, with the name it has there."""
    if plugin.folder is not None:
        yield from _below(plugin.folder)
    elif plugin.origin is Origin.INSTALLED:
        yield from _recorded(plugin)
        yield from _imported(plugin.root)


def _recorded(plugin: Plugin) -> Iterator[tuple[str, Path]]:
    """What the distribution's RECORD lists: all that was installed, beside the module too.

    RECORD itself also lists what Python compiled, which another Python compiles anew.
    """
    import csv  # importlib.metadata has it already

    try:
        listed = plugin.distribution.files if plugin.distribution is not None else None
    except (TypeError, ValueError, csv.Error) as error:
        raise OSError("RECORD cannot be read") from error
    for path in sorted(listed or (), key=str):
        if path.name != "RECORD" and not set(_SKIPPED) & set(path.parts):
            file = Path(str(path.locate()))
            if file.is_file():
                yield f"RECORD/{path.as_posix()}", file


def _imported(root: str) -> Iterator[tuple[str, Path]]:
    """What would be imported: it may lie elsewhere than RECORD says, or there is none."""
    try:
        spec = importlib.util.find_spec(root) if root else None
    except (ImportError, ValueError):
        return
    if spec is None:
        return
    if spec.submodule_search_locations:
        for folder in spec.submodule_search_locations:
            yield from _below(Path(folder))
    elif spec.origin:
        yield spec.name, Path(spec.origin)


def _below(root: Path) -> Iterator[tuple[str, Path]]:
    for place, folders, files in os.walk(root, followlinks=True):
        folders[:] = sorted(name for name in folders if name not in _SKIPPED)
        for name in sorted(files):
            file = Path(place, name)
            if file.is_file():
                yield f"{root.name}/{file.relative_to(root).as_posix()}", file
