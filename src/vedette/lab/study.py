"""A study: deals, decks, players and measures named in a TOML file, one row for each game.

name = "first-look"
game = "twelve-patrols"
decks = ["house", "hard"]
options = []                      variants, for every deck
players = ["uniform", "greedy"]
deals = 100                       of each deck, the same for every player
seed = 1
measures = ["won", "turn", "winnable"]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vedette import capabilities, decks, files, registry, setups
from vedette.core import data
from vedette.core.errors import Unreadable
from vedette.lab import arena, crew, winnability

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.core.game import Game

PLAYED: Final = ("won", "choices", "turn")
"""Measures of a game that a player played."""
SOLVED: Final = ("winnable", "nodes")
"""Measures of a deal with all cards known."""
MEASURES: Final = (*PLAYED, *SOLVED)
KEYS: Final = ("name", "game", "decks", "options", "players", "deals", "seed", "measures")
MOST_DEALS: Final = 10_000_000
FIRST: Final = ("study", "game", "deck", "options", "deal", "code", "player")
"""The columns before the measures."""

Row = dict[str, str | int | float | None]


@dataclass(frozen=True)
class Study:
    """What is to be done."""

    name: str
    game: str
    decks: tuple[str, ...]
    options: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    measures: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of its rows."""
        return (*FIRST, *self.measures)

    def games(self) -> list[Game]:
        """Return the game of each deck; raises Unreadable for what there is not."""
        return [files.game(self.game, deck, self.options) for deck in self.decks]


class Reader:
    """Reads a study out of its TOML; every error names the key."""

    def __init__(self, text: str, file: str) -> None:
        """Read this text."""
        self.file = file
        self.data = data.read_toml(text, file)

    def fault(self, message: str, key: str, **values: str) -> Unreadable:
        """Return the error for a key."""
        return Unreadable(message, {"file": self.file, "field": key, **values})

    def names(self, key: str, default: tuple[str, ...], *, some: bool = True) -> tuple[str, ...]:
        """Return a list of names."""
        told = self.data.get(key, list(default))
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told) or (some and not told):
            raise self.fault("study-names", key)
        return tuple(str(name) for name in told)

    def number(self, key: str, default: int, most: int) -> int:
        """Return a whole number."""
        told = self.data.get(key, default)
        if type(told) is not int or not 0 <= told <= most:
            raise self.fault("study-number", key, most=str(most))
        return told

    def study(self) -> Study:
        """Return the study; raises Unreadable for the first thing that is wrong with it."""
        if unknown := [key for key in self.data if key not in KEYS]:
            raise self.fault("study-key", unknown[0], unknown=unknown[0], keys=", ".join(KEYS))
        name = self.data.get("name", "study")
        if not isinstance(name, str) or not name.replace("-", "").replace("_", "").isalnum():
            raise self.fault("study-name", "name")
        game = registry.known(str(self.data.get("game", registry.names()[0])))
        measures = self.names("measures", ("won",))
        if wrong := [measure for measure in measures if measure not in MEASURES]:
            raise self.fault("study-measure", "measures", name=wrong[0], measures=", ".join(MEASURES))
        players = self.names("players", (), some=not set(measures).isdisjoint(PLAYED))
        chosen = self.names("decks", (decks.first(game),))
        options = self.names("options", (), some=False)
        deals = max(1, self.number("deals", 100, MOST_DEALS))
        seed = self.number("seed", 1, (1 << 64) - 1)
        found = Study(name, game, chosen, options, players, deals, seed, measures)
        for made in found.games():
            for player in players:
                files.player(player, made, 0)
        return found


@dataclass(frozen=True)
class Look:
    """One deal, to be solved."""

    setup: arena.Setup
    deal: int


def look(task: Look) -> tuple[int, int]:
    """Return whether a deal can be won with all cards known (1 or 0), and the nodes it took to know."""
    made = arena.game_of(task.setup)
    verdict, _, nodes = capabilities.solver(made).settle(made, made.start(), made.deal(task.deal), 0)
    return winnability.WON if verdict == "winnable" else winnability.LOST, nodes


def size(study: Study) -> int:
    """Return how many rows a study will have."""
    return len(study.decks) * study.deals * max(1, len(study.players))


def rows(study: Study, jobs: int) -> Iterator[Row]:
    """Yield the rows of a study, deck by deck, deal by deal, the same for any number of jobs."""
    for made in study.games():
        setup = arena.setup_of(study.game, made)
        deals = arena.numbers(made, study.seed, study.deals)
        solved: Iterator[tuple[int, int]] = iter(())
        if not set(study.measures).isdisjoint(SOLVED):
            solved = crew.work(look, [Look(setup, deal) for deal in deals], jobs)
        of_player = [arena.bouts(setup, player, study.seed, deals) for player in study.players]
        bouts = [bout for same_deal in zip(*of_player, strict=True) for bout in same_deal]
        played = crew.work(arena.play, bouts if not set(study.measures).isdisjoint(PLAYED) else [], jobs)
        for number in deals:
            found = dict(zip(SOLVED, next(solved, (None, None)), strict=True))
            head = _head(study, made, number)
            for player in study.players or ("",):
                measured = {**found, **_measured(next(played, None))}
                yield {**head, "player": player, **{measure: measured.get(measure) for measure in study.measures}}


def _head(study: Study, made: Game, number: int) -> Row:
    """Return what a row says of its deal."""
    return {
        "study": study.name,
        "game": study.game,
        "deck": setups.deck_name(made),
        "options": " ".join(study.options),
        "deal": number,
        "code": made.code(made.deal(number)),
    }


def _measured(outcome: arena.Outcome | None) -> dict[str, int | None]:
    """Return what a played game measures."""
    if outcome is None:
        return {}
    return {"won": int(outcome.score >= 1.0), "choices": outcome.choices, "turn": outcome.turn}
