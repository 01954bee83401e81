"""Files written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

DRAFT: Final = ".reussite-"  # how the name of every draft begins, and how it ends
NEW: Final = ".new"
OLD: Final = 24 * 3600  # seconds after which nobody writes a draft any more
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_TRIES, _BETWEEN_TRIES = 300, 0.01  # seconds; another program holds the file for milliseconds


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a reader sees the old or the new content, never half of one; raises
    OSError. Where a link has this name, the file that it leads to is written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    # Of a length of its own: the target's name may be as long as names can be.
    draft = target.with_name(f"{DRAFT}{os.urandom(8).hex()}{NEW}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    _sweep(target.parent)
    with os.fdopen(os.open(draft, flags, 0o666), "wb") as file:
        try:
            _keep_mode(target, draft)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()  # Windows renames no open file
            draft.replace(target)
        except BaseException:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                draft.unlink()
            raise


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet, whole or not at all; raises OSError, FileExistsError
    where it is there. Nothing else in its folder is touched."""
    draft = path.with_name(f"{DRAFT}{os.urandom(8).hex()}{NEW}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(draft, flags, 0o666), "wb") as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            _name_new(draft, path)
        finally:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                draft.unlink()


def _name_new(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)  # fails where the name is taken, however short the moment
    except FileExistsError:
        raise
    except OSError as error:  # a file system without hard links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from error
        draft.rename(path)


def _keep_mode(target: Path, draft: Path) -> None:
    with suppress(OSError):
        draft.chmod(stat.S_IMODE(target.stat().st_mode))


def _sweep(folder: Path) -> None:
    """Remove drafts that a power cut left behind."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not (entry.name.startswith(DRAFT) and entry.name.endswith(NEW)):
                continue
            with suppress(OSError):
                found = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(found.st_mode) and found.st_mtime < time.time() - OLD:
                    os.unlink(entry.path)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other programs of ours from writing the file between reading and writing it.

    The lock is on its folder, which the system frees however a program ends. Where no lock can be
    had, or another program holds it for long, the file may be written all the same.
    """
    try:
        import fcntl
    except ImportError:  # Windows: the moment between reading and writing stays
        yield
        return
    try:
        folder = os.open(os.path.dirname(os.path.realpath(path)), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        yield
        return
    try:
        for _ in range(_TRIES):
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(_BETWEEN_TRIES)
            except OSError:
                break
            else:
                break
        yield
    finally:
        os.close(folder)
