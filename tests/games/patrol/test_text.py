"""The text of cards in English and French: printed from the power, and read back to the same one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import EN_FR, examples, positions
from tests.core.troubled import in_words
from tests.games.patrol.powers import KINDS, powers, single

from vedette import decks
from vedette.core.errors import Unreadable
from vedette.core.game import SPECTATOR
from vedette.games.patrol.cards import power_sentence, text
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.deck import DeckPair
from vedette.games.patrol.engine.options import named
from vedette.games.patrol.engine.vocabulary import DEFENCE, NONE, PASSIVE, REVEAL, Power
from vedette.games.patrol.text.speech import Patrol


@pytest.mark.parametrize("language", EN_FR)
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_clauses_share_a_text(kind: int, language: str) -> None:
    told = {text.plain(text.write((clause,), kind, language)): clause for clause in single(kind)}
    assert len(told) == len(single(kind))


@pytest.mark.parametrize("language", EN_FR)
@pytest.mark.parametrize("kind", KINDS)
def test_every_clause_is_printed_and_read_back(kind: int, language: str) -> None:
    for clause in single(kind):
        assert text.read(text.write((clause,), kind, language), kind, language) == (clause,)


@examples(200)
@given(powers(), st.sampled_from(EN_FR))
def test_any_power_is_printed_and_read_back(drawn: tuple[int, Power], language: str) -> None:
    kind, power = drawn
    told = text.write(power, kind, language)
    assert text.read(told, kind, language) == power
    assert text.read(text.plain(told), kind, language) == power
    assert not told[0].islower()
    assert told.endswith(".")
    assert told.isprintable() or "\N{NO-BREAK SPACE}" in told


@pytest.mark.parametrize("language", EN_FR)
def test_the_colours_say_what_they_do(language: str) -> None:
    for hue in hues():
        told = text.write(hue.colour.power, hue.colour.type, language)
        assert text.read(told, hue.colour.type, language) == hue.colour.power
    assert text.read(text.write((), NONE, language), NONE, language) == ()


@pytest.mark.parametrize(
    ("power", "kind", "en", "fr"),
    [
        (
            "slay patrolmate; give self 2 permanent",
            REVEAL,
            "a patrolmate dies, and this soldier gains 2 permanent levels.",
            "un compagnon meurt, et ce soldat gagne 2 niveaux permanents.",
        ),
        (
            "kills: if stronger give self 1 permanent; if alone have self +1 attack",
            PASSIVE,
            ("when it kills, if the foe is stronger: this soldier gains 1 permanent level. if alone: +1 attack."),
            (
                "quand il tue, si le soldat adverse est plus fort: ce soldat gagne 1 niveau permanent."
                " s'il est seul: +1 attaque."
            ),
        ),
        (
            "if weaker shoot anywhere attack; run self",
            REVEAL,
            (
                "a weaker enemy of any patrol takes damage equal to this soldier's attack, and this soldier returns to"
                " base."
            ),
            (
                "un ennemi plus faible de n'importe quelle patrouille subit des dégâts égaux à l'attaque de ce soldat,"
                " et ce soldat se replie."
            ),
        ),
        ("have self +1 attack; have self +3 health", PASSIVE, "+1 attack and +3 health.", "+1 attaque et +3 santé."),
        (
            "give self 1 health; run self",
            DEFENCE,
            "this soldier gains 1 health counter and returns to base.",
            "ce soldat gagne 1 marqueur de santé et se replie.",
        ),
        (
            "have enemies -1 attack; have self +1 health",
            PASSIVE,
            "each enemy has -1 attack, and this soldier has +1 health.",
            "chaque ennemi a -1 d'attaque, et ce soldat a +1 de santé.",
        ),
        (
            "reveal teammate; give it 1 attack",
            REVEAL,
            "a teammate turns face up and gains 1 attack counter.",
            "un équipier se révèle et gagne 1 marqueur d'attaque.",
        ),
        ("have foe -2 attack", DEFENCE, "the foe has -2 attack.", "le soldat adverse a -2 d'attaque."),
    ],
)
def test_cards_read_as_one_would_say_it(power: str, kind: int, en: str, fr: str) -> None:
    meant = power_sentence.read(power, kind)
    assert [text.plain(text.write(meant, kind, language)) for language in EN_FR] == [en, fr]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("A patrolmate gains 1 temporal level.", "did you mean “a patrolmate gains 1 temporary level”?"),
        ("When it sings: a patrolmate dies.", "no card of this type says “when it sings”"),
        ("", "says “”"),
        ("Draw three cards.", "no card of this type says “draw three cards”; did you mean"),
    ],
)
def test_what_says_nothing_is_refused_with_what_would(typed: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        text.read(typed, REVEAL, "en")
    assert words in in_words(caught.value)


@pytest.mark.parametrize("option", ["closed-decks", "wounds", "reshuffle"])
def test_what_is_shown_does_not_depend_on_what_was_shown_before(option: str) -> None:
    """A card that is as it was is shown by the same object; whoever looks for the first time sees the same."""
    pair = decks.find("patrol", "tricksters,venom")
    assert isinstance(pair, DeckPair)
    game, fresh = (Patrol((pair.first, pair.second), named(["rounds-2", option])) for _ in range(2))
    kept = 0
    for state in positions(game, 3, 2):
        for seat in (0, 1, SPECTATOR):
            before = dict(game.last)
            fresh.last.clear()
            fresh.dead.clear()
            assert game.show(state.view(seat), "fr") == fresh.show(state.view(seat), "fr")
            kept += sum(last is before.get(place) for place, last in game.last.items() if place[1] == seat)
    assert kept
