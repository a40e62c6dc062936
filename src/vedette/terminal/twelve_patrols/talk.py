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
"""The kinds of step whose value is an item type."""


class Talk(Plain):
    """The dialogue with steps, and the commands for them."""

    client: Steps
    NAMES: ClassVar[tuple[str, ...]] = (*Plain.NAMES[:7], "back", "confirm", "change", "take", *Plain.NAMES[7:])
    LETTERS: ClassVar[dict[str, str]] = {**Plain.LETTERS, "b": "back", "c": "confirm", "d": "change", "x": "take"}

    def picture(self) -> DrawingInput:
        """Return the picture that the words of the steps come from."""
        client = self.client
        return DrawingInput(client.look(), self.chooser, client.language, ended=client.closing())

    def situation(self) -> None:
        """Describe the table before the first choice; later questions name what lies there."""
        if not self.client.moves():
            super().situation()

    def name(self, facet: Facet) -> str:
        """Return the words for one answer, a card with all its demands."""
        picture = self.picture()
        if facet.kind == "region":
            return picture.region(int(facet.value))["words"]
        if facet.kind == "value":
            return say(picture.language, "terminal-value", pips=facet.value)
        return ask.name(picture, facet)

    def ask(self) -> None:
        """Ask the question, with the obstacles to confirming; items, of which there are many, on one line."""
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
        """Do an action, or take an item back, and continue."""
        if action < 0:
            self.out(self.say("taken-back"))
        super().play(action)

    def manner(self) -> list[str]:
        """Return the lines that explain how to type an action."""
        return [self.say("steps-help")]

    def _named(self, text: str) -> list[Facet]:
        """Return the answers that match a text: an item by its notation (``W3``), else by words."""
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
        """Step back: remove a pick, else take back the item given up for a change."""
        if not self.chooser.back() and self.client.look()["phase"] == "change":
            self.client.undo()
            self.renew()
        else:
            self.ask()

    def do_confirm(self, _: str) -> None:
        """End the turn."""
        self._begin(END, "cannot-confirm")

    def do_change(self, _: str) -> None:
        """Start to change a die."""
        self._begin(DISCARD, "cannot-change")

    def do_take(self, _: str) -> None:
        """Start to take an item back."""
        self._begin(TAKE, "cannot-take")
