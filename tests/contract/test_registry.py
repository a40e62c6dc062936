"""The contract is tested on everything that the registry names."""

from tests.contract.entries import ENTRIES, TRIAL

from vedette import registry


def test_every_game_on_the_shelf_is_tested() -> None:
    assert {entry.game.rules.name for entry in ENTRIES.values()} == {*registry.names(), TRIAL}


def test_every_variant_is_tested() -> None:
    for name in registry.names():
        assert {f"{name} {variant}" for variant in registry.get(name).variants} <= set(ENTRIES)
