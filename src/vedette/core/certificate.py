"""What every certificate has: a deal in full, a verdict, and the lines that prove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from vedette.core.data import shown
from vedette.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vedette.core.game import Game
    from vedette.core.plugin import Decks

D = TypeVar("D")

WINNABLE: Final = "winnable"
UNWINNABLE: Final = "unwinnable"
VERDICTS: Final = (WINNABLE, UNWINNABLE, "undecided")
NODES: Final = "nodes"

Fault = tuple[int, str, str]
"""The first line that is wrong (0: the claim as a whole), its text, the id of the reason."""


class Verification(NamedTuple):
    """What a certificate turned out to claim, and what an independent checker says of it."""

    made: Game
    deal: list[int]
    boxed: bool
    """Whether its deck is one that comes with the game."""
    verdict: str
    lines: int
    """How many lines prove it."""
    fault: Fault | None
    """The first thing that is wrong with them, None where the claim is proved."""


def proof(claim: dict[str, object], keys: Sequence[str], proofs: dict[str, str], source: str) -> tuple[str, list[str]]:
    """Return the verdict of a certificate and the lines that prove it.

    ``keys`` are what may stand there of the deal, ``proofs`` the key of the lines by their verdict. Raises Unreadable
    for another key, an unknown verdict, and a verdict that nothing is written for.
    """
    verdict = claim["verdict"]
    if verdict not in VERDICTS:
        named = {"file": source, "field": "verdict", "verdict": shown(verdict), "verdicts": ", ".join(VERDICTS)}
        raise Unreadable("certificate-verdict", named)
    held = proofs.get(str(verdict), NODES)
    if held not in claim and NODES in claim:
        held = NODES
    known = (*keys, "verdict", held)
    if unknown := [key for key in claim if key not in known]:
        named = {"file": source, "field": unknown[0], "key": unknown[0], "keys": ", ".join(known)}
        raise Unreadable("certificate-key", named)
    if held == NODES:
        raise Unreadable("certificate-unproved", {"file": source, "field": "verdict", "verdict": str(verdict)})
    return str(verdict), texts(claim, held, source)


def need(claim: dict[str, object], keys: Sequence[str], source: str) -> None:
    """Raise Unreadable for the first of these keys that a certificate lacks."""
    for key in keys:
        if claim.get(key) is None:
            raise Unreadable("certificate-lacks", {"file": source, "field": key, "key": key})


def texts(claim: dict[str, object], key: str, source: str) -> list[str]:
    """Return a list of texts of a certificate; raises Unreadable where it is none."""
    told = claim.get(key)
    if not isinstance(told, list) or not all(isinstance(line, str) for line in told):
        raise Unreadable("certificate-list", {"file": source, "field": key})
    return told


def bound(decks: Decks[D, Any], deck: D, code_of: Callable[[D], str], code: object, source: str) -> D:
    """Return the deck of a certificate's deal, called as in the code; raises Unreadable unless they agree.

    ``code_of`` returns the code of the deal with a deck. A deck that does not come with the game is in its code, name
    and all. No file is looked for.
    """
    if code_of(deck) == code:
        return deck
    spec = str(code).rpartition("/")[0].partition("+")[0]
    found = decks.shipped().get(spec) or decks.unpack(spec)
    if found is not None and decks.digest(found) == decks.digest(deck) and code_of(found) == code:
        return found
    raise Unreadable("certificate-code", {"file": source, "field": "code", "code": shown(code)})
