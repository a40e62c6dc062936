"""Unfinished decks: which cards may still come in, and a legal deck of the rest."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.games.spellfire.cards import legality
from vedette.games.spellfire.cards.combinations import borne_by, held_by, is_champion, used_by
from vedette.games.spellfire.engine.cards import ADAPTED, EXACT, Card, Deck
from vedette.games.spellfire.engine.vocabulary import words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.games.spellfire.cards.legality import DeckFault

SIDES: Final = ("friendly", "opposing")
OTHERS: Final = "cards"
TRIES: Final = 40
"""How many random decks are tried before completing a deck is given up."""
DRAWS: Final = 400
"""How often the missing champions of a side are drawn in one try to complete a deck."""
NEAREST: Final = 60
"""From how many champions one is drawn: the first of a random order in which those of the deck's world lead."""
THEME: Final = 3
"""How many cards of one world make an unfinished deck one of that world."""
PARTS: Final = [(part, kinds, wants) for part, kinds, wants in legality.PARTS if part != "champions"]
"""Of the cards beside champions: the name of each part, its kinds and how many there are."""


def fits(deck: Deck, known: Iterable[Card]) -> dict[str, list[str]]:
    """Return by id to which lists of an unfinished deck each card may be added so that nothing more is wrong with it.

    That is where ``legality.broken`` finds as much with it as without.
    """
    lists = dict(zip(SIDES, (deck.friendly, deck.opposing), strict=True))
    whole = [*deck.friendly, *deck.opposing, *deck.others]
    names = {card.name.casefold() for card in whole}
    room = {part: wants - len([card for card in whole if kinds >> card.kind & 1]) for part, kinds, wants in PARTS}
    found: dict[str, list[str]] = {}
    for card in known:
        if card.name.casefold() in names or legality.alone(card):
            continue
        if is_champion(card):
            places = [side for side, champions in lists.items() if _joins(side, list(champions), card)]
        else:
            part = next(part for part, kinds, _ in PARTS if kinds >> card.kind & 1)
            places = [OTHERS] if room[part] > 0 and _useful(deck, card) else []
        if places:
            found[card.id] = places
    return found


def _joins(side: str, champions: list[Card], card: Card) -> bool:
    """Return whether a champion may be added to a side of an unfinished deck."""
    after = [*champions, card]
    total = legality.levels(after)
    if len(after) > legality.SIDE or total > legality.HIGH or (len(after) == legality.SIDE and total < legality.LOW):
        return False
    return side != SIDES[0] or not (card.avatar and legality.is_crowd(after))


def _useful(deck: Deck, card: Card) -> bool:
    """Return whether a card of a deck can use a Round 4 card, bear an artifact or have a holding; True for others."""
    champions = deck.friendly + deck.opposing
    if words.ROUND_FOUR >> card.kind & 1:
        givers = tuple(one for one in champions + deck.others if any(clause.do == words.USE for clause in one.power))
        return any(used_by(champion, card, (*givers, card)) for champion in champions)
    if card.kind == words.ARTIFACT:
        return any(borne_by(champion, card) for champion in deck.friendly)
    if card.kind == words.HOLDING:
        return any(held_by(realm, card) for realm in deck.others if realm.kind == words.REALM)
    return True


def fill(deck: Deck, known: Iterable[Card]) -> tuple[Deck | None, list[DeckFault]]:
    """Return a legal deck with all cards of an unfinished one, or what is wrong with it whatever is added.

    Equal cards give equal decks. Raises Illegal where none is found.
    """
    if wrong := legality.lasting(list(deck.friendly), list(deck.opposing), list(deck.others)):
        return None, wrong
    cards = sorted(card.id for card in (*deck.friendly, *deck.opposing, *deck.others))
    seed = int.from_bytes(sha256(" ".join(cards).encode()).digest()[:6], "big")
    choices = [card for card in known if card.status in (EXACT, ADAPTED) and not legality.alone(card)]
    for attempt in range(TRIES):
        found = Filler(deck, choices, seed + attempt).deck()
        if found is not None and not legality.faults(list(found.friendly), list(found.opposing), list(found.others)):
            return found, []
    raise Illegal("spell-deck-fill")


class Filler:
    """Completes one unfinished deck with random cards."""

    def __init__(self, deck: Deck, choices: list[Card], seed: int) -> None:
        """Complete this deck from these cards, in an order of the seed."""
        self.begun = deck
        self.stream = Stream(seed)
        whole = (*deck.friendly, *deck.opposing, *deck.others)
        self.taken = {card.name.casefold() for card in whole}
        self.others = list(deck.others)
        worlds = Counter(card.world for card in whole if card.world)
        world, count = max(worlds.items(), key=lambda one: (one[1], -one[0]), default=(0, 0))
        self.world = world if count >= THEME else 0
        self.choices = choices

    def mixed(self, kinds: int) -> list[Card]:
        """Return the cards of some kinds whose names are free, in random order, those of the deck's world first."""
        found = [card for card in self.choices if kinds >> card.kind & 1 and card.name.casefold() not in self.taken]
        return sorted(self.stream.mixed(found), key=lambda card: card.world != self.world)

    def deck(self) -> Deck | None:
        """Return the deck completed, perhaps with faults still; None where cards are too few."""
        friendly = self.side(list(self.begun.friendly), self.needs())
        opposing = self.side(list(self.begun.opposing), []) if friendly is not None else None
        if friendly is None or opposing is None:
            return None
        self.add("realms", [card for card in self.others if card.kind == words.HOLDING])
        for part, _, _ in PARTS:
            self.add(part, [], friendly)
        return Deck(self.begun.name, tuple(friendly), tuple(opposing), tuple(self.others))

    def needs(self) -> list[Card]:
        """Return the Round 4 cards and artifacts of the unfinished deck that none of its champions can use."""
        waiting = words.ROUND_FOUR | 1 << words.ARTIFACT
        return [card for card in self.begun.others if waiting >> card.kind & 1 and not _useful(self.begun, card)]

    def side(self, champions: list[Card], needs: list[Card]) -> list[Card] | None:
        """Return the champions of a side, among them those its cards wait for; None where no levels come out right."""
        free = self.mixed(words.CHAMPIONS)
        for card in needs:
            if len(champions) < legality.SIDE - 1 and not any(_serves(champion, card) for champion in champions):
                champions = champions + [champion for champion in free if _serves(champion, card)][:1]
        free = [champion for champion in free if champion not in champions]
        for _ in range(DRAWS):
            six = champions if len(champions) == legality.SIDE else self.six(champions, free, needs)
            if len(six) == legality.SIDE and not legality.is_crowd(six):
                self.taken |= {card.name.casefold() for card in six}
                return six
        return None

    def six(self, champions: list[Card], free: list[Card], needs: list[Card]) -> list[Card]:
        """Return a side with random champions added, the sixth so that the levels are right; fewer if none can be."""
        missing = legality.SIDE - 1 - len(champions)
        drawn = {self.stream.below(min(len(free), NEAREST)) for _ in range(missing)}
        five = champions + [free[place] for place in sorted(drawn)]
        total = legality.levels(five)
        last = [one for one in free if one not in five and legality.LOW <= total + one.level <= legality.HIGH]
        waiting = [card for card in needs if not any(_serves(champion, card) for champion in five)]
        last.sort(key=lambda one: -len([card for card in waiting if _serves(one, card)]))
        return five + last[:1]

    def add(self, part: str, held: list[Card], friendly: list[Card] | None = None) -> None:
        """Add the missing cards of a part: first realms that hold these holdings; of others what the deck can use."""
        kinds, wants = next((kinds, wants) for name, kinds, wants in PARTS if name == part)
        missing = wants - len([card for card in self.others if kinds >> card.kind & 1])
        found = self.mixed(kinds)
        if held:
            homeless = [card for card in held if not any(held_by(realm, card) for realm in self.realms())]
            found.sort(key=lambda realm: -len([card for card in homeless if held_by(realm, card)]))
        if part == "round-four":
            found = [card for card in found if any(used_by(champion, card) for champion in friendly or [])]
        if part == "artifacts":
            found = [card for card in found if any(borne_by(champion, card) for champion in friendly or [])]
        if part == "holdings":
            found = [card for card in found if any(held_by(realm, card) for realm in self.realms())]
        for card in found:
            if missing > 0 and card.name.casefold() not in self.taken:
                self.others.append(card)
                self.taken.add(card.name.casefold())
                missing -= 1

    def realms(self) -> list[Card]:
        """Return the realms that the deck has so far."""
        return [card for card in self.others if card.kind == words.REALM]


def _serves(champion: Card, card: Card) -> bool:
    """Return whether a champion can use a Round 4 card or bear an artifact."""
    return borne_by(champion, card) if card.kind == words.ARTIFACT else used_by(champion, card)
