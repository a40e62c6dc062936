"""The common part of certificates: a whole deal, a verdict, and the lines that prove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.data import shown
from vedette.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vedette.core.game import Game

WINNABLE: Final = "winnable"
UNWINNABLE: Final = "unwinnable"
UNDECIDED: Final = "undecided"
VERDICTS: Final = (WINNABLE, UNWINNABLE, UNDECIDED)
NODES: Final = "nodes"

Fault = tuple[int, str, str]
"""The first wrong line of a proof: its number (0: the claim as a whole), its text, the id of the reason."""


class Verification(NamedTuple):
    """A certificate's claim, and the result of an independent checker."""

    made: Game
    deal: list[int]
    boxed: bool
    """Whether its deck comes with the game."""
    verdict: str
    lines: int
    """The number of lines in the proof."""
    fault: Fault | None
    """The first thing that is wrong with the proof; None where the claim is proved."""
    edited: Sequence[str] = ()
    """The cards in which the deck differs from the shipped deck of the same name."""


def proof(claim: dict[str, object], keys: Sequence[str], proofs: dict[str, str], source: str) -> tuple[str, list[str]]:
    """Return the verdict of a certificate and the lines that prove it.

    ``keys`` are the allowed keys of the deal, ``proofs`` the key of the lines by verdict. Raises Unreadable for another
    key, an unknown verdict, and a verdict without lines.
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


def proved(
    proofs: dict[str, str], verdict: str, won: list[str], nodes: int, refute: Callable[[], list[str] | None]
) -> dict[str, object]:
    """Return a verdict and the lines that prove it, as a certificate has them, under their key in ``proofs``.

    ``won`` are those of a win, ``refute`` returns those that prove that there is none. Where nothing was decided, or
    they would be too many, ``nodes`` says how much was tried instead.
    """
    lines = won or (refute() if verdict == UNWINNABLE else None)
    return {"verdict": verdict, **({NODES: nodes} if lines is None else {proofs[verdict]: lines})}


def need(claim: dict[str, object], keys: Sequence[str], source: str) -> None:
    """Raise Unreadable for the first of these keys that a certificate lacks."""
    for key in keys:
        if claim.get(key) is None:
            raise Unreadable("certificate-lacks", {"file": source, "field": key, "key": key})


def texts(claim: dict[str, object], key: str, source: str) -> list[str]:
    """Return the texts under a key of a certificate; raises Unreadable where the value is not a list of texts."""
    lines = claim.get(key)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise Unreadable("certificate-list", {"file": source, "field": key})
    return lines
