"""The shelf: the only file that names every game, and what all surfaces ask of any of them."""

from __future__ import annotations

import math
import os
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import platformdirs

from vedette.boxes.patrol.box import PatrolBox
from vedette.boxes.spellfire.box import SpellfireBox
from vedette.boxes.twelve_patrols.box import TwelvePatrolsBox
from vedette.core import data, file
from vedette.core.advice import NEVER_LOST
from vedette.core.chance import Stream, unspell
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import CHANCE
from vedette.core.language import LANGUAGES, say
from vedette.players.program import MARK, Program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import date

    from vedette.boxes.box import AnyBox, Label, Solution
    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.errors import Trouble
    from vedette.core.game import Game, State
    from vedette.core.record import Record
    from vedette.players.player import Player

    Find = Callable[[str, str], object]
    """Looks up the deck that a text names for a game."""

SEVERAL: Final = 8
"""Decks between commas that are looked for: more than any game has seats."""
TRIES: Final = 2000
"""Deals that are looked through for one that can be won."""


def home() -> Path:
    """Return the folder of this person's decks and games: ``VEDETTE_DATA``, or where the system keeps such things."""
    told = os.environ.get("VEDETTE_DATA")
    return Path(told) if told else platformdirs.user_data_path("vedette", appauthor=False)


BOXES: Final[dict[str, AnyBox]] = {box.name: box for box in (TwelvePatrolsBox(), SpellfireBox(home), PatrolBox(home))}
"""Every game by its name."""
GAMES: Final = tuple(BOXES)
"""The names, in the order in which they are offered."""


def own_decks(name: str) -> Path:
    """Return the folder of one's own decks of a game."""
    return home() / "decks" / name


def known(name: str) -> str:
    """Return the name of a game on the shelf; raises Unreadable for one that is not there."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in BOXES:
        raise Unreadable("game-unknown", {"name": name, "games": ", ".join(BOXES)})
    return wanted


def box(name: str) -> AnyBox:
    """Return the box of a game by its name; raises Unreadable."""
    return BOXES[known(name)]


def box_of(made: Game) -> AnyBox:
    """Return the box that a game came out of; raises Unreadable for a game that is not of the shelf."""
    return box(made.rules.name)


# Decks


def own_files(name: str) -> dict[str, Path]:
    """Return the files of one's own decks by their names, which none of the box has."""
    ours, folder = box(name).decks(), own_decks(known(name))
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return {path.stem: path for path in files if path.stem not in ours}


def deck_names(name: str) -> list[str]:
    """Return the decks of a game: those of the box, then one's own."""
    return [*box(name).decks(), *own_files(name)]


def deck(name: str, spec: str) -> object:
    """Return a deck by its name or its code for links; the first deck where nothing is named.

    Commas stand between the decks of several seats. A name of the box means the same everywhere, whatever one's own
    decks are called. No text becomes a path here, so this takes what strangers send; ``files.deck`` takes paths too.
    Raises Unreadable where there is no such deck or where it has faults.
    """
    chosen = box(name)
    spec = spec or chosen.first_deck
    ours = chosen.decks()
    if found := ours.get(spec) or ours.get(spec.strip().lower()):
        return found
    if (path := own_files(name).get(spec)) is not None:
        return chosen.read(file.read(path), str(path))
    if "," in spec:
        return chosen.join([deck(name, one.strip()) for one in spec.split(",", SEVERAL)])
    if (unpacked := chosen.unpack(spec)) is not None:
        return unpacked
    raise Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(deck_names(name))})


def label(name: str, cards: object, language: str = LANGUAGES[0]) -> Label:
    """Return what a deck is called and how many cards it has."""
    return box(name).label(cards, language)


def examine(name: str, text: str, source: str, own: Sequence[Any] = ()) -> tuple[object | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it, by line, one of the two empty.

    ``source`` names it.

    ``own`` are sets that its cards may come from besides, of the box's ``sets_of``.
    """
    found, faults = box(name).examine(text, source, own)
    return found, sorted(faults, key=_line)


def _line(fault: Trouble) -> float:
    """Return the line of a fault; one of the whole deck comes after all lines."""
    line = fault.values.get("line")
    return int(line) if line else math.inf


def elsewhere(name: str, text: str) -> str:
    """Return the game that a deck with faults is written for, as its keys tell; nothing where it is not another."""
    others = [other for other in GAMES if other != name]
    if right := next((other for other in others if box(other).examine(text, "")[0] is not None), ""):
        return right
    try:
        tree = data.read(text, "")
    except Unreadable:
        return ""
    keys = frozenset(tree) if isinstance(tree, dict) else frozenset()
    likest = min(others, key=lambda other: box(other).unlike(keys))
    return likest if keys and box(likest).unlike(keys) < box(name).unlike(keys) else ""


def invent(name: str, seed: int, wishes: Mapping[str, str | int]) -> object:
    """Return the legal deck of a seed that is as it is wished for; raises Unreadable for a wish it cannot grant."""
    return box(name).invent(seed, wishes)


# Games


def game(name: str, deck_spec: str = "", options: Iterable[str] = ()) -> Game:
    """Return a game by its name, set up with a deck and the variants of these names.

    Raises Unreadable for a game, a deck or a variant that there is not.
    """
    return game_with(name, deck(name, deck_spec), options)


def game_with(name: str, cards: object, options: Iterable[str] = ()) -> Game:
    """Return a game with a deck at hand; raises Unreadable for a variant that there is not."""
    made: Game = box(name).game(cards, list(options))
    return made


def starting(made: Game, champion: str) -> Game:
    """Return the game with this starting champion, by its name or id; as it is where none is named.

    Raises Unreadable where it has none such.
    """
    if not champion:
        return made
    asked = box_of(made)
    return game_with(made.rules.name, asked.starting(asked.deck_of(made), champion), option_names(made))


def cards_of(made: Game) -> object:
    """Return the deck that a game is set up with."""
    return box_of(made).deck_of(made)


def deck_name(made: Game) -> str:
    """Return the name of the deck that a game is set up with."""
    return label(made.rules.name, cards_of(made)).name


def option_names(made: Game) -> list[str]:
    """Return the variants that a game is played with."""
    return box_of(made).options_of(made)


def restore(record: Record) -> Game:
    """Return the game that a record was played with, made of what the record itself pins.

    Raises Unreadable for a game that is not there, and where the pinned lines are not whole or not as they were.
    """
    if record.game not in BOXES:
        games = ", ".join(BOXES)
        raise Unreadable("record-game", {"file": record.file, "game": record.game, "games": games})
    made: Game = BOXES[record.game].restore(record.definition, record.file)
    return made


def closed(name: str, options: Iterable[str]) -> bool:
    """Return whether under these variants nobody is told before the end what is in the deck of another seat."""
    return name in BOXES and not BOXES[name].closed.isdisjoint(options)


def by_lot(made: Game, seat: int, number: int) -> Game:
    """Return the game with the decks that nobody brought drawn by lot, where they are closed; else as it is.

    ``seat`` is whose deck was named; equal numbers, equal draws.
    """
    options = option_names(made)
    if not closed(made.rules.name, options):
        return made
    return game_with(made.rules.name, box_of(made).by_lot(cards_of(made), seat, number), options)


def parts(made: Game) -> list[object]:
    """Return the deck of each seat of a game; one deck where seats have none of their own."""
    return box_of(made).parts(cards_of(made))


def together(name: str, decks: Sequence[object], options: Iterable[str] = ()) -> Game:
    """Return the game in which each seat plays its own of these decks; raises Unreadable."""
    return game_with(name, box(name).join(list(decks)), options)


def turned(made: Game) -> Game:
    """Return the game with the decks of its seats the other way round, as for people who change seats."""
    decks = parts(made)
    if len(decks) == 1 or decks[0] == decks[-1]:
        return made
    return together(made.rules.name, decks[::-1], option_names(made))


# Deals


def uncode(name: str, code: str, find: Find = deck) -> tuple[Game, list[int]]:
    """Return the game and the deal of a code, ``[DECK[+VARIANT...]/]NUMBER``; raises Unreadable.

    ``find`` looks up the deck.
    """
    head, _, number = code.strip().rpartition("/")
    spec, *variants = head.split("+")
    made = game_with(name, find(name, spec), [variant.strip().lower() for variant in variants])
    return made, made.deal(unspell(number, made.deals()))


def random_deal(made: Game, seed: int) -> list[int]:
    """Return the deal of a seed: the same one on every surface."""
    return made.deal(Stream(seed).below(made.deals()))


def winnable_deal(made: Game, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that can be won with all cards known; the seed's own deal leads it.

    Raises Illegal where none of the first TRIES can be.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deal = made.deal(stream.below(made.deals()))
        if settle(made, made.start(), deal)[0] == "winnable":
            return deal
    raise Illegal("deal-none-winnable", {"deck": deck_name(made), "tries": str(TRIES)})


def graded_deal(made: Game, wanted: int, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that has a grade, 1 to 5: the strongest fair player wins it.

    Raises Illegal where none of the first ones has it.
    """
    return box_of(made).graded_deal(made, wanted, seed)


def daily_deal(made: Game, day: date) -> tuple[list[int], int | None]:
    """Return the deal of a day, the same for everybody, and its grade; raises Illegal where none can be graded."""
    return box_of(made).daily_deal(made, day.year, day.month, day.day)


def deal_of(name: str, value: object, source: str, find: Find = deck) -> tuple[Game, list[int]]:
    """Return the deal in JSON data and the game it is of; ``find`` looks up its decks. Raises Unreadable."""
    made, deal = box(name).read_deal(
        value, source, lambda spec: find(name, spec), lambda code: uncode(name, code, find)
    )
    return made, deal


def write_deal(made: Game, deal: list[int]) -> dict[str, object]:
    """Return a deal as the JSON data that ``read_deal`` takes."""
    return box_of(made).write_deal(made, deal)


# What may be known


def settle(made: Game, state: State, deal: list[int], nodes: int | None = None) -> tuple[str, list[int]]:
    """Return whether a position can be won with all cards known, and the player's choices that win it.

    The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where a search of so many nodes did not tell: 0 is
    without end, None as many as the game thinks worth waiting for at a table.
    Raises Unreadable for a game that has no solver.
    """
    asked = box_of(made)
    verdict, line, _ = asked.settle(made, state, deal, asked.patience if nodes is None else nodes)
    return verdict, line


def failing(made: Game, state: State, language: str) -> str:
    """Return in words what fails in a position that cannot be won; empty where the game names nothing."""
    return box_of(made).failing(made, state, language)


def solve(made: Game, deal: list[int], nodes: int = 0) -> Solution:
    """Return the solution of a deal, within so many nodes; raises Unreadable for a game that has no solver."""
    return box_of(made).solve(made, deal, nodes)


def advise(made: Game, view: bytes, tier: int, language: str) -> Advice:
    """Return advice for whoever sees this view and must act: 1 a nudge, 2 where to look, 3 the action, 4 the line."""
    return box_of(made).advise(made, view, tier, language)


def follow(made: Game, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
    """Return a line of play from a view, each action with the position before it."""
    return box_of(made).follow(made, view, actions)


def win_chance(made: Game, view: bytes) -> Odds:
    """Return the chance of a win under fair play from a view on, with its interval where it is an estimate."""
    return box_of(made).win_chance(made, view)


def foresee(made: Game, view: bytes, actions: list[int], language: str) -> tuple[list[str], dict[str, object]]:
    """Return in words and as JSON what these actions come to, as far as a view can tell."""
    return box_of(made).foresee(made, view, actions, language)


def review(made: Game, actions: list[int]) -> Account:
    """Return what luck and what skill did in a game: all its actions, chance's among them.

    What was done since the last reveal can be taken back: it is not called lost.
    """
    account = box_of(made).review(made, actions)
    state, free = made.start(), 0
    for number, action in enumerate(actions, 1):
        if state.mover() == CHANCE:
            free = number
        state.apply(action)
    return account._replace(lost_at=NEVER_LOST) if account.lost_at >= free else account


def rules_text(name: str, language: str) -> str:
    """Return the rules of a game in a language, Markdown with numbered clauses."""
    folder = resources.files("vedette") / "games" / known(name).replace("-", "_")
    return (folder / f"RULES.{language}.md").read_text(encoding="utf-8")


# Players


def player_names(name: str) -> list[str]:
    """Return the registry names of the players of a game."""
    return list(box(name).players)


def player_title(spec: str, language: str) -> str:
    """Return what people read for a player's registry name."""
    kind, _, level = spec.partition(":")
    if kind == "level" and level:
        return say(language, "table-bot-level", level=level)
    return say(language, "table-bot", player=spec)


def player(spec: str, made: Game, seed: int) -> Player:
    """Return a player by its registry name, for one seat of one game; raises Unreadable for a name there is not.

    The same name and seed play the same from the same views.
    """
    chosen = box_of(made)
    make = chosen.player(spec.strip().lower())
    if make is None:
        raise Unreadable("player-unknown", {"name": spec, "players": ", ".join(chosen.players)})
    return make(made, seed)


def guest(spec: str, made: Game, seed: int) -> Player:
    """Return a player by its registry name, or ``program:COMMAND``, a program that will be started on this machine.

    For what the person at this machine names, never for a name that came over a network. Raises Unreadable.
    """
    spec = spec.strip()
    if spec.startswith(MARK):
        return Program(made, spec.removeprefix(MARK), seed)
    return player(spec, made, seed)
