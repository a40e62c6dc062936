"""Groups of cards as card files write them: ``other ally +undead level<=4 | other item [Iron Ring]``, read and written.

group       side, then the place if it is not the fight, then descriptions with ``|`` between them
description kinds joined by ``/``, then in any order
            +flyer/undead   one of these marks         -flyer      none of these
            @ravenloft      of this world              [Thay]      named so      ~fire   letters in the name
            level<=4  level>=3  level=2..5             base and geared likewise (``words.LEVELS``)
            bears:item/artifact     uses:wizard-spell      cannot:wizard-spell/cleric-spell
condition   ``no`` group, or a count and a group, or a group: ``2..4 own ally``, ``3.. own ally``
"""

import re
from typing import Final

from vedette.core.bits import members
from vedette.core.errors import Unreadable
from vedette.games.spellfire.engine.vocabulary import words
from vedette.games.spellfire.engine.vocabulary.words import Condition, Group, Sort

SETS: Final = {
    "champion": words.CHAMPIONS,
    "round-four": words.ROUND_FOUR,
    "spell": words.SPELLS,
    "unarmed-combat": words.UNARMED_COMBAT,
    "gear": words.GEAR,
}
"""Names that stand for several kinds of cards together, the larger sets first."""
TOKEN: Final = re.compile(r"\[[^\[\]]*\]|[^\s\[\]]+")
RANGE: Final = re.compile(r"(level|base|geared)(<=|>=|=)(-?\d{1,2})(?:\.\.(-?\d{1,2}))?")
COUNT: Final = re.compile(r"(\d{1,2})(\.\.(\d{1,2})?)?")
ANY: Final = "card"
SIGNS: Final = ("+", "-", "@", "~", "[")
WRITTEN: Final = ("bears", "uses", "cannot")


def choose(text: str, names: tuple[str, ...], what: str) -> int:
    """Return the index of a name in a tuple of names; raises Unreadable, listing these, for another name."""
    for number in range(len(names)):
        if names[number] == text:
            return number
    raise Unreadable("spell-word", {"what": what, "text": text, "right": ", ".join(names)})


def mask(text: str, names: tuple[str, ...], what: str) -> int:
    """Return the names in a text, joined by ``/``, as a mask with a bit for each; raises Unreadable for others."""
    found = 0
    for part in text.split("/"):
        if what == "kind" and part in SETS:
            found |= SETS[part]
        elif what == "kind":
            found |= 1 << int(choose(part, (*SETS, *names), what) - len(SETS))
        else:
            found |= 1 << int(choose(part, names, what))
    return found


def unmask(found: int, names: tuple[str, ...], *, kinds: bool = False) -> str:
    """Return the names that a mask, a bit to a name, stands for, joined by ``/``."""
    parts: list[str] = []
    left = found
    if kinds:
        for name, whole in SETS.items():
            if left & whole == whole:
                parts.append(name)
                left &= ~whole
    return "/".join(parts + [names[number] for number in members(left)])


def write_sort(sort: Sort) -> str:
    """Return a description of cards as card files write it; ``card`` for any card."""
    parts = [unmask(sort.kinds, words.KINDS, kinds=True) if sort.kinds else ANY]
    if sort.marks:
        parts.append("+" + unmask(sort.marks, words.MARKS))
    if sort.without:
        parts.append("-" + unmask(sort.without, words.MARKS))
    if sort.worlds:
        parts.append("@" + unmask(sort.worlds, words.WORLDS))
    parts += [f"[{name}]" for name in sort.names]
    if sort.part:
        parts.append("~" + sort.part.replace(" ", "_"))
    if span := _written(sort):
        parts.append(words.LEVELS[sort.measure] + span)
    for word, held in zip(WRITTEN, (sort.bears, sort.able, sort.unable), strict=True):
        if held:
            parts.append(f"{word}:{unmask(held, words.KINDS, kinds=True)}")
    return " ".join(parts)


def _written(sort: Sort) -> str:
    """Return the levels that a description of cards asks for, as in card files: ``<=4``; empty for any level."""
    least, most = sort.least, sort.most
    if least == most:
        return f"={least}"
    if least == words.LEAST:
        return f"<={most}" if most != words.MOST else ""
    return f">={least}" if most == words.MOST else f"={least}..{most}"


def read_sort(text: str) -> Sort:
    """Return the description of cards that a text of a card file says; raises Unreadable."""
    sort = Sort()
    for place, token in enumerate(TOKEN.findall(text)):
        sort = _token(sort, token, first=place == 0)
    return sort


def _token(sort: Sort, token: str, *, first: bool) -> Sort:
    """Return a description of cards with what one more word of its text says; raises Unreadable."""
    if token[0] in SIGNS:
        return _signed(sort, token[0], token[1:])
    word, colon, held = token.partition(":")
    span = RANGE.fullmatch(token)
    if span:
        return _range(sort, span)
    if colon and word in WRITTEN:
        kinds = mask(held, words.KINDS, "kind")
        place = WRITTEN.index(word)
        return sort._replace(bears=kinds) if place == 0 else _use(sort, kinds, able=place == 1)
    if not first:
        right = (*SIGNS, *[f"{name}<=" for name in words.LEVELS], *[f"{name}:" for name in WRITTEN])
        raise Unreadable("spell-word", {"what": "card", "text": token, "right": "  ".join(right)})
    return sort._replace(kinds=0 if token == ANY else mask(token, words.KINDS, "kind"))


def _signed(sort: Sort, sign: str, rest: str) -> Sort:
    """Return a description of cards with what a word of its text says that opens with a sign: ``+ - @ ~ [``."""
    if sign == "+":
        return sort._replace(marks=sort.marks | mask(rest, words.MARKS, "mark"))
    if sign == "-":
        return sort._replace(without=sort.without | mask(rest, words.MARKS, "mark"))
    if sign == "@":
        return sort._replace(worlds=sort.worlds | mask(rest, words.WORLDS, "world"))
    if sign == "~":
        return sort._replace(part=rest.replace("_", " "))
    return sort._replace(names=tuple(sorted({*sort.names, rest.removesuffix("]")})))


def _use(sort: Sort, kinds: int, *, able: bool) -> Sort:
    return sort._replace(able=kinds) if able else sort._replace(unable=kinds)


def _range(sort: Sort, span: re.Match[str]) -> Sort:
    """Return a description of cards with the range of levels that a match of RANGE asks for."""
    low = int(span[3])
    least, most = (words.LEAST, low) if span[2] == "<=" else (low, words.MOST) if span[2] == ">=" else (low, low)
    if span[4] is not None:
        most = int(span[4])
    measure = words.LEVELS.index(span[1]) if (least, most) != (words.LEAST, words.MOST) else words.ADJUSTED
    return sort._replace(measure=measure, least=least, most=most)


def write_sorts(sorts: tuple[Sort, ...]) -> str:
    """Return descriptions of cards, one of which must fit, as card files write them: with ``|`` between."""
    return " | ".join([write_sort(sort) for sort in sorts])


def read_sorts(text: str) -> tuple[Sort, ...]:
    """Return the descriptions of cards in a text, with ``|`` between, none for an empty text; raises Unreadable."""
    return tuple([read_sort(part) for part in text.split("|")]) if text.strip() else ()


def write_group(group: Group) -> str:
    """Return a group of cards (side, place, descriptions) as card files write it."""
    parts = [words.SIDES[group.side]]
    if group.place != words.FIGHT:
        parts.append(words.PLACES[group.place])
    if group.sorts:
        parts.append(write_sorts(group.sorts))
    return " ".join(parts)


def read_group(text: str) -> Group:
    """Return the group of cards (side, place, descriptions) that a text of a card file says; raises Unreadable."""
    side, _, rest = text.strip().partition(" ")
    number = choose(side, words.SIDES, "side")
    place, _, more = rest.strip().partition(" ")
    placed = place in words.PLACES
    sorts = read_sorts(more if placed else rest)
    return Group(number, words.PLACES.index(place) if placed else words.FIGHT, () if sorts == (Sort(),) else sorts)


def write_condition(condition: Condition) -> str:
    """Return a condition of a clause (a group of cards and how many of it) as card files write it."""
    group = write_group(condition.group)
    least, most = condition.least, condition.most
    if most == 0:
        return f"no {group}"
    if (least, most) == (1, words.MOST):
        return group
    return f"{least}{'' if least == most else f'..{most}' if most < words.MOST else '..'} {group}"


def read_condition(text: str) -> Condition:
    """Return the condition of a clause (a group of cards and how many of it) that a text says; raises Unreadable."""
    first, _, rest = text.strip().partition(" ")
    if first == "no":
        return Condition(read_group(rest), 0, 0)
    count = COUNT.fullmatch(first)
    if count is None:
        return Condition(read_group(text))
    least = int(count[1])
    most = least if count[2] is None else int(count[3]) if count[3] else words.MOST
    return Condition(read_group(rest), least, most)
