"""Which clauses of powers are valid: what each effect word (``Clause.do``, such as ban) takes in the other fields."""

from typing import Final, NamedTuple

from vedette.games.spellfire.engine.vocabulary import words
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

NOBODY: Final = 0
SUBJECT: Final = 1
"""Says of an effect word that it acts on one card or on all cards of a group."""
QUANTITY: Final = 2
"""Says of an effect word that it acts on one card or on a number of cards of a group."""
SORTS: Final = 3
"""Says of an effect word that it acts on cards given by descriptions alone; their side is fixed."""

NOTHING: Final = 0
DESCRIBED: Final = 1
PERHAPS: Final = 2
"""Says of an effect word that its second group, ``what``, may have descriptions or none."""
ONE_MARK: Final = 3
"""Says of an effect word that its ``what`` is a single description, which names marks alone."""
ONE_TYPE: Final = 4
"""Says of an effect word that its ``what`` is a single description: one type of champion, or artifacts, alone."""
PERHAPS_TYPE: Final = 5


class Shape(NamedTuple):
    """What a clause with one effect word may contain; its ``number`` may be anything from ``least`` to ``most``."""

    who: int
    what: int = NOTHING
    least: int = 0
    most: int = 0
    per: int = 0
    base: int = 0
    side: int = words.THIS
    """The side of the cards where the effect word takes only descriptions of them."""


SHAPES: Final = (
    Shape(SUBJECT, least=-99, most=99, per=1, base=1),  # level
    Shape(SUBJECT, least=2, most=9, base=1),  # times
    Shape(SUBJECT, most=1, base=1),  # halve
    Shape(SUBJECT, most=99),  # set
    Shape(SUBJECT, DESCRIBED),  # use
    Shape(SUBJECT, DESCRIBED, most=9),  # ban
    Shape(SORTS, PERHAPS, side=5),  # bar
    Shape(SORTS, PERHAPS, side=5),  # only
    Shape(SORTS, side=6),  # unfit
    Shape(SORTS, side=5),  # wall
    Shape(SUBJECT, least=1, most=15),  # ignore
    Shape(SUBJECT, DESCRIBED, most=words.FROM_LOSS),  # immune
    Shape(SUBJECT, most=1),  # blank
    Shape(QUANTITY, most=99),  # cancel
    Shape(QUANTITY, most=99, base=1),  # discard
    Shape(QUANTITY, most=99),  # take
    Shape(NOBODY, base=1),  # win
    Shape(NOBODY),  # lose
    Shape(SUBJECT),  # repel
    Shape(SUBJECT, most=1),  # escape
    Shape(SUBJECT, least=2, most=9),  # lives
    Shape(NOBODY),  # draw
    Shape(QUANTITY, most=99),  # freeze
    Shape(SUBJECT, ONE_MARK),  # mark
    Shape(SUBJECT, ONE_TYPE, base=1),  # type
    Shape(SUBJECT, PERHAPS, most=5),  # attach
    Shape(NOBODY, PERHAPS_TYPE, most=99),  # defends
    Shape(SORTS, side=3),  # reserved
    Shape(NOBODY),  # once
    Shape(QUANTITY, most=9, base=1),  # join
    Shape(SUBJECT, most=len(words.PROTECTIONS) - 1),  # protect
    Shape(QUANTITY, most=99),  # return
    Shape(SUBJECT),  # bound
    Shape(SUBJECT),  # stay
    Shape(QUANTITY, most=9),  # cost
    Shape(NOBODY, most=len(words.IDLE_REASONS) - 1),  # idle
    Shape(QUANTITY, most=9, base=1),  # copy
)
SOONEST: Final = 7
"""The most cards on which a clause may act "as soon as possible" (§5.18): they are counted in three bits."""
ANYONE: Final = Group()
ALONE: Final = (words.THIS, words.BEARER, words.CUE)
"""The sides of a group that mean one card: the card itself, its bearer, the card that set the clause off."""
SELECTIVE: Final = (
    words.LEVEL,
    words.TIMES,
    words.HALVE,
    words.SET,
    words.USE,
    words.BAN,
    words.IMMUNE,
    words.BLANK,
    words.MARK,
    words.TYPE,
    words.PROTECT,
)
"""The effect words that may be limited to some cards of a group, picked when the clause acts."""


def faults(clause: Clause) -> list[str]:
    """Return the names of the fields of a clause that do not fit its effect word; none for a valid clause."""
    if not 0 <= clause.do < len(words.WORDS):
        return ["do"]
    shape = SHAPES[clause.do]
    found: list[str] = []
    if not _who(clause, shape):
        found.append("who")
    if not _what(clause, shape):
        found.append("what")
    if not _number(clause, shape):
        found.append("number")
    if not _measure(clause, shape):
        found.append("measure")
    if clause.base not in (0, shape.base) or (clause.base and _thing(clause)):
        found.append("base")
    if clause.per is not None and not (shape.per and _per(clause.per, clause.measure)):
        found.append("per")
    if clause.some and not _some(clause):
        found.append("some")
    return found + _when(clause)


def sort(wanted: Sort) -> bool:
    """Return whether a description of cards is valid: ranges the right way, names in order, known kinds and marks."""
    masks = (wanted.kinds, wanted.bears, wanted.able, wanted.unable)
    if any(mask < 0 or mask >> len(words.KINDS) for mask in masks):
        return False
    if wanted.marks < 0 or wanted.without < 0 or (wanted.marks | wanted.without) >> len(words.MARKS):
        return False
    if wanted.worlds < 0 or wanted.worlds >> len(words.WORLDS):
        return False
    free = wanted.least == words.LEAST and wanted.most == words.MOST
    if (free and wanted.measure != words.ADJUSTED) or not words.LEAST <= wanted.least <= wanted.most <= words.MOST:
        return False
    if not words.ADJUSTED <= wanted.measure <= words.PRINTED + 1:
        return False
    return list(wanted.names) == sorted(set(wanted.names)) and all(named(name) for name in (*wanted.names, wanted.part))


def named(text: str) -> bool:
    """Return whether a text can be a name in a description of cards: printable, without quotes, brackets or ``|``."""
    bad = [letter for letter in text if letter in "[]{}\u201c\u201d\u00ab\u00bb|" or not letter.isprintable()]
    return not bad and text == " ".join(text.split()) and text not in ("-", "!")


def group(wanted: Group, *, anywhere: bool = False) -> bool:
    """Return whether a group of cards is valid; a single card has no place in it, unless ``anywhere``."""
    if wanted.side in ALONE and wanted.place != words.FIGHT and not anywhere:
        return False
    sides = 0 <= wanted.side <= words.EACH and 0 <= wanted.place <= 2 and Sort() not in wanted.sorts
    return sides and len(set(wanted.sorts)) == len(wanted.sorts) and all(sort(one) for one in wanted.sorts)


def _per(per: Group, measure: int) -> bool:
    """Return whether a group of cards can be counted for "so many for each": by cards or by levels."""
    return group(per) and (per.side not in ALONE or (measure == words.TOTAL and not per.sorts))


def _some(clause: Clause) -> bool:
    """Return whether a clause may be limited to some cards of its group, picked when it acts."""
    picked = clause.do in SELECTIVE and clause.who.side not in ALONE
    return picked and clause.when != words.ALWAYS and 0 < clause.some <= 9


def _who(clause: Clause, shape: Shape) -> bool:
    who = clause.who
    if shape.who == NOBODY:
        return who == ANYONE
    if not group(who):
        return False
    if shape.who == SORTS:
        return (
            who.side == shape.side
            and who.place == words.FIGHT
            and (len(who.sorts) > 0 or words.WORDS[clause.do] == "wall")
        )
    return who.side not in ALONE or len(who.sorts) == 0


def _what(clause: Clause, shape: Shape) -> bool:
    what, taken = clause.what, shape.what
    if not all(sort(one) for one in what) or len(set(what)) != len(what):
        return False
    if taken == NOTHING or (taken == PERHAPS_TYPE and len(what) == 0):
        return len(what) == 0
    if taken == PERHAPS:
        return words.WORDS[clause.do] != "attach" or (len(what) > 0) == (clause.number == 0)
    if taken == DESCRIBED:
        return len(what) > 0
    return len(what) == 1 and _single(what[0], taken)


def _single(one: Sort, taken: int) -> bool:
    """Return whether a description of cards names nothing but marks, or nothing but one type, whichever is wanted."""
    if taken == ONE_MARK:
        return one.marks != 0 and one == Sort(marks=one.marks)
    single = one.kinds & (one.kinds - 1) == 0
    types = words.CHAMPIONS | (1 << words.ARTIFACT if taken == ONE_TYPE else 0)
    return single and one.kinds & types != 0 and one == Sort(kinds=one.kinds)


def _thing(clause: Clause) -> bool:
    """Return whether a clause makes cards artifacts too; such a clause cannot take their other types away."""
    return clause.do == words.TYPE and clause.what == (Sort(kinds=1 << words.ARTIFACT),)


def _number(clause: Clause, shape: Shape) -> bool:
    if shape.who == QUANTITY:
        if clause.who.side in ALONE:
            return clause.number == 0 or (
                clause.do == words.CANCEL
                and clause.when == words.USED
                and clause.who.side == words.CUE
                and clause.number == 1
            )
        return (clause.number == 0) == (clause.measure == words.EVERY) and 0 <= clause.number <= shape.most
    return shape.least <= clause.number <= shape.most and not (shape.least < 0 and clause.number == 0)


def _measure(clause: Clause, shape: Shape) -> bool:
    if shape.who != QUANTITY or clause.who.side in ALONE:
        levels = clause.per is not None and clause.measure == words.TOTAL
        return (clause.measure == 0 or levels) and (
            clause.pick == 0 or (clause.some > 0 and 0 < clause.pick <= words.LOWEST)
        )
    return (
        0 <= clause.measure <= words.EVERY
        and 0 <= clause.pick <= 3
        and (clause.measure != words.EVERY or clause.pick == 0)
    )


def _when(clause: Clause) -> list[str]:
    found: list[str] = []
    most = SOONEST if clause.measure == words.CARDS else 1
    late = clause.when == words.SOON and (clause.do not in (words.DISCARD, words.TAKE) or clause.number > most)
    if not words.ALWAYS <= clause.when <= words.FALLEN or late:
        found.append("when")
    cued = clause.when in (words.USED, words.FIRST)
    if cued != (clause.cue is not None) or (
        clause.cue is not None and (not group(clause.cue) or clause.cue.side in ALONE)
    ):
        found.append("cue")
    if clause.who.side == words.CUE and not cued:
        found.append("who")
    if not words.EITHER <= clause.role <= 2:
        found.append("role")
    if not all(condition(one) for one in clause.conditions) or len(set(clause.conditions)) != len(clause.conditions):
        found.append("if")
    if not words.WHILE <= clause.until <= words.FOR_GOOD:
        found.append("until")
    if clause.wide not in (0, 1):
        found.append("wide")
    if not 0 <= clause.option <= 9:
        found.append("option")
    if clause.do == words.IDLE and clause != Clause(words.IDLE, number=clause.number):
        found.append("do")
    return found


def condition(wanted: Condition) -> bool:
    """Return whether a condition of a clause is valid: its group of cards, and from how many to how many of it."""
    outside = wanted.group.side in ALONE and wanted.group.place == words.POOL
    if not group(wanted.group, anywhere=outside) or not 0 <= wanted.least <= wanted.most <= words.MOST:
        return False
    if wanted.group.side in ALONE and wanted.group.place == words.POOL:
        asked = wanted.group.side != words.CUE and not wanted.group.sorts
        return asked and (wanted.least, wanted.most) in ((1, words.MOST), (0, 0))
    if wanted.group.side in ALONE:
        return len(wanted.group.sorts) > 0 and (wanted.least, wanted.most) in ((1, words.MOST), (0, 0))
    return wanted.least > 0 or wanted.most < words.MOST


def opponent(wanted: Group) -> bool:
    """Return whether a group is the champion of the other side in the fight."""
    champions = [one for one in wanted.sorts if one.kinds and one.kinds & ~words.CHAMPIONS == 0]
    return wanted.side == words.OTHER and wanted.place == words.FIGHT and 0 < len(wanted.sorts) == len(champions)
