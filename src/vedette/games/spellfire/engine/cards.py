"""A card and a deck as the rules play them: facts as numbers, the power as clauses."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine.vocabulary import words
from vedette.games.spellfire.engine.vocabulary.words import Clause

# How far a card's encoding says what its text says.
EXACT: Final = 0
ADAPTED: Final = 1
"""The status of a card of whose printed power a clause is dropped or changed; its file says why."""
EMPTY: Final = 2
"""The status of a card whose whole text has no meaning in the solitaire game: it is played without a power."""
BANNED: Final = 3
"""The status of a card that the tips of the variant forbid."""
CODE: Final = 4
"""The status of a card that needs code of its own that is not written; the deck checker refuses it as well."""
STATUSES: Final = ("exact", "adapted", "blank", "banned", "code")


class Card(NamedTuple):
    """A card as the rules play it: its facts as numbers, its power as clauses."""

    id: str
    name: str
    kind: int
    world: int = words.NO_WORLD
    level: int = 0
    """Base level of a champion, else the bonus that its icon alone gives: 0 where the power says it, 0 for realms
    and holdings."""
    marks: int = 0
    avatar: int = 0
    status: int = EXACT
    power: tuple[Clause, ...] = ()
    icon: str = ""
    """The icon as printed: ``7``, ``+4``, ``+5/+2``, ``?``."""


class Deck(NamedTuple):
    """Fifty-five cards: six friendly champions, the starting one first, six opposing ones, and 43 others."""

    name: str
    friendly: tuple[Card, ...]
    opposing: tuple[Card, ...]
    others: tuple[Card, ...]


ICONS: Final = {
    words.CLERIC: 1 << words.CLERIC_SPELL,
    words.HERO: 1 << words.UNARMED,
    words.MONSTER: 0,
    words.PSIONICIST: 1 << words.PSIONIC,
    words.REGENT: 1 << words.BLOOD,
    words.THIEF: 1 << words.THIEF_ABILITY,
    words.WIZARD: 1 << words.WIZARD_SPELL,
}
"""By type of champion, the kinds of cards that its icon lets it use besides those that every champion may use."""


def _icons() -> vec[i64]:
    """Return a table of the kinds of cards that the icon of a champion lets it use, by the number of its type."""
    table = vec[i64]([0] * len(words.KINDS))
    for type_, used in ICONS.items():
        table[type_] = used
    return table


ICON: Final = _icons()


def uses(kinds: i64, marks: i64) -> i64:
    """Return the kinds of cards that a champion of these types and marks may use by icon, powers aside (§2.5)."""
    found: i64 = words.CARRIED
    for type_ in range(len(ICON)):
        if kinds >> i64(type_) & 1:
            found |= ICON[type_]
    if marks >> words.DRAGON & 1:
        found |= 1 << words.DRAGON_UNARMED
    if marks >> words.UNDEAD & 1:
        found |= 1 << words.UNDEAD_UNARMED
    return found


ANYBODY: Final = -1
"""Says of a card that it is not reserved: it names nobody who alone may use it (§2.6)."""


def may(reserved: int, *, able: bool) -> bool:
    """Return whether a champion may use a card: whoever it names may, and nobody else; else who is able (§2.6).

    ``reserved``: 1 if the card names the champion, 0 if it names others, ``ANYBODY`` if it names nobody. ``able``: an
    icon, a mark or a power lets the champion use such cards.
    """
    return able if reserved == ANYBODY else reserved == 1
