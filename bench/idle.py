"""Whether every edge of a deck of 12 Patrols matters: for each, a roll that is lost with it and won without it.

    python -m bench.idle DECK [...] [--fewer N]

DECK is a deck that comes with the game, or a file. An edge without such a roll is idle: freeing it wins nothing. All
rolls of a deck of nine are gone through, so what is called idle is. Of a deck of twelve, sets of nine and rolls are
drawn from a fixed seed, and an edge that nothing was found for is called open. The witnesses, nine pips each (white,
yellow, blue), are what ``tests/games/twelve_patrols/witnesses.toml`` holds.

A deck that loses no roll has no such witness. With ``--fewer 5`` five cubes are missing: a roll that is lost then, and
won without an edge, shows what the edge takes. These rolls are drawn as well.
"""

import argparse
import sys
from itertools import combinations_with_replacement
from pathlib import Path

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.engine.rules import CELLS, COLOUR_COUNT, DICE, FACES, Deck, Region
from vedette.games.twelve_patrols.solver.question import Question, opening
from vedette.games.twelve_patrols.solver.solver import Attempt
from vedette.games.twelve_patrols.solver.survey import THROWS

DRAWN = 6000
"""Sets and rolls that are drawn of a deck of twelve."""


def freed(deck: Deck, card: int, edge: int) -> Deck:
    """Return a deck without one requirement."""
    regions = list(deck.regions)
    asked = list(regions[card][1:])
    asked[edge] = 0
    regions[card] = Region(regions[card].name, *asked)
    return Deck(deck.name, tuple(regions))


def won(deck: Deck, nine: list[int], dice: list[int], fewer: int) -> bool:
    """Return whether a roll can be won with nine regions of a deck and so many cubes fewer."""
    return Attempt(scarce(opening(deck, dice), fewer), nine, 0).search.bare()


def scarce(question: Question, fewer: int) -> Question:
    """Return a question with so many cubes fewer, of each colour in turn."""
    for cube in range(fewer):
        question.supply[FACES * (cube % COLOUR_COUNT)] -= 1
    return question


def rolls(deck: Deck, fewer: int) -> list[tuple[list[int], list[int]]]:
    """Return lost rolls, each with its nine regions: all there are up to the names of colours, or some of a twelve."""
    if len(deck.regions) == CELLS and not fewer:
        nine = list(range(CELLS))
        every = [one + two + three for one, two, three in combinations_with_replacement(THROWS, 3)]
        return [(nine, dice) for dice in every if not won(deck, nine, dice, 0)]
    stream = Stream(12)
    found = []
    for _ in range(DRAWN):
        every_card = list(range(len(deck.regions)))
        stream.shuffle(every_card)
        nine, dice = sorted(every_card[:CELLS]), [1 + stream.below(6) for _ in range(DICE)]
        if not won(deck, nine, dice, fewer):
            found.append((nine, dice))
    return found


def main() -> int:
    """Print the witnesses of each edge; the status is 1 where one has none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("decks", nargs="+")
    parser.add_argument("--fewer", type=int, default=0)
    asked = parser.parse_args()
    idle = 0
    for name in asked.decks:
        boxed = cards.box().get(name)
        deck = (boxed or cards.read(Path(name).read_text(), name)).deck
        lost = rolls(deck, asked.fewer)
        print(f"[{deck.name}]  # {len(lost)} lost", flush=True)
        order = list(range(len(lost)))
        Stream(1).shuffle(order)  # so that a witness is met soon
        lost = [lost[at] for at in order]
        for card, region in enumerate(deck.regions):
            for edge, side in enumerate(cards.EDGES):
                if not region[1 + edge]:
                    continue
                other = freed(deck, card, edge)
                won_so = ((nine, dice) for nine, dice in lost if card in nine and won(other, nine, dice, asked.fewer))
                found = next(won_so, None)
                key = f'"{region.name}, {side}"'
                if found is None:
                    idle += 1
                    print(
                        f"# {key}: {'idle' if len(deck.regions) == CELLS and not asked.fewer else 'open'}", flush=True
                    )
                    continue
                nine, dice = found
                said = "".join(map(str, dice)) + ("" if len(deck.regions) == CELLS else " " + " ".join(map(str, nine)))
                print(f'{key} = "{said}"', flush=True)
    return 1 if idle else 0


if __name__ == "__main__":
    sys.exit(main())
