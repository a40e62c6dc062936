"""Decks: every fault at once with its mend; text, JSON, TOML and codes that come back; legal decks from a seed."""

import json
from typing import TYPE_CHECKING

import pytest

from vedette.core.data import read_toml
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.games.spellfire.cards import code as link
from vedette.games.spellfire.cards import deck, legality, random_deck, sets
from vedette.games.spellfire.cards.combinations import held_by, used_by
from vedette.games.spellfire.engine.rules import CARDS
from vedette.games.spellfire.engine.vocabulary import words

if TYPE_CHECKING:
    from vedette.games.spellfire.engine.cards import Card

SAMPLES = ("faerun-and-oerth", "krynn", "cerilia-and-athas")


def tree(name: str = "krynn") -> dict[str, list[str]]:
    found = read_toml(deck.write(deck.box()[name]), "")
    return {key: list(found[key]) for key in deck.LISTS}  # type: ignore[call-overload]  # fields by name


def faults(value: dict[str, object]) -> list[tuple[str, dict[str, str]]]:
    reader = deck.DeckReader("mine.toml", sets.box())
    assert reader.draft({"name": "mine", **value}) is None
    for fault in reader.faults:
        for language in LANGUAGES:
            assert explain(fault, language)
    return [(fault.message, fault.values) for fault in reader.faults]


def test_the_decks_that_come_with_the_game_are_legal() -> None:
    assert len(deck.box()) >= 15
    assert set(SAMPLES) <= set(deck.box())
    for name, draft in deck.box().items():
        found = draft.deck
        assert not legality.faults(list(found.friendly), list(found.opposing), list(found.others)), name
        assert len(deck.whole(found)) == CARDS
        assert all(draft.title), name
        assert all(draft.note), name


@pytest.mark.parametrize("name", [*SAMPLES, "mists"])
def test_every_form_of_a_deck_comes_back(name: str) -> None:
    draft = deck.box()[name]
    assert deck.read(deck.write(draft), "") == draft
    assert deck.read(json.dumps(read_toml(deck.write(draft), "")), "") == draft
    assert deck.of_data(read_toml(deck.write(draft), ""), "") == draft
    assert deck.read(deck.write_text(draft), "").deck == draft.deck
    code = deck.pack(draft)
    assert len(code) < 220
    assert deck.read(code, "").deck == draft.deck


def test_a_spoilt_code_is_refused() -> None:
    code = deck.pack(deck.box()["krynn"])
    for spoilt in (code[:-2], code[:20] + ("A" if code[20] != "A" else "B") + code[21:], "s1", "x1abc", code + "é"):
        with pytest.raises(Unreadable) as raised:
            link.unpack(spoilt)
        assert raised.value.message == "deck-link"


def test_cards_of_other_sets_go_into_codes() -> None:
    ids = ["Mine/3", "1st/42", "Other/2000"]
    assert link.unpack(link.pack("a deck", ids)) == ("a deck", ids)


def test_a_deck_may_name_cards_by_name_and_the_starter_by_a_star() -> None:
    draft = deck.box()["krynn"]
    text = deck.write_text(draft).replace(" *", "").replace("DL/106 Knights of the Rose", "Knights of the Rose *")
    assert deck.read(text, "").deck.friendly[0].id == "DL/106"


def test_a_second_star_is_a_fault_where_it_stands() -> None:
    rows = deck.write_text(deck.box()["krynn"]).splitlines()
    at = rows.index("DL/106 Knights of the Rose")
    rows[at] += " *"
    with pytest.raises(Unreadable) as raised:
        deck.read("\n".join(rows), "")
    assert raised.value.message == "spell-deck-starters"
    assert raised.value.values["line"] == str(at + 1)


def test_an_id_beside_the_name_of_another_card_is_a_fault_where_it_stands() -> None:
    text = deck.write_text(deck.box()["krynn"])
    assert deck.read(text.replace("Knights of the Rose", "KNIGHTS OF THE ROSE"), "").deck == deck.box()["krynn"].deck
    with pytest.raises(Unreadable) as raised:
        deck.read(text.replace("DL/106 ", "1st/458 ", 1), "")
    assert raised.value.message == "spell-deck-other"
    assert raised.value.values["other"] == "Knights of the Rose"


@pytest.mark.parametrize("bullet", ["- ", "* ", "• ", "1 ", "1x "])
def test_what_other_programs_put_before_a_card_is_passed_over(bullet: str) -> None:
    draft = deck.box()["krynn"]
    rows = [f"{bullet}{row}" if row and ":" not in row else row for row in deck.write_text(draft).splitlines()]
    assert deck.read("\n".join(rows), "").deck == draft.deck


def test_every_fault_is_named_at_once() -> None:
    found = tree()
    others = found["cards"]
    others.remove("DL/19")
    others.append("DL/2")
    others[others.index("1st/331")] = "1st/393"
    found["friendly"][0] = "1st/44"
    told = faults({**found, "starter": "DL/26"})
    messages = [message for message, _ in told]
    assert messages.count("spell-deck-part") == 2
    assert "spell-deck-twice" in messages
    assert "spell-deck-banned" in messages
    assert {"part": "holdings", "has": "2", "wants": "3", "by": "1", "way": "more"}.items() <= dict(
        next(values for message, values in told if values.get("part") == "holdings")
    ).items()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("DL/36", "1st/47", ""),
        ("DL/36", "1st/408", "spell-deck-levels"),
        ("DL/36", "1st/444", "spell-deck-unsure"),
        ("DL/36", "DL/51", "spell-deck-no-champion"),
        ("1st/65", "DL/47", "spell-deck-absent"),
        ("1st/331", "PO/77", "spell-deck-unused"),
        ("DL/51", "BR/49", "spell-deck-artifact"),
        ("DL/17", "1st/38", "spell-deck-holding"),
        ("1st/65", "1st/48", "spell-deck-sideless"),
        ("1st/255", "1st/256", "spell-deck-twice"),
    ],
)
def test_a_fault_is_named(old: str, new: str, message: str) -> None:
    found: dict[str, object] = {key: [new if one == old else one for one in row] for key, row in tree().items()}
    if not message:
        assert deck.of_data({"name": "mine", **found}, "").deck.friendly[0].id == new
    else:
        assert message in [one for one, _ in faults(found)]


def test_faults_name_kinds_and_worlds_in_words() -> None:
    found = {key: list(row) for key, row in tree().items()}
    for old, new in (("1st/331", "PO/77"), ("DL/51", "BR/49"), ("DL/17", "1st/38"), ("DL/36", "DL/26")):
        found = {key: [new if one == old else one for one in row] for key, row in found.items()}
    found["friendly"] = found["friendly"][:-1]
    told = deck.examine(json.dumps({"name": "mine", **found}), "")[1]
    for language, wanted in (
        ("en", ("(psionic power)", "(Birthright)", "(Forgotten Realms)", "friendly champions: 5 instead of 6; add 1")),
        (
            "fr",
            (
                "(pouvoir psionique)",
                "(Royaumes Oubliés)",
                "champions amis\N{NO-BREAK SPACE}: 5 au lieu de 6\N{NO-BREAK SPACE}; ajoutez-en 1",
            ),
        ),
    ):
        said = " ".join(explain(fault, language) for fault in told)
        assert [part for part in wanted if part not in said] == []
        assert not [name for name in (*words.KINDS, *words.WORLDS) if "-" in name and name in said]


def test_a_fault_stands_at_its_line() -> None:
    text = deck.write(deck.box()["krynn"]).replace('"1st/65"', '"1st/9999"')
    found = deck.examine(text, "mine.toml")[1]
    assert (found[0].message, found[0].values["field"]) == ("spell-deck-absent", "1st/9999")
    line = int(found[0].values["line"])
    assert '"1st/9999"' in text.splitlines()[line - 1]


def test_a_wrong_name_comes_with_near_ones() -> None:
    rows = tree()
    rows["cards"] = [*rows["cards"][:-1], "Nulify Magic"]
    told = dict(faults({**rows}))
    assert told["spell-deck-unknown"]["near"].split(", ")[0] == "Nullify Magic"


@pytest.mark.parametrize(
    ("name", "meant"),
    [("Fireball", "1st/331"), ("bluet spur", "AR/88"), ("Psychic Storm", "PO/85"), ("Adon", "4th/282")],
)
def test_a_name_means_the_print_that_it_meant_when_there_were_fewer_cards(name: str, meant: str) -> None:
    found = deck.DeckReader("mine.toml", sets.box()).card(name, "cards")
    assert found is not None
    assert found.id == meant


@pytest.mark.parametrize(
    "text", ["", "[]", "name = 3", "friendly: x", '{"name": "a", "cards": 3}', "name: a/b", "\x00"]
)
def test_nonsense_is_refused_in_words(text: str) -> None:
    draft, found = deck.examine(text, "nonsense")
    assert draft is None
    assert found
    for language in LANGUAGES:
        assert all(explain(one, language) for one in found)


def test_seeds_make_legal_decks_of_every_world() -> None:
    known = [printed.card for printed in sets.box().values()]
    seen = set()
    for seed, world in enumerate([*words.WORLDS[1:-1], "", ""]):
        made = random_deck.invent(known, seed, world)
        assert made == random_deck.invent(known, seed, world)
        assert not legality.faults(list(made.friendly), list(made.opposing), list(made.others))
        realms = [card for card in made.others if card.kind == words.REALM]
        if world:
            assert sum(words.WORLDS[card.world] == world for card in realms) >= 8
        seen.add(deck.digest(made))
    assert len(seen) == 9
    with pytest.raises(Unreadable):
        random_deck.invent(known, 1, "atlantis")
    with pytest.raises(Unreadable):
        random_deck.invent(known[:60], 1)


def test_who_may_use_what() -> None:
    known: dict[str, Card] = {name: printed.card for name, printed in sets.box().items()}
    fireball, bite, azoun, elminster = known["1st/331"], known["DR/93"], known["1st/42"], known["1st/44"]
    assert used_by(elminster, fireball)
    assert not used_by(azoun, fireball)
    assert used_by(azoun, fireball, (known["1st/103"],))
    assert used_by(known["1st/72"], fireball)
    assert used_by(known["DL/21"], bite)
    assert not used_by(azoun, bite)
    assert held_by(known["1st/5"], known["1st/38"])
    assert not held_by(known["DL/2"], known["1st/38"])
