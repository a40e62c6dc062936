"""Exact winnability: classes weigh what they stand for, and what follows from a payment is true."""

import csv
from pathlib import Path

import pytest
from tests.spoken import answer, fails

from vedette import COMPILED
from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import ITEMS, requirement
from vedette.games.twelve_patrols.solver import solver
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, WINNABLE, opening
from vedette.games.twelve_patrols.solver.survey import THROWS, RollShare, Survey, differ, exact, weight


def test_the_classes_are_all_rolls() -> None:
    count = len(THROWS)
    classes = [(a, b, c) for a in range(count) for b in range(a, count) for c in range(b, count)]
    assert len(classes) == 30_856
    assert sum(weight(*one) for one in classes) == 6**9


def test_a_loose_deck_is_always_won_and_takes_few_searches() -> None:
    told: list[tuple[int, int]] = []
    share = exact(invent(104, 4), tell=lambda done, of: told.append((done, of)))
    assert share == RollShare(6**9, 6**9, share.searched)
    assert share.searched < 100
    assert told[-1] == (30_856, 30_856)


@pytest.mark.once
def test_what_follows_from_a_payment_is_what_the_solver_says() -> None:
    for order in (None, [4, 2, 7, 0, 8, 1, 3, 6, 5]):
        deck = invent(105, 5)
        survey = Survey(deck, list(range(9)), order)
        stream = Stream(7)
        followed = 0
        for _ in range(120):
            one, two, three = sorted(stream.below(len(THROWS)) for _ in range(3))
            verdict = solver.solve(opening(deck, THROWS[one] + THROWS[two] + THROWS[three], order)).verdict
            if survey.follows(one, two, three):
                assert verdict == WINNABLE
                followed += 1
            else:
                assert survey.search(one, two, three)[0] == (verdict == WINNABLE)
        assert followed > 5


@pytest.mark.skipif(not COMPILED, reason="an exact difference takes minutes when nothing is compiled")
def test_a_difference_is_what_the_solver_says_of_each_roll() -> None:
    """A deck that wins every roll, made so hard on one edge that it wins some of them alone."""
    old = invent(104, 4)
    never = old.regions[0]._replace(north=requirement(ITEMS, 9), south=requirement(ITEMS, 9))
    new = old._replace(regions=(never, *old.regions[1:]))
    found = differ(old, new)
    assert (found.old, found.denominator, found.gained, found.gains) == (6**9, 6**9, 0, [])
    assert found.new == exact(new).numerator == 6**9 - found.lost
    assert found.lost > 0
    assert len(found.losses) == 3
    for dice in found.losses:
        assert solver.solve(opening(old, dice)).verdict == WINNABLE
        assert solver.solve(opening(new, dice)).verdict == UNWINNABLE
    back = differ(new, old)
    assert (back.gained, back.lost, back.gains) == (found.lost, 0, found.losses)


def test_the_same_cards_by_other_names_make_no_difference() -> None:
    old = invent(104, 4)
    new = old._replace(regions=tuple(one._replace(name=f"{one.name}, renamed") for one in old.regions))
    found = differ(old, new)
    assert (found.old, found.new, found.gained, found.lost) == (6**9, 6**9, 0, 0)


def test_the_parts_of_a_share_and_what_is_lost_add_up(tmp_path: Path) -> None:
    deck = region_cards.plain(invent(104, 4))
    (tmp_path / "loose.toml").write_text(region_cards.write(deck))
    words = ("winrate", "twelve-patrols", "--deck", str(tmp_path / "loose.toml"), "--exact")
    told = answer(*words, "--table", str(tmp_path / "t.csv"), "--lost", str(tmp_path / "l.csv"))
    assert (told["numerator"], told["denominator"]) == (6**9, 6**9)
    assert (tmp_path / "t.csv").read_text() == f"removed,numerator,denominator\n,{6**9},{6**9}\n"
    assert (tmp_path / "l.csv").read_text() == "removed,rolls\n"
    assert "leave out --code" in fails(2, *words[:2], "--exact", "--code", "0C0Y8-P9EG5", "--lost", "x.csv")


@pytest.mark.skipif(not COMPILED, reason="an exact share takes minutes when nothing is compiled")
def test_the_rolls_that_are_lost_are_those_that_cannot_be_won(tmp_path: Path) -> None:
    told = answer("winrate", "twelve-patrols", "--deck", "house", "--exact", "--lost", str(tmp_path / "l.csv"))
    rows = list(csv.DictReader((tmp_path / "l.csv").read_text().splitlines()))
    assert sum(int(row["rolls"]) for row in rows) == told["denominator"] - told["numerator"]
    house = region_cards.box()["house"].deck
    for row in rows[:: len(rows) // 5]:
        dice = [int(pips) for part in ("dice 1", "dice 2", "dice 3") for pips in row[part]]
        assert solver.solve(opening(house, dice)).verdict == UNWINNABLE
