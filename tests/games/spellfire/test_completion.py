"""Which cards fit an unfinished deck, what cannot be filled up, and decks of CrossFire."""

from __future__ import annotations

import random

import pytest

from vedette.core.errors import Illegal, Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.games.spellfire.cards import completion, legality, sets
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.crossfire import deck_file
from vedette.games.spellfire.engine.cards import Card, Deck

KNOWN = [printed.card for printed in sets.box().values()]


def some(deck: Deck, share: float, seed: int) -> Deck:
    """Return an unfinished deck with a share of the cards of another."""
    chance = random.Random(seed)
    rows = [
        tuple(card for card in row if chance.random() < share) for row in (deck.friendly, deck.opposing, deck.others)
    ]
    return Deck("some", *rows)


def slow(deck: Deck, card: Card) -> list[str]:
    """Return where a card may be added, by its definition: nothing is wrong then that was not wrong before."""
    rows = {"friendly": list(deck.friendly), "opposing": list(deck.opposing), "cards": list(deck.others)}
    before = legality.broken(*rows.values())
    found = []
    for place, row in rows.items():
        after = legality.broken(*({**rows, place: [*row, card]}.values()))
        if not [fault for fault in after if fault not in before]:
            found.append(place)
    return found


@pytest.mark.once
@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.95])
def test_what_fits_is_what_breaks_nothing(share: float) -> None:
    chance = random.Random(share)
    for seed, draft in enumerate([*decks.box().values()][:6]):
        deck = some(draft.deck, share, seed)
        fits = completion.fits(deck, KNOWN)
        for card in chance.sample(KNOWN, 60):
            assert fits.get(card.id, []) == slow(deck, card), (seed, card)


@pytest.mark.once
def test_what_no_card_can_mend_is_told_instead_of_filled() -> None:
    whole = decks.box()["krynn"].deck
    high = sorted((card for card in KNOWN if not legality.alone(card)), key=lambda card: -card.level)
    champions = tuple(card for card in high if card.kind in {one.kind for one in whole.friendly})[:5]
    for deck, wanted in (
        (whole._replace(friendly=champions), "spell-deck-levels"),
        (whole._replace(others=(*whole.others, whole.others[0])), "spell-deck-part"),
        (whole._replace(opposing=whole.friendly, friendly=()), "spell-deck-artifact"),
    ):
        found, wrong = completion.fill(deck, KNOWN)
        if found is None:
            assert wanted in [fault.message for fault in wrong]
        else:
            assert not legality.faults(list(found.friendly), list(found.opposing), list(found.others))
    assert completion.fill(whole._replace(friendly=champions), KNOWN)[0] is None
    with pytest.raises(Illegal, match="spell-deck-fill"):  # five champions without a level, and no sixth for forty
        completion.fill(Deck("x", tuple(card._replace(level=0) for card in whole.friendly[:5]), (), ()), KNOWN)


CROSSFIRE = """set tempDeckSize 55
set tempAuthorName {A Player}
set tempNotes {Guess realms first.

Then hold.}
set tempDeckTitle {Our [Thieves]/2}
set tempCheckInv No
set tempDeck {
   {4th  90} {NS   10} {DU   82} {MI   26}
   {4th  20} {4th  20} {ZZ 3} nonsense
}
set tempAltCards { {DU   27} {3rd  50} }
"""


def test_a_deck_of_crossfire_is_read_and_nothing_of_it_is_lost() -> None:
    known = sets.box()
    found, left = deck_file.read(CROSSFIRE, "thieves.cfd", known)
    assert (found.deck.name, found.note[0]) == ("Our [Thieves] 2", "Guess realms first. Then hold.")
    taken = {card.id for card in decks.whole(found.deck)}
    named = ["4th/90", "NS/10", "MI/26", "DU/82", "4th/20"]
    assert taken == {card for card in named if card in known}
    told = [explain(fault, "en") for fault in left]
    assert len(taken) + len(told) == 8 + 1  # the cards that are named, and a line for the alternative ones
    assert "thieves.cfd, line 10, ZZ 3: there’s no such card here" in told
    assert any("is in the deck already" in line for line in told)
    assert any("2 alternative cards" in line for line in told)
    for language in LANGUAGES:
        assert all(explain(fault, language) for fault in left)


def test_champions_of_a_foreign_deck_are_shared_out_evenly() -> None:
    champions = [card for card in KNOWN if legality.PARTS[0][1] >> card.kind & 1 and not legality.alone(card)][:12]
    friendly, opposing = deck_file.sided(champions)
    assert len(friendly) == len(opposing) == legality.SIDE
    assert abs(legality.levels(friendly) - legality.levels(opposing)) <= 4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "crossfire-deck"),
        ("name: no deck of theirs\nElminster", "crossfire-deck"),
        ("set tempDeck {}", "crossfire-deck"),
        ("set tempDeck { {1st 1}", "crossfire-brace"),
        ("set tempDeck {" + "{1st 1} " * 201 + "}", "crossfire-deck-long"),
        ("\x00\x01\x02" * 100, "crossfire-deck"),
    ],
)
def test_what_is_no_deck_of_crossfire_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        deck_file.read(text, "x.cfd", sets.box())
    assert refused.value.message == message
    for language in LANGUAGES:
        assert "\n" not in explain(refused.value, language)
