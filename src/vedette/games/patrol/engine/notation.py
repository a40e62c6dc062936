"""The notation of records: one line an action, the same in every language and version.

    first a            this seat attacks first; the seats are a and b
    draw pirate teal   the next card of the deck; a card without colour is the soldier's name alone
    lay 3 2            the third card of the hand goes into patrol 2
    pair 1 3           own patrol 1 and enemy patrol 3 are assigned to each other
    stay               no action
    run a2             a card returns to base; places are numbered in the order of laying, a1 to a8, b1 to b8
    attack a2          then: sacrifice a3, and target b1
    use a2 own         a reveal ability, or Hide; the other one is: use a2 colour
    move a2 3          to another patrol
    target b1          who is attacked, or chosen for an ability
    pass               no answer; or: answer own, answer colour; or, by a card that was not aimed at: use b2 colour
    reveal, pay, answers, show, clash, effect, turned, end      stages that nobody chooses

Read without regard to case.
"""

from typing import Final

from vedette.core.errors import Illegal, Unreadable
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, Deck, Roster
from vedette.games.patrol.engine.state import Field
from vedette.games.patrol.engine.turn import Position

SIDES: Final = "ab"
PLACE_NAMES: Final = [f"{SIDES[place // rules.PLACES]}{place % rules.PLACES + 1}" for place in range(rules.TABLE)]
STAGES: Final = {
    at.UNVEIL: "reveal",
    at.PAY: "pay",
    at.ANSWERING: "answers",
    at.SHOW: "show",
    at.CLASH: "clash",
    at.EFFECT: "effect",
    at.TURNING: "turned",
    at.END: "end",
}
ABILITIES: Final = ["own", "colour"]
FORMS: Final = {
    "first": "first SEAT",
    "draw": "draw SOLDIER [COLOUR]",
    "lay": "lay CARD PATROL",
    "pair": "pair PATROL PATROL",
    "stay": "stay",
    "run": "run PLACE",
    "attack": "attack PLACE",
    "sacrifice": "sacrifice PLACE",
    "use": "use PLACE ABILITY",
    "move": "move PLACE PATROL",
    "target": "target PLACE",
    "pass": "pass",
    "answer": "answer ABILITY",
    **{stage: stage for stage in STAGES.values()},
}
PLACED: Final = {"run": rules.RUN, "attack": rules.ATTACK, "sacrifice": rules.SACRIFICE}


def card_name(roster: Roster, deck: Deck, slot: int) -> str:
    """Return the name of a card of a deck as records write it: the soldier's id, and its colour if it has one."""
    card = deck.cards[slot]
    name = roster.soldiers[card.soldier].id
    return name if card.colour == PLAIN else f"{name} {COLOURS[card.colour - 1]}"


def parts(action: int) -> dict[str, int | str]:  # noqa: C901 (one return for each kind of action)
    """Return what an action does and which places, cards and patrols it names, by index; ``which`` an ability."""
    if action < rules.DRAW:
        return {"do": "first", "seat": action - rules.FIRST}
    if action < rules.LAY:
        return {"do": "draw", "slot": action - rules.DRAW}
    if action < rules.PAIR:
        card, patrol = divmod(action - rules.LAY, rules.PATROLS)
        return {"do": "lay", "card": card, "patrol": patrol}
    if action < rules.STAY:
        own, enemy = divmod(action - rules.PAIR, rules.PATROLS)
        return {"do": "pair", "own": own, "enemy": enemy}
    for verb, first in PLACED.items():
        if first <= action < first + rules.PLACES:
            return {"do": verb, "place": action - first}
    if rules.USE <= action < rules.MOVE:
        place, which = divmod(action - rules.USE, 2)
        return {"do": "use", "place": place, "which": which}
    if rules.MOVE <= action < rules.TARGET:
        place, patrol = divmod(action - rules.MOVE, rules.PATROLS)
        return {"do": "move", "place": place, "patrol": patrol}
    if rules.TARGET <= action < rules.PASS:
        seat, place = divmod(action - rules.TARGET, rules.PLACES)
        return {"do": "target", "seat": seat, "place": place}
    if action in (rules.ANSWER, rules.ANSWER + 1):
        return {"do": "answer", "which": action - rules.ANSWER}
    return {"do": {rules.STAY: "stay", rules.PASS: "pass", rules.GO: "go"}[action]}


def write(roster: Roster, decks: tuple[Deck, Deck], state: Position, action: int) -> str:
    """Return an action as a record writes it."""
    told, seat = parts(action), acting(state)
    do = str(told["do"])
    if do == "first":
        return f"first {SIDES[int(told['seat'])]}"
    if do == "draw":
        return f"draw {card_name(roster, decks[seat], int(told['slot']))}"
    if do == "go":
        return STAGES.get(state.phase(), "end")
    if do == "target":
        return f"target {PLACE_NAMES[action - rules.TARGET]}"
    words = [do]
    if "place" in told:
        words.append(PLACE_NAMES[rules.PLACES * seat + int(told["place"])])
    if "which" in told:
        words.append(ABILITIES[int(told["which"])])
    words += [str(int(told[key]) + 1) for key in ("card", "own", "enemy", "patrol") if key in told]
    return " ".join(words)


def read(roster: Roster, decks: tuple[Deck, Deck], state: Position, note: str) -> int:
    """Return the action that a line of a record means in a position.

    Raises Unreadable (``patrol-note-*``) where the words make no action, Illegal (``patrol-refused-*``) where the
    action may not be done now.
    """
    words = note.lower().split()
    verb = words[0] if words else ""
    form = FORMS.get(verb)
    if form is None:
        raise Unreadable("patrol-note-verb", {"note": note, "verbs": ", ".join(FORMS)})
    wanted = len(form.split())
    if len(words) != wanted and not (verb == "draw" and len(words) >= 2):
        raise Unreadable("patrol-note-form", {"note": note, "form": form})
    if verb == "draw":
        action = _drawn(roster, decks[int(state.words[at.SEAT])], note, " ".join(words[1:]))
    elif verb in STAGES.values():
        action = rules.GO if STAGES.get(state.phase()) == verb else -1
    else:
        action = _parse(state, note, words)
    if action not in state.legal():
        raise Illegal(why(state, action), {"note": " ".join(words)})
    return action


def acting(state: Position) -> int:
    """Return the seat whose places an action names: in a response window that of the card aimed at."""
    return 1 - state.seat() if state.phase() == at.WINDOW else state.seat()


def _parse(state: Position, note: str, words: list[str]) -> int:
    """Return the action of a note that names no card, legal or not; -1 for a place of the other seat."""
    verb = words[0]
    if verb == "first":
        return rules.FIRST + _index(note, words[1], list(SIDES))
    if verb == "lay":
        return rules.LAY + rules.PATROLS * _number(note, words[1], rules.HAND) + _number(note, words[2], rules.PATROLS)
    if verb == "pair":
        return (
            rules.PAIR + rules.PATROLS * _number(note, words[1], rules.PATROLS) + _number(note, words[2], rules.PATROLS)
        )
    if verb == "answer":
        return rules.ANSWER + _index(note, words[1], ABILITIES)
    if verb in ("stay", "pass"):
        return rules.STAY if verb == "stay" else rules.PASS
    place = _index(note, words[1], PLACE_NAMES)
    if verb == "target":
        return rules.TARGET + place
    if place // rules.PLACES != acting(state):
        return -1
    place %= rules.PLACES
    if verb == "use":
        return rules.USE + 2 * place + _index(note, words[2], ABILITIES)
    if verb == "move":
        return rules.MOVE + rules.PATROLS * place + _number(note, words[2], rules.PATROLS)
    return PLACED[verb] + place


def _drawn(roster: Roster, deck: Deck, note: str, name: str) -> int:
    """Return the action that draws the card of this name; raises Unreadable where the deck has no such card."""
    for slot in range(len(deck.cards)):
        if card_name(roster, deck, slot).lower() == name:
            return rules.DRAW + slot
    raise Unreadable("patrol-note-card", {"note": note, "name": name, "deck": deck.name})


def _index(note: str, word: str, names: list[str]) -> int:
    """Return the index of a word of a note in a list of names; raises Unreadable where it is not one of them."""
    if word not in names:
        raise Unreadable("patrol-note-word", {"note": note, "word": word, "names": ", ".join(names)})
    return names.index(word)


def _number(note: str, word: str, most: int) -> int:
    """Return a word of a note, a number from 1 to ``most``, counted from 0; raises Unreadable for any other word."""
    return _index(note, word, [str(number) for number in range(1, most + 1)])


def why(field: Field, action: int) -> str:  # noqa: C901, PLR0912 (one return for each reason)
    """Return the id of the message that says why an action is not legal; one below 0 is of no card of one's own."""
    phase = field.phase()
    if phase == at.FINISHED:
        return "patrol-refused-over"
    if action < 0:
        return "patrol-refused-theirs"
    if action < rules.LAY:
        return "patrol-refused-drawn" if phase <= at.DEAL else "patrol-refused-chance"
    if phase <= at.DEAL or action == rules.GO:
        return "patrol-refused-chance"
    if action < rules.PAIR:
        return "patrol-refused-lay" if phase == at.SETUP else "patrol-refused-phase"
    if action < rules.STAY:
        return "patrol-refused-pair" if phase == at.ASSIGN else "patrol-refused-phase"
    if action in (rules.PASS, rules.ANSWER, rules.ANSWER + 1):
        return "patrol-refused-answer" if phase == at.WINDOW else "patrol-refused-phase"
    if action >= rules.TARGET:
        return "patrol-refused-target" if phase in (at.AIM, at.PICK) else "patrol-refused-phase"
    if rules.USE <= action < rules.MOVE and phase == at.WINDOW:
        return "patrol-refused-answer"
    if rules.SACRIFICE <= action < rules.USE:
        return "patrol-refused-sacrifice" if phase == at.AIM else "patrol-refused-phase"
    if phase != at.BATTLE:
        return "patrol-refused-phase"
    if action < rules.ATTACK:
        return "patrol-refused-run" if action >= rules.RUN else "patrol-refused-phase"
    if action < rules.SACRIFICE:
        return "patrol-refused-attack"
    return "patrol-refused-use" if action < rules.MOVE else "patrol-refused-move"
