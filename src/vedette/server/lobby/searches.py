"""Searches of users for decks, for answers to a deck and for deals, as ``vedette generate`` does; streamed."""

from __future__ import annotations

from contextlib import aclosing
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from vedette import decks, players
from vedette.core.errors import Illegal
from vedette.core.interval import Share
from vedette.core.language import say
from vedette.lab import deck_search
from vedette.lab.best_deck import PARTS, Race, deals_of
from vedette.lab.deck_search import Wanted
from vedette.lab.paired import quantile
from vedette.lab.pick import DealRequest
from vedette.protocol import experiments
from vedette.protocol.experiments import FoundDeck
from vedette.server.jobs import lab_jobs
from vedette.server.lobby.lab import BATCH, Line, Question, batch, spans
from vedette.session import table_setup

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from vedette.protocol import http
    from vedette.server.lobby.lab import Lab
    from vedette.server.lobby.lobby import Asker


async def deck(lab: Lab, asker: Asker, form: experiments.NewDeckSearch) -> SearchingDeck:
    """Return a search for decks that win a wanted share of deals, ready to run; raises a Trouble or a Refusal."""
    return SearchingDeck(lab, asker, await lab.ask(asker, lab_jobs.PrepareSearch(form), Wanted))


async def deals(lab: Lab, asker: Asker, form: experiments.NewDealSearch) -> SearchingDeals:
    """Return a search for deals of a wanted kind, ready to run; raises a Trouble or a Refusal."""
    what = lab_jobs.PreparePick(form, await lab.own(asker, form.game, [form.deck]))
    return SearchingDeals(lab, asker, await lab.ask(asker, what, DealRequest))


async def answer(lab: Lab, asker: Asker, form: experiments.NewAnswerSearch) -> SearchingAnswer:
    """Return a search for the deck that wins most against another, ready to run; raises a Trouble or a Refusal."""
    what = lab_jobs.PrepareAnswer(form, await lab.own(asker, form.game, [form.deck]))
    return SearchingAnswer(lab, asker, await lab.ask(asker, what, lab_jobs.AnswerData))


class Searching(Question[Line]):
    """A user's search; where it ends early, its last line says why in words too."""

    def _refused(self, why: http.RefusalBody) -> Line:
        return msgspec.structs.replace(super()._refused(why), words=why.words)


@dataclass
class SearchingDeck(Searching[experiments.DeckSearch]):
    """A user's search for a deck, or in a game for two for a pair, that wins a wanted share of deals."""

    search: Wanted
    tried: int = 0

    def _lines(self) -> AsyncGenerator[experiments.DeckSearch, None]:
        """Yield how far the search is, again and again; the last line has the decks."""
        return self._sampled() if self.search.players else self._exactly()

    async def _exactly(self) -> AsyncGenerator[experiments.DeckSearch, None]:
        """Search by climbs for a deck with an exact share of all deals within the target; yield how far it is."""
        yield self._found()
        work = (lab_jobs.Climb(self.search, at) for at in range(1, self.search.tries + 1))
        async with aclosing(self.lab.ahead(self.asker, work, lab_jobs.Attempted)) as answers:
            async for one in answers:
                self.tried += 1
                if one.decks:
                    share = one.won / one.of
                    yield self._certified(one.decks, "exact", Share(share, share, share, one.of))
                    return
                yield self._found()
        raise deck_search.none_exactly(self.search)

    async def _sampled(self) -> AsyncGenerator[experiments.DeckSearch, None]:
        """Measure candidate decks, those that are near the target a second time; yield how far the search is.

        It does what ``lab.deck_search.sampled`` does.
        """
        wanted, again = self.search, 0
        shares, (_, many) = list[float](), deck_search.sizes(wanted)
        yield self._found()
        while self.tried < wanted.tries:
            near = False
            screens = (lab_jobs.Screen(self.search, number) for number in range(self.tried, wanted.tries))
            async with aclosing(self.lab.ahead(self.asker, screens, Share)) as answers:
                async for one in answers:
                    self.tried += 1
                    yield self._found()
                    shares.append(one.share)
                    if near := wanted.target.near(one.share):
                        break
            if not near:
                break
            again += 1
            scores: list[lab_jobs.Scored] = []
            size = batch(wanted.game, wanted.players)
            work = (lab_jobs.Score(self.search, self.tried - 1, *span) for span in spans(many, 4 * size))
            async with aclosing(self.lab.ahead(self.asker, work, list[lab_jobs.Scored])) as scored:
                async for some in scored:
                    scores += some
                    yield msgspec.structs.replace(self._found(), deals=len(scores), all=many)
            found = deck_search.measured(scores, quantile(again))
            if wanted.target.holds(found):
                what = lab_jobs.CandidateDecks(self.search, self.tried - 1)
                yield self._certified(await self.lab.ask(self.asker, what, list[FoundDeck]), "games", found)
                return
        raise deck_search.none(wanted, shares)

    def _found(self) -> experiments.DeckSearch:
        words = say(self.asker.language, "lab-search", tried=self.tried, of=self.search.tries)
        return experiments.DeckSearch(words, self.tried, self.search.tries)

    def _certified(self, decks: list[FoundDeck], mode: str, share: Share) -> experiments.DeckSearch:
        language = self.asker.language
        words = say(
            language,
            "generate-deck",
            mode=mode,
            name=decks[0].name,
            players=players.title(self.search.players[0], self.search.game, language) if self.search.players else "",
            deals=share.cases,
            tried=self.tried,
            seed=str(self.search.seed),
            **share.percents(),
        )
        return experiments.DeckSearch(words, self.tried, self.search.tries, decks=decks, done=True)


@dataclass
class SearchingDeals(Searching[experiments.DealSearch]):
    """A user's search for deals that can be won, of a wanted grade or number of first choices that win."""

    order: DealRequest
    looked: int = 0

    def __post_init__(self) -> None:
        """Begin with no deals found."""
        self.deals: list[experiments.FoundDeal] = []

    async def _lines(self) -> AsyncGenerator[experiments.DealSearch, None]:
        yield self._found()
        work = (lab_jobs.PickSome(self.order, *span) for span in spans(self.order.tries, BATCH))
        async with aclosing(self.lab.ahead(self.asker, work, list[experiments.FoundDeal | None])) as answers:
            async for some in answers:
                for one in some:
                    self.looked += 1
                    if one is not None:
                        self.deals.append(one)
                    if len(self.deals) == self.order.wanted:
                        yield self._found(done=True)
                        return
                yield self._found()
        order = self.order
        values = {"wanted": order.wanted, "tries": order.tries, "seed": order.seed, "found": len(self.deals)}
        raise Illegal("generate-few", {key: str(value) for key, value in values.items()})

    def _found(self, *, done: bool = False) -> experiments.DealSearch:
        found, looked = len(self.deals), self.looked
        if done:
            words = say(self.asker.language, "generate-deals", deals=found, looked=looked, seed=str(self.order.seed))
        else:
            words = say(self.asker.language, "lab-looking", found=found, wanted=self.order.wanted, looked=looked)
        return experiments.DealSearch(words, looked, self.order.tries, list(self.deals), done=done)


@dataclass
class SearchingAnswer(Searching[experiments.AnswerSearch]):
    """A user's search for the deck that wins most against a given one."""

    search: lab_jobs.AnswerData
    games: int = 0

    async def _lines(self) -> AsyncGenerator[experiments.AnswerSearch, None]:
        """Yield how far the search is: random decks play, decks built from that compete, the best is measured."""
        search = self.search
        size, deals = batch(search.game, search.players), deals_of(search.games, len(search.players))
        yield self._found()
        brought: list[lab_jobs.Played] = []
        plays = (lab_jobs.AnswerGames(search, *span) for span in spans(search.games, size))
        async with aclosing(self.lab.ahead(self.asker, plays, list[lab_jobs.Played])) as answers:
            async for some in answers:
                brought += some
                self.games += len(some)
                yield self._found()
        rivals = await self.lab.ask(self.asker, lab_jobs.AnswerRivals(search, brought), list[FoundDeck])
        race, scores = Race(len(rivals), deals), list[lab_jobs.Scored]()
        while wave := race.wave():
            work = [
                lab_jobs.AnswerScore(search, rivals[leg.rival].code, False, leg.first + first, count)
                for leg in wave
                for first, count in spans(leg.deals, size)
            ]
            scores = []
            async with aclosing(self._scored(work, scores)) as found:
                async for line in found:
                    yield line
            race.add([sum(score) for score in scores])
        best, scores = rivals[race.left[0]], []
        last = [lab_jobs.AnswerScore(search, best.code, True, *span) for span in spans(deals, size)]
        async with aclosing(self._scored(last, scores)) as found:
            async for line in found:
                yield line
        share = deck_search.measured(scores)
        yield msgspec.structs.replace(
            self._found(),
            words=self._words(best.name, share, len(rivals)),
            decks=[best],
            done=True,
        )

    async def _scored(
        self, work: list[lab_jobs.AnswerScore], scores: list[lab_jobs.Scored]
    ) -> AsyncGenerator[experiments.AnswerSearch, None]:
        """Do jobs that play deals, add each deal's scores to ``scores``, and yield how far the search is."""
        async with aclosing(self.lab.ahead(self.asker, work, list[lab_jobs.Scored])) as answers:
            async for some in answers:
                scores += some
                self.games += len(some) * len(self.search.players)
                yield self._found()

    def _words(self, name: str, share: Share, tried: int) -> str:
        search, language = self.search, self.asker.language
        player, other = (players.title(one, search.game, language) for one in (search.players[0], search.players[-1]))
        return say(
            language,
            "generate-answer",
            name=name,
            against=table_setup.deck_title(search.game, search.label, language)
            if search.label in decks.names(search.game)
            else search.label,
            player=player,
            other=other,
            deals=share.cases,
            tried=tried,
            seed=str(search.seed),
            **share.percents("share"),
        )

    def _found(self) -> experiments.AnswerSearch:
        of = max(PARTS * self.search.games, self.games)
        return experiments.AnswerSearch(say(self.asker.language, "lab-answer", games=self.games, of=of), self.games, of)
