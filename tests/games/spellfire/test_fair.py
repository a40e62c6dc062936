"""Fair play: only what is face up is known, more worlds play better, hints say why, grades can be won."""

from itertools import pairwise

import pytest
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import scene

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.grading import UNGRADED, cut
from vedette.core.match import followed
from vedette.games.spellfire.bots.dreamer import STEP, Dreamer
from vedette.games.spellfire.bots.grade import BUDGET, CUTS, PLAYS, grade, wins
from vedette.games.spellfire.bots.hint import COUNTING, chance, hint, strength
from vedette.games.spellfire.bots.hint import _best as best_and_tempting
from vedette.games.spellfire.bots.worlds import WIN, imagined, prospects
from vedette.games.spellfire.capabilities import difficulty
from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.engine.rules import CARDS, COLUMNS, DEPTH, FRIENDS, STARTER, TURN
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.solver.answer import WINNABLE
from vedette.games.spellfire.solver.solver import solve
from vedette.games.spellfire.text.speech import Spellfire

pytestmark = pytest.mark.once

HINTS = PLUGIN.need(PLUGIN.hints, "hint")

GAME = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])


def moment(game: Spellfire, seed: int, cards: int) -> tuple[Position, list[int]]:
    """A position of a greedy game with at most so many cards face down where there is a choice, and its deal."""
    deal = game.deal(Stream(seed).below(game.deals()))
    position = game.start()
    player = PLUGIN.player("greedy", game, seed)
    while position.mover() != OVER:
        legal = position.legal()
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
        elif len(legal) > 1 and position.unseen().bit_count() <= cards:
            break
        else:
            position.apply(player.choose(position.view(0), legal))
    return position, deal


def test_an_imagined_deal_holds_the_unseen_cards_where_cards_are_face_down() -> None:
    position, _ = moment(GAME, 2, 30)
    deal = imagined(position, Stream(5))
    there = [
        deal[DEPTH * column + place]
        for column in range(COLUMNS)
        for place in range(DEPTH - position.left(column), DEPTH)
    ]
    assert sorted(there) == [TURN + card for card in range(CARDS) if position.unseen() >> card & 1]
    assert deal != imagined(position, Stream(6))
    assert deal == imagined(position, Stream(5))


def test_what_lies_face_down_changes_no_opinion() -> None:
    position, deal = moment(GAME, 3, 12)
    other = list(deal)
    hidden = [slot for slot in range(len(deal)) if position.unseen() >> (deal[slot] - TURN) & 1]
    for slot, card in zip(hidden, reversed([deal[slot] for slot in hidden]), strict=True):
        other[slot] = card
    assert other != deal
    judge = Dreamer(GAME, 1)
    assert judge.scores(position.view(0), position.legal()) == judge.scores(position.view(0), position.legal())
    assert hint(GAME, position.view(0)) == hint(GAME, position.view(0))


def test_every_action_is_tried_in_the_same_worlds() -> None:
    position, _ = moment(GAME, 3, 6)
    legal = position.legal()
    judge = Dreamer(GAME, 2)
    found = prospects(judge.beginner, position, [legal[0], legal[0]], 2, Stream(1))
    assert found[0].worth == found[1].worth
    assert found[0].games == 2
    assert WIN * found[0].won <= found[0].worth <= WIN * found[0].games


def test_a_won_world_outweighs_every_opinion() -> None:
    position, _ = moment(GAME, 4, 6)
    legal = position.legal()
    scores = Dreamer(GAME, 2).scores(position.view(0), legal)
    worths = [prospect.worth for prospect in Dreamer(GAME, 2).prospects(position, position.view(0), legal)]
    for one in range(len(legal)):
        for other in range(len(legal)):
            if worths[one] > worths[other]:
                assert scores[one] > scores[other]
    assert STEP > 1


def test_the_levels_are_registered_and_play_to_the_end() -> None:
    for name in ("level:0", "level:1", "level:2", "level:3"):
        assert name in PLUGIN.bots
    position, deal = moment(GAME, 5, 4)
    player = PLUGIN.player("level:2", GAME, 1)
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
        else:
            position.apply(player.choose(position.view(0), position.legal()))
    assert 0 <= position.realms_won() <= COLUMNS


def test_a_hint_says_what_to_do_and_why_in_both_languages() -> None:
    position, _ = moment(GAME, 3, 9)
    view = position.view(0)
    for language in ("en", "fr"):
        tiers = [HINTS.advise(GAME, view, tier, language) for tier in (1, 2, 3, 4)]
        assert [advice.action is None for advice in tiers] == [True, True, False, False]
        assert all(words for advice in tiers for words in advice.words)
        assert tiers[2].action in position.legal()
        assert not tiers[2].line
        assert tiers[3].line[0] == tiers[3].action
        assert tiers[3].words[: len(tiers[2].words)] == tiers[2].words
        assert len(tiers[3].words) > len(tiers[2].words) > 2
        assert all(words[0].isupper() and words[-1] in ".?" for advice in tiers for words in advice.words)
    assert HINTS.advise(GAME, view, 3, "en").words != HINTS.advise(GAME, view, 3, "fr").words


@pytest.mark.parametrize(("seed", "moves"), [(14, 9), (8, 14)])
def test_of_two_actions_the_one_that_won_more_is_advised_and_a_tie_is_told(seed: int, moves: int) -> None:
    """Here the dreamer likes best what then wins less."""
    position, _ = moment(GAME, seed, moves)
    view = position.view(0)
    found = hint(GAME, view)
    assert found.won > found.other_won
    assert found.action != best_and_tempting(GAME, view, position)[0]
    assert found.tied
    for language, tie, opening in (("en", "either is as good", "“"), ("fr", "l’un vaut l’autre", "« ")):
        told = [words.replace("\N{NO-BREAK SPACE}", " ") for words in HINTS.advise(GAME, view, 3, language).words]
        (tied,) = [words for words in told if tie in words]
        assert tied[tied.index(opening) + len(opening)].isupper()
        assert f" {found.other_won} " in tied.replace(":", " ")


def test_what_speaks_for_one_of_two_bearers_is_told() -> None:
    position, _ = moment(GAME, 11, 9)
    found = hint(GAME, position.view(0))
    assert found.tied
    assert "would come to level 12" in HINTS.advise(GAME, position.view(0), 3, "en").words[-1]
    assert strength(position, found.action) > strength(position, found.other) == 12


def test_a_difference_beyond_chance_is_no_tie() -> None:
    position, _ = moment(GAME, 2, 14)
    assert not hint(GAME, position.view(0)).tied
    assert any("fewer" in words for words in HINTS.advise(GAME, position.view(0), 3, "en").words)


@pytest.mark.parametrize("seed", [0, 2, 3, 4])
def test_the_example_of_a_hint_is_a_game_as_it_is_played(seed: int) -> None:
    """Its steps follow from each other by the rules; it is won, and what tempts loses in the same world."""
    game = PLUGIN.new(DECKS.shipped()["kings-blood"], [])
    position, _ = moment(game, seed, 9)
    found = hint(game, position.view(0))
    assert not found.sure
    assert found.example is not None
    course = [(game.imagine(view, Stream(0)), action) for view, action in found.example.won]
    lost = found.example.fall
    assert bool(course) == bool(found.won)
    if course:
        assert course[0][0].view(0) == position.view(0)
        assert course[0][1] == found.action
        assert course[-1][0].returns() == [1.0]
    for (before, action), (after, _) in pairwise(course):
        assert action in before.legal()
        before.apply(action)
        assert before.view(0) == after.view(0)
    assert found.example.action in ({-1, found.other} if found.won else {found.action})
    if found.example.action >= 0:
        assert lost.realms < COLUMNS
        assert -1 <= lost.champion < FRIENDS
    told = HINTS.advise(game, position.view(0), 4, "en").words
    if lost.champion >= 0 and found.example.action >= 0:
        assert any(game.box.program.cards[lost.foe].name in words for words in told)


def test_the_chance_is_counted_in_worlds() -> None:
    position, _ = moment(GAME, 3, 3)
    won, games, certain = chance(GAME, position.view(0))
    share, exact, _low, _high = HINTS.win_chance(GAME, position.view(0))
    assert share == won / games
    assert exact == certain
    assert games in (1, COUNTING)
    assert chance(GAME, GAME.start().view(0))[1] == COUNTING


def test_where_nothing_is_hidden_the_hint_is_sure() -> None:
    drawing = "Thay Oak* Dale* Moor* Isle* Vale*\n0 0 0 0 0 0\nRat . . . . ."
    table = scene(cast(), drawing, pool="Hero", hidden="")
    assert not table.position.unseen()
    found = hint(table.game, table.position.view(0))
    assert found.sure
    assert found.line[0] == found.action
    assert HINTS.win_chance(table.game, table.position.view(0))[:2] == (1.0, True)
    line = followed(table.game, table.position.view(0), found.line)
    assert [action for _, action in line] == found.line
    assert "hidden any more" in HINTS.advise(table.game, table.position.view(0), 4, "en").words[-1]


def test_there_is_no_hint_for_nobody() -> None:
    with pytest.raises(ValueError, match="-1"):
        hint(GAME, GAME.start().view(0))


def test_grades_are_cut_by_games_won_and_only_what_can_be_won_has_one() -> None:
    assert [cut(won, CUTS) for won in (PLAYS, *CUTS, 1)] == [1, 1, 2, 3, 4, 5]
    for number in range(2, 5):
        deal = GAME.deal(number)
        won, verdict = wins(GAME, deal), solve(GAME.start(), deal, BUDGET).verdict
        assert grade(GAME, deal) == (cut(won, CUTS) if won else 5 if verdict == WINNABLE else UNGRADED)


def test_a_deal_is_won_as_often_each_time() -> None:
    deal = GAME.deal(Stream(1).below(GAME.deals()))
    assert wins(GAME, deal) == wins(GAME, deal)
    assert sorted([*deal, TURN + STARTER]) == list(range(TURN, TURN + CARDS))


def test_a_difficulty_is_cut_where_the_docs_say() -> None:
    wins = (40, 30, 29, 24, 23, 16, 15, 6, 5, 0)
    assert [cut(one, difficulty.CUTS) for one in wins] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_a_difficulty_is_known_before_every_deal_is_played() -> None:
    """Level 2 is slow where nothing is compiled: the trial is fed by hand."""
    trial = difficulty.DifficultyTrial(GAME)
    assert (trial.gentlest(), trial.hardest()) == (1, 5)
    trial.played, trial.won = 30, 5
    assert (trial.gentlest(), trial.hardest()) == (4, 5)
    trial.played, trial.won = 35, 31
    assert (trial.gentlest(), trial.hardest()) == (1, 1)
