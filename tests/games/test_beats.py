"""Beats of each game: every kind is told with where it was, what it counted, and a sentence in both languages."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final, get_args

import pytest

from vedette import registry, setups
from vedette.core.beat import BeatKind
from vedette.core.chance import Stream
from vedette.core.match import Match
from vedette.games.patrol.engine.rules import PLACES
from vedette.games.spellfire.engine.notation import COLUMN_NAMES
from vedette.games.spellfire.engine.turn import Position
from vedette.session.log import LATEST, NOTHING, TableLog

if TYPE_CHECKING:
    from vedette.core.game import State
    from vedette.protocol.server import Beat

DECKS: Final = {
    "patrol": ("tricksters,venom", ["rounds-2", "wounds"]),
    "spellfire": (None, []),
    "twelve-patrols": (None, []),
}
KINDS: Final = {
    "patrol": {
        *("attack", "turn", "answer", "clash", "ability", "counter", "hurt", "poison", "move", "run", "pass", "gave"),
        *("fall", "nothing", "round", "score", "level"),
    },
    "spellfire": {"turn", "attack", "ability", "gave", "total", "clash", "lay", "nothing", "fall", "realm"},
    "twelve-patrols": {"roll", "turn", "lay", "fall", "line", "end"},
}
"""What random games of each come upon."""
GAMES: Final = 40


def play(name: str, seed: int) -> Match:
    """Return a random game to its end, or as far as 400 choices go."""
    deck, options = DECKS[name]
    match = Match(setups.game(name, deck or "", options), [], seed)
    rng = Stream(seed)
    for _ in range(400):
        if match.mover() < 0:
            break
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def beats(match: Match, seat: int, language: str = "en") -> list[Beat]:
    log = TableLog(match)
    return [beat for n in range(len(match.actions)) for beat in log.beats(n, seat, language)]


def test_every_kind_is_some_game_s() -> None:
    assert set().union(*KINDS.values()) == set(get_args(BeatKind))
    assert KINDS.keys() == set(registry.names())


@pytest.mark.parametrize("name", registry.names())
def test_each_kind_of_a_game_comes_with_a_sentence(name: str) -> None:
    found: set[str] = set()
    for seed in range(GAMES):
        told = beats(play(name, seed), 0)
        assert all(beat.words[-1:] in {".", "!", "?"} for beat in told)
        assert all(len(beat.cards) == len(beat.places) for beat in told if beat.cards)
        assert [beat.n for beat in told] == sorted(beat.n for beat in told)
        found |= {beat.kind for beat in told}
        if found == KINDS[name]:
            break
    assert found == KINDS[name]


@pytest.mark.parametrize("name", registry.names())
def test_beats_are_the_same_in_both_languages_but_for_their_words(name: str) -> None:
    match = play(name, 3)
    english, french = beats(match, 0, "en"), beats(match, 0, "fr")
    assert [(one.kind, one.places, one.numbers) for one in english] == [
        (one.kind, one.places, one.numbers) for one in french
    ]
    assert any(one.words != other.words for one, other in zip(english, french, strict=True))


def test_a_clash_counts_both_sides_and_a_round_its_points() -> None:
    told = beats(play("patrol", 1), -3)
    clashes = [beat for beat in told if beat.kind == "clash"]
    assert clashes
    assert all(len(beat.numbers) in {0, 4} and len(beat.places) == 2 for beat in clashes)
    assert all(str(number) in beat.words for beat in clashes for number in beat.numbers)
    rounds = [at for at, beat in enumerate(told) if beat.kind == "round"]
    for at in rounds:
        number, *points = told[at].numbers
        won = [beat.numbers for beat in told[at:] if beat.kind == "score" and beat.n == told[at].n]
        assert str(number) in told[at].words
        assert all(points[seat] == total for seat, _, total in won)


def test_a_round_tells_why_somebody_scored_nothing() -> None:
    reasons = {
        "everyone on patrol stayed face down",
        "nobody was left on patrol",
        "whoever was face up had been poisoned",
    }
    found: set[str] = set()
    for seed in range(GAMES):
        told = beats(play("patrol", seed), -3)
        for ended in [beat.n for beat in told if beat.kind == "round"]:
            then = [beat for beat in told if beat.n == ended]
            why = [beat.words for beat in then if beat.kind == "nothing" and "score" in beat.words]
            scored = len([beat for beat in then if beat.kind == "score"])
            assert scored + len(why) == 2 or (len(why) == 1 and "Nobody" in why[0] and not scored)
            found |= {reason for reason in reasons if any(reason in words for words in why)}
        if found == reasons:
            break
    assert found == reasons


def test_who_runs_and_who_stays_is_told() -> None:
    """An action of a turn that does not end in a fight is shown all the same, with the place of who runs."""
    for seed in range(4):
        match = play("patrol", seed)
        log = TableLog(match)
        for n, action in enumerate(match.actions):
            parts = match.game.parts(action)
            told = [beat for beat in log.beats(n, 0, "en") if beat.kind in {"run", "pass"}]
            if parts["do"] == "run":
                place = PLACES * match.movers[n] + int(parts["place"])
                assert [(beat.kind, beat.places) for beat in told] == [("run", [f"place {place}"])]
                assert "to base" in told[0].words
            elif parts["do"] == "stay":
                assert [(beat.kind, beat.places) for beat in told] == [("pass", [])]
            else:
                assert not told


def test_a_fight_tells_its_totals_card_by_card() -> None:
    told = [beat for seed in range(12) for beat in beats(play("spellfire", seed), 0)]
    totals = [beat for beat in told if beat.kind == "total"]
    assert totals
    assert all([str(number) in beat.words for number in beat.numbers] == [True, True] for beat in totals)
    gave = [beat for beat in told if beat.kind == "gave"]
    assert any(beat.numbers[0] > 0 for beat in gave)
    assert all(str(abs(beat.numbers[0])) in beat.words for beat in gave if beat.numbers[0])


def test_what_a_fight_reveals_is_taken_or_says_why_it_gives_nothing() -> None:
    """No step is told together with what followed from it, and then again."""
    for seed in range(3):
        told = beats(play("spellfire", seed), 0)
        assert all("discarded: " in beat.words for beat in told if beat.kind == "nothing")
        for beat in told:
            if beat.kind in {"fall", "move", "total"}:
                others = [one for one in told if one.n == beat.n and one is not beat]
                assert not any(beat.words and beat.words[:-1].lower() in one.words.lower() for one in others)
        assert any(beat.kind == "nothing" for beat in told)


def test_a_card_that_did_what_it_must_is_where_its_words_say() -> None:
    """Its words name the column where it lies now, not the one in which it was turned up."""
    told: Counter[str] = Counter()
    for seed in range(6):
        match = play("spellfire", seed)
        log = TableLog(match)
        for n, action in enumerate(match.actions):
            if match.game.parts(action)["do"] != "resolve":
                continue
            first = log.beats(n, 0, "en")[0]
            card = int(first.places[0].removeprefix("card "))
            told += check_resolved(first, match.moment(n + 1), card)
    assert told.keys() >= {"realm of column", "attached to", "joins your pool", "discarded: ", "takes effect", "takes"}


def check_resolved(beat: Beat, after: State, card: int) -> Counter[str]:
    """Assert that a card is where a beat says, and return how the beat says it."""
    assert isinstance(after, Position)
    letter = beat.words[:-1].rpartition("column ")[2]
    column = COLUMN_NAMES.index(letter) if letter in COLUMN_NAMES else -1
    where = {
        "realm of column": column >= 0 and after.realm(column) == card,
        "attached to": column >= 0 and after.holding(column) == card,
        "joins your pool": bool(after.pool() >> card & 1),
        "discarded: ": bool(after.gone() >> card & 1),
        "takes effect": not after.pool() >> card & 1,
        "takes": after.defender() >= 0 and bool(after.borne(after.defender()) >> card & 1),
        "the rule in force": True,
        "lasts until": True,
    }
    how = next(how for how in where if how in beat.words)
    assert where[how], beat.words
    assert (beat.kind == "nothing") is (how == "discarded: ")
    return Counter([how])


def test_a_reveal_brings_the_face_that_the_view_has() -> None:
    match = play("patrol", 2)
    game = match.game
    for beat in [beat for beat in beats(match, 1) if beat.kind == "turn" and beat.places]:
        view = game.show(match.view(beat.n + 1, 1), "en")
        laid = {f"place {card['place']}": card for card in cards(view)}
        assert beat.cards == [laid[place] for place in beat.places]


def cards(tree: object) -> list[dict[str, object]]:
    """Return every card on the table in a view."""
    if isinstance(tree, list | tuple):
        return [card for one in tree for card in cards(one)]
    if not isinstance(tree, dict):
        return []
    return ([tree] if "up" in tree else []) + [card for one in tree.values() for card in cards(one)]


def test_a_line_is_told_by_its_three_regions() -> None:
    told = [beat for seed in range(GAMES) for beat in beats(play("twelve-patrols", seed), 0) if beat.kind == "line"]
    assert told
    for beat in told:
        assert len(set(beat.places)) == 3
        assert all(place.startswith("region ") for place in beat.places)


def test_a_connection_is_sent_the_beats_of_new_lines_alone() -> None:
    match = play("twelve-patrols", 1)
    log = TableLog(match)
    assert log.fresh(NOTHING, 0, "en") == []
    _, cursor = log.since(NOTHING, 0, "en")
    assert log.fresh(cursor, 0, "en") == []
    before = len(match.actions) - 3
    assert [beat.n for beat in log.fresh((0, before), 0, "en")] == [
        beat.n for n in range(before, before + 3) for beat in log.beats(n, 0, "en")
    ]
    match.undo()
    assert log.fresh(cursor, 0, "en") == []


def test_beats_of_old_actions_are_not_kept_but_made_again() -> None:
    game = setups.game("patrol")
    match, rng = Match(game, game.deal(3)), random.Random(3)
    log, told, rounds = TableLog(match), list[list["Beat"]](), list[list[int]]()
    while match.mover() >= 0 and len(match.actions) < 4 * LATEST:
        match.play(rng.choice(match.legal()))
        for n in range(len(told), len(match.actions)):
            told.append(log.beats(n, 0, "en"))
            rounds += [beat.numbers for beat in told[n] if beat.kind == "round"]
    assert len(log._logs[0, "en"].beats) == LATEST
    assert [log.beats(n, 0, "en") for n in range(len(told))] == told
    assert len(log._logs[0, "en"].beats) == LATEST
    assert log.rounds(0, "en") == rounds != []
    known = len(match.actions) - LATEST
    assert log.fresh((0, known), 0, "en") == [beat for beats in told[known:] for beat in beats]
    match.undo()
    left = len(match.actions)
    assert log.rounds(0, "en") == [beat.numbers for beats in told[:left] for beat in beats if beat.kind == "round"]
    assert all(n < left for n in log._logs[0, "en"].beats)
