"""The rules of deck building: ninety cards, so many of each level, no soldier twice in one colour."""

from collections.abc import Callable
from hashlib import sha256

from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Trouble
from vedette.games.patrol.engine.soldier import COLOURS, QUOTAS, SIZE, VARIANTS, Card, Deck, Roster


def sort(cards: list[Card]) -> tuple[Card, ...]:
    """Return cards in the order of a deck: by soldier, then colour."""
    return tuple(sorted(cards))


def levels(roster: Roster, cards: tuple[Card, ...]) -> list[int]:
    """Return how many cards there are of each printed level."""
    counts = [0] * len(QUOTAS)
    for card in cards:
        counts[roster.soldiers[card.soldier].level] += 1
    return counts


def faults(roster: Roster, cards: tuple[Card, ...]) -> list[Trouble]:
    """Return everything that keeps these cards from being a deck, each with its mend (§1.2, §1.3)."""
    found: list[Trouble] = []
    seen: set[Card] = set()
    told: set[Card] = set()
    for card in cards:
        if card in seen and card not in told:
            told.add(card)
            colour = COLOURS[card.colour - 1] if card.colour else "plain"
            values = {"name": roster.soldiers[card.soldier].id, "colour": colour, "count": str(cards.count(card))}
            found.append(Illegal("deck-twice", values))
        seen.add(card)
    for level, (has, wants) in enumerate(zip(levels(roster, cards), QUOTAS, strict=True)):
        if has != wants and cards:  # of no cards at all their number says everything
            values = {"level": str(level), "has": str(has), "wants": str(wants), "off": str(abs(has - wants))}
            found.append(Illegal("deck-level-more" if has < wants else "deck-level-fewer", values))
    if len(cards) != SIZE:
        found.append(Illegal("deck-size", {"has": str(len(cards)), "wants": str(SIZE)}))
    return found


def lasting(roster: Roster, cards: tuple[Card, ...]) -> list[Trouble]:
    """Return what is wrong with an unfinished deck and stays wrong whatever is added to it."""
    missing = ("deck-level-more", "deck-size")
    return [fault for fault in faults(roster, cards) if fault.message not in missing]


def fits(roster: Roster, cards: tuple[Card, ...]) -> list[Card]:
    """Return the cards that a deck may still have: not there yet, and of a level with room."""
    room = [wants - has for has, wants in zip(levels(roster, cards), QUOTAS, strict=True)]
    there = set(cards)
    every = [Card(at, colour) for at in range(len(roster.soldiers)) for colour in range(VARIANTS)]
    return [card for card in every if card not in there and room[roster.soldiers[card.soldier].level] > 0]


def fill(roster: Roster, deck: Deck) -> Deck:
    """Return the legal deck that begins with the cards of an unfinished one, of which ``lasting`` says nothing.

    Equal cards give equal decks. Raises Illegal for a set that is too small for any deck.
    """
    check(roster)
    cards = list(sort(list(deck.cards)))
    told = " ".join([f"{roster.soldiers[card.soldier].id}:{card.colour}" for card in cards])
    stream = Stream(int.from_bytes(sha256(told.encode()).digest()[:6], "big"))
    for level, quota in enumerate(QUOTAS):
        free = [card for card in fits(roster, tuple(cards)) if roster.soldiers[card.soldier].level == level]
        cards += stream.mixed(free)[: quota - levels(roster, tuple(cards))[level]]
    return Deck(deck.name, sort(cards))


def short(roster: Roster) -> list[int]:
    """Return the levels of which a set has too few soldiers for any deck."""
    variants = [0] * len(QUOTAS)
    for soldier in roster.soldiers:
        variants[soldier.level] += VARIANTS
    return [level for level, quota in enumerate(QUOTAS) if variants[level] < quota]


def check(roster: Roster) -> None:
    """Raise Illegal for a set that is too small for any deck."""
    if lacking := short(roster):
        raise Illegal("set-short", {"set": roster.name, "levels": ", ".join([str(level) for level in lacking])})


def invent(roster: Roster, seed: int) -> Deck:
    """Return the random legal deck of a seed, every variant of a level equally likely.

    Equal seeds give equal decks on every machine. Raises Illegal for a set that is too small for any deck.
    """
    stream = Stream(seed)
    cards: list[Card] = []
    for variants, quota in zip(every(roster), QUOTAS, strict=True):
        cards += stream.mixed(variants)[:quota]
    return Deck(f"random-{seed}", sort(cards))


def best(roster: Roster, worth: Callable[[Card], float]) -> Deck:
    """Return the legal deck whose cards are worth the most together; of equals the earlier ones in a deck’s order.

    Raises Illegal for a set that is too small for any deck.
    """
    cards: list[Card] = []
    for variants, quota in zip(every(roster), QUOTAS, strict=True):
        cards += sorted(variants, key=lambda card: -worth(card))[:quota]
    return Deck("best", sort(cards))


def every(roster: Roster) -> list[list[Card]]:
    """Return by level every card of a set, in the order of a deck; raises Illegal where there are too few for any."""
    check(roster)
    return [
        [
            Card(at, colour)
            for at, soldier in enumerate(roster.soldiers)
            if soldier.level == level
            for colour in range(VARIANTS)
        ]
        for level in range(len(QUOTAS))
    ]
