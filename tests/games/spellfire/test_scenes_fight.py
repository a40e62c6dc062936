"""Scenes for §5: combat, step by step."""

from time import perf_counter

import pytest
from tests.games.spellfire.cast import DS, FR, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, scene

from vedette.games.spellfire.engine import layout as packed
from vedette.games.spellfire.engine.cards import Card
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

CAST = cast()
CHAMPION = (Sort(kinds=w.CHAMPIONS),)
ALLIES = (Sort(kinds=1 << w.ALLY),)
FLYERS = (Sort(marks=1 << w.FLYER),)
SPELLS = (Sort(kinds=w.SPELLS),)
ATTACKERS = Group(w.ATTACKER, sorts=CHAMPION)
OPPONENT = Group(w.OTHER, sorts=CHAMPION)
BEARER = Group(w.BEARER)
ONE_COLUMN = "Thay . . . . .\n0 0 0 0 0 0\nOgre . . . . ."


def begun(*more: Card, drawing: str = ONE_COLUMN, pool: str = "Hero", hidden: str = "", **named: Options) -> Scene:
    """Return the scene in which the first champion of the pool has attacked column A."""
    table = scene(cast(*more), drawing, pool=pool, hidden=hidden, options=named.get("options"))
    table.step(f"attack A {pool.replace('+', ' ').split()[0]}")
    return table


def test_5_1_any_champion_may_attack_a_defended_realm_as_often_as_you_like() -> None:
    drawing = "Thay . Oak . . .\n2 2 0 0 0 0\nLich Ogre Rat . . ."
    table = scene(CAST, drawing, pool="Hero Sage")
    assert table.notes("attack") == ["attack A Hero", "attack A Sage", "attack C Hero", "attack C Sage"]
    assert table.refusal("attack B Hero") == "undefended"
    assert table.refusal("attack A Nun") == "absent"


def test_5_1_what_the_realm_demands_is_asked_of_the_champion_with_what_it_bears() -> None:
    cliff = card("Cliff", w.REALM, world=FR, says=[Clause(w.ONLY, Group(w.ATTACKER, sorts=FLYERS))])
    wings = card("Wings", w.ITEM, 1, says=[Clause(w.MARK, BEARER, what=FLYERS)])
    table = scene(cast(cliff, wings), "Cliff . . . . .\n0 0 0 0 0 0\nRat . . . . .", pool="Hero+Wings Sage")
    assert table.notes("attack") == ["attack A Hero"]
    assert table.refusal("attack A Sage") == "barred"


def test_5_2_powers_begin_in_their_order_and_the_realm_speaks_first() -> None:
    first = Clause(w.DISCARD, Group(w.OTHER, sorts=(Sort(kinds=1 << w.ITEM),)), number=1, when=w.ENTRY)
    gate = card("Gate", w.REALM, world=FR, says=[first, Clause(w.BAN, ATTACKERS, what=ALLIES)])
    drawing = "Gate . . . . .\n0 0 0 0 0 0\nLich Band . . . ."
    table = begun(gate, drawing=drawing, pool="Hero+Cloak+Sword")
    assert "Sword" in table.gone()
    assert table.totals() == (8, 8)
    table.settle()
    assert "Hero" in table.gone()


@pytest.mark.parametrize(("says", "level"), [("set", 7), ("times", 7), ("add", 6), ("whole", 12)])
def test_5_3_bases_then_bonuses_then_the_whole(says: str, level: int) -> None:
    clauses = {
        "set": [Clause(w.SET, BEARER, number=5)],
        "times": [Clause(w.HALVE, BEARER, base=1), Clause(w.LEVEL, BEARER, number=2)],
        "add": [Clause(w.LEVEL, BEARER, number=-3)],
        "whole": [Clause(w.LEVEL, BEARER, number=-3), Clause(w.TIMES, BEARER, number=2)],
    }[says]
    table = begun(card("Charm", w.ITEM, 2, says=clauses), pool="Hero+Charm", drawing=ONE_COLUMN.replace("Ogre", "Lich"))
    assert table.totals()[0] == level


@pytest.mark.parametrize("base", [0, 1])
def test_5_3_what_multiplies_comes_before_what_halves_whoever_says_it(base: int) -> None:
    mire = card("Mire", w.REALM, world=FR, says=[Clause(w.HALVE, ATTACKERS, base=base)])
    charm = card("Charm", w.ITEM, says=[Clause(w.TIMES, BEARER, number=2, base=base)])
    assert begun(mire, charm, drawing=ONE_COLUMN.replace("Thay", "Mire"), pool="Hero+Charm").totals() == (7, 6)


def test_5_4_the_higher_total_wins_and_a_tie_is_the_defenders() -> None:
    tie = scene(CAST, ONE_COLUMN, pool="Sage")
    tie.do("attack A Sage")
    assert tie.over()
    assert "Sage" in tie.gone()
    won = scene(CAST, ONE_COLUMN, pool="Hero")
    won.do("attack A Hero")
    assert won.position.won(0)
    bog = card("Bog", w.REALM, world=FR, says=[Clause(w.LEVEL, ATTACKERS, number=-20)])
    assert begun(bog, drawing=ONE_COLUMN.replace("Thay", "Bog")).totals() == (-13, 6)


def test_5_5_an_unfit_defender_blocks_with_a_base_of_0() -> None:
    kinds = (Sort(kinds=1 << w.MONSTER),)
    mine = card("Mine", w.REALM, world=FR, says=[Clause(w.UNFIT, Group(w.DEFENDER, sorts=kinds))])
    drawing = "Mine . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . ."
    assert begun(mine, drawing=drawing).totals() == (7, 4)
    shield = scene(cast(mine), drawing, pool="Hero", options=Options(unfit_shield=True))
    assert shield.notes("attack") == []


def test_5_6_a_ban_leaves_so_many_cards_of_a_fight() -> None:
    gate = card("Gate", w.REALM, world=FR, says=[Clause(w.BAN, ATTACKERS, what=ALLIES, number=1)])
    drawing = "Gate . . . . .\n0 0 0 0 0 0\nLich Band Pack . . ."
    table = begun(gate, drawing=drawing, options=Options(one_by_one=True))
    assert table.notes("play") == ["play B", "play C"]
    pair = scene(CAST, drawing.replace("Gate", "Thay"), pool="Nun", options=Options(one_by_one=True))
    pair.step("attack A Nun")
    pair.step("play C")
    assert pair.notes("play") == ["play B"]
    one = scene(cast(gate), drawing, pool="Nun", options=Options(one_by_one=True))
    one.step("attack A Nun")
    one.step("play C")
    assert one.notes("play") == []


def test_5_7_the_immune_ignore_powers_and_bonuses_for_all_they_bear() -> None:
    calm = card("Calm", w.HERO, 6, world=FR, says=[Clause(w.IMMUNE, Group(), what=SPELLS)])
    burst = card(
        "Burst",
        w.WIZARD_SPELL,
        9,
        has="offensive",
        says=[Clause(w.DISCARD, Group(w.OTHER, sorts=ALLIES), number=1, when=w.ENTRY)],
    )
    blur = card("Blur", w.WIZARD_SPELL, 1, has="defensive")
    cards = cast(burst, blur)
    deck = cards._replace(friendly=(calm, *cards.friendly[1:]))
    table = scene(deck, "Thay . . . . .\n3 0 0 0 0 0\nLich Band . . . .", pool="Calm", hidden="Burst Blur Fort")
    table.step("attack A Calm")
    table.step("play B")
    table.do("turn Burst")
    assert table.totals() == (10, 8)
    table.do("turn Blur")
    assert table.totals() == (10, 9)


def test_5_8_cards_of_the_column_are_revealed_while_the_defender_loses() -> None:
    table = begun(
        drawing="Thay . . . . .\n8 0 0 0 0 0\nRat . . . . .",
        pool="Hero Sage",
        hidden="Spark Punch Dale Fort Nun Lich Cloak Band",
    )
    table.do("turn Spark", "turn Punch", "turn Dale", "turn Fort", "turn Nun", "turn Lich")
    assert {"Spark", "Punch", "Fort", "Nun", "Lich"} <= table.gone()
    table.do("turn Cloak", "turn Band")
    table.looks("Thay Dale* . . . .\n0 0 0 0 0 0\nRat+Band+Cloak . . . . .")


def test_5_8_spared_friends_go_to_the_pool() -> None:
    drawing = "Thay . . . . .\n1 0 0 0 0 0\nRat . . . . ."
    table = begun(drawing=drawing, hidden="Nun", options=Options(spared_friends=True))
    table.do("turn Nun")
    assert table.pool() == "Hero Nun"


def test_5_9_a_power_decides_a_fight_whatever_the_totals() -> None:
    slayer = card("Slayer", w.ITEM, 0, says=[Clause(w.WIN, conditions=(Condition(OPPONENT),))])
    table = scene(cast(slayer), ONE_COLUMN.replace("Ogre", "Lich"), pool="Nun+Slayer")
    table.do("attack A Nun")
    assert table.position.won(0)


def test_5_9_a_champions_own_power_leaves_the_other_side_one_card() -> None:
    alone = Condition(Group(w.OTHER, sorts=ALLIES), 0, 0)
    bane = card("Bane", w.HERO, 3, world=FR, says=[Clause(w.WIN, conditions=(alone,))])
    cards = cast()
    deck = cards._replace(friendly=(bane, *cards.friendly[1:]))
    drawing = "Thay . . . . .\n2 0 0 0 0 0\nOgre . . . . ."
    saved = scene(deck, drawing, pool="Bane Sage", hidden="Band Cloak")
    saved.step("attack A Bane")
    saved.do("turn Band")
    assert "Bane" in saved.gone()
    lost = scene(deck, drawing, pool="Bane Sage", hidden="Band Spark")
    lost.step("attack A Bane")
    lost.do("turn Spark")
    assert {"Ogre", "Spark"} <= lost.gone()


def test_5_9_the_one_card_must_avert_the_defeat_by_itself_and_others_may_follow_it() -> None:
    weak = (Sort(kinds=w.CHAMPIONS, measure=w.ADJUSTED, most=12),)
    gorgon = card(
        "Gorgon", w.MONSTER, 6, world=FR, says=[Clause(w.WIN, conditions=(Condition(Group(w.OTHER, sorts=weak)),))]
    )
    cards = cast(card("Horde", w.ALLY, 6))
    deck = cards._replace(opposing=(gorgon, *cards.opposing[1:]))
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nGorgon{} {} Band . . ."
    two = scene(deck, drawing.format("", "Pack"), pool="Hero Nun")
    two.do("attack A Hero")
    assert "Hero" in two.gone()
    assert not {"Pack", "Band"} & two.gone()
    one = scene(deck, drawing.format("+Cloak+Sword+Grail", "Horde"), pool="Hero Nun")
    one.step("attack A Hero")
    assert one.notes() == ["play B", "yield"]
    one.do("play B", "play C")
    assert one.position.won(0)


def test_5_10_a_wall_drives_back_who_cannot_pass() -> None:
    wall = card("Wall", w.CLERIC_SPELL, 1, has="defensive", says=[Clause(w.WALL, Group(w.ATTACKER, sorts=FLYERS))])
    wings = card("Wings", w.WIZARD_SPELL, 0, has="defensive", says=[Clause(w.MARK, BEARER, what=FLYERS)])
    monk = card("Monk", w.CLERIC, 4, world=FR)
    cards = cast(wall, wings)
    deck = cards._replace(opposing=(monk, *cards.opposing[1:]))
    drawing = "Thay . . . . .\n1 0 0 0 0 0\nMonk Wings . . . ."
    hero = scene(deck, drawing, pool="Hero+Sword", hidden="Wall")
    hero.step("attack A Hero")
    hero.do("turn Wall")
    assert hero.pool() == "Hero+Sword"
    hero.looks("Thay . . . . .\n0 0 0 0 0 0\nMonk+Wall Wings . . . .")
    sage = scene(deck, drawing, pool="Sage", hidden="Wall")
    sage.step("attack A Sage")
    sage.do("turn Wall")
    assert sage.notes() == ["play B", "yield"]
    sage.do("play B")
    assert sage.position.won(0)


def test_5_11_other_columns_help_who_is_losing_and_turn_their_next_card() -> None:
    drawing = "Thay . . . . .\n0 2 0 0 0 0\nLich Band Punch Spark Rat ."
    table = begun(drawing=drawing, hidden="Cloak Fort")
    assert table.notes() == ["play B", "play C", "yield"]
    assert table.refusal("play A") == "help"
    table.step("play B")
    assert table.turning()
    table.do("turn Cloak")
    assert table.position.won(0)
    assert table.pool() == "Hero"
    assert table.notes() == ["attach B Hero"]


def test_5_12_help_must_suffice() -> None:
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Cloak Band Pack . . ."
    table = begun(drawing=drawing, pool="Nun")
    table.settle()
    assert table.over()
    assert "Nun" in table.gone()
    pair = begun(drawing=drawing.replace("+Sword+Cloak", ""), pool="Nun")
    assert pair.notes() == ["play B", "play C", "yield"]
    pair.step("play C")
    assert pair.notes() == ["play B", "yield"]
    freely = begun(drawing=drawing, pool="Nun", options=Options(one_by_one=True))
    assert freely.notes() == ["play B", "play C", "yield"]


LATER = "Thay . . . . .\n0 2 0 0 0 0\nLich+Cloak Band Pack . . ."
"""Nun needs Band and Pack; beneath Band lies Sword."""


def test_5_12_what_is_turned_later_may_be_attached_too() -> None:
    table = begun(drawing=LATER, pool="Nun", hidden="Punch Sword")
    table.step("play B")
    table.do("turn Sword")
    assert table.notes() == ["play B", "play C", "yield"]
    table.step("play B")
    assert table.totals() == (12, 9)


def test_5_12_what_is_turned_later_may_help_where_an_event_has_taken_what_was_there() -> None:
    theft = card("Theft", w.EVENT, says=[Clause(w.DISCARD, Group(w.BOTH, sorts=ALLIES), measure=w.EVERY, when=w.ENTRY)])
    drawing = "Thay . . . . .\n0 2 0 0 0 0\nRat+Cloak+Sword Band . . . ."
    table = begun(theft, drawing=drawing, pool="Nun", hidden="Theft Eye")
    table.step("play B")
    table.do("turn Theft", "turn Eye")
    assert table.position.borne(table.names.index("Nun")) == 0
    assert table.over()  # 5 to 6, and an artifact of another world is of no use
    helped = begun(theft, drawing=drawing, pool="Nun", hidden="Theft Grail")
    helped.step("play B")
    helped.do("turn Theft", "turn Grail")
    assert helped.notes() == ["play B", "yield"]


def test_5_12_cards_help_in_any_order() -> None:
    first, second, third = (card(name, w.ALLY, level) for name, level in (("Axe", 1), ("Bow", 1), ("Cur", 1)))
    needs = [Clause(w.LEVEL, Group(), number=9, when=w.ENTRY, until=w.THE_FIGHT, conditions=(_there(("Bow", "Cur")),))]
    waits = [Clause(w.DISCARD, Group(), when=w.ENTRY, conditions=(_there(("Cur",), least=0, most=0),))]
    cards = cast(first._replace(power=tuple(needs)), second._replace(power=tuple(waits)), third)
    table = scene(cards, "Thay . . . . .\n0 0 0 0 0 0\nLich Axe Bow Cur . .", pool="Nun")
    table.step("attack A Nun")
    assert table.notes() == ["play D", "yield"]  # Cur, then Bow that is discarded without it, then Axe that needs both
    for note in ("play D", "play C", "play B"):
        table.step(note)
    assert table.totals() == (17, 8)


def _there(names: tuple[str, ...], least: int | None = None, most: int = w.MOST) -> Condition:
    sorts = (Sort(names=names),)
    return Condition(Group(w.OWN, sorts=sorts), len(names) if least is None else least, most)


def test_5_12_no_number_of_choices_holds_an_attack_up() -> None:
    mine = (Sort(kinds=w.ROUND_FOUR | w.GEAR | 1 << w.ALLY | w.CHAMPIONS),)
    purge = [
        card(f"Purge {at}", w.ALLY, 1, says=[Clause(w.DISCARD, Group(w.OWN, w.PLAY, mine), number=5, when=w.ENTRY)])
        for at in range(3)
    ]
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Cloak+Pack Purge_0 Purge_1 Purge_2 Band Spark"
    pool = "Nun Hero+Idol Sage+Eye Friend_3+Ring_0 Friend_4+Ring_1 Friend_5+Ring_2"
    table = scene(cast(*purge), drawing, pool=pool)
    begun_at = perf_counter()  # no choice wins: all of them would have to be tried
    table.step("attack A Nun")
    assert "play B" in table.notes()
    assert perf_counter() - begun_at < 8  # interpreted; without a bound it would take days


def test_5_13_you_may_always_yield() -> None:
    table = begun(drawing="Thay . . . . .\n0 0 0 0 0 0\nLich Band . . . .", pool="Hero Sage")
    table.do("yield")
    assert "Hero" in table.gone()
    table.looks("Thay . . . . .\n0 0 0 0 0 0\nLich Band . . . .")


def test_5_14_the_tableau_takes_the_highest_of_yours_and_the_lowest_of_its_own() -> None:
    snatch = card(
        "Snatch",
        w.REALM,
        world=DS,
        says=[Clause(w.DISCARD, Group(w.OTHER, sorts=(Sort(kinds=1 << w.ITEM),)), number=1, when=w.ENTRY)],
    )
    table = begun(snatch, drawing="Snatch . . . . .\n0 0 0 0 0 0\nOgre . . . . .", pool="Hero+Sword+Cloak")
    assert "Sword" in table.gone()
    assert "Cloak" not in table.gone()
    pay = Clause(w.DISCARD, Group(w.OWN, sorts=ALLIES), number=1, when=w.ENTRY)
    greed = card("Greed", w.REALM, world=DS, says=[pay])
    table = begun(greed, drawing="Greed . . . . .\n0 0 0 0 0 0\nLich+Band+Pack . . . . .", pool="Hero")
    assert "Pack" in table.gone()


def test_5_15_what_waits_for_a_card_comes_before_it() -> None:
    shut = Clause(w.CANCEL, Group(w.CUE), when=w.FIRST, cue=Group(w.OTHER, sorts=SPELLS))
    mute = card("Mute", w.MONSTER, 6, world=FR, says=[shut])
    cards = cast()
    deck = cards._replace(opposing=(mute, *cards.opposing[1:]))
    table = scene(
        deck, "Thay . . . . .\n0 0 0 0 0 0\nMute Spark Band . . .", pool="Sage", options=Options(one_by_one=True)
    )
    table.step("attack A Sage")
    table.step("play B")
    assert "Spark" in table.gone()
    assert table.totals() == (6, 6)
    table.do("play C")
    assert table.position.won(0)


def test_5_15_a_power_that_acts_once_lets_you_choose() -> None:
    strike = Clause(w.DISCARD, Group(w.OTHER, sorts=ALLIES), number=1, when=w.ENTRY)
    dart = card("Dart", w.WIZARD_SPELL, 1, has="offensive", says=[strike])
    table = begun(dart, drawing="Thay . . . . .\n0 0 0 0 0 0\nRat+Band+Pack Dart . . . .", pool="Sage")
    assert table.notes() == ["play B", "yield"]
    table.step("play B")
    assert table.notes() == ["choose Band", "choose Pack"]
    table.do("choose Band")
    assert {"Band", "Dart", "Rat"} <= table.gone()


def test_5_16_what_is_turned_elsewhere_acts_at_once() -> None:
    drawing = "Thay . Oak . . .\n0 3 0 0 0 0\nLich Pack Band . . ."
    might = card("Might", w.RULE, says=[Clause(w.LEVEL, Group(w.BOTH, sorts=(Sort(kinds=1 << w.HERO),)), number=3)])
    table = begun(might, drawing=drawing, pool="Nun", hidden="Might Sage Tower")
    table.step("play B")
    table.do("turn Might")
    assert table.rule() == "Might"
    table.do("turn Sage")
    assert table.pool() == "Sage"
    table.do("turn Tower")
    assert table.draw()[0][2] == "Oak+Tower"


def test_5_19_an_ally_without_a_card_is_a_bonus_that_nothing_takes_away() -> None:
    kennel = card("Kennel", w.REALM, world=FR, says=[Clause(w.LEVEL, Group(w.DEFENDER, sorts=CHAMPION), number=4)])
    foes = Group(w.OTHER, sorts=ALLIES)
    hunt = [Clause(w.DISCARD, foes, measure=w.EVERY, when=w.ENTRY), Clause(w.LEVEL, BEARER, number=1, per=foes)]
    drawing = "Kennel . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . ."
    table = begun(kennel, card("Hunt", w.ITEM, says=hunt), drawing=drawing, pool="Hero+Hunt")
    assert "Band" in table.gone()
    assert table.totals() == (7, 10)


@pytest.mark.parametrize(("alone", "totals"), [(0, (10, 8)), (1, (9, 8))])
def test_5_20_a_champion_that_joins_for_its_level_alone_brings_no_power(alone: int, totals: tuple[int, int]) -> None:
    call = Clause(w.JOIN, Group(w.OWN, w.POOL, CHAMPION), number=1, base=alone, when=w.ENTRY)
    choir = card("Choir", w.CLERIC, 2, world=FR, says=[Clause(w.LEVEL, ATTACKERS, number=1)])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich . . . . ."
    table = begun(card("Horn", w.ITEM, says=[call]), choir, drawing=drawing, pool="Hero+Horn Choir Nun")
    table.step("choose Choir")
    assert table.totals() == totals
    table.settle()
    assert table.position.words[packed.LINGERING] == 0
    assert table.pool() == "Hero+Horn Nun Choir"


def test_5_20_a_champion_that_joins_until_the_fight_ends_goes_back_whoever_wins() -> None:
    who = Group(w.OWN, w.POOL, CHAMPION)
    call = Clause(w.JOIN, who, number=1, when=w.ENTRY, until=w.THE_FIGHT)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Band+Pack . . . . ."
    table = begun(card("Horn", w.ITEM, says=[call]), drawing=drawing, pool="Hero+Horn Sage+Sword Nun")
    table.step("choose Sage")
    assert table.totals() == (13, 15)
    table.settle()
    assert table.pool() == "Sage+Sword Nun"
    assert "Hero" in table.gone()
    assert table.position.words[packed.LINGERING] == 0


def test_5_20_a_champion_that_joins_adds_its_base_and_its_power_and_shares_a_defeat() -> None:
    horn = card("Horn", w.ITEM, says=[Clause(w.JOIN, Group(w.OWN, w.POOL, CHAMPION), number=1, when=w.ENTRY)])
    gift = Clause(w.DISCARD, Group(w.OTHER, sorts=ALLIES), number=1, when=w.ENTRY)
    bard = card("Bard", w.HERO, 4, world=FR, says=[Clause(w.LEVEL, BEARER, number=3), gift])
    cheer = card("Choir", w.CLERIC, 2, world=FR, says=[Clause(w.LEVEL, ATTACKERS, number=1)])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\n{} . . . . ."
    lost = begun(horn, bard, cheer, drawing=drawing.format("Lich+Band"), pool="Hero+Horn Bard+Sword Nun")
    lost.step("choose Bard")
    assert lost.totals() == (11, 12)
    lost.settle()
    assert lost.pool() == "Nun"
    assert {"Hero", "Horn", "Bard", "Sword"} <= lost.gone()
    won = begun(horn, bard, cheer, drawing=drawing.format("Lich"), pool="Hero+Horn Choir+Sword Nun")
    won.step("choose Choir")
    assert won.totals() == (10, 8)
    won.settle()
    assert won.position.won(0)
    assert set(won.pool().split()) == {"Hero+Horn", "Choir+Sword", "Nun"}


def test_5_21_what_finds_no_room_does_nothing_and_the_game_goes_on() -> None:
    everybody = Group(w.BOTH, w.PLAY, CHAMPION)
    lasts = [Clause(w.LEVEL, everybody, number=1, when=w.ENTRY, until=w.NEXT_EVENT) for _ in range(4)]
    storm = card("Storm", w.EVENT, says=lasts)
    drawing = "Thay Oak Dale . . .\n2 1 0 0 0 0\nBand Lich Rat . . ."
    table = scene(cast(storm), drawing, pool="Hero Sage Nun", hidden="Storm")
    table.do("discard A", "turn Storm")
    assert table.event() == "Storm"
    lingering = table.position.words[packed.LINGERING : packed.LINGERING + packed.LINGER_ROOM]
    assert all(lingering)


def test_5_21_more_powers_than_can_wait_do_not_stop_the_game() -> None:
    every = Clause(w.LEVEL, BEARER, number=1, when=w.ENTRY, until=w.THE_FIGHT)
    crown = card("Crown", w.ITEM, says=[every] * (packed.AGENDA_ROOM + 1))
    table = begun(crown, pool="Hero+Crown Nun", drawing=ONE_COLUMN.replace("Ogre", "Lich"))
    assert table.totals() == (7 + packed.LINGER_ROOM, 8)
    table.settle()
    assert table.position.won(0)
