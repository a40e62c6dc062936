"""Names in the words of a remote table: in both languages, wherever a sentence speaks of the other player."""

import pytest

from vedette.terminal.player_names import named


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Your opponent attacks with Archer.", "Nora attacks with Archer."),
        ("It’s your opponent’s turn.", "It’s Nora’s turn."),
        ("Player 1’s patrol 2 faces patrol 3 of player 2.", "Player 1’s patrol 2 faces patrol 3 of Nora."),
    ],
)
def test_a_name_in_english(words: str, told: str) -> None:
    assert named(words, "en", "Nora", ["", "Nora"]) == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Votre adversaire passe.", "Nora passe."),
        ("Au tour de votre adversaire.", "Au tour de Nora."),
        ("Base du joueur\u00a01", "Base d’Anne"),
        ("Au joueur 2", "À Nora"),
        ("Le joueur 1 gagne", "Anne gagne"),
        ("Adversaires", "Adversaires"),
    ],
)
def test_a_name_in_french(words: str, told: str) -> None:
    assert named(words, "fr", "Nora", ["Anne", "Nora"]) == told


def test_nobody_has_a_name() -> None:
    assert named("Your opponent stays.", "en", "", ["", ""]) == "Your opponent stays."
    assert named("Player 3", "en", "Nora", ["", "Nora"]) == "Player 3"
    assert (
        named("Your opponent stays.", "en", "\u0639\u0627\u0626\u0634\u0629", ["", ""])
        == "\u2068\u0639\u0627\u0626\u0634\u0629\u2069 stays."
    )
