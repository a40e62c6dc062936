"""Play with a known deal: from one choice of the player to the next, nothing is left to chance."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine.layout import loose
from vedette.games.spellfire.engine.program import ONE
from vedette.games.spellfire.engine.roll import size
from vedette.games.spellfire.engine.rules import COLUMNS, FRIENDS, SETTLE
from vedette.games.spellfire.engine.turn import Position

DIGEST: Final = 16
"""Bytes of a fingerprint: two positions share one by accident about once in 2**128 pairs."""


def unfold(position: Position, deal: list[int]) -> None:
    """Turn the cards that the deal says and do what is forced, until the player must choose or the game is over."""
    w = position.words
    phase = w[at.PHASE]
    while phase in (at.TURNING, at.RESOLVING, at.DECIDED):
        if phase == at.TURNING:
            position.apply(deal[position.slot()])
        elif phase == at.DECIDED:
            position.apply(SETTLE)
        else:
            position.apply(position.legal()[0])
        phase = w[at.PHASE]


def fingerprint(position: Position) -> bytes:
    """Return a hash of all that a position's future depends on, given its deal, except its ``bars``.

    What lies face down follows from how many cards each column has left, what is discarded from what is nowhere else.
    Where the player chooses, no card is to be turned: which column turned one last is no matter.
    """
    w = position.words[:]
    w[at.UNSEEN] = 0
    w[at.GONE] = 0
    w[at.TURNED] = 0
    w[at.TRIED] = tried(position) if w[at.EVENT_CARD] else 0
    told = (
        bytes(w) if w[at.AGENDA_SIZE] else bytes(w[: at.AGENDA]) + bytes(w[at.LINGERING :])
    )  # an empty agenda is all noughts
    return blake2b(told, digest_size=DIGEST).digest()


def bars(position: Position) -> i64:
    """Return which champions may not attack which columns since they came back from there, one bit to each.

    Of positions with equal fingerprints none with more of these bits wins where one with fewer loses. A lasting event
    goes when nothing at all can be done (§4.7), so while one lasts it may be good to have tried all: then nothing is a
    mere bar, and the fingerprint tells what was tried.
    """
    return i64(0) if position.words[at.EVENT_CARD] else tried(position)


def tried(position: Position) -> i64:
    """Return as bits, by column, which champions still there came back from it (§6.8) and may not attack it again."""
    w = position.words
    if w[at.TRIED] == 0:
        return 0
    able = champions(position)
    there: i64 = 0
    for column in range(COLUMNS):
        there |= able << FRIENDS * i64(column)
    return w[at.TRIED] & there


def won(position: Position) -> bool:
    """Return whether the game is over and won (§7.1)."""
    return position.words[at.PHASE] == at.ENDED and position.realms_won() == COLUMNS


def champions(position: Position) -> i64:
    """Return the set of the friendly champions in the pool and in the fight."""
    w = position.words
    found = w[at.POOL] | w[at.JOINED]
    return found | ONE[w[at.ATTACKER] - 1] if w[at.ATTACKER] else found


def hopeless(position: Position) -> bool:
    """Return whether no play can win any more, by what can be counted.

    Each column needs a realm (§3.2, §7.1), and no power brings a discarded card back: so there must be as many realms
    unseen, or face up and not yet placed, as there are columns without one. And somebody must be left (§7.2).
    """
    w = position.words
    if w[at.POOL] | w[at.JOINED] | w[at.ATTACKER] == 0:
        return True
    missing: i64 = 0
    for column in range(COLUMNS):
        if w[at.REALM_AT + column] == 0:
            missing += 1
    return missing > 0 and size((w[at.UNSEEN] | loose(w)) & position.box.program.realms) < missing
