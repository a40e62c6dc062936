"""12 Patrols as a dialogue: a card, then its place; an item, then its spot; and what stands before confirming."""

from typing import ClassVar, Final

from vedette.core.errors import Trouble
from vedette.core.language import say
from vedette.games.twelve_patrols import notation
from vedette.terminal.choice import END, Facet
from vedette.terminal.plain import Plain
from vedette.terminal.twelve_patrols import ask
from vedette.terminal.twelve_patrols.picture import Picture
from vedette.terminal.twelve_patrols.steps import DISCARD, TAKE, Steps

ITEMS: Final = frozenset({"item", "give", "die"})
"""The kinds of step whose value is an item type."""


class Talk(Plain):
    """The dialogue with steps, and the commands for them."""

    sitting: Steps
    NAMES: ClassVar[tuple[str, ...]] = (*Plain.NAMES[:4], "back", "confirm", "change", "take", *Plain.NAMES[4:])
    LETTERS: ClassVar[dict[str, str]] = {**Plain.LETTERS, "b": "back", "c": "confirm", "d": "change", "x": "take"}

    def picture(self) -> Picture:
        """Return what the words of the steps are made from."""
        return Picture(self.sitting.look(), self.chooser, self.sitting.language)

    def situation(self) -> None:
        """Describe the table before the first choice; later each question names what lies there."""
        if not any(mover >= 0 for mover in self.sitting.match.movers):
            super().situation()

    def name(self, facet: Facet) -> str:
        """Return the words for one answer; a card is told in full."""
        picture = self.picture()
        if facet.kind == "region":
            return picture.sight.region(int(facet.value)).words
        if facet.kind == "value":
            return say(picture.language, "terminal-value", pips=facet.value)
        return ask.name(picture, facet)

    def ask(self) -> None:
        """Ask what is wanted now, with what stands in the way; items, of which there are many, on one line."""
        picture = self.picture()
        self.out("")
        title, detail = ask.title(picture)
        self.out(title)
        if self.sitting.over():
            self.out(self.say("over-plain") if self.sitting.ended() == "conceded" else detail)
            self.out(self.summary())
            return
        for order in picture.sight.orders:
            self.out(f"{self.say('beware-that') if order.warning else '!'} {order.words}")
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
        """Do an action, or take an item back, and go on."""
        if action < 0:
            self.out(self.say("taken-back"))
        super().play(action)

    def manner(self) -> list[str]:
        """Return how to answer, with the notation."""
        return [self.say("steps-help")]

    def _named(self, text: str) -> list[Facet]:
        """Return the answers that a text means: an item by its notation (``W3``), else by words."""
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
        """Step back: a pick, else the item given up for a change that was not made yet."""
        if not self.chooser.back() and self.sitting.look().phase == "change":
            self.sitting.undo()
            self.renew()
        else:
            self.ask()

    def do_confirm(self, _: str) -> None:
        """End the turn."""
        self._begin(END, "cannot-confirm")

    def do_change(self, _: str) -> None:
        """Begin the change of a die."""
        self._begin(DISCARD, "cannot-change")

    def do_take(self, _: str) -> None:
        """Begin to take an item back."""
        self._begin(TAKE, "cannot-take")
