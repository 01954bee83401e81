"""Who may import whom, and what needs no Qt."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from support.python_process import ROOT, SOURCES, run_python

#: What rules and sessions may not look at: time, chance, files and the surroundings come in
#: through the door.
OUTSIDE = {"os", "sys", "time", "datetime", "random", "secrets", "pathlib", "io", "threading",
           "subprocess", "socket", "tempfile", "shutil", "platform", "locale"}  # fmt: skip


def test_the_import_contracts_hold() -> None:
    lint_imports = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [lint_imports, "--no-cache"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": SOURCES},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


WITHOUT_QT = """
import importlib, pkgutil, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} was imported")

sys.meta_path.insert(0, Blocked())
for root in sys.argv[1:]:
    package = importlib.import_module(root)
    for module in pkgutil.walk_packages(getattr(package, "__path__", []), root + "."):
        foreign = ".windows_" in module.name and sys.platform != "win32"
        if not foreign and not module.name.endswith(".__main__"):
            importlib.import_module(module.name)
assert "PySide6" not in sys.modules
print("imported")
"""

PACKAGES = (
    "reussite.kernel",
    "reussite.api",
    "reussite.game",
    "reussite.store",
    "reussite.plugins",
    "reussite.settings",
    "reussite.testing",
)
PLUGINS = tuple(sorted(init.parent.name for init in ROOT.glob("plugins/*/__init__.py")))


def test_all_below_the_table_needs_no_qt() -> None:
    imported = run_python(WITHOUT_QT, *PACKAGES, *PLUGINS)
    assert imported.stdout == "imported\n", imported.stderr
    assert imported.returncode == 0


def modules_of(package: str) -> list[Path]:
    return sorted((ROOT / "src" / "reussite" / package).glob("*.py"))


def imports_of(file: Path) -> set[str]:
    """The top-level names of all imports, at the top of a file or within it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("file", modules_of("kernel"), ids=lambda file: file.stem)
def test_the_kernel_is_made_of_the_standard_library_alone(file: Path) -> None:
    assert imports_of(file) <= {"reussite", *sys.stdlib_module_names}


@pytest.mark.parametrize(
    "file",
    [*modules_of("kernel"), ROOT / "src/reussite/game/session.py",
     ROOT / "src/reussite/game/clock.py"],
    ids=lambda file: file.stem,
)  # fmt: skip
def test_time_and_chance_come_in_through_the_door(file: Path) -> None:
    assert not imports_of(file) & OUTSIDE


@pytest.mark.parametrize("name", PLUGINS)
def test_a_bundled_plugin_uses_the_public_names_only(name: str) -> None:
    for file in (ROOT / "plugins" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("reussite"):
                assert node.module == "reussite.api", file


def module_name(file: Path) -> str:
    """The dotted name of a source file; a package goes by its folder."""
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_imported(file: Path, known: set[str]) -> set[str]:
    """Our modules that a file imports anywhere in it, for types alone too."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                submodule = f"{node.module}.{alias.name}"
                found.add(submodule if submodule in known else node.module)
    return (found & known) - {module_name(file)}


def test_no_module_imports_itself_by_way_of_others() -> None:
    files = {module_name(file): file for file in (ROOT / "src" / "reussite").rglob("*.py")}
    graph = {name: modules_imported(file, set(files)) for name, file in files.items()}
    TopologicalSorter(graph).prepare()  # raises CycleError with the circle in it


UNREAD = """
import inspect
import reussite.app
asked = []
inspect.getsource = lambda module: asked.append(module) or ""
import reussite.windows.statistics.window
print(asked)
"""


def test_no_modules_source_is_read_at_a_start() -> None:
    """PySide reads that of each module, unless it is kept from it."""
    started = run_python(UNREAD)
    assert started.stdout == "[]\n", started.stderr


def test_the_start_reads_nothing_of_tournaments() -> None:
    seldom = ("reussite.tournament", "reussite.windows.tournaments", "reussite.workers")
    code = f"import sys, reussite.app; print([n for n in sys.modules if n.startswith({seldom})])"
    assert run_python(code).stdout.strip() == "[]"
