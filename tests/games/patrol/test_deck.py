"""Decks of Patrol: built by the rules, every fault with its mend, the same in every form."""

import json
from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import EN_FR, SEEDS, examples
from tests.core.troubled import in_words

from vedette import registry, setups
from vedette.core.data import read_toml
from vedette.core.errors import Illegal, Trouble
from vedette.games.patrol.cards import code as link
from vedette.games.patrol.cards import deck, legality
from vedette.games.patrol.cards import sets as cards
from vedette.games.patrol.cards.deck import Draft
from vedette.games.patrol.engine.soldier import COLOURS, QUOTAS, SIZE, Card, Deck, Roster

HOUSE = cards.house()
ROSTER = HOUSE.roster
BOX = deck.box()
STARTERS = ("legion", "longbows", "orchard", "ramparts", "shadows", "tricksters", "vanguard", "venom")
PLAIN = BOX["plain"]
TEXT = deck.write(PLAIN)


def wrongs(told: str) -> list[str]:
    return [in_words(trouble) for trouble in deck.draft(told, "deck.txt")[1]]


def test_the_box_holds_the_plain_ninety_and_eight_plans() -> None:
    assert tuple(BOX) == ("plain", *STARTERS)
    assert PLAIN.deck == Deck("plain", tuple(Card(at) for at in range(len(ROSTER.soldiers))))
    plans = [told for one in BOX.values() for told in one.plan]
    assert all(plans)
    assert len(set(plans)) == 2 * len(BOX)


@pytest.mark.parametrize("name", list(BOX))
def test_a_deck_of_the_box_is_legal_and_stays_itself_in_every_form(name: str) -> None:
    one = BOX[name]
    assert legality.faults(ROSTER, one.deck.cards) == []
    assert legality.levels(ROSTER, one.deck.cards) == list(QUOTAS)
    assert deck.read(deck.write_toml(one), "") == one
    assert deck.read(json.dumps(read_toml(deck.write_toml(one), "")), "") == one
    assert deck.of_data(read_toml(deck.write_toml(one), ""), "") == one
    assert deck.read(deck.code(one), "").deck == one.deck
    for language in EN_FR:
        assert deck.read(deck.write(one, language), "").deck == one.deck
    assert len(deck.code(one)) < 200


def test_the_starter_decks_are_not_alike() -> None:
    decks = [set(BOX[name].deck.cards) for name in STARTERS]
    shared = [len(one & other) for at, one in enumerate(decks) for other in decks[:at]]
    assert max(shared) < SIZE // 2


@examples(15)
@given(SEEDS)
def test_a_random_deck_is_legal_and_the_same_again(seed: int) -> None:
    made = legality.invent(ROSTER, seed)
    assert legality.faults(ROSTER, made.cards) == []
    assert made == legality.invent(ROSTER, seed)
    assert made.cards != legality.invent(ROSTER, seed + 1).cards
    one = Draft(made, HOUSE)
    assert deck.read(deck.code(one), "") == one
    assert deck.read(deck.write(one, "fr"), "") == one
    assert deck.read(deck.write_toml(one), "") == one


def test_every_fault_is_listed_at_once_with_its_mend() -> None:
    told = (
        TEXT.replace("\nKnight\n", "\nKnight: red, red, plain\n")
        .replace("Giant\n", "Gaint\n")
        .replace("Bard", "Bard: rad")
    )
    assert wrongs(told) == [
        f"deck.txt, line 14, Bard: “rad” isn’t a colour; did you mean red? The colours are plain, {', '.join(COLOURS)}",
        "deck.txt, line 103, Gaint: the set “house” has no soldier “Gaint”; the closest are giant, phantom, paladin",
        "deck.txt: knight in red appears 2 times; keep one, and give the others another colour",
        "deck.txt: level 1 has 29 of 30 cards; add 1",
        "deck.txt: level 3 has 22 cards, 20 are allowed; remove 2",
        "deck.txt: level 5 has 3 of 4 cards; add 1",
    ]


def test_of_an_empty_deck_its_size_says_all() -> None:
    assert [trouble.message for trouble in deck.draft("", "x")[1]] == ["deck-size"]


def test_a_draft_is_kept_as_far_as_it_can_be_read() -> None:
    draft, faults = deck.draft("name: Half\nBard: R, magenta\nbarde: uni\nnobody\n", "x")
    bard = cards.find(HOUSE, "bard")
    assert draft.deck == Deck("Half", (Card(bard, 0), Card(bard, 1), Card(bard, 4)))
    assert [trouble.message for trouble in faults] == ["soldier-unknown", *["deck-level-more"] * 6, "deck-size"]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("cards = 3", 'cards: this isn’t a deck; write a name and a list of cards such as "bard: red, plain"'),
        ('cards = []\nname = "a/b"', "name: “a/b” doesn’t fit here"),
        ('name = "x"\ncards = []\nset = "other"', "set: there’s no set “other”; the sets are house"),
        ('name = "x"\ncards = []\nhand = 5', "hand: a deck has no “hand”; its keys are name, title, plan, set, cards"),
        ('name = "x"\ncards = [7]', "7: “7” names no cards"),
        ('name = "x"\ncards = ["bard:"]', "“bard:” names no cards"),
        ('name = "x"\ncards = ["arch"]', "“arch” could be archer, archmage"),
        (
            '{"name": "x", "plan": {"en": "y"}, "cards": []}',
            'plan: “{"en": "y"}” isn’t in both languages; write { en = "...", fr = "..." }',
        ),
        ('name = "x"\ncards = [', "line 2: this isn’t TOML"),
        ("", "the deck has 0 cards; it needs exactly 90"),
        ("bard\n" * 300, "deck.txt, line 201: the list is too long"),
        ("p1", "this isn’t a deck code; copy it whole, from"),
        ("p1AAAA", "this isn’t a deck code; copy it whole, from"),
    ],
)
def test_what_is_no_deck_is_refused_in_words(told: str, words: str) -> None:
    assert any(words in wrong for wrong in wrongs(told)), wrongs(told)


@pytest.mark.parametrize("name", ["plain", "vanguard"])
@pytest.mark.parametrize("place", range(0, 60, 3))
def test_one_wrong_letter_in_a_code_is_noticed(name: str, place: int) -> None:
    code = deck.code(BOX[name])
    place += len(link.MARK)
    spoilt = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
    assert wrongs(spoilt)


def test_a_code_of_a_set_that_changed_is_refused() -> None:
    changed = HOUSE._replace(roster=ROSTER._replace(soldiers=ROSTER.soldiers[::-1]))
    told = deck.draft(deck.code(PLAIN), "x", {"house": changed})[1]
    assert "this code was made with another version of the set “house”; ask for the deck as text" in in_words(told[0])
    with pytest.raises(Illegal):
        deck.read("name: none", "")


def test_a_deck_of_ones_own_set_goes_every_way() -> None:
    soldiers = tuple(soldier for soldier in ROSTER.soldiers if soldier.id != "bard")
    faces = tuple(face for face in HOUSE.faces if face.name.en != "Bard")
    mine = HOUSE._replace(roster=Roster("mine", soldiers, ROSTER.colours), faces=faces)
    sets = {"house": HOUSE, "mine": mine}
    one = Draft(legality.invent(mine.roster, 5), mine)
    for told in (
        deck.code(one),
        deck.write(one),
        deck.write_toml(one),
        json.dumps(read_toml(deck.write_toml(one), "")),
    ):
        assert deck.read(told, "", sets) == one
    assert "there’s no set “mine”; the sets are" in in_words(deck.draft(deck.code(one), "")[1][0])


def test_a_set_too_small_for_a_deck_says_of_which_level() -> None:
    few = Roster("few", tuple(soldier for soldier in ROSTER.soldiers if soldier.level < 4), ROSTER.colours)
    assert legality.short(few) == [4, 5]
    with pytest.raises(Illegal) as caught:
        legality.invent(few, 1)
    assert "add some of level 4, 5" in in_words(caught.value)


@examples(50)
@given(st.text(printable + "é\0\u2028", max_size=40), st.integers(0, 10**6), st.sampled_from(["text", "toml", "code"]))
def test_a_spoilt_deck_is_read_or_refused_in_words(new: str, place: int, form: str) -> None:
    one = BOX["legion"]
    text = {"text": deck.write(one)[:600], "toml": deck.write_toml(one)[:600], "code": deck.code(one)}[form]
    at = place % len(text)
    for spoilt in (text[:at] + new + text[at + len(new) :], new, link.MARK + new):
        for trouble in deck.draft(spoilt, "x")[1]:
            in_words(trouble)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*deck.KEYS, "en", "fr"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@examples(50)
@given(JSON)
def test_any_data_is_refused_in_words(value: object) -> None:
    with pytest.raises(Trouble) as caught:
        deck.of_data(value, "x")
    in_words(caught.value)


def test_a_deck_out_of_a_record_has_the_short_code_of_the_one_that_ships() -> None:
    played = setups.game("patrol", "legion")
    again = registry.of(played).restore(played.definition(), "record")
    code = played.code(played.deal(5))
    assert code.startswith("legion.2/")
    assert again.code(again.deal(5)) == code
