"""The work of a tree of regrets: bounded, no longer than it need be, and given up early where it is lost."""

import pytest
from tests.poker import KUHN, LEDUC, Croupier, Hand, Poker

from vedette.bots.regret import EACH, FIRST, Tree
from vedette.core.chance import Stream
from vedette.core.game import SPECTATOR

MANY = 100_000
"""Iterations that no tree here should come to."""


def planted(game: Poker) -> Tree:
    state = game.start()
    for card in (3, 4):
        state.apply(card)
    return Tree(game, Croupier(), 3, state.view(SPECTATOR))


class Nameless(Hand):
    """A hand that looks like no hand before it."""

    made = 0

    def view(self, player: int) -> bytes:
        Nameless.made += 1
        return super().view(player) + Nameless.made.to_bytes(4, "big")

    def copy(self) -> Hand:
        return Nameless(self.kind, self.cards[:], [round_[:] for round_ in self.rounds])


class Strange(Poker):
    def imagine(self, view: bytes, rng: Stream) -> Hand:
        found = super().imagine(view, rng)
        return Nameless(found.kind, found.cards, found.rounds)


@pytest.mark.parametrize("steps", [0, 300, 3_000])
def test_a_tree_learns_no_more_when_its_steps_are_used_up(steps: int) -> None:
    tree = planted(Poker(LEDUC))
    tree.grow(MANY, steps)
    assert steps <= tree.steps < steps + 20
    assert tree.iteration < MANY


def test_a_tree_learns_no_longer_than_its_views_need() -> None:
    tree = planted(Poker(KUHN))
    assert tree.grow(MANY)
    assert FIRST <= tree.iteration < MANY
    assert EACH * len(tree.nodes) <= tree.steps < 4 * EACH * len(tree.nodes)


def test_a_tree_that_lines_lead_out_of_is_given_up_early() -> None:
    tree = planted(Strange(LEDUC))
    assert not tree.grow(MANY)
    assert tree.iteration == FIRST


def test_a_tree_of_few_worlds_holds_nothing_where_its_steps_are_used_up() -> None:
    tree = planted(Poker(KUHN))
    assert not tree.grow(MANY, 200)
    assert tree.iteration < FIRST
