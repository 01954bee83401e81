"""Reading files that others wrote: regular files only, and no more of them than expected.

A pipe in the place of a file would wait for ever, a device never end, and a nesting that is deep
enough take all memory before it is refused.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

TOML: Final = 64 << 10  # bytes
PAGE: Final = 1 << 20  # bytes
_DEEPEST: Final = 16  # brackets in brackets
_DOTS: Final = 12  # in one key

_STRINGS_AND_COMMENTS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)|'
    r"'''.*?(?:'''|\Z)|"
    r'"(?:\\.|[^"\\\n])*"?|'
    r"'[^'\n]*'?|"
    r"#[^\n]*",
    re.DOTALL,
)
_LONG_KEY: Final = re.compile(rf"(?:\.[ \t]*[\w-]*[ \t]*){{{_DOTS + 1}}}", re.ASCII)


class NoFileError(OSError):
    """Something else than a file: a folder, a pipe, a device."""

    def __init__(self) -> None:
        super().__init__("no file")


class TooLargeError(OSError):
    """A file holds more than is read."""

    def __init__(self) -> None:
        super().__init__("too large")


def read_regular(path: Path | str, most: int, *, follow: bool = True) -> bytes:
    """The bytes of a regular file that has at most so many; raises OSError.

    Nothing else is read at all, and nothing is waited for.

    :param follow: whether a symbolic link may lead to the file.
    """
    flags = os.O_RDONLY
    for name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"):
        flags |= getattr(os, name, 0)
    if not follow:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(path, flags)
    except ValueError as error:  # a name that no file can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    with open(handle, "rb") as file:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise NoFileError
        content = b""
        if status.st_size <= most:  # asked for no more than is there: room for it is made at once
            content = file.read(status.st_size + 1)
            if len(content) > status.st_size:
                content += file.read(most + 1 - len(content))
    if status.st_size > most or len(content) > most:
        raise TooLargeError
    return content


def read_regular_text(path: Path, most: int) -> str:
    """Its text with every line end as `\\n`; raises OSError or UnicodeDecodeError."""
    text = read_regular(path, most).decode("utf-8")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_toml(path: Path, most: int = TOML) -> dict[str, Any]:
    """What a TOML file holds; raises OSError or ValueError."""
    return parsed_toml(read_regular_text(path, most))


def parsed_toml(text: str) -> dict[str, Any]:
    """What TOML says; raises ValueError.

    Deep nesting is refused before anything is built of it.
    """
    _check_depth(text)
    return tomllib.loads(text)


def _check_depth(text: str) -> None:
    bare = _STRINGS_AND_COMMENTS.sub(lambda found: "" if found[0][0] == "#" else "q", text)
    if _LONG_KEY.search(bare):
        raise ValueError("a key has too many parts")
    depth = 0
    for bracket in re.findall(r"[][{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > _DEEPEST:
            raise ValueError("nested too deeply")
