"""How fair Patrol is and how it goes, measured, and written as the tables of a page.

    PYTHONPATH=src python bench/balance.py --games 20000 --openings 64000 > docs/patrol-balance.md

Three counts, each of so many games between two players of the same name:

- *The field*: all pairs of the eight starter decks. Each deal is played twice, the other seat attacking first. Beside
  the field stands the yardstick, the plain ninety, and what they win against each of the eight in turn.
- *Soldiers*: of the plain ninety; the opening five of both seats are drawn by lot from all soldiers and from four
  without ability of each level, each of which takes the place of a soldier of its level. Half of the ten are coloured
  by lot. A soldier's effect is the share won by those who opened with it, less the share won by those who opened with
  one without ability. The four are as unlike one another as the ninety, so that who opened with one of them had
  otherwise the same chances of every level as who opened with a soldier.
- *Colours*: in the same games, against the cards of the opening five that stayed plain.

``--openings`` says of how many games the last two are, if not of as many as the field.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

from vedette.boxes.patrol.box import PatrolBox
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.interval import Z, wilson
from vedette.games.patrol.decks.deck import Draft, box
from vedette.games.patrol.rules import DRAW, FIRST, HAND, SEATS
from vedette.games.patrol.soldier import COLOURS, LEVELS, PLAIN, QUOTAS, Card, Deck, Roster, Said, Soldier
from vedette.games.patrol.soldiers.cards import Cards, Face, house
from vedette.games.patrol.speech import Patrol
from vedette.games.patrol.state import CLASH
from vedette.players.player import Player

YARDSTICK = "plain"
"""The deck that the others are measured by: one of each soldier, uncoloured."""
OFTEN = 4
"""Soldiers without ability, of each level, among those that an opening five is drawn from."""
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

    def add_all(self, other: "Tally") -> None:
        self.won += other.won
        self.games += other.games

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def row(self, name: str) -> str:
        low, high = wilson(self.won, self.games)
        return f"| {name} | {self.share:.1%} | {low:.1%} to {high:.1%} | {self.games:,} |"


def twice(made: Patrol, maker: Maker, rng: Stream, seed: int) -> Iterator[Played]:
    """Yield the two games of a deal: seat 0 attacks first, then seat 1."""
    deal = made.deal(rng.below(made.deals()))
    for attacker in range(SEATS):
        yield play(made, maker, [FIRST + attacker, *deal[1:]], seed)


def field(maker: Maker, games: int, seed: int) -> Iterator[str]:
    decks = box()
    names = [name for name in decks if name != YARDSTICK]
    pairs = [(one, other) for one in names for other in names]
    setups = {pair: Patrol((decks[pair[0]], decks[pair[1]])) for pair in pairs}
    rng, seat, first = Stream(seed), Tally(), Tally()
    of_deck = {name: Tally() for name in names}
    rounds: list[int] = []
    idle = points = 0
    for game in range(games // 2):
        pair = pairs[game % len(pairs)]
        for attacker, played in enumerate(twice(setups[pair], maker, rng, seed + 2 * game)):
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
    yield measured(maker, len(rounds) * 2 // len(names), seed).row(f"{YARDSTICK} (the yardstick)")


def measured(maker: Maker, games: int, seed: int) -> Tally:
    """Return what the yardstick wins against each of the starter decks in turn, the seats in turn too."""
    decks = box()
    names = [name for name in decks if name != YARDSTICK]
    rng, tally = Stream(seed), Tally()
    for game in range(games // 2):
        at, other = divmod(game % (SEATS * len(names)), len(names))
        pair = (YARDSTICK, names[other]) if at == 0 else (names[other], YARDSTICK)
        made = Patrol((decks[pair[0]], decks[pair[1]]))
        for played in twice(made, maker, rng, seed + 2 * game):
            tally.add(played.won if at == 0 else 1 - played.won)
    return tally


def openings(maker: Maker, games: int, seed: int) -> tuple[dict[int, Tally], dict[int, Tally]]:
    """Return what was won with each soldier and each colour in the opening five."""
    soldiers = house().roster.soldiers
    blanks = tuple(Soldier(f"blank-{level}-{one}", level, 0) for level in range(LEVELS) for one in range(OFTEN))
    roster = Roster("house and blanks", soldiers + blanks, house().roster.colours)
    cards = Cards(roster, house().faces + tuple(Face(Said(one.id, one.id)) for one in blanks))
    lot = [*range(len(soldiers) + len(blanks))]
    rng = Stream(seed)
    by_soldier: dict[int, Tally] = {at: Tally() for at in lot}
    by_colour: dict[int, Tally] = {colour: Tally() for colour in range(len(COLOURS) + 1)}
    for game in range(games):
        drafts, deals, opened = [], [FIRST + rng.below(SEATS)], []
        for _ in range(SEATS):
            rng.shuffle(lot)
            while not allowed(lot[:HAND]):
                rng.shuffle(lot)
            opening = lot[:HAND]
            five = [Card(at, hue(rng)) for at in opening]
            rest = behind(opening, rng)
            listed = sorted({*five, *rest})
            order = [listed.index(card) for card in rest]
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


def allowed(opening: list[int]) -> bool:
    """Return whether an opening has no more of a level than a deck may have."""
    levels = Counter(level_of(at) for at in opening)
    return all(count <= QUOTAS[level] for level, count in levels.items())


def level_of(at: int) -> int:
    """Return the level of a soldier of the lot: of the ninety, or of those without ability, which follow them."""
    soldiers = house().roster.soldiers
    return soldiers[at].level if at < len(soldiers) else (at - len(soldiers)) // OFTEN


def behind(opening: list[int], rng: Stream) -> list[Card]:
    """Return the other cards of the ninety in the order drawn: one fewer of a level for each card without ability."""
    soldiers = house().roster.soldiers
    rest = [at for at in range(len(soldiers)) if at not in opening]
    rng.shuffle(rest)
    for blank in opening:
        if blank >= len(soldiers):
            rest.remove(next(at for at in rest if soldiers[at].level == level_of(blank)))
    return [Card(at) for at in rest]


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
    reader.add_argument("--openings", type=int)
    reader.add_argument("--player", default="level:1")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", choices=("field", "openings"))
    told = reader.parse_args()
    maker = PatrolBox().player(told.player)
    if maker is None:
        reader.error(f"there is no player {told.player}")
    asked = " ".join(f"--{name} {value}" for name, value in vars(told).items() if value is not None)
    opened = told.games if told.openings is None else told.openings
    counts = {"field": f"{told.games:,} games of the field", "openings": f"{opened:,} of openings"}
    measured = ", ".join(counts.values()) if told.only is None else counts.get(told.only, counts["openings"])
    print(f"# Patrol, measured: {measured}, {told.player}\n")
    print(f"`python bench/balance.py {asked}` wrote this page.")
    if told.only in (None, "field"):
        print("\n## The field: all pairs of starter decks, each deal twice, the other seat attacking first\n")
        for line in field(maker, told.games, told.seed):
            print(line, flush=True)
    if told.only in (None, "openings"):
        tell(*openings(maker, opened, told.seed))


def tell(found: dict[int, Tally], hues: dict[int, Tally]) -> None:
    """Print the tables of soldiers and of colours."""
    soldiers = house().roster.soldiers
    print("\n## Soldiers: what one in the opening five adds to the share of games won\n")
    print("In points of a hundred, against a soldier of the same level without ability.\n")
    print("| soldier | effect | 95% interval | opened |\n|---|---|---|---|")
    plain = {level: Tally() for level in range(LEVELS)}
    for at in range(len(soldiers), len(found)):
        plain[level_of(at)].add_all(found[at])
    for line in effects({one.id: (found[at], plain[one.level]) for at, one in enumerate(soldiers)}):
        print(line)
    print("\n## Colours: what one on a card of the opening five adds\n")
    print("| colour | effect | 95% interval | opened |\n|---|---|---|---|")
    for line in effects({one.id: (hues[at], hues[PLAIN]) for at, one in enumerate(house().roster.colours, 1)}):
        print(line)


if __name__ == "__main__":
    main()
