import gzip
import io
import sqlite3
import time
import zipfile
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.server.served import Guest, House, house
from tests.testgame.plugin import bring

from vedette import capabilities, deals, decks, players, setups
from vedette.core import record
from vedette.core.match import Match
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.protocol import client, http, server
from vedette.server.app_state import BURST
from vedette.server.auth import COOKIE
from vedette.server.http.gate import POLICIES
from vedette.server.rate_limit import Buckets

pytestmark = pytest.mark.once

DECK = cards.write(cards.box()["easy"]).replace('name = "easy"', 'name = "my box"', 1)
SLOW = 1e-3
"""Requests a second: however long a test takes, none comes back meanwhile."""


def welcome(guest: Guest, table: str) -> server.Welcome:
    with guest.socket(table) as line:
        return line.join()


def test_it_says_that_it_is_up(ann: Guest) -> None:
    answer = ann.get("/healthz")
    assert (answer.status_code, answer.text.split()[0]) == (200, "ok")


def test_it_says_that_its_store_does_not_answer(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        with closing(sqlite3.connect(tmp_path / "vedette.db")) as spoilt:
            spoilt.execute("DROP TABLE settings")
        answer = ann.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "no store\n")
        assert "vedette_tables 0" in ann.get("/metrics").text


def test_every_answer_keeps_to_the_policies(ann: Guest) -> None:
    for path in ("/healthz", "/api/games", "/api/nothing", "/", "/play/x", "/assets/missing.js"):
        headers = ann.get(path).headers
        assert {name: headers.get(name) for name in POLICIES} == POLICIES, path


def test_what_can_be_played_is_listed_in_both_languages(ann: Guest) -> None:
    english = ann.get("/api/games").json()["games"][0]
    french = ann.get("/api/games", headers={"accept-language": "fr-FR,fr;q=0.9"}).json()["games"][0]
    assert french == ann.get("/api/games?lang=fr").json()["games"][0]
    assert [deck["deck"] for deck in english["decks"]] == [deck["deck"] for deck in french["decks"]]
    assert english["detail"] != french["detail"]
    assert english["deck"] in [deck["deck"] for deck in english["decks"]]
    assert {option["option"] for option in english["options"]} == {"top-up", "late-orders"}
    for deck in english["decks"]:
        assert deck["detail"], deck


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-FR,fr;q=0.9", "fr"),
        ("en;q=0.2, fr;q=0.8", "fr"),
        ("de, fr;q=0.5, en;q=0.4", "fr"),
        ("fr;q=0", "en"),
        ("fr;q=0.5, *", "en"),
        ("fr ; q=0.9, en", "en"),
        ("french, fr;q=x, ;;,", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_weighs_most(ann: Guest, header: str, language: str) -> None:
    headers = {"accept-language": header}
    rules = ann.get("/api/rules/patrol", headers=headers)
    assert rules.text == ann.get(f"/api/rules/patrol?lang={language}").text


def test_a_seed_a_code_a_deal_and_a_record_give_the_same_deal(ann: Guest) -> None:
    game = setups.game("twelve-patrols")
    deal = deals.random_deal(game, 77)
    code = game.code(deal)
    starts: list[dict[str, object]] = [
        {"kind": "random", "seed": 77},
        {"kind": "code", "code": code.lower()},
        {"kind": "deal", "deal": deals.write(game, deal)},
        {"kind": "record", "text": record.write(Match(game, deal))},
    ]
    for one in starts:
        answer = ann.begin(one)
        assert answer.status_code == 201, answer.text
        assert welcome(ann, answer.json()["table"]).deal.code == code
    assert {table["code"] for table in ann.get("/api/tables").json()["tables"]} == {code}


def test_a_code_brings_its_deck_and_its_variants(ann: Guest) -> None:
    game = setups.game("twelve-patrols", "easy", ["top-up"])
    code = game.code(deals.random_deal(game, 5))
    told = welcome(ann, ann.begin({"kind": "code", "code": code}).json()["table"])
    assert (told.deal.code, told.deal.deck, told.deal.options) == (code, "easy", ["top-up"])


def test_winnable_graded_and_daily_deals_are_proved(ann: Guest) -> None:
    graded = {"kind": "grade", "grade": 3, "seed": 3}
    for one in ({"kind": "winnable", "seed": 3}, graded, {"kind": "daily"}, {"kind": "daily", "date": "2026-01-01"}):
        told = welcome(ann, ann.table(one, deck="house" if one["kind"] == "daily" else "hard"))
        assert told.deal.verdict == "winnable"
        assert told.deal.origin == one["kind"]
        assert (told.deal.grade is None) == (one["kind"] == "winnable")


def test_the_daily_deal_is_the_same_for_everybody(ann: Guest) -> None:
    card = ann.get("/api/daily?game=twelve-patrols").json()
    assert (card["tried"], len(card["week"]), card["week"][-1]["result"]) == (0, 7, None)
    tables = []
    for _ in range(2):
        ann.client.cookies.clear()
        tables.append(ann.table({"kind": "daily"}))
    codes = {welcome(ann, table).deal.code for table in tables}
    assert len(codes) == 1
    end = time.monotonic() + 60  # plays are counted now and then, not at every request
    while ann.get("/api/daily?game=twelve-patrols").json()["tried"] < 2 and time.monotonic() < end:
        time.sleep(0.05)
    card = ann.get("/api/daily?game=twelve-patrols").json()
    assert (card["tried"], card["won"]) == (2, 0)
    assert card["week"][-1] == {
        "date": card["date"],
        "result": "open",
        "assisted": False,
        "table": tables[-1],
        "late": False,
    }


def test_the_daily_of_a_duel_has_one_bot_one_pair_of_decks_and_one_deal_for_everybody(ann: Guest) -> None:
    start = {"kind": "daily", "date": "2026-11-23"}
    told = []
    for form in ({}, {"seats": "bot", "bot": {"player": "level:0", "seat": 1}}):
        ann.client.cookies.clear()
        answer = ann.begin(start, game="patrol", **form)
        assert (answer.status_code, answer.json()["seat"]) == (201, 0)
        with ann.socket(answer.json()["table"]) as line:
            deal = line.join().deal
            line.hear()
            told.append((deal, [(seat.you, seat.name) for seat in line.table.seats]))
    assert told[0] == told[1]
    (deal, seats), day = told[0], date(2026, 11, 23)
    assert (deal.origin, deal.daily, deal.deck) == (
        "daily",
        "2026-11-23",
        setups.deck_name(deals.daily_game("patrol", day)),
    )
    assert deal.verdict is None
    assert seats == [(True, ""), (False, players.title(deals.daily_bot("patrol", day), "patrol", "en"))]
    card = ann.get("/api/daily?game=patrol&date=2026-11-23").json()
    assert (card["tried"], card["grade"], card["bot_words"]) == (2, None, seats[1][1])
    tuesday = deals.daily_game("patrol", date(2026, 11, 24))
    assert setups.deck_name(tuesday) != deal.deck


def test_dailies_of_the_past_are_told_by_the_month(ann: Guest) -> None:
    month = ann.get("/api/daily/month?game=patrol&month=2026-02").json()
    assert [one["date"] for one in month["days"]] == [f"2026-02-{day:02}" for day in range(1, 29)]
    table = ann.table({"kind": "daily", "date": "2026-02-03"}, game="patrol")
    month = ann.get("/api/daily/month?game=patrol&month=2026-02").json()
    assert month["days"][2] == {
        "date": "2026-02-03",
        "result": "open",
        "assisted": False,
        "table": table,
        "late": True,
    }
    assert month["days"][3]["result"] is None
    now = ann.get("/api/daily/month?game=patrol").json()
    assert now["days"][-1]["date"] == now["today"]
    for wrong in ("2026-13", "2026", "soon"):
        assert ann.get(f"/api/daily/month?game=patrol&month={wrong}").json()["refused"] == "date"
    assert ann.get("/api/daily/month?game=patrol&month=2025-12").json()["days"] == []
    assert ann.get("/api/daily?game=patrol&date=9999-01-01").json()["refused"] == "date"


@pytest.mark.parametrize(
    ("form", "status", "reason"),
    [
        ({"game": "chess"}, 422, "game-unknown"),
        ({"game": "twelve-patrols", "deck": "nothing"}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "deck": "own/nothing"}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "deck": "../../pyproject.toml"}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "deck": "pyproject.toml"}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "deck": "house-of-another-name"}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "deck": "d1AAAAAAAAAAAAAAAA"}, 422, "deck-link"),
        ({"game": "twelve-patrols", "options": ["nothing"]}, 422, "deal-option"),
        ({"game": "patrol", "options": ["quick", "lore"], "seats": "here"}, 422, "patrol-goals"),
        ({"game": "patrol", "options": ["rounds-2", "rounds-4"], "seats": "here"}, 422, "patrol-goals"),
        ({"game": "twelve-patrols", "from": {"kind": "code", "code": "nonsense"}}, 422, "code-length"),
        ({"game": "twelve-patrols", "from": {"kind": "code", "code": "/etc/passwd/3ADTX-HZZZ9"}}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "from": {"kind": "deal", "deal": {}}}, 422, "deal-dice"),
        ({"game": "twelve-patrols", "from": {"kind": "deal", "deal": {"deck": "/etc/passwd"}}}, 422, "deck-unknown"),
        ({"game": "twelve-patrols", "from": {"kind": "deal", "deal": {"code": "/etc/x/3A"}}}, 422, "deck-unknown"),
        ({"game": "spellfire", "from": {"kind": "code", "code": "house/3ADTX-HZZZ9"}}, 422, "deck-of-another"),
        ({"game": "twelve-patrols", "from": {"kind": "record", "text": "what?"}}, 422, "record-first"),
        ({"game": "twelve-patrols", "from": {"kind": "daily", "date": "2026-02-31"}}, 422, "date"),
        ({"game": "twelve-patrols", "from": {"kind": "daily", "date": "9999-01-01"}}, 422, "date"),
        ({"game": "twelve-patrols", "from": {"kind": "magic"}}, 400, "form"),
        ({"game": "twelve-patrols", "seat": 1}, 400, "form"),
        ({"game": 3}, 400, "form"),
        ([], 400, "form"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_words(ann: Guest, form: object, status: int, reason: str) -> None:
    seen = set()
    for language in ("en", "fr"):
        answer = ann.post(f"/api/tables?lang={language}", json=form)
        assert (answer.status_code, answer.json()["refused"]) == (status, reason), answer.text
        seen.add(answer.json()["words"])
    assert len(seen) == 2
    assert ann.get("/api/tables").json() == {"tables": []}


def test_a_deal_without_an_order_cannot_be_played(ann: Guest) -> None:
    game = setups.game("twelve-patrols")
    deal = deals.write(game, deals.random_deal(game, 1))
    del deal["order"], deal["code"]
    answer = ann.begin({"kind": "deal", "deal": deal})
    assert (answer.status_code, answer.json()["refused"]) == (422, "table-no-order")


def test_what_is_too_big_or_no_json_is_refused(ann: Guest) -> None:
    answer = ann.post("/api/tables", content=b" " * (http.LARGEST + 1))
    assert (answer.status_code, answer.json()["refused"]) == (413, "oversized")
    answer = ann.post("/api/tables", content=b"\xff{")
    assert (answer.status_code, answer.json()["refused"]) == (400, "form")
    answer = ann.begin({"kind": "code", "code": "A" * 201})
    assert (answer.status_code, answer.json()["refused"]) == (400, "form")
    assert answer.json()["words"] == "This text is too long: at most 200 characters fit here."


def test_unknown_paths_and_methods_are_refused_in_words(ann: Guest) -> None:
    for method, path, status in (
        ("GET", "/api/x", 404),
        ("PUT", "/api/games", 405),
        ("GET", "/api/decks/patrol/random", 405),
        ("DELETE", "/api/decks/a/b", 403),
    ):
        answer = ann.client.request(method, path)
        assert answer.status_code == status, path
        assert answer.json()["words"]


def test_a_page_of_another_origin_changes_nothing(ann: Guest) -> None:
    body = {"game": "twelve-patrols"}
    answer = ann.post("/api/tables", json=body, headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["refused"]) == (403, "yours")
    assert ann.post("/api/tables", json=body, headers={"origin": ann.house.home}).status_code == 201


def test_who_asks_too_much_must_wait(ann: Guest) -> None:
    codes = {ann.get("/api/nothing").status_code for _ in range(5)}
    assert codes == {404}
    limits = ann.house.state.limits = Buckets(BURST, SLOW)
    while limits.take("127.0.0.1", time.monotonic()):
        pass
    answer = ann.get("/api/games")
    assert (answer.status_code, answer.json()["refused"]) == (429, "hurried")


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(ann: Guest) -> None:
    cookie = ann.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for path in ("/", "/api/games", "/play/x"):
        assert "set-cookie" not in ann.get(path).headers
    ann.table()
    signed = ann.client.cookies[COOKIE]
    for forged in ("", "forged", signed[:-1], signed + "x"):
        ann.client.cookies.clear()
        ann.client.cookies.set(COOKIE, forged)
        assert ann.get("/api/tables").json() == {"tables": []}


def test_somebody_new_who_asks_for_several_things_at_once_is_one_guest(here: House) -> None:
    """Only the page itself, and what makes something, gives a name: nobody becomes several by looking."""
    with here.guest() as ann:
        for path in ("/api/games", "/api/tables", "/api/statistics", "/api/daily?game=twelve-patrols", "/api/nothing"):
            assert "set-cookie" not in ann.get(path).headers
        assert "set-cookie" in ann.begin().headers
        assert len(ann.get("/api/tables").json()["tables"]) == 1


def test_a_game_that_was_added_is_listed_and_played(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    form = {"game": "mini-duel", "from": {"kind": "random"}}
    assert ann.post("/api/tables", json=form).json()["refused"] == "game-unknown"
    bring(monkeypatch)
    [card] = [game for game in ann.get("/api/games").json()["games"] if game["game"] == "mini-duel"]
    assert (card["words"], card["players"], card["deck"], card["decks"], card["proves"]) == (
        "Mini duel",
        2,
        "",
        [],
        False,
    )
    opening = ann.post("/api/tables", json=form).json()
    assert [one["seat"] for one in opening["invitations"]] == [1]
    assert ann.get(f"/api/tables/{opening['table']}/seats").json() == opening


def test_two_play_a_deal_that_neither_knows_and_one_alone_has_no_clock(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch)
    for start in ({"kind": "random", "seed": 1}, {"kind": "code", "code": "1"}, {"kind": "record", "text": "x"}):
        answer = ann.post("/api/tables", json={"game": "mini-duel", "from": start})
        assert (answer.status_code, answer.json()["refused"]) == (422, "fair")
    both = ann.post("/api/tables", json={"game": "mini-duel", "seats": "here", "from": {"kind": "random", "seed": 1}})
    assert [one["seat"] for one in both.json()["mine"]] == [1]
    with ann.socket(both.json()["table"]) as line:
        assert line.join(token=both.json()["mine"][0]["token"]).seat == 1
    assert len(ann.get("/api/tables").json()["tables"]) == 1
    timed = ann.begin(clock={"bank": 60})
    assert (timed.status_code, timed.json()["refused"]) == (422, "clock")


def test_somebody_plays_against_a_bot_and_again(ann: Guest, here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    here.state.tables.pace = 0.0
    form = {"game": "mini-duel", "seats": "bot", "bot": {"player": "level:1", "seat": 1, "seed": 3}}
    opening = ann.post("/api/tables", json=form).json()
    assert (opening["seat"], opening["invitations"], opening["mine"]) == (1, [], [])
    with ann.socket(opening["table"]) as line:
        line.join()
        while line.table.over is None:
            if line.table.can.act:
                line.act()
            else:
                line.hear()
        line.ask(client.Ask(line.name(), line.table.version, "rematch"))
        while not isinstance(news_of := line.hear(), server.Rematch):
            pass
    again = ann.get(f"/api/tables/{news_of.table}/seats").json()
    assert again["seat"] == 0
    with ann.seat(news_of.table) as line:
        assert [seat.bot for seat in line.table.seats] == [False, True]


def test_who_plays_a_seat_must_be_a_bot_that_there_is(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    bot = {"player": "level:1"}
    for form, status, reason in (
        ({"game": "mini-duel", "seats": "bot"}, 400, "form"),
        ({"game": "mini-duel", "bot": bot}, 400, "form"),
        ({"game": "mini-duel", "seats": "bot", "bot": {"player": "level:1", "seat": 2}}, 400, "form"),
        ({"game": "mini-duel", "seats": "bot", "bot": {"player": "ismcts:999999"}}, 422, "player-unknown"),
        ({"game": "twelve-patrols", "seats": "bot", "bot": bot}, 422, "solo"),
    ):
        answer = ann.post("/api/tables", json=form)
        assert (answer.status_code, answer.json()["refused"]) == (status, reason), form


def test_a_seat_that_is_not_mine_has_no_token_for_me(ann: Guest, here: House) -> None:
    table = ann.table()
    with here.guest() as eve:
        eve.table()
        assert eve.get(f"/api/tables/{table}/seats").json()["refused"] == "yours"
        assert eve.get("/api/tables/nothing/seats").json()["refused"] == "table"


def test_my_tables_are_mine(ann: Guest) -> None:
    tables = [ann.table() for _ in range(3)]
    listed = ann.get("/api/tables?state=open").json()["tables"]
    assert {table["table"] for table in listed} == set(tables)
    assert all(table["view"]["phase"] == "place" for table in listed)
    assert ann.get("/api/tables?state=over").json() == {"tables": []}
    assert ann.get("/api/tables?state=nonsense").status_code == 400
    with ann.house.guest() as bob:
        assert bob.get("/api/tables").json() == {"tables": []}


def test_a_table_is_forgotten(ann: Guest) -> None:
    table = ann.table()
    assert ann.delete(f"/api/tables/{table}").status_code == 204
    assert ann.get("/api/tables").json() == {"tables": []}


def test_statistics_keep_help_apart(ann: Guest) -> None:
    for help_taken in (False, True):
        with ann.seat(ann.table()) as line:
            if help_taken:
                line.ask(client.Solve("s"))
            line.ask(client.Concede("c", line.table.version))
    game = ann.get("/api/statistics").json()["games"][0]
    assert (game["alone"]["played"], game["assisted"]["played"], game["unfinished"]) == (1, 1, 0)
    assert [row["deck_words"] for row in game["rows"]] == ["House deck"]
    assert ann.delete("/api/statistics").status_code == 204
    game = ann.get("/api/statistics").json()["games"][0]
    assert (game["alone"]["played"], game["rows"]) == (0, [])


def test_a_year_tells_the_days_played_with_the_dailies_until_they_are_forgotten(ann: Guest) -> None:
    ann.table()  # unfinished: it counts on no day
    for start in (None, {"kind": "daily"}):
        with ann.seat(ann.table(start)) as line:
            line.ask(client.Concede("c", line.table.version))
    told = ann.get("/api/activity").json()
    assert told["days"] == [{"date": told["today"], "played": 2, "won": 0, "daily": True}]
    assert told["streaks"] == [{"game": "twelve-patrols", "streak": 1, "best_streak": 1}]
    assert ann.delete("/api/statistics").status_code == 204
    told = ann.get("/api/activity").json()
    assert (told["days"], told["streaks"]) == ([], [])


def test_a_record_goes_out_and_comes_in_again(ann: Guest) -> None:
    table = ann.table()
    with ann.seat(table) as line:
        action = line.table.legal[0].action
        line.act(action)
    answer = ann.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    told = record.read(answer.text, "x")
    assert told.deal == ""
    assert record.replay(told, setups.restore(told)).actions[-1] == action
    again = ann.begin({"kind": "record", "text": answer.text}).json()["table"]
    with ann.seat(again) as line:
        assert line.table.n == 13
        assert line.table.assisted == ["replay"]
    game = ann.get("/api/statistics").json()["games"][0]
    assert game["unfinished"] == 1


def test_a_running_record_is_its_players_own(ann: Guest) -> None:
    table = ann.table()
    ann.client.cookies.clear()
    answer = ann.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["refused"]) == (403, "yours")
    assert ann.get("/api/tables/nothing/record").status_code == 404


def test_a_table_that_finds_no_place_in_memory_is_refused_and_listed(
    ann: Guest, here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table()
    here.state.tables.sweep(0.0)
    monkeypatch.setattr("vedette.server.tables.MOST_TABLES", 0)
    for what in ("record", "decks"):
        answer = ann.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["refused"]) == (503, "busy")
    listed = next(row for row in ann.get("/api/tables").json()["tables"] if row["table"] == table)
    assert listed["view"] is None


def test_a_deck_is_made_up_as_it_is_wished_for_and_nobody_keeps_it(ann: Guest) -> None:
    wishes = {card["game"]: card["wishes"] for card in ann.get("/api/games").json()["games"]}
    assert [wish["words"] for wish in wishes["spellfire"]] == ["World", "Difficulty"]
    assert {"choice": "ad&d", "words": "AD&D"} in wishes["spellfire"][0]["choices"]
    assert wishes["patrol"] == []
    made = ann.post("/api/decks/spellfire/random", json={"seed": 7, "wishes": {"world": "ravenloft"}}).json()
    assert (made["deck"], made["faults"], made["saved"]) == ("own/ravenloft-7", [], False)
    assert made["text"] == capabilities.decks("spellfire").write(decks.invent("spellfire", 7, {"world": "ravenloft"}))
    assert ann.get("/api/decks/spellfire/own/ravenloft-7").status_code == 404
    kept = ann.post("/api/decks", json={"game": "spellfire", "text": made["text"], "save": True})
    assert (kept.status_code, kept.json()["deck"]) == (201, "own/ravenloft-7")
    for form, words in (
        ({"wishes": {"world": "mars"}}, "ravenloft"),
        ({"wishes": {"beauty": 3}}, "world, grade"),
        ({"wishes": {"grade": 6}}, "1, 2, 3, 4, 5"),
    ):
        refused = ann.post("/api/decks/spellfire/random", json=form)
        assert refused.status_code == 422
        assert words in refused.json()["words"]
    assert ann.post("/api/decks/chess/random", json={}).status_code == 422


def test_a_deck_is_checked_kept_played_and_forgotten(ann: Guest) -> None:
    broken = ann.post("/api/decks", json={"game": "twelve-patrols", "text": 'name = "x"', "save": True})
    assert broken.status_code == 200
    assert broken.json()["faults"]
    saved = ann.post("/api/decks", json={"game": "twelve-patrols", "text": DECK, "save": True})
    assert (saved.status_code, saved.json()["saved"], saved.json()["deck"]) == (201, True, "own/my box")
    assert len(saved.json()["cards"]) == 9
    decks = ann.get("/api/games").json()["games"][0]["decks"]
    assert [deck["words"] for deck in decks if deck["own"]] != []
    read = ann.get("/api/decks/twelve-patrols/own/my box").json()
    assert (read["text"], read["own"], read["faults"]) == (DECK, True, [])
    table = ann.table(deck="own/my box")
    assert ann.delete("/api/decks/twelve-patrols/own/my box").status_code == 204
    assert ann.get("/api/decks/twelve-patrols/own/my box").status_code == 404
    with ann.seat(table) as line:
        regions = line.table.view["regions"]
        assert isinstance(regions, list)
        assert [region["terrain"] for region in regions] == [card["terrain"] for card in saved.json()["cards"]]


def test_every_fault_of_a_deck_is_told_at_once_and_where(ann: Guest) -> None:
    text = DECK.replace("items", "itmes", 2)
    faults = ann.post("/api/decks", json={"game": "twelve-patrols", "text": text}).json()["faults"]
    assert len(faults) == 2
    assert all(fault["line"] and fault["where"] and fault["words"] for fault in faults)
    assert not any(fault["words"].startswith((fault["where"], "line")) for fault in faults)  # the page says where


def test_a_deck_of_the_box_keeps_its_name(ann: Guest) -> None:
    text = DECK.replace("my box", "house")
    answer = ann.post("/api/decks", json={"game": "twelve-patrols", "text": text, "save": True})
    assert not answer.json()["saved"]
    assert len(answer.json()["faults"]) == 1
    assert ann.delete("/api/decks/twelve-patrols/house").status_code == 403


def test_our_decks_are_read_and_no_file_of_ours(ann: Guest) -> None:
    assert ann.get("/api/decks/twelve-patrols/house?lang=fr").json()["cards"]
    assert ann.get("/api/cards/twelve-patrols/house").json()["cards"]
    for path in ("..%2f..%2f..%2fetc%2fpasswd", "%2e%2e%2fpyproject.toml", "pyproject.toml", "own%2f..%2fx"):
        assert ann.get(f"/api/decks/twelve-patrols/{path}").status_code in {404, 422}


def test_a_deck_is_printed_as_a_download(ann: Guest) -> None:
    (print_,) = ann.get("/api/decks/spellfire/first-steps?lang=fr").json()["prints"]
    assert print_ == {"what": "cards", "words": "Imprimer\N{NO-BREAK SPACE}: les cartes"}
    packed = ann.get("/api/prints/spellfire/cards/first-steps?form=svg&lang=fr")
    assert (packed.status_code, packed.headers["content-type"]) == (200, "application/zip")
    assert packed.headers["content-disposition"] == "attachment; filename*=UTF-8''first-steps-cards.zip"
    with zipfile.ZipFile(io.BytesIO(packed.content)) as folder:
        assert len(folder.namelist()) == 7
        assert "Magicien" in folder.read("first-steps-cards-1.svg").decode()
    drawn = ann.get("/api/prints/patrol/counters/venom?lang=fr")
    assert (drawn.headers["content-type"], drawn.content[:5]) == ("application/pdf", b"%PDF-")
    told = PdfReader(io.BytesIO(drawn.content)).metadata
    assert told is not None
    assert told.title == "Patrol\N{NO-BREAK SPACE}: Venin"


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("patrol/posters/venom", 422, "deck-print"),
        ("patrol/blank/nothing", 422, "deck-unknown"),
        ("patrol/blank/own/nothing", 422, "deck-unknown"),
        ("patrol/blank/..%2F..%2Fpyproject.toml", 422, "deck-unknown"),
        ("patrol/blank/venom?form=doc", 400, "form"),
    ],
)
def test_what_cannot_be_printed_is_refused(ann: Guest, path: str, status: int, reason: str) -> None:
    answer = ann.get(f"/api/prints/{path}")
    assert (answer.status_code, answer.json()["refused"]) == (status, reason)


def test_the_rules_have_an_anchor_for_every_clause(ann: Guest) -> None:
    for language in ("en", "fr"):
        page = ann.get(f"/api/rules/twelve-patrols?lang={language}").json()
        anchors = [clause["anchor"] for clause in page["contents"]]
        assert len(set(anchors)) == len(anchors) > 30
        assert all(f'id="{anchor}"' in page["html"] for anchor in anchors)
        assert "<script" not in page["html"]
    assert ann.get("/api/rules/chess").status_code == 422


def test_the_page_answers_every_other_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "app-1234.js").write_text("1")
    (static / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"1, compressed"))
    (static / "sw.js").write_text("2")
    with house(tmp_path, static) as here, here.guest() as ann:
        for path in ("/", "/play/k3v9q2m7x1ap", "/rules", "/play/a/b"):
            answer = ann.get(path)
            assert answer.text == "<!doctype html>the page"
            assert answer.headers["cache-control"] == "no-cache"
        asset = ann.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert (asset.text, "immutable" in asset.headers["cache-control"]) == ("1", True)
        packed = ann.get("/assets/app-1234.js", headers={"accept-encoding": "gzip"})
        assert (packed.text, packed.headers["content-encoding"]) == ("1, compressed", "gzip")
        assert packed.headers["content-type"].startswith("text/javascript")
        both = ann.get("/assets/app-1234.js", headers={"accept-encoding": "gzip, br"})
        assert (both.headers["content-encoding"], both.headers["vary"]) == ("gzip", "accept-encoding")
        (static / "assets" / "app-1234.js.br").write_bytes(b"not read here")
        smaller = ann.client.head("/assets/app-1234.js", headers={"accept-encoding": "gzip, br"})
        assert (smaller.headers["content-encoding"], smaller.headers["content-length"]) == ("br", "13")
        assert smaller.headers["etag"] != packed.headers["etag"]
        again = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        assert ann.get("/assets/app-1234.js", headers=again).status_code == 304
        assert asset.headers["content-type"].startswith("text/javascript")
        assert ann.get("/sw.js").headers["cache-control"] == "no-cache"
        assert ann.get("/assets/none.js").status_code == 404
        assert ann.get("/..%2f..%2fvedette.db").status_code == 404


def test_without_a_built_page_it_says_so(tmp_path: Path) -> None:
    with house(tmp_path, tmp_path / "nothing") as here, here.guest() as ann:
        assert ann.get("/").status_code == 503
        assert ann.get("/api/games").status_code == 200


def test_a_defect_shows_no_trace(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ann.house.state.lobby, "store", None)
    answer = ann.get("/api/statistics")
    assert answer.status_code == 500
    assert answer.json()["refused"] == "defect"
    assert "Traceback" not in answer.text
