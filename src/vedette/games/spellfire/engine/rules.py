"""The table of Solitaire Spellfire as numbers: columns, cards, actions, variants.

    realm     the top of a column: its realm and the realm's holding
    9 cards   face down, turned from the bottom up
    face up   the bottom card, nearest the pool
    pool      friendly champions with what is attached to them

Cards are numbered by the deck: 0 to 5 the friendly champions, the starting one first; 6 to 11 the opposing ones;
12 to 54 all others. Columns are 0 to 5 from the left, A to F where people read them.
"""

from typing import Final, NamedTuple

from vedette.core.game import Rules

COLUMNS: Final = 6
DEPTH: Final = 9
"""Cards in a column at the start."""
DEALT: Final = COLUMNS * DEPTH
CARDS: Final = 55
FRIENDS: Final = 6
"""The number of friendly champions, and of opposing ones."""
FOES: Final = 12
"""The number of the first card that is no champion: friendly ones come first, then opposing ones."""
STARTER: Final = 0
RESPECTABLE: Final = 4
"""The number of realms won from which on a lost game is a respectable loss (§7.3)."""

# Actions, ascending: what chance settles, what is forced, what the player does.
TURN: Final = 0
"""``TURN + card``: the card that is turned face up."""
RESOLVE: Final = 55
"""``RESOLVE + column``: the face-up card there does what it must."""
SETTLE: Final = 61
"""The fight is over: its outcome takes effect."""
ATTACH: Final = 62
"""``ATTACH + column * 6 + friend``: the face-up item or artifact goes to a champion of the pool."""
DISCARD: Final = 98
"""``DISCARD + column``: the face-up card there is discarded."""
ATTACK: Final = 104
"""``ATTACK + column * 6 + friend``: a champion of the pool attacks the realm of the column."""
PLAY: Final = 140
"""``PLAY + column``: in a fight, the face-up card of another column is attached to the attacker."""
YIELD: Final = 146
"""The attacker plays no card and loses the fight."""
CHOOSE: Final = 147
"""``CHOOSE + card``: a card that a power is used on."""
OPTION: Final = 202
"""``OPTION + n - 1``: alternative ``n`` of a power, 1 to 7."""
OPTIONS: Final = 7
ENOUGH: Final = 209
"""The player chooses no more cards for a power that may act on fewer."""
ACTIONS: Final = 210

FIRST_RULES: Final = Rules("spellfire", 1, 1, ACTIONS)
SECOND_RULES: Final = Rules("spellfire", 2, 1, ACTIONS)
RULES: Final = Rules("spellfire", 3, 1, ACTIONS)
VERSIONS: Final = (FIRST_RULES, SECOND_RULES, RULES)
"""The rules of today and of earlier records (§1.8): games that began by them go on by them."""


class Options(NamedTuple):
    """Which variants of the rules are on; with all of them off the rules are read literally."""

    lenient_items: bool = False
    """An item or artifact that somebody may use may wait or be discarded (§2.8)."""
    spared_friends: bool = False
    """A friendly champion turned up in the fight's own column goes to the pool (§5.8)."""
    one_by_one: bool = False
    """The attacker may add cards although together they would not win (§5.12)."""
    stripped_victor: bool = False
    """An opposing champion that won keeps items and artifacts only (§6.2)."""
    unfit_shield: bool = False
    """A champion that cannot defend its realm also keeps it from being attacked (§5.5)."""
    loose_safe: bool = False
    """Events do not touch face-up cards that are not attached (§4.2)."""
