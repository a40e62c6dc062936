"""Forms that are right, of every kind, and what becomes of them when something in them is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st
from tests.server.opened import STRANGE
from tests.server.test_sets import CARDS
from tests.server.test_wire import BLOCKS

from vedette import capabilities, deals, decks, registry, setups
from vedette.core import editor, record
from vedette.core.match import Match
from vedette.protocol import decks as deck_bodies
from vedette.protocol import http, sets, statistics, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import msgspec

GAMES: Final = registry.names()
SEARCHED: Final = {"grade", "winnable", "daily"}
"""Kinds of deals that must be proved."""
BITS: Final = ('"', "'" * 3, "[", "{ ", " = ", "\n", ".a" * 40, "9" * 400, "x" * 2000, "\x00", "#", "\n[[own]]\n", "é")
"""What a text is spoilt with."""


@dataclass
class Form:
    """A form that is right, and where it is sent."""

    path: str
    kind: type[msgspec.Struct]
    right: dict[str, Any]


def recorded(name: str) -> str:
    made = setups.game(name)
    return record.write(Match(made, deals.random_deal(made, 1)), deal=True)


def own_set(game: str) -> str:
    head, card, _ = CARDS[game]
    made = registry.get(game).editor
    assert made is not None
    return editor.compose(made.form, head, [card])


def forms() -> Iterator[tuple[str, Form]]:
    for number, (kind, text) in enumerate(BLOCKS):
        if kind == "NewTable" and json.loads(text).get("from", {}).get("kind") not in SEARCHED:
            yield f"table-{number}", Form("tables", tables.NewTable, json.loads(text))
    for game in GAMES:
        made, seats = setups.game(game), "here" if game == "patrol" else "invite"
        deal = deals.write(made, deals.random_deal(made, 1))
        kept = {"kind": "record", "text": recorded(game)}
        for start in ({"kind": "deal", "deal": deal}, kept):
            table = {"game": game, "seats": seats, "from": start}
            yield f"{start['kind']}-{game}", Form("tables", tables.NewTable, table)
        text = capabilities.decks(game).write(decks.find(game, decks.names(game)[0]))
        yield f"deck-{game}", Form("decks", deck_bodies.NewDeck, {"game": game, "text": text})
        yield f"pool-{game}", Form("pool", deck_bodies.NewPool, {"game": game, "text": text})
        for what in ("fits", "fill"):
            if what == "fill" or game != "twelve-patrols":
                yield f"{what}-{game}", Form(f"decks/{game}/{what}", deck_bodies.Sketch, {"text": text})
        yield f"draw-{game}", Form(f"decks/{game}/random", deck_bodies.NewDraw, {"seed": 1, "wishes": {"world": "x"}})
    for game, (head, card, _) in CARDS.items():
        heard = {"text": "a", "language": "en"}
        yield f"cards-{game}", Form("sets", sets.NewSet, {"game": game, "head": head, "cards": [card], "heard": heard})
        yield f"set-{game}", Form("sets", sets.NewSet, {"game": game, "text": own_set(game)})
    theirs = "set tempDeckTitle {Ours}\nset tempDeck {\n {1st 42} {4th  90}\n}\nset tempAltCards { {1st 3} }\n"
    yield "foreign", Form("decks/spellfire/foreign", deck_bodies.NewForeign, {"text": theirs})
    yield "lore", Form("lore", statistics.NewLore, {"name": "x"})
    yield "push-end", Form("push/end", http.EndedSubscription, {"endpoint": "https://fcm.googleapis.com/fcm/send/x"})


FORMS: Final = dict(forms())


Place = tuple[Any, Any]
"""A list or an object, and where something is in it."""


def places(value: Any) -> Iterator[Place]:  # noqa: ANN401 (JSON)
    """Everything that is in JSON data, at any depth."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


@st.composite
def mutants(draw: Callable[[st.SearchStrategy[Any]], Any], right: dict[str, Any]) -> dict[str, Any]:
    """A form that was right before one to three things in it were changed."""
    form: dict[str, Any] = json.loads(json.dumps(right))
    for _ in range(draw(st.integers(1, 3))):
        box, key = draw(st.sampled_from([*places(form)]))
        box[key] = draw(changed(box[key]))
    return form


def changed(old: object) -> st.SearchStrategy[Any]:
    """Something in place of JSON data, most often of its own kind."""
    match old:
        case str() if "\n" in old:
            cuts = st.integers(0, len(old) - 1)
            return st.builds(lambda at, to, bit: old[:at] + bit + old[to:], cuts, cuts, st.sampled_from(BITS))
        case str():
            return st.sampled_from([*STRANGE, *BITS]) | st.text(max_size=30).map(lambda bit: old + bit)
        case bool() | None:
            return st.booleans() | st.none()
        case int():
            return st.integers(-1, 2**53) | st.sampled_from([old - 1, old + 1, 10**300])
        case list() | dict():
            inside = old if isinstance(old, list) else [*old.values()]
            return st.sampled_from([[], {}, inside * 2, inside * 20, inside[::-1], [old], *inside])
    return st.floats()
