"""``vedette verify`` at its door: what was written stays valid, and forged claims are refused with where and why."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.forgery import PROOFS, Forger, accepted, believed
from tests.spoken import answer, fails, run

from vedette import capabilities, deals, setups
from vedette.games.twelve_patrols.capabilities.solver import RegionSolver

WRITTEN = sorted((Path(__file__).parent / "certificates").glob("*.json"))
MUTANTS = {"lines": 150, "trace": 60, "refutation": 8}
"""How many are made of a certificate, by what proves it: some proofs take longer to check."""
FIRST = Path(__file__).parent / "certificates" / "twelve-patrols-house-plain-1.json"
KRYNN = Path(__file__).parent / "certificates" / "spellfire-krynn-lenient-items.json"
UNWINNABLE = "fiendish/1MKEY-TC4X5"
LOST_AT_ONCE = ("war-of-minds", 40)
"""A deck of which, in its first edition, a deal among so many seeds is lost before the first choice."""
REFUTED = [path for path in WRITTEN if "refuted" in path.name]
LOST = [path for path in WRITTEN if "lost" in path.name]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def load(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def told(*words: str, stdin: str = "") -> Any:  # noqa: ANN401 (JSON)
    """Return the JSON document of a command, whatever its status."""
    return json.loads(run(*words, "--json", stdin=stdin).out)


def proof_of(claim: dict[str, Any]) -> str:
    return next(key for key in PROOFS if key in claim)


def renewed(claim: dict[str, Any], old: str, new: str) -> tuple[dict[str, Any], str]:
    """Return a certificate of which a card was edited and the hash renewed, and the name of the card."""
    rows = [*claim["definition"]]
    at, row = next((at, row) for at, row in enumerate(rows) if old in row)
    rows[at] = row.replace(old, new)
    cards = "".join(f"{line.strip()}\n" for line in rows if line.startswith(" "))
    rows[-1] = f"cards: {sha256(cards.encode()).hexdigest()}"
    return {**claim, "definition": rows}, row.split('name = "')[1].split('"')[0]


def refusal(claim: dict[str, Any]) -> str:
    return fails(1, "verify", "-", stdin=json.dumps(claim))


@pytest.fixture(scope="module")
def refuted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("refuted") / "r.json"
    run("solve", "twelve-patrols", "--code", UNWINNABLE, "--certificate", str(path))
    return load(path)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_certificates_that_were_written_before_stay_valid(path: Path) -> None:
    claim = load(path)
    found = answer("verify", str(path))
    assert found["valid"] is True
    assert (found["verdict"], found["lines"]) == (claim["verdict"], len(claim[proof_of(claim)]))
    assert all(found[key] == claim[key] for key in ("code", "order", "dice", "columns") if key in claim)


def test_a_win_is_not_believed_of_another_deal() -> None:
    claim = load(FIRST)
    assert "code: fiendish/1MKEY-TC4X5 is the code of another deal" in refusal({**claim, "code": UNWINNABLE})
    assert "code: hello is the code of another deal" in refusal({**claim, "code": "hello"})
    assert "code" in refusal({**claim, "code": claim["code"][:-1]})


def test_a_deck_without_its_requirements_is_not_the_deck_of_the_code() -> None:
    claim = load(FIRST)
    bare = [{"name": region["name"]} for region in claim["deck"]]
    assert "is the code of another deal" in refusal({**claim, "deck": bare})
    swapped = [{key.replace("west", "West"): kept for key, kept in region.items()} for region in claim["deck"]]
    assert "West" in refusal({**claim, "deck": swapped})
    assert "cards in full" in refusal({**claim, "deck": "/etc/hostname"})


def test_a_deck_of_nobody_is_shown_as_somebodys_own() -> None:
    claim = load(FIRST.with_name("twelve-patrols-house-plain-2.json"))
    assert "code" not in claim
    assert answer("verify", "-", stdin=json.dumps(claim))["boxed"] is True
    bare = {**claim, "deck": [{"name": region["name"]} for region in claim["deck"]]}
    found = answer("verify", "-", stdin=json.dumps(bare))
    assert (found["boxed"], found["deck"]) == (False, "list")
    assert "doesn’t come with the game; its cards have the hash" in run("verify", "-", stdin=json.dumps(bare)).out


def test_what_no_deal_has_no_certificate_has() -> None:
    claim = load(FIRST)
    assert "cheat" in refusal({**claim, "options": ["cheat"]})
    assert "note: a certificate of this verdict has no “note”" in refusal({**claim, "note": "x"})
    for key in ("deck", "options", "dice", "order", "code"):
        assert f"“{key}” is missing" in refusal({name: kept for name, kept in claim.items() if name != key})


def test_a_line_that_the_game_cannot_read_is_refused() -> None:
    claim = load(FIRST)
    place = next(at for at, line in enumerate(claim["lines"]) if line.startswith("place"))
    for spoilt in (claim["lines"][place].replace("A1", "zA1"), claim["lines"][place].upper()):
        lines = [*claim["lines"]]
        lines[place] = spoilt
        found = answer("verify", "-", stdin=json.dumps({**claim, "lines": lines}), status=1)
        assert (found["valid"], found["line"]) == (False, place + 1)


def test_what_is_no_certificate_says_so() -> None:
    for text in ("", "vedette record 1\n", "[]", "{}", json.dumps(answer("deal", "twelve-patrols", "--seed", "1"))):
        assert "this isn’t a certificate; solve --certificate writes one" in fails(1, "verify", "-", stdin=text)


def test_a_card_that_was_edited_is_named(home: Path) -> None:
    run("solve", "spellfire", "--code", "krynn/0T0XG-1B79Z-D1", "--budget", "20000", "--certificate", "k.json")
    claim = load(home / "k.json")
    assert answer("verify", "k.json")["boxed"] is True
    edited, name = renewed(claim, 'icon = "8"', 'icon = "1"')
    said = refusal(edited)
    assert "”, which has other cards:" in said
    assert name in said
    del edited["code"]
    assert told("verify", "-", stdin=json.dumps(edited))["boxed"] is False


def test_the_code_of_another_spellfire_deal_is_refused() -> None:
    claim, other = load(KRYNN), load(KRYNN.with_name("spellfire-dales-plain.json"))
    assert "is the code of another deal" in refusal({**claim, "code": other["code"]})
    assert "starter" in refusal({**claim, "starter": claim["columns"][0][0]})


def test_that_nothing_wins_is_verified(refuted: dict[str, Any]) -> None:
    found = answer("verify", "-", stdin=json.dumps(refuted))
    assert (found["valid"], found["verdict"], found["lines"]) == (True, "unwinnable", len(refuted["refutation"]))
    assert "no arrangement of the cards wins" in run("verify", "-", stdin=json.dumps(refuted)).out


def test_no_line_of_a_refutation_can_be_left_out_or_mended(refuted: dict[str, Any]) -> None:
    lines = refuted["refutation"]
    for at in (0, len(lines) // 2, len(lines) - 1):
        less = {**refuted, "refutation": lines[:at] + lines[at + 1 :]}
        found = answer("verify", "-", stdin=json.dumps(less), status=1)
        assert (found["valid"], found["why"]) == (False, "open")
    twice = {**refuted, "refutation": [*lines, lines[-1]]}
    assert answer("verify", "-", stdin=json.dumps(twice), status=1)["why"] == "twice"
    at = next(at for at, line in enumerate(lines) if " lines " in line)
    spoilt = f"{lines[at].partition(' lines ')[0]} cost"
    found = answer(
        "verify", "-", stdin=json.dumps({**refuted, "refutation": [*lines[:at], spoilt, *lines[at + 1 :]]}), status=1
    )
    assert (found["why"], found["line"], found["note"]) == ("reason", at + 1, spoilt)


def test_a_winnable_deal_has_no_refutation(refuted: dict[str, Any]) -> None:
    claim = load(FIRST)
    del claim["lines"]
    claim |= {"verdict": "unwinnable", "refutation": refuted["refutation"]}
    assert answer("verify", "-", stdin=json.dumps(claim), status=1)["valid"] is False
    assert "holds no proof" in refusal({**{key: claim[key] for key in claim if key != "refutation"}, "nodes": 7})


def test_a_spellfire_deal_that_is_lost_is_verified(home: Path) -> None:
    deck, seeds = LOST_AT_ONCE
    for seed in range(seeds):
        code = answer("deal", "spellfire", "--deck", deck, "--seed", str(seed))["code"].replace(f"{deck}.2", deck)
        found = told("solve", "spellfire", "--code", code, "--budget", "400", "--certificate", "t.json")
        if found["verdict"] == "unwinnable":
            claim = load(home / "t.json")
            assert answer("verify", "t.json")["valid"] is True
            assert "Verified: nothing you can do wins this deal." in run("verify", "t.json").out
            for lines in ([], [*claim["trace"], "lost"], ["1", *claim["trace"][1:]], ["won"]):
                if lines != claim["trace"]:
                    spoilt = json.dumps({**claim, "trace": lines})
                    assert answer("verify", "-", stdin=spoilt, status=1)["valid"] is False
            return
    raise AssertionError(deck)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_no_mutant_that_claims_anything_else_is_valid(path: Path) -> None:
    claim = load(path)
    forger = Forger(claim, seed=1)
    for _ in range(MUTANTS[proof_of(claim)]):
        mutant, how = forger.mutant()
        assert not believed(mutant, claim), how


def test_a_trace_proves_that_nothing_wins_for_its_own_deal_only() -> None:
    one, other = (load(path) for path in LOST)
    for claim, trace in ((one, other["trace"]), (other, one["trace"])):
        assert answer("verify", "-", stdin=json.dumps({**claim, "trace": trace}), status=1)["why"] == "trace"


def test_a_refutation_proves_nothing_of_a_winnable_roll() -> None:
    claim = load(REFUTED[1])
    made = setups.game("twelve-patrols", "fiendish", claim["options"])
    rolls = [deals.random_deal(made, seed)[:9] for seed in range(6)]
    won = [roll for roll in rolls if capabilities.solver(made).solve(made, roll, 0).verdict == "winnable"]
    for roll in won[:3]:
        spoilt = {**claim, "dice": deals.write(made, roll)["dice"]}
        assert answer("verify", "-", stdin=json.dumps(spoilt), status=1)["why"] in {"reason", "open"}


@pytest.mark.parametrize("path", LOST, ids=lambda path: path.stem)
def test_no_line_of_a_trace_can_be_left_out_or_changed(path: Path) -> None:
    claim = load(path)
    lines = claim["trace"]
    for at in range(0, len(lines), len(lines) // 7):
        line = lines[at]
        assert not accepted({**claim, "trace": [*lines[:at], *lines[at + 1 :]]}), at
        for spoilt in ("lost", "1", f"{line} lost", line.rpartition(" ")[0]):
            assert spoilt == line or not accepted({**claim, "trace": [*lines[:at], spoilt, *lines[at + 1 :]]}), at


def test_what_is_no_line_is_refused_before_anything_is_computed(refuted: dict[str, Any]) -> None:
    lines = refuted["refutation"]
    for spoilt in (
        "hello",
        "- 1 luck",
        "- 1 order",
        "1 2 lines 1",
        "12 3 lines 11",
        "- 21 cost",
        "- x cost",
        "123456789 1 cost",
    ):
        found = answer("verify", "-", stdin=json.dumps({**refuted, "refutation": [*lines, spoilt]}), status=1)
        assert (found["why"], found["line"], found["note"]) == ("ill-formed", len(lines) + 1, spoilt)


def test_a_refutation_of_endless_lines_is_refused(refuted: dict[str, Any]) -> None:
    found = RegionSolver().verify({**refuted, "refutation": ["- 1 cost"] * 200_001}, "x")
    assert found.fault == (200_001, "- 1 cost", "work")


def test_a_card_that_was_edited_under_earlier_rules_is_named() -> None:
    """What the cards of a deck were then is not kept, so whatever differs from the deck of today is told."""
    claim = load(Path(__file__).parent / "games" / "spellfire" / "version_1" / "krynn.certificate.json")
    known = answer("verify", "-", stdin=json.dumps(claim))
    assert (known["rules"], known["boxed"]) == (1, False)
    edited, name = renewed(claim, 'icon = "8"', 'icon = "1"')
    assert name not in known["edited"]
    found = told("verify", "-", stdin=json.dumps(edited))
    assert (found["valid"], found["boxed"]) == (True, False)
    assert set(found["edited"]) == {*known["edited"], name}
    said = run("verify", "-", stdin=json.dumps(edited)).out
    assert "rules 1" in said
    assert name in said.rpartition("“krynn”")[2]
