"""What is said at a table of a draft that undo takes back for free: not that the game is lost."""

from tests.table import sitting

from vedette.table.wire import calls, news

PUTS = range(198, 450)


def spoilt() -> sitting.Person:
    """Somebody who has put an item with which nothing can be won any more."""
    ann = sitting.Person(sitting.patrols(), "ann").join()
    ann.send(calls.Solve("s"))
    solution = ann.work()[0]
    assert isinstance(solution, news.Solution)
    ann.send(calls.Takeover("t", ann.version, len(solution.steps) - 8))
    while True:
        for action in ann.room.match.legal():
            ann.act(action)
            if ann.room.course.over():
                ann.send(calls.Undo(ann.name(), ann.version))
                continue
            verdict = judged(ann)
            if verdict.verdict == "unwinnable":
                return ann
            ann.send(calls.Undo(ann.name(), ann.version))
        ann.send(calls.Solve(ann.name()))
        step = ann.work()[0]
        assert isinstance(step, news.Solution)
        ann.act(step.steps[0].action)


def judged(ann: sitting.Person) -> news.Verdict:
    ann.send(calls.Watch(ann.name(), on=True))
    verdict = ann.work()[0]
    ann.send(calls.Watch(ann.name(), on=False))
    assert isinstance(verdict, news.Verdict)
    return verdict


def test_a_draft_is_not_called_lost() -> None:
    ann = spoilt()
    verdict = judged(ann)
    assert verdict.draft
    assert verdict.lost_at is None
    assert "Take it back" in verdict.words
    ann.send(calls.Solve("again"))
    solution = ann.work()[0]
    assert isinstance(solution, news.Solution)
    assert solution.draft
    assert "proved" not in solution.words


def test_the_win_chance_of_a_draft_is_that_of_the_turn_without_it() -> None:
    ann = spoilt()
    ann.send(calls.Chance("c", on=True))
    odds = ann.work()[0]
    assert isinstance(odds, news.Odds)
    assert odds.value
    assert "Take it back" in odds.words
    assert "cost" not in odds.words
