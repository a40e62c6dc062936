"""Soldiers and decks for tests: every word of the vocabulary borne by somebody, and games without their words."""

from tests.wordless import Wordless

from vedette.core.chance import Stream
from vedette.games.patrol.cards import power_sentence
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.deck import Draft
from vedette.games.patrol.cards.sets import SoldierFace, SoldierSet
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import Options
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, QUOTAS, Card, Colour, Deck, Roster, Said, Soldier
from vedette.games.patrol.engine.vocabulary import TYPES
from vedette.games.patrol.text.speech import Patrol


class Rules(Wordless, Setup):
    """The game without its words."""


def soldier(name: str, level: int, text: str = "") -> Soldier:
    """Return a soldier: ``soldier("mage", 2, "R shoot anywhere 2")``."""
    if not text:
        return Soldier(name, level, 0, ())
    kind, power = text.split(" ", 1)
    return Soldier(name, level, TYPES.index(kind), power_sentence.read(power, TYPES.index(kind)))


BEARERS = (
    "R give patrolmate 2 permanent",
    "R give teammate 1 temporary; give it 1 health",
    "R give enemy poison; give self 1 attack",
    "R take enemy permanent",
    "R take patrolmate poison; give it beast",
    "R strike anywhere",
    "R strike enemy",
    "R shoot distant 3",
    "R shoot enemy attack; give self 1 permanent",
    "R if weaker slay enemy",
    "R reveal anywhere; shoot it 1",
    "R hide patrolmate",
    "R run patrolmate; run self",
    "R fetch teammate",
    "R give self 2 wizard; give patrolmates 1 attack",
    "R shoot everywhere 1",
    "R if outnumbered give patrolmates 1 temporary per enemy",
    "R if behind give teammates 1 attack",
    "R reveal enemies",
    "R give enemies poison",
    "D shield; give self 1 permanent",
    "D counter; slay foe",
    "D run self",
    "D have self +2 health; have foe -1 attack",
    "D if stronger slay foe",
    "D hide foe",
    "D reveal everywhere",
    "P have self +1 attack per patrolmate",
    "P have patrolmates +1 health",
    "P have enemies -1 attack",
    "P if alone have self +2 attack; if alone have self +1 health",
    "P have teammates +1 attack",
    "P have everywhere -1 health",
    "P sneak patrolmates",
    "P guard self",
    "P turned: give patrolmates 1 temporary",
    "P turned: reveal enemies",
    "P turned: shoot enemies 1",
    "P turned: give self beast",
    "P turned: run self",
    "P attacks: have self +2 attack",
    "P attacks: if stronger have self +1 attack per patrolmate",
    "P attacks: slay foe",
    "P attacks: take foe health",
    "P kills: give self 1 permanent",
    "P kills: hide self",
    "P kills: if stronger give patrolmates 1 permanent",
    "P dies: give patrolmates 1 attack",
    "P dies: slay foe",
    "P dies: reveal enemies",
    "P dies: shoot everywhere 2",
    "P ends: give self 1 attack",
    "P ends: hide self",
    "P ends: give patrolmates 1 health",
    "P ends: reveal everywhere",
    "P ends: if outnumbered run self",
    "P instead: hide self",
    "P instead: move self",
)
"""Every verb, moment, who, condition and kind of the vocabulary stands here somewhere."""


def bearers() -> Roster:
    """Return ninety soldiers in the levels of a legal deck, nearly all of them with a power."""
    levels = [level for level, quota in enumerate(QUOTAS) for _ in range(quota)]
    texts = [BEARERS[at] if at < len(BEARERS) else "" for at in range(len(levels))]
    order = list(range(len(levels)))
    Stream(3).shuffle(order)
    named = [soldier(f"s{at}", level, texts[order[at]]) for at, level in enumerate(levels)]
    return Roster("bearers", tuple(named), colours())


def plain() -> Roster:
    """Return ninety soldiers without abilities of their own."""
    levels = [level for level, quota in enumerate(QUOTAS) for _ in range(quota)]
    return Roster("plain", tuple([soldier(f"s{at}", level) for at, level in enumerate(levels)]), colours())


def colours() -> tuple[Colour, ...]:
    return tuple([hue.colour for hue in hues()])


def deck(seed: int, size: int = 90) -> Deck:
    """Return each soldier once, coloured at random, some of them not at all."""
    rng = Stream(seed)
    cards = [Card(at, rng.below(len(COLOURS) + 1) or PLAIN) for at in range(size)]
    return Deck(f"deck-{seed}", tuple(cards))


def recruits(options: Options, size: int = 14) -> Patrol:
    """Return Patrol with its words between two small decks, so that a game is soon over."""
    roster = bearers()
    faces = tuple([SoldierFace(Said(one.id, one.id), Said("Drill", "Exercice")) for one in roster.soldiers])
    order = list(range(len(roster.soldiers)))
    Stream(5).shuffle(order)
    drafts = []
    for seed, mine in enumerate((order[:size], order[size : 2 * size])):
        coloured = [Card(at, Stream(seed + at).below(len(COLOURS) + 1)) for at in sorted(mine)]
        drafts.append(Draft(Deck(f"recruits-{seed}", tuple(coloured)), SoldierSet(roster, faces)))
    return Patrol((drafts[0], drafts[1]), options)


def game(roster: Roster, options: Options | None = None, size: int = 90) -> Rules:
    return Rules(roster, (deck(1, size), deck(2, size)), options or Options())
