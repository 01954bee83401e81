"""The translation tools find every sentence that the code can say."""

from __future__ import annotations

import ast
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest

SOURCES = Path(__file__).parents[2] / "src" / "reussite"
FILES = [path for part in ("i18n", "cli") for path in sorted((SOURCES / part).glob("*.py"))]

MARKS = ("translate", "QT_TRANSLATE_NOOP")

Source = tuple[str, str, bool]  # context, text, whether it has plural forms


def said_in(path: Path) -> Iterator[Source]:
    """Every literal text in a call that translates."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in MARKS:
            literals = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
            if len(literals) == 2:
                yield str(literals[0]), str(literals[1]), False
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
            assert isinstance(node.func.value, ast.Name)
            assert isinstance(node.args[0], ast.Constant)
            yield node.func.value.id, str(node.args[0].value), True


def extracted(folder: Path) -> set[Source]:
    tool = Path(PySide6.__file__).parent / "lupdate"
    if not tool.exists():
        pytest.skip("this PySide6 comes without lupdate")
    target = folder / "extracted.ts"
    subprocess.run([tool, *FILES, "-ts", target, "-silent"], check=True, timeout=60)
    return {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.get("numerus") == "yes",
        )
        for context in ET.parse(target).iter("context")
        for message in context.iter("message")
    }


def test_every_sentence_is_found_with_its_context_and_plural(tmp_path: Path) -> None:
    said = {source for path in FILES for source in said_in(path)}
    assert len(said) > 100
    assert extracted(tmp_path) == said


def test_a_sentence_with_a_number_is_said_in_a_plural_form() -> None:
    said = {source for path in FILES for source in said_in(path)}
    assert all(plural == ("%n" in text) for _, text, plural in said)
