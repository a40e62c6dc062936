"""A guest: somebody without an account, known by a signed cookie, seated by a signed token."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

if TYPE_CHECKING:
    from collections.abc import Mapping

COOKIE: Final = "vedette"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name under https: browsers take it from this very host alone; no neighbouring one can plant it."""
AGE: Final = 400 * 24 * 3600
"""Seconds that a browser may keep the cookie: the longest that browsers allow."""
BYTES: Final = 12


class Place(NamedTuple):
    """What a token names."""

    table: str
    seat: int
    invites: bool = False
    """It offers the seat while it is free, and does not name who sits there."""


class Lore(NamedTuple):
    """A profile as it travels: its name, and the points that it keeps for ever."""

    name: str
    points: dict[str, dict[str, int]]
    """By the game and by the table that they were won at."""


class Signer:
    """Signs and reads cookies and tokens. One key for all servers of one store."""

    def __init__(self, secret: str) -> None:
        """Sign with this key."""
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._invitations = URLSafeSerializer(secret, salt="invitation")
        self._lores = URLSafeSerializer(secret, salt="lore")

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

    def known(self, cookies: Mapping[str, str]) -> str | None:
        """Return the guest of a request's cookies, None for a new one; under https the cookie may bear either name."""
        return self.guest(cookies.get(SECURE_COOKIE)) or self.guest(cookies.get(COOKIE))

    def token(self, table: str, seat: int) -> str:
        """Return the token of a seat."""
        return str(self._seats.dumps([table, seat]))

    def invite(self, table: str, seat: int) -> str:
        """Return the invitation to a seat that is free."""
        return str(self._invitations.dumps([table, seat]))

    def place(self, token: str) -> Place | None:
        """Return what a token names, None where it is none of ours."""
        return _place(self._seats, token, invites=False)

    def invitation(self, token: str) -> Place | None:
        """Return what an invitation offers, None where it is none of ours."""
        return _place(self._invitations, token, invites=True)

    def export(self, lore: Lore) -> str:
        """Return a profile as a token."""
        return str(self._lores.dumps(lore))

    def lore(self, token: str) -> Lore | None:
        """Return the profile of a token, None where it is none of ours."""
        try:
            return msgspec.convert(self._lores.loads(token), Lore)
        except (BadSignature, msgspec.ValidationError):
            return None


def _place(signed: URLSafeSerializer, token: str, *, invites: bool) -> Place | None:
    try:
        table, seat = signed.loads(token)
    except (BadSignature, ValueError, TypeError):
        return None
    return Place(table, seat, invites) if isinstance(table, str) and isinstance(seat, int) else None
