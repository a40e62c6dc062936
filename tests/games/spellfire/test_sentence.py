"""What is printed of a power, in either language, is parsed back to the same power; nothing else is understood."""

import pytest
from hypothesis import HealthCheck, given, settings
from tests.games.spellfire.powers import powers
from tests.lighter import fewer

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.text import sentence
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary.words import Clause

FEW = settings(max_examples=fewer(60), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed_and_parsed_back(language: str) -> None:
    powers = dict.fromkeys(printed.card.power for printed in sets.box().values())
    said = {sentence.write(power, language): power for power in powers}
    assert len(said) == len(powers) > 300
    for text, power in said.items():
        assert sentence.read(text, language) == power, text


@FEW
@given(powers())
def test_random_powers_are_printed_and_parsed_back(power: tuple[Clause, ...]) -> None:
    for language in LANGUAGES:
        assert sentence.read(sentence.write(power, language), language) == power


@FEW
@given(powers())
def test_random_powers_are_written_in_files_and_read_back(power: tuple[Clause, ...]) -> None:
    assert tuple(clauses.read(clauses.write(clause)) for clause in power) == power


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (42, "Allies of its side gain 1 level.", "Les alliés de son camp gagnent 1 niveau."),
        (331, "On entry, discard all opposing allies of level 4 or less.", None),
        (49, "Against monsters, this card gains 2 levels.", "Face à des monstres, cette carte gagne 2 niveaux."),
        (3, "The realm defends itself as a level 5 cleric.", None),
        (330, "No allies for the other side.", "Aucun recours aux alliés pour le camp adverse."),
    ],
)
def test_a_card_says(number: int, english: str, french: str | None) -> None:
    power = sets.box()[f"1st/{number}"].card.power
    assert sentence.write(power, "en") == english
    assert french is None or sentence.write(power, "fr") == french


@pytest.mark.parametrize(
    ("says", "french"),
    [
        (
            {"do": "immune", "who": "this", "what": "round-four +offensive"},
            "Cette carte est insensible aux cartes de phase 4 offensives.",
        ),
        (
            {"do": "blank", "who": "other holding/item +undead"},
            "Les possessions et objets magiques morts-vivants du camp adverse perdent leur pouvoir.",
        ),
        (
            {"do": "blank", "who": "other holding +undead"},
            "Les possessions mortes-vivantes du camp adverse perdent leur pouvoir.",
        ),
        (
            {"do": "level", "who": "this", "number": 1, "if": ["other hero/regent/thief"]},
            "Face à des héros, régents et voleurs, cette carte gagne 1 niveau.",
        ),
        (
            {"do": "ban", "who": "other", "what": "ally", "number": 1},
            "Pas plus d\u2019une carte parmi les alliés pour le camp adverse.",
        ),
        (
            {"do": "ban", "who": "bearer", "what": "ally", "number": 2},
            "Son champion ne peut pas utiliser plus de 2 cartes parmi les alliés.",
        ),
        (
            {"do": "cancel", "who": "other spell", "number": 9, "when": "entry"},
            "À son entrée, annulez autant que possible des sorts du camp adverse.",
        ),
        (
            {"do": "discard", "who": "other ally", "number": 1, "pick": "highest", "when": "entry"},
            "À son entrée, défaussez 1 des alliés du camp adverse (par niveau décroissant).",
        ),
        (
            {"do": "only", "who": "champion uses:spell/gear geared<=4"},
            (
                "Nul hormis les champions de niveau 4 ou moins (équipement compris) capables d\u2019utiliser des sorts,"
                " artefacts et/ou objets magiques ne peut attaquer ce royaume."
            ),
        ),
    ],
)
def test_french_agrees_in_number_and_gender(says: dict[str, object], french: str) -> None:
    power = (clauses.read(says),)
    assert sentence.write(power, "fr") == french
    assert sentence.read(french, "fr") == power


def test_what_is_not_ours_is_refused_with_the_sentence() -> None:
    text = "Defending champions gain 3 levels. All opposing allies are turned into frogs."
    with pytest.raises(Unreadable) as raised:
        sentence.read(text, "en")
    assert raised.value.values == {"text": "All opposing allies are turned into frogs."}
    with pytest.raises(Unreadable):
        sentence.read("Defending champions gain 3 levels.", "fr")
