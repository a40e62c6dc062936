"""A wire between a browser and the server that can be cut, or swallow what it carries, and be mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Final

CHUNK: Final = 65_536


class Wire:
    """Carries bytes from a port of its own to another; while it is cut, nothing comes through and nobody gets in."""

    def __init__(self, port: int) -> None:
        """Lead to this port."""
        self.port = port
        self.whole = True
        self.dumb = False
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Close everything that is open, and whatever comes next at once."""
        self.whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def hush(self) -> None:
        """Swallow every byte, and hang up on nobody: as a network that is gone."""
        self.dumb = True

    def mend(self) -> None:
        """Let bytes through again, of whoever comes anew; what was swallowed is lost, and its connections with it."""
        if self.dumb:
            self.cut()
        self.dumb = False
        self.whole = True

    def close(self) -> None:
        """Take the wire away."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                self._ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not self.dumb:
                    sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
