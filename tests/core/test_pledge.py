"""A fair deal: the pledge binds, every salt counts, and a record's deal that does not follow from them is found."""

import pytest
from tests.testgame.speech import MiniDuel

from vedette.core import pledge, record
from vedette.core.errors import Illegal, Trouble
from vedette.core.game import CHANCE
from vedette.core.match import Match

GAME = MiniDuel()
SALTS = ["0123456789abcdef" * 2, "a" * 32, "b" * 64]


def fair(salts: list[str]) -> Match:
    """Return a match of a fair deal, a few choices in."""
    match = Match(GAME, [], held=True)
    match.release(GAME.deal(pledge.number(salts, GAME.deals())))
    for _ in range(3):
        match.play(match.legal()[0])
    return match


def refused(text: str) -> str:
    with pytest.raises(Trouble) as caught:
        record.replay(record.read(text, "game.txt"), GAME)
    return caught.value.message


def test_every_salt_counts_and_so_does_its_place() -> None:
    deals = 1 << 60
    number = pledge.number(SALTS, deals)
    assert 0 <= number < deals
    others = [[*SALTS[:at], "c" * 32, *SALTS[at + 1 :]] for at in range(3)] + [[SALTS[0], SALTS[2], SALTS[1]]]
    assert len({number, *(pledge.number(salts, deals) for salts in others)}) == 5
    assert pledge.number([SALTS[0], pledge.NONE, SALTS[2]], deals) != number


def test_the_numbers_of_the_page_and_the_docs() -> None:
    """These stand for every program that checks a deal, the page's among them: they never change."""
    assert pledge.pledge("00" * 16, 0, 1) == "5d38cd6b588977be924856a23c3c8b8a7ecacafe299d43cae49d4969ed4a4694"
    assert pledge.number(["00" * 16, "11" * 16, pledge.NONE], 1 << 60, 1) == 202747074867489595
    assert pledge.pledge("00" * 16, 0) == "63c8b17a50786c3989e10c609013603e6af38677187bb0e51d9840f272dcefc5"
    assert pledge.pledge("00" * 16, 1) == "1d4778b4098375d47722769abc5ed86820e51e6a181271a6c1485a12e3c5c8c0"
    assert pledge.number(["00" * 16, "11" * 16, pledge.NONE], 1 << 60) == 925412776134550343


@pytest.mark.parametrize(
    ("text", "salt"), [("a" * 32, True), ("a" * 64, True), ("A" * 32, False), ("a" * 31, False), ("-", False)]
)
def test_what_a_salt_looks_like(text: str, *, salt: bool) -> None:
    assert pledge.is_salt(text) is salt


def test_nobody_acts_before_the_deal() -> None:
    match = Match(GAME, [], held=True)
    assert (match.mover(), match.legal(), match.actions, match.result()) == (CHANCE, [], [], "open")
    match.release(GAME.deal(3))
    assert match.mover() >= 0
    assert match.actions
    with pytest.raises(Illegal, match="match-dealt"):
        match.release(GAME.deal(4))


def test_a_record_carries_the_salts_and_replays_only_with_them() -> None:
    text = record.write(fair(SALTS), salts=SALTS)
    told = record.read(text, "game.txt")
    promised = [pledge.pledge(salt, place) for place, salt in enumerate(SALTS)]
    assert (told.fair, told.pledges, told.salts) == (2, promised, SALTS)
    assert record.replay(told, GAME).deal == fair(SALTS).deal
    for place, salt in enumerate(SALTS):
        changed = text.replace(salt, "c" * 32)
        assert refused(changed) == "record-pledge"
        changed = changed.replace(promised[place], pledge.pledge("c" * 32, place))
        assert refused(changed) in {"record-deal", "record-fair"}
    assert refused(text.replace(f" {SALTS[2]}", "")) == "record-salts"
    assert refused(text.replace(SALTS[2], "b" * 31)) == "record-salts"
    assert refused(text.replace(f"pledges: {' '.join(promised)}\n", "")) == "record-pledge"
    assert refused(text.replace("fair: 2\n", "")) == "record-pledge"
    assert refused(text.replace("fair: 2\n", "fair: 3\n")) == "record-fair-version"


def test_a_record_of_the_first_version_replays_as_what_it_is() -> None:
    match = Match(GAME, GAME.deal(pledge.number(SALTS, GAME.deals(), 1)))
    match.play(match.legal()[0])
    text = record.write(match, salts=SALTS, fair=1)
    assert f"pledge: {pledge.pledge(SALTS[0], 0, 1)}\nsalts: " in text
    told = record.read(text, "game.txt")
    assert record.replay(told, GAME).deal == match.deal
    assert told.fair == 1
    assert refused(text.replace(SALTS[0], "c" * 32)) == "record-pledge"


def test_a_deal_that_does_not_follow_from_the_salts_is_found() -> None:
    cheated = record.write(fair(["c" * 32, *SALTS[1:]]), salts=SALTS)
    assert refused(cheated) in {"record-deal", "record-fair"}
