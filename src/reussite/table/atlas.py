"""Finished pixels on disk: a header, equal pictures one after the other, a checksum.

A file that is missing, cut short, spoilt or made for anything else is as good as none, and so is
a folder that cannot be written: the pictures are rendered again.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

KEPT: Final = 6  # so many files stay in the folder, those used last


def read_atlas(folder: Path, key: str, size: int) -> memoryview | None:
    """The `size` bytes stored under `key`, or None."""
    file, header = _file(folder, key), _header(key)
    try:
        content = file.read_bytes()
        os.utime(file)  # it was of use: let older ones go first
    except OSError:
        return None
    pixels = memoryview(content)[len(header) : -4]
    sound = (
        content.startswith(header)
        and len(pixels) == size
        and zlib.adler32(pixels).to_bytes(4, "big") == content[-4:]
    )
    return pixels if sound else None


def write_atlas(
    folder: Path, key: str, pictures: Iterable[bytes | bytearray | memoryview], budget: float
) -> Iterator[None]:
    """Store pictures under `key`, about `budget` seconds at each step.

    The file appears when it is complete, so several programs may share the folder.
    """
    file = _file(folder, key)
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as stream:
            stream.write(_header(key))
            checksum = zlib.adler32(b"")
            end = time.perf_counter() + budget
            for pixels in pictures:
                checksum = zlib.adler32(pixels, checksum)
                stream.write(pixels)
                if time.perf_counter() >= end:
                    yield
                    end = time.perf_counter() + budget
            stream.write(checksum.to_bytes(4, "big"))
        part.replace(file)
        _prune(folder)
    except OSError:
        return
    finally:
        _remove(part)


def _header(key: str) -> bytes:
    return f"reussite faces 1\n{key}\n".encode()


def _file(folder: Path, key: str) -> Path:
    return folder / f"faces-{zlib.crc32(_header(key)):08x}.argb"


def _prune(folder: Path) -> None:
    by_age = sorted(folder.glob("faces-*"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in by_age[KEPT:]:
        _remove(file)


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError:
        return  # another process may have it open
