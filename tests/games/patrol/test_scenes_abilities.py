"""Scenes for §5 and §6: abilities, and the powers of the colours."""

from tests.games.patrol.scene import scene

from vedette.games.patrol.engine.rules import Options
from vedette.games.patrol.engine.state import BATTLE, KNOWN, PICK, WINDOW


def test_5_1_a_reveal_ability_is_the_action_of_a_face_down_card() -> None:
    table = scene("(2/magenta) (3) 2/magenta", "1")
    assert table.notes("use") == ["use a1 colour"]
    table.do("use a1 colour")
    assert table.position.phase() == PICK
    table.looks("2/magenta (3) 2/magenta", "1")
    table.do("target a2")
    table.looks("2/magenta (3+T) 2/magenta", "1")
    assert table.position.mover() == 1
    table.do("stay")
    assert table.notes("use") == []


def test_5_2_one_ability_is_used_at_each_reveal() -> None:
    table = scene("(mage/lime) 1", "(5) 1", mage="2 R shoot enemy 1")
    assert table.notes("use") == ["use a1 own", "use a1 colour"]
    table.do("use a1 own", "target b2")
    assert table.notes("use") == []
    both = scene("5", "(guard/white) 1", guard="2 D slay foe")
    both.do("attack a1", "target b1")
    assert both.notes() == ["pass", "answer own", "answer colour"]


def test_5_3_a_reveal_ability_needs_somebody_to_be_used_on() -> None:
    assert scene("(2/magenta)", "1").notes("use") == []
    assert scene("(2/red)", "1").notes("use") == []
    assert scene("(2/lime) 1", "1+X").notes("use") == []
    assert scene("(herald) 1", "1", herald="1 R reveal enemies").notes("use") == []
    assert scene("(herald) 1", "(1)", herald="1 R reveal enemies").notes("use") == ["use a1 own"]


def test_5_3_free_reveals_can_always_be_used() -> None:
    table = scene("(2/magenta)", "1", Options(free_reveal=True))
    table.do("use a1 colour")
    table.looks("2/magenta", "1")
    assert table.position.mover() == 1


def test_5_4_passive_abilities_work_while_face_up_and_on_patrol() -> None:
    bard = "2 P have patrolmates +1 attack"
    assert scene("bard 3 | 3", "1", bard=bard).strength("a2") == "4/3"
    assert scene("bard 3 | 3", "1", bard=bard).strength("a3") == "3/3"
    assert scene("(bard) 3", "1", bard=bard).strength("a2") == "3/3"
    assert scene("<bard> 3", "1", bard=bard).strength("a2") == "3/3"
    turned = scene("(bard) 3 (2)", "1", bard=bard)
    turned.do("attack a1", "target b1")
    assert turned.strength("a2") == "4/3"


def test_5_5_only_the_target_answers_and_nobody_answers_that() -> None:
    table = scene("(3) (2/white)", "(2/white) (3/white)")
    table.do("attack a1", "target b1", "answer colour")
    table.looks("3 (2/white)", "2/white (3/white)")
    assert table.position.phase() == BATTLE
    assert scene("(3)", "2/white").refusal("answer colour") == "patrol-refused-phase"


def test_5_6_hide_turns_a_face_up_card_down_and_arms_it_again() -> None:
    table = scene("mage/yellow+L 1", "1 1", mage="2 R shoot enemy 1")
    assert table.notes("use") == ["use a1 colour"]
    table.do("use a1 colour")
    table.looks("(mage/yellow+L) 1", "1 1")
    assert table.position.card(0) & KNOWN  # it was seen
    table.do("stay", "use a1 own", "target b1")
    table.looks("mage/yellow+L 1", "1")
    hidden = scene("2/yellow", "1")
    hidden.do("use a1 colour", "stay", "stay")
    assert hidden.scores() == [0, 1]


def test_5_7_mobility_changes_to_a_patrol_that_still_has_a_card() -> None:
    table = scene("3/blue 1 | (2) | 1", "5 | 1 | 2")
    assert table.notes("move") == ["move a1 2", "move a1 3"]
    table.do("move a1 2")
    table.looks("1 | 3/blue (2) | 1", "5 | 1 | 2")
    table.do("stay", "attack a1", "target b2", "stay", "move a1 1")
    table.looks("3/blue 1 | (2) | 1", "5 | 2")
    assert scene("(3/blue) 1 | 2", "1").notes("move") == []


def test_6_1_who_is_gone_when_a_clause_comes_is_passed_over() -> None:
    table = scene("(mage) 1", "1 1", mage="2 R slay enemy; give it poison; give patrolmates 1 attack")
    table.do("use a1 own", "target b1")
    table.looks("mage 1+A", "1")


def test_6_2_an_enemy_is_one_of_the_patrol_that_is_faced_and_base_is_safe() -> None:
    mage = "2 R slay enemy"
    table = scene("(mage) | 1", "1 (2) <3> | 4", mage=mage)
    table.do("use a1 own")
    assert table.notes() == ["target b1", "target b2"]
    far = scene("(mage) | 1", "1 (2) <3> | 4", mage="2 R slay anywhere")
    far.do("use a1 own")
    assert far.notes() == ["target b1", "target b2", "target b4"]


def test_6_3_what_is_hidden_never_narrows_a_choice() -> None:
    judge = "3 R if weaker slay enemy"
    table = scene("(judge) 1", "2 5 (5) (2)", judge=judge)
    table.do("use a1 own")
    assert table.notes() == ["target b1", "target b3", "target b4"]
    table.do("target b3", "pass")
    table.looks("judge 1", "2 5 (5) (2)")
    other = scene("(judge) 1", "2 5 (5) (2)", judge=judge)
    other.do("use a1 own", "target b4", "pass")
    other.looks("judge 1", "2 5 (5)")


def test_6_4_who_turns_up_speaks_once_the_step_is_done() -> None:
    herald = "2 P turned: reveal enemies"
    table = scene("(herald)", "(spy) (3)", herald=herald, spy="1 P turned: give self 2 health")
    table.step("attack a1")
    table.step("target b2")
    table.step("reveal")
    table.looks("herald", "(spy) (3)")
    table.step("turned")
    table.looks("herald", "spy 3")
    table.step("turned")
    table.looks("herald", "spy+HH 3")
    table.step("clash")
    table.looks("", "spy+HH 3")


def test_6_4_an_attack_goes_on_only_while_both_are_on_patrol() -> None:
    table = scene("3 1", "(hare) 1", hare="1 P turned: run self")
    table.do("attack a1", "target b1", "pass")
    table.looks("3 1", "1 | <hare>")


def test_6_5_attacking_killing_dying() -> None:
    duelist = "2 P attacks: have self +2 attack; kills: give self 1 permanent"
    table = scene("duelist/green+H", "4 (3)", duelist=duelist)
    table.do("attack a1", "target b2", "pass")
    table.looks("duelist/green+LH", "4")
    assert table.strength("a1") == "3/5"  # the attack is over
    shielded = scene("duelist/green", "(4/white)", duelist=duelist)
    shielded.do("attack a1", "target b1", "answer colour")
    shielded.looks("duelist/green", "4/white")
    martyr = "1 P dies: give patrolmates 1 attack"
    dies = scene("4 1", "martyr 1 | 1", martyr=martyr)
    dies.do("attack a1", "target b1")
    dies.looks("4 1", "1+A | 1")
    paid = scene("4 (martyr) 1", "5 1", martyr=martyr)
    paid.do("attack a1", "sacrifice a2", "target b1")
    paid.looks("1+A", "1")


def test_6_6_range_is_an_attack_on_another_patrol() -> None:
    table = scene("(4/red) | 1", "2 | (3) 1")
    table.do("use a1 colour")
    assert table.notes() == ["target b2", "target b3"]
    table.do("target b2")
    assert table.position.phase() == WINDOW
    table.do("pass")
    table.looks("4/red | 1", "2 | 1")
    back = scene("(3/red) | 1", "2 | (3) 1")
    back.do("use a1 colour", "target b2", "pass")
    back.looks("1", "2 | 1")


def test_6_6_shield_and_counter_answer_range() -> None:
    for answer in ("white", "orange"):
        table = scene("(4/red) | 1", f"2 | (3/{answer}) 1")
        table.do("use a1 colour", "target b2", "answer colour")
        table.looks("4/red | 1", f"2 | 3/{answer} 1")


def test_6_7_counter_cancels_the_ability_that_chose_it() -> None:
    table = scene("(2/lime) 1", "(1/orange) 1")
    table.do("use a1 colour", "target b1", "answer colour")
    table.looks("2/lime 1", "1/orange 1")
    plain = scene("3", "(1/orange)")
    plain.do("attack a1", "target b1")
    assert plain.notes() == ["pass"]
    shield = scene("(2/lime) 1", "(1/white) 1")
    shield.do("use a1 colour", "target b1")
    assert shield.notes() == ["pass"]


def test_6_8_shield_stops_damage_both_ways() -> None:
    table = scene("(5/teal)", "(1/white)")
    table.do("attack a1", "target b1", "answer colour")
    table.looks("5/teal", "1/white")
    table.do("stay", "stay")
    assert table.scores() == [1, 1]


def test_6_9_poison_turns_nobody_up() -> None:
    table = scene("(2/lime) 1", "(4) 1")
    table.do("use a1 colour", "target b1", "pass")
    table.looks("2/lime 1", "(4+X) 1")
    table.do("attack b1", "target a2")
    table.looks("2/lime", "4+X 1")
