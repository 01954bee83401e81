"""Hooks are called through pluggy: order and wrappers work, and every failure stays its own."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from plugins.test_host import BRINGS, VARIANT, Host, plugin
from plugins.test_host import host as host

from reussite.plugins import contributed
from reussite.plugins.guarded_hooks import MANY
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import State

WATCHES = """
from reussite.api import hookimpl
calls = []

@hookimpl({options})
def reussite_move_played(score):
    calls.append("{word}")
    {end}
"""

WRAPS = "calls.append('before'); answer = yield; calls.append('after'); return answer"
OLD = "calls.append('before'); outcome = yield; calls.append('after')"


def watching(word: str, options: str = "", end: str = "") -> str:
    source = WATCHES.replace("{options}", options).replace("{word}", word)
    return source.replace("{end}", end or "pass")


def added(host: Host, *sources: str) -> PluginHost:
    """Plugins with these sources, called aaa, bbb and so on, are loaded; all take part."""
    for letter, source in zip("abcd", sources, strict=False):
        host.add(letter * 3, source.replace("{", "{{").replace("}", "}}"))
    plugins = host.load()
    assert [(p.state, p.error) for p in plugins.found if p.state is not State.ON] == []
    return plugins


def told(host: Host, *sources: str) -> list[str]:
    """What the plugins write, in order, when a move is played."""
    plugins = added(host, *sources)
    calls: list[str] = []
    for found in plugins.found:
        if found.module is not None and hasattr(found.module, "calls"):
            vars(found.module)["calls"] = calls
    plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    return calls


# Order


def test_the_last_plugin_is_called_first_as_pluggy_does(host: Host) -> None:
    assert told(host, watching("a"), watching("b"), watching("c")) == ["c", "b", "a"]


def test_a_plugin_may_try_to_be_first_or_last(host: Host) -> None:
    first, last = watching("a", "tryfirst=True"), watching("c", "trylast=True")
    assert told(host, first, watching("b"), last) == ["a", "b", "c"]


# Wrappers


@pytest.mark.parametrize(("options", "body"), [("wrapper=True", WRAPS), ("hookwrapper=True", OLD)])
def test_a_wrapper_runs_around_all_plugins(host: Host, options: str, body: str) -> None:
    wrapper = watching("w", options, body)
    assert told(host, watching("a"), wrapper, watching("c")) == ["w", "before", "c", "a", "after"]


@pytest.mark.parametrize("options", ["wrapper=True", "hookwrapper=True"])
@pytest.mark.parametrize(
    ("body", "calls"),
    [
        ("1 / 0; yield", ["w", "c", "a"]),
        ("raise SystemExit; yield", ["w", "c", "a"]),
        ("return; yield", ["w", "c", "a"]),
        ("yield; raise BaseException", ["w", "c", "a"]),
        ("yield; yield", ["w", "c", "a"]),
    ],
)
def test_a_wrapper_that_fails_is_named_and_hurts_nobody(
    host: Host, caplog: pytest.LogCaptureFixture, options: str, body: str, calls: list[str]
) -> None:
    wrapper = watching("w", options, body)
    with caplog.at_level(logging.ERROR):
        assert told(host, watching("a"), wrapper, watching("c")) == calls
    assert caplog.messages == ["plugin bbb failed in reussite_move_played"]


def test_the_player_may_interrupt_through_a_wrapper(host: Host) -> None:
    wrapper = watching("w", "wrapper=True", "try: yield\n    finally: calls.append('closed')")
    plugins = added(host, watching("a", end="raise KeyboardInterrupt"), wrapper)
    with pytest.raises(KeyboardInterrupt):
        plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    module = plugin(plugins, "bbb").module
    assert module is not None
    assert module.calls == ["w", "closed"]


# What is added

FELTS = """
from reussite.api import Felt, hookimpl

def felt(key):
    return Felt(key, "Night", "#4a3f75", "#231d3d", "#1b1730", "#ece9f6", "#ffffff", "#ffd257")

@hookimpl({options})
def reussite_felts():
    {body}
"""


def felts(body: str, options: str = "") -> str:
    return FELTS.replace("{options}", options).replace("{body}", body)


def wrapped(body: str) -> str:
    return felts(body, "wrapper=True")


ONE, TWO = felts("return [felt('one')]"), felts("yield felt('two')")


def test_what_is_given_is_known_by_its_plugin_in_the_order_of_pluggy(host: Host) -> None:
    plugins = added(host, ONE, TWO)
    assert list(contributed.felts(plugins)) == ["bbb:two", "aaa:one"]


@pytest.mark.parametrize(
    ("body", "keys"),
    [
        ("given = yield; return given[1:]", ["aaa:one"]),
        ("given = yield; return [[felt('more')], *given]", ["ccc:more", "bbb:two", "aaa:one"]),
        ("given = yield; return ([g for g in one] for one in given)", ["ccc:two", "ccc:one"]),
    ],
)
def test_a_wrapper_may_change_what_is_added(host: Host, body: str, keys: list[str]) -> None:
    """What it gives anew is its own plugin's."""
    assert list(contributed.felts(added(host, ONE, TWO, wrapped(body)))) == keys


def test_a_wrapper_of_the_older_way_may_force_a_result(host: Host) -> None:
    older = felts("(yield).force_result([[felt('forced')]])", "hookwrapper=True")
    assert list(contributed.felts(added(host, ONE, older))) == ["bbb:forced"]


@pytest.mark.parametrize(
    "body",
    [
        "yield",
        "given = yield; given.clear()",
        "yield; return 7",
        "yield; return [7]",
        "yield; 1 / 0",
        "1 / 0; yield",
    ],
)
def test_a_wrapper_that_gives_nonsense_changes_nothing(
    host: Host, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    plugins = added(host, ONE, wrapped(body))
    with caplog.at_level(logging.ERROR):
        assert list(contributed.felts(plugins)) == ["aaa:one"]
    assert caplog.messages == ["plugin bbb failed in reussite_felts"]


@pytest.mark.parametrize("body", ["return None", "return 7", "1 / 0", "yield felt('x'); 1 / 0"])
def test_a_plugin_that_fails_gives_nothing_and_the_others_give(
    host: Host, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    plugins = added(host, ONE, felts(body))
    with caplog.at_level(logging.ERROR):
        assert list(contributed.felts(plugins)) == ["aaa:one"]
    assert caplog.messages == ["plugin bbb failed in reussite_felts"]


ODD = """
class Odd:
    def __repr__(self): raise SystemExit
    def __format__(self, spec): raise SystemExit
"""


@pytest.mark.parametrize(
    "thing", ["7", "'felt'", "None", "Odd()", "Felt", "felt(Odd())", "felt(7)", "felt('X')"]
)
def test_what_is_no_cloth_is_named_and_left_out(
    host: Host, caplog: pytest.LogCaptureFixture, thing: str
) -> None:
    plugins = added(host, ONE, ODD + felts(f"return [{thing}, felt('sound')]"))
    with caplog.at_level(logging.ERROR):
        assert list(contributed.felts(plugins)) == ["bbb:sound", "aaa:one"]
    (message,) = caplog.messages
    assert message.startswith("plugin bbb: ")


@pytest.mark.parametrize("options", ["", "wrapper=True"])
def test_whoever_never_ends_is_cut_short(
    host: Host, caplog: pytest.LogCaptureFixture, options: str
) -> None:
    endless = "while True: yield 7" if not options else "yield; return iter(lambda: [7], 8)"
    plugins = added(host, felts(endless, options))
    assert contributed.felts(plugins) == {}
    assert len(caplog.messages) == MANY


# Variants and help pages: asked of one plugin alone

WRAPPER = """
from reussite.api import hookimpl
asked = []

@hookimpl(wrapper=True)
def {hook}({facts}):
    answer = yield
    asked.append([len(given) for given in answer])
    {end}
"""


@pytest.mark.parametrize(
    "end", ["return []", "return answer and [[]]", "return answer and answer + [[7]]", "1 / 0"]
)
def test_a_wrapper_sees_variants_of_others_and_changes_none(host: Host, end: str) -> None:
    wrapper = WRAPPER.format(hook="reussite_variants", facts="", end=end)
    plugins = added(host, wrapper, (VARIANT + BRINGS).replace("{{", "{").replace("}}", "}"))
    assert "MINE" in plugins.variants
    assert plugins.brought_by["MINE"].name == "bbb"
    module = plugin(plugins, "aaa").module
    assert module is not None
    assert module.asked == [[], [1]]


def test_a_wrapper_may_change_the_variants_of_its_own_plugin(host: Host) -> None:
    wrapper = """
@hookimpl(wrapper=True, specname="reussite_variants")
def more():
    answer = yield
    return [*answer, [replace(GAME, family="MORE")]]
"""
    host.add("mine", VARIANT + BRINGS + wrapper)
    assert host.load().brought_by.keys() >= {"MINE", "MORE"}


PAGES = """
from pathlib import Path
asked = []

@hookimpl
def reussite_help_pages(language):
    asked.append(language)
    return [{page}]
"""


def bringing(family: str, page: str = "Path(__file__)") -> str:
    source = VARIANT + BRINGS + PAGES.replace("{page}", page)
    return source.replace("{{", "{").replace("}}", "}").replace("{family}", family)


def test_help_is_asked_of_the_plugin_that_brings_the_variant(host: Host) -> None:
    plugins = added(host, bringing("MINE"), bringing("OTHER"))
    assert plugins.help_pages("fr", "MINE") is None
    for name, asked in (("aaa", ["fr", "en"]), ("bbb", [])):
        module = plugin(plugins, name).module
        assert module is not None
        assert module.asked == asked


def test_a_wrapper_may_add_a_page_about_a_variant_of_another(host: Host) -> None:
    end = "return answer + [[Path(__file__).with_name('MINE.md')]]"
    wrapper = WRAPPER.format(hook="reussite_help_pages", facts="language", end=end)
    plugins = added(host, bringing("MINE"), "from pathlib import Path\n" + wrapper)
    page = host.root / "bbb" / "MINE.md"
    assert plugins.help_pages("en", "MINE") is None
    page.write_text("# Mine", encoding="utf-8")
    assert plugins.help_pages("en", "MINE") == page


@pytest.mark.parametrize(
    "page", ["7", "str(Path(__file__))", "None", "Path", "Path('x' * 5000) / 'MINE.md'"]
)
def test_what_is_no_page_is_no_page(host: Host, page: str) -> None:
    assert added(host, bringing("MINE", page)).help_pages("en", "MINE") is None


def test_pages_of_a_wrong_kind_are_named(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    plugins = added(host, bringing("MINE", "'MINE.md'"))
    with caplog.at_level(logging.ERROR):
        assert plugins.help_pages("en", "MINE") is None
    assert caplog.messages == ["plugin aaa: reussite_help_pages gave 'MINE.md'"]


def test_a_plugin_put_off_wraps_nothing_any_more(host: Host, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    body = f"open({str(trace)!r}, 'w').close(); return (yield)"
    plugins = added(host, ONE, wrapped(body))
    plugins.disable(plugin(plugins, "bbb"))
    assert list(contributed.felts(plugins)) == ["aaa:one"]
    assert not trace.exists()
