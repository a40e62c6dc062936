"""Reads a study out of a TOML file.

name = "first-look"
game = "twelve-patrols"
decks = ["house", "hard"]
options = []                      variants, for every deck
players = ["uniform", "greedy"]
deals = 100                       of each deck at the most, the same for every player
seed = 1
measures = ["won", "turn", "winnable"]
budget = 100000                   nodes of a search, 0 without end
[stop]                            what ends it before that many deals
width = 0.04                      every interval is at most so wide
verdict = true                    one of two decks or players is shown to be better
work = 1000000                    so many choices and nodes
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from vedette import capabilities, decks, files, registry, setups
from vedette.core import data
from vedette.core.errors import Trouble, Unreadable
from vedette.lab import course
from vedette.lab.study_run import COURSE, MEASURES, PLAYED, SHARES, SOLVED, Stop, Study

if TYPE_CHECKING:
    from collections.abc import Iterator

KEYS: Final = ("name", "game", "decks", "options", "players", "deals", "seed", "measures", "budget", "stop")
STOPS: Final = ("width", "verdict", "work")
MOST_DEALS: Final = 10_000_000
MOST_WORK: Final = 1 << 62
LONGEST_NAME: Final = 80


def decks_of(study: Study) -> list[object]:
    """Return the decks that a study names; raises Unreadable for one that does not exist."""
    return [files.deck(study.game, deck) for deck in study.decks]


class StudyReader:
    """Reads a study from a TOML text; every error names the file and the key."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.data: dict[str, Any] = data.read_toml(text, file)

    def fault(self, message: str, key: str, **values: str) -> Unreadable:
        """Return an Unreadable with this message id that names the file and the key."""
        return Unreadable(message, {"file": self.file, "field": key, **values})

    @contextmanager
    def at(self, key: str) -> Iterator[None]:
        """Add this file and the key to an error raised inside that names no file of its own."""
        try:
            yield
        except Trouble as trouble:
            if "file" not in trouble.values:
                trouble.values = {"file": self.file, "field": key, **trouble.values}
            raise

    def names(self, key: str, default: tuple[str, ...], *, some: bool = True) -> tuple[str, ...]:
        """Return the list of names under a key, or the default.

        Raises Unreadable for anything else, for a name given twice, and with ``some`` for an empty list.
        """
        told = self.data.get(key, list(default))
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told) or (some and not told):
            raise self.fault("study-names", key)
        if twice := [name for at, name in enumerate(told) if name in told[:at]]:
            raise self.fault("study-twice", key, name=twice[0])
        return tuple(told)

    def number(self, key: str, told: object, least: int, most: int) -> int:
        """Return a key's value, an integer from ``least`` to ``most``; raises Unreadable for anything else."""
        if type(told) is not int or not least <= told <= most:
            raise self.fault("study-number", key, least=str(least), most=str(most))
        return told

    def known(self, key: str, table: dict[str, Any], keys: tuple[str, ...]) -> None:
        """Raise Unreadable for the first key of a TOML table that is none of ``keys``."""
        if unknown := [one for one in table if one not in keys]:
            raise self.fault("study-key", key or unknown[0], unknown=unknown[0], keys=", ".join(keys))

    def study(self) -> Study:
        """Return the study that the TOML describes; raises Unreadable or another Trouble for its first fault."""
        self.known("", self.data, KEYS)
        name = self.data.get("name", "study")
        if (
            not isinstance(name, str)
            or not name.replace("-", "").replace("_", "").isalnum()
            or len(name) > LONGEST_NAME
        ):
            raise self.fault("study-name", "name")
        with self.at("game"):
            game = registry.known(str(self.data.get("game", registry.names()[0])))
        measures = self.names("measures", ("won",))
        if wrong := [measure for measure in measures if measure not in MEASURES]:
            raise self.fault("study-measure", "measures", name=wrong[0], measures=", ".join(MEASURES))
        if "players" not in self.data and not set(measures).isdisjoint(PLAYED):
            raise self.fault("study-players", "players")
        found = Study(
            name,
            game,
            self.names("decks", (decks.first(game),)),
            self.names("options", (), some=False),
            self.names("players", (), some=not set(measures).isdisjoint(PLAYED)),
            self.number("deals", self.data.get("deals", 100), 1, MOST_DEALS),
            self.number("seed", self.data.get("seed", 1), 0, (1 << 64) - 1),
            measures,
            self.number("budget", self.data["budget"], 0, MOST_WORK) if "budget" in self.data else None,
            self.stop(),
        )
        self.check(found)
        return found

    def stop(self) -> Stop:
        """Return the conditions that end the study before all deals are done; raises Unreadable for a wrong value."""
        told = self.data.get("stop", {})
        if not isinstance(told, dict):
            raise self.fault("study-stop", "stop", keys=", ".join(STOPS))
        self.known("stop", told, STOPS)
        width, verdict = told.get("width", 0.0), told.get("verdict", False)
        if isinstance(width, bool) or not isinstance(width, int | float) or ("width" in told and not 0 < width < 1):
            raise self.fault("study-width", "stop.width")
        if not isinstance(verdict, bool):
            raise self.fault("study-verdict", "stop.verdict")
        return Stop(float(width), verdict, self.number("stop.work", told.get("work", 0), 0, MOST_WORK))

    def check(self, study: Study) -> None:
        """Raise a Trouble for what the game does not have: a deck, a variant, a player, a measure.

        Also for a stop by verdict unless there are two sides, and for stops that need a share where none is measured.
        """
        with self.at("options"):
            two = setups.game(study.game, variants=study.options).rules.players > 1
        with self.at("decks"):
            games = [setups.game_with(study.game, deck, study.options) for deck in decks_of(study)]
        for made in games:
            with self.at("measures"):
                if not set(study.measures).isdisjoint(SOLVED):
                    capabilities.solver(made)
                if not set(study.measures).isdisjoint(COURSE):
                    course.check(made)
            with self.at("players"):
                for player in study.players:
                    files.player(player, made, 0)
        if two and not study.players:
            raise self.fault("study-players", "players")
        sides = len(study.decks) * max(1, len(study.players))
        if study.stop.verdict and (sides != 2 or set(study.measures).isdisjoint(SHARES)):
            raise self.fault("study-verdict", "stop.verdict")
        if study.stop.width and set(study.measures).isdisjoint(SHARES):
            raise self.fault("study-width", "stop.width")
