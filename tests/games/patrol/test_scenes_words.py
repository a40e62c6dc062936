"""Scenes for §6.1: every word of the vocabulary does what it says."""

from tests.games.patrol.scene import scene


def test_take_removes_all_counters_of_a_kind() -> None:
    table = scene("(thief) 1", "2+LLA (1) 3", thief="1 R take enemy permanent")
    table.do("use a1 own")
    assert table.notes() == ["target b1"]  # the others have none
    table.do("target b1")
    table.looks("thief 1", "2+A (1) 3")
    cure = scene("(nurse) 1+X", "1", nurse="1 R take patrolmate poison; give it beast")
    cure.do("use a1 own", "target a2")
    cure.looks("nurse 1+B", "1")


def test_shoot_kills_whose_health_is_not_more_and_turns_nobody_up() -> None:
    archer = "2 R shoot anywhere 2"
    table = scene("(archer) | 1", "1 | (2) (3)", archer=archer)
    table.do("use a1 own", "target b3", "pass")
    table.looks("archer | 1", "1 | (2) (3)")
    other = scene("(archer) | 1", "1 | (2) (3)", archer=archer)
    other.do("use a1 own", "target b2", "pass")
    other.looks("archer | 1", "1 | (3)")


def test_shoot_with_its_own_attack() -> None:
    table = scene("(archer+A/pink) 1".replace("+A/pink", "/pink+A"), "3 4", archer="2 R shoot enemy attack")
    table.do("use a1 own", "target b2")
    table.looks("archer/pink+A 1", "3")


def test_shoot_at_a_group_and_fetch() -> None:
    rain = scene("(archer)", "1 (1) 2/grey | 1", archer="2 R shoot enemies 1")
    rain.do("use a1 own")
    rain.looks("archer", "2/grey | 1")
    call = scene("(caller) | 2 (1)", "1 | 1", caller="1 R fetch teammate; give it 1 attack")
    call.do("use a1 own", "target a3")
    call.looks("caller (1+A) | 2", "1 | 1")


def test_strike_is_a_whole_attack() -> None:
    table = scene("(ram) 1", "(3) 5", ram="3 R strike enemy")
    table.do("use a1 own", "target b1", "pass")
    table.looks("1", "5")


def test_reveal_and_hide_and_run() -> None:
    table = scene("(spy) 1", "(1) 2", spy="1 R reveal enemies")
    table.do("use a1 own")
    table.looks("spy 1", "1 2")
    cloak = scene("(cloak) 2 (1)", "1", cloak="1 R hide patrolmate")
    cloak.do("use a1 own")
    assert cloak.notes() == ["target a2"]
    cloak.do("target a2")
    cloak.looks("cloak (2) (1)", "1")
    ferry = scene("(ferry) (2) 1", "1", ferry="1 R run patrolmate; run self")
    ferry.do("use a1 own", "target a2")
    ferry.looks("1 | <ferry> <(2)>".replace("<(2)>", "<2>"), "1")


def test_have_lasts_while_its_cause_does() -> None:
    table = scene("wolf 3", "1 1", wolf="2 P if alone have self +2 attack; have self +1 health per enemy")
    assert table.strength("a1") == "2/4"
    table.do("run a2", "run b1")
    assert table.strength("a1") == "4/3"


def test_have_in_an_answer_lasts_for_the_attack() -> None:
    table = scene("3", "(wall) 1", wall="2 D have self +2 health; have foe -2 attack")
    table.do("attack a1", "target b1", "answer own")
    table.looks("3", "wall 1")
    assert table.strength("b1") == "2/2"


def test_sneak_may_be_lent() -> None:
    table = scene("guide 3", "3 1", guide="1 P sneak patrolmates")
    table.do("attack a2", "target b1")
    table.looks("guide 3", "1")
    alone = scene("guide 1", "1 1", guide="1 P sneak patrolmates")
    alone.do("attack a1", "target b1")
    alone.looks("1", "1")


def test_counter_with_more() -> None:
    table = scene("(2/lime) 1", "(judge) 1", judge="1 D counter; slay foe")
    table.do("use a1 colour", "target b1", "answer own")
    table.looks("1", "judge 1")


def test_an_answer_may_take_the_target_away() -> None:
    table = scene("(3) 1", "(hare) 1", hare="1 D run self")
    table.do("attack a1", "target b1", "answer own")
    table.looks("3 1", "1 | <hare>")


def test_stronger_and_weaker_in_a_fight_speak_of_the_foe() -> None:
    duelist = "3 P attacks: if stronger have self +3 attack"
    table = scene("duelist", "5 1", duelist=duelist)
    table.do("attack a1", "target b1")
    table.looks("", "1")
    weaker = scene("duelist 1", "2/grey+HH 1", duelist=duelist)
    weaker.do("attack a1", "target b1")
    weaker.looks("duelist 1", "2/grey+HH 1")


def test_behind_and_outnumbered() -> None:
    rally = "1 R if behind give teammates 1 attack"
    assert scene("(rally) 1", "1", rally=rally).notes("use") == []
    table = scene("(rally) 1", "1", scores=(1, 2), rally=rally)
    table.do("use a1 own")
    table.looks("rally 1+A", "1")
    horn = "1 R if outnumbered give patrolmates 1 temporary per enemy"
    assert scene("(horn) 1", "1 1", horn=horn).notes("use") == []
    few = scene("(horn) 1", "1 1 1", horn=horn)
    few.do("use a1 own")
    few.looks("horn 1+TTT", "1 1 1")


def test_killing_may_hide_the_killer() -> None:
    table = scene("knife 1", "1 1", knife="3 P kills: hide self")
    table.do("attack a1", "target b1")
    table.looks("(knife) 1", "1")
