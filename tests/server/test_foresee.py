"""Foresee on the wire: the mover alone is told, and nothing is done by it."""

import pytest
from tests.server import sitting

from vedette import deals, setups
from vedette.core.chance import Stream
from vedette.protocol import client, server

GAME = setups.game("patrol", "vanguard")


@pytest.fixture(scope="module")
def people() -> list[sitting.Person]:
    """Two at a table of Patrol and one who watches, at a moment where an attack may be declared."""
    room = sitting.room_of(GAME, deals.random_deal(GAME, 5), ["ann", "bob"], None)
    found = [sitting.Person(room, name).join() for name in ("ann", "bob", "eve")]
    rng = Stream(2)
    while not GAME.show(room.match.state.view(room.match.mover()), "en")["plans"]:
        legal = room.match.legal()
        found[room.match.mover()].act(legal[rng.below(len(legal))])
    return found


def test_the_mover_is_told_and_nothing_is_done(people: list[sitting.Person]) -> None:
    room = people[0].room
    mover = people[room.match.mover()]
    plan = mover.table.view["plans"][0]  # type: ignore[index]  # the view of Patrol has a list there
    version, actions = mover.version, [plan["action"], plan["targets"][0]["action"]]
    told = mover.only(server.Foreseen, client.Foresee(mover.name(), version, actions))
    assert told.words
    assert mover.version == version
    assert mover.table.assisted == []
    assert mover.refused(client.Foresee(mover.name(), version, [actions[1]])) == "illegal"
    assert mover.refused(client.Foresee(mover.name(), version + 1, actions)) == "stale"


def test_nobody_else_is_told(people: list[sitting.Person]) -> None:
    room = people[0].room
    other, watcher = people[1 - room.match.mover()], people[2]
    assert other.refused(client.Foresee(other.name(), other.version, [181])) == "turn"
    assert other.table.view["plans"] == []
    assert watcher.refused(client.Foresee(watcher.name(), watcher.version, [181])) == "foreign"
    assert watcher.table.view["plans"] == []


def test_a_game_that_foresees_nothing_says_so() -> None:
    room = sitting.duel()
    ann, bob = (sitting.Person(room, name).join() for name in ("ann", "bob"))
    mover = (ann, bob)[room.match.mover()]
    assert mover.refused(client.Foresee(mover.name(), mover.version, [0])) == "unknown-help"
