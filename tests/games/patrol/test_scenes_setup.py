"""Scenes for §3: the draw, patrols, assignment, roles."""

from tests.games.patrol.scene import opening, scene

from vedette.core.chance import Stream
from vedette.core.game import CHANCE
from vedette.games.patrol.engine.state import ASSIGN, BATTLE, SETUP


def laid(notes_a: str, notes_b: str) -> list[str]:
    """Return the notes that lay five cards into these patrols, for both sides."""
    both = [notes_a.split(), notes_b.split()]
    return [f"lay {card} {patrol}" for notes in both for card, patrol in enumerate(notes, 1)]


def test_3_1_both_draw_to_five_the_attacker_first() -> None:
    table = opening()
    table.step("first b")
    drawn: list[int] = []
    while table.position.mover() == CHANCE:
        drawn.append(table.position.seat())
        table.position.apply(table.position.legal()[0])
    assert drawn == [1] * 5 + [0] * 5
    assert table.position.phase() == SETUP
    assert table.position.mover() == 1


def test_3_1_survivors_count_to_the_five() -> None:
    table = scene("3 2", "1")
    table.do("stay", "stay")
    table.draw()
    assert table.hand(0) == "3+L 2+L 1 1 1"
    assert table.hand(1) == "1+L 1 1 1 1"


def test_3_1_a_deck_that_runs_out_fields_what_it_has() -> None:
    table = opening(("1 1 1", "1 1 1 1 1"))
    table.step("first a")
    table.draw()
    assert table.position.phase() == SETUP
    assert len(table.hand(0).split()) == 3


def test_3_2_one_to_five_patrols_none_empty() -> None:
    table = opening()
    table.step("first a")
    table.draw()
    assert table.notes() == [f"lay {card} 1" for card in range(1, 6)]
    table.step("lay 3 1")
    assert table.notes() == [f"lay {card} {patrol}" for card in (1, 2, 4, 5) for patrol in (1, 2)]
    assert table.refusal("lay 1 3") == "patrol-refused-lay"
    for number, card in enumerate((1, 2, 4, 5), 2):
        table.step(f"lay {card} {number}")
    table.looks("(a3) | (a1) | (a2) | (a4) | (a5)", "")
    assert table.position.mover() == 1


def test_3_3_the_defender_sees_sizes_before_it_lays() -> None:
    table = opening()
    table.step("first a")
    table.draw()
    for note in laid("1 1 1 2 2", "")[:5]:
        table.step(note)
    assert table.position.mover() == 1
    shown = table.game.imagine(table.position.view(1), Stream(1))
    assert [shown.card(at) >> 7 & 7 for at in range(5)] == [1, 1, 1, 2, 2]


def test_3_4_assignment_alternates_until_one_side_has_none_left() -> None:
    table = opening()
    table.step("first a")
    table.draw()
    for note in laid("1 2 3 3 3", "1 1 1 2 2"):
        table.step(note)
    assert table.position.phase() == ASSIGN
    assert table.position.mover() == 0
    assert len(table.notes("pair")) == 6
    table.step("pair 2 1")
    assert table.position.mover() == 1
    assert table.notes("pair") == ["pair 2 1", "pair 2 3"]  # its own patrol 2 and the enemy's 1 or 3
    table.step("pair 2 3")
    assert table.position.phase() == BATTLE
    assert table.position.mover() == 0
    assert table.notes("attack") == ["attack a2", "attack a3", "attack a4", "attack a5"]


def test_3_4_the_last_pairing_is_forced_in_the_open() -> None:
    table = opening()
    table.step("first a")
    table.draw()
    for note in laid("1 1 1 1 1", "1 1 1 1 1"):
        table.step(note)
    assert table.position.forced()


def test_3_5_an_unassigned_patrol_neither_attacks_nor_is_attacked() -> None:
    table = scene("3 | (2/magenta) (1/lime) (5/red) 4/blue", "1")
    assert table.notes("attack") == ["attack a1"]
    assert table.notes("use") == ["use a2 colour", "use a4 colour"]  # Wisdom for a friend, Range from afar; no Poison
    assert table.notes("run") == [f"run a{place}" for place in range(1, 6)]
    assert table.notes("move") == ["move a5 1"]
    table.do("stay")
    assert table.notes("target") == []
    table.do("stay")
    assert table.scores() == [2, 1]  # those face up gained, assigned or not


def test_3_6_a_patrol_that_is_gone_leaves_its_enemy_unassigned() -> None:
    table = scene("3 | 1", "2 3 | 1")
    table.do("attack a1", "target b1")
    table.looks("3 | 1", "3 | 1")
    table.do("run b2")
    table.looks("3 | 1", "1 | <3>")
    assert table.notes("attack") == ["attack a2"]


def test_3_7_roles_change_each_round() -> None:
    table = scene("3", "3")
    table.do("stay", "stay")
    assert table.position.attacker() == 1
    assert table.position.turn() == 2
    assert table.position.seat() == 1
