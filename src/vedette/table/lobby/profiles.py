"""Profiles: the points that a guest keeps for ever, under a name of his own, taken along as a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import registry
from vedette.protocol import http
from vedette.session.effects import Refusal
from vedette.table.guest import Lore
from vedette.table.store.store import Deed

if TYPE_CHECKING:
    from vedette.table.guest import Signer
    from vedette.table.lobby.lobby import Asker
    from vedette.table.store.store import Store


class Profiles:
    """Reads and changes what the store keeps of a guest for ever. No table counts twice in one profile."""

    def __init__(self, store: Store, signer: Signer) -> None:
        """Keep profiles in this store; the signer makes and reads their tokens."""
        self.store = store
        self.signer = signer

    async def read(self, asker: Asker, added: int = 0) -> http.Lore:
        """Return the profile of who asks."""
        name, deeds = await self.store.profile(asker.guest), await self.store.deeds(asker.guest)
        points: dict[str, dict[str, int]] = {}
        for deed in deeds:
            points.setdefault(deed.game, {})[deed.source] = deed.points
        records = [
            http.LoreRow(game, registry.get(game).title(asker.language), sum(points[game].values()), len(points[game]))
            for game in registry.names()
            if game in points
        ]
        return http.Lore(name, records, self.signer.export(Lore(name, points)) if deeds else "", added)

    async def change(self, asker: Asker, form: http.NewLore) -> http.Lore:
        """Add what a token brings, then take the name; raises Refusal for a token that is none of ours."""
        added = await self._add(asker.guest, form.token) if form.token is not None else 0
        if form.name is not None:
            await self.store.name_profile(asker.guest, tidy(form.name))
        return await self.read(asker, added)

    async def forget(self, asker: Asker) -> None:
        """Erase the profile of who asks; a token that was taken along still brings its points."""
        await self.store.forget_profile(asker.guest)

    async def _add(self, guest: str, token: str) -> int:
        """Return how many games a token brought that were not here; a profile without a name takes the token's."""
        lore = self.signer.lore(token.strip())
        if lore is None:
            raise Refusal("lore")
        known = {deed.source for deed in await self.store.deeds(guest)}
        new = [
            Deed(guest, source, game, points)
            for game, won in lore.points.items()
            for source, points in won.items()
            if source not in known
        ]
        await self.store.add_deeds(new)
        if lore.name and not await self.store.profile(guest):
            await self.store.name_profile(guest, lore.name)
        return len(new)


def tidy(name: str) -> str:
    """Return a name fit for one line: nothing unprintable, no blanks but single ones between words."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
