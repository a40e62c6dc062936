"""What a seat sees, as bytes, and back: the words with everything blotted out that the seat has not seen (§1.6).

A view is the words of a position, then the seat it is meant for, then for each seat up to eight *met* soldiers: those
that the enemy knows to be among the five, but not where. Each is the class that it was laid with, its slot, and a
last bit of 1. The deck of an enemy in a view holds all that may still be anywhere: the cards not drawn, and those
never met. Where damage is kept, two more words hold it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.rules import HALF, HAND, PLACES, SEATS, SLOTS
from vedette.games.patrol.engine.state import WOUNDS

VIEWER: Final = WOUNDS
MET_LISTS: Final = VIEWER + 1
SIZE: Final = MET_LISTS + SEATS * PLACES
KEPT: Final = SIZE
"""The index of the two words with the damage on cards, in a view that has them."""
KINDS: Final = KEPT + SEATS
"""The index of the words that name cards by soldier and colour, in a view for closed deck lists (``closed.py``)."""
WHOLE: Final = KINDS + SEATS * SLOTS
BYTES: Final = 8
"""How many bytes one word of a view has."""


def see(w: vec[i64], seat: i64, *, wounds: bool = False) -> vec[i64]:
    """Return the words of a seat's view; any seat that is no player's is a spectator's."""
    seen = uncovered(w, seat, wounds=wounds)
    for other in range(SEATS):
        if other != seat:
            conceal(seen, i64(other))
    return seen


def uncovered(w: vec[i64], seat: i64, *, wounds: bool = False) -> vec[i64]:
    """Return the words of a view in which nothing is hidden from its seat, as it is shown after the end."""
    seen = vec[i64]([0] * (SIZE + SEATS if wounds else SIZE))
    for word in range(WOUNDS):
        seen[word] = w[word]
    if wounds:
        for side in range(SEATS):
            seen[KEPT + side] = w[WOUNDS + side]
    seen[VIEWER] = seat
    return seen


def conceal(seen: vec[i64], seat: i64) -> None:
    """Hide in a view, in place, who a seat's face-down cards and those of its hand are, and the hand's order."""
    met: list[int] = []
    for place in range(PLACES):
        card = seen[layout.CARDS + PLACES * seat + place]
        if card and card & layout.KNOWN == 0:
            seen[layout.CARDS + PLACES * seat + place] = _blot(seen, seat, card, met)
    held: list[int] = []
    for at in range(HAND):
        card = seen[layout.HANDS + HAND * seat + at]
        if card:
            held.append(int(_blot(seen, seat, card, met)))
    held.sort()
    for at in range(HAND):
        seen[layout.HANDS + HAND * seat + at] = held[at] if at < len(held) else 0
    met.sort()
    for at in range(len(met)):
        seen[MET_LISTS + PLACES * seat + at] = met[at]


def _blot(seen: vec[i64], seat: i64, card: i64, met: list[int]) -> i64:
    """Return a card's word without its slot, which goes back into the view's deck, or into ``met`` if it was seen."""
    slot = card & layout.SLOT
    if card & layout.MET:
        met.append(int((card >> layout.CLASS_AT & layout.TWENTY) << 8 | slot << 1 | 1))
    else:
        seen[layout.DECKS + 2 * seat + slot // HALF] |= BIT[slot % HALF]
    return card & ~i64(layout.SLOT | layout.MET) | layout.UNKNOWN


def known(words: vec[i64]) -> int:
    """Return the soldiers whose place the enemy has seen, and the dead: a mask over the slots of both decks."""
    mask = 0
    for seat in range(SEATS):
        first = int(2 * HALF * seat)
        for half in range(2):
            mask |= int(words[layout.DISCARDS + 2 * seat + half]) << first + int(HALF * half)
        for at in range(PLACES):
            card = words[layout.CARDS + PLACES * seat + at]
            if card & layout.KNOWN and card & layout.SLOT < layout.UNKNOWN:
                mask |= 1 << int(first + (card & layout.SLOT))
    return mask


def scatter(seen: vec[i64], seat: i64, rng: Stream) -> None:
    """Give every hidden card of a seat in a view a soldier that it may be, in place, all ways equally likely."""
    first = int(layout.CARDS + PLACES * seat)
    held = int(layout.HANDS + HAND * seat)
    places = [*range(first, first + PLACES), *range(held, held + HAND)]
    blank = [word for word in places if seen[word] and seen[word] & layout.SLOT == layout.UNKNOWN]
    rng.shuffle(blank)
    for at in range(PLACES):
        met = seen[MET_LISTS + PLACES * seat + at]
        seen[MET_LISTS + PLACES * seat + at] = 0
        if met:
            _seat_met(seen, blank, met)
    if not blank:
        return
    pool = slots(seen[layout.DECKS + 2 * seat], seen[layout.DECKS + 2 * seat + 1])
    for word in blank:
        place: i64 = word
        chosen = rng.below(len(pool))
        slot: i64 = pool[chosen]
        pool[chosen] = pool[-1]
        pool.pop()
        seen[layout.DECKS + 2 * seat + slot // HALF] &= ~BIT[slot % HALF]
        seen[place] = seen[place] & ~i64(layout.SLOT) | slot


def _seat_met(seen: vec[i64], blank: list[int], met: i64) -> None:
    """Make the first hidden card with the counters of a soldier that was met that one, and take it off the list."""
    for at in range(len(blank)):
        word: i64 = blank[at]
        if seen[word] >> layout.CLASS_AT & layout.TWENTY == met >> 8:
            seen[word] = seen[word] & ~i64(layout.SLOT) | met >> 1 & layout.SLOT | layout.MET
            del blank[at]
            return


def slots(low: i64, high: i64) -> list[int]:
    """Return the slots in the two words of a mask, ascending."""
    found: list[int] = []
    for bit in range(HALF):
        if low & BIT[bit]:
            found.append(bit)
    for bit in range(HALF):
        if high & BIT[bit]:
            found.append(HALF + bit)
    return found


def read(view: bytes) -> vec[i64]:
    """Return the words of a view given as bytes; raises Unreadable for bytes of a length that no view has."""
    if len(view) not in (SIZE * BYTES, KINDS * BYTES, WHOLE * BYTES):
        raise Unreadable("patrol-view-length", {"has": str(len(view)), "wants": str(SIZE * BYTES)})
    return vec[i64](memoryview(view).cast("q"))


def imagine(view: bytes, rng: Stream) -> vec[i64]:
    """Return the words of a random position that would look exactly like a view."""
    seen = read(view)
    for seat in range(SEATS):
        if seen[VIEWER] != seat:
            scatter(seen, i64(seat), rng)
    words = vec[i64]([0] * layout.WORDS)
    for word in range(WOUNDS):
        words[word] = seen[word]
    if len(seen) > SIZE:
        for side in range(SEATS):
            words[WOUNDS + side] = seen[KEPT + side]
    return words


def reimagine(words: vec[i64], viewer: i64, rng: Stream) -> None:
    """Redraw at random, in place, what a seat does not know of the words of a position."""
    seen = vec[i64]([0] * SIZE)
    for word in range(WOUNDS):
        seen[word] = words[word]
    for seat in range(SEATS):
        if seat != viewer:
            conceal(seen, i64(seat))
            scatter(seen, i64(seat), rng)
    for word in range(WOUNDS):
        words[word] = seen[word]
