"""The thoughtful solver: against plain enumeration, its lines before the checker, its certificates."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.spellfire.cast import PLAIN
from tests.games.spellfire.zoo import ZOO

from vedette import COMPILED, deals
from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.capabilities.solver import SpellfireSolver
from vedette.games.spellfire.cards.deck import editions
from vedette.games.spellfire.engine.layout import EVENT_CARD, FREE, JOINED, POOL, TRIED, TURNED, WON_SET
from vedette.games.spellfire.engine.rules import ACTIONS, ATTACK, COLUMNS, FRIENDS, PLAY, TURN, YIELD, Options
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.solver import solver
from vedette.games.spellfire.solver.answer import UNDECIDED, UNWINNABLE, VERDICTS, WINNABLE
from vedette.games.spellfire.solver.beam import Beam, cut
from vedette.games.spellfire.solver.checker import check
from vedette.games.spellfire.solver.known_deal import DIGEST, bars, fingerprint, unfold
from vedette.games.spellfire.solver.memory import FIRST, Memory
from vedette.games.spellfire.solver.rollouts import HIGHEST, WEIGHT, Rollout, Rollouts, draw, learn
from vedette.games.spellfire.solver.search import LATER, Search, Step, costly
from vedette.games.spellfire.text.speech import Spellfire

DUEL = editions("duel-of-spells")["duel-of-spells.2"]
"""The deck as it was when the seeds below were chosen, each for what happens in it."""
SOLVER = SpellfireSolver()

ENOUGH = 250


class TooMany(Exception):
    pass


def brute(position: Position, deal: list[int], seen: dict[bytes, bool]) -> bool:
    """Whether any play wins: every action, whole positions as keys, no order and no shortcut."""
    while position.mover() == CHANCE:
        position.apply(deal[position.slot()])
    if position.mover() == OVER:
        return position.returns()[0] == 1.0
    key = position.key()
    if key not in seen:
        if len(seen) >= ENOUGH:
            raise TooMany
        seen[key] = False
        for action in position.legal():
            after = position.copy()
            after.apply(action)
            seen[key] = brute(after, deal, seen) or seen[key]
    return seen[key]


def late(game: Spellfire, seed: int, cards: int, careful: int) -> tuple[Position, list[int]]:
    """A position in the middle of a random game with so few cards face down, and its deal."""
    stream = Stream(seed)
    deal = game.deal(stream.below(game.deals()))
    position = game.start()
    player = PLUGIN.player("greedy", game, seed)
    while position.mover() != OVER and position.unseen().bit_count() > cards:
        legal = position.legal()
        if position.mover() == CHANCE:
            action = deal[position.slot()]
        elif stream.below(10) < careful:
            action = player.choose(position.view(0), legal)
        else:
            action = legal[stream.below(len(legal))]
        position.apply(action)
    return position, deal


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "seeds"),
    [
        (PLUGIN.new(DECKS.shipped()[FIRST_DECK], []), range(14)),
        (Spellfire(ZOO), range(40, 62)),
        (Spellfire(ZOO, Options(*[True] * 6)), range(80, 106)),
        (Spellfire(PLAIN), range(120, 136)),
        (PLUGIN.new(DUEL, []), range(200 if COMPILED else 213, 230)),  # 203 takes long
    ],
)
def test_verdicts_agree_with_trying_everything(game: Spellfire, seeds: range) -> None:
    found = []
    for seed in seeds:
        position, deal = late(game, seed, 2 + seed % 9, 8)
        if position.mover() == OVER:
            continue
        try:
            wins = brute(position.copy(), deal, {})
        except (TooMany, RecursionError):
            continue
        wanted = WINNABLE if wins else UNWINNABLE
        start = position.copy()
        unfold(start, deal)
        for answer in (solver.solve(position, deal), solver.exhaust(start, deal)):
            assert answer.verdict == wanted, seed
            if wins:
                assert replays(position, deal, answer.line), seed
        in_depth(start, deal, wins=wins)
        found.append(wanted)
    assert len(found) >= 3


def in_depth(start: Position, deal: list[int], *, wins: bool) -> None:
    """A search in depth is right by itself, however much may wait for later rounds, and stopped after every node.

    Where nothing wins all of them reach the same positions, but for the few that differ by bars alone: which of those
    is met first depends on the order. A win of round ``n`` gave away ``n`` champions in fights.
    """
    if start.mover() == OVER:
        return
    reached = set()
    for later in (LATER, 2, 0):
        search, halting = Search(start, deal, later), Search(start, deal, later)
        assert search.run(0) == wins == (not search.done)
        while not halting.done and halting.goal is None:
            halting.run(1)
        assert (halting.nodes, halting.rounds, halting.done) == (search.nodes, search.rounds, search.done)
        reached.add(search.nodes)
        if search.goal is not None:
            line = search.goal.line()
            assert replays(start, deal, line)
            assert later < LATER or given_away(start, deal, line) == search.rounds
    assert wins or max(reached) - min(reached) <= max(reached) // 20


def given_away(start: Position, deal: list[int], line: list[int]) -> int:
    """How many choices of a line cost a champion."""
    found = 0
    position = start.copy()
    for action in line:
        before = position.copy()
        position.apply(action)
        unfold(position, deal)
        found += costly(before, action, position)
    return found


def replays(position: Position, deal: list[int], line: list[int]) -> bool:
    """Whether these choices win from a position: by the rules and nothing else."""
    state = position.copy()
    left = list(line)
    while state.mover() != OVER:
        if state.mover() == CHANCE:
            state.apply(deal[state.slot()])
        elif state.forced():
            state.apply(state.legal()[0])
        else:
            action = left.pop(0)
            assert action in state.legal()
            state.apply(action)
    return state.returns()[0] == 1.0 and not left


def dealt(deck: str, number: int) -> tuple[Spellfire, list[int], Position]:
    """A deal of a deck's fixed series, and its position at the first choice."""
    game = PLUGIN.new(DECKS.shipped()[deck], [])
    stream = Stream(20)
    deal = [game.deal(stream.below(game.deals())) for _ in range(number + 1)][number]
    start = game.start()
    unfold(start, deal)
    return game, deal, start


def test_games_at_random_win_what_beams_leave_open() -> None:
    game, deal, start = dealt("temple-guard", 5)
    assert not any(Beam(deal, width, 0).run(start) for width in (1, 4))
    games = [Rollouts(deal, 4000), Rollouts(deal, 4000)]
    assert all(one.run(start) for one in games)
    assert games[0].line == games[1].line
    assert replays(game.start(), deal, games[0].line)


def test_games_at_random_keep_to_their_budget_and_other_numbers_draw_other_games() -> None:
    _, deal, start = dealt("temple-guard", 7)
    assert not Rollouts(deal, 0).run(start)
    first, other = Rollouts(deal, 90), Rollouts(deal, 90, 1)
    for games in (first, other):
        assert not games.run(start)
        assert (games.nodes, games.line) == (90, [])
    assert first.stream.word() != other.stream.word()


def test_what_the_best_game_chose_becomes_likelier() -> None:
    levels = vec[i64]([0] * ACTIONS)
    game = Rollout()
    game.chosen, game.legal = [ATTACK], [[ATTACK, YIELD]]
    for _ in range(200):
        learn(levels, game)
    assert levels[ATTACK] > 0 > levels[YIELD]
    assert max(*levels, -min(levels)) <= HIGHEST
    stream = Stream(1)
    drawn = [draw(levels, [YIELD, ATTACK], stream) for _ in range(1000)]
    assert drawn.count(ATTACK) > 950
    assert list(WEIGHT) == sorted(WEIGHT)
    assert min(WEIGHT) > 0


@pytest.mark.once
def test_enough_late_positions_are_won_and_lost() -> None:
    game = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    verdicts = {VERDICTS[solver.solve(*late(game, seed, 6, 9), 6000).verdict] for seed in range(8)}
    assert {"winnable", "unwinnable"} <= verdicts


@pytest.mark.once
def test_a_budget_ends_every_part_of_the_search_undecided() -> None:
    game = PLUGIN.new(DECKS.shipped()["wings"], [])
    deal = game.deal(3)
    assert solver.solve(game.start(), deal, 5) == (UNDECIDED, [], 5)
    start = game.start()
    unfold(start, deal)
    search = Search(start, deal)
    for nodes in (40, 80):
        assert not search.run(40)
        assert not search.done
        assert search.nodes == nodes
    hard, deal, start = dealt("temple-guard", 7)
    for budget in (9, 900, 2600):
        assert solver.solve(hard.start(), deal, budget) == (UNDECIDED, [], budget)
    beam = Beam(deal, 4, 30)
    assert not beam.run(start)
    assert beam.nodes == 30
    assert not beam.whole


def test_a_memory_that_is_full_forgets_and_one_that_has_room_does_not() -> None:
    marks = [Stream(number).below(1 << 63).to_bytes(DIGEST, "little") for number in range(1, 3 * FIRST)]
    roomy, narrow = Memory(64 * FIRST), Memory(4)
    assert all(roomy.is_new(mark) and narrow.is_new(mark) for mark in marks)
    again = [mark for mark in marks if roomy.is_new(mark)]
    assert len(again) < len(marks) // 50
    assert len([mark for mark in marks if narrow.is_new(mark)]) > len(marks) - 8
    assert not narrow.is_new(marks[-1])
    assert narrow.held <= 4 == narrow.places


def test_a_position_is_met_again_only_with_as_many_bars() -> None:
    memory, mark = Memory(), b"a position 16 b."
    assert memory.is_new(mark, 0b110)
    assert not memory.is_new(mark, 0b110)
    assert not memory.is_new(mark, 0b111)
    assert memory.is_new(mark, 0b001)
    assert memory.is_new(mark, 0b010)
    assert not memory.is_new(mark, 0b110)
    assert memory.is_new(mark)
    assert not memory.is_new(mark, 0b001)
    for number in range(FIRST):
        memory.is_new(Stream(number).below(1 << 63).to_bytes(DIGEST, "little"), i64(number))
    assert memory.places > FIRST
    assert not memory.is_new(mark, 0b100)


@pytest.mark.once
def test_who_may_attack_more_wins_at_least_as_much() -> None:
    game = PLUGIN.new(DUEL, [])
    compared = lasting = 0
    for seed in range(200, 500) if COMPILED else range(290, 446):  # which has all that are lasting
        position, deal = late(game, seed, 2 + seed % 9, 8)
        unfold(position, deal)
        if position.mover() == OVER:
            continue
        barred = position.copy()
        for action in position.legal():
            if ATTACK <= action < PLAY and action % 2:
                column, friend = divmod(action - ATTACK, FRIENDS)
                barred.words[TRIED] |= 1 << FRIENDS * column + friend
        if barred.words[TRIED] == position.words[TRIED] or not barred.legal():
            continue
        if position.words[EVENT_CARD]:
            lasting += 1
            assert bars(barred) == bars(position) == 0
            assert fingerprint(barred) != fingerprint(position)
            continue
        assert fingerprint(barred) == fingerprint(position)
        assert bars(position) & ~bars(barred) == 0 != bars(barred)
        try:
            assert brute(barred, deal, {}) <= brute(position, deal, {})
        except (TooMany, RecursionError):
            continue
        compared += 1
    assert compared > 3
    assert lasting > 3


def test_a_search_that_forgets_finds_the_same() -> None:
    game = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    for seed in (2, 3, 9):
        position, deal = late(game, seed, 5, 8)
        unfold(position, deal)
        if position.mover() == OVER:
            continue
        forgetful = Search(position, deal)
        forgetful.seen = Memory(2)
        assert forgetful.run(0) == (solver.solve(position, deal).verdict == WINNABLE)


def test_a_beam_keeps_the_best_and_some_of_another_kind() -> None:
    game = Spellfire(PLAIN)
    position, deal = late(game, 4, 20, 8)
    other, _ = late(game, 4, 30, 8)
    unfold(position, deal)
    step = Step(None, 0)
    assert (position.words[POOL], position.words[WON_SET]) != (other.words[POOL], other.words[WON_SET])
    row = [(-9, 1, position, step), (-8, 2, position, step), (-7, 3, position, step), (-1, 4, other, step)]
    assert [entry[1] for entry in cut(list(reversed(row)), 2)] == [1, 4]
    assert [entry[1] for entry in cut([*row[:3]], 2)] == [1, 2]
    assert [entry[1] for entry in cut(row, 1)] == [1]


def test_the_same_question_has_the_same_answer() -> None:
    game = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    deal = game.deal(11)
    assert solver.solve(game.start(), deal, 500) == solver.solve(game.start(), deal, 500)


def test_a_fingerprint_forgets_what_no_future_depends_on() -> None:
    game = Spellfire(PLAIN)
    position, deal = late(game, 4, 20, 8)
    unfold(position, deal)
    other = position.copy()
    assert fingerprint(other) == fingerprint(position)
    action = position.legal()[0]
    other.apply(action)
    unfold(other, deal)
    assert fingerprint(other) != fingerprint(position)


def test_which_column_turned_a_card_last_is_no_matter_at_a_choice() -> None:
    game = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    for seed in range(6):
        one, deal = late(game, seed, 30, 5)
        unfold(one, deal)
        stream = Stream(seed)
        while one.mover() != OVER:
            other = one.copy()
            other.words[TURNED] = (one.words[TURNED] + 1 + stream.below(COLUMNS - 1)) % COLUMNS
            assert other.key() != one.key()
            assert fingerprint(other) == fingerprint(one)
            assert other.legal() == one.legal()
            action = one.legal()[stream.below(len(one.legal()))]
            for position in (one, other):
                position.apply(action)
                unfold(position, deal)
            assert fingerprint(other) == fingerprint(one)
            assert other.returns() == one.returns()


def test_a_fight_is_costly_when_a_champion_falls_in_it() -> None:
    game = Spellfire(PLAIN)
    costs = []
    for seed in range(4):
        before, deal = late(game, seed, 25, 5)
        unfold(before, deal)
        for action in before.legal():
            after = before.copy()
            after.apply(action)
            unfold(after, deal)
            fewer = before.pool() & ~after.pool() & ~(1 << max(after.attacker(), 0) if after.attacker() >= 0 else 0)
            if before.phase() == FREE and ATTACK <= action < PLAY:
                costs.append(costly(before, action, after))
                assert costs[-1] == bool(fewer & ~int(after.words[JOINED]))
            if action < ATTACK:
                assert not costly(before, action, after)
    assert {True, False} == set(costs)


@pytest.mark.once
def test_what_costs_a_champion_waits_for_the_next_round() -> None:
    game = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    waited = 0
    for seed in range(12):
        position, deal = late(game, seed, 7, 8)
        unfold(position, deal)
        if position.mover() == OVER:
            continue
        search = Search(position, deal)
        while not search.rounds and search.goal is None and not search.done:
            search.run(1)
            if not search.rounds:
                assert not any(given_away(position, deal, entry[3].line()) for entry in search.waiting)
                assert all(given_away(position, deal, entry[3].line()) == 1 for entry in search.costly)
                waited += len(search.costly)
    assert waited


def solved() -> tuple[Spellfire, list[int], dict[str, object]]:
    """The first deal of the first deck that a little search wins, with its certificate as a file has it."""
    made = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    for number in range(20):
        deal = made.deal(Stream(number).below(made.deals()))
        found = SOLVER.solve(made, deal, 400)
        if found.verdict == "winnable":
            return made, deal, json.loads(json.dumps(SOLVER.certificate(made, deal, found)))
    raise AssertionError


def test_a_certificate_holds_and_spoilt_ones_do_not() -> None:
    made, deal, claim = solved()
    lines = claim["lines"]
    assert isinstance(lines, list)
    assert SOLVER.verify(claim, "claim.json").fault is None
    turned = [*lines]
    turned[0] = made.note(made.start(), TURN + next(card for card in range(1, 55) if TURN + card != deal[0]))
    spoilt = {
        "unfinished": lines[:-1],
        "not-now": [*lines, "yield"],
        "deal": turned,
        "ill-formed": ["hocus", *lines],
    }
    for why, told in spoilt.items():
        fault = SOLVER.verify({**claim, "lines": told}, "claim.json").fault
        assert fault is not None
        assert fault[2] == why
    first = next(at for at, line in enumerate(lines) if not line.startswith(("turn", "resolve")))
    fault = SOLVER.verify({**claim, "lines": [*lines[:first], "yield", *lines[first:]]}, "claim.json").fault
    assert fault is not None
    assert fault[2] == "not-now"
    assert check(made, deal[:-1], lines) == (0, "", "deal")
    assert check(made, deal, []) == (0, "", "unfinished")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"verdict": "unwinnable"}, "lines"),
        ({"verdict": "unlikely"}, "verdict"),
        ({"lines": "turn"}, "lines"),
        ({"lines": [1]}, "lines"),
        ({"definition": None}, "definition"),
        ({"definition": ["deck: none"]}, "deck"),
        ({"columns": [["1st/1"]]}, "columns"),
    ],
)
def test_what_is_no_certificate_is_refused_by_its_field(change: dict[str, object], field: str) -> None:
    _, _, claim = solved()
    with pytest.raises(Unreadable) as refusal:
        SOLVER.verify({**claim, **change}, "claim.json")
    assert refusal.value.values["field"] == field


def test_an_unwinnable_deal_is_certified_as_tried(tmp_path: Path) -> None:
    made = PLUGIN.new(DECKS.shipped()["wings"], [])
    found = SOLVER.solve(made, made.deal(3), 20)
    assert found.match is None
    told = SOLVER.certificate(made, made.deal(3), found)
    assert told["verdict"] == "undecided"
    assert told["nodes"] == found.nodes
    assert "lines" not in told
    (tmp_path / "claim.json").write_text(json.dumps(told), encoding="utf-8")


def test_the_shelf_settles_within_the_patience_of_the_game() -> None:
    made = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    verdict, line = deals.settle(made, made.start(), made.deal(2), 0)
    assert (verdict == "winnable") == bool(line)
    assert SOLVER.patience > 0


def test_no_search_is_done_twice() -> None:
    """A search in depth goes on where it stood."""
    _, deal, start = dealt("temple-guard", 5)
    effort, search = solver.Effort(start, deal, 0), Search(start, deal)
    reached = []
    for most in (40, 30, 60):
        assert effort.search(most) is None
        reached.append(effort.nodes)
    assert reached == [41, 71, 131]
    assert not search.run(130)
    assert effort.depth.position.words == search.position.words
    assert effort.depth.at == search.at
