"""What other powers of some soldiers of the house set would change, before any of them is changed.

    python -m bench.soldiers
    python -m bench.soldiers --add "ends: reveal teammates" vampire,dragon
    python -m bench.soldiers --give "if behind take anywhere permanent" pirate

``--add`` puts clauses behind a soldier's power, ``--give`` gives it another one; both in the words of docs/soldiers.md,
of the soldier's own type; either can be repeated. Then so many games of starter decks drawn at random, of the plain
ninety against the same, and of the plain ninety all in one colour against it plain are played, every deal twice, the
other seat attacking first.
"""

import argparse
import sys
from typing import NamedTuple

from bench.balance import YARDSTICK, Maker, Tally, twice

from vedette.core.chance import Stream
from vedette.core.player import Player
from vedette.games.patrol.cards import lint, power_sentence
from vedette.games.patrol.cards.deck import Draft, box
from vedette.games.patrol.cards.grammar import faults
from vedette.games.patrol.cards.sets import SoldierSet, house
from vedette.games.patrol.engine.soldier import COLOURS, Card, Deck
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text.speech import Patrol


class Spread(NamedTuple):
    """What games between decks of one kind were like."""

    rounds: list[int]
    points: int
    leader: Tally

    def row(self, name: str) -> str:
        rounds = sorted(self.rounds)
        half = len(rounds) // 2
        middle = f"{rounds[half]} (half of them {rounds[half // 2]} to {rounds[half + half // 2]})"
        mean, each = sum(rounds) / len(rounds), self.points / sum(rounds)
        share, interval, led = self.leader.row("").strip("| ").split(" | ")
        leads = f"{share} ({interval}) of {led}"
        return f"| {name} | {len(rounds):,} | {middle} | {mean:.2f} | {each:.2f} | {leads} |"


def changed(added: list[list[str]], given: list[list[str]]) -> SoldierSet:
    """Return the house set with other powers; what could not be shipped so is told as an error."""
    cards = house()
    soldiers = {soldier.id: soldier for soldier in cards.roster.soldiers}
    for pairs, keep in ((added, True), (given, False)):
        for power, names in pairs:
            for name in names.split(","):
                old = soldiers[name]
                clauses = power_sentence.parse(power, old.type)
                soldiers[name] = old._replace(power=(*old.power, *clauses) if keep else clauses)
    cards = cards._replace(roster=cards.roster._replace(soldiers=tuple(soldiers.values())))
    for at, soldier in enumerate(cards.roster.soldiers):
        for wrong in (*faults(soldier.type, soldier.power), *lint.remarks(cards, at)):
            sys.stderr.write(f"{soldier.id}: {wrong}\n")
    return cards


def spread(decks: list[Draft], maker: Maker, games: int, seed: int) -> Spread:
    """Return what games between any two of these decks are like."""
    rng, found = Stream(seed), Spread([], 0, Tally())
    setups: dict[int, Patrol] = {}
    points = 0
    for game in range(games // 2):
        at = rng.below(len(decks) ** 2) if len(decks) > 1 else 0
        made = setups.setdefault(at, Patrol((decks[at // len(decks)], decks[at % len(decks)])))
        for played in twice(made, maker, rng, seed + 2 * game):
            found.rounds.append(played.rounds)
            points += played.points
            if played.leader is not None:
                found.leader.add(played.leader)
    return found._replace(points=points)


def painted(plain: Draft, colour: int) -> Draft:
    """Return a deck all in one colour."""
    return plain._replace(deck=Deck(plain.deck.name, tuple(Card(card.soldier, colour) for card in plain.deck.cards)))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--add", nargs=2, action="append", default=[], metavar=("CLAUSES", "SOLDIERS"))
    reader.add_argument("--give", nargs=2, action="append", default=[], metavar=("POWER", "SOLDIERS"))
    reader.add_argument("--games", type=int, default=2400)
    reader.add_argument("--mirrors", type=int, default=600)
    reader.add_argument("--each", type=int, default=240, help="games of each colour")
    reader.add_argument("--colours", nargs="*", choices=COLOURS, default=[])
    reader.add_argument("--player", default="level:2")
    reader.add_argument("--seed", type=int, default=1)
    told = reader.parse_args()
    cards = changed(told.add, told.give)
    decks = {name: draft._replace(cards=cards) for name, draft in box().items()}
    plain = decks.pop(YARDSTICK)

    def maker(made: Patrol, seed: int) -> Player:
        return PLUGIN.player(told.player, made, seed)

    print("| | games | rounds, median | mean | points in a round | who leads after the first wins |")
    print("|---|---|---|---|---|---|")
    for name, drafts, games in (
        ("starter decks", list(decks.values()), told.games),
        ("the plain ninety", [plain], told.mirrors),
    ):
        if games:
            print(spread(drafts, maker, games, told.seed).row(name), flush=True)
    if told.colours:
        print("\n| the plain ninety all in | won against it plain | 95% interval | games |\n|---|---|---|---|")
    for colour in told.colours:
        made, tally, rng = Patrol((painted(plain, 1 + COLOURS.index(colour)), plain)), Tally(), Stream(told.seed)
        for game in range(told.each // 2):
            for played in twice(made, maker, rng, told.seed + 2 * game):
                tally.add(played.won)
        print(tally.row(colour), flush=True)


if __name__ == "__main__":
    main()
