"""12 Patrols in words and as JSON: what is asked, what is missing, what lies where, in both languages."""

# ruff: noqa: RUF001 (dashes and signs stand here as they are written for people)

import json
import re
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import SEEDS, examples, walk
from tests.games.twelve_patrols.scene import Scene, deck, scene

from vedette.core.game import OVER
from vedette.core.match import Match, followed
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.rules import Deck, Options
from vedette.games.twelve_patrols.solver.requirements import STATES
from vedette.games.twelve_patrols.text.place import Land
from vedette.games.twelve_patrols.text.speech import TwelvePatrols
from vedette.session import lesson
from vedette.session.log import TableLog

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.turn import Position

EXAMPLE = deck(
    P="north sum 3, east items 3",  # Wild Plains
    G="east colours 2, west items 1",  # Green Valley
    L="north items 3, west sum 6",  # Lost Canyon
)
TWELVE = deck(12, P="north sum 3, east items 3")
HOUSE = TwelvePatrols(cards.box()["house"])
CLOSED_FR = (
    "L contre P, à l’ouest\xa0; complète sa rangée\xa0; "
    "les bords ouest et est sont fixés\xa0: 2 exigences n’y comptent plus"
)
Told = dict[str, Any]


def shown(table: Scene, language: str = "en", options: Options | None = None) -> Told:
    game = TwelvePatrols(cards.plain(table.game.deck), options)
    told = game.show(table.position.view(0), language)
    assert json.loads(json.dumps(told)) == told
    return told


def described(table: Scene, language: str = "en") -> str:
    return TwelvePatrols(cards.plain(table.game.deck)).describe(table.position.view(0), language)


def words(table: Scene, language: str = "en") -> list[str]:
    return [order["words"] for order in shown(table, language)["orders"]]


def row() -> Scene:
    return scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")


def test_before_a_region_is_placed_one_is_asked_for() -> None:
    assert shown(row())["ask"]["title"] == "Place one of 3 regions"
    assert shown(row(), "fr")["ask"]["title"] == "Placez une des 3 régions"
    last = scene(EXAMPLE, "P  B4  G  B2+YC  L\nB6 WC .\nZ0 - Z1 - Z2\n| | .\nZ3 - Z4 . .", display="Z5")
    assert shown(last)["ask"]["title"] == "Place Z5"


def test_a_line_that_closes_is_asked_for_by_name() -> None:
    table = row()
    table.do("place L C1")
    assert shown(table)["ask"] == {
        "title": "L completes row 1: fill its spots",
        "detail": "Turn 3 of 9. You may fill other spots too. Then confirm.",
    }
    assert shown(table, "fr")["ask"]["title"] == "L complète la rangée 1\N{NO-BREAK SPACE}: remplissez ses emplacements"
    table.do("put B4 A1-B1", "put B2 B1-C1")
    assert shown(table)["ask"]["title"] == "L completes row 1: meet its requirements"
    table.do("put YC B1-C1")
    assert shown(table)["ask"]["title"] == "L is placed: put items or confirm"
    assert shown(table)["can_end"]


def test_two_lines_that_close_together_are_both_named() -> None:
    table = scene(EXAMPLE, "P B4 G . .\n. | .\n. . Z0 - Z1\n. . |\n. . . . Z2", display="L Z3 Z4")
    table.do("place L C1")
    assert shown(table)["ask"]["title"] == "L completes row 1 and column C: fill their spots"
    assert (
        shown(table, "fr")["ask"]["title"]
        == "L complète la rangée 1 et la colonne C\N{NO-BREAK SPACE}: remplissez leurs emplacements"
    )


def test_what_is_short_is_told_with_what_would_mend_it() -> None:
    table = row()
    table.do("place L C1")
    assert words(table) == [
        "P, east: needs 3 items, has 0. Add 3 to A1–B1 or B1–C1.",
        "G, east: needs 2 colours, has 0. Add 2 more colours to B1–C1.",
        "G, west: needs 1 item, has 0. Add one to A1–B1.",
        "L, west: needs dice sum 6, has 0. Add 6 pips to B1–C1 or A1–B1.",
    ]
    assert "Ajoutez-en un en A1–B1." in words(table, "fr")[2]


def test_every_empty_spot_of_a_line_is_named_where_one_is() -> None:
    table = scene(deck(P="east items 1"), "Z0  -  P  .  .", display="Z1 Z2 Z3")
    table.do("place Z1 C1")
    told = shown(table)["orders"]
    assert [order["words"] for order in told] == [
        "P, east: needs 1 item, has 0. Add one to B1–C1.",
        "Row 1: A1–B1 and B1–C1 are empty. Put at least one item in each.",
    ]
    assert told[1]["spots"] == [0, 1]


def test_what_is_too_much_is_to_be_taken_back() -> None:
    table = row()
    table.do("place L C1", "put B4 A1-B1", "put WC A1-B1")
    told = shown(table)
    assert "G, west: needs 1 item, has 2. Take something back from A1–B1." in words(table)
    spot = told["spots"][0]
    assert (spot["state"], spot["must"], spot["wrong"]) == ("draft", False, True)
    assert spot["words"] == "Patrol A1–B1: white cube, blue die 4, must change"
    assert (told["spots"][1]["state"], told["spots"][1]["must"]) == ("empty", True)
    assert not told["can_end"]


def test_an_empty_spot_that_leaves_no_room_is_named() -> None:
    table = scene(deck(L="west items 2"), "Z0  -  Z1  .  .", display="L Z2 Z3")
    table.do("place L C1", "put B4 B1-C1", "put WC B1-C1")
    assert words(table)[0] == (
        "L, west: needs 2 items, has 2. A1–B1 must be filled too: take something back from B1–C1."
    )
    assert "A1–B1 doit être rempli aussi" in words(table, "fr")[0]


def test_requirements_that_clash_are_named() -> None:
    cards = deck(A="east items 2", C="west items 3")
    table = scene(cards, "A  -  Z0  .  .", display="C Z1 Z2")
    table.do("place C C1", "put WC A1-B1")
    told = {language: shown(table, language)["orders"][-1]["words"] for language in ("en", "fr")}
    assert told["en"].startswith("Row 1: A (east: 2 items) and C (west: 3 items) can’t be met together. ")
    assert "à la fois A (est" in told["fr"]
    assert "C (ouest" in told["fr"]


def test_a_spoilt_line_that_is_not_complete_is_a_warning() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    table.do("place Z0 A2", "put B4 A1-B1", "put B2 A1-B1")
    warnings = [order for order in shown(table)["orders"] if order["warning"]]
    assert [order["head"] for order in warnings] == ["G, west"]
    assert warnings[0]["words"] == "G, west: needs 1 item, has 2. This can’t be met wherever the grid ends."
    assert shown(table)["can_end"]
    assert "Warning:" in described(table)


def test_every_edge_of_the_example_row_is_told() -> None:
    table = row()
    table.do("place L C1", "put B4 A1-B1", "put B2 B1-C1", "put YC B1-C1", "end", "draw Z2")
    told = shown(table)
    plains, valley, canyon = told["kingdom"][:3]
    east = {"state": "holds", "have": 3, "need": 3, "words": "East: exactly 3 items, met", "spots": [0, 1]}
    assert plains["edges"]["east"] == east
    assert valley["edges"]["west"]["spots"] == [0]
    assert valley["edges"]["east"]["words"] == "East: exactly 2 colours, met"
    assert valley["edges"]["north"] is None
    assert canyon["edges"]["west"]["words"] == "West: dice that sum to 6, met"
    assert canyon["edges"]["north"]["words"] == "North: exactly 3 items, not decided yet"
    assert [spot["state"] for spot in told["spots"][:3]] == ["closed", "closed", "none"]


def test_a_change_says_what_was_given_up() -> None:
    table = row()
    table.do("discard YC")
    told = shown(table)
    assert (told["phase"], told["changing"]["words"]) == ("change", "yellow cube")
    assert told["ask"]["detail"] == "Discarded: yellow cube. Any die you haven’t used, any other value."
    assert told["given"] == [{"item": 7, "colour": "yellow", "face": 0, "words": "yellow cube", "count": 1}]


def test_the_budget_counts_to_eighteen() -> None:
    table = row()
    table.do("discard YC", "change Y1 2", "place L C1", "put B4 A1-B1", "put B2 B1-C1", "put YC B1-C1")
    budget = shown(table)["budget"]
    assert budget == {
        "supply": 14,
        "empty": 10,
        "spare": 4,
        "of": 6,
        "given": 1,
        "extra": 1,
        "words": "Items: 4 of 6 spare; 10 spots are still empty.",
    }
    assert (12 - budget["empty"]) + budget["empty"] + budget["extra"] + budget["given"] + budget["spare"] == 18


@pytest.mark.parametrize(
    ("cards_", "display", "english"),
    [
        (EXAMPLE, "L Z0 Z1", "4 cards in the draw pile, in unknown order: Z2, Z3, Z4, Z5."),
        (EXAMPLE, "L Z0 Z1 Z2 Z3 Z4", "1 card in the draw pile. It can only be Z5."),
        (EXAMPLE, "L Z0 Z1 Z2 Z3 Z4 Z5", "The draw pile is empty."),
        (TWELVE, "Z1 Z2 Z3", "4 in the draw pile and 3 removed unseen, among Z4, Z5, Z6, Z7, Z8, Z9, Z10."),
        (TWELVE, "Z1 Z2 Z3 Z4 Z5 Z6 Z7", "The draw pile is empty; 3 cards were removed unseen: Z8, Z9, Z10."),
    ],
)
def test_the_deck_tells_what_everybody_can_know(cards_: Deck, display: str, english: str) -> None:
    drawing = "P  -  G  .  ." if cards_ is EXAMPLE else "P  -  Z0  .  ."
    assert shown(scene(cards_, drawing, display=display))["deck"]["words"] == english


def test_a_card_without_a_terrain_gets_one_of_its_own_for_ever() -> None:
    regions = shown(row())["regions"]
    assert all(region["terrain"] in cards.TERRAINS for region in regions)
    assert shown(row(), "fr")["regions"][0]["terrain"] == regions[0]["terrain"]
    assert HOUSE.show(HOUSE.start().view(0), "en")["regions"][0]["terrain"] == "plains"  # type: ignore[index]  # JSON


def test_placements_are_said_with_their_side_and_told_with_what_they_close() -> None:
    table = row()
    game = TwelvePatrols(cards.plain(table.game.deck))
    view = table.position.view(0)
    for note, said, told, french in (
        (
            "place L C1",
            "Place L east of G",
            "L east of G; completes its row; the west and east borders are fixed",
            "L contre G, à l’est\xa0; complète sa rangée\xa0; les bords ouest et est sont fixés",
        ),
        (
            "place L <A1",
            "Place L west of P",
            "L west of P; completes its row; the west and east borders are fixed: 2 requirements there no longer count",
            CLOSED_FR,
        ),
        ("place L ^B1", "Place L north of G", "L north of G", "L contre G, au nord"),
        (
            "discard BC",
            "Discard the blue cube to change a die",
            "Discarded the blue cube",
            "Le cube bleu est retiré du jeu",
        ),
    ):
        action = game.read(table.position, note)
        assert game.say(view, action, "en") == said
        assert game.tell(view, action, 0, "en") == told
        assert game.tell(view, action, 0, "fr") == french


@examples(20)
@given(SEEDS)
def test_where_a_region_was_placed_stays_true_however_the_frame_moves(seed: int) -> None:
    told: list[str] = []
    fixed = False
    for step in walk(HOUSE, seed):
        land = Land.of(cast("Position", step.state))
        fixed = fixed or land.fixed()
        assert land.fixed() == fixed
        for action in [one for one in step.legal if rules.PLACE <= one < rules.PUT]:
            after = step.state.copy()
            after.apply(action)
            assert land.laid(*divmod(action - rules.PLACE, rules.TARGETS))[0] == Land.of(cast("Position", after))
        if rules.PLACE <= step.action < rules.DISCARD:
            words = HOUSE.tell(step.state.view(0), step.action, 0, "en")
            assert not fixed or re.search(r" in [ABC][123]", words)
            told += [] if fixed else [words]
    names = [region.name for region in HOUSE.deck.regions]
    at = {names[region]: divmod(cell, 3) for cell, region in enumerate(land.cells) if region >= 0}
    ways = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
    for words in told:
        if found := re.match(r"(.+) (north|east|south|west) of ([^;]+)", words):
            (row, column), (south, east) = at[found[3]], ways[found[2]]
            assert at[found[1]] == (row + south, column + east), words
        elif found := re.search(r" between (.+) and (.+)", words):
            (row, column), (other, column_2) = at[found[1]], at[found[2]]
            assert abs(row - other) + abs(column - column_2) == 1, words
        else:
            assert words.endswith("is the first region")


def test_a_position_is_described_line_by_line() -> None:
    table = row()
    table.do("place L C1", "put B4 A1-B1")
    assert (
        described(table)
        == """\
L completes row 1: fill its spots. Turn 3 of 9. You may fill other spots too. Then confirm.
Before you confirm:
  P, east: needs 3 items, has 1. Add 2 to A1–B1 or B1–C1.
  G, east: needs 2 colours, has 0. Add 2 more colours to B1–C1.
  L, west: needs dice sum 6, has 4. Add 2 pips to B1–C1 or A1–B1.
Display:
  Z0
  Z1
4 cards in the draw pile, in unknown order: Z2, Z3, Z4, Z5.
Kingdom:
  A1 P. North: dice that sum to 3, not decided yet. East: exactly 3 items, has 1 so far.
  B1 G. East: exactly 2 colours, has 0 so far. West: exactly 1 item, met.
  C1 L. North: exactly 3 items, not decided yet. West: dice that sum to 6, has 4 so far.
  Patrol A1–B1: blue die 4, this turn
  Spot B1–C1: empty, must be filled this turn
Supply, 17 items: white cube (× 3), white die 1, white die 2, white die 3, yellow cube (× 3), yellow die 1, \
yellow die 2, yellow die 3, blue cube (× 3), blue die 2, blue die 6.
Items: 6 of 6 spare; 11 spots are still empty."""
    )


def test_a_won_kingdom_is_told_with_one_stop() -> None:
    match = lesson.course("twelve-patrols").match
    for language, told in (("en", "The kingdom is safe! "), ("fr", "Le royaume est sauvé\xa0! ")):
        assert match.game.describe(match.state.view(0), language).startswith(told)


def test_the_throw_the_changed_die_and_the_lines_that_hold_are_each_shown() -> None:
    match = lesson.course("twelve-patrols").match
    log = TableLog(match)
    told = [beat for n in range(len(match.actions)) for beat in log.beats(n, 0, "en")]
    throw = [beat for beat in told if beat.kind == "roll" and len(beat.places) > 1]
    assert [len(beat.places) for beat in throw] == [rules.DICE]
    assert throw[0].words.startswith("Dice: white ")
    changed = [beat for beat in told if beat.kind == "roll" and "→" in beat.words]
    assert changed
    for beat in changed:
        assert [int(place.split()[1]) % rules.FACES for place in beat.places] == beat.numbers
    held = [beat.words for beat in told if beat.kind == "line" and beat.numbers]
    assert held[0] == "Row 1 holds."
    assert all(len(beat.places) in (3, 5) for beat in told if beat.kind == "line")


def test_a_win_is_told_of_all_nine_regions() -> None:
    match = lesson.course("twelve-patrols").match
    for language, told in (("en", "The kingdom is safe!"), ("fr", "Le royaume est sauvé\xa0!")):
        end = TableLog(match).beats(len(match.actions) - 1, 0, language)[-1]
        assert (end.kind, end.words, end.numbers) == ("end", told, [1])
        assert sorted(end.places) == [f"region {region}" for region in range(rules.CELLS)]


@examples(10)
@given(SEEDS, st.sampled_from(["house", "house12", "fiendish"]), st.sampled_from(["en", "fr"]))
def test_what_is_shown_agrees_with_the_engine(seed: int, name: str, language: str) -> None:
    game = TwelvePatrols(cards.box()[name], Options(top_up=seed % 3 == 0, late_orders=seed % 5 == 0))
    for step in walk(game, seed):
        told: Told = game.show(step.state.view(0), language)
        ends = any(game.parts(action)["do"] == "end" for action in step.legal)
        assert told["can_end"] == ends
        assert told["can_end"] or told["phase"] != "fill" or [o for o in told["orders"] if not o["warning"]]
        laid = sum(len(spot["items"]) for spot in told["spots"])
        rolled = 9 if told["phase"] != "roll" else sum(entry["count"] for entry in told["supply"] if entry["face"])
        assert laid + sum(entry["count"] for entry in told["supply"] + told["given"]) == 9 + rolled
        assert len(told["spots"]) == 12
        assert len(told["kingdom"]) == 9
        for cell in filter(None, told["kingdom"]):
            for edge, printed in told["regions"][cell["region"]]["edges"].items():
                assert (cell["edges"][edge] is None) == (printed is None)
                assert printed is None or cell["edges"][edge]["state"] in STATES
        seen = [cell["region"] for cell in told["kingdom"] if cell] + told["display"] + told["deck"]["unseen"]
        assert sorted(seen) == list(range(len(told["regions"])))


@pytest.mark.parametrize("seed", [3, 5])
def test_advice_is_given_in_both_languages_and_names_what_is_legal(seed: int) -> None:
    steps = [(step.state.view(0), step.legal) for step in walk(HOUSE, seed) if step.state.mover() == 0]
    for view, legal in steps[len(steps) // 3 :: len(steps) // 2]:
        told, french = (HOUSE.advise(view, 4, language) for language in ("en", "fr"))
        assert (french.action, french.line, french.point) == (told.action, told.line, told.point)
        assert french.words != told.words
        nudge = HOUSE.advise(view, 1, "en")
        assert (nudge.action, nudge.line, nudge.point) == (None, [], [])
        for line in (*told.words, *french.words, *nudge.words):
            assert line[0].isupper() or line[0] in "\u201c\u00ab"
            assert line.endswith(".")
            assert "{" not in line
        assert told.action is None or told.action in legal
        if told.action is not None:
            assert followed(HOUSE, view, told.line)[0][1] == told.action


def test_a_finished_game_has_a_certain_chance() -> None:
    *_, step = walk(HOUSE, 3)
    assert step.state.mover() == OVER
    assert HOUSE.win_chance(step.state.view(0))[:2] == (step.state.returns()[0], True)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Dice: white 2 4 6, yellow 1 3 5, blue 2 2 6"),
        ("fr", "Dés\xa0: blancs 2 4 6, jaunes 1 3 5, bleus 2 2 6"),
    ],
)
def test_the_nine_dice_are_one_line_of_the_log(language: str, told: str) -> None:
    match = Match(HOUSE, [*(pips - 1 for pips in (2, 4, 6, 1, 3, 5, 2, 2, 6)), *range(rules.DRAW, rules.DRAW + 9)])
    first = TableLog(match).whole(0, language)[: rules.DICE]
    assert [line.sum for line in first] == [""] * 8 + [told]
    assert [line.of for line in first] == [None] + [0] * 8
