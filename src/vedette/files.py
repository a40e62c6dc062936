"""Decks and deals by path, and programs as players, besides what is known by name.

For commands, the terminal and programs. The server never imports this: no text from the network opens a path.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vedette import capabilities, deals, decks, players, registry, setups
from vedette.bots.external_program import MARK, ExternalProgram
from vedette.core import data, file
from vedette.core.errors import Trouble, Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.core.game import Game
    from vedette.core.player import Player


def deck(name: str, spec: str) -> object:
    """Return a deck by the path of its file, its name or its code; the first deck where nothing is named.

    Commas stand between the decks of several seats.
    Raises Unreadable where there is no such deck or where it has faults.
    """
    there = file.there(Path(spec))
    if "," in spec and not there:
        return decks.join(name, [deck(name, one.strip()) for one in spec.split(",")])
    if not known(name, spec) and (there or is_path(spec)):
        text = file.read(Path(spec))
        try:
            return capabilities.decks(name).read(text, spec)
        except Trouble as trouble:
            raise astray(name, text, spec) or trouble from None
    try:
        return decks.find(name, spec)
    except Unreadable as trouble:
        if trouble.message != "deck-unknown":
            raise
        raise Unreadable("deck-unknown-path", trouble.values) from None


def edited(name: str, old: str, new: str) -> tuple[object, object, list[str]]:
    """Return two decks, and in words what had to change for the new one to be legal.

    The new one may be a file of cards, which are put into the old one. Raises a Trouble for what is neither.
    """
    before, path = deck(name, old), Path(new)
    if known(name, new) or not file.there(path):
        return before, deck(name, new), []
    text = file.read(path)
    try:
        after, mended = decks.edited(name, before, text, new)
    except Trouble as trouble:
        other = None if decks.set_of(text) == name else astray(name, text, new)
        raise other or trouble from None
    return before, after, mended


def astray(name: str, text: str, source: str) -> Unreadable | None:
    """Return the error that says that a faulty deck is a set of cards or another game's deck; None for neither."""
    if (game := decks.set_of(text)) is not None:
        return Unreadable("deck-cards", {"file": source, "game": game})
    if game := decks.elsewhere(name, text):
        return Unreadable("deck-elsewhere", {"deck": source, "game": game})
    return None


def known(name: str, spec: str) -> bool:
    """Return whether a text names a shipped deck or one of the user's own; these go before files."""
    return not spec or spec.strip().lower() in decks.shipped(name) or spec in decks.own_files(name)


def game_of(spec: str) -> str:
    """Return the game that a deck's name, code or file belongs to; empty where that cannot be told."""
    games = [one.name for one in registry.plugins() if one.decks is not None]
    if found := next((one for one in games if known(one, spec) or decks.is_code(one, spec)), ""):
        return found
    if not file.there(Path(spec)):
        return ""
    text = file.read(Path(spec))
    return next((one for one in games if decks.examine(one, text, spec)[0] is not None), "")


def is_path(spec: str) -> bool:
    """Return whether a text looks like a path."""
    return any(letter in spec for letter in "/\\") or spec.lower().endswith((".toml", ".json"))


def game(name: str, deck_spec: str = "", options: Iterable[str] = ()) -> Game:
    """Return a game by its name, set up with a deck (its name, code or path) and the variants that ``options`` names.

    Raises Unreadable for an unknown game, deck or variant.
    """
    return setups.game_with(name, deck(name, deck_spec), options)


def uncode(name: str, code: str) -> tuple[Game, list[int]]:
    """Return the game and the deal of a code, in which the deck may be a path; raises Unreadable."""
    return deals.uncode(name, code, deck)


def read_deal(name: str, text: str, source: str) -> tuple[Game, list[int]]:
    """Return the deal in a JSON text and the game it is of; ``source`` names it in errors. Raises Unreadable."""
    return deals.read(name, data.read_json(text, source), source, deck)


def player(spec: str, game: Game, seed: int) -> Player:
    """Return a player by its registry name, or ``program:COMMAND``, a program that will be started on this machine.

    Only for names given by the user of this machine, never for those from the network. Raises Unreadable.
    """
    spec = spec.strip()
    if spec.startswith(MARK):
        return ExternalProgram(game, spec.removeprefix(MARK), seed)
    return players.player(spec, game, seed)
