"""HTTP requests to the server of a remote table: the cookie that identifies the guest, records, deck uploads."""

from __future__ import annotations

import contextlib
import urllib.error
import urllib.request
from typing import IO, TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from vedette.core import file
from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import apart, say
from vedette.protocol import decks, http

if TYPE_CHECKING:
    from http.client import HTTPMessage
    from pathlib import Path

    from vedette.terminal.remote.link import Link

COOKIES: Final = ("vedette=", "__Host-vedette=")
"""The start of the server's cookie, over http and over https."""
OPENING: Final = 20.0
"""How many seconds the server has to answer a request."""
LARGEST: Final = 1 << 20
"""How many bytes of an answer are read at the most."""


def _words(refused: urllib.error.HTTPError) -> str:
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(refused.read(LARGEST), type=http.RefusalBody).words
    return str(refused.code)


class SameServerRedirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects within the same server alone: no other one may get our cookie."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> urllib.request.Request | None:
        """Return the redirected request, None for another server."""
        if urlsplit(newurl)[:2] != urlsplit(req.full_url)[:2]:
            return None
        return super().redirect_request(req, fp, code, msg, headers, newurl)


OPENER: Final = urllib.request.build_opener(SameServerRedirects)


class Host:
    """A server, and the cookie by which it recognizes this guest."""

    def __init__(self, home: str, cookie: str) -> None:
        self.home = home
        self.cookie = cookie

    @classmethod
    def meet(cls, link: Link, kept: Path) -> Host:
        """Return the server of a table, with the saved cookie if that is still valid, else with a new one.

        Raises Unreadable where there is no such server.
        """
        cookie = ""
        with contextlib.suppress(Trouble):
            cookie = file.read(kept).strip()
        asked = urllib.request.Request(f"{link.home}/table/{link.table}", headers={"Cookie": cookie} if cookie else {})
        try:
            with OPENER.open(asked, timeout=OPENING) as page:
                told = page.headers.get_all("set-cookie") or []
        except urllib.error.HTTPError as refused:
            told = refused.headers.get_all("set-cookie") or []  # without the page's files the cookie comes all the same
        except OSError:
            raise Unreadable("remote-server", {"home": link.home}) from None
        fresh = next((one.split(";")[0] for one in told if one.startswith(COOKIES)), "")
        if fresh:
            cookie = fresh
            kept.parent.mkdir(parents=True, exist_ok=True)
            file.write(kept, f"{cookie}\n", 0o600)  # the cookie gives access to our seats
        return cls(link.home, cookie)

    def record(self, table: str) -> str:
        """Return the record of a finished table; raises Unreadable where it is not available."""
        asked = urllib.request.Request(f"{self.home}/api/tables/{table}/record", headers={"Cookie": self.cookie})
        try:
            with OPENER.open(asked, timeout=OPENING) as answer:
                return file.decode(answer.read(LARGEST), table)
        except OSError:
            raise Unreadable("remote-server", {"home": self.home}) from None

    def keep(self, game: str, text: str, language: str) -> str:
        """Upload a deck with the player's own cards; return the name that the server gave it.

        Raises Unreadable with the server's words where it refuses.
        """
        form = msgspec.json.encode(decks.NewDeck(game, text, save=True))
        heads = {"Cookie": self.cookie, "Content-Type": "application/json", "Accept-Language": language}
        asked = urllib.request.Request(f"{self.home}/api/decks", form, heads)
        try:
            with OPENER.open(asked, timeout=OPENING) as answer:
                kept = msgspec.json.decode(answer.read(LARGEST), type=decks.Deck)
        except urllib.error.HTTPError as refused:
            raise Unreadable("remote-deck-unkept", {"words": _words(refused)}) from None
        except (OSError, msgspec.MsgspecError):
            raise Unreadable("remote-server", {"home": self.home}) from None
        if not kept.saved:
            faults = [
                say(language, "trouble-at", place=fault.where, words=fault.words) if fault.where else fault.words
                for fault in kept.faults
            ]
            raise Unreadable("remote-deck-unkept", {"words": apart(language, faults)})
        return kept.deck
