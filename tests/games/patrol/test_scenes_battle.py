"""Scenes for §4: attacks, answers, sacrifices, the clash, Run and Stay."""

from tests.games.patrol.scene import scene

from vedette.games.patrol.engine.rules import Options
from vedette.games.patrol.engine.state import ANSWERING, BATTLE, CLASH, DISCARDS, PAY, SHOW, UNVEIL, UP, WINDOW


def test_4_1_players_take_turns_of_one_action_and_cards_act_again() -> None:
    table = scene("3/green", "3/green 1")
    table.do("attack a1", "target b1")
    assert table.position.mover() == 1
    table.do("stay", "attack a1", "target b1")
    table.looks("3/green", "3/green 1")
    assert table.position.mover() == 1


def test_4_2_a_card_attacks_the_patrol_that_it_faces() -> None:
    table = scene("(3) | 2", "(1) 2 | 3")
    table.do("attack a1")
    assert table.notes("target") == ["target b1", "target b2"]


def test_4_3_attacker_and_sacrifices_turn_up_then_the_answer_then_the_target() -> None:
    table = scene("(3) (2)", "(4/white)")
    table.step("attack a1")
    table.step("sacrifice a2")
    table.step("target b1")
    phases, rows = [], []
    for note in ("reveal", "pay", "answer colour", "answers"):
        phases.append(table.position.phase())
        table.step(note)
        rows.append(table.row(0) + " / " + table.row(1))
    assert phases == [UNVEIL, PAY, WINDOW, ANSWERING]
    assert rows == ["3 2 / (4/white)", "3 / (4/white)", "3 / 4/white", "3 / 4/white"]
    assert table.position.phase() == BATTLE


def test_4_3_without_an_answer_the_target_turns_up_before_the_clash() -> None:
    table = scene("3", "(4/white)")
    for note in ("attack a1", "target b1", "pass"):
        table.step(note)
    assert table.position.phase() == SHOW
    table.step("show")
    table.looks("3", "4/white")
    assert table.position.phase() == CLASH
    table.step("clash")
    table.looks("", "4/white")


def test_4_3_blind_answers_come_before_the_attacker_is_seen() -> None:
    table = scene("(3) (2)", "(4/white) 1", Options(blind=True))
    table.step("attack a1")
    table.step("sacrifice a2")
    table.step("target b1")
    assert table.position.phase() == WINDOW
    table.looks("(3) (2)", "(4/white) 1")
    table.do("answer colour")
    table.looks("3", "4/white 1")
    table.do("attack b2", "target a1")
    table.looks("3", "4/white")


def test_4_4_every_face_down_target_is_asked_and_no_window_closes_by_itself() -> None:
    table = scene("3", "(1) 2")
    table.do("attack a1", "target b1")
    assert table.position.phase() == WINDOW
    assert table.position.mover() == 1
    assert table.notes() == ["pass"]
    assert not table.position.forced()
    open_target = scene("3", "(1) 2")
    open_target.do("attack a1", "target b2")
    assert open_target.position.phase() == BATTLE


def test_4_5_sacrifices_add_their_attack_and_are_gone() -> None:
    table = scene("3 (2/pink) 1 1", "5 1")
    table.do("attack a1", "sacrifice a2", "sacrifice a3")
    assert table.notes("sacrifice") == ["sacrifice a4"]
    table.do("target b1")
    table.looks("1", "1")  # 3 + 3 + 1 kill the 5, whose damage the attacker alone takes
    assert table.discards(0) == 3
    assert table.discards(1) == 1


def test_4_5_sacrifices_stay_paid_when_the_attack_is_shielded() -> None:
    table = scene("(3) 2", "(4/white)")
    table.do("attack a1", "sacrifice a2", "target b1", "answer colour")
    table.looks("3", "4/white")
    assert table.discards(0) == 1


def test_4_6_damage_is_compared_and_not_kept() -> None:
    table = scene("2/green", "2/green")
    table.do("attack a1", "target b1", "attack b1", "target a1")
    table.looks("2/green", "2/green")
    even = scene("2", "2 1")
    even.do("attack a1", "target b1")
    even.looks("", "1")


def test_4_7_sneak_damages_first_but_only_when_attacking() -> None:
    table = scene("3/teal 1", "3 1")
    table.do("attack a1", "target b1")
    table.looks("3/teal 1", "1")
    stronger = scene("3/teal", "4 1")
    stronger.do("attack a1", "target b1")
    stronger.looks("", "4 1")
    defends = scene("3 1", "3/teal 1")
    defends.do("attack a1", "target b1")
    defends.looks("1", "1")


def test_4_7_sneak_of_a_hidden_attacker_counts_at_once() -> None:
    table = scene("(3/teal)", "(3) 1")
    table.do("attack a1", "target b1", "pass")
    table.looks("3/teal", "1")


def test_4_8_harmless_attacks_reveal_both() -> None:
    table = scene("(1/grey)", "(1/grey)")
    table.do("attack a1", "target b1", "pass", "stay", "stay")
    assert table.scores() == [1, 1]
    hopeless = scene("(1) 2", "5")
    hopeless.do("attack a1", "target b1")
    hopeless.looks("2", "5")


def test_4_9_the_dead_are_shown_to_all() -> None:
    table = scene("3", "(1) 2")
    table.do("attack a1", "target b1", "pass")
    assert table.discards(1) == 1
    assert table.position.words[DISCARDS + 2] == 1  # slot 0 of b's deck: everybody sees who died


def test_4_10_who_runs_keeps_its_face_and_is_out_of_reach() -> None:
    table = scene("(3) 2+T", "1 5 (4)")
    table.do("run a1", "run b1", "run a2")
    table.looks("<3> <2+T>", "5 (4) | <1>")
    assert table.position.card(0) & UP == 0
    assert table.notes("attack") == []
    table.do("stay")
    table.draw()
    assert table.scores() == [0, 1]
    assert table.hand(0).split()[:2] == ["3", "2"]


def test_4_11_two_stays_end_the_round_and_one_alone_does_not() -> None:
    table = scene("3", "3+HHH")
    table.do("stay", "attack b1", "target a1")
    assert table.position.turn() == 1
    again = scene("3", "3+HHH")
    again.do("stay", "stay")
    assert again.position.turn() == 2


def test_4_11_who_has_nobody_on_patrol_must_stay_and_the_other_may_go_on() -> None:
    table = scene("3", "1 1")
    table.do("run a1", "run b1")
    assert table.position.mover() == 1  # a stayed by itself
    assert table.position.turn() == 1
    table.do("run b2")
    assert table.position.turn() == 2  # nobody is on patrol any more


def test_4_11_a_forced_stay_counts() -> None:
    table = scene("3", "1 1")
    table.do("run a1", "stay")
    assert table.position.turn() == 2
    assert table.scores() == [0, 2]
