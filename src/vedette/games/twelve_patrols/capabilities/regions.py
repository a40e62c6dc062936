"""The region cards of a deck, one by one: their ids, what they ask, and what may be said against them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette.core.decks import Remark
from vedette.core.errors import Ambiguous, Unreadable
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine.rules import FREE, ITEMS, Region, requirement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vedette.games.twelve_patrols.cards.deck import DeckFile

PUBLISHED: Final = ("Wild Plains", "Green Valley", "Lost Canyon")
"""The cards of the box of which the rulebooks show some edges; ours agree with those."""


NOTHING: Final = ("", "free", "none")
"""The texts with which an edit makes an edge free."""


def slug(name: str) -> str:
    """Return the id of a card: its name as one word."""
    return re.sub(r"\W+", "-", name.casefold()).strip("-") or "region"


def find(cards: DeckFile, name: str) -> int:
    """Return the index in a deck of the card of a name, an id, or an unmistakable beginning of a name.

    Raises Unreadable or Ambiguous.
    """
    regions = cards.deck.regions
    wanted = name.strip().casefold()
    exact = [at for at, region in enumerate(regions) if wanted in (region.name.casefold(), slug(region.name))]
    begun = [at for at, region in enumerate(regions) if wanted and region.name.casefold().startswith(wanted)]
    found = exact or begun
    if len(found) > 1:
        raise Ambiguous("note-regions", {"name": name, "could": ", ".join(regions[at].name for at in found)})
    if not found:
        names = ", ".join(region.name for region in regions)
        raise Unreadable("card-unknown", {"deck": cards.deck.name, "name": name, "names": names})
    return found[0]


def edges(region: Region) -> dict[str, str | None]:
    """Return what each edge of a region asks, None for a free one."""
    asked = zip(region_cards.EDGES, region[1:], strict=True)
    return {edge: region_cards.demand(required) or None for edge, required in asked}


def entry(cards: DeckFile, region: Region) -> dict[str, object]:
    """Return a card as the command ``card list`` shows it: id, name, status, deck and requirements."""
    known = region.name in PUBLISHED and region in region_cards.box()["house"].deck.regions
    status = "own" if not region_cards.called(cards.deck) else "partly-published" if known else "original"
    head = {"id": slug(region.name), "name": region.name, "type": "region", "level": None, "status": status}
    return {**head, "deck": cards.deck.name, "edges": edges(region)}


def remarks(regions: tuple[Region, ...], region: Region) -> list[Remark]:
    """Return warnings about a region card: no requirements, one that is hard to meet, or the same as another's."""
    found: list[Remark] = []
    asked = dict(zip(region_cards.EDGES, region[1:], strict=True))
    if not any(asked.values()):
        found.append(Remark("lint-empty", {}))
    for edge, required in asked.items():
        if required == requirement(ITEMS, 1):  # §4.3: from an end of a line it looks at two patrols, an item each
            found.append(Remark("lint-one", {"edge": edge}))
        if required != FREE and region_cards.demand(required) in ("items 8", "items 7"):
            found.append(Remark("lint-many", {"edge": edge}))
    same = [other for other in regions if other is not region and other[1:] == region[1:] and any(asked.values())]
    return found + [Remark("lint-same", {"other": other.name}) for other in same]


def edit(text: str, at: int, changes: Mapping[str, str]) -> str:
    """Return the text of a deck with keys of one region changed, everything else as it was written."""
    import tomlkit  # noqa: PLC0415 (slow to import, seldom wanted)

    if unknown := [key for key in changes if key not in region_cards.REGION_KEYS]:
        raise Unreadable("region-key", {"unknown": unknown[0], "keys": ", ".join(region_cards.REGION_KEYS)})
    whole = tomlkit.parse(text)
    region = whole["region"][at]
    for key, value in changes.items():
        free = key in region_cards.EDGES and value.strip().lower() in NOTHING
        if value and not free:
            region[key] = " ".join(value.split())
        elif key in region:
            del region[key]
    return tomlkit.dumps(whole)
