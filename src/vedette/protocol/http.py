"""Bodies of HTTP that belong to no one subject: refusals with their faults, Web Push, and the limits of fields."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from vedette.protocol.server import Words

LARGEST: Final = 262_144
"""Bytes of the largest request body."""

Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]
Key = Annotated[str, Meta(min_length=1, max_length=600)]
"""The name of a game, deck, variant or bot, or a deck's code for links, which is the longest."""


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for Web Push notifications when it is the user's turn: the subscription that the browser has made."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """The URL of the subscription, at one of the push services that the server knows."""
    p256dh: Annotated[str, Meta(min_length=87, max_length=87, pattern="^[A-Za-z0-9_-]{87}$")]
    """The browser's public key, a point on P-256, in base64url."""
    auth: Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")]
    """The subscription's authentication secret of 16 bytes, in base64url."""


class EndedSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for no more Web Push notifications at the subscription of this URL."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe to Web Push notifications."""

    key: str
    """The server's public key (VAPID), in base64url; empty where the server sends nothing."""


class Fault(Struct, frozen=True):
    """One fault of a deck or a form: where it is, and in words what is wrong and what would be right."""

    where: str
    """The field or the card at fault; empty where the line number says all."""
    words: Words
    line: int | None = None
    at: str = ""
    """In a deck, the id of the card or the part of the deck that is at fault; empty where none is named."""


class RefusalBody(Struct, frozen=True):
    """The body of every HTTP response that is not a success."""

    refused: str
    words: Words
    faults: list[Fault] = []
