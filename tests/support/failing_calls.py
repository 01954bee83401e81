"""A kernel that refuses some calls, as file systems do that lack something: for a process of its
own, for there is no way back."""

from __future__ import annotations

import ctypes
import fcntl
import platform
import struct
from collections.abc import Iterable
from typing import Final

NUMBERS: Final = {
    "x86_64": {"fcntl": 72, "fsync": 74, "fdatasync": 75, "pwrite64": 18, "flock": 73},
    "aarch64": {"fcntl": 25, "fsync": 82, "fdatasync": 83, "pwrite64": 68, "flock": 32},
}
LOCKING: Final = (fcntl.F_SETLK, fcntl.F_SETLKW)
_LOAD, _EQUAL, _RETURN = 0x20, 0x15, 0x06
_REFUSE, _ALLOW = 0x00050000, 0x7FFF0000
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2


def are_known() -> bool:
    """Whether this module knows the calls of this system."""
    return platform.system() == "Linux" and platform.machine() in NUMBERS


def refuse(call: str, error: int, commands: Iterable[int] = ()) -> None:
    """From now on this call fails with this error; where commands are given, as its second
    argument, for those alone."""
    number = NUMBERS[platform.machine()][call]
    wanted = tuple(commands)
    allow, refused = (_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _REFUSE | error)
    program = [(_LOAD, 0, 0, 0), (_EQUAL, 1, 0, number), allow]
    if wanted:
        program.append((_LOAD, 0, 0, 24))
        for at, command in enumerate(wanted):
            program.append((_EQUAL, len(wanted) - at, 0, command))
        program.append(allow)
    program.append(refused)
    code = b"".join(struct.pack("HBBI", *line) for line in program)
    held = ctypes.create_string_buffer(code)
    filters = ctypes.create_string_buffer(
        struct.pack("HxxxxxxP", len(program), ctypes.addressof(held))
    )
    system = ctypes.CDLL(None, use_errno=True)
    for arguments in (
        (_NO_NEW_PRIVILEGES, 1, 0, 0, 0),
        (_SECCOMP, _FILTER, ctypes.addressof(filters), 0, 0),
    ):
        if system.prctl(*(ctypes.c_ulong(value) for value in arguments)) != 0:
            raise OSError(ctypes.get_errno(), "prctl")
