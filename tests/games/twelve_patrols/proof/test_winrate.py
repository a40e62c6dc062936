"""Exact winnability: classes weigh what they stand for, and what follows from a payment is true."""

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.invention import invent
from vedette.games.twelve_patrols.proof import solver
from vedette.games.twelve_patrols.proof.answer import WINNABLE
from vedette.games.twelve_patrols.proof.question import opening
from vedette.games.twelve_patrols.proof.winrate import THROWS, Share, Survey, exact, weight


def test_the_classes_are_all_rolls() -> None:
    count = len(THROWS)
    classes = [(a, b, c) for a in range(count) for b in range(a, count) for c in range(b, count)]
    assert len(classes) == 30_856
    assert sum(weight(*one) for one in classes) == 6**9


def test_a_loose_deck_is_always_won_and_takes_few_searches() -> None:
    told: list[tuple[int, int]] = []
    share = exact(invent(104, 4), tell=lambda done, of: told.append((done, of)))
    assert share == Share(6**9, 6**9, share.searched)
    assert share.searched < 100
    assert told[-1] == (30_856, 30_856)


def test_what_follows_from_a_payment_is_what_the_solver_says() -> None:
    for order in (None, [4, 2, 7, 0, 8, 1, 3, 6, 5]):
        deck = invent(105, 5)
        survey = Survey(deck, list(range(9)), order)
        stream = Stream(7)
        followed = 0
        for _ in range(120):
            one, two, three = sorted(stream.below(len(THROWS)) for _ in range(3))
            verdict = solver.solve(opening(deck, THROWS[one] + THROWS[two] + THROWS[three], order)).verdict
            if survey.follows(one, two, three):
                assert verdict == WINNABLE
                followed += 1
            else:
                assert survey.search(one, two, three) == (verdict == WINNABLE)
        assert followed > 5
