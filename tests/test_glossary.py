"""One word for one thing: what the messages, the rules and the cards no longer call it."""

import re
from pathlib import Path
from typing import Final

import pytest

from vedette.core.language import say

SOURCES: Final = Path(__file__).parents[1] / "src/vedette"

LOST: Final = {
    "en": [
        # the word that won, the words that lost, and where (part of the path of a file)
        ("spot", r"\bposts?\b", "/en/(page|twelve-patrols|terminal|lesson)|twelve_patrols/text/RULES"),
        (
            "discard (an item)",
            r"\b[Gg]ive up (one|another|the|an) (item|\{)|[Gg]iven up: \{",
            "twelve-patrols|page|terminal",
        ),
        (
            "discard (an item)",
            r"\b[Gg]iv(e|ing) up (an item|one item|your last)|item given up",
            "twelve_patrols/text/RULES",
        ),
        ("sacrifice", r"[Gg]ive up (\{ \$name \}|the Acrobat)", "page|lesson|patrol"),
        ("requirement", r"\bA demand\b|\bwishes on\b", "/en/(terminal|lesson|twelve)|twelve_patrols/text/RULES"),
        ("reveal", r"\b[Tt]urn(s|ed)? ((?!face)\S+ )?up\b", ""),
        ("fix", r"\bto mend\b|\bmend (it|them)\b", "/en/"),
        ("isn’t a", r"(?<!here )\b(is|are) no [a-z]", "/en/(?!lesson|spellfire-power)"),
        ("may", r"\b(this|that) may not be\b", "/en/"),
        ("game file", r"\b(a|the|this|no) record\b", "/en/(?!lesson)"),
        ("complete (a line)", r"\bcloses \{ \$lines", "/en/"),
        ("opponent (the player)", r"\b[Tt]he enemy (is|may|has|chooses|lays|stays|stayed|draws)\b", "/en/"),
        ("difficulty of requirements", r"\btightness\b", "/en/(?!spellfire-power)"),
        ("number (of a Spellfire card)", r"(?<!\$)\bids?\b", "spellfire/text/en/"),
        ("delete", r"\b[Ff]orget (this|them|finished)|\bTake one away first", "/en/"),
    ],
    "fr": [
        ("bleu", r"\b[Aa]zur\b", ""),
        (
            "deck",
            r"\b([Cc]ette|[Vv]otre|[Ss]a|[Qq]uelle) pioches?\b|d.une pioche\b|[Uu]ne pioche (a|n.a|est)\b|[Pp]ioche « ",
            "/fr/|patrol/text/RULES|spellfire/text/RULES",
        ),
        ("deck", r"\b[Pp]aquets?\b", "/fr/"),
        ("a", r"\b(chaque|autre) joueur 1\b", "/fr/"),
        ("pile (12 Patrols)", r"\b[Ll]a pioche\b|d.une pioche\b", "/fr/twelve-patrols|twelve_patrols/text/RULES"),
        ("remplir", r"\bgarni(r|s|e|es|ssez)?\b|\bcombl(er|ez|ée?s?)\b", ""),
        ("indice", r"\b[Cc]onseils?\b", "/fr/"),
        ("enregistrement", r"[Pp]arties? notée|\brelevés?\b", "/fr/|text/RULES"),
        ("avec aide", r"\bassistées?\b", "/fr/|text/RULES"),
        ("collection", r"\béditions?\b", "/fr/"),
        ("signet", r"marque-pages?", "/fr/"),
        ("rétablir", r"\brefaire\b", "/fr/(page|terminal|remote|core)"),
        ("supprimer", r"\b[Oo]ubli(er|és|ez)\b", "/fr/(page|table)"),
        (
            "retirer du jeu",
            r"\b[Ss]acrifi(ez un|é : \{ \$item)|à sacrifier\.",
            "/fr/(page|terminal|twelve|lesson)",
        ),
        ("utiliser", r"\b[Ee]mploi(e|yer|yez)\b|\b[Ee]mploy(er|ez|ée?s?)\b", "/fr/|patrol/text/RULES"),
        ("se replier", r"\b[Cc]our(ir|ez)\b", "/fr/(patrol|page|lesson)|patrol/text/RULES"),
        ("passer", r"\b[Rr]est(er|ez)\.|restez aussi|\bRester$", "/fr/(patrol|page)|patrol/text/RULES"),
        ("opposer", r"\baffect(er|ez|e|ée?s?|ations?)\b", "/fr/(patrol|page|lesson)|patrol/text/RULES"),
        ("le soldat adverse", r"l\u2019adversaire", "/fr/patrol-cards"),
        ("équipier", r"\balliés?\b", "/fr/patrol-cards"),
        ("mode Bête", r"mode bestial", ""),
        ("unité de magicien", r"unités? de sorcier", ""),
        ("joueur", r"\b[Ss]ièges?\b", "/fr/remote"),
        ("joueur", r"[Ll]a place \{ \$(seat|other) \}", "/fr/"),
        ("joueur 1, joueur 2", r"\b[Cc]amp [ab]\b", "/fr/(patrol|page)"),
        ("révéler", r"\b[Rr]etourner l(es attaquants|a cible)|(attaquants|\$aimed \}) se retourne", "/fr/patrol"),
        ("vérifiable, vérifiée", r"\b[Ll]oyales?\b", "/fr/"),
        ("diabolique", r"\bredoutable\b", "/fr/(table|command|twelve)"),
        ("Soleil Sombre", r"Soleil noir", ""),
        ("numéro (d’une carte de Spellfire)", r"\bidentifiants?\b", "spellfire/text/fr/"),
        ("possession", r"\bfiefs?\b", "spellfire"),
    ],
}
"""The glossary. A word that lost may stand where the pattern of paths does not match: it means something else there."""


def texts(language: str) -> list[Path]:
    """Return the files whose words people of this language read."""
    rules = sorted((SOURCES / "games").glob(f"*/text/[HR]*.{language}.md"))
    cards = sorted((SOURCES / "games").glob("**/*.toml"))
    return [*sorted(SOURCES.glob(f"**/{language}/*.ftl")), *rules, *cards]


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


CLAIMS: Final[list[tuple[str, dict[str, str | int]]]] = [
    ("page-fair", {}),
    ("page-fair-waits", {}),
    ("page-fair-pledged", {"pledge": "-"}),
    ("page-fair-detail", {"pledge": "-"}),
    ("page-fair-kept", {}),
    ("page-fair-older", {}),
    ("page-fair-broken", {}),
    ("remote-fair-waits", {"pledge": "-"}),
    ("remote-fair", {"found": "kept", "pledge": "-"}),
    ("remote-fair", {"found": "older", "pledge": "-"}),
    ("remote-fair", {"found": "broken", "pledge": "-"}),
    ("replay-fair", {"version": 1, "pledge": "-"}),
]
"""What is said of a fair deal of which not every card was computed anew, or may turn out not to follow."""
CLAIMED: Final = r"\bverified\b|\bvérifiée?s?\b|card follows|carte en découle|nobody could|personne n.a pu choisir"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_called_verified_before_it_is(language: str) -> None:
    for message, values in CLAIMS:
        words = say(language, message, **values)
        assert not re.search(CLAIMED, words.lower()), f"{message}: “{words}”"
    assert re.search("verified|vérifiée", say(language, "page-fair-verified"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_entry_looks_at_a_file(language: str) -> None:
    for won, _, where in LOST[language]:
        assert any(re.search(where, path.as_posix()) for path in texts(language)), won
