"""What the rules do not work out because it cannot matter is the same as if they did: random games of several decks."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.spellfire.zoo import ZOO

from vedette.core.bits import members
from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.engine import layout as packed
from vedette.games.spellfire.engine import program as p
from vedette.games.spellfire.engine.agenda import enters, triggers, weigh
from vedette.games.spellfire.engine.combat import verdict
from vedette.games.spellfire.engine.help import play
from vedette.games.spellfire.engine.legal import attachments, attackable, attacks
from vedette.games.spellfire.engine.rules import ATTACH, ATTACK, CARDS, COLUMNS, FRIENDS, Options
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.engine.uses import barred, guard, may_use
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.text.speech import Spellfire

DECKS = {"zoo": ZOO, **{name: draft.deck for name, draft in decks.box().items()}}


def played(name: str, options: Options, seed: int) -> list[Position]:
    """Return every second position of a random game."""
    position, rng = Spellfire(DECKS[name], options).start(), Stream(seed)
    found: list[Position] = []
    while position.mover() != OVER:
        legal = position.legal()
        position.apply(legal[rng.below(len(legal))])
        found.append(position.copy())
    return found[::2]


def friends(position: Position) -> list[int]:
    return [friend for friend in range(FRIENDS) if position.pool() >> friend & 1]


def attacks_weighed(position: Position) -> list[int]:
    """Return the attacks that nothing bars, everything weighed anew for each."""
    found, words, program = [], position.words, position.box.program
    scales = Scales(program)
    for column in range(COLUMNS):
        for friend in friends(position) if attackable(position, column) else []:
            blocker = position.face(column)
            scales.weigh(words, friend, blocker if blocker >= 0 else guard(program, words, column), column)
            tried = words[packed.TRIED] >> (FRIENDS * column + friend) & 1
            shielded = position.box.unfit_shield and blocker >= 0 and scales.unfit >> blocker & 1
            if not tried and not shielded and not barred(scales, friend, column):
                found.append(ATTACK + FRIENDS * column + friend)
    return found


def attachments_weighed(position: Position) -> list[int]:
    found, gear = [], position.box.program.gear
    scales = Scales(position.box.program)
    for friend in friends(position):
        scales.weigh(position.words, friend, -1, -1)
        for column in range(COLUMNS):
            card = position.face(column)
            if card >= 0 and gear >> card & 1 and may_use(scales, friend, card):
                found.append(ATTACH + COLUMNS * column + friend)
    return sorted(found)


def played_weighed(scales: Scales, words: vec[i64], column: int) -> None:
    """Attach a card of another column to the attacker, everything weighed at every moment (§5.11)."""
    card = words[packed.FACE + column] - 1
    turned = words[:]
    play(scales, turned, column)
    for at in (packed.FACE + column, packed.QUEUE, packed.OWED):
        words[at] = turned[at]
    weigh(scales, words)
    words[packed.LAST_CARD] |= 2 if verdict(scales) else 0
    slot = packed.BORNE + words[packed.ATTACKER] - 1
    words[slot] |= p.ONE[card]
    words[packed.USED_NOW] |= p.ONE[card]
    weigh(scales, words)
    triggers(scales, words, card, scales.fight | scales.play & scales.program.wide)
    enters(scales.program, words, card, w.ENTRY)


def sorted_one_by_one(scales: Scales, group: int, cards: int) -> int:
    """Return which of the cards one of a group's descriptions fits, each asked by itself."""
    program, found = scales.program, 0
    first = program.groups[group * p.GROUP_ROW + p.G_FIRST]
    for number in range(first, first + program.groups[group * p.GROUP_ROW + p.G_COUNT]):
        asks = [int(one) for one in program.sorts[number * p.SORT_ROW : (number + 1) * p.SORT_ROW]]
        for card in members(cards & asks[p.S_CARDS]):
            kinds, marks, able = (int(one[card]) for one in (scales.kinds, scales.marks, scales.able))
            such = not asks[p.S_KINDS] or kinds & asks[p.S_KINDS]
            such = such and (not asks[p.S_MARKS] or marks & asks[p.S_MARKS]) and not marks & asks[p.S_WITHOUT]
            such = such and (not asks[p.S_ABLE] or able & asks[p.S_ABLE]) and not able & asks[p.S_UNABLE]
            if such and scales._measures(number * p.SORT_ROW, card):
                found |= 1 << card
    return found


@pytest.mark.parametrize(
    ("name", "options"), [("zoo", Options(unfit_shield=True)), ("mists", Options()), ("flanaess", Options())]
)
def test_who_may_attack_and_bear_what_is_as_if_everything_were_weighed(name: str, options: Options) -> None:
    seen = [0, 0]
    for position in played(name, options, 5) + played(name, options, 13):
        if position.phase() == packed.FREE:
            assert attacks(position) == attacks_weighed(position)
            assert attachments(position) == attachments_weighed(position)
            open_ = sum(attackable(position, column) for column in range(COLUMNS))
            seen[0] += len(attacks(position)) < len(friends(position)) * open_
            seen[1] += bool(attachments(position))
    assert seen[1] > 0
    assert seen[0] > 0


@pytest.mark.parametrize(("name", "seed"), [("mists", 0), ("dragon-hunt", 5), ("kings-blood", 4)])
def test_descriptions_fit_as_if_each_card_were_asked(name: str, seed: int) -> None:
    altered = 0
    for position in played(name, Options(), seed):
        scales = position.box.scales
        weigh(scales, position.words)
        altered += scales.altered != 0
        for group in range(len(position.box.program.groups) // p.GROUP_ROW):
            assert scales.sorted(group, scales.play) == sorted_one_by_one(scales, group, int(scales.play))
    assert altered > 0


@pytest.mark.parametrize("name", ["zoo", "mists", "kings-blood"])
def test_a_card_is_played_as_if_everything_were_weighed(name: str) -> None:
    count = 0
    for seed in range(12):
        for position in played(name, Options(one_by_one=True), seed):
            for column in range(COLUMNS) if position.phase() == packed.HELP else []:
                if position.words[packed.ALLOWED] >> column & 1:
                    quick, slow = position.words[:], position.words[:]
                    play(position.box.scales, quick, column)
                    played_weighed(position.box.scales, slow, column)
                    assert list(quick) == list(slow)
                    count += 1
    assert count > 0


def test_every_card_that_lies_face_down_may_be_turned() -> None:
    for position in played("zoo", Options(), 6):
        if position.phase() == packed.TURNING:
            assert position.legal() == [card for card in range(CARDS) if position.unseen() >> card & 1]
