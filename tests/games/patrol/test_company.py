"""Who stands alone and who in company, as the rules of thumb lay a hand and assign its patrols."""

from collections import Counter

from tests.games.patrol.scene import scene

from vedette import deals, decks, players, setups
from vedette.bots.sampler import Sampler
from vedette.core.chance import Stream
from vedette.core.game import CHANCE
from vedette.core.player import CERTAIN
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.company import OFTEN, SELDOM, alone, apart, baits, roams
from vedette.games.patrol.cards import sets
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.rules import HAND, LAY, PAIR, PATROLS, PLACES, STAY
from vedette.games.patrol.engine.state import CARDS, SLOT, patrol
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.vocabulary import ALONE, OUTNUMBERED, PATROLMATE, PATROLMATES, USE
from vedette.games.patrol.text.speech import Patrol


def assigning(seed: int, name: str) -> tuple[Patrol, Position, list[int]]:
    """Return a first round once it is laid by two players of a name, and for each seat how many cards roam."""
    made = setups.game_with("patrol", deals.coded("patrol", "tricksters,longbows", decks.find))  # as they were at first
    assert isinstance(made, Patrol)
    deal, position = made.deal(seed), made.start()
    minds = [players.player(name, made, seed + seat) for seat in range(2)]
    while position.mover() == CHANCE or LAY <= position.legal()[0] < PAIR:
        mover = position.mover()
        position.apply(
            deal[position.slot()] if mover == CHANCE else minds[mover].choose(position.view(mover), position.legal())
        )
    return made, position, [sum(roams(made.tables, at) for at in cards(position, seat)) for seat in range(2)]


def cards(position: Position, seat: int) -> list[int]:
    """Return where the tables tell of the cards that a seat laid."""
    return [SPAN * seat + int(position.words[CARDS + PLACES * seat + at] & SLOT) for at in range(HAND)]


def test_level_1_lays_all_five_together() -> None:
    most = 0
    for seed in range(12):
        _, position, roaming = assigning(seed, "level:1")
        most = max(most, *roaming)
        laid = [int(position.words[CARDS + PLACES * seat + at]) >> 7 & 7 for seat in range(2) for at in range(HAND)]
        assert laid == [1] * 2 * HAND
    assert most >= 2


def test_two_who_roam_lie_alone_and_all_others_together() -> None:
    seen = set[int]()
    for seed in range(12):
        made, position, roaming = assigning(seed, "level:2")
        for seat in range(2):
            seen.add(roaming[seat])
            sizes = Counter(int(position.words[CARDS + PLACES * seat + at]) >> 7 & 7 for at in range(HAND))
            others = HAND - roaming[seat] if roaming[seat] >= 2 else HAND
            assert sorted(sizes.values()) == sorted([1] * (HAND - others) + [others] * (others > 0))
            if others < HAND:
                for at, card in enumerate(cards(position, seat)):
                    zone = int(position.words[CARDS + PLACES * seat + at]) >> 7 & 7
                    assert not roams(made.tables, card) or sizes[zone] == 1
    assert min(seen) < 2 <= max(seen)


def test_level_2_assigns_many_to_few() -> None:
    assigned = 0
    for seed in range(40):
        made, position, _ = assigning(seed, "level:2")
        legal, mover = position.legal(), position.mover()
        if not PAIR <= legal[0] < STAY or any(baits(made.tables, at) for at in cards(position, mover)):
            continue

        def gain(action: int, position: Position = position, mover: int = mover) -> int:
            own, enemy = divmod(action - PAIR, PATROLS)
            sizes = [patrol(position.words, side, number + 1) for side, number in ((mover, own), (1 - mover, enemy))]
            return int(sizes[0]).bit_count() - int(sizes[1]).bit_count()

        chosen = players.player("level:2", made, seed).choose(position.view(mover), legal)
        assert gain(chosen) == max(gain(action) for action in legal)
        assigned += 1
    assert assigned >= 3


def test_the_house_set_has_soldiers_for_every_shape() -> None:
    powers = [soldier.power for soldier in sets.house().roster.soldiers if soldier.power]
    firsts = [power[0] for power in powers if power[0].when == USE]
    assert sum(clause.cond == ALONE for clause in firsts) >= 15
    assert sum(clause.who in (PATROLMATE, PATROLMATES) for clause in firsts) >= 8
    assert sum(any(clause.cond == OUTNUMBERED for clause in power) for power in powers) >= 8


def test_what_pays_alone_and_what_in_company_are_told_apart() -> None:
    made = setups.game("patrol", "longbows,orchard")
    assert isinstance(made, Patrol)
    worth: dict[str, set[int]] = {}
    for at, card in enumerate(made.decks[1].cards):
        worth.setdefault(made.roster.soldiers[card.soldier].id, set()).add(apart(made.tables, SPAN + at))
    assert min(worth["smith"]) > 0 > max(worth["marshal"])


def test_who_lies_alone_is_imagined_as_who_likes_to_be_alone() -> None:
    """A world is the likelier, the better the enemy's formation goes with who is imagined in it."""
    counted = Counter[tuple[bool, bool]]()
    for seed in range(12):
        made, position, _ = assigning(seed, "level:2")
        judge, seat = Commander(made), 0
        view, sampled = position.view(seat), Sampler(made, Commander(made), 1, 1, seed)
        if not lonely(position):
            continue
        for world in range(60):
            imagined = made.imagine(view, Stream(world))
            fits = 1.0
            for at, card in enumerate(cards(imagined, 1)):
                share = alone(made.tables, card) / 1000
                fits *= share / (OFTEN / 1000) if at in lonely(position) else (1 - share) / (1 - SELDOM / 1000)
            assert abs(judge.credible(imagined, seat) - 1000 * fits) <= HAND
            believed = sampled._world(view, Stream(world))
            assert isinstance(believed, Position)
            for kind, state in enumerate((imagined, believed)):
                for at in lonely(position):
                    counted[kind == 1, alone(made.tables, cards(state, 1)[at]) == OFTEN] += 1
    blind, thinking = [counted[kind, True] / (counted[kind, True] + counted[kind, False]) for kind in (False, True)]
    assert thinking > 1.2 * blind


def lonely(position: Position) -> list[int]:
    """Return which of seat 1's cards lie alone in their patrol."""
    zones = [int(position.words[CARDS + PLACES + at]) >> 7 & 7 for at in range(HAND)]
    return [at for at in range(HAND) if zones.count(zones[at]) == 1]


def test_survivors_of_a_patrol_are_not_taken_for_loners() -> None:
    table = scene("5", "(1) (4) | (2)")
    judge, position = Commander(table.game), table.position
    assert judge.credible(position, 0) < CERTAIN, "who has company might have been laid alone"
    position.words[CARDS + PLACES + 1] = 0
    assert judge.credible(position, 0) == CERTAIN, "one has died: nobody can tell any more who was laid alone"
