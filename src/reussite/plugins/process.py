"""Telling a process from every other one, also from one with its number before or after it."""

from __future__ import annotations

import os
import sys
from enum import Enum, auto
from pathlib import Path
from typing import Final, NamedTuple

_PROC: Final = Path("/proc")
_START_TIME: Final = 22  # the field of /proc/PID/stat
_GONE: Final = "ZXx"  # states of processes that are dead but still listed


class Process(NamedTuple):
    """A process of this or an earlier run of the machine.

    :param started: when, in the words of the system.
    :param boot: the run of the machine; empty where the system does not name it.
    """

    pid: int
    started: str
    boot: str


class Fate(Enum):
    """What became of a process."""

    RUNNING = auto()
    ENDED = auto()  # while the machine went on
    RESTARTED = auto()  # the machine was, and the process with it


def this_process() -> Process:
    pid = os.getpid()
    return Process(pid, _start_time(pid) or "", _boot())


def fate_of(process: Process) -> Fate:
    if process == this_process():
        return Fate.RUNNING
    boot = _boot()
    if boot and process.boot and process.boot != boot:
        return Fate.RESTARTED
    return Fate.RUNNING if _start_time(process.pid) == process.started else Fate.ENDED


def _boot() -> str:
    try:
        return (_PROC / "sys/kernel/random/boot_id").read_text("ascii").strip()
    except (OSError, ValueError):
        return ""


def _start_time(pid: int) -> str | None:
    """When a process was started; None where there is none."""
    if sys.platform == "win32":
        return _start_time_on_windows(pid)
    try:
        # The name of the program, in brackets, may hold spaces and brackets.
        fields = (_PROC / str(pid) / "stat").read_text("ascii", "replace").rpartition(")")[2]
    except OSError:
        return None if sys.platform == "linux" else _start_time_by_ps(pid)
    state, *others = fields.split()
    return None if state in _GONE else others[_START_TIME - 4]


def _start_time_by_ps(pid: int) -> str | None:
    """The same on macOS and the BSDs."""
    import subprocess  # not at every start

    try:
        said = subprocess.run(
            ["/bin/ps", "-o", "state=,lstart=", "-p", str(pid)],
            capture_output=True,
            check=False,
            env={"LC_ALL": "C", "TZ": "UTC"},
            timeout=10,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    state, _, started = said.stdout.decode("ascii", "replace").strip().partition(" ")
    return started.strip() if started and state[0] not in _GONE else None


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _QUERY: Final = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION
    _STILL_ACTIVE: Final = 259

    def _start_time_on_windows(pid: int) -> str | None:
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = wintypes.HANDLE
        process = wintypes.HANDLE(kernel.OpenProcess(_QUERY, False, pid))
        if not process:
            return None
        try:
            code = wintypes.DWORD()
            times = [wintypes.FILETIME() for _ in range(4)]
            kernel.GetExitCodeProcess(process, ctypes.byref(code))
            kernel.GetProcessTimes(process, *map(ctypes.byref, times))
        finally:
            kernel.CloseHandle(process)
        if code.value != _STILL_ACTIVE:
            return None
        return str(times[0].dwHighDateTime << 32 | times[0].dwLowDateTime)
