"""Which words go together: what may stand in each place of a clause, given the words before it."""

from typing import Final

from vedette.core.errors import Trouble, Unreadable
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.vocabulary import Clause, Power

CLAUSES: Final = 3
"""The most clauses of a power."""
GROUPS: Final = (vocabulary.PATROLMATES, vocabulary.TEAMMATES, vocabulary.ENEMIES, vocabulary.EVERYWHERE)
EVENTS: Final = (vocabulary.TURNED, vocabulary.ATTACKS, vocabulary.KILLS, vocabulary.DIES, vocabulary.ENDS)
FIGHTS: Final = (vocabulary.ATTACKS, vocabulary.ANSWER, vocabulary.KILLS)
"""The ``when`` of those clauses in which ``weaker`` and ``stronger`` beside ``self`` speak of the foe."""
SHOWN: Final = 78
"""How many characters of a list of words one value of an error message may have."""
SIZED: Final = (vocabulary.GIVE, vocabulary.SHOOT, vocabulary.HAVE)
"""The verbs that take a number."""

VERBS_OF: Final = {
    vocabulary.USE: [
        vocabulary.GIVE,
        vocabulary.TAKE,
        vocabulary.STRIKE,
        vocabulary.SHOOT,
        vocabulary.SLAY,
        vocabulary.REVEAL_IT,
        vocabulary.HIDE_IT,
        vocabulary.RUN,
        vocabulary.FETCH,
    ],
    vocabulary.ANSWER: [
        vocabulary.GIVE,
        vocabulary.TAKE,
        vocabulary.SHOOT,
        vocabulary.SLAY,
        vocabulary.REVEAL_IT,
        vocabulary.HIDE_IT,
        vocabulary.RUN,
        vocabulary.SHIELD,
        vocabulary.COUNTER,
        vocabulary.HAVE,
    ],
    vocabulary.ALWAYS: [vocabulary.HAVE],
    vocabulary.WHILE: [vocabulary.HAVE, vocabulary.SNEAK, vocabulary.GUARD],
    vocabulary.INSTEAD: [vocabulary.HIDE_IT, vocabulary.MOVE],
    vocabulary.ATTACKS: [vocabulary.GIVE, vocabulary.TAKE, vocabulary.SHOOT, vocabulary.SLAY, vocabulary.HAVE],
}
"""The verbs that a clause of each ``when`` may have; all that are not here share one list."""
ONLY: Final = {
    vocabulary.SHIELD: [vocabulary.SELF],
    vocabulary.MOVE: [vocabulary.SELF],
    vocabulary.GUARD: [vocabulary.SELF],
    vocabulary.COUNTER: [vocabulary.FOE],
    vocabulary.FETCH: [vocabulary.TEAMMATE],
    vocabulary.STRIKE: [vocabulary.ENEMY, vocabulary.DISTANT, vocabulary.ANYWHERE],
    vocabulary.SNEAK: [vocabulary.SELF, vocabulary.PATROLMATES, vocabulary.TEAMMATES],
}
"""Whom a verb acts on, whatever the moment."""


def moments(kind: int) -> list[int]:
    """Return the values that ``when`` may have in a clause of a type of ability."""
    if kind == vocabulary.REVEAL:
        return [vocabulary.USE]
    if kind == vocabulary.DEFENCE:
        return [vocabulary.ANSWER]
    return [vocabulary.WHILE, vocabulary.INSTEAD, *EVENTS] if kind == vocabulary.PASSIVE else []


def verbs(when: int) -> list[int]:
    """Return the verbs that a clause of this ``when`` may have."""
    if when in VERBS_OF:
        return VERBS_OF[when]
    # turning down what just turned up could go round for ever, and the dead turn nobody down
    return [
        vocabulary.GIVE,
        vocabulary.TAKE,
        vocabulary.SHOOT,
        vocabulary.SLAY,
        vocabulary.REVEAL_IT,
        vocabulary.RUN,
    ] + ([vocabulary.HIDE_IT] if when in (vocabulary.KILLS, vocabulary.ENDS) else [])


def present(when: int) -> list[int]:
    """Return whom a clause of this ``when`` may mean, chosen ones and IT aside."""
    if when in (vocabulary.ALWAYS, vocabulary.INSTEAD):
        return [vocabulary.SELF]
    if when == vocabulary.DIES:
        return [vocabulary.FOE, *GROUPS]
    return (
        [vocabulary.SELF, vocabulary.FOE, *GROUPS]
        if when in (vocabulary.ANSWER, vocabulary.ATTACKS)
        else [vocabulary.SELF, *GROUPS]
    )


def subjects(when: int, do: int) -> list[int]:
    """Return whom a verb may act on at a ``when``; IT, if it is one of them, still wants somebody chosen."""
    if do in ONLY:
        return ONLY[do]
    if do == vocabulary.HAVE and when in (vocabulary.ATTACKS, vocabulary.ANSWER):
        return [vocabulary.SELF, vocabulary.FOE]
    known = ([*range(vocabulary.CHOSEN), vocabulary.IT] if when == vocabulary.USE else []) + present(when)
    if do == vocabulary.SHOOT:
        return [who for who in known if who in vocabulary.FOES or who == vocabulary.IT]
    if do == vocabulary.SLAY:
        return [
            who for who in known if who not in (vocabulary.PATROLMATES, vocabulary.TEAMMATES, vocabulary.EVERYWHERE)
        ]
    return (
        [who for who in known if who not in (vocabulary.SELF, vocabulary.FOE)] if do == vocabulary.REVEAL_IT else known
    )


def whats(do: int, who: int, chosen: int) -> list[int]:
    """Return the kinds that a verb takes for a who (``chosen`` is who IT is), none if it takes none."""
    friend = (chosen if who == vocabulary.IT else who) in vocabulary.FRIENDS
    if do == vocabulary.HAVE:
        return [vocabulary.ATTACK, vocabulary.HEALTH]
    if do == vocabulary.TAKE:
        return (
            [vocabulary.POISON]
            if friend
            else [vocabulary.PERMANENT, vocabulary.TEMPORARY, vocabulary.ATTACK, vocabulary.HEALTH, vocabulary.BEAST]
        )
    if do != vocabulary.GIVE:
        return []
    if who == vocabulary.SELF:
        return [
            vocabulary.PERMANENT,
            vocabulary.TEMPORARY,
            vocabulary.ATTACK,
            vocabulary.HEALTH,
            vocabulary.BEAST,
            vocabulary.WIZARD,
        ]
    return (
        [vocabulary.PERMANENT, vocabulary.TEMPORARY, vocabulary.ATTACK, vocabulary.HEALTH, vocabulary.BEAST]
        if friend
        else [vocabulary.POISON]
    )


def amounts(do: int, what: int) -> list[int]:
    """Return the numbers that go with a verb and a kind, only NOTHING if it takes none."""
    if do == vocabulary.SHOOT:
        return [*range(1, 10), vocabulary.OWN]
    if do == vocabulary.HAVE:
        return [*range(-5, 0), *range(1, 6)]
    if do != vocabulary.GIVE or what in (vocabulary.POISON, vocabulary.BEAST):
        return [vocabulary.NOTHING]
    return [1, 2] if what == vocabulary.WIZARD else [1, 2, 3, 4, 5]


def pers(when: int, do: int, what: int, amount: int) -> list[int]:
    """Return by what the amount of a clause may be counted: once, per patrolmate, per enemy."""
    if (
        when == vocabulary.ALWAYS
        or do not in SIZED
        or amount in (vocabulary.NOTHING, vocabulary.OWN)
        or (do == vocabulary.GIVE and what == vocabulary.WIZARD)
    ):
        return [vocabulary.ONCE]
    return [vocabulary.ONCE, vocabulary.PER_PATROLMATE, vocabulary.PER_ENEMY]


def conditions(clause: Clause) -> list[int]:
    """Return the conditions that the rest of a clause leaves room for."""
    when, who = clause.when, clause.who
    if when in (vocabulary.ALWAYS, vocabulary.INSTEAD):
        return [vocabulary.ANY]
    found = [vocabulary.ANY, vocabulary.OUTNUMBERED, vocabulary.BEHIND]
    if who not in (vocabulary.PATROLMATE, vocabulary.PATROLMATES) and clause.per != vocabulary.PER_PATROLMATE:
        found.append(vocabulary.ALONE)
    about = who != vocabulary.SELF or when in FIGHTS
    if (
        about
        and who != vocabulary.IT
        and when != vocabulary.WHILE
        and clause.do not in (vocabulary.SHIELD, vocabulary.COUNTER, vocabulary.FETCH)
    ):
        found += [vocabulary.WEAKER, vocabulary.STRONGER]
    return found


def right(words: list[str]) -> dict[str, str]:
    """Return the right words as two values of an error message, in the second what is too long for the first."""
    shown = ", ".join(words)
    cut = shown.rfind(", ", 0, SHOWN) if len(shown) > SHOWN else len(shown)
    return {"right": shown[:cut] or "-", "more": shown[cut:]}


def named(words: tuple[str, ...], allowed: list[int]) -> dict[str, str]:
    """Return the words for some numbers of the vocabulary as values of an error message; empty words are left out."""
    return right([words[word] for word in allowed if words[word]])


def numbers(allowed: list[int]) -> str:
    """Return the amounts that are allowed as an error message lists them, such as ``1 - 9, attack``."""
    plain = [number for number in allowed if number != vocabulary.OWN]
    own = ", attack" if vocabulary.OWN in allowed else ""
    return f"{min(plain)} - {max(plain)}{own}" if plain != [vocabulary.NOTHING] else "-"


def fault(kind: int, clause: Clause, chosen: int) -> Trouble | None:
    """Return what keeps the words of a clause from going together, with the right ones, or None."""
    when, do, who = clause.when, clause.do, clause.who
    whens = moments(kind)
    if when not in whens:
        return Unreadable(
            "power-when",
            {"word": vocabulary.WHENS[when], "type": vocabulary.TYPES[kind], **named(vocabulary.WHENS, whens)},
        )
    if do not in verbs(when):
        values = {"word": vocabulary.VERBS[do], "when": vocabulary.WHENS[when], **named(vocabulary.VERBS, verbs(when))}
        return Unreadable("power-verb", values)
    if who not in subjects(when, do):
        values = {
            "word": vocabulary.SUBJECTS[who],
            "verb": vocabulary.VERBS[do],
            **named(vocabulary.SUBJECTS, subjects(when, do)),
        }
        return Unreadable("power-who", values)
    if who == vocabulary.IT and chosen < 0:
        return Unreadable("power-it", named(vocabulary.SUBJECTS, list(range(vocabulary.CHOSEN))))
    if who == vocabulary.IT and do == vocabulary.SHOOT and chosen in vocabulary.FRIENDS:
        return Unreadable(
            "power-who",
            {"word": "it", "verb": vocabulary.VERBS[do], **named(vocabulary.SUBJECTS, list(vocabulary.FOES))},
        )
    return _number_fault(clause, whats(do, who, chosen))


def _number_fault(clause: Clause, kinds: list[int]) -> Trouble | None:
    """Return what is wrong with the number, the kind, the count or the condition of a clause."""
    do = clause.do
    if kinds and clause.what not in kinds:
        values = {
            "word": vocabulary.COUNTERS[clause.what],
            "verb": vocabulary.VERBS[do],
            **named(vocabulary.COUNTERS, kinds),
        }
        return Unreadable("power-what", values)
    sizes = amounts(do, clause.what)
    if clause.amount not in sizes:
        return Unreadable(
            "power-amount", {"word": str(clause.amount), "verb": vocabulary.VERBS[do], "right": numbers(sizes)}
        )
    if clause.per not in pers(clause.when, do, clause.what, clause.amount):
        return Unreadable("power-per", {"word": vocabulary.PERS[clause.per], "verb": vocabulary.VERBS[do]})
    if clause.cond not in conditions(clause):
        values = {"word": vocabulary.CONDITIONS[clause.cond], **named(vocabulary.CONDITIONS, conditions(clause))}
        return Unreadable("power-condition", values)
    return None


def faults(kind: int, power: Power) -> list[Trouble]:
    """Return everything that is wrong with the power of an ability of this type."""
    if not power or kind == vocabulary.NONE:
        return [Unreadable("power-type", {"type": vocabulary.TYPES[kind]})] if power or kind != vocabulary.NONE else []
    if len(power) > CLAUSES:
        return [Unreadable("power-long", {"most": str(CLAUSES)})]
    found: list[Trouble] = []
    chosen = -1
    for clause in power:
        wrong = fault(kind, clause, chosen)
        if wrong is not None:
            found.append(wrong)
        elif clause.who < vocabulary.CHOSEN:
            if chosen >= 0:
                found.append(Unreadable("power-choice", {"word": vocabulary.SUBJECTS[clause.who]}))
            chosen = clause.who
    return found or _whole(kind, power)


def _whole(kind: int, power: Power) -> list[Trouble]:
    """Return what is wrong between the clauses of a power."""
    found: list[Trouble] = []
    done = [clause.do for clause in power]
    if vocabulary.STRIKE in done[:-1]:
        found.append(Unreadable("power-last"))
    if vocabulary.COUNTER in done and (
        done[0] != vocabulary.COUNTER or vocabulary.SHIELD in done or vocabulary.HAVE in done
    ):
        found.append(Unreadable("power-first"))
    if len(set(power)) < len(power) or done.count(vocabulary.COUNTER) > 1 or done.count(vocabulary.SHIELD) > 1:
        found.append(Unreadable("power-same"))
    others = [clause for clause in power if clause.who != vocabulary.SELF or clause.what == vocabulary.WIZARD]
    if kind == vocabulary.REVEAL and not others:
        found.append(Unreadable("power-self", named(vocabulary.SUBJECTS, [*range(vocabulary.CHOSEN), *GROUPS])))
    return found


def clauses(when: int, chosen: int = -1) -> list[Clause]:
    """Return every clause of a ``when`` that is right by itself, conditions included, in a fixed order."""
    found: list[Clause] = []
    for do in verbs(when):
        for who in subjects(when, do):
            if who == vocabulary.IT and (chosen < 0 or (do == vocabulary.SHOOT and chosen in vocabulary.FRIENDS)):
                continue
            for what in whats(do, who, chosen) or [0]:
                for amount in amounts(do, what):
                    for per in pers(when, do, what, amount):
                        bare = Clause(when, vocabulary.ANY, do, who, amount, what, per)
                        found += [bare._replace(cond=cond) for cond in conditions(bare)]
    return found
