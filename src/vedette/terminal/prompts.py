"""Dialogs over the table: a question, a line to type, a text to read. Escape always closes them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import Input, Label, OptionList, Static

from vedette.terminal.wrapping import broken


class Overlay(ModalScreen[ScreenResultType]):
    """The base of dialogs that open over the table, in a box at its middle, and close with a result."""

    DEFAULT_CSS = """
    Overlay { align: center middle; }
    Overlay > .box {
        background: $surface; color: $foreground; border: round $primary; padding: 1 2; scrollbar-size-vertical: 1;
        width: auto; max-width: 76; height: auto; max-height: 90%;
    }
    """

    def close(self, result: ScreenResultType) -> None:
        """Close with a result; nothing happens once the dialog is closed, so the first of several answers counts."""
        if self.is_active:
            self.dismiss(result)


class ChoicePrompt(Overlay[str]):
    """A question with a list of answers; the result is the key of the answer, the last one for Escape."""

    DEFAULT_CSS = "ChoicePrompt OptionList { height: auto; width: 60; border: none; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.words = words
        self.answers = answers

    def compose(self) -> ComposeResult:
        """Yield the widgets of the dialog: a question above its list of answers."""
        with Vertical(classes="box"):
            yield Label(self.words, markup=False)
            yield Static()
            yield OptionList(*self.answers.values(), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close the dialog with the chosen answer."""
        self.close(list(self.answers)[event.option_index])

    def action_leave(self) -> None:
        """Close the dialog with the last answer, which changes nothing."""
        self.close(list(self.answers)[-1])


class Prompt(Overlay[str]):
    """A dialog in which a line is typed; its result is that line, empty for Escape."""

    DEFAULT_CSS = "Prompt Input { width: 60; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: str, value: str) -> None:
        super().__init__()
        self.words = words
        self.value = value

    def compose(self) -> ComposeResult:
        """Yield the widgets of the dialog: the question above the line to type."""
        with Vertical(classes="box"):
            yield Label(self.words, markup=False)
            yield Static()
            yield Input(self.value, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close the dialog with the line that was typed."""
        self.close(event.value.strip())

    def action_leave(self) -> None:
        """Close the dialog with an empty line."""
        self.close("")


class Prose(Static):
    """A widget with a text that is wrapped only at spaces: a no-break space holds, as before a French colon."""

    DEFAULT_CSS = "Prose { width: 1fr; }"

    def __init__(self, words: str) -> None:
        super().__init__(words, markup=False)
        self.words = words

    def on_resize(self, event: Resize) -> None:
        """Wrap the text again for the new width."""
        self.update(broken(self.words, event.size.width))


class Reading(Overlay[bool]):
    """A dialog with a text to scroll; its result is True if it was closed with the key for a fuller hint."""

    DEFAULT_CSS = "Reading > .box { width: 92; max-width: 96%; padding: 0 1; }"
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
        """Yield the widgets of the dialog: a scrolling text."""
        with VerticalScroll(classes="box", can_focus=True):
            yield Prose(self.words)

    def action_scroll(self, by: int) -> None:
        """Scroll the text by so many lines."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_leave(self, more: bool) -> None:  # noqa: FBT001 (as a binding gives it)
        """Close the dialog; ``more`` is its result."""
        self.close(more)
