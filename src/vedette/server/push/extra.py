"""Loads the sender of push messages: its libraries come with the extra ``push`` and may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vedette.server.push.notifier import PushSender
    from vedette.server.store.store import Store


async def sender(store: Store, contact: str) -> PushSender | None:
    """Return a sender of push messages with the key that all servers of this store share; None without the extra."""
    try:
        from vedette.server.push.sender import Sender, new_key  # noqa: PLC0415 (its libraries may be missing)
    except ModuleNotFoundError:
        return None
    return Sender(await store.secret("vapid", new_key), contact)
