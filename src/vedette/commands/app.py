"""The command-line application; its help is written as message ids and printed in words."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from vedette.core.language import plain, say

if TYPE_CHECKING:
    from collections.abc import Callable

USAGE_ERRORS: Final = (TyperException,)
HEADINGS: Final = (
    "Usage:",
    "Options:",
    "Commands:",
    "Arguments:",
    "[required]",
    "[default: ",
    "Show this message and exit.",
)
"""Headings that typer prints in English in every language."""
KNOWN: Final = {"NoSuchOption": "option", "MissingParameter": "missing", "NoArgsIsHelpError": "none"}
"""The usage errors for which we have our own messages."""
COMMANDS: Final = {
    "play": "play.run",
    "join": "join.run",
    "serve": "serve.run",
    "deal": "deal.run",
    "solve": "solve.run",
    "verify": "verify.run",
    "hint": "hint.run",
    "replay": "replay.run",
    "winrate": "winrate.run",
    "sim": "sim.run",
    "compare": "compare.run",
    "effects": "effects.run",
    "study": "study.command",
    "bench": "bench.run",
    "doctor": "doctor.run",
}
"""The function of each command, in the module of that name beside this one."""
GROUPS: Final = {
    "deck": {
        "validate": "deck.validate",
        "show": "deck.show",
        "convert": "deck.convert",
        "print": "deck.printed",
        "random": "deck.random",
        "fill": "deck.fill",
    },
    "generate": {
        "deck": "generate.deck",
        "answer": "generate.answer",
        "deals": "generate.deals",
        "puzzles": "generate.puzzles",
    },
    "import": {"crossfire": "imports.crossfire"},
    "card": {
        "list": "card.listed",
        "show": "card.show",
        "lint": "card.lint",
        "edit": "card.edit",
        "diff": "card.diff",
    },
}


def help_of(command: Any, context: Any, language: str) -> str:  # noqa: ANN401 (typer's own classes are private)
    """Return the help of a command, headings translated."""
    text: str = command(context)
    for number, heading in enumerate(HEADINGS):
        text = text.replace(heading, say(language, f"command-heading-{number}"))
    return text


class Command(TyperCommand):
    """A command with its help in the console's language."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 (typer's own click has no types)
        """Return the help in that language."""
        return help_of(super().get_help, ctx, ctx.obj.language)


class CommandGroup(TyperGroup):
    """A group of commands with their help in the console's language."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 (typer's own click has no types)
        """Return the help in that language."""
        return help_of(super().get_help, ctx, ctx.obj.language)


def app(language: str, name: str = "") -> TyperGroup:
    """Return the application in a language; where ``name`` is a command, with that one alone, which is much faster."""
    one = name in COMMANDS or name in GROUPS
    top = _group("command-vedette")
    for command, place in COMMANDS.items():
        if command == name or not one:
            top.command(command, cls=Command, help=f"command-{command}")(_function(place))
    for group, commands in GROUPS.items():
        if group == name or not one:
            inner = _group(f"command-{group}")
            for command, place in commands.items():
                inner.command(command, cls=Command, help=f"command-{group}-{command}")(_function(place))
            top.add_typer(inner, name=group)
    top.callback()(_nothing)  # typer would turn a group of one command into that command
    whole = typer.main.get_command(top)
    assert isinstance(whole, TyperGroup)  # noqa: S101 (it has a callback)
    _translate(whole, language)
    return whole


def _function(place: str) -> Callable[..., None]:
    """Import a command's module and return its function."""
    module, name = place.split(".")
    found: Callable[..., None] = getattr(import_module(f"vedette.commands.{module}"), name)
    return found


def _nothing() -> None:
    pass


def _group(about: str) -> typer.Typer:
    """Return a group for subcommands of ``vedette``, with none yet."""
    return typer.Typer(cls=CommandGroup, help=about, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def _translate(command: Any, language: str) -> None:  # noqa: ANN401 (typer's own click has no types)
    """Replace message ids by words, in a command and its sub-commands."""
    command.help = say(language, command.help)
    command.epilog = say(language, "command-everywhere")
    for param in command.params:
        if getattr(param, "help", None):
            param.help = say(language, param.help)
    for part in getattr(command, "commands", {}).values():
        _translate(part, language)


def usage(wrong: TyperException, language: str) -> str:
    """Return one line on what is wrong with a command line, and where to find help."""
    param = getattr(wrong, "param", None)
    context = getattr(wrong, "ctx", None)
    message = " ".join(wrong.format_message().splitlines()[-1:]).removeprefix("Invalid value: ")
    name = getattr(wrong, "option_name", "") or (param.get_error_hint().strip("'") if param else "")
    kind = KNOWN.get(type(wrong).__name__, "value" if param else "other")
    if found := re.match(r"No such command '(.*?)'", message):
        kind, name = "command", found[1]
    elif found := re.match(r"Got unexpected extra argument\S* \((.*)\)", message):
        kind, name = "extra", found[1]
    told = param.type_descriptor.parameter_info if param else None
    least, most = getattr(told, "min", None), getattr(told, "max", None)
    if kind == "value" and least is not None:
        kind = "least" if most is None else "range"
    values = {"words": plain(message, 240), "least": str(least), "most": str(most)}
    what = say(language, "usage", kind=kind, name=plain(name), **values)
    return say(language, "usage-help", what=what, path=context.command_path if context else "vedette")
