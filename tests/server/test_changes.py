"""A table is sent once, then only what changes: the same table for whoever reads it, and no more in long games."""

import json
import random
import re
import zlib
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server import sitting
from tests.server.sitting import Person

from vedette import registry, setups
from vedette.core.match import FORCED, Match
from vedette.protocol import client, server
from vedette.protocol.changes import changed, difference
from vedette.session.log import NOTHING, TableLog
from vedette.session.table import Table

pytestmark = pytest.mark.once

SHARED = Path(__file__).parent / "changes.json"
"""Values, changes and what they make; the page's own reader is tested with the same file."""
KEYS = ["a", "b", "c", "word", "0"]
LONG_TEXTS = ["a text as it is printed on a card", "another such text, as long", "the third of these texts"]
"""Long enough for an object that has one to be copied."""
PLAIN = [None, True, False, "", "a", "é", *range(2, 10)]
LONG = {"twelve-patrols": (12, 22, 25), "spellfire": (50, 100, 40), "patrol": (100, 1000, 150)}
"""For each game an early action, a late one, and how many moves are measured from there."""
GAMES = {"twelve-patrols": 60, "spellfire": 40, "patrol": 160}


def made(rng: random.Random, depth: int) -> object:
    """Return a random value as JSON has it; few keys and few plain values, so that two have much in common."""
    kind = rng.randrange(3) if depth else 2
    if kind == 0:
        return [made(rng, depth - 1) for _ in range(rng.randrange(7))]
    if kind == 1:
        card = {"text": rng.choice(LONG_TEXTS)} if rng.random() < 0.5 else {}
        return {**card, **{key: made(rng, depth - 1) for key in rng.sample(KEYS, rng.randrange(5))}}
    return rng.choice(PLAIN)


def edited(rng: random.Random, value: object) -> object:
    """Return a value in which a part is put in, left out, moved or made anew, as often as not."""
    if isinstance(value, list) and value and rng.random() < 0.7:
        parts = [*value]
        at = rng.randrange(len(parts))
        do = rng.randrange(4)
        if do == 0:
            parts.insert(at, made(rng, 1))
        elif do == 1:
            del parts[at]
        elif do == 2:
            parts.append(parts.pop(at))
        else:
            parts[at] = edited(rng, parts[at])
        return parts
    if isinstance(value, dict) and value and rng.random() < 0.7:
        key = rng.choice([*value])
        return {**value, key: edited(rng, value[key])} if rng.random() < 0.7 else {**value, rng.choice(KEYS): 3}
    return made(rng, 2)


@pytest.mark.parametrize("alike", [False, True])
def test_a_change_makes_the_new_value_of_the_old_one(*, alike: bool) -> None:
    copies = 0
    for seed in range(3000):
        rng = random.Random(seed)
        old = made(rng, 4)
        new = edited(rng, old) if alike else made(rng, 4)
        change = difference(old, new)
        kept = json.dumps(old)
        found = changed(old, json.loads(json.dumps(change)))
        assert json.dumps(found, sort_keys=True) == json.dumps(new, sort_keys=True), seed
        assert json.dumps(old) == kept, seed
        assert (change == {}) == (old == new), seed
        copies += '"="' in json.dumps(change)
    assert copies > 100


def tuples(value: object) -> object:
    """Return a value as a game may show it, with tuples where JSON has lists."""
    if isinstance(value, list):
        return tuple(tuples(one) for one in value)
    return {key: tuples(one) for key, one in value.items()} if isinstance(value, dict) else value


def test_what_a_game_shows_need_not_be_read_from_json_first() -> None:
    for seed in range(1000):
        rng = random.Random(seed)
        old = made(rng, 4)
        new = edited(rng, old)
        change = json.loads(json.dumps(difference(old, tuples(new))))
        assert json.dumps(changed(old, change), sort_keys=True) == json.dumps(new, sort_keys=True), seed
        assert (change == {}) == (old == new), seed


def test_the_examples_that_the_page_is_tested_with_are_those_of_the_server() -> None:
    for one in json.loads(SHARED.read_text()):
        assert difference(one["old"], one["new"]) == one["change"]
        assert changed(one["old"], one["change"]) == one["new"]


@pytest.mark.parametrize("change", [[], [1, 2], 3, None, {"x": 3}])
def test_what_is_no_change_is_refused(change: object) -> None:
    with pytest.raises(ValueError, match=r".*"):
        changed({"x": 1}, change)


def room(game: str, seed: int, ahead: int = 0) -> Table:
    """Return a table at which somebody has played at random for a while."""
    made, rng = setups.game(game), random.Random(seed)
    match = Match(made, made.deal(rng.randrange(made.deals())))
    while match.mover() >= 0 and len(match.actions) < ahead:
        match.play(rng.choice(match.legal()))
    return sitting.room_at(match, ["ann", "bob"][: made.rules.players])


def told(person: Person) -> list[server.Part]:
    """Return all lines of the log and all beats that a person was sent, in order."""
    tables = [message for message in person.heard if isinstance(message, server.Table)]
    return [one for table in tables for one in (*table.log.lines, *table.beats)]


def go_on(table: Table, people: list[Person], rng: random.Random) -> Person:
    """Let somebody do something, everybody hear of it; return who did it."""
    seated = [person for person in people if person.connection.seat == max(table.match.mover(), 0)]
    teller = seated[0]
    if table.match.mover() < 0 or (table.history.seats == 1 and rng.random() < 0.1):
        teller.send(client.Undo(teller.name(), teller.version))
    else:
        teller.act(rng.choice(table.match.legal()))
    for person in people:
        if person is not teller:
            person.take(teller.effects)
    return teller


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_of_changes_has_the_table_that_a_reader_of_the_whole_has(game: str) -> None:
    table, rng = room(game, 3), random.Random(3)
    guests = ["ann", "bob"][: table.history.seats]
    readers: list[tuple[str, server.Language]] = [*((guest, "en") for guest in guests), ("eve", "en"), ("eve", "fr")]
    pairs = [[Person(table, *reader) for _ in range(2)] for reader in readers]
    people: list[Person] = []
    for pair in pairs:
        for person, changes in zip(pair, (False, True), strict=True):
            person.join(changes=changes)
            for other in people:
                other.take(person.effects)
            people.append(person)
    for _ in range(GAMES[game]):
        if table.history.over() and table.history.seats > 1:
            break
        go_on(table, people, rng)
        for whole, other in pairs:
            same = msgspec.structs.replace(other.table, log=whole.table.log, beats=whole.table.beats)
            assert json.loads(client.write(same)) == json.loads(client.write(whole.table))
    for whole, other in pairs:
        assert [told(person) for person in (whole, other)] == [told(whole)] * 2
    sent = [sum(len(letter) for person in side for letter in person.messages) for side in zip(*pairs, strict=True)]
    assert sent[1] < sent[0] / 2


def test_the_whole_comes_on_joining_on_request_and_after_another_language() -> None:
    table = room("twelve-patrols", 5)
    ann = Person(table, "ann").join(changes=True)
    kinds = [json.loads(letter)["type"] for letter in ann.messages]
    assert kinds == ["welcome", "table"]
    ann.act()
    assert [json.loads(letter)["type"] for letter in ann.messages[2:]] == ["done", "changes"]
    ann.send(client.Speak(ann.name(), "en"))
    assert json.loads(ann.messages[-1])["type"] == "table"
    ann.send(client.Act(ann.name(), 0, ann.room.match.legal()[0]))
    assert [json.loads(letter)["type"] for letter in ann.messages[-2:]] == ["refused", "table"]


def test_a_table_keeps_nothing_for_readers_that_have_gone() -> None:
    table = room("twelve-patrols", 5)
    ann = Person(table, "ann").join(changes=True)
    ann.act()
    assert table.bases._of
    table.leave(ann.connection, 9.0)
    assert not table.bases._of


def test_a_position_is_shown_once_to_all_who_see_the_same() -> None:
    table = room("twelve-patrols", 5)
    people = [Person(table, who).join(changes=True) for who in ("ann", "eve")]
    bob = Person(table, "bob", "fr").join(changes=True)
    game = table.match.game
    people[0].act()
    for person in (people[1], bob):
        person.take(people[0].effects)
    shown = dict(table.snapshot._shown)
    assert [language for _, language in shown] == ["en", "fr"]
    people[1].send(client.Speak(people[1].name(), "en"))
    assert [one is shown[seen] for seen, one in table.snapshot._shown.items()] == [True, True]
    for person, language in [(people[0], "en"), (people[1], "en"), (bob, "fr")]:
        assert person.table.view == json.loads(json.dumps(game.show(table.match.state.view(0), language)))
    for person in (*people, bob):
        table.leave(person.connection, 9.0)
    assert not table.snapshot._shown


def letters(game: str, ahead: int, moves: int) -> float:
    """Return the bytes of a move to one reader at each seat, on average, so far into a game."""
    table, rng = room(game, 12, ahead), random.Random(1)
    people = [Person(table, guest).join(changes=True) for guest in ["ann", "bob"][: table.history.seats]]
    sizes: list[int] = []
    for _ in range(moves):
        if table.match.mover() < 0:
            break
        known = [len(person.messages) for person in people]
        go_on(table, people, rng)
        heard = [one for person, at in zip(people, known, strict=True) for one in person.messages[at:]]
        if not any(json.loads(one)["type"] == "table" for one in heard):  # as after a refusal, which random play brings
            sizes.append(sum(map(len, heard)))
    return mean(sizes)


@pytest.mark.parametrize("game", registry.names())
def test_late_moves_of_a_long_game_are_told_as_briefly_as_early_ones(game: str) -> None:
    first, last, moves = LONG[game]
    early, late = letters(game, first, moves), letters(game, last, moves)
    assert late <= 1.5 * early
    assert early < 7000


@pytest.mark.parametrize("game", registry.names())
def test_who_joins_late_is_sent_little_more_than_who_joins_early(game: str) -> None:
    """By the mean of some games, plain and compressed."""
    first, last, _ = LONG[game]

    def joining(n: int) -> tuple[int, int]:
        tables = [room(game, seed, n) for seed in range(8, 14)]
        sent = [b"".join(Person(table, "ann").join().messages) for table in tables]
        return sum(map(len, sent)), sum(len(zlib.compress(one)) for one in sent)

    (plain, packed), (more, more_packed) = joining(first), joining(last)
    assert more <= 1.5 * plain
    assert more_packed <= 1.5 * packed


def test_who_joins_late_is_sent_the_end_of_the_log_and_earlier_lines_on_request() -> None:
    table = room("patrol", 11, 300)
    ann, bob = (Person(table, guest).join(changes=True) for guest in ("ann", "bob"))
    whole = table.table_log.lines(1, "en")

    def earlier(person: Person, message: client.Earlier) -> list[server.Line]:
        return apart(person.only(server.Lines, message).lines)

    assert bob.table.log.keep == 0
    assert apart(bob.table.log.lines) == whole[-60:]
    assert earlier(bob, client.Earlier("e1", len(whole) - 60)) == whole[-260:-60]
    assert earlier(bob, client.Earlier("e2", len(whole) - 260)) == whole[:-260]
    assert earlier(bob, client.Earlier("e3", 0)) == []
    assert earlier(ann, client.Earlier("e4", 100)) == table.table_log.lines(0, "en")[:100]
    french = bob.send(client.Speak("e5", "fr"))[-1]
    assert isinstance(french, server.Table)
    assert apart(french.log.lines) == table.table_log.lines(1, "fr")[-60:]


def apart(lines: list[server.Line]) -> list[server.Line]:
    """Return lines without what sums up several of them."""
    return [replace(line, sum="") for line in lines]


def test_an_action_of_several_steps_is_told_in_one_line_with_its_last_step_and_only_there() -> None:
    table = room("patrol", 11, 300)
    lines = table.table_log.earlier(300, 0, "en")
    last = {line.of if line.of is not None else line.n: line for line in lines}
    assert [line for line in lines if line.sum] == [line for line in last.values() if line.of is not None]
    attack = next(line for line in last.values() if line.sum.startswith("You attack"))
    assert "clash" not in attack.sum
    told = re.match(r"You attack [^.]*\. (.*?) \(\d+ attack against \d+ health, \d+ back against \d+\)", attack.sum)
    assert told is not None, "how it ended follows at once: a line may have no room for more"
    assert told[1].endswith((" dies.", " die.", "gains poison.", "no damage."))
    laid = next(line for line in last.values() if "forms patrols" in line.sum)
    assert laid.sum.startswith("Your opponent forms patrols of ")
    one = [line.sum for seed in range(8) for line in room("patrol", seed, 60).table_log.earlier(60, 0, "fr")]
    assert any(re.fullmatch(r"Votre adversaire forme une patrouille de \d\.", line) for line in one)
    assert all(not line.idle or line.mover == FORCED for line in lines)
    assert table.table_log.earlier(300, 0, "en") == lines
    begun = TableLog(table.match)
    assert begun.earlier(300, 0, "en") == lines


def test_a_log_that_falls_behind_by_more_than_is_sent_begins_anew() -> None:
    match = room("patrol", 11, 300).match
    log, short = TableLog(match), match.branch(200)
    told, cursor = log.since(NOTHING, 0, "en")
    assert [line.n for line in told.lines] == list(range(len(match.actions) - 60, len(match.actions)))
    assert log.since((0, len(match.actions) - 3), 0, "en")[0].keep == len(match.actions) - 3
    assert log.since((0, 200), 0, "en")[0] == told
    assert cursor == log.cursor()
    assert TableLog(short).since((0, 170), 0, "en")[0].keep == 170


def test_the_dead_of_a_long_game_are_told_by_name_and_drawn_on_request() -> None:
    table = room("patrol", 11, 600)
    ann = Person(table, "ann", "fr").join(changes=True)
    sides: Any = ann.table.view["seats"]
    dead: Any = {(side["seat"], int(slot)): title for side in sides for slot, title in side["discards"].items()}
    cards = ann.only(server.Faces, client.Faces("f")).cards
    assert len(dead) > 20
    assert [(card["seat"], card["slot"]) for card in cards] == sorted(dead)
    for card in cards:
        assert dead[card["seat"], card["slot"]] == card["title"]
        assert card["figure"]


@pytest.mark.parametrize("game", ["twelve-patrols", "spellfire"])
def test_a_move_of_a_game_for_one_is_told_briefly(game: str) -> None:
    assert letters(game, 14, 25) < 5000
