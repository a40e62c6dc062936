"""One word for one thing: what the messages, the rules and the cards no longer call it."""

import re
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).parents[1] / "src/vedette"

LOST: Final = {
    "en": [
        # the word that won, the words that lost, and where (part of the path of a file)
        ("spot", r"\bposts?\b", "words/en/(page|twelve-patrols|terminal|lesson)|twelve_patrols/RULES"),
        (
            "discard (an item)",
            r"\b[Gg]ive up (one|another|the|an) (item|\{)|[Gg]iven up: \{",
            "twelve-patrols|page|terminal",
        ),
        ("sacrifice", r"[Gg]ive up (\{ \$name \}|the Acrobat)", "page|lesson|patrol"),
        ("requirement", r"\bA demand\b|\bwishes on\b", "words/en/(terminal|lesson|twelve)|twelve_patrols/RULES"),
        ("reveal", r"\b[Tt]urn(s|ed)? ((?!face)\S+ )?up\b", ""),
        ("delete", r"\b[Ff]orget (this|them|finished)|\bTake one away first", "words/en"),
    ],
    "fr": [
        ("bleu", r"\b[Aa]zur\b", ""),
        (
            "deck",
            r"\b([Cc]ette|[Vv]otre|[Ss]a|[Qq]uelle) pioches?\b|d.une pioche\b|[Uu]ne pioche (a|n.a|est)\b|[Pp]ioche « ",
            "words/fr|patrol/RULES|spellfire/RULES",
        ),
        ("pile (12 Patrols)", r"\bla pioche\b", "words/fr/twelve-patrols"),
        ("combler", r"\bgarni(r|s|e|es|ssez)?\b", ""),
        ("indice", r"\b[Cc]onseils?\b", "words/fr"),
        ("enregistrement", r"[Pp]arties? notée|relevé", "words/fr"),
        ("collection", r"\béditions?\b", "words/fr"),
        ("signet", r"marque-pages?", "words/fr"),
        ("rétablir", r"\brefaire\b", "words/fr/(page|terminal|afar|core)"),
        ("supprimer", r"\b[Oo]ubli(er|és|ez)\b", "words/fr/(page|table)"),
        (
            "retirer du jeu",
            r"\b[Ss]acrifi(ez un|é : \{ \$item)|à sacrifier\.",
            "words/fr/(page|terminal|twelve|lesson)",
        ),
        ("utiliser", r"\b[Ee]mploi(e|yer|yez)\b|\b[Ee]mploy(er|ez|ée?s?)\b", "words/fr|patrol/RULES"),
        ("se replier", r"\b[Cc]our(ir|ez)\b", "words/fr/(patrol|page|lesson)|patrol/RULES"),
        ("passer", r"\b[Rr]est(er|ez)\.|restez aussi|\bRester$", "words/fr/(patrol|page)|patrol/RULES"),
        ("opposer", r"\baffect(er|ez|e|ée?s?|ations?)\b", "words/fr/(patrol|page|lesson)|patrol/RULES"),
        ("le soldat adverse", r"l\u2019adversaire", "words/fr/patrol-cards"),
        ("équipier", r"\balliés?\b", "words/fr/patrol-cards"),
        ("mode Bête", r"mode bestial", ""),
        ("unité de magicien", r"unités? de sorcier", ""),
        ("joueur", r"\b[Ss]ièges?\b", "words/fr/afar"),
        ("joueur", r"[Ll]a place \{ \$(seat|other) \}", "words/fr"),
        ("joueur 1, joueur 2", r"\b[Cc]amp [ab]\b", "words/fr/(patrol|page)"),
        ("révéler", r"\b[Rr]etourner l(es attaquants|a cible)|(attaquants|\$aimed \}) se retourne", "words/fr/patrol"),
        ("vérifiable, vérifiée", r"\b[Ll]oyales?\b", "words/fr"),
        ("diabolique", r"\bredoutable\b", "words/fr/(table|command|twelve)"),
        ("Soleil Sombre", r"Soleil noir", ""),
        ("possession", r"\bfiefs?\b", "spellfire"),
    ],
}
"""The glossary. A word that lost may stand where the pattern of paths does not match: it means something else there."""


def texts(language: str) -> list[Path]:
    """Return the files whose words people of this language read."""
    rules = sorted((SOURCES / "games").glob(f"*/RULES.{language}.md"))
    cards = sorted((SOURCES / "games").glob("*/*/*.toml"))
    return [*sorted((SOURCES / "words" / language).glob("*.ftl")), *rules, *cards]


def lines(path: Path) -> list[str]:
    """Return the lines that are shown: a message without its id, no comments."""
    told = path.read_text(encoding="utf-8").splitlines()
    shown = [line for line in told if not line.startswith("#")] if path.suffix != ".md" else told
    return [re.sub(r"^[a-z0-9-]+ = ", "", line) for line in shown]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_word_that_lost_does_not_come_back(language: str) -> None:
    found = []
    for path in texts(language):
        for won, lost, where in LOST[language]:
            if re.search(where, path.as_posix()):
                told = [line for line in lines(path) if re.search(lost, line)]
                found += [f"{path.name}: “{line.strip()}” should say “{won}”" for line in told]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_entry_looks_at_a_file(language: str) -> None:
    for won, _, where in LOST[language]:
        assert any(re.search(where, path.as_posix()) for path in texts(language)), won
