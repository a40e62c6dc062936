"""Compares two decks card by card: which cards were added, removed or changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, decks, registry

if TYPE_CHECKING:
    from vedette.core.decks import AnyDecks

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"


class Change(NamedTuple):
    """A card that differs between two decks: added, removed or changed, its index in each, -1 where it is missing."""

    kind: str
    id: str
    old: int
    new: int


def changes(held: AnyDecks, old: object, new: object) -> list[Change]:
    """Return the cards in which two decks differ, in the order of the new deck, removed cards last."""
    was, now = places(held, old), places(held, new)
    found = [
        Change(CHANGED, card, was[card], at)
        for card, at in now.items()
        if card in was and told(held, old, was[card]) != told(held, new, at)
    ]
    found += [Change(ADDED, card, -1, at) for card, at in now.items() if card not in was]
    return found + [Change(REMOVED, card, at, -1) for card, at in was.items() if card not in now]


def places(held: AnyDecks, deck: object) -> dict[str, int]:
    """Return the index of each card in a deck by its id."""
    return {str(entry["id"]): at for at, entry in enumerate(held.cards.entries(deck))}


def told(held: AnyDecks, deck: object, at: int) -> tuple[object, str]:
    """Return what identifies the content of a card: what it does as data, and all text printed on it."""
    return held.cards.power(deck, at), held.cards.describe(deck, at, "en")


def lines(held: AnyDecks, old: object, new: object, language: str) -> list[str]:
    """Return the lines in which two card lists differ: ``- ...`` only in the old, ``+ ...`` only in the new."""
    was, now = held.cards.lines(old, language), held.cards.lines(new, language)
    return [f"- {line}" for line in was if line not in now] + [f"+ {line}" for line in now if line not in was]


def only(held: AnyDecks, old: object, new: object) -> Change | None:
    """Return the single card that was changed or replaced between two decks, None if anything else differs."""
    found = changes(held, old, new)
    if [one.kind for one in found] == [ADDED, REMOVED]:
        found = [Change(CHANGED, found[0].id, found[1].old, found[0].new)]
    was, now = listed(held, old), listed(held, new)
    others = len(was) != len(now) or sum(one != other for one, other in zip(was, now, strict=True)) > 1
    return None if others or len(found) != 1 or found[0].kind != CHANGED else found[0]


def subject(name: str, old: object, new: object, language: str) -> str:
    """Return a title for comparing two decks: the only card that differs, else the new deck; empty without decks."""
    if registry.get(name).decks is None:
        return ""
    held = capabilities.decks(name)
    if (card := only(held, old, new)) is not None:
        return str(held.cards.entries(new)[card.new]["name"])
    return decks.label(name, new, language).name


def listed(held: AnyDecks, deck: object) -> list[object]:
    """Return the entries under all keys of a deck that list its cards: each a whole card or a card's name."""
    tree = held.tree(deck)
    lists = [tree.get(key, []) for key in held.lists]
    return [one for found in lists if isinstance(found, list) for one in found]
