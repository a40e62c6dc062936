"""§1.5 at every door: the starting champion is chosen before the deal, and is a part of its code."""

from pathlib import Path

import pytest
from tests.server.served import house
from tests.spoken import answer, fails, run

from vedette import deals, setups
from vedette.games.spellfire.cards import deck as decks

DECKS = decks.box()
OTHER = "3rd/45"
"""Not the first of the friendly champions of the dales."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))


@pytest.mark.once
def test_every_champion_of_every_deck_may_start_and_its_code_says_so() -> None:
    for name, draft in DECKS.items():
        for place, champion in enumerate(draft.deck.friendly, 1):
            made = setups.starting(setups.game("spellfire", name, ["lenient-items"]), champion.id)
            deal = deals.random_deal(made, 3)
            code = made.code(deal)
            edition = list(decks.editions(name))[-1]
            head = [edition] if place == 1 else [edition, f"starter-{place}"]
            assert code.rpartition("/")[0] == "+".join([*head, "lenient-items"])
            again, read = deals.uncode("spellfire", code)
            assert (again.definition(), read) == (made.definition(), deal)
            assert deals.write(again, read)["starter"] == champion.id


@pytest.mark.parametrize(
    "told", [OTHER, "Drizzt Do' Urden", "drizzt", "Drizzt Do\N{RIGHT SINGLE QUOTATION MARK} Urden"]
)
def test_the_command_deals_with_the_champion_that_is_named(told: str) -> None:
    dealt = answer("deal", "spellfire", "--deck", "dales", "--seed", "4", "--starter", told)
    assert dealt["starter"] == OTHER
    assert dealt["code"].startswith("dales+starter-3/")
    assert not any(OTHER in column for column in dealt["columns"])
    assert answer("deal", "spellfire", "--code", dealt["code"]) == dealt
    plain = answer("deal", "spellfire", "--deck", "dales", "--seed", "4")
    assert (plain["starter"], plain["code"].partition("/")[0]) == (DECKS["dales"].deck.friendly[0].id, "dales")


def test_the_champion_goes_through_solve_certificate_and_record(tmp_path: Path) -> None:
    made = setups.starting(setups.game("spellfire", "first-steps"), "starter-2")
    code = made.code(deals.winnable_deal(made, 1))
    proof = tmp_path / "proof.json"
    assert answer("solve", "spellfire", "--code", code, "--certificate", str(proof))["verdict"] == "winnable"
    assert answer("verify", str(proof))["valid"]
    kept = tmp_path / "kept.record"
    told = run("play", "spellfire", "--code", code, "--plain", "--keep", str(kept), stdin="quit\n")
    assert told.status == 0
    assert f"deal: {code}\n" in kept.read_text("utf-8")
    assert run("replay", str(kept)).status == 0


def test_a_champion_who_is_not_there_is_refused_in_one_line() -> None:
    assert "Drizzt" in fails(1, "deal", "spellfire", "--deck", "dales", "--starter", "Elminster")
    assert "--starter" in fails(1, "deal", "twelve-patrols", "--starter", "Drizzt")
    for code in ("dales+starter-7/1AHMX-NY2MP-1N", "dales+starter-0/1AHMX-NY2MP-1N", "dales+starter-/1AHMX-NY2MP-1N"):
        fails(1, "deal", "spellfire", "--code", code)
    fails(2, "deal", "spellfire", "--code", "dales/1AHMX-NY2MP-1N", "--starter", "drizzt")


@pytest.mark.once
def test_the_server_offers_the_champions_and_deals_with_the_one_that_is_chosen(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        games = {game["game"]: game for game in ann.get("/api/games").json()["games"]}
        (dales,) = [deck for deck in games["spellfire"]["decks"] if deck["deck"] == "dales"]
        assert [one["starter"] for one in dales["starters"]] == [card.id for card in DECKS["dales"].deck.friendly]
        assert dales["starters"][2]["words"] == "Drizzt Do' Urden, level 8"
        assert not any(deck["starters"] for deck in games["patrol"]["decks"])
        chosen = {"kind": "random", "seed": 4}
        table = ann.table(chosen, game="spellfire", deck="dales", starter=OTHER)
        with ann.socket(table) as line:
            code = line.join().deal.code
        assert code == answer("deal", "spellfire", "--deck", "dales", "--seed", "4", "--starter", OTHER)["code"]
        assert (
            "“1st/1” isn’t a friendly champion of the deck; they are"
            in ann.begin(chosen, game="spellfire", starter="1st/1").json()["words"]
        )
        for start in ({"kind": "code", "code": code}, {"kind": "daily"}):
            refused = ann.begin(start, game="spellfire", starter=OTHER)
            assert (refused.status_code // 100, "starter" in refused.json()["words"]) == (4, True)
        again = ann.table({"kind": "code", "code": code}, game="spellfire")
        with ann.socket(again) as line:
            assert line.join().deal.code == code
        cookies = ann.client.cookies
    with house(tmp_path) as here, here.guest() as ann:  # stored and opened again
        ann.client.cookies = cookies
        with ann.socket(table) as line:
            assert line.join().deal.code == code
