"""A turn of 12 Patrols: what each action does, and whose move is next.

roll x9 -> draw x3 -> [ place a card -> put items, change dice -> end -> draw one ] x9
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.legal import actions, finished, judge, stuck
from vedette.games.twelve_patrols.rules import (
    CELLS,
    CHANGE,
    DICE,
    DISCARD,
    DISPLAY,
    DRAW,
    END,
    FACES,
    NORTH_OF,
    PLACE,
    PUT,
    ROLL,
    SPOTS,
    TARGETS,
    TYPES,
    WEST_OF,
)
from vedette.games.twelve_patrols.state import (
    AVAILABLE,
    CHANGE_DIE,
    CHANGING,
    COLOUR_BITS,
    COUNT,
    DICE_LEFT,
    DISPLAY_SET,
    DRAFT,
    DRAW_CARD,
    DRAWN,
    FILL,
    FILLED,
    GIVEN,
    KINGDOM,
    LOST,
    NEW,
    OCCUPIED,
    ONE_OF,
    PATROLS,
    PHASE,
    PIPS_SHIFT,
    PLACE_CARD,
    ROLL_DICE,
    ROLLED,
    SIGNATURES,
    SPARE,
    SUPPLY,
    TURN,
    UNSEEN,
    WEIGHTS,
    WON,
    Kingdom,
)

DICE_EACH: Final = 3


@final
class Position(Kingdom):
    """A position of 12 Patrols that plays by the rules. Everything in it is public: the deck's order is chance's."""

    def mover(self) -> int:
        """Return the one player, CHANCE while dice are rolled or cards drawn, OVER after the end."""
        phase = self.words[PHASE]
        if phase >= WON:
            return OVER
        return CHANCE if phase <= DRAW_CARD else 0

    def legal(self) -> list[int]:
        """Return what may be done, ascending; empty only after the end."""
        return actions(self)

    def odds(self) -> list[int]:
        """Return a weight for each action of chance: every face and every unseen card is equally likely."""
        return [1] * len(actions(self))

    def slot(self) -> int:
        """Return what chance settles: 0 to 8 the dice (three white, yellow, blue), then the cards from the top."""
        w = self.words
        return int(w[ROLLED] if w[PHASE] == ROLL_DICE else DICE + w[DRAWN])

    def returns(self) -> list[float]:
        """Return 1.0 for a kingdom with nine regions and twelve patrols (§7.1), else 0.0."""
        return [1.0 if self.words[PHASE] == WON else 0.0]

    def view(self, player: int) -> bytes:  # noqa: ARG002 (one player, and nothing is hidden from anybody)
        """Return the words as bytes: 8 to a word, least significant first."""
        return bytes(self.words)

    def copy(self) -> "Position":
        """Return a position with words of its own."""
        return Position(self.box, self.words[:])

    def key(self) -> bytes:
        """Return what the future depends on: of a patrol no more than its signature, and not what was given up."""
        w = self.words
        box = self.box
        placed: i64 = 1 if w[NEW] else 0
        lines = finished(w) if box.late_orders and placed else 0
        drafts = 0 if box.top_up else w[DRAFT]
        head = w[PHASE] | placed << 3 | lines << 4 | drafts << 10 | w[DISPLAY_SET] << 22 | w[UNSEEN] << 34
        parts = vec[i64]([head, w[KINGDOM], w[SUPPLY] | w[ROLLED] << 42])
        seen: list[i64] = [0] * (SPOTS // 2)
        for spot in range(SPOTS):
            signature = w[SIGNATURES + spot]
            shape = signature & COUNT | signature >> PIPS_SHIFT << COLOUR_BITS
            for colour in range(1, 4):
                if signature & COUNT << COLOUR_BITS * colour:
                    shape |= 1 << (12 + colour)
            seen[spot // 2] |= shape << 16 * (spot % 2)
        return bytes(parts) + bytes(vec[i64](seen))

    def apply(self, action: int) -> None:
        """Do one legal action."""
        act: i64 = action
        if act >= PUT:
            if act < DISCARD:
                self._put((act - PUT) // TYPES, (act - PUT) % TYPES)
            elif act < CHANGE:
                self._discard(act - DISCARD)
            elif act < END:
                self._change(act - CHANGE)
            else:
                self._end()
        elif act >= PLACE:
            self._place((act - PLACE) // TARGETS, (act - PLACE) % TARGETS)
        elif act >= DRAW:
            self._draw(act - DRAW)
        else:
            self._roll(act - ROLL + 1)

    def _roll(self, pips: i64) -> None:
        """Add the next die to the supply: three of each colour, white, yellow, blue (§1.4)."""
        w = self.words
        self._gain(w[ROLLED] // DICE_EACH * FACES + pips)
        w[ROLLED] += 1
        if w[ROLLED] == DICE:
            w[PHASE] = DRAW_CARD

    def _draw(self, region: i64) -> None:
        """Turn the deck's next card into the display."""
        w = self.words
        w[UNSEEN] &= ~(1 << region)
        w[DISPLAY_SET] |= 1 << region
        w[DRAWN] += 1
        if w[DRAWN] >= DISPLAY:  # the first three together, later one each turn
            w[PHASE] = PLACE_CARD

    def _place(self, region: i64, target: i64) -> None:
        """Lay a card; beyond the north or west border the whole kingdom moves one step away (§3.3)."""
        w = self.words
        cell = target
        if target >= NORTH_OF:
            cell = target - NORTH_OF
            _move(w, i64(3), i64(2), i64(1))
        elif target >= WEST_OF:
            cell = 3 * (target - WEST_OF)
            _move(w, i64(1), i64(1), i64(2))
        w[KINGDOM] |= (region + 1) << 4 * cell
        w[OCCUPIED] |= 1 << cell
        w[DISPLAY_SET] &= ~(1 << region)
        w[TURN] += 1
        w[NEW] = cell + 1
        w[PHASE] = FILL
        judge(self, cell // 3)
        judge(self, 3 + cell % 3)
        if stuck(self):
            w[PHASE] = LOST

    def _put(self, spot: i64, kind: i64) -> None:
        """Put an item from the supply into a spot (§4.1)."""
        w = self.words
        bit: i64 = 1 << spot
        if w[FILLED] & bit:
            w[SPARE] -= 1
        else:
            w[FILLED] |= bit
            w[DRAFT] |= bit
        self._lose(kind)
        w[PATROLS + spot] += ONE_OF[kind]
        w[SIGNATURES + spot] += WEIGHTS[kind]
        judge(self, spot >> 1)
        if stuck(self):
            w[PHASE] = LOST

    def _discard(self, kind: i64) -> None:
        """Give up an item; a die must change now (§5.1)."""
        w = self.words
        self._lose(kind)
        w[SPARE] -= 1
        w[GIVEN] += ONE_OF[kind]
        w[CHANGING] = kind + 1
        w[PHASE] = CHANGE_DIE

    def _change(self, which: i64) -> None:
        """Turn a die to another value, and go on where the turn stood (§5.2)."""
        w = self.words
        first = which // 36 * FACES + 1  # the die of this colour that shows 1
        self._lose(first + which % 36 // 6)
        self._gain(first + which % 6)
        w[CHANGING] = 0
        w[PHASE] = FILL if w[NEW] else PLACE_CARD
        if w[NEW] and stuck(self):
            w[PHASE] = LOST

    def _end(self) -> None:
        """Close the turn's patrols; draw a card while there are any, or win after the ninth (§2.2, §7.1)."""
        w = self.words
        w[DRAFT] = 0
        w[NEW] = 0
        if w[TURN] == CELLS:
            w[PHASE] = WON
        else:
            w[PHASE] = DRAW_CARD if w[DRAWN] < CELLS else PLACE_CARD

    def _gain(self, kind: i64) -> None:
        """Add an item to the supply."""
        w = self.words
        w[SUPPLY] += ONE_OF[kind]
        w[AVAILABLE] |= 1 << kind
        if kind % FACES:
            w[DICE_LEFT] += 1

    def _lose(self, kind: i64) -> None:
        """Take an item out of the supply."""
        w = self.words
        w[SUPPLY] -= ONE_OF[kind]
        if w[SUPPLY] >> 2 * kind & 3 == 0:
            w[AVAILABLE] &= ~(1 << kind)
        if kind % FACES:
            w[DICE_LEFT] -= 1


def _move(w: vec[i64], cells: i64, rows: i64, columns: i64) -> None:
    """Move the kingdom away from its north or west border.

    Every card goes up by ``cells``, the spots in rows by ``rows``, those in columns by ``columns``:
    1, 1, 2 to the east and 3, 2, 1 to the south. What they leave behind them was empty at the far border.
    """
    w[KINGDOM] <<= 4 * cells
    w[OCCUPIED] <<= cells
    w[FILLED] = w[FILLED] >> 6 << 6 << columns | (w[FILLED] & 63) << rows
    for spot in range(SPOTS - 1, -1, -1):
        by: i64 = rows if spot < 6 else columns
        if w[SIGNATURES + spot]:
            for word in (PATROLS + spot, SIGNATURES + spot):
                w[word + by] = w[word]
                w[word] = 0
