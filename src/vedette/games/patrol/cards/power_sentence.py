"""Powers as files write them: ``give patrolmate 1 temporary; kills: have self +1 attack``.

    clause    [when ":"] ["if" condition] verb [who] [number] [what] ["per" (patrolmate | enemy)]
    sentence  clause {";" clause}

``use``, ``answer`` and ``while`` go without saying for R, D and P; ``shield`` and ``counter`` take no who.
A number of ``have`` bears its sign; ``shoot enemy attack`` shoots with the soldier's own attack.
"""

from typing import Final

from vedette.core.errors import Unreadable
from vedette.games.patrol.cards.grammar import SIZED, faults, right
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.vocabulary import Clause, Power

USUAL: Final = {
    vocabulary.NONE: vocabulary.ALWAYS,
    vocabulary.REVEAL: vocabulary.USE,
    vocabulary.PASSIVE: vocabulary.WHILE,
    vocabulary.DEFENCE: vocabulary.ANSWER,
}
"""By type of ability, the ``when`` that a written clause leaves out."""
SILENT: Final = {vocabulary.SHIELD: vocabulary.SELF, vocabulary.COUNTER: vocabulary.FOE}
"""Verbs after which a written clause leaves out whom it means, with that subject."""
KINDED: Final = (vocabulary.GIVE, vocabulary.TAKE, vocabulary.HAVE)
"""Verbs that are followed by a kind of counter, or by attack or health."""


def write(power: Power, kind: int) -> str:
    """Return a power as files write it, for an ability of this type."""
    return "; ".join([_write(clause, kind) for clause in power])


def _write(clause: Clause, kind: int) -> str:
    words: list[str] = []
    if clause.when != USUAL[kind]:
        words.append(f"{vocabulary.WHENS[clause.when]}:")
    if clause.cond != vocabulary.ANY:
        words.append(f"if {vocabulary.CONDITIONS[clause.cond]}")
    words.append(vocabulary.VERBS[clause.do])
    if clause.do not in SILENT:
        words.append(vocabulary.SUBJECTS[clause.who])
    if clause.amount == vocabulary.OWN:
        words.append("attack")
    elif clause.amount != vocabulary.NOTHING:
        words.append(f"{clause.amount:+d}" if clause.do == vocabulary.HAVE else str(clause.amount))
    if clause.do in KINDED:
        words.append(vocabulary.COUNTERS[clause.what])
    if clause.per != vocabulary.ONCE:
        words.append(f"per {vocabulary.PERS[clause.per]}")
    return " ".join(words)


class ClauseWords:
    """The words of one clause, taken from the left."""

    def __init__(self, text: str) -> None:
        """Split the text of a clause into its words; a colon is a word of its own."""
        self.words = text.replace(":", " : ").lower().split()
        self.at = 0

    def peek(self) -> str:
        """Return the next word, nothing at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, word: str) -> bool:
        """Go past the next word if it is this one; return whether it was."""
        found = self.peek() == word
        self.at += found
        return found

    def one_of(self, known: tuple[str, ...]) -> int:
        """Go past the next word and return its index in a list; raises Unreadable with the right words."""
        word = self.peek()
        if not word or word not in known:
            raise Unreadable("power-word", {"word": word or "-", **right([one for one in known if one])})
        self.at += 1
        return known.index(word)

    def number(self, signed: bool) -> int:  # noqa: FBT001 (read once, below, beside its reason)
        """Go past the next word and return its number, OWN for ``attack`` if unsigned; raises Unreadable."""
        word = self.peek()
        digits = word[1:] if signed and word[:1] in ("+", "-") else word
        self.at += 1
        if not signed and word == "attack":
            return vocabulary.OWN
        if not (digits.isascii() and digits.isdigit() and len(digits) < 3) or (signed and digits == word):
            raise Unreadable("power-number", {"word": word or "-", "right": "+1, -1" if signed else "1, 2, 3"})
        return -int(digits) if word[0] == "-" else int(digits)


def read(text: str, kind: int) -> Power:
    """Return the power that a file writes for an ability of this type.

    Raises the first Unreadable: a word there is not, with the right ones, or words that do not go together.
    """
    power = parse(text, kind)
    wrong = faults(kind, power)
    if wrong:
        raise wrong[0]
    return power


def parse(text: str, kind: int) -> Power:
    """Return the power of a text, whether or not its words go together: the colours are freer than soldiers.

    Raises Unreadable for a word there is not.
    """
    return tuple([_read(ClauseWords(part), kind) for part in text.split(";")]) if text.strip() else ()


def _read(words: ClauseWords, kind: int) -> Clause:
    when, cond = USUAL[kind], vocabulary.ANY
    if len(words.words) > 1 and words.words[1] == ":":
        when = words.one_of(vocabulary.WHENS)
        words.take(":")
    if words.take("if"):
        cond = words.one_of(vocabulary.CONDITIONS)
    do = words.one_of(vocabulary.VERBS)
    who = SILENT[do] if do in SILENT else words.one_of(vocabulary.SUBJECTS)
    # poison and Beast Mode come one at a time: their number goes without saying
    sized = do in SIZED and not (do == vocabulary.GIVE and words.peek() in ("poison", "beast"))
    amount = words.number(do == vocabulary.HAVE) if sized else vocabulary.NOTHING
    what = words.one_of(vocabulary.COUNTERS) if do in KINDED else 0
    per = words.one_of(vocabulary.PERS) if words.take("per") else vocabulary.ONCE
    if words.peek():
        raise Unreadable("power-rest", {"word": words.peek()})
    return Clause(when, cond, do, who, amount, what, per)
