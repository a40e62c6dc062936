"""A guest: somebody without an account, known by a signed cookie, seated by a signed token."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "vedette"
AGE: Final = 400 * 24 * 3600
"""Seconds that a browser may keep the cookie: the longest that browsers allow."""
BYTES: Final = 12


class Place(NamedTuple):
    """What a token names."""

    table: str
    seat: int


class Signer:
    """Signs and reads cookies and tokens. One key for all servers of one store."""

    def __init__(self, secret: str) -> None:
        """Sign with this key."""
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    def newcomer(self) -> str:
        """Return the name of somebody who was never here."""
        return secrets.token_urlsafe(BYTES)

    def cookie(self, guest: str) -> str:
        """Return the cookie's value for a guest."""
        return str(self._guests.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie, None where it is none of ours."""
        if not cookie:
            return None
        try:
            guest = self._guests.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def token(self, table: str, seat: int) -> str:
        """Return the token of a seat."""
        return str(self._seats.dumps([table, seat]))

    def place(self, token: str) -> Place | None:
        """Return what a token names, None where it is none of ours."""
        try:
            table, seat = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return Place(table, seat) if isinstance(table, str) and isinstance(seat, int) else None
