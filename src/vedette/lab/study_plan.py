"""Plans a study: its entries (a setup with the players of its seats), and one row for each entry at each deal."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, count
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, decks, players, setups
from vedette.core import record
from vedette.lab import arena, winnability
from vedette.lab.course import course
from vedette.lab.study_run import COURSE, PLAYED, SOLVED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from vedette.core.game import Game
    from vedette.lab.study_run import Study

HEAD: Final = ("study", "game", "deck", "options", "deal", "code", "player", "seed")
"""The columns of a study's rows that come before the measures, in every game."""
AGAINST: Final = ("seat", "opponent", "opponent_deck")
"""Further columns before the measures in a game for two."""
DIGITS: Final = 16
"""Hexadecimal digits of a record's SHA-256 in a row."""

Value = str | int | float | None
Row = dict[str, Value]


@dataclass(frozen=True)
class StudyEntry:
    """One combination of setup and players with which a study plays every deal."""

    setup: arena.PortableGame
    deck: str
    players: tuple[str, ...]
    """The names of the players by seat; empty where the deals are only solved."""
    seat: int = 0
    """The seat that the results in the row are for."""
    other: str = ""
    """The name of the deck of the other seat."""
    code: str = ""
    """What precedes the number in the code of a deal, short where its decks come with the game."""
    solves: bool = False
    """Whether the solver runs on the deal with this entry; of several with the same deals only with the first."""
    followed: bool = False
    """Whether the course of each game is measured: when it was decided, and how far a seat was behind."""

    @property
    def player(self) -> str:
        """The name of the player that the results are for; empty where the deals are only solved."""
        return self.players[self.seat] if self.players else ""

    @property
    def opponent(self) -> str:
        """The name of the player of the other seat in a game for two; empty in a game for one."""
        return self.players[1 - self.seat] if len(self.players) > 1 else ""

    @property
    def searches(self) -> bool:
        """Whether the solver is used for the deal or for the course of its game, so that it needs a budget."""
        return self.solves or (self.followed and len(self.players) == 1)

    @property
    def label(self) -> tuple[str, ...]:
        """Deck and player of both sides: entries that are equal in this are summed up together."""
        return (self.deck, self.player, self.other, self.opponent)


class RowTask(NamedTuple):
    """The work for one row of a study: a deal to be played, solved, or both."""

    entry: StudyEntry
    deal: int
    """The number of the deal."""
    seed: int
    """The seed of the players."""
    budget: int
    """How many nodes each search may take, 0 for no limit."""


class RowMeasures(NamedTuple):
    """What was found for one row of a study: the deal's code, its measures by name, the digest of the record."""

    code: str
    measures: dict[str, Value]
    record: str


def entries(study: Study, held: Sequence[object]) -> list[StudyEntry]:
    """Return the entries of a study, each a setup with its players, for these decks."""
    played = not set(study.measures).isdisjoint(PLAYED)
    solved = not set(study.measures).isdisjoint(SOLVED)
    if setups.game(study.game).rules.players > 1:
        return _duels(study, held)
    found = []
    for deck in held:
        made = setups.game_with(study.game, deck, study.options)
        setup, name, code = arena.setup_of(study.game, made), setups.deck_name(made), before(made)
        for at, player in enumerate(study.players or ("",)):
            seated = (player,) if played and player else ()
            found.append(
                StudyEntry(setup, name, seated, code=code, solves=solved and at == 0, followed=followed(study))
            )
    return found


def _duels(study: Study, held: Sequence[object]) -> list[StudyEntry]:
    """Return an entry for every pair of deck and player against every other, in both seats.

    A single deck with a single player plays against itself, in one seat.
    """
    sides = [(deck, player) for deck in held for player in study.players]
    pairs = list(combinations(sides, 2)) or [(sides[0], sides[0])]
    found = []
    for one, two in pairs:
        for seat, (first, second) in enumerate(((one, two), (two, one)) if one is not two else ((one, two),)):
            made = game_of_two(study, first[0], second[0])
            names = [decks.label(study.game, deck).name if deck is not None else "" for deck in (one[0], two[0])]
            setup = arena.setup_of(study.game, made)
            pair = (first[1], second[1])
            found.append(StudyEntry(setup, names[0], pair, seat, names[1], before(made), followed=followed(study)))
    return found


def followed(study: Study) -> bool:
    """Return whether a study measures the course of games: when they were decided, how far a seat was behind."""
    return not set(study.measures).isdisjoint(COURSE)


def game_of_two(study: Study, first: object, second: object) -> Game:
    """Return a game for two with one deck for each seat, or with the first alone where both seats share a deck."""
    if setups.apart(study.game):
        return setups.together(study.game, [first, second], study.options)
    return setups.game_with(study.game, first, study.options)


def before(made: Game) -> str:
    """Return what precedes the number in the codes of a game's deals, with the slash at its end."""
    return "".join(made.code(made.deal(0)).rpartition("/")[:2])


def tasks(study: Study, chosen: list[StudyEntry], first: int = 0) -> Iterator[RowTask]:
    """Yield a task for each row of a study, without end: every entry at a deal, then the next, from ``first`` on."""
    made = [arena.game_of(entry.setup) for entry in chosen]
    streams = {one.deals(): arena.every(one, study.seed, first) for one in made}
    sizes = [one.deals() for one in made]
    budgets = [
        (capabilities.solver(one).patience if study.budget is None else study.budget) if entry.searches else 0
        for entry, one in zip(chosen, made, strict=True)
    ]
    for index in count(first):
        seed = arena.apart(study.seed, index)
        deals = {deals: next(stream) for deals, stream in streams.items()}
        for entry, one, budget in zip(chosen, sizes, budgets, strict=True):
            yield RowTask(entry, deals[one], seed, budget)


def find(task: RowTask, opener: arena.Opener = players.player) -> RowMeasures:
    """Play the game, solve the deal, or both, as one row of a study needs it; return what is measured."""
    made = arena.game_of(task.entry.setup)
    deal = made.deal(task.deal)
    measures: dict[str, Value] = {}
    digest = ""
    if task.entry.players:
        game = arena.played(bout(task), opener)
        measures = measured(game, task.entry.seat)
        digest = fingerprint(record.write(game.match))
        if task.entry.followed:
            measures |= course(made, game.match, task.entry.seat, task.budget)
    if task.entry.solves:
        verdict, _, nodes = capabilities.solver(made).settle(made, made.start(), deal, task.budget)
        measures |= {"winnable": winnability.VALUES[verdict], "nodes": nodes}
    number = made.code(deal).rpartition("/")[2]
    return RowMeasures(task.entry.code + number if number else "", measures, digest)


def bout(task: RowTask) -> arena.Bout:
    """Return the game that bots are to play for one row of a study."""
    return arena.Bout(task.entry.setup, task.entry.players, task.deal, task.seed)


def measured(game: arena.PlayedBout, seat: int) -> dict[str, Value]:
    """Return the measures of a finished game for one seat: result, choices, turn, branching, whether it began."""
    scores = game.match.returns()
    return {
        "won": scores[seat] if len(scores) > 1 else int(scores[seat] >= 1.0),
        "choices": game.choices,
        "turn": game.match.state.turn(),
        "branching": round(game.options / max(1, game.choices), 3),
        "began": int(game.began == seat),
    }


def fingerprint(text: str) -> str:
    """Return the first hexadecimal digits of the SHA-256 of a game's record, as a row of a study stores it."""
    return sha256(text.encode()).hexdigest()[:DIGITS]


def rows(
    study: Study, chosen: list[StudyEntry], wanted: Iterator[RowTask], results: Iterator[RowMeasures]
) -> list[Row]:
    """Return the rows of the next deal, one for each entry, from its tasks and what was found for them, in order."""
    told: list[Row] = []
    solved: dict[str, Value] = {}
    for entry in chosen:
        found, task = next(results), next(wanted)
        if entry.solves:
            solved = {key: value for key, value in found.measures.items() if key in SOLVED}
        told.append(row(study, task, found, solved))
    return told


def columns(study: Study, chosen: list[StudyEntry]) -> tuple[str, ...]:
    """Return the columns of a study's rows."""
    return (*HEAD, *(AGAINST if len(chosen[0].players) > 1 else ()), *study.measures, "record")


def row(study: Study, task: RowTask, found: RowMeasures, solved: dict[str, Value]) -> Row:
    """Return a task's row by column; ``solved`` is what the solver found for an earlier entry at the same deal."""
    entry = task.entry
    measures = {**solved, **found.measures}
    return {
        "study": study.name,
        "game": study.game,
        "deck": entry.deck,
        "options": " ".join(study.options),
        "deal": task.deal,
        "code": found.code,
        "player": entry.player,
        "seed": task.seed,
        "seat": entry.seat,
        "opponent": entry.opponent,
        "opponent_deck": entry.other,
        **{measure: measures.get(measure) for measure in study.measures},
        "record": found.record,
    }


def line(values: Iterable[Value]) -> str:
    """Return values as one line of CSV, with its line feed."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(values)
    return out.getvalue()
