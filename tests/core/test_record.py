"""The record: what is written is read and replays exactly; whatever was changed in it is found and named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.core.troubled import in_words
from tests.core.urn import UrnGame

from vedette import deals, setups
from vedette.core import record
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Trouble
from vedette.core.match import Match

URN = """\
vedette record 1
game: urn
rules: 3
---
ball 2
low
bow
ball 0
high
bow
ball 3
high
bow
---
result: won
final: {final}
"""


def urn_record() -> str:
    match = Match(UrnGame(), [2, 0, 3])
    for action in (4, 5, 5):
        match.play(action)
    return record.write(match)


def patrols(seed: int, deck: str = "house", options: tuple[str, ...] = (), steps: int = 40) -> Match:
    game = setups.game("twelve-patrols", deck, options)
    match = Match(game, deals.random_deal(game, seed))
    rng = Stream(seed)
    for _ in range(steps):
        if legal := match.legal():
            match.play(legal[rng.below(len(legal))])
    return match


def again(text: str) -> Match:
    told = record.read(text, "game.txt")
    return record.replay(told, UrnGame() if told.game == "urn" else setups.restore(told))


def refused(text: str) -> str:
    with pytest.raises(Trouble) as caught:
        again(text)
    return in_words(caught.value)


def test_a_record_is_this_text() -> None:
    text = urn_record()
    assert text == URN.format(final=text.split("final: ")[1].strip())


def test_what_is_written_replays_to_the_same_record() -> None:
    text = urn_record()
    assert record.write(again(text)) == text


@examples(12)
@given(
    st.integers(0, 2**32),
    st.sampled_from(["house", "house12", "easy"]),
    st.sampled_from([(), ("top-up",), ("late-orders",)]),
    st.integers(0, 40),
)
def test_any_match_replays_to_the_same_record(seed: int, deck: str, options: tuple[str, ...], steps: int) -> None:
    match = patrols(seed, deck, options, steps)
    if seed % 3 == 0:
        match.assist("hint")
    if seed % 5 == 0 and match.mover() >= 0:
        match.concede()
    text = record.write(match)
    replayed = again(text)
    assert record.write(replayed) == text
    assert replayed.actions == match.actions
    assert replayed.deal == match.deal
    assert replayed.result() == match.result()


def test_a_record_without_its_deal_replays_what_was_seen() -> None:
    match = patrols(3, steps=6)
    text = record.write(match, deal=False)
    assert "deal:" not in text
    assert again(text).actions == match.actions


def test_a_record_pins_its_cards() -> None:
    text = record.write(patrols(3))
    assert '{name = "Wild Plains"' in text
    assert "these aren’t the cards that the game was played with; the game file was changed" in refused(
        text.replace('north = "sum 3"', 'north = "sum 4"')
    )


def test_remarks_are_kept() -> None:
    match = patrols(3)
    text = record.write(match, [(0, "the start"), (18, "hm"), (99, "the end")])
    assert record.read(text, "").remarks == [(0, "the start"), (18, "hm"), (len(match.actions), "the end")]
    assert again(text).actions == match.actions


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "vedette record 1",
            "vedette record 2",
            "line 1: this isn’t a game file; its first line should be “vedette record 1”",
        ),
        ("game: urn\n", "", "line 1: the header has no “game”"),
        ("rules: 3", "rules: three", "line 3: “three” isn’t a version of the rules; write a whole number"),
        ("rules: 3", "rules: 2", "version 2 of the rules of urn; only version 3 is known"),
        ("rules: 3", "rules 3", "line 3: “rules 3” isn’t a header line; write a word, a colon and its value"),
        ("---\nball 2", "ball 2", "line 4: “ball 2” isn’t a header line; write a word, a colon and its value"),
        ("low", "lower", "line 6: “lower” isn’t an action; start with one of"),
        ("low\nbow\n", "low\n", "line 7: “ball 0” isn’t an action; start with one of"),
        ("low", "high", "the last position isn’t the recorded one; an action above was changed, added or removed"),
        (
            "ball 3\nhigh\nbow\n",
            "",
            "the last position isn’t the recorded one; an action above was changed, added or removed",
        ),
        ("high\nbow\n---", "high\nbow\nhigh\n---", "line 14: “high” comes after the end of the game"),
        ("result: won", "result: maybe", "“maybe” isn’t a result; write one of"),
        ("result: won", "result: lost", "the game file says “lost”, but played again it ends “won”"),
        ("result: won", "winner: me", "“winner” doesn’t belong after the actions; only result, assisted and final do"),
    ],
)
def test_what_was_changed_is_found_and_named(old: str, new: str, words: str) -> None:
    text = urn_record()
    assert old in text
    assert words in refused(text.replace(old, new, 1))


def test_a_changed_action_is_found_at_the_next_check() -> None:
    text = record.write(patrols(3))
    lines = text.split("\n")
    first = lines.index("---")
    at = next(n for n in range(first, len(lines)) if lines[n].startswith("roll"))
    lines[at] = "roll 1" if lines[at] != "roll 1" else "roll 2"
    assert "the cards that came aren’t those of the deal" in refused("\n".join(lines))
    without = [line for line in lines if not line.startswith("deal:")]
    assert "the position after 10 actions isn’t the recorded one; an action above was changed" in refused(
        "\n".join(without)
    )


def test_a_game_that_is_not_on_the_shelf_is_named() -> None:
    assert "the game “tarot” is not installed here" in refused(
        record.write(patrols(3)).replace("twelve-patrols", "tarot")
    )


def test_a_wrong_note_says_line_what_and_what_would_be_right() -> None:
    text = record.write(patrols(3))
    words = refused(text.replace("\nplace ", "\nplaice ", 1))
    assert words.startswith("game.txt, line ")
    assert "” isn’t an action; start with one of roll, draw, place" in words


@examples(60)
@given(st.integers(0, 10**6), st.text(max_size=8), st.booleans())
def test_a_spoilt_record_is_replayed_or_refused_in_words(place: int, new: str, drop: bool) -> None:
    text = SPOILT
    at = place % len(text)
    text = text[:at] + new + text[at + (5 if drop else 0) :]
    try:
        again(text)
    except Trouble as trouble:
        in_words(trouble)


SPOILT = record.write(patrols(7))


@examples(100)
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for whole in (text, f"{record.FIRST}\n{text}", f"{record.FIRST}\ngame: urn\nrules: 3\n---\n{text}"):
        try:
            again(whole)
        except Trouble as trouble:
            in_words(trouble)


def test_too_long_a_record_is_refused() -> None:
    text = f"{record.FIRST}\ngame: urn\nrules: 3\n---\n" + "low\n" * (record.LONGEST + 1)
    assert "actions, more than any game can have; check that it’s whole" in refused(text)


def test_another_version_of_the_rules_is_refused_by_name() -> None:
    told = record.read(urn_record().replace("rules: 3", "rules: 9"), "x")
    with pytest.raises(Illegal) as caught:
        record.replay(told, UrnGame())
    assert caught.value.values["version"] == "9"
