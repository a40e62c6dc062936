"""Descriptions of cards taken apart into what is said of them, and put together again."""

from typing import Final

from vedette.core.bits import members
from vedette.games.spellfire.engine.vocabulary.phrase import SETS
from vedette.games.spellfire.engine.vocabulary.words import ARTIFACT, GEAR, ITEM, LEAST, MOST, Sort

MASKS: Final = ("worlds", "marks", "without", "bears", "able", "unable")


def parted(value: object) -> object:
    """Return a set of kinds (a mask) cut into parts that have a name: named sets first, then single kinds."""
    if not isinstance(value, int) or value <= 0:
        return None
    left, found = value, []
    for whole in SETS.values():
        if left & whole == whole:
            found.append(whole)
            left &= ~whole
    return tuple(found + [1 << bit for bit in members(left)])


def apart(value: object) -> object:
    """Return a set of kinds (a mask) cut into parts as ``parted`` does, but artifacts and items always apart."""
    names = parted(value)
    if not isinstance(names, tuple) or GEAR not in names:
        return names
    return tuple([one for name in names for one in ((1 << ARTIFACT, 1 << ITEM) if name == GEAR else (name,))])


def united(value: object) -> object:
    """Return the set of kinds (a mask) whose parts these are, None for none."""
    mask = 0
    for one in value if isinstance(value, tuple) else ():
        mask |= one
    return mask or None


def parts_of(value: object) -> dict[str, object]:
    """Return the parts that a description of cards has, by name, as a noun phrase says them."""
    if not isinstance(value, Sort):
        return {"kinds": None}
    folk = not value.kinds and bool(value.marks)
    kinds = ("kinds", value.kinds) if value.kinds else ("folk", value.marks) if folk else ("card", 0)
    span = (value.measure, value.least, value.most)
    found: dict[str, object] = {name: getattr(value, name) for name in MASKS if getattr(value, name)}
    if folk:
        del found["marks"]
    found["kinds"] = kinds
    if value.names:
        found["names"] = value.names
    if value.part:
        found["part"] = value.part
    if span[1:] != (LEAST, MOST):
        found["level"] = span
    return found


def sort_of(taken: dict[str, object]) -> object:
    """Return the description of cards that has these parts, by name; None where they do not go together."""
    kinds, span = taken.get("kinds"), taken.get("level", (0, LEAST, MOST))
    if not isinstance(kinds, tuple) or not isinstance(span, tuple) or (kinds[0] == "folk" and "marks" in taken):
        return None
    masks = {name: taken.get(name, 0) for name in MASKS}
    if kinds[0] == "folk":
        masks["marks"] = kinds[1]
    names, part = taken.get("names", ()), taken.get("part", "")
    sort = Sort(measure=span[0], least=span[1], most=span[2], kinds=kinds[1] if kinds[0] == "kinds" else 0)
    return sort._replace(names=names, part=part, **masks)  # type: ignore[arg-type]  # fields by name
