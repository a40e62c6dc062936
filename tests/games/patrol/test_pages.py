"""The pages of Patrol's files: every example in them is read by the program, every word of it is explained."""

import json
import re
from pathlib import Path

from tests.contract.walk import EN_FR

from vedette.games.patrol.cards import deck, lint, sets, text
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.engine.soldier import FAMILIES
from vedette.games.patrol.engine.vocabulary import CONDITIONS, COUNTERS, SUBJECTS, VERBS, WHENS, reaches
from vedette.games.patrol.views import View

DOCS = Path(__file__).resolve().parents[3] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    """Return the examples of one kind in a page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", page(name), re.DOTALL | re.MULTILINE)
    assert found
    return [str(block) for block in found]


def test_the_set_on_the_page_is_a_set_and_says_what_the_page_says() -> None:
    mine = sets.read(blocks("soldiers.md", "toml")[0], "soldiers.md")
    assert [soldier.id for soldier in mine.roster.soldiers] == ["miller", "goose", "oak"]
    assert [message for message, _ in lint.remarks(mine, 0)] == []
    miller = mine.roster.soldiers[0]
    assert [f"{text.write(miller.power, miller.type, language)}\n" for language in EN_FR] == [
        blocks("soldiers.md", language)[0] for language in EN_FR
    ]


def test_every_word_of_powers_is_on_the_page() -> None:
    told = page("soldiers.md")
    for words in (WHENS, CONDITIONS, VERBS, SUBJECTS, COUNTERS):
        assert [word for word in words if word and f"`{word}`" not in told and f"`{word} self`" not in told] == []


def test_every_colour_is_on_the_page_with_its_letter_and_its_family() -> None:
    told = page("soldiers.md")
    for hue in hues():
        assert f"{hue.name.en} {hue.letter} {hue.ability.en}" in told
        assert f"| {FAMILIES[hue.colour.family]} |" in told


def test_the_page_says_what_is_documented() -> None:
    told = page("soldiers.md")
    known = [face.name.en for face in sets.house().faces if face.known]
    assert f"({', '.join(sorted(known))})" in told
    assert all(
        reaches(soldier.power)
        for soldier, face in zip(sets.house().roster.soldiers, sets.house().faces, strict=True)
        if "reach" in face.known
    )


def test_the_drafts_on_the_page_are_one_deck() -> None:
    told = [*blocks("patrol-decks.md", "text"), *blocks("patrol-decks.md", "toml"), *blocks("patrol-decks.md", "json")]
    drafts = [deck.draft(block, "") for block in told]
    assert len({draft.deck.cards for draft, _ in drafts}) == 1
    assert len(drafts[0][0].deck.cards) == 6
    for _, faults in drafts:
        assert {trouble.message for trouble in faults} == {"deck-level-more", "deck-size"}
    assert json.loads(blocks("patrol-decks.md", "json")[0])["name"] == "six"


def test_the_code_on_the_page_is_the_plain_deck() -> None:
    assert blocks("patrol-decks.md", "code") == [f"{deck.code(deck.box()['plain'])}\n"]


def test_every_deck_of_the_box_is_on_the_page_with_its_plan() -> None:
    for name, one in deck.box().items():
        assert f"| `{name}` | {one.plan.en} |" in page("patrol-decks.md")


def test_every_field_of_a_view_is_on_the_page() -> None:
    told = page("show.md").partition("## Patrol\n")[2]
    assert [field for field in View.__annotations__ if f"`{field}`" not in told] == []
