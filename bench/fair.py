"""Fair play of 12 Patrols, measured: what each deck gives to whom, whether its cards matter, what a value costs.

    python -m bench.fair decks [DECK...] [--deals N]     exact winnability; every level's share of the same deals
    python -m bench.fair cards [DECK...]                 what freeing a card, or one requirement, changes, exactly
    python -m bench.fair speed [DECK...] [--deals N]     processor time of a display's exact value and of a hint;
                                                         DECK may be SEED/TIGHTNESS, a generated one
    python -m bench.fair chance [DECK...] [--deals N]    the win chance said at each turn, and what level 3 won then
    python -m bench.fair grades [DECK...] [--deals N]    the cheap measure of grades against plays that slip

The deals are numbered by a stream of seed 12, the same for every player; intervals are Wilson's at 95%.
"""

import argparse
import time
from collections.abc import Callable
from statistics import correlation, median

from vedette.bots.greedy import Greedy
from vedette.bots.uniform import Uniform
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.interval import wilson
from vedette.core.player import Player
from vedette.games.twelve_patrols.bots.beginner import Beginner
from vedette.games.twelve_patrols.bots.forecast import forecast
from vedette.games.twelve_patrols.bots.grade import measure
from vedette.games.twelve_patrols.bots.hint import hint
from vedette.games.twelve_patrols.bots.strategist import Strategist
from vedette.games.twelve_patrols.cards.deck import box, plain
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import Deck, Region
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.plugin import slips
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve
from vedette.games.twelve_patrols.solver.survey import exact
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

DECKS = ("easy", "house", "house12", "hard", "fiendish")
SEED = 12
SLIPS = 10
"""Choices in a hundred that a strong player leaves to the beginner."""
SLIPPED = 24
"""Deals of a deck that are played with slips."""
PLAYS = 12
TOLD = 10
"""Games between two tables of ``chance``."""
ROLLED = 12
"""Actions of chance before the first choice."""


def numbers(game: TwelvePatrols, count: int) -> list[int]:
    stream = Stream(SEED)
    return [stream.below(game.deals()) for _ in range(count)]


def opened(game: TwelvePatrols, deal: list[int]) -> Position:
    position = game.start()
    for action in deal[:ROLLED]:
        position.apply(action)
    return position


def play(game: TwelvePatrols, player: Player, deal: list[int]) -> float:
    position = game.start()
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
        else:
            position.apply(player.choose(position.view(0), position.legal()))
    return position.returns()[0]


def told(name: str, won: float, count: int, seconds: float) -> None:
    low, high = wilson(won, count)
    print(f"  {name:30}{won / count:8.3f}   [{low:.3f}, {high:.3f}] of {count}   {1000 * seconds / count:8.1f} ms each")


def over(name: str, deals: list[list[int]], one: Callable[[int, list[int]], float]) -> None:
    begun = time.process_time()
    won = sum(one(number, deal) for number, deal in enumerate(deals))
    told(name, won, len(deals), time.process_time() - begun)


def decks(name: str, count: int) -> None:
    game = TwelvePatrols(box()[name])
    print(name)
    if len(game.deck.regions) == 9:
        begun = time.process_time()
        share = exact(game.deck)
        took = time.process_time() - begun
        part = share.numerator / share.denominator
        print(f"  any order, all rolls (exact)  {part:8.5f}   {share.numerator}/{share.denominator}   {took:.1f} s")
    deals = [game.deal(number) for number in numbers(game, count)]
    over("all cards known", deals, lambda _, deal: solved(game, deal))
    over("bound on fair play", deals, lambda _, deal: forecast(game, opened(game, deal)).chance().value)
    over("order (level 3)", deals, lambda n, deal: play(game, Greedy(Strategist(game), n), deal))
    over("greedy (level 1)", deals, lambda n, deal: play(game, Greedy(Beginner(game), n), deal))
    over("uniform (level 0)", deals, lambda n, deal: play(game, Uniform(n), deal))


def solved(game: TwelvePatrols, deal: list[int]) -> float:
    return float(solve(question_of(game, game.start(), deal)).verdict == WINNABLE)


def without(deck: Deck, card: int, edges: list[int]) -> Deck:
    """Return the deck with some edges of one card freed: 1 north, 2 east, 3 south, 4 west."""
    regions = list(deck.regions)
    fields = [0 if place in edges else edge for place, edge in enumerate(regions[card][1:], 1)]
    regions[card] = Region(regions[card].name, *fields)
    return Deck(deck.name, tuple(regions))


def cards(names: list[str]) -> None:
    for name in names:
        deck = TwelvePatrols(box()[name]).deck
        if len(deck.regions) != 9:
            print(f"{name}: only for nine cards")
            continue
        whole = exact(deck)
        print(
            f"{name}: {whole.numerator / whole.denominator:.5f}; freed, in points: the card (north, east, south, west)"
        )
        for card, region in enumerate(deck.regions):
            gains = []
            for edges in ([1, 2, 3, 4], [1], [2], [3], [4]):
                if any(region[edge] for edge in edges):
                    share = exact(without(deck, card, edges))
                    gains.append(f"{100 * (share.numerator - whole.numerator) / whole.denominator:+.3f}")
                else:
                    gains.append("-")
            print(f"  {region.name:14}{gains[0]:>8} ({', '.join(gains[1:])})", flush=True)


def game_of(name: str) -> TwelvePatrols:
    """Return the game of a deck of the box, or of ``SEED/TIGHTNESS``, the deck generated from these."""
    seed, slash, tight = name.partition("/")
    return TwelvePatrols(plain(invent(int(seed), int(tight))) if slash else box()[name])


def speed(names: list[str], count: int) -> None:
    for name in names:
        game = game_of(name)
        values, hints = [], []
        for number, numbered in enumerate(numbers(game, count)):
            deal = game.deal(numbered)
            begun = time.process_time()
            forecast(game, opened(game, deal)).chance()
            values.append(1000 * (time.process_time() - begun))
            hints += hinted(game, Greedy(Strategist(game), number), deal)
        for what, times in (("value of a display", values), ("hint", hints)):
            times.sort()
            print(
                f"{name:10}{what:20} median {median(times):8.2f} ms   95% {times[len(times) * 95 // 100]:8.2f}"
                f"   99% {times[len(times) * 99 // 100]:8.2f}   worst {times[-1]:8.2f}   ({len(times)})",
                flush=True,
            )


def hinted(game: TwelvePatrols, player: Player, deal: list[int]) -> list[float]:
    """Return the time that a hint takes before each choice of a game, in ms."""
    times = []
    position = game.start()
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
            continue
        begun = time.process_time()
        hint(game, position.view(0))
        times.append(1000 * (time.process_time() - begun))
        position.apply(player.choose(position.view(0), position.legal()))
    return times


Said = dict[int, list[tuple[float, float, bool]]]
"""By turn: what chance was said, what the game came to, and whether all orders were counted."""


def chances(name: str, count: int) -> None:
    """Print for each turn the win chance that is said, on average, and the share of those games that level 3 won.

    The table is printed again as games are finished, so that a run that is stopped has said what it found.
    """
    game = TwelvePatrols(box()[name])
    said: Said = {}
    for number, numbered in enumerate(numbers(game, count), 1):
        deal, player = game.deal(numbered), Greedy(Strategist(game), number)
        position = game.start()
        values: dict[int, tuple[float, bool]] = {}
        while position.mover() != OVER:
            if position.mover() == CHANCE:
                position.apply(deal[position.slot()])
                continue
            if position.turn() not in values:
                chance = forecast(game, position).chance()
                values[position.turn()] = (chance.value, chance.exact)
            position.apply(player.choose(position.view(0), position.legal()))
        for turn, (value, exactly) in values.items():
            said.setdefault(turn, []).append((value, position.returns()[0], exactly))
        if number % TOLD == 0 or number == count:
            compare(name, said, number)


def compare(name: str, said: Said, games: int) -> None:
    """Print what was said so far beside what was won."""
    print(f"{name}, {games} games: turn, games, counted, said, won with its interval; said 1 and won; said 0 and won")
    for turn, rows in sorted(said.items()):
        won = sum(row[1] for row in rows)
        low, high = wilson(won, len(rows))
        ends = [[row[1] for row in rows if row[0] == value] for value in (1.0, 0.0)]
        told = "; ".join(f"{len(end)}, {sum(end):.0f}" for end in ends)
        counted, mean = sum(row[2] for row in rows), sum(row[0] for row in rows) / len(rows)
        share = f"{won / len(rows):.3f} [{low:.3f}, {high:.3f}]"
        print(f"  {turn}  {len(rows):4} {counted:4}  {mean:.3f}  {share}  {told}", flush=True)


def grades(names: list[str], count: int) -> None:
    """Print each deal's bits beside the share of plays won by a strong player who slips, and how they agree."""
    rows = []
    every = []
    for name in names:
        game = TwelvePatrols(box()[name])
        found = [(deal, measure(game, deal)) for deal in map(game.deal, numbers(game, count))]
        bits = sorted(measured.bits for _, measured in found if measured.won)
        every += bits
        print(
            f"{name:10}{len(bits):4} of {count} won by the strongest; bits at 10, 30, 50, 70, 90%: {spread(bits)}",
            flush=True,
        )
        graded = [row for row in found if row[1].won]
        for deal, measured in graded[:: max(1, len(graded) // SLIPPED)]:
            won = sum(play(game, slips(game, SLIPS, n), deal) for n in range(PLAYS))
            rows.append((measured.bits, won / PLAYS))
        mine = rows[-SLIPPED:]
        print(f"{'':10}won in spite of slips: {sum(won for _, won in mine) / len(mine):.2f}", flush=True)
    cuts = [quantile(sorted(every), share) for share in (0.2, 0.4, 0.6, 0.8)]
    print(f"20, 40, 60, 80% of all: {', '.join(f'{cut:.1f}' for cut in cuts)}")
    ranks = [[sorted(column).index(value) for value in column] for column in zip(*rows, strict=True)]
    print(f"rank correlation of bits and plays won: {correlation(ranks[0], ranks[1]):.2f} over {len(rows)} deals")
    for low, high in zip([0.0, *cuts], [*cuts, 99.0], strict=True):
        part = [won for bits, won in rows if low < bits <= high or (low == 0.0 and bits == 0.0)]
        if part:
            print(f"  {low:5.1f} to {high:5.1f} bits: {sum(part) / len(part):.2f} of plays won ({len(part)} deals)")


def spread(ordered: list[float]) -> str:
    return ", ".join(f"{quantile(ordered, share):.1f}" for share in (0.1, 0.3, 0.5, 0.7, 0.9)) if ordered else "-"


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("decks", "cards", "speed", "grades", "chance"))
    parser.add_argument("deck", nargs="*")
    parser.add_argument("--deals", type=int, default=300)
    asked = parser.parse_args()
    names = asked.deck or list(DECKS)
    if asked.what == "decks":
        for name in names:
            decks(name, asked.deals)
    elif asked.what == "cards":
        cards(names)
    elif asked.what == "chance":
        for name in names:
            chances(name, asked.deals)
    elif asked.what == "grades":
        grades(names, asked.deals)
    else:
        speed(names, asked.deals)


if __name__ == "__main__":
    main()
