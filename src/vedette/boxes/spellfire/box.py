"""The box of Solitaire Spellfire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.boxes.box import CHANCE, DAILY, HINT, REVIEW, SOLVE, WATCH, Box, Label, Remark, Solution
from vedette.boxes.spellfire import deal as deals
from vedette.boxes.spellfire import proof
from vedette.boxes.spellfire.craft import SpellfireCraft
from vedette.core.bits import members
from vedette.core.errors import Ambiguous, Unreadable
from vedette.core.language import LANGUAGES, say
from vedette.games.spellfire import pins
from vedette.games.spellfire.cards import drawing, sets
from vedette.games.spellfire.cards.card import EXACT, STATUSES, Deck
from vedette.games.spellfire.crossfire import database
from vedette.games.spellfire.decks import deck as decks
from vedette.games.spellfire.decks import invention, link, sheet
from vedette.games.spellfire.decks.deck import Draft
from vedette.games.spellfire.face import FRIENDLY, NEITHER, OPPOSING, face, note, told
from vedette.games.spellfire.fair import difficulty, grade, luck
from vedette.games.spellfire.fair.beginner import Beginner
from vedette.games.spellfire.fair.dreamer import Dreamer
from vedette.games.spellfire.fair.sifter import Sifter
from vedette.games.spellfire.fair.veteran import Veteran
from vedette.games.spellfire.options import NAMES, named, names
from vedette.games.spellfire.powers import clauses
from vedette.games.spellfire.powers.words import KINDS, MARKS, WORLDS
from vedette.games.spellfire.rules import RULES
from vedette.games.spellfire.speech import Spellfire
from vedette.games.spellfire.text import sentence
from vedette.players.greedy import Greedy
from vedette.players.uniform import Uniform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from vedette.boxes.certificate import Verification
    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.errors import Trouble
    from vedette.core.game import State
    from vedette.games.spellfire.cards.sets import Edition, Printed

FIRST_DECK: Final = "first-steps"


class SpellfireBox(Box[Draft, Spellfire]):
    """Solitaire Spellfire: fifteen decks and some nine hundred cards to make more of."""

    name = RULES.name
    first_deck = FIRST_DECK
    options = NAMES
    keys = decks.KEYS
    lists = decks.LISTS
    minutes = 20
    helps = frozenset({DAILY, HINT, CHANCE, SOLVE, WATCH, REVIEW})
    grades = (1, 2, 3, 4, 5)
    wishes = {"world": WORLDS[1:], "grade": grades}  # noqa: RUF012 (nobody writes to it)
    editable = False
    prints = ("cards",)
    craft = SpellfireCraft()
    patience = 300_000
    players = {  # noqa: RUF012 (nobody writes to it)
        "uniform": lambda _, seed: Uniform(seed),
        "greedy": lambda made, seed: Greedy(Beginner(made), seed),
        "veteran": lambda made, seed: Greedy(Veteran(made), seed),
        "level:0": lambda _, seed: Uniform(seed),
        "level:1": lambda made, seed: Greedy(Beginner(made), seed),
        "level:2": lambda made, seed: Greedy(Dreamer(made, 4), seed),
        "level:3": lambda made, seed: Greedy(Sifter(made, 16), seed),
    }

    def __init__(self, home: Callable[[], Path] | None = None) -> None:
        """Make decks of the cards that come with the game, and of those in the data folder that ``home`` returns."""
        self.home = home

    def cards(self) -> tuple[Mapping[str, Printed], list[Trouble]]:
        """Return every card there is, and what is wrong with the card files of the data folder."""
        return sets.own(self.home() / database.FOLDER / "cards") if self.home is not None else (sets.box(), [])

    def decks(self) -> dict[str, Draft]:
        return decks.box()

    def sets_of(self, texts: Sequence[str]) -> list[Edition]:
        return [found for found in [self.craft.examine(text, "")[0] for text in texts] if found is not None]

    def pool(self, own: Sequence[Edition] = (), deck: Draft | None = None) -> Draft:
        brought = () if deck is None else deck.own
        mine = {edition.code: edition for edition in (*brought, *own)}
        cards = (*[printed for edition in mine.values() for printed in edition.cards], *self.cards()[0].values())
        return Draft(Deck("", (), (), tuple(printed.card for printed in cards)))

    def label(self, deck: Draft, language: str = LANGUAGES[0]) -> Label:
        told = LANGUAGES.index(language)
        starters = [
            (card.id, say(language, "spellfire-starter", name=card.name, level=card.level))
            for card in deck.deck.friendly
        ]
        cards = len(decks.whole(deck.deck))
        return Label(deck.deck.name, deck.title[told], deck.note[told], cards, tuple(starters))

    def renamed(self, deck: Draft, name: str) -> Draft:
        return Draft(deck.deck._replace(name=name), own=deck.own)

    def examine(self, text: str, source: str, own: Sequence[Edition] = ()) -> tuple[Draft | None, list[Trouble]]:
        return decks.examine(text, source, self.cards, own)

    def write(self, deck: Draft) -> str:
        return decks.write(deck)

    def tree(self, deck: Draft) -> dict[str, object]:
        return decks.tree(deck)

    def pack(self, deck: Draft) -> str:
        return decks.pack(deck)

    def unpack(self, spec: str) -> Draft | None:
        return decks.read(spec, "", self.cards) if spec.startswith(link.MARK) else None

    def digest(self, deck: Draft) -> str:
        return decks.digest(deck.deck)

    def lines(self, deck: Draft, language: str) -> list[str]:  # noqa: ARG002 (names stay as printed)
        return decks.write_text(deck).rstrip("\n").split("\n")

    def show(self, deck: Draft, language: str) -> list[dict[str, object]]:
        sides = [FRIENDLY] * len(deck.deck.friendly) + [OPPOSING] * len(deck.deck.opposing)
        sides += [NEITHER] * len(deck.deck.others)
        told = enumerate(zip(decks.whole(deck.deck), sides, strict=True))
        return [face(card, number, side, language) for number, (card, side) in told]

    def sheets(self, deck: Draft, what: str, language: str) -> list[str]:
        return sheet.deck(deck, self.cards()[0], language) if what == "cards" else super().sheets(deck, what, language)

    def make_up(self, seed: int, wishes: Mapping[str, str | int]) -> Draft:
        known = [printed.card for printed in sets.box().values()]
        world, graded = str(wishes.get("world", "")), wishes.get("grade")
        if graded is None:
            return Draft(invention.invent(known, seed, world))
        return Draft(difficulty.deck_of(Spellfire, known, seed, int(graded), world))

    def entries(self, deck: Draft) -> list[dict[str, object]]:
        return [
            {
                "id": card.id,
                "name": card.name,
                "type": KINDS[card.kind],
                "world": WORLDS[card.world],
                "level": card.level,
                "icon": card.icon,
                "marks": [MARKS[mark] for mark in members(card.marks)],
                "status": STATUSES[card.status],
            }
            for card in decks.whole(deck.deck)
        ]

    def card(self, deck: Draft, name: str) -> int:
        wanted = " ".join(name.split()).casefold()
        whole = decks.whole(deck.deck)
        for index, card in enumerate(whole):
            if wanted in (card.id.casefold(), card.name.casefold()):
                return index
        found = [index for index, card in enumerate(whole) if card.name.casefold().startswith(wanted)]
        if not found or not wanted:
            raise Unreadable("spellfire-note-card", {"name": name})
        if len(found) > 1:
            could = ", ".join(f"{whole[index].id} {whole[index].name}" for index in found)
            raise Ambiguous("spellfire-several", {"name": name, "could": could})
        return found[0]

    def power(self, deck: Draft, card: int) -> list[object]:
        return [clauses.write(clause) for clause in decks.whole(deck.deck)[card].power]

    def text(self, deck: Draft, card: int, language: str) -> str:
        return sentence.write(decks.whole(deck.deck)[card].power, language)

    def told(self, deck: Draft, card: int, language: str) -> str:
        one = decks.whole(deck.deck)[card]
        printed = self._printed(deck, one.id)
        return told(one, language, drawing.note(printed, language) if printed else note(one, language))

    def _printed(self, deck: Draft, name: str) -> Printed | None:
        """Return a card of a deck as its file has it; None where it comes from a file that is not here."""
        own = {printed.card.id: printed for edition in deck.own for printed in edition.cards}
        return own.get(name) or self.cards()[0].get(name)

    def remarks(self, deck: Draft, card: int) -> list[Remark]:
        """Return what of a card's printed text its power leaves out, a remark for each reason."""
        one = decks.whole(deck.deck)[card]
        printed = self._printed(deck, one.id)
        if printed is None or one.status == EXACT:
            return []
        status = STATUSES[one.status]
        return [Remark("spellfire-lint", {"status": status, "why": why}) for why in printed.why]

    def bring(self, folder: Path, home: Path, language: str) -> tuple[dict[str, int], Path]:
        found = database.bring(folder, home, language)
        return dict(database.counts(found)), home / database.FOLDER / database.REPORT

    def game(self, deck: Draft, options: list[str]) -> Spellfire:
        """Return the game; who starts it may stand among the variants, as in a code."""
        starts = [name for name in options if name.startswith(decks.STARTS)]
        for champion in starts[-1:]:
            deck = decks.starting(deck, champion)
        return Spellfire(deck, named([name for name in options if name not in starts]))

    def starting(self, deck: Draft, champion: str) -> Draft:
        return decks.starting(deck, champion)

    def deck_of(self, made: Spellfire) -> Draft:
        return made.draft

    def options_of(self, made: Spellfire) -> list[str]:
        return names(made.options)

    def restore(self, definition: list[str], source: str) -> Spellfire:
        return Spellfire(*pins.restore(definition, source))

    def read_deal(
        self,
        value: object,
        source: str,
        find: Callable[[str], Draft],
        uncode: Callable[[str], tuple[Spellfire, list[int]]],
    ) -> tuple[Spellfire, list[int]]:
        def draft(told: object) -> Draft:
            return find(told) if isinstance(told, str) else decks.of_data(told, source, self.cards)

        return deals.read(value, source, draft, uncode)

    def write_deal(self, made: Spellfire, deal: list[int]) -> dict[str, object]:
        return deals.write(made, deal)

    def deal_lines(self, made: Spellfire, deal: list[int], language: str) -> list[str]:
        variants = ", ".join(self.options_of(made)) or "-"
        lines = [say(language, "deal-deck-is", name=made.deck.name, options=variants)]
        told = deals.write(made, deal)["columns"]
        known = {card.id: card.name for card in decks.whole(made.deck)}
        for column, ids in zip("ABCDEF", told if isinstance(told, list) else [], strict=True):
            lines.append(
                say(language, "spellfire-deal-column", column=column, cards=", ".join(known[one] for one in ids))
            )
        return lines

    def settle(self, made: Spellfire, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:  # noqa: ARG002 (a position knows its game)
        return proof.settle(state, deal, nodes)

    def solve(self, made: Spellfire, deal: list[int], nodes: int) -> Solution:
        return proof.solve(made, deal, nodes)

    def certificate(self, made: Spellfire, deal: list[int], found: Solution) -> dict[str, object]:
        return proof.certificate(made, deal, found)

    def verify(self, claim: dict[str, object], source: str) -> Verification:
        return proof.verify(self, claim, source)

    def graded_deal(self, made: Spellfire, wanted: int, seed: int) -> list[int]:
        return grade.graded_deal(made, wanted, seed)

    def daily_deal(self, made: Spellfire, year: int, month: int, day: int) -> tuple[list[int], int | None]:
        return grade.daily_deal(made, year, month, day)

    def advise(self, made: Spellfire, view: bytes, tier: int, language: str) -> Advice:
        return made.advise(view, tier, language)

    def win_chance(self, made: Spellfire, view: bytes) -> Odds:
        return made.win_chance(view)

    def follow(self, made: Spellfire, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
        return list(made.follow(view, actions))

    def review(self, made: Spellfire, actions: list[int]) -> Account:
        return luck.review(made, actions)
