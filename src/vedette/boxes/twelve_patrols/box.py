"""The box of 12 Patrols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.boxes.box import CHANCE, DAILY, HINT, REVIEW, SOLVE, WATCH, Box, Label, Remark, Solution
from vedette.boxes.twelve_patrols import deal as deals
from vedette.boxes.twelve_patrols import proof, region
from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.core.game import OVER, SPECTATOR
from vedette.core.language import LANGUAGES, say
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols import invention, link, pins, sheet, wish
from vedette.games.twelve_patrols.cards import Cards
from vedette.games.twelve_patrols.fair import grade, luck
from vedette.games.twelve_patrols.fair.beginner import Beginner
from vedette.games.twelve_patrols.fair.counter import Counter
from vedette.games.twelve_patrols.fair.strategist import Strategist
from vedette.games.twelve_patrols.options import NAMES, named, names
from vedette.games.twelve_patrols.picture import region_words
from vedette.games.twelve_patrols.proof import answer as answers
from vedette.games.twelve_patrols.proof import plan, solver, winrate
from vedette.games.twelve_patrols.proof.question import question_of
from vedette.games.twelve_patrols.rules import CELLS, COLOUR_NAMES, DICE, DISPLAY, DRAW, EACH, RULES, Deck, Region
from vedette.games.twelve_patrols.speech import USUAL, TwelvePatrols
from vedette.games.twelve_patrols.turn import Position
from vedette.players.greedy import Greedy
from vedette.players.search import Search
from vedette.players.uniform import Uniform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vedette.boxes.certificate import Verification
    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.errors import Trouble
    from vedette.core.game import State

HOUSE_NAMES: Final = tuple(one.name for one in region_cards.box()["house12"].deck.regions)
SHORT: Final = 10
"""Letters that every code of a deck has more of: what begins like a code and is shorter is a name."""


class TwelvePatrolsBox(Box[Cards, TwelvePatrols]):
    """12 Patrols: region decks, deals of dice and cards, everything known of every deal."""

    name = RULES.name
    first_deck = USUAL
    options = NAMES
    minutes = 10
    helps = frozenset({DAILY, HINT, CHANCE, SOLVE, WATCH, REVIEW})
    grades = (1, 2, 3, 4, 5)
    wishes = {  # noqa: RUF012 (nobody writes to it)
        "cards": region_cards.SIZES,
        "tightness": range(invention.TIGHTEST + 1),
        "grade": grades,
    }
    keys = region_cards.DECK_KEYS
    lists = ("region",)
    prints = ("cards",)
    # Those of more than one in fifty of some dozens of random deals; of house12 five deals were measured.
    deck_grades = {  # noqa: RUF012 (nobody writes to it)
        "easy": (1,),
        "house": (1, 2, 3, 4, 5),
        "hard": (2, 3, 4, 5),
        "fiendish": (3, 4, 5),
        "house12": (4, 5),
    }
    players = {  # noqa: RUF012 (nobody writes to it)
        "uniform": lambda _, seed: Uniform(seed),
        "greedy": lambda made, seed: Greedy(Beginner(made), seed),
        "level:0": lambda _, seed: Uniform(seed),
        "level:1": lambda made, seed: Greedy(Beginner(made), seed),
        "level:2": lambda made, seed: Search(made, Counter(made), seed),
        "level:3": lambda made, seed: Greedy(Strategist(made), seed),
    }

    def decks(self) -> dict[str, Cards]:
        return region_cards.box()

    def label(self, deck: Cards, language: str = LANGUAGES[0]) -> Label:  # noqa: ARG002 (a file tells one title)
        return Label(deck.deck.name, deck.title, deck.note, len(deck.deck.regions))

    def renamed(self, deck: Cards, name: str) -> Cards:
        return deck._replace(deck=deck.deck._replace(name=name), title="", note="")

    def examine(self, text: str, source: str, own: Sequence[object] = ()) -> tuple[Cards | None, list[Trouble]]:  # noqa: ARG002 (its decks are its cards)
        return region_cards.examine(text, source)

    def write(self, deck: Cards) -> str:
        return region_cards.write(deck)

    def tree(self, deck: Cards) -> dict[str, object]:
        return region_cards.tree(deck)

    def pack(self, deck: Cards) -> str:
        return link.pack(deck.deck)

    def unpack(self, spec: str) -> Cards | None:
        packed = spec.startswith(link.MARK) and len(spec) > SHORT
        return region_cards.of_link(spec) if packed else None

    def digest(self, deck: Cards) -> str:
        return region_cards.digest(deck.deck)

    def lines(self, deck: Cards, language: str) -> list[str]:
        return [region_words(one, language) for one in deck.deck.regions]

    def sheets(self, deck: Cards, what: str, language: str) -> list[str]:
        return sheet.pages(deck.deck, language) if what == "cards" else super().sheets(deck, what, language)

    def show(self, deck: Cards, language: str) -> list[dict[str, object]]:
        made = TwelvePatrols(deck)
        regions = made.show(made.start().view(SPECTATOR), language)["regions"]
        return list(regions) if isinstance(regions, list) else []

    def make_up(self, seed: int, wishes: Mapping[str, str | int]) -> Cards:
        cards = int(wishes.get("cards", CELLS))
        graded = wishes.get("grade")
        if graded is None:
            tightness = wishes.get("tightness")
            return _named(invention.invent(seed, None if tightness is None else int(tightness), cards), seed)
        if cards != CELLS or "tightness" in wishes:
            raise Unreadable("deck-grade-alone")
        return _named(wish.graded_deck(seed, int(graded)).deck, seed)

    def entries(self, deck: Cards) -> list[dict[str, object]]:
        return [region.entry(deck, one) for one in deck.deck.regions]

    def card(self, deck: Cards, name: str) -> int:
        return region.find(deck, name)

    def power(self, deck: Cards, card: int) -> dict[str, str | None]:
        return region.edges(deck.deck.regions[card])

    def text(self, deck: Cards, card: int, language: str) -> str:
        return region_words(deck.deck.regions[card], language)

    def told(self, deck: Cards, card: int, language: str) -> str:
        return self.text(deck, card, language)

    def remarks(self, deck: Cards, card: int) -> list[Remark]:
        return region.remarks(deck.deck.regions, deck.deck.regions[card])

    def edit(self, text: str, card: int, changes: Mapping[str, str]) -> str:
        return region.edit(text, card, changes)

    def blank(self, size: int) -> Cards:
        return region_cards.plain(Deck("blank", tuple(Region(f"Region {number}") for number in range(1, size + 1))))

    def game(self, deck: Cards, options: list[str]) -> TwelvePatrols:
        return TwelvePatrols(deck, named(options))

    def deck_of(self, made: TwelvePatrols) -> Cards:
        return made.cards

    def options_of(self, made: TwelvePatrols) -> list[str]:
        return names(made.options)

    def restore(self, definition: list[str], source: str) -> TwelvePatrols:
        return TwelvePatrols(*pins.restore(definition, source))

    def read_deal(
        self,
        value: object,
        source: str,
        find: Callable[[str], Cards],
        uncode: Callable[[str], tuple[TwelvePatrols, list[int]]],
    ) -> tuple[TwelvePatrols, list[int]]:
        return deals.Reader(source, find, uncode).read(value)

    def write_deal(self, made: TwelvePatrols, deal: list[int]) -> dict[str, object]:
        return deals.write(made, deal)

    def deal_lines(self, made: TwelvePatrols, deal: list[int], language: str) -> list[str]:
        told = deals.of_actions(deal)
        variants = ", ".join(self.options_of(made)) or "-"
        lines = [say(language, "deal-deck-is", name=made.deck.name, options=variants)]
        for at, colour in enumerate(COLOUR_NAMES):
            pips = " ".join(str(pips) for pips in told.dice[EACH * at : EACH * at + EACH])
            lines.append(say(language, "deal-dice-are", colour=colour, pips=pips))
        names = [made.deck.regions[one].name for one in told.order]
        if not names:
            return [*lines, say(language, "deal-order-free")]
        shown, hidden = ", ".join(names[:DISPLAY]), ", ".join(names[DISPLAY:CELLS])
        return [*lines, say(language, "deal-order-is", shown=shown, hidden=hidden)]

    def settle(self, made: TwelvePatrols, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        if not isinstance(state, Position):
            raise TypeError(type(state))
        if state.mover() == OVER:
            return ("winnable" if state.returns()[0] >= 1.0 else "unwinnable"), [], 0
        question = question_of(made, state, deal)
        answer = solver.solve(question, nodes)
        line = plan.line(question, answer) if answer.verdict == answers.WINNABLE else []
        return proof.VERDICTS[answer.verdict], line, answer.nodes

    def failing(self, made: TwelvePatrols, state: State, language: str) -> str:
        return made.failing(state, language) if isinstance(state, Position) else ""

    def solve(self, made: TwelvePatrols, deal: list[int], nodes: int) -> Solution:
        return proof.solve(made, deal, nodes)

    def certificate(self, made: TwelvePatrols, deal: list[int], found: Solution) -> dict[str, object]:
        return proof.certificate(made, deal, found)

    def verify(self, claim: dict[str, object], source: str) -> Verification:
        return proof.verify(self, claim, source)

    def exact(self, made: TwelvePatrols, deal: list[int], tell: Callable[[int, int], None]) -> tuple[int, int]:
        order = [action - DRAW for action in deal[DICE:]] or None
        found = winrate.exact(made.deck, order, tell)
        return found.numerator, found.denominator

    def graded_deal(self, made: TwelvePatrols, wanted: int, seed: int) -> list[int]:
        return grade.graded_deal(made, wanted, seed)

    def daily_deal(self, made: TwelvePatrols, year: int, month: int, day: int) -> tuple[list[int], int | None]:
        return grade.daily_deal(made, year, month, day)

    def advise(self, made: TwelvePatrols, view: bytes, tier: int, language: str) -> Advice:
        return made.advise(view, tier, language)

    def win_chance(self, made: TwelvePatrols, view: bytes) -> Odds:
        return made.win_chance(view)

    def follow(self, made: TwelvePatrols, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
        return list(made.follow(view, actions))

    def review(self, made: TwelvePatrols, actions: list[int]) -> Account:
        return luck.review(made, actions)


def _named(deck: Deck, seed: int) -> Cards:
    """Return a made-up deck with its regions named like those of the house."""
    order = list(range(len(HOUSE_NAMES)))
    Stream(seed).shuffle(order)
    names = [HOUSE_NAMES[at] for at in order[: len(deck.regions)]]
    regions = tuple(one._replace(name=name) for one, name in zip(deck.regions, names, strict=True))
    return region_cards.plain(deck._replace(name=f"random-{seed}", regions=regions))
