"""Every player's own deck: who is invited brings his, the deal is made of both, and closed lists stay closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.served import Guest, House, Line, house
from tests.server.sitting import Person, titles

from vedette import capabilities, deals, decks, setups
from vedette.core import pledge, record
from vedette.core.errors import Illegal
from vedette.core.match import Match
from vedette.games.patrol.capabilities.decks import edited
from vedette.games.patrol.cards import code as link
from vedette.games.patrol.cards import deck as boxed
from vedette.games.patrol.engine.soldier import Deck
from vedette.protocol import client, server
from vedette.session import events, jobs, table_setup
from vedette.session.commit_reveal import CommitReveal
from vedette.session.decks import TableDecks
from vedette.session.history import History
from vedette.session.info import TableInfo
from vedette.session.table import Table

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.session.info import User

CLOSED: Final = ["rounds-2", "closed-decks"]
OPEN: Final = ["rounds-2"]
FORM: Final = {"game": "patrol", "from": {"kind": "random"}, "seats": "invite", "brings": True}
SALT: Final = "5a" * 16
SALTS: Final = ("a1" * 16, "b2" * 16)


def room_of(options: list[str], *, seed: int = 7, fair: bool = False, first: str = "venom") -> Table:
    """Return a room to which ann has brought a deck and bob none."""
    scene = table_setup.awaiting("patrol", options, [None, None])
    bound = jobs.SetupData("patrol", scene.game.definition())
    closed = setups.closed("patrol", options)
    guests = ["ann", "bob"]
    card = TableInfo(
        "t0", bound, "", [], options, "random", guests, None, None, None, None, frozenset(), 0, titles, closed
    )
    history = History(scene.match, 0.0, None, 2)
    history.decks = TableDecks("patrol", options, seed, [None, None])
    history.fair = CommitReveal(SALT, 2, frozenset()) if fair else None
    room = Table(card, history)
    cards = decks.find("patrol", first)
    room.replay([(0.0, events.Brought("", 0, table_setup.brought("patrol", first, cards)))])
    return room


def presence(room: Table) -> tuple[Person, Person, Person]:
    ann, bob, eve = (Person(room, name).join() for name in ("ann", "bob", "eve"))
    return ann, bob, eve


def told(people: tuple[Person, ...], teller: Person, message: client.Client) -> list[server.Server]:
    """Send a message; everybody hears what follows."""
    heard = teller.send(message)
    for person in people:
        if person is not teller:
            person.take(teller.effects)
    return heard


def short() -> str:
    """Return the code of a deck that is too small."""
    whole = boxed.box()["venom"]
    return link.pack(whole.cards.roster, Deck("short", whole.deck.cards[:7]))


def test_nothing_is_dealt_or_shown_before_both_decks_are_there() -> None:
    room = room_of(CLOSED)
    ann, bob, eve = presence(room)
    assert ann.table.decks == server.BroughtDecks([True, False], "Venom")
    assert bob.table.decks == server.BroughtDecks([True, False], "")
    assert eve.table.decks == server.BroughtDecks([True, False], "")
    for person in (ann, bob, eve):
        table = person.table
        assert (table.view, table.n, table.legal, table.can.act, table.can.concede) == ({}, 0, [], False, False)
        assert person.refused(client.Goto(person.name(), 0)) == "moment"
    assert ann.refused(client.Concede(ann.name(), room.history.version)) == "nothing"
    assert eve.refused(client.Bring(eve.name(), deck="venom")) == "foreign"
    assert bob.refused(client.Bring(bob.name())) == "nothing"  # he has none to keep
    told((ann, bob, eve), ann, client.Bring(ann.name(), deck="legion"))  # another, while she waits
    assert ann.table.decks == server.BroughtDecks([True, False], "Legion")
    told((ann, bob, eve), bob, client.Bring(bob.name(), deck="ramparts"))
    assert [draft.deck.name for draft in setups.deck_of(room.match.game)] == ["legion", "ramparts"]  # type: ignore[attr-defined]  # a pair
    for person in (ann, bob, eve):
        assert person.table.decks is None
        assert person.table.n > 0
        assert person.table.view["phase"] == "setup"
    assert bob.refused(client.Bring(bob.name(), deck="venom")) == "nothing"


def test_a_repeated_message_brings_nothing_twice() -> None:
    room = room_of(OPEN)
    _, bob, _ = presence(room)
    message = client.Bring("b", deck="ramparts")
    first, again = bob.send(message)[0], bob.send(message)[0]
    assert first == again == server.Done("b", room.history.version)


def test_every_fault_of_a_deck_is_told_at_once_to_who_brought_it() -> None:
    room = room_of(CLOSED)
    ann, bob, eve = presence(room)
    before = len(ann.messages), len(eve.messages)
    answer = told((ann, bob, eve), bob, client.Bring("b", deck=short()))[0]
    assert isinstance(answer, server.Refused)
    assert (answer.reason, answer.where) == ("deck", "deck")
    _, faults = decks.examine("patrol", short(), "")
    assert len(answer.words.splitlines()) == len(faults) > 1
    assert (len(ann.messages), len(eve.messages)) == before
    for unknown in ("nobody-knows-it", "../venom", "own/venom", "p1nonsense-here"):
        assert bob.refused(client.Bring(bob.name(), deck=unknown)) == "deck"
    bob.connection.decks = {
        "mine": capabilities.decks("patrol").write(
            capabilities.decks("patrol").renamed(decks.find("patrol", "ramparts"), "mine")
        )
    }
    told((ann, bob, eve), bob, client.Bring("c", deck="own/mine"))
    assert room.history.decks is not None
    assert room.history.decks.titles("en") == ["Venom", "Mine"]


@pytest.mark.parametrize("options", [OPEN, CLOSED])
def test_lists_that_are_open_are_named_and_closed_ones_only_after_the_end(options: list[str]) -> None:
    room = room_of(options)
    ann, bob, eve = presence(room)
    told((ann, bob, eve), bob, client.Bring("b", deck="ramparts"))
    for person in (ann, bob, eve):
        deal = person.only(server.Welcome, client.Speak(person.name(), "en")).deal
        assert ("Ramparts" in deal.deck_words) == (options == OPEN)
        assert deal.code is None
    told((ann, bob, eve), ann, client.Concede(ann.name(), room.history.version))
    for person in (ann, bob, eve):
        deal = person.only(server.Welcome, client.Speak(person.name(), "en")).deal
        assert deal.deck_words == "Venom and Ramparts"
        assert deal.code is not None
        game, again = deals.uncode("patrol", deal.code)
        assert (game.definition(), again[:1]) == (room.match.game.definition(), room.match.deal[:1])


def test_a_fair_deal_waits_for_the_decks_then_for_the_salts() -> None:
    room = room_of(CLOSED, fair=True)
    ann, bob, eve = presence(room)
    assert not ann.table.fair
    assert ann.refused(client.Salt(ann.name(), SALTS[0])) == "nothing"
    told((ann, bob, eve), bob, client.Bring("b", deck="ramparts"))
    assert ann.table.fair == server.Fair(pledge.pledge(SALT, 0), [None, None], [None, None], None)
    assert (ann.table.decks, ann.table.n) == (None, 0)
    for seat, person in enumerate((ann, bob)):
        told((ann, bob, eve), person, client.Pledge(person.name(), pledge.pledge(SALTS[seat], seat + 1)))
    for person, salt in zip((ann, bob), SALTS, strict=True):
        told((ann, bob, eve), person, client.Salt(person.name(), salt))
    assert ann.table.n > 0
    told((ann, bob, eve), ann, client.Concede(ann.name(), room.history.version))
    text = record.write(room.match, salts=[SALT, *SALTS])
    read = record.read(text, "x")
    assert record.replay(read, setups.restore(read)).deal == room.match.deal


STEPS: Final = 40
SCRIPT: Final = st.lists(st.tuples(st.sampled_from("mmmmmgdflsw"), st.integers(0, 1000)), max_size=STEPS)


def shown(room: Table) -> bool:
    """Return whether a card of bob's was shown to anybody: from there on the worlds may differ."""
    view = room.match.game.show(room.match.state.view(-3), "en")
    side = view["seats"][1]  # type: ignore[index]  # as the game shows it
    cards = [card for row in side["patrols"] for card in row["cards"]] + side["base"]
    return bool(side["discards"]) or any(card["slot"] is not None for card in cards)


def heard_in(deck: str, script: list[tuple[str, int]]) -> tuple[list[list[bytes]], int]:
    """Play a script until a card of bob's was shown; return what ann and a watcher received, and how far it came."""
    room = room_of(CLOSED, seed=11)
    ann, bob, eve = people = presence(room)
    told(people, bob, client.Bring("b", deck="nobody-has-it"))
    told(people, bob, client.Bring("c", deck=deck))
    for at, (what, number) in enumerate(script):
        if shown(room) or room.history.over():
            return [ann.messages, eve.messages], at
        asker = ann if number % 2 else eve
        n = number % (len(room.match.actions) + 1)
        made: dict[str, client.Client] = {
            "g": client.Goto(asker.name(), n),
            "d": client.Describe(asker.name(), n),
            "f": client.Faces(asker.name()),
            "l": client.Goto(asker.name(), n, eyes=1),
            "s": client.Speak(asker.name(), "fr" if number % 3 else "en"),
            "w": client.Bring(asker.name(), deck="venom"),
        }
        if what == "m":
            mover = people[room.match.mover()]
            legal = room.match.legal()
            told(people, mover, client.Act(mover.name(), room.history.version, legal[number % len(legal)]))
        else:
            told(people, asker, made[what])
    return [ann.messages, eve.messages], len(script)


@given(SCRIPT)
@settings(max_examples=25, deadline=None, derandomize=True)
def test_closed_lists_send_the_same_bytes_whatever_the_other_brought(script: list[tuple[str, int]]) -> None:
    one, first = heard_in("ramparts", script)
    other, second = heard_in("legion", script)
    if first == second and not first < len(script):
        assert one == other
    for mine, theirs in zip(one, other, strict=True):
        length = min(len(mine), len(theirs)) - 3  # what came with the card that was shown may differ
        assert mine[: max(length, 0)] == theirs[: max(length, 0)]


def played_until_shown(deck: str, own: dict[str, str]) -> tuple[list[bytes], list[bytes]]:
    """Bring bob's deck and play until a card of his was shown; return what ann and a watcher received."""
    room = room_of(CLOSED, seed=11)
    ann, bob, eve = people = presence(room)
    bob.connection.decks = own
    told(people, bob, client.Bring("c", deck=deck))
    while not shown(room):
        mover = people[room.match.mover()]
        legal = room.match.legal()
        action = legal[7 * len(room.match.actions) % len(legal)]
        told(people, mover, client.Act(mover.name(), room.history.version, action))
        for person in (ann, eve):
            told(people, person, client.Describe(person.name()))
    return ann.messages, eve.messages


def test_cards_of_ones_own_are_told_nobody_before_they_are_shown() -> None:
    held = capabilities.decks("patrol")
    own = edited(held.write(held.renamed(decks.find("patrol", "ramparts"), "mine")), 0, {})
    assert "[[own]]" in own
    ours, mine = played_until_shown("ramparts", {}), played_until_shown("own/mine", {"mine": own})
    for one, other in zip(ours, mine, strict=True):
        before = min(len(one), len(other)) - 3  # what came with the card that was shown may differ
        assert before > 20
        assert one[:before] == other[:before]


def test_the_worlds_do_differ_for_who_brought_the_deck() -> None:
    heard = []
    for deck in ("ramparts", "legion"):
        room = room_of(CLOSED, seed=11)
        ann, bob, eve = presence(room)
        told((ann, bob, eve), bob, client.Bring("c", deck=deck))
        heard.append((ann.messages, bob.messages))
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] != heard[1][1]


def test_a_match_that_was_dealt_is_bound_to_its_game() -> None:
    game = setups.game("patrol", "venom")
    match = Match(game, [], held=True)
    other = setups.game("patrol", "legion")
    match.bind(other)
    assert match.game is other
    match.release(deals.random_deal(other, 1))
    with pytest.raises(Illegal, match="match-dealt"):
        match.bind(game)


# Over the wire, through a restart.


def opened(ann: Guest, **form: object) -> tuple[str, str]:
    answer = ann.post("/api/tables", json={**FORM, **form})
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["table"], body["invitations"][0]["token"]


def restart(here: House) -> None:
    """Have every table forgotten: whoever comes finds it as the store has it."""
    here.loop.call_soon_threadsafe(here.state.tables.abandon, 1012)


def mine(guest: Guest, name: str) -> None:
    """Keep a deck of one's own under a name."""
    text = capabilities.decks("patrol").write(
        capabilities.decks("patrol").renamed(decks.find("patrol", "ramparts"), name)
    )
    assert guest.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201


def settled(line: Line) -> None:
    while line.table.decks is not None or (line.table.n == 0):
        line.hear()


def test_an_invited_player_brings_a_deck_of_his_own_through_restarts_and_a_rematch(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob, here.guest() as eve:
        bob.get("/")
        mine(bob, "boblist")
        mine(ann, "annlist")
        table, invitation = opened(ann, deck="own/annlist", options=CLOSED)
        with ann.seat(table) as line:
            assert line.table.decks == server.BroughtDecks([True, False], "Annlist")
        restart(here)
        with bob.socket(table) as line:
            line.join(token=invitation)
            assert line.table.decks == server.BroughtDecks([True, False], "")
            answer = line.ask(client.Bring("x", deck="own/annlist"))
            assert isinstance(answer, server.Refused)
            assert "annlist" in answer.words
            assert isinstance(line.ask(client.Bring("y", deck="own/boblist")), server.Done)
            settled(line)
        for guest, names in ((ann, ["Annlist"]), (bob, ["Boblist"]), (eve, [])):
            told = guest.get(f"/api/tables/{table}/decks").json()["decks"]
            assert [deck["words"] for deck in told] == names
        restart(here)
        with ann.seat(table) as one, bob.seat(table) as two:
            assert one.table.n > 0
            assert "boblist" not in str(one.table).lower()
            listed = ann.get("/api/tables").json()["tables"][0]
            assert (listed["deck"], listed["code"]) == ("", None)
            assert ann.get(f"/api/tables/{table}/record").status_code == 409
            one.ask(client.Concede("c", one.table.version))
            for line in (one, two):
                while line.table.over is None:
                    line.hear()
            assert len(eve.get(f"/api/tables/{table}/decks").json()["decks"]) == 2
            one.ask(client.Ask("r", one.table.version, "rematch"))
            answer = two.ask(client.Reply("s", two.table.version, "rematch", yes=True))
            assert isinstance(answer, server.Opened)
        text = eve.get(f"/api/tables/{table}/record").text
        read = record.read(text, "x")
        assert record.replay(read, setups.restore(read)).result() == "conceded"
        with ann.seat(answer.table) as one, bob.seat(answer.table) as two:
            assert two.table.decks == server.BroughtDecks([False, False], "Boblist")
            assert [seat.seat for seat in two.table.seats if seat.you] == [0]
            two.ask(client.Bring("k"))
            one.ask(client.Bring("l", deck="legion"))
            settled(two)
            listed = bob.get(f"/api/tables/{answer.table}/decks").json()["decks"]
            assert [deck["words"] for deck in listed] == ["Boblist"]


def test_open_lists_are_everybodys_once_both_are_there(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob, here.guest() as eve:
        table, invitation = opened(ann, deck="venom", options=OPEN)
        assert eve.get(f"/api/tables/{table}/decks").status_code == 422
        with bob.socket(table) as line:
            line.join(token=invitation)
            code = eve.get("/api/decks/patrol/legion").json()["code"]
            assert eve.get(f"/api/decks/patrol/{code}").json()["words"] == "Legion"
            line.ask(client.Bring("y", deck=code))
            settled(line)
        told = eve.get(f"/api/tables/{table}/decks").json()["decks"]
        assert [deck["words"] for deck in told] == ["Venom", "Legion"]


@pytest.mark.parametrize(
    "form", [{"seats": "here"}, {"from": {"kind": "random", "seed": 3}}, {"game": "twelve-patrols"}]
)
def test_only_who_invites_may_leave_a_deck_to_the_other(tmp_path: Path, form: dict[str, object]) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        assert ann.post("/api/tables", json={**FORM, **form}).status_code in {400, 422}
        assert ann.post("/api/tables", json={**FORM, "deck": "nobody-has-it"}).status_code == 422


def test_who_cannot_be_read_his_decks_is_told_so(tmp_path: Path) -> None:
    async def fails(_: User, __: str, ___: str) -> dict[str, str]:
        raise OSError

    with house(tmp_path) as here, here.guest() as ann:
        table, _ = opened(ann)
        here.state.tables.own = fails
        with ann.seat(table) as line:
            answer = line.ask(client.Bring("x", deck="own/any"))
            assert isinstance(answer, server.Refused)
            assert answer.reason == "failed"


def test_people_who_change_seats_keep_their_decks() -> None:
    game = setups.game("patrol", "venom,legion", OPEN)
    assert setups.deck_name(setups.turned(game)) == "legion,venom"
    same = setups.game("patrol", "venom")
    assert setups.turned(same) is same


@pytest.mark.parametrize(("deck", "words"), [(None, "Vanguard"), ("shadows", "Shadows")])
def test_a_table_is_called_by_the_decks_that_are_played(tmp_path: Path, deck: str | None, words: str) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        form = {"game": "patrol", "from": {"kind": "random"}, "seats": "here", **({"deck": deck} if deck else {})}
        name = ann.post("/api/tables", json=form).json()["table"]
        with ann.socket(name) as line:
            deal = line.join().deal
        assert (deal.deck, deal.deck_words) == (deck or "vanguard", words)
        listed = ann.get("/api/tables?state=open").json()["tables"]
        assert [one["deck"] for one in listed] == [deck or "vanguard"]


def test_a_deck_of_ones_own_is_called_by_the_title_in_its_file() -> None:
    held = capabilities.decks("patrol")
    plain = held.write(held.renamed(decks.find("patrol", "ramparts"), "mine"))
    titled = plain.replace('name = "mine"\n', 'name = "mine"\ntitle = { en = "My Wall", fr = "Mon mur" }\n')
    assert table_setup.titles("patrol", "own/mine", [titled])("fr") == ("Patrol", "Mon mur")
    assert table_setup.titles("patrol", "own/mine", [titled])("en") == ("Patrol", "My Wall")
    assert table_setup.titles("patrol", "own/mine", [plain])("en") == ("Patrol", "Mine")
    assert table_setup.titles("patrol", "own/motley-crew,legion")("fr") == ("Patrol", "Motley Crew et Légion")
    assert table_setup.titles("patrol", "motley-crew")("en") == ("Patrol", "Motley Crew")
    assert table_setup.titles("patrol", "own/Ann’s Own-Goals")("en") == ("Patrol", "Ann’s Own-Goals")


def test_a_table_with_a_deck_of_ones_own_is_headed_by_its_title(tmp_path: Path) -> None:
    held = capabilities.decks("patrol")
    text = held.write(held.renamed(decks.find("patrol", "ramparts"), "mine"))
    text = text.replace('name = "mine"\n', 'name = "mine"\ntitle = { en = "My Wall", fr = "Mon mur" }\n')
    with house(tmp_path) as here, here.guest() as ann:
        assert ann.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201
        for seats in ({"seats": "bot", "bot": {"player": "level:0"}}, {"seats": "here"}):
            body = {"game": "patrol", "deck": "own/mine", "from": {"kind": "random"}, **seats}
            table = ann.post("/api/tables", json=body).json()["table"]
            restart(here)
            with ann.socket(table) as line:
                assert line.join("fr").deal.deck_words == "Mon mur"


def test_a_deck_without_a_title_is_listed_by_its_name_in_words(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        mine(ann, "second-wall")
        listed = next(one for one in ann.get("/api/games").json()["games"] if one["game"] == "patrol")
        words = next(one["words"] for one in listed["decks"] if one["own"])
        assert words == ann.get("/api/decks/patrol/own/second-wall").json()["words"] == "Second Wall"


def bringing(name: str, deck: str, title: str) -> str:
    """Return the text of a deck that brings its first soldier along, under a French name of its own."""
    held = capabilities.decks("patrol")
    made = held.titled(held.renamed(decks.find("patrol", deck), name), title)
    return edited(held.write(made), 0, {"name.fr": f"Le premier de {title}"})


@pytest.mark.parametrize("seats", [{"seats": "here"}, {"seats": "bot", "bot": {"player": "level:0", "seat": 1}}])
def test_each_of_two_decks_of_ones_own_keeps_its_file(tmp_path: Path, seats: dict[str, object]) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        for text in (bringing("wall", "ramparts", "Mur"), bringing("host", "legion", "Armée")):
            assert ann.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201
        body = {"game": "patrol", "deck": "own/wall", "theirs": "own/host", "from": {"kind": "random"}, **seats}
        table = ann.post("/api/tables", json=body).json()["table"]

        def shown() -> tuple[str, set[str], list[str]]:
            with ann.socket(table) as line:
                words = line.join("fr").deal.deck_words
            lists = ann.get(f"/api/tables/{table}/decks", headers={"Accept-Language": "fr"}).json()["decks"]
            titles = {card["title"] for deck in lists for card in deck["cards"]}
            return words, {title for title in titles if title.startswith("Le premier")}, [one["words"] for one in lists]

        before = shown()
        assert "Mur" in before[0]
        assert "Armée" in before[0]
        assert before[1] == {"Le premier de Mur", "Le premier de Armée"}
        restart(here)
        assert shown() == before


def test_a_table_of_before_keeps_the_one_file_that_it_has() -> None:
    begun = events.Begun(record="", cards="a")
    assert events.Begun(record="").decks_of() == []
    assert begun.decks_of() == ["a"]
    written = events.write(begun)
    assert events.read(written) == begun
    assert table_setup.titles("patrol", "own/mine,legion", ["name = 'x'"])("fr") == ("Patrol", "Mine et Légion")


@pytest.mark.parametrize(
    ("game", "shipped"), [("patrol", "ramparts"), ("spellfire", "dales"), ("twelve-patrols", "house")]
)
def test_decks_of_one_title_are_numbered(tmp_path: Path, game: str, shipped: str) -> None:
    held = capabilities.decks(game)
    cards = decks.find(game, shipped)
    texts = [held.write(held.titled(held.renamed(cards, name), "Storm")) for name in ("one", "two", "three")]
    with house(tmp_path) as here, here.guest() as ann:
        saved = [ann.post("/api/decks", json={"game": game, "text": text, "save": True}).json() for text in texts]
        assert [(one["saved"], one["words"]) for one in saved] == [
            (True, "Storm"),
            (True, "Storm 2"),
            (True, "Storm 3"),
        ]
        again = ann.post("/api/decks", json={"game": game, "text": texts[1], "save": True}).json()
        assert again["words"] == "Storm 2", "its own title is no other deck's"
        found = ann.get(f"/api/decks/{game}/own/one").json()
        assert (found["words"], found["copy"]) == ("Storm", "Storm 4")
        first = ann.get(f"/api/decks/{game}/{shipped}").json()
        assert first["copy"] == f"{first['words']} 2"
        listed = next(one for one in ann.get("/api/games").json()["games"] if one["game"] == game)
        assert sorted(one["words"] for one in listed["decks"] if one["own"]) == ["Storm", "Storm 2", "Storm 3"]
