"""Region decks: read with every fault named, written in one form, packed for a link."""

import json
import random
from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.core.troubled import in_words

from vedette.core.data import read_toml
from vedette.core.errors import Trouble, Unreadable
from vedette.games.twelve_patrols.cards import code as link
from vedette.games.twelve_patrols.cards import deck
from vedette.games.twelve_patrols.cards.deck import EDGES, DeckFile
from vedette.games.twelve_patrols.engine.rules import COLOURS, FREE, ITEMS, SUM, Deck, Region, requirement

BOX = deck.box()
NINE = "".join(f'[[region]]\nname = "Region {number}"\n' for number in range(1, 10))
WHOLE = f'name = "mine"\n{NINE}'


def faults(text: str) -> list[str]:
    found, wrong = deck.examine(text, "deck.toml")
    assert (found is None) == bool(wrong)
    return [in_words(trouble) for trouble in wrong]


def test_the_box_holds_the_decks_that_are_promised() -> None:
    assert set(BOX) >= {"house", "house12", "easy", "apprentice", "hard", "fiendish"}
    assert {len(found.deck.regions) for found in BOX.values()} == {9, 12}


@pytest.mark.parametrize("name", ["house", "house12"])
def test_the_house_decks_agree_with_every_edge_that_is_known(name: str) -> None:
    regions = {region.name: region for region in BOX[name].deck.regions}
    plains, valley, canyon = (regions[name] for name in ("Wild Plains", "Green Valley", "Lost Canyon"))
    assert (plains.north, plains.east, plains.west) == (requirement(SUM, 3), requirement(ITEMS, 3), FREE)
    assert (valley.north, valley.east, valley.west) == (FREE, requirement(COLOURS, 2), requirement(ITEMS, 1))
    assert (canyon.north, canyon.east, canyon.west) == (requirement(ITEMS, 3), FREE, requirement(SUM, 6))


@pytest.mark.parametrize("name", sorted(BOX))
def test_a_deck_of_the_box_stays_itself_in_every_form(name: str) -> None:
    found = BOX[name]
    assert deck.read(deck.write(found), "") == found
    assert deck.read(json.dumps(read_toml(deck.write(found), "")), "") == found
    assert deck.of_data(read_toml(deck.write(found), ""), "") == found
    assert deck.of_link(link.pack(found.deck)).deck == found.deck
    assert deck.coded(deck.called(found.deck)) == found


def test_a_requirement_is_read_however_it_is_typed() -> None:
    text = WHOLE.replace('"Region 1"', '"Region 1"\nnorth = " ITEMS  3"\neast = "colors 2"\nsouth = "sum 48"')
    region = deck.read(text, "").deck.regions[0]
    assert region == Region("Region 1", requirement(ITEMS, 3), requirement(COLOURS, 2), requirement(SUM, 48), FREE)
    assert deck.demand(region.east) == "colours 2"


def test_a_list_of_regions_is_a_deck() -> None:
    assert len(deck.of_data([{"name": f"R{n}"} for n in range(12)], "").deck.regions) == 12


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('name = "mine"\n', "", None, "name: the name is missing"),
        ('"mine"', '""', 1, "name: “” can’t be a name"),
        ('"mine"', '"a/b"', 1, "name: “a/b” can’t be the name of a deck; leave out / + and \\"),
        ('"mine"', '"mine"\ncolour = "red"', 2, "colour: a deck has no “colour”; its keys are name, title, note"),
        ('"mine"', '"mine"\nnote = 3', 2, "note: a title or a note is text of at most"),
        (
            '"Region 1"',
            '"Region 1"\nnorth = "three items"',
            4,
            "Region 1, north: “three items” isn’t a requirement; write items 1 to 8",
        ),
        (
            '"Region 1"',
            '"Region 1"\nnorth = 3',
            4,
            "Region 1, north: “3” isn’t a requirement; write items 1 to 8",
        ),
        (
            '"Region 1"',
            '"Region 1"\nnorth = "items 9"',
            4,
            "Region 1, north: “items 9” can never be met; write items 1 to 8",
        ),
        ('"Region 1"', '"Region 1"\nnorth = "colours 4"', 4, "write colours 1 to 3"),
        ('"Region 1"', '"Region 1"\nnorth = "sum 0"', 4, "write sum 1 to 48"),
        ('"Region 1"', '"Region 1"\nnort = "sum 1"', 4, "Region 1, nort: a region has no “nort”; its keys are name"),
        (
            '"Region 1"',
            '"Region 1"\nterrain = "sea"',
            4,
            "Region 1, terrain: “sea” isn’t a terrain; choose one of plains",
        ),
        ('"Region 9"', '"region 1"', 19, "region 1, name: region 1 is already called “region 1”"),
        ('"Region 1"', '" two  spaces"', 3, "region 1, name: “ two  spaces” can’t be a name"),
        ('"Region 1"', '"' + "x" * 41 + '"', 3, "write 1 to 40 characters"),
        ('[[region]]\nname = "Region 9"\n', "", None, "there are 8 regions; a deck has 9, or 12"),
        ('"Region 9"', '"Region 9"\nname = "again"', 20, "this isn’t TOML from column"),
        ('"mine"', "mine", 1, 'this isn’t TOML from column 8 on; write key = "value", one per line'),
    ],
)
def test_a_fault_says_where_what_and_what_would_be_right(old: str, new: str, line: int | None, words: str) -> None:
    assert old in WHOLE
    (found,) = faults(WHOLE.replace(old, new, 1))
    assert words in found
    assert found.startswith(f"deck.toml, line {line}" if line else "deck.toml")


def test_every_fault_is_listed_at_once() -> None:
    text = WHOLE.replace("Region 2", "Region 1").replace('"Region 3"', '"Region 3"\nwest = "none"\nup = "sum 1"')
    assert len(faults(text)) == 3


@pytest.mark.parametrize("text", ["", "[]", "{}", "[[]]", '{"name": "x", "region": 3}', '{"name": "x", "region": [3]}'])
def test_what_is_no_deck_is_refused(text: str) -> None:
    assert faults(text)


def test_a_deck_with_terrain_and_note_keeps_them() -> None:
    text = WHOLE.replace('"mine"', '"mine"\ntitle = "My \\"box\\""\nnote = "one\\ntwo"', 1)
    found = deck.read(text.replace('"Region 1"', '"Region 1"\nterrain = "lake"'), "")
    assert (found.title, found.note, found.terrains[0]) == ('My "box"', "one\ntwo", "lake")
    assert deck.read(deck.write(found), "") == found


def test_the_hash_is_of_what_is_played_with() -> None:
    house = BOX["house"].deck
    assert deck.digest(house) == deck.digest(house._replace(name="other"))
    assert deck.digest(house) != deck.digest(house._replace(regions=house.regions[::-1]))


NAMES = st.lists(
    st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=20).filter(str.isprintable),
    min_size=13,
    max_size=13,
    unique_by=str.casefold,
)
ASKED = st.sampled_from(
    [FREE, *(requirement(kind, number) for kind, most in deck.MOST.items() for number in range(1, most + 1))]
)
ALL_EDGES = st.lists(ASKED, min_size=48, max_size=48)


@examples(40)
@given(NAMES, ALL_EDGES, st.sampled_from(deck.SIZES))
def test_any_deck_is_the_same_in_every_form(names: list[str], edges: list[int], size: int) -> None:
    regions = tuple(Region(names[at], *edges[4 * at : 4 * at + 4]) for at in range(size))
    made = deck.plain(Deck(names[12], regions))
    try:
        found = deck.read(deck.write(made), "")
    except Unreadable as trouble:  # a name with a mark that composes, or one that a deck may not have
        in_words(trouble)
        return
    assert deck.read(deck.write(found), "") == found
    assert deck.of_data(json.loads(json.dumps(read_toml(deck.write(found), ""))), "") == found
    assert deck.of_link(link.pack(found.deck)) == found
    pinned = [line for row in deck.define(found.deck) for line in [row]]
    assert len(pinned) == size
    assert all("\n" not in line for line in pinned)


@examples(150)
@given(st.text(printable + "é\0\u2028", max_size=40), st.integers(0, 10**6))
def test_a_spoilt_deck_is_read_or_refused_in_words(new: str, place: int) -> None:
    text = deck.write(BOX["house"])
    at = place % len(text)
    for spoilt in (
        text[:at] + new + text[at + len(new) :],
        new,
        json.dumps(read_toml(deck.write(BOX["house"]), ""))[:at] + new,
    ):
        found, wrong = deck.examine(spoilt, "x")
        assert (found is None) == bool(wrong)
        for trouble in wrong:
            in_words(trouble)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "region", "title", "note", "terrain", *EDGES, "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@examples(150)
@given(JSON)
def test_any_data_is_a_deck_or_refused_in_words(value: object) -> None:
    try:
        assert isinstance(deck.of_data(value, "x"), DeckFile)
    except Trouble as trouble:
        in_words(trouble)


@examples(150)
@given(st.text(max_size=30), st.integers(0, 10**6))
def test_a_spoilt_link_is_refused(new: str, place: int) -> None:
    code = link.pack(BOX["house"].deck)
    at = place % len(code)
    for spoilt in (code[:at] + new + code[at + len(new) :], new, f"d1{new}"):
        try:
            found = deck.of_link(spoilt)
        except Trouble as trouble:
            in_words(trouble)
        else:
            assert found.deck == BOX["house"].deck


def test_a_link_is_short_and_says_the_same_again() -> None:
    rng = random.Random(1)
    for found in BOX.values():
        code = link.pack(found.deck)
        assert len(code) <= (80 if found.deck.name.startswith("house") else 160)  # the form knows the house’s names
        assert code.replace("-", "").replace("_", "").isalnum()
        broken = "".join(rng.choice([letter, letter + "\n"]) for letter in code)
        assert deck.of_link(broken).deck == found.deck


def test_a_link_that_would_open_to_too_much_is_refused() -> None:
    import base64
    import zlib

    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, link.KNOWN)
    squeezed = squeezer.compress(b"\t" + b"x" * 10_000_000) + squeezer.flush()
    raw = (zlib.crc32(squeezed) & 0xFFFF).to_bytes(2, "big") + squeezed
    with pytest.raises(Unreadable):
        link.unpack(link.MARK + base64.urlsafe_b64encode(raw).decode().rstrip("="))
