"""What the judges of Patrol think of a drawn position, from what its seats can see of it."""

from tests.games.patrol.scene import Scene, scene

from vedette.bots.greedy import Greedy
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.judgement import Judgement


def chosen(table: Scene, judge: type[Beginner | Commander] = Beginner) -> str:
    """Return what a judge's player does, a beginner by default."""
    position = table.position
    player = Greedy(judge(table.game), 1)
    return table.game.note(position, player.choose(position.view(position.mover()), position.legal()))


def test_a_beginner_gives_up_a_weak_patrolmate_to_kill_a_strong_enemy() -> None:
    table = scene("5/grey 1", "5")
    assert chosen(table) == "attack a1"
    table.step("attack a1")
    assert chosen(table) == "sacrifice a2"
    table.step("sacrifice a2")
    assert chosen(table) == "target b1"


def test_a_beginner_gives_up_nobody_for_an_enemy_that_dies_without() -> None:
    table = scene("5 1", "4")
    table.step("attack a1")
    assert chosen(table) == "target b1"


def test_a_beginner_stays_where_an_attack_only_costs() -> None:
    assert chosen(scene("2", "5")) != "attack a1"


def test_a_commander_moves_who_is_in_danger_to_where_nobody_comes() -> None:
    table = scene("3/blue | 1", "5")
    assert chosen(table, Commander) == "move a1 2"
    assert chosen(scene("1 | 3/blue", "5"), Commander) != "move a2 1"


def test_a_move_is_worth_what_the_card_is_worth_there_and_no_longer_here() -> None:
    table = scene("3/blue 1 | (2) | 4", "5 | 1 (2) | (3)")
    position, prospects = table.position, Commander(table.game).prospects
    before = Judgement(prospects, position, 0)
    for patrol in (2, 3):
        after = position.copy()
        after.apply(table.game.read(position, f"move a1 {patrol}"))
        there = Judgement(prospects, after, 0)
        assert before.moved(0, patrol) == there._stands(0) - before._stands(0)
    again = Judgement(prospects, position, 0)
    assert (list(again.attack), list(again.facing)) == (list(before.attack), list(before.facing)), "nothing is moved"
