"""Prove the Debian package: in a Debian that has nothing, not even Python.

A minimal system is unpacked once; a copy of it gets the package. There the program is tested, on
a virtual screen of this system it is started as a desktop does, played with a mouse, given a file
to open and started in each language. Then the package is upgraded, removed and purged, after which
the system must be as before, file by file.

Needs root, and Debian's tools, which are installed where they are missing.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import bare
import debian_package
from screen import Screen, close, difference, screen, title, window, xdotool
from workshop import BUILD, DIST, NAME, PackagingError, fresh, needs, run, version

SUITE = "bookworm"
PICTURES = BUILD / "pictures"
PLAYER = "player"
HOME = f"/home/{PLAYER}"
ENTRY = f"/usr/share/applications/{NAME}.desktop"
# What any installation changes beside its files.
CHANGING = re.compile(
    r"^(proc|sys|dev|run|tmp|root|home)/|^var/(cache|log|tmp)/|^var/lib/(apt|dpkg)/"
    r"|^etc/(ld\.so\.cache|apt/)|^etc/(passwd|group|shadow|gshadow|subuid|subgid)-?$"
)
# What a desktop has that a bare Debian lacks: launchers, and who watches menus and files.
DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin", "shared-mime-info")
LANGUAGES = {  # the name of the game, and a word of the menu
    "en_GB": "Double Solitaire",
    "fr_FR": "Double Solitaire",
    "bg_BG": "Двоен пасианс",
    "ca_ES": "Doble solitari",
    "ru_RU": "Двойной пасьянс",
}
STOCK = (0.048, 0.19)  # where the stock lies in the window, as shares of its size
SAME = 0.02  # of the picture may differ where the same cards lie: the clock, the mouse
STOCK_AREA = 300  # pixels that a drawn card changes at the least


class System:
    """A Debian of its own in a folder."""

    def __init__(self, name: str) -> None:
        self.root = bare.CACHE / f"deb-{name}"
        shutil.rmtree(self.root, ignore_errors=True)
        base = bare.base(SUITE, with_python=False)
        bare.quietly(["cp", "-a", "--reflink=auto", str(base), str(self.root)])
        for path in bare.fetching_settings():
            bare.copy_into(self.root, path)
        (self.root / "etc/apt/sources.list").write_text(bare.sources(SUITE))
        (self.root / "etc/apt/apt.conf.d/99quiet").write_text('APT::Periodic::Enable "0";\n')
        self.run("apt-get -qq update")
        self.run(f"useradd --create-home {PLAYER}")

    def command(
        self, command: str, *, player: bool = False, display: str = "", **more: str
    ) -> list[str]:
        """What runs a shell command in there, all of whose processes end with it."""
        mounts = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"'
        enter = f'{mounts} && exec chroot {"--userspec=" + PLAYER if player else ""} "$0" "$@"'
        variables = {
            "HOME": HOME if player else "/root",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LANG": "C.UTF-8",
            **bare.fetching_environment(),
            **({"DISPLAY": display} if display else {}),
            **more,
        }
        return [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter),
            *(str(self.root), "/usr/bin/env", "-i"),
            *(f"{key}={value}" for key, value in variables.items()),
            *("sh", "-c", f"cd {variables['HOME']} && {command}"),
        ]

    def run(self, command: str, *, player: bool = False, **more: str) -> str:
        """What a command in there prints; raises when it fails."""
        done = subprocess.run(
            self.command(command, player=player, **more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            last = " / ".join(done.stdout.splitlines()[-6:])
            raise PackagingError(f"in {self.root}: {command} ended with {done.returncode}: {last}")
        return done.stdout

    @contextmanager
    def running(self, command: str, on: Screen, **more: str) -> Iterator[None]:
        """Let the player run something on a screen meanwhile."""
        started = self.command(f"{command}; sleep 120", player=True, display=on.display, **more)
        with (BUILD / "check-deb.log").open("a") as log:
            process = subprocess.Popen(started, stdout=log, stderr=log)
        try:
            yield
        finally:
            process.kill()  # and with it, as unshare promises, all that it started
            process.wait(20)

    def install(self, package: Path, *, options: str = "--no-install-recommends") -> None:
        shutil.copy(package, self.root / "tmp" / package.name)
        self.run(f"apt-get install -y -q {options} /tmp/{package.name}")

    def files(self) -> dict[str, str]:
        """Every file that should stay as it is, with what tells a change."""
        found = {}
        for folder, folders, names in os.walk(self.root):
            for name in [*names, *folders]:
                path = Path(folder, name)
                inside = str(path.relative_to(self.root))
                if not CHANGING.match(f"{inside}/" if path.is_dir() else inside):
                    state = path.lstat()
                    size = "" if path.is_dir() else str(state.st_size)
                    found[inside] = f"{state.st_mode:o} {size}"
        return found

    def packages(self) -> frozenset[str]:
        return bare.packages_in(self.root)


def say(line: str) -> None:
    print(f"  {line}", flush=True)


# The checks.


def check(options: Sequence[str]) -> None:
    """All of them or those named, on the package in dist (--build makes it first)."""
    if os.geteuid() != 0:
        raise PackagingError("only root can change the root folder: sudo make check-deb")
    needs(
        "desktop-file-validate", "appstreamcli", "lintian", "dpkg-deb", "xdotool", "Xvfb", "openbox"
    )
    package = DIST / f"{NAME}_{version()}_{debian_package.architecture()}.deb"
    if "--build" in options or not package.exists():
        package = debian_package.build()
    fresh(PICTURES)
    try:
        for name, part in PARTS.items():
            if name in options or not PARTS.keys() & set(options):
                part(package)
    except bare.BareError as error:
        raise PackagingError(str(error)) from error
    print(f"The package works. Pictures: {PICTURES}")


def validate(package: Path) -> None:
    """What Debian's and the desktops' own checkers say."""
    print("Checkers", flush=True)
    tree = fresh(BUILD / "unpacked")
    run(["dpkg-deb", "--extract", package, tree])
    run(["desktop-file-validate", tree / ENTRY[1:]])
    metainfo = next((tree / "usr/share/metainfo").iterdir())
    run(["appstreamcli", "validate", "--no-net", metainfo])
    run(["lintian", "--allow-root", "--fail-on", "error,warning", package])
    told = run(["lintian", "--allow-root", "--fail-on=none", "--show-overrides", "-I", package])
    lines = [line.split() for line in told.splitlines()]
    findings = Counter(words[0] + words[2] for words in lines if len(words) > 2)
    overridden = sum(count for tag, count in findings.items() if tag.startswith("O:"))
    say(f"desktop-file-validate, appstreamcli and lintian agree; {overridden} findings overridden")
    remarks = [f"{tag[2:]} ×{count}" for tag, count in findings.items() if tag.startswith("I:")]
    say(f"lintian's mere remarks: {', '.join(remarks) or 'none'}")
    expect("unused-override" not in told, "there is an override that overrides nothing")


def in_bare_system(package: Path) -> None:
    """Install, test and purge where there is nothing else."""
    print("A Debian without Python", flush=True)
    system = System("bare")
    expect(not list((system.root / "usr/bin").glob("python*")), "there is a Python already")
    files, packages = system.files(), system.packages()
    began = time.monotonic()
    system.install(package)
    more = len(system.packages() - packages)
    say(f"installed in {time.monotonic() - began:.0f} s, with {more - 1} other packages")
    expect(not list((system.root / "usr/bin").glob("python*")), "Python came along")
    expect(system.run("reussite --version").strip() == f"{NAME} {version()}", "another version")
    expect_no_missing_library(system)
    told = system.run("reussite --self-test", player=True)
    (PICTURES / "self-test.txt").write_text(told, encoding="utf-8")
    say(f"self-test: {told.strip().splitlines()[-1]}")
    check_plugin(system)
    purge(system, files, packages)
    shutil.rmtree(system.root)


def expect(so: bool, otherwise: str) -> None:
    if not so:
        raise PackagingError(otherwise)


def expect_no_missing_library(system: System) -> None:
    """No ELF file of the package lacks anything."""
    find = f"find /usr/lib/{NAME} -name '*.so*' -type f -exec ldd {{}} + 2>/dev/null"
    missing = {line.strip() for line in system.run(find).splitlines() if "not found" in line}
    expect(not missing, f"libraries are missing: {'; '.join(sorted(missing))}")
    say("every library is there")


PLUGIN = """
# Modules of Python's that the program itself does not use.
import asyncio, configparser, csv, decimal, statistics, urllib.request, wave, zoneinfo
import xml.etree.ElementTree

from reussite.api import hookimpl

@hookimpl
def reussite_variants():
    return []
"""
PLUGIN_TOML = """
name = "frozen_probe"
version = "1.0"
api_version = "1.0"
families = []
"""


def check_plugin(system: System) -> None:
    """A plugin in the player's folder works, Python's own modules included."""
    folder = system.root / f"{HOME[1:]}/.local/share/{NAME}/plugins/frozen_probe"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(PLUGIN)
    (folder / "plugin.toml").write_text(PLUGIN_TOML)
    system.run(f"chown -R {PLAYER}: {HOME}")
    told = system.run("reussite plugins --enable frozen_probe", player=True)
    expect("frozen_probe" in told, f"the player's plugin is not found: {told}")
    say("a plugin of the player's own is found and enabled")


def on_desktop(package: Path) -> None:
    """Start it as a desktop does, play, open a file, speak every language; then away with it."""
    print("A Debian with a desktop's launchers", flush=True)
    system = System("desktop")
    system.run(f"apt-get install -y -q --no-install-recommends {' '.join((*DESKTOP, 'xdg-utils'))}")
    files, packages = system.files(), system.packages()
    system.install(package, options="--install-recommends")
    with screen(manager="openbox") as on:
        say("started from its menu entry")
        play(system, on)
        open_file(system, on)
        for language, name in LANGUAGES.items():
            speak(system, on, language, name)
    upgrade(system, package)
    purge(system, files, packages, first_remove=True)
    shutil.rmtree(system.root)


def play(system: System, on: Screen) -> None:
    """A few cards drawn with the mouse, one taken back with the keyboard."""
    launch = f"gio launch {ENTRY}"
    with system.running(launch, on, XDG_CURRENT_DESKTOP="GNOME"):
        number = window(on)
        say(f"window “{title(on, number)}”")
        xdotool(on, "windowactivate", "--sync", number)
        before = on.settled()
        on.save(PICTURES / "started.png")
        width, height = size(on, number)
        place = (str(round(STOCK[0] * width)), str(round(STOCK[1] * height)))
        changes = []
        for _ in range(3):
            xdotool(on, "mousemove", "--window", number, *place)
            xdotool(on, "click", "1")
            after = on.settled()
            changes.append(difference(before, after))
            before = after
        xdotool(on, "mousemove", "0", "0")
        xdotool(on, "key", "ctrl+z")
        on.save(PICTURES / "played.png")
        expect(min(changes) > STOCK_AREA, f"clicks on the stock draw no cards: {changes}")
        say(f"three cards drawn by mouse; pixels changed: {changes}")
        played = on.settled()
        close(on, number)
    with system.running(launch, on, XDG_CURRENT_DESKTOP="GNOME"):
        number = window(on)
        on.save(PICTURES / "resumed.png")
        other = difference(played, on.settled()) / (len(played) // 4)
        expect(other < SAME, f"the game is not taken up again: {other:.1%} of the picture differ")
        say(f"started again, the game goes on: {other:.2%} of the picture differ")
        close(on, number)


def size(on: Screen, number: str) -> tuple[int, int]:
    told = dict(
        line.split("=", 1)
        for line in xdotool(on, "getwindowgeometry", "--shell", number).splitlines()
        if "=" in line
    )
    return int(told["WIDTH"]), int(told["HEIGHT"])


GAME = """{"format": "reussite-game",
 "version": 1,
 "code": "FT1-N-AAAAAAB",
 "program": "0.1.0",
 "started": "2026-11-29T20:08:10+00:00",
 "actions": [[0, "s0>w0"], [2310, "s0>w0"]],
 "elapsed_ms": 6010,
 "ended": null,
 "result": {"score": 0, "unit": "points", "moves": 2, "won": false}}
"""


def open_file(system: System, on: Screen) -> None:
    """A game file, opened as a double-click does."""
    file = system.root / HOME[1:] / "Моя игра é.reussite"
    file.write_text(GAME, encoding="utf-8")
    system.run(f"chown {PLAYER}: {shlex.quote('/' + str(file.relative_to(system.root)))}")
    kind = system.run(f"gio info -a standard::content-type {HOME}/*.reussite", player=True)
    expect("application/vnd.reussite.game+json" in kind, f"the file is of another kind: {kind}")
    opening = f"xdg-open {HOME}/*.reussite"
    with system.running(opening, on, XDG_CURRENT_DESKTOP="GNOME", LANG="C.UTF-8"):
        number = window(on)
        name = title(on, number)
        on.save(PICTURES / "file.png")
        expect("Quarante Voleurs" in name or "Forty" in name, f"another game is shown: {name}")
        say(f"xdg-open of a game file shows “{name}”")
        close(on, number)


def speak(system: System, on: Screen, language: str, name: str) -> None:
    """Start in a language; its name for the game stands in the title."""
    told = system.run("reussite --help", player=True, LANG=f"{language}.UTF-8", LC_ALL="")
    variables = {
        "LANG": f"{language}.UTF-8",
        "LANGUAGE": language,
        "REUSSITE_HOME": f"{HOME}/{language}",  # with no game left open
    }
    with system.running("reussite --new DS", on, **variables):
        number = window(on)
        found = title(on, number)
        on.save(PICTURES / f"{language}.png")
        expect(name in found, f"{language}: the title is {found}, not {name}")
        say(f"{language}: “{found}”, {told.strip().splitlines()[2]}")
        close(on, number)


# Upgrade, removal.


def upgrade(system: System, package: Path) -> None:
    """A later version over this one, with a file less and one more."""
    tree = fresh(BUILD / "upgrade")
    run(["dpkg-deb", "--raw-extract", package, tree])
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(text.replace(f"Version: {version()}", f"Version: {version()}+later"))
    (tree / "usr/share/doc" / NAME / "NEWS.md.gz").unlink()
    (tree / "usr/share/doc" / NAME / "new").write_text("of the later version\n")
    later = BUILD / f"{NAME}-later.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", tree, later])
    system.install(later)
    doc = system.root / "usr/share/doc" / NAME
    expect((doc / "new").exists() and not (doc / "NEWS.md.gz").exists(), "the upgrade is not whole")
    system.run("reussite --self-test", player=True)
    say("upgraded to a later version, self-test passed")


def purge(
    system: System,
    files: dict[str, str],
    packages: frozenset[str],
    *,
    first_remove: bool = False,
) -> None:
    """Nothing is left afterwards."""
    if first_remove:
        system.run(f"apt-get remove -y -q {NAME}")
        expect(not (system.root / "usr/lib" / NAME).exists(), "removing leaves files")
        expect(not (system.root / "usr/bin" / NAME).is_symlink(), "removing leaves its command")
        system.run("apt-get autoremove -y -q --purge")  # a package without settings is gone by now
    else:
        system.run(f"apt-get purge -y -q --autoremove {NAME}")
    left = system.packages() ^ packages
    expect(not left, f"other packages than before: {', '.join(sorted(left))}")
    now = system.files()
    changed = sorted(name for name in files.keys() | now.keys() if files.get(name) != now.get(name))
    expect(not changed, f"other files than before: {', '.join(changed[:20])}")
    say(f"purged: the same {len(packages)} packages and {len(now)} files and folders as before")


PARTS = {"checkers": validate, "bare": in_bare_system, "desktop": on_desktop}
