"""Whether forming patrols is a decision: the mixture of formations that wins most, and what each wins by itself.

    python -m bench.formations --mixture 16 --player level:2 --seed 1
    python -m bench.formations --player level:2 --games 400 --seed 1

With ``--mixture`` so many rounds are taken from games between starter decks. From what everybody sees of each as it
begins, ``--hands`` hands are imagined for either side, every hand is laid in every shape against every other in every
shape, and the rounds are played out by the player (``--each`` times). What they bring, how likely a win looks to the
rules of thumb at the end of the round, is a game of its own: the attacker lays, knowing its hand; the defender, knowing
its hand and the attacker's shape. Regret matching solves it, and the shares of the solution, averaged over hands and
rounds, are the table.

Without it: what a player wins whose hands are laid in a shape against itself with all five in one patrol.

In a shape those stand alone first who are better alone (``company.py``). *Roamers apart* lays alone everybody whose
ability needs nobody beside him, and all others together; *as it likes* leaves that to the player. Every deal is played
twice, seats swapped, with pairs of starter decks in turn.
"""

import argparse

from bench.balance import YARDSTICK, Maker, against

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, SPECTATOR
from vedette.core.player import Player
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.company import held, roams
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.rules import HAND, LAY, PAIR, PATROLS, SEATS
from vedette.games.patrol.engine.state import HANDS, SETUP, SLOT
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text.speech import Patrol

SIZES: dict[str, tuple[int, ...]] = {
    "all five": (5,),
    "4 + 1": (1, 4),
    "3 + 2": (2, 3),
    "3 + 1 + 1": (1, 1, 3),
    "2 + 2 + 1": (1, 2, 2),
    "2 + 1 + 1 + 1": (1, 1, 1, 2),
    "five of one": (1, 1, 1, 1, 1),
}
APART = "roamers apart"
SHAPES: dict[str, tuple[int, ...] | None] = {**SIZES, APART: (), "as it likes": None}
LATEST = 6
"""Rounds of a game from which hands are taken."""
STEPS = 400
"""Iterations of regret matching."""


def plan(position: Position, seat: int, sizes: tuple[int, ...]) -> list[int]:
    """Return the actions that lay a hand in patrols of these sizes, roamers apart if there are none."""
    order = held(position, seat)
    if not sizes:
        cards = {at: SPAN * seat + (position.words[HANDS + HAND * seat + at] & SLOT) for at in order}
        order.sort(key=lambda at: not roams(position.tables, cards[at]))
        sizes = (1,) * sum(roams(position.tables, at) for at in cards.values()) + (HAND,)
    numbers = [number for number, size in enumerate(sizes) for _ in range(size)]
    return [LAY + PATROLS * at + number for at, number in zip(order, numbers, strict=False)]


class Formed(Player):
    """A player whose hands are laid for it, into patrols of these sizes."""

    def __init__(self, made: Patrol, mind: Player, sizes: tuple[int, ...] | None) -> None:
        self.made = made
        self.mind = mind
        self.sizes = sizes
        self.plan: list[int] = []

    def choose(self, view: bytes, legal: list[int]) -> int:
        if self.sizes is None or not LAY <= legal[0] < PAIR:
            return self.mind.choose(view, legal)
        if all((action - LAY) % PATROLS == 0 for action in legal):  # the first card of a round
            position = self.made.imagine(view, Stream(0))
            self.plan = plan(position, position.mover(), self.sizes)
        return self.plan.pop(0)


def laying(sizes: tuple[int, ...] | None, player: str) -> Maker:
    """Return the maker of a player whose hands are laid in patrols of these sizes."""
    return lambda made, at: Formed(made, PLUGIN.player(player, made, at), sizes)


def play(position: Position, players: list[Player], rng: Stream, until: int) -> None:
    """Play on to the set-up of a round, or to the end of the game; shapes by lot."""
    while position.mover() != OVER:
        seat = position.mover()
        if seat == CHANCE:
            position.apply(position.sample(rng))
        elif position.forced():
            position.apply(position.legal()[0])
        elif position.phase() != SETUP:
            position.apply(players[seat].choose(position.view(seat), position.legal()))
        elif position.turn() >= until:
            return
        else:
            sizes = list(SIZES.values())[rng.below(len(SIZES))]
            for action in plan(position, seat, sizes):
                position.apply(action)


def typical(made: Patrol, players: list[Player], rng: Stream) -> Position:
    """Return a round of a game as it begins, both hands whole."""
    while True:
        position = made.start()
        play(position, players, rng, 1 + rng.below(LATEST))
        if position.mover() != OVER and all(len(held(position, seat)) == HAND for seat in range(SEATS)):
            return position


class Tried:
    """What hands of one round bring in all shapes, and the mixtures that win most."""

    def __init__(self, made: Patrol, player: str, hands: int, each: int, rng: Stream) -> None:
        self.hands = range(hands)
        self.shapes = range(len(SIZES))
        self.players = [PLUGIN.player(player, made, rng.below(1 << 30)) for _ in range(SEATS)]
        judge = Commander(made)
        begun = typical(made, [PLUGIN.player("level:2", made, rng.below(1 << 30)) for _ in range(SEATS)], rng)
        seen, attacker = begun.view(SPECTATOR), begun.mover()
        worlds = [made.imagine(seen, rng) for _ in self.hands]
        self.worth = [[[[0.0 for _ in self.shapes] for _ in self.shapes] for _ in self.hands] for _ in self.hands]
        """How likely the attacker wins, by both hands, the attacker's first, then by both shapes."""
        for one in self.hands:
            for other in self.hands:
                for mine, theirs, _ in [(m, t, e) for m in SIZES.values() for t in SIZES.values() for e in range(each)]:
                    position = worlds[one].copy()
                    for at in range(HANDS + HAND * (1 - attacker), HANDS + HAND * (2 - attacker)):
                        position.words[at] = worlds[other].words[at]
                    for seat, sizes in ((attacker, mine), (1 - attacker, theirs)):
                        for action in plan(position, seat, sizes):
                            position.apply(action)
                    play(position, self.players, rng, position.turn() + 1)
                    at, facing = list(SIZES.values()).index(mine), list(SIZES.values()).index(theirs)
                    self.worth[one][other][at][facing] += judge.chance(position, attacker) / each

    def solved(self) -> tuple[list[float], list[float]]:
        """Return the shares of the shapes in the mixtures of the attacker and of the defender."""
        attack = [[0.0 for _ in self.shapes] for _ in self.hands]
        defence = [[[0.0 for _ in self.shapes] for _ in self.shapes] for _ in self.hands]
        shown = [[0.0 for _ in self.shapes] for _ in self.hands]
        answered = [[[0.0 for _ in self.shapes] for _ in self.shapes] for _ in self.hands]
        for step in range(1, STEPS + 1):
            mine = [mixed(row) for row in attack]
            theirs = [[mixed(row) for row in rows] for rows in defence]
            for one in self.hands:
                worth = [
                    sum(
                        theirs[other][shape][at] * self.worth[one][other][shape][at]
                        for other in self.hands
                        for at in self.shapes
                    )
                    for shape in self.shapes
                ]
                regret(attack[one], mine[one], worth)
                for shape in self.shapes:
                    shown[one][shape] += step * mine[one][shape]
            for other in self.hands:
                for shape in self.shapes:
                    reach = [mine[one][shape] for one in self.hands]
                    worth = [
                        -sum(reach[one] * self.worth[one][other][shape][at] for one in self.hands) for at in self.shapes
                    ]
                    regret(defence[other][shape], theirs[other][shape], worth)
                    for at in self.shapes:
                        answered[other][shape][at] += step * sum(reach) * theirs[other][shape][at]
        first = [sum(mixed(row)[shape] for row in shown) / len(self.hands) for shape in self.shapes]
        second = [
            sum(first[shape] * mixed(rows[shape])[at] for rows in answered for shape in self.shapes) / len(self.hands)
            for at in self.shapes
        ]
        return first, second


def mixed(weights: list[float]) -> list[float]:
    """Return weights as shares; equal ones where there are none."""
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]


def regret(kept: list[float], mixture: list[float], worth: list[float]) -> None:
    """Add what each shape would have brought beyond the mixture; nothing falls below 0."""
    had = sum(share * one for share, one in zip(mixture, worth, strict=True))
    for at, one in enumerate(worth):
        kept[at] = max(0.0, kept[at] + one - had)


def mixture(player: str, rounds: int, hands: int, each: int, seed: int) -> None:
    """Print the shares of the shapes, averaged over rounds, and what the shapes bring against each other."""
    decks = [draft for name, draft in box().items() if name != YARDSTICK]
    rng = Stream(seed)
    shares: list[tuple[list[float], list[float]]] = []
    brought = [[0.0 for _ in SIZES] for _ in SIZES]
    for _ in range(rounds):
        made = Patrol((decks[rng.below(len(decks))], decks[rng.below(len(decks))]))
        tried = Tried(made, player, hands, each, rng)
        shares.append(tried.solved())
        for shape in tried.shapes:
            for at in tried.shapes:
                total = sum(tried.worth[one][other][shape][at] for one in tried.hands for other in tried.hands)
                brought[shape][at] += total / hands**2 / rounds
    print(f"| formation, {player} | share, both sides | 95% interval | attacker | defender |\n|---|---|---|---|---|")
    for at, name in enumerate(SIZES):
        both = [(first[at] + second[at]) / 2 for first, second in shares]
        mean = sum(both) / rounds
        wide = 1.96 * (sum((one - mean) ** 2 for one in both) / max(1, rounds - 1) / rounds) ** 0.5
        sides = [sum(pair[side][at] for pair in shares) / rounds for side in range(SEATS)]
        print(f"| {name} | {mean:.1%} | ±{wide:.1%} | {sides[0]:.1%} | {sides[1]:.1%} |")
    print(f"\n| attacker’s win chance | {' | '.join(SIZES)} |\n|---{'|---' * len(SIZES)}|")
    for name, row in zip(SIZES, brought, strict=True):
        print(f"| {name} | {' | '.join(f'{one:.1%}' for one in row)} |")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--player", default="level:2")
    reader.add_argument("--games", type=int, default=160)
    reader.add_argument("--mixture", type=int, metavar="ROUNDS")
    reader.add_argument("--hands", type=int, default=5)
    reader.add_argument("--each", type=int, default=8)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--shape", choices=SHAPES, nargs="+", default=[name for name in SHAPES if name != "all five"])
    told = reader.parse_args()
    if told.mixture:
        mixture(told.player, told.mixture, told.hands, told.each, told.seed)
        return
    print(f"| formation, {told.player} | won against all five | 95% interval | games |\n|---|---|---|---|")
    for shape in told.shape:
        tally = against(laying(SHAPES[shape], told.player), laying((HAND,), told.player), told.games, told.seed)
        print(tally.row(shape), flush=True)


if __name__ == "__main__":
    main()
