"""What the player has set, in one readable file."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite import settings as settings_module
from reussite.api import AUTO_PLACE, DOUBLE_CLICK
from reussite.atomic_writing import write_atomically
from reussite.settings import Settings

DAMAGED = {
    "half a line": b'[table]\ncards = "fou',
    "no table": b"cards",
    "binary": bytes(range(256)),
    "zeros": b"\x00" * 4096,
    "UTF-16": '[table]\ncards = "four"\n'.encode("utf-16"),
    "Latin-1": '[table]\nname = "Réussite"\n'.encode("latin-1"),
    "a key twice": b"[table]\ncards = 1\ncards = 2\n",
    "nested beyond sense": b"a = " + b"[" * 20_000,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def written(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def full_disk(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def kept_aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob("settings.toml.damaged-*"))


# Keeping


def test_nothing_is_written_before_something_is_set(path: Path) -> None:
    assert Settings(path).get("table", "cards", "four") == "four"
    assert not path.exists()
    assert not path.parent.exists()


@pytest.mark.parametrize("value", [True, False, 0, -7, "", "four", "Réussite – Пасианс\n", [1, 2]])
def test_what_is_set_survives_a_restart(path: Path, value: bool | int | str | list[int]) -> None:
    Settings(path).set("table", "key", value)
    again = Settings(path)
    assert again.section("table")["key"] == value
    assert type(again.section("table")["key"]) is type(value)
    assert again.problem is None


def test_the_file_is_readable(path: Path) -> None:
    settings = Settings(path)
    settings.set("DS", "double_click", False)
    settings.set("window", "language", "bg")
    assert tomllib.loads(path.read_text("utf-8")) == {
        "DS": {"double_click": False},
        "window": {"language": "bg"},
    }


def test_unknown_sections_and_keys_are_kept(path: Path) -> None:
    written(path, b'[future]\nwings = true\n[table]\ncards = "four"\nlegs = [1, 2]\n')
    Settings(path).set("table", "cards", "two")
    assert tomllib.loads(path.read_text("utf-8")) == {
        "future": {"wings": True},
        "table": {"cards": "two", "legs": [1, 2]},
    }


def test_a_value_of_another_type_counts_as_absent(path: Path) -> None:
    settings = Settings(written(path, b'[table]\nyes = 1\nnumber = "7"\ntext = true\n'))
    assert settings.get("table", "yes", False) is False
    assert settings.get("table", "number", 3) == 3
    assert settings.get("table", "text", "none") == "none"


def test_numbers_come_in_exactly_the_wanted_number(path: Path) -> None:
    settings = Settings(written(path, b'[window]\nplace = [1, 2, 3, 4]\nodd = [1, "2"]\n'))
    assert settings.numbers("window", "place", 4) == (1, 2, 3, 4)
    assert settings.numbers("window", "place", 2) is None
    assert settings.numbers("window", "odd", 2) is None
    assert settings.numbers("window", "nowhere", 2) is None


def test_texts_are_texts(path: Path) -> None:
    settings = Settings(written(path, b'[recent]\nfiles = ["a", 2, "b"]\nodd = 7\n'))
    assert settings.texts("recent", "files") == ["a", "b"]
    assert settings.texts("recent", "odd") == settings.texts("recent", "nothing") == []


def test_what_is_forgotten_is_gone_after_a_restart(path: Path) -> None:
    settings = Settings(path)
    settings.set("window", "place", [1, 2])
    settings.set("window", "full", True)
    settings.set("table", "cards", "two")
    settings.forget("window", "place")
    settings.forget("window", "never was")
    assert dict(Settings(path).section("window")) == {"full": True}
    settings.forget("window")
    assert dict(Settings(path).section("window")) == {}
    assert Settings(path).get("table", "cards", "") == "two"


def test_setting_the_same_again_writes_nothing(path: Path) -> None:
    settings = Settings(path)
    settings.set("table", "cards", "two")
    path.unlink()
    settings.set("table", "cards", "two")
    assert not path.exists()
    settings.set("table", "cards", "four")
    assert path.exists()


def test_without_a_file_everything_stays_in_memory(tmp_path: Path) -> None:
    settings = Settings(None)
    settings.set("table", "cards", "two")
    assert settings.get("table", "cards", "four") == "two"
    assert settings.problem is None
    assert list(tmp_path.iterdir()) == []


# Damage


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_kept_aside_and_defaults_are_used(path: Path, content: bytes) -> None:
    settings = Settings(written(path, content))
    assert settings.get("table", "cards", "four") == "four"
    assert not path.exists()
    (aside,) = kept_aside(path)
    assert aside.read_bytes() == content
    assert settings.take_problem() == ("settings-kept-aside", aside)
    assert settings.take_problem() is None


def test_after_damage_a_new_file_is_written_and_the_old_one_left_alone(path: Path) -> None:
    settings = Settings(written(path, b"nonsense"))
    settings.set("table", "cards", "two")
    assert Settings(path).get("table", "cards", "") == "two"
    assert [aside.read_bytes() for aside in kept_aside(path)] == [b"nonsense"]


def test_files_damaged_on_one_day_are_all_kept(path: Path) -> None:
    for content in (b"first nonsense", b"second nonsense"):
        Settings(written(path, content))
    assert [aside.read_bytes() for aside in kept_aside(path)] == [
        b"first nonsense",
        b"second nonsense",
    ]


def test_a_folder_in_the_place_of_the_file_is_no_settings(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    assert settings.get("table", "cards", "four") == "four"
    assert settings.problem is not None


@pytest.mark.parametrize("content", [b"", b"\n\n", b"# only a remark\n", b"cards = 1\n"])
def test_a_file_without_sections_is_no_damage(path: Path, content: bytes) -> None:
    settings = Settings(written(path, content))
    assert settings.problem is None
    assert settings.get("table", "cards", "four") == "four"


def test_windows_line_ends_are_no_damage(path: Path) -> None:
    settings = Settings(written(path, b'[table]\r\ncards = "two"\r\n'))
    assert settings.problem is None
    assert settings.get("table", "cards", "four") == "two"


def test_a_damaged_file_that_cannot_be_moved_is_not_said_to_be_kept_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(written(path, b"[table"))
    assert settings.take_problem() == ("settings-damaged", path)
    assert path.read_bytes() == b"[table"


def test_a_path_below_a_file_is_told_as_unreadable(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.touch()
    settings = Settings(home / "settings.toml")
    assert settings.take_problem() == ("settings-unreadable", home / "settings.toml")


def test_a_full_disk_is_told_as_one_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(path)
    monkeypatch.setattr(os, "fsync", full_disk)
    settings.set("table", "cards", "two")
    assert settings.take_problem() == ("settings-disk-full", path)
    settings.set("table", "cards", "four")
    settings.set("table", "felt", "green")
    assert settings.take_problem() is None
    assert settings.get("table", "cards", "") == "four"  # good for this time at least


def test_what_could_not_be_written_is_written_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(path)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full_disk)
        settings.set("table", "cards", "two")
    settings.set("table", "felt", "green")
    assert Settings(path).section("table") == {"cards": "two", "felt": "green"}


@pytest.mark.parametrize("where", ["a file in the way", "a path too long"])
def test_where_no_settings_can_be_the_defaults_hold_and_that_is_said_once(
    tmp_path: Path, where: str
) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / ("file" if "file" in where else "x" * 300) / "settings.toml"
    settings = Settings(path)
    assert settings.get("table", "cards", "four") == "four"
    assert settings.take_problem() == ("settings-unreadable", path)
    settings.set("table", "cards", "two")
    assert settings.take_problem() is None
    assert settings.get("table", "cards", "four") == "two"


def test_a_file_that_may_not_be_read_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal is put in by hand: for root there is none."""
    written(path, b'[table]\ncards = "two"\n')

    def refused(_path: Path, _most: int) -> str:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as system:
        system.setattr(settings_module, "read_regular_text", refused)
        settings = Settings(path)
        settings.set("table", "cards", "four")
    assert settings.take_problem() == ("settings-unreadable", path)
    assert path.read_bytes() == b'[table]\ncards = "two"\n'
    assert kept_aside(path) == []


# Beside other programs


def test_what_another_program_changed_meanwhile_stays(path: Path) -> None:
    window = Settings(written(path, b'[plugins]\nspider = "1.0"\n[table]\ncards = "two"\n'))
    Settings(path).forget("plugins", "spider")  # its trust is withdrawn
    Settings(path).set("DS", "double_click", False)
    window.set("table", "cards", "four")
    assert tomllib.loads(path.read_text("utf-8")) == {
        "plugins": {},
        "table": {"cards": "four"},
        "DS": {"double_click": False},
    }
    assert window.texts("plugins", "spider") == []
    assert window.get("plugins", "spider", "") == ""
    assert window.get("DS", "double_click", True) is False


def test_what_another_program_changed_is_taken_in_when_it_is_read_again(path: Path) -> None:
    window = Settings(path)
    assert not window.read_again()
    Settings(path).set("table", "cards", "two")
    assert window.read_again()
    assert window.get("table", "cards", "") == "two"
    assert not window.read_again()


def test_half_a_file_is_not_taken_in(path: Path) -> None:
    window = Settings(written(path, b'[table]\ncards = "two"\n'))
    written(path, b'[table]\ncards = "fo')
    assert not window.read_again()
    assert window.get("table", "cards", "") == "two"
    assert kept_aside(path) == []


def test_programs_that_change_different_settings_at_once_lose_none(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from reussite.settings import Settings\n"
        "settings = Settings(Path(sys.argv[1]))\n"
        "for number in range(10): settings.set('table', f'{sys.argv[2]}{number}', number)"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", code, str(path), name]) for name in ("a", "b", "c")
    ]
    assert [program.wait(60) for program in programs] == [0, 0, 0]
    assert len(Settings(path).section("table")) == 30


# The player's own file


def test_comments_order_and_the_players_own_lines_stay(path: Path) -> None:
    text = (
        "# mine\nname = 'x'\n\n[window]  # big\nplace = [1,\n  2]\n\n[table]\n"
        'cards = "two"  # easy to see\nfelt = "green"\n'
    )
    settings = Settings(written(path, text.encode()))
    settings.set("table", "cards", "four")
    settings.forget("table", "felt")
    settings.set("DS", "double_click", False)
    assert path.read_text("utf-8") == text.replace('"two"', '"four"').replace(
        'felt = "green"\n', "\n[DS]\ndouble_click = false\n"
    )


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = written(tmp_path / "dotfiles" / "mine.toml", b'[table]\ncards = "two"\n')
    path.parent.mkdir()
    path.symlink_to(real)
    Settings(path).set("table", "cards", "four")
    assert path.is_symlink()
    assert real.read_bytes() == b'[table]\ncards = "four"\n'


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_the_file_keeps_its_mode(path: Path, mode: int) -> None:
    written(path, b"").chmod(mode)
    Settings(path).set("table", "cards", "four")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_read_only_folder_is_told_once(path: Path) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)
    settings = Settings(path)
    settings.set("table", "cards", "two")
    assert settings.take_problem() == ("settings-not-written", path)


# Writing


def test_a_file_is_written_whole_and_no_draft_stays(path: Path) -> None:
    write_atomically(path, b"old")
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_when_writing_fails_the_old_content_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_atomically(path, b"old")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(path.parent.iterdir()) == [path]


# What variants declare


def test_a_preference_has_its_default_until_the_player_changes_it(path: Path) -> None:
    settings = Settings(path)
    assert settings.is_on(DS, DOUBLE_CLICK)
    assert not settings.is_on(DS, AUTO_PLACE)
    settings.set("DS", "double_click", False)
    assert not Settings(path).is_on(DS, DOUBLE_CLICK)
    assert Settings(path).is_on(FC, DOUBLE_CLICK)  # each variant has its own


def test_a_new_game_has_the_last_options_of_its_variant(path: Path) -> None:
    settings = Settings(path)
    assert settings.last_options(DS).letters == "D1N"
    settings.set("DS", "options", "D3V")
    assert Settings(path).last_options(DS).letters == "D3V"
    assert Settings(path).last_options(FC).letters == "N"


@pytest.mark.parametrize("letters", ["D9N", "", "d3v", "R"])
def test_options_that_there_are_no_longer_give_way_to_the_default(letters: str) -> None:
    settings = Settings(None)
    settings.set("DS", "options", letters)
    assert settings.last_options(DS) == DS.choose()
