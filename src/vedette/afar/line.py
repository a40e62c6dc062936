"""The line to a distant table: a socket that is opened again when it is lost, and the lines that are typed."""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import time
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from vedette.afar.chest import Chest
from vedette.afar.host import OPENING, Host
from vedette.afar.link import Link
from vedette.afar.promise import Promise
from vedette.afar.seat import Seat
from vedette.core.language import plain, say, unbroken
from vedette.protocol import client, server

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TextIO

WAITS: Final = (0.4, 0.8, 1.6, 3.2, 6.4)
"""Seconds before a lost connection is tried again, ever longer."""
TRIES: Final = 12
HANGING: Final = 2.0
"""Seconds that the other side gets to hang up too."""
BEAT: Final = (20.0, 10.0)
"""Seconds between two pings, and those that the answer may take before the line is taken for dead."""
REFUSED: Final = frozenset({1008, 1009, 4404, 4409})
"""Codes after which it is of no use to come again."""
END: Final = "end"


class Line:
    """Carries messages between a seat and its server, through lost connections."""

    def __init__(  # noqa: PLR0913, PLR0917 (where, as whom, and through what)
        self,
        link: Link,
        language: server.Language,
        host: Host,
        out: TextIO,
        deck: str = "",
        salts: Path | None = None,
    ) -> None:
        """Join nothing yet; ``deck`` is brought where every player brings one, ``salts`` keeps those of fair deals."""
        self.link = link
        self.host = host
        self.chest = Chest(host)
        self.out = out
        self.heard: queue.Queue[tuple[str, str | bytes]] = queue.Queue()
        self.socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        """Holds the socket."""
        self.promise = Promise(salts, host.home)
        self.seat = self._sits(language, link.token, deck)
        self._unanswered: dict[str, client.Client] = {}
        """What may be lost with the connection, by its id: said again, it does nothing twice."""
        self._number = 0
        """Of the socket: what an older one still says is not listened to."""

    def _sits(self, language: server.Language, token: str, deck: str = "") -> Seat:
        """Return a seat that speaks through this line."""
        return Seat(language, token, self._print, self._send, self.chest, deck, self.promise, self.host.record)

    def _print(self, words: str) -> None:
        self.out.write(f"{unbroken(self.seat.language, plain_line(words))}\n")
        self.out.flush()

    def _send(self, message: client.Client) -> None:
        if isinstance(message, client.Doing | client.Bring | client.Pledge | client.Salt):
            self._unanswered[message.id] = message
        with contextlib.suppress(ConnectionClosed):  # the listener says that it is lost
            if self.socket is not None:
                self.socket.send(client.write(message).decode())

    def open(self) -> bool:
        """Open a socket, join, say again what was not answered; return whether there was somebody to answer."""
        self._number += 1
        self.close()
        headers = {"Cookie": self.host.cookie} if self.host.cookie else {}
        try:
            self.socket = self._open.enter_context(
                connect(
                    self.link.socket,
                    origin=Origin(self.link.home),
                    additional_headers=headers,
                    open_timeout=OPENING,
                    ping_interval=BEAT[0],
                    ping_timeout=BEAT[1],
                    close_timeout=HANGING,
                )
            )
        except (OSError, WebSocketException, TimeoutError):
            return False
        threading.Thread(target=self._listen, args=(self.socket, self._number), daemon=True).start()
        self.seat.join()
        for message in list(self._unanswered.values()):
            self._send(message)
        return True

    def close(self) -> None:
        """Hang up, if there is anybody."""
        self.socket = None
        self._open.close()

    def _listen(self, socket: ClientConnection, number: int) -> None:
        """Hear until the socket closes."""
        try:
            while True:
                self.heard.put((f"news {number}", socket.recv()))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.heard.put((f"lost {number}", str(code)))

    def read(self, lines: TextIO) -> None:
        """Take what is typed until it ends."""
        for line in lines:
            self.heard.put(("typed", line))
        self.heard.put((END, ""))

    def run(self, lines: TextIO) -> int:
        """Play until the person leaves or the lines end; return the exit status."""
        if not self.open():
            self._print(say(self.seat.language, "afar-server", home=self.link.home, why="-"))
            return 1
        threading.Thread(target=self.read, args=(lines,), daemon=True).start()
        status = 0
        with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
            while self.seat.open:
                kind, _, number = (told := self.heard.get())[0].partition(" ")
                if kind == END or (number and int(number) != self._number):
                    self.seat.open = kind != END
                elif not self._take(kind, told[1]):
                    status = 1
                    break
                if self.seat.next_table:
                    self._follow()
        self.close()
        return status

    def _take(self, kind: str, told: str | bytes) -> bool:
        """Take one thing heard; return whether to go on."""
        if kind == "typed":
            self.seat.answer(str(told))
        elif kind == "lost":
            return int(told) not in REFUSED and self._again()
        else:
            try:
                letter = client.read_answer(told)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._print(say(self.seat.language, "afar-strange"))
                return False
            if not isinstance(letter, server.Waiting):
                self._unanswered.pop(getattr(letter, "id", None) or "", None)
            self.seat.hear(letter)
        return True

    def _again(self) -> bool:
        """Come again after a lost connection."""
        self._print(say(self.seat.language, "afar-lost"))
        for number in range(TRIES):
            time.sleep(WAITS[min(number, len(WAITS) - 1)])
            if self.open():
                return True
        self._print(say(self.seat.language, "afar-server", home=self.link.home, why="-"))
        return False

    def _follow(self) -> None:
        """Go on at the table of a rematch."""
        self.link = Link(self.link.home, self.seat.next_table, "")
        self.seat = self._sits(self.seat.language, "")
        self._unanswered.clear()
        self.open()


def plain_line(words: str) -> str:
    """Return a server's words without anything that a terminal would obey."""
    return plain(words.replace("\N{NO-BREAK SPACE}", " "), len(words)) if words else words


def play(  # noqa: PLR0913, PLR0917 (where, as whom, and through what)
    link: Link, language: server.Language, kept: Path, lines: TextIO, out: TextIO, deck: str = ""
) -> tuple[Seat, int]:
    """Play at a distant table until the person leaves; return the seat as it was left, and the exit status.

    ``deck`` names what to play with where every player brings a deck.
    """
    for stream in (lines, out):
        if stream in {sys.stdin, sys.stdout, sys.stderr} and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    line = Line(link, language, Host.meet(link, kept), out, deck, kept.with_suffix(".salts"))
    status = line.run(lines)
    return line.seat, status
