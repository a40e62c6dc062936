"""How many deals of a Spellfire deck are lost before the first choice, by starting champion.

python -m bench.starters DECK... [--deals 2000]
"""

import argparse
import sys

from vedette import deals, decks, setups
from vedette.core.game import CHANCE, OVER, Game

SPELLFIRE = "spellfire"


def lost(game: Game, deal: list[int]) -> bool:
    """Return whether a deal is lost although nobody has chosen anything yet."""
    state = game.start()
    while (mover := state.mover()) == CHANCE or (mover != OVER and state.forced()):
        state.apply(deal[state.slot()] if mover == CHANCE else state.legal()[0])
    return state.mover() == OVER and state.returns()[0] < 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deck", nargs="+")
    parser.add_argument("--deals", type=int, default=2000)
    asked = parser.parse_args()
    for deck in asked.deck:
        for place, (champion, words) in enumerate(decks.label(SPELLFIRE, decks.find(SPELLFIRE, deck)).starters):
            game = setups.starting(setups.game(SPELLFIRE, deck), champion)
            count = sum(lost(game, deals.random_deal(game, seed)) for seed in range(asked.deals))
            sys.stdout.write(f"{deck}{' *' if place == 0 else ''}: {words}: {count} of {asked.deals}\n")


if __name__ == "__main__":
    main()
