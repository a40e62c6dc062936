"""What every plugin promises, whatever game it is."""

import json

import pytest

from vedette import COMPILED, deals, decks, registry, setups
from vedette import players as bots
from vedette.core.decks import AnyDecks
from vedette.core.errors import Trouble
from vedette.core.game import OVER, Game
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.core.plugin import AnyPlugin, variants_of

PLUGINS = [registry.get(name) for name in registry.names()]
GAMES = pytest.mark.parametrize("plugin", PLUGINS, ids=registry.names())
DECKS = pytest.mark.parametrize(
    "held",
    [plugin.decks for plugin in PLUGINS if plugin.decks],
    ids=[plugin.name for plugin in PLUGINS if plugin.decks],
)


@GAMES
def test_a_game_says_what_it_is_in_both_languages(plugin: AnyPlugin) -> None:
    assert plugin.minutes > 0
    for language in LANGUAGES:
        assert plugin.title(language).strip()
        assert plugin.pitch(language).strip()


@GAMES
def test_its_examples_are_played_to_an_end(plugin: AnyPlugin) -> None:
    assert plugin.examples
    for example in plugin.examples:
        made = setups.game(plugin.name, example.deck, example.variants)
        match = Match(made, deals.random_deal(made, 5))
        while match.mover() != OVER:
            match.play(match.legal()[0])
            assert len(match.actions) <= example.longest
        assert len(match.returns()) == made.rules.players


@DECKS
def test_a_deck_is_the_same_in_every_form(held: AnyDecks) -> None:
    for deck in held.shipped().values():
        assert held.digest(held.read(held.write(deck), "")) == held.digest(deck)
        assert held.digest(held.read(json.dumps(held.tree(deck)), "")) == held.digest(deck)
        unpacked = held.unpack(held.pack(deck))
        assert unpacked is not None
        assert (held.digest(unpacked), held.label(unpacked).name) == (held.digest(deck), held.label(deck).name)


def test_decks_of_one_player_stand_from_the_usual_and_gentle_to_the_hardest() -> None:
    assert decks.names("twelve-patrols") == ["house", "house12", "easy", "apprentice", "hard", "fiendish"]
    spellfire = decks.names("spellfire")
    assert (spellfire[:2], spellfire[-1]) == (["first-steps", "dales"], "wings")
    assert spellfire.index("krynn") < spellfire.index("mists") < spellfire.index("burning-sands")


@DECKS
def test_a_deck_is_told_in_both_languages(held: AnyDecks) -> None:
    deck = decks.find(held.game, "")
    assert held.label(deck).size > 0
    assert held.label(held.renamed(deck, "another")).name == "another"
    for language in LANGUAGES:
        assert held.cards.lines(deck, language)
        assert len(held.cards.show(deck, language)) >= held.label(deck).size


@DECKS
def test_what_is_no_deck_is_told_with_its_faults(held: AnyDecks) -> None:
    for text in ("", "name = 1", "{}", "[", "hello"):
        deck, faults = held.examine(text, "x")
        assert deck is None
        assert faults
    assert held.unpack("house") is None
    with pytest.raises(Trouble):
        held.unpack(held.pack(decks.find(held.game, ""))[:-3])


@DECKS
def test_every_card_is_found_and_can_be_read(held: AnyDecks) -> None:
    deck = held.pool()
    entries = held.cards.entries(deck)
    assert len(entries) >= held.label(decks.find(held.game, "")).size
    assert len({entry["id"] for entry in entries}) == len(entries)
    for at, entry in enumerate(entries):
        assert {"id", "name", "type", "level", "status"} <= set(entry)
        assert held.cards.find(deck, str(entry["id"])) == at
    for language in LANGUAGES:
        assert isinstance(held.cards.text(deck, 0, language), str)
    with pytest.raises(Trouble):
        held.cards.find(deck, "nobody is called this")


@GAMES
def test_a_deal_its_data_and_its_code_are_the_same_thing(plugin: AnyPlugin) -> None:
    for variants in ([], list(plugin.variants[:1])):
        made = setups.game(plugin.name, "", variants)
        deal = deals.random_deal(made, 7)
        assert deals.whole(made, deal)
        code = made.code(deal)
        again, dealt = deals.uncode(plugin.name, code)
        assert (again.definition(), dealt) == (made.definition(), deal)
        told = json.loads(json.dumps(deals.write(made, deal)))
        assert told["code"] == code
        uncoded = {key: value for key, value in told.items() if key != "code"}
        for data in (told, {"code": code}, *([uncoded] if plugin.deals is not None else [])):
            again, read = deals.read(plugin.name, data, "x")
            assert again.definition() == made.definition()
            assert uncoded.items() <= deals.write(again, read).items()
        assert all(deals.lines(made, deal, language) or plugin.deals is None for language in LANGUAGES)


@GAMES
def test_a_game_is_made_again_of_what_its_records_pin(plugin: AnyPlugin) -> None:
    for variants in ([], list(plugin.variants[-1:])):
        made = setups.game(plugin.name, "", variants)
        again = plugin.restore(made.definition(), "x")
        assert again.definition() == made.definition()
        assert variants_of(again) == variants
        if plugin.decks is not None:
            assert setups.digest(again) == setups.digest(made)


@GAMES
def test_every_bot_sits_down(plugin: AnyPlugin) -> None:
    made = setups.game(plugin.name)
    assert plugin.bots
    for name in plugin.bots:
        assert bots.player(name, made, 1) is not None


SLOW = {"level:3", "level:4"}
"""Bots that think for long at a choice where nothing is compiled; `sampler:32` thinks as Patrol's `level:3` does."""


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in registry.names() for name in bots.names(game) if bots.opponent(name, game) is None],
)
def test_a_player_of_the_same_seed_chooses_the_same_from_the_same_views(game: str, name: str) -> None:
    if name in SLOW and not COMPILED:
        pytest.skip("thinks for long where it is not compiled")
    made = setups.game(game)
    deal = deals.random_deal(made, 3)
    choices = 12 if registry.get(game).bots[name].quick else 2
    first, second = (chosen(made, deal, name, choices) for _ in range(2))
    assert first == second
    assert len(first) == choices


def chosen(made: Game, deal: list[int], name: str, choices: int) -> list[int]:
    """Return the first choices, of more than one action, of a player who plays every seat."""
    match = Match(made, deal)
    players = [bots.player(name, made, 5 + seat) for seat in range(made.rules.players)]
    found: list[int] = []
    while len(found) < choices:
        legal, mover = match.legal(), match.mover()
        action = players[mover].choose(match.state.view(mover), legal)
        assert action in legal
        found += [action] if len(legal) > 1 else []
        match.play(action)
    return found


@DECKS
def test_a_made_up_deck_is_legal_and_comes_again(held: AnyDecks) -> None:
    deck = decks.invent(held.game, 5, {})
    assert (
        held.digest(deck) == held.digest(decks.invent(held.game, 5, {})) != held.digest(decks.invent(held.game, 6, {}))
    )
    assert held.digest(held.read(held.write(deck), "")) == held.digest(deck)
    with pytest.raises(Trouble, match="deck-wish"):
        decks.invent(held.game, 5, {"beauty": 9})
