"""Examples in help pages: real games and positions that the reader can play through.

An example is a fenced block in a Markdown page. Each line is a word, a colon and what it says; a
line without one goes on with the line above it.

    ```example
    game: FT1-N
    t0: 9S 8S
    t1: TS
    moves: t0>t1*2!only-top t0>t2 t0>t1
    score: 0
    ```

| word | says |
|---|---|
| `code` | the deal that it plays |
| `game` | instead: the game, on a table of which each pile that is not empty has its own line |
| `rest` | where all cards lie that no pile names |
| `moves` | what is played; a move with `!` is refused, by the rule whose code follows |
| `score` | the score at the end |
| `file` | instead of all this: a file in `examples`, beside the folders of the languages |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from reussite.game.session import Session
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.moves import Move
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Deal, Variant
from reussite.reading import PAGE, read_regular_text
from reussite.testing import lay

FENCE: Final = re.compile(r"^```example\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINE: Final = re.compile(r"([a-z]+[0-9]*):\s*(.*)")


class ExampleError(ValueError):
    """An example that says something which is not so."""


class ExampleStep(NamedTuple):
    """What is done next.

    :param rule: the code of the rule that refuses it; None: it is played.
    """

    move: Move
    rule: str | None = None


@dataclass(frozen=True)
class Example:
    """A game or a position with what is played on it.

    :param score: at the end, if the example says it.
    """

    deal: Deal
    opening: Transition
    steps: tuple[ExampleStep, ...]
    score: int | None = None

    def after(self, steps: int, *, now: Callable[[], float] = lambda: 0.0) -> Session:
        """The game when so many steps are done; raises ExampleError where one cannot be."""
        session = Session(self.deal, now=now, opening=self.opening)
        for number, step in enumerate(self.steps[:steps], start=1):
            refusal = session.refusal(step.move)
            rule = refusal.code if refusal else None
            if rule != step.rule:
                said = f"refused by {step.rule}" if step.rule else "played"
                truth = f"refused by {rule}" if rule else "legal"
                raise ExampleError(f"step {number}, {step.move}, is not {said}: it is {truth}")
            if rule is None:
                session.play(step.move)
        return session

    def check(self) -> None:
        """Raise ExampleError where it does not go as it says."""
        session = self.after(len(self.steps))
        if self.score is not None and session.score != self.score:
            raise ExampleError(f"the score is {session.score}, not {self.score}")


def examples(page: Path, variants: Mapping[str, Variant]) -> list[Example]:
    """All examples of a page, in their order; raises ExampleError."""
    text = read_regular_text(page, PAGE)
    return [parse_example(block, variants, page.parent) for block in FENCE.findall(text)]


def parse_example(text: str, variants: Mapping[str, Variant], folder: Path) -> Example:
    """What stands between the fences; raises ExampleError.

    :param folder: where the page lies.
    """
    said = _said(text)
    if name := said.get("file"):
        file = folder.parent / "examples" / Path(name).name
        try:
            said = _said(read_regular_text(file, PAGE))
        except (OSError, UnicodeDecodeError) as error:
            raise ExampleError(f"{file} cannot be read") from error
    try:
        return _example(said, variants)
    except ExampleError:
        raise
    except (ValueError, KeyError) as error:
        raise ExampleError(str(error)) from error


def _said(text: str) -> dict[str, str]:
    said: dict[str, str] = {}
    word = ""
    for line in text.splitlines():
        if found := _LINE.fullmatch(line.strip()):
            word = found[1]
            said[word] = found[2]
        elif word:
            said[word] += " " + line.strip()
    return said


def _example(said: dict[str, str], variants: Mapping[str, Variant]) -> Example:
    moves, score = said.pop("moves", ""), said.pop("score", None)
    code, game, rest = said.pop("code", ""), said.pop("game", ""), said.pop("rest", None)
    try:
        deal = parse_code(code or f"{game}-AAAAAAA", variants)
    except CodeError as error:
        raise ExampleError(f"there is no {code or game}: {error}") from error
    if code:
        if said:
            raise ExampleError(f"{code} deals its own cards: leave out {', '.join(said)}")
        opening = deal.opening()
    else:
        position = lay(deal.game, said, rest=rest)
        opening = Transition(position, None, (), position)
    steps = tuple(_step(text) for text in moves.split())
    return Example(deal, opening, steps, None if score is None else int(score))


def _step(text: str) -> ExampleStep:
    move, refused, rule = text.partition("!")
    return ExampleStep(Move.parse(move), rule if refused else None)
