"""Scenes for §1 and §2: what is known, and how strong a card is."""

import pytest
from tests.games.patrol.army import game, plain
from tests.games.patrol.scene import scene

from vedette.core.chance import Stream
from vedette.core.game import SPECTATOR
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine.vocabulary import DEFENCE, NONE, PASSIVE, REVEAL

TABLE = {
    "pink": ("1/0", "2/1", "3/2", "4/3", "5/4", "6/5"),
    "purple": ("2/0", "3/1", "4/1", "5/2", "6/3", "7/4"),
    "green": ("0/1", "1/2", "2/3", "3/4", "4/5", "5/6"),
    "grey": ("0/2", "1/3", "1/4", "2/5", "3/6", "4/7"),
}
"""Attack and health by level, 0 to 5 (§2.3, §2.4)."""


@pytest.mark.parametrize("colour", TABLE)
def test_2_3_and_2_4_and_2_7_colours_change_the_numbers_of_every_level(colour: str) -> None:
    for level, strength in enumerate(TABLE[colour]):
        table = scene(f"({level}/{colour})", "1")
        assert table.strength("a1") == strength
        assert scene(f"{level}/{colour}", "1").strength("a1") == strength  # §2.7: face up or down alike


def test_2_1_and_2_2_a_level_is_printed_permanent_temporary_and_beast() -> None:
    table = scene("2+LLTB 3", "1")
    assert table.strength("a1") == "6/6"
    assert table.strength("a2") == "3/3"


def test_2_3_counters_come_after_what_is_taken_away() -> None:
    assert scene("1/purple+H", "1").strength("a1") == "3/2"
    assert scene("1/grey+L", "1").strength("a1") == "1/4"
    assert scene("2+AAH", "1").strength("a1") == "4/3"


def test_2_4_what_is_taken_away_is_summed_and_stops_at_one() -> None:
    curse = "3 P have enemies -1 attack"
    assert scene("2/grey 0/grey", "curse", curse=curse).strength("a1") == "1/4"
    assert scene("2/grey 0/grey", "curse", curse=curse).strength("a2") == "0/2"
    assert scene("4/grey", "curse curse", curse=curse).strength("a1") == "1/6"
    assert scene("4/pink", "curse", curse=curse).strength("a1") == "4/4"


def test_2_5_level_0_dies_of_any_damage_and_of_nothing_else() -> None:
    table = scene("(0) (0)", "(0)")
    table.do("attack a1", "target b1", "pass")
    table.looks("(0)", "")
    shielded = scene("0", "(0/white)")
    shielded.do("attack a1", "target b1", "answer colour")
    shielded.looks("0", "0/white")


def test_2_6_levels_have_no_cap() -> None:
    assert scene("5+LLLL", "1").strength("a1") == "9/9"


def test_1_5_and_1_6_who_lies_face_down_is_known_to_the_owner_alone() -> None:
    table = scene("(3) 2", "(4) (5)")
    for seat in (0, 1, SPECTATOR):
        shown = table.game.imagine(table.position.view(seat), Stream(8))
        assert shown.view(seat) == table.position.view(seat)
        assert shown.card(1) == table.position.card(1)  # face up
        assert (shown.card(0) == table.position.card(0)) or seat != 0
    other = [table.game.imagine(table.position.view(0), Stream(seed)).card(8) & 127 for seed in range(40)]
    assert len(set(other)) > 5  # any card of the list that was not seen


def test_1_6_counters_tell_who_lies_there_if_only_one_can() -> None:
    table = scene("1", "3+L 2+L (2)")
    table.do("stay", "stay")
    table.draw()
    while table.position.phase() == 2:
        table.position.apply(table.position.legal()[0])
    view = table.position.view(0)
    seen = {tuple(table.game.imagine(view, Stream(seed)).card(8 + at) & 127 for at in range(5)) for seed in range(30)}
    levels = {tuple(sorted(cards[at] for at in range(5) if cards[at] in (0, 1))) for cards in seen}
    assert levels == {(0, 1)}  # both are always among the five
    assert len({cards[:2] for cards in seen}) == 2  # but in either order: two levels now lie on each


def test_1_7_the_table_keeps_the_order_of_laying() -> None:
    made = game(plain())
    state = made.start()
    deal = made.deal(5)
    while state.mover() < 0:
        state.apply(deal[state.slot()])
    first = state.seat()
    held = [state.held(first, at) & 127 for at in range(5)]
    for card in (4, 2, 0, 1, 3):
        state.apply(122 + 5 * card)
    assert [state.card(8 * first + at) & 127 for at in range(5)] == [held[at] for at in (4, 2, 0, 1, 3)]


def test_1_1_a_soldier_has_a_level_and_an_ability_of_a_type_or_none() -> None:
    table = scene("(mage) bard (guard) 2", "1", mage="1 R slay enemy", bard="2 P guard self", guard="3 D shield")
    kinds = [soldier.type for soldier in table.game.roster.soldiers[:4]]
    assert kinds == [REVEAL, PASSIVE, DEFENCE, NONE]
    assert [table.strength(f"a{place}") for place in range(1, 5)] == ["1/1", "2/2", "3/3", "2/2"]


def test_1_2_a_deck_has_ninety_cards_in_these_levels() -> None:
    for draft in box().values():
        levels = [draft.cards.roster.soldiers[card.soldier].level for card in draft.deck.cards]
        assert [levels.count(level) for level in range(6)] == [2, 30, 20, 20, 14, 4]


def test_1_3_and_1_4_a_colour_adds_its_ability_and_copies_differ_in_it() -> None:
    table = scene("(mage/lime) (mage/red) | 1", "1 | 1", mage="1 R slay enemy")
    assert table.notes("use") == [f"use a{place} {ability}" for place in (1, 2) for ability in ("own", "colour")]
    for draft in box().values():
        assert len(set(draft.deck.cards)) == len(draft.deck.cards)
