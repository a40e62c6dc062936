"""The dialogue of 12 Patrols, in steps: a card, then its place; an item, then its spot."""

from typing import ClassVar, Final

from vedette.core.errors import Trouble
from vedette.core.language import say
from vedette.games.twelve_patrols.engine import notation
from vedette.terminal.choice import END, Facet
from vedette.terminal.plain import Plain
from vedette.terminal.twelve_patrols import ask
from vedette.terminal.twelve_patrols.picture import DrawingInput
from vedette.terminal.twelve_patrols.steps import DISCARD, TAKE, Steps

ITEMS: Final = frozenset({"item", "give", "die"})
"""The kinds of step in which an item is picked."""
PLACES: Final = {"cell": notation.TARGET_NAMES, "spot": notation.SPOT_NAMES}
"""How the places of a step are written, by its kind."""


class Talk(Plain):
    """The line-by-line dialogue of 12 Patrols, in which actions are picked in steps."""

    client: Steps
    NAMES: ClassVar[tuple[str, ...]] = (*Plain.NAMES[:7], "back", "confirm", "change", "take", *Plain.NAMES[7:])
    LETTERS: ClassVar[dict[str, str]] = {**Plain.LETTERS, "b": "back", "c": "confirm", "d": "change", "x": "take"}

    def picture(self) -> DrawingInput:
        """Return the data of the position from which the words for steps are taken."""
        client = self.client
        return DrawingInput(client.look(), self.chooser, client.language, ended=client.closing())

    def situation(self) -> None:
        """Print the position before the first choice only; later questions name what lies there."""
        if not self.client.moves():
            super().situation()

    def name(self, facet: Facet) -> str:
        """Return the words that are printed for one answer, for a card with all its requirements."""
        picture = self.picture()
        if facet.kind == "region":
            return picture.region(int(facet.value))["words"]
        if facet.kind == "value":
            return say(picture.language, "terminal-value", pips=facet.value)
        return ask.name(picture, facet)

    def ask(self) -> None:
        """Print the question, what prevents the end of the turn, and the numbered answers, items on one line."""
        picture = self.picture()
        self.out("")
        title, detail = ask.title(picture)
        self.out(title)
        if self.client.over():
            self.out(self.say("over-plain") if self.client.ended() == "conceded" else detail)
            self.out(self.summary())
            return
        for order in picture.view["orders"]:
            self.out(f"{self.say('beware-that') if order['warning'] else '!'} {order['words']}")
        self._options()

    def _options(self) -> None:
        items = []
        for number, facet in enumerate(self.chooser.options(), 1):
            answer = f"{number} {self.name(facet)}"
            if facet.kind in ITEMS or facet.kind == "value":
                items.append(answer)
                continue
            if items:
                self.out(", ".join(items))
                items = []
            self.out(answer)
        if items:
            self.out(", ".join(items))

    def play(self, action: int) -> None:
        """Play an action, or take an item back for a negative number, and ask for the next."""
        if action < 0:
            self.out(self.say("taken-back"))
        super().play(action)

    def manner(self) -> list[str]:
        """Return the lines that explain how to type an action."""
        return [self.say("steps-help")]

    def _named(self, text: str) -> list[Facet]:
        """Return the answers that match a text: a place or an item by its notation (``B1``, ``W3``), else by words."""
        places = [facet for facet in self.chooser.options() if facet.kind in PLACES]
        if written := [facet for facet in places if PLACES[facet.kind][int(facet.value)] == text.strip().upper()]:
            return written
        try:
            item = notation.item_named(text)
        except Trouble:
            return super()._named(text)
        items = [facet for facet in self.chooser.options() if facet.kind in ITEMS]
        return [facet for facet in items if facet.value == item] if items else super()._named(text)

    def _begin(self, facet: Facet, otherwise: str) -> None:
        self.chooser.clear()
        if self.chooser.can(facet):
            self.pick(facet)
        else:
            self.out(self.say(otherwise))

    def do_back(self, _: str) -> None:
        """Remove the last step picked; if there is none, take back the item given up to change a die."""
        if not self.chooser.back() and self.client.look()["phase"] == "change":
            self.client.undo()
            self.renew()
        else:
            self.ask()

    def do_confirm(self, _: str) -> None:
        """End the turn, or print why it may not end."""
        self._begin(END, "cannot-confirm")

    def do_change(self, _: str) -> None:
        """Begin to change the value of a die, which costs an item; or print why that is not possible."""
        self._begin(DISCARD, "cannot-change")

    def do_take(self, _: str) -> None:
        """Begin to take back an item placed this turn, or print why that is not possible."""
        self._begin(TAKE, "cannot-take")
