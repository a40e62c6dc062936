"""Scenes for §7 to §9: counters, the end of a round, the end of a game."""

from tests.games.patrol.scene import Scene, opening, scene

from vedette.games.patrol.engine import state as packed
from vedette.games.patrol.engine.rules import LORE, QUICK, ROUNDS, Options


def round_over(table: Scene) -> None:
    """Let both stay."""
    table.do("stay", "stay")


def test_7_1_permanent_levels_from_powers_stay_and_score_nothing() -> None:
    table = scene("(tutor) (1)", "1", tutor="1 R give patrolmate 2 permanent")
    table.do("use a1 own", "target a2")
    assert table.scores() == [0, 0]
    table.do("stay", "stay")
    table.draw()
    assert table.scores() == [1, 1]
    assert table.hand(0).split()[:2] == ["tutor+L", "1+LL"]


def test_7_2_temporary_levels_and_7_5_beast_mode_go_at_the_end_of_the_round() -> None:
    table = scene("2+TT 1+B", "1")
    round_over(table)
    table.draw()
    assert table.hand(0).split()[:2] == ["2+L", "1+L"]
    assert table.scores() == [2, 1]


def test_7_3_the_poisoned_die_before_levels_wherever_they_are() -> None:
    table = scene("3+X (2+X) <4+X> 1", "1")
    round_over(table)
    table.draw()
    assert table.scores() == [1, 1]
    assert table.discards(0) == 3
    assert table.hand(0) == "1+L 1 1 1 1"


def test_7_4_attack_and_health_counters_stay() -> None:
    table = scene("2+AAH", "1")
    round_over(table)
    table.draw()
    assert table.hand(0).split()[0] == "2+LAAH"


def test_7_5_who_attacks_must_attack_the_beast() -> None:
    table = scene("3 (2/red) | 1", "5 (2+B) 1+B | 1")
    table.do("attack a1")
    assert table.notes("target") == ["target b2", "target b3"]
    free = scene("3 (2/red) | 1", "5 (2+B) 1+B | 1")
    free.do("use a2 colour")
    assert free.notes() == ["target b4"]
    assert free.strength("b3") == "2/2"


def test_7_6_a_guard_binds_attackers() -> None:
    guard = "2 P guard self"
    table = scene("3", "1 guard", guard=guard)
    table.do("attack a1")
    assert table.notes("target") == ["target b2"]
    hidden = scene("3", "1 (guard)", guard=guard)
    hidden.do("attack a1")
    assert hidden.notes("target") == ["target b1", "target b2"]


def test_7_7_a_wizard_unit_fights_scores_nothing_and_leaves() -> None:
    table = scene("(maker) 1", "5 1", maker="1 R give self 2 wizard; give patrolmates 1 attack")
    table.do("use a1 own")
    table.looks("maker 1+A unit+A unit+A", "5 1")
    table.do("stay", "attack a6", "sacrifice a7", "target b1")
    table.looks("maker 1+A", "5 1")
    kept = scene("unit unit unit (maker)", "5", maker="1 R give self 1 wizard")
    assert kept.notes("use") == []  # three units at most
    round_over(kept)
    kept.draw()
    assert kept.scores() == [0, 1]
    assert kept.hand(0).split() == ["maker", "1", "1", "1", "1"]


def test_7_7_a_unit_that_runs_is_gone() -> None:
    table = scene("unit 1", "1")
    table.do("run a6")
    table.looks("1", "1")


def test_7_8_counters_of_a_kind_are_bounded() -> None:
    table = scene("(tutor) (1+" + "A" * 59 + ")", "1", tutor="1 R give patrolmate 2 attack")
    table.do("use a1 own", "target a2")
    table.looks("tutor (1+" + "A" * 60 + ")", "1")


def test_7_9_counters_are_gone_with_the_dead() -> None:
    table = scene("5", "2+LLA 1")
    table.do("attack a1", "target b1")
    assert table.position.card(8) == 0
    assert table.discards(1) == 1


def test_8_1_and_8_2_poison_then_powers_then_levels() -> None:
    nurse = "1 P ends: give patrolmates 1 health"
    table = scene("nurse 2+X 1", "1", nurse=nurse)
    round_over(table)
    table.draw()
    assert table.hand(0).split()[:2] == ["nurse+L", "1+LH"]
    assert table.scores() == [2, 1]
    shy = scene("shy", "1", shy="1 P ends: hide self")
    round_over(shy)
    assert shy.scores() == [0, 1]


def test_8_3_face_up_on_patrol_gains_a_level_and_a_point() -> None:
    table = scene("3 (2) | 1", "4 <2>")
    round_over(table)
    table.draw()
    assert table.scores() == [2, 1]
    assert table.hand(0).split()[:3] == ["3+L", "2", "1+L"]
    assert table.hand(1).split()[:2] == ["4+L", "2"]


def test_8_4_everything_goes_to_base_face_down() -> None:
    table = scene("3 (2)", "4")
    round_over(table)
    table.draw()
    assert table.row(0) == table.row(1) == ""
    held = [table.position.held(0, at) for at in range(2)]
    assert all(card & (packed.UP | packed.KNOWN) == 0 for card in held)
    assert [bool(card & packed.MET) for card in held] == [True, False]


def test_8_5_twenty_quiet_actions_end_the_round() -> None:
    table = scene("2/green", "2/green")
    for _ in range(9):
        table.do("attack a1", "target b1", "attack b1", "target a1")
    table.do("attack a1", "target b1")
    assert table.position.turn() == 1
    table.do("attack b1", "target a1")
    assert table.position.turn() == 2


def test_8_5_two_hundred_actions_end_the_round() -> None:
    table = scene("spy/yellow 1/blue | 1", "1", spy="1 R reveal anywhere")
    table.position.words[packed.ACTS] = 199
    table.do("stay")
    assert table.position.turn() == 2


def test_8_5_ten_dry_rounds_and_sixty_rounds_end_the_game() -> None:
    dry = scene("(3)", "(3)", scores=(4, 3))
    dry.position.words[packed.DRY] = 9
    round_over(dry)
    assert dry.over()
    assert dry.position.returns() == [1.0, 0.0]
    long = scene("(3)", "(3)")
    long.position.words[packed.ROUND] = 60
    round_over(long)
    assert long.over()
    assert long.position.returns() == [0.5, 0.5]


def test_9_1_normal_ends_at_twenty_once_the_round_is_scored() -> None:
    short = scene("3", "(3)", scores=(18, 19))
    round_over(short)
    assert not short.over()
    table = scene("3 2", "3", scores=(18, 18))
    round_over(table)
    assert table.over()
    assert table.position.returns() == [1.0, 0.0]
    assert table.position.legal() == []
    assert table.refusal("stay") == "patrol-refused-over"


def test_9_1_both_at_the_goal_more_points_win_and_equal_ones_play_on() -> None:
    more = scene("3", "3 2", scores=(20, 20))
    round_over(more)
    assert more.position.returns() == [0.0, 1.0]
    equal = scene("3", "3", scores=(19, 19))
    round_over(equal)
    assert not equal.over()


def test_9_2_quick_ends_at_ten() -> None:
    table = scene("3", "(3)", Options(goal=QUICK), scores=(9, 2))
    round_over(table)
    assert table.over()


def test_9_3_set_rounds_end_after_the_last() -> None:
    table = scene("3", "(3)", Options(goal=ROUNDS, rounds=2), scores=(30, 2))
    round_over(table)
    assert not table.over()
    table.draw()
    last = scene("3", "3", Options(goal=ROUNDS, rounds=2), scores=(3, 3))
    last.position.words[packed.ROUND] = 2
    round_over(last)
    assert last.over()
    assert last.position.returns() == [0.5, 0.5]


def test_9_4_hardcore_lore_has_no_goal() -> None:
    table = scene("3", "3", Options(goal=LORE), scores=(99, 3))
    round_over(table)
    assert not table.over()


def test_9_5_who_has_no_soldier_to_lay_ends_the_game() -> None:
    table = opening(("1", "2 2"), Options(hand=1))
    table.step("first a")
    table.draw()
    for note in ("lay 1 1", "lay 1 1", "pair 1 1"):
        table.step(note)
    table.do("attack a1", "target b1", "pass", "stay")
    assert table.over()
    assert table.position.returns() == [0.0, 1.0]


def test_9_6_more_points_win() -> None:
    table = scene("(3)", "(3)", scores=(2, 3))
    table.position.words[packed.ROUND] = 60
    round_over(table)
    assert table.position.returns() == [0.0, 1.0]
