"""Guests: users without an account, identified by a signed cookie, seated by a signed token."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

if TYPE_CHECKING:
    from collections.abc import Mapping

COOKIE: Final = "vedette"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name under https: browsers accept the prefix from this host alone, never from a neighbouring one."""
AGE: Final = 400 * 24 * 3600
"""Lifetime of the cookie in seconds: the longest that browsers allow."""
BYTES: Final = 12


class SeatToken(NamedTuple):
    """The table and the seat that a token names."""

    table: str
    seat: int
    invites: bool = False
    """Whether the token only offers the seat while it is free, and so identifies no guest."""


class ExportedProfile(NamedTuple):
    """A guest's profile as an exported token holds it: its name and its points."""

    name: str
    points: dict[str, dict[str, int]]
    """Points by game, then by the table at which they were won."""


class Signer:
    """Signs and reads the cookies of guests and the tokens of seats; all servers of one store share the key."""

    def __init__(self, secret: str) -> None:
        """Derive a serializer for each purpose from this key."""
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._invitations = URLSafeSerializer(secret, salt="invitation")
        self._lores = URLSafeSerializer(secret, salt="lore")
        self.generations: dict[str, int] = {}
        """How often each guest has signed out elsewhere, where not zero; cookies of an earlier generation are void."""

    def newcomer(self) -> str:
        """Return a random identifier for a new guest."""
        return secrets.token_urlsafe(BYTES)

    def cookie(self, guest: str) -> str:
        """Return the signed value of the cookie that identifies a guest."""
        generation = self.generations.get(guest, 0)
        return str(self._guests.dumps([guest, generation] if generation else guest))

    def guest(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie's value; None where we did not sign it, or the guest has signed out since."""
        if not cookie:
            return None
        try:
            said = self._guests.loads(cookie)
        except BadSignature:
            return None
        guest, generation = said if isinstance(said, list) else (said, 0)
        return guest if isinstance(guest, str) and generation == self.generations.get(guest, 0) else None

    def known(self, cookies: Mapping[str, str]) -> str | None:
        """Return the guest of a request's cookies, None for a new one; under https either cookie name is accepted."""
        return self.guest(cookies.get(SECURE_COOKIE)) or self.guest(cookies.get(COOKIE))

    def token(self, table: str, seat: int) -> str:
        """Return a signed token that lets its bearer play a seat of a table."""
        return str(self._seats.dumps([table, seat]))

    def invite(self, table: str, seat: int) -> str:
        """Return a signed token that lets its bearer take a seat of a table while it is free."""
        return str(self._invitations.dumps([table, seat]))

    def place(self, token: str) -> SeatToken | None:
        """Return the table and the seat of a seat token, None unless we signed it."""
        return _place(self._seats, token, invites=False)

    def invitation(self, token: str) -> SeatToken | None:
        """Return the table and the seat that an invitation token offers, None unless we signed it."""
        return _place(self._invitations, token, invites=True)

    def export(self, lore: ExportedProfile) -> str:
        """Return a profile as a signed token."""
        return str(self._lores.dumps(lore))

    def lore(self, token: str) -> ExportedProfile | None:
        """Return the profile in an exported token, None unless we signed it."""
        try:
            return msgspec.convert(self._lores.loads(token), ExportedProfile)
        except (BadSignature, msgspec.ValidationError):
            return None


def _place(signed: URLSafeSerializer, token: str, *, invites: bool) -> SeatToken | None:
    try:
        table, seat = signed.loads(token)
    except (BadSignature, ValueError, TypeError):
        return None
    return SeatToken(table, seat, invites) if isinstance(table, str) and isinstance(seat, int) else None
