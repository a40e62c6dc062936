"""The plan of a study: its entries, each a deck with its players, and a row for each entry of each deal."""

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
"""The columns before the measures."""
AGAINST: Final = ("seat", "opponent", "opponent_deck")
"""The columns of a game for two before the measures."""
DIGITS: Final = 16
"""Hexadecimal digits of a record's SHA-256 in a row."""

Value = str | int | float | None
Row = dict[str, Value]


@dataclass(frozen=True)
class StudyEntry:
    """What is played of every deal: a setup and the players of its seats."""

    setup: arena.PortableGame
    deck: str
    players: tuple[str, ...]
    """By seat; empty where the deals are only solved."""
    seat: int = 0
    """Whose results a row tells."""
    other: str = ""
    """The deck of the other seat."""
    code: str = ""
    """What comes before the number in the code of a deal, short where its decks come with the game."""
    solves: bool = False
    """Whether the deal is solved with this entry; of entries that have the same deals the first does it for all."""
    followed: bool = False
    """Whether it is found out how each game went."""

    @property
    def player(self) -> str:
        """The player; empty where the deals are only solved."""
        return self.players[self.seat] if self.players else ""

    @property
    def opponent(self) -> str:
        """The player of the other seat in a game for two."""
        return self.players[1 - self.seat] if len(self.players) > 1 else ""

    @property
    def searches(self) -> bool:
        """Whether anything is searched for, so that a budget is needed."""
        return self.solves or (self.followed and len(self.players) == 1)

    @property
    def label(self) -> tuple[str, ...]:
        """What tells its results from those of other entries, whichever seat they are played from."""
        return (self.deck, self.player, self.other, self.opponent)


class RowTask(NamedTuple):
    """One row to be found."""

    entry: StudyEntry
    deal: int
    """Its number."""
    seed: int
    """Of the players."""
    budget: int
    """Of a search."""


class RowMeasures(NamedTuple):
    """What a row measures."""

    code: str
    measures: dict[str, Value]
    record: str


def entries(study: Study, held: Sequence[object]) -> list[StudyEntry]:
    """Return what is played of every deal of a study of these decks."""
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
    """Return every two of the decks with their players, from either seat; one alone plays against itself."""
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
    """Return whether a study measures how games went."""
    return not set(study.measures).isdisjoint(COURSE)


def game_of_two(study: Study, first: object, second: object) -> Game:
    """Return a game with these decks in its seats."""
    if setups.apart(study.game):
        return setups.together(study.game, [first, second], study.options)
    return setups.game_with(study.game, first, study.options)


def before(made: Game) -> str:
    """Return what comes before the number in the code of a game's deals, the stroke with it."""
    return "".join(made.code(made.deal(0)).rpartition("/")[:2])


def tasks(study: Study, chosen: list[StudyEntry], first: int = 0) -> Iterator[RowTask]:
    """Yield a task for each row: deal after deal, from the ``first`` on, every entry of each."""
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
    """Play and solve what a row tells of."""
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
    """Return the game of a row."""
    return arena.Bout(task.entry.setup, task.entry.players, task.deal, task.seed)


def measured(game: arena.PlayedBout, seat: int) -> dict[str, Value]:
    """Return what a played game measures for a seat."""
    scores = game.match.returns()
    return {
        "won": scores[seat] if len(scores) > 1 else int(scores[seat] >= 1.0),
        "choices": game.choices,
        "turn": game.match.state.turn(),
        "branching": round(game.options / max(1, game.choices), 3),
        "began": int(game.began == seat),
    }


def fingerprint(text: str) -> str:
    """Return what a row says of a record."""
    return sha256(text.encode()).hexdigest()[:DIGITS]


def rows(
    study: Study, chosen: list[StudyEntry], wanted: Iterator[RowTask], results: Iterator[RowMeasures]
) -> list[Row]:
    """Return all rows of the next deal, of its tasks and what was found."""
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
    """Return the row of a task; ``solved`` is what the same deal measured for an entry before."""
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
    """Return a line of CSV."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(values)
    return out.getvalue()
