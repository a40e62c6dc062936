"""The client of 12 Patrols: its view typed, its actions in steps (a card, then its place; an item, then its spot)."""

from typing import Final

import msgspec

from vedette.core.language import say
from vedette.games.twelve_patrols.views import View
from vedette.protocol import server
from vedette.terminal.choice import END, Facet, ListedChoice, whole
from vedette.terminal.local import LocalClient

DISCARD: Final = Facet("do", "discard")
TAKE: Final = Facet("do", "take")
FACES: Final = 7
"""How many item types a colour has; a die to be changed is named by the item type it shows."""


def facets(action: int, parts: dict[str, int | str]) -> tuple[Facet, ...]:
    """Return the steps in which an action is picked, from its parts; a single one for an action without."""
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


class Steps(LocalClient):
    """The client of 12 Patrols: its actions are picked in steps; items placed this turn may be taken back."""

    def look(self) -> View:
        """Return the view of the seat, checked and typed; raises ValidationError for a field of the wrong type."""
        return msgspec.convert(self.shown(), View)

    def choice(self, legal: server.Choice) -> ListedChoice:
        """Return a legal action of the protocol as a choice with the steps in which it is picked."""
        return ListedChoice(legal.action, legal.words, facets(legal.action, legal.parts))

    def choices(self) -> list[ListedChoice]:
        """Return the legal actions, and the items that may be taken back this turn."""
        return super().choices() + self._takes()

    def _takes(self) -> list[ListedChoice]:
        """Return a choice for each item that may be taken back; its action is a negative number."""
        taken = []
        for line in self.received.log:
            match line.parts:
                case {"do": "put", "spot": spot} if (n := line.n) in self.table.can.retract:
                    words = say(self.language, "terminal-take", said=line.words)
                    taken.append(ListedChoice(-1 - n, words, (TAKE, Facet("from", spot), Facet("taken", n))))
        return taken
