"""Powers for the tests: every clause there is, and random powers made of them."""

from functools import cache

from hypothesis import strategies as st

from vedette.games.patrol.cards.grammar import clauses, faults, moments
from vedette.games.patrol.engine.vocabulary import CHOSEN, DEFENCE, IT, PASSIVE, REVEAL, USE, Clause, Power

KINDS = (REVEAL, PASSIVE, DEFENCE)


@cache
def single(kind: int) -> tuple[Clause, ...]:
    """Return every clause of a type of ability that needs no other before it."""
    return tuple(clause for when in moments(kind) for clause in clauses(when))


@cache
def later(chosen: int) -> tuple[Clause, ...]:
    """Return every clause that speaks of somebody chosen before."""
    return tuple(clause for clause in clauses(USE, chosen) if clause.who == IT)


@st.composite
def powers(draw: st.DrawFn) -> tuple[int, Power]:
    """Draw a type and a whole power of it."""
    kind = draw(st.sampled_from(KINDS))
    power: list[Clause] = []
    chosen = -1
    for _ in range(draw(st.integers(1, 3))):
        pool = later(chosen) if chosen >= 0 and draw(st.booleans()) else single(kind)
        clause = draw(st.sampled_from(pool))
        if not (chosen >= 0 and clause.who < CHOSEN):
            power.append(clause)
            chosen = clause.who if clause.who < CHOSEN else chosen
        if faults(kind, tuple(power)):
            power.pop()
    if not power:
        power = [next(clause for clause in single(kind) if not faults(kind, (clause,)))]
    return kind, tuple(power)
