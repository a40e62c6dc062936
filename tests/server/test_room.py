import random
import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server import sitting

from vedette.core import record
from vedette.core.game import SPECTATOR
from vedette.protocol import client, server
from vedette.server.jobs import encoding, handlers
from vedette.session import events, table_setup
from vedette.session.effects import REMEMBERED
from vedette.session.handlers.joining import AT_SEAT, OF_ADDRESS, OF_GUEST, WATCHERS


def alone() -> sitting.Person:
    return sitting.Person(sitting.patrols(), "ann").join()


def play(person: sitting.Person, turns: int, seed: int = 5) -> None:
    rng = random.Random(seed)
    for _ in range(turns):
        if not person.table.legal:
            person.send(client.Undo(person.name(), person.version))
        else:
            person.act(rng.choice(person.table.legal).action)


def test_who_joins_is_welcomed_and_sees_the_table() -> None:
    ann = alone()
    welcome, table = ann.heard
    assert isinstance(welcome, server.Welcome)
    assert (welcome.seat, welcome.players, welcome.deal.code, welcome.game_words) == (0, 1, "CODE", "game in en")
    assert isinstance(table, server.Table)
    assert table.version == 0
    assert table.log.keep == 0
    assert len(table.log.lines) == table.n == 12
    assert table.can.act
    assert not table.can.undo
    assert [choice.action for choice in table.legal] == ann.room.match.legal()


def test_a_move_is_done_and_shown_with_only_the_new_lines() -> None:
    ann = alone()
    done, table = ann.act()
    assert isinstance(done, server.Done)
    assert done.version == 1
    assert isinstance(table, server.Table)
    assert table.log.keep == 12
    assert [line.n for line in table.log.lines] == list(range(12, table.n))
    note = ann.room.match.game.note(ann.room.match.moment(12), ann.room.match.actions[12])
    assert ann.events == [events.Played(done.id, 0, note)]


def test_the_log_that_a_page_keeps_is_the_log_that_there_is() -> None:
    ann = alone()
    lines: list[server.Line] = []
    play(ann, 30)
    ann.send(client.Restart(ann.name(), ann.version))
    ann.send(client.Redo(ann.name(), ann.version))
    for message in ann.heard:
        if isinstance(message, server.Table):
            lines = lines[: message.log.keep] + message.log.lines
            assert [line.n for line in lines] == list(range(message.n))
    assert lines == ann.room.snapshot.table_log.whole(0, "en")


def test_a_repeated_message_gets_its_first_answer_and_does_nothing() -> None:
    ann = alone()
    message = client.Act("same", 0, ann.room.match.legal()[0])
    first = ann.send(message)[0]
    before = list(ann.room.match.actions)
    assert ann.send(message) == [first]
    assert ann.room.match.actions == before
    assert ann.effects.events == []


def test_a_repeated_message_gets_its_first_answer_on_another_connection_too() -> None:
    ann = alone()
    message = client.Act("same", 0, ann.room.match.legal()[0])
    first = ann.send(message)[0]
    again = sitting.Person(ann.room, "ann").join()
    assert again.send(message) == [first]


def test_somebody_elses_id_is_another_id() -> None:
    ann = alone()
    ann.send(client.Act("same", 0, ann.room.match.legal()[0]))
    eve = sitting.Person(ann.room, "eve").join()
    assert eve.refused(client.Act("same", 1, ann.room.match.legal()[0])) == "foreign"


def test_a_refusal_is_repeated_as_a_refusal() -> None:
    ann = alone()
    message = client.Act("same", 0, 0)
    assert ann.refused(message) == "illegal"
    assert ann.refused(message) == "illegal"


def test_answers_are_remembered_for_a_while_only() -> None:
    ann = alone()
    for n in range(REMEMBERED + 5):
        ann.send(client.Act(f"m{n}", 99, 0))
    assert ann.room.answers.find(0, "m0") is None
    assert ann.room.answers.find(0, f"m{REMEMBERED}") is not None


def test_a_stale_message_is_refused_and_the_table_shown() -> None:
    ann = alone()
    ann.act()
    refused, table = ann.send(client.Act("late", 0, ann.room.match.legal()[0]))
    assert isinstance(refused, server.Refused)
    assert refused.reason == "stale"
    assert isinstance(table, server.Table)
    assert table.version == 1


def test_who_gives_up_gives_up_whatever_has_happened_meanwhile() -> None:
    ann = alone()
    ann.act()
    table = next(answer for answer in ann.send(client.Concede("late", 0)) if isinstance(answer, server.Table))
    assert table.over is not None
    assert table.over.conceded
    assert ann.refused(client.Concede("later", 0)) == "over"


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (client.Act("x", 0, 0), "illegal"),
        (client.Act("x", 0, 10_000), "illegal"),
        (client.Undo("x", 0), "nothing"),
        (client.Redo("x", 0), "nothing"),
        (client.Retract("x", 0, 3), "nothing"),
        (client.Back("x", 0, 999), "moment"),
        (client.Goto("x", 999), "moment"),
        (client.Branch("x", 999), "moment"),
        (client.Describe("x", 999), "moment"),
        (client.Solve("x", 999), "moment"),
        (client.Recall("x", 0, 1), "nothing"),
        (client.Unmark("x", 1), "nothing"),
        (client.Preview("x", 1), "nothing"),
        (client.Takeover("x", 0, 1), "nothing"),
        (client.Cancel("x", "y"), "nothing"),
        (client.Join("x", protocol=1), "protocol"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(message: client.Client, reason: str) -> None:
    ann = alone()
    assert ann.refused(message) == reason
    assert ann.effects.events == []
    assert ann.version == 0


def test_nobody_acts_before_joining() -> None:
    ann = sitting.Person(sitting.patrols(), "ann")
    assert ann.refused(client.Act("x", 0, 18)) == "join-first"


def test_who_only_watches_changes_nothing_and_sees_everything_public() -> None:
    ann = alone()
    eve = sitting.Person(ann.room, "eve").join()
    assert eve.connection.seat == SPECTATOR
    assert eve.table.legal == []
    assert not eve.table.can.act
    for message in (
        client.Act("1", 0, 18),
        client.Undo("2", 0),
        client.Restart("3", 0),
        client.Concede("4", 0),
        client.Hint("5", 0, 1),
        client.Chance("6", on=True),
        client.Solve("7"),
        client.Bookmark("8"),
        client.Takeover("9", 0, 1),
    ):
        assert eve.refused(message) == "foreign"
    ann.act()
    assert eve.take(ann.effects)[-1] == eve.table
    assert eve.table.version == 1
    assert eve.only(server.Seen, client.Goto("10", 3)).n == 3


def test_nothing_is_remembered_of_a_spectator_who_has_gone() -> None:
    ann = alone()
    eve, again = sitting.Person(ann.room, "eve").join(), sitting.Person(ann.room, "eve").join()
    for person in (ann, eve):
        assert person.refused(client.Recall("x", 0, 1)) in {"nothing", "foreign"}
    ann.room.leave(eve.connection, 1.0)
    assert ann.room.answers.find("eve", "x") is not None
    ann.room.leave(again.connection, 2.0)
    assert ann.room.answers.find("eve", "x") is None
    ann.room.leave(ann.connection, 3.0)
    assert ann.room.answers.find(0, "x") is not None


def test_so_many_may_watch_and_no_more() -> None:
    room = sitting.patrols()
    for _ in range(OF_GUEST):
        sitting.Person(room, "eve").join()
    assert sitting.Person(room, "eve").refused(client.Join("x")) == "full"
    near = [sitting.Person(room, f"near {n}") for n in range(OF_ADDRESS + 1)]
    for person in near:
        person.connection.address = "192.0.2.1"
    for person in near[:-1]:
        person.join()
    assert near[-1].refused(client.Join("x")) == "full"
    for n in range(WATCHERS - OF_GUEST - OF_ADDRESS):
        sitting.Person(room, f"far {n}").join()
    assert sitting.Person(room, "zoe").refused(client.Join("x")) == "full"
    assert sitting.Person(room, "ann").join().table.can.act


def test_who_has_a_seat_is_never_refused_for_want_of_room() -> None:
    room = sitting.patrols()
    first, *others = [sitting.Person(room, "ann").join() for _ in range(AT_SEAT)]
    last = sitting.Person(room, "ann").join()
    assert last.effects.closes == [first.connection]
    assert room.connections == [person.connection for person in (*others, last)]


def test_undo_redo_restart() -> None:
    ann = alone()
    play(ann, 20)
    actions = list(ann.room.match.actions)
    ann.send(client.Undo(ann.name(), ann.version))
    assert ann.table.can.redo
    assert len(ann.room.match.actions) < len(actions)
    ann.send(client.Redo(ann.name(), ann.version))
    assert ann.room.match.actions == actions
    ann.send(client.Restart(ann.name(), ann.version))
    assert ann.table.n == 12
    assert ann.table.assisted == ["undo"]


def test_giving_up_ends_the_game_until_it_is_taken_back() -> None:
    ann = alone()
    ann.act()
    ann.send(client.Concede(ann.name(), ann.version))
    assert ann.table.over is not None
    assert (ann.table.over.result, ann.table.over.conceded, ann.table.legal) == ("lost", True, [])
    assert ann.refused(client.Act("x", ann.version, 18)) == "over"
    assert ann.room.history.summary().result == "lost"
    ann.send(client.Undo(ann.name(), ann.version))
    assert not ann.room.history.over()
    assert ann.room.history.summary().result is None


def test_a_past_moment_is_shown_without_anybody_noticing() -> None:
    ann = alone()
    play(ann, 5)
    seen = ann.only(server.Seen, client.Goto("x", 12))
    assert (seen.n, seen.last) == (12, ann.table.n)
    assert seen.view["phase"] == "place"
    assert seen.line is not None
    assert seen.line.n == 11
    assert ann.only(server.Seen, client.Goto("y", 0)).line is None
    text = ann.only(server.Text, client.Describe("z"))
    assert text.words == ann.room.match.game.describe(ann.room.match.state.view(0), "en")
    faces = ann.only(server.Faces, client.Faces("f"))
    assert faces.lines == ann.room.match.game.faces(ann.room.match.state.view(0), "en") != []
    assert not faces.cards


def test_a_branch_is_another_table_and_this_one_stays() -> None:
    ann = alone()
    play(ann, 5)
    before = list(ann.room.match.actions)
    assert ann.send(client.Branch("b", 12)) == []
    (birth,) = ann.effects.opens
    assert birth.match is not None
    assert birth.match.actions == before[:12]
    assert birth.match.assisted == ["branch"]
    opened = ann.take(ann.room.opened(birth, "t1", ann.now))
    assert opened == [server.Opened("b", "t1")]
    assert ann.send(client.Branch("b", 12)) == opened
    assert ann.room.match.actions == before


def test_bookmarks_survive_another_line_of_play() -> None:
    ann = alone()
    play(ann, 8)
    line = list(ann.room.match.actions)
    ann.send(client.Bookmark("m", "here"))
    assert [(mark.mark, mark.name, mark.here) for mark in ann.table.bookmarks] == [(1, "here", True)]
    ann.send(client.Restart(ann.name(), ann.version))
    play(ann, 3, seed=99)
    assert not ann.table.bookmarks[0].here
    ann.send(client.Recall(ann.name(), ann.version, 1))
    assert ann.room.match.actions == line
    ann.send(client.Unmark("u", 1))
    assert ann.table.bookmarks == []


def test_time_at_the_table_leaves_pauses_out() -> None:
    ann = alone()
    ann.act()
    ann.now += 3600
    ann.send(client.Undo(ann.name(), ann.version))
    assert ann.table.seconds == 3 + 120


def test_every_word_is_in_the_language_asked_for() -> None:
    ann = sitting.Person(sitting.patrols(), "ann", "fr").join()
    french = ann.table
    assert ann.only(server.Refused, client.Undo("u", 0)).words.startswith("C’est impossible")
    ann.send(client.Speak("s", "en"))
    english = ann.table
    assert french.legal != english.legal
    assert [line.n for line in french.log.lines] == [line.n for line in english.log.lines]
    assert french.log.lines[0].words != english.log.lines[0].words


def test_a_deal_is_solved_previewed_and_taken_over() -> None:
    ann = alone()
    assert ann.send(client.Solve("s")) == [server.Waiting("s", "Thinking…")]
    solution, table = ann.work()
    assert isinstance(solution, server.Solution)
    assert (solution.verdict, solution.n) == ("winnable", 12)
    assert isinstance(table, server.Table)
    assert table.assisted == ["solution"]
    assert ann.send(client.Solve("s")) == [solution]
    seen = ann.only(server.Seen, client.Preview("p", 2))
    assert seen.n > 12
    assert ann.room.match.actions == ann.room.match.actions[:12]
    ann.send(client.Takeover("t", ann.version, len(solution.steps)))
    assert ann.table.over is not None
    assert ann.table.over.result == "won"
    ann.send(client.Takeover("t2", ann.version, 3))
    assert [birth.message for birth in ann.effects.opens] == ["t2"]


def test_what_a_record_without_its_deal_has_not_shown_is_not_solved_and_has_no_code() -> None:
    """Twelve of eighteen answers of chance are not the deal, though not one of the twelve is unknown."""
    match = sitting.patrols().match
    for _ in range(4):
        match.play(match.legal()[0])
    brought = table_setup.by_record(record.write(match, deal=False)).match
    assert brought.deal == match.deal[: len(brought.deal)]
    assert len(brought.deal) < len(match.deal)
    assert table_setup.code_of(match) == match.game.code(match.deal)
    assert table_setup.code_of(brought) is None
    assert "\ndeal: " in record.write(match)
    assert "\ndeal: " not in record.write(brought)
    ann = alone()
    ann.room.history.match = brought
    assert ann.refused(client.Solve("s")) == "unknown-help"


def test_who_watches_the_verdict_hears_it_again_after_every_change() -> None:
    ann = alone()
    ann.send(client.Watch("w", on=True))
    (verdict, _) = ann.work()
    assert isinstance(verdict, server.Verdict)
    assert (verdict.id, verdict.version, verdict.verdict) == ("w", 0, "winnable")
    ann.act()
    (verdict,) = ann.work()
    assert isinstance(verdict, server.Verdict)
    assert (verdict.id, verdict.version) == (None, 1)
    assert ann.only(server.Verdict, client.Watch("off", on=False)).on is False
    ann.act()
    assert ann.effects.jobs == []


def test_a_lost_deal_is_told_with_the_action_that_lost_it() -> None:
    ann = alone()
    rng = random.Random(1)
    while not ann.room.history.over():
        ann.act(rng.choice(ann.room.match.legal()))
    ann.send(client.Watch("w", on=True))
    (verdict,) = ann.work()
    assert isinstance(verdict, server.Verdict)
    assert verdict.verdict == "unwinnable"
    assert verdict.lost_at is not None
    assert ann.room.match.movers[verdict.lost_at] == 0
    assert str(verdict.lost_turn) in verdict.words


def test_a_question_that_was_cancelled_is_answered_so_and_its_answer_comes_to_nothing() -> None:
    ann = alone()
    ann.send(client.Solve("s"))
    ((number, _),) = ann.effects.jobs
    heard = ann.send(client.Cancel("c", "s"))
    assert heard == [server.Cancelled("s"), server.Cancelled("c")]
    assert ann.effects.cancels == [number]
    assert ann.room.job_done(number, b"{}", 9.0).messages == []


def test_a_question_that_fails_is_refused() -> None:
    ann = alone()
    ann.send(client.Solve("s"))
    ((number, _),) = ann.effects.jobs
    (refused,) = ann.take(ann.room.job_done(number, None, 9.0, "busy"))
    assert isinstance(refused, server.Refused)
    assert (refused.id, refused.reason) == ("s", "busy")
    assert ann.table.assisted == []


def late() -> sitting.Person:
    """Somebody in the last turns of a game that can be won: little is left to compute."""
    ann = alone()
    ann.send(client.Solve("s"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    ann.send(client.Takeover("t", ann.version, len(solution.steps) - 8))
    return ann


def test_hints_come_in_tiers_each_telling_more() -> None:
    ann = late()
    told = []
    for tier in (1, 2, 3, 4):
        ann.send(client.Hint(f"h{tier}", ann.version, tier))
        advice = ann.work()[0]
        assert isinstance(advice, server.Advice)
        assert (advice.tier, advice.version) == (tier, ann.version)
        assert advice.words
        told.append(advice)
    assert [advice.action is None for advice in told] == [True, True, False, False]
    assert [bool(advice.line) for advice in told] == [False, False, False, True]
    assert told[0].point == []
    assert told[3].line[0].action == told[3].action
    assert ann.table.assisted == ["solution", "hint"]
    for step in told[3].line:
        ann.act(step.action)
    assert ann.table.over is not None
    assert ann.table.over.result == "won"


def test_a_hint_for_a_position_that_is_gone_is_stale() -> None:
    ann = late()
    ann.send(client.Hint("h", ann.version, 1))
    waiting = ann.effects
    ann.act()
    ((number, what),) = waiting.jobs
    answer = encoding.opened(handlers.do(encoding.write(what)))
    (refused,) = ann.take(ann.room.job_done(number, answer, 99.0))
    assert isinstance(refused, server.Refused)
    assert (refused.id, refused.reason) == ("h", "stale")


def test_the_win_chance_is_told_after_every_change_while_it_is_wanted() -> None:
    ann = late()
    seat = ann.room.hints
    for n in range(12, len(ann.room.match.actions)):  # what early turns were worth takes long without a compiler
        seat.know(ann.room.match.moment(n).view(0), 0.5, 0.5, 0.5)
    ann.send(client.Chance("c", on=True))
    odds = ann.work()[0]
    assert isinstance(odds, server.Odds)
    assert (odds.id, odds.value, odds.exact) == ("c", 1.0, True)
    assert [point.value for point in odds.series][:1] == [0.5]
    assert "100" in odds.words
    ann.act()
    (again,) = [heard for heard in [*ann.heard[-1:], *ann.work()] if isinstance(heard, server.Odds)]
    assert (again.id, again.version) == (None, ann.version)
    off = ann.only(server.Odds, client.Chance("off", on=False))
    assert (off.on, off.value) == (False, None)


@pytest.mark.once
def test_luck_and_skill_add_up() -> None:
    ann = late()
    assert ann.refused(client.Review("early")) == "later"
    ann.send(client.Concede("c", ann.version))
    ann.send(client.Review("r"))
    (account,) = ann.work()
    assert isinstance(account, server.Account)
    assert (account.steps[0].n, account.steps[0].kind) == (0, "luck")
    for one, following in pairwise(account.steps):
        assert one.after == following.before
    last = account.steps[-1]
    assert (last.kind, last.before, last.after) == ("skill", 1.0, 0.0)
    assert account.lost_at == last.n == len(ann.room.match.actions)
    assert account.luck + account.skill == pytest.approx(-account.steps[0].before)
    told = [step.words for step in account.steps]
    assert told[0].startswith("What was revealed in turn 1: "), "the dice and the first display"
    assert any(re.fullmatch(r".+ is revealed \(in turn \d\): \D?\d+", words) for words in told), told


def test_help_after_the_end_counts_only_if_the_game_is_taken_up_again() -> None:
    ann = alone()
    ann.act()
    ann.send(client.Concede(ann.name(), ann.version))
    ann.send(client.Solve("s"))
    ann.work()
    assert ann.table.assisted == []
    ann.send(client.Undo(ann.name(), ann.version))
    assert ann.table.assisted == ["solution"]


def test_a_solo_table_shows_nothing_of_the_cards_to_come_but_its_code() -> None:
    """Two deals of the same dice and display, the rest of the deck in another order."""
    heard = []
    for swapped in (False, True):
        room = sitting.patrols()
        deal = list(room.match.deal)
        if swapped:
            deal[12:] = reversed(deal[12:])
        room = sitting.room_of(room.match.game, deal, ["ann"], code=None)
        ann = sitting.Person(room, "ann").join()
        place = ann.table.legal[0].action
        ann.act(place)
        ann.send(client.Goto("g", 3))
        ann.send(client.Undo("u", 1))
        heard.append(ann.messages)
    assert heard[0] == heard[1]


MOVES = st.lists(st.tuples(st.sampled_from("aaaaaaurbvkmnlc"), st.integers(0, 10_000)), max_size=40)


@given(MOVES)
@settings(max_examples=20, deadline=None, derandomize=True)
def test_a_table_is_the_replay_of_its_events(moves: list[tuple[str, int]]) -> None:
    ann = sitting.Person(sitting.patrols(3), "ann").join()
    times: list[tuple[float, events.Happened]] = []
    for what, number in moves:
        ann.send(message(ann, what, number))
        times += [(ann.now, events.read(events.write(event))) for event in ann.effects.events]
    again = sitting.patrols(3)
    again.replay(times)
    watcher = sitting.Person(again, "ann").join()
    ann.send(client.Speak("last", "en"))
    assert watcher.messages[-1] == ann.messages[-1]
    assert again.stored == ann.room.stored == 1 + len(times)
    assert again.history.summary() == ann.room.history.summary()
    for event in (event for _, event in times if event.id):
        assert again.answers.find(0, event.id) == ann.room.answers.find(0, event.id)


def message(ann: sitting.Person, what: str, number: int) -> client.Client:
    match, name, version = ann.room.match, ann.name(), ann.version
    legal = match.legal() or [0]
    made: dict[str, client.Client] = {
        "a": client.Act(name, version, legal[number % len(legal)]),
        "u": client.Undo(name, version),
        "r": client.Redo(name, version),
        "b": client.Back(name, version, number % (len(match.actions) + 1)),
        "v": client.Retract(name, version, number % (len(match.actions) + 1)),
        "k": client.Bookmark(name, f"mark {number}"),
        "m": client.Recall(name, version, 1 + number % 3),
        "n": client.Unmark(name, 1 + number % 3),
        "l": client.Restart(name, version),
        "c": client.Concede(name, version),
    }
    return made[what]
