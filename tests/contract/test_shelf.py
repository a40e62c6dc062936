"""The contract is tested on everything that the shelf holds."""

from tests.contract.shelf import ENTRIES, TRIAL

from vedette import shelf


def test_every_game_on_the_shelf_is_tested() -> None:
    assert {entry.game.rules.name for entry in ENTRIES.values()} == {*shelf.BOXES, TRIAL}


def test_every_variant_is_tested() -> None:
    for name, box in shelf.BOXES.items():
        assert {f"{name} {variant}" for variant in box.options} <= set(ENTRIES)
