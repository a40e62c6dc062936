"""Who a seat belongs to: a guest by name, or a bot by the name of its player."""

from __future__ import annotations

from typing import Final, NamedTuple

BOT: Final = "@"
"""Before a player's name, where a bot has a seat: no guest's own name begins so."""


def bot_of(player: str) -> str:
    """Return what stands for a player of the shelf among the guests of a table."""
    return BOT + player


def player_of(guest: str) -> str:
    """Return the player's name where the guest is a bot; nothing for a person or a free seat."""
    return guest.removeprefix(BOT) if guest.startswith(BOT) else ""


class User(NamedTuple):
    """On whose behalf something is computed."""

    guest: str
    address: str
    """Of the network that the request came from; empty where it is not known."""
