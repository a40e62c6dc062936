"""How long the exact winnability of a deck over all 10,077,696 rolls takes, and all winning layouts of one roll.

python -m bench.winrate [DECK ...]
"""

import platform
import sys
import time

import vedette
from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import Deck
from vedette.games.twelve_patrols.solver import survey
from vedette.games.twelve_patrols.solver.layouts import winning_layouts
from vedette.games.twelve_patrols.solver.question import opening

INVENTED = ((105, 5), (106, 6), (108, 8))
ROLLS = 40


def decks(names: list[str]) -> dict[str, Deck]:
    boxed = {name: cards.box()[name].deck for name in names or ["house", "easy", "hard", "fiendish"]}
    return boxed | ({} if names else {f"invented {seed}/{tight}": invent(seed, tight) for seed, tight in INVENTED})


def layouts(deck: Deck) -> tuple[float, float]:
    """Return the median and largest time for all winning layouts of a roll, in milliseconds."""
    stream, took = Stream(1), []
    winning_layouts(opening(deck, [1] * 9))
    for _ in range(ROLLS):
        dice = [1 + stream.below(6) for _ in range(9)]
        begun = time.process_time()
        winning_layouts(opening(deck, dice))
        took.append(1000 * (time.process_time() - begun))
    return sorted(took)[ROLLS // 2], max(took)


def main() -> None:
    how = "compiled" if vedette.COMPILED else "interpreted"
    print(f"vedette {vedette.__version__}, {how}, Python {platform.python_version()}, {platform.machine()}\n")
    print("| deck | rolls won | share | classes searched | CPU s | layouts ms | layouts most ms |\n|" + "---|" * 7)
    for name, deck in decks(sys.argv[1:]).items():
        begun = time.process_time()
        share = survey.exact(deck)
        took = time.process_time() - begun
        middle, most = layouts(deck)
        print(
            f"| {name} | {share.numerator:,} | {share.numerator / share.denominator:.6f} | {share.searched:,} "
            f"| {took:.2f} | {middle:.1f} | {most:.1f} |"
        )


if __name__ == "__main__":
    main()
