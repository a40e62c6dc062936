"""What an edit does: paired deals, from either seat, with an interval that is right."""

import csv
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.spoken import answer, fails, run

from vedette import COMPILED, capabilities, decks, files, setups
from vedette.commands.compare import CompareRequest
from vedette.core import editor as editors
from vedette.core.chance import Stream
from vedette.games.patrol.cards import legality
from vedette.games.patrol.cards.deck import DeckPair
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.cards import Deck
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.solver import survey
from vedette.games.twelve_patrols.solver.layouts import winning_layouts
from vedette.games.twelve_patrols.solver.question import opening
from vedette.lab import comparison, deck_changes
from vedette.lab.comparison import ComparedSide, ComparisonTally, Contest
from vedette.lab.paired import Bounded, Paired

GAME = "twelve-patrols"
QUICK = ("--option", "rounds-2", "--players", "greedy,greedy", "--seed", "3")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def test_an_interval_holds_the_truth_in_95_of_100_counts() -> None:
    """Of deals that are better in a, worse in b of a hundred, counted many times: few, many, and hardly any."""
    stream = Stream(11)
    for better, worse, cases in ((30, 20, 50), (12, 10, 400), (2, 1, 100), (60, 5, 30)):
        held = 0
        for _ in range(600):
            counted = Paired()
            for _ in range(cases):
                drawn = stream.below(100)
                counted.add(1.0 if drawn < better else -1.0 if drawn < better + worse else 0.0)
            found = counted.found()
            held += found.low <= (better - worse) / 100 <= found.high
        assert held / 600 >= 0.925, (better, worse, cases)


def test_an_interval_of_nothing_but_ties_has_a_width_and_none_at_all_is_everything() -> None:
    counted = Paired()
    assert counted.found()[1:3] == (-1.0, 1.0)
    for _ in range(100):
        counted.add(0.0)
    found = counted.found()
    assert found.mean == 0.0
    assert -0.03 < found.low < 0.0 < found.high < 0.03
    assert not found.shown


def test_the_undecided_widen_the_interval_both_ways() -> None:
    sure, unsure = Bounded(), Bounded()
    for _ in range(100):
        sure.add(0.0, 0.0, 0.0)
        unsure.add(-1.0, 0.0, 1.0)
    assert unsure.found().low < -0.9 < sure.found().low
    assert unsure.found().high > 0.9 > sure.found().high


def test_a_deck_against_itself_makes_no_difference_at_all() -> None:
    told = answer("compare", "patrol", "venom", "venom", "--deals", "4", *QUICK)
    assert (told["old_score"], told["new_score"], told["difference"]) == (0.5, 0.5, 0.0)
    assert (told["verdict"], told["changed"], told["deals"]) == ("no difference shown", [], 4)


def test_the_old_side_need_not_play_against_itself() -> None:
    """What is left out is a half of every deal: played out, the answer is the same."""
    old, new = (files.deck("patrol", name) for name in ("plain", "venom"))
    sides = [
        ComparedSide(tuple(comparison.seats("patrol", mine, old, ("rounds-2",))), ("greedy", "greedy"))
        for mine in (old, new)
    ]
    told = []
    for mirrored in (True, False):
        contest = Contest(sides[0], sides[1], 5, 0, mirrored)
        tally: ComparisonTally[comparison.DealPair] = ComparisonTally()
        for pair, scores in comparison.work(contest, 6, 1):
            tally.add(pair, scores)
        told.append((tally.found(), tally.shares(), [pair.new for pair in tally.changed]))
    assert told[0] == told[1]


def test_the_answer_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    words = ("compare", "patrol", "plain", "venom", "--deals", "5", *QUICK)
    told = answer(*words, "--records", "one")
    again = answer(*words, "--records", "two", "--jobs", "2")
    assert told["difference"] > 0
    assert {**again, "records": told["records"]} == told
    assert 1 <= len(told["records"]) <= 3
    for name in told["records"]:
        assert answer("replay", name)["status"] == "EXACT"
        assert (tmp_path / name).read_text() == (tmp_path / name.replace("one", "two")).read_text()


def test_the_records_are_games_with_another_winner() -> None:
    old, new = (files.deck("patrol", name) for name in ("plain", "venom"))
    contest = Contest(
        ComparedSide(comparison.seats("patrol", old, old, ("rounds-2",)), ("greedy", "greedy")),
        ComparedSide(comparison.seats("patrol", new, old, ("rounds-2",)), ("greedy", "greedy")),
        5,
        0,
        mirrored=True,
    )
    tally: ComparisonTally[comparison.DealPair] = ComparisonTally()
    for pair, scores in comparison.work(contest, 6, 1):
        tally.add(pair, scores)
    for pair in tally.changed:
        results = [
            next(line for line in text.split("\n") if line.startswith("result: "))
            for text in comparison.examples(contest, pair)
        ]
        assert results[0] != results[1]


def test_with_all_cards_known_the_deals_are_the_same_and_a_record_wins() -> None:
    told = answer("compare", GAME, "easy", "fiendish", "--deals", "30", "--seed", "2", "--records", "kept")
    assert (told["mode"], told["verdict"], told["undecided"]) == ("thoughtful", "worse", 0)
    assert told["low"] < told["difference"] < told["high"] < 0
    assert len(told["records"]) == 3
    replayed = answer("replay", told["records"][0])
    assert (replayed["status"], replayed["result"]) == ("EXACT", "won")


def test_a_sentence_says_it_in_both_languages() -> None:
    words = ("compare", "patrol", "plain", "venom", "--deals", "48", *QUICK)
    told = run(*words).out
    assert "venom: +" in told
    assert " percentage points for its owner; won: 50.0% before, " in told
    assert " to " in told
    assert "the same 48 deals for both, seed 3)." in told
    french = run(*words, "--lang", "fr").out
    assert "points de pourcentage pour son propriétaire" in french
    same = run("compare", "patrol", "venom", "venom", "--deals", "2", *QUICK)
    assert "venom: no difference shown; won: 50.0% before, " in same.out
    assert (
        "aucune différence démontrée"
        in run("compare", "patrol", "venom", "venom", "--deals", "2", *QUICK, "--lang", "fr").out
    )


def test_players_and_variants_are_compared_too() -> None:
    told = answer(
        "compare", GAME, "easy", "easy", "--players", "uniform", "--new-player", "greedy", "--deals", "6", "--seed", "1"
    )
    assert told["players"] == ["greedy"]
    assert told["old_score"] <= told["new_score"]
    told = answer(
        "compare", GAME, "easy", "easy", "--players", "greedy", "--new-option", "top-up", "--deals", "3", "--seed", "1"
    )
    assert told["deals"] == 3


@pytest.mark.parametrize(
    ("status", "words", "said"),
    [
        (2, (GAME, "house", "easy", "--against", "hard"), "one plays this game"),
        (2, (GAME, "house", "easy", "--players", "greedy,greedy"), "one plays this game"),
        (2, (GAME, "house", "easy", "--new-player", "greedy"), "name which with --players"),
        (2, ("patrol", "venom", "legion", "--players", "greedy,greedy,greedy"), "two play this game"),
        (2, ("patrol", "venom", "legion", "--deals", "0"), "write a whole number, 1 or more"),
        (1, ("patrol", "venom", "nothing"), "there’s no deck “nothing”"),
        (1, ("patrol", "venom", "legion", "--players", "me"), "there’s no player “me”"),
        (1, ("chess", "venom", "legion"), "there’s no game “chess”"),
        (1, (GAME, "house", "easy", "--new-option", "late"), "late"),
    ],
)
def test_what_cannot_be_compared_is_said(status: int, words: tuple[str, ...], said: str) -> None:
    assert said in fails(status, "compare", *words)


def test_every_roll_that_turned_is_listed_with_the_layouts_that_win_it(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = (setups.game_with("twelve-patrols", decks.find("twelve-patrols", name)) for name in ("house", "easy"))
    throws = ["".join(map(str, throw)) for throw in survey.THROWS]
    rolls = [" ".join(three) for three in combinations_with_replacement(throws, 3)]

    def losing(*lost: str) -> SimpleNamespace:
        return SimpleNamespace(won=[roll not in lost for roll in rolls])

    def pairs(*_: object) -> Iterator[tuple[list[int], SimpleNamespace, SimpleNamespace]]:
        yield list(range(9)), losing("122 344 556", "111 111 111"), losing("111 111 111", "234 234 234")

    monkeypatch.setattr(survey, "pairs", pairs)
    found = capabilities.solver(old).turned(old, new, lambda _done, _of: None)
    assert [(" ".join(one.values.values()).strip(), one.deals, one.gained) for one in found] == [
        ("122 344 556", 6 * 3 * 3 * 3, True),  # the colours, and the dice of each
        ("234 234 234", 6 * 6 * 6, False),
    ]
    asked = opening(cards.box()["easy"].deck, [1, 2, 2, 3, 4, 4, 5, 5, 6])
    assert found[0].layouts == len(winning_layouts(asked).arrangements) > 0
    assert "leave out --deals" in fails(
        2, "compare", "twelve-patrols", "house", "easy", "--deals", "3", "--rolls", "a.csv"
    )


@pytest.mark.skipif(not COMPILED, reason="an exact difference takes minutes when nothing is compiled")
def test_the_rolls_that_turned_add_up_to_what_the_sentence_says(tmp_path: Path) -> None:
    """Freeing this edge wins twenty classes of rolls; the other way round they are lost."""
    answer("card", "edit", GAME, "Lost Canyon", "--deck", "mine.toml", "--south", "free")
    for pair, there, gone in ((("house", "mine.toml"), "gained", "lost"), (("mine.toml", "house"), "lost", "gained")):
        told = answer("compare", GAME, *pair, "--rolls", str(tmp_path / "rolls.csv"))
        rows = list(csv.DictReader((tmp_path / "rolls.csv").read_text().splitlines()))
        assert {row["change"] for row in rows} == {there}
        assert sum(int(row["rolls"]) for row in rows) == told[there] > 0 == told[gone]
        assert all(int(row["layouts"]) > 0 for row in rows)


def test_a_card_that_changed_is_shown_before_and_after() -> None:
    answer("card", "edit", GAME, "Wild Plains", "--deck", "mine.toml", "--north", "sum 4")
    told = answer("card", "diff", GAME, "house", "mine.toml")
    assert [(one["id"], one["kind"]) for one in told["changes"]] == [("wild-plains", "changed")]
    assert "sum to 3" in told["changes"][0]["old"]["en"]
    assert "égale à 4" in told["changes"][0]["new"]["fr"]
    assert len(told["lines"]) == 2
    assert "+ Wild Plains (nord" in run("card", "diff", GAME, "house", "mine.toml", "--lang", "fr").out
    assert run("card", "diff", GAME, "house", "house").out == "The two decks are the same.\n"
    said = run("compare", GAME, "house", "mine.toml", "--deals", "3", "--seed", "1").out
    assert said.startswith("Wild Plains: ")


def test_a_card_that_came_or_went_is_shown() -> None:
    told = answer("card", "diff", GAME, "house12", "house")
    kinds = [one["kind"] for one in told["changes"]]
    assert kinds.count("removed") == 3 + kinds.count("added")
    gone = next(one for one in told["changes"] if one["kind"] == "removed")
    assert gone["new"] is None
    assert gone["old"]["en"].startswith(gone["id"].split("-")[0].capitalize())


def test_decks_of_the_same_cards_differ_in_their_lists() -> None:
    told = answer("card", "diff", "patrol", "venom", "legion")
    assert told["changes"] == []
    assert any(line.startswith("+ ") for line in told["lines"])
    assert "+ name: legion" in run("card", "diff", "patrol", "venom", "legion").out


def test_a_level_is_edited_though_the_deck_is_wrong_for_a_while(tmp_path: Path) -> None:
    words = ("card", "edit", "patrol", "sniper", "--deck", "mine.toml", "--from", "shadows")
    told = answer(*words, "--set", "level=3")
    assert told["level"] == 3
    assert any("level 3" in fault for fault in told["faults"])
    assert "mine.toml" in fails(1, "compare", "patrol", "shadows", "mine.toml")
    assert "Not a legal deck for now: " in run(*words, "--set", "quote.fr=Voilà").err
    assert answer(*words, "--set", "level=2")["faults"] == []
    assert answer("deck", "validate", "patrol", "mine.toml")["valid"] is True
    before = (tmp_path / "mine.toml").read_text()
    assert "9" in fails(1, *words, "--set", "level=9")
    assert (tmp_path / "mine.toml").read_text() == before


SNIPER = """\
name = "mine"
[[soldier]]
id = "sniper"
name = { en = "Sniper", fr = "Tireur" }
level = LEVEL
"""


def test_a_set_of_cards_is_compared_in_the_deck_that_it_is_put_into(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(SNIPER.replace("LEVEL", "2"))
    words = ("compare", "patrol", "shadows", "set.toml", "--deals", "2", *QUICK)
    said = run(*words)
    assert said.out.startswith("Sniper: ")
    assert said.err == ""
    told = answer(*words)
    assert (told["old"], told["new"]) == ("shadows", "mine")
    held = capabilities.decks("patrol")
    put = CompareRequest("patrol", "shadows", "set.toml", "", (), (), (), "").decks[1]
    assert deck_changes.only(held, files.deck("patrol", "shadows"), put) is not None
    assert deck_changes.only(held, files.deck("patrol", "venom"), put) is None


AZOUN = """set = "Mine"
[[card]]
number = 1
name = "NAME"
type = "hero"
world = "forgotten-realms"
icon = "12"
"""


def spellfire(deck: object) -> Deck:
    """Return the cards of a deck of Spellfire."""
    assert isinstance(deck, Draft)
    return deck.deck


def test_a_card_of_spellfire_takes_the_place_of_the_one_of_its_name(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(AZOUN.replace("NAME", "King Azoun IV").replace("12", "1"))
    words = ("compare", "spellfire", "dales", "set.toml", "--players", "uniform", "--deals", "20", "--seed", "1")
    said = run(*words)
    assert said.out.startswith("King Azoun IV: ")
    assert said.err == ""
    told = answer(*words)
    assert (told["old"], told["new"], told["deals"]) == ("dales", "Mine", 20)
    before, after = (
        spellfire(deck) for deck in CompareRequest("spellfire", "dales", "set.toml", "", (), (), (), "").decks[:2]
    )
    assert after.friendly[4].id == "Mine/1"
    assert after.friendly[:4] == before.friendly[:4]


def test_a_card_of_spellfire_of_another_name_takes_a_place_where_the_deck_stays_legal(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(AZOUN.replace("NAME", "The Shepherd"))
    *both, told = CompareRequest("spellfire", "dales", "set.toml", "", (), (), (), "").decks
    old, new = (spellfire(deck) for deck in both)
    champions = [card.name for card in (*new.friendly, *new.opposing)]
    gone = [card.name for card in (*old.friendly, *old.opposing) if card.name not in champions]
    assert told == [f"- {gone[0]}"]
    assert len(gone) == 1
    assert "The Shepherd" in champions
    (tmp_path / "set.toml").write_text(AZOUN.replace("NAME", "Hubadai").replace("hero", "ally").replace("12", "+3"))
    assert "can stand for none of them" in fails(1, "compare", "spellfire", "dales", "set.toml", "--deals", "1")


def test_a_level_is_compared_though_others_must_be_exchanged_for_it(tmp_path: Path) -> None:
    """Three cards of level 2 become three of level 3: three others of level 3 go, three of level 2 come."""
    (tmp_path / "set.toml").write_text(SNIPER.replace("LEVEL", "3"))
    said = run("compare", "patrol", "shadows", "set.toml", "--deals", "2", *QUICK)
    assert said.status == 0
    assert said.err.startswith("To be legal the new deck was changed further: ")
    exchanged = said.err.strip().partition(": ")[2].split(", ")
    assert [one[0] for one in exchanged] == ["+"] * 3 + ["-"] * 3
    assert not any("sniper" in one for one in exchanged)


def test_a_level_is_edited_in_a_whole_set(tmp_path: Path) -> None:
    """Those of the set that were left as they are may come in its place, in another colour."""
    editor = capabilities.editor("patrol")
    head, rows = editors.decompose(editor.form, editor.write(editor.starts()[0]))
    named = [row | {"level": 5} if row["id"] == "amateur" else row for row in rows]
    (tmp_path / "set.toml").write_text(editors.compose(editor.form, head | {"name": "mine"}, named))
    old, new, told = CompareRequest("patrol", "plain", "set.toml", "", (), (), (), "").decks
    assert [one[0] for one in told] == ["-", "+"] or [one[0] for one in told] == ["+", "-"]
    assert isinstance(old, DeckPair)
    assert isinstance(new, DeckPair)
    assert len(new.first.deck.cards) == len(old.first.deck.cards)
    assert not legality.faults(new.first.cards.roster, new.first.deck.cards)


def test_a_set_without_a_card_of_the_deck_is_refused(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(SNIPER.replace("LEVEL", "2").replace('"sniper"', '"someone"'))
    assert "nothing to compare" in fails(1, "compare", "patrol", "shadows", "set.toml")
    (tmp_path / "set.toml").write_text(SNIPER.replace("LEVEL", "12"))
    assert "set.toml" in fails(1, "compare", "patrol", "shadows", "set.toml")
