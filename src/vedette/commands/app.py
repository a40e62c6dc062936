"""The command-line application; its help is written as message ids and printed in words."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from vedette.commands.console import MOST, STDIN
from vedette.core.language import plain, say
from vedette.core.nearness import near

if TYPE_CHECKING:
    from collections.abc import Callable

USAGE_ERRORS: Final = (TyperException,)
HEADINGS: Final = ("Usage:", "Options:", "Commands:", "Show this message and exit.")
"""Headings that typer prints in English in every language."""
KNOWN: Final = {
    "NoSuchOption": "option",
    "MissingParameter": "missing",
    "NoArgsIsHelpError": "none",
    "NothingWrittenError": "empty",
    "DashError": "dash",
}
"""The usage errors for which we have our own messages."""
COMMANDS: Final = (
    "play", "join", "serve", "deal", "solve", "verify", "hint", "replay", "winrate", "sim", "compare", "effects",
    "study", "bench", "doctor",
)  # fmt: skip
"""Commands, each ``run`` of the module of its name."""
GROUPS: Final = {
    "deck": ("validate", "show", "convert", "print", "random", "fill"),
    "generate": ("deck", "answer", "deals", "puzzles"),
    "import": ("crossfire",),
    "card": ("list", "show", "lint", "edit", "diff"),
}
"""Commands of two words: the second is a function of the module that the first names."""
RENAMED: Final = {"import": "imports", "list": "listed", "print": "printed"}
"""Modules and functions that cannot have the name of their command."""


def help_of(command: Any, context: Any, language: str) -> str:
    """Return the help that ``command`` writes for a context, its headings translated."""
    text: str = command(context)
    for number, heading in enumerate(HEADINGS):
        text = text.replace(heading, say(language, f"command-heading-{number}"))
    return text


class NothingWrittenError(typer.BadParameter):
    """An option was given an empty text, which would do the same as leaving it out."""


class DashError(typer.BadParameter):
    """An option that names a file to write was given ``-``; standard output holds the answer of the command."""


class Command(TyperCommand):
    """A command with its help in the console's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse a command line; raises NothingWrittenError for an option with an empty text, DashError for ``-``."""
        rest: list[str] = super().parse_args(ctx, args)
        params: list[Any] = [*self.get_params(ctx)]
        for param in [one for one in params if not is_argument(one)]:
            value, source = ctx.params.get(param.name or ""), ctx.get_parameter_source(param.name or "")
            empty = value == "" or (isinstance(value, (list, tuple)) and "" in value)
            if empty and source is not None and source.name == "COMMANDLINE":
                raise NothingWrittenError("", ctx, param)
            if value == Path(STDIN) and not param.metavar.endswith(STDIN):
                raise DashError("", ctx, param)
        return rest

    def get_help(self, ctx: Any) -> str:
        """Return the command's help in the language of the console."""
        return help_of(super().get_help, ctx, ctx.obj.language)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return the parts of the usage line: ``[OPTIONS]``, then each argument's metavar without more brackets."""
        return ["[OPTIONS]", *(one.metavar or "" for one in self.get_params(ctx) if is_argument(one))]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the list of arguments and options with what each does, without typer's names of types and ranges."""
        params, language = self.get_params(ctx), ctx.obj.language
        for heading, arguments in (("command-arguments", True), ("command-heading-1", False)):
            rows = [(shown(one), described(one, language)) for one in params if is_argument(one) is arguments]
            if rows:
                with formatter.section(say(language, heading).removesuffix(":")):
                    formatter.write_dl(rows)


def is_argument(param: Any) -> bool:
    """Return whether a parameter is a positional argument, not an option."""
    found: bool = param.param_type_name == "argument"
    return found


def shown(param: Any) -> str:
    """Return how a parameter is written on a command line: an argument's metavar, an option's names and metavar."""
    if is_argument(param):
        return param.metavar or ""
    names = " / ".join([*param.opts, *param.secondary_opts])
    return names if param.is_flag else f"{names} {param.metavar or ''}".rstrip()


def described(param: Any, language: str) -> str:
    """Return the help of a parameter in words, with its range, its default, or that it is required.

    The range is left out where the metavar is one, as ``1-5``, and for a seed.
    """
    words: str = param.help or ""
    least, most = (None, None) if param.name == "seed" else (param.min, None if param.max == MOST else param.max)
    if (least or most) and not re.match(r"\d+-\d+$", param.metavar or ""):  # any number from 0 on needs no word
        kind = "least" if most is None else "range"
        words += say(language, "command-range", kind=kind, least=f"{least:g}", most=f"{most or 0:g}")
    if param.required:
        words += f"  {say(language, 'command-required')}"
    elif getattr(param, "secondary_opts", None):
        value = (param.opts if param.default else param.secondary_opts)[0]
        words += f"  {say(language, 'command-default', value=value)}"
    elif not getattr(param, "is_flag", False) and param.default not in (None, "", ()):
        value = f"{param.default:g}" if isinstance(param.default, float) else param.default
        words += f"  {say(language, 'command-default', value=str(value))}"
    return words


class CommandGroup(TyperGroup):
    """A group of commands with their help in the console's language."""

    def get_help(self, ctx: Any) -> str:
        """Return the group's help in the language of the console."""
        return help_of(super().get_help, ctx, ctx.obj.language)


def app(language: str, name: str = "") -> TyperGroup:
    """Return the ``vedette`` application in a language; if ``name`` is a command, with it alone, to start faster."""
    one = name in COMMANDS or name in GROUPS
    top = _group("command-vedette")
    for command in COMMANDS:
        if command == name or not one:
            top.command(command, cls=Command, help=f"command-{command}")(_function(command, "run"))
    for group, commands in GROUPS.items():
        if group == name or not one:
            inner = _group(f"command-{group}")
            for command in commands:
                inner.command(command, cls=Command, help=f"command-{group}-{command}")(_function(group, command))
            top.add_typer(inner, name=group)
    top.callback()(_nothing)  # typer would turn a group of one command into that command
    whole = typer.main.get_command(top)
    assert isinstance(whole, TyperGroup)  # noqa: S101 (it has a callback)
    _translate(whole, language)
    whole.epilog = f"{whole.epilog} {say(language, 'command-version')}"
    return whole


def _function(module: str, name: str) -> Callable[..., None]:
    """Import a command's module and return its function."""
    found: Callable[..., None] = getattr(
        import_module(f"vedette.commands.{RENAMED.get(module, module)}"), RENAMED.get(name, name)
    )
    return found


def _nothing() -> None:
    pass


def _group(about: str) -> typer.Typer:
    """Return an empty group of commands; ``about`` is the message id of its help."""
    return typer.Typer(cls=CommandGroup, help=about, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def _translate(command: Any, language: str) -> None:
    """Replace message ids by their text in a language, in the help of a command, its parameters and subcommands."""
    command.help = command.short_help = say(language, command.help)
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
    elif re.match(r"Option .* requires ", message):
        kind = "argument"
    elif re.match(r"Option .* does not take a value", message):
        kind = "flag"
    told = param.type_descriptor.parameter_info if param else None
    least, most = getattr(told, "min", None), getattr(told, "max", None)
    if kind == "value" and least is not None:
        large = "less than" in message  # only then is the most that any counter holds worth a word
        kind = "least" if most is None or (most == MOST and not large) else "range"
    form = shown(param) if param else ""
    values = {"words": plain(message, 240), "least": f"{least or 0:g}", "most": str(most), "form": form}
    what = say(language, "usage", kind=kind, name=plain(name), **values)
    known = {one.lstrip("-"): one for one in _names(context.command, kind)} if context else {}
    for meant in near(name.lstrip("-"), known):
        return say(language, "usage-near", what=what, name=known[meant])
    return say(language, "usage-help", what=what, path=context.command_path if context else "vedette")


def _names(command: Any, kind: str) -> list[str]:
    """Return what may stand on a command line where something unknown does: options, or subcommands; else nothing."""
    if kind == "command":
        return [*command.commands]
    options = [one for one in command.params if not is_argument(one)] if kind == "option" else []
    return [name for one in options for name in [*one.opts, *one.secondary_opts]]
