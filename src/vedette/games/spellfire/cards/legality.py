"""The deck checker of the variant: everything that is wrong with fifty-five cards, each fault with its mend."""

from typing import Final, NamedTuple

from vedette.games.spellfire.cards.combinations import borne_by, held_by, is_champion, used_by
from vedette.games.spellfire.engine.cards import BANNED, CODE, Card
from vedette.games.spellfire.engine.vocabulary import words

SIDE: Final = 6
"""How many champions each side of a deck has."""
LOW: Final = 40
HIGH: Final = 45
"""How many levels each side's champions may have together at the most; ``LOW`` is the least."""
REALMS: Final = 10
PARTS: Final = (
    ("champions", words.CHAMPIONS, 12),
    ("realms", 1 << words.REALM, REALMS),
    ("round-four", words.ROUND_FOUR, 10),
    ("events", 1 << words.EVENT, 5),
    ("allies", 1 << words.ALLY, 5),
    ("items", 1 << words.ITEM, 5),
    ("holdings", 1 << words.HOLDING, 3),
    ("artifacts", 1 << words.ARTIFACT, 3),
    ("rules", 1 << words.RULE, 2),
)
"""The nine parts of a deck, their kinds and their numbers: 55 cards."""


class DeckFault(NamedTuple):
    """Something wrong with a deck: the id of a message, its values, and the id of the card that is wrong, if any."""

    message: str
    values: dict[str, str]
    card: str = ""


def faults(friendly: list[Card], opposing: list[Card], others: list[Card]) -> list[DeckFault]:
    """Return everything that is wrong with a deck; nothing for a legal one."""
    whole = friendly + opposing + others
    found = _sides(friendly, opposing, others) + _counts(whole) + _twice(whole)
    for card in whole:
        found += alone(card)
    if is_crowd(friendly):
        found.append(
            DeckFault("spell-deck-avatars", {"names": ", ".join([card.name for card in friendly if card.avatar])})
        )
    return found + _uses(friendly, opposing, others)


def broken(friendly: list[Card], opposing: list[Card], others: list[Card]) -> list[DeckFault]:
    """Return what is wrong with an unfinished deck, that cards are missing left aside."""
    found = [fault for fault in faults(friendly, opposing, others) if fault.values.get("way") != "more"]
    for side, champions in (("friendly", friendly), ("opposing", opposing)):
        if len(champions) < SIDE and levels(champions) > HIGH:
            found.append(_levels(side, levels(champions)))
    return found


def lasting(friendly: list[Card], opposing: list[Card], others: list[Card]) -> list[DeckFault]:
    """Return what is wrong with an unfinished deck and stays wrong whatever is added to it."""
    mended = {
        "spell-deck-unused": min(len(friendly), len(opposing)) < SIDE,
        "spell-deck-artifact": len(friendly) < SIDE,
        "spell-deck-holding": len([card for card in others if card.kind == words.REALM]) < REALMS,
    }
    return [fault for fault in broken(friendly, opposing, others) if not mended.get(fault.message, False)]


def is_crowd(champions: list[Card]) -> bool:
    """Return whether there are two avatars or more among some champions: the pool may have only one."""
    return len([card for card in champions if card.avatar]) > 1


def levels(champions: list[Card]) -> int:
    """Return the printed base levels of some champions together."""
    return sum([card.level for card in champions])


def _sides(friendly: list[Card], opposing: list[Card], others: list[Card]) -> list[DeckFault]:
    """Return what is wrong with the twelve champions."""
    found: list[DeckFault] = []
    for side, champions in (("friendly", friendly), ("opposing", opposing)):
        wrong = [card for card in champions if not is_champion(card)]
        found += [DeckFault("spell-deck-no-champion", {"name": card.name}, card.id) for card in wrong]
        total = levels(champions)
        if len(champions) != SIDE:
            found.append(DeckFault("spell-deck-side", {"side": side, **amiss(len(champions), SIDE)}))
        elif not LOW <= total <= HIGH:
            found.append(_levels(side, total))
    return found + [
        DeckFault("spell-deck-sideless", {"name": card.name}, card.id) for card in others if is_champion(card)
    ]


def _levels(side: str, total: int) -> DeckFault:
    """Return the fault of a side whose champions have too few levels together, or too many."""
    more = LOW - total if total < LOW else total - HIGH
    values = {"side": side, "total": str(total), "low": str(LOW), "high": str(HIGH), "by": str(more)}
    return DeckFault("spell-deck-levels", {**values, "way": "up" if total < LOW else "down"})


def _counts(whole: list[Card]) -> list[DeckFault]:
    """Return a fault for each part of a deck, champions aside, that has too many cards or too few."""
    found: list[DeckFault] = []
    for part, kinds, wants in PARTS:
        has = len([card for card in whole if kinds >> card.kind & 1])
        if has != wants and part != "champions":
            found.append(DeckFault("spell-deck-part", {"part": part, **amiss(has, wants)}))
    return found


def amiss(has: int, wants: int) -> dict[str, str]:
    """Return the values of a fault's message: how many cards there are, should be, and are to be added or dropped."""
    way = "more" if has < wants else "less"
    return {"has": str(has), "wants": str(wants), "by": str(abs(has - wants)), "way": way}


def _twice(whole: list[Card]) -> list[DeckFault]:
    """Return a fault for each card of a deck that has the name of another."""
    seen: dict[str, str] = {}
    found: list[DeckFault] = []
    for card in whole:
        other = seen.setdefault(card.name.casefold(), card.id)
        if other != card.id or len([one for one in whole if one.id == card.id]) > 1:
            fault = DeckFault("spell-deck-twice", {"name": card.name, "other": other}, card.id)
            if other != card.id or fault not in found:
                found.append(fault)
    return found


def alone(card: Card) -> list[DeckFault]:
    """Return what is wrong with one card in any deck: banned, of a kind of no part, or a champion of unsure level."""
    if card.status in (BANNED, CODE):
        return [DeckFault("spell-deck-banned", {"name": card.name, "status": str(card.status)}, card.id)]
    known = [kinds for _, kinds, _ in PARTS if kinds >> card.kind & 1]
    if not known:
        return [DeckFault("spell-deck-kind", {"name": card.name, "kind": words.KINDS[card.kind]}, card.id)]
    if is_champion(card) and ("?" in card.icon or "/" in card.icon or not card.icon):
        return [DeckFault("spell-deck-unsure", {"name": card.name, "icon": card.icon or "-"}, card.id)]
    return []


def _uses(friendly: list[Card], opposing: list[Card], others: list[Card]) -> list[DeckFault]:
    """Return a fault for each Round 4 card, artifact and holding that no card of the deck can use, bear or have."""
    champions = friendly + opposing
    realms = [card for card in others if card.kind == words.REALM]
    givers = tuple(champions + others)
    found: list[DeckFault] = []
    for card in others:
        values = {
            "name": card.name,
            "world": words.WORLDS[card.world].replace("&", "-"),
            "kind": words.KINDS[card.kind],
        }
        if words.ROUND_FOUR >> card.kind & 1 and not any(used_by(champion, card, givers) for champion in champions):
            found.append(DeckFault("spell-deck-unused", values, card.id))
        if card.kind == words.ARTIFACT and not any(borne_by(champion, card) for champion in friendly):
            found.append(DeckFault("spell-deck-artifact", values, card.id))
        if card.kind == words.HOLDING and not any(held_by(realm, card) for realm in realms):
            found.append(DeckFault("spell-deck-holding", values, card.id))
    return found
