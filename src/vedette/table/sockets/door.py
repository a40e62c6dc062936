"""The door of a table: who comes in, and at which seat, by his cookie or by a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.game import SPECTATOR

if TYPE_CHECKING:
    from vedette.session.connection import Visitor
    from vedette.session.info import Card
    from vedette.table.guest import Signer


def seat(signer: Signer, card: Card, visitor: Visitor, token: str | None) -> bool:
    """Find a visitor's seat by his token or by who he is; return whether the token, if he has one, is right."""
    own = card.seat_of(visitor.guest)
    visitor.seat = SPECTATOR if own is None else own
    visitor.invited = None
    if token is None:
        return True
    place = signer.place(token) or signer.invitation(token)
    if place is None or place.table != card.table or not 0 <= place.seat < len(card.guests):
        return False
    if place.invites:
        visitor.invited = place.seat
    else:
        visitor.seat = place.seat
    return True
