"""Are the effects of ``vedette effects`` true? Two counts of them, and fresh games that neither has seen.

    python -m bench.effects patrol [--games 4000] [--player level:1] [--seed 1] [--jobs 1]

Three times so many games are played, each with decks and a deal of its own. Of the first two, effects are reckoned
twice. They agree if the difference of the two estimates of a factor lies in its own 95% interval for 95 of 100 factors.
The third games are foretold, each by what its decks brought. If effects add up as the regression says, what is won
rises by a point for each point that is foretold: the slope is 1. It is reckoned with the second count as instrument,
so that the errors of the first do not flatten it.
"""

import argparse
import platform
from math import hypot, sqrt

import vedette
from vedette import files
from vedette.core.interval import Z, wilson
from vedette.lab import card_effects, process_pool
from vedette.lab.card_effects import GameFactors
from vedette.lab.regression import Effect

FIFTHS = 5


def foretold(found: list[Effect], games: list[GameFactors]) -> list[float]:
    """Return what each game is foretold to win, less the same for all."""
    told = [sum(one.mean * brought for one, brought in zip(found, game.brought, strict=True)) for game in games]
    return centred(told)


def centred(values: list[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def slope(told: list[float], instrument: list[float], won: list[float]) -> tuple[float, float]:
    """Return how much is won for what is foretold, and half of the 95% interval."""
    pull = sum(one * other for one, other in zip(instrument, told, strict=True))
    found = sum(one * other for one, other in zip(instrument, won, strict=True)) / pull
    left = [(one * (result - found * other)) ** 2 for one, other, result in zip(instrument, told, won, strict=True)]
    return found, Z * sqrt(sum(left)) / abs(pull)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deck", default="")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--player", default="level:1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    made = files.game(options.game, options.deck, ())
    kinds = card_effects.factors(made).kinds(made, "en")
    samples = [
        list(process_pool.work(card_effects.play, tasks, options.jobs))
        for part in range(3)
        for tasks in [card_effects.tasks(made, options.player, options.seed + part, options.games)]
    ]
    one, two = (
        card_effects.design(kinds).fit([game.brought for game in sample], [game.won for game in sample])
        for sample in samples[:2]
    )
    agreed = sum(
        abs(first.mean - second.mean) <= hypot(first.high - first.mean, second.high - second.mean)
        for first, second in zip(one, two, strict=True)
    )
    fresh = samples[2]
    told = foretold(one, fresh)
    found, half = slope(told, foretold(two, fresh), centred([game.won for game in fresh]))
    print(f"{platform.python_version()}, compiled: {vedette.COMPILED}; {options.games} games three times")
    print(f"two counts agree about {agreed} of {len(one)} factors")
    print(f"a point foretold is {found:.2f} points won ({found - half:.2f} to {found + half:.2f})")
    order = sorted(range(len(fresh)), key=told.__getitem__)
    for part in range(FIFTHS):
        mine = order[part * len(order) // FIFTHS : (part + 1) * len(order) // FIFTHS]
        won = sum(fresh[at].won for at in mine)
        low, high = wilson(won, len(mine))
        mean = 100 * sum(told[at] for at in mine) / len(mine)
        between = f"{100 * low:.1f} to {100 * high:.1f}"
        print(f"fifth {part + 1}: foretold {mean:+.1f}, won {100 * won / len(mine):.1f}% ({between})")


if __name__ == "__main__":
    main()
