"""What a log says of an outcome: who turned up, who died, who won points; to each seat by its own two views."""

import re
from collections.abc import Iterator

from tests.games.patrol.worlds import levels, play, show

from vedette import setups
from vedette.bots.greedy import Greedy
from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine import strength
from vedette.games.patrol.engine.notation import PLACE_NAMES
from vedette.games.patrol.engine.options import named
from vedette.games.patrol.engine.rules import ATTACK as ATTACK_WITH
from vedette.games.patrol.engine.rules import GO, PASS, PLACES, TABLE, TARGET
from vedette.games.patrol.engine.state import (
    ACTOR,
    AIMED,
    ANSWERING,
    BASE,
    CARDS,
    CLASH,
    DISCARDS,
    EFFECT,
    END,
    PAY,
    SCORES,
    SIX,
    STRIKING,
    TEMPORARY_AT,
    TURNING,
    UP,
    WINDOW,
    zone,
)
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import slots
from vedette.games.patrol.engine.vocabulary import ATTACK, HEALTH
from vedette.games.patrol.text.causes import lent, revealers
from vedette.games.patrol.text.speech import Patrol
from vedette.session.log import TableLog


def test_a_log_tells_who_died_who_turned_up_and_who_won_points() -> None:
    starters = box()
    made = Patrol((starters["vanguard"], starters["legion"]), named(["rounds-4"]))
    match = Match(made, [], 5)
    players = [Greedy(Beginner(made), seat) for seat in range(2)]
    chronicle = TableLog(match)
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    lines = [[line.words for line in chronicle.lines(seat, "en")] for seat in (0, 1, -3)]
    dead = [line for line in lines[0] if "dies." in line or " die." in line]
    assert dead
    # who turned up is told by name to those who did not know
    clashes = [[re.sub(r" Revealed: [^.]*\.", "", line) for line in told if " clash" in line] for told in lines]
    assert clashes[0] == clashes[1] == clashes[2] != []
    assert all(re.search(r"attack \d+ against health \d+, attack \d+ against health \d+", line) for line in clashes[0])
    assert all("Nobody dies." in line or " dies." in line or " die." in line for line in clashes[0])
    last = [told[-1] for told in lines]
    mine, theirs, all_ = ([line.count(" win") for line in told if "point" in line] for told in lines)
    assert mine == theirs == all_ != []
    assert any("Revealed:" in line for line in lines[1])
    assert all("Round 4 ends." in line for line in last)


def sided(seat: int, reader: int) -> str:
    """Return how a reader is told of a seat's soldiers where no place tells whose they are."""
    if reader < 0:
        return f"On player {seat + 1}’s side"
    return "On your side" if seat == reader else "On your opponent’s side"


def test_whom_the_end_of_a_round_shows_for_the_first_time_is_told_to_everybody() -> None:
    """Only who lies face up gains a level then (§8.3): who lay face down just before was turned up between (§8.2)."""
    starters, told = box(), 0
    made = Patrol((starters["vanguard"], starters["legion"]), named(["rounds-2"]))
    for seed in range(40):
        played = play(made, seed, 400)
        state, left, shown = made.start(), list(reversed(played.actions)), [set[int](), set[int]()]
        while state.mover() != OVER and (left or state.mover() == CHANCE):
            before = state.copy()
            state.apply(played.deal[state.slot()] if state.mover() == CHANCE else left.pop())
            raised = levels(state) - levels(before) if before.phase() == END else set()
            for seat, slot in {(seat, slot) for seat, slot, _ in raised if slot not in shown[seat]}:
                name = made.picture(state.view(seat), "en").name(seat, slot)
                for who in (0, 1, -3):
                    news = made.news(before.view(who), 0, state.view(who), "en")
                    revealed = [said for said in news if re.search(r" (is|are) revealed\.| reveals? ", said)]
                    assert any(said.startswith(f"{sided(seat, who)}: ") and name in said for said in revealed)
                shown[seat].add(slot)
                told += 1
            show(state, shown)
    assert told


def stages(made: Patrol, seed: int) -> Iterator[tuple[Position, Position]]:
    """Yield the positions of a random game, each with the next."""
    played = play(made, seed, 400)
    state, left = made.start(), list(reversed(played.actions))
    while state.mover() != OVER and (left or state.mover() == CHANCE):
        before = state.copy()
        state.apply(played.deal[state.slot()] if state.mover() == CHANCE else left.pop())
        yield before, state.copy()


def test_own_soldiers_that_an_effect_turns_up_are_told_to_their_owner() -> None:
    """Who attacks, and who is attacked, is named by its own line; others of one's own turn up without one."""
    starters = box()
    made, found = Patrol((starters["tricksters"], starters["venom"]), named(["rounds-2"])), 0
    for seed in range(60):
        for before, after in stages(made, seed):
            acted = {int(words[word]) - 1 for words in (before.words, after.words) for word in (ACTOR, AIMED)}
            for place in set(range(TABLE)) - acted:
                was, now = before.words[CARDS + place], after.words[CARDS + place]
                if was and now & UP and not was & UP:
                    name = made.picture(after.view(place // PLACES), "en").called(place)
                    revealed = re.findall(
                        r"(?:Revealed:| reveals) ([^.]*)\.", told(made, before, after, place // PLACES)
                    )
                    assert name in " ".join(revealed)
                    found += 1
    assert found


def test_whoever_turns_others_up_is_named_wherever_nobody_chose_to() -> None:
    starters, found = box(), set[int]()
    made = Patrol((starters["vanguard"], starters["tricksters"]), named(["rounds-2"]))
    for seed in range(60):
        for before, after in stages(made, seed):
            phase = before.phase()
            acted = {int(words[word]) - 1 for words in (before.words, after.words) for word in (ACTOR, AIMED)}
            places = [place for place in set(range(TABLE)) - acted if turned(before, after, place)]
            if phase not in (CLASH, EFFECT, ANSWERING, TURNING, PAY) or not places:
                continue
            for who in (0, 1, -3):
                sources = revealers(made.picture(before.view(who), "en"), made.picture(after.view(who), "en"))
                assert all(any(mask >> place & 1 for _, mask in sources) for place in places)
                names = [made.picture(before.view(who), "en").called(source) for source, _ in sources]
                assert any(f"{name} reveals " in told(made, before, after, who) for name in names)
            found.add(int(phase))
    assert {CLASH, PAY} <= found


def test_how_a_clash_ended_comes_before_what_followed_from_it_and_no_answer_is_passed_over() -> None:
    made = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
    assert isinstance(made, Patrol)
    asked = ended = 0
    for seed in range(15):
        for before, after in stages(made, seed):
            views = (before.view(0), after.view(0))
            if before.phase() == WINDOW and not any(turned(before, after, place) for place in range(TABLE)):
                asked += 1
                assert made.beats(views[0], PASS, views[1], "en") == []
            if before.phase() == CLASH:
                news = made.beats(views[0], GO, views[1], "en")
                clause = made.clause(views[0], GO, "", news, "en")
                deaths = [beat.words for beat in news if beat.kind in {"fall", "nothing"}]
                ended += len(deaths)
                assert clause.startswith(" ".join(deaths))
                summed = made.sum_up(*views, [ATTACK_WITH, TARGET, GO, GO], ["", "Aim.", "Revealed.", clause], "en")
                assert summed == f"Aim. {clause} Revealed."
    assert asked
    assert ended


def turned(before: Position, after: Position, place: int) -> bool:
    return bool(before.words[CARDS + place]) and bool(after.words[CARDS + place] & ~before.words[CARDS + place] & UP)


def test_what_raises_the_numbers_of_a_card_that_turns_up_is_told_in_full() -> None:
    starters, found = box(), 0
    made = Patrol((starters["legion"], starters["ramparts"]), named(["rounds-2"]))
    for seed in range(20):
        for before, after in stages(made, seed):
            if before.phase() == END:
                continue
            fighting = {int(after.words[word]) - 1 for word in (ACTOR, AIMED)}
            for place in {place for place in range(TABLE) if turned(before, after, place)} - fighting:
                whole = [int(strength.lent(after.tables, after.words, place, what)) for what in (ATTACK, HEALTH)]
                for who in (0, 1, -3):
                    pictures = [made.picture(one.view(who), "en") for one in (before, after)]
                    told_of = [one for one in lent(*pictures) if one.place == place]
                    assert [sum(one.attack for one in told_of), sum(one.health for one in told_of)] == whole
                    if any(whole):
                        assert f"{pictures[1].called(place)}: " in told(made, before, after, who)
                        found += 1
    assert found


def told(made: Patrol, before: Position, after: Position, seat: int) -> str:
    return " ".join(made.news(before.view(seat), 0, after.view(seat), "en"))


def test_what_comes_of_an_ability_is_told_with_its_name_and_the_cards() -> None:
    made = setups.game("patrol", "tricksters,venom", ["rounds-2"])
    assert isinstance(made, Patrol)
    given = ran = 0
    for seed in range(25):
        for before, after in stages(made, seed):
            if before.phase() not in (EFFECT, ANSWERING, TURNING):
                continue
            for seat in (0, 1, -3):
                news, picture = told(made, before, after, seat), made.picture(after.view(seat), "en")
                for place in range(TABLE):
                    was, now = int(before.words[CARDS + place]), int(after.words[CARDS + place])
                    name = picture.called(place)
                    name = name[:1].upper() + name[1:]
                    if now and now >> TEMPORARY_AT & SIX > was >> TEMPORARY_AT & SIX:
                        assert re.search(rf"{re.escape(name)} gains .*temporary level", news)
                        given += 1
                    if now and zone(now) == BASE != zone(was):
                        assert f"{name} returns to base." in news
                        ran += 1
    assert min(given, ran) > 0


def test_whom_an_ability_left_as_they_were_is_told_beside_what_it_did() -> None:
    made = setups.game("patrol", "shadows", ["rounds-2"])
    assert isinstance(made, Patrol)
    spared = hit = struck = 0
    for seed in range(25):
        for before, after in stages(made, seed):
            aimed, strikes = int(before.words[AIMED]) - 1, after.words[STRIKING] != 0
            if before.phase() != EFFECT or aimed < 0:
                continue
            if after.words[CARDS:] == before.words[CARDS:] and not strikes:
                continue
            news = told(made, before, after, -3)
            same = after.words[CARDS + aimed] == before.words[CARDS + aimed]
            assert ("Nothing happens to " in news) == (same and not strikes)
            spared, hit, struck = spared + (same and not strikes), hit + (not same), struck + strikes
    assert min(spared, hit, struck) > 0


def test_a_round_more_is_told_where_both_reach_the_goal_with_as_many_points() -> None:
    made = setups.game("patrol", "vanguard", ["quick"])
    assert isinstance(made, Patrol)
    before, after = next(stage for stage in stages(made, 1) if stage[0].phase() == END)
    gains = [int(after.words[SCORES + seat] - before.words[SCORES + seat]) for seat in range(2)]
    for goal, words in ((10, "10 points each: one more round decides."), (9, "")):
        close = before.copy()
        for seat in range(2):
            close.words[SCORES + seat] = goal - gains[seat]
        then = close.copy()
        then.apply(GO)
        assert then.mover() != OVER
        assert ("one more round decides" in told(made, close, then, -3)) == bool(words)
        assert words in told(made, close, then, -3)


def test_what_comes_to_nothing_is_told_too() -> None:
    found = set[str]()
    for decks in ("orchard", "ramparts", "tricksters"):
        made = setups.game("patrol", decks, ["rounds-2"])
        assert isinstance(made, Patrol)
        for seed in range(12):
            for before, after in stages(made, seed):
                news = told(made, before, after, -3)
                if before.phase() == EFFECT and list(after.words)[CARDS:] == list(before.words)[CARDS:]:
                    assert after.words[ACTOR] or news == "Nothing changes."
                if news in ("Nothing changes.", "The attack does no damage."):
                    assert list(after.words)[CARDS:] == list(before.words)[CARDS:] or before.phase() == ANSWERING
                    found.add(news)
    assert found == {"Nothing changes.", "The attack does no damage."}


def test_the_end_of_a_round_names_who_gained_a_level_and_so_why_points_were_won() -> None:
    made = setups.game("patrol", "vanguard,legion", ["rounds-2"])
    assert isinstance(made, Patrol)
    checked = 0
    for seed in range(15):
        for before, after in stages(made, seed):
            if before.phase() != END:
                continue
            for seat in (0, 1, -3):
                news = told(made, before, after, seat)
                for side in range(2):
                    raised = {(who, slot) for who, slot, _ in levels(after) - levels(before) if who == side}
                    if len(raised) == after.score(side) - before.score(side) and raised:
                        picture = made.picture(after.view(side), "en")
                        assert all(picture.name(side, slot) in news for _, slot in raised)
                        assert f"{sided(side, seat)}: " in news
                        assert "lived face up and gain" in news
                        checked += 1
    assert checked


def test_the_numbers_of_a_clash_say_who_dies() -> None:
    made = setups.game("patrol", "vanguard,legion", ["rounds-2"])
    assert isinstance(made, Patrol)
    fights = 0
    for seed in range(15):
        for before, after in stages(made, seed):
            if before.phase() != CLASH:
                continue
            actor, aimed = (int(before.words[word] - 1) for word in (ACTOR, AIMED))
            words = made.tell(before.view(0), before.legal()[0], 0, "en")
            attack, against, back, health = map(int, re.findall(r"(?:attack|health) (\d+)", words))
            dead = next((said for said in told(made, before, after, 0).split(".") if re.search(r" dies?$", said)), "")
            assert (attack >= against) == (after.words[CARDS + aimed] == 0) == (f"{PLACE_NAMES[aimed]} " in dead)
            if after.words[CARDS + actor] == 0:
                assert back >= health
            fights += 1
    assert fights > 10


def test_with_closed_lists_the_dead_have_their_own_names() -> None:
    """The numbers of an enemy's cards change there as more of them are known."""
    made = setups.game("patrol", "vanguard,legion", ["rounds-2", "closed-decks"])
    assert isinstance(made, Patrol)
    dead = 0
    for seed in range(10):
        for before, after in stages(made, seed):
            for seat in range(2):
                at = DISCARDS + 2 * seat
                fresh = slots(after.words[at] & ~before.words[at], after.words[at + 1] & ~before.words[at + 1])
                names = [made.picture(after.view(seat), "en").name(seat, slot) for slot in fresh]
                news = told(made, before, after, 1 - seat)
                assert all(name in news for name in names)
                dead += len(names)
    assert dead


def test_who_forms_patrols_is_told_what_the_opponent_has_and_nobody_else_is() -> None:
    for option, last in (("quick", "face nobody"), ("many-to-one", "is faced already")):
        made = setups.game("patrol", "vanguard", [option])
        assert isinstance(made, Patrol)
        told_first: list[str] = []
        for before, _ in stages(made, 1):
            if before.mover() < 0 or before.turn() > 1:
                continue
            shape = made.show(before.view(before.mover()), "en").get("shape")
            assert "shape" not in made.show(before.view(1 - before.mover()), "en")
            if isinstance(shape, list):
                assert last in shape[-1]
                told_first.append(shape[0])
        assert told_first[0].startswith("Together:")
        assert told_first[-1].startswith("Your opponent has ")
