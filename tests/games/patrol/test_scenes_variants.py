"""Scenes for the variants that change who fights whom, what damage leaves behind, and what Counter answers."""

import pytest
from tests.games.patrol.scene import Scene, opening, scene

from vedette.core.errors import Unreadable
from vedette.games.patrol.engine.options import NAMES, named, names
from vedette.games.patrol.engine.rules import Options
from vedette.games.patrol.engine.state import ASSIGN, BATTLE, WINDOW, wounds

MANY = Options(many=True, hand=3)
WOUNDS = Options(wounds=True)
WIDE = Options(wide=True)


def three_against_one() -> Scene:
    """Return a's three patrols of one card before b's single patrol of three; nothing is assigned yet."""
    table = opening(("1 2 3", "1 1 1"), MANY)
    table.step("first a")
    table.draw()
    table.do("lay 1 1", "lay 2 2", "lay 3 3", "lay 1 1", "lay 2 1", "lay 3 1")
    return table


def test_3_4_many_to_one_leaves_no_patrol_unassigned() -> None:
    table = three_against_one()
    table.do("pair 2 1")
    assert table.position.phase() == ASSIGN
    assert table.notes() == ["pair 1 1", "pair 1 3"]  # b's only patrol faces one already and takes another
    table.do("pair 1 3")
    assert table.position.phase() == BATTLE  # the last was the only one
    assert table.notes("attack") == ["attack a1", "attack a2", "attack a3"]


def test_3_4_a_patrol_that_faces_several_fights_them_all() -> None:
    table = three_against_one()
    table.do("pair 2 1", "pair 1 3", "attack a1")
    assert table.notes("target") == ["target b1", "target b2", "target b3"]
    table.do("target b1", "pass", "attack b2")
    assert table.notes("target") == ["target a2", "target a3"]  # a1 and b1 are dead, and a's first patrol is gone


def test_4_6_with_wounds_damage_stays_until_the_end_of_the_round() -> None:
    table = scene("2 2", "4 1", WOUNDS)
    table.do("attack a1", "target b1")
    table.looks("2", "4 1")
    assert wounds(table.position.words, 8) == 2
    table.do("stay", "attack a2", "target b1")
    table.looks("", "1")  # 2 and 2 are its health
    again = scene("2 1", "4 1", WOUNDS)
    again.do("attack a1", "target b1", "stay", "stay")
    assert [wounds(again.position.words, place) for place in range(16)] == [0] * 16


def test_4_6_wounds_go_with_the_card_to_base_and_are_gone_with_the_dead() -> None:
    table = scene("2 2 1", "4 1", WOUNDS)
    table.do("attack a1", "target b1", "run b1")
    assert wounds(table.position.words, 8) == 2
    assert wounds(table.position.words, 0) == 0


def test_4_6_shots_leave_wounds_too() -> None:
    table = scene("(gunner) 1", "3 1", WOUNDS, gunner="1 R shoot anywhere 2")
    table.do("use a1 own", "target b1")
    table.looks("gunner 1", "3 1")
    assert wounds(table.position.words, 8) == 2


def test_6_7_wide_counter_answers_what_is_used_in_front_of_it() -> None:
    table = scene("(2/magenta) 1", "(1/orange) (1) 1", WIDE)
    table.do("use a1 colour", "target a2")
    assert table.position.phase() == WINDOW
    assert table.position.mover() == 1
    assert table.notes() == ["use b1 colour", "pass"]
    assert table.refusal("use b2 colour") == "patrol-refused-answer"
    table.do("use b1 colour")
    table.looks("2/magenta 1", "1/orange (1) 1")
    idle = scene("(2/magenta) 1", "(1/orange)", Options())
    idle.do("use a1 colour", "target a2")
    idle.looks("2/magenta 1+T", "(1/orange)")


def test_6_7_wide_counter_saves_another_and_the_target_may_answer_itself() -> None:
    table = scene("(2/lime) 1", "(1/orange) (2/orange) 1", WIDE)
    table.do("use a1 colour", "target b1")
    assert table.notes() == ["use b2 colour", "pass", "answer colour"]
    table.do("use b2 colour")
    table.looks("2/lime 1", "(1/orange) 2/orange 1")
    passed = scene("(2/lime) 1", "(1/orange) (2/orange) 1", WIDE)
    passed.do("use a1 colour", "target b1", "pass")
    passed.looks("2/lime 1", "(1/orange+X) (2/orange) 1")


def test_6_7_the_window_opens_for_whoever_lies_face_down_in_front() -> None:
    table = scene("(2/magenta) 1", "(1) 1", WIDE)
    table.do("use a1 colour", "target a2")
    assert table.notes() == ["pass"]
    assert not table.position.forced()
    shown = scene("(2/magenta) 1", "1/orange", WIDE)
    shown.do("use a1 colour", "target a2")
    assert shown.position.phase() == BATTLE
    distant = scene("(2/magenta) 1 | 1", "1 | (1/orange)", WIDE)
    distant.do("use a1 colour", "target a2")
    assert distant.position.phase() == BATTLE


def test_names_and_options_are_each_others_inverse() -> None:
    for name in NAMES:
        assert names(named([name])) == [name]
    assert names(named(["wide-counter", "many-to-one", "quick"])) == ["quick", "many-to-one", "wide-counter"]
    with pytest.raises(Unreadable, match="patrol-option"):
        named(["many to one"])
