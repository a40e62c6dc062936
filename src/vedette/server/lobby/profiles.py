"""Profiles: the points that a guest keeps, with a name, exported as a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import registry
from vedette.protocol import statistics
from vedette.server.auth import ExportedProfile
from vedette.server.store.writer import LorePoints
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.server.auth import Signer
    from vedette.server.lobby.lobby import Asker
    from vedette.server.store.store import Store


class Profiles:
    """Reads and changes the profiles in the store. No table counts twice in one profile."""

    def __init__(self, store: Store, signer: Signer) -> None:
        """Use this store; the signer makes and reads tokens."""
        self.store = store
        self.signer = signer

    async def read(self, asker: Asker, added: int = 0) -> statistics.Lore:
        """Return the guest's profile: name, points by game, token; ``added`` is how many games were just imported."""
        name, deeds = await self.store.profile(asker.guest), await self.store.deeds(asker.guest)
        points: dict[str, dict[str, int]] = {}
        for deed in deeds:
            points.setdefault(deed.game, {})[deed.source] = deed.points
        records = [
            statistics.LoreRow(
                game, registry.get(game).title(asker.language), sum(points[game].values()), len(points[game])
            )
            for game in registry.names()
            if game in points
        ]
        return statistics.Lore(name, records, self.signer.export(ExportedProfile(name, points)) if deeds else "", added)

    async def change(self, asker: Asker, form: statistics.NewLore) -> statistics.Lore:
        """Import a token's points, then set the name; raises Refusal for a token that we did not sign."""
        added = await self._add(asker.guest, form.token) if form.token is not None else 0
        if form.name is not None:
            await self.store.name_profile(asker.guest, tidy(form.name))
        return await self.read(asker, added)

    async def forget(self, asker: Asker) -> None:
        """Erase the guest's profile; an exported token still restores its points."""
        await self.store.forget_profile(asker.guest)

    async def _add(self, guest: str, token: str) -> int:
        """Import a token's points; return how many games were new. A profile without a name takes the token's."""
        lore = self.signer.lore(token.strip())
        if lore is None:
            raise Refusal("lore")
        known = {deed.source for deed in await self.store.deeds(guest)}
        new = [
            LorePoints(guest, source, game, points)
            for game, won in lore.points.items()
            for source, points in won.items()
            if source not in known
        ]
        await self.store.add_deeds(new)
        if lore.name and not await self.store.profile(guest):
            await self.store.name_profile(guest, lore.name)
        return len(new)


def tidy(name: str) -> str:
    """Return a name that fits on one line: printable characters, single spaces between words."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
