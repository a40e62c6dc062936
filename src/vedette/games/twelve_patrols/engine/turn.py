"""A turn of 12 Patrols: what each action does, and whose move is next.

roll x9 -> draw x3 -> [ place a card -> put items, change dice -> end -> draw one ] x9
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.errors import Unreadable
from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine import state as at
from vedette.games.twelve_patrols.engine.legal import actions, finished, judge, stuck
from vedette.games.twelve_patrols.engine.state import Box, Kingdom

DICE_EACH: Final = 3
BYTES: Final = 8
"""The number of bytes in one word of a view."""


@final
class Position(Kingdom):
    """A position of 12 Patrols that plays by the rules. Everything in it is public: the deck's order is chance's."""

    def mover(self) -> int:
        """Return the one player, CHANCE while dice are rolled or cards drawn, OVER after the end."""
        phase = self.words[at.PHASE]
        if phase >= at.WON:
            return OVER
        return CHANCE if phase <= at.DRAW_CARD else 0

    def legal(self) -> list[int]:
        return actions(self)

    def slot(self) -> int:
        """Return the number of what chance settles: 0 to 8 the dice (white, yellow, blue), then the cards."""
        w = self.words
        return int(w[at.ROLLED] if w[at.PHASE] == at.ROLL_DICE else rules.DICE + w[at.DRAWN])

    def returns(self) -> list[float]:
        """Return 1.0 for a kingdom with nine regions and twelve patrols (§7.1), else 0.0."""
        return [1.0 if self.words[at.PHASE] == at.WON else 0.0]

    def view(self, player: int) -> bytes:
        """Return the position as bytes, the same for every seat: 8 to a word, least significant first."""
        return bytes(self.words)

    def copy(self) -> "Position":
        return Position(self.box, self.words[:])

    def key(self) -> bytes:
        """Return bytes that are equal only for positions with equal futures.

        They have no more of a patrol than its items, colours and pips, and nothing of the items given up.
        """
        w = self.words
        box = self.box
        placed: i64 = 1 if w[at.NEW] else 0
        lines = finished(w) if box.late_orders and placed else 0
        drafts = 0 if box.top_up else w[at.DRAFT]
        head = w[at.PHASE] | placed << 3 | lines << 4 | drafts << 10 | w[at.DISPLAY_SET] << 22 | w[at.UNSEEN] << 34
        parts = vec[i64]([head, w[at.KINGDOM], w[at.SUPPLY] | w[at.ROLLED] << 42])
        seen: list[i64] = [0] * (rules.SPOTS // 2)
        for spot in range(rules.SPOTS):
            signature = w[at.SIGNATURES + spot]
            shape = signature & at.COUNT | signature >> at.PIPS_SHIFT << at.COLOUR_BITS
            for colour in range(1, 4):
                if signature & at.COUNT << at.COLOUR_BITS * colour:
                    shape |= 1 << (12 + colour)
            seen[spot // 2] |= shape << 16 * (spot % 2)
        return bytes(parts) + bytes(vec[i64](seen))

    def apply(self, action: int) -> None:
        act: i64 = action
        if act >= rules.PUT:
            if act < rules.DISCARD:
                self._put((act - rules.PUT) // rules.TYPES, (act - rules.PUT) % rules.TYPES)
            elif act < rules.CHANGE:
                self._discard(act - rules.DISCARD)
            elif act < rules.END:
                self._change(act - rules.CHANGE)
            else:
                self._end()
        elif act >= rules.PLACE:
            self._place((act - rules.PLACE) // rules.TARGETS, (act - rules.PLACE) % rules.TARGETS)
        elif act >= rules.DRAW:
            self._draw(act - rules.DRAW)
        else:
            self._roll(act - rules.ROLL + 1)

    def _roll(self, pips: i64) -> None:
        """Add the next die to the supply: three of each colour, white, yellow, blue (§1.4)."""
        w = self.words
        self._gain(w[at.ROLLED] // DICE_EACH * rules.FACES + pips)
        w[at.ROLLED] += 1
        if w[at.ROLLED] == rules.DICE:
            w[at.PHASE] = at.DRAW_CARD

    def _draw(self, region: i64) -> None:
        """Move a region from the deck into the display (§2.2)."""
        w = self.words
        w[at.UNSEEN] &= ~BIT[region]
        w[at.DISPLAY_SET] |= BIT[region]
        w[at.DRAWN] += 1
        if w[at.DRAWN] >= rules.DISPLAY:  # the first three together, later one each turn
            w[at.PHASE] = at.PLACE_CARD

    def _place(self, region: i64, target: i64) -> None:
        """Place a card; one beyond the north or west border shifts the whole kingdom by a row or a column (§3.3)."""
        w = self.words
        cell = target
        if target >= rules.NORTH_OF:
            cell = target - rules.NORTH_OF
            _move(w, i64(3), i64(2), i64(1))
        elif target >= rules.WEST_OF:
            cell = 3 * (target - rules.WEST_OF)
            _move(w, i64(1), i64(1), i64(2))
        w[at.KINGDOM] |= (region + 1) << 4 * cell
        w[at.OCCUPIED] |= BIT[cell]
        w[at.DISPLAY_SET] &= ~BIT[region]
        w[at.TURN] += 1
        w[at.NEW] = cell + 1
        w[at.PHASE] = at.FILL
        judge(self, cell // 3)
        judge(self, 3 + cell % 3)
        if stuck(self):
            w[at.PHASE] = at.LOST

    def _put(self, spot: i64, kind: i64) -> None:
        """Put an item from the supply into a spot (§4.1)."""
        w = self.words
        bit: i64 = BIT[spot]
        if w[at.FILLED] & bit:
            w[at.SPARE] -= 1
        else:
            w[at.FILLED] |= bit
            w[at.DRAFT] |= bit
        self._lose(kind)
        w[at.PATROLS + spot] += at.ONE_OF[kind]
        w[at.SIGNATURES + spot] += at.WEIGHTS[kind]
        judge(self, spot >> 1)
        if stuck(self):
            w[at.PHASE] = at.LOST

    def _discard(self, kind: i64) -> None:
        """Give up an item; a die must change now (§5.1)."""
        w = self.words
        self._lose(kind)
        w[at.SPARE] -= 1
        w[at.GIVEN] += at.ONE_OF[kind]
        w[at.CHANGING] = kind + 1
        w[at.PHASE] = at.CHANGE_DIE

    def _change(self, which: i64) -> None:
        """Turn a die to another value, and go on where the turn stood (§5.2)."""
        w = self.words
        first = which // 36 * rules.FACES + 1  # the die of this colour that shows 1
        self._lose(first + which % 36 // 6)
        self._gain(first + which % 6)
        w[at.CHANGING] = 0
        w[at.PHASE] = at.FILL if w[at.NEW] else at.PLACE_CARD
        if w[at.NEW] and stuck(self):
            w[at.PHASE] = at.LOST

    def _end(self) -> None:
        """Close the turn's patrols; draw a card while there are any, or win after the ninth (§2.2, §7.1)."""
        w = self.words
        w[at.DRAFT] = 0
        w[at.NEW] = 0
        if w[at.TURN] == rules.CELLS:
            w[at.PHASE] = at.WON
        else:
            w[at.PHASE] = at.DRAW_CARD if w[at.DRAWN] < rules.CELLS else at.PLACE_CARD

    def _gain(self, kind: i64) -> None:
        """Add an item to the supply."""
        w = self.words
        w[at.SUPPLY] += at.ONE_OF[kind]
        w[at.AVAILABLE] |= BIT[kind]
        if kind % rules.FACES:
            w[at.DICE_LEFT] += 1

    def _lose(self, kind: i64) -> None:
        """Take an item out of the supply."""
        w = self.words
        w[at.SUPPLY] -= at.ONE_OF[kind]
        if w[at.SUPPLY] >> 2 * kind & 3 == 0:
            w[at.AVAILABLE] &= ~BIT[kind]
        if kind % rules.FACES:
            w[at.DICE_LEFT] -= 1


def _move(w: vec[i64], cells: i64, rows: i64, columns: i64) -> None:
    """Shift the whole kingdom east or south, so that a card can lie west or north of it.

    Every card goes up by ``cells``, the spots in rows by ``rows``, those in columns by ``columns``:
    1, 1, 2 to the east and 3, 2, 1 to the south. What they leave behind them was empty at the far border.
    """
    w[at.KINGDOM] <<= 4 * cells
    w[at.OCCUPIED] <<= cells
    w[at.FILLED] = w[at.FILLED] >> 6 << 6 << columns | (w[at.FILLED] & 63) << rows
    for spot in range(rules.SPOTS - 1, -1, -1):
        by: i64 = rows if spot < 6 else columns
        if w[at.SIGNATURES + spot]:
            for word in (at.PATROLS + spot, at.SIGNATURES + spot):
                w[word + by] = w[word]
                w[word] = 0


def read(box: Box, view: bytes) -> Position:
    """Return the position that a view shows: there is only one, since nothing is hidden but the order of the deck.

    Raises Unreadable for bytes that are no view.
    """
    if len(view) != at.WORDS * BYTES:
        raise Unreadable("view-length", {"has": str(len(view)), "wants": str(at.WORDS * BYTES)})
    return Position(box, vec[i64](memoryview(view).cast("q")))
