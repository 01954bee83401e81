"""Files are written whole or not at all, under the name that was asked for."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from reussite.atomic_writing import DRAFT, NEW, OLD, write_atomically


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 246 + ".reussite")
    write_atomically(path, b"game")
    assert path.read_bytes() == b"game"
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="it has no modes")
def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o600)
    write_atomically(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_draft_of_another_is_not_written_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.urandom", lambda size: bytes(size))
    (tmp_path / "victim").write_bytes(b"mine")
    (tmp_path / f"{DRAFT}{bytes(8).hex()}{NEW}").symlink_to(tmp_path / "victim")
    with pytest.raises(FileExistsError):
        write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "victim").read_bytes() == b"mine"


def test_old_drafts_are_swept_and_new_ones_left(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in (f"{DRAFT}1{NEW}", f"{DRAFT}2{NEW}", "notes"))
    for path in (old, new, other):
        path.write_bytes(b"")
    for path in (old, other):
        os.utime(path, (path.stat().st_mtime - OLD - 60,) * 2)
    write_atomically(tmp_path / "file", b"new")
    assert sorted(os.listdir(tmp_path)) == sorted(["file", new.name, "notes"])
