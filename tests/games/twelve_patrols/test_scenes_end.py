"""Scenes for §6 to §8: variants, the end, undo at the table."""

from tests.games.twelve_patrols.scene import Rules, deck, opening, scene

from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.games.twelve_patrols.engine.rules import Options
from vedette.games.twelve_patrols.engine.state import DRAW_CARD, LOST, WON

PLAIN = deck(A="", B="", C="", D="", E="", F="", G="", H="", I="")
LAST = """
    A  WC  B  WC  C
    W1     W2     WC
    D  YC  E  YC  F
    Y1     Y2     |
    G  BC  H  -   .
    """


def test_6_1_three_of_twelve_cards_are_removed_unseen() -> None:
    table = opening(deck(12))
    table.do(*["roll 1"] * 9)
    assert len(table.notes("draw")) == 12
    for turn in range(9):
        for _ in range(3 if turn == 0 else 1):
            if table.position.mover() == CHANCE:
                table.do(table.notes("draw")[-1])
        table.do(table.notes("place")[0])
        table.fill()
        table.do("end")
    assert table.position.phase() == WON
    assert table.position.unseen().bit_count() == 3


def test_6_2_top_up_adds_to_a_closed_patrol_within_the_budget() -> None:
    cards = deck(A="east items 3")
    drawing = "A  WC  Z0  .  ."
    plain = scene(cards, drawing, display="Z1 Z2 Z3")
    plain.do("place Z1 C1", "put YC B1-C1")
    assert plain.refusal("put BC A1-B1") == "refused-closed"
    house = scene(cards, drawing, display="Z1 Z2 Z3", options=Options(top_up=True))
    house.do("place Z1 C1", "put YC B1-C1", "put BC A1-B1", "end", "draw Z4", "place Z2 A2", "put BC A1-B1")
    assert house.refusal("end") == "refused-unmet"  # four items where three are asked


def test_6_3_late_orders_fill_only_the_lines_that_the_turn_completes() -> None:
    table = scene(
        PLAIN,
        """
        A  -  B  .  .
        |     |     .
        C  -  D  .  .
        """,
        display="E F G",
        options=Options(late_orders=True),
    )
    table.do("place E C1")
    assert {note.split()[2] for note in table.notes("put")} == {"A1-B1", "B1-C1"}
    assert table.refusal("put W1 A1-A2") == "refused-late"
    table.do("put W1 A1-B1", "put W2 B1-C1", "put W3 A1-B1", "end", "draw H", "place F A3")
    assert {note.split()[2] for note in table.notes("put")} == {"A1-A2", "A2-A3"}


def test_7_1_nine_regions_and_twelve_patrols_win() -> None:
    table = scene(PLAIN, LAST, display="I")
    table.do("place I C3", "put B2 B3-C3", "put B4 C2-C3")
    assert table.position.mover() == 0
    table.do("end")
    assert table.position.phase() == WON
    assert table.position.mover() == OVER
    assert table.position.returns() == [1.0]
    assert table.position.legal() == []


def test_7_2_who_has_nothing_left_to_do_has_lost() -> None:
    cards = deck(A="", B="", C="", D="", E="", F="south sum 1", G="", H="", I="")
    table = scene(cards, LAST, display="I", gone="W3 Y3 B2 B4")  # left: a blue 6, a yellow cube, two blue ones
    table.do("place I C3", "put B6 C2-C3")
    assert table.position.spare() == 2
    table.do("put BC B3-C3", "put BC B3-C3")
    assert table.position.mover() == 0
    table.do("put YC B3-C3")
    assert table.position.phase() == LOST
    assert table.position.returns() == [0.0]
    assert table.refusal("end") == "refused-over"


def test_7_3_a_hopeless_position_goes_on_while_something_can_be_done() -> None:
    cards = deck(G="west items 1")
    table = scene(cards, "Z0  -  Z1  .  .", display="G Z2 Z3")
    table.do("place G C1", "put W1 A1-B1", "put W2 B1-C1")  # two items where one is asked, for good
    assert table.refusal("end") == "refused-unmet"
    assert table.position.mover() == 0
    table.do("discard WC", "change W3 4")
    assert table.position.mover() == 0


def match() -> Match:
    game = Rules(PLAIN, Options())
    return Match(game, game.deal(2**40))


def test_8_1_a_turn_is_taken_back_freely_until_a_card_is_drawn() -> None:
    game = match()
    start = game.state.key()
    first = game.legal()[0]
    game.play(first)
    assert game.can_undo()
    assert not game.undo_assists()
    game.undo()
    assert game.state.key() == start
    assert game.assisted == []


def test_8_2_going_back_past_a_draw_counts_as_assisted_and_draws_the_same_again() -> None:
    game = match()
    game.play(game.legal()[0])
    game.play(game.legal()[-1])
    seen = game.state.key()
    assert CHANCE in game.movers[-1:]
    assert game.undo_assists()
    game.undo()
    assert game.assisted == ["undo"]
    game.play(game.legal()[-1])
    assert game.state.key() == seen
    assert game.state.mover() == 0
    assert seen[0] != DRAW_CARD
