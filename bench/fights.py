"""Whether the Spellfire engine weighs fights as the naive oracle of the tests does, and how fast each of them is.

    python -m bench.fights [FIGHTS]

Random legal champions with random attachments over random realms, holdings, rules and events, on every deck of the box
and on the tests' deck that says every word. It ends with status 1 where the two differ, and names the fight.
"""

import sys
import time

from tests.games.spellfire.test_oracle import DECKS, disagreements


def main(fights: int = 100_000) -> None:
    share = -(-fights // len(DECKS))
    begun = time.process_time()
    found = [(name, wrong) for name in DECKS for wrong in disagreements(name, share, 2026)]
    took = time.process_time() - begun
    for name, (fight, ours, theirs) in found[:10]:
        print(f"{name}: {ours} by the engine, {theirs} by the oracle: {[card.name for card in fight.cards()]}")
    print(f"{share * len(DECKS):,} fights on {len(DECKS)} decks, {len(found)} differ, {took:.0f} s")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
