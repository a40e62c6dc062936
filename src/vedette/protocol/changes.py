"""Changes between two JSON values, so that a table is sent once and then only what is different.

A change is a list of one value that replaces the old one, or an object that goes into the old value:

- into an object: a change for each key with a different or new value, and under ``-`` the keys that are gone;
- into a list: under ``@`` its splices, each the place in the old list, how many items are taken out there, and what is
  put there; then a change for each index (of the list as it is by then) whose item is different.

What is put may copy an object of the whole old value, as a card that has moved: ``=`` is where it lay, the keys and
indexes from the top, ``~`` the change of the copy, if any. So what is printed on a card is sent once.

``docs/wire.md`` has examples. The page has a twin of ``changed``; both are tested with the same values.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

GONE: Final = "-"
SPLICE: Final = "@"
COPY: Final = "="
WITH: Final = "~"
LONG: Final = 16
"""The fewest characters of a text by which an object of the old value is found, so that it can be copied."""

Value = dict[str, object] | list[object] | str | float | int | bool | None
Change = list[object] | dict[str, object]
Place = Any
"""The path to an object in a JSON value: None at the top, else the path to its container, and its key or index."""
encoded: Final = msgspec.json.Encoder().encode


class Copies:
    """An index of the objects in an old JSON value, so that a change can refer to one instead of sending it again."""

    def __init__(self, whole: object, place: Sequence[str | int] = ()) -> None:
        """Take a value and the keys that lead to it from the top of the old value; the first look-up indexes it."""
        self.whole = whole
        self._place: Place = None
        for step in place:
            self._place = self._place, step
        self._lie: dict[tuple[str, str], tuple[Place, dict[str, object]]] | None = None
        """By key and text, for texts of LONG or more: the path to the first object that has them, and the object."""

    def put(self, value: object) -> object:
        """Return a JSON value with a reference to an old object in the place of each object that takes more bytes."""
        if isinstance(value, (list, tuple)):
            return [self.put(one) if isinstance(one, (dict, list, tuple)) else one for one in value]
        if not isinstance(value, dict):
            return value
        whole = {key: self.put(one) if isinstance(one, (dict, list, tuple)) else one for key, one in value.items()}
        if (like := self._like(value)) is None:
            return whole
        place, found = like
        change = difference(found, value, self)
        copy: dict[str, object] = {COPY: _steps(place), WITH: change} if change else {COPY: _steps(place)}
        return whole if len(encoded(whole)) <= len(encoded(copy)) else copy

    def _like(self, value: dict[str, object]) -> tuple[Place, dict[str, object]] | None:
        """Return the path to the old object that shares the longest text with this one, and the object; else None."""
        lie = self._lie
        if lie is None:
            lie = self._lie = {}
            self._search(self.whole, self._place, lie)
        if not lie:
            return None
        longest, like = LONG - 1, None
        for key, one in value.items():
            if isinstance(one, str) and len(one) > longest and (found := lie.get((key, one))) is not None:
                longest, like = len(one), found
        return like

    def _search(self, value: object, place: Place, lie: dict[Any, Any]) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                if isinstance(one, str):
                    if len(one) >= LONG:
                        lie.setdefault((key, one), (place, value))
                elif isinstance(one, (dict, list, tuple)):
                    self._search(one, (place, key), lie)
        elif isinstance(value, (list, tuple)):
            for at, one in enumerate(value):
                if isinstance(one, (dict, list, tuple)):
                    self._search(one, (place, at), lie)


def _steps(place: Place) -> list[str | int]:
    """Return a path as a list of its keys and indexes, from the top of the JSON value down."""
    steps: list[str | int] = []
    while place is not None:
        place, step = place
        steps.append(step)
    steps.reverse()
    return steps


def difference(old: object, new: object, copies: Copies | None = None) -> Change:
    """Return the change that turns the old JSON value into the new one; an empty object where they are the same.

    Objects are copied from the old value, or from ``copies`` where the values are parts of a larger one. No key of an
    object may be ``-``, ``@`` or ``=``.
    """
    copies = copies or Copies(old)
    old, new = _listed(old), _listed(new)
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, object] = {}
        for key, value in new.items():
            if key not in old:
                found[key] = [copies.put(value)]
            elif old[key] is not value and old[key] != value and (change := difference(old[key], value, copies)):
                found[key] = change
        if gone := [key for key in old if key not in new]:
            found[GONE] = gone
        return found
    if isinstance(old, list) and isinstance(new, list):
        return _between(old, new, copies)
    return {} if old == new else [copies.put(new)]


def _listed(value: object) -> object:
    """Return a tuple as the list that it is in JSON, any other value as it is."""
    return [*value] if isinstance(value, tuple) else value


def _between(old: list[object], new: list[object], copies: Copies) -> dict[str, object]:
    """Return the change that turns one list into another: items in both, in the same order, are not sent again."""
    head, end, stop = _unlike(old, new)
    if end == stop and (found := _retouched(old, new, head, stop, copies)) is not None:
        return found
    found = {}
    splices: list[list[object]] = []
    for at, after, start, until in _parted(old[head:end], new[head:stop], head):
        pairs = list(zip(old[at:after], new[start:until], strict=False))
        put = copies.put(new[start:until])
        if after - at == until - start and all(_alike(one, other) for one, other in pairs):
            into = {str(n): difference(one, other, copies) for n, (one, other) in enumerate(pairs, start)}
            if len(encoded(into)) <= len(encoded(put)):
                found |= into
                continue
        splices.append([at, after - at, put])
    return {SPLICE: splices, **found} if splices else found


def _unlike(old: list[object], new: list[object]) -> tuple[int, int, int]:
    """Return the index where two lists begin to differ, and where that part ends in the old and in the new list."""
    head, tail, shorter = 0, 0, min(len(old), len(new))
    while head < shorter and (old[head] is new[head] or old[head] == new[head]):  # most objects are as they were
        head += 1
    while tail < shorter - head and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
        tail += 1
    return head, len(old) - tail, len(new) - tail


def _retouched(old: list[object], new: list[object], head: int, stop: int, copies: Copies) -> dict[str, object] | None:
    """Return by index the changes of items, if all are objects of which at most half has changed; else None.

    The items from ``head`` up to ``stop`` are compared. That sending them whole would be longer is not checked.
    """
    found: dict[str, object] = {}
    for at in range(head, stop):
        one, other = old[at], new[at]
        if not isinstance(one, dict) or not isinstance(other, dict):
            return None
        change = difference(one, other, copies)
        if 2 * len(change) > len(other):
            return None
        if change:
            found[str(at)] = change
    return found


def _parted(old: list[object], new: list[object], first: int) -> list[tuple[int, int, int, int]]:
    """Return the ranges in which two lists differ, each as start and end in the old list, then in the new one.

    The lists are given without their first ``first`` items, which are equal; these count in the indexes returned.
    """
    if not old or not new:
        return [(first, first + len(old), first, first + len(new))] if old or new else []
    keys = [[encoded(one) for one in items] for items in (old, new)]
    if set(keys[0]).isdisjoint(keys[1]):
        return [(first, first + len(old), first, first + len(new))]
    codes = SequenceMatcher(None, keys[0], keys[1], autojunk=False).get_opcodes()
    return [
        (first + at, first + after, first + start, first + until)
        for tag, at, after, start, until in codes
        if tag != "equal"
    ]


def _alike(one: object, other: object) -> bool:
    """Return whether two JSON values are both objects or both lists, so that a change can go into the first."""
    return (isinstance(one, dict) and isinstance(other, dict)) or (isinstance(one, list) and isinstance(other, list))


def changed(old: object, change: object) -> object:
    """Return the old JSON value with a change applied, in a copy; raises ValueError for a malformed change."""
    return _changed(old, change, old)


def _changed(old: object, change: object, whole: object) -> object:
    if change == {}:
        return old
    if isinstance(change, list) and len(change) == 1:
        return filled(change[0], whole)
    if isinstance(change, dict) and isinstance(old, dict):
        gone = change.get(GONE, [])
        kept = {key: value for key, value in old.items() if key not in gone}
        return kept | {key: _changed(old.get(key), one, whole) for key, one in change.items() if key != GONE}
    if isinstance(change, dict) and isinstance(old, list):
        items = list(old)
        for at, count, put in reversed(change.get(SPLICE, [])):
            items[at : at + count] = filled(put, whole)
        for key, one in change.items():
            if key != SPLICE:
                items[int(key)] = _changed(items[int(key)], one, whole)
        return items
    raise ValueError(change)


def filled(put: Any, whole: Any) -> Any:  # noqa: ANN401 (JSON)
    """Return a JSON value with each reference replaced by the object that it names in the old value, ``whole``."""
    if isinstance(put, list):
        return [filled(one, whole) for one in put]
    if not isinstance(put, dict):
        return put
    if COPY not in put:
        return {key: filled(one, whole) for key, one in put.items()}
    found = whole
    for step in put[COPY]:
        found = found[step]
    return _changed(found, put.get(WITH, {}), whole)
