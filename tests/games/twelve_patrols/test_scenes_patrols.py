"""Scenes for §4 and §5: patrols, requirements, changes of dice, the budget."""

from itertools import product

from tests.games.twelve_patrols.scene import deck, scene

from vedette.games.twelve_patrols.engine.state import LOST, WON

PLAIN = deck(A="", B="", C="", D="", E="", F="", G="", H="", I="")
EXAMPLE = deck(
    P="north sum 3, east items 3",  # Wild Plains
    G="east colours 2, west items 1",  # Green Valley
    L="north items 3, west sum 6",  # Lost Canyon
)


def test_4_1_any_number_of_items_in_any_spots_between_placed_cards() -> None:
    table = scene(
        PLAIN,
        """
        A  -  B  .  .
        |     .     .
        C  .  .  .  .
        """,
        display="D E F",
    )
    table.do("place D B2", "put W1 B1-B2", "put YC A1-B1", "put BC B1-B2", "put W2 B1-B2")
    table.looks(
        """
        A  YC*     B  .  .
        |  W1+W2+BC*  .
        C  -       D  .  .
        """,
    )
    assert table.refusal("put W3 B1-C1") == "refused-between"
    assert table.refusal("put W1 A1-A2") == "refused-item"


def test_4_2_a_patrol_closes_when_its_turn_ends() -> None:
    table = scene(PLAIN, "A  -  B  .  .", display="C D E")
    table.do("place C A2", "put W1 A1-B1", "put YC A1-B1", "end", "draw F", "place D B2")
    assert table.refusal("put W2 A1-B1") == "refused-closed"
    assert table.position.closed(0)
    table.do("put W2 B1-B2", "put W3 B1-B2")


def test_4_3_an_end_card_looks_at_both_patrols_and_the_middle_card_at_one_each_way() -> None:
    """The printed example: with these three items there are exactly two answers."""
    answers: list[tuple[str, ...]] = []
    for split in product(["A1-B1", "B1-C1"], repeat=3):
        table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1", gone="")
        table.do("place L C1")
        for name, spot in zip(("B4", "B2", "YC"), split, strict=True):
            table.do(f"put {name} {spot}")
        if table.can("end"):
            answers.append(split)
    assert answers == [("A1-B1", "B1-C1", "B1-C1"), ("B1-C1", "A1-B1", "B1-C1")]


def test_4_3_the_spanish_column() -> None:
    """Sum 4 from the top, 2 items on the middle card's north, 3 items from the bottom."""
    cards = deck(T="south sum 4", M="north items 2", U="north items 3")
    drawing = """
        T  .  .  .  .
        |     .     .
        M  .  .  .  .
        """
    for last, holds in (("WC", True), ("BC", True), ("W1", False), ("B4", False)):
        table = scene(cards, drawing, display="U Z0 Z1")
        table.do("place U A3", "put W3 A1-A2", "put Y1 A1-A2", f"put {last} A2-A3")
        assert table.can("end") == holds


def test_4_4_items_are_counted_exactly_dice_and_cubes_alike() -> None:
    cards = deck(A="east items 3")
    for items, holds in (("WC YC", False), ("WC YC B6", True), ("WC YC B6 B4", False)):
        table = scene(cards, "A  -  Z0  .  .", display="Z1 Z2 Z3")
        first, *rest = items.split()
        table.do("place Z1 C1", f"put {first} A1-B1", *[f"put {name} B1-C1" for name in rest])
        assert table.can("end") == holds


def test_4_5_colours_are_counted_exactly_and_one_item_is_of_one_colour() -> None:
    for shields, items, holds in (
        (1, "W1", True),
        (1, "W1 WC", True),
        (1, "W1 YC", False),
        (2, "W1 WC", False),
        (2, "W1 YC WC", True),
        (2, "W1 YC BC", False),
        (3, "W1 YC BC", True),
    ):
        cards = deck(A=f"west colours {shields}")
        table = scene(cards, "Z0  -  A  .  .", display="Z1 Z2 Z3")
        table.do("place Z1 C1", "put Y3 B1-C1", *[f"put {name} A1-B1" for name in items.split()])
        assert table.can("end") == holds


def test_4_6_pips_add_up_over_both_patrols_and_cubes_count_nothing() -> None:
    for items, holds in (("W3 Y3", True), ("B6 YC", True), ("WC B6", True), ("WC YC", False), ("W3 Y2", False)):
        first, last = items.split()
        table = scene(deck(A="west sum 6"), "Z0  -  Z1  .  .", display="A Z2 Z3")
        table.do("place A C1", f"put {first} A1-B1", f"put {last} B1-C1")
        assert table.can("end") == holds


def test_4_7_an_edge_that_faces_outside_is_ignored() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    table.do("place L C1", "put B4 A1-B1", "put B2 B1-C1", "put YC B1-C1", "end", "draw Z2")
    table.do("place Z0 A2", "put WC A1-A2", "end", "draw Z3", "place Z1 A3", "put WC A2-A3", "end")


def test_4_7_until_the_border_is_fixed_it_may_yet_count() -> None:
    """Wild Plains' sum 3 begins to count when a card comes to lie north of it, and is ignored when one does not."""
    north = scene(EXAMPLE, "P  -  Z0  .  .", display="Z1 Z2 L")
    north.do("place Z1 ^A1", "put WC A1-A2", "end", "draw G", "place Z2 A3", "put WC A2-A3")
    assert north.refusal("end") == "refused-unmet"
    south = scene(EXAMPLE, "P  -  Z0  .  .", display="Z1 Z2 L")
    south.do("place Z1 A2", "put WC A1-A2", "end", "draw G", "place Z2 A3", "put WC A2-A3", "end")


def test_4_8_every_spot_of_every_complete_line_must_be_filled() -> None:
    table = scene(
        PLAIN,
        """
        A  -  B  .  .
        |     YC    .
        C  -  D  .  .
        .     W1    .
        .  .  E  .  .
        """,
        display="G H I",
    )
    table.do("place G C2")
    for spot in ("A2-B2", "B2-C2"):
        assert table.refusal("end") == "refused-unmet"
        table.do(f"put {table.supply().split()[0]} {spot}")
    table.do("end")


def test_4_8_one_card_can_ask_for_four_patrols() -> None:
    table = scene(
        PLAIN,
        """
        .  .  A  .  .
        .     .     .
        B  .  .  .  C
        .     .     .
        .  .  D  .  .
        """,
        display="E F G",
    )
    table.do("place E B2")
    for spot in ("A2-B2", "B2-C2", "B1-B2", "B2-B3"):
        assert table.refusal("end") == "refused-unmet"
        table.do(f"put {table.supply().split()[0]} {spot}")
    table.do("end")


def test_4_9_a_complete_line_must_hold_before_the_turn_can_end() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    table.do("place L C1", "put B4 A1-B1", "put B2 B1-C1")
    assert table.refusal("end") == "refused-unmet"
    table.do("put YC B1-C1", "end")


def test_4_10_a_patrol_of_an_incomplete_line_need_not_be_right() -> None:
    table = scene(EXAMPLE, "Z0  -  G  .  .", display="P L Z1")
    table.do("place Z1 A2", "put B4 A1-B1", "put B2 A1-B1", "end")  # Green Valley asks for 1 item there


def test_5_1_an_item_may_be_given_up_whenever_it_is_the_players_turn() -> None:
    table = scene(PLAIN, "A  -  B  .  .", display="C D E")
    table.do("discard WC")
    assert table.refusal("place C A2") == "refused-change-first"
    assert table.refusal("end") == "refused-change-first"
    table.do("change Y1 6", "place C A2", "discard B2", "change B4 3", "put B3 A1-B1", "discard BC", "change Y6 1")
    assert table.supply() == "WC WC W1 W2 W3 YC YC YC Y1 Y2 Y3 BC BC B6"
    assert table.can("end")


def test_5_2_a_die_of_the_supply_changes_to_any_other_value() -> None:
    table = scene(PLAIN, "A  B6  B  .  .", display="C D E")
    assert table.refusal("change W1 2") == "refused-discard-first"
    table.do("discard WC")
    assert table.refusal("change W1 1") == "refused-same"
    assert table.refusal("change B6 1") == "refused-item"  # it lies in a patrol
    assert len(table.notes("change")) == 8 * 5
    table.do("change W1 2", "discard WC", "change W2 6")
    assert "W1" not in table.supply()


def test_5_3_a_die_must_be_left_to_change() -> None:
    table = scene(PLAIN, "A  W1+W2+Y1+Y2+B2+B4+B6  B  .  .", display="C D E")
    assert table.position.spare() == 0
    few = scene(PLAIN, "A  W1+W2+Y1  B  Y2+B2  C", display="D E F")
    few.do("place D A2", "put B4 A1-A2", "end", "draw G", "place E B2", "put B6 B1-B2", "end", "draw H")
    few.do("place F C2", "put Y3 C1-C2", "put WC A2-B2", "put WC B2-C2")
    assert few.supply().split().count("W3") == 1
    assert few.refusal("discard W3") == "refused-die"
    few.do("discard YC", "change W3 1")


def test_5_4_every_empty_spot_is_owed_an_item() -> None:
    table = scene(PLAIN, "A  W1+W2+W3+Y1+Y2+Y3  B  .  .", display="C D E")
    assert table.position.spare() == 1
    table.do("place C A2", "put WC A1-A2", "put WC A1-A2")
    assert table.position.spare() == 0
    assert table.refusal("put WC A1-A2") == "refused-budget"
    assert table.refusal("discard BC") == "refused-budget"
    assert table.notes("discard") == table.notes("put") == []


def test_5_5_an_action_that_loses_later_is_allowed() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    table.do("place L C1", "put B4 A1-B1", "put W1 A1-B1")  # two items where one is asked
    assert table.position.phase() not in (WON, LOST)
