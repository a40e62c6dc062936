"""A sitting at 12 Patrols: its view typed, its actions in steps (a card, then its place; an item, then its spot)."""

from typing import Final

from vedette.core.language import say
from vedette.terminal.choice import END, Choice, Facet, whole
from vedette.terminal.sitting import Sitting
from vedette.terminal.twelve_patrols import sight

DISCARD: Final = Facet("do", "discard")
TAKE: Final = Facet("do", "take")
FACES: Final = 7
"""Item types of a colour; a die to change is named as the item type it is."""


def facets(action: int, parts: dict[str, int | str]) -> tuple[Facet, ...]:
    """Return the steps of an action from its parts; an action of another kind is one step of its own."""
    match parts:
        case {"do": "place", "region": region, "target": target}:
            return Facet("region", region), Facet("cell", target)
        case {"do": "put", "item": item, "spot": spot}:
            return Facet("item", item), Facet("spot", spot)
        case {"do": "discard", "item": item}:
            return DISCARD, Facet("give", item)
        case {"do": "change", "colour": int(colour), "from": int(pips), "to": to}:
            return Facet("die", colour * FACES + pips), Facet("value", to)
        case {"do": "end"}:
            return (END,)
    return whole(action)


class Steps(Sitting):
    """A sitting whose choices are picked in steps; items of this turn may be taken back one by one."""

    def look(self) -> sight.Sight:
        """Return what the player sees."""
        return sight.read(self.shown())

    def choices(self) -> list[Choice]:
        """Return what may be done now: the legal actions, and the items that may be taken back this turn."""
        parts = self.match.game.parts
        found = [choice._replace(facets=facets(choice.action, parts(choice.action))) for choice in super().choices()]
        return found if self.over() else found + self._takes()

    def _takes(self) -> list[Choice]:
        """Return a choice for each item that lies in a spot since chance last spoke; its action is below zero."""
        game, match = self.match.game, self.match
        taken = []
        for index in match.retractable():
            match game.parts(match.actions[index]):
                case {"do": "put", "spot": spot}:
                    said = game.tell(match.view(index, self.eyes), match.actions[index], self.eyes, self.language)
                    words = say(self.language, "terminal-take", said=said)
                    taken.append(Choice(-1 - index, words, (TAKE, Facet("from", spot), Facet("taken", index))))
        return taken
