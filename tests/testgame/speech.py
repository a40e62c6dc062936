"""The mini duel in words and as a page draws it."""

from __future__ import annotations

from tests.testgame.rules import EMPTY, HAND, NAME, RANKS, STAKES, rank
from tests.testgame.setup import Setup
from tests.testgame.sight import Sight

from vedette.core.chance import spell
from vedette.core.language import say


def ranks(cards: list[int]) -> list[int | None]:
    """Return the rank of each card; None where there is none."""
    return [card % RANKS + 1 if card != EMPTY else None for card in cards]


class MiniDuel(Setup):
    """The mini duel with its words."""

    def code(self, deal: list[int]) -> str:
        """Return the code of a whole deal."""
        return spell(self.number(deal), self.deals())

    def definition(self) -> list[str]:
        """Return what a record pins: how many cards there are of each rank."""
        return [f"deck: {self.copies}"]

    def say(self, view: bytes, action: int, language: str) -> str:
        """Return in words what the mover may choose."""
        if action >= self.cards + STAKES:
            slot = action - self.cards - STAKES
            card = Sight(view).card(slot)
            return say(language, "duel-lay", rank=rank(card) if card != EMPTY else 0, slot=slot + 1)
        if action >= self.cards:
            return say(language, "duel-stake", points=action - self.cards + 1)
        return say(language, "duel-draw", rank=rank(action))

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return in words what a seat saw: whose card it was, and which only where it is the seat's own."""
        sight = Sight(before)
        leader = sight.leader
        if action < self.cards:
            drawer = leader if sight.count(leader) < HAND else 1 - leader
            return (
                say(language, "duel-drew", rank=rank(action))
                if drawer == seat
                else say(language, "duel-drew-hidden", seat=drawer + 1)
            )
        if action < self.cards + STAKES:
            return say(language, "duel-staked", seat=leader + 1, points=action - self.cards + 1)
        layer = 1 - leader if sight.lies(leader) else leader
        if layer == seat:
            return say(language, "duel-laid", rank=rank(sight.card(action - self.cards - STAKES)))
        return say(language, "duel-laid-hidden", seat=layer + 1)

    def show(self, view: bytes, language: str) -> dict[str, object]:
        """Return the view as JSON."""
        sight = Sight(view)
        return {
            "game": NAME,
            "language": language,
            "seat": sight.player,
            "leader": sight.leader,
            "stake": sight.stake,
            "points": sight.points,
            "stock": sight.stock,
            "counts": sight.counts,
            "laid": sight.laid,
            "last": ranks(sight.last),
            "hand": ranks(sight.hand),
            "down": ranks([sight.down])[0],
        }

    def describe(self, view: bytes, language: str) -> str:
        """Return the view as plain text, one thing to a line."""
        sight = Sight(view)
        lines = [
            say(language, "duel-points", first=sight.points[0], second=sight.points[1]),
            say(language, "duel-leads", seat=sight.leader + 1, points=sight.stake, stock=sight.stock),
        ]
        if sight.last[0] != EMPTY:
            lines.append(say(language, "duel-turned", first=rank(sight.last[0]), second=rank(sight.last[1])))
        hand = [str(rank(card)) for card in sight.hand if card != EMPTY]
        if hand:
            lines.append(say(language, "duel-hand", ranks=", ".join(hand)))
        return "\n".join(lines)
