"""What the judges of Patrol think of a drawn position, from what its seats can see of it."""

from tests.games.patrol.scene import Scene, scene

from vedette.bots.greedy import Greedy
from vedette.games.patrol.bots.beginner import Beginner


def chosen(table: Scene) -> str:
    """Return what a beginner does."""
    position = table.position
    player = Greedy(Beginner(table.game), 1)
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
