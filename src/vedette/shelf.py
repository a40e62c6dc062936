"""The shelf: the only file that names every game and every player."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs

from vedette.core import data, file
from vedette.core.chance import Stream, unspell
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.game import OVER, SPECTATOR
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols import deck as deals
from vedette.games.twelve_patrols import link
from vedette.games.twelve_patrols.fair import grade, luck
from vedette.games.twelve_patrols.fair.beginner import Beginner
from vedette.games.twelve_patrols.fair.counter import Counter
from vedette.games.twelve_patrols.fair.strategist import Strategist
from vedette.games.twelve_patrols.proof import answer as answers
from vedette.games.twelve_patrols.proof import plan, solver
from vedette.games.twelve_patrols.proof.question import question_of
from vedette.games.twelve_patrols.speech import TwelvePatrols
from vedette.games.twelve_patrols.turn import Position
from vedette.players.greedy import Greedy
from vedette.players.search import Search
from vedette.players.uniform import Uniform

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

    from vedette.core.game import Game, State
    from vedette.core.record import Record
    from vedette.games.twelve_patrols.cards import Cards
    from vedette.games.twelve_patrols.deck import Deal
    from vedette.games.twelve_patrols.speech import Advice
    from vedette.players.player import Player

GAMES: Final = ("twelve-patrols",)
COMING: Final = ("spellfire", "patrol")
"""Games that have a place here and are not there yet."""
OPTIONS: Final = {"twelve-patrols": tuple(deals.OPTIONS)}
"""The variants of each game."""
PLAYERS: Final[dict[str, Callable[[TwelvePatrols, int], Player]]] = {
    "uniform": lambda _, seed: Uniform(seed),
    "greedy": lambda made, seed: Greedy(Beginner(made), seed),
    "level:0": lambda _, seed: Uniform(seed),
    "level:1": lambda made, seed: Greedy(Beginner(made), seed),
    "level:2": lambda made, seed: Search(made, Counter(made), seed),
    "level:3": lambda made, seed: Greedy(Strategist(made), seed),
}
"""Every player by its registry name: a function of the game and a seed."""
FIRST_DECK: Final = {"twelve-patrols": deals.HOUSE}
"""What is played when no deck is named."""
TRIES: Final = 2000
"""Deals that are looked through for one that can be won."""
MINUTES: Final = {"twelve-patrols": 10}
"""How long a game takes somebody who knows it."""


def home() -> Path:
    """Return the folder of this person's decks and games: ``VEDETTE_DATA``, or where the system keeps such things."""
    told = os.environ.get("VEDETTE_DATA")
    return Path(told) if told else platformdirs.user_data_path("vedette", appauthor=False)


def own_decks(name: str, own: Path | None = None) -> Path:
    """Return the folder of somebody's own decks; ``own`` is the folder where another person keeps theirs."""
    return (own or home() / "decks") / name


def known(name: str) -> str:
    """Return the name of a game that can be played; raises Unreadable for one that is not there, or not yet."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted in COMING:
        raise Unreadable("game-coming", {"name": wanted, "games": ", ".join(GAMES)})
    if wanted not in GAMES:
        raise Unreadable("game-unknown", {"name": name, "games": ", ".join([*GAMES, *COMING])})
    return wanted


def deck_names(name: str, own: Path | None = None) -> list[str]:
    """Return the decks of a game: those of the box, then one's own."""
    known(name)
    folder = own_decks(name, own)
    mine = sorted(path.stem for path in folder.glob("*.toml")) if folder.is_dir() else []
    return [*region_cards.box(), *(deck for deck in mine if deck not in region_cards.box())]


def deck(name: str, spec: str, own: Path | None = None) -> Cards:
    """Return a deck by its name, its code for links, or the path of a file.

    A name of the box means the same everywhere, whatever one's own decks are called.
    Raises Unreadable where there is no such deck or where it has faults.
    """
    known(name)
    box = region_cards.box()
    if found := box.get(spec) or box.get(spec.strip().lower()):
        return found
    path = own_decks(name, own) / f"{spec}.toml"
    if not any(letter in spec for letter in "/\\") and file.there(path):
        return region_cards.read(file.read(path), str(path))
    if any(letter in spec for letter in "/\\") or spec.lower().endswith((".toml", ".json")) or file.there(Path(spec)):
        return region_cards.read(file.read(Path(spec)), spec)
    if spec.startswith(link.MARK) and len(spec) > 2 * len(deals.HOUSE):
        return region_cards.of_link(spec)
    raise Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(deck_names(name, own))})


def examine(name: str, text: str, source: str) -> tuple[Cards | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it, one of the two empty; ``source`` names it."""
    known(name)
    return region_cards.examine(text, source)


def deck_text(cards: Cards) -> str:
    """Return a deck as its file has it."""
    return region_cards.write(cards)


def show_deck(cards: Cards, language: str) -> list[dict[str, object]]:
    """Return the cards of a deck as the game shows them."""
    made = TwelvePatrols(cards)
    regions = made.show(made.start().view(SPECTATOR), language)["regions"]
    return list(regions) if isinstance(regions, list) else []


def save_deck(name: str, cards: Cards, own: Path | None = None) -> Path:
    """Keep a deck of one's own under its name; return its file. Raises Illegal for the name of a deck of the box."""
    known(name)
    if cards.deck.name.lower() in region_cards.box():
        raise Illegal("deck-ours", {"name": cards.deck.name})
    path = own_decks(name, own) / f"{cards.deck.name}.toml"
    file.write(path, region_cards.write(cards))
    return path


def game(name: str, deck_spec: str = "", options: Iterable[str] = (), own: Path | None = None) -> TwelvePatrols:
    """Return a game by its name, set up with a deck and the variants of these names.

    Raises Unreadable for a game, a deck or a variant that there is not.
    """
    name = known(name)
    return TwelvePatrols(deck(name, deck_spec or FIRST_DECK[name], own), deals.variants(list(options)))


def game_with(cards: Cards, options: Iterable[str] = ()) -> TwelvePatrols:
    """Return 12 Patrols with a deck at hand; raises Unreadable for a variant that there is not."""
    return TwelvePatrols(cards, deals.variants(list(options)))


def game_of(deal: Deal) -> TwelvePatrols:
    """Return the game that a deal is played with."""
    return TwelvePatrols(deal.cards, deal.options)


def option_names(made: TwelvePatrols) -> list[str]:
    """Return the variants that a game is played with."""
    return deals.names(made.options)


def uncode(name: str, code: str, own: Path | None = None) -> tuple[TwelvePatrols, list[int]]:
    """Return the game and the deal of a code; raises Unreadable."""
    spec, options, number = deals.split(code)
    made = TwelvePatrols(deck(known(name), spec, own), options)
    return made, made.deal(unspell(number, made.deals()))


def random_deal(made: Game, seed: int) -> list[int]:
    """Return the deal of a seed: the same one on every surface."""
    return made.deal(Stream(seed).below(made.deals()))


def winnable_deal(made: TwelvePatrols, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that can be won with all cards known; the seed's own deal leads it.

    Raises Illegal where none of the first TRIES can be.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deal = made.deal(stream.below(made.deals()))
        if solver.solve(question_of(made, made.start(), deal)).verdict == answers.WINNABLE:
            return deal
    raise Illegal("deal-none-winnable", {"deck": made.deck.name, "tries": str(TRIES)})


def graded_deal(made: TwelvePatrols, wanted: int, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that has a grade, 1 to 5: the strongest fair player wins it.

    Raises Illegal where none of the first ones has it.
    """
    return grade.graded_deal(made, wanted, seed)


def grade_of(made: TwelvePatrols, deal: list[int]) -> int | None:
    """Return the grade of a deal, 1 to 5; None for one that the strongest fair player loses."""
    return (grade.measure(made, deal).grade() or None) if grade.winnable(made, deal) else None


def daily_deal(made: TwelvePatrols, day: date) -> tuple[list[int], int]:
    """Return the deal of a day, the same for everybody, and its grade; raises Illegal where none can be graded."""
    return grade.daily_deal(made, day.year, day.month, day.day)


def review(made: TwelvePatrols, actions: list[int]) -> luck.Account:
    """Return what luck and what skill did in a game: all its actions, chance's among them."""
    return luck.review(made, actions)


def read_deal(name: str, text: str, source: str, own: Path | None = None) -> Deal:
    """Return the deal in a JSON text; ``source`` names it in errors. Raises Unreadable."""
    return deal_of(name, data.read_json(text, source), source, own)


def deal_of(name: str, value: object, source: str, own: Path | None = None) -> Deal:
    """Return the deal in JSON data; raises Unreadable."""
    known(name)

    def of_code(code: str) -> Deal:
        made, actions = uncode(name, code, own)
        return deals.of_actions(made.cards, made.options, actions)

    return deals.Reader(source, lambda spec: deck(name, spec, own), of_code).deal(value)


def write_deal(made: TwelvePatrols, deal: list[int] | Deal) -> dict[str, object]:
    """Return a deal as the JSON data that ``read_deal`` takes."""
    whole = deals.of_actions(made.cards, made.options, deal) if isinstance(deal, list) else deal
    boxed = region_cards.boxed(made.deck)
    regions = made.deck.name if boxed else region_cards.tree(made.cards)["region"]
    return deals.write(whole, made.code(whole.actions()) if whole.order else "", regions)


def settle(made: Game, state: State, deal: list[int], nodes: int = 0) -> tuple[str, list[int]]:
    """Return whether a position can be won with all cards known, and the player's choices that win it.

    The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where a search of so many nodes did not tell.
    Raises Unreadable for a game that has no solver.
    """
    if not isinstance(made, TwelvePatrols) or not isinstance(state, Position):
        raise Unreadable("table-no-solver", {"name": made.rules.name})
    if state.mover() == OVER:
        return ("winnable" if state.returns()[0] >= 1.0 else "unwinnable"), []
    question = question_of(made, state, deal)
    answer = solver.solve(question, nodes)
    if answer.verdict != answers.WINNABLE:
        return ("undecided" if answer.verdict == answers.UNDECIDED else "unwinnable"), []
    return "winnable", plan.line(question, answer)


def restore(record: Record) -> TwelvePatrols:
    """Return the game that a record was played with, made of what the record itself pins.

    Raises Unreadable for a game that is not there, and where the pinned lines are not whole or not as they were.
    """
    if record.game not in GAMES:
        games = ", ".join(GAMES)
        raise Unreadable("record-game", {"file": record.file, "game": record.game, "games": games})
    cards, options = deals.of_definition(record.definition, record.file)
    return TwelvePatrols(region_cards.box()[cards.deck.name] if region_cards.boxed(cards.deck) else cards, options)


def rules_text(name: str, language: str) -> str:
    """Return the rules of a game in a language, Markdown with numbered clauses."""
    folder = resources.files("vedette") / "games" / known(name).replace("-", "_")
    return (folder / f"RULES.{language}.md").read_text(encoding="utf-8")


def advise(made: TwelvePatrols, view: bytes, tier: int, language: str) -> Advice:
    """Return advice for whoever sees this view and must act: 1 a nudge, 2 where to look, 3 the action, 4 the line."""
    return made.advise(view, tier, language)


def win_chance(made: TwelvePatrols, view: bytes) -> tuple[float, bool]:
    """Return the chance of a win under best fair play from a view on, and whether it is exact."""
    return made.win_chance(view)


def player_names(name: str) -> list[str]:
    """Return the registry names of the players of a game."""
    known(name)
    return list(PLAYERS)


def player(spec: str, made: TwelvePatrols, seed: int) -> Player:
    """Return a player by its registry name, for one seat of one game; raises Unreadable for a name there is not.

    The same name and seed play the same from the same views.
    """
    make = PLAYERS.get(spec.strip().lower())
    if make is None:
        raise Unreadable("player-unknown", {"name": spec, "players": ", ".join(PLAYERS)})
    return make(made, seed)
