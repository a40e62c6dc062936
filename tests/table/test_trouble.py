"""What goes wrong at a table, and leaves it whole."""

import random

from tests.table import sitting

from vedette import shelf
from vedette.core import record
from vedette.core.match import Match
from vedette.table.rooms import event as events
from vedette.table.rooms import stage
from vedette.table.wire import calls, news


def imported() -> sitting.Person:
    """Somebody at an unfinished game of which only the record was kept: what comes next is not known."""
    game = shelf.game("spellfire")
    match, rng = Match(game, shelf.random_deal(game, 3)), random.Random(1)
    for _ in range(6):
        match.play(rng.choice(match.legal()))
    scene = stage.by_record(record.write(match, deal=False))
    return sitting.Person(sitting.room_at(scene.match, ["ann"]), "ann").join()


def test_who_was_refused_the_verdict_is_not_told_it_after_a_move() -> None:
    ann = imported()
    assert ann.refused(calls.Watch("w", on=True)) == "unknown-help"
    assert isinstance(ann.act()[0], news.Done)
    assert [type(event) for event in ann.outcome.events] == [events.Played]
    assert ann.outcome.errands == []


def test_a_change_refuses_nobody_whoever_wants_to_know() -> None:
    ann = imported()
    ann.visitor.watch = True
    assert isinstance(ann.act()[0], news.Done)
    assert ann.outcome.errands == []
