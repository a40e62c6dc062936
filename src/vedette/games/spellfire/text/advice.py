"""Advice in words: what a hint says to a player, tier by tier, in two languages.

The third tier names the action, what it keeps and what the tempting one would win; the fourth shows it by an example,
one imagined game that the tempting action loses, and how it goes on where it is won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.advice import Advice
from vedette.core.chance import Stream
from vedette.core.interval import wilson
from vedette.core.language import capital, join, say
from vedette.games.spellfire.bots.hint import Hint, WorldExample, hint, reached, strength, totals
from vedette.games.spellfire.engine.notation import COLUMN_NAMES
from vedette.games.spellfire.engine.rules import ATTACH, ATTACK, COLUMNS, FRIENDS, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.games.spellfire.engine.game import Setup
    from vedette.games.spellfire.engine.turn import Position

    Command = Callable[[Position, int, str], str]

NUDGE, WHERE, WHAT, LINE = 1, 2, 3, 4
STEPS = 3
"""How many choices of a won example game a hint tells."""


def advise(made: Setup, command: Command, view: bytes, tier: int, language: str) -> Advice:
    """Return advice from a view: tier 1 nudges, 2 says where to look, 3 names the action and why, 4 the line.

    ``command`` says an action of a position in a language, without what it weighs.

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
        capital(do),
        *_reason(position, found.action, parts, language),
        *_kept(made, position, found.action, parts, language),
        *_evidence(made, view, found, language),
        *(_preferred(made, position, found, language) if found.tied else []),
    ]
    if tier != LINE:
        return Advice(words, [parts], found.action, [])
    if found.example is not None:
        words += _shown(made, command, position, found.example, language)
    return Advice(words, [parts], found.action, found.line or [found.action])


def _pointed(parts: dict[str, int | str]) -> dict[str, int | str]:
    """Return the parts of an action at which a hint points: its column, its card, or both."""
    return {name: parts[name] for name in ("column", "card") if name in parts}


def _where(made: Setup, parts: dict[str, int | str], language: str) -> str:
    """Return the sentence that says where to look for the best action: at a column or at a card."""
    if "column" in parts:
        return say(language, "spellfire-hint-column", column=COLUMN_NAMES[int(parts["column"])])
    if "card" in parts:
        return say(language, "spellfire-hint-card", card=made.box.program.cards[int(parts["card"])].name)
    return say(language, f"spellfire-nudge-{parts['do']}")


def _reason(position: Position, action: int, parts: dict[str, int | str], language: str) -> list[str]:
    """Return the sentence on what an action visibly does, such as the totals after an attack; none for some."""
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
    """Return sentences on how many imagined games the action and the tempting one win, or on the solver's verdict."""
    if found.sure:
        return [say(language, "spellfire-hint-sure" if found.line else "spellfire-hint-lost")]
    low, high = wilson(found.won, found.games)
    told = say(
        language, "spellfire-hint-games", games=found.games, won=found.won, low=round(100 * low), high=round(100 * high)
    )
    if found.other < 0:
        return [told]
    other = capital(made.say(view, found.other, language))
    against = "spellfire-hint-equal" if found.tied else "spellfire-hint-instead"
    return [told, say(language, against, words=other, won=found.other_won, fewer=found.won - found.other_won)]


def _preferred(made: Setup, position: Position, found: Hint, language: str) -> list[str]:
    """Return sentences for attaching a card to one champion where another would win as many games: level, reach."""
    if not all(made.parts(action)["do"] == "attach" for action in (found.action, found.other)):
        return []
    friends = [(action - ATTACH) % FRIENDS for action in (found.action, found.other)]
    bears = [position.face((action - ATTACH) // FRIENDS) >= FRIENDS for action in (found.action, found.other)]
    if friends[0] == friends[1] or not all(bears):  # a champion that is paid for bears nothing
        return []
    champion, other = (made.box.program.cards[friend].name for friend in friends)
    told: list[str] = []
    level, less = (strength(position, action) for action in (found.action, found.other))
    if level > less:
        told.append(say(language, "spellfire-tied-level", other=other, level=str(less)))
    more, fewer = (
        reached(position, action, friend) for action, friend in zip((found.action, found.other), friends, strict=True)
    )
    if len(more) > len(fewer):
        told.append(
            say(
                language,
                "spellfire-tied-reach",
                champion=champion,
                count=len(more),
                columns=join(language, [COLUMN_NAMES[column] for column in more]),
                other=other,
                less=len(fewer),
                fewer=join(language, [COLUMN_NAMES[column] for column in fewer]),
            )
        )
    return told


def _kept(made: Setup, position: Position, action: int, parts: dict[str, int | str], language: str) -> list[str]:
    """Return the sentence on what an action keeps for another fight: a stronger champion, or the cards not played."""
    program = made.box.program
    if parts["do"] == "attack":
        column, friend = divmod(action - ATTACK, FRIENDS)
        others = [one - ATTACK - FRIENDS * column for one in position.legal() if (one - ATTACK) // FRIENDS == column]
        best = max((one for one in others if one < FRIENDS), key=lambda one: _level(position, one), default=friend)
        if _level(position, best) > _level(position, friend):
            return [say(language, "spellfire-keeps-champion", champion=program.cards[best].name)]
    if parts["do"] == "yield":
        faces = [position.face(one - PLAY) for one in position.legal() if PLAY <= one < PLAY + COLUMNS]
        return [
            say(language, "spellfire-keeps-cards", cards=join(language, [program.cards[one].name for one in faces]))
        ]
    return []


def _level(position: Position, friend: int) -> int:
    """Return the level of a champion of the pool with what he bears."""
    position.box.scales.weigh(position.words, friend, -1, -1)
    return int(position.box.scales.level[friend])


def _shown(made: Setup, command: Command, position: Position, example: WorldExample, language: str) -> list[str]:
    """Return sentences on an imagined game: how an action loses there, and how the game that is won goes on."""
    told: list[str] = []
    cards, lost = made.box.program.cards, example.fall
    if example.action >= 0:
        told.append(
            say(
                language,
                "spellfire-example-fall" if lost.champion >= 0 else "spellfire-example-end",
                words=capital(command(position, example.action, language)),
                champion=cards[lost.champion].name,
                foe=cards[lost.foe].name,
                column=COLUMN_NAMES[lost.column],
                mine=str(lost.mine),
                theirs=str(lost.theirs),
                revealed=join(language, [cards[one].name for one in lost.revealed]),
                count=len(lost.revealed),
                realms=lost.realms,
            )
        )
    won = [(made.imagine(view, Stream(0)), action) for view, action in example.won[1:-1]]
    chosen = [(at, action) for at, action in won if at.mover() == 0 and not at.forced()]
    if chosen:
        steps = join(language, [command(at, action, language) for at, action in chosen[:STEPS]])
        told.append(say(language, "spellfire-example-won", steps=steps, more=max(0, len(chosen) - STEPS)))
    return told
