"""A variant is a short file: most bundled ones stand on two screens."""

from __future__ import annotations

import ast
import statistics
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parents[2] / "plugins"
MEDIAN = 120  # lines


def variants() -> dict[str, int]:
    """The lines of every file that makes a variant."""
    sizes = {}
    for path in sorted(PLUGINS.glob("*/*.py")):
        text = path.read_text(encoding="utf-8")
        if any(is_variant(node) for node in ast.walk(ast.parse(text))):
            sizes[str(path.relative_to(PLUGINS))] = len(text.splitlines())
    return sizes


def is_variant(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Variant"
    )


def test_half_of_the_bundled_variants_are_shorter(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = variants()
    median = statistics.median(sizes.values())
    with capsys.disabled():
        print()
        for name, lines in sorted(sizes.items(), key=lambda item: item[1]):
            print(f"{lines:5}  {name}")
        print(f"{median:5.0f}  median of {len(sizes)}")
    assert len(sizes) >= 17
    assert median < MEDIAN
