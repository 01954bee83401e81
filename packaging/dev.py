#!/usr/bin/env python3
"""Set up and start everything there is to do with the source tree.

    python3 packaging/dev.py run [arguments of the program]

needs a Python and nothing else: it finds out which system libraries are
missing, installs them where it may, makes `.venv` from the locked
dependencies, and then does what it was asked for. Once set up, it adds a
fraction of a second. `make` is only a shorter way to call it.

Standard library only, since it runs before anything is installed; no syntax
newer than Python 3.7, so that an old Python gets a sentence and not a traceback.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import hashlib
import importlib
import importlib.util
import json
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT / "src"))

from reussite import system_libraries  # noqa: E402
from reussite.system_libraries import Library as Library  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

VENV = ROOT / ".venv"
OLD_VENV = ROOT / ".venv.old"  # kept until the new one is complete
RECORD = VENV / "reussite-setup.json"
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
APT_LOG = BUILD / "apt.log"
APT_RUNS = BUILD / "apt-runs"  # there as long as Debian packages are being unpacked
PICTURE = BUILD / "demo.png"
RUN_LOCK = ROOT / "packaging" / "requirements.lock"
DEV_LOCK = ROOT / "packaging" / "requirements-dev.lock"
BUILD_LOCK = ROOT / "packaging" / "requirements-build.lock"
OLDEST_PYTHON = (3, 11)
ROOM = 900_000_000  # bytes: Qt unpacked, its download, the tools
ON_WINDOWS = os.name == "nt"
WITHOUT_WINDOW = {"QT_QPA_PLATFORM": "offscreen"}
UNDER_TEST = {
    **WITHOUT_WINDOW,
    "LC_ALL": "C.UTF-8",  # nobody's own language
    "LANGUAGE": "",
    "PYTHONHASHSEED": "0",  # the processes that share the tests must name them alike
}


class SetUpError(Exception):
    """Foreseeable trouble, in one sentence for the reader."""


# System libraries: Qt's wheel brings Qt, but not what Qt expects of the system.

OFFSCREEN = system_libraries.CORE + system_libraries.DRAWING + system_libraries.NETWORK
X11 = system_libraries.X11
WAYLAND = system_libraries.WAYLAND
SOLVER = (Library("libfreecell-solver.so.0", "libfreecell-solver0"),)
# A desktop with a client of the accessibility bus, for the tests with real readers: programs and
# files, and the Debian packages that bring them.
READER = (
    Library("Xvfb", "xvfb"),
    Library("openbox", "openbox"),
    Library("xdotool", "xdotool"),
    Library("xprop", "x11-utils"),
    Library("dbus-daemon", "dbus"),
    Library("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
    Library("/usr/lib/*/girepository-1.0/Atspi-2.0.typelib", "gir1.2-atspi-2.0"),
    Library("/usr/lib/python3/dist-packages/gi/__init__.py", "python3-gi"),
)
TILING = (Library("i3", "i3-wm"),)
SWAY = (
    Library("sway", "sway"),
    Library("grim", "grim"),
    Library("wtype", "wtype"),
    Library("wl-paste", "wl-clipboard"),
)
ORCA = (
    Library("orca", "orca"),
    Library("speech-dispatcher", "speech-dispatcher"),
    Library("espeak-ng", "espeak-ng"),
)


def absent(wanted: Sequence[Library]) -> list[Library]:
    """Those not here: libraries, programs, or files where a pattern of the path is given."""
    return [one for one in wanted if not is_here(one)]


def is_here(wanted: Library) -> bool:
    """Whether the loader, the disk or the PATH has it."""
    if "/" in wanted.soname:
        return bool(glob.glob(wanted.soname))
    if ".so." in wanted.soname:
        return not list(system_libraries.missing([wanted]))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"])
    return shutil.which(wanted.soname, path=path) is not None


def missing_packages(libraries: Sequence[Library]) -> list[str]:
    """The Debian packages to install before Qt and the virtual environment work."""
    packages = list(dict.fromkeys(library.package for library in absent(libraries)))
    if needs_ensurepip() and importlib.util.find_spec("ensurepip") is None:
        packages.append("python{}.{}-venv".format(*sys.version_info))
    return packages


def needs_ensurepip() -> bool:
    """Debian leaves pip's seed out of its Python; uv does without it."""
    found = found_record()
    return shutil.which("uv") is None and (found is None or found.python != python_name())


def provide(libraries: Sequence[Library], optional: Sequence[Library] = ()) -> None:
    """See that the system has `libraries`, installing Debian packages where that is allowed.

    What is optional is installed along with the rest or alone, but nothing
    fails for want of it.
    """
    if not sys.platform.startswith("linux"):
        return
    needed = missing_packages(libraries)
    wanted = list(dict.fromkeys(library.package for library in absent(optional)))
    privilege = privileged() if needed or wanted or APT_RUNS.exists() else None
    if APT_RUNS.exists() and privilege is not None:
        repair(privilege)
    if needed and privilege is None:
        raise SetUpError(lacking(libraries, needed))
    try:
        if privilege is not None and needed + wanted:
            install(privilege, needed + wanted)
    except SetUpError:
        if needed:
            raise
    importlib.invalidate_caches()
    if still := missing_packages(libraries):
        raise SetUpError(f"installed, and still not found: {' '.join(still)}")
    for library in absent(optional):
        say(f"Going on without {library.package}: tests that need it are skipped.")


def privileged() -> list[str] | None:
    """What to put before apt-get to be allowed to install, or None where nobody may."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    with contextlib.suppress(OSError):
        asked = subprocess.run(
            ["sudo", "-n", "true"], capture_output=True, start_new_session=True, check=False
        )
        if asked.returncode == 0:  # without a terminal, as it will be used
            return ["sudo", "-n"]
    return None


def lacking(libraries: Sequence[Library], packages: Sequence[str]) -> str:
    """What to do about missing packages, for someone who may not install them from here."""
    names = " ".join(packages)
    if shutil.which("apt-get"):
        return (
            f"these system packages are missing: {names}\n"
            f"Install them, then try again:\n\n    sudo apt-get install {names}\n"
        )
    sonames = [library.soname for library in libraries if library.package in packages]
    if any(package.endswith("-venv") for package in packages):
        sonames.append("Python's ensurepip module")
    return (
        f"these system libraries are missing: {', '.join(sonames)}\n"
        "Install what your system calls the packages that hold them, then try again."
    )


def install(privilege: Sequence[str], packages: Sequence[str]) -> None:
    """Install Debian packages, fetching the lists first: a fresh system has none.

    Fetching can be interrupted at any moment; once packages are being unpacked, an interrupt waits
    until that is finished.
    """
    say(f"Installing Debian packages: {' '.join(packages)}")
    LOG.parent.mkdir(exist_ok=True)
    listed = followed([*apt(privilege), "update"])
    wanted = ["install", "-y", "--no-install-recommends", *packages]
    fetched = followed([*apt(privilege), *wanted, "--download-only"])
    if "dpkg was interrupted" in fetched.stdout or "--fix-broken" in fetched.stdout:
        repair(privilege)
        fetched = followed([*apt(privilege), *wanted, "--download-only"])
    installed = fetched
    if not fetched.returncode:
        installed = undisturbed([*apt(privilege), *wanted])
    if installed.returncode:
        text = (listed.stdout if listed.returncode else "") + installed.stdout
        raise SetUpError(f"apt-get could not install {' '.join(packages)}: {cause(text)}")


def apt(privilege: Sequence[str]) -> list[str]:
    """apt-get, asking nothing, and waiting where another one is at work."""
    settings = ["DEBIAN_FRONTEND=noninteractive", "NEEDRESTART_SUSPEND=1"]
    options = ["-o", "DPkg::Lock::Timeout=600", "-o", "Dpkg::Options::=--force-confold"]
    return [*privilege, "env", *settings, "apt-get", "-q", *options]


def repair(privilege: Sequence[str]) -> None:
    """Finish what an installation that was cut off has left half done."""
    say("An earlier installation of Debian packages did not finish: dpkg --configure -a does it.")
    configure = [*privilege, "env", "DEBIAN_FRONTEND=noninteractive", "dpkg", "--configure", "-a"]
    done = undisturbed(configure)
    while done.returncode and "lock" in done.stdout:
        say("It is still at work: waiting for its end.")
        time.sleep(5)
        done = undisturbed(configure)
    done = undisturbed([*apt(privilege), "install", "--fix-broken", "-y"])
    if done.returncode:
        raise SetUpError(f"dpkg could not be repaired: {cause(done.stdout)}")


def undisturbed(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run what leaves the system half done when it is cut off; an interrupt is heeded afterwards.

    In a session of its own Ctrl-C does not reach it, and it writes into a file: even where this
    process is killed it comes to its end. Where it does not, its mark on the disk tells the next
    run.
    """
    signals = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    received: list[int] = []

    def wait_for_it(number: int, _frame: object) -> None:
        if not received:
            line = "Interrupted: Debian packages are being installed; stopping once they are.\n"
            with contextlib.suppress(OSError):
                os.write(1, line.encode())  # print may be in the middle of a line
        received.append(number)

    before = {number: signal.signal(number, wait_for_it) for number in signals}
    try:
        APT_RUNS.touch()
        done = followed(command, start_new_session=True)
        if not done.returncode:
            APT_RUNS.unlink(missing_ok=True)  # another run may have repaired it
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if received:
        raise KeyboardInterrupt
    return done


SHOWN = ("Get:", "Unpacking ", "Setting up ", "E: ", "W: ", "dpkg: ")


def followed(
    command: Sequence[str], *, start_new_session: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a step that takes its time; the reader sees its progress, the log all of it."""
    with APT_LOG.open("w") as output, APT_LOG.open(encoding="utf-8", errors="replace") as written:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment({"LC_ALL": "C.UTF-8"}),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=start_new_session,
        )
        told, is_over = "", False
        while not is_over:
            is_over = process.poll() is not None  # asked first: what it wrote last is read after
            told += written.read()
            *lines, told = told.split("\n")
            for line in lines:
                if line.startswith(SHOWN):
                    say(f"  {line.rpartition(chr(13))[2][:100]}")
            time.sleep(0 if is_over else 0.1)
    text = APT_LOG.read_text(encoding="utf-8", errors="replace")
    log(command, text)
    return subprocess.CompletedProcess(list(command), process.returncode, text)


# The virtual environment: made once, recorded last, and never trusted half-made.


class Record(NamedTuple):
    """What the finished `.venv` was made of.

    It is removed before anything is installed and written after everything
    is, so a `.venv` without one was interrupted.
    """

    python: str
    place: str
    run_lock: str
    dev_lock: str  # empty as long as the development tools are not installed
    project: str


def wanted_record(*, dev: bool) -> Record:
    """The record of a `.venv` that would serve now."""
    init = ROOT / "src" / "reussite" / "__init__.py"
    return Record(
        python=python_name(),
        place=str(ROOT),
        run_lock=fingerprint(RUN_LOCK.read_bytes()),
        dev_lock=fingerprint(DEV_LOCK.read_bytes()) if dev else "",
        project=fingerprint(project_table() + init.read_bytes()),
    )


def python_name() -> str:
    """Which Python this is; not sys.version, whose build date changes with security updates."""
    return f"{platform.python_implementation()} {platform.python_version()} {sys.base_prefix}"


def project_table() -> bytes:
    """The parts of `pyproject.toml` an installation depends on; the tools' settings don't count."""
    import tomllib

    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [table["build-system"], table["project"], table["tool"]["hatch"]]
    return json.dumps(parts, sort_keys=True).encode()


def fingerprint(content: bytes) -> str:
    """A short name for `content` that changes whenever it does."""
    return hashlib.sha256(content).hexdigest()[:16]


def found_record() -> Record | None:
    """The record of the `.venv` that is there, if that one was ever finished."""
    try:
        record = Record(**json.loads(RECORD.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None
    return record if python().exists() else None


def set_up(*, dev: bool) -> None:
    """Make `.venv` fit the locks, doing only what is missing."""
    if fits(found_record(), wanted_record(dev=dev)):
        return
    with alone():
        if found_record() is None:
            bring_back()  # the last set-up was killed
        make(found_record(), wanted_record(dev=dev))


def fits(found: Record | None, wanted: Record) -> bool:
    """Whether nothing has to be done; development tools don't disturb who only plays."""
    return found is not None and found == wanted._replace(
        dev_lock=wanted.dev_lock or found.dev_lock
    )


def make(found: Record | None, wanted: Record) -> None:
    """Bring `.venv` from `found` to `wanted`: from scratch unless it is surely sound.

    An old one is put aside until the new one is complete, and comes back where that fails.
    """
    if fits(found, wanted):
        return  # another set-up finished while this one waited
    if found is not None and extends(found, wanted):
        fill(found, wanted)
        return
    put_aside(found)
    try:
        check_room()
        create_venv()
        fill(None, wanted)
    except BaseException:
        bring_back()
        raise
    remove(OLD_VENV)


def fill(found: Record | None, wanted: Record) -> None:
    """Install what is missing; the record, removed first, is written last."""
    RECORD.unlink() if RECORD.exists() else None
    if found is None:
        say("Installing the locked dependencies (about 100 MB the first time)")
        pip("--require-hashes", "-r", str(RUN_LOCK))
    if wanted.dev_lock and not (found and found.dev_lock):
        say("Installing the locked development tools")
        pip("--no-build-isolation", "--require-hashes", "-r", str(DEV_LOCK))
    say("Installing Réussite itself, in place")
    pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    point_to_sources()
    had = found.dev_lock if found else ""
    done = wanted._replace(dev_lock=wanted.dev_lock or had)
    RECORD.write_text(json.dumps(done._asdict(), indent=1), encoding="utf-8")


def put_aside(found: Record | None) -> None:
    """Make room for a new `.venv`; a finished one is kept until the new one is."""
    if found is not None:
        say("Making .venv anew: it was moved, or is of other versions")
        remove(OLD_VENV)
        VENV.rename(OLD_VENV)
    elif VENV.exists() or VENV.is_symlink():
        say("Making .venv anew: it is unfinished")
        remove(VENV)


def bring_back() -> None:
    """Put the old `.venv` back where making a new one failed."""
    if OLD_VENV.exists():
        remove(VENV)
        OLD_VENV.rename(VENV)
        say("The .venv that was there is kept.")


def remove(path: Path) -> None:
    """Remove a folder, a file or a link; one that is not there is as good as removed."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif path.exists() or path.is_symlink():
        path.unlink()


def point_to_sources() -> None:
    """Write the way from `.venv` to the sources as a relative path.

    Python reads that file in the locale's encoding, even in UTF-8 mode: under
    LC_ALL=C no Python of a `.venv` in a folder with an accent would start.
    """
    patterns = ("lib/python*/site-packages/_reussite.pth", "Lib/site-packages/_reussite.pth")
    for pth in [found for pattern in patterns for found in VENV.glob(pattern)]:
        pth.write_text(os.path.relpath(str(ROOT / "src"), str(pth.parent)), encoding="ascii")


def extends(found: Record, wanted: Record) -> bool:
    """Whether installing more into the found `.venv` gives what a new one would be."""
    return (found.python, found.place, found.run_lock) == (
        wanted.python,
        wanted.place,
        wanted.run_lock,
    ) and (not found.dev_lock or not wanted.dev_lock or found.dev_lock == wanted.dev_lock)


def check_room() -> None:
    """Say now, not after a minute, that the disk is too full."""
    free = shutil.disk_usage(ROOT).free
    if free < ROOM:
        raise SetUpError(
            f"{free // 1_000_000} MB free where {ROOT} lies, {ROOM // 1_000_000} MB needed"
        )


def create_venv() -> None:
    """An empty environment; without pip where uv does the installing."""
    say(f"Making .venv with Python {platform.python_version()}")
    without_pip = ["--without-pip"] if shutil.which("uv") else []
    made = log_of([base_python(), "-m", "venv", *without_pip, str(VENV)])
    if made.returncode:
        raise SetUpError(f"Python could not make {VENV}: {cause(made.stdout)}")


def pip(*arguments: str) -> None:
    """Install into `.venv`: with uv where it is on the PATH, else, or should it fail, with pip."""
    uv = shutil.which("uv")
    if uv and not log_of([uv, "pip", "install", "--python", str(python()), *arguments]).returncode:
        return
    if uv:
        say("uv could not do that; trying pip")
    own = [str(python()), "-m", "pip"]
    if log_of([*own, "--version"]).returncode:
        log_of([str(python()), "-m", "ensurepip"])
    # Two test tools come as sources without a pyproject.toml: the same build for every pip.
    uniform = [] if "-e" in arguments else ["--use-pep517"]
    installed = log_of([*own, "install", "--no-input", *uniform, *arguments])
    if installed.returncode:
        raise SetUpError(f"pip could not install: {cause(installed.stdout)}")


def python() -> Path:
    """The interpreter of `.venv`."""
    return VENV / "Scripts" / "python.exe" if ON_WINDOWS else VENV / "bin" / "python"


def tool(name: str) -> str:
    """A program that the development tools brought into `.venv`."""
    return str(python().with_name(name + (".exe" if ON_WINDOWS else "")))


def base_python() -> str:
    """The Python outside any environment: `.venv` may be ours, and about to be removed."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one set-up at a time touch `.venv`.

    What it starts inherits the lock: a pip that outlives a killed set-up is waited for.
    """
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as lock:
        if not ON_WINDOWS:
            import fcntl

            os.set_inheritable(lock.fileno(), True)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Waiting for another set-up of this folder")
                fcntl.flock(lock, fcntl.LOCK_EX)
        LOG.write_bytes(b"")
        yield


# Running things, and telling what went wrong.


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """This process's environment without what would bend the `.venv`.

    Bytecode is written: without it every start would compile the program anew.
    """
    bending = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH")
    misleading = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
    kept = {k: v for k, v in os.environ.items() if k not in bending + misleading}
    return {**kept, **(extra or {})}


def log_of(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a step of the set-up; what it prints goes to `build/setup.log`."""
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            close_fds=False,  # see alone()
            check=False,
        )
    except OSError as error:
        done = subprocess.CompletedProcess(list(command), 127, f"{command[0]}: {error.strerror}\n")
    log(command, done.stdout)
    return done


def log(command: Sequence[str], output: str) -> None:
    """Keep what a step of the set-up printed."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as file:
        file.write(f"$ {shown(command)}\n{output}")


CAUSES = (
    ("the disk is full", ("No space left on device",)),
    (
        "the network or the package index cannot be reached",
        (
            "after connection broken",
            "Temporary failure",
            "name resolution",
            "NewConnectionError",
            "Max retries exceeded",
            "Could not resolve",
            "Could not connect",
            "Connection refused",
            "Network is unreachable",
            "timed out",
        ),
    ),
    ("a download does not match its locked hash", ("DO NOT MATCH THE HASHES",)),
    (
        "the package index cannot be reached, or has nothing for this system and Python",
        ("No matching distribution", "Could not find a version"),
    ),
    ("another program is using apt-get", ("Could not get lock",)),
)


def cause(output: str) -> str:
    """One line about why a command failed, for those who won't read its log."""
    for sentence, marks in CAUSES:
        if any(mark in output for mark in marks):
            return f"{sentence} (all of it: {LOG})"
    lines = [line for line in output.splitlines() if line.strip()]
    return f"{lines[-1].strip() if lines else 'no reason given'} (all of it: {LOG})"


def call(
    command: Sequence[str], variables: Mapping[str, str] | None = None, folder: Path = ROOT
) -> int:
    """Run a command, in the source tree unless told, for the reader to watch; its exit status."""
    extra = variables or {}
    assignments = [f"{name}={value}" for name, value in extra.items()]
    say(f"$ {shown([*assignments, *command], folder)}")
    status = subprocess.run(command, cwd=folder, env=environment(extra), check=False).returncode
    return status if status >= 0 else 128 - status  # as a shell tells of a signal


def shown(command: Sequence[str], folder: Path = ROOT) -> str:
    """The command as one could type it in that folder."""
    return " ".join(shlex.quote(part.replace(f"{folder}{os.sep}", "")) for part in command)


def say(line: str) -> None:
    """Tell the reader what happens, in order even when the output is a file."""
    print(line, flush=True)


# What can be asked for.


def display() -> tuple[Library, ...]:
    """What a window needs on the displays there are."""
    return sum((system_libraries.OF_PLATFORM.get(name, ()) for name in platforms()), ())


def platforms() -> list[str]:
    """The kinds of display that there are, as Qt names them."""
    return system_libraries.platforms()


def run(arguments: Sequence[str]) -> int:
    """play; without a display and ARGS, leave a picture of a demonstration"""
    if not arguments and not platforms() and sys.platform.startswith("linux"):
        say("There is no display here (DISPLAY and WAYLAND_DISPLAY are empty).")
        return demo(arguments)
    provide(OFFSCREEN + display())
    set_up(dev=False)
    command = [str(python()), "-P", "-m", "reussite", *arguments]
    if not ON_WINDOWS:
        sys.stdout.flush()
        os.execve(command[0], command, environment())  # it gets signals and folder as they are
    return subprocess.run(command, env=environment(), check=False).returncode


def demo(arguments: Sequence[str]) -> int:
    """leave a picture of a demonstration in build/, display or not"""
    provide(OFFSCREEN)
    set_up(dev=False)
    BUILD.mkdir(exist_ok=True)
    PICTURE.unlink() if PICTURE.exists() else None
    say("Playing a demonstration without a window.")
    status = call(
        [str(python()), "-P", "-m", "reussite", "--demo", str(PICTURE), *arguments],
        WITHOUT_WINDOW,
        Path.cwd(),  # where the arguments may name files
    )
    if status == 0 and not PICTURE.exists():
        say(f"There should be a picture in {PICTURE}, and there is none.")
        return 1
    return status  # the program has said itself where the picture is


def lint(_arguments: Sequence[str]) -> int:
    """only check style, types and which part imports which"""
    provide(())
    set_up(dev=True)
    return checks()


def checks() -> int:
    """The four checks that need no test run, the quickest first; the first failure's status."""
    sources = os.pathsep.join(str(ROOT / folder) for folder in ("src", "plugins"))
    return (
        call([tool("ruff"), "check", "."])
        or call([tool("ruff"), "format", "--check", "."])
        or call([tool("mypy")])
        or call(
            [tool("lint-imports"), "--cache-dir", "build/cache/imports"], {"PYTHONPATH": sources}
        )
    )


def test(arguments: Sequence[str]) -> int:
    """check style and types, then run all tests that need no desktop"""
    provide(OFFSCREEN, optional=SOLVER)
    set_up(dev=True)
    return checks() or pytest(*arguments)


def test_desktop(arguments: Sequence[str]) -> int:
    """run the tests on real desktops of their own: X11, Wayland, Orca"""
    say("These tests start virtual screens, window managers and a screen reader of Debian's.")
    provide(OFFSCREEN + X11 + WAYLAND + READER + TILING + SWAY + ORCA)
    set_up(dev=True)
    places = [] if any("tests/" in word for word in arguments) else DESKTOP_TESTS
    return pytest("--desktop", "-n", "0", *places, *arguments)


DESKTOP_TESTS = ["tests/desktops", "tests/accessibility"]


def pictures(arguments: Sequence[str]) -> int:
    """take pictures of every window in every language into build/pictures"""
    provide(OFFSCREEN)
    set_up(dev=True)
    return call([str(python()), "packaging/pictures.py", *arguments])


def fuzz(arguments: Sequence[str]) -> int:
    """run all tests with many more examples: long"""
    provide(OFFSCREEN, optional=SOLVER)
    set_up(dev=True)
    return pytest("--full", *arguments)


def pytest(*arguments: str) -> int:
    """The tests, the same everywhere: no window flashes by, and nobody's language matters."""
    workers = () if "-n" in arguments else ("-n", "auto", "--dist", "worksteal")
    return call([tool("pytest"), *workers, *arguments], UNDER_TEST)


def bench(arguments: Sequence[str]) -> int:
    """measure speed"""
    provide(OFFSCREEN)
    set_up(dev=True)
    short = ROOT / "tests" / "benchmarks" / "short.py"
    return call([str(python()), str(short), *arguments], WITHOUT_WINDOW)


def bench_peers(arguments: Sequence[str]) -> int:
    """measure speed beside KPatience and AisleRiot, which it installs"""
    provide(OFFSCREEN + X11)
    set_up(dev=True)
    if package(["frozen"]):  # measured as players have it
        return 1
    peers = ROOT / "tests" / "benchmarks" / "peers"
    return call([str(python()), str(peers), *arguments], {})


def golden(arguments: Sequence[str]) -> int:
    """write the recorded games of the tests anew, to be reviewed as a diff"""
    provide(())
    set_up(dev=True)
    playthroughs = ["-m", "reussite.testing.playthroughs", "--regenerate", "tests/playthroughs"]
    return call([str(python()), *playthroughs, *arguments])


def translations(arguments: Sequence[str]) -> int:
    """gather texts, make the translation files, name what is missing"""
    provide(OFFSCREEN)
    set_up(dev=True)
    return call([str(python()), "packaging/translations.py", *arguments])


def words(arguments: Sequence[str]) -> int:
    """list every sentence that can be shown, in build/words.md (ARGS="--language fr")"""
    provide(OFFSCREEN)
    set_up(dev=True)
    return call([str(python()), "packaging/words.py", *arguments])


def api(arguments: Sequence[str]) -> int:
    """write the reference of the interface for plugins, plugins/API.md"""
    provide(())
    set_up(dev=True)
    return call([str(python()), "packaging/api_reference.py", *arguments])


def lock(arguments: Sequence[str]) -> int:
    """lock the dependencies anew (ARGS=--upgrade: newer versions)"""
    uv = shutil.which("uv") or fetched_uv()
    freezing = ["packaging/requirements-build.in", "--extra=build", f"-c={RUN_LOCK}"]
    extras = (
        (RUN_LOCK, ["--extra=build"]),
        (DEV_LOCK, ["--extra=dev", f"-c={RUN_LOCK}"]),
        (BUILD_LOCK, freezing),
    )
    for target, extra in extras:
        say(f"Locking {target.name}")
        locked = log_of(
            [
                *(uv, "pip", "compile", "pyproject.toml", *extra, *arguments),
                *("--universal", "--python-version=3.11", "--generate-hashes", "--quiet"),
                *("--custom-compile-command=make lock", f"--output-file={target}"),
            ]
        )
        if locked.returncode:
            raise SetUpError(f"uv could not lock: {cause(locked.stdout)}")
    return 0


def fetched_uv() -> str:
    """uv in an environment of its own: it is needed only to lock."""
    home = BUILD / "uv"
    uv = home / "bin" / "uv"
    if not uv.exists():
        say("Fetching uv")
        made = log_of([base_python(), "-m", "venv", str(home)])
        fetched = made.returncode or log_of([str(home / "bin" / "pip"), "install", "uv"]).returncode
        if fetched:
            raise SetUpError(f"uv could not be installed (see {LOG})")
    return str(uv)


def bare(arguments: Sequence[str]) -> int:
    """prove set-up, tests and packages on bare Debian 12 and 13 (as root)"""
    script = ROOT / "packaging" / "bare.py"
    return subprocess.run([base_python(), str(script), *arguments], check=False).returncode


# What targets keep outside this folder, for the next time.
CACHES = (Path("/var/tmp/reussite-bare"),)


def clean(_arguments: Sequence[str]) -> int:
    """remove .venv and all that was built or cached, named where it is elsewhere"""
    made = [".venv", ".venv.old", "build", "dist", "htmlcov", ".coverage", ".hypothesis"]
    cached = [".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache"]
    for name in made + cached:
        remove(ROOT / name)
    for top in ("src", "plugins", "tests", "packaging", "resources"):
        for folder in (ROOT / top).rglob("__pycache__"):
            shutil.rmtree(folder)
    for cache in CACHES:
        if not cache.exists():
            continue
        try:
            shutil.rmtree(cache)
            say(f"Removed {cache}")
        except PermissionError:
            say(f"Left {cache}, which is another user's: sudo rm -r {cache}")
    return 0


ERRANDS: dict[str, Callable[[Sequence[str]], int]] = {
    errand.__name__.replace("_", "-"): errand
    for errand in (
        run,
        test,
        test_desktop,
        bench_peers,
        lint,
        bench,
        demo,
        pictures,
        fuzz,
        golden,
        translations,
        words,
        api,
        lock,
        bare,
        clean,
    )
}


# Made by packaging/packages.py, which has more to say about each.
PACKAGES = ("frozen", "deb", "portable", "wheel", "screenshots", "check-deb", "bench-packages")


def package(arguments: Sequence[str]) -> int:
    """build a package, or prove one"""
    script = ROOT / "packaging" / "packages.py"
    return subprocess.run([base_python(), str(script), *arguments], check=False).returncode


def usage() -> str:
    """All targets with what they do."""
    import packages

    targets: dict[str, Callable[..., object]] = {**ERRANDS, **packages.TARGETS}
    lines = [f"  make {name:16}{target.__doc__}" for name, target in targets.items()]
    return "\n".join(
        [
            *lines,
            "",
            '  make TARGET ARGS="..."  passes arguments on: make run ARGS="--new FC"',
            "  without make:           python3 packaging/dev.py TARGET ...",
        ]
    )


def complain(sentence: str) -> None:
    """Tell what went wrong, in lines that fit a terminal."""
    for line in sentence.splitlines():
        wrapped = textwrap.fill(line, 80, break_long_words=False, break_on_hyphens=False)
        print(line if line.startswith(" ") else wrapped, file=sys.stderr)


ADVICE = {
    errno.EROFS: "copy the folder to a place where you may write, and try there",
    errno.EACCES: "make it yours, or copy the folder to a place where you may write",
    errno.EPERM: "make it yours, or copy the folder to a place where you may write",
    errno.ENOSPC: "make room on the disk, then try again",
}


def told(error: OSError) -> str:
    """What an error of the system means for the reader."""
    advice = ADVICE.get(error.errno or 0, "")
    place = error.filename or ROOT
    return f"{place}: {error.strerror or error}{': ' if advice else ''}{advice}."


def main(arguments: Sequence[str]) -> int:
    """Do one errand; its exit status, 1 for trouble while setting up, 2 for an unknown errand."""
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        found = f"Python {platform.python_version()} ({sys.executable})"
        print(f"Réussite needs Python {oldest} or newer; this is {found}.", file=sys.stderr)
        return 1
    if not arguments or arguments[0] in ("help", "-h", "--help"):
        print(usage())
        return 0
    if arguments[0] in PACKAGES:
        return package(arguments)
    if arguments[0] not in ERRANDS:
        print(f"There is no {arguments[0]!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return ERRANDS[arguments[0]](arguments[1:])
    except SetUpError as error:
        complain(f"Cannot set up: {error}")
    except OSError as error:
        complain(f"Cannot set up: {told(error)}")
    except KeyboardInterrupt:
        return 130
    return 1


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
