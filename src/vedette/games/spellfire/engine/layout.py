"""Where everything lies in a packed position: the words of a tableau, and the sets of cards read off them.

Sets of cards are one word, one bit to a card. A word that names one card holds its number plus one, 0 for none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine.program import ONE
from vedette.games.spellfire.engine.rules import COLUMNS, DEPTH, FOES, FRIENDS, STARTER

# Phases.
TURNING: Final = 0  # chance turns a card of column TURNED
RESOLVING: Final = 1  # the first card of the queue, or the card revealed in the fight, does what it must
FREE: Final = 2  # outside a fight, the player's choice
HELP: Final = 3  # step 3 of a fight: cards of other columns, or none
CHOICE: Final = 4  # a power waits for the player to choose a card or an alternative
KEEPING: Final = 5  # the victor holds two artifacts and keeps one
DECIDED: Final = 6  # the fight is over
ENDED: Final = 7

# The words.
PHASE: Final = 0
TURNED: Final = 1  # the column of which the next card is turned
OWED: Final = 2  # mask of columns whose next card is to be turned
QUEUE: Final = 3  # columns plus one whose face-up card is forced, four bits each, the first one lowest
UNSEEN: Final = 4  # cards face down
POOL: Final = 5  # friendly champions in the pool, the attacker not among them
GONE: Final = 6  # discarded cards
RULE_CARD: Final = 7
EVENT_CARD: Final = 8  # the lasting event
EVENT_FIGHT: Final = 9  # 1: it lasts only until the fight ends
WON_SET: Final = 10  # mask of won columns
LEFT: Final = 11  # four bits a column: face-down cards
TRIED: Final = 12  # a bit for each column and friend: he came back from there, and nothing has changed since
FACE: Final = 13  # 6 columns: the face-up card
REALM_AT: Final = FACE + COLUMNS
HOLDING_AT: Final = REALM_AT + COLUMNS
BORNE: Final = HOLDING_AT + COLUMNS  # by champion: the set of what is attached to it; the 13th is a realm champion's
REALM_CHAMPION: Final = FOES
# The fight.
COLUMN: Final = BORNE + FOES + 1  # the fight's column plus one
ATTACKER: Final = COLUMN + 1
DEFENDER: Final = COLUMN + 2  # a champion, or the realm or holding that defends itself
REVEALED: Final = COLUMN + 3  # the card turned up in the fight's column
OUTCOME: Final = COLUMN + 4
ALLOWED: Final = COLUMN + 5  # step 3: mask of columns whose card may be played
ANNOUNCED: Final = COLUMN + 6  # the cards from which the player's set is taken
USED_NOW: Final = COLUMN + 7  # cards attached in this fight
FIRED: Final = COLUMN + 8  # cards whose power works once a fight and has worked
JOINED: Final = COLUMN + 9  # champions of the pool that fight along
BEATEN: Final = COLUMN + 10  # how often the defender was beaten and went on
LAST_CARD: Final = COLUMN + 11  # who was threatened with instant defeat has had the one last card
PICKED: Final = COLUMN + 12  # three bits a card, twenty cards a word: the alternative that its side picked
PICKED_ROOM: Final = 3
CHOSEN: Final = COLUMN + 15  # cards chosen so far for the power that waits
SETTLING: Final = COLUMN + 16  # 1: the outcome stands, and what follows from it is being done
DOOMED: Final = COLUMN + 17  # 1 the attacker, 2 the defender is to be discarded
KEEPER: Final = COLUMN + 18  # the champion that must give up artifacts
AGENDA_SIZE: Final = COLUMN + 19
AGENDA: Final = COLUMN + 20  # what powers have still to do, in order
AGENDA_ROOM: Final = 40
LINGERING: Final = AGENDA + AGENDA_ROOM  # effects that outlive their moment: clause << 8 | cue card plus one
LINGER_ROOM: Final = 14
WORDS: Final = LINGERING + LINGER_ROOM

# Outcomes.
UNDECIDED: Final = 0
BEATS: Final = 1  # the attacker wins
FALLS: Final = 2  # the attacker loses and is discarded
REPELLED: Final = 3  # the attacker loses and returns to the pool
DRAWN: Final = 4
BOTH_GONE: Final = 5  # neither champion is left

# An entry of the agenda: a clause, or the picking of an alternative by a card; with the card that set it off.
A_CLAUSE: Final = 0
A_PICK: Final = 1


def empty_words(cards: int) -> vec[i64]:
    """Return the packed position of the start: the starting champion in the pool, nine cards face down a column."""
    w = vec[i64]([0] * WORDS)
    w[POOL] = ONE[STARTER]
    for card in range(cards):
        w[UNSEEN] |= ONE[card]
    w[UNSEEN] &= ~ONE[STARTER]
    w[OWED] = (1 << COLUMNS) - 1
    for column in range(COLUMNS):
        w[LEFT] |= DEPTH * ONE[4 * column]
    return w


def mine(w: vec[i64]) -> i64:
    """Return the set of the friendly cards in play: champions and what is attached to them."""
    found: i64 = w[POOL] | w[JOINED]
    if w[ATTACKER]:
        found |= ONE[w[ATTACKER] - 1]
    for champion in range(FRIENDS):
        found |= w[BORNE + champion]
    return found


def theirs(w: vec[i64], foes: i64) -> i64:
    """Return the set of the tableau's cards in play: realms and holdings not won, blockers and what they bear."""
    found: i64 = 0
    for column in range(COLUMNS):
        if not w[WON_SET] >> column & 1:
            if w[REALM_AT + column]:
                found |= ONE[w[REALM_AT + column] - 1]
            if w[HOLDING_AT + column]:
                found |= ONE[w[HOLDING_AT + column] - 1]
        if w[FACE + column]:
            found |= ONE[w[FACE + column] - 1] & foes
    for champion in range(FRIENDS, FOES + 1):
        found |= w[BORNE + champion]
    return found


def fighting(w: vec[i64], attacker: i64, defender: i64, column: i64) -> i64:
    """Return the set of the cards in a fight over a column's realm; attacker, defender and column may be -1: none."""
    found: i64 = 0
    if attacker >= 0:
        found |= ONE[attacker] | w[BORNE + attacker] | w[JOINED]
    if defender >= 0:
        found |= ONE[defender] | w[slot_of(defender)]
    if column >= 0:
        if w[REALM_AT + column]:
            found |= ONE[w[REALM_AT + column] - 1]
        if w[HOLDING_AT + column]:
            found |= ONE[w[HOLDING_AT + column] - 1]
    return found


def in_play(w: vec[i64], foes: i64) -> i64:
    """Return the set of the face-up cards in play, the rule and the lasting event among them (§4.1)."""
    found = mine(w) | theirs(w, foes) | loose(w)
    if w[RULE_CARD]:
        found |= ONE[w[RULE_CARD] - 1]
    if w[EVENT_CARD]:
        found |= ONE[w[EVENT_CARD] - 1]
    return found


def loose(w: vec[i64]) -> i64:
    """Return the set of the face-up cards of the columns, with the card that a fight has revealed."""
    found: i64 = 0
    for column in range(COLUMNS):
        if w[FACE + column]:
            found |= ONE[w[FACE + column] - 1]
    if w[REVEALED]:
        found |= ONE[w[REVEALED] - 1]
    return found


def bearer(w: vec[i64], card: i64) -> i64:
    """Return the champion that a card is attached to, the realm that defends itself among them, or -1."""
    for champion in range(FOES):
        if w[BORNE + champion] & ONE[card]:
            return champion
    if w[BORNE + REALM_CHAMPION] & ONE[card]:
        return w[DEFENDER] - 1
    return -1


def slot_of(champion: i64) -> i64:
    """Return the index of a position's word for the cards that a champion, or a realm that defends itself, bears."""
    return BORNE + champion if champion < FOES else i64(BORNE + REALM_CHAMPION)
