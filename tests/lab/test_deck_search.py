"""Decks and deals to a target: certified on fresh deals, the same for any number of workers, or politely refused."""

from pathlib import Path

import pytest
from tests.spoken import answer, fails

from vedette import COMPILED, capabilities, deals, decks, files
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.interval import Share
from vedette.games.twelve_patrols.capabilities import deck_target
from vedette.games.twelve_patrols.engine.rules import Deck
from vedette.games.twelve_patrols.solver.survey import RollShare
from vedette.lab import comparison, deck_search, pick
from vedette.lab.deck_search import Candidate, Target, Wanted
from vedette.lab.paired import quantile

DUEL = ("generate", "deck", "patrol", "--wins", "50±30", "--players", "greedy", "--option", "rounds-2")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))


def test_a_target_is_a_share_with_its_margin() -> None:
    for text in ("70±2", "70+-2", "70 +/- 2", "70%±2%", " 70.0±2.0 "):
        assert deck_search.target(text) == pytest.approx((0.68, 0.72))
    for wrong in ("70", "70±0", "±2", "1±2", "99±2", "70±2±1", "seventy", "1000±1", "", "-70±2"):
        with pytest.raises(Unreadable):
            deck_search.target(wrong)
    assert "write for example 70±2" in fails(1, "generate", "deck", "spellfire", "--wins", "70")


def test_the_looks_of_a_search_err_in_one_case_of_twenty_together() -> None:
    assert quantile(1) == pytest.approx(2.2414, abs=1e-4)
    assert all(quantile(look) < quantile(look + 1) for look in range(1, 50))


def test_a_search_hardly_ever_certifies_what_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every candidate truly wins 46%, just out of the target, and all are measured again until one is certified."""
    target = Target(0.4601, 0.8)
    chance = Stream(5)
    monkeypatch.setattr(
        deck_search, "candidate", lambda _wanted, number: Candidate(number, (), comparison.ComparedSide((), ()), (1, 2))
    )
    monkeypatch.setattr(deck_search, "deals_of", lambda _wanted, _one, _seed, cases: range(cases))
    monkeypatch.setattr(deck_search, "screen", lambda _trial, **_: Share(target.middle, 0.0, 1.0, 20))
    monkeypatch.setattr(deck_search, "score", lambda _plays, **_: (float(chance.below(100) < 46),))
    wrong = 0
    for seed in range(60):
        try:
            deck_search.sampled(Wanted("spellfire", target, seed, 8), 1, lambda _done, _of: None)
            wrong += 1
        except Illegal:
            pass
    assert wrong <= 6


def test_two_decks_are_certified_on_fresh_deals_whatever_the_workers(tmp_path: Path) -> None:
    one = answer(*DUEL, "--seed", "3", "--out", str(tmp_path))
    assert answer(*DUEL, "--seed", "3", "--jobs", "2", "--out", str(tmp_path)) == one
    told = one["certified"]
    assert told["mode"] == "games"
    assert 0.2 <= told["low"] <= told["share"] <= told["high"] <= 0.8
    assert len(one["decks"]) == 2
    held = capabilities.decks("patrol")
    pair = [decks.find("patrol", deck["code"]) for deck in one["decks"]]
    for deck, kept in zip(one["decks"], pair, strict=True):
        assert held.digest(files.deck("patrol", deck["file"])) == held.digest(kept)
    side = comparison.ComparedSide(comparison.seats("patrol", pair[0], pair[1], ("rounds-2",)), ("greedy", "greedy"))
    plays = comparison.plays(side, told["seed"], 0)
    again = [deck_search.score(next(plays)) for _ in range(told["deals"])]
    assert deck_search.measured(again).share == told["share"]


def test_an_opponent_may_be_given() -> None:
    told = answer(*DUEL, "--seed", "3", "--against", "legion")
    assert len(told["decks"]) == 1
    assert decks.label("patrol", decks.find("patrol", told["decks"][0]["code"])).name.startswith("generated-")


def test_what_cannot_be_found_is_refused_in_one_line() -> None:
    told = fails(
        1, "generate", "deck", "spellfire", "--wins", "97±2", "--players", "uniform", "--tries", "2", "--seed", "1"
    )
    assert "none of 2 candidates of seed 1 is certified; the nearest won " in told
    told = fails(2, "generate", "deck", "spellfire", "--wins", "50±9", "--against", "legion")
    assert "leave out --against" in told
    assert "nobody" in fails(1, "generate", "deck", "patrol", "--wins", "50±9", "--players", "nobody")
    told = fails(
        1, "generate", "deals", "twelve-patrols", "--firsts", "1", "--count", "2", "--tries", "2", "--seed", "1"
    )
    assert "only 0 of 2 such deals are among the first 2 of seed 1" in told


def test_a_narrow_range_is_searched_through_a_sieve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an exact count, which takes minutes interpreted: the sieve alone decides what is counted."""
    counted: list[Deck] = []

    def count(deck: Deck) -> RollShare:
        counted.append(deck)
        return RollShare(95, 100, 1)

    monkeypatch.setattr(deck_target, "exact", count)
    made = deck_target.deck_of(4, 0.9, 1.0, sieve=20)
    assert counted == [made.deck._replace(name="made-4")]
    counted.clear()
    with pytest.raises(Illegal):
        deck_target.deck_of(4, 0.01, 0.02, steps=2, sieve=20)
    assert counted == []


@pytest.mark.skipif(not COMPILED, reason="an exact share takes minutes when nothing is compiled")
def test_a_deck_of_an_exact_share_is_found_again_by_winrate() -> None:
    told = answer("generate", "deck", "twelve-patrols", "--wins", "97±2", "--seed", "1")
    counted = answer("winrate", "twelve-patrols", "--deck", told["decks"][0]["code"], "--exact")
    assert counted["numerator"] == told["certified"]["numerator"]
    assert 0.95 <= counted["probability"] <= 0.99


def test_deals_have_the_grade_and_the_first_choices_that_were_ordered() -> None:
    words = ("generate", "deals", "twelve-patrols", "--deck", "fiendish", "--grade", "5", "--firsts", "1")
    told = answer(*words, "--count", "1", "--tries", "130", "--seed", "5")
    assert answer(*words, "--count", "1", "--tries", "130", "--seed", "5", "--jobs", "2") == told
    (one,) = told["deals"]
    made, deal = files.uncode("twelve-patrols", one["code"])
    assert capabilities.grading(made, "--grade").grade(made, deal) == one["grade"] == 5
    state = pick.first(made, deal)
    assert state is not None
    placements = [action for action in state.legal() if made.note(state, action).startswith("place ")]
    assert len(placements) == one["choices"] == 3
    kept = 0
    for action in placements:
        after = state.copy()
        after.apply(action)
        kept += deals.settle(made, after, deal, 0)[0] == "winnable"
    assert kept == 1


def test_deals_of_another_game_are_picked_in_the_same_way() -> None:
    told = answer("generate", "deals", "spellfire", "--grade", "2", "--count", "1", "--tries", "30", "--seed", "2")
    made, deal = files.uncode("spellfire", told["deals"][0]["code"])
    assert capabilities.grading(made, "--grade").grade(made, deal) == 2
    assert "patrol" in fails(1, "generate", "deals", "patrol")
