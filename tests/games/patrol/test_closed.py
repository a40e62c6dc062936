"""Closed deck lists (§1.5): in two worlds in which the other's deck holds other cards, one receives the same bytes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.games.patrol.worlds import SPECTATOR, choices, differs, letters, play
from tests.server import sitting
from tests.server.sitting import Person

from vedette import capabilities, deals, decks, setups
from vedette.core import record
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.core.plugin import variants_of
from vedette.games.patrol.capabilities.decks import edited
from vedette.games.patrol.cards import definition
from vedette.games.patrol.cards.deck import DeckPair, Draft
from vedette.games.patrol.cards.sets import house
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.options import named
from vedette.games.patrol.engine.rules import DRAW, SEATS
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, QUOTAS, Card, Deck
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text.speech import Patrol
from vedette.protocol import client

if TYPE_CHECKING:
    from tests.games.patrol.worlds import Played

    from vedette.games.patrol.engine.soldier import Roster

OPTIONS = ["rounds-2", "closed-decks"]
PAIR = decks.find("patrol", "tricksters,venom")
assert isinstance(PAIR, DeckPair)
GAME = Patrol((PAIR.first, PAIR.second), named(OPTIONS))
SEAT = {"ann": 0, "bob": 1, "eve": SPECTATOR}


def numbers(roster: Roster, card: Card) -> tuple[int, int, int]:
    """Return a card's level, and what its powers always add: who dies of a shot is there for all to see."""
    power = roster.soldiers[card.soldier].power
    power += () if card.colour == PLAIN else roster.colours[card.colour - 1].power
    always = [clause for clause in power if clause.when == vocabulary.ALWAYS]
    attack = sum(clause.amount for clause in always if clause.what == vocabulary.ATTACK)
    return roster.soldiers[card.soldier].level, attack, sum(clause.amount for clause in always) - attack


def strangers(game: Patrol, seat: int, shown: set[int], rng: Stream) -> tuple[Deck, dict[int, int]]:
    """Return a deck that holds another card for each that was not shown, and the slot of each card's successor."""
    roster, deck = game.roster, game.decks[seat].cards
    every = {
        card: numbers(roster, card)
        for soldier in range(len(roster.soldiers))
        for card in [Card(soldier, colour) for colour in range(len(COLOURS) + 1)]
    }
    chosen, taken = {slot: deck[slot] for slot in shown}, {deck[slot] for slot in shown}
    for slot in range(len(deck)):
        if slot not in shown:
            free = [card for card, like in every.items() if card not in taken and like == every[deck[slot]]]
            chosen[slot] = free[rng.below(len(free))]
            taken.add(chosen[slot])
    cards = sorted(chosen.values())
    return Deck("strangers", tuple(cards)), {slot: cards.index(card) for slot, card in chosen.items()}


def other_world(game: Patrol, played: Played, watcher: int, seed: int) -> tuple[Patrol, list[int]]:
    """Return the game and the deal of a world that a watcher of closed lists cannot tell from the one played."""
    rng, drafts, deal = Stream(seed), list(game.drafts), played.deal[:1]
    for seat in range(SEATS):
        first = 1 + (len(game.decks[0].cards) if seat else 0)
        dealt = played.deal[first : first + len(game.decks[seat].cards)]
        if seat != watcher:
            deck, moved = strangers(game, seat, played.shown[seat], rng)
            drafts[seat] = Draft(deck, game.drafts[seat].cards)
            dealt = [DRAW + moved[action - DRAW] for action in dealt]
        deal += dealt
    return Patrol((drafts[0], drafts[1]), game.options), [*deal, played.deal[-1]]


@pytest.mark.parametrize("watcher", [0, 1, SPECTATOR])
def test_a_view_tells_nothing_of_the_others_list(watcher: int) -> None:
    played = play(GAME, 12, 300)
    other, changed = other_world(GAME, played, watcher, 3)
    one_state, other_state = GAME.start(), other.start()
    rng, left, moment = Stream(1), list(reversed(played.actions)), 0
    while one_state.mover() != OVER and (one_state.mover() == CHANCE or left):
        assert differs(GAME, one_state, other_state, watcher, rng) == ""
        settles = one_state.mover() == CHANCE
        chosen = -1 if settles else left.pop()
        one_state.apply(played.deal[one_state.slot()] if settles else chosen)
        other_state.apply(changed[other_state.slot()] if settles else chosen)
        moment += 1
    assert moment > 70
    assert one_state.view(1 - max(watcher, 0)) != other_state.view(1 - max(watcher, 0))


def test_with_open_lists_the_same_worlds_do_differ() -> None:
    played = play(GAME, 11, 60)
    other, changed = other_world(GAME, played, 0, 3)
    ours, theirs = (Patrol(made.drafts, named(["rounds-2"])) for made in (GAME, other))
    one, two = Match(ours, played.deal), Match(theirs, changed)
    assert len(set(GAME.decks[1].cards) & set(other.decks[1].cards)) < 45
    for action in played.choices:
        one.play(action)
        two.play(action)
    assert one.state.view(0) != two.state.view(0)  # the slots of those who turned up are others


@pytest.mark.parametrize("watcher", SEAT)
def test_a_room_sends_the_same_bytes_whatever_the_others_deck_holds(watcher: str) -> None:
    played = play(GAME, 2, 60)
    other, changed = other_world(GAME, played, SEAT[watcher], 2)
    heard = letters(GAME, played.deal, played.choices, watcher)
    assert len(heard) > 30
    assert letters(other, changed, played.choices, watcher) == heard


@pytest.mark.once
@pytest.mark.parametrize("name", ["level:1", "level:2", "sampler:6"])
def test_a_bot_chooses_alike_whatever_the_others_deck_holds(name: str) -> None:
    played = play(GAME, 3, 24)
    other, changed = other_world(GAME, played, 0, 3)
    assert choices(GAME, played.deal, played, 0, name) == choices(other, changed, played, 0, name)


@pytest.mark.parametrize("watcher", [0, SPECTATOR])
def test_what_is_imagined_is_a_legal_list_with_all_that_was_seen_and_looks_the_same(watcher: int) -> None:
    played = play(GAME, 11, 200)
    match = Match(GAME, played.deal)
    for action in played.choices:
        match.play(action)
    view = match.state.view(watcher)
    lists = set()
    for seed in range(4):
        state = GAME.imagine(view, Stream(seed))
        assert state.view(watcher) == view
        for seat in range(SEATS):
            deck = state.tables.decks[seat].cards
            lists.add(deck)
            seen = {GAME.decks[seat].cards[slot] for slot in played.shown[seat]}
            levels = Counter(GAME.roster.soldiers[card.soldier].level for card in deck)
            assert [levels[level] for level in range(len(QUOTAS))] == list(QUOTAS)
            assert len(set(deck)) == len(deck)
            assert seen <= set(deck)
    assert len(lists) == (5 if watcher == 0 else 8)  # one's own list is known
    again = match.state.copy()
    GAME.reimagine(again, watcher, Stream(9))
    assert isinstance(again, Position)
    assert again.view(watcher) == view
    assert again.tables.decks[1] != GAME.decks[1]


def test_a_program_that_plays_is_told_the_variants_and_no_deck() -> None:
    assert GAME.common() == ["options: rounds-2 closed-decks"]
    assert setups.game("patrol", "venom").common() == setups.game("patrol", "venom").definition()


def test_a_table_names_the_decks_only_after_the_end() -> None:
    room = sitting.room_of(GAME, deals.random_deal(GAME, 4), ["ann", "bob"])
    room.info = room.snapshot.info = room.info._replace(deck="tricksters,venom", closed=True)
    ann = Person(room, "ann").join()
    welcome = ann.heard[0]
    assert msgspec.json.decode(ann.messages[0])["deal"]["deck"] == ""
    assert "venom" not in ann.messages[0].decode().lower(), welcome
    ann.send(client.Concede(ann.name(), ann.version))
    late = Person(room, "eve").join()
    assert msgspec.json.decode(late.messages[0])["deal"]["deck"] == "tricksters,venom"


def test_a_record_keeps_the_lists_and_replays() -> None:
    match = Match(GAME, GAME.deal(7))
    for _ in range(12):
        match.play(match.legal()[-1])
    told = record.read(record.write(match), "closed")
    again = setups.restore(told)
    assert variants_of(again) == OPTIONS
    assert record.replay(told, again).state.key() == match.state.key()


def test_the_lot_draws_the_decks_that_nobody_brought() -> None:
    one = setups.game("patrol", "venom", OPTIONS)
    drawn = [setups.draw_decks(one, 1, number) for number in range(30)]
    assert {setups.deck_name(made).split(",")[-1] for made in drawn} == {"venom"}
    assert len({setups.deck_name(made) for made in drawn}) > 5
    assert setups.deck_name(setups.draw_decks(GAME, 0, 5)) == "tricksters,venom"  # both were brought
    assert (
        setups.draw_decks(setups.game("patrol", "venom"), 0, 5).definition()
        == setups.game("patrol", "venom").definition()
    )


def test_a_record_keeps_the_whole_set_that_a_list_may_be_drawn_from() -> None:
    game = setups.game("patrol", "ramparts,venom", ["closed-decks"])
    lines = [line.replace('name = "Jester"', 'name = "Fool"') for line in game.definition()[:-1]]
    lines.append(f"cards: {definition.digest(lines)}")
    drafts, _ = definition.restore(lines, "record")
    assert len(drafts[0].cards.roster.soldiers) == len(house().roster.soldiers)


@pytest.mark.parametrize("options", [[], ["closed-decks"]])
@pytest.mark.parametrize("sides", [("house", "own"), ("own", "house"), ("own", "own"), ("house", "house")])
def test_a_record_pins_of_each_set_the_soldiers_of_its_own_deck(sides: tuple[str, str], options: list[str]) -> None:
    held = capabilities.decks("patrol")
    text = edited(held.write(held.renamed(decks.find("patrol", "ramparts"), "mine")), 0, {})
    sets = {"own": held.read(text, "").first, "house": held.read(held.write(decks.find("patrol", "venom")), "").first}
    lines = definition.define((sets[sides[0]], sets[sides[1]]), named(options))
    assert definition.define(*definition.restore(lines, "record")) == lines
