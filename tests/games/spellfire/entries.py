"""The set-ups of Solitaire Spellfire that the contract is tested on."""

from tests.contract.shelf import Entry
from tests.games.spellfire import conserve
from tests.games.spellfire.cast import PLAIN
from tests.games.spellfire.zoo import ZOO

from vedette.games.spellfire.rules import Options
from vedette.games.spellfire.speech import Spellfire

# 54 cards are turned, and each is resolved, attached, played or discarded once; a fight costs an attack, its end, and
# a surrender or the cards it uses, and each loses a champion of one side or the fight's draw; powers choose a few more.
LONGEST = 600

VARIANTS = Options._fields


def entries() -> dict[str, Entry]:
    """Return a deck of plain cards, a deck of every power, and each variant with it."""
    games = {"plain": Spellfire(PLAIN), "zoo": Spellfire(ZOO)}
    for variant in VARIANTS:
        games[variant.replace("_", "-")] = Spellfire(ZOO, Options(**{variant: True}))
    games["all variants"] = Spellfire(ZOO, Options(*[True] * len(VARIANTS)))
    return {f"spellfire {setup}": Entry(game, LONGEST, conserve.everything) for setup, game in games.items()}


ENTRIES = entries()
