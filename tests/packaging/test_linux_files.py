"""What packages have beside the program: quick checks of files, nothing is built."""

from __future__ import annotations

import configparser
import gzip
import re
import struct
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImageReader

from reussite import __version__, desktop_entry
from reussite.cli.commands import COMMANDS, WINDOW
from reussite.game.game_file import MIME, SUFFIX
from reussite.i18n.languages import CODES
from reussite.paths import bundled_plugins, resources
from reussite.plugins.host import PluginHost
from reussite.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
TEMPLATE = (resources() / "desktop" / "reussite.desktop").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def plugins() -> PluginHost:
    known = PluginHost(Settings(None), bundled=bundled_plugins(), safe=True)
    known.load_folders()
    return known


@pytest.fixture
def share(tmp_path: Path, plugins: PluginHost, qapp: object) -> Path:
    desktop_entry.write(tmp_path, ["reussite"], plugins)
    return tmp_path


@pytest.fixture
def entry(share: Path) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys are as written
    parser.read(share / "applications" / "reussite.desktop", encoding="utf-8")
    return parser


# The menu entry.


def test_the_entry_opens_game_files(entry: configparser.RawConfigParser) -> None:
    main = entry["Desktop Entry"]
    assert main["Exec"] == "reussite %f"
    assert main["TryExec"] == "reussite"
    assert main["MimeType"] == f"{MIME};"
    assert main["Type"] == "Application"
    assert main["StartupWMClass"] == "reussite"  # as the window calls itself


def test_every_variant_has_an_action_in_every_language_it_has_a_name_in(
    entry: configparser.RawConfigParser, plugins: PluginHost
) -> None:
    actions = entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
    assert sorted(actions) == sorted(f"new-{family}" for family in plugins.variants)
    for family, variant in plugins.variants.items():
        action = entry[f"Desktop Action new-{family}"]
        assert action["Name"] == variant.name
        assert action["Exec"] == f"reussite --new {family}"
    assert entry["Desktop Action new-SPIDER"]["Name[ru]"] == "Паук"


def test_the_entry_speaks_every_language() -> None:
    for language in set(CODES) - {"en"}:
        for key in ("GenericName", "Comment", "Keywords"):
            assert f"\n{key}[{language}]=" in TEMPLATE


@pytest.mark.parametrize(
    ("word", "quoted"),
    [
        ("/usr/bin/reussite", "/usr/bin/reussite"),
        ("/home/é b/reussite", '"/home/é b/reussite"'),
        ("/100 %/r", '"/100 %%/r"'),
        ('/a"b/r', r'"/a\\"b/r"'),
        ("/a$b/r", r'"/a\\$b/r"'),
        (r"/a\b/r", r'"/a\\\\b/r"'),
    ],
)
def test_commands_are_quoted_as_entries_want_it(word: str, quoted: str) -> None:
    assert f"\nExec={quoted} %f\n" in desktop_entry.entry(TEMPLATE, [word], {})


def test_installed_and_removed_again_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")  # without programs that would leave caches
    kept = tmp_path / "applications" / "other.desktop"
    kept.parent.mkdir()
    kept.touch()
    told = desktop_entry.install()
    assert str(tmp_path / "applications" / "reussite.desktop") in told.text
    assert all(file.stat().st_size for file in desktop_entry.files(tmp_path))
    desktop_entry.remove()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [kept]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["applications"]
    assert desktop_entry.remove().text == "Réussite has no menu entry of its own to remove."


# Icons and the kind of file.


def test_icons_have_the_size_of_their_folder(share: Path) -> None:
    icons = sorted((share / "icons").rglob("*.png"))
    assert len(icons) == 2 * len(desktop_entry.SIZES)
    for icon in icons:
        content = icon.read_bytes()
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">2I", content[16:24])
        assert icon.parent.parent.name == f"{width}x{height}"


def test_the_kind_of_file_is_that_of_game_files() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ElementTree.parse(resources() / "desktop" / "reussite.xml").getroot()
    kind = root.find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME
    glob = kind.find("m:glob", space)
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert MIME.replace("/", "-") == desktop_entry.FILE_ICON


@pytest.mark.parametrize(("kind", "sizes"), [("ico", {16, 32, 256}), ("icns", {32, 256, 1024})])
def test_icons_of_other_systems_hold_all_sizes(
    kind: str, sizes: set[int], monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import icon_files

    drawn = {size: icon_files.drawn(size) for size in sorted(sizes)}
    content: bytes = getattr(icon_files, kind)(drawn)
    buffer = QBuffer()
    buffer.setData(content)
    reader = QImageReader(buffer, kind.encode())
    found = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.add(reader.read().width())
    assert found == sizes


# Metadata, man page, version: written by packaging/linux_files.py, of which these are the parts.


@pytest.fixture
def linux_files(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import linux_files

    return linux_files


@pytest.mark.parametrize("place", [None, "https://pictures.example/reussite/"])
def test_the_metadata_are_well_formed(linux_files: ModuleType, place: str | None) -> None:
    root = ElementTree.fromstring(linux_files.metainfo(place))
    assert root.findtext("launchable") == "reussite.desktop"
    assert root.findtext("provides/mediatype") == MIME
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    addresses = [image.text for image in root.iter("image")]
    wanted = [f"https://pictures.example/reussite/{name}.png" for name in _screenshots()]
    assert sorted(filter(None, addresses)) == (wanted if place else [])
    for language in set(CODES) - {"en"}:
        lang = "{http://www.w3.org/XML/1998/namespace}lang"
        assert any(node.get(lang) == language for node in root.iter("summary"))


def _screenshots() -> list[str]:
    return sorted(file.stem for file in (LINUX / "screenshots").glob("*.png"))


def test_the_man_page_names_every_command_and_option(linux_files: ModuleType) -> None:
    page = linux_files.man_page()
    assert "@" not in page
    plain = page.replace("\\-", "-")
    for command in (WINDOW, *COMMANDS.values()):
        assert not command.name or f"\\fB{command.name}\\fR" in plain
        for option in command.options:
            assert option.name in plain
            assert option.value in plain
    assert not [line for line in page.splitlines() if re.match(r"'|\.(?![A-Z]|br$)", line)]


def test_pages_are_packed_without_a_date() -> None:
    assert gzip.compress(b"page", 9, mtime=0)[4:8] == b"\0\0\0\0"


def test_the_version_is_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import workshop

    assert workshop.version() == __version__


def test_the_notices_name_what_is_locked() -> None:
    notices = (ROOT / "packaging" / "licences" / "NOTICES.md").read_text(encoding="utf-8")
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    building = {"editables", "hatchling", "packaging", "pathspec", "setuptools", "wheel"}
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE)) - building
    named = {"pyside6-essentials": "PySide6", "trove-classifiers": "MIT"}
    for name in locked:
        assert named.get(name, name) in notices


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock"])
def test_locks_agree_and_are_by_hash(name: str) -> None:
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    pins = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))
    build = (ROOT / "packaging" / "requirements-build.lock").read_text(encoding="utf-8")
    assert text.count("--hash=sha256:") >= len(pins)
    assert "://" not in text
    for package, version in pins.items():
        assert f"\n{package}=={version} " in build
