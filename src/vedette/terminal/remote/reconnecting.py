"""The connection to a remote table: a web socket that reconnects, and a reader of typed lines."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from vedette.core.errors import Trouble
from vedette.core.language import plain, say
from vedette.protocol import client, server
from vedette.terminal import typed_answer, wrapping
from vedette.terminal.remote.conversation import RemoteDialogue
from vedette.terminal.remote.deck_choice import LocalDecks
from vedette.terminal.remote.fair_deal import FairDeal
from vedette.terminal.remote.http_client import OPENING, Host
from vedette.terminal.remote.link import Link
from vedette.terminal.remote.seat import RemoteClient

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TextIO

WAITS: Final = (0.4, 0.8, 1.6, 3.2, 6.4)
"""How many seconds pass before each attempt to reconnect; the last number holds for all further ones."""
TRIES: Final = 12
HANGING: Final = 2.0
"""Seconds that the server gets to close the connection."""
BEAT: Final = (20.0, 10.0)
"""Seconds between two pings, and those allowed for the answer before the connection counts as lost."""
REFUSED: Final = frozenset({1008, 1009, 4404, 4409})
"""The close codes of the web socket after which reconnecting is pointless."""
TYPED, END, NEWS, LOST = "typed", "end", "news", "lost"
"""Kinds of input: a typed line, the end of those; a message, or the loss, of the connection of a number."""


class Ended(Exception):
    """The connection is over for good; ``status`` is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class ReconnectingSocket:
    """Passes messages between a client and its server, and reconnects."""

    def __init__(
        self,
        link: Link,
        language: server.Language,
        host: Host,
        out: TextIO,
        deck: str = "",
        salts: Path | None = None,
        person: str = "",
    ) -> None:
        """Prepare without connecting; ``deck`` is brought if one is asked for, ``salts`` is the file of salts.

        ``person`` is the name to be known by, empty for none.
        """
        self.link = link
        self.host = host
        self.deck = deck
        self.decks = LocalDecks(host)
        self.out = out
        self.heard: queue.Queue[tuple[str, str | bytes]] = queue.Queue()
        self.typed: deque[str | None] = deque()
        """Lines that were typed while an answer was awaited; None is the end of the input."""
        self.socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        """The context manager of the open socket: to exit it closes the socket."""
        self.fair = FairDeal(salts, host.home)
        self.client = RemoteClient(language, link.token, self.exchange, self._print, accept=link.accept)
        self.client.person = person
        self._number = 0
        """The number of the present socket: what an older one receives is ignored."""

    def _print(self, words: str) -> None:
        self.out.write(f"{wrapping.broken(plain_line(words), wrapping.columns(self.out))}\n")
        self.out.flush()

    def _say(self, message: str, **values: str | float) -> None:
        self._print(say(self.client.language, message, **values))

    # The socket

    def open(self) -> bool:
        """Connect and join; return whether the server could be reached. Raises Ended where joining is refused."""
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
        try:
            refused = self.client.join()
        except ConnectionResetError:
            return False
        if refused:
            self._print(refused)
            raise Ended(1)
        if refused := self.client.introduce():
            self._print(refused)
            self.client.person = ""
        return True

    def close(self) -> None:
        """Close the connection, if it is open."""
        self.socket = None
        self._open.close()

    def _reconnect(self) -> None:
        """Reconnect and join again after the connection was lost; raises Ended if the server does not come back."""
        self._say("remote-lost")
        for number in range(TRIES):
            time.sleep(WAITS[min(number, len(WAITS) - 1)])
            if self.open():
                return
        self._say("remote-server", home=self.link.home)
        raise Ended(1)

    # The two threads that fill the queue

    def _listen(self, socket: ClientConnection, number: int) -> None:
        """Put every message of a socket into the input queue until it closes, then the code of its closing."""
        try:
            while True:
                self.heard.put((f"{NEWS} {number}", socket.recv()))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.heard.put((f"{LOST} {number}", str(code)))

    def read(self, lines: TextIO) -> None:
        """Put every typed line into the input queue, and a mark at the end of the input."""
        for line in lines:
            self.heard.put((TYPED, line))
        self.heard.put((END, ""))

    # Messages

    def exchange(self, message: client.Client) -> list[server.Server]:
        """Send a message; return all messages up to its answer and the state of the table that follows.

        After a reconnect it is sent again; the server does each id once. Only joining is not: it raises
        ConnectionResetError.
        """
        came: list[server.Server] = []
        answer: server.Server | None = None
        self._send(message)
        while answer is None or not self.client.received.complete(answer):
            try:
                told = self._take()
            except ConnectionResetError:
                if isinstance(message, client.Join):
                    raise
                self._reconnect()
                self._send(message)
                continue
            if told is not None:
                came.append(told)
                if getattr(told, "id", None) == message.id and not isinstance(told, server.Waiting):
                    answer = told
        return came

    def _send(self, message: client.Client) -> None:
        with contextlib.suppress(ConnectionClosed):  # the reading thread reports the loss
            if self.socket is not None:
                self.socket.send(client.write(message).decode())

    def _take(self) -> server.Server | None:
        """Take the next input, and return it if it is a message of the server; what is typed meanwhile waits.

        Raises ConnectionResetError where the connection was lost, and Trouble where the server does not want it.
        """
        kind, told = self.heard.get()
        kind, _, number = kind.partition(" ")
        if kind == TYPED:
            self.typed.append(str(told))
        elif kind == END:
            self.typed.append(None)
        elif int(number) == self._number:
            if kind == NEWS:
                return self._hear(told)
            if (code := int(told)) in REFUSED:
                raise Trouble("remote-closed", {"code": str(code)})
            raise ConnectionResetError
        return None

    def _hear(self, told: str | bytes) -> server.Server:
        try:
            message = client.read_answer(told)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._say("remote-strange")
            raise Ended(1) from None
        if isinstance(message, server.Elsewhere):
            self._say("remote-elsewhere")
            raise Ended(0)
        self.client.hear(message)
        return message

    # Play

    def run(self, lines: TextIO) -> int:
        """Play until the person quits or the input ends; return the exit status.

        Raises Trouble where the server ends the connection for good.
        """
        status = 0
        try:
            if self.open():
                threading.Thread(target=self.read, args=(lines,), daemon=True).start()
                try:
                    self._play()
                except KeyboardInterrupt:
                    self._print("")  # after ^C
                self._say("remote-left")
            else:
                self._say("remote-server", home=self.link.home)
                status = 1
        except Ended as ended:
            status = ended.status
        except (KeyboardInterrupt, BrokenPipeError):
            pass
        finally:
            self.close()
        return status

    def _play(self) -> None:
        dialogue = self._dialogue()
        dialogue.greet()
        while dialogue.open:
            if not self.typed:
                try:
                    self._take()
                except ConnectionResetError:
                    self._reconnect()
                    dialogue.rejoined()
            elif (line := self.typed.popleft()) is None:
                return
            else:
                dialogue.answer(line)
            if self.client.next_table:
                dialogue = self._next_table()
                dialogue.greet()
            else:
                dialogue.follow()

    def _dialogue(self) -> RemoteDialogue:
        return RemoteDialogue(self.client, self._print, self.decks, self.deck, self.fair, self.host.record)

    def _next_table(self) -> RemoteDialogue:
        """Join the table of a rematch; return the dialogue there. Raises Ended where the server is gone."""
        self._say("remote-rematch")
        self.deck = ""
        self.link = Link(self.link.home, self.client.next_table, "")
        person = self.client.person
        self.client = RemoteClient(self.client.language, "", self.exchange, self._print)
        self.client.person = person
        if not self.open():
            self._reconnect()
        return self._dialogue()


def plain_line(words: str) -> str:
    """Return a server's words without terminal control characters."""
    return plain(words, len(words)) if words else words


def play(
    link: Link,
    language: server.Language,
    kept: Path,
    lines: TextIO,
    out: TextIO,
    deck: str = "",
    person: str = "",
) -> tuple[RemoteClient, int]:
    """Play at a remote table until the person quits; return the final client and the exit status.

    ``deck`` names the deck to bring to a table that asks for one; ``person`` is the name to be known by.
    """
    typed_answer.lenient(lines, out)
    connection = ReconnectingSocket(
        link, language, Host.meet(link, kept), out, deck, kept.with_suffix(".salts"), person
    )
    status = connection.run(lines)
    return connection.client, status
