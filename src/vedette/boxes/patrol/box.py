"""The box of Patrol."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final

from vedette.boxes.box import FORESEE, Box, Label, Remark
from vedette.boxes.patrol import deal as deals
from vedette.boxes.patrol.craft import PatrolCraft
from vedette.boxes.patrol.hand import Shuffled
from vedette.boxes.patrol.pair import Pair
from vedette.core.chance import Stream
from vedette.core.data import BROUGHT
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, say
from vedette.games.patrol.art import sheet
from vedette.games.patrol.decks import builder, link, pins
from vedette.games.patrol.decks import deck as decks
from vedette.games.patrol.decks.deck import Draft
from vedette.games.patrol.face import printed, told
from vedette.games.patrol.mind.beginner import Beginner
from vedette.games.patrol.mind.commander import Commander
from vedette.games.patrol.options import CLOSED, GOALS, NAMES, named, names
from vedette.games.patrol.rules import FIRST as FIRST_ATTACKER
from vedette.games.patrol.rules import LORE, RULES
from vedette.games.patrol.soldier import PLAIN, Card, Deck
from vedette.games.patrol.soldiers import cards, edit, lint, sentence, text
from vedette.games.patrol.speech import USUAL, Patrol
from vedette.games.patrol.turn import Position
from vedette.players.greedy import Greedy
from vedette.players.ismcts import Ismcts
from vedette.players.sampler import Sampler
from vedette.players.solver import Solver
from vedette.players.uniform import Uniform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from vedette.core.errors import Trouble
    from vedette.core.game import State
    from vedette.games.patrol.soldiers.cards import Cards
    from vedette.players.player import Player


COPIED: Final = "-mine"
"""Behind the name of a set of ours that is changed."""
FOLDER: Final = "patrol/soldiers"
"""Where sets of one's own lie in the data folder."""
WIDTH: Final = 6
"""Ideas that a sampler plays out."""
WORLDS: Final = 512
"""Worlds in which it does at level 4."""
ITERATIONS: Final = 16_000
"""Of a solver at level 4."""


def beginner(made: Patrol, seed: int) -> Player:
    """Return the player of the plain rules of thumb."""
    return Shuffled(Greedy(Beginner(made), seed), seed)


def commander(made: Patrol, seed: int) -> Player:
    """Return the player of the finer rules of thumb."""
    return Shuffled(Greedy(Commander(made), seed), seed)


def sampler(made: Patrol, worlds: int, seed: int) -> Player:
    """Return the player that plays out so many worlds for a choice."""
    return Shuffled(Sampler(made, Commander(made), worlds, WIDTH, seed), seed)


def ismcts(made: Patrol, simulations: int, seed: int) -> Player:
    """Return the player that searches a tree of what it sees with so many simulations."""
    return Shuffled(Ismcts(made, Commander(made), simulations, seed), seed)


def solver(made: Patrol, iterations: int, seed: int) -> Player:
    """Return the player that looks for an equilibrium with so many iterations, and else plays out worlds."""
    worlds = Sampler(made, Commander(made), WORLDS, WIDTH, seed)
    return Shuffled(Solver(made, Commander(made), iterations, WIDTH, worlds, seed), seed)


WORKERS: Final = {"sampler": sampler, "ismcts": ismcts, "solver": solver}
"""Players whose name says how much they work."""


class PatrolBox(Box[Pair, Patrol]):
    """Patrol: the house set of ninety, decks of them, a duel."""

    name = RULES.name
    first_deck = USUAL
    options = NAMES
    goals = GOALS
    closed = frozenset({CLOSED})
    apart = True
    keys = decks.KEYS
    lists = ("cards",)
    minutes = 30
    helps = frozenset({FORESEE})
    prints = ("coloured", "blank", "counters")
    craft = PatrolCraft()
    quick = frozenset({"uniform", "greedy", "commander", "level:0", "level:1", "level:2"})
    thinks: ClassVar = {"level:3": 2, "level:4": 16}
    players = {  # noqa: RUF012 (nobody writes to it)
        "uniform": lambda _, seed: Uniform(seed),
        "greedy": beginner,
        "commander": commander,
        "sampler:32": lambda made, seed: sampler(made, 32, seed),
        "ismcts:200": lambda made, seed: ismcts(made, 200, seed),
        "level:0": lambda _, seed: Uniform(seed),
        "level:1": beginner,
        "level:2": commander,
        "level:3": lambda made, seed: sampler(made, 64, seed),
        "level:4": lambda made, seed: solver(made, ITERATIONS, seed),
    }

    def __init__(self, home: Callable[[], Path] | None = None) -> None:
        """Make decks of the sets that come with the game, and of those in the data folder that ``home`` returns."""
        self.home = home

    def sets(self) -> tuple[dict[str, Cards], list[Trouble]]:
        """Return every set there is by name, and what is wrong with the files of the data folder."""
        return cards.own(self.home() / FOLDER) if self.home is not None else (cards.box(), [])

    def player(self, spec: str) -> Callable[[Patrol, int], Player] | None:
        kind, _, work = spec.partition(":")
        if kind in WORKERS and re.fullmatch(r"[1-9][0-9]{0,6}", work):
            return lambda made, seed: WORKERS[kind](made, int(work), seed)
        return super().player(spec)

    def decks(self) -> dict[str, Pair]:
        return {name: Pair(one, one) for name, one in decks.box().items()}

    def join(self, chosen: list[Pair]) -> Pair:
        if len(chosen) != RULES.players:
            raise Unreadable("patrol-decks", {"has": str(len(chosen))})
        return Pair(chosen[0].first, chosen[1].first)

    def parts(self, deck: Pair) -> list[Pair]:
        return [Pair(one, one) for one in deck]

    def by_lot(self, deck: Pair, seat: int, number: int) -> Pair:
        if not deck.same:
            return deck
        drawn = [*decks.box().values()][Stream(number).below(len(decks.box()))]
        return Pair(drawn, deck.second) if seat else Pair(deck.first, drawn)

    def sets_of(self, texts: Sequence[str]) -> list[Cards]:
        return [found for found in [self.craft.examine(text, "")[0] for text in texts] if found is not None]

    def pool(self, own: Sequence[Cards] = (), deck: Pair | None = None) -> Pair:  # noqa: ARG002 (a deck is of one set)
        known = cards.house() if deck is None else deck.first.cards
        one = Draft(Deck("", tuple(Card(soldier) for soldier in range(len(known.roster.soldiers)))), known)
        return Pair(one, one)

    def label(self, deck: Pair, language: str = LANGUAGES[0]) -> Label:
        one = deck.first
        name = one.deck.name if deck.same else f"{one.deck.name},{deck.second.deck.name}"
        return Label(name, one.title.to(language), one.plan.to(language), len(one.deck.cards))

    def renamed(self, deck: Pair, name: str) -> Pair:
        one = Draft(deck.first.deck._replace(name=name), deck.first.cards)
        return Pair(one, one)

    def examine(self, text: str, source: str, own: Sequence[Cards] = ()) -> tuple[Pair | None, list[Trouble]]:
        known, _ = self.sets()
        known = {**known, **{one.roster.name: one for one in own}}
        one, faults = decks.draft(text, source, known)
        return (None if faults else Pair(one, one)), faults

    def write(self, deck: Pair) -> str:
        return decks.write_toml(deck.first)

    def tree(self, deck: Pair) -> dict[str, object]:
        return decks.tree(deck.first)

    def pack(self, deck: Pair) -> str:
        return decks.code(deck.first)

    def unpack(self, spec: str) -> Pair | None:
        if not spec.startswith(link.MARK):
            return None
        one = decks.read(spec, "", self.sets()[0])
        return Pair(one, one)

    def digest(self, deck: Pair) -> str:
        return pins.digest(pins.define((deck.first, deck.first), named([])))

    def lines(self, deck: Pair, language: str) -> list[str]:
        return decks.write(deck.first, language).rstrip("\n").split("\n")

    def show(self, deck: Pair, language: str) -> list[dict[str, object]]:
        chosen, known = deck.first, deck.first.cards
        return [
            {
                **cards.entry(known, one.soldier, language),
                **printed(known.faces[one.soldier], known.roster.soldiers[one.soldier], one.colour, language),
            }
            for one in chosen.deck.cards
        ]

    def sheets(self, deck: Pair, what: str, language: str) -> list[str]:
        known, printed = deck.first.cards, list(deck.first.deck.cards)
        if what == "blank":
            return sheet.pages(known, [card._replace(colour=PLAIN) for card in printed], language)
        if what == "counters":
            return [sheet.counters(language)]
        return sheet.pages(known, printed, language) if what == "coloured" else super().sheets(deck, what, language)

    def make_up(self, seed: int, wishes: Mapping[str, str | int]) -> Pair:  # noqa: ARG002 (there are none)
        house = cards.house()
        one = Draft(builder.invent(house.roster, seed), house)
        return Pair(one, one)

    def entries(self, deck: Pair) -> list[dict[str, object]]:
        chosen = deck.first.cards
        return [cards.entry(chosen, at, "en") for at in range(len(chosen.roster.soldiers))]

    def card(self, deck: Pair, name: str) -> int:
        return cards.find(deck.first.cards, name)

    def power(self, deck: Pair, card: int) -> str:
        soldier = deck.first.cards.roster.soldiers[card]
        return sentence.write(soldier.power, soldier.type)

    def text(self, deck: Pair, card: int, language: str) -> str:
        soldier = deck.first.cards.roster.soldiers[card]
        return text.write(soldier.power, soldier.type, language)

    def told(self, deck: Pair, card: int, language: str) -> str:
        known = deck.first.cards
        return told(known.faces[card], known.roster.soldiers[card], PLAIN, language)

    def remarks(self, deck: Pair, card: int) -> list[Remark]:
        return [Remark(*one) for one in lint.remarks(deck.first.cards, card)]

    def edit(self, text: str, card: int, changes: Mapping[str, str]) -> str:
        """Change a soldier of the set that a deck brings along; a deck of ours is given a copy of its set first."""
        if "[[soldier]]" in text:
            return edit.edit(text, card, changes)
        head, brought, own = text.partition(BROUGHT)
        if not brought:
            found = self.read(text, "").first
            name = f"{found.cards.roster.name}{COPIED}"
            mine = found.cards._replace(
                roster=found.cards.roster._replace(name=name),
                faces=tuple(face._replace(known=()) for face in found.cards.faces),
            )
            head, own = decks.write_toml(found._replace(cards=mine)).split(BROUGHT)
        inner = edit.edit(own.replace("[[own.soldier]]", "[[soldier]]"), card, changes)
        return head + BROUGHT + inner.replace("[[soldier]]", "[[own.soldier]]")

    def whole(self, made: Patrol, deal: list[int]) -> bool:
        return len(deal) > sum(len(draft.deck.cards) for draft in made.drafts)

    def game(self, deck: Pair, options: list[str]) -> Patrol:
        return Patrol((deck.first, deck.second), named(options))

    def deck_of(self, made: Patrol) -> Pair:
        return Pair(*made.drafts)

    def options_of(self, made: Patrol) -> list[str]:
        return names(made.options)

    def lore(self, made: Patrol, state: State) -> list[int] | None:
        if made.options.goal != LORE or not isinstance(state, Position):
            return None
        return [state.score(seat) for seat in range(RULES.players)]

    def restore(self, definition: list[str], source: str) -> Patrol:
        return Patrol(*pins.restore(definition, source))

    def read_deal(
        self,
        value: object,
        source: str,
        find: Callable[[str], Pair],
        uncode: Callable[[str], tuple[Patrol, list[int]]],
    ) -> tuple[Patrol, list[int]]:
        return deals.read(value, source, lambda spec: find(spec).first, uncode)

    def write_deal(self, made: Patrol, deal: list[int]) -> dict[str, object]:
        return deals.write(made, deal)

    def deal_lines(self, made: Patrol, deal: list[int], language: str) -> list[str]:
        first, second = (draft.deck.name for draft in made.drafts)
        variants = ", ".join(self.options_of(made)) or "-"
        head = say(language, "patrol-deal-decks", first=first, second=second, options=variants)
        return [head, say(language, "patrol-deal-toss-is", side=deals.SIDES[deal[0] - FIRST_ATTACKER])]

    def foresee(
        self, made: Patrol, view: bytes, actions: list[int], language: str
    ) -> tuple[list[str], dict[str, object]]:
        return made.foresee(view, actions, language)
