"""Long names are hyphenated before a syllable near their middle; what fits stays whole."""

import pytest

from vedette.core.language import LANGUAGES
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.cards.face import LONGEST, SOFT, hyphenated, printed

PARTED = """
    Quarter|master Spell|breaker Hound|master Torch|bearer Execu|tioner Apothe|cary Inqui|sitor Strate|gist
    Enchan|teresse Chroni|queur Chevau|cheur Senti|nelle Apothi|caire
"""
WHOLE = ["Smith", "Sentinel", "Plague Doctor", "Giant-Killer", "Porte-étendard", "Bcdfghjklmn", ""]


@pytest.mark.parametrize("name", PARTED.split())
def test_a_long_word_is_parted_before_a_syllable_near_its_middle(name: str) -> None:
    assert hyphenated(name.replace("|", "")).replace(SOFT, "|") == name


@pytest.mark.parametrize("name", WHOLE)
def test_what_fits_or_has_no_such_place_stays_whole(name: str) -> None:
    assert hyphenated(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_of_a_name_in_the_house_set_is_too_long(language: str) -> None:
    cards = box()["plain"].cards if "plain" in box() else box()["vanguard"].cards
    for face, soldier in zip(cards.faces, cards.roster.soldiers, strict=True):
        shown = printed(face, soldier, 0, language)
        name = shown.get("hyphenated", shown["title"])
        assert name.replace(SOFT, "") == shown["title"]
        assert max(map(len, name.replace(SOFT, " ").replace("-", " ").split())) <= LONGEST
