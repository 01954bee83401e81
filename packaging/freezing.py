"""The frozen program: a folder with everything in it but the system's own libraries.

Made by PyInstaller from locked dependencies, in an environment of its own. Two builds of the same
commit with the same Python are the same, byte for byte.

On Debian, its own interpreter then takes the place of PyInstaller's start code, which can only use
Python as a shared library: the interpreter is compiled with profiles, and starts the program in a
seventh less time. What PyInstaller collected lies where that interpreter looks for its library:

    reussite                  a few lines of Python that start the program
    bin/python3.11            the interpreter
    lib/python3.11/           Python's library, PySide6, the program, all compiled
    lib/taken/                in portable builds: libraries of the build system
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import dev
from workshop import BUILD, NAME, ROOT, PackagingError, fresh, is_linux, needs, put, run

LOCK = dev.BUILD_LOCK
ENVIRONMENT = BUILD / "environment"
STAGED = BUILD / "staged"
FROZEN = BUILD / "frozen" / NAME
FOREIGN = BUILD / "foreign-libraries.txt"
LOADER = ROOT / "packaging" / "support_loader.py"
DEBIAN_PYTHON = Path("/usr/bin/python3")
NOT_RUNTIME = {".py"}  # in resources: the programs that drew the cards

# Of the build system's libraries, those that a desktop may lack: a portable build takes them along.
TAKEN_ALONG = (
    *("libpython3", "libffi.", "libsqlite3.", "libexpat.", "libbz2.", "liblzma.", "libuuid."),
    *("libz.", "libxcb-cursor.", "libxcb-icccm.", "libxcb-image.", "libxcb-keysyms."),
    *("libxcb-render.", "libxcb-render-util.", "libxcb-shape.", "libxcb-util.", "libxcb-xkb."),
    *("libxkbcommon.", "libxkbcommon-x11."),
    "libwayland-cursor.",
    *("libgssapi_krb5.", "libkrb5", "libk5crypto.", "libcom_err.", "libkeyutils.", "libbrotli"),
)
NOT_COLLECTED = ("libwayland-cursor.so.0",)  # left to the system by PyInstaller, all the same


# What the frozen program is linked with: PyInstaller leaves out what it does not find, and Debian's
# tool wants to know the package of each.
LINKED = (
    *dev.OFFSCREEN,
    *dev.X11,
    *dev.WAYLAND,
    dev.Library("libwayland-egl.so.1", "libwayland-egl1"),
    dev.Library("libxcb-glx.so.0", "libxcb-glx0"),
)


# What PySide says of wrong arguments and of signatures.
MISTAKES = """
import inspect
from PySide6.QtCore import QObject, QRect, QTimer
for wrong in (
    lambda: QTimer().setInterval("x"),
    lambda: QRect(1, 2, "a", 4),
    lambda: QObject(foo=3),
    lambda: inspect.signature(QObject.setObjectName),
    lambda: QObject.setObjectName.__doc__,
    lambda: QObject.__doc__,
):
    try:
        print(wrong())
    except Exception as error:
        print(repr(error))
"""


def needs_for_freezing(*tools: str) -> None:
    """See that everything is here that freezing needs.

    :param tools: programs that are needed beside.
    """
    if is_linux():
        needs("objdump", "strip", *tools, libraries=[*LINKED, *parts_of_python()])


def parts_of_python() -> Iterator[dev.Library]:
    """What Debian's Python leaves to packages of its own: its shared library, and pip's seed."""
    if has_own_interpreter():
        name = interpreter_name()
        yield dev.Library(f"lib{name}.so.1.0", f"lib{name}")
        yield dev.Library(f"/usr/lib/{name}/ensurepip/__init__.py", f"{name}-venv")


def freeze() -> Path:
    """The frozen program as a folder; made anew."""
    needs_for_freezing()
    environment()
    stage()
    print("Freezing the program", flush=True)
    spec = ROOT / "packaging" / "reussite.spec"
    work = BUILD / "work"
    run(
        [
            *(python(), "-m", "PyInstaller", "--clean", "--noconfirm", "--log-level=WARN"),
            *("--distpath", FROZEN.parent, "--workpath", work, spec),
        ],
        {
            "PYTHONHASHSEED": "1",
            "REUSSITE_STAGED": str(STAGED),
            "REUSSITE_FOREIGN": str(FOREIGN),
            "REUSSITE_ICON": icon(),
            "REUSSITE_LOOSE": "1" if has_own_interpreter() else "",
            "PYTHONPATH": str(ROOT / "src"),
        },
    )
    if has_own_interpreter():
        put_interpreter()
    compile_sources()
    if is_linux():
        strip()
    return FROZEN


# The environment it is frozen from.


def interpreter() -> Path:
    """Debian's Python where there is a fitting one: it starts faster than one built by hand."""
    if DEBIAN_PYTHON.exists() and Path("/etc/debian_version").exists():
        asked = "import sys; print(sys.version_info >= (3, 11))"
        told = subprocess.run([DEBIAN_PYTHON, "-c", asked], capture_output=True, check=False)
        if told.stdout.strip() == b"True":
            return DEBIAN_PYTHON
    return Path(dev.base_python())


def environment() -> None:
    """Exactly the locked dependencies, in an environment that nothing else uses."""
    stamp = ENVIRONMENT / "lock"
    inputs = LOCK.read_bytes() + LOADER.read_bytes()
    wanted = f"{interpreter()} {dev.fingerprint(inputs)}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    needs(libraries=[part for part in parts_of_python() if part.package.endswith("-venv")])
    print(f"Making an environment to freeze from, with {interpreter()}", flush=True)
    fresh(ENVIRONMENT)
    run([interpreter(), "-m", "venv", ENVIRONMENT])
    run([python(), "-m", "pip", "install", "--no-input", "--require-hashes", "-r", LOCK])
    unpack_support()
    quicken_support()
    stamp.write_text(wanted, encoding="utf-8")


def python() -> Path:
    """The interpreter of that environment."""
    scripts = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return ENVIRONMENT.joinpath(*scripts)


def unpack_support() -> None:
    """Let PySide write its Python helpers out as files: it does so itself when asked."""
    run([python(), "-c", "import PySide6.QtCore"], {"SBK_EMBED": "0"})


def quicken_support() -> None:
    """Let those helpers be imported when they are wanted, where PySide then says the same of wrong
    arguments; another version may not."""
    said = run([python(), "-c", MISTAKES])
    found = run([python(), "-c", "import shiboken6; print(shiboken6.__file__)"]).strip()
    loader = Path(found).parent / "files.dir" / "shibokensupport" / "signature" / "loader.py"
    whole = loader.with_name("whole_loader.py")
    loader.rename(whole)
    shutil.copy(LOADER, loader)
    quick = subprocess.run([python(), "-c", MISTAKES], capture_output=True, text=True, check=False)
    if quick.returncode or quick.stdout != said:
        print("PySide's helpers are left as they are: this version wants all at once", flush=True)
        whole.replace(loader)


def stage() -> None:
    """Plugins and resources as a wheel has them."""
    fresh(STAGED)
    for top in ("plugins", "resources"):
        for source in wanted_files(ROOT / top):
            target = STAGED / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def wanted_files(top: Path) -> Iterator[Path]:
    """The files that the program reads when it runs."""
    for path in sorted(top.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        if top.name == "resources" and path.suffix in NOT_RUNTIME:
            continue
        yield path


def icon() -> str:
    """The icon that the program itself carries, where systems want that."""
    kinds = {"win32": "ico", "darwin": "icns"}
    if sys.platform not in kinds:
        return ""
    folder = BUILD / "icons"
    script = ROOT / "packaging" / "icon_files.py"
    variables = {"PYTHONPATH": str(ROOT / "src"), "QT_QPA_PLATFORM": "offscreen"}
    run([python(), script, folder], variables)
    return str(folder / f"{NAME}.{kinds[sys.platform]}")


# What PyInstaller left to do.


def internal() -> Path:
    """Where the frozen program keeps everything but itself, below its folder."""
    return Path("lib", interpreter_name()) if has_own_interpreter() else Path("_internal")


def has_own_interpreter() -> bool:
    """Whether Debian's interpreter is used: the only one known to need no shared library."""
    return interpreter() == DEBIAN_PYTHON


def interpreter_name() -> str:
    return DEBIAN_PYTHON.resolve().name


def put_interpreter() -> None:
    """Lay out what PyInstaller collected as that interpreter expects its library."""
    library = FROZEN / internal()
    library.parent.mkdir()
    (FROZEN / "_internal").rename(library)
    (library / interpreter_name() / "lib-dynload").rename(library / "lib-dynload")
    (library / interpreter_name()).rmdir()
    for file in library.glob("libpython*"):
        file.unlink()
    binary = FROZEN / "bin" / interpreter_name()
    binary.parent.mkdir()
    shutil.copy(DEBIAN_PYTHON.resolve(), binary)
    put_portable_starter(FROZEN)


def put_starter(folder: Path, binary: Path) -> None:
    """The program itself: lines that the interpreter runs, which is named by its whole path.

    -I and -S: nothing of the system's Python or the player's is looked at; -B: nothing is written.
    """
    lines = (ROOT / "packaging" / "freeze_entry.py").read_text(encoding="utf-8")
    put(folder / NAME, f"#!{binary} -ISB\n{lines}", 0o755)


PORTABLE_STARTER = """\
#!/bin/sh
# Starts the program wherever its folder lies.
home=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH_ORIG="${LD_LIBRARY_PATH-}"
export LD_LIBRARY_PATH="$home/lib/taken${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$home/bin/@PYTHON@" -ISB "$home/start.py" "$@"
"""


def put_portable_starter(folder: Path) -> None:
    """The same for a folder that may lie anywhere, with libraries taken along."""
    (folder / NAME).unlink()
    lines = (ROOT / "packaging" / "freeze_entry.py").read_bytes()
    put(folder / "start.py", lines)
    put(folder / NAME, PORTABLE_STARTER.replace("@PYTHON@", interpreter_name()), 0o755)


def compile_sources() -> None:
    """Compile what stays as sources: a frozen program never writes bytecode."""
    home = FROZEN / internal()
    folders = [home / "reussite" / "_bundled" / "plugins", home / "shiboken6" / "files.dir"]
    run(
        [
            *(python(), "-m", "compileall", "-q", "-j1", "--invalidation-mode", "unchecked-hash"),
            *("-s", str(home)),
            *(str(folder) for folder in folders if folder.is_dir()),
        ]
    )


def strip() -> None:
    """Take out what only a debugger reads."""
    for library in shared_objects(FROZEN):
        if library.name != NAME:  # the program carries its modules behind its own code
            run(["strip", "--strip-unneeded", "--remove-section=.comment", library])


def shared_objects(tree: Path) -> Iterator[Path]:
    """All ELF files of a tree."""
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def needed_glibc(tree: Path) -> str:
    """The oldest C library that everything in a tree runs with."""
    told = run(["objdump", "-p", *shared_objects(tree)])
    versions = re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)
    return "{}.{}".format(*max((int(major), int(minor)) for major, minor in versions))


def foreign_libraries() -> list[str]:
    """What came along from the build system, as paths in the frozen program."""
    lines = FOREIGN.read_text(encoding="utf-8").splitlines()
    parts = [line.split("\t") for line in lines]
    return [target for kind, target, _ in parts if kind in ("BINARY", "SYMLINK")]


def copy_for_system(target: Path, place: Path) -> None:
    """A copy for a system whose packages bring the libraries, with their security fixes.

    :param place: where the copy will lie at last.
    """
    copy_frozen(target)
    for library in foreign_in(target):
        if has_own_interpreter() or not library.name.startswith("libpython"):
            library.unlink()
    remove_dead_links(target)
    if has_own_interpreter():
        (target / "start.py").unlink()
        put_starter(target, place / "bin" / interpreter_name())


def copy_for_anywhere(target: Path) -> None:
    """A copy that runs wherever it lies, with those libraries that a desktop may lack."""
    copy_frozen(target)
    taken = target / "lib" / "taken"
    for library in foreign_in(target):
        if not library.name.startswith(TAKEN_ALONG):
            library.unlink()
        elif has_own_interpreter():
            taken.mkdir(exist_ok=True)
            library.rename(taken / library.name)
    for name in NOT_COLLECTED if has_own_interpreter() else ():
        found = next(Path("/usr/lib").glob(f"*-linux-gnu/{name}"), None)
        if found is None:
            raise PackagingError(f"{name} is not on this system")
        shutil.copy(found, taken / name)
    remove_dead_links(target)


def copy_frozen(target: Path) -> None:
    if not FROZEN.exists():
        raise PackagingError("there is no frozen program yet")
    shutil.copytree(FROZEN, target, symlinks=True)


def foreign_in(tree: Path) -> list[Path]:
    """The libraries of the build system that are in a copy."""
    files = [tree / internal() / name for name in foreign_libraries()]
    return [file for file in files if file.exists() or file.is_symlink()]


def remove_dead_links(tree: Path) -> None:
    for path in tree.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def linux_files(share: Path, *command: str) -> None:
    """What a Linux package has beside the program, written by the program's own parts."""
    script = ROOT / "packaging" / "linux_files.py"
    variables = {"PYTHONPATH": str(ROOT / "src"), "QT_QPA_PLATFORM": "offscreen"}
    run([python(), script, share, *command], variables)
