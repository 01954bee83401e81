"""Libraries that Qt expects of a Linux system: which are missing, and the packages that bring them.

Only the standard library is used here, and no syntax newer than Python 3.7: packaging/dev.py reads
this before anything is installed.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Library(NamedTuple):
    """A shared library by the name the loader knows, and the Debian package that brings it."""

    soname: str
    package: str


CORE = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgthread-2.0.so.0", "libglib2.0-0"),
)
DRAWING = (
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libX11.so.6", "libx11-6"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
)
# Without it no start calls another.
NETWORK = (Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),)
X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libxcb.so.1", "libxcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
)
OF_PLATFORM = {"xcb": X11, "wayland": WAYLAND}


def platforms(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The names of Qt's platform plugins for the displays there are, in the order Qt tries them;
    empty where a window cannot be opened.
    """
    if named := environment.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0].partition("-")[0] for name in named.split(";")]
    found = []
    if environment.get("WAYLAND_DISPLAY"):
        found.append("wayland")
    if environment.get("DISPLAY"):
        found.append("xcb")
    return found


def missing(libraries: Iterable[Library]) -> Iterator[Library]:
    """Those that the system's loader does not find."""
    import ctypes  # only after a failure, and for the set-up

    for library in libraries:
        try:
            ctypes.CDLL(library.soname)
        except OSError:
            yield library


def missing_for_qt(among: Iterable[str] = ()) -> list[Library]:
    """What Qt needs and this system lacks.

    :param among: platform plugins, of which one is enough; the first is what is asked for.
    """
    if not sys.platform.startswith("linux"):
        return []
    lacking = list(missing(CORE + DRAWING))
    of_platforms = [list(missing(OF_PLATFORM.get(name, ()))) for name in among]
    if of_platforms and all(of_platforms):
        lacking += of_platforms[0]
    return lacking
