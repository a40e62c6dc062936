"""Why an action may not be done now: the id of the words that say so, the most telling reason first."""

from vedette.games.twelve_patrols.rules import CELLS, CHANGE, DISCARD, DRAW, END, PLACE, PUT, TARGETS, TYPES
from vedette.games.twelve_patrols.state import (
    AVAILABLE,
    BETWEEN,
    CHANGE_DIE,
    DISPLAY_SET,
    DRAW_CARD,
    FILL,
    FILLED,
    OCCUPIED,
    PHASE,
    PLACE_CARD,
    ROLL_DICE,
    SPARE,
    WON,
    Kingdom,
)


def why(kingdom: Kingdom, action: int) -> str:  # noqa: PLR0911 (one return for each kind of action)
    """Return the id of the reason why an action that is not legal is not."""
    phase = kingdom.phase()
    if phase >= WON:
        return "refused-over"
    if (phase <= DRAW_CARD) != (action < PLACE):
        return "refused-chance"
    if phase == CHANGE_DIE and not CHANGE <= action < END:
        return "refused-change-first"
    if action < PUT:
        return _drawn(kingdom, action) if action < PLACE else _placed(kingdom, action - PLACE)
    if action < DISCARD:
        return _put(kingdom, action - PUT)
    if action < CHANGE:
        return _discarded(kingdom, action - DISCARD)
    if action < END:
        return _changed(kingdom, action - CHANGE)
    return "refused-place-first" if phase == PLACE_CARD else "refused-unmet"


def _drawn(kingdom: Kingdom, action: int) -> str:
    """Return why chance cannot settle this."""
    if (action < DRAW) != (kingdom.words[PHASE] == ROLL_DICE):
        return "refused-chance"
    return "refused-seen"


def _placed(kingdom: Kingdom, which: int) -> str:
    """Return why this card cannot lie there."""
    if kingdom.phase() == FILL:
        return "refused-placed"
    region, target = divmod(which, TARGETS)
    occupied = kingdom.words[OCCUPIED]
    if not kingdom.words[DISPLAY_SET] >> region & 1:
        return "refused-display"
    if target < CELLS and occupied >> target & 1:
        return "refused-occupied"
    return "refused-first" if not occupied else "refused-frame" if target >= CELLS else "refused-apart"


def _put(kingdom: Kingdom, which: int) -> str:
    """Return why this item cannot go there."""
    if kingdom.phase() == PLACE_CARD:
        return "refused-place-first"
    spot, kind = divmod(which, TYPES)
    words = kingdom.words
    if not words[AVAILABLE] >> kind & 1:
        return "refused-item"
    if not BETWEEN[words[OCCUPIED]] >> spot & 1:
        return "refused-between"
    if kingdom.closed(spot) and not kingdom.box.top_up:
        return "refused-closed"
    if words[FILLED] >> spot & 1 and words[SPARE] == 0:
        return "refused-budget"
    return "refused-late"


def _discarded(kingdom: Kingdom, kind: int) -> str:
    """Return why this item cannot be given up."""
    words = kingdom.words
    if not words[AVAILABLE] >> kind & 1:
        return "refused-item"
    if words[SPARE] == 0:
        return "refused-budget"
    return "refused-die"


def _changed(kingdom: Kingdom, which: int) -> str:
    """Return why this die cannot change so."""
    if kingdom.phase() != CHANGE_DIE:
        return "refused-discard-first"
    old, new = divmod(which % 36, 6)
    return "refused-same" if old == new else "refused-item"
