"""How fair Patrol is and how it goes, measured, and written as the tables of a page.

    PYTHONPATH=src python bench/balance.py --games 20000 --player level:1 --seed 1 > docs/patrol-balance.md

Three counts, each of so many games between two players of the same name:

- *The field*: all pairs of starter decks. Each deal is played twice, the other seat attacking first.
- *Soldiers*: of the plain ninety; the opening five of both seats are drawn by lot from all soldiers and, four times as
  often, from one without ability of each level. A soldier's effect is the share won by those who opened with it, less
  the share won by those who opened with the one without ability of its level.
- *Colours*: likewise, the opening five coloured by lot, half of them plain.
"""

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

from vedette.boxes.patrol.box import PatrolBox
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.interval import Z, wilson
from vedette.games.patrol.decks.deck import Draft, box
from vedette.games.patrol.rules import DRAW, FIRST, HAND, SEATS
from vedette.games.patrol.soldier import COLOURS, LEVELS, PLAIN, SIZE, Card, Deck, Roster, Said, Soldier
from vedette.games.patrol.soldiers.cards import Cards, Face, house
from vedette.games.patrol.speech import Patrol
from vedette.games.patrol.state import CLASH
from vedette.players.player import Player

OFTEN = 4
"""Times that a soldier without ability stands among those that an opening five is drawn from."""
Maker = Callable[[Patrol, int], Player]


class Played(NamedTuple):
    """One game: the result of seat 0, its rounds, how many of them saw no clash, the points of both seats."""

    won: float
    rounds: int
    idle: int
    points: int


def play(made: Patrol, maker: Maker, deal: list[int], seed: int) -> Played:
    state = made.start()
    players = [maker(made, seed + seat) for seat in range(SEATS)]
    turn = idle = 0
    fought = True
    while (mover := state.mover()) != OVER:
        if state.turn() != turn:
            idle += not fought
            fought, turn = False, state.turn()
        if mover == CHANCE:
            state.apply(deal[state.slot()])
        elif state.forced():
            fought = fought or state.phase() == CLASH
            state.apply(state.legal()[0])
        else:
            state.apply(players[mover].choose(state.view(mover), state.legal()))
    return Played(state.returns()[0], state.turn(), idle + (not fought), state.score(0) + state.score(1))


class Tally:
    """Results of those who had something in common."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def row(self, name: str) -> str:
        low, high = wilson(self.won, self.games)
        return f"| {name} | {self.share:.1%} | {low:.1%} to {high:.1%} | {self.games:,} |"


def field(maker: Maker, games: int, seed: int) -> Iterator[str]:
    decks = box()
    pairs = [(one, other) for one in decks for other in decks]
    setups = {pair: Patrol((decks[pair[0]], decks[pair[1]])) for pair in pairs}
    rng, seat, first = Stream(seed), Tally(), Tally()
    of_deck = {name: Tally() for name in decks}
    rounds: list[int] = []
    idle = points = 0
    for game in range(games // 2):
        pair = pairs[game % len(pairs)]
        made = setups[pair]
        deal = made.deal(rng.below(made.deals()))
        for attacker in range(SEATS):
            played = play(made, maker, [FIRST + attacker, *deal[1:]], seed + 2 * game)
            seat.add(played.won)
            first.add(played.won if attacker == 0 else 1 - played.won)
            rounds.append(played.rounds)
            idle += played.idle
            points += played.points
            if pair[0] != pair[1]:
                of_deck[pair[0]].add(played.won)
                of_deck[pair[1]].add(1 - played.won)
    rounds.sort()
    yield "| | share of games won | 95% interval | games |\n|---|---|---|---|"
    yield seat.row("seat a")
    yield first.row("who attacks first")
    yield ""
    tenth, half, ninth = (rounds[len(rounds) * part // 10] for part in (1, 5, 9))
    yield f"Rounds of a game: median {half}, a tenth below {tenth}, a tenth above {ninth}."
    each = points / sum(rounds)
    yield f"Rounds in which nobody fought: {idle / sum(rounds):.1%}. Points in a round, both sides: {each:.2f}."
    yield "\n| deck | won against the others | 95% interval | games |\n|---|---|---|---|"
    for name, tally in sorted(of_deck.items(), key=lambda item: -item[1].share):
        yield tally.row(name)


def openings(maker: Maker, games: int, seed: int, *, coloured: bool) -> tuple[dict[int, Tally], dict[int, Tally]]:
    """Return what was won with each soldier and each colour in the opening five."""
    soldiers = house().roster.soldiers
    blanks = tuple(Soldier(f"blank-{level}", level, 0) for level in range(LEVELS))
    roster = Roster("house and blanks", soldiers + blanks, house().roster.colours)
    cards = Cards(roster, house().faces + tuple(Face(Said(one.id, one.id)) for one in blanks))
    lot = [*range(len(soldiers)), *[len(soldiers) + level for level in range(LEVELS)] * OFTEN]
    rng = Stream(seed)
    by_soldier: dict[int, Tally] = {at: Tally() for at in lot}
    by_colour: dict[int, Tally] = {colour: Tally() for colour in range(len(COLOURS) + 1)}
    for game in range(games):
        drafts, deals, opened = [], [FIRST + rng.below(SEATS)], []
        for _ in range(SEATS):
            rng.shuffle(lot)
            while len(set(lot[:HAND])) < HAND:
                rng.shuffle(lot)
            opening = lot[:HAND]
            five = [Card(at, hue(rng) if coloured else PLAIN) for at in opening]
            rest = [Card(at) for at in range(len(soldiers)) if at not in opening][: SIZE - HAND]
            listed = sorted({*five, *rest})
            order = [listed.index(card) for card in rest]
            rng.shuffle(order)
            drafts.append(Draft(Deck("lot", tuple(listed)), cards))
            deals += [DRAW + slot for slot in [*(listed.index(card) for card in five), *order]]
            opened.append(five)
        made = Patrol((drafts[0], drafts[1]))
        won = play(made, maker, deals, seed + 2 * game).won
        for seat, five in enumerate(opened):
            for card in five:
                by_soldier[card.soldier].add(won if seat == 0 else 1 - won)
                by_colour[card.colour].add(won if seat == 0 else 1 - won)
    return by_soldier, by_colour


def hue(rng: Stream) -> int:
    return 1 + rng.below(len(COLOURS)) if rng.below(2) else PLAIN


def effects(found: dict[str, tuple[Tally, Tally]]) -> Iterator[str]:
    """Yield a table of effects, in points of a hundred."""
    rows = []
    for name, (one, other) in found.items():
        effect = 100 * (one.share - other.share)
        spread = 100 * Z * sqrt(sum(tally.share * (1 - tally.share) / max(1, tally.games) for tally in (one, other)))
        rows.append(
            (effect, f"| {name} | {effect:+.1f} | {effect - spread:+.1f} to {effect + spread:+.1f} | {one.games:,} |")
        )
    for _, row in sorted(rows, reverse=True):
        yield row


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=20_000)
    reader.add_argument("--player", default="level:1")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", choices=("field", "soldiers", "colours"))
    told = reader.parse_args()
    maker = PatrolBox().player(told.player)
    if maker is None:
        reader.error(f"there is no player {told.player}")
    print(f"# Patrol, measured: {told.games:,} games, {told.player}\n")
    only = f" --only {told.only}" if told.only else ""
    asked = f"--games {told.games} --player {told.player} --seed {told.seed}{only}"
    print(f"`python bench/balance.py {asked}` wrote this page.")
    if told.only in (None, "field"):
        print("\n## The field: all pairs of starter decks, each deal twice, the other seat attacking first\n")
        for line in field(maker, told.games, told.seed):
            print(line, flush=True)
    soldiers = house().roster.soldiers
    if told.only in (None, "soldiers"):
        found, _ = openings(maker, told.games, told.seed, coloured=False)
        print("\n## Soldiers: what one in the opening five adds to the share of games won\n")
        print("In points of a hundred, against a soldier of the same level without ability.\n")
        print("| soldier | effect | 95% interval | opened |\n|---|---|---|---|")
        plain = {level: found[len(soldiers) + level] for level in range(LEVELS)}
        for line in effects({one.id: (found[at], plain[one.level]) for at, one in enumerate(soldiers)}):
            print(line)
    if told.only in (None, "colours"):
        _, hues = openings(maker, told.games, told.seed, coloured=True)
        print("\n## Colours: what one on a card of the opening five adds\n")
        print("| colour | effect | 95% interval | opened |\n|---|---|---|---|")
        for line in effects({one.id: (hues[at], hues[PLAIN]) for at, one in enumerate(house().roster.colours, 1)}):
            print(line)


if __name__ == "__main__":
    main()
