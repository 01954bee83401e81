"""What is wrong with a code, a plugin or the settings, in words that say what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.i18n.messages import code_problem, plugin_problem, settings_problem
from reussite.kernel.codes import CodeError, parse_code
from reussite.plugins.plugin import PluginError

SOURCES = Path(__file__).parents[2] / "src" / "reussite"
VARIANTS = {v.family: v for v in (DOUBLE_SOLITAIRE, FORTY_THIEVES, FREECELL)}


def problems_in(pattern: str, prefix: str) -> list[str]:
    """Every problem code with this beginning that the source files name."""
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES.glob(pattern))
    return sorted(set(re.findall(rf'"({prefix}-[a-z-]+)"', text)))


CODE_PROBLEMS = problems_in("kernel/codes.py", "code")
PLUGIN_PROBLEMS = problems_in("plugins/*.py", "plugin")
SETTINGS_PROBLEMS = problems_in("settings.py", "settings")


def is_sentence(words: str) -> bool:
    return bool(re.fullmatch(r"[A-Z“\d].*[.?]", words)) and not re.search(r"%\d|\(s\)", words)


def problem(code: str) -> str:
    with pytest.raises(CodeError) as caught:
        parse_code(code, VARIANTS)
    return code_problem(caught.value)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "Enter a deal code, such as DS1-D1N-AAAAAAB."),
        (" \n", "Enter a deal code, such as DS1-D1N-AAAAAAB."),
        ("hello", "“hello” is not a deal code. A deal code looks like DS1-D1N-AAAAAAB."),
        ("one\ntwo", "“one two” is not a deal code. A deal code looks like DS1-D1N-AAAAAAB."),
        ("XX1-N-AAAAAAB", "Unknown game “XX”. Use one of DS, FC, FT."),
        ("DS2-D1N-AAAAAAB", "Unknown version “DS2”. This program deals DS1."),
        (
            "DS1-D2N-AAAAAAB",
            "Unknown option “D2N”. Use one of D1N, D1V, D3N, D3V.",
        ),
        (
            "DS1-AAAAAAB",
            "The option is missing. Use one of D1N, D1V, D3N, D3V.",
        ),
        ("FT1-N-AAAAAB", "The number “AAAAAB” must have 7 characters."),
        ("FT1-N-1", "The number “1” must have 7 characters."),
        ("FT1-N", "The number of 7 characters at the end is missing."),
        ("FT1-N-AAAAAA9", "The number cannot contain “9”. Use A to Z and 2 to 7."),
        ("FT1-N-#7", "FT has no Microsoft deals. Use seven letters instead of #7."),
        ("FC1-N-#0", "There is no Microsoft deal #0. Use #1 to #2147483647."),
        ("FC1-N-#2147483648", "There is no Microsoft deal #2147483648. Use #1 to #2147483647."),
        ("FC1-N-#", "Enter a number from 1 to 2147483647 after #."),
    ],
)
def test_a_wrong_code_is_told_what_is_wrong_with_it(code: str, words: str) -> None:
    assert problem(code) == words
    assert is_sentence(words)


def test_a_long_wrong_code_makes_no_long_sentence() -> None:
    assert len(problem("DS1-D1N-" + "A" * 5000)) < 120
    assert len(problem("x" * 5000)) < 120


@pytest.mark.parametrize("code", CODE_PROBLEMS)
def test_every_problem_of_a_code_has_a_sentence(code: str) -> None:
    for found, known in (("", ""), ("“7”", "DS1"), ("a\nb", "%1 %2")):
        words = code_problem(CodeError(code, found, known))
        assert code not in words
        assert "\n" not in words


def test_every_problem_of_a_code_is_tried() -> None:
    assert len(CODE_PROBLEMS) == 9


@pytest.mark.parametrize("code", PLUGIN_PROBLEMS)
def test_every_problem_of_a_plugin_has_a_sentence(code: str) -> None:
    words = plugin_problem(PluginError(code, "KeyError: 'x'\nand more"))
    assert is_sentence(words)
    assert code not in words
    assert "\n" not in words


def test_every_problem_of_a_plugin_is_tried() -> None:
    assert len(PLUGIN_PROBLEMS) >= 11


def test_a_plugin_that_raised_is_told_with_what_it_raised() -> None:
    words = plugin_problem(PluginError("plugin-raised", "ZeroDivisionError: division by zero"))
    assert words == (
        "The plugin failed when it was started (ZeroDivisionError: division by zero). "
        "Report this to its author."
    )


@pytest.mark.parametrize("code", SETTINGS_PROBLEMS)
def test_every_problem_of_the_settings_names_the_file(code: str) -> None:
    words = settings_problem(code, Path("/home/élise/settings.toml"))
    assert "/home/élise/settings.toml" in words
    assert is_sentence(words)


def test_what_is_not_known_is_still_a_sentence() -> None:
    assert "code-new" in code_problem(CodeError("code-new"))
    assert "plugin-new" in plugin_problem(PluginError("plugin-new", "x"))
    assert "settings-new" in settings_problem("settings-new", Path("x"))
