"""The command for tournaments: standings of a folder, a new one, and results for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from reussite.cli.answers import Answer, BadThingError, WrongUsageError, document
from reussite.cli.arguments import ParsedArguments
from reussite.cli.known import Known
from reussite.cli.sharing_work import counting, workers_for
from reussite.i18n.messages import duration, filled, one_line, quoted, score
from reussite.i18n.qt_core import QCoreApplication, QLocale
from reussite.i18n.tournaments import (
    begun_early,
    begun_late,
    folder_problem,
    name_problem,
    refused_result,
    spelt_in_several_ways,
    tournament_problem,
)
from reussite.kernel.variant import Game
from reussite.paths import players_folders
from reussite.tournament import folder as folders
from reussite.tournament.checked import Checking
from reussite.tournament.filing import filed
from reussite.tournament.form import (
    MOST_ROUNDS,
    Attempts,
    Points,
    Tournament,
    TournamentError,
    check_each_once,
    drawn_rounds,
    is_name,
    read_tournament,
)
from reussite.tournament.names import is_player
from reussite.tournament.remembered import Remembered
from reussite.tournament.standings import Placed, RefusedFile, Standings

translate = QCoreApplication.translate

NEW: Final = "new"
_USAGE: Final = "reussite tournament FOLDER"
_ABOUT_NEW: Final = ("--name", "--rounds", "--variant", "--attempts", "--points")


def tournament(given: ParsedArguments) -> Answer:
    if given.words[0] == NEW:
        return _new(given)
    if len(given.words) > 1:
        told = translate("CommandLine", "Unexpected argument “%1”. Use %2.")
        raise WrongUsageError(filled(told, quoted(given.words[1]), _USAGE))
    for option in (*_ABOUT_NEW, "--no-undo"):
        if option in given:
            told = translate("CommandLine", "%1 is only for a new tournament. Use tournament new.")
            raise WrongUsageError(filled(told, option))
    known = Known.for_command()
    known.plugins.load_installed()
    folder = Path(given.words[0])
    tournament = _read(folder, known)
    if "--add" in given or "--player" in given:
        return _added(given, folder, tournament, known)
    return _standings(given, folder, tournament, known)


def _read(folder: Path, known: Known) -> Tournament:
    try:
        return read_tournament(folder, known.plugins.variants)
    except TournamentError as error:
        told = f"{one_line(str(folder))}: {tournament_problem(error)}"
        raise BadThingError(told) from error


# Standings.


def _standings(
    given: ParsedArguments, folder: Path, tournament: Tournament, known: Known
) -> Answer:
    remembered = Remembered(players_folders().cache, known.plugins.is_bundled)
    try:
        with workers_for(given) as workers, counting() as taken:
            checking = Checking(folder, tournament, known.plugins.variants, workers, remembered)
            standings = checking.look(lambda results: taken(results.taken))
    except OSError as error:
        told = f"{one_line(str(folder))}: {folder_problem(error)}"
        raise BadThingError(told) from error
    finally:
        remembered.close()
    if "--json" in given:
        return Answer(document(_facts(tournament, standings, known)))
    return Answer("\n".join(_lines(tournament, standings, known)))


def _facts(tournament: Tournament, standings: Standings, known: Known) -> dict[str, object]:
    return {
        "name": tournament.name,
        "rounds": [
            {"code": code, "results": [_result(placed) for placed in results]}
            for code, results in zip(tournament.rounds, standings.rounds, strict=True)
        ],
        "standings": [
            {
                "player": row.player,
                "place": row.place,
                "points": row.points,
                "rounds": row.rounds,
                "won": row.won,
            }
            for row in standings.rows
        ],
        "refused": [
            {"player": refused.player, "file": refused.file, "reason": _reason(refused, known)}
            for refused in standings.refused
        ],
        "ignored": list(standings.ignored),
    }


def _result(placed: Placed) -> dict[str, object]:
    attempt = placed.attempt
    return {
        "player": attempt.player,
        "place": placed.place,
        "score": attempt.score,
        "elapsed_ms": attempt.elapsed_ms,
        "moves": attempt.moves,
        "won": attempt.won,
        "file": attempt.file,
    }


def _reason(refused: RefusedFile, known: Known) -> str:
    return refused_result(refused, known.plugins.variants)


def _lines(tournament: Tournament, standings: Standings, known: Known) -> Iterator[str]:
    locale = QLocale()
    yield one_line(tournament.name)
    for row in standings.rows:
        told = translate("CommandLine", "%1 points, %2 of %3 rounds played, %4 won")
        shown = filled(
            told,
            locale.toString(row.points),
            locale.toString(row.rounds),
            locale.toString(len(tournament.rounds)),
            locale.toString(row.won),
        )
        yield f"  {row.place}  {one_line(row.player)}  {shown}"
    for code, results in zip(tournament.rounds, standings.rounds, strict=True):
        yield code
        for place, attempt in results:
            points = score(attempt.score, attempt.unit, locale)
            yield (
                f"  {place}  {one_line(attempt.player)}  {points}  "
                f"{duration(attempt.elapsed_ms)}  {one_line(attempt.file)}"
            )
    yield from (f"{one_line(r.file)}: {_reason(r, known)}" for r in standings.refused)
    yield from _notes(standings)


def _notes(standings: Standings) -> Iterator[str]:
    yield from map(spelt_in_several_ways, standings.spellings.values())
    yield from map(begun_early, standings.early)
    yield from map(begun_late, standings.late)
    for name in standings.ignored:
        yield filled(translate("CommandLine", "Ignored: %1"), one_line(name))


# A result.


def _added(given: ParsedArguments, folder: Path, tournament: Tournament, known: Known) -> Answer:
    file, player = given.value("--add"), given.value("--player")
    if file is None or player is None:
        raise WrongUsageError(
            translate("CommandLine", "--add and --player belong together. Use both.")
        )
    if not is_player(player):
        raise BadThingError(name_problem(player))
    try:
        done = filed(folder, tournament, Path(file), player, known.plugins.variants)
    except OSError as error:
        told = f"{one_line(str(folder))}: {folder_problem(error)}"
        raise BadThingError(told) from error
    if isinstance(done, RefusedFile):
        raise BadThingError(f"{one_line(file)}: {_reason(done, known)}")
    return Answer(document({"file": done}) if "--json" in given else done)


# A new tournament.


def _new(given: ParsedArguments) -> Answer:
    if len(given.words) < 2:
        told = translate("CommandLine", "An argument is missing. Use %1.")
        raise WrongUsageError(filled(told, _usage_new()))
    folder, codes = Path(given.words[1]), given.words[2:]
    known = Known.for_command()
    name = given.value("--name") or ""
    if not is_name(name):
        told = translate("CommandLine", "The tournament needs a --name of 1 to 80 characters.")
        raise WrongUsageError(told)
    rounds = _rounds(given, codes, known)
    try:
        check_each_once(rounds)
        tournament = Tournament(
            name=name,
            rounds=tuple(rounds),
            attempts=Attempts(_chosen(given, "--attempts", Attempts)),
            undo="--no-undo" not in given,
            points=Points(_chosen(given, "--points", Points)),
        )
        folders.make(folder, tournament)
    except TournamentError as error:
        raise BadThingError(tournament_problem(error)) from error
    except FileExistsError as error:
        told = translate("CommandLine", "%1 already contains a tournament. Choose another folder.")
        raise BadThingError(filled(told, one_line(str(folder)))) from error
    except OSError as error:
        raise BadThingError(f"{one_line(str(folder))}: {folder_problem(error)}") from error
    return Answer(document({"rounds": rounds}) if "--json" in given else "\n".join(rounds))


def _usage_new() -> str:
    return "reussite tournament new FOLDER --name NAME (--rounds N --variant FAMILY | CODE…)"


def _chosen(given: ParsedArguments, option: str, kind: type[Attempts] | type[Points]) -> str:
    choices = [str(choice) for choice in kind]
    chosen = given.value(option)
    if chosen is None:
        return choices[0]
    if chosen not in choices:
        told = translate("CommandLine", "Unknown value “%1” for %2. Use one of %3.")
        raise WrongUsageError(filled(told, quoted(chosen), option, ", ".join(choices)))
    return chosen


def _rounds(given: ParsedArguments, codes: list[str], known: Known) -> list[str]:
    count, family = given.value("--rounds"), given.value("--variant")
    drawn = count is not None or family is not None
    if drawn == bool(codes) or (drawn and (count is None or family is None)):
        told = translate(
            "CommandLine", "Give the deal codes of the rounds, or --rounds and --variant. Use %1."
        )
        raise WrongUsageError(filled(told, _usage_new()))
    if codes:
        if len(codes) > MOST_ROUNDS:
            raise WrongUsageError(_too_many(str(len(codes))))
        return [known.deal(code).code for code in codes]
    assert count is not None
    assert family is not None
    is_number = count.isascii() and count.isdigit() and len(count) < 5
    if not is_number or not 1 <= int(count) <= MOST_ROUNDS:
        raise WrongUsageError(_too_many(count))
    return list(drawn_rounds(_game(family, known), int(count)))


def _too_many(found: str) -> str:
    told = translate("CommandLine", "“%1” is not a valid number of rounds. Use 1 to %2.")
    return filled(told, quoted(found), str(MOST_ROUNDS))


def _game(text: str, known: Known) -> Game:
    """The game that FAMILY or FAMILY-OPTIONS names."""
    family, _, options = text.partition("-")
    variant = known.variant(family.rstrip("0123456789"))
    if not options:
        return variant.game()
    return known.deal(f"{variant.tag}-{options}-AAAAAAA").game
