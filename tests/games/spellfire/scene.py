"""Scenes: six columns drawn in ASCII, put on the table, played on, and compared with another drawing.

    Thay   Oak+Keep  .     .     .     .      the realms on top, each with its holding; * marks a won one
    2      3         0     0     0     0      how many cards are face down
    Hydra  Band      .     .     .     .      the face-up cards; a blocker with what it bears: Hydra+Sword

Beneath: ``pool="Brave+Sword Sage"``, ``rule``, ``event``. A dot is nothing; a name with a space is written with ``_``.
What a drawing leaves out lies face down as far as there is room, what ``hidden`` names first; the rest is discarded.
"""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import members
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.engine import layout as packed
from vedette.games.spellfire.engine.cards import Deck
from vedette.games.spellfire.engine.rules import CARDS, COLUMNS, FOES, RULES, Options
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.text.speech import Spellfire


class Scene:
    """A position on the table, and what a test does with it."""

    def __init__(self, game: Spellfire, position: Position) -> None:
        self.game = game
        self.position = position
        self.names = [card.name for card in game.box.program.cards]

    def do(self, *notes: str) -> None:
        """Do what each note says, then what is forced; every note must be legal when its turn comes."""
        for note in notes:
            self.position.apply(self.game.read(self.position, note))
            self.settle()

    def step(self, note: str) -> None:
        """Do what a note says and nothing more."""
        self.position.apply(self.game.read(self.position, note))

    def settle(self) -> None:
        while self.position.mover() >= 0 and self.position.forced():
            self.position.apply(self.position.legal()[0])

    def refusal(self, note: str) -> str:
        """Return why a note is refused, or nothing where it is not."""
        try:
            self.game.read(self.position, note)
        except Trouble as trouble:
            return trouble.message.removeprefix("spellfire-refused-")
        return ""

    def notes(self, verb: str = "") -> list[str]:
        """Return the legal actions, of one kind if it is named."""
        notes = [self.game.note(self.position, action) for action in self.position.legal()]
        return [note for note in notes if note.startswith(verb)]

    def over(self) -> bool:
        return self.position.mover() == OVER

    def turning(self) -> bool:
        return self.position.mover() == CHANCE

    def totals(self) -> tuple[int, int]:
        """Return both sides' totals as the scales have them now."""
        words = self.position.words
        scales = self.game.box.scales
        scales.weigh(words, words[packed.ATTACKER] - 1, words[packed.DEFENDER] - 1, words[packed.COLUMN] - 1)
        return int(scales.total_mine), int(scales.total_theirs)

    def gone(self) -> set[str]:
        return {self.names[card] for card in members(self.position.gone())}

    def pool(self) -> str:
        """Return the pool as a drawing has it."""
        return " ".join(self._borne(card) for card in members(self.position.pool()))

    def rule(self) -> str:
        return self._name(self.position.rule())

    def event(self) -> str:
        return self._name(self.position.event())

    def looks(self, drawing: str) -> None:
        """Compare the columns with a drawing."""
        assert self.draw() == [row.split() for row in drawing.strip().splitlines()]

    def draw(self) -> list[list[str]]:
        position = self.position
        tops: list[str] = []
        for column in range(COLUMNS):
            top = self._name(position.realm(column))
            if position.holding(column) >= 0:
                top += "+" + self._name(position.holding(column))
            tops.append(top + ("*" if position.won(column) else ""))
        faces = [self._borne(position.face(column)) for column in range(COLUMNS)]
        return [tops, [str(position.left(column)) for column in range(COLUMNS)], faces]

    def _name(self, card: int) -> str:
        return self.names[card].replace(" ", "_") if card >= 0 else "."

    def _borne(self, card: int) -> str:
        borne = members(self.position.borne(card)) if 0 <= card < FOES else []
        return "+".join([self._name(card), *map(self._name, borne)])


def opening(cards: Deck, options: Options | None = None, version: int = RULES.version) -> Scene:
    """Return the start of a game, before a card is turned."""
    game = Spellfire(cards, options, version)
    return Scene(game, game.start())


def scene(  # noqa: PLR0913, PLR0917 (what a table has)
    cards: Deck,
    drawing: str,
    pool: str,
    hidden: str = "",
    rule: str = "",
    event: str = "",
    options: Options | None = None,
    version: int = RULES.version,
) -> Scene:
    """Return a position in which it is the player's turn; what is forced is done."""
    table = opening(cards, options, version)
    words = table.position.words
    tops, hides, faces = (row.split() for row in drawing.strip().splitlines())
    placed: set[int] = set()

    def card(name: str) -> int:
        index = table.names.index(name.replace("_", " "))
        assert index not in placed, name
        placed.add(index)
        return index

    words[packed.LEFT] = sum(int(left) << 4 * column for column, left in enumerate(hides))
    words[packed.POOL] = 0
    words[packed.OWED] = 0
    for column in range(COLUMNS):
        _top(words, column, tops[column], card)
        _face(words, column, faces[column], card)
    for one in pool.split():
        champion, *borne = [card(name) for name in one.split("+")]
        words[packed.POOL] |= 1 << champion
        words[packed.BORNE + champion] = sum(1 << other for other in borne)
    for word, name in ((packed.RULE_CARD, rule), (packed.EVENT_CARD, event)):
        words[word] = card(name) + 1 if name else 0
    named = [card(name) for name in hidden.split()]
    spare = [index for index in reversed(range(CARDS)) if index not in placed]
    room = sum(map(int, hides)) - len(named)
    assert room >= 0
    words[packed.UNSEEN] = sum(1 << index for index in named + spare[:room])
    words[packed.GONE] = sum(1 << index for index in spare[room:])
    for column in range(COLUMNS):
        face = table.position.face(column)
        if face >= 0 and table.game.box.program.forced >> face & 1:
            words[packed.QUEUE] |= column + 1 << 4 * sum(1 for at in range(4) if words[packed.QUEUE] >> 4 * at & 15)
    table.position._advance()
    table.settle()
    return table


def _top(words: vec[i64], column: int, sign: str, card: Callable[[str], int]) -> None:
    if sign != ".":
        realm, *holding = sign.rstrip("*").split("+")
        words[packed.REALM_AT + column] = card(realm) + 1
        words[packed.HOLDING_AT + column] = card(holding[0]) + 1 if holding else 0
        words[packed.WON_SET] |= (1 if sign.endswith("*") else 0) << column


def _face(words: vec[i64], column: int, sign: str, card: Callable[[str], int]) -> None:
    if sign != ".":
        face, *borne = [card(name) for name in sign.split("+")]
        words[packed.FACE + column] = face + 1
        if borne:
            words[packed.BORNE + face] = sum(1 << other for other in borne)
