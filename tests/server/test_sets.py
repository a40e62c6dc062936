"""Cards of one's own over HTTP: entered, heard, drawn, kept, exported, put into a deck and played."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from tests.server.served import Guest, house

from vedette import capabilities, decks, files, registry
from vedette.server.jobs.parsing import free

MILLER = {
    "id": "miller",
    "name": {"en": "Miller", "fr": "Meunier"},
    "level": 2,
    "type": "R",
    "ability": {"en": "Flour", "fr": "Farine"},
    "power": "hide enemy; give patrolmates 1 temporary",
    "quote": {"en": "Sneeze.", "fr": "Éternue."},
}
SAID = "Un ennemi se retourne face cachée, et chaque compagnon gagne 1 niveau temporaire."
ADA = {
    "number": 2,
    "name": "Ada the Bold",
    "type": "hero",
    "world": "forgotten-realms",
    "icon": "6",
    "power": '{ do = "level", who = "this", number = 3, if = ["other monster | champion +dragon"] }',
}
CARDS: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "patrol": ({"name": "hamlet", "title": {"en": "The hamlet", "fr": "Le hameau"}}, MILLER, "hamlet"),
    "spellfire": ({"set": "Mine", "title": "My cards"}, ADA, "Mine"),
}


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with house(tmp_path_factory.mktemp("sets")) as here, here.guest() as ann:
        here.lift_limits()
        yield ann


def sent(ann: Guest, game: str, **form: object) -> dict[str, Any]:
    answer = ann.post("/api/sets?lang=fr", json={"game": game, **form})
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", CARDS)
def test_every_sample_sentence_is_understood_and_means_the_same_in_both_languages(game: str) -> None:
    editor = capabilities.editor(game)
    powers = []
    for language in ("en", "fr"):
        groups = editor.samples(language).values()
        types = ("R", "P", "D") if game == "patrol" else ("hero",)
        powers.append(
            [editor.hear(one, language, {"type": of}) for of, group in zip(types, groups, strict=True) for one in group]
        )
    assert powers[0] == powers[1]
    assert len(set(powers[0])) == len(powers[0]) > 10


def test_the_form_of_each_game_is_told_in_both_languages(ann: Guest) -> None:
    for game in CARDS:
        told = [ann.get(f"/api/sets/{game}?lang={language}").json() for language in ("en", "fr")]
        english, french = ([field["words"] for field in one["card"]] for one in told)
        assert len(english) == len(french)
        assert english != french
        kinds = {field["kind"] for field in told[0]["card"]}
        assert {"line", "whole", "one"} <= kinds
        words = next(field for field in told[1]["card"] if field["key"] == "type")["right"]
        assert len({one["word"] for one in words}) == len(words) > 3
    refused = ann.get("/api/sets/twelve-patrols")
    assert (refused.status_code, refused.json()["refused"]) == (422, "game-lacks")


@pytest.mark.parametrize("game", CARDS)
def test_a_card_is_drawn_and_said_as_it_is_entered(ann: Guest, game: str) -> None:
    head, card, _ = CARDS[game]
    found = sent(ann, game, head=head, cards=[card])
    assert (found["faults"], found["saved"]) == ([], False)
    name = card["name"]["fr"] if isinstance(card["name"], dict) else card["name"]
    assert name in found["card"]["svg"]
    assert found["card"]["text"]["en"] != found["card"]["text"]["fr"]
    again = sent(ann, game, text=found["text"])
    assert (again["head"], again["cards"], again["card"]) == (head, [card], found["card"])


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_a_card_are_read_back(ann: Guest, game: str, language: str) -> None:
    head, card, _ = CARDS[game]
    text = sent(ann, game, head=head, cards=[card])["card"]["text"][language]
    bare = {**card, "power": ""}
    found = sent(ann, game, head=head, cards=[bare], heard={"text": text, "language": language})
    assert (found["faults"], found["cards"]) == ([], [card])
    wrong = sent(ann, game, head=head, cards=[card], heard={"text": "Il pleut des gobelins.", "language": language})
    assert [(fault["card"], fault["field"]) for fault in wrong["faults"]] == [(0, "text")]
    assert wrong["cards"] == [card]


def test_every_fault_is_told_with_its_card_its_field_and_its_line(ann: Guest) -> None:
    head, card, _ = CARDS["patrol"]
    spoilt = {**card, "name": {"en": "Oak", "fr": "Chêne"}, "id": "Oak!", "power": "eat enemy"}
    found = sent(ann, "patrol", head=head, cards=[card, spoilt], at=1)
    assert [(fault["card"], fault["field"]) for fault in found["faults"]] == [(1, "id"), (1, "power")]
    lines = found["text"].splitlines()
    assert [word in lines[one["line"] - 1] for one, word in zip(found["faults"], ("Oak!", "eat"), strict=True)] == [
        1,
        1,
    ]
    assert found["card"] is None
    assert sent(ann, "patrol", head=head, cards=[card, spoilt], at=0)["card"] is not None  # the other is right
    head, card, _ = CARDS["spellfire"]
    spoilt = {**card, "icon": "big", "power": '{ do = "levle", who = "this" }\n{ do = '}
    told = sent(ann, "spellfire", head=head, cards=[spoilt])["faults"]
    assert [fault["card"] for fault in told] == [0]  # no TOML at all: the line alone
    spoilt["power"] = '{ do = "levle", who = "this" }'
    told = sent(ann, "spellfire", head=head, cards=[spoilt])["faults"]
    assert {fault["field"] for fault in told} == {"icon", "power"}
    assert any("level" in fault["words"] for fault in told)


@pytest.mark.parametrize(("game", "head"), [("patrol", {"name": "house"}), ("spellfire", {"set": "1st"})])
def test_a_set_is_not_called_like_one_of_ours(ann: Guest, game: str, head: dict[str, str]) -> None:
    found = sent(ann, game, head=head, cards=[CARDS[game][1]], save=True)
    assert not found["saved"]
    assert [fault["line"] for fault in found["faults"]] == [1]


@pytest.mark.parametrize("game", CARDS)
def test_a_set_is_kept_exported_and_played_at_once(ann: Guest, game: str, tmp_path: Path) -> None:
    head, card, name = CARDS[game]
    kept = ann.post("/api/sets", json={"game": game, "head": head, "cards": [card], "save": True})
    assert (kept.status_code, kept.json()["set"], kept.json()["saved"]) == (201, name, True)
    assert [row["set"] for row in ann.get(f"/api/sets/{game}").json()["sets"]] == [name]
    text = ann.get(f"/api/sets/{game}/{name}").json()["text"]
    craft = registry.get(game).editor
    assert craft is not None
    assert craft.write(craft.examine(text, "")[0]) == text  # the file that the command line takes
    made = ann.post(f"/api/sets/{game}/{name}/deck", json={})
    assert made.status_code == 201, made.text
    deck = made.json()["deck"]
    page = ann.get(f"/api/decks/{game}/{deck}").json()
    assert page["faults"] == []
    assert any((one.get("soldier") or one["id"]) in ("miller", "Mine/2") for one in page["cards"])
    path = tmp_path / "deck.toml"
    path.write_text(page["text"])
    assert files.deck(game, str(path)) is not None  # it brings its cards along
    assert ann.get(f"/api/prints/{game}/{page['prints'][0]['what']}/{deck}?form=svg").status_code == 200
    seats = {"seats": "here"} if game == "patrol" else {}
    assert ann.post("/api/tables", json={"game": game, "deck": deck, **seats}).status_code == 201


def test_a_deck_follows_its_cards_and_outlives_them(ann: Guest) -> None:
    head, card, name = CARDS["spellfire"]
    assert sent(ann, "spellfire", head=head, cards=[card], save=True)["saved"]
    made = ann.post(f"/api/sets/spellfire/{name}/deck", json={})
    assert made.status_code == 201, made.text
    deck = made.json()["deck"]
    assert sent(ann, "spellfire", head=head, cards=[{**card, "icon": "7"}], save=True)["saved"]

    def icon() -> str:
        cards = ann.get(f"/api/decks/spellfire/{deck}").json()["cards"]
        return str(next(one["icon"] for one in cards if one["id"] == "Mine/2"))

    assert icon() == "7"
    assert any(one["id"] == "Mine/2" for one in ann.get("/api/pool/spellfire").json()["cards"])
    assert ann.delete(f"/api/sets/spellfire/{name}").status_code == 204
    assert ann.get(f"/api/sets/spellfire/{name}").status_code == 404
    assert icon() == "6"  # as it was when the deck was kept


@pytest.mark.parametrize("game", CARDS)
def test_a_deck_that_was_edited_is_not_made_anew_over_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, card, name = CARDS[game]
    with house(tmp_path) as here, here.guest() as bob:
        bob.post("/api/sets", json={"game": game, "head": head, "cards": [card], "save": True})
        held = capabilities.decks(game)

        def made() -> str:
            return str(bob.post(f"/api/sets/{game}/{name}/deck", json={}).json()["deck"])

        def text(deck: str) -> str:
            return str(bob.get(f"/api/decks/{game}/{deck}").json()["text"])

        first = made()
        kept = text(first)
        assert made() == first
        edited = held.write(held.renamed(held.examine(kept, "")[0], first.removeprefix("own/")))
        saved = bob.post("/api/decks", json={"game": game, "text": edited, "save": True}).json()
        assert (saved["saved"], saved["deck"]) == (True, first)
        monkeypatch.setattr("vedette.server.lobby.sets.MOST", 1)
        assert bob.post(f"/api/sets/{game}/{name}/deck", json={}).json()["refused"] == "decks"
        monkeypatch.undo()
        other = made()
        assert other == f"{first}-2"
        assert made() == f"{first}-3"
        assert len(free("x" * 60, set())) == 38
        assert bob.get(f"/api/decks/{game}/{other}").json()["faults"] == []
        assert text(first) == edited


@pytest.mark.parametrize("game", CARDS)
def test_no_table_waits_while_somebodys_decks_and_sets_are_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, card, name = CARDS[game]
    found = registry.get(game).editor
    assert found is not None
    craft = type(found)
    deck, read = decks.examine, craft.examine
    threads = list[int]()

    def noted(examine: Callable[..., object]) -> Callable[..., object]:
        def examined(*told: object) -> object:
            threads.append(threading.get_ident())
            return examine(*told)

        return examined

    async def loop() -> int:
        return threading.get_ident()

    with house(tmp_path) as here, here.guest() as bob:
        bob.post("/api/sets", json={"game": game, "head": head, "cards": [card], "save": True})
        monkeypatch.setattr(craft, "examine", noted(read))
        monkeypatch.setattr(decks, "examine", noted(deck))
        made = bob.post(f"/api/sets/{game}/{name}/deck", json={}).json()["deck"]
        bob.get("/api/games")
        bob.get(f"/api/sets/{game}")
        text = bob.get(f"/api/decks/{game}/{made}").json()["text"]
        for path in ("decks", "pool"):
            bob.post(f"/api/{path}", json={"game": game, "text": text})
        assert len(threads) > 6
        assert asyncio.run_coroutine_threadsafe(loop(), here.loop).result() not in threads


@pytest.mark.parametrize("game", CARDS)
def test_a_deck_may_be_made_of_the_cards_that_it_brings_along(game: str, tmp_path: Path) -> None:
    head, card, name = CARDS[game]
    called = "miller" if game == "patrol" else "Mine/2"

    def ids(answer: Response) -> set[str]:
        return {one.get("soldier") or one["id"] for one in answer.json()["cards"]}

    with house(tmp_path) as here, here.guest() as bob:
        bob.post("/api/sets", json={"game": game, "head": head, "cards": [card], "save": True})
        deck = bob.post(f"/api/sets/{game}/{name}/deck", json={}).json()["deck"]
        bob.delete(f"/api/sets/{game}/{name}")
        text = bob.get(f"/api/decks/{game}/{deck}").json()["text"]
        ours = ids(bob.get(f"/api/pool/{game}"))
        assert called in ids(bob.post("/api/pool", json={"game": game, "text": text})) - ours
        assert ids(bob.post("/api/pool", json={"game": game, "text": "nonsense"})) == ours
        draft = bob.post("/api/decks", json={"game": game, "text": f"# mine\n{text}"}).json()
        assert (draft["text"], draft["faults"]) == (text, [])  # as its file will have it


def test_a_set_begins_as_a_copy_of_ours(ann: Guest) -> None:
    (start,) = ann.get("/api/sets/patrol?lang=fr").json()["starts"]
    assert start["words"] == "Édition maison"
    found = ann.get(f"/api/sets/patrol/{start['set']}").json()
    assert len(found["cards"]) == 90
    head = {"name": "mine"}
    changed = [{**one, "level": 3} if one["id"] == "bard" else one for one in found["cards"]]
    for one in changed:
        one.pop("known", None)
    found = sent(ann, "patrol", head=head, cards=changed, save=True)
    assert found["saved"], found["faults"]
    deck = ann.post("/api/sets/patrol/mine/deck", json={}).json()
    assert deck["left"] == [] or "Bard" not in deck["left"]
