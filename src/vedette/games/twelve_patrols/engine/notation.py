"""The notation of records: one line an action, the same in every language and version.

    roll 4                a die shows this
    draw Wild Plains      the deck's next card
    place Wild Plains A1  into a cell: columns A to C, rows 1 to 3, from the kingdom's north-west corner
    place Wild Plains <A2 west of A2: the kingdom moves a column east; place Wild Plains ^B1: north of B1
    put B4 A1-B1          an item into a spot: colour W, Y (or J) or B and pips, C for a cube
    discard YC            given up, so that a die can change
    change W2 5           the white die that shows 2 becomes a 5
    end                   the turn is over

Read without regard to case; a region may be cut to any beginning that no other region of the deck shares.
"""

from typing import Final

from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine import state as at
from vedette.games.twelve_patrols.engine.rules import Deck, horizontal, item, vertical
from vedette.games.twelve_patrols.engine.state import Kingdom
from vedette.games.twelve_patrols.engine.turn import Position

CELL_NAMES: Final = [f"{column}{row}" for row in "123" for column in "ABC"]
TARGET_NAMES: Final = [*CELL_NAMES, "<A1", "<A2", "<A3", "^A1", "^B1", "^C1"]
COLOUR_LETTERS: Final = "WYB"
FACE_LETTERS: Final = "C123456"
ITEM_NAMES: Final = [colour + face for colour in COLOUR_LETTERS for face in FACE_LETTERS]
FORMS: Final = {
    "roll": "roll PIPS",
    "draw": "draw REGION",
    "place": "place REGION CELL",
    "put": "put ITEM SPOT",
    "discard": "discard ITEM",
    "change": "change DIE PIPS",
    "end": "end",
}


def _spot_names() -> list[str]:
    """Return the names of the spots: the two cells they lie between."""
    names = [""] * rules.SPOTS
    for cell in range(rules.CELLS):
        row, column = divmod(cell, 3)
        if column < 2:
            names[horizontal(row, column)] = f"{CELL_NAMES[cell]}-{CELL_NAMES[cell + 1]}"
        if row < 2:
            names[vertical(row, column)] = f"{CELL_NAMES[cell]}-{CELL_NAMES[cell + 3]}"
    return names


SPOT_NAMES: Final = _spot_names()


def write(deck: Deck, action: int) -> str:
    """Return an action as the line of a record, such as ``put B4 A1-B1``."""
    if action < rules.DRAW:
        return f"roll {action - rules.ROLL + 1}"
    if action < rules.PLACE:
        return f"draw {deck.regions[action - rules.DRAW].name}"
    if action < rules.PUT:
        region, target = divmod(action - rules.PLACE, rules.TARGETS)
        return f"place {deck.regions[region].name} {TARGET_NAMES[target]}"
    if action < rules.DISCARD:
        spot, kind = divmod(action - rules.PUT, rules.TYPES)
        return f"put {ITEM_NAMES[kind]} {SPOT_NAMES[spot]}"
    if action < rules.CHANGE:
        return f"discard {ITEM_NAMES[action - rules.DISCARD]}"
    if action < rules.END:
        colour, pair = divmod(action - rules.CHANGE, 36)
        old, new = divmod(pair, 6)
        return f"change {ITEM_NAMES[item(colour, old + 1)]} {new + 1}"
    return "end"


def read(deck: Deck, position: Position, note: str) -> int:
    """Return the action that the line of a record means in a position.

    Raises Unreadable (``note-*``) where the words make no action, Ambiguous (``note-regions``) where a shortened name
    fits several regions, Illegal (``refused-*``) where the action may not be done now.
    """
    action = parse(deck, note)
    if action not in position.legal():
        raise Illegal(why(position, action), {"note": write(deck, action)})
    return action


def parse(deck: Deck, note: str) -> int:
    """Return the action that the line of a record spells, legal or not.

    Raises Unreadable or Ambiguous.
    """
    words = note.split()
    verb = words[0].lower() if words else ""
    form = FORMS.get(verb)
    if form is None:
        raise Unreadable("note-verb", {"note": note, "verbs": ", ".join(FORMS)})
    count = len(form.split())
    if (len(words) != count and "REGION" not in form) or len(words) < count:
        raise Unreadable("note-form", {"note": note, "form": form})
    if verb == "end":
        return rules.END
    if verb == "roll":
        return rules.ROLL + _pips(note, words[1]) - 1
    if verb == "draw":
        return rules.DRAW + _region(deck, " ".join(words[1:]))
    if verb == "place":
        target = _index(note, words[-1], TARGET_NAMES, "note-cell")
        return rules.PLACE + rules.TARGETS * _region(deck, " ".join(words[1:-1])) + target
    kind = item_named(words[1])
    if verb == "put":
        return rules.PUT + rules.TYPES * _index(note, words[2].replace("–", "-"), SPOT_NAMES, "note-spot") + kind
    if verb == "discard":
        return rules.DISCARD + kind
    colour, face = divmod(kind, rules.FACES)
    if face == rules.CUBE:
        raise Unreadable("note-die", {"note": note, "word": words[1]})
    return rules.CHANGE + 36 * colour + 6 * (face - 1) + _pips(note, words[2]) - 1


def _pips(note: str, word: str) -> int:
    """Return the pips that a word of a record names, 1 to 6; raises Unreadable for any other word."""
    if word not in FACE_LETTERS[1:] or len(word) != 1:
        raise Unreadable("note-pips", {"note": note, "word": word})
    return int(word)


def item_named(word: str) -> int:
    """Return the item type of a name such as W3 or YC; J stands for Y, as a French player may type it.

    Raises Unreadable (``note-item``).
    """
    name = word.upper()
    name = "Y" + name[1:] if name.startswith("J") else name
    if name not in ITEM_NAMES:
        raise Unreadable("note-item", {"word": word})
    return ITEM_NAMES.index(name)


def _index(note: str, word: str, names: list[str], message: str) -> int:
    """Return the index of a word in a list of names, without regard to case; raises Unreadable if it is not there."""
    if word.upper() not in names:
        raise Unreadable(message, {"note": note, "word": word, "names": ", ".join(names)})
    return names.index(word.upper())


def _region(deck: Deck, name: str) -> int:
    """Return the region of a name, or of a beginning of one that no other region shares.

    Raises Ambiguous where several regions begin so, Unreadable where none does.
    """
    wanted = name.casefold()
    found: list[int] = []
    for region, card in enumerate(deck.regions):
        if card.name.casefold() == wanted:
            return region
        if card.name.casefold().startswith(wanted):
            found.append(region)
    if len(found) == 1:
        return found[0]
    if found:
        could = ", ".join([deck.regions[region].name for region in found])
        raise Ambiguous("note-regions", {"name": name, "could": could})
    raise Unreadable("note-region", {"name": name, "regions": ", ".join([card.name for card in deck.regions])})


def why(kingdom: Kingdom, action: int) -> str:
    """Return the id of the reason why an action that is not legal is not."""
    phase = kingdom.phase()
    if phase >= at.WON:
        return "refused-over"
    if (phase <= at.DRAW_CARD) != (action < rules.PLACE):
        return "refused-chance"
    if phase == at.CHANGE_DIE and not rules.CHANGE <= action < rules.END:
        return "refused-change-first"
    if action < rules.PUT:
        return _drawn(kingdom, action) if action < rules.PLACE else _placed(kingdom, action - rules.PLACE)
    if action < rules.DISCARD:
        return _put(kingdom, action - rules.PUT)
    if action < rules.CHANGE:
        return _discarded(kingdom, action - rules.DISCARD)
    if action < rules.END:
        return _changed(kingdom, action - rules.CHANGE)
    return "refused-place-first" if phase == at.PLACE_CARD else "refused-unmet"


def _drawn(kingdom: Kingdom, action: int) -> str:
    """Return the id of the reason why a roll or a draw is not legal now."""
    if (action < rules.DRAW) != (kingdom.words[at.PHASE] == at.ROLL_DICE):
        return "refused-chance"
    return "refused-seen"


def _placed(kingdom: Kingdom, which: int) -> str:
    """Return the id of the reason why a region cannot be placed at a target."""
    if kingdom.phase() == at.FILL:
        return "refused-placed"
    region, target = divmod(which, rules.TARGETS)
    occupied = kingdom.words[at.OCCUPIED]
    if not kingdom.words[at.DISPLAY_SET] >> region & 1:
        return "refused-display"
    if target < rules.CELLS and occupied >> target & 1:
        return "refused-occupied"
    return "refused-first" if not occupied else "refused-frame" if target >= rules.CELLS else "refused-apart"


def _put(kingdom: Kingdom, which: int) -> str:
    """Return the id of the reason why an item cannot be put into a spot."""
    if kingdom.phase() == at.PLACE_CARD:
        return "refused-place-first"
    spot, kind = divmod(which, rules.TYPES)
    words = kingdom.words
    if not words[at.AVAILABLE] >> kind & 1:
        return "refused-item"
    if not at.BETWEEN[words[at.OCCUPIED]] >> spot & 1:
        return "refused-between"
    if kingdom.closed(spot) and not kingdom.box.top_up:
        return "refused-closed"
    if words[at.FILLED] >> spot & 1 and words[at.SPARE] == 0:
        return "refused-budget"
    return "refused-late"


def _discarded(kingdom: Kingdom, kind: int) -> str:
    """Return the id of the reason why an item cannot be discarded."""
    words = kingdom.words
    if not words[at.AVAILABLE] >> kind & 1:
        return "refused-item"
    if words[at.SPARE] == 0:
        return "refused-budget"
    return "refused-die"


def _changed(kingdom: Kingdom, which: int) -> str:
    """Return the id of the reason why a die cannot be turned to a value."""
    if kingdom.phase() != at.CHANGE_DIE:
        return "refused-discard-first"
    old, new = divmod(which % 36, 6)
    return "refused-same" if old == new else "refused-item"
