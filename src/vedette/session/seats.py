"""Owners of seats: guests, and bots as ``@`` with a player's registry name."""

from __future__ import annotations

from typing import Final, NamedTuple

BOT: Final = "@"
"""The prefix of a bot; no guest's name begins with it."""


def bot_of(player: str) -> str:
    """Return the entry of a bot among the guests of a table."""
    return BOT + player


def player_of(guest: str) -> str:
    """Return the player's name where the guest is a bot; nothing for a person or a free seat."""
    return guest.removeprefix(BOT) if guest.startswith(BOT) else ""


class User(NamedTuple):
    """The user whose quota pays for a computation."""

    guest: str
    address: str
    """The network address of the request; empty where it is unknown."""
