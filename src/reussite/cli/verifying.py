"""The command that plays game files again and compares them: verify."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from reussite.api.records import Ending
from reussite.cli.answers import Answer, document
from reussite.cli.arguments import JSON, Command, ParsedArguments
from reussite.cli.known import Known
from reussite.cli.sharing_work import DASK, JOBS, watched, workers_for
from reussite.game.ranking import Verdict, verify
from reussite.i18n.file_errors import game_file_problem
from reussite.i18n.messages import Counted, duration, filled, one_line, score
from reussite.i18n.qt_core import QCoreApplication, QLocale

translate = QCoreApplication.translate


def _verify(given: ParsedArguments) -> Answer:
    known = Known.for_command()
    known.plugins.load_installed()
    paths = [Path(word) for word in given.words]
    with workers_for(given) as workers:
        verdicts = verify(
            paths,
            known.plugins.variants,
            workers,
            watched=lambda played: watched(played, len(paths)),
        )
    if "--json" in given:
        facts = [_facts(word, found) for word, found in zip(given.words, verdicts, strict=True)]
        return Answer(document({"files": facts}), _complaint(verdicts))
    return Answer("\n".join(_lines(verdicts)), _complaint(verdicts))


def _facts(file: str, verdict: Verdict) -> dict[str, object]:
    """What is said of a file, under the name that was typed."""
    result = verdict.result
    return {
        "file": file,
        "code": verdict.code,
        "valid": verdict.is_valid,
        "score": result and result.score,
        "unit": result and result.unit,
        "elapsed_ms": result and result.elapsed_ms,
        "moves": result and result.moves,
        "won": result and result.ending is Ending.WON,
        "take_backs": result and result.take_backs,
        "rank": verdict.rank,
        "problem": game_file_problem(verdict.error) if verdict.error else None,
    }


def _lines(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """The good files under their codes, the best first, then the others."""
    good = [verdict for verdict in verdicts if verdict.is_valid]
    for code in dict.fromkeys(verdict.code for verdict in good):
        yield str(code)
        sharing = (verdict for verdict in good if verdict.code == code)
        for verdict in sorted(sharing, key=lambda verdict: verdict.rank or 0):
            yield f"  {verdict.rank}  {_name(verdict)}  {_shown(verdict)}"
    for verdict in verdicts:
        if verdict.error:
            yield f"{_name(verdict)}: {game_file_problem(verdict.error)}"


def _shown(verdict: Verdict) -> str:
    result = verdict.result
    assert result is not None, verdict
    parts = [
        score(result.score, result.unit, QLocale()),
        duration(result.elapsed_ms),
        Counted.tr("%n move(s)", "", result.moves),
    ]
    if result.ending is Ending.WON:
        parts.append(translate("CommandLine", "won"))
    if result.take_backs:
        parts.append(Counted.tr("%n card(s) taken back", "", result.take_backs))
    if result.hints:
        parts.append(Counted.tr("%n hint(s)", "", result.hints))
    return "  ".join(parts)


def _complaint(verdicts: Sequence[Verdict]) -> str:
    bad = [verdict for verdict in verdicts if verdict.error]
    if not bad or bad[0].error is None:
        return ""
    first = f"{_name(bad[0])}: {game_file_problem(bad[0].error)}"
    if len(bad) == 1:
        return first
    told = Counted.tr("%n file(s) could not be verified. The first is %1", "", len(bad))
    return filled(told, first)


def _name(verdict: Verdict) -> str:
    return one_line(str(verdict.path))


VERIFY: Final = Command(
    "verify",
    lambda: translate(
        "CommandLine",
        "Verify game files by replaying them, and rank games of the same deal.",
    ),
    run=_verify,
    words="FILE…",
    least=1,
    most=None,
    options=(JSON, JOBS, DASK),
)
