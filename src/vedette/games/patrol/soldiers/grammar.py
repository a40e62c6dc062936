"""Which words go together: what may stand in each place of a clause, given the words before it."""

from typing import Final

from vedette.core.errors import Trouble, Unreadable
from vedette.games.patrol.words import (
    ALONE,
    ALWAYS,
    ANSWER,
    ANY,
    ANYWHERE,
    ATTACK,
    ATTACKS,
    BEAST,
    BEHIND,
    CHOSEN,
    CONDITIONS,
    COUNTER,
    COUNTERS,
    DEFENCE,
    DIES,
    DISTANT,
    ENDS,
    ENEMIES,
    ENEMY,
    EVERYWHERE,
    FETCH,
    FOE,
    FOES,
    FRIENDS,
    GIVE,
    GUARD,
    HAVE,
    HEALTH,
    HIDE_IT,
    INSTEAD,
    IT,
    KILLS,
    MOVE,
    NONE,
    NOTHING,
    ONCE,
    OUTNUMBERED,
    OWN,
    PASSIVE,
    PATROLMATE,
    PATROLMATES,
    PER_ENEMY,
    PER_PATROLMATE,
    PERMANENT,
    PERS,
    POISON,
    REVEAL,
    REVEAL_IT,
    RUN,
    SELF,
    SHIELD,
    SHOOT,
    SLAY,
    SNEAK,
    STRIKE,
    STRONGER,
    SUBJECTS,
    TAKE,
    TEAMMATE,
    TEAMMATES,
    TEMPORARY,
    TURNED,
    TYPES,
    USE,
    VERBS,
    WEAKER,
    WHENS,
    WHILE,
    WIZARD,
    Clause,
    Power,
)

CLAUSES: Final = 3
"""The most clauses of a power."""
GROUPS: Final = (PATROLMATES, TEAMMATES, ENEMIES, EVERYWHERE)
EVENTS: Final = (TURNED, ATTACKS, KILLS, DIES, ENDS)
FIGHTS: Final = (ATTACKS, ANSWER, KILLS)
"""When ``weaker`` and ``stronger`` beside ``self`` speak of the foe."""
SHOWN: Final = 78
"""Characters of a list of words that stand in one value of a refusal."""
SIZED: Final = (GIVE, SHOOT, HAVE)
"""The verbs that take a number."""

VERBS_OF: Final = {
    USE: [GIVE, TAKE, STRIKE, SHOOT, SLAY, REVEAL_IT, HIDE_IT, RUN, FETCH],
    ANSWER: [GIVE, TAKE, SHOOT, SLAY, REVEAL_IT, HIDE_IT, RUN, SHIELD, COUNTER, HAVE],
    ALWAYS: [HAVE],
    WHILE: [HAVE, SNEAK, GUARD],
    INSTEAD: [HIDE_IT, MOVE],
    ATTACKS: [GIVE, TAKE, SHOOT, SLAY, HAVE],
}
"""The verbs of the moments; the others share theirs."""
ONLY: Final = {
    SHIELD: [SELF],
    MOVE: [SELF],
    GUARD: [SELF],
    COUNTER: [FOE],
    FETCH: [TEAMMATE],
    STRIKE: [ENEMY, DISTANT, ANYWHERE],
    SNEAK: [SELF, PATROLMATES, TEAMMATES],
}
"""Whom a verb acts on, whatever the moment."""


def moments(kind: int) -> list[int]:
    """Return the whens of a type of ability."""
    if kind == REVEAL:
        return [USE]
    if kind == DEFENCE:
        return [ANSWER]
    return [WHILE, INSTEAD, *EVENTS] if kind == PASSIVE else []


def verbs(when: int) -> list[int]:
    """Return the verbs that a moment takes."""
    if when in VERBS_OF:
        return VERBS_OF[when]
    # turning down what just turned up could go round for ever, and the dead turn nobody down
    return [GIVE, TAKE, SHOOT, SLAY, REVEAL_IT, RUN] + ([HIDE_IT] if when in (KILLS, ENDS) else [])


def present(when: int) -> list[int]:
    """Return whom a moment knows, chosen ones and IT aside."""
    if when in (ALWAYS, INSTEAD):
        return [SELF]
    if when == DIES:
        return [FOE, *GROUPS]
    return [SELF, FOE, *GROUPS] if when in (ANSWER, ATTACKS) else [SELF, *GROUPS]


def subjects(when: int, do: int) -> list[int]:
    """Return whom a verb may act on at a moment; IT, if it is one of them, still wants somebody chosen."""
    if do in ONLY:
        return ONLY[do]
    if do == HAVE and when in (ATTACKS, ANSWER):
        return [SELF, FOE]
    known = ([*range(CHOSEN), IT] if when == USE else []) + present(when)
    if do == SHOOT:
        return [who for who in known if who in FOES or who == IT]
    if do == SLAY:
        return [who for who in known if who not in (PATROLMATES, TEAMMATES, EVERYWHERE)]
    return [who for who in known if who not in (SELF, FOE)] if do == REVEAL_IT else known


def whats(do: int, who: int, chosen: int) -> list[int]:
    """Return the kinds that a verb takes for a who (``chosen`` is who IT is), none if it takes none."""
    friend = (chosen if who == IT else who) in FRIENDS
    if do == HAVE:
        return [ATTACK, HEALTH]
    if do == TAKE:
        return [POISON] if friend else [PERMANENT, TEMPORARY, ATTACK, HEALTH, BEAST]
    if do != GIVE:
        return []
    if who == SELF:
        return [PERMANENT, TEMPORARY, ATTACK, HEALTH, BEAST, WIZARD]
    return [PERMANENT, TEMPORARY, ATTACK, HEALTH, BEAST] if friend else [POISON]


def amounts(do: int, what: int) -> list[int]:
    """Return the numbers that go with a verb and a kind, only NOTHING if it takes none."""
    if do == SHOOT:
        return [*range(1, 10), OWN]
    if do == HAVE:
        return [*range(-5, 0), *range(1, 6)]
    if do != GIVE or what in (POISON, BEAST):
        return [NOTHING]
    return [1, 2] if what == WIZARD else [1, 2, 3, 4, 5]


def pers(when: int, do: int, what: int, amount: int) -> list[int]:
    """Return what a number may be counted by."""
    if when == ALWAYS or do not in SIZED or amount in (NOTHING, OWN) or (do == GIVE and what == WIZARD):
        return [ONCE]
    return [ONCE, PER_PATROLMATE, PER_ENEMY]


def conditions(clause: Clause) -> list[int]:
    """Return the conditions that the rest of a clause leaves room for."""
    when, who = clause.when, clause.who
    if when in (ALWAYS, INSTEAD):
        return [ANY]
    found = [ANY, OUTNUMBERED, BEHIND]
    if who not in (PATROLMATE, PATROLMATES) and clause.per != PER_PATROLMATE:
        found.append(ALONE)
    about = who != SELF or when in FIGHTS
    if about and who != IT and when != WHILE and clause.do not in (SHIELD, COUNTER, FETCH):
        found += [WEAKER, STRONGER]
    return found


def right(words: list[str]) -> dict[str, str]:
    """Return the right words as a refusal lists them, in two values: a sentence cuts a long one."""
    shown = ", ".join(words)
    cut = shown.rfind(", ", 0, SHOWN) if len(shown) > SHOWN else len(shown)
    return {"right": shown[:cut] or "-", "more": shown[cut:]}


def named(words: tuple[str, ...], allowed: list[int]) -> dict[str, str]:
    """Return the words for some numbers, as a refusal lists them; those that are not written are left out."""
    return right([words[word] for word in allowed if words[word]])


def numbers(allowed: list[int]) -> str:
    """Return the numbers that are allowed, as a refusal lists them."""
    plain = [number for number in allowed if number != OWN]
    own = ", attack" if OWN in allowed else ""
    return f"{min(plain)} - {max(plain)}{own}" if plain != [NOTHING] else "-"


def fault(kind: int, clause: Clause, chosen: int) -> Trouble | None:
    """Return what keeps the words of a clause from going together, with the right ones, or None."""
    when, do, who = clause.when, clause.do, clause.who
    whens = moments(kind)
    if when not in whens:
        return Unreadable("power-when", {"word": WHENS[when], "type": TYPES[kind], **named(WHENS, whens)})
    if do not in verbs(when):
        values = {"word": VERBS[do], "when": WHENS[when], **named(VERBS, verbs(when))}
        return Unreadable("power-verb", values)
    if who not in subjects(when, do):
        values = {"word": SUBJECTS[who], "verb": VERBS[do], **named(SUBJECTS, subjects(when, do))}
        return Unreadable("power-who", values)
    if who == IT and chosen < 0:
        return Unreadable("power-it", named(SUBJECTS, list(range(CHOSEN))))
    if who == IT and do == SHOOT and chosen in FRIENDS:
        return Unreadable("power-who", {"word": "it", "verb": VERBS[do], **named(SUBJECTS, list(FOES))})
    return _number_fault(clause, whats(do, who, chosen))


def _number_fault(clause: Clause, kinds: list[int]) -> Trouble | None:
    """Return what is wrong with the number, the kind, the count or the condition of a clause."""
    do = clause.do
    if kinds and clause.what not in kinds:
        values = {"word": COUNTERS[clause.what], "verb": VERBS[do], **named(COUNTERS, kinds)}
        return Unreadable("power-what", values)
    sizes = amounts(do, clause.what)
    if clause.amount not in sizes:
        return Unreadable("power-amount", {"word": str(clause.amount), "verb": VERBS[do], "right": numbers(sizes)})
    if clause.per not in pers(clause.when, do, clause.what, clause.amount):
        return Unreadable("power-per", {"word": PERS[clause.per], "verb": VERBS[do]})
    if clause.cond not in conditions(clause):
        values = {"word": CONDITIONS[clause.cond], **named(CONDITIONS, conditions(clause))}
        return Unreadable("power-condition", values)
    return None


def faults(kind: int, power: Power) -> list[Trouble]:
    """Return everything that is wrong with the power of an ability of this type."""
    if not power or kind == NONE:
        return [Unreadable("power-type", {"type": TYPES[kind]})] if power or kind != NONE else []
    if len(power) > CLAUSES:
        return [Unreadable("power-long", {"most": str(CLAUSES)})]
    found: list[Trouble] = []
    chosen = -1
    for clause in power:
        wrong = fault(kind, clause, chosen)
        if wrong is not None:
            found.append(wrong)
        elif clause.who < CHOSEN:
            if chosen >= 0:
                found.append(Unreadable("power-choice", {"word": SUBJECTS[clause.who]}))
            chosen = clause.who
    return found or _whole(kind, power)


def _whole(kind: int, power: Power) -> list[Trouble]:
    """Return what is wrong between the clauses of a power."""
    found: list[Trouble] = []
    done = [clause.do for clause in power]
    if STRIKE in done[:-1]:
        found.append(Unreadable("power-last"))
    if COUNTER in done and (done[0] != COUNTER or SHIELD in done or HAVE in done):
        found.append(Unreadable("power-first"))
    if len(set(power)) < len(power) or done.count(COUNTER) > 1 or done.count(SHIELD) > 1:
        found.append(Unreadable("power-same"))
    others = [clause for clause in power if clause.who != SELF or clause.what == WIZARD]
    if kind == REVEAL and not others:
        found.append(Unreadable("power-self", named(SUBJECTS, [*range(CHOSEN), *GROUPS])))
    return found


def clauses(when: int, chosen: int = -1) -> list[Clause]:
    """Return every clause of a moment that is right by itself, conditions included, in a fixed order."""
    found: list[Clause] = []
    for do in verbs(when):
        for who in subjects(when, do):
            if who == IT and (chosen < 0 or (do == SHOOT and chosen in FRIENDS)):
                continue
            for what in whats(do, who, chosen) or [0]:
                for amount in amounts(do, what):
                    for per in pers(when, do, what, amount):
                        bare = Clause(when, ANY, do, who, amount, what, per)
                        found += [bare._replace(cond=cond) for cond in conditions(bare)]
    return found
