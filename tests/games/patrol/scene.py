"""Scenes: two rows of patrols drawn in text, put on the table, played on, and compared with another drawing.

    a: 3 (2/lime) | mage        patrols from left to right; each faces the one below it
    b: (4+LA)     | <1>         (..) lies face down, <..> has run to base

A number is a plain soldier of that level, a name one that the test describes; ``/colour`` follows, then after a plus
the counters: L a permanent level, T a temporary one, X poison, A +1 attack, H +1 health, B Beast Mode. ``unit`` is
a unit. Places are numbered from left to right.
"""

from tests.games.patrol.army import Rules, colours, soldier

from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.engine import state as packed
from vedette.games.patrol.engine.notation import PLACE_NAMES
from vedette.games.patrol.engine.rules import HAND, PLACES, SEATS, Options
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, Card, Deck, Roster, Soldier
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.turn import Position

SPARE = 10
"""Plain soldiers of level 1 that wait in each deck."""
MARKS = {"L": packed.PERMANENT_AT, "T": packed.TEMPORARY_AT, "A": packed.ATTACK_AT, "H": packed.HEALTH_AT}
FLAGS = {"X": packed.POISONED, "B": packed.BEASTLY}


class Scene:
    """A position on the table, and what a test does with it."""

    def __init__(self, game: Rules, position: Position) -> None:
        self.game = game
        self.position = position

    def do(self, *notes: str) -> None:
        """Do what each note says, and whatever nobody chooses after it."""
        for note in notes:
            self.step(note)
            self.settle()

    def step(self, note: str) -> None:
        """Do one thing only; it must be legal."""
        self.position.apply(self.game.read(self.position, note))

    def settle(self) -> None:
        """Go through the stages that nobody chooses; a sole target is still to be named."""
        while self.position.mover() >= 0 and self.position.forced() and self.position.phase() != packed.AIM:
            self.position.apply(self.position.legal()[0])

    def draw(self) -> None:
        """Let chance deal the lowest cards until a player must choose."""
        while self.position.mover() == CHANCE:
            self.position.apply(self.position.legal()[0])

    def can(self, note: str) -> bool:
        return self.refusal(note) == ""

    def refusal(self, note: str) -> str:
        """Return why a note is refused, or nothing where it is not."""
        try:
            self.game.read(self.position, note)
        except Trouble as trouble:
            return trouble.message
        return ""

    def notes(self, verb: str = "") -> list[str]:
        """Return the legal actions, or those of one kind."""
        notes = [self.game.note(self.position, action) for action in self.position.legal()]
        return [note for note in notes if verb in ("", note.split()[0])]

    def looks(self, a: str, b: str) -> None:
        """Compare the table with a drawing."""
        assert [self.row(0), self.row(1)] == [" ".join(a.split()), " ".join(b.split())]

    def over(self) -> bool:
        return self.position.mover() == OVER

    def scores(self) -> list[int]:
        return [self.position.score(seat) for seat in range(SEATS)]

    def strength(self, place: str) -> str:
        """Return a card's attack and health: ``3/2``."""
        at = PLACE_NAMES.index(place)
        tables, words = self.position.tables, self.position.words
        return f"{attack(tables, words, at)}/{health(tables, words, at)}"

    def discards(self, seat: int) -> int:
        words = self.position.words
        return sum(int(words[packed.DISCARDS + 2 * seat + half]).bit_count() for half in range(2))

    def row(self, seat: int) -> str:
        """Return a seat's cards, patrol by patrol; those in base stand at the end."""
        cards = [self.position.card(PLACES * seat + place) for place in range(PLACES)]
        patrols = [[self.sign(seat, card) for card in cards if packed.zone(card) == number] for number in range(1, 6)]
        home = [self.sign(seat, card) for card in cards if packed.zone(card) == packed.BASE]
        return " | ".join([" ".join(signs) for signs in [*patrols, home] if signs])

    def sign(self, seat: int, card: int) -> str:
        slot = card & packed.SLOT
        if slot == packed.UNIT:
            sign = "unit"
        else:
            listed = self.game.decks[seat].cards[slot]
            sign = self.game.roster.soldiers[listed.soldier].id
            sign += f"/{COLOURS[listed.colour - 1]}" if listed.colour else ""
        marks = "".join(letter * (card >> at & 63) for letter, at in MARKS.items())
        marks += "".join(letter for letter, flag in FLAGS.items() if card & flag)
        sign += f"+{marks}" if marks else ""
        if packed.zone(card) == packed.BASE:
            return f"<{sign}>"
        return sign if card & packed.UP else f"({sign})"

    def hand(self, seat: int) -> str:
        """Return the cards that are in hand."""
        held = [self.position.held(seat, at) for at in range(HAND)]
        return " ".join(self.sign(seat, card | packed.UP) for card in held if card)


def scene(a: str, b: str, options: Options | None = None, scores: tuple[int, int] = (0, 0), **texts: str) -> Scene:
    """Return the battle phase of the first round, a to move. A soldier is described: ``mage="2 R shoot enemy 2"``."""
    soldiers: list[Soldier] = []
    decks: list[Deck] = []
    for row in (a, b):
        cards = []
        for sign in row.replace("|", " ").split():
            name, colour, _ = parse(sign)
            if name != "unit":
                level, _, power = texts.get(name, name).partition(" ")
                cards.append(Card(len(soldiers), colour))
                soldiers.append(soldier(name, int(level), power))
        for _ in range(SPARE):
            cards.append(Card(len(soldiers)))
            soldiers.append(soldier("1", 1))
        decks.append(Deck(f"deck-{len(decks)}", tuple(cards)))
    game = Rules(Roster("scene", tuple(soldiers), colours()), (decks[0], decks[1]), options or Options())
    position = game.start()
    for seat, row in enumerate((a, b)):
        put(position, seat, row)
        position.words[packed.SCORES + seat] = scores[seat]
    pair(position, len(a.split("|")), len(b.split("|")))
    position.words[packed.PHASE] = packed.BATTLE
    position.words[packed.ROUND] = 1
    return Scene(game, position)


def parse(sign: str) -> tuple[str, int, str]:
    """Return the name, the colour and the counters of a sign."""
    whole, _, marks = sign.strip("()<>").partition("+")
    name, _, colour = whole.partition("/")
    return name, COLOURS.index(colour) + 1 if colour else PLAIN, marks


def put(position: Position, seat: int, row: str) -> None:
    """Lay a row of patrols."""
    words = position.words
    place, slot, unit = PLACES * seat, 0, PLACES * seat + HAND
    for number, patrol in enumerate(row.split("|"), 1):
        for sign in patrol.split():
            name, _, marks = parse(sign)
            card = number << packed.ZONE_AT
            card = packed.BASE << packed.ZONE_AT if sign.startswith("<") else card
            card |= sum(1 << at for letter, at in MARKS.items() for _ in range(marks.count(letter)))
            card |= sum(flag for letter, flag in FLAGS.items() if letter in marks)
            card |= int(packed.lasting(card)) << packed.CLASS_AT
            card |= 0 if sign.startswith("(") else packed.UP | packed.KNOWN | packed.MET
            if name == "unit":
                words[packed.CARDS + unit] = card | packed.UNIT
                unit += 1
                continue
            words[packed.CARDS + place] = card | slot
            words[packed.DECKS + 2 * seat] &= ~(1 << slot)
            words[packed.DRAWN + seat] += 1
            place, slot = place + 1, slot + 1


def pair(position: Position, ours: int, theirs: int) -> None:
    """Let each patrol face the one below it."""
    for seat in range(SEATS):
        faced = sum(number << 4 * (number - 1) for number in range(1, min(ours, theirs) + 1))
        position.words[packed.PAIRS + seat] = faced


def opening(sizes: tuple[str, str] = ("1 1 1 1 1 1", "1 1 1 1 1 1"), options: Options | None = None) -> Scene:
    """Return the start of a game between decks of plain soldiers of these levels."""
    soldiers: list[Soldier] = []
    decks: list[Deck] = []
    for levels in sizes:
        cards = []
        for level in levels.split():
            cards.append(Card(len(soldiers)))
            soldiers.append(soldier(f"{'ab'[len(decks)]}{len(cards)}", int(level)))
        decks.append(Deck(f"deck-{len(decks)}", tuple(cards)))
    game = Rules(Roster("opening", tuple(soldiers), colours()), (decks[0], decks[1]), options or Options())
    return Scene(game, game.start())
