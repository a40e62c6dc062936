"""Closed deck lists (§1.5): views that tell who their named cards are, and lists that may be behind such a view.

Such a view goes on, after the two words of the damage, with SLOTS words for each seat: 1 + 16 * soldier + colour for
a card whose name the viewer knows, 0 for any other. Of its own deck that is every card. The enemy's that it knows
(face up, dead, seen or met) are numbered from 0 by soldier and colour, as a deck is listed, and the others follow: so
the number of a slot tells nothing of the cards that were never shown. A discard that was shuffled back is told no
more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.chance import Stream
from vedette.games.patrol.engine.rules import HALF, PLACES, SEATS, SLOTS
from vedette.games.patrol.engine.soldier import LEVELS, QUOTAS, SIZE, VARIANTS, Card, Deck, Roster
from vedette.games.patrol.engine.state import CARDS, DECKS, DISCARDS, SLOT, UNKNOWN
from vedette.games.patrol.engine.view import KINDS, MET_LISTS, VIEWER, WHOLE, slots

WIDTH: Final = 16
"""How far apart two soldiers are in the numbers ``16 * soldier + colour`` by which such views name cards."""


def close(open_: vec[i64], decks: tuple[Deck, Deck], *, ended: bool = False) -> vec[i64]:
    """Return the view for closed deck lists made of an open one: of the enemy's deck it lists only named cards.

    The open view must have the words of the damage. Once the game has ``ended`` both whole lists are in it, as an
    uncovered view names cards of either seat.
    """
    seen = vec[i64]([0] * WHOLE)
    for word in range(KINDS):
        seen[word] = open_[word]
    for seat in range(SEATS):
        deck = decks[seat].cards
        told = list(range(len(deck))) if ended or seen[VIEWER] == seat else _renumber(seen, i64(seat), len(deck))
        for number in range(len(told)):
            card = deck[told[number]]
            seen[KINDS + SLOTS * seat + number] = 1 + WIDTH * card.soldier + card.colour
    return seen


def _renumber(seen: vec[i64], seat: i64, size: int) -> list[int]:
    """Renumber a seat's cards in a view in place, those it names first: then slots tell nothing of the others.

    Return the old slots of the named cards in the order of their new ones.
    """
    known = _named(seen, seat)
    number = vec[i64]([0] * (SLOT + 1))
    for at in range(len(known)):
        number[known[at]] = at
    for at in range(PLACES):
        card = seen[CARDS + PLACES * seat + at]
        if card and card & SLOT < UNKNOWN:
            seen[CARDS + PLACES * seat + at] = card & ~i64(SLOT) | number[card & SLOT]
        met = seen[MET_LISTS + PLACES * seat + at]
        if met:
            seen[MET_LISTS + PLACES * seat + at] = met & ~i64(SLOT << 1) | number[met >> 1 & SLOT] << 1
    dead = slots(seen[DISCARDS + 2 * seat], seen[DISCARDS + 2 * seat + 1])
    _mark(seen, DISCARDS + 2 * seat, [int(number[slot]) for slot in dead])
    _mark(seen, DECKS + 2 * seat, list(range(len(known), size)))
    return known


def _named(seen: vec[i64], seat: i64) -> list[int]:
    """Return the slots of a seat's cards that a view names: dead, seen in place, or known to be among the five."""
    found = slots(seen[DISCARDS + 2 * seat], seen[DISCARDS + 2 * seat + 1])
    for at in range(PLACES):
        card = seen[CARDS + PLACES * seat + at]
        if card and card & SLOT < UNKNOWN:
            found.append(int(card & SLOT))
        met = seen[MET_LISTS + PLACES * seat + at]
        if met:
            found.append(int(met >> 1 & SLOT))
    return sorted(found)


def _mark(seen: vec[i64], at: i64, numbers: list[int]) -> None:
    """Set two words of a view, from an index on, to the bit mask of some slots."""
    for half in range(2):
        seen[at + half] = 0
    for number in numbers:
        slot: i64 = number
        seen[at + slot // HALF] |= BIT[slot % HALF]


def lists(seen: vec[i64], roster: Roster, split: int, rng: Stream) -> tuple[Deck, Deck]:
    """Return deck lists that a closed view may have behind it, the cards that it does not name drawn at random.

    From soldier ``split`` of the roster on they are of seat 1's set, before it of seat 0's; 0 where both have one set.
    """
    return _list(seen, roster, 0, split, rng), _list(seen, roster, 1, split, rng)


def _list(seen: vec[i64], roster: Roster, seat: int, split: int, rng: Stream) -> Deck:
    known: list[Card] = []
    at = KINDS + SLOTS * seat
    while len(known) < SLOTS and seen[at + len(known)]:
        kind = int(seen[at + len(known)]) - 1
        known.append(Card(kind // WIDTH, kind % WIDTH))
    first, second = seen[DECKS + 2 * seat], seen[DECKS + 2 * seat + 1]
    return filled(known, roster, seat, split, len(known) + _unnamed(slots(first, second), len(known)), rng)


def _unnamed(pool: list[int], known: int) -> int:
    """Return how many slots of a pool are of cards that a view does not name: those from ``known`` on."""
    return len([slot for slot in pool if slot >= known])


def filled(known: list[Card], roster: Roster, seat: int, split: int, size: int, rng: Stream) -> Deck:
    """Return a random deck of a seat that holds the known cards: all legal decks that do are equally likely (§1.2).

    A deck of another size than the legal one, as small versions of the game have, may have any levels.
    """
    begin = split if seat else 0
    end = len(roster.soldiers) if seat or not split else split
    ranks: list[list[int]] = [[] for _ in range(LEVELS)]
    for soldier in range(begin, end):
        ranks[roster.soldiers[soldier].level].append(soldier)
    wanted = list(QUOTAS)
    if size != SIZE:
        ranks, wanted = [list(range(begin, end))], [size]
    for card in known:
        wanted[roster.soldiers[card.soldier].level if size == SIZE else 0] -= 1
    cards, taken = list(known), set(known)
    for rank in range(len(ranks)):
        for _ in range(wanted[rank]):
            card = Card(ranks[rank][rng.below(len(ranks[rank]))], rng.below(VARIANTS))
            while card in taken:
                card = Card(ranks[rank][rng.below(len(ranks[rank]))], rng.below(VARIANTS))
            taken.add(card)
            cards.append(card)
    return Deck("", tuple(cards))
