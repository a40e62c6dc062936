"""The cookie of a distant server: read by nobody else here, told to no other server."""

import os
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from vedette.terminal.remote.deck_choice import LocalDecks
from vedette.terminal.remote.http_client import Host
from vedette.terminal.remote.link import Link


class Server(HTTPServer):
    """Remembers the cookies that it is sent; sends whoever comes on, where it has somewhere to send them to."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.heard: list[str] = []
        self.on = ""
        self.home = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Answer(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.heard.append(self.headers.get("Cookie", ""))
        self.send_response(302 if self.server.on else 200)
        self.send_header("Set-Cookie", f"vedette=of-{self.server.server_port}; Path=/")
        if self.server.on:
            self.send_header("Location", self.server.on)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
        """Say nothing."""


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    made = [Server(), Server()]
    yield made
    for server in made:
        server.shutdown()
        server.server_close()


def test_the_cookie_is_its_owners_alone_from_the_first(
    servers: list[Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    real = os.fsync

    def seen(file: int) -> None:
        opened.append(stat.S_IMODE(os.fstat(file).st_mode))
        real(file)

    monkeypatch.setattr(os, "fsync", seen)
    before = os.umask(0)
    try:
        Host.meet(Link(servers[0].home, "k3v9q2m7x1ap", ""), tmp_path / "cookie")
    finally:
        os.umask(before)
    assert opened == [0o600]
    assert stat.S_IMODE((tmp_path / "cookie").stat().st_mode) == 0o600


def test_the_cookie_goes_to_no_other_server(servers: list[Server], tmp_path: Path) -> None:
    home, other = servers
    home.on = f"{other.home}/table/k3v9q2m7x1ap"
    (tmp_path / "cookie").write_text("vedette=mine")
    host = Host.meet(Link(home.home, "k3v9q2m7x1ap", ""), tmp_path / "cookie")
    assert home.heard == ["vedette=mine"]
    assert other.heard == []
    assert host.cookie == f"vedette=of-{home.server_port}"


def test_decks_to_be_brought_are_told_with_the_colon_of_the_language() -> None:
    found = {language: dict(LocalDecks(Host("", "")).decks("patrol", language)) for language in ("en", "fr")}
    assert found["en"]["venom"].startswith("Venom: ")
    assert found["fr"]["venom"].startswith("Venin\N{NO-BREAK SPACE}: ")
