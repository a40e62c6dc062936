"""The best deck of Patrol that a thorough search finds against a field of decks.

    python -m bench.answers legion longbows orchard ramparts shadows tricksters vanguard venom --seed 1

``vedette generate answer`` counts what a soldier and what a colour adds, whoever bears it. Here a colour's effect is
told by level and by soldier too: a ridge regression with a normal prior for each (a Bayesian linear model). It begins
with decks of the field of which about half the cards are exchanged at random, where the command takes random decks;
then decks are drawn of what the games tell and played, round after round, so that most games are of good decks
(Thompson, Biometrika 25, 1933). Those that are drawn in the end and the field's own race, and the one that is left is
measured on fresh deals, as the command does it.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
from numpy.typing import NDArray

from vedette import capabilities, files
from vedette.core.chance import Stream
from vedette.games.patrol.capabilities.deals import parts
from vedette.games.patrol.capabilities.factors import TOP
from vedette.games.patrol.cards import legality
from vedette.games.patrol.cards.deck import DeckPair, Draft
from vedette.games.patrol.engine.rules import DRAW
from vedette.games.patrol.engine.soldier import COLOURS, QUOTAS, Card, Deck, Roster
from vedette.games.patrol.text.speech import Patrol
from vedette.lab import arena, deck_search
from vedette.lab.best_deck import AnswerSearch, AnswerWanted, dealt, seeds_of

Numbers = NDArray[np.float64]
LEVELS: Final = 6
HUES: Final = len(COLOURS)
PRIOR: Final = (0.012, 0.012, 0.006)
"""How much a soldier, a colour on a level and a colour on a soldier is thought to add, before any game: one deviation
of the share won, for each such card among the first fifteen."""
SCATTER: Final = 0.45
"""Deviation of a game's result around what its cards make likely."""
EACH: Final = 20
"""Games of a deck that is drawn."""
RIVALS: Final = 16


class Worths:
    """What the cards add, as far as games have told."""

    def __init__(self, roster: Roster) -> None:
        """Begin with the prior."""
        self.roster = roster
        self.soldiers = len(roster.soldiers)
        sizes = (self.soldiers, LEVELS * HUES, self.soldiers * HUES)
        spread = np.concatenate([np.full(size, one) for size, one in zip(sizes, PRIOR, strict=True)])
        self.precision: Numbers = np.diag(1 / spread**2)
        self.pull: Numbers = np.zeros(len(spread))
        self.usual: float | None = None
        """The share that the first decks won."""

    def parts(self, card: Card) -> list[int]:
        """Return the numbers of what a card's worth is made of."""
        if not card.colour:
            return [card.soldier]
        level, hue = self.roster.soldiers[card.soldier].level, card.colour - 1
        at = self.soldiers
        return [card.soldier, at + level * HUES + hue, at + LEVELS * HUES + card.soldier * HUES + hue]

    def add(self, tops: Sequence[Sequence[Card]], won: Sequence[float]) -> None:
        """Count games by the cards on top and what was won."""
        rows = np.zeros((len(tops), len(self.pull)))
        for row, top in zip(rows, tops, strict=True):
            for card in top:
                row[self.parts(card)] += 1
        if self.usual is None:
            self.usual = float(np.mean(won))
        self.precision += rows.T @ rows / SCATTER**2
        self.pull += rows.T @ (np.asarray(won) - self.usual) / SCATTER**2

    def drawn(self, chance: np.random.Generator, count: int, much: float) -> Iterator[Numbers]:
        """Yield weights: the likeliest moved so many times about as much as they may be wrong."""
        root = np.linalg.inv(np.linalg.cholesky(self.precision))
        mean = root.T @ (root @ self.pull)
        for _ in range(count):
            yield mean + much * root.T @ chance.standard_normal(len(mean))

    def best(self, weights: Numbers, like: Draft) -> DeckPair:
        """Return the legal deck whose cards are worth the most."""
        deck = legality.best(self.roster, lambda card: float(sum(weights[at] for at in self.parts(card))))
        return DeckPair.alike(Draft(deck, like.cards))


def played(wanted: AnswerWanted, decks: Iterator[DeckPair], seed: int) -> tuple[list[list[Card]], list[float]]:
    """Return the top cards of each deck's game and what it won; the field and the seats take turns."""
    tops, won, stream = [], [], Stream(seed)
    for number, deck in enumerate(decks):
        other, seat = wanted.field[number % len(wanted.field)], number // len(wanted.field) % 2
        pair = (deck, other) if seat == 0 else (other, deck)
        made = Patrol((pair[0].first, pair[1].first))  # type: ignore[attr-defined]  # decks of Patrol
        names = wanted.players if seat == 0 else wanted.players[::-1]
        deal = stream.below(made.deals())
        won.append(arena.seated(made, names, deal, stream.word()).match.returns()[seat])
        cards = deck.first.deck.cards
        tops.append([cards[action - DRAW] for action in parts(made, made.deal(deal))[seat][:TOP]])
    return tops, won


def changed(like: Draft, stream: Stream) -> DeckPair:
    """Return a deck with about half of its cards exchanged for random ones of their level."""
    cards: list[Card] = []
    for variants, quota in zip(legality.every(like.cards.roster), QUOTAS, strict=True):
        mine = set(variants).intersection(like.deck.cards)
        kept = [card for card in like.deck.cards if card in mine and stream.below(2)]
        free = [card for card in variants if card not in kept]
        order = list(range(len(free)))
        stream.shuffle(order)
        cards += kept + [free[at] for at in order[: quota - len(kept)]]
    return DeckPair.alike(Draft(Deck("changed", legality.sort(cards)), like.cards))


def rivals(wanted: AnswerWanted, games: int, rounds: int) -> list[object]:
    """Return the decks that race: drawn of what so many rounds of games have told."""
    like: Draft = wanted.field[0].first  # type: ignore[attr-defined]  # a deck of Patrol
    worths, chance = Worths(like.cards.roster), np.random.default_rng(wanted.seed)
    stream = Stream(seeds_of(wanted).decks)
    kinds = [wanted.field[stream.below(len(wanted.field))].first for _ in range(games)]  # type: ignore[attr-defined]
    worths.add(*played(wanted, (changed(one, stream) for one in kinds), stream.word()))
    for number in range(rounds):
        drawn = (worths.best(weights, like) for weights in worths.drawn(chance, games // EACH, 1))
        tops, won = played(wanted, (deck for deck in drawn for _ in range(EACH)), stream.word())
        worths.add(tops, won)
        print(f"round {number + 1} of {rounds}: the decks drawn won {np.mean(won):.1%}", flush=True)
    found = [*worths.drawn(chance, 1, 0), *worths.drawn(chance, RIVALS - 1, 0.6)]
    held = capabilities.decks("patrol")
    made = [held.renamed(worths.best(one, like), f"answer-{number + 1}") for number, one in enumerate(found)]
    return [*made, *wanted.field]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("decks", nargs="+", help="names, files or codes")
    reader.add_argument("--player", default="level:2")
    reader.add_argument("--games", type=int, default=2600, help="of each round")
    reader.add_argument("--rounds", type=int, default=8)
    reader.add_argument("--deals", type=int, default=100, help="of the race and of the last measurement, against each")
    reader.add_argument("--seed", type=int, default=1)
    told = reader.parse_args()
    held, seats = capabilities.decks("patrol"), (told.player, told.player)
    field = tuple(files.deck("patrol", one) for one in told.decks)
    wanted = AnswerWanted("patrol", field, told.seed, 2 * told.deals, seats)
    best = AnswerSearch(wanted, 1, lambda _done, _of: None).race(rivals(wanted, told.games, told.rounds))
    scores = [
        deck_search.score(one) for one in islice(dealt(wanted, best, seeds_of(wanted).last, 0, told.deals), told.deals)
    ]
    whole = deck_search.measured(scores)
    print(f"\nThe best deck found wins {whole.share:.1%} ({whole.low:.1%} to {whole.high:.1%}) of the field.\n")
    print("| against | share | 95% interval |\n|---|---|---|")
    for number, deck in enumerate(field):
        share = deck_search.measured([one[2 * number : 2 * number + 2] for one in scores])
        name = held.label(deck).name
        print(f"| {name} | {share.share:.1%} | {share.low:.1%} to {share.high:.1%} |")
    print(f"\n{held.pack(best)}")


if __name__ == "__main__":
    main()
