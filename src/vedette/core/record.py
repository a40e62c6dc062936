"""The text record of a match: its setup, then one line an action, then its result.

vedette record 1
game: twelve-patrols
rules: 1
deal: 28RH6-BCFN2
fair: 2, pledges: ..., salts: ...   of a deal by commit and reveal (``pledge.py``): the pledges and the salts of the
                                 server and the seats; in older records pledge: ..., salts: ..., the server's alone
deck: house                      the lines the game itself pins, its cards indented under them
  {name = "Wild Plains", north = "sum 3", east = "items 3"}
cards: 7e128dd7...
---
roll 4                           the game's notation; a line that begins with # is a remark
= 0f3a5b...                      a check: the position here, by the first digits of its hash
---
result: won
assisted: undo hint
final: 91c0...                   the SHA-256 of the last position's key
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from vedette.core import pledge
from vedette.core.chance import unspell
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.match import UNKNOWN, Match, redrawn

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST: Final = "vedette record 1"
RULE: Final = "---"
EVERY: Final = 10
"""The number of actions between two checks, which are hashes of the position, in a record."""
DIGITS: Final = 12
"""The number of hexadecimal digits of a check in a record."""
LONGEST: Final = 20_000
"""The most actions of a record that is accepted."""
SEATS: Final = 64
"""The most seats that a record can name."""
RESULTS: Final = ("open", "won", "lost", "drawn", "conceded")


@dataclass
class Record:
    """What a record's text says; nothing of it is checked against the rules yet."""

    file: str
    game: str = ""
    rules: int = 0
    deal: str = ""
    definition: list[str] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    """The actions, each with its line in the text."""
    checks: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By the number of actions before it: a check's line and digits."""
    remarks: list[tuple[int, str]] = field(default_factory=list)
    """The remarks, each with the number of actions before it."""
    result: str = "open"
    seat: int = -1
    """The seat that gave up while another was to act, or -1."""
    seat_line: int = 0
    assisted: list[str] = field(default_factory=list)
    fair: int = 0
    """The version of the deal by commit and reveal; 0 of any other deal."""
    pledges: list[str] = field(default_factory=list)
    """Of a deal by commit and reveal: the server's pledge, then each seat's; in version 1 the server's alone."""
    salts: list[str] = field(default_factory=list)
    """Of a deal by commit and reveal: the server's salt, then each seat's."""
    final: str = ""
    final_line: int = 0

    def fault(self, message: str, line: int, **values: str) -> Unreadable:
        """Return the error for a line of the record, with a message's id and its values."""
        return Unreadable(message, {"file": self.file, "line": str(line), **values})


def fingerprint(state: State) -> str:
    """Return the hash of a position: of everything its future depends on."""
    return sha256(state.key()).hexdigest()


def write(
    match: Match,
    remarks: list[tuple[int, str]] | None = None,
    *,
    deal: bool = True,
    salts: list[str] | None = None,
    pledges: list[str] | None = None,
    fair: int = pledge.VERSION,
) -> str:
    """Return the record of a match. ``remarks`` go before the action of their number.

    ``deal`` says whether to write the code of the whole deal, which reveals what is still to come. ``salts`` are those
    of a fair deal of version ``fair``, the server's first; they reveal as much. ``pledges`` are computed from the salts
    where they are left out.
    """
    game = match.game
    head = [FIRST, f"game: {game.rules.name}", f"rules: {game.rules.version}"]
    drawn = len(match.deal) > game.slots()  # cards of a second deck that need not follow from the deal's number
    code = game.code(match.deal) if deal and not drawn and UNKNOWN not in match.deal else ""
    head += [f"deal: {code}"] if code else []
    head += _salted(salts, pledges, fair) if salts else []
    tail = [RULE, f"result: {match.result()}"]
    tail += [f"seat: {match.conceded + 1}"] if match.conceded not in (-1, match.state.mover()) else []
    tail += [f"assisted: {' '.join(match.assisted)}"] if match.assisted else []
    tail += [f"final: {fingerprint(match.state)}"]
    return "\n".join([*head, *game.definition(), RULE, *_body(match, remarks or []), *tail, ""])


def _salted(salts: list[str], pledges: list[str] | None, version: int) -> list[str]:
    """Return the header lines of a deal by commit and reveal: its version, pledges and salts."""
    if version == pledge.OPEN:
        return [f"pledge: {pledge.pledge(salts[0], 0, version)}", f"salts: {' '.join(salts)}"]
    shown = pledges or [salt if salt == pledge.NONE else pledge.pledge(salt, at) for at, salt in enumerate(salts)]
    return [f"fair: {version}", f"pledges: {' '.join(shown)}", f"salts: {' '.join(salts)}"]


def _body(match: Match, remarks: list[tuple[int, str]]) -> Iterator[str]:
    """Yield the lines of a match's actions in notation, with checks and remarks between them."""
    for number, action in enumerate(match.actions):
        state = match.moment(number)
        if number and number % EVERY == 0:
            yield f"= {fingerprint(state)[:DIGITS]}"
        yield from (f"# {text}" for at, text in remarks if at == number)
        yield match.game.note(state, action)
    yield from (f"# {text}" for at, text in remarks if at >= len(match.actions))


def read(text: str, file: str) -> Record:
    """Parse the text of a record.

    Raises Unreadable, naming the line, for anything that is no record.
    """
    record = Record(file)
    lines = text.split("\n")
    if not lines or lines[0].strip() != FIRST:
        raise record.fault("record-first", 1, first=FIRST)
    part = 0
    for number, line in enumerate(lines[1:], 2):
        if line.strip() == RULE:
            part += 1
        elif line.strip() and not (part != 1 and line.lstrip().startswith("#")):
            (_head, _note, _tail)[min(part, 2)](record, number, line)
    if part == 0:
        raise record.fault("record-rule", len(lines), rule=RULE)
    if not record.game or not record.rules:
        raise record.fault("record-missing", 1, key="rules" if record.game else "game")
    return record


def _key(record: Record, number: int, line: str) -> tuple[str, str]:
    """Return the key, in lower case, and the value of a ``key: value`` line; raises Unreadable for another line."""
    key, colon, value = line.partition(":")
    if not colon or not key.strip():
        raise record.fault("record-key", number, text=line.strip())
    return key.strip().lower(), value.strip()


def _head(record: Record, number: int, line: str) -> None:
    if line[0] in " \t":
        record.definition.append(line.rstrip())
        return
    key, value = _key(record, number, line)
    if key == "game":
        record.game = value
    elif key == "rules":
        if not value.isascii() or not value.isdecimal() or not 1 <= len(value) <= 6:
            raise record.fault("record-rules-number", number, text=value)
        record.rules = int(value)
    elif key == "deal":
        record.deal = value
    elif key == "fair":
        if value != str(pledge.VERSION):
            raise record.fault("record-fair-version", number, text=value, known=str(pledge.VERSION))
        record.fair = pledge.VERSION
    elif key in ("pledge", "pledges"):
        record.pledges = value.lower().split()
    elif key == "salts":
        record.salts = value.lower().split()
    else:
        record.definition.append(f"{key}: {value}")


def _note(record: Record, number: int, line: str) -> None:
    note = line.strip()
    if note.startswith("#"):
        record.remarks.append((len(record.notes), note[1:].strip()))
    elif note.startswith("="):
        record.checks[len(record.notes)] = (number, note[1:].strip().lower())
    elif len(record.notes) >= LONGEST:
        raise record.fault("record-long", number, most=str(LONGEST))
    else:
        record.notes.append((number, note))


def _tail(record: Record, number: int, line: str) -> None:
    key, value = _key(record, number, line)
    if key == "result":
        if value not in RESULTS:
            raise record.fault("record-result", number, text=value, results=", ".join(RESULTS))
        record.result = value
    elif key == "seat":
        if not value.isdecimal() or len(value) > len(str(SEATS)) or not 1 <= int(value) <= SEATS:
            raise record.fault("record-seat", number, text=value, most=str(SEATS))
        record.seat, record.seat_line = int(value) - 1, number
    elif key == "assisted":
        record.assisted = value.split()
    elif key == "final":
        record.final, record.final_line = value.lower(), number
    else:
        raise record.fault("record-tail", number, key=key)


def replay(record: Record, game: Game) -> Match:
    """Return the match of a record, replayed by the rules.

    Raises Illegal for a record of other rules, and Unreadable, Illegal or Ambiguous with the line for a note that
    means nothing there, for a check, a result or a final hash that differs, or chance that differs from the deal.
    """
    if record.rules != game.rules.version:
        values = {"file": record.file, "game": record.game, "version": str(record.rules)}
        raise Illegal("record-rules", {**values, "known": str(game.rules.version)})
    match = _play(record, game)
    if record.result == "conceded" and match.mover() != OVER:
        if record.seat >= game.rules.players:
            raise record.fault("record-seat", record.seat_line, text=str(record.seat + 1), most=str(game.rules.players))
        match.concede(record.seat)
    for kind in record.assisted:
        match.assist(kind)
    if record.result not in ("open", match.result()):
        raise Illegal("record-differs", {"file": record.file, "told": record.result, "found": match.result()})
    return match


def _play(record: Record, game: Game) -> Match:
    """Return the match after the record's actions; raises a Trouble where rules, checks or deal contradict them."""
    state = game.start()
    deal = _deal(record, game)
    choices: list[int] = []
    for at, (line, note) in enumerate(record.notes):
        _check(record, at, state)
        if state.mover() == OVER:
            raise record.fault("record-over", line, note=note)
        try:
            action = game.read(state, note)
        except Trouble as trouble:
            trouble.values.update({"file": record.file, "line": str(line)})
            raise
        if state.mover() == CHANCE:
            _settle(record, game, deal, state, action, line)
        elif not state.forced():
            choices.append(action)
        state.apply(action)
    _check(record, len(record.notes), state)
    if record.final and record.final != fingerprint(state):
        raise record.fault("record-final", record.final_line)
    match = Match(game, deal)
    for action in choices:
        match.play(action)
    return match


def _settle(record: Record, game: Game, deal: list[int], state: State, action: int, line: int) -> None:
    """Add chance's action to the deal; where the whole deal is known, raise Unreadable for a different one.

    In the first version of fair deals, cards of a second deck did not follow from the salts.
    """
    slot, known = state.slot(), bool(record.deal or record.salts)
    again = slot >= game.slots()
    if known and not again and (slot >= len(deal) or deal[slot] != action):
        raise record.fault("record-deal", line, deal=record.deal or "salts")
    if known and again and record.fair != pledge.OPEN:
        if action != redrawn(game, deal, state, 0):
            raise record.fault("record-deal", line, deal=record.deal or "salts")
        return
    deal += [UNKNOWN] * (slot + 1 - len(deal))
    deal[slot] = action


def _deal(record: Record, game: Game) -> list[int]:
    """Return the deal that follows from a record's salts, else from its deal code; empty where it has neither."""
    if record.salts or record.pledges or record.fair:
        return _fair(record, game)
    if not record.deal:
        return []
    try:
        return game.deal(unspell(record.deal.rpartition("/")[2], game.deals()))
    except Trouble as trouble:
        trouble.values.update({"file": record.file, "field": "deal"})
        raise


def _fair(record: Record, game: Game) -> list[int]:
    """Return the deal that follows from a record's salts; raises Unreadable unless pledges and code agree."""
    seats = game.rules.players
    record.fair = record.fair or pledge.OPEN
    if len(record.salts) != seats + 1 or not all(pledge.is_salt(one) or one == pledge.NONE for one in record.salts):
        raise Unreadable("record-salts", {"file": record.file, "seats": str(seats)})
    whole = pledge.match_pledges(record.pledges, record.salts)
    if record.fair == pledge.OPEN:
        whole = record.pledges == [pledge.pledge(record.salts[0], 0, pledge.OPEN)]
    if not whole:
        raise Unreadable("record-pledge", {"file": record.file})
    drawn = pledge.number(record.salts, game.deals(), record.fair)
    if record.deal and drawn != unspell(record.deal.rpartition("/")[2], game.deals()):
        raise Unreadable("record-fair", {"file": record.file, "deal": record.deal})
    return game.deal(drawn)


def _check(record: Record, at: int, state: State) -> None:
    """Raise Unreadable where a position differs from the record's check before its next action, if it has one."""
    line, digits = record.checks.get(at, (0, ""))
    if line and (not digits or not fingerprint(state).startswith(digits)):
        raise record.fault("record-check", line, at=str(at))
