"""The frozen program: a folder with everything in it but the system's own libraries.

Made by PyInstaller from locked dependencies, in an environment of its own. Two builds of the same
commit with the same Python are the same, byte for byte.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import dev
from workshop import BUILD, NAME, ROOT, PackagingError, fresh, is_linux, needs, run

LOCK = dev.BUILD_LOCK
ENVIRONMENT = BUILD / "environment"
STAGED = BUILD / "staged"
FROZEN = BUILD / "frozen" / NAME
FOREIGN = BUILD / "foreign-libraries.txt"
DEBIAN_PYTHON = Path("/usr/bin/python3")
NOT_RUNTIME = {".py"}  # in resources: the programs that drew the cards

# Of the build system's libraries, those that a desktop may lack: a portable build takes them along.
TAKEN_ALONG = (
    *("libpython3", "libffi.", "libsqlite3.", "libexpat.", "libbz2.", "liblzma.", "libuuid."),
    *("libz.", "libxcb-cursor.", "libxcb-icccm.", "libxcb-image.", "libxcb-keysyms."),
    *("libxcb-render-util.", "libxcb-util.", "libxkbcommon.", "libxkbcommon-x11."),
    "libwayland-cursor.",
)
# What a system with packages brings itself, with its security fixes.
PYTHON_ITSELF = ("libpython3",)


def freeze() -> Path:
    """The frozen program as a folder; made anew."""
    if is_linux():
        needs("objdump", "strip")
        dev.provide(dev.OFFSCREEN + dev.X11 + dev.WAYLAND)  # or PyInstaller would leave some out
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
            "PYTHONPATH": str(ROOT / "src"),
        },
    )
    compile_sources()
    if is_linux():
        strip()
    return FROZEN


# The environment it is frozen from.


def interpreter() -> Path:
    """Debian's Python where there is a fitting one: it starts faster than one built by hand."""
    if DEBIAN_PYTHON.exists() and sys.platform == "linux":
        asked = "import ensurepip, sys, sysconfig; print(sys.version_info >= (3, 11))"
        told = subprocess.run([DEBIAN_PYTHON, "-c", asked], capture_output=True, check=False)
        if told.stdout.strip() == b"True" and has_shared_library():
            return DEBIAN_PYTHON
    return Path(dev.base_python())


def has_shared_library() -> bool:
    """Whether Debian's Python can be frozen: its library is a package of its own."""
    return any(Path("/usr/lib").glob("*/libpython3.*.so.1.0"))


def environment() -> None:
    """Exactly the locked dependencies, in an environment that nothing else uses."""
    stamp = ENVIRONMENT / "lock"
    wanted = f"{interpreter()} {dev.fingerprint(LOCK.read_bytes())}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print(f"Making an environment to freeze from, with {interpreter()}", flush=True)
    fresh(ENVIRONMENT)
    run([interpreter(), "-m", "venv", ENVIRONMENT])
    run([python(), "-m", "pip", "install", "--no-input", "--require-hashes", "-r", LOCK])
    unpack_support()
    stamp.write_text(wanted, encoding="utf-8")


def python() -> Path:
    """The interpreter of that environment."""
    scripts = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return ENVIRONMENT.joinpath(*scripts)


def unpack_support() -> None:
    """Let PySide write its Python helpers out as files: it does so itself when asked."""
    run([python(), "-c", "import PySide6.QtCore"], {"SBK_EMBED": "0"})


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
    """Where the frozen program keeps everything but itself."""
    return FROZEN / "_internal"


def compile_sources() -> None:
    """Compile what stays as sources: a frozen program never writes bytecode."""
    folders = [internal() / "reussite" / "_bundled" / "plugins", internal() / "shiboken6/files.dir"]
    run(
        [
            *(python(), "-m", "compileall", "-q", "-j1", "--invalidation-mode", "unchecked-hash"),
            *("-s", str(internal())),
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


def foreign_libraries() -> list[str]:
    """What came along from the build system, as paths in the frozen program."""
    lines = FOREIGN.read_text(encoding="utf-8").splitlines()
    parts = [line.split("\t") for line in lines]
    return [target for kind, target, _ in parts if kind in ("BINARY", "SYMLINK")]


def copy_frozen(target: Path, *, kept: tuple[str, ...]) -> None:
    """A copy of the frozen program with only these of the build system's libraries."""
    if not FROZEN.exists():
        raise PackagingError("there is no frozen program yet")
    shutil.copytree(FROZEN, target, symlinks=True)
    for name in foreign_libraries():
        library = target / "_internal" / name
        if not library.name.startswith(kept):
            library.unlink(missing_ok=True)
    remove_dead_links(target)


def remove_dead_links(tree: Path) -> None:
    for path in tree.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def linux_files(share: Path, *command: str) -> None:
    """What a Linux package has beside the program, written by the program's own parts."""
    script = ROOT / "packaging" / "linux_files.py"
    variables = {"PYTHONPATH": str(ROOT / "src"), "QT_QPA_PLATFORM": "offscreen"}
    run([python(), script, share, *command], variables)
