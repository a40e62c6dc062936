"""The link to a table: server, table, and the invitation behind the #."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from vedette.core.errors import Unreadable

SCHEMES = {"http": "ws", "https": "wss"}
PLACE = re.compile(r"/(?:table|play)/([0-9a-z]{1,16})/?")

ACCEPT = "seat"
"""The query of a link to a table that is open to everybody."""


class Link(NamedTuple):
    """The parts of a link to a table on a server."""

    home: str
    """The server's address, as ``https://host:port``."""
    table: str
    token: str
    """The invitation; without one the client watches, or returns to its own seat."""
    accept: bool = False
    """Whether the client takes a free seat of a table that is open to everybody."""

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        scheme, _, rest = self.home.partition("://")
        return f"{SCHEMES[scheme]}://{rest}/api/tables/{self.table}/socket"


def read(text: str) -> Link:
    """Return the parts of a link to a table; raises Unreadable for a text that is none."""
    try:
        parts = urlsplit(text.strip())
        host = parts.hostname if parts.port is None or parts.port > 0 else None
    except ValueError:
        raise Unreadable("remote-link", {"link": text}) from None
    place = PLACE.fullmatch(parts.path)
    if parts.scheme not in SCHEMES or not host or place is None or parts.username or len(parts.fragment) > 300:
        raise Unreadable("remote-link", {"link": text})
    return Link(f"{parts.scheme}://{parts.netloc}", place[1], parts.fragment, parts.query == ACCEPT)
