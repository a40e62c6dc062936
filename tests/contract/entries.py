"""Every game that the contract is tested on, each with its variants, and what is true of one game alone."""

from collections.abc import Callable
from typing import NamedTuple

from tests.games.patrol import conserve as patrol_cards
from tests.games.patrol.army import recruits
from tests.games.spellfire import conserve as spellfire_cards
from tests.games.spellfire.cast import PLAIN
from tests.games.spellfire.zoo import ZOO
from tests.games.twelve_patrols import conserve
from tests.testgame import cards as duel_cards
from tests.testgame.speech import MiniDuel

from vedette import registry, setups
from vedette.core.game import Game, State
from vedette.games.patrol.cards.deck import box as patrol_decks
from vedette.games.patrol.engine.options import RESHUFFLE, named
from vedette.games.patrol.engine.rules import GAME_LIMIT, ROUND_LIMIT
from vedette.games.patrol.engine.rules import Options as PatrolOptions
from vedette.games.patrol.text.speech import Patrol
from vedette.games.spellfire.engine.rules import Options as SpellfireOptions
from vedette.games.spellfire.text.speech import Spellfire
from vedette.games.twelve_patrols.cards.deck import box, plain
from vedette.games.twelve_patrols.engine.rules import COLOURS, ITEMS, Deck, Options, Region, requirement
from vedette.games.twelve_patrols.text.speech import TwelvePatrols


class Entry(NamedTuple):
    """A game bound to a setup; the most actions a match can have; what no action may lose or make."""

    game: Game
    longest: int
    conserved: Callable[[Game, State], None]
    open_ended: bool = False
    """What chance is asked depends on the play, so that no deal holds it all."""


MEADOW = Deck("meadow", tuple([Region(f"Meadow {number}") for number in range(1, 10)]))
"""Nobody asks for anything: a deck that random play often wins."""
TWO = requirement(COLOURS, 2)
HEATH = Deck(
    "heath",
    (
        *[Region(f"North {number}", north=TWO) for number in range(1, 4)],
        *[Region(f"East {number}", east=TWO) for number in range(1, 4)],
        Region("South", south=TWO),
        Region("West", west=TWO),
        Region("Far North", north=requirement(ITEMS, 3)),
    ),
)
"""Little is asked for: random play gets far, and sometimes to the end."""

# 9 rolls, 9 draws, 9 cards, 9 ends, 12 owed items, and 6 to spare of which each may cost an action more.
LONGEST = 9 + 9 + 9 + 9 + 12 + 2 * 6


def twelve_patrols() -> dict[str, Entry]:
    """Return every deck of the box, every variant, and two decks that random play can win."""
    name = "twelve-patrols"
    games = {deck: setups.game(name, deck) for deck in box()}
    variants = registry.get(name).variants
    games |= {variant: setups.game(name, "", [variant]) for variant in variants}
    games["+".join(variants)] = setups.game(name, "house12", variants)
    games |= {deck.name: TwelvePatrols(plain(deck)) for deck in (MEADOW, HEATH)}
    games["meadow top-up"] = TwelvePatrols(plain(MEADOW), Options(top_up=True))
    return {f"{name} {setup}": Entry(game, LONGEST, conserve.everything) for setup, game in games.items()}


def mini_duel() -> dict[str, Entry]:
    """Return the game that tables are tried with."""
    # Every card is drawn and laid, and every two of them cost a stake.
    return {TRIAL: Entry(MiniDuel(), 18 + 18 + 9, duel_cards.everything)}


def patrol() -> dict[str, Entry]:
    """Return a pair of starter decks for two rounds, and variants between two small decks of test soldiers."""
    # A round draws and lays ten cards, pairs five patrols, and has 200 actions of at most ten stages each.
    longest = GAME_LIMIT * (10 + 10 + 5 + ROUND_LIMIT * 10)
    starters = patrol_decks()
    games: dict[str, Game] = {"starters": Patrol((starters["tricksters"], starters["venom"]), named(["rounds-2"]))}
    games["free and blind"] = recruits(named(["lore", "free-reveals", "blind-answers"])._replace(hand=2), 4)
    games["threes"] = recruits(PatrolOptions(hand=3), 6)
    games |= {
        variant: recruits(named([variant]), 4) for variant in registry.get(PATROL).variants if variant != RESHUFFLE
    }
    games[RESHUFFLE] = recruits(named([RESHUFFLE, "rounds-4"])._replace(hand=2), 4)
    return {
        f"{PATROL} {setup}": Entry(made, longest, patrol_cards.everything, open_ended=setup == RESHUFFLE)
        for setup, made in games.items()
    }


def spellfire() -> dict[str, Entry]:
    """Return a deck of plain cards, a deck of every power, and each variant with it."""
    # 54 cards are turned, and each is resolved, attached, played or discarded once; a fight costs an attack, its end,
    # and a surrender or the cards it uses, and each loses a champion of one side or the fight's draw; powers choose a
    # few more.
    longest = 600
    games: dict[str, Game] = {"plain": Spellfire(PLAIN), "zoo": Spellfire(ZOO)}
    variants = SpellfireOptions._fields
    games |= {name.replace("_", "-"): Spellfire(ZOO, SpellfireOptions(**{name: True})) for name in variants}
    games["all variants"] = Spellfire(ZOO, SpellfireOptions(*[True] * len(variants)))
    return {f"{SPELLFIRE} {setup}": Entry(made, longest, spellfire_cards.everything) for setup, made in games.items()}


TRIAL = "mini-duel"
SPELLFIRE = "spellfire"
PATROL = "patrol"
ENTRIES: dict[str, Entry] = twelve_patrols() | mini_duel() | patrol() | spellfire()
