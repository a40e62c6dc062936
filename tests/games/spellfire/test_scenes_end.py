"""Scenes for §6 to §8: after the fight, the end, what a card does here."""

from tests.games.spellfire.cast import DS, FR, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, opening, scene

from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

CAST = cast()
CHAMPION = (Sort(kinds=w.CHAMPIONS),)
ALLIES = (Sort(kinds=1 << w.ALLY),)
OPPONENT = Group(w.OTHER, sorts=CHAMPION)
BEARER = Group(w.BEARER)


def with_foe(foe: Card, *more: Card) -> Deck:
    cards = cast(*more)
    return cards._replace(opposing=(foe, *cards.opposing[1:]))


def fought(cards: Deck, drawing: str, pool: str, hidden: str = "", options: Options | None = None) -> Scene:
    """Return the scene in which the first champion of the pool has attacked column A, as far as it goes by itself."""
    table = scene(cards, drawing, pool=pool, hidden=hidden, options=options)
    table.do(f"attack A {pool.replace('+', ' ').split()[0]}")
    return table


def test_6_1_an_attacker_who_loses_is_discarded_with_all_it_bears() -> None:
    table = fought(CAST, "Thay . . . . .\n0 0 0 0 0 0\nLich . . . . .", pool="Nun+Cloak Hero")
    assert {"Nun", "Cloak"} <= table.gone()
    assert table.pool() == "Hero"


def test_6_2_the_defender_keeps_what_is_attached_and_acts_once_only() -> None:
    hit = Clause(w.DISCARD, Group(w.OTHER, sorts=(Sort(kinds=1 << w.ITEM),)), number=1, when=w.ENTRY)
    raider = card("Raider", w.ALLY, 5, says=[hit])
    drawing = "Thay . . . . .\n1 0 0 0 0 0\nOgre . . . . ."
    table = fought(cast(raider), drawing, pool="Hero+Cloak Nun+Sword", hidden="Raider")
    table.do("turn Raider")
    assert {"Hero", "Cloak"} <= table.gone()
    table.looks("Thay . . . . .\n0 0 0 0 0 0\nOgre+Raider . . . . .")
    table.step("attack A Nun")
    assert table.totals() == (8, 11)
    table.settle()
    assert table.over()
    bare = fought(cast(raider), drawing, pool="Hero+Cloak Nun", hidden="Raider", options=Options(stripped_victor=True))
    bare.do("turn Raider")
    bare.looks("Thay . . . . .\n0 0 0 0 0 0\nOgre . . . . .")


def test_6_3_the_defender_goes_and_the_next_card_is_turned_or_the_realm_won() -> None:
    slayer = card("Slayer", w.ITEM, 0, says=[Clause(w.WIN, conditions=(Condition(OPPONENT),))])
    table = fought(cast(slayer), "Thay . . . . .\n1 0 0 0 0 0\nLich+Band . . . . .", pool="Nun+Slayer")
    assert {"Lich", "Band"} <= table.gone()
    assert table.turning()
    assert not table.position.won(0)
    keep = card("Keep", w.REALM, world=FR, says=[Clause(w.DEFENDS, number=9)])
    table = fought(cast(keep), "Keep Oak . . . .\n0 1 0 0 0 0\nRat Lich . . . .", pool="Hero")
    assert table.position.won(0)


def test_6_4_the_victor_keeps_items_and_one_artifact() -> None:
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Idol Band . . ."
    table = scene(CAST, drawing, pool="Hero+Grail", options=Options(one_by_one=True))
    assert "play B" not in table.notes()
    table.do("attack A Hero")
    assert table.pool() == "Hero+Grail"
    case = card("Case", w.CLERIC_SPELL, 1, says=[Clause(w.ATTACH, BEARER, number=2)])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword Case Idol Band . ."
    table = scene(cast(case), drawing, pool="Nun+Grail", options=Options(one_by_one=True))
    table.do("attack A Nun", "play B", "play C")
    assert table.notes() == ["choose Grail", "choose Idol"]
    table.do("choose Idol")
    assert {"Case", "Grail"} <= table.gone()
    assert table.pool() == "Nun+Idol"
    artifacts = Group(w.BOTH, w.PLAY, (Sort(kinds=1 << w.ARTIFACT),))
    rust = card("Rust", w.EVENT, says=[Clause(w.DISCARD, artifacts, measure=w.EVERY, when=w.ENTRY)])
    slayer = card("Slayer", w.ITEM, 0, says=[Clause(w.WIN, conditions=(Condition(OPPONENT),))])
    table = fought(
        cast(slayer, rust),
        "Thay . . . . .\n1 0 0 0 0 0\nLich Band . . . .",
        pool="Nun+Grail+Idol+Slayer",
        hidden="Rust",
    )
    table.do("turn Rust")
    assert table.pool() == "Nun+Slayer"
    assert table.notes() == ["discard B"]


def looters(until: int) -> Deck:
    """Return a deck with a hero who wins over an item or an artifact."""
    gear = Group(w.OTHER, sorts=(Sort(kinds=1 << w.ITEM | 1 << w.ARTIFACT),))
    taking = Clause(w.TAKE, gear, number=1, when=w.ENTRY, until=until)
    looter = card("Looter", w.HERO, 9, world=FR, says=[taking])
    return CAST._replace(friendly=(CAST.friendly[0], looter, *CAST.friendly[2:]))


def test_5_22_what_is_won_over_for_a_fight_goes_with_its_end() -> None:
    for loot in ("Eye", "Idol", "Sword"):
        table = fought(looters(w.WHILE), f"Thay . . . . .\n0 0 0 0 0 0\nLich+{loot} . . . . .", pool="Looter Nun")
        assert table.pool() == "Looter Nun"
        assert loot in table.gone()


def test_6_4_an_artifact_that_the_victor_may_not_use_goes_whatever_their_number() -> None:
    """What is taken in the fight is kept only if he could bear it outside: here it is of another world."""
    band = looters(w.FOR_GOOD)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+{} . . . . ."
    for loot, kept in (("Eye", ""), ("Idol", "+Idol"), ("Sword", "+Sword")):
        table = fought(band, drawing.format(loot), pool="Looter Nun")
        assert table.pool() == f"Looter{kept} Nun"
        assert (loot in table.gone()) == (not kept)
    table = fought(band, drawing.format("Eye"), pool="Looter+Grail Nun")
    assert table.pool() == "Looter+Grail Nun"


def test_6_5_vengeance_takes_the_victor_and_leaves_the_win() -> None:
    adder = card("Adder", w.MONSTER, 3, world=FR, says=[Clause(w.DISCARD, OPPONENT, number=1, when=w.LOST)])
    table = fought(with_foe(adder), "Thay . . . . .\n0 0 0 0 0 0\nAdder . . . . .", pool="Hero+Sword Nun")
    assert {"Adder", "Hero", "Sword"} <= table.gone()
    assert table.position.won(0)


def test_6_6_a_realm_that_defends_itself_must_be_defeated() -> None:
    keep = card("Keep", w.REALM, world=FR, says=[Clause(w.DEFENDS, what=(Sort(kinds=1 << w.HERO),), number=5)])
    drawing = "Keep+Fort Oak . . . .\n0 2 0 0 0 0\n. Lich Band . . ."
    guards = card("Guards", w.HOLDING, world=FR, says=[Clause(w.DEFENDS, number=7)])
    table = scene(cast(keep), drawing, pool="Nun Hero")
    assert table.notes("attack") == ["attack A Hero", "attack A Nun", "attack B Hero", "attack B Nun"]
    table.step("attack A Nun")
    assert (table.totals(), table.notes()) == ((5, 5), ["play C", "yield"])
    table.do("yield")
    assert "Nun" in table.gone()
    table.do("attack A Hero")
    assert table.position.won(0)
    held = scene(cast(guards), "Thay+Guards Oak . . . .\n0 2 0 0 0 0\n. Lich . . . .", pool="Hero Nun")
    held.do("attack A Hero")
    assert "Hero" in held.gone()


def test_6_6_moving_silently_defeats_a_realm_that_defends_itself_and_nobody_else() -> None:
    quiet = card("Quiet", w.UNARMED, says=sets.box()["NS/57"].card.power)
    keep = card("Keep", w.REALM, world=FR, says=[Clause(w.DEFENDS, what=(Sort(kinds=1 << w.HERO),), number=15)])
    table = scene(cast(keep, quiet), "Keep Oak . . . .\n0 2 0 0 0 0\n. Lich Quiet . . .", pool="Hero Nun")
    table.step("attack A Hero")
    assert (table.totals(), table.notes()) == ((7, 15), ["play C", "yield"])
    table.do("play C")
    assert table.position.won(0)
    guarded = scene(cast(quiet), "Thay Oak . . . .\n0 2 0 0 0 0\nLich . Quiet . . .", pool="Hero Nun")
    guarded.step("attack A Hero")
    assert (guarded.totals(), guarded.notes()) == ((7, 8), ["settle"])


def test_6_7_a_defender_with_several_lives_fights_on() -> None:
    hydra = card("Hydra", w.MONSTER, 3, world=FR, says=[Clause(w.LIVES, Group(), number=2)])
    drawing = "Thay . . . . .\n1 0 0 0 0 0\nHydra . . . . ."
    table = fought(with_foe(hydra), drawing, pool="Hero", hidden="Pack")
    table.step("turn Pack")
    table.step("resolve A")
    assert table.totals() == (7, 6)

    def told(language: str) -> str:
        return table.game.tell(table.position.view(0), table.position.legal()[0], 0, language)

    assert told("en").startswith("Hero beats Hydra, 7 to 6, but Hydra fights on")
    assert told("fr").startswith("Hero bat Hydra, 7 à 6, mais Hydra se bat encore")
    chosen = table.game.say(table.position.view(0), table.position.legal()[0], "en")
    assert "fight on: Hero beats Hydra" in chosen[:1].lower() + chosen[1:]
    table.step("settle")
    assert table.totals() == (7, 3)
    assert told("en").startswith("The fight ends: Hero")
    assert "Pack" in table.gone()
    table.settle()
    assert table.position.won(0)


def test_6_8_who_is_driven_back_waits_until_something_changes() -> None:
    boots = card("Boots", w.ITEM, 0, says=[Clause(w.ESCAPE, BEARER)])
    table = fought(cast(boots), "Thay . . . . .\n0 0 0 0 0 0\nLich Punch . . . .", pool="Nun+Boots Hero")
    assert table.pool() == "Hero Nun+Boots"
    assert table.notes() == ["discard B", "attack A Hero"]
    assert table.refusal("attack A Nun") == "tried"
    table.do("discard B")
    assert table.notes() == ["attack A Hero", "attack A Nun"]


def test_6_9_after_a_draw_both_lose_allies_and_round_four_cards() -> None:
    truce = card("Truce", w.CLERIC_SPELL, 0, says=[Clause(w.DRAW)])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Band+Sword Truce Pack . . ."
    table = scene(cast(truce), drawing, pool="Nun", options=Options(one_by_one=True))
    table.do("attack A Nun", "play C", "play B")
    assert {"Pack", "Truce", "Band"} <= table.gone()
    assert table.pool() == "Nun"
    table.looks("Thay . . . . .\n0 0 0 0 0 0\nLich+Sword . . . . .")


def last_realm(pool: str) -> Scene:
    return scene(CAST, "Thay* Oak* Dale* Moor* Isle* Vale\n0 0 0 0 0 0\n. . . . . Ogre", pool=pool)


def test_7_1_six_realms_win() -> None:
    table = last_realm("Hero")
    table.do("attack F Hero")
    assert table.over()
    assert table.position.returns() == [1.0]


def test_7_2_without_a_champion_the_game_ends() -> None:
    table = fought(CAST, "Thay . . . . .\n3 0 0 0 0 0\nLich . . . . .", pool="Nun")
    assert table.over()
    adder = card("Adder", w.MONSTER, 3, world=FR, says=[Clause(w.DISCARD, OPPONENT, number=1, when=w.LOST)])
    drawing = "Thay* Oak* Dale* Moor* Isle* Vale\n0 0 0 0 0 0\n. . . . . Adder"
    last = scene(with_foe(adder), drawing, pool="Hero")
    last.do("attack F Hero")
    assert last.pool() == ""
    assert last.position.returns() == [1.0]


def test_7_3_the_score_is_the_number_of_realms() -> None:
    table = last_realm("Nun")
    table.do("attack F Nun")
    assert table.position.returns() == [0.0]
    shown = table.game.show(table.position.view(0), "en")
    assert (shown["realms"], shown["result"]) == (5, "respectable")


def test_7_4_the_game_ends_when_nothing_can_be_done() -> None:
    table = scene(CAST, ". . . . . .\n0 2 0 0 0 0\nOgre Lich Band . . .", pool="Hero")
    table.do("discard C")
    assert table.over()


def test_7_5_a_won_realm_is_out_of_reach() -> None:
    aura = Clause(w.LEVEL, Group(w.ATTACKER, sorts=CHAMPION), number=-5, wide=1)
    curse = card("Curse", w.REALM, world=DS, says=[aura])
    table = scene(cast(curse), "Curse* Thay . . . .\n0 0 0 0 0 0\n. Ogre . . . .", pool="Hero")
    table.step("attack B Hero")
    assert table.totals() == (7, 6)
    table = scene(cast(curse), "Curse Thay . . . .\n0 0 0 0 0 0\nLich Ogre . . . .", pool="Hero")
    table.step("attack B Hero")
    assert table.totals() == (2, 6)


def test_8_1_what_means_nothing_here_does_nothing() -> None:
    idle = card("Idle", w.ITEM, 2, says=[Clause(w.IDLE, number=0)])
    table = scene(cast(idle), "Thay . . . . .\n0 0 0 0 0 0\nLich . . . . .", pool="Nun+Idle")
    table.step("attack A Nun")
    assert table.totals() == (7, 8)


def test_8_2_no_word_of_a_power_grants_a_wish() -> None:
    assert not {"draw-card", "search", "wish"} & set(w.WORDS)
    assert opening(CAST).position.mover() < 0
