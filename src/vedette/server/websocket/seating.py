"""Seating: the seat of a joining connection, by its guest or by a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.game import SPECTATOR

if TYPE_CHECKING:
    from vedette.protocol.client import Join
    from vedette.server.auth import Signer
    from vedette.session.connection import Connection
    from vedette.session.info import TableInfo


def seat(signer: Signer, info: TableInfo, connection: Connection, message: Join) -> bool:
    """Set the seat of a joining connection, by its guest or its token; return whether the token, if any, is valid."""
    own = None if message.watch else info.seat_of(connection.guest)
    connection.seat = SPECTATOR if own is None else own
    connection.invited = None
    if message.token is None or message.watch:
        return True
    place = signer.place(message.token) or signer.invitation(message.token)
    if place is None or place.table != info.table or not 0 <= place.seat < len(info.guests):
        return False
    if place.invites:
        connection.invited = place.seat
    else:
        connection.seat = place.seat
    return True
