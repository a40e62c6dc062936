"""Changes between two JSON values, so that a table is sent once and then only what is different.

A change is a list of one value that replaces the old one, or an object that goes into the old value:

- into an object: a change for each key whose value is different or new, and under ``-`` the keys that are gone;
- into a list: under ``@`` where items are taken out, how many, and what is put there; then a change for each index
  (of the list as it is by then) whose item is different.

``docs/wire.md`` has examples. The page has a twin of ``changed``; both are tested with the same values.
"""

from __future__ import annotations

from typing import Final

GONE: Final = "-"
SPLICE: Final = "@"

Value = dict[str, object] | list[object] | str | float | int | bool | None
Change = list[object] | dict[str, object]


def difference(old: object, new: object) -> Change:
    """Return what makes the new value of the old one; an empty object where they are the same.

    No key of an object may be ``-`` or ``@``.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, object] = {
            key: [value] if key not in old else difference(old[key], value)
            for key, value in new.items()
            if key not in old or old[key] != value
        }
        if gone := [key for key in old if key not in new]:
            found[GONE] = gone
        return found
    if isinstance(old, list) and isinstance(new, list):
        return _between(old, new)
    return {} if old == new else [new]


def _between(old: list[object], new: list[object]) -> dict[str, object]:
    """Return the change between two lists: what differs between their common beginning and end."""
    shorter = min(len(old), len(new))
    start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    most = shorter - start
    end = next((at for at in range(most) if old[-1 - at] != new[-1 - at]), most)
    was, now = old[start : len(old) - end], new[start : len(new) - end]
    if len(was) == len(now) and all(_alike(one, other) for one, other in zip(was, now, strict=True)):
        pairs = enumerate(zip(was, now, strict=True), start)
        return {str(at): difference(one, other) for at, (one, other) in pairs if one != other}
    return {SPLICE: [start, len(was), now]} if was or now else {}


def _alike(one: object, other: object) -> bool:
    """Return whether a change may go into a value, since both are objects or both are lists."""
    return (isinstance(one, dict) and isinstance(other, dict)) or (isinstance(one, list) and isinstance(other, list))


def changed(old: object, change: object) -> object:
    """Return the value that a change makes of the old one, which stays as it is; raises ValueError for no change."""
    if change == {}:
        return old
    if isinstance(change, list) and len(change) == 1:
        return change[0]
    if isinstance(change, dict) and isinstance(old, dict):
        gone = change.get(GONE, [])
        kept = {key: value for key, value in old.items() if key not in gone}
        return kept | {key: changed(old.get(key), one) for key, one in change.items() if key != GONE}
    if isinstance(change, dict) and isinstance(old, list):
        items = list(old)
        if SPLICE in change:
            at, count, put = change[SPLICE]
            items[at : at + count] = put
        for key, one in change.items():
            if key != SPLICE:
                items[int(key)] = changed(items[int(key)], one)
        return items
    raise ValueError(change)
