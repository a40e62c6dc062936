"""Random powers for the tests: every word, every slot, whatever makes sense."""

from hypothesis import strategies as st

from vedette.games.spellfire.engine.vocabulary import shape, words
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

KIND_MASKS = st.one_of(
    st.sampled_from([words.CHAMPIONS, words.SPELLS, words.GEAR, words.ROUND_FOUR, words.CHAMPIONS | 1]),
    st.integers(0, len(words.KINDS) - 1).map(lambda bit: 1 << bit),
    st.integers(1, (1 << len(words.KINDS)) - 1),
)
MARK_MASKS = st.lists(st.integers(0, len(words.MARKS) - 1), min_size=1, max_size=3).map(
    lambda bits: sum({1 << bit for bit in bits})
)
WORLD_MASKS = st.integers(1, (1 << len(words.WORLDS)) - 1)
NAMES = st.sampled_from(["Fireball", "Jungles of Chult", "Midnight, Goddess of Magic", "Iron Ring", "Mr. Toad"])
PARTS = st.sampled_from(["fire", "-fire", "iron wall"])
SPANS = st.one_of(
    st.integers(-3, 12).map(lambda most: (words.LEAST, most)),
    st.integers(-3, 12).map(lambda least: (least, words.MOST)),
    st.tuples(st.integers(0, 6), st.integers(6, 12)),
)


@st.composite
def sorts(draw: st.DrawFn) -> Sort:
    sort = Sort()
    for field, masks in (
        ("kinds", KIND_MASKS),
        ("marks", MARK_MASKS),
        ("without", MARK_MASKS),
        ("worlds", WORLD_MASKS),
        ("bears", KIND_MASKS),
        ("able", KIND_MASKS),
        ("unable", KIND_MASKS),
    ):
        if draw(st.integers(0, 3)) == 0:
            sort = sort._replace(**{field: draw(masks)})  # type: ignore[arg-type]  # fields by name
    if draw(st.integers(0, 4)) == 0:
        sort = sort._replace(names=tuple(sorted(set(draw(st.lists(NAMES, min_size=1, max_size=2))))))
    if draw(st.integers(0, 4)) == 0:
        sort = sort._replace(part=draw(PARTS))
    if draw(st.integers(0, 2)) == 0:
        least, most = draw(SPANS)
        sort = sort._replace(measure=draw(st.integers(0, 2)), least=least, most=most)
    return sort if sort != Sort() else Sort(kinds=1)


def described(most: int = 2) -> st.SearchStrategy[tuple[Sort, ...]]:
    return st.lists(sorts(), min_size=1, max_size=most, unique=True).map(tuple)


@st.composite
def groups(draw: st.DrawFn) -> Group:
    side = draw(st.integers(words.OWN, words.EACH))
    return Group(side, draw(st.integers(0, 2)), draw(st.one_of(st.just(()), described())))


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    if draw(st.booleans()):
        group = Group(draw(st.sampled_from([words.THIS, words.BEARER])), 0, draw(described(1)))
        if draw(st.integers(0, 2)) == 0:
            group = Group(group.side, words.POOL)
        return Condition(group, *draw(st.sampled_from([(1, words.MOST), (0, 0)])))
    least, most = draw(st.sampled_from([(1, words.MOST), (0, 0), (2, words.MOST), (0, 3), (1, 4), (2, 2)]))
    return Condition(draw(groups()), least, most)


@st.composite
def clauses(draw: st.DrawFn) -> Clause:
    do = draw(st.integers(0, len(words.WORDS) - 1))
    taken = shape.SHAPES[do]
    clause = Clause(do, number=draw(st.integers(taken.least, min(taken.most, 20))))
    if taken.who == shape.SORTS:
        clause = clause._replace(who=Group(taken.side, 0, draw(described())))
    elif taken.who != shape.NOBODY:
        clause = clause._replace(who=draw(st.one_of(st.just(Group(words.THIS)), groups())))
    if taken.who == shape.QUANTITY:
        many = clause.who.side not in shape.ALONE
        measure = draw(st.integers(0, words.EVERY)) if many else 0
        number = max(clause.number, 1) if many and measure != words.EVERY else 0
        pick = draw(st.integers(0, 3)) if number else 0
        clause = clause._replace(measure=measure, number=number, pick=pick)
    clause = clause._replace(what=draw(what_of(taken.what)), base=draw(st.integers(0, taken.base)))
    if taken.per and draw(st.booleans()):
        levels = draw(st.booleans())
        counted = draw(st.one_of(st.just(Group(words.BEARER)), groups()) if levels else groups())
        clause = clause._replace(per=counted, measure=words.TOTAL if levels else 0)
    if do in shape.SELECTIVE and clause.who.side not in shape.ALONE and draw(st.booleans()):
        clause = clause._replace(some=draw(st.integers(1, 3)), pick=draw(st.integers(0, 3)))
    return clause if words.WORDS[do] == "idle" else draw(around(clause))


def what_of(taken: int) -> st.SearchStrategy[tuple[Sort, ...]]:
    if taken == shape.NOTHING:
        return st.just(())
    if taken == shape.ONE_MARK:
        return MARK_MASKS.map(lambda mask: (Sort(marks=mask),))
    if taken in (shape.ONE_TYPE, shape.PERHAPS_TYPE):
        return st.just((Sort(kinds=1 << words.HERO),))
    return st.one_of(st.just(()), described()) if taken == shape.PERHAPS else described()


@st.composite
def around(draw: st.DrawFn, clause: Clause) -> Clause:
    when = draw(st.integers(1 if clause.some else 0, len(words.MOMENTS) - 1))
    return clause._replace(
        when=when,
        cue=draw(groups()) if when in (words.USED, words.FIRST) else None,
        role=draw(st.integers(0, 2)),
        conditions=tuple(draw(st.lists(conditions(), max_size=2, unique=True))),
        until=draw(st.integers(0, 3)),
        wide=0 if clause.some else draw(st.integers(0, 1)),
        option=draw(st.sampled_from([0, 0, 1, 2, words.MAY])),
    )


def powers() -> st.SearchStrategy[tuple[Clause, ...]]:
    return st.lists(clauses().filter(lambda one: not shape.faults(one)), min_size=1, max_size=3).map(tuple)
