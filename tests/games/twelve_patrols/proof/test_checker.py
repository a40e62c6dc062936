"""The checker believes nothing: whatever is altered in a claim is found, at its line."""

import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.twelve_patrols.proof.winning import certificate, dealt, invented, won

from vedette import shelf
from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.games.twelve_patrols.proof.checker import check


def claim(seed: int) -> dict[str, Any]:
    game = invented(seed, 3)
    for deal_seed in range(seed, seed + 40):
        deal = dealt(game, deal_seed)
        notes = won(game, deal)
        if notes is not None and any(note.startswith("change") for note in notes):
            return certificate(game, deal, notes)
    raise AssertionError(seed)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return claim(4)


def at(claimed: dict[str, Any], verb: str, nth: int = 0) -> int:
    return [line for line, note in enumerate(claimed["lines"]) if note.startswith(verb)][nth]


def altered(whole: dict[str, Any], line: int, note: str) -> tuple[int, str] | None:
    other = deepcopy(whole)
    other["lines"][line] = note
    fault = check(other)
    return None if fault is None else (fault[0], fault[2])


def test_a_win_holds_with_and_without_its_rolls_and_its_order(whole: dict[str, Any]) -> None:
    assert check(whole) is None
    fewer = {**whole, "lines": [note for note in whole["lines"] if not note.startswith("roll")]}
    assert check(fewer) is None
    assert check({**fewer, "order": None}) is None


def test_no_line_can_be_left_out(whole: dict[str, Any]) -> None:
    for line in range(len(whole["lines"])):
        assert check({**whole, "lines": whole["lines"][:line] + whole["lines"][line + 1 :]}) is not None


def test_what_is_wrong_is_named(whole: dict[str, Any]) -> None:
    card = at(whole, "place", 1)
    first = at(whole, "place")
    put = at(whole, "put")
    change = at(whole, "change")
    name = re.sub(r" \S+$", "", whole["lines"][first])
    assert altered(whole, first, f"{name} B2") == (first + 1, "cell")
    assert altered(whole, card, f"{name} B1") == (card + 1, "card")
    assert altered(whole, card, re.sub(r"\S+$", "C3", whole["lines"][card])) == (card + 1, "cell")
    assert altered(whole, card, "place Nowhere B1") == (card + 1, "card")
    assert altered(whole, put, re.sub(r"\S+$", "A1-C3", whole["lines"][put])) == (put + 1, "spot")
    assert altered(whole, put, "put W7 A1-B1") == (put + 1, "item")
    assert altered(whole, change, "end") == (change + 1, "not-now")
    assert altered(whole, change, re.sub(r"\d$", "7", whole["lines"][change])) == (change + 1, "change")
    assert altered(whole, change, "jump") == (change + 1, "ill-formed")
    assert altered(whole, at(whole, "roll"), "roll 7") == (0, "deal")
    assert altered(whole, at(whole, "draw"), whole["lines"][at(whole, "draw", 1)]) == (at(whole, "draw") + 1, "card")


def test_a_claim_must_be_whole(whole: dict[str, Any]) -> None:
    assert check({**whole, "verdict": "unwinnable"}) == (0, "", "claim")
    assert check({**whole, "deck": whole["deck"][:8]}) == (0, "", "deal")
    assert check({**whole, "dice": {**whole["dice"], "white": [1, 2, 9]}}) == (0, "", "deal")
    assert check({"game": "twelve-patrols", "verdict": "winnable"}) == (0, "", "ill-formed")
    assert check({**whole, "lines": whole["lines"][:-1]}) is not None


def test_a_requirement_counts(whole: dict[str, Any]) -> None:
    """Swap two items of different patrols, anywhere: what still passes must be a win as well, and most is none."""
    puts = [line for line, note in enumerate(whole["lines"]) if note.startswith("put")]
    stream = Stream(1)
    faults = set()
    for _ in range(60):
        one, two = puts[stream.below(len(puts))], puts[stream.below(len(puts))]
        other = deepcopy(whole)
        a, b = other["lines"][one].split(), other["lines"][two].split()
        other["lines"][one], other["lines"][two] = f"put {b[1]} {a[2]}", f"put {a[1]} {b[2]}"
        fault = check(other)
        faults.add("" if fault is None else fault[2])
    assert "requirement" in faults


def test_variants_bind(whole: dict[str, Any]) -> None:
    """An item laid early is refused where items wait for their line, and one laid late where patrols close."""
    lines = whole["lines"]
    last = at(whole, "end", 8)
    spot = lines[at(whole, "put")].split()[-1]
    used = [note.split()[1] for note in lines if note.startswith(("put", "discard"))]
    spare = next(item for item in ("WC", "YC", "BC") if used.count(item) < 3)
    late = {**whole, "lines": [*lines[:last], f"put {spare} {spot}", *lines[last:]]}
    fault = check({**late, "options": {"late_orders": True, "top_up": True}})
    assert fault is not None
    assert check({**late, "options": {}}) is not None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_nothing_that_is_put_into_a_certificate_breaks_the_checker(whole: dict[str, Any], data: st.DataObject) -> None:
    other = deepcopy(whole)
    if data.draw(st.booleans()):
        lines = other["lines"]
        lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(JSON)
        assert check(other) is not None or other["lines"] == whole["lines"]
    else:
        other[data.draw(st.sampled_from([*whole, "unheard-of"]))] = data.draw(JSON)
    try:
        fault = shelf.box("twelve-patrols").verify(other, "x")
    except Unreadable:
        return
    assert fault is None or fault[2]
