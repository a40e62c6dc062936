"""Dialogs over the table: a question, a line to type, a text to read. Escape always closes them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import Input, Label, OptionList, Static

from vedette.terminal.wrapping import broken

BOX = """
{name} {{ align: center middle; }}
{name} > .box {{
    background: $surface; color: $foreground; border: round $primary; padding: 1 2; scrollbar-size-vertical: 1;
    width: auto; max-width: 76; height: auto; max-height: 90%;
}}
"""


class Overlay(ModalScreen[ScreenResultType]):
    """What opens over the table, and closes once."""

    def close(self, result: ScreenResultType) -> None:
        """Close with a result; of several answers that were typed before anything was drawn the first counts."""
        if self.is_active:
            self.dismiss(result)


class ChoicePrompt(Overlay[str]):
    """A question with a list of answers; the result is the key of the answer, the last one for Escape."""

    CSS = BOX.format(name="Question") + "Question OptionList { height: auto; width: 60; border: none; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.words = words
        self.answers = answers

    def compose(self) -> ComposeResult:
        """Lay out the question over its answers."""
        with Vertical(classes="box"):
            yield Label(self.words, markup=False)
            yield Static()
            yield OptionList(*self.answers.values(), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the chosen answer."""
        self.close(list(self.answers)[event.option_index])

    def action_leave(self) -> None:
        """Close with the last answer, which changes nothing."""
        self.close(list(self.answers)[-1])


class Prompt(Overlay[str]):
    """A line to type; the result is empty for Escape."""

    CSS = BOX.format(name="Prompt") + "Prompt Input { width: 60; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: str, value: str) -> None:
        super().__init__()
        self.words = words
        self.value = value

    def compose(self) -> ComposeResult:
        """Lay out the words over the line."""
        with Vertical(classes="box"):
            yield Label(self.words, markup=False)
            yield Static()
            yield Input(self.value, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the line."""
        self.close(event.value.strip())

    def action_leave(self) -> None:
        """Close without a line."""
        self.close("")


class Prose(Static):
    """A text that is broken at spaces alone: what a no-break space holds stays together, as before a French colon."""

    DEFAULT_CSS = "Prose { width: 1fr; }"

    def __init__(self, words: str) -> None:
        super().__init__(words, markup=False)
        self.words = words

    def on_resize(self, event: Resize) -> None:
        """Break the text to this width."""
        self.update(broken(self.words, event.size.width))


class Reading(Overlay[bool]):
    """A text to scroll; the result is whether more was asked for."""

    CSS = BOX.format(name="Reading") + "Reading > .box { width: 92; max-width: 96%; padding: 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,v,question_mark,space", "leave(False)", show=False),
        Binding("h", "leave(True)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """Lay out the text."""
        with VerticalScroll(classes="box", can_focus=True):
            yield Prose(self.words)

    def action_scroll(self, by: int) -> None:
        """Scroll by lines."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_leave(self, more: bool) -> None:  # noqa: FBT001 (as a binding gives it)
        """Close."""
        self.close(more)
