"""What cards of a deck can do for each other before anything is dealt: who could use, bear or hold what."""

from mypy_extensions import i64

from vedette.games.spellfire.engine.cards import ANYBODY, Card, may, uses
from vedette.games.spellfire.engine.vocabulary import words
from vedette.games.spellfire.engine.vocabulary.words import Sort


def describes(sort: Sort, card: Card) -> bool:
    """Return whether a description fits a card as it is printed; what only a game can tell is taken as given."""
    if (sort.kinds and not sort.kinds >> card.kind & 1) or (sort.worlds and not sort.worlds >> card.world & 1):
        return False
    if (sort.marks and not sort.marks & card.marks) or sort.without & card.marks:
        return False
    if sort.names and card.name.casefold() not in [name.casefold() for name in sort.names]:
        return False
    if sort.part and (sort.part.removeprefix("-").casefold() in card.name.casefold()) == sort.part.startswith("-"):
        return False
    return (
        (sort.least, sort.most) == (words.LEAST, words.MOST)
        or sort.measure != 1
        or sort.least <= card.level <= sort.most
    )


def fits(sorts: tuple[Sort, ...], card: Card) -> bool:
    """Return whether one of some descriptions fits a card as it is printed; with no description every card fits."""
    return not sorts or any(describes(sort, card) for sort in sorts)


def able(champion: Card, card: Card) -> bool:
    """Return whether a champion can use a card by his icon, his marks or his own power."""
    kinds = 1 << champion.kind
    for clause in champion.power:
        if clause.do == words.USE and clause.who.side in (words.THIS, words.BEARER) and fits(clause.what, card):
            return True
        if clause.do == words.TYPE and clause.who.side in (words.THIS, words.BEARER):
            kinds |= clause.what[0].kinds
    return bool(int(uses(i64(kinds), i64(champion.marks))) >> card.kind & 1)


def reserved(champion: Card, card: Card) -> int:
    """Return 1 if a card names this champion, 0 if it names others, ``ANYBODY`` if it names nobody."""
    found = ANYBODY
    for clause in card.power:
        if clause.do == words.RESERVED:
            if fits(clause.who.sorts, champion):
                return 1
            found = 0
    return found


def granted(giver: Card, card: Card) -> bool:
    """Return whether the power of a card lets champions other than that card itself use another card."""
    return any(
        clause.do == words.USE and clause.who.side != words.THIS and fits(clause.what, card) for clause in giver.power
    )


def used_by(champion: Card, card: Card, others: tuple[Card, ...] = ()) -> bool:
    """Return whether a champion can use a Round 4 card, by himself or as the other cards of the deck let him."""
    lets = able(champion, card) or any(granted(giver, card) for giver in others if giver is not champion)
    return may(reserved(champion, card), able=lets)


def borne_by(champion: Card, artifact: Card) -> bool:
    """Return whether a champion can bear an artifact: one of his world, or one that may go anywhere."""
    if not may(reserved(champion, artifact), able=True):
        return False
    anywhere = any(clause.do == words.ATTACH and clause.number == words.ANYWHERE for clause in artifact.power)
    freed = any(
        clause.do == words.ATTACH
        and clause.who.side in (words.THIS, words.BEARER)
        and (clause.number in (1, 3) or (clause.number == 0 and fits(clause.what, artifact)))
        for clause in champion.power
    )
    return anywhere or freed or champion.world == artifact.world


def held_by(realm: Card, holding: Card) -> bool:
    """Return whether a holding can be attached to a realm: of its world, or of any by a power of either."""
    anywhere = any(clause.do == words.ATTACH and clause.number == words.ANYWHERE for clause in holding.power)
    freed = any(clause.do == words.ATTACH and clause.number == 4 for clause in realm.power)
    return anywhere or freed or realm.world == holding.world


def is_champion(card: Card) -> bool:
    """Return whether a card is a champion."""
    return bool(words.CHAMPIONS >> card.kind & 1)
