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

FACES: Final = "faces"
CHECKSUM: Final = 4  # bytes at the end
KEPT: Final = 6  # decks, of some megabytes each


def read_atlas(folder: Path, key: str, size: int, *, kind: str = FACES) -> memoryview | None:
    """The `size` bytes stored under `key`, or None."""
    file, header = _file(folder, key, kind), _header(key, kind)
    try:
        if not file.is_file() or file.stat().st_size != len(header) + size + CHECKSUM:
            return None  # nor anything that never ends, such as a pipe
        content = file.read_bytes()
        os.utime(file)  # it was of use: let older ones go first
    except OSError:
        return None
    pixels = memoryview(content)[len(header) : -CHECKSUM]
    sound = (
        content.startswith(header)
        and len(pixels) == size
        and zlib.adler32(pixels).to_bytes(4, "big") == content[-CHECKSUM:]
    )
    return pixels if sound else None


def write_atlas(
    folder: Path,
    key: str,
    pictures: Iterable[bytes | bytearray | memoryview],
    budget: float,
    *,
    kind: str = FACES,
    kept: int = KEPT,
) -> Iterator[None]:
    """Store pictures under `key`, about `budget` seconds at each step.

    The file appears when it is complete, so several programs may share the folder.

    :param kept: so many files of this kind stay in the folder, those used last.
    """
    file = _file(folder, key, kind)
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as stream:
            stream.write(_header(key, kind))
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
        _prune(folder, kind, kept)
    except OSError:
        return
    finally:
        _remove(part)


def _header(key: str, kind: str) -> bytes:
    return f"reussite {kind} 1\n{key}\n".encode()


def _file(folder: Path, key: str, kind: str) -> Path:
    return folder / f"{kind}-{zlib.crc32(_header(key, kind)):08x}.argb"


def _prune(folder: Path, kind: str, kept: int) -> None:
    files = folder.glob(f"{kind}-*")
    by_age = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
    for file in by_age[kept:]:
        _remove(file)


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError:
        return  # another process may have it open
