"""``vedette deck``: validates, shows, converts, completes, prints or generates a deck."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vedette import capabilities, decks, files, interrupt, registry
from vedette.commands.console import PATROLS, STDIN, Console, Seed, console, seed_or_any, text_of
from vedette.core import data, file
from vedette.core.language import explain
from vedette.printing import FORMATS

if TYPE_CHECKING:
    from vedette.core.errors import Trouble

Words = Annotated[list[str], typer.Argument(metavar="[GAME] DECK", help="command-deck-argument")]
FORMS: Final = ("toml", "json", "code")


DeckForm = Annotated[str, typer.Option("--to", metavar="toml|json|code", help="command-form-option")]


def check_form(context: typer.Context, form: str, forms: Collection[str] = FORMS) -> None:
    """Raise BadParameter for an output format that is none of ``forms``."""
    if form not in forms:
        raise typer.BadParameter(console(context).say("usage-form", name=form, forms=", ".join(forms)), context)


def named(context: typer.Context, words: list[str]) -> tuple[str, str]:
    """Return the game and the deck that ``[GAME] DECK`` names; raises BadParameter for a game alone or a third word."""
    if len(words) > 2:
        raise typer.BadParameter(console(context).say("usage-deck", words=" ".join(words)), context)
    if len(words) == 2:
        return registry.known(words[0]), words[1]
    if words[0] in registry.names() and not file.there(Path(words[0])):
        raise typer.BadParameter(
            console(context).say("usage-deck-missing", game=words[0], deck=decks.first(words[0])), context
        )
    return files.game_of(words[0]) or PATROLS, words[0]


def taken(game: str, spec: str) -> object:
    """Return a deck by its name, its code, a file, or ``-`` for standard input."""
    if spec == STDIN:
        return capabilities.decks(game).read(*text_of(Path(STDIN)))
    return files.deck(game, spec)


def validate(context: typer.Context, words: Words) -> None:
    """Print every fault of a deck file, or that it is valid; the exit status is 1 if there are faults."""
    out = console(context)
    game, spec = named(context, words)
    faults: list[Trouble] = []
    if spec != STDIN and not file.there(Path(spec)):
        found, name = files.deck(game, spec), spec
    else:
        text, name = text_of(Path(spec))
        found, faults = decks.examine(game, text, name)
        if faults and (other := files.astray(game, text, name)) is not None:
            faults = [other]
    label = decks.label(game, found) if found is not None else None
    lines = [explain(fault, out.language) for fault in faults]
    listed = [
        {
            "line": int(line) if (line := fault.values.get("line")) else None,
            "field": fault.values.get("field") or None,
            "id": fault.message,
            "words": words,
        }
        for fault, words in zip(faults, lines, strict=True)
    ]
    out.answer({"deck": name, "valid": not faults, "name": label.name if label else None, "faults": listed})
    for line in lines:
        out.note(line)
    if faults or label is None:
        out.refuse()
        return
    out.tell("deck-valid", name=label.name, count=label.size)


def show(context: typer.Context, words: Words) -> None:
    """Print a deck: its name, its cards in words, its code and its hash."""
    out = console(context)
    game, spec = named(context, words)
    held, cards = capabilities.decks(game), taken(game, spec)
    label, code, digest = held.label(cards), held.pack(cards), held.digest(cards)
    out.answer({**held.tree(cards), "code": code, "hash": digest})
    out.tell("deck-shown", name=label.name, count=label.size)
    for text in (label.title, label.note):
        if text:
            out.print(text)
    for line in held.cards.lines(cards, out.language):
        out.print(f"  {line}")
    out.tell("deck-code", code=code)
    out.tell("deck-hash", hash=digest)


def convert(
    context: typer.Context,
    words: Words,
    *,
    to: DeckForm = "toml",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-out-option")] = None,
) -> None:
    """Print a deck in another form: TOML, JSON, or a code for links."""
    out = console(context)
    check_form(context, to)
    game, spec = named(context, words)
    give(out, game, taken(game, spec), to, out_file)


def fill(
    context: typer.Context,
    words: Words,
    *,
    to: DeckForm = "toml",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-out-option")] = None,
) -> None:
    """Complete an unfinished deck, or a file of cards, to a legal deck."""
    out = console(context)
    check_form(context, to)
    game, spec = named(context, words)
    text, source = (held_text(game, spec), spec) if is_name(spec) else text_of(Path(spec))
    if decks.set_of(text) == game:
        editor = capabilities.editor(game)
        made, left = editor.deck(data.whole(*editor.examine(text, source)))
        if left:
            out.note(out.say("deck-cards-left", names=", ".join(left)))
        give(out, game, made, to, out_file)
        return
    filling = capabilities.filling(game)
    begun, faults = filling.sketch(text, source, ())
    whole, wrong = (None, faults) if faults else filling.fill(begun)
    give(out, game, data.whole(whole, wrong), to, out_file)


def is_name(spec: str) -> bool:
    """Return whether a text is to be read as a deck's name or code, not as a file; no deck is looked up."""
    return spec != STDIN and not file.there(Path(spec)) and not files.is_path(spec)


def held_text(game: str, spec: str) -> str:
    """Return the text of the file of a deck that is named or given as a code."""
    return capabilities.decks(game).write(files.deck(game, spec))


def give(out: Console, game: str, cards: object, to: str, out_file: Path | None) -> None:
    """Print a deck, or write it to a file if one is named, as TOML, as JSON or as a code."""
    held = capabilities.decks(game)
    text = {
        "toml": lambda: held.write(cards),
        "json": lambda: json.dumps(held.tree(cards), ensure_ascii=False, indent=1),
        "code": lambda: held.pack(cards),
    }[to]()
    out.answer(held.tree(cards) if to == "json" else {"form": to, "name": held.label(cards).name, "text": text})
    whole = text.removesuffix("\n") + "\n"
    if out_file is not None:
        file.write(out_file, whole)
        out.tell("deck-written", file=str(out_file))
    else:
        out.write(whole)


def printed(
    context: typer.Context,
    words: Words,
    *,
    what: Annotated[str, typer.Option("--what", metavar="WHAT", help="command-what-option")] = "",
    to: Annotated[str, typer.Option("--to", metavar="pdf|svg", help="command-press-option")] = "pdf",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-print-out-option")] = None,
) -> None:
    """Lay out a deck on pages of A4 to print: a PDF, an SVG page, or a ZIP of several."""
    out = console(context)
    check_form(context, to, FORMATS)
    game, spec = named(context, words)
    held, printing, cards = capabilities.decks(game), capabilities.printing(game), taken(game, spec)
    what, name = what or printing.kinds[0], held.label(cards).name
    printing.check(what)
    pages = printing.pages(cards, what, out.language)
    press, _, ending = FORMATS[to]
    single = to == "svg" and len(pages) == 1
    path = out_file or Path(f"{name}-{what}{'.svg' if single else ending}")
    if to == "svg" and not single and path.suffix.lower() == ".svg":
        raise typer.BadParameter(out.say("usage-pages", name=str(path), pages=len(pages)), context)
    file.write(path, pages[0] if single else press(pages, f"{name}-{what}"))
    out.answer({"file": str(path), "what": what, "pages": len(pages)})
    out.tell("deck-printed", file=str(path), pages=len(pages))


def random(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="command-game")] = PATROLS,
    *,
    seed: Seed = None,
    count: Annotated[int | None, typer.Option("--cards", metavar="9|12", help="command-cards-option")] = None,
    tightness: Annotated[
        int | None, typer.Option("--tightness", metavar="0-9", min=0, max=9, help="command-tightness-option")
    ] = None,
    world: Annotated[str | None, typer.Option("--world", metavar="WORLD", help="command-world-option")] = None,
    grade: Annotated[
        int | None, typer.Option("--grade", metavar="1-5", min=1, max=5, help="command-deck-grade-option")
    ] = None,
    to: DeckForm = "toml",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-out-option")] = None,
) -> None:
    """Generate a legal deck from a seed."""
    out = console(context)
    game = registry.known(game)
    check_form(context, to)
    told = {"cards": count, "tightness": tightness, "world": world, "grade": grade}
    told["world"] = world and "-".join(world.lower().split())  # accept it as it is printed, too
    wishes = {wish: value for wish, value in told.items() if value is not None}
    with interrupt.at_once():
        found = decks.invent(game, seed_or_any(seed), wishes)
    give(out, game, found, to, out_file)
