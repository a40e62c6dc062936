"""Scenes for §1 to §3: what there is to play with, the turn, and placing a region."""

import pytest
from tests.games.twelve_patrols.scene import Scene, deck, opening, scene

from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.engine.rules import horizontal, vertical

PLAIN = deck(A="", B="", C="", D="", E="", F="", G="", H="", I="")
ROLLS = [f"roll {pips}" for pips in (1, 3, 5, 2, 2, 6, 4, 4, 1)]


def begun(*draws: str) -> Scene:
    table = opening(PLAIN)
    table.do(*ROLLS, *[f"draw {name}" for name in draws])
    return table


def test_1_1_items_are_three_dice_and_three_cubes_of_each_colour() -> None:
    assert begun().supply() == "WC WC WC W1 W3 W5 YC YC YC Y2 Y2 Y6 BC BC BC B1 B4 B4"


def test_1_2_each_edge_of_a_region_carries_one_requirement_or_is_free() -> None:
    cards = deck(P="north sum 3, east items 3", G="west items 1")
    assert len(cards.regions) == 9
    assert (cards.regions[0].south, cards.regions[0].west, cards.regions[1].north) == (0, 0, 0)
    assert cards.regions[0].north != cards.regions[0].east


def test_1_3_twelve_spots_lie_between_the_nine_regions() -> None:
    table = scene(
        PLAIN,
        """
        A  -  B  -  C
        |     |     |
        D  -  E  -  F
        |     |     |
        G  -  H  -  .
        """,
        display="I",
    )
    assert table.position.between().bit_count() == 10
    table.do("place I C3")
    assert table.position.between() == (1 << 12) - 1


def test_1_4_the_dice_are_rolled_once_and_keep_their_values() -> None:
    table = opening(PLAIN)
    assert table.position.mover() == CHANCE
    assert [table.position.slot(), *table.position.odds()] == [0, 1, 1, 1, 1, 1, 1]
    table.do(*ROLLS)
    assert table.refusal("roll 1") == "refused-chance"
    assert table.position.slot() == 9


def test_1_5_three_cards_are_laid_open_and_only_the_order_of_the_deck_is_hidden() -> None:
    table = begun("E", "B")
    assert table.refusal("place B A1") == "refused-chance"
    table.do("draw H")
    assert table.position.display() == 0b10010010
    assert table.position.unseen() == 0b101101101
    assert table.position.mover() == 0
    assert table.notes("place") == ["place B A1", "place E A1", "place H A1"]


def test_2_1_a_region_then_items_then_the_end_of_the_turn() -> None:
    table = scene(PLAIN, "A  -  B  .  .", display="C D E")
    assert table.refusal("put W1 A1-B1") == "refused-place-first"
    assert table.refusal("end") == "refused-place-first"
    table.do("place C A2")
    assert table.refusal("place D B2") == "refused-placed"
    table.do("put W1 A1-B1", "end")
    assert table.position.mover() == CHANCE


def test_2_2_the_deck_gives_a_card_after_the_items_and_before_the_next_region() -> None:
    table = scene(PLAIN, "A  -  B  .  .", display="C D E")
    table.do("place C A2", "end")
    assert table.refusal("put W1 A1-B1") == "refused-chance"
    assert table.position.slot() == 9 + 5
    assert table.refusal("draw C") == "refused-seen"
    table.do("draw I")
    assert table.refusal("put W1 A1-B1") == "refused-place-first"


def test_2_3_the_display_offers_three_then_two_then_the_last() -> None:
    table = begun("A", "B", "C")
    offered: list[int] = []
    cells = iter(["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"])
    while table.position.mover() != OVER:
        offered.append(table.position.display().bit_count())
        table.do(f"place {'ABCDEFGHI'[len(offered) - 1]} {next(cells)}")
        table.fill()
        table.do("end")
        if table.position.mover() == CHANCE:
            table.do(table.notes("draw")[0])
    assert offered == [3, 3, 3, 3, 3, 3, 3, 2, 1]


def test_3_1_any_card_of_the_display_may_be_placed() -> None:
    table = scene(PLAIN, "A  .  .  .  .", display="B F I")
    assert {note.split()[1] for note in table.notes("place")} == {"B", "F", "I"}
    assert table.refusal("place C B1") == "refused-display"


def test_3_2_a_card_goes_next_to_a_placed_card_and_holes_are_allowed() -> None:
    table = scene(
        PLAIN,
        """
        A  -  B  .  .
        |     .     .
        C  .  .  .  .
        |     .     .
        D  .  .  .  .
        """,
        display="E F G",
    )
    assert table.refusal("place E C2") == "refused-apart"
    assert table.refusal("place E A2") == "refused-occupied"
    table.do("place E B3")
    table.looks(
        """
        A  -  B  .  .
        |     .     .
        C  .  .  .  .
        |     .     .
        D  -  E  .  .
        """,
    )


def test_3_3_the_frame_floats_to_the_west() -> None:
    table = scene(
        PLAIN,
        """
        A W1  B  .  .
        |    Y2     .
        C B2  D  .  .
        """,
        display="E F G",
    )
    table.do("place E <A2")
    table.looks(
        """
        .  .  A  W1 B
        .     |     Y2
        E  -  C  B2 D
        """,
    )


def test_3_3_the_frame_floats_to_the_north() -> None:
    table = scene(
        PLAIN,
        """
        A W1  B YC  C
        |    Y2     |
        D  .  E  .  F
        """,
        display="G H I",
    )
    table.do("place G ^C1")
    table.looks(
        """
        .  .  .  .  G
        .     .     |
        A W1  B YC  C
        |    Y2     |
        D  .  E  .  F
        """.replace("D  .  E  .  F", "D  -  E  -  F"),
    )


def test_3_3_three_columns_fix_the_borders() -> None:
    table = scene(PLAIN, "A  -  B  -  C".replace("-", "WC", 2), display="D E F")
    assert table.refusal("place D <A1") == "refused-frame"
    assert [note.split()[2] for note in table.notes("place")[:6]] == ["A2", "B2", "C2", "^A1", "^B1", "^C1"]


@pytest.mark.parametrize("target", ["A2", "B2", "<A1", "^A1"])
def test_3_4_the_first_region_has_one_place_and_no_spot(target: str) -> None:
    table = begun("A", "B", "C")
    assert table.refusal(f"place A {target}") == "refused-first"
    table.do("place A A1")
    assert table.notes("put") == []
    assert table.can("end")


def test_spots_are_numbered_as_drawn() -> None:
    assert [horizontal(row, column) for row in range(3) for column in range(2)] == [0, 1, 2, 3, 4, 5]
    assert [vertical(row, column) for column in range(3) for row in range(2)] == [6, 7, 8, 9, 10, 11]
