"""What earlier versions of the rules wrote is read by today's: records, certificates, codes, running tables."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.served import house
from tests.spoken import answer, fails, run

from vedette import setups
from vedette.core import record
from vedette.server.auth import COOKIE

FOLDER = Path(__file__).parent / "version_1"
RECORDS = sorted(FOLDER.glob("*.record"))
SECOND = sorted((FOLDER.parent / "version_2").glob("*.record"))
CERTIFICATES = sorted(FOLDER.glob("*.certificate.json"))


@pytest.mark.parametrize("path", RECORDS + SECOND, ids=lambda path: path.stem)
def test_a_record_of_earlier_rules_replays_exactly(path: Path) -> None:
    told = answer("replay", str(path))
    assert told["status"] == "EXACT"
    assert told["result"] == path.stem.rpartition("-")[2]
    again = record.read(path.read_text("utf-8"), "")
    match = record.replay(again, setups.restore(again))
    assert record.write(match) == path.read_text("utf-8")


@pytest.mark.parametrize("path", CERTIFICATES, ids=lambda path: path.stem)
def test_a_certificate_of_the_first_rules_is_still_valid(path: Path) -> None:
    assert answer("verify", str(path))["valid"]


def test_a_record_of_rules_that_are_not_known_is_refused_by_name(tmp_path: Path) -> None:
    text = RECORDS[0].read_text("utf-8")
    later = tmp_path / "later.record"
    later.write_text(text.replace("rules: 1\n", "rules: 4\nrulebook: 4\n", 1))
    assert "version 4 of the rules" in fails(1, "replay", str(later))
    mixed = tmp_path / "mixed.record"
    mixed.write_text(text.replace("rules: 1\n", "rules: 2\n", 1))
    assert "version 2 of the rules" in fails(1, "replay", str(mixed))


@pytest.mark.parametrize(
    "told", json.loads((FOLDER / "codes.json").read_text("utf-8")), ids=lambda told: told["code"][:20]
)
def test_a_code_of_earlier_gives_the_deal_that_it_gave(told: dict[str, object]) -> None:
    code = str(told["code"])
    dealt = answer("deal", "spellfire", "--code", code)
    assert dealt["columns"] == told["columns"]
    assert dealt["starter"] == told.get("starter", dealt["starter"])
    assert code.partition("/")[0].startswith("s1") or dealt["code"] == code


@pytest.mark.once
def test_tables_that_ran_by_the_first_rules_go_on(tmp_path: Path) -> None:
    told = json.loads((FOLDER / "store.json").read_text("utf-8"))
    with closing(sqlite3.connect(tmp_path / "vedette.db")) as old:
        old.executescript((FOLDER / "store.sql").read_text("utf-8"))
    with house(tmp_path) as here, here.guest() as ann:
        ann.client.cookies.set(COOKIE, told["cookie"])
        with ann.seat(told["played"]) as line:
            assert (line.table.version, line.table.legal) == (told["version"], [])
        with ann.seat(told["mists-open"]) as line:
            assert [legal.action for legal in line.table.legal]
            line.act()
        with ann.seat(told["dragon-hunt-lost"]) as line:
            assert line.table.legal == []
        kept = ann.get(f"/api/tables/{told['mists-open']}/record")
        assert "rules: 1\n" in kept.text
        (tmp_path / "again.record").write_text(kept.text)
    assert run("replay", str(tmp_path / "again.record")).status == 0
