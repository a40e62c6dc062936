"""Advice in words: what a hint says to a player, tier by tier, in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.advice import Advice
from vedette.core.chance import Stream
from vedette.core.interval import wilson
from vedette.core.language import say
from vedette.games.spellfire.bots.hint import CHOOSING, Hint, hint, strength, totals
from vedette.games.spellfire.engine.notation import COLUMN_NAMES

if TYPE_CHECKING:
    from vedette.games.spellfire.engine.game import Setup
    from vedette.games.spellfire.engine.turn import Position

NUDGE, WHERE, WHAT, LINE = 1, 2, 3, 4


def advise(made: Setup, view: bytes, tier: int, language: str) -> Advice:
    """Return advice from a view: tier 1 nudges, 2 says where to look, 3 names the action and why, 4 the line.

    Raises ValueError where the player is not to act.
    """
    found = hint(made, view)
    parts = made.parts(found.action)
    if tier == NUDGE:
        return Advice([say(language, f"spellfire-nudge-{parts['do']}")], [], None, [])
    if tier == WHERE:
        return Advice([_where(made, parts, language)], [_pointed(parts)], None, [])
    position = made.imagine(view, Stream(0))
    do = say(language, "sentence", words=made.say(view, found.action, language))
    words = [
        do[:1].upper() + do[1:],
        *_reason(position, found.action, parts, language),
        *_evidence(made, view, found, language),
    ]
    line = found.line or [found.action]
    return Advice(words, [parts], found.action, line if tier == LINE else [])


def _pointed(parts: dict[str, int | str]) -> dict[str, int | str]:
    """Return what a hint points at: the column, or the card."""
    return {name: parts[name] for name in ("column", "card") if name in parts}


def _where(made: Setup, parts: dict[str, int | str], language: str) -> str:
    """Return where to look."""
    if "column" in parts:
        return say(language, "spellfire-hint-column", column=COLUMN_NAMES[int(parts["column"])])
    if "card" in parts:
        return say(language, "spellfire-hint-card", card=made.box.program.cards[int(parts["card"])].name)
    return say(language, f"spellfire-nudge-{parts['do']}")


def _reason(position: Position, action: int, parts: dict[str, int | str], language: str) -> list[str]:
    """Return what anybody can see that an action does."""
    do = str(parts["do"])
    if do in ("attack", "play"):
        mine, theirs = totals(position, action)
        hidden = position.left(int(parts["column"])) if do == "attack" else 0
        return [say(language, f"spellfire-why-{do}", mine=str(mine), theirs=str(theirs), hidden=hidden)]
    if do == "discard":
        return [say(language, "spellfire-why-discard", hidden=position.left(int(parts["column"])))]
    if do == "attach" and position.face(int(parts["column"])) >= len(COLUMN_NAMES):
        return [say(language, "spellfire-why-attach", level=str(strength(position, action)))]
    return []


def _evidence(made: Setup, view: bytes, found: Hint, language: str) -> list[str]:
    """Return what the imagined games say, or the solver."""
    if found.sure:
        return [say(language, "spellfire-hint-sure" if found.line else "spellfire-hint-lost")]
    low, high = wilson(found.won, found.games)
    told = say(
        language, "spellfire-hint-games", games=found.games, won=found.won, low=round(100 * low), high=round(100 * high)
    )
    if found.other < 0:
        return [told]
    other = made.say(view, found.other, language)
    against = say(
        language, "spellfire-hint-other", words=other, won=found.other_won, best=found.best_won, games=CHOOSING
    )
    return [told, against]
