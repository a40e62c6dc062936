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
"""No ability, or a colour that only changes numbers."""
REVEAL: Final = 1
"""R: one's own action, with a face-down soldier, which turns face up (when: use)."""
PASSIVE: Final = 2
"""P: at work only while face up and on patrol (when: while, instead, turned, attacks, kills, dies, ends)."""
DEFENCE: Final = 3
"""D: the answer of a face-down soldier that is the target of the enemy's action; it turns face up (when: answer)."""
TYPES: Final = ("", "R", "P", "D")

# When.
USE: Final = 0
"""As the action of this face-down soldier, which turns face up first. If the power has a chosen ``who``, it can be
used only where somebody may be chosen, and the choice is made before anything is done; if it has none, only where
its first clause would change something. A chosen enemy that is face down may answer (one answer in all), after the
choice and before the first clause; if that answer is ``counter``, nothing of the power is done."""
ANSWER: Final = 1
"""As this face-down soldier's answer to the enemy's action whose target it is: it turns face up, then its clauses are
done before the action goes on. A power with ``counter`` answers enemy reveal abilities that chose this soldier; any
other answers attacks (``strike`` included). An attack goes on after the answer only while both fighters are on patrol
and it was not shielded."""
ALWAYS: Final = 2
"""On at all times, face up or down (the colours that change numbers)."""
WHILE: Final = 3
"""As long as this soldier is face up and on patrol."""
INSTEAD: Final = 4
"""As an action of this soldier, face up on patrol, in place of an attack; again and again."""
TURNED: Final = 5
"""When this soldier turns face up, whatever turned it: once the step that turned it is done, before what comes next (an
attack goes on afterwards only while both fighters are on patrol)."""
ATTACKS: Final = 6
"""When this soldier leads an attack or strikes: after the target has answered and both are face up, before damage.
Not if the attack was shielded."""
KILLS: Final = 7
"""When an enemy that it fought in an attack, by either player, died of this soldier's damage (sacrifices added) and
this soldier lived: after damage."""
DIES: Final = 8
"""When this soldier, face up and on patrol, dies of anything, be it poison or as a sacrifice: as it is discarded. Its
patrol and facing patrol are those it stood in."""
ENDS: Final = 9
"""At the end of the round, after the poisoned are discarded, before levels are gained."""
WHENS: Final = ("use", "answer", "always", "while", "instead", "turned", "attacks", "kills", "dies", "ends")

# If: one condition at most.
ANY: Final = 0
ALONE: Final = 1
"""This soldier has no patrolmate."""
OUTNUMBERED: Final = 2
"""The facing patrol has more soldiers than this soldier's."""
BEHIND: Final = 3
"""Its owner has fewer points than the enemy."""
WEAKER: Final = 4
"""Only soldiers of a lower current level than this soldier's: of them one is chosen, or they are the group, or the
foe is one. Looked at when the choice is made, or when the clause comes if there is none. With ``self`` as who
(ATTACKS, ANSWER, KILLS only): only if the foe is one."""
STRONGER: Final = 5
"""Only soldiers of a higher current level than this soldier's; likewise."""
CONDITIONS: Final = ("", "alone", "outnumbered", "behind", "weaker", "stronger")

# Do.
GIVE: Final = 0
"""Put ``amount`` counters of the kind ``what`` on who: see there. Poison and Beast Mode: one, and who has one already
cannot be chosen for it."""
TAKE: Final = 1
"""Remove all counters of the kind ``what`` from who; who has none cannot be chosen for it."""
STRIKE: Final = 2
"""This soldier attacks who, as the Range ability does: a whole attack (answer, turning up, damage both ways, Sneak),
without sacrifices. Always a power's last clause."""
SHOOT: Final = 3
"""Who dies if its health is ``amount`` or less, else nothing happens. No attack: no damage comes back, nothing is
turned up, Shield cannot answer."""
SLAY: Final = 4
"""Who dies."""
REVEAL_IT: Final = 5
"""``reveal``: who turns face up; only who is face down can be chosen for it."""
HIDE_IT: Final = 6
"""``hide``: who turns face down, its counters staying on it; only who is face up can be chosen for it."""
RUN: Final = 7
"""Who returns to its base, as it lies, for the rest of the round."""
FETCH: Final = 8
"""Who, a teammate of another patrol, joins this soldier's patrol."""
MOVE: Final = 9
"""This soldier joins another patrol of its own side that still has a card, its owner choosing (Mobility)."""
SHIELD: Final = 10
"""In this attack neither fighter does damage; costs stay paid."""
COUNTER: Final = 11
"""The enemy's ability is cancelled; its user stays face up."""
HAVE: Final = 12
"""Who has ``amount`` more (or fewer) of ``what``, attack or health, as long as the ``when`` lasts: ALWAYS, WHILE; from
ATTACKS and ANSWER until this attack is over. What is negative never brings a number of 1 or more below 1, and
leaves 0 at 0. Shares of all soldiers are summed first."""
SNEAK: Final = 13
"""Who, leading an attack or striking, does its damage first; whom that kills does none back."""
GUARD: Final = 14
"""An enemy of the facing patrol that attacks must choose who (or another that guards, or one in Beast Mode)."""
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
"""A chosen patrolmate, face up or down."""
TEAMMATE: Final = 1
"""A chosen teammate on patrol anywhere."""
ENEMY: Final = 2
"""A chosen enemy of the facing patrol, face up or down."""
DISTANT: Final = 3
"""A chosen enemy on patrol, but not in the facing patrol."""
ANYWHERE: Final = 4
"""A chosen enemy on patrol anywhere."""
CHOSEN: Final = 5
"""``who < CHOSEN`` is a choice."""
IT: Final = 5
"""The one that an earlier clause chose."""
SELF: Final = 6
"""This soldier."""
FOE: Final = 7
"""The other fighter of the attack; the user of the ability that is countered."""
PATROLMATES: Final = 8
"""Each patrolmate."""
TEAMMATES: Final = 9
"""Each teammate on patrol anywhere."""
ENEMIES: Final = 10
"""Each enemy of the facing patrol."""
EVERYWHERE: Final = 11
"""Each enemy on patrol anywhere."""
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
"""Who may be in another patrol: such powers carry the spellball."""
FRIENDS: Final = (PATROLMATE, TEAMMATE, SELF, PATROLMATES, TEAMMATES)
FOES: Final = (ENEMY, DISTANT, ANYWHERE, FOE, ENEMIES, EVERYWHERE)

# What: the seven counters. Attack and health are also what HAVE changes.
PERMANENT: Final = 0
"""A level that stays while the soldier lives."""
TEMPORARY: Final = 1
"""A level until the end of the round."""
POISON: Final = 2
"""Dies at the end of the round, before levels."""
ATTACK: Final = 3
"""+1 attack while the soldier lives."""
HEALTH: Final = 4
"""+1 health while the soldier lives."""
BEAST: Final = 5
"""Beast Mode: +1 level, and enemies of the facing patrol that attack must choose it; until the end of the round."""
WIZARD: Final = 6
"""Not on a soldier: a wizard unit, level 1, without abilities, face up, joins who's patrol until the end of the round;
it does not count to five, gains no level and scores nothing."""
COUNTERS: Final = ("permanent", "temporary", "poison", "attack", "health", "beast", "wizard")

# How much.
NOTHING: Final = 0
"""The word takes no number."""
OWN: Final = 15
"""As much as this soldier's current attack (written ``attack``; SHOOT only)."""

# Per: the amount times how many there are when the clause comes.
ONCE: Final = 0
PER_PATROLMATE: Final = 1
"""Times the patrolmates of this soldier."""
PER_ENEMY: Final = 2
"""Times the enemies of the facing patrol."""
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
"""How an amount of 0 is written, for there are negative ones."""


class Clause(NamedTuple):
    """One clause of a power. ``what`` is 0 where the verb takes none (it is then never looked at)."""

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
