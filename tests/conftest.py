"""What every test may count on: no display, a home of its own, and how long to search.

`--full` searches longer: Hypothesis tries more examples, the tests marked `fuzz` run too, and of
those marked `sample` all cases.
`--desktop` runs the tests marked `desktop`, and no others: they start real desktops of their own.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(ROOT / "build" / "cache" / "hypothesis")

_SET = re.compile(r"\{'[^':]*'(?:, '[^':]*')*\}")

settings.register_profile("default", max_examples=25, deadline=None)
settings.register_profile("full", max_examples=500, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="search longer; run the fuzz tests too")
    parser.addoption("--desktop", action="store_true", help="run only the tests on real desktops")


def pytest_configure(config: pytest.Config) -> None:
    _leave_home(config)
    gc.set_threshold(20_000, 20, 50)  # thousands of tests hold much that is no rubbish
    settings.load_profile("full" if config.getoption("--full") else "default")


def _leave_home(config: pytest.Config) -> None:
    """Qt and others keep things in the home folder: for the tests there is another one."""
    folder = tempfile.mkdtemp(prefix="reussite-tests-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    os.environ["HOME"] = folder
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = f"{folder}/{name.lower()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _refuse_names_without_order(items)
    full, desktop = config.getoption("--full"), config.getoption("--desktop")
    left_out = {
        item
        for item in items
        if bool(item.get_closest_marker("desktop")) != desktop
        or (item.get_closest_marker("fuzz") and not full)
    }
    if not full:
        left_out |= set(_beyond_samples(item for item in items if item not in left_out))
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def _beyond_samples(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """The cases of tests marked `sample` that are not among those of the usual run."""
    cases: dict[tuple[str, int], list[pytest.Item]] = {}
    for item in items:
        if marker := item.get_closest_marker("sample"):
            name = item.nodeid.partition("[")[0]
            cases.setdefault((name, marker.args[0]), []).append(item)
    for (_name, count), found in cases.items():
        taken = {n * len(found) // count for n in range(count)}
        yield from (item for n, item in enumerate(found) if n not in taken)


def _refuse_names_without_order(items: list[pytest.Item]) -> None:
    """Workers must agree on the names of all tests, and the order of a set may differ between
    them: it depends on whether a module was just compiled or read from its cache."""
    for item in items:
        if _SET.search(item.nodeid):
            raise pytest.UsageError(f"a set in the name of a test has no order: {item.nodeid}")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the run was asked to be thorough: for tests that count by themselves."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folders, empty and forgotten after the test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("REUSSITE_HOME", str(folder))
    return folder
