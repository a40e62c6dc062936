"""A guest signs out in all browsers but one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.served import house
from websockets.exceptions import ConnectionClosed

from vedette.server.auth import COOKIE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.once


def test_who_signs_out_elsewhere_is_known_here_alone(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as thief:
        table = ann.table()
        stolen = ann.client.cookies[COOKIE]
        thief.client.cookies.set(COOKIE, stolen, domain="127.0.0.1")
        assert [row["table"] for row in thief.get("/api/tables").json()["tables"]] == [table]
        with thief.seat(table) as line:
            answer = ann.post("/api/sign-out")
            assert (answer.status_code, answer.content) == (204, b"")
            with pytest.raises(ConnectionClosed) as end:
                list(iter(line.hear, None))
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1012
        kept = ann.client.cookies[COOKIE]
        assert kept != stolen
        assert thief.get("/api/tables").json()["tables"] == []
        with thief.socket(table) as line:
            assert line.join().seat < 0
        with ann.seat(table) as line:
            assert line.table.can.act
    with house(tmp_path) as here, here.guest() as ann, here.guest() as thief:  # also after the server was stopped
        ann.client.cookies.set(COOKIE, kept, domain="127.0.0.1")
        thief.client.cookies.set(COOKIE, stolen, domain="127.0.0.1")
        assert [row["table"] for row in ann.get("/api/tables").json()["tables"]] == [table]
        assert thief.get("/api/tables").json()["tables"] == []
        assert ann.post("/api/sign-out").status_code == 204
        assert [row["table"] for row in ann.get("/api/tables").json()["tables"]] == [table]


def test_nobody_has_nothing_to_sign_out_of(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        assert ann.post("/api/sign-out").status_code == 204
        assert here.state.signer.generations == {}
