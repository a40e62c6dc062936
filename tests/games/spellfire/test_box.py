"""The box of Solitaire Spellfire: decks, deals as data and codes, what a record pins."""

import json
import re

import pytest
from tests.games.spellfire.zoo import ZOO

from vedette.core.chance import Stream, unspell
from vedette.core.editor import compose
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, say
from vedette.core.plugin import variants_of
from vedette.decks import invent
from vedette.games.spellfire.capabilities.deals import SpellfireDeals
from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.capabilities.editor import CardEditor
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.options import NAMES
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.text.speech import Spellfire

DEALS = SpellfireDeals()
EDITOR = CardEditor()

DECK = DECKS.shipped()[FIRST_DECK]


def read(value: object) -> tuple[Spellfire, list[int]]:
    def uncode(code: str) -> tuple[Spellfire, list[int]]:
        head, _, number = code.rpartition("/")
        spec, *options = head.split("+")
        made = PLUGIN.new(DECKS.shipped().get(spec) or DECKS.read(spec, ""), options)
        return made, made.deal(unspell(number, made.deals()))

    return DEALS.read(value, "deal", lambda spec: DECKS.shipped()[spec], uncode)


@pytest.mark.parametrize("options", [[], [NAMES[0]], list(NAMES)])
def test_a_deal_is_data_and_a_code_and_back(options: list[str]) -> None:
    made = PLUGIN.new(DECK, options)
    deal = made.deal(Stream(5).below(made.deals()))
    told = DEALS.write(made, deal)
    assert json.loads(json.dumps(told)) == told
    for key in ("code", None):
        again, dealt = read({key: told[key]} if key else {**told, "code": None})
        assert (again.deck, variants_of(again), dealt) == (made.deck, options, deal)
    assert len(DEALS.lines(made, deal, "fr")) == 7


def test_a_deal_may_name_another_starting_champion() -> None:
    made = PLUGIN.new(DECK, [])
    starter = DECK.deck.friendly[3]
    told = DEALS.write(
        PLUGIN.new(
            DECK._replace(
                deck=DECK.deck._replace(friendly=(starter, *[one for one in DECK.deck.friendly if one != starter]))
            ),
            [],
        ),
        made.deal(1),
    )
    again, _ = read({**told, "deck": FIRST_DECK, "code": None})
    assert again.deck.friendly[0] == starter


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": 1}, "deal-key"),
        ({"game": "patrol"}, "deal-game"),
        ({"options": "all"}, "deal-variants"),
        ({"options": ["speed"]}, "spellfire-option"),
        ({"starter": "1st/1"}, "spellfire-deal-starter"),
        ({"columns": [[]]}, "spellfire-deal-columns"),
        ({"columns": [["1st/1"] * 9] * 6}, "spellfire-deal-card"),
        ({"code": 7}, "deal-code"),
    ],
)
def test_a_deal_with_a_fault_is_refused_by_name(change: dict[str, object], message: str) -> None:
    made = PLUGIN.new(DECK, [])
    told = {**DEALS.write(made, made.deal(0)), "code": None, **change}
    with pytest.raises(Trouble) as caught:
        read(told)
    assert caught.value.message == message


def test_what_is_told_beside_a_code_must_agree() -> None:
    made = PLUGIN.new(DECK, [])
    told = DEALS.write(made, made.deal(0))
    with pytest.raises(Trouble, match="deal-differs"):
        read({**told, "options": [NAMES[0]]})
    with pytest.raises(Trouble, match="spellfire-deal-shape"):
        read([])


@pytest.mark.parametrize("draft", [DECK, Draft(ZOO)])
def test_a_record_pins_the_whole_game(draft: Draft) -> None:
    made = PLUGIN.new(draft, list(NAMES[:2]))
    lines = made.definition()
    again = PLUGIN.restore(lines, "record")
    assert (again.draft, again.options) == (draft, made.options)
    with pytest.raises(Trouble, match="record-cards"):
        PLUGIN.restore([*lines[:-1], "cards: 0"], "record")
    with pytest.raises(Trouble, match="spellfire-pins"):
        PLUGIN.restore([*lines[:5], lines[-1]], "record")
    with pytest.raises(Trouble):
        PLUGIN.restore([*lines[:2], "  { id = 3", *lines[3:]], "record")


def test_cards_are_found_listed_and_told() -> None:
    entries = DECKS.cards.entries(DECK)
    assert len(entries) == 55
    index = DECKS.cards.find(DECK, str(entries[12]["name"])[:-1])
    assert index == 12
    assert DECKS.cards.find(DECK, str(entries[3]["id"])) == 3
    for name in ("", "no such card"):
        with pytest.raises(Trouble, match="spellfire-note-card"):
            DECKS.cards.find(DECK, name)
    with pytest.raises(Trouble, match="spellfire-several") as caught:
        DECKS.cards.find(DECKS.pool(), "drizzt")
    assert "3rd/45 Drizzt Do' Urden" in explain(caught.value, "en")
    powered = next(index for index in range(55) if DECKS.cards.power(DECK, index))
    assert DECKS.cards.text(DECK, powered, "en") != DECKS.cards.text(DECK, powered, "fr")
    shown = [str(card["name"]) for card in DECKS.cards.show(DECK, "fr")]
    assert shown[2] == "Khelben “Blackstaff” Arunsun"  # as it is printed; files write plain marks
    assert [re.sub("[“”]", '"', name) for name in shown] == [entry["name"] for entry in entries]
    assert DECKS.cards.remarks(DECK, 0) == []


def test_decks_are_written_packed_and_made_up() -> None:
    assert DECKS.label(DECK).size == 55
    assert DECKS.read(DECKS.write(DECK), "") == DECK
    packed = DECKS.unpack(DECKS.pack(DECK))
    assert packed is not None
    assert packed.deck == DECK.deck
    assert DECKS.unpack("first") is None
    assert DECKS.digest(DECK) == DECKS.digest(DECKS.renamed(DECK, "mine"))
    assert DECKS.renamed(DECK, "mine").deck.name == "mine"
    assert DECKS.tree(DECK)["name"] == FIRST_DECK
    assert DECKS.cards.lines(DECK, "en")[0] == f"name: {FIRST_DECK}"
    assert invent("spellfire", 3, {}) == invent("spellfire", 3, {})
    with pytest.raises(Trouble, match="deck-wish"):
        invent("spellfire", 3, {"size": 9})


def test_what_a_power_leaves_out_is_told_in_words() -> None:
    pool = DECKS.pool()
    told = DECKS.cards.remarks(pool, DECKS.cards.find(pool, "1st/13"))
    assert [remark.values for remark in told] == [{"status": "adapted", "why": "hand"}]
    assert DECKS.cards.remarks(pool, DECKS.cards.find(pool, "1st/1")) == []
    for language in LANGUAGES:
        assert say(language, told[0].message, **told[0].values) not in ("", told[0].message)


def test_a_card_that_no_deck_may_have_says_so_on_its_face() -> None:
    pool = DECKS.pool()
    shown = DECKS.cards.show(Draft(DECK.deck._replace(others=pool.deck.others)), "fr")
    barred = next(card for card in shown if card["id"] == "1st/93")
    assert (barred["barred"], barred["text"]) == (True, "")
    assert "aucun deck" in str(barred["note"])
    assert not any(card["barred"] for card in DECKS.cards.show(DECK, "en"))


def test_words_that_say_no_power_are_told_beside_a_sentence_that_does() -> None:
    heard = EDITOR.hear("Allies of its side gain 1 level.", "en", {})
    assert heard == '{ do = "level", who = "own ally", number = 1 }'
    with pytest.raises(Trouble) as caught:
        EDITOR.hear("Allies of its side gain 1 level. Flyers can not attack this realm.", "en", {})
    assert "try “Flyers may not attack this realm.”" in explain(caught.value, "en")
    with pytest.raises(Trouble, match=r"spell-unread "):
        EDITOR.hear("xyzzy", "fr", {})


def test_capitals_number_words_and_the_last_stop_are_the_writers_own() -> None:
    three = '{ do = "level", who = "this", number = 3 }'
    for text in ("this card gains 3 levels.", "This card gains Three levels", "this card gains three levels."):
        assert EDITOR.hear(text, "en", {}) == three
    assert EDITOR.hear("cette carte gagne trois niveaux", "fr", {}) == three
    one = '{ do = "level", who = "this", number = 1 }'
    assert EDITOR.hear("Cette carte gagne un niveau.", "fr", {}) == one
    named = "If there are no realms named “Two” of either side, this card gains one level."
    assert "[Two]" in EDITOR.hear(named, "en", {})


def test_the_sentence_that_is_told_has_the_numbers_of_the_writer() -> None:
    text = "its side wins the fight. this card gainz three levels. Its side loses the fight."
    with pytest.raises(Trouble) as caught:
        EDITOR.hear(text, "en", {})
    assert caught.value.values == {
        "text": "this card gainz three levels.",
        "near": "This card gains 3 levels.",
        "mended": "its side wins the fight. This card gains 3 levels. Its side loses the fight.",
    }
    assert EDITOR.hear(caught.value.values["mended"], "en", {}).count("do =") == 3
    with pytest.raises(Trouble) as caught:
        EDITOR.hear("This card gains one levels.", "en", {})
    assert caught.value.values["near"] == "This card gains 1 level."


@pytest.mark.parametrize(
    ("kind", "text", "fits"),
    [
        ("monster", "Flyers may not attack this realm.", False),
        ("monster", "When defending, flyers may not attack this realm.", True),
        ("realm", "Flyers may not attack this realm.", True),
        ("holding", "Only flyers may attack this realm.", True),
        ("ally", "The realm defends itself as a level 4 champion.", False),
        ("event", "Once this realm is won, its side wins the fight.", False),
    ],
)
def test_only_a_realm_or_a_holding_speaks_of_its_realm(kind: str, text: str, fits: bool) -> None:
    power = EDITOR.hear(text, "en", {})
    card = {"number": 1, "name": "Ogre", "type": kind, "power": power}
    found, faults = EDITOR.examine(compose(EDITOR.form, {"set": "Mine"}, [card]), "")
    assert (found is not None) == fits
    assert [(one.message, one.values["field"]) for one in faults] == (
        [] if fits else [("spell-card-realm", "Mine/1, power")]
    )
    for fault in faults:
        for language in LANGUAGES:
            assert "realm" in explain(fault, language) or "royaume" in explain(fault, language)


@pytest.mark.parametrize(
    ("name", "size", "lines"),
    [
        ("Ogre", 40, ["Ogre"]),
        ("Ogre of the Very Long Name", 32, ["Ogre of the Very Long", "Name"]),
        (
            "Ogre of the Very Long Name That Nobody Can Remember",
            28,
            ["Ogre of the Very Long Name", "That Nobody Can Remember"],
        ),
        ("Ogre of the Very Long Name That Nobody Can Remember in a Year", 22, None),
    ],
)
def test_a_long_name_is_drawn_smaller_and_whole(name: str, size: int, lines: list[str] | None) -> None:
    card = {"number": 1, "name": name, "type": "monster", "icon": "7"}
    found, _ = EDITOR.examine(compose(EDITOR.form, {"set": "Mine"}, [card]), "")
    assert found is not None
    drawn = re.findall(rf'font-size="{size}" font-weight="700" fill="#fff">([^<]*)<', EDITOR.draw(found, 0, "en"))
    assert " ".join(drawn) == name
    assert lines in (drawn, None)


def test_a_name_that_has_no_room_is_a_fault() -> None:
    card = {"number": 1, "name": "Ogre " * 15 + "Ogre", "type": "monster", "icon": "7"}
    found, faults = EDITOR.examine(compose(EDITOR.form, {"set": "Mine"}, [card]), "")
    assert found is None
    assert [(one.message, one.values["field"]) for one in faults] == [("spell-card-name-long", "Mine/1, name")]
    assert all("79" in explain(faults[0], language) for language in LANGUAGES)
