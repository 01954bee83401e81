"""What plugins and files give is checked under `python -O` as well."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.python_process import ROOT, SOURCES

# What plugins and files give comes in here; windows and table may assert their own promises.
FOLDERS = ("kernel", "api", "game", "store", "plugins", "single_instance", "testing", "cli")
FILES = [
    *(file for folder in FOLDERS for file in ROOT.glob(f"src/reussite/{folder}/**/*.py")),
    *ROOT.glob("src/reussite/*.py"),
    *ROOT.glob("plugins/**/*.py"),
]

CHILD = """
from reussite.kernel.piles import Pile
from reussite.kernel.steps import Carry, Face, Mark, Reveal, StepError, apply
from reussite.api import Kind, Spot
from double_solitaire import DOUBLE_SOLITAIRE
assert False, "asserts are on"
deal = DOUBLE_SOLITAIRE.game().numbered(0)
table = deal.opening().after
assert_on = [spot for spot, pile in table if pile.up and pile.down]
a, b = assert_on[:2]
wrong = {
    "down on up": Carry(a, b, 1, Face.DOWN),
    "too many": Carry(a, b, 99),
    "none": Carry(a, b, 0),
    "another face": Carry(a, b, 1, "up"),
    "open already": Reveal(a),
    "no step": "step",
    "a mark of halves": Mark("half", 0.5),
    "a mark without a name": Mark(""),
}
print(len(table.cards))
for name, step in wrong.items():
    try:
        print(name, len(apply(table, [step]).cards))
    except StepError:
        print(name, "refused")
"""


def test_without_asserts_no_step_loses_a_card() -> None:
    child = subprocess.run(
        [sys.executable, "-O", "-c", CHILD],
        env={**os.environ, "PYTHONPATH": SOURCES},
        capture_output=True,
        text=True,
        check=True,
    )
    said = child.stdout.splitlines()
    assert said[0] == "104"
    assert len(said) == 9
    assert all(line.endswith("refused") for line in said[1:])


def only_narrows(test: ast.expr) -> bool:
    """Whether an assertion tells the type checker what the code before it made sure of."""
    if isinstance(test, ast.Compare):
        end = test.comparators[-1]
        is_not_none = isinstance(test.ops[0], ast.IsNot) and ast.unparse(end) == "None"
        return is_not_none or ast.unparse(test).startswith("sys.platform ")
    return isinstance(test, ast.Call) and ast.unparse(test.func) == "isinstance"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_an_assert_only_narrows_a_type(file: Path) -> None:
    """Everything else is a check that must hold under `python -O`: raise there."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    wrong = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert) and not only_narrows(node.test)
    ]
    assert wrong == []
