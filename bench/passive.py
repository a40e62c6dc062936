"""What a player of Patrol wins against programs that never attack: one that wins half of these games is no player.

    PYTHONPATH=src python bench/passive.py --player level:1 --games 200 --seed 1

*Stays* lays all five into one patrol and then does nothing, *stays apart* lays five patrols of one, *uses abilities*
lays all five into one patrol and turns up whoever has an ability to use, at random. Each deal is played twice, seats
swapped, with the starter decks in turn.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.balance import YARDSTICK, Tally, play

from vedette.core.chance import Stream
from vedette.core.player import Player
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine.rules import FIRST, LAY, MOVE, PAIR, PATROLS, SEATS, STAY, USE
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text.speech import Patrol


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


def against(program: str, player: str, games: int, seed: int) -> Tally:
    """Return what a player wins against a program."""

    def maker(made: Patrol, at: int) -> Player:
        # ``play`` makes the player of seat 0 from an even number, that of seat 1 from an odd one
        return PLUGIN.player(player, made, at) if at % SEATS == seat else Passive(at, **PROGRAMS[program])

    decks = [draft for name, draft in box().items() if name != YARDSTICK]
    rng, tally = Stream(seed), Tally()
    for game in range(games // SEATS):
        made = Patrol((decks[rng.below(len(decks))], decks[rng.below(len(decks))]))
        deal = made.deal(rng.below(made.deals()))
        for seat in range(SEATS):
            won = play(made, maker, [FIRST + rng.below(SEATS), *deal[1:]], SEATS * (seed + game)).won
            tally.add(1 - won if seat else won)
    return tally


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--player", default="level:1")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    told = reader.parse_args()
    print(f"| against who never attacks | {told.player} won | 95% interval | games |\n|---|---|---|---|")
    for program in PROGRAMS:
        print(against(program, told.player, told.games, told.seed).row(program), flush=True)


if __name__ == "__main__":
    main()
