"""Real cards on a table of plain ones."""

from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, scene

from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.rules import RULES, Options

BOX = sets.box()


def real(name: str) -> Card:
    """Return a card of the game by its id."""
    return BOX[name].card


def table(
    drawing: str,
    pool: str,
    *more: Card,
    foe: Card | None = None,
    friend: Card | None = None,
    options: Options | None = None,
    version: int = RULES.version,
    **signs: str,
) -> Scene:
    """Return a scene in which real cards stand among others; ``hidden`` cards follow the pool after a slash."""
    cards = cast(*more)
    opposing = cards.opposing if foe is None else (foe, *cards.opposing[1:])
    friendly = cards.friendly if friend is None else (friend, *cards.friendly[1:])
    there, _, hidden = pool.partition(" / ")
    deck = Deck("real", friendly, opposing, cards.others)
    rule, event = signs.get("rule", ""), signs.get("event", "")
    return scene(deck, drawing, pool=there, hidden=hidden, rule=rule, event=event, options=options, version=version)
