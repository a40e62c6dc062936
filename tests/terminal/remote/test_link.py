"""A link to a table: what the page gives is understood, anything else is refused in one line."""

import pytest

from vedette.core.errors import Unreadable
from vedette.terminal.remote import link


def test_a_link_from_the_page() -> None:
    found = link.read(" https://example.org:8443/table/k3v9q2m7x1ap#WyJr.x-1_ \n")
    assert found == ("https://example.org:8443", "k3v9q2m7x1ap", "WyJr.x-1_", False)
    assert found.socket == "wss://example.org:8443/api/tables/k3v9q2m7x1ap/socket"


def test_without_an_invitation_one_watches() -> None:
    assert link.read("http://127.0.0.1:8000/play/k3v9q2m7x1ap/").token == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "k3v9q2m7x1ap",
        "ftp://example.org/table/k3v9q2m7x1ap",
        "file:///table/k3v9q2m7x1ap",
        "https:///table/k3v9q2m7x1ap",
        "https://example.org/table/",
        "https://example.org/rules/patrol",
        "https://example.org:99999/table/k3v9q2m7x1ap",
        "https://ann:secret@example.org/table/k3v9q2m7x1ap",
        "https://example.org/table/k3v9q2m7x1ap#" + "x" * 301,
    ],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(Unreadable, match="remote-link"):
        link.read(text)


def test_a_seat_that_anybody_may_take() -> None:
    assert link.read("http://127.0.0.1:8000/table/k3v9q2m7x1ap?seat").accept
    assert not link.read("http://127.0.0.1:8000/table/k3v9q2m7x1ap?n=3").accept
