"""The notation of records: one line an action, the same in every language and version.

    turn Waterdeep          the next card is turned face up
    resolve C               the face-up card of column C does what it must; in a fight, the card revealed there
    settle                  the fight is over
    attach B King Azoun IV  the item or artifact at B to a champion of the pool
    discard E               the face-up card of column E
    attack D Otto           a champion of the pool attacks the realm of column D
    play A                  in a fight, the face-up card of column A helps the attacker
    yield                   the attacker plays nothing and has lost
    choose War Party        for a power, or the artifact to be kept
    option 2                an alternative of a power
    enough                  no more cards for a power

Columns are A to F from the left. Read without regard to case; a card may be cut to any beginning that no other card of
the deck shares.
"""

from typing import Final

from mypy_extensions import i64

from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine import rules
from vedette.games.spellfire.engine.cards import Card
from vedette.games.spellfire.engine.legal import attachments, attackable
from vedette.games.spellfire.engine.program import ONE
from vedette.games.spellfire.engine.state import Tableau
from vedette.games.spellfire.engine.turn import Position

COLUMN_NAMES: Final = "ABCDEF"
FORMS: Final = {
    "turn": "turn CARD",
    "resolve": "resolve COLUMN",
    "settle": "settle",
    "attach": "attach COLUMN CHAMPION",
    "discard": "discard COLUMN",
    "attack": "attack COLUMN CHAMPION",
    "play": "play COLUMN",
    "yield": "yield",
    "choose": "choose CARD",
    "option": "option NUMBER",
    "enough": "enough",
}


def parts(action: int) -> dict[str, int | str]:  # noqa: C901 (one return for each kind of action)
    """Return what an action does and which columns and cards it names, by index."""
    if action < rules.RESOLVE:
        return {"do": "turn", "card": action - rules.TURN}
    if action < rules.SETTLE:
        return {"do": "resolve", "column": action - rules.RESOLVE}
    if action == rules.SETTLE:
        return {"do": "settle"}
    if action < rules.DISCARD:
        column, friend = divmod(action - rules.ATTACH, rules.COLUMNS)
        return {"do": "attach", "column": column, "card": friend}
    if action < rules.ATTACK:
        return {"do": "discard", "column": action - rules.DISCARD}
    if action < rules.PLAY:
        column, friend = divmod(action - rules.ATTACK, rules.FRIENDS)
        return {"do": "attack", "column": column, "card": friend}
    if action < rules.YIELD:
        return {"do": "play", "column": action - rules.PLAY}
    if action == rules.YIELD:
        return {"do": "yield"}
    if action < rules.OPTION:
        return {"do": "choose", "card": action - rules.CHOOSE}
    if action < rules.ENOUGH:
        return {"do": "option", "option": action - rules.OPTION + 1}
    return {"do": "enough"}


def write(cards: list[Card], action: int) -> str:
    """Return an action as a line of a record."""
    told = parts(action)
    words = [str(told["do"])]
    if "column" in told:
        words.append(COLUMN_NAMES[int(told["column"])])
    if "card" in told:
        words.append(cards[int(told["card"])].name)
    if "option" in told:
        words.append(str(told["option"]))
    return " ".join(words)


def read(cards: list[Card], position: Position, note: str) -> int:
    """Return the action that a line of a record means in a position.

    Raises Unreadable (``spellfire-note-*``) where the words make no action, Ambiguous where a shortened name fits
    several cards, Illegal (``spellfire-refused-*``) where the action may not be done now.
    """
    action = parse(cards, note)
    if action not in position.legal():
        raise Illegal(why(position, action), {"note": write(cards, action)})
    return action


def parse(cards: list[Card], note: str) -> int:
    """Return the action that a line of a record spells, legal or not.

    Raises Unreadable or Ambiguous.
    """
    words = note.split()
    verb = words[0].lower() if words else ""
    form = FORMS.get(verb)
    if form is None:
        raise Unreadable("spellfire-note-verb", {"note": note, "verbs": ", ".join(FORMS)})
    count = len(form.split())
    if len(words) < count or (len(words) > count and form[-4:] not in ("CARD", "PION")):
        raise Unreadable("spellfire-note-form", {"note": note, "form": form})
    if verb == "turn":
        return rules.TURN + _card(cards, " ".join(words[1:]), len(cards))
    if verb == "choose":
        return rules.CHOOSE + _card(cards, " ".join(words[1:]), len(cards))
    if verb == "option":
        return rules.OPTION + _number(note, words[1]) - 1
    if count == 1:
        return {"settle": rules.SETTLE, "yield": rules.YIELD, "enough": rules.ENOUGH}[verb]
    column = _column(note, words[1])
    if count == 2:
        return {"resolve": rules.RESOLVE, "discard": rules.DISCARD, "play": rules.PLAY}[verb] + column
    friend = _card(cards, " ".join(words[2:]), rules.FRIENDS)
    return (rules.ATTACH if verb == "attach" else rules.ATTACK) + rules.FRIENDS * column + friend


def _number(note: str, word: str) -> int:
    """Return the number of an alternative, 1 to 7, in the line of a record; raises Unreadable for another word."""
    if len(word) != 1 or word not in "1234567"[: rules.OPTIONS]:
        raise Unreadable("spellfire-note-option", {"note": note, "word": word, "most": str(rules.OPTIONS)})
    return int(word)


def _column(note: str, word: str) -> int:
    """Return the index of a column by its letter in a record's line; raises Unreadable for another word."""
    if len(word) != 1 or word.upper() not in COLUMN_NAMES:
        raise Unreadable("spellfire-note-column", {"note": note, "word": word, "columns": ", ".join(COLUMN_NAMES)})
    return COLUMN_NAMES.index(word.upper())


def _card(cards: list[Card], name: str, count: int) -> int:
    """Return which of the first ``count`` cards is called, or alone begins, so; raises Unreadable or Ambiguous."""
    wanted = " ".join(name.split()).casefold()
    found: list[int] = []
    for index in range(count):
        known = cards[index].name.casefold()
        if known == wanted:
            return index
        if known.startswith(wanted):
            found.append(index)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("spellfire-note-cards", {"name": name, "could": ", ".join([cards[at].name for at in found])})
    raise Unreadable("spellfire-note-card", {"name": name})


def why(tableau: Tableau, action: int) -> str:
    """Return the id of the message that says why an action is not legal in a position."""
    phase = tableau.words[at.PHASE]
    if phase == at.ENDED:
        return "spellfire-refused-over"
    if (phase == at.TURNING) != (action < rules.RESOLVE):
        return "spellfire-refused-chance"
    if phase == at.TURNING:
        return "spellfire-refused-seen"
    if phase in (at.RESOLVING, at.DECIDED):
        return "spellfire-refused-forced"
    if phase == at.KEEPING:
        return "spellfire-refused-keep"
    if phase == at.CHOICE:
        return "spellfire-refused-choose"
    if phase == at.HELP:
        return "spellfire-refused-help" if rules.PLAY <= action < rules.YIELD else "spellfire-refused-fight"
    if action >= rules.PLAY or action <= rules.SETTLE:
        return "spellfire-refused-peace"
    if attachments(tableau) and not tableau.box.lenient_items:
        return "spellfire-refused-attach-first"
    return _outside(tableau, action)


def _outside(tableau: Tableau, action: int) -> str:
    """Return the id of the message that says why a card cannot be attached or discarded, or a realm attacked."""
    if action < rules.DISCARD:
        column = (action - rules.ATTACH) // rules.COLUMNS
        card = tableau.face(column)
        if card < 0 or not tableau.box.program.gear >> i64(card) & 1:
            return "spellfire-refused-no-gear"
        return "spellfire-refused-unusable"
    if action < rules.ATTACK:
        return "spellfire-refused-discard"
    if action < rules.CHOOSE:
        column, friend = divmod(action - rules.ATTACK, rules.FRIENDS)
        if not attackable(tableau, i64(column)):
            return "spellfire-refused-undefended"
        if not tableau.words[at.POOL] & ONE[friend]:
            return "spellfire-refused-absent"
        if tableau.words[at.TRIED] >> (rules.FRIENDS * column + friend) & 1:
            return "spellfire-refused-tried"
    return "spellfire-refused-barred"
