"""From late positions, drafts, closed patrols and changes in them, the solver and plain exhaustion agree."""

from collections import Counter

from tests.games.twelve_patrols.solver.exhaustion import winnable
from tests.games.twelve_patrols.solver.winning import dealt, invented, played

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.engine.rules import END
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver import plan, solver
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

MOST = 700
"""Positions that a comparison may take."""
SEEDS = (13, 44, 50, 62, 82, 89, 115, 138, 158, 177, 185, 197, 219, 248, 283, 311, 357, 361)
"""Of the first 400 the most telling that stay within that: both verdicts, with and without drafts, all phases."""


def late(game: TwelvePatrols, deal: list[int], stream: Stream) -> Position | None:
    """Follow a win nearly to its end, then stray by some random actions."""
    question = question_of(game, game.start(), deal)
    answer = solver.solve(question)
    if answer.verdict != WINNABLE:
        return None
    here, actions = game.start(), plan.line(question, answer)
    for action in actions[: len(actions) - stream.below(18)]:
        while here.mover() == CHANCE:
            here.apply(deal[here.slot()])
        here.apply(action)
    astray = stream.below(7)
    while astray and here.mover() != OVER:
        if here.mover() == CHANCE:
            here.apply(deal[here.slot()])
            continue
        action = here.legal()[stream.below(len(here.legal()))]
        if action != END or stream.below(3) == 0:
            here.apply(action)
        astray -= 1
    return None if here.mover() == OVER else here


def test_mid_game_verdicts_are_those_of_exhaustion() -> None:
    compared: Counter[tuple[bool, bool]] = Counter()
    for seed in SEEDS:
        stream = Stream(seed)
        game = invented(seed % 6 + 1, seed % 3 + 3)
        deal = dealt(game, seed)
        here = late(game, deal, stream)
        assert here is not None
        question = question_of(game, here, deal)
        answer = solver.solve(question)
        if answer.verdict == WINNABLE:
            played(game, here, deal, plan.line(question, answer))
        open_order = question_of(game, here, None)
        found = solver.solve(open_order)
        assert found.verdict == WINNABLE or answer.verdict != WINNABLE
        if found.verdict == WINNABLE:
            after = here.copy()
            for action in plan.line(open_order, found, chance=True):
                assert action in after.legal()
                after.apply(action)
            assert after.returns() == [1.0]
        truth = winnable(here, deal, MOST)
        assert truth == (answer.verdict == WINNABLE), seed
        compared[truth, bool(here.drafts())] += 1
    assert all(compared[kind] for kind in ((True, False), (True, True), (False, False), (False, True))), compared
