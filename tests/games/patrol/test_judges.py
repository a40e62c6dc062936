"""What the judges of Patrol think of a drawn position, from what its seats can see of it."""

from tests.games.patrol.scene import Scene, scene

import vedette
from vedette.bots.greedy import Greedy
from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.judgement import Judgement
from vedette.games.patrol.bots.prospects import MOST, POINT, RAISED, Prospects, kept, unseen
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import SEATS
from vedette.games.patrol.engine.state import DECKS, DISCARDS
from vedette.games.patrol.engine.strength import strength
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import slots


def chosen(table: Scene, judge: type[Beginner | Commander] = Beginner) -> str:
    """Return what a judge's player does, a beginner by default."""
    position = table.position
    player = Greedy(judge(table.game), 1)
    return table.game.note(position, player.choose(position.view(position.mover()), position.legal()))


def test_a_beginner_gives_up_a_weak_patrolmate_to_kill_a_strong_enemy() -> None:
    table = scene("5/grey 1", "5")
    assert chosen(table) == "attack a1"
    table.step("attack a1")
    assert chosen(table) == "sacrifice a2"
    table.step("sacrifice a2")
    assert chosen(table) == "target b1"


def test_a_beginner_gives_up_nobody_for_an_enemy_that_dies_without() -> None:
    table = scene("5 1", "4")
    table.step("attack a1")
    assert chosen(table) == "target b1"


def test_a_beginner_stays_where_an_attack_only_costs() -> None:
    assert chosen(scene("2", "5")) != "attack a1"


def test_a_commander_moves_who_is_in_danger_to_where_nobody_comes() -> None:
    table = scene("3/blue | 1", "5")
    assert chosen(table, Commander) == "move a1 2"
    assert chosen(scene("1 | 3/blue", "5"), Commander) != "move a2 1"


def test_a_move_is_worth_what_the_card_is_worth_there_and_no_longer_here() -> None:
    table = scene("3/blue 1 | (2) | 4", "5 | 1 (2) | (3)")
    position, prospects = table.position, Commander(table.game).prospects
    before = Judgement(prospects, position, 0)
    for patrol in (2, 3):
        after = position.copy()
        after.apply(table.game.read(position, f"move a1 {patrol}"))
        there = Judgement(prospects, after, 0)
        assert before.moved(0, patrol) == there._stands(0) - before._stands(0)
    again = Judgement(prospects, position, 0)
    assert (list(again.attack), list(again.facing)) == (list(before.attack), list(before.facing)), "nothing is moved"


def game_of_vanguard() -> Setup:
    game = vedette.game("patrol")
    assert isinstance(game, Setup)
    return game


def played(game: Setup, seed: int) -> list[Position]:
    """Return the positions of a game by two commanders."""
    position, deal, found = game.start(), game.deal(seed), []
    players = [Greedy(Commander(game), seed) for _ in range(SEATS)]
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
        else:
            found.append(position.copy())
            position.apply(players[position.mover()].choose(position.view(position.mover()), position.legal()))
    return found


def test_prospects_are_shares_of_the_cards_that_are_counted() -> None:
    tables = game_of_vanguard().tables
    counted = unseen(played(game_of_vanguard(), 5)[-1].words)
    prospects = Prospects(tables, counted)
    for seat in range(SEATS):
        cards = [SPAN * seat + slot for slot in slots(counted[2 * seat], counted[2 * seat + 1])]
        assert 5 < len(cards) < 90
        assert prospects.draw[seat] == sum(int(kept(tables.level[card])) for card in cards) // len(cards)
        for raised in range(RAISED + 1):
            row = prospects.row(seat, raised)
            for number in range(MOST + 1):
                killed = [
                    card for card in cards if strength(tables.level[card] + raised, tables.health[card]) <= number
                ]
                killers = [c for c in cards if strength(tables.level[c] + raised, tables.attack[c]) >= number]
                lost = sum(int(kept(tables.level[card] + raised) - prospects.draw[seat]) for card in killed)
                assert prospects.falls[row + number] == 1000 * len(killed) // len(cards)
                assert prospects.hits[row + number] == 1000 * len(killers) // len(cards)
                assert prospects.loses[row + number] == lost // len(cards)


def test_what_is_counted_is_open_to_both_seats_and_holds_no_dead() -> None:
    game = game_of_vanguard()
    judge = Commander(game)
    positions = played(game, 7)
    for position in positions[:: len(positions) // 40]:
        whole = unseen(position.words)
        for seat in range(SEATS):
            for world in range(3):
                imagined = game.imagine(position.view(seat), vedette.Stream(world))
                assert list(unseen(imagined.words)) == list(whole)
            assert judge.counted(imagined) is judge.counted(position)
        for word in range(2 * SEATS):
            assert whole[word] & position.words[DISCARDS + word] == 0


def test_a_commander_counts_the_dead() -> None:
    table = scene("2", "(4)")
    before = worth(table, "attack a1")
    words = table.position.words
    for word in range(2):
        words[DISCARDS + 2 + word] |= words[DECKS + 2 + word]
        words[DECKS + 2 + word] = 0
    assert worth(table, "attack a1") < before - POINT // 2, "the ones are dead: whoever lies there is of level 4"


def worth(table: Scene, action: str) -> int:
    """Return the commander's score of an action of seat a."""
    position = table.position
    legal = position.legal()
    scores = Commander(table.game).scores(position.view(0), legal)
    return scores[[table.game.note(position, one) for one in legal].index(action)]
