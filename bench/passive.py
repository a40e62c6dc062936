"""What a player of Patrol wins against programs that never attack: one that wins half of these games is no player.

    python -m bench.passive --player level:1 --games 200 --seed 1

*Stays* lays all five into one patrol and then does nothing, *stays apart* lays five patrols of one, *uses abilities*
lays all five into one patrol and turns up whoever has an ability to use, at random. Each deal is played twice, seats
swapped, with the starter decks in turn.
"""

import argparse

from bench.balance import Maker, against

from vedette.core.chance import Stream
from vedette.core.player import Player
from vedette.games.patrol.engine.rules import LAY, MOVE, PAIR, PATROLS, STAY, USE
from vedette.games.patrol.plugin import GAME as PLUGIN


class Passive(Player):
    """Never attacks."""

    def __init__(self, seed: int, *, apart: bool, uses: bool) -> None:
        self.stream = Stream(seed)
        self.apart = apart
        self.uses = uses

    def choose(self, view: bytes, legal: list[int]) -> int:
        if LAY <= legal[0] < PAIR:
            numbers = [(action - LAY) % PATROLS for action in legal]
            return legal[numbers.index(max(numbers) if self.apart else 0)]
        if STAY not in legal:
            return legal[self.stream.below(len(legal))] if self.uses else legal[0]
        able = [action for action in legal if USE <= action < MOVE]
        return able[self.stream.below(len(able))] if self.uses and able else STAY


PROGRAMS = {
    "stays": {"apart": False, "uses": False},
    "stays apart": {"apart": True, "uses": False},
    "uses abilities": {"apart": False, "uses": True},
}


def known(player: str) -> Maker:
    """Return the maker of a player of ours."""
    return lambda made, at: PLUGIN.player(player, made, at)


def passive(program: str) -> Maker:
    """Return the maker of a program that never attacks."""
    return lambda _, at: Passive(at, **PROGRAMS[program])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--player", default="level:1")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    told = reader.parse_args()
    print(f"| against who never attacks | {told.player} won | 95% interval | games |\n|---|---|---|---|")
    for program in PROGRAMS:
        tally = against(known(told.player), passive(program), told.games, told.seed)
        print(tally.row(program), flush=True)


if __name__ == "__main__":
    main()
