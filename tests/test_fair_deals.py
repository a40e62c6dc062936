"""docs/fair-deals.md says exactly how a deal is made: its example and whole games, computed by a stranger's program."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests import stranger

from vedette import setups
from vedette.bots.uniform import Uniform
from vedette.core import pledge, record
from vedette.core.errors import Trouble
from vedette.core.match import Match
from vedette.games.patrol.engine.options import named
from vedette.games.patrol.engine.state import DRAWN
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text.speech import Patrol

PAGE = Path(__file__).resolve().parents[1] / "docs" / "fair-deals.md"
SALTS = ["5a" * 16, "a1" * 16, "b2" * 16]
LONG = ["rounds-20", "reshuffle"]


def played(game: Patrol, salts: list[str]) -> Match:
    """Return a whole game of uniform players from a fair deal."""
    match = Match(game, game.deal(pledge.number(salts, game.deals())))
    players = [Uniform(seat) for seat in range(2)]
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    return match


def small(options: list[str]) -> Patrol:
    """Return Patrol with decks of twelve cards, which are soon used up."""
    draft = setups.game("patrol", "tricksters")
    assert isinstance(draft, Patrol)
    one = draft.drafts[0]
    cut = one._replace(deck=one.deck._replace(cards=one.deck.cards[:12]))
    return Patrol((cut, cut), named(options))


def test_the_example_is_what_the_page_says() -> None:
    found = re.search(r"```json example\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    told = json.loads(found[1])
    number = stranger.number(told["salts"])
    toss, first, second = stranger.deal(number)
    assert told == {
        "salts": told["salts"],
        "pledges": [stranger.pledge(place, salt) for place, salt in enumerate(told["salts"])],
        "number": number,
        "first": "ab"[toss],
        "order": [first[:10], second[:10]],
        "again": stranger.again(number, 0, 0, list(range(10))),
    }
    game = setups.game("patrol")
    assert told["pledges"] == [pledge.pledge(salt, place) for place, salt in enumerate(told["salts"])]
    assert number == pledge.number(told["salts"], game.deals())
    assert game.deal(number)[:181] == [toss, *(2 + slot for slot in first + second)]


@pytest.mark.parametrize("options", [["rounds-8"], LONG])
def test_a_stranger_computes_every_card_of_a_game(options: list[str]) -> None:
    """Of each draw the position says whose it is, and which cards are left; all else is the stranger's."""
    match = played(small(options), SALTS)
    number = stranger.number(SALTS)
    toss, *orders = stranger.deal(number, (12, 12))
    assert match.actions[0] == toss
    beyond = 0
    for at, mover in enumerate(match.movers):
        state = match.moment(at)
        assert isinstance(state, Position)
        if mover != -1 or at == 0:
            continue
        seat = state.seat()
        drawn, left = int(state.words[DRAWN + seat]), [action - 2 for action in state.legal()]
        known = drawn < len(orders[seat])
        card = orders[seat][drawn] if known else stranger.again(number, seat, drawn - 12, left, (12, 12))
        assert match.actions[at] == 2 + card
        beyond += not known
    assert (beyond > 0) == ("reshuffle" in options)


def replayed(text: str, game: Patrol) -> Match:
    return record.replay(record.read(text, "game.txt"), game)


def test_a_fair_game_with_a_reshuffle_replays_with_its_salts_and_an_ordinary_one_with_its_code() -> None:
    game = small(LONG)
    match = played(game, SALTS)
    for text in (record.write(match, salts=SALTS), record.write(match)):
        assert "\ndeal: " in text
        assert replayed(text, game).actions == match.actions
    drawn = [at for at, mover in enumerate(match.movers) if mover == -1]
    lines = record.write(match, salts=SALTS).split("\n")
    notes = [line for line in lines if line.startswith("draw ")]
    last = len(lines) - 1 - lines[::-1].index(notes[-1])
    changed = [*lines[:last], next(note for note in notes if note != notes[-1]), *lines[last + 1 :]]
    assert len(drawn) > 40
    with pytest.raises(Trouble):
        replayed("\n".join(changed), game)


def test_what_is_drawn_after_a_reshuffle_is_another_card_under_other_salts() -> None:
    game = small(LONG)
    one, other = (played(game, [salt, *SALTS[1:]]) for salt in (SALTS[0], "5b" * 16))
    assert [a for a, mover in zip(one.actions, one.movers, strict=True) if mover == -1] != [
        a for a, mover in zip(other.actions, other.movers, strict=True) if mover == -1
    ]


def test_whoever_takes_back_past_a_reshuffle_and_plays_otherwise_goes_on() -> None:
    """Another play leaves other discards: a card that came before may not be there."""
    game = small(LONG)
    match = played(game, SALTS)
    for seed in range(5):
        match.back(len(match.actions) * (seed + 2) // 8)
        players = [Uniform(seed + 9), Uniform(seed + 10)]
        while (mover := match.mover()) >= 0:
            match.play(players[mover].choose(match.state.view(mover), match.legal()))
        assert replayed(record.write(match), game).actions == match.actions


def test_a_fair_record_of_the_first_version_with_a_reshuffle_replays() -> None:
    """There the cards of the second deck came from a stream that followed from nothing; the record says which."""
    game = small(LONG)
    match = Match(game, game.deal(pledge.number(SALTS, game.deals(), 1)), 0)
    match.follows = False
    players = [Uniform(seat) for seat in range(2)]
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    assert len(match.deal) > game.slots()
    text = record.write(match, salts=SALTS, fair=1)
    assert "\nfair: " not in text
    assert replayed(text, game).actions == match.actions


def test_a_whole_fair_game_of_two_real_decks_replays_from_its_record_alone() -> None:
    game = setups.game("patrol", "tricksters,shadows", ["lore", "reshuffle"])
    assert isinstance(game, Patrol)
    match = played(game, SALTS)
    state = match.state
    assert isinstance(state, Position)
    assert max(int(state.words[DRAWN + seat]) for seat in range(2)) > 90
    told = record.read(record.write(match, salts=SALTS), "game.txt")
    assert record.replay(told, setups.restore(told)).actions == match.actions
