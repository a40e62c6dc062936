"""Tune a starter deck of Solitaire Spellfire: exchange cards until fair play wins it as often as wanted.

    python -m bench.tune DECK SHARE [--seed 1] [--deals 120] [--solves 8] [--nodes 1000]
                                [--exchanges 150] [--near 2] [--write]

SHARE is the percentage of deals that the beginner (``level:1``) is to win. A seeded search by single exchanges: a
card goes for another of its kind that keeps what its part of the deck has in common (see ``Theme``), the deck stays
legal, and the exchange is kept if the deck comes nearer to SHARE, a deal that the solver does not win within so many
nodes counting like ``PRICE`` points. It ends within ``--near`` points, or after so many exchanges were tried. The same
command finds the same deck. ``--write`` writes the deck's file; what the deck is then worth is for ``spellfire.py
decks`` to say, on other deals.
"""

import argparse
import sys
from pathlib import Path

from vedette.core.chance import Stream
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.worlds import play_out
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import legality, sets
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.cards import ADAPTED, EXACT, Card, Deck
from vedette.games.spellfire.engine.vocabulary.words import CHAMPIONS
from vedette.games.spellfire.solver.answer import WINNABLE
from vedette.games.spellfire.solver.known_deal import won
from vedette.games.spellfire.solver.solver import solve
from vedette.games.spellfire.text.speech import Spellfire

FOLDER = Path(__file__).parents[1] / "src" / "vedette" / "games" / "spellfire" / "cards" / "decks"
PRICE = 3
"""Points that an unsolved deal of those that are solved costs."""
HALF = 0.5
"""What this share of a part has in common stays."""


class Theme:
    """What a card must have to come into a deck for another: its kind, and what makes the part what it is.

    A world or a mark that half of a part have, whoever has it is exchanged for somebody who has it too. A champion
    keeps his type where half of his six are of it.
    """

    def __init__(self, part: list[Card]) -> None:
        most = HALF * len(part)
        self.worlds = {w for w in {card.world for card in part} if sum(c.world == w for c in part) >= most}
        self.kinds = {k for k in {card.kind for card in part} if sum(c.kind == k for c in part) >= most}
        self.marks = [1 << m for m in range(60) if sum(card.marks >> m & 1 for card in part) >= most]

    def fits(self, new: Card, old: Card) -> bool:
        if old.world in self.worlds and new.world != old.world:
            return False
        if any(old.marks & mark and not new.marks & mark for mark in self.marks):
            return False
        if CHAMPIONS >> old.kind & 1:
            return bool(CHAMPIONS >> new.kind & 1) and (old.kind not in self.kinds or new.kind == old.kind)
        return new.kind == old.kind


class Tuner:
    """Measures decks on the same deals and exchanges their cards."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.stream = Stream(options.seed)
        known = [printed.card for printed in sets.box().values()]
        self.known = [card for card in known if card.status in (EXACT, ADAPTED) and not legality.alone(card)]

    def missed(self, deck: Deck) -> tuple[float, float, int]:
        """Return how many points a deck is off, the beginner's percentage, and the deals that the solver wins."""
        game = Spellfire(Draft(deck))
        stream, beginner = Stream(self.options.seed + 1000), Beginner(game)
        wins = solved = 0
        for number in range(self.options.deals):
            deal = game.deal(stream.below(game.deals()))
            position = game.start()
            play_out(beginner, position, deal)
            wins += won(position)
            if number < self.options.solves:
                solved += solve(game.start(), deal, self.options.nodes).verdict == WINNABLE
        share = 100 * wins / self.options.deals
        return abs(share - self.options.share) + PRICE * (self.options.solves - solved), share, solved

    def exchanged(self, deck: Deck) -> Deck | None:
        """Return the deck with one card exchanged at random, None where that makes no legal deck of the theme."""
        parts = [list(deck.friendly), list(deck.opposing), list(deck.others)]
        number = self.stream.below(55)
        part = parts[0 if number < 6 else 1 if number < 12 else 2]
        at = number if number < 6 else number - 6 if number < 12 else number - 12
        old = part[at]
        alike = part if CHAMPIONS >> old.kind & 1 else [card for card in part if card.kind == old.kind]
        theme = Theme(alike)
        names = {card.name.casefold() for one in parts for card in one}
        free = [c for c in self.known if c.name.casefold() not in names and c.kind >= 0 and theme.fits(c, old)]
        if not free:
            return None
        part[at] = free[self.stream.below(len(free))]
        made = deck._replace(friendly=tuple(parts[0]), opposing=tuple(parts[1]), others=tuple(parts[2]))
        return None if legality.faults(*parts) else made

    def tune(self, deck: Deck) -> Deck:
        """Return the deck that comes nearest, and say each step on the way."""
        off, share, solved = self.missed(deck)
        print(
            f"{deck.name}: {share:.0f}% of {self.options.deals}, {solved} of {self.options.solves} solved", flush=True
        )
        tried = 0
        while tried < self.options.exchanges and off > self.options.near:
            tried += 1
            new = self.exchanged(deck)
            if new is None:
                continue
            found = self.missed(new)
            if found[0] < off:
                before, after = set(decks.whole(deck)), set(decks.whole(new))
                names = f"{(before - after).pop().name} -> {(after - before).pop().name}"
                print(f"{tried:4} {found[1]:5.1f}% {found[2]} solved  {names}", flush=True)
                off, deck = found[0], new
        return deck


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deck")
    parser.add_argument("share", type=float)
    for option, usual in (("seed", 1), ("deals", 120), ("solves", 8), ("nodes", 1000), ("exchanges", 150)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    parser.add_argument("--near", type=float, default=2)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    draft = DECKS.shipped()[options.deck]
    found = draft._replace(deck=Tuner(options).tune(draft.deck))
    if options.write:
        (FOLDER / f"{options.deck}.toml").write_text(decks.write(found), encoding="utf-8")
    else:
        sys.stdout.write(decks.write(found))


if __name__ == "__main__":
    main()
