"""The commands of 12 Patrols, each doing what the contract says of it."""

import csv
import io
import json
import re
import tomllib
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.spoken import answer, fails, run

from vedette import COMPILED, capabilities, deals, registry, setups
from vedette.commands import doctor, play
from vedette.commands.console import Console
from vedette.core import record
from vedette.core.advice import Account, Estimate, Step
from vedette.core.chance import Stream
from vedette.core.match import Match
from vedette.core.typeset import typeset
from vedette.games.spellfire.capabilities import difficulty
from vedette.games.spellfire.engine.game import Setup
from vedette.games.twelve_patrols.cards import deck as cards

GAME = "twelve-patrols"
NEVER = "".join(f'[[region]]\nname = "R{n}"\neast = "items 1"\nwest = "items 1"\n' for n in range(9))
"""Whatever ends a row asks two patrols for one item."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def hopeless(home: Path) -> str:
    path = home / "hopeless.toml"
    path.write_text(f'name = "hopeless"\n{NEVER}')
    return str(path)


def played(seed: int = 1, steps: int = 12, deck: str = "house") -> str:
    game = setups.game(GAME, deck)
    match = Match(game, deals.random_deal(game, seed))
    rng = Stream(seed)
    for _ in range(steps):
        if legal := match.legal():
            match.play(legal[rng.below(len(legal))])
    return record.write(match)


def test_a_deal_and_its_code_are_the_same_deal() -> None:
    told = answer("deal", GAME, "--seed", "5")
    assert told["game"] == GAME
    assert sorted(told["dice"]) == ["blue", "white", "yellow"]
    assert len(told["order"]) == 9
    assert answer("deal", GAME, "--code", told["code"]) == told
    assert answer("deal", GAME, "--seed", "5") == told
    assert answer("deal", GAME, "--seed", "6") != told
    assert answer("deal", GAME) != answer("deal", GAME)
    assert f"Deal {told['code']}" in run("deal", GAME, "--seed", "5").out


def test_a_deal_of_a_deck_and_a_variant_keeps_them() -> None:
    told = answer("deal", GAME, "--deck", "house12", "--option", "late-orders", "--seed", "1")
    assert told["code"].startswith("house12+late-orders/")
    assert (told["deck"], told["options"], len(told["order"])) == ("house12", ["late-orders"], 9)


def test_a_winnable_deal_can_be_won(hopeless: str) -> None:
    told = answer("deal", GAME, "--deck", "fiendish", "--winnable", "--seed", "3")
    assert answer("solve", GAME, "--code", told["code"])["verdict"] == "winnable"
    assert "can be won; choose an easier deck" in fails(
        1, "deal", GAME, "--deck", hopeless, "--winnable", "--seed", "1"
    )


@pytest.mark.parametrize(
    ("typed", "chosen", "refused"),
    [
        ("\n", 0, []),
        ("", 0, []),
        ("2\n", 1, []),
        ("king azoun iv\n", 3, []),
        ("0\n99\nnobody\n12345\n3\n", 2, ["0", "99", "nobody", "12345"]),
    ],
)
def test_a_starting_champion_is_asked_for_by_number_or_name(
    typed: str, chosen: int, refused: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    made = setups.game("spellfire")
    begun = play.ask_starter(made, Console("en"), io.StringIO(typed))
    held = registry.get("spellfire").need(registry.get("spellfire").decks, "deck")
    known = held.label(held.of(made)).starters
    assert held.label(held.of(begun)).starters[0][0] == known[chosen][0]
    out = capsys.readouterr().out
    assert all(words in out for _, words in known)
    assert re.findall("“(.*?)” isn’t a friendly champion of the deck; they are", out) == refused


def test_nobody_is_asked_who_starts_where_nobody_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("patrol", "twelve-patrols"):
        made = setups.game(name)
        assert play.ask_starter(made, Console("en"), io.StringIO("2\n")) is made
    assert capsys.readouterr().out == ""


def test_the_deal_of_a_day_is_the_same_for_everybody() -> None:
    told = answer("deal", GAME, "--daily", "2026-11-22")
    assert told["grade"] in range(1, 6)
    assert {**answer("deal", GAME, "--code", told["code"]), "grade": told["grade"]} == told
    assert "” isn’t a day; write it like 2027-05-31" in fails(2, "deal", GAME, "--daily", "soon")
    duel = answer("deal", "patrol", "--daily", "2026-11-23")
    game = deals.daily_game("patrol", date(2026, 11, 23))
    assert duel["code"] == game.code(deals.daily_deal(game, date(2026, 11, 23))[0])
    assert answer("deal", "patrol", "--daily", "2026-11-23", "--deck", "legion")["code"].startswith("legion.2/")


def test_a_difficulty_that_a_deck_hardly_has_is_refused_at_once() -> None:
    assert "hardly any deals of difficulty 5; it has 1" in fails(1, "deal", GAME, "--deck", "easy", "--grade", "5")
    assert "each day has one deal; leave out --seed, --grade and --winnable" in fails(
        2, "deal", GAME, "--daily", "today", "--seed", "1"
    )


def test_a_solution_wins_and_its_certificate_is_believed(home: Path) -> None:
    deal = run("deal", GAME, "--seed", "5", "--json").out
    told = answer("solve", GAME, "--deal", "-", "--certificate", "c.json", stdin=deal)
    assert set(told) == {"game", "code", "verdict", "mode", "nodes", "seconds", "line", "layout"}
    assert (told["verdict"], told["mode"], told["code"]) == ("winnable", "thoughtful", json.loads(deal)["code"])
    assert told["line"][:2] == [f"roll {pips}" for pips in json.loads(deal)["dice"]["white"][:2]]
    layout = told["layout"]
    assert sorted(layout["grid"]) == sorted(json.loads(deal)["order"])
    assert [len(layout[part]) for part in ("grid", "patrols")] == [9, 12]
    assert all(layout["patrols"])
    changed = [item for patrol in layout["patrols"] for item in patrol if "->" in item]
    assert len(changed) <= len(layout["discarded"])
    checked = answer("verify", "c.json")
    assert (checked["valid"], checked["verdict"], checked["boxed"], checked["deck"]) == (
        True,
        "winnable",
        True,
        "house",
    )
    assert {key: checked[key] for key in ("code", "order", "dice")} == {
        key: json.loads(deal)[key] for key in ("code", "order", "dice")
    }
    assert checked["hash"] == answer("deck", "show", "house")["hash"]
    assert checked["lines"] == len(told["line"])
    assert run("verify", "-", stdin=(home / "c.json").read_text()).status == 0
    said = run("solve", GAME, "--deal", "-", stdin=deal).out
    assert "Winnable, with all cards known" in said
    assert "Turn 9 confirmed" in said


def test_the_order_may_be_left_open() -> None:
    deal = answer("deal", GAME, "--seed", "5")
    del deal["code"], deal["order"]
    told = answer("solve", GAME, "--deal", "-", "--certificate", "open.json", stdin=json.dumps(deal))
    assert (told["verdict"], told["code"]) == ("winnable", None)
    assert run("verify", "open.json").status == 0
    assert "order" not in json.loads(Path("open.json").read_text())


@pytest.mark.parametrize(("old", "new"), [('"place ', '"plaice '), ('"end"', '"roll 1"')])
def test_a_certificate_that_was_changed_is_not_believed(old: str, new: str) -> None:
    code = answer("deal", GAME, "--winnable", "--seed", "1")["code"]
    run("solve", GAME, "--code", code, "--certificate", "c.json")
    text = Path("c.json").read_text()
    assert old in text
    Path("c.json").write_text(text.replace(old, new, 1))
    assert answer("verify", "c.json", status=1)["valid"] is False
    assert "Not valid" in run("verify", "c.json").out


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"verdict": "unwinnable"}', '{"verdict": 3}'])
def test_what_is_no_certificate_is_refused(text: str) -> None:
    assert "stdin" in fails(1, "verify", "-", stdin=text)


def test_a_deal_without_a_win_is_answered_no(hopeless: str) -> None:
    code = answer("deal", GAME, "--deck", hopeless, "--seed", "1")["code"]
    assert code.startswith("d1")
    told = answer("solve", GAME, "--code", code, "--certificate", "c.json", status=1)
    assert (told["verdict"], told["line"], told["layout"]) == ("unwinnable", [], None)
    said = run("verify", "c.json").out
    assert "no arrangement of the cards wins this deal" in said
    assert "doesn’t come with the game; its cards have the hash" in said
    assert "every arrangement was tried" in run("solve", GAME, "--code", code).out


def test_a_small_budget_leaves_a_deal_undecided() -> None:
    told: Any = None
    for seed in range(40):
        code = answer("deal", GAME, "--deck", "fiendish", "--seed", str(seed))["code"]
        found = run("solve", GAME, "--code", code, "--budget", "1", "--json")
        told = json.loads(found.out)
        if told["verdict"] == "undecided":
            assert found.status == 1
            return
    pytest.fail("no deal was left undecided")


def test_a_record_replays_exactly(home: Path) -> None:
    (home / "game.txt").write_text(played())
    said = run("replay", "game.txt")
    assert said.status == 0
    assert said.out.endswith("EXACT\n")
    assert "Result: " in said.out
    early = run("replay", "game.txt", "--to", "20").out
    assert "After 20 of " in early
    assert "Result: " not in early
    told = answer("replay", "game.txt", "--to", "20")
    assert (told["status"], told["at"], told["view"]["game"]) == ("EXACT", 20, GAME)
    assert answer("replay", "-", stdin=played())["status"] == "EXACT"
    reviewed = answer("replay", "-", "--review", stdin=played(steps=2, deck="hard"))["review"]
    assert set(reviewed) == {"luck", "skill", "lost_at", "steps"}
    assert reviewed["steps"][0]["kind"] == "luck"
    assert "goes from 0 to" in fails(2, "replay", "game.txt", "--to", "999")


def test_the_review_of_a_duel_is_its_curve_and_what_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Account([Step(11, "skill", 0.6, 0.2)], 0.0, 0.0, -1, (Estimate(11, 0.6, 0.5, 0.7),))
    monkeypatch.setattr(capabilities, "hints", lambda *_: SimpleNamespace(review=lambda *_: story))
    game = setups.game("patrol")
    match = Match(game, deals.random_deal(game, 5))
    match.play(match.legal()[0])
    text = record.write(match)
    told = answer("replay", "-", "--review", stdin=text)["review"]
    assert (told["luck"], told["skill"], told["lost_at"]) == (None, None, None)
    assert told["curve"] == [{"n": 11, "value": 0.6, "low": 0.5, "high": 0.7}]
    said = run("replay", "-", "--review", stdin=text).out
    assert "Player 1 in round 1: 60 wins in 100 from here (95% interval 50 to 70)" in said
    assert "60% to 20%" in said
    assert "Luck" not in said


def test_a_record_that_diverges_says_where() -> None:
    text = played()
    spoilt = text.replace("\nplace ", "\nend\nplace ", 1)
    told = answer("replay", "-", stdin=spoilt, status=1)
    line = spoilt.split("\n").index("end") + 1
    assert (told["status"], told["line"]) == ("DIVERGED", line)
    assert run("replay", "-", stdin=spoilt).out.startswith(f"DIVERGED stdin, line {line}: “end”: place a region first")
    assert "stdin, line 1: this isn’t a game file; its first line should be “" in fails(1, "replay", "-", stdin="hello")


def test_a_hint_says_what_to_do_and_why() -> None:
    text = played(steps=0)
    told = answer("hint", "-", stdin=text)
    assert set(told) == {"game", "tier", "action", "words", "point", "line", "chance", "exact", "interval"}
    assert told["action"].startswith("place ")
    assert told["line"][0] == told["action"]
    assert 0.0 <= told["chance"] <= 1.0
    assert answer("hint", "-", "--tier", "1", stdin=text)["action"] is None
    assert "Win chance with best play:" in run("hint", "-", stdin=text).out
    game = setups.game(GAME)
    match = Match(game, deals.random_deal(game, 1))
    match.concede()
    assert "the game is over" in fails(1, "hint", "-", stdin=record.write(match))


def test_winnability_is_counted_and_resumed(hopeless: str, home: Path) -> None:
    words = ["winrate", GAME, "--deck", "easy", "--deals", "3", "--seed", "2"]
    told = answer(*words)
    assert {"won": 3, "deals": 3, "mode": "thoughtful", "undecided": 0}.items() <= told.items()
    assert told["low"] < told["probability"] == told["high"] == 1.0
    (home / "ledger").touch()  # as a script would make it
    answer("winrate", GAME, "--deck", hopeless, "--deals", "3", "--seed", "2", "--resume", "ledger")
    ledger = (home / "ledger").read_text()
    assert ledger.count("\n") == 4
    (home / "ledger").write_text(ledger[:-1])  # a line that was cut off while it was written is done again
    told = answer("winrate", GAME, "--deck", hopeless, "--deals", "5", "--seed", "2", "--resume", "ledger")
    assert (told["won"], told["deals"]) == (0, 5)
    assert "keeps the results of another count" in fails(1, *words, "--resume", "ledger")


def test_a_fair_count_is_what_a_player_wins() -> None:
    told = answer("winrate", GAME, "--deals", "5", "--seed", "2", "--fair", "uniform")
    assert (told["mode"], told["won"]) == ("uniform", 0)


def test_players_meet_the_same_deals() -> None:
    words = ["sim", GAME, "--players", "uniform,level:0", "--games", "6", "--decks", "house,easy", "--seed", "4"]
    told = answer(*words)
    assert told["games"] == 6
    assert [player["name"] for player in told["players"]] == ["uniform", "level:0"]
    assert told["players"][0] == {**told["players"][1], "name": "uniform"}
    assert all(0 <= player["low"] <= player["score"] <= player["high"] <= 1 for player in told["players"])
    assert answer(*words, "--jobs", "2") == told


def test_a_deck_is_validated_with_every_fault(home: Path) -> None:
    assert answer("deck", "validate", "house")["valid"] is True
    bad = home / "bad.toml"
    bad.write_text(f'name = "bad"\n{NEVER}'.replace("items 1", "items 99", 2).replace("R8", "R7"))
    told = answer("deck", "validate", str(bad), status=1)
    assert (told["valid"], len(told["faults"])) == (False, 3)
    assert told["faults"][0]["line"] == 4
    said = run("deck", "validate", GAME, str(bad))
    assert (said.status, said.out, len(said.err.splitlines())) == (1, "", 3)
    assert run("deck", "validate", "-", stdin=f'name = "fine"\n{NEVER}').status == 0


def test_faults_of_a_deck_are_told_in_the_order_of_its_lines(home: Path) -> None:
    head = 'name = "ab"\ncards = ["ZZ/9"]\nopposing = ["Mulmastr"]\nstrange = 3\nfriendly = ["Elminster"]\n'
    (home / "k.toml").write_text(head)
    told = answer("deck", "validate", "spellfire", "k.toml", status=1)["faults"]
    lines = [fault["line"] for fault in told if fault["line"]]
    assert lines == sorted(lines)
    assert len(lines) == 4
    words = run("deck", "validate", "spellfire", "k.toml").err
    assert "did you mean Elminster the Mage" in words
    offered = words.split("there’s no card “")[1].splitlines()[0].split(", ")
    assert len(set(offered)) == len(offered)
    assert not [line for line in words.splitlines() if line.endswith(".")]


def test_a_deck_of_another_game_is_known_as_such(home: Path) -> None:
    run("deck", "convert", "spellfire", "krynn", "--out", str(home / "k.toml"))
    told = run("deck", "validate", GAME, "k.toml")
    assert (told.status, told.out) == (1, "")
    assert told.err == "k.toml is a deck of spellfire: vedette deck validate spellfire k.toml\n"
    with (home / "k.toml").open("a") as deck:
        deck.write('cards_more = ["Elminster"]\n')  # one with faults, too
    assert run("deck", "validate", GAME, "k.toml").err == told.err
    assert [fault["id"] for fault in answer("deck", "validate", GAME, "k.toml", status=1)["faults"]] == [
        "deck-elsewhere"
    ]
    deal = run("deal", "spellfire", "--seed", "1", "--json").out
    assert "a deal of “spellfire”" in fails(1, "solve", GAME, "--deal", "-", stdin=deal)


def test_a_deck_without_its_game_is_found() -> None:
    for game, name in ((GAME, "easy"), ("spellfire", "krynn"), ("patrol", "venom")):
        told = answer("deck", "show", name)
        assert told["name"] == name
        assert answer("deck", "show", told["code"])["hash"] == told["hash"]
        run("deck", "convert", game, name, "--out", f"{name}.toml")
        assert answer("deck", "show", f"{name}.toml")["hash"] == told["hash"]
    assert "the decks are house" in fails(1, "deck", "show", "nope")


def test_a_set_of_cards_is_not_taken_for_a_deck(home: Path) -> None:
    soldiers = '[[soldier]]\nid = "bard"\nname = "Bard"\nlevel = 1\n'
    (home / "hamlet.toml").write_text(f'name = "hamlet"\n{soldiers}', encoding="utf-8")
    for game in (GAME, "spellfire", "patrol"):
        words = "hamlet.toml: these are cards for patrol and not a deck"
        assert words in fails(1, "deck", "show", game, "hamlet.toml")
        assert words in run("deck", "validate", game, "hamlet.toml").err
    told = answer("card", "diff", "patrol", "legion", "hamlet.toml")  # there they are put into the deck
    assert [change["id"] for change in told["changes"]] == ["bard"]
    assert "hamlet.toml" in fails(1, "card", "diff", "spellfire", "krynn", "hamlet.toml")


@pytest.mark.parametrize(("game", "mark"), [(GAME, "d1"), ("spellfire", "s1"), ("patrol", "p1")])
def test_a_spoilt_code_of_a_deck_is_told_by_its_own_mark(game: str, mark: str) -> None:
    code = answer("deck", "show", game, {GAME: "house", "spellfire": "krynn", "patrol": "venom"}[game])["code"]
    assert f"from {mark} to" in fails(1, "deck", "show", game, f"{code[:-3]}AAA")


def test_a_card_that_only_a_deck_names_cannot_be_edited_there() -> None:
    assert "names its cards" in fails(1, "card", "edit", "spellfire", "1st/44", "--deck", "mine", "--set", "level=9")


def test_one_page_is_printed_as_it_is_and_several_packed(home: Path) -> None:
    run("deck", "print", GAME, "house", "--to", "svg", "--out", "one.svg")
    assert (home / "one.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "--out" in fails(2, "deck", "print", "spellfire", "krynn", "--to", "svg", "--out", "all.svg")
    run("deck", "print", "spellfire", "krynn", "--to", "svg", "--out", "all.zip")
    assert (home / "all.zip").read_bytes().startswith(b"PK")


def test_a_certificate_without_its_lines_is_told_what_it_lacks() -> None:
    code = answer("deal", GAME, "--winnable", "--seed", "1")["code"]
    run("solve", GAME, "--code", code, "--certificate", "c.json")
    text = Path("c.json").read_text()
    spoilt = text.replace('"lines": [', '"lines": [7,')
    assert "lines: this isn’t a list of lines; solve --certificate writes one" in fails(1, "verify", "-", stdin=spoilt)
    spoilt = text.replace('"lines"', '"linez"')
    assert "linez: a certificate of this verdict has no" in fails(1, "verify", "-", stdin=spoilt)


def test_a_record_of_other_rules_has_not_diverged() -> None:
    assert "only version" in fails(1, "replay", "-", stdin=played().replace("rules: 1\n", "rules: 9\n", 1))


def test_a_deck_is_converted_into_every_form_and_back() -> None:
    house = answer("deck", "show", "house")
    code = run("deck", "convert", "house", "--to", "code").out.strip()
    assert code == house["code"] == answer("deck", "convert", "house", "--to", "code")["text"]
    for form in ("toml", "json"):
        run("deck", "convert", code, "--to", form, "--out", f"deck.{form}")
        assert answer("deck", "show", GAME, f"deck.{form}")["hash"] == house["hash"]
    assert answer("deck", "convert", "house", "--to", "json")["region"] == house["region"]


def test_a_random_deck_is_legal_and_the_same_from_its_seed() -> None:
    text = run("deck", "random", GAME, "--seed", "7", "--cards", "12").out
    assert text == run("deck", "random", "--seed", "7", "--cards", "12").out
    assert len(cards.read(text, "").deck.regions) == 12
    assert text != run("deck", "random", "--seed", "8", "--cards", "12").out


def test_a_random_deck_of_a_world_has_its_cards() -> None:
    """How many there are of a world decides how many can be had: all of one part or another."""
    plain, wished = (
        answer("deck", "random", "spellfire", "--seed", "3", *world, "--to", "json")
        for world in ((), ("--world", "dark-sun"))
    )
    world = {card["id"]: card["world"] for card in answer("card", "list", "spellfire")["cards"]}

    def count(deck: dict[str, Any]) -> int:
        ids = [*deck["friendly"], *deck["opposing"], *deck["cards"]]
        return len([one for one in ids if world.get(one) == "dark-sun"])

    assert count(wished) > 2 * count(plain)


@pytest.mark.skipif(not COMPILED, reason="the games of many decks take minutes when nothing is compiled")
def test_a_random_deck_of_a_difficulty_is_won_as_often_by_level_2() -> None:
    code = run("deck", "random", "spellfire", "--seed", "1", "--grade", "3", "--to", "code").out.strip()
    game = setups.game("spellfire", code)
    assert isinstance(game, Setup)
    assert difficulty.is_of(game, 3)
    assert not difficulty.is_of(game, 4)


@pytest.mark.skipif(not COMPILED, reason="an exact share takes minutes when nothing is compiled")
def test_a_random_deck_of_a_grade_has_the_winnability_of_it(home: Path) -> None:
    (home / "graded.toml").write_text(run("deck", "random", GAME, "--seed", "4", "--grade", "1").out)
    told = answer("winrate", GAME, "--deck", "graded.toml", "--exact")
    assert 0.99 <= told["probability"] <= 1.0


def test_what_cannot_be_wished_of_a_deck_is_said() -> None:
    assert "“cards” can’t be “10”; choose one of 9, 12" in fails(1, "deck", "random", "--cards", "10")
    assert "ravenloft, dark-sun" in fails(1, "deck", "random", "spellfire", "--world", "mars")
    assert "” for decks; the filters are world, grade" in fails(1, "deck", "random", "spellfire", "--tightness", "3")
    assert "leave it out" in fails(1, "deck", "random", "patrol", "--grade", "3")
    assert "without a wish for the difficulty of requirements" in fails(
        1, "deck", "random", "--grade", "2", "--tightness", "3"
    )


def test_a_card_is_shown_with_its_name_whether_or_not_it_has_words() -> None:
    told = run("card", "show", "spellfire", "1st/60").out.strip()
    assert told == "1st/60 Tergoz Tenhammer (hero 5, Greyhawk): No power."
    assert run("card", "show", "patrol", "bard").out.startswith("bard Bard (level 1). Marching Song (passive): ")


def test_a_card_is_shown_with_all_that_is_printed_on_it() -> None:
    told = run("card", "show", "spellfire", "dracolich", "--lang", "fr").out
    assert told.startswith(
        typeset("fr", "1st/72 Dracolich (monstre 6, Royaumes Oubliés, dragon, volant, mort-vivant) : ")
    )
    assert run("card", "show", "spellfire", "1st/13").out.endswith("Part of it is left out here (the hand).\n")
    assert run("card", "show", "spellfire", "1st/93").out.endswith(
        ": Not playable yet (a clause beyond these words).\n"
    )
    shown = answer("card", "show", "patrol", "berserker")
    assert shown["text"]["fr"] in shown["words"]["fr"]
    assert shown["words"]["en"].endswith("“Shield? I had one. I ate it.”")
    assert run("card", "list", "patrol").out.splitlines()[0].startswith("amateur Amateur (level ")


def test_cards_are_listed_and_shown_in_two_languages() -> None:
    listed = answer("card", "list", GAME)["cards"]
    assert len(listed) == 9
    assert {"id": "wild-plains", "name": "Wild Plains", "type": "region", "level": None}.items() <= listed[0].items()
    assert listed[0]["status"] == "partly-published"
    shown = answer("card", "show", GAME, "wild")
    assert {"north": "sum 3", "east": "items 3", "west": None}.items() <= shown["power"].items()
    assert shown["text"]["en"].startswith("Wild Plains (north: dice that sum to 3")
    assert shown["text"]["fr"].startswith("Wild Plains (nord\N{NO-BREAK SPACE}: somme des dés égale à 3")
    told = run("card", "show", GAME, "wild", "--lang", "fr").out.strip()
    assert told == "wild-plains " + shown["text"]["fr"]


def test_lint_points_out_what_is_hardly_meant(hopeless: str) -> None:
    told = answer("card", "lint", GAME, "--deck", hopeless)
    assert {remark["remark"] for remark in told["remarks"]} == {"lint-one", "lint-same"}
    assert "This card looks fine." in run("card", "lint", GAME, "Wild Plains").out


def test_a_card_is_edited_in_a_deck_of_ones_own(home: Path) -> None:
    words = ["card", "edit", GAME, "Green Valley", "--deck", "mybox"]
    told = answer(*words, "--south", "sum 4", "--west", "free")
    assert told["edges"] == {"north": None, "east": "colours 2", "south": "sum 4", "west": None}
    path = home / "home" / "decks" / GAME / "mybox.toml"
    assert told["file"] == str(path)
    path.write_text("# my box\n" + path.read_text())
    answer(*words, "--name", "Verte", "--terrain", "lake", "--north", "ITEMS 2")
    text = path.read_text()
    assert text.startswith("# my box\n")
    assert 'name = "Verte"\nterrain = "lake"' in text
    assert [card["name"] for card in answer("card", "list", GAME, "--deck", "mybox")["cards"]][1] == "Verte"
    before = path.read_text()
    assert (
        "Verte, north: “7 of them” isn’t a requirement; write items 1 to 8, colours 1 to 3 or sum 1 to 48, or leave"
        in fails(1, "card", "edit", GAME, "Verte", "--deck", "mybox", "--north", "7 of them")
    )
    assert path.read_text() == before
    assert answer("deal", GAME, "--deck", "mybox", "--seed", "1")["code"].startswith("d1")


def test_a_card_that_was_edited_is_shown_whole() -> None:
    said = run("card", "edit", "patrol", "bard", "--deck", "mine", "--set", "level=2").out
    assert said.startswith("Bard (level 2). Marching Song (passive): ")


def test_a_deck_of_ones_own_may_begin_blank_and_the_box_stays_as_it_is() -> None:
    told = answer("card", "edit", GAME, "Region 3", "--deck", "blank", "--blank", "12", "--east", "items 2")
    assert told["name"] == "Region 3"
    assert len(answer("card", "list", GAME, "--deck", "blank")["cards"]) == 12
    assert "” is a built-in deck and stays as it is; choose another name for yours" in fails(
        1, "card", "edit", GAME, "Wild Plains", "--deck", "House", "--east", "items 2"
    )


STUDY = """\
name = "first-look"
decks = ["house", "easy"]
players = ["uniform", "level:0"]
deals = 2
seed = 1
measures = ["won", "turn", "winnable"]
"""


def test_a_study_gives_a_row_for_each_game_and_a_report(home: Path) -> None:
    (home / "study.toml").write_text(STUDY)
    told = answer("study", "study.toml", "--out", "found")
    assert told["rows"] == 8
    rows = list(csv.DictReader((home / "found" / "first-look.csv").read_text().splitlines()))
    assert len(rows) == 8
    head = ["study", "game", "deck", "options", "deal", "code", "player", "seed"]
    assert list(rows[0]) == [*head, "won", "turn", "winnable", "record"]
    assert {row["player"] for row in rows} == {"uniform", "level:0"}
    assert rows[0]["code"] == answer("deal", GAME, "--seed", "1")["code"]
    assert {"deck": "easy", "player": None, "measure": "winnable", "count": 2} in [
        {key: one[key] for key in ("deck", "player", "measure", "count")} for one in told["results"]
    ]
    assert "| house | uniform |  | won |" in (home / "found" / "first-look.md").read_text()
    assert (home / "found" / "first-look.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("deals = 2", "deals = -3", "deals: this isn’t a whole number from 1 to"),
        ("deals = 2", "deals = 0", "deals: this isn’t a whole number from 1 to"),
        ('"easy"', '"house"', "decks: “house” stands there twice"),
        ("seed = 1", "seed = 1\nstop = 5", "stop: what ends a study is a table"),
        ("seed = 1", "seed = 1\nstop.width = 2", "stop.width: the width of an interval lies between 0 and 1"),
        ("seed = 1", "seed = 1\nstop.time = 2", "a study has no “time”; its keys are width, verdict, work"),
        (
            "seed = 1",
            "seed = 1\nstop.verdict = true",
            "stop.verdict: a verdict is true or false, and is spoken between",
        ),
        ("seed = 1", "seed = 1\nbudget = -1", "budget: this isn’t a whole number from 0 to"),
        ("seed = 1", "sead = 1", "sead: a study has no “sead”"),
        ('"turn"', '"luck"', "measures: there’s no measure “luck”; the measures are"),
        ('["uniform", "level:0"]', '"uniform"', 'players: this isn’t a list of names; write ["one", "two"]'),
        ('"uniform"', '"me"', "stdin, players: there’s no player “me”; the players are"),
        ('players = ["uniform", "level:0"]', "", "players: the measures here are taken of games, so say who plays"),
        ('"house"', '"horse"', "stdin, decks: there’s no deck “horse”; the decks are"),
        ('"first-look"', '"a/b"', "name: a study’s name can only have letters, digits, - and _"),
        ("deals", "deals = ", "line 4: this isn’t TOML"),
    ],
)
def test_a_fault_in_a_study_is_named(old: str, new: str, words: str) -> None:
    assert words in fails(1, "study", "-", stdin=STUDY.replace(old, new, 1))


def test_the_doctor_finds_what_there_is() -> None:
    told = answer("doctor")
    assert told["healthy"] is True
    names = {finding["name"]: finding for finding in told["findings"]}
    assert {"python", "compiled", "words-en", "words-fr", GAME, "data"} <= set(names)
    assert "house" in names[GAME]["found"]


def test_the_doctor_looks_for_every_package_that_is_needed() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(doctor.NEEDED) == {re.split(r"[\[>]", one)[0] for one in project["dependencies"]}


def test_the_bench_measures_something() -> None:
    told = answer("bench", "--seconds", "0.02")
    assert list(told["figures"]) == list(registry.names())
    assert all(figure > 0 for figures in told["figures"].values() for figure in figures.values())


def test_the_plain_dialogue_is_played_from_another_program() -> None:
    said = run("play", GAME, "--plain", "--seed", "5", "--keep", "kept.txt", stdin="hint\n" * 4 + "chance\n1\nquit\n")
    assert said.status == 0
    assert "1JMA6-SGTT2" in said.out
    assert "placements" in said.out
    assert "% with best play from here" in said.out
    told = answer("play", GAME, "--plain", "--code", "1JMA6-SGTT2", "--keep", "other.txt", stdin="quit\n")
    assert (told["game"], told["code"], told["result"]) == (GAME, "1JMA6-SGTT2", "open")


def test_a_deck_is_printed_into_a_file(home: Path) -> None:
    told = answer("deck", "print", "spellfire", "first-steps", "--to", "svg")
    assert told == {"file": "first-steps-cards.zip", "what": "cards", "pages": 7}
    assert (home / "first-steps-cards.zip").read_bytes().startswith(b"PK")
    assert "posters" in fails(1, "deck", "print", "patrol", "venom", "--what", "posters")
    assert "pdf, svg" in fails(2, "deck", "print", "patrol", "venom", "--to", "doc")


def test_a_soldier_is_edited_in_a_deck_that_brings_its_set_along() -> None:
    words = ["card", "edit", "patrol", "bard", "--deck", "mine"]
    told = answer(
        *words, "--from", "venom", "--set", "text=Each patrolmate gains 2 temporary levels.", "--set", "type=R"
    )
    assert (told["id"], told["type"], told["set"], told["status"]) == ("bard", "R", "house-mine", "own")
    again = answer(*words, "--set", "name.fr=Troubadour")
    assert again["set"] == "house-mine"
    shown = answer("card", "show", "patrol", "troubadour", "--deck", "mine")
    assert shown["power"] == "give patrolmates 2 temporary"
    assert "R, P" in fails(1, *words, "--set", "type=Z")


@pytest.mark.parametrize(
    ("game", "page", "card"), [("patrol", "soldiers", "miller"), ("spellfire", "spellfire-cards", "Mine/1")]
)
def test_a_file_of_cards_becomes_a_deck_of_them(game: str, page: str, card: str, home: Path) -> None:
    text = (Path(__file__).resolve().parent.parent / "docs" / f"{page}.md").read_text("utf-8")
    (home / "cards.toml").write_text(text.partition("```toml\n")[2].partition("```")[0], "utf-8")
    run("deck", "fill", game, "cards.toml", "--out", "deck.toml")
    assert answer("deck", "validate", game, "deck.toml")["valid"] is True
    assert answer("card", "show", game, card, "--deck", "deck.toml")["id"] == card
    assert f"vedette deck fill {game} FILE" in fails(1, "card", "list", game, "--deck", "cards.toml")


def test_an_unfinished_deck_is_completed_and_crossfires_are_printed(home: Path) -> None:
    (home / "theirs.cfd").write_text("set tempDeckTitle {Old Friends}\nset tempDeck { {1st 42} {ZZ 9} }\n", "utf-8")
    printed = run("import", "crossfire", "theirs.cfd")
    assert printed.out.startswith('name = "Old Friends"')
    assert printed.err == "theirs.cfd, line 2, ZZ 9: there’s no such card here\n"
    told = answer("import", "crossfire", "theirs.cfd")
    assert (told["name"], len(told["left"])) == ("Old Friends", 1)
    (home / "mine.toml").write_text(printed.out, "utf-8")
    run("deck", "fill", "spellfire", "mine.toml", "--out", "whole.toml")
    assert "1st/42" in (home / "whole.toml").read_text("utf-8")
    assert answer("deck", "validate", "spellfire", "whole.toml")["valid"] is True
    assert answer("deck", "fill", "patrol", "-", stdin="name: x\nbard: red\n")["name"] == "x"
    assert answer("deck", "fill", "house", "--to", "json") == answer("deck", "convert", "house", "--to", "json")
    (home / "twice.txt").write_text("name: x\nElminster the Mage\nElminster the Mage\n", "utf-8")
    assert "Elminster the Mage" in fails(1, "deck", "fill", "spellfire", "twice.txt")
    (home / "no.cfd").write_text("nonsense", "utf-8")
    assert "CrossFire" in fails(1, "import", "crossfire", "no.cfd")
