"""The program under a real AT-SPI client, on a desktop of its own: `make test-desktop`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from accessibility.desktop import SYSTEM_PYTHON, Desktop, desktop

from reussite.testing.playthroughs import bundled_variants

READER = Path(__file__).with_name("reader.py")
CODE = "FC1-R-AAAAAAA"
SETTINGS = '[access]\ntelling = "announce"\n'  # whatever reader is installed beside the client

pytestmark = pytest.mark.desktop


@pytest.fixture
def at_the_table(tmp_path: Path) -> Iterator[Desktop]:
    """The program with a FreeCell deal."""
    with desktop(tmp_path) as made:
        home = Path(made.environment["REUSSITE_HOME"])
        home.mkdir()
        (home / "settings.toml").write_text(SETTINGS)
        program = made.start(
            sys.executable, "-X", "faulthandler", "-m", "reussite", CODE, log="reussite.log"
        )
        yield made
        assert program.poll() is None, made.read("reussite.log")


def ask(made: Desktop, *cases: str, more: str = "") -> None:
    words = (" ".join(cases), sys.executable, more)
    answer = made.run(SYSTEM_PYTHON, str(READER), *words, seconds=900)
    said = made.read("reussite.log")
    assert answer.returncode == 0, f"{answer.stdout}\n{answer.stderr}\n{said}"
    assert answer.stdout.endswith("PASS\n")
    assert "Traceback" not in said


def test_a_real_client_reads_follows_hears_and_plays(at_the_table: Desktop) -> None:
    ask(at_the_table, "reads", "follows", "hears", "plays")


def test_a_real_client_finds_the_lists(at_the_table: Desktop) -> None:
    ask(at_the_table, "lists")


@pytest.mark.fuzz
def test_a_real_client_reads_every_variant(at_the_table: Desktop) -> None:
    deals = [
        f"{variant.game().numbered(7).code}={len(variant.layout.spots)}"
        for _, variant in sorted(bundled_variants().items())
    ]
    ask(at_the_table, "every", more=" ".join(deals))


def test_a_real_client_follows_to_another_game(at_the_table: Desktop) -> None:
    """A second start of the program hands its deal over to the first."""
    ask(at_the_table, "other")
