"""Why an action is not legal: the id of the message that says so, of the most telling reason."""

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine import state as at
from vedette.games.twelve_patrols.engine.state import Kingdom


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
