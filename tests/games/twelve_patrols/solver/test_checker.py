"""The checker of wins names the first line that is wrong and why; nothing but the game's own lines is read."""

import re

import pytest
from tests.games.twelve_patrols.solver.winning import certificate, dealt, invented, won

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.solver.checker import WinClaim, check


def claim(seed: int) -> WinClaim:
    game = invented(seed, 3)
    for deal_seed in range(seed, seed + 40):
        deal = dealt(game, deal_seed)
        notes = won(game, deal)
        if notes is not None and any(note.startswith("change") for note in notes):
            return certificate(game, deal, notes)
    raise AssertionError(seed)


@pytest.fixture(scope="module")
def whole() -> WinClaim:
    return claim(4)


def at(claimed: WinClaim, verb: str, nth: int = 0) -> int:
    return [line for line, note in enumerate(claimed.lines) if note.startswith(verb)][nth]


def altered(whole: WinClaim, line: int, note: str) -> tuple[int, str] | None:
    lines = whole.lines[:]
    lines[line] = note
    fault = check(whole._replace(lines=lines))
    return None if fault is None else (fault[0], fault[2])


def test_a_win_holds_with_and_without_its_order(whole: WinClaim) -> None:
    assert check(whole) is None
    assert check(whole._replace(order=[])) is None


def test_no_line_can_be_left_out(whole: WinClaim) -> None:
    for line in range(len(whole.lines)):
        assert check(whole._replace(lines=whole.lines[:line] + whole.lines[line + 1 :])) is not None


def test_what_is_wrong_is_named(whole: WinClaim) -> None:
    card = at(whole, "place", 1)
    first = at(whole, "place")
    put = at(whole, "put")
    change = at(whole, "change")
    name = re.sub(r" \S+$", "", whole.lines[first])
    assert altered(whole, first, f"{name} B2") == (first + 1, "cell")
    assert altered(whole, card, f"{name} B1") == (card + 1, "card")
    assert altered(whole, card, re.sub(r"\S+$", "C3", whole.lines[card])) == (card + 1, "cell")
    assert altered(whole, card, "place Nowhere B1") == (card + 1, "card")
    assert altered(whole, put, re.sub(r"\S+$", "A1-C3", whole.lines[put])) == (put + 1, "spot")
    assert altered(whole, put, re.sub(r"^put \S+", "put W7", whole.lines[put])) == (put + 1, "ill-formed")
    assert altered(whole, change, "end") == (change + 1, "not-now")
    assert altered(whole, change, re.sub(r"\d$", "7", whole.lines[change])) == (change + 1, "change")
    assert altered(whole, change, "jump") == (change + 1, "ill-formed")
    assert altered(whole, at(whole, "roll"), "roll 7") == (1, "deal")
    assert altered(whole, first, f"{name} zA1") == (first + 1, "cell")
    assert altered(whole, put, whole.lines[put].lower()) == (put + 1, "ill-formed")
    assert altered(whole, at(whole, "draw"), whole.lines[at(whole, "draw", 1)]) == (at(whole, "draw") + 1, "card")


def test_a_requirement_counts(whole: WinClaim) -> None:
    """Swap two items of different patrols, anywhere: what still passes must be a win as well, and most is none."""
    puts = [line for line, note in enumerate(whole.lines) if note.startswith("put")]
    stream = Stream(1)
    faults = set()
    for _ in range(60):
        one, two = puts[stream.below(len(puts))], puts[stream.below(len(puts))]
        lines = whole.lines[:]
        a, b = lines[one].split(), lines[two].split()
        lines[one], lines[two] = f"put {b[1]} {a[2]}", f"put {a[1]} {b[2]}"
        fault = check(whole._replace(lines=lines))
        faults.add("" if fault is None else fault[2])
    assert "requirement" in faults


def test_variants_bind(whole: WinClaim) -> None:
    """An item laid early is refused where items wait for their line, and one laid late where patrols close."""
    lines = whole.lines
    last = at(whole, "end", 8)
    spot = lines[at(whole, "put")].split()[-1]
    used = [note.split()[1] for note in lines if note.startswith(("put", "discard"))]
    spare = next(item for item in ("WC", "YC", "BC") if used.count(item) < 3)
    late = whole._replace(lines=[*lines[:last], f"put {spare} {spot}", *lines[last:]])
    assert check(late._replace(options=["late-orders", "top-up"])) is not None
    assert check(late._replace(options=[])) is not None
