"""Every word of the powers has a scene: a word without one fails the last test here."""

from tests.games.spellfire.cast import DS, FR, GH, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, scene

from vedette.games.spellfire.engine.cards import Card
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

CHAMPION = (Sort(kinds=w.CHAMPIONS),)
ALLIES = (Sort(kinds=1 << w.ALLY),)
ITEMS = (Sort(kinds=1 << w.ITEM),)
SPELLS = (Sort(kinds=w.SPELLS),)
MONSTERS = (Sort(kinds=1 << w.MONSTER),)
FLYERS = (Sort(marks=1 << w.FLYER),)
ATTACKERS = Group(w.ATTACKER, sorts=CHAMPION)
OPPONENT = Group(w.OTHER, sorts=CHAMPION)
THEIR_ALLIES = Group(w.OTHER, sorts=ALLIES)
BEARER = Group(w.BEARER)
EVERYBODY = Group(w.BOTH, w.PLAY, CHAMPION)
FREELY = Options(one_by_one=True)
PLAIN = "Thay . . . . .\n0 0 0 0 0 0\nLich+Band+Pack . . . . ."
"""Lich 8, Band 4, Pack 3: the defender has 15."""


def ring(*says: Clause, level: int = 0) -> Card:
    return card("Ring", w.ITEM, level, says=says)


def with_ring(*says: Clause, drawing: str = PLAIN, pool: str = "Hero+Ring Nun", more: tuple[Card, ...] = ()) -> Scene:
    """Return a table whose first friend bears a ring that says this, before it attacks."""
    return scene(cast(ring(*says), *more), drawing, pool=pool, options=FREELY)


def weighed(*says: Clause, drawing: str = PLAIN, pool: str = "Hero+Ring Nun") -> tuple[int, int]:
    """Return both totals once the bearer of the ring has attacked."""
    table = with_ring(*says, drawing=drawing, pool=pool)
    table.step("attack A Hero")
    return table.totals()


def test_word_level() -> None:
    assert weighed(Clause(w.LEVEL, BEARER, number=2)) == (9, 15)
    assert weighed(Clause(w.LEVEL, BEARER, number=2, per=THEIR_ALLIES)) == (11, 15)
    assert weighed(Clause(w.LEVEL, THEIR_ALLIES, number=-1)) == (7, 13)


def test_word_level_of_the_base() -> None:
    twice = Clause(w.TIMES, BEARER, number=2, base=1)
    assert weighed(twice, Clause(w.LEVEL, BEARER, number=2, base=1)) == (18, 15)
    assert weighed(twice, Clause(w.LEVEL, BEARER, number=2)) == (16, 15)
    assert weighed(Clause(w.LEVEL, OPPONENT, number=-9, base=1)) == (7, 7)
    assert weighed(Clause(w.LEVEL, BEARER, number=1, base=1, per=THEIR_ALLIES)) == (9, 15)


def test_word_times() -> None:
    assert weighed(Clause(w.TIMES, BEARER, number=2)) == (14, 15)
    assert weighed(Clause(w.TIMES, THEIR_ALLIES, number=2)) == (7, 22)


def test_word_halve() -> None:
    assert weighed(Clause(w.HALVE, THEIR_ALLIES)) == (7, 11)
    assert weighed(Clause(w.HALVE, THEIR_ALLIES, number=1)) == (7, 12)
    assert weighed(Clause(w.HALVE, OPPONENT)) == (7, 7)
    assert weighed(Clause(w.HALVE, OPPONENT, base=1)) == (7, 11)


def test_word_set() -> None:
    assert weighed(Clause(w.SET, OPPONENT, number=2)) == (7, 9)
    assert weighed(Clause(w.SET, THEIR_ALLIES, number=0)) == (7, 8)


def test_word_use() -> None:
    table = with_ring(Clause(w.USE, BEARER, what=SPELLS), drawing="Thay . . . . .\n0 0 0 0 0 0\nLich Spark . . . .")
    table.step("attack A Hero")
    assert table.notes() == ["play B", "yield"]


def test_word_ban() -> None:
    gate = card("Gate", w.REALM, world=FR, says=[Clause(w.BAN, ATTACKERS, what=ITEMS)])
    drawing = "Gate . . . . .\n0 0 0 0 0 0\nLich Band Grail . . ."
    table = scene(cast(gate), drawing, pool="Sage", options=FREELY)
    table.step("attack A Sage")
    assert table.notes() == ["play B", "yield"]


def test_word_bar() -> None:
    gate = card("Gate", w.REALM, world=FR, says=[Clause(w.BAR, Group(w.ATTACKER, sorts=(Sort(kinds=1 << w.HERO),)))])
    table = scene(cast(gate), PLAIN.replace("Thay", "Gate"), pool="Hero Nun")
    assert table.notes() == ["attack A Nun"]


def test_word_only() -> None:
    law = card("Law", w.RULE, says=[Clause(w.ONLY, Group(w.ATTACKER, sorts=(Sort(kinds=1 << w.HERO),)))])
    table = scene(cast(law), PLAIN, pool="Hero Nun", rule="Law")
    assert table.notes() == ["attack A Hero"]


def test_word_unfit() -> None:
    mire = card("Mire", w.REALM, world=FR, says=[Clause(w.UNFIT, Group(w.DEFENDER, sorts=CHAMPION))])
    table = scene(cast(mire), PLAIN.replace("Thay", "Mire"), pool="Hero")
    table.step("attack A Hero")
    assert table.totals() == (7, 7)


def test_word_wall() -> None:
    wall = card("Wall", w.CLERIC_SPELL, 0, says=[Clause(w.WALL, Group(w.ATTACKER, sorts=FLYERS))])
    table = scene(cast(wall), "Thay . . . . .\n0 0 0 0 0 0\nRat+Wall . . . . .", pool="Hero Nun")
    table.do("attack A Hero")
    assert table.pool() == "Hero Nun"


def test_word_ignore() -> None:
    gate = card("Gate", w.REALM, world=FR, says=[Clause(w.BAR, Group(w.ATTACKER, sorts=CHAMPION))])
    table = with_ring(Clause(w.IGNORE, BEARER, number=w.BARS), drawing=PLAIN.replace("Thay", "Gate"), more=(gate,))
    assert table.notes("attack") == ["attack A Hero"]
    hill = card("Hill", w.REALM, world=FR, says=[Clause(w.LEVEL, ATTACKERS, number=-3)])
    table = with_ring(Clause(w.IGNORE, BEARER, number=w.THE_REALM), drawing=PLAIN.replace("Thay", "Hill"), more=(hill,))
    table.step("attack A Hero")
    assert table.totals() == (7, 15)


def test_word_immune() -> None:
    assert weighed(Clause(w.IMMUNE, BEARER, what=ALLIES)) == (7, 8)
    assert weighed(Clause(w.IMMUNE, BEARER, what=ALLIES, number=w.FROM_POWERS)) == (7, 15)


def test_word_blank() -> None:
    drum = card("Drum", w.ALLY, 1, says=[Clause(w.LEVEL, ATTACKERS, number=-4)])
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Drum . . . . ."
    for number, totals in ((0, (7, 9)), (1, (7, 8))):
        table = with_ring(Clause(w.BLANK, THEIR_ALLIES, number=number), drawing=drawing, more=(drum,))
        table.step("attack A Hero")
        assert table.totals() == totals


def test_word_cancel() -> None:
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Spark . . . ."
    stop = Clause(w.CANCEL, Group(w.CUE), when=w.USED, cue=Group(w.OTHER, sorts=SPELLS), number=1)
    guard = card("Guard", w.REALM, world=FR, says=[stop])
    table = scene(cast(guard), drawing.replace("Thay", "Guard"), pool="Sage", options=FREELY)
    table.do("attack A Sage", "play B")
    assert {"Spark", "Sage"} <= table.gone()


def test_word_discard() -> None:
    table = with_ring(Clause(w.DISCARD, THEIR_ALLIES, number=1, when=w.ENTRY))
    table.step("attack A Hero")
    assert table.notes() == ["choose Band", "choose Pack"]
    every = with_ring(Clause(w.DISCARD, THEIR_ALLIES, measure=w.EVERY, when=w.ENTRY))
    every.step("attack A Hero")
    assert every.totals() == (7, 8)
    least = with_ring(Clause(w.DISCARD, THEIR_ALLIES, number=1, pick=w.LOWEST, when=w.ENTRY))
    least.step("attack A Hero")
    assert least.totals() == (7, 12)


def test_word_discard_up_to_a_total_of_levels() -> None:
    table = with_ring(Clause(w.DISCARD, THEIR_ALLIES, number=6, measure=w.TOTAL, when=w.ENTRY))
    table.step("attack A Hero")
    assert table.notes() == ["choose Band", "choose Pack", "enough"]
    table.step("choose Pack")
    assert table.totals() == (7, 12)


def test_word_take() -> None:
    table = with_ring(Clause(w.TAKE, THEIR_ALLIES, number=1, when=w.ENTRY))
    table.step("attack A Hero")
    table.step("choose Band")
    assert table.totals() == (11, 11)


def test_word_win() -> None:
    table = with_ring(Clause(w.WIN, conditions=(Condition(THEIR_ALLIES, 2),)))
    table.do("attack A Hero")
    assert table.position.won(0)


def test_word_lose() -> None:
    table = with_ring(Clause(w.LOSE), drawing="Thay . . . . .\n0 0 0 0 0 0\nRat . . . . .")
    table.do("attack A Hero")
    assert "Hero" in table.gone()


def test_word_repel() -> None:
    gate = card("Gate", w.REALM, world=FR, says=[Clause(w.REPEL, OPPONENT, when=w.ENTRY)])
    table = scene(cast(gate), "Gate . . . . .\n0 0 0 0 0 0\nRat . . . . .", pool="Hero Nun")
    table.do("attack A Hero")
    assert table.pool() == "Hero Nun"
    ours = with_ring(Clause(w.REPEL, OPPONENT))
    ours.do("attack A Hero")
    assert "Lich" in ours.gone()


def test_word_escape() -> None:
    table = with_ring(Clause(w.ESCAPE, BEARER))
    table.do("attack A Hero")
    assert table.pool() == "Hero+Ring Nun"


def test_word_lives() -> None:
    realm = card("Nest", w.REALM, world=FR, says=[Clause(w.LIVES, Group(w.DEFENDER, sorts=CHAMPION), number=3)])
    table = scene(cast(realm), "Nest . . . . .\n0 0 0 0 0 0\nRat . . . . .", pool="Hero")
    table.step("attack A Hero")
    for _ in range(3):
        assert not table.position.won(0)
        assert table.notes() == ["settle"]
        table.step("settle")
    assert table.position.won(0)


def test_word_draw() -> None:
    table = with_ring(Clause(w.DRAW))
    table.do("attack A Hero")
    assert table.pool() == "Hero+Ring Nun"
    assert {"Band", "Pack"} <= table.gone()


def test_word_freeze() -> None:
    jail = card("Jail", w.EVENT, says=[Clause(w.FREEZE, EVERYBODY, number=1, when=w.ENTRY, until=w.NEXT_EVENT)])
    table = scene(cast(jail), "Thay Oak . . . .\n0 1 0 0 0 0\nLich Jail . . . .", pool="Hero Nun", hidden="Cloak")
    assert table.notes() == ["choose Hero", "choose Nun", "choose Lich"]
    table.do("choose Hero")
    table.do("turn Cloak", "attach B Hero")
    assert table.notes("attack") == ["attack A Nun"]


def test_word_mark() -> None:
    roost = card("Roost", w.REALM, world=FR, says=[Clause(w.LEVEL, Group(w.ATTACKER, sorts=FLYERS), number=9)])
    table = with_ring(Clause(w.MARK, BEARER, what=FLYERS), drawing=PLAIN.replace("Thay", "Roost"), more=(roost,))
    table.step("attack A Hero")
    assert table.totals() == (16, 15)


def test_word_type() -> None:
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Spark . . . ."
    table = with_ring(Clause(w.TYPE, BEARER, what=(Sort(kinds=1 << w.WIZARD),)), drawing=drawing)
    table.step("attack A Hero")
    assert table.notes() == ["play B", "yield"]


def test_an_item_that_counts_as_an_artifact_is_one_for_all_that_speaks_of_artifacts() -> None:
    artifacts = (Sort(kinds=1 << w.ARTIFACT),)
    parts = Condition(Group(w.OWN, sorts=ITEMS), least=2)
    says = Clause(w.TYPE, Group(), what=artifacts, conditions=(parts,))
    rust = card("Rust", w.REALM, world=FR, says=[Clause(w.SET, Group(w.ATTACKER, sorts=artifacts), number=9)])
    drawing = PLAIN.replace("Thay", "Rust")
    alone = with_ring(says, drawing=drawing, more=(rust,))
    alone.step("attack A Hero")
    assert alone.totals() == (7, 15)
    pair = with_ring(says, drawing=drawing, pool="Hero+Ring+Blade", more=(rust, card("Blade", w.ITEM, 2)))
    pair.step("attack A Hero")
    assert pair.totals() == (7 + 9 + 2, 15)
    assert pair.notes("attach") == []


def test_word_attach() -> None:
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Eye Idol . . ."
    assert scene(cast(), drawing, pool="Hero+Grail").notes("attach") == []
    table = with_ring(Clause(w.ATTACH, BEARER, number=3), drawing=drawing, pool="Hero+Grail+Ring")
    assert table.notes("attach") == ["attach B Hero", "attach C Hero"]
    vault = card("Vault", w.REALM, world=DS, says=[Clause(w.ATTACH, Group(), number=4)])
    table = scene(cast(vault), "Vault Moor* . . . .\n1 0 1 0 0 0\nFort . Lich . . .", pool="Hero")
    assert table.draw()[0][0] == "Vault+Fort"


def test_word_defends() -> None:
    keep = card("Keep", w.REALM, world=FR, says=[Clause(w.DEFENDS, what=MONSTERS, number=4)])
    table = scene(cast(keep), "Keep . . . . .\n0 0 0 0 0 0\n. . . . . .", pool="Hero")
    assert table.notes() == ["attack A Hero"]
    table.do("attack A Hero")
    assert table.position.won(0)


def test_word_reserved() -> None:
    table = with_ring(
        Clause(w.RESERVED, Group(w.OWN, sorts=(Sort(worlds=1 << GH),))),
        drawing="Thay . . . . .\n0 0 0 0 0 0\nLich Ring . . . .",
        pool="Hero Sage",
    )
    assert table.notes("attach") == ["attach B Sage"]


def test_word_once() -> None:
    table = with_ring(Clause(w.ONCE), drawing="Thay . . . . .\n0 0 0 0 0 0\nRat . . . . .")
    table.do("attack A Hero")
    assert table.pool() == "Hero Nun"
    assert "Ring" in table.gone()


def test_word_join() -> None:
    table = with_ring(Clause(w.JOIN, Group(w.OWN, w.POOL, CHAMPION), number=1, when=w.ENTRY), pool="Hero+Ring Nun Sage")
    table.step("attack A Hero")
    table.step("choose Sage")
    assert table.totals() == (13, 15)
    table.settle()
    assert table.pool() == "Nun"
    assert {"Hero", "Sage"} <= table.gone()


def test_word_protect() -> None:
    hit = card("Hit", w.REALM, world=FR, says=[Clause(w.DISCARD, Group(w.OTHER, sorts=ITEMS), number=1, when=w.ENTRY)])
    drawing = "Hit . . . . .\n0 0 0 0 0 0\nRat . . . . ."
    table = with_ring(Clause(w.PROTECT, Group()), drawing=drawing, more=(hit,))
    table.do("attack A Hero")
    assert table.pool() == "Hero+Ring Nun"


def test_word_return() -> None:
    table = with_ring(Clause(w.RETURN, THEIR_ALLIES, number=1, when=w.ENTRY))
    table.step("attack A Hero")
    table.step("choose Band")
    assert table.totals() == (7, 11)
    away = with_ring(Clause(w.RETURN, BEARER, when=w.ENTRY))
    away.do("attack A Hero")
    assert away.pool() == "Hero+Ring Nun"


def test_word_bound() -> None:
    table = with_ring(Clause(w.BOUND, BEARER), drawing="Thay . . . . .\n0 0 0 0 0 0\nRat . . . . .")
    table.do("attack A Hero")
    assert table.position.won(0)
    assert table.pool() == "Nun"


def test_word_stay() -> None:
    assert with_ring(Clause(w.STAY, BEARER)).notes() == ["attack A Nun"]


def test_word_cost() -> None:
    price = Clause(w.COST, Group(w.OWN, w.POOL, (Sort(kinds=1 << w.CLERIC),)), number=1)
    cards = cast()
    god = card("God", w.CLERIC, 14, says=[price])
    pantheon = cards._replace(friendly=(*cards.friendly[:5], god))
    table = scene(pantheon, "Thay . . . . .\n0 0 0 0 0 0\nLich God . . . .", pool="Hero+Cloak Nun+Sword")
    assert table.notes()[:2] == ["attach B Nun", "discard B"]
    table.do("attach B Nun")
    assert table.pool() == "Hero+Cloak God"
    assert {"Nun", "Sword"} <= table.gone()


def test_a_price_of_two_takes_the_lowest_besides() -> None:
    price = Clause(w.COST, Group(w.OWN, w.POOL, CHAMPION), number=2)
    cards = cast()
    god = card("God", w.CLERIC, 14, says=[price])
    pantheon = cards._replace(friendly=(*cards.friendly[:5], god))
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich God . . . ."
    assert not scene(pantheon, drawing, pool="Hero").notes("attach")
    table = scene(pantheon, drawing, pool="Hero Nun Sage")
    assert table.notes("attach") == ["attach B Hero", "attach B Sage", "attach B Nun"]
    table.do("attach B Hero")
    assert table.pool() == "Sage God"
    table = scene(pantheon, drawing, pool="Hero", version=2)
    table.do("attach B Hero")
    assert table.pool() == "God"


def test_who_may_not_be_played_does_not_come() -> None:
    price = Clause(w.COST, Group(w.OWN, w.POOL, CHAMPION), number=1)
    cards = cast(ring(Clause(w.BAN, Group(w.BOTH, w.PLAY), what=CHAMPION, wide=1)))
    god = card("God", w.CLERIC, 14, says=[price])
    pantheon = cards._replace(friendly=(*cards.friendly[:5], god))
    for version, pool, payers in ((3, "Hero+Ring", []), (2, "Hero+Ring Nun", ["attach B Hero", "attach B Nun"])):
        drawing = "Thay . . . . .\n0 0 1 0 0 0\nLich God Oak . . ."
        table = scene(pantheon, drawing, pool="Hero+Ring", hidden="Nun", version=version)
        table.do("turn Nun")
        assert table.pool() == pool
        assert table.notes("attach") == payers


def test_word_copy() -> None:
    might = Clause(w.LEVEL, Group(), number=3)
    bold = card("Bold", w.HERO, 4, world=FR, says=[might, Clause(w.USE, Group(), what=SPELLS)])
    mimic = Clause(w.COPY, Group(w.OWN, w.POOL, CHAMPION), number=1, when=w.ENTRY)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Spark . . . ."
    for base, totals in ((0, (10, 8)), (1, (7, 8))):
        table = with_ring(mimic._replace(base=base), drawing=drawing, pool="Hero+Ring Bold", more=(bold,))
        table.step("attack A Hero")
        assert table.totals() == totals
    assert table.notes("play") == ["play B"]
    strike = card("Strike", w.ITEM, says=[Clause(w.DISCARD, THEIR_ALLIES, number=1, when=w.ENTRY)])
    twin = Clause(w.COPY, Group(w.OWN, w.PLAY, (Sort(names=("Strike",)),)), number=1, when=w.ENTRY)
    table = with_ring(twin, pool="Hero+Ring Nun+Strike", more=(strike,))
    table.step("attack A Hero")
    assert table.notes() == ["choose Band", "choose Pack"]
    table.step("choose Band")
    assert table.totals() == (7, 11)
    table.settle()
    table.step("attack A Nun")
    assert table.notes("choose") == []
    assert "Pack" in table.gone()


def test_word_idle() -> None:
    assert weighed(Clause(w.IDLE)) == (7, 15)


def test_an_effect_of_a_moment_lasts_as_long_as_it_says() -> None:
    grow = Clause(w.LEVEL, BEARER, number=2, when=w.USED, cue=Group(w.OWN, sorts=ALLIES), until=w.THE_FIGHT)
    table = with_ring(grow, drawing="Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Pack Band . . . .")
    table.step("attack A Hero")
    table.step("play B")
    assert table.totals() == (13, 14)
    weak = Clause(w.LEVEL, OPPONENT, number=-3, when=w.WON, until=w.FOR_GOOD)
    taint = card("Taint", w.REALM, world=FR, says=[weak])
    foe = "Taint Oak . . . .\n0 0 0 0 0 0\nLich Rat . . . ."
    table = with_ring(Clause(w.ESCAPE, BEARER), drawing=foe, more=(taint,))
    table.do("attack A Hero")
    table.step("attack B Hero")
    assert table.totals() == (4, 2)


def test_every_word_has_a_scene() -> None:
    assert [word for word in w.WORDS if f"test_word_{word}" not in globals()] == []
