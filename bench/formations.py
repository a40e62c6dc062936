"""What a formation of patrols wins against all five in one, both played on by the same player.

    PYTHONPATH=src python bench/formations.py --player level:2 --games 160 --seed 1

*4 + 1*, *3 + 2* and so on lay every hand in patrols of these sizes. Whom they set apart: first soldiers whose ability
can be used with no enemy in front, then the lowest levels. *able apart* lays each of the former alone and all others
together; *as it likes* leaves that to the player. Every deal is played twice, seats swapped, with pairs of starter
decks in turn.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.balance import Maker, against

from vedette.core.player import Player
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.rules import HAND, LAY, PAIR, PATROLS
from vedette.games.patrol.engine.soldier import Soldier
from vedette.games.patrol.engine.state import HANDS, SLOT
from vedette.games.patrol.engine.view import VIEWER, read
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text.speech import Patrol

SHAPES: dict[str, tuple[int, ...] | None] = {
    "4 + 1": (1, 4),
    "3 + 2": (2, 3),
    "3 + 1 + 1": (1, 1, 3),
    "2 + 2 + 1": (1, 2, 2),
    "2 + 1 + 1 + 1": (1, 1, 1, 2),
    "five of one": (1, 1, 1, 1, 1),
    "able apart": (),
    "as it likes": None,
}
FREE = {
    vocabulary.TEAMMATE,
    vocabulary.DISTANT,
    vocabulary.ANYWHERE,
    vocabulary.SELF,
    vocabulary.TEAMMATES,
    vocabulary.EVERYWHERE,
}
"""Whom an ability means that can be used with no enemy in front and no patrolmate."""


class Formed(Player):
    """A player whose hands are laid for it, into patrols of these sizes; *able apart* if there are none."""

    def __init__(self, made: Patrol, mind: Player, sizes: tuple[int, ...] | None) -> None:
        self.made = made
        self.mind = mind
        self.sizes = sizes
        self.plan: list[tuple[int, int]] = []

    def choose(self, view: bytes, legal: list[int]) -> int:
        if self.sizes is None or not LAY <= legal[0] < PAIR:
            return self.mind.choose(view, legal)
        if all((action - LAY) % PATROLS == 0 for action in legal):  # the first card of a round
            self.plan = self._planned(view, [(action - LAY) // PATROLS for action in legal])
        card, number = self.plan.pop(0)
        return LAY + PATROLS * card + number

    def _planned(self, view: bytes, hand: list[int]) -> list[tuple[int, int]]:
        """Return who goes where: each place in the hand and its patrol."""
        held = read(view)
        seat = int(held[VIEWER])
        deck, soldiers = self.made.decks[seat].cards, self.made.roster.soldiers
        bearers = {at: soldiers[deck[int(held[HANDS + HAND * seat + at]) & SLOT].soldier] for at in hand}
        apart = [at for at in hand if able(bearers[at])]
        order = sorted(hand, key=lambda at: (at not in apart, bearers[at].level))
        sizes = self.sizes or (1,) * len(apart) + (HAND,)
        numbers = [number for number, size in enumerate(sizes) for _ in range(size)]
        return list(zip(order, numbers, strict=False))


def able(soldier: Soldier) -> bool:
    """Return whether a soldier's ability turns it up with no enemy in front and no patrolmate."""
    first = soldier.power[0] if soldier.power else None
    return first is not None and first.when == vocabulary.USE and first.who in FREE and first.do != vocabulary.TAKE


def laying(sizes: tuple[int, ...] | None, player: str) -> Maker:
    """Return the maker of a player whose hands are laid in patrols of these sizes."""
    return lambda made, at: Formed(made, PLUGIN.player(player, made, at), sizes)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--player", default="level:2")
    reader.add_argument("--games", type=int, default=160)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--shape", choices=SHAPES, nargs="+", default=list(SHAPES))
    told = reader.parse_args()
    print(f"| formation, {told.player} | won against all five | 95% interval | games |\n|---|---|---|---|")
    for shape in told.shape:
        tally = against(laying(SHAPES[shape], told.player), laying((HAND,), told.player), told.games, told.seed)
        print(tally.row(shape), flush=True)


if __name__ == "__main__":
    main()
