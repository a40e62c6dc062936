"""Nothing leaks in Patrol: after cards were exchanged that somebody never saw, he receives the same, to the byte."""

from __future__ import annotations

import pytest
from tests.games.patrol.worlds import SPECTATOR, choices, exchanged, leak, letters, play

from vedette import setups
from vedette.games.patrol.engine.options import SWITCHES, named
from vedette.games.patrol.text.speech import Patrol

GAME = setups.game("patrol", "tricksters,venom", ["rounds-2"])


@pytest.mark.parametrize("watcher", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_the_same_in_both_worlds_at_every_moment(watcher: int, seed: int) -> None:
    assert isinstance(GAME, Patrol)
    played = play(GAME, seed, 400)
    found, moments = leak(GAME, played, exchanged(GAME, played, watcher, seed), watcher, seed)
    assert found is None
    assert moments > 30


@pytest.mark.parametrize("option", SWITCHES)
def test_so_it_is_with_every_variant(option: str) -> None:
    assert isinstance(GAME, Patrol)
    made = Patrol(GAME.drafts, named(["rounds-2", option]))
    played = play(made, 5, 250)
    found, _ = leak(made, played, exchanged(made, played, SPECTATOR, 5), SPECTATOR, 5)
    assert found is None


def test_the_worlds_do_differ_and_a_leak_is_found() -> None:
    assert isinstance(GAME, Patrol)
    played = play(GAME, 3, 400)
    other = exchanged(GAME, played, 0, 1)
    assert sum(one != two for one, two in zip(played.deal, other, strict=True)) > 20
    assert sorted(other) == sorted(played.deal)

    assert leak(GAME, played, other, 0, 1)[0] is None
    found, _ = leak(GAME, played, other, 1, 1)
    assert found is not None
    assert found.what == "the view"


@pytest.mark.parametrize("watcher", ["ann", "bob", "eve"])
def test_a_room_sends_the_same_bytes_in_both_worlds(watcher: str) -> None:
    assert isinstance(GAME, Patrol)
    played = play(GAME, 2, 60)
    other = exchanged(GAME, played, {"ann": 0, "bob": 1, "eve": SPECTATOR}[watcher], 2)
    assert other != played.deal
    heard = letters(GAME, played.deal, played.choices, watcher)
    assert len(heard) > 30
    assert letters(GAME, other, played.choices, watcher) == heard


@pytest.mark.parametrize("name", ["level:1", "level:2"])
def test_a_bot_chooses_alike_in_both_worlds(name: str) -> None:
    assert isinstance(GAME, Patrol)
    played = play(GAME, 3, 60)
    assert choices(GAME, played.deal, played, 0, name) == choices(GAME, exchanged(GAME, played, 0, 3), played, 0, name)
