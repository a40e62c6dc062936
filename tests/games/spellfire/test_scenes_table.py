"""Scenes for §1 to §4: the deck, the columns and the pool, realms, holdings and rules, events."""

from tests.games.spellfire.cast import FR, PLAIN, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, opening, scene

from vedette.core.bits import members
from vedette.games.spellfire.engine.cards import Card
from vedette.games.spellfire.engine.rules import FRIENDS, Options
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Group, Sort

CHAMPION = (Sort(kinds=w.CHAMPIONS),)
ITEMS = (Sort(kinds=1 << w.ITEM),)
EVERYWHERE = w.PLAY


CAST = cast()


def test_1_1_a_deck_has_55_cards() -> None:
    kinds = [card.kind for card in (*PLAIN.friendly, *PLAIN.opposing, *PLAIN.others)]
    assert len(kinds) == 55
    counts = [sum(mask >> kind & 1 for kind in kinds) for mask in (w.CHAMPIONS, 1 << w.REALM, w.ROUND_FOUR)]
    assert counts == [12, 10, 10]
    parts = (w.EVENT, w.ALLY, w.ITEM, w.HOLDING, w.ARTIFACT, w.RULE)
    assert [kinds.count(kind) for kind in parts] == [5, 5, 5, 3, 3, 2]


def test_1_2_each_side_has_six_champions_and_the_tableau_has_the_rest() -> None:
    table = scene(CAST, "Thay+Fort . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . .", pool="Hero+Sword")
    scales = table.game.box.scales
    scales.weigh(table.position.words, 0, FRIENDS, 0)
    assert {table.names[at] for at in members(int(scales.mine))} == {"Hero", "Sword"}
    assert {table.names[at] for at in members(int(scales.theirs))} == {"Thay", "Fort", "Ogre", "Band"}


def test_1_3_champions_count_their_printed_levels() -> None:
    assert [sum(card.level for card in six) for six in (PLAIN.friendly, PLAIN.opposing)] == [39, 39]
    assert opening(PLAIN).game.show(opening(PLAIN).position.view(0), "en")["pool"][0]["level"] == 4  # type: ignore[index]  # JSON


def test_1_4_names_tell_all_cards_apart() -> None:
    assert len(set(opening(CAST).names)) == 55


def test_1_5_the_starting_champion_is_in_the_pool_before_a_card_is_turned() -> None:
    table = opening(CAST)
    assert table.pool() == "Hero"
    assert table.position.unseen().bit_count() == 54
    assert table.refusal("turn Hero") == "seen"


def test_1_6_nine_cards_to_a_column_the_bottom_one_first_and_realms_on_top() -> None:
    table = opening(CAST)
    assert [table.position.left(column) for column in range(6)] == [9] * 6
    assert table.position.slot() == 0
    table.do("turn Band", "turn Pack")
    assert table.position.slot() == 18
    table.do("turn Sword", "turn Cloak", "turn Spark", "turn Thay")
    table.looks(". . . . . Thay\n8 8 8 8 8 8\nBand Pack Sword Cloak Spark .")
    assert table.position.slot() == 46


def test_1_7_worlds_give_no_levels() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre . . . . .", pool="Hero")
    table.step("attack A Hero")
    assert table.totals() == (7, 6)


def test_1_8_a_game_of_earlier_rules_goes_on_by_them() -> None:
    drawing = "Thay . . . . .\n0 2 0 0 0 0\nLich+Cloak Band Pack Trick . ."
    trick = card("Trick", w.UNARMED, 9, says=[Clause(w.RESERVED, Group(w.OWN, sorts=CHAMPION))])
    later = ["play B", "play C", "play D", "yield"]
    plays = {1: ["play C", "yield"], 2: later, 3: later}
    for version, notes in plays.items():
        table = scene(cast(trick), drawing, pool="Nun", hidden="Punch Sword", version=version)
        table.step("attack A Nun")
        table.step("play B")
        table.do("turn Sword")
        assert table.notes() == notes


def test_2_1_the_next_card_is_turned_the_moment_one_leaves() -> None:
    table = scene(CAST, "Thay . . . . .\n2 0 0 0 0 0\nBand Ogre . . . .", pool="Hero", hidden="Pack")
    table.step("discard A")
    assert table.turning()
    table.do("turn Pack")
    table.looks("Thay . . . . .\n1 0 0 0 0 0\nPack Ogre . . . .")


def test_2_2_all_six_are_turned_then_what_must_act_does_so_in_a_queue() -> None:
    table = opening(CAST)
    for name in ("Thay", "Ogre", "Sage", "Fort", "Band", "Oak"):
        table.step(f"turn {name}")
    assert table.notes() == ["resolve A"]
    table.step("resolve A")
    table.step("turn Dale")
    assert table.notes() == ["resolve C"]
    table.step("resolve C")
    table.step("turn Pack")
    table.step("resolve D")
    table.step("turn Cloak")
    table.step("resolve F")
    table.step("turn Peak")
    assert table.notes() == ["resolve A"]
    assert table.refusal("discard E") == "forced"


def test_2_3_what_must_act_comes_before_anything_of_yours() -> None:
    table = opening(CAST)
    for name in ("Thay", "Fort", "Law 0", "Omen 0", "Nun", "Band"):
        table.step(f"turn {name}")
        assert table.notes("attack") + table.notes("discard") + table.notes("attach") == []
    turned = iter(("Pack", "Spark", "Hymn", "Punch", "Rat"))
    resolved = []
    while not table.notes("discard"):
        note = table.notes()[0] if not table.turning() else f"turn {next(turned)}"
        resolved += [note] if note.startswith("resolve") else []
        table.step(note)
    assert resolved == ["resolve A", "resolve B", "resolve C", "resolve D", "resolve E"]


def test_2_4_a_friendly_champion_goes_to_the_pool() -> None:
    table = scene(CAST, "Thay . . . . .\n2 0 0 0 0 0\nNun Ogre . . . .", pool="Hero", hidden="Sage")
    assert table.pool() == "Hero Nun"
    table.do("turn Sage")
    assert table.pool() == "Hero Sage Nun"


def test_2_5_a_champion_uses_what_its_type_and_its_marks_let_it() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre . . . . .", pool="Hero Sage Nun")
    scales = table.game.box.scales
    from vedette.games.spellfire.engine.uses import may_use

    def used(champion: str) -> str:
        index = table.names.index(champion)
        scales.weigh(table.position.words, index, -1, -1)
        cards = ("Band", "Sword", "Grail", "Spark", "Hymn", "Punch")
        return " ".join(name for name in cards if may_use(scales, index, table.names.index(name)))

    assert used("Hero") == "Band Sword Grail Punch"
    assert used("Sage") == "Band Sword Spark"
    assert used("Nun") == "Band Sword Grail Hymn"
    assert used("Ogre") == "Band Sword Grail"


def test_2_6_a_reserved_card_is_for_those_it_names() -> None:
    lance = card("Lance", w.ITEM, 4, says=[Clause(w.RESERVED, Group(w.OWN, sorts=(Sort(kinds=1 << w.WIZARD),)))])
    table = scene(cast(lance), "Thay . . . . .\n0 0 0 0 0 0\nOgre Lance . . . .", pool="Hero Sage")
    assert table.notes("attach") == ["attach B Sage"]


def test_2_6_whoever_a_card_names_may_use_it_whatever_the_type() -> None:
    parry = card("Parry", w.UNARMED, 9, says=[Clause(w.RESERVED, Group(w.OWN, sorts=CHAMPION))])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Parry Punch . . ."
    nun = scene(cast(parry), drawing, pool="Nun")
    nun.step("attack A Nun")
    assert nun.notes("play") == ["play B"]
    fang = parry._replace(power=(Clause(w.RESERVED, Group(w.OWN, sorts=(Sort(marks=1 << w.DRAGON),))),))
    hero = scene(cast(fang), drawing, pool="Hero")
    hero.step("attack A Hero")
    assert hero.notes("play") == ["play C"]


def test_2_7_an_item_that_somebody_may_use_must_be_attached_first() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre Sword Grail Band . .", pool="Hero Sage")
    assert table.notes() == ["attach B Hero", "attach B Sage", "attach C Hero"]
    assert table.refusal("attack A Hero") == "attach-first"
    assert table.refusal("discard B") == "attach-first"
    assert table.refusal("attach C Sage") == "attach-first"
    table.do("attach B Sage", "attach C Hero")
    assert table.pool() == "Hero+Grail Sage+Sword"
    assert "attack A Hero" in table.notes()


def test_2_7_a_second_artifact_is_not_attached() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre Idol . . . .", pool="Hero+Grail")
    assert table.notes("attach") == []
    assert table.refusal("attach B Hero") == "unusable"


def test_2_8_allies_round_four_cards_and_useless_gear_may_be_discarded() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre Band Hymn Grail . .", pool="Sage")
    assert table.notes("discard") == ["discard B", "discard C", "discard D"]
    assert table.refusal("discard A") == "discard"
    table.do("discard D")
    assert "Grail" in table.gone()


def test_2_8_lenient_items_may_wait_or_be_discarded() -> None:
    options = Options(lenient_items=True)
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre Sword . . . .", pool="Hero", options=options)
    assert table.notes() == ["attach B Hero", "discard B", "attack A Hero"]


def test_2_9_allies_and_round_four_cards_do_nothing_outside_a_fight() -> None:
    table = scene(CAST, "Thay . . . . .\n0 0 0 0 0 0\nOgre Band Spark . . .", pool="Hero")
    assert table.notes() == ["discard B", "discard C", "attack A Hero"]
    assert table.refusal("play B") == "peace"


def test_2_10_an_opposing_champion_blocks_its_column() -> None:
    table = scene(CAST, ". . . . . .\n3 0 0 0 0 0\nOgre Band . . . .", pool="Hero")
    assert table.notes() == ["discard B"]
    assert table.refusal("discard A") == "discard"


def test_2_11_an_item_that_counts_as_an_artifact_takes_no_artifacts_place_and_asks_for_no_world() -> None:
    artifacts = (Sort(kinds=1 << w.ARTIFACT),)
    rod = card("Rod", w.ITEM, 2, says=[Clause(w.TYPE, Group(), what=artifacts, wide=1)])
    rust = card(
        "Rust", w.EVENT, says=[Clause(w.DISCARD, Group(w.BOTH, w.PLAY, artifacts), measure=w.EVERY, when=w.ENTRY)]
    )
    drawing = "Thay . . . . .\n0 0 0 0 0 1\nOgre {} . . . Band"
    held = scene(cast(rod), drawing.format("Eye"), pool="Sage+Rod")
    assert held.notes("attach") == ["attach B Sage"]
    table = scene(cast(rod, rust), drawing.format("Rod"), pool="Hero+Grail Sage", hidden="Rust")
    assert table.notes("attach") == ["attach B Hero", "attach B Sage"]
    table.do("attach B Sage", "discard F", "turn Rust")
    assert table.pool() == "Hero Sage"
    assert {"Grail", "Rod", "Rust"} <= table.gone()


def test_3_1_a_realm_goes_to_the_next_column_to_the_right_without_one() -> None:
    drawing = ". . . . Thay Oak\n1 1 1 1 3 3\nOgre Lich Rat Band Dale Moor"
    table = scene(CAST, drawing, pool="Hero", hidden="Pack Hymn")
    table.do("turn Pack", "turn Hymn")
    table.looks("Dale Moor . . Thay Oak\n1 1 1 1 2 2\nOgre Lich Rat Band Pack Hymn")


def test_3_2_an_emptied_column_takes_a_realm_and_wins_it_at_once() -> None:
    table = scene(CAST, "Thay* . . . . .\n0 0 2 2 2 2\n. . Ogre Lich Rat Oak", pool="Hero", hidden="Dale Moor")
    assert table.position.won(5) is False
    table.looks("Thay* . . . . Oak\n0 0 2 2 2 2\n. . Ogre Lich Rat .")
    table.do("turn Dale")
    table.looks("Thay* Dale* . . . Oak\n0 0 2 2 2 1\n. . Ogre Lich Rat .")


def test_3_3_a_seventh_realm_is_discarded() -> None:
    table = scene(CAST, "Thay* Oak Dale Moor Isle Vale\n0 1 1 1 1 1\n. Ogre Lich Rat Band Peak", pool="Hero")
    assert "Peak" in table.gone()


def test_3_4_a_holding_goes_to_the_nearest_realm_of_its_world() -> None:
    table = scene(CAST, "Oak Thay+Fort Dale Moor* . .\n1 1 1 0 1 1\nOgre Lich Rat . Tower .", pool="Hero")
    table.looks("Oak+Tower Thay+Fort Dale Moor* . .\n1 1 1 0 1 1\nOgre Lich Rat . . .")


def test_3_4_a_holding_without_a_realm_is_discarded_at_once() -> None:
    table = scene(CAST, "Oak Thay* . . . .\n1 0 1 1 1 1\nFort . Lich Rat Band Ogre", pool="Hero")
    assert "Fort" in table.gone()


def test_3_5_a_new_rule_replaces_the_old_one() -> None:
    table = scene(CAST, "Thay . . . . .\n1 0 0 0 0 0\nLaw_1 Ogre . . . .", pool="Hero", rule="Law_0")
    assert table.rule() == "Law_1"
    assert "Law 0" in table.gone()


def test_3_5_a_rule_may_forbid_rules() -> None:
    last = card("Last", w.RULE, says=[Clause(w.BAN, Group(w.BOTH), what=(Sort(kinds=1 << w.RULE),))])
    table = scene(cast(last), "Thay . . . . .\n1 0 0 0 0 0\nLaw_0 Ogre . . . .", pool="Hero", rule="Last")
    assert table.rule() == "Last"
    assert "Law 0" in table.gone()


def test_3_6_realms_serve_the_tableau_and_rules_both_sides() -> None:
    might = card("Might", w.RULE, says=[Clause(w.LEVEL, Group(w.BOTH, sorts=CHAMPION), number=2)])
    wall = card("Rampart", w.HOLDING, world=FR, says=[Clause(w.LEVEL, Group(w.OWN, sorts=CHAMPION), number=3)])
    table = scene(cast(might, wall), "Thay+Rampart . . . . .\n0 0 0 0 0 0\nOgre . . . . .", pool="Hero", rule="Might")
    table.step("attack A Hero")
    assert table.totals() == (9, 11)


def storm() -> Card:
    """An event that discards every item in play."""
    all_items = Group(w.BOTH, EVERYWHERE, ITEMS)
    return card("Storm", w.EVENT, has="harmful", says=[Clause(w.DISCARD, all_items, measure=w.EVERY, when=w.ENTRY)])


def test_4_1_an_event_reaches_what_is_in_play_and_is_discarded() -> None:
    table = scene(
        cast(storm()), "Thay . . . . .\n2 0 0 0 0 0\nBand Ogre+Cloak . . . .", pool="Hero+Sword", hidden="Storm"
    )
    table.do("discard A", "turn Storm")
    assert {"Storm", "Sword", "Cloak"} <= table.gone()
    assert table.pool() == "Hero"


def test_4_2_loose_items_count_as_in_play() -> None:
    drawing = "Thay . . . . .\n2 0 0 0 0 0\nBand Grail Ogre . . ."
    artifacts = Group(w.BOTH, EVERYWHERE, (Sort(kinds=1 << w.ARTIFACT),))
    rust = card("Rust", w.EVENT, says=[Clause(w.DISCARD, artifacts, measure=w.EVERY, when=w.ENTRY)])
    for safe in (False, True):
        table = scene(cast(rust), drawing, pool="Sage", hidden="Rust", options=Options(loose_safe=safe))
        table.do("discard A", "turn Rust")
        assert ("Grail" in table.gone()) is not safe


def gloom() -> Card:
    """An event that takes a level from every champion until the next one."""
    everybody = Group(w.BOTH, EVERYWHERE, CHAMPION)
    return card("Gloom", w.EVENT, says=[Clause(w.LEVEL, everybody, number=-1, until=w.NEXT_EVENT)])


def test_4_3_a_lasting_event_ends_when_another_is_revealed() -> None:
    table = scene(cast(gloom()), "Thay . . . . .\n4 0 0 0 0 0\nGloom Ogre . . . .", pool="Hero", hidden="Omen_1 Band")
    assert table.event() == "Gloom"
    scales = table.game.box.scales
    scales.weigh(table.position.words, -1, -1, -1)
    assert scales.level[0] == 6
    table.do("turn Omen 1")
    assert table.event() == "."
    assert {"Gloom", "Omen 1"} <= table.gone()


def test_4_4_an_event_for_this_battle_needs_one() -> None:
    rage = card("Rage", w.EVENT, says=[Clause(w.LEVEL, Group(w.ATTACKER, sorts=CHAMPION), number=5, until=w.THE_FIGHT)])
    table = scene(cast(rage), "Thay . . . . .\n1 0 0 0 0 0\nRage Ogre . . . .", pool="Hero")
    assert table.event() == "."
    assert "Rage" in table.gone()
    table = scene(cast(rage), "Thay . . . . .\n2 0 0 0 0 0\nOgre . . . . .", pool="Hero", hidden="Rage Band")
    table.step("attack A Hero")
    table.do("turn Rage")
    assert (table.event(), table.totals()) == ("Rage", (12, 6))
    table.do("turn Band")
    assert table.event() == "."
    assert table.position.won(0)


def test_4_5_each_player_gives_up_one_and_an_event_is_nobodys() -> None:
    own = Clause(w.LEVEL, Group(w.OWN, EVERYWHERE, CHAMPION), number=5, until=w.NEXT_EVENT)
    boon = card("Boon", w.EVENT, says=[own])
    table = scene(cast(boon), "Thay . . . . .\n1 0 0 0 0 0\nBoon Ogre . . . .", pool="Hero")
    table.game.box.scales.weigh(table.position.words, -1, -1, -1)
    assert [int(table.game.box.scales.level[card]) for card in (0, FRIENDS)] == [7, 6]
    each = Clause(w.DISCARD, Group(w.EACH, EVERYWHERE, CHAMPION), number=1, when=w.ENTRY)
    toll = card("Toll", w.EVENT, says=[each])
    table = scene(cast(toll), "Thay Oak . . . .\n1 1 1 0 0 0\nToll Ogre Lich . . .", pool="Hero Sage")
    assert "Ogre" in table.gone()
    assert table.notes() == ["choose Hero", "choose Sage"]
    table.do("choose Sage")
    assert table.pool() == "Hero"


def test_4_6_an_event_may_discard_an_opposing_champion() -> None:
    slay = Clause(w.DISCARD, Group(w.BOTH, EVERYWHERE, (Sort(kinds=1 << w.MONSTER),)), measure=w.EVERY, when=w.ENTRY)
    hunt = card("Hunt", w.EVENT, says=[slay])
    table = scene(cast(hunt), "Thay Oak . . . .\n1 3 1 0 0 0\nHunt Ogre+Band Lich . . .", pool="Hero")
    assert {"Ogre", "Band"} <= table.gone()
    assert table.turning()


def test_4_7_an_event_forbids_attacks_until_nothing_else_can_be_done() -> None:
    halt = Clause(w.FREEZE, Group(w.BOTH, EVERYWHERE, CHAMPION), measure=w.EVERY, until=w.NEXT_EVENT)
    peace = card("Peace", w.EVENT, says=[halt])
    table = scene(cast(peace), "Thay . . . . .\n0 0 0 0 0 0\nOgre Band . . . .", pool="Hero", event="Peace")
    assert table.notes() == ["discard B"]
    assert table.refusal("attack A Hero") == "barred"
    table.do("discard B")
    assert table.event() == "."
    assert table.notes() == ["attack A Hero"]


def test_4_8_an_event_may_end_a_fight() -> None:
    def slain(*kinds: int) -> Scene:
        sorts = (Sort(kinds=sum(1 << kind for kind in kinds)),)
        says = [Clause(w.DISCARD, Group(w.BOTH, EVERYWHERE, sorts), measure=w.EVERY, when=w.ENTRY)]
        cards = cast(card("Doom", w.EVENT, says=says))
        table = scene(cards, "Thay . . . . .\n2 0 0 0 0 0\nOgre . . . . .", pool="Hero Sage", hidden="Doom")
        table.step("attack A Hero")
        table.do("turn Doom")
        return table

    table = slain(w.MONSTER)
    assert "Ogre" in table.gone()
    assert table.pool() == "Hero Sage"
    table = slain(w.HERO)
    assert table.pool() == "Sage"
    table.looks("Thay . . . . .\n1 0 0 0 0 0\nOgre . . . . .")
    table = slain(w.HERO, w.MONSTER)
    assert table.pool() == "Sage"
    assert {"Hero", "Ogre"} <= table.gone()
    assert table.turning()
