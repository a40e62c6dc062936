"""The sub-commands, put together; their help is written in message ids and printed in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from vedette.command import (
    bench,
    card,
    deal,
    deck,
    doctor,
    hint,
    imports,
    join,
    play,
    replay,
    serve,
    sim,
    solve,
    study,
    verify,
    winrate,
)
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
"""What typer prints in English whatever the language."""
KNOWN: Final = {"NoSuchOption": "option", "MissingParameter": "missing", "NoArgsIsHelpError": "none"}
"""The usage errors that have words of ours."""
COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": play.run,
    "join": join.run,
    "serve": serve.run,
    "deal": deal.run,
    "solve": solve.run,
    "verify": verify.run,
    "hint": hint.run,
    "replay": replay.run,
    "winrate": winrate.run,
    "sim": sim.run,
    "study": study.run,
    "bench": bench.run,
    "doctor": doctor.run,
}
GROUPS: Final[dict[str, dict[str, Callable[..., None]]]] = {
    "deck": {
        "validate": deck.validate,
        "show": deck.show,
        "convert": deck.convert,
        "print": deck.printed,
        "random": deck.random,
    },
    "import": {"crossfire": imports.crossfire},
    "card": {"list": card.listed, "show": card.show, "lint": card.lint, "edit": card.edit},
}


def help_of(command: Any, context: Any, language: str) -> str:  # noqa: ANN401 (typer's own classes are private)
    """Return the help of a command, its headings in the language too."""
    text: str = command(context)
    for number, heading in enumerate(HEADINGS):
        text = text.replace(heading, say(language, f"command-heading-{number}"))
    return text


class Command(TyperCommand):
    """A command whose help speaks the console's language."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 (typer's own click has no types)
        """Return the help."""
        return help_of(super().get_help, ctx, ctx.obj.language)


class Group(TyperGroup):
    """A group of commands whose help speaks the console's language."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 (typer's own click has no types)
        """Return the help."""
        return help_of(super().get_help, ctx, ctx.obj.language)


def app(language: str) -> TyperGroup:
    """Return the whole command, in a language."""
    top = _group("command-vedette")
    for name, do in COMMANDS.items():
        top.command(name, cls=Command, help=f"command-{name}")(do)
    for name, commands in GROUPS.items():
        group = _group(f"command-{name}")
        for part, do in commands.items():
            group.command(part, cls=Command, help=f"command-{name}-{part}")(do)
        top.add_typer(group, name=name)
    whole = typer.main.get_command(top)
    assert isinstance(whole, TyperGroup)  # noqa: S101 (it has several commands)
    _translate(whole, language)
    return whole


def _group(about: str) -> typer.Typer:
    """Return an empty group of commands."""
    return typer.Typer(cls=Group, help=about, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def _translate(command: Any, language: str) -> None:  # noqa: ANN401 (typer's own click has no types)
    """Put words in the place of message ids, in a command and in those below it."""
    command.help = say(language, command.help)
    command.epilog = say(language, "command-everywhere")
    for param in command.params:
        if getattr(param, "help", None):
            param.help = say(language, param.help)
    for part in getattr(command, "commands", {}).values():
        _translate(part, language)


def usage(wrong: TyperException, language: str) -> str:
    """Return in one line what is wrong with a command line, and where to look."""
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
