"""Advice in words: what a hint says to a player, tier by tier, in two languages.

The third tier names the whole command, why, and what it brings beside what tempts; the fourth adds the odds of what
tempts, and the actions one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.advice import Advice
from vedette.core.language import apart, join, say
from vedette.games.patrol.bots.hint import Hint, PlanCount, hint
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.text.wording import HIDDEN, NUMERALS

if TYPE_CHECKING:
    from vedette.games.patrol.text.position import Picture
    from vedette.games.patrol.text.speech import Patrol

NUDGE, WHERE, WHAT, LINE = 1, 2, 3, 4


def advise(game: Patrol, view: bytes, tier: int, language: str) -> Advice:
    """Return advice from a view: tier 1 nudges, 2 says where to look, 3 names the command and why, 4 tells more.

    Raises ValueError where the player is not to act.
    """
    found = hint(game, view)
    parts = game.parts(found.plan[0])
    picture = game.picture(view, language)
    if tier == NUDGE:
        return Advice([say(language, f"patrol-nudge-{parts['do']}")], [], None, [])
    if tier == WHERE:
        return Advice([_where(picture, found.plan[0], language)], _pointed(picture, found.plan[:1]), None, [])
    words = [
        _sentence(_command(game, view, picture, found.plan, language)),
        *_why(game, view, picture, found.plan, language),
        _brings(found.best, found.worlds, language),
        *_instead(game, view, picture, found, language),
    ]
    if tier == LINE and found.other:
        odds = _why(game, view, picture, found.other, language)
        words += [say(language, "patrol-hint-odds", words=one) for one in odds[:1]]
    return Advice(words, _pointed(picture, found.plan), found.plan[0], found.plan)


def _sentence(words: str) -> str:
    """Return a command in words with a full stop at its end."""
    return words if words.endswith(".") else f"{words}."


def _actor(picture: Picture, action: int) -> int:
    """Return the place of the card that an action is about, of the mover's or of the target's; -1 for none."""
    seat = picture.position.mover()
    for first, after in ((rules.RUN, rules.ATTACK), (rules.ATTACK, rules.SACRIFICE), (rules.SACRIFICE, rules.USE)):
        if first <= action < after:
            return rules.PLACES * seat + action - first
    if rules.USE <= action < rules.MOVE:
        return rules.PLACES * seat + (action - rules.USE) // 2
    if rules.MOVE <= action < rules.TARGET:
        return rules.PLACES * seat + (action - rules.MOVE) // rules.PATROLS
    return action - rules.TARGET if rules.TARGET <= action < rules.PASS else -1


def _pointed(picture: Picture, plan: list[int]) -> list[dict[str, int | str]]:
    """Return the places on the table that a plan names, as a page calls them."""
    places = [_actor(picture, action) for action in plan]
    return [{"slot": f"place {place}"} for place in places if place >= 0]


def _where(picture: Picture, action: int, language: str) -> str:
    """Return a sentence that says which card, which patrol, or that the whole round, the player should look at."""
    place = _actor(picture, action)
    if place >= 0:
        return say(language, "patrol-hint-look", card=picture.called(place))
    if action < rules.PAIR:
        seat, card = picture.position.mover(), (action - rules.LAY) // rules.PATROLS
        return say(language, "patrol-hint-look", card=_held(picture, seat, card))
    if action < rules.STAY:
        enemy = (action - rules.PAIR) % rules.PATROLS + 1
        return say(language, "patrol-hint-facing", patrol=NUMERALS[enemy])
    return say(language, "patrol-hint-round")


def _held(picture: Picture, seat: int, card: int) -> str:
    """Return in words the card at an index of a seat's hand, as far as the viewer knows it."""
    slot = picture.slot(int(picture.words[at.HANDS + rules.HAND * seat + card]))
    return say(picture.language, "patrol-back") if slot == HIDDEN else picture.name(seat, slot)


def _command(game: Patrol, view: bytes, picture: Picture, plan: list[int], language: str) -> str:
    """Return a whole plan of several actions in words, as one command."""
    if rules.LAY <= plan[0] < rules.PAIR:
        return _formation(picture, plan, language)
    target = next((action - rules.TARGET for action in plan if rules.TARGET <= action < rules.PASS), -1)
    if target < 0:
        return game.say(view, plan[0], language)
    aimed = picture.called(target)
    if picture.words[at.POWER]:
        return game.say(view, plan[0], language)
    if rules.USE <= plan[0] < rules.MOVE:
        return say(language, "patrol-hint-use", command=game.say(view, plan[0], language), aimed=aimed)
    started = rules.ATTACK <= plan[0] < rules.SACRIFICE
    actor = _actor(picture, plan[0]) if started else int(picture.words[at.ACTOR] - 1)
    given = [_actor(picture, action) for action in plan if rules.SACRIFICE <= action < rules.USE]
    mates = join(language, [picture.called(place) for place in given])
    return say(language, "patrol-hint-attack", actor=picture.called(actor), aimed=aimed, count=len(given), mates=mates)


def _formation(picture: Picture, plan: list[int], language: str) -> str:
    """Return in words which cards of the hand a plan lays into which patrol."""
    seat = picture.position.mover()
    patrols: dict[int, list[str]] = {}
    for action in plan:
        card, number = divmod(action - rules.LAY, rules.PATROLS)
        patrols.setdefault(number + 1, []).append(_held(picture, seat, card))
    told = [
        say(language, "patrol-hint-patrol", patrol=NUMERALS[number], cards=join(language, cards))
        for number, cards in patrols.items()
    ]
    return say(language, "patrol-hint-form", patrols=apart(language, told))


def _why(game: Patrol, view: bytes, picture: Picture, plan: list[int], language: str) -> list[str]:
    """Return in words what is known of a plan beforehand: an attack's odds, what it is to be seen or at base."""
    action = plan[0]
    if rules.USE <= action < rules.MOVE and picture.position.phase() == at.BATTLE:
        shown = int(picture.words[at.CARDS + _actor(picture, action)]) & at.UP
        return [] if shown else [say(language, "patrol-why-shown")]
    if rules.RUN <= action < rules.ATTACK:
        return [say(language, "patrol-why-run")]
    if action == rules.STAY:
        return [say(language, "patrol-why-stay", stays=int(picture.words[at.STAYS]))]
    return game.foresee(view, plan, language)[0] if rules.TARGET <= plan[-1] < rules.PASS else []


def _brings(count: PlanCount, worlds: int, language: str) -> str:
    """Return in words what a plan brings in the imagined rounds: points, their margin, the soldiers that die."""
    return say(
        language,
        "patrol-hint-brings",
        worlds=worlds,
        own=round(count.own, 1),
        enemy=decimal(count.enemy, language),
        low=signed(count.margin - count.spread, language),
        high=signed(count.margin + count.spread, language),
        margin=signed(count.margin, language),
        lost=round(count.lost, 1),
        slain=decimal(count.slain, language),
    )


def _instead(game: Patrol, view: bytes, picture: Picture, found: Hint, language: str) -> list[str]:
    """Return in words what plan tempts instead, and what it loses, or that it brings as many points or more."""
    if not found.other:
        return []
    words = _command(game, view, picture, found.other, language)
    if found.more > found.spread:
        verdict = "fewer"
    elif found.more >= -found.spread:
        verdict = "equal"
    else:
        verdict = "more"
    values: dict[str, str | float] = {
        "verdict": verdict,
        "words": words.removesuffix("."),
        "points": round(abs(found.more), 1),
        "low": decimal(max(0.0, abs(found.more) - found.spread), language),
        "high": decimal(abs(found.more) + found.spread, language),
    }
    return [say(language, "patrol-hint-instead", **values)]


def decimal(value: float, language: str) -> str:
    """Return a number with one decimal, as a language writes it."""
    told = f"{value:.1f}"
    return told.replace(".", ",") if language == "fr" else told


def signed(value: float, language: str) -> str:
    """Return a number with one decimal and its sign; a true minus."""
    told = decimal(abs(value), language)
    if not round(abs(value), 1):
        return told
    return f"+{told}" if value > 0 else f"\N{MINUS SIGN}{told}"
