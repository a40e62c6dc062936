"""Which hosts a server answers to, and whom it believes about where a request comes from."""

from pathlib import Path

import pytest
from tests.server.served import house
from websockets.exceptions import InvalidStatus

from vedette.server.auth import COOKIE, SECURE_COOKIE
from vedette.server.http.gate import Hosts

pytestmark = pytest.mark.once


def test_a_host_that_was_not_named_is_refused_over_http_and_sockets(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        table = ann.table()
        evil = {"host": f"evil.example:{here.port}", "origin": f"http://evil.example:{here.port}"}
        for path in ("/", "/api/games", "/metrics"):
            answer = ann.get(path, headers=evil)
            assert answer.status_code == 421
            assert "evil.example" in answer.text
            assert answer.text.count("\n") == 1
        assert "répond" in ann.get("/", headers={**evil, "accept-language": "fr"}).text
        assert ann.post("/api/tables", headers=evil, json={}).status_code == 421
        assert ann.get("/healthz", headers=evil).status_code == 200
        with (
            pytest.raises(InvalidStatus) as refused,
            ann.socket(table, Host="evil.example", Origin="http://evil.example"),
        ):
            pass
        assert refused.value.response.status_code == 403
        assert ann.get("/api/games", headers={"host": f"LocalHost:{here.port}"}).status_code == 200


def test_hosts_are_loopback_the_address_that_is_bound_and_those_that_are_named() -> None:
    hosts = Hosts("192.0.2.7", ["Table.Example.org", "2001:db8::1"])
    for ours in ("localhost:1", "127.0.0.1", "[::1]:8000", "192.0.2.7:80", "table.example.org.", "[2001:db8::1]:9"):
        assert hosts.ours(ours), ours
    for strange in ("evil.example", "", "192.0.2.8", "example.org", "localhost.evil.example", "[::2]"):
        assert not hosts.ours(strange), strange


def test_where_every_address_is_bound_any_in_digits_is_ours_and_no_name() -> None:
    hosts = Hosts("0.0.0.0")  # noqa: S104 (nothing is bound here)
    assert hosts.ours("192.168.1.5:8000")
    assert hosts.ours("[fe80::1]:8000")
    assert not hosts.ours("evil.example")


def test_a_forwarded_address_is_believed_only_behind_a_proxy(tmp_path: Path) -> None:
    for behind, told in ((False, 429), (True, 200)):
        with house(tmp_path / str(behind), behind_proxy=behind) as here, here.guest() as eve:
            here.state.limits.burst, here.state.limits.rate = 5.0, 0.01
            here.state.limits._of.clear()
            got = [eve.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)]
            assert got[-1] == told
            cookie = eve.get("/", headers={"x-forwarded-for": "192.0.2.99", "x-forwarded-proto": "https"})
            assert ("Secure" in cookie.headers.get("set-cookie", "")) == behind


def test_under_https_the_cookie_belongs_to_this_very_host(tmp_path: Path) -> None:
    with house(tmp_path, behind_proxy=True) as here, here.guest() as ann:
        secure = {"x-forwarded-proto": "https"}
        name, _, rest = ann.get("/", headers=secure).headers["set-cookie"].partition("=")
        assert name == SECURE_COOKIE == "__Host-vedette"
        assert {"Secure", "HttpOnly", "Path=/"} <= set(rest.split("; "))
        assert "domain" not in rest.lower()
        known = {**secure, "cookie": f"{SECURE_COOKIE}={rest.split(';')[0]}"}
        assert "set-cookie" not in ann.get("/", headers=known).headers
        guest = here.state.signer.guest(rest.split(";")[0])
        planted = f"{COOKIE}={here.state.signer.cookie('eve')}; {known['cookie']}"
        assert here.state.signer.known(dict(one.split("=") for one in planted.split("; "))) == guest


def test_a_guest_of_an_older_release_stays_who_they_are_under_https(tmp_path: Path) -> None:
    with house(tmp_path, behind_proxy=True) as here, here.guest() as ann:
        opening = {"game": "twelve-patrols", "from": {"kind": "random"}}
        old = {"x-forwarded-proto": "https", "cookie": f"{COOKIE}={here.state.signer.cookie('ann')}"}
        assert ann.post("/api/tables", headers=old, json=opening).status_code == 201
        assert len(ann.get("/api/tables", headers=old).json()["tables"]) == 1
        fresh = ann.get("/", headers=old).headers["set-cookie"]
        assert fresh.startswith(f"{SECURE_COOKIE}=")
        assert here.state.signer.guest(fresh.partition("=")[2].split(";")[0]) == "ann"


def test_a_page_elsewhere_may_not_have_the_api_work(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        cross = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
        assert ann.get("/api/games", headers=cross).status_code == 403
        assert ann.get("/api/games", headers={**cross, "sec-fetch-user": "?1"}).status_code == 200
        assert ann.get("/api/games", headers={"sec-fetch-site": "same-origin"}).status_code == 200
