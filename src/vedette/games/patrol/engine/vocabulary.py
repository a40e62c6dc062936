"""The words that powers are made of, as small ints, each with what it does: the engine executes nothing else.

A **power** is a tuple of clauses, done one after the other; a **clause** is seven small numbers:

    when   cond   do      who          amount  what        per
    ----   ----   ------  -----------  ------  ----------  -----------
    use    -      give    patrolmate   1       temporary   -             Wisdom
    kills  -      give    self         1       permanent   -             a soldier that learns from each kill
    while  alone  have    self         +2      attack      -             a lone wolf
    use    -      shoot   anywhere     ATTACK  -           -             an archer

``grammar.py`` says which words go together; no other clause is ever read, so that an engine may rely on it.

Terms. *On patrol*: in a patrol on the table, not in base. *Facing patrol*: the enemy patrol assigned to this
soldier's patrol; an unassigned patrol has none, its words about enemies there find nobody. *Patrolmates* and
*teammates* exclude the soldier itself, and include face-down ones. *This soldier*: the one whose power it is.

In general:

- A word acts on soldiers on patrol only. What is no longer there when its clause comes is passed over.
- What a power leaves behind is always one of the seven counters; everything else is done at once, or holds only
  while its cause lasts (``have``, ``sneak``, ``guard``).
- Nothing here turns a card face up except ``reveal``, ``strike`` and the use of the power itself. A soldier that
  dies is shown.
- No power scores points; levels given by counters score nothing.
- Soldiers of a group are done in table order; where several powers come up at once, those of the player whose
  action it is come first, each player's in table order. Only a last word (``dies``) is said inside another power.
"""

from typing import Final, NamedTuple

# Types of abilities: the letter beside the ability's name.
NONE: Final = 0
"""The type of a soldier without an ability, and of a colour that only changes numbers."""
REVEAL: Final = 1
"""The type R, a reveal ability: the action of a face-down soldier, which turns face up (when: use)."""
PASSIVE: Final = 2
"""The type P, a passive ability: at work only while its soldier is face up and on patrol (when: while, instead,
turned, attacks, kills, dies, ends)."""
DEFENCE: Final = 3
"""The type D, a defence ability: the answer of a face-down soldier that is the target of the enemy's action; it turns
face up (when: answer)."""
TYPES: Final = ("", "R", "P", "D")

# When.
USE: Final = 0
"""A clause done as the action of its face-down soldier, which turns face up first. If the power has a chosen ``who``,
it can be used only where somebody may be chosen, and the choice is made before anything is done; if it has none, only
where its first clause would change something. A chosen enemy that is face down may answer (one answer in all), after
the choice and before the first clause; if that answer is ``counter``, nothing of the power is done."""
ANSWER: Final = 1
"""A clause done as its face-down soldier's answer to the enemy's action whose target it is: it turns face up, then
its clauses are done before the action goes on. A power with ``counter`` answers enemy reveal abilities that chose
this soldier; any other answers attacks (``strike`` included). An attack goes on after the answer only while both
fighters are on patrol and it was not shielded."""
ALWAYS: Final = 2
"""A clause at work at all times, its soldier face up or down (the colours that change numbers)."""
WHILE: Final = 3
"""A clause at work as long as its soldier is face up and on patrol."""
INSTEAD: Final = 4
"""A clause done as an action of its soldier, face up on patrol, in place of an attack; again and again."""
TURNED: Final = 5
"""A clause done when its soldier turns face up, whatever turned it: once the step that turned it is done, before what
comes next (an attack goes on afterwards only while both fighters are on patrol)."""
ATTACKS: Final = 6
"""A clause done when its soldier leads an attack or strikes: after the target has answered and both are face up,
before damage. Not if the attack was shielded."""
KILLS: Final = 7
"""A clause done when an enemy that its soldier fought in an attack, by either player, died of the soldier's damage
(sacrifices added) and the soldier lived: after damage."""
DIES: Final = 8
"""A clause done when its soldier, face up and on patrol, dies of anything, be it poison or as a sacrifice: as it is
discarded. Its patrol and facing patrol are those it stood in."""
ENDS: Final = 9
"""A clause done at the end of the round, after the poisoned are discarded, before levels are gained."""
WHENS: Final = ("use", "answer", "always", "while", "instead", "turned", "attacks", "kills", "dies", "ends")

# If: one condition at most.
ANY: Final = 0
ALONE: Final = 1
"""The condition that the soldier whose power it is has no patrolmate."""
OUTNUMBERED: Final = 2
"""The condition that the facing patrol has more soldiers than that of the soldier whose power it is."""
BEHIND: Final = 3
"""The condition that the owner of the soldier whose power it is has fewer points than the enemy."""
WEAKER: Final = 4
"""The condition of a lower current level than that of the soldier whose power it is: only among such is one chosen,
only they are the group, or the foe must be one. Looked at when the choice is made, or when the clause comes if there
is none. With ``self`` as who (ATTACKS, ANSWER, KILLS only): only if the foe is one."""
STRONGER: Final = 5
"""The condition of a higher current level than that of the soldier whose power it is; otherwise like ``weaker``."""
CONDITIONS: Final = ("", "alone", "outnumbered", "behind", "weaker", "stronger")

# Do.
GIVE: Final = 0
"""A clause's verb: ``amount`` counters of the kind ``what`` are put on each soldier that it means. Of poison and
Beast Mode it is one, and a soldier that has one already cannot be chosen for it."""
TAKE: Final = 1
"""A clause's verb: all counters of the kind ``what`` are removed from each soldier that it means; one that has none
cannot be chosen for it."""
STRIKE: Final = 2
"""A clause's verb: its soldier attacks the one that it means, as the Range ability does: a whole attack (answer,
turning up, damage both ways, Sneak), without sacrifices. Always a power's last clause."""
SHOOT: Final = 3
"""A clause's verb: each soldier that it means dies if its health is ``amount`` or less, else nothing happens. No
attack: no damage comes back, nothing is turned up, Shield cannot answer."""
SLAY: Final = 4
"""A clause's verb: each soldier that it means dies."""
REVEAL_IT: Final = 5
"""A clause's verb, ``reveal``: each soldier that it means turns face up; only one that is face down can be chosen."""
HIDE_IT: Final = 6
"""A clause's verb, ``hide``: each soldier that it means turns face down, its counters staying on it; only one that is
face up can be chosen for it."""
RUN: Final = 7
"""A clause's verb: each soldier that it means returns to its base, as it lies, for the rest of the round."""
FETCH: Final = 8
"""A clause's verb: the teammate that it means, of another patrol, joins the patrol of the clause's soldier."""
MOVE: Final = 9
"""A clause's verb: its soldier joins another patrol of its own side that still has a card, its owner choosing
(Mobility)."""
SHIELD: Final = 10
"""A clause's verb: in this attack neither fighter does damage; costs stay paid."""
COUNTER: Final = 11
"""A clause's verb: the enemy's ability is cancelled; its user stays face up."""
HAVE: Final = 12
"""A clause's verb: each soldier that it means has ``amount`` more (or fewer) of ``what``, attack or health, as long
as the ``when`` lasts: ALWAYS, WHILE; from ATTACKS and ANSWER until this attack is over. What is negative never brings
a number of 1 or more below 1, and leaves 0 at 0. Shares of all soldiers are summed first."""
SNEAK: Final = 13
"""A clause's verb: each soldier that it means, leading an attack or striking, does its damage first; an enemy that
dies of it does none back."""
GUARD: Final = 14
"""A clause's verb: an enemy of the facing patrol that attacks must choose the soldier that it means (or another that
guards, or one in Beast Mode)."""
VERBS: Final = (
    "give",
    "take",
    "strike",
    "shoot",
    "slay",
    "reveal",
    "hide",
    "run",
    "fetch",
    "move",
    "shield",
    "counter",
    "have",
    "sneak",
    "guard",
)

# Who. Chosen ones stand first: one choice in a power, by its owner, only with USE.
PATROLMATE: Final = 0
"""The subject of a clause that is one patrolmate, face up or down, whom the owner chooses."""
TEAMMATE: Final = 1
"""The subject of a clause that is one teammate on patrol anywhere, whom the owner chooses."""
ENEMY: Final = 2
"""The subject of a clause that is one enemy of the facing patrol, face up or down, whom the owner chooses."""
DISTANT: Final = 3
"""The subject of a clause that is one enemy on patrol, but not in the facing patrol, whom the owner chooses."""
ANYWHERE: Final = 4
"""The subject of a clause that is one enemy on patrol anywhere, whom the owner chooses."""
CHOSEN: Final = 5
"""The bound below which the number of a clause's subject means that the owner chooses somebody."""
IT: Final = 5
"""The subject of a clause that is the one whom an earlier clause of the power chose."""
SELF: Final = 6
"""The subject of a clause that is the soldier whose power it is."""
FOE: Final = 7
"""The subject of a clause that is the other fighter of the attack, or the user of the ability that is countered."""
PATROLMATES: Final = 8
"""The subject of a clause that is every patrolmate."""
TEAMMATES: Final = 9
"""The subject of a clause that is every teammate on patrol anywhere."""
ENEMIES: Final = 10
"""The subject of a clause that is every enemy of the facing patrol."""
EVERYWHERE: Final = 11
"""The subject of a clause that is every enemy on patrol anywhere."""
SUBJECTS: Final = (
    "patrolmate",
    "teammate",
    "enemy",
    "distant",
    "anywhere",
    "it",
    "self",
    "foe",
    "patrolmates",
    "teammates",
    "enemies",
    "everywhere",
)
FAR: Final = (TEAMMATE, DISTANT, ANYWHERE, TEAMMATES, EVERYWHERE)
"""The subjects of a clause that may be in another patrol than the soldier's or the one faced: the spellball marks
them."""
FRIENDS: Final = (PATROLMATE, TEAMMATE, SELF, PATROLMATES, TEAMMATES)
FOES: Final = (ENEMY, DISTANT, ANYWHERE, FOE, ENEMIES, EVERYWHERE)

# What: the seven counters. Attack and health are also what HAVE changes.
PERMANENT: Final = 0
"""The kind of counter that is a level which stays while the soldier lives."""
TEMPORARY: Final = 1
"""The kind of counter that is a level until the end of the round."""
POISON: Final = 2
"""The kind of counter whose bearer dies at the end of the round, before levels are gained."""
ATTACK: Final = 3
"""The kind of counter that is +1 attack while the soldier lives."""
HEALTH: Final = 4
"""The kind of counter that is +1 health while the soldier lives."""
BEAST: Final = 5
"""Beast Mode: +1 level, and enemies of the facing patrol that attack must choose it; until the end of the round."""
WIZARD: Final = 6
"""The kind of counter that is not put on a soldier: a wizard unit, level 1, without abilities, face up, joins the
patrol of the soldier that the clause means until the end of the round; it does not count to five, gains no level and
scores nothing."""
COUNTERS: Final = ("permanent", "temporary", "poison", "attack", "health", "beast", "wizard")

# How much.
NOTHING: Final = 0
"""The amount of a clause whose verb takes no number."""
OWN: Final = 15
"""The amount that stands for the current attack of the soldier whose power it is (written ``attack``; SHOOT only)."""

# Per: the amount times how many there are when the clause comes.
ONCE: Final = 0
PER_PATROLMATE: Final = 1
"""A clause's count: its amount is multiplied by the number of patrolmates of the soldier whose power it is."""
PER_ENEMY: Final = 2
"""A clause's count: its amount is multiplied by the number of enemies of the facing patrol."""
PERS: Final = ("", "patrolmate", "enemy")

# A clause in one int: four bits each, ``when`` lowest, but for ``per`` and ``amount``.
PART: Final = 15
COND_AT: Final = 4
DO_AT: Final = 8
WHO_AT: Final = 12
WHAT_AT: Final = 16
PER_AT: Final = 20
PER_BITS: Final = 3
AMOUNT_AT: Final = 22
AMOUNT_BITS: Final = 31
NO_AMOUNT: Final = 16
"""What is added to an amount when a clause is packed into one int, since amounts may be negative."""


class Clause(NamedTuple):
    """One clause of a power: when, on what condition, what is done, to whom, how much of what, counted by what.

    ``what`` is 0 where the verb takes none (it is then never looked at).
    """

    when: int
    cond: int
    do: int
    who: int
    amount: int = NOTHING
    what: int = 0
    per: int = ONCE


Power = tuple[Clause, ...]


def reaches(power: Power) -> bool:
    """Return whether a power reaches other patrols, which the spellball marks."""
    return any(clause.who in FAR for clause in power)


def pack(clause: Clause) -> int:
    """Return a clause as one int below ``2**27``."""
    head = clause.when | clause.cond << COND_AT | clause.do << DO_AT | clause.who << WHO_AT | clause.what << WHAT_AT
    return head | clause.per << PER_AT | (clause.amount + NO_AMOUNT) << AMOUNT_AT
