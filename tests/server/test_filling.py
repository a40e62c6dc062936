"""What fits an unfinished deck, the rest of it, and decks of another program, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.served import House, house

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Guest

BEGUN = 'name = ""\nfriendly = ["1st/42"]\nopposing = []\ncards = []\n'
THEIRS = "set tempDeckTitle {Old Friends}\nset tempDeck { {1st 42} {1st 42} {ZZ 9} }\nset tempAltCards {}\n"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("filling")) as served:
        served.lift_limits()
        yield served


@pytest.fixture
def ann(here: House) -> Iterator[Guest]:
    with here.guest() as guest:
        yield guest


def test_what_fits_is_told_by_card_and_place(ann: Guest) -> None:
    fits = ann.post("/api/decks/spellfire/fits", json={"text": BEGUN}).json()["cards"]
    assert "1st/42" not in fits
    assert all(places in (["friendly"], ["opposing"], ["friendly", "opposing"], ["cards"]) for places in fits.values())
    assert len(fits) > 500
    soldiers = ann.post("/api/decks/patrol/fits", json={"text": 'name = ""\ncards = ["amateur", "foundling: red"]'})
    assert set(soldiers.json()["cards"]) & {"amateur", "foundling"} == set(), "there are two of level 0 in a deck"


def test_the_rest_is_filled_in_and_nothing_is_kept(ann: Guest) -> None:
    for game, text in (("spellfire", BEGUN), ("patrol", 'cards = ["bard: red"]'), ("twelve-patrols", 'name = "x"')):
        filled = ann.post(f"/api/decks/{game}/fill", json={"text": text})
        assert filled.status_code == 200, filled.text
        deck = filled.json()
        assert (deck["faults"], deck["saved"]) == ([], False)
        assert len(deck["cards"]) in (55, 90, 9)
        assert ann.post("/api/decks", json={"game": game, "text": deck["text"]}).json()["faults"] == []
        assert not [card for card in games(ann)[game]["decks"] if card["own"]]


def test_what_has_to_go_first_is_told_with_its_place(ann: Guest) -> None:
    twice = 'name = "x"\ncards = ["1st/16", "1st/16"]'
    told = ann.post("/api/decks/spellfire/fill", json={"text": twice}).json()
    assert told["cards"] == []
    assert told["text"] == twice
    assert "1st/16" in [fault["at"] for fault in told["faults"]]
    checked = ann.post("/api/decks", json={"game": "spellfire", "text": twice}).json()["faults"]
    assert {"friendly", "opposing", "realms", "1st/16"} <= {fault["at"] for fault in checked}
    levels = ann.post("/api/decks", json={"game": "patrol", "text": "name: x\nbard"}).json()["faults"]
    assert [fault["at"] for fault in levels if fault["at"].startswith("level")] == [f"level {n}" for n in range(6)]


def test_another_programs_deck_is_opened_as_an_unfinished_one(ann: Guest) -> None:
    read = ann.post("/api/decks/spellfire/foreign", json={"text": THEIRS}).json()
    assert [card["id"] for card in read["deck"]["cards"]] == ["1st/42"]
    assert (read["deck"]["words"], read["deck"]["saved"]) == ("Old Friends", False)
    assert [fault["where"] for fault in read["left"]] == ["1st/42", "ZZ 9"]
    assert games(ann)["spellfire"]["foreign"] == {"name": "CrossFire", "endings": [".cfd"]}
    refused = ann.post("/api/decks/spellfire/foreign", json={"text": "nonsense"}, params={"lang": "fr"})
    assert refused.status_code == 422
    assert "ce n’est pas un deck de CrossFire" in refused.json()["words"]


def test_what_a_game_does_not_offer_is_refused_in_words(ann: Guest) -> None:
    assert games(ann)["patrol"]["foreign"] is None
    for path, form in (
        ("/api/decks/patrol/foreign", {"text": THEIRS}),
        ("/api/decks/twelve-patrols/fits", {"text": 'name = "x"'}),
        ("/api/decks/chess/fill", {"text": ""}),
    ):
        refused = ann.post(path, json=form)
        assert refused.status_code == 422
        assert refused.json()["words"]
    assert ann.post("/api/decks/spellfire/foreign", json={"text": "x" * 20_001}).status_code == 400
    assert ann.post("/api/decks/spellfire/fill", json={"text": "x" * 100_001}).status_code == 400


def games(guest: Guest) -> dict[str, dict[str, Any]]:
    return {game["game"]: game for game in guest.get("/api/games").json()["games"]}
