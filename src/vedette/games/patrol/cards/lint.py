"""What is allowed on a soldier but hardly meant: each remark a message and its values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.language import LANGUAGES
from vedette.games.patrol.cards import power_sentence, text
from vedette.games.patrol.cards.drawing import figure
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.soldier import Said

if TYPE_CHECKING:
    from vedette.games.patrol.cards.sets import SoldierSet
    from vedette.games.patrol.engine.vocabulary import Power

Remark = tuple[str, dict[str, str]]
LONGEST: Final = 160
"""The most characters of card text that are still easily read."""
SAME: Final = 3
"""How many soldiers may share a power before it is called common."""


def remarks(cards: SoldierSet, at: int) -> list[Remark]:
    """Return remarks on what is allowed on a soldier but hardly meant, each the id of a message and its values."""
    soldier, face = cards.roster.soldiers[at], cards.faces[at]
    found = sense(soldier.power)
    same = [other.id for other in cards.roster.soldiers if (other.type, other.power) == (soldier.type, soldier.power)]
    if soldier.type != vocabulary.NONE and len(same) > SAME:
        others = ", ".join(name for name in same if name != soldier.id)
        found.append(("lint-soldier-common", {"most": str(SAME), "others": others}))
    told = max(len(text.write(soldier.power, soldier.type, language)) for language in LANGUAGES)
    if told > LONGEST:
        found.append(("lint-soldier-long", {"has": str(told), "most": str(LONGEST)}))
    if soldier.type != vocabulary.NONE and face.ability == Said():
        found.append(("lint-soldier-ability", {}))
    if face.quote == Said():
        found.append(("lint-soldier-quote", {}))
    found += [("lint-soldier-picture", {"word": word}) for word in figure(face.picture, soldier.id).unknown]
    return found


def sense(power: Power) -> list[Remark]:
    """Return remarks on the clauses of a power that do nothing, or hardly what was meant."""
    found: list[Remark] = []
    gone = False
    for place, clause in enumerate(power):
        if (
            clause.when == vocabulary.ENDS
            and clause.do == vocabulary.GIVE
            and clause.what in (vocabulary.TEMPORARY, vocabulary.BEAST)
        ):
            found.append(("lint-power-late", {"clause": words(power, place)}))
        if gone and clause.who == vocabulary.SELF:
            found.append(("lint-power-gone", {"clause": words(power, place)}))
        gone = gone or (
            clause.do in (vocabulary.RUN, vocabulary.SLAY)
            and clause.who == vocabulary.SELF
            and clause.when not in (vocabulary.WHILE, vocabulary.DIES)
        )
        if clause.do == vocabulary.REVEAL_IT and clause.who in vocabulary.FOES and len(power) == 1:
            found.append(("lint-power-gift", {}))
        if clause.cond == vocabulary.ALONE and clause.when == vocabulary.DIES:
            found.append(("lint-power-alone", {"clause": words(power, place)}))
    return found


def words(power: Power, place: int) -> str:
    """Return a clause as a file writes it, its moment included."""
    return power_sentence.write((power[place],), vocabulary.NONE)
