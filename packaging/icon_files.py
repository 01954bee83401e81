#!/usr/bin/env python3
"""Write the icon as Windows and macOS want it: one file with all sizes.

    python packaging/icon_files.py FOLDER

Run by the environment that the program is frozen from.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from reussite.desktop_entry import LARGEST_SMALL, picture
from reussite.paths import resources

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {  # of entries, by pixels
    32: b"ic11",
    64: b"ic12",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
    1024: b"ic10",
}


def drawn(size: int) -> bytes:
    """The icon as a PNG file."""
    name = "icon-small.svg" if size <= LARGEST_SMALL else "icon.svg"
    return picture(resources() / "icons" / name, size)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG files by size."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, png in pictures.items():
        entries += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of PNG files by size."""
    content = b"".join(
        ICNS_KINDS[size] + struct.pack(">I", len(png) + 8) + png for size, png in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(content) + 8) + content


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "reussite.ico").write_bytes(ico({size: drawn(size) for size in ICO_SIZES}))
    (folder / "reussite.icns").write_bytes(icns({size: drawn(size) for size in ICNS_KINDS}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
