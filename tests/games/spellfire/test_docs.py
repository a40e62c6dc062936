"""The pages about Spellfire's files: their examples are read, their lists are whole."""

import re
from pathlib import Path

from vedette.games.spellfire.cards import deck, sets
from vedette.games.spellfire.engine.cards import EXACT
from vedette.games.spellfire.engine.vocabulary import clauses, words

DOCS = Path(__file__).resolve().parents[3] / "docs"


def block(page: str, kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def test_the_cards_of_the_page_are_cards() -> None:
    edition = sets.read(block("spellfire-cards.md", "toml"), "")
    assert [printed.card.name for printed in edition.cards] == ["Toll Bridge", "Ada the Bold"]


def test_every_word_is_on_the_page() -> None:
    page = (DOCS / "spellfire-cards.md").read_text("utf-8")
    names = [
        *words.WORDS,
        *clauses.KEYS,
        *words.SIDES,
        *words.KINDS,
        *words.IDLE_REASONS,
        *words.OBSTACLES,
        *sets.KEYS,
    ]
    names += [*words.WORLDS[1:], *words.MOMENTS, *words.DURATIONS, *words.MEASURES]
    names += [*clauses.IMMUNITIES, *words.PROTECTIONS]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_the_decks_of_the_page_are_read_as_far_as_they_go() -> None:
    for kind in ("text", "toml"):
        found, faults = deck.examine(block("spellfire-decks.md", kind), "")
        assert found is None
        assert {fault.message for fault in faults} == {"spell-deck-side", "spell-deck-part", "spell-deck-unused"}


def test_every_deck_of_the_game_is_on_the_page() -> None:
    page = (DOCS / "spellfire-decks.md").read_text("utf-8")
    assert [name for name in deck.box() if f"`{name}`" not in page] == []


def test_every_card_that_is_not_whole_is_on_its_page() -> None:
    page = (DOCS / "spellfire-unsaid.md").read_text("utf-8")
    found = {printed.card.id: printed for printed in sets.box().values()}
    unsaid = [one for one, printed in found.items() if printed.card.status != EXACT]
    assert [one for one in unsaid if f"{one} {found[one].card.name}" not in page] == []
    assert f"Of the {len(found):,} cards" in page
    assert f"{len(found) - len(unsaid):,} have their whole text" in page
