"""Changes between two JSON values, so that a table is sent once and then only what is different.

A change is a list of one value that replaces the old one, or an object that goes into the old value:

- into an object: a change for each key whose value is different or new, and under ``-`` the keys that are gone;
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
"""Characters of a text by which an object is found again."""

Value = dict[str, object] | list[object] | str | float | int | bool | None
Change = list[object] | dict[str, object]
Place = Any
"""Where an object lies: None at the top, else the place of what it lies in, and its key or index there."""
encoded: Final = msgspec.json.Encoder().encode


class Copies:
    """The objects of a value that may be copied."""

    def __init__(self, whole: object, place: Sequence[str | int] = ()) -> None:
        """Take a value and the keys that lead to it from the top; it is searched when an object is looked for."""
        self.whole = whole
        self._place: Place = None
        for step in place:
            self._place = self._place, step
        self._lie: dict[tuple[str, str], tuple[Place, dict[str, object]]] | None = None
        """Where an object lies, by each longer text in it and the key of that."""

    def put(self, value: object) -> object:
        """Return a value with copies in the place of objects that take more to say."""
        if isinstance(value, (list, tuple)):
            return [self.put(one) for one in value]
        if not isinstance(value, dict):
            return value
        whole = {key: self.put(one) for key, one in value.items()}
        if (like := self._like(value)) is None:
            return whole
        place, found = like
        change = difference(found, value, self)
        copy: dict[str, object] = {COPY: _steps(place), WITH: change} if change else {COPY: _steps(place)}
        return whole if len(encoded(whole)) <= len(encoded(copy)) else copy

    def _like(self, value: dict[str, object]) -> tuple[Place, dict[str, object]] | None:
        """Return where an object lies that has the longest text in common, and the object."""
        lie = self._lie
        if lie is None:
            lie = self._lie = {}
            self._search(self.whole, self._place, lie)
        longest, like = 0, None
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
    """Return the keys and indexes that lead to a place from the top."""
    steps: list[str | int] = []
    while place is not None:
        place, step = place
        steps.append(step)
    steps.reverse()
    return steps


def difference(old: object, new: object, copies: Copies | None = None) -> Change:
    """Return what makes the new value of the old one; an empty object where they are the same.

    Objects are copied from the old value, or from ``copies`` where the values are parts of a larger one. No key of an
    object may be ``-``, ``@`` or ``=``.
    """
    copies = copies or Copies(old)
    if isinstance(new, tuple):
        new = [*new]
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, object] = {}
        for key, value in new.items():
            if key not in old:
                found[key] = [copies.put(value)]
            elif old[key] != value and (change := difference(old[key], value, copies)):
                found[key] = change
        if gone := [key for key in old if key not in new]:
            found[GONE] = gone
        return found
    if isinstance(old, list) and isinstance(new, list):
        return _between(old, new, copies)
    return {} if old == new else [copies.put(new)]


def _between(old: list[object], new: list[object], copies: Copies) -> dict[str, object]:
    """Return the change between two lists: items that are in both, in the same order, stay."""
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
    """Return where two lists begin to differ, and where they end to in the old and in the new one."""
    head, tail, shorter = 0, 0, min(len(old), len(new))
    while head < shorter and old[head] == new[head]:
        head += 1
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return head, len(old) - tail, len(new) - tail


def _retouched(old: list[object], new: list[object], head: int, stop: int, copies: Copies) -> dict[str, object] | None:
    """Return the changes of the items from ``head`` on, where all are objects of which at least half stays; else None.

    What would be put in their place need not be weighed against that.
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
    """Return the stretches that differ: from and to where in the old list, from and to where in the new one.

    The lists are what is left of two longer ones that begin alike with ``first`` items, from which places count.
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
    """Return whether a change may go into a value, since both are objects or both are lists."""
    return (isinstance(one, dict) and isinstance(other, dict)) or (isinstance(one, list) and isinstance(other, list))


def changed(old: object, change: object) -> object:
    """Return the value that a change makes of the old one, which stays as it is; raises ValueError for no change."""
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
    """Return a value with what its copies stand for, taken from a whole value."""
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
