"""A position of 12 Patrols in one language: the JSON that surfaces draw, and the lines that are read aloud."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, cast

from vedette.core.bits import members
from vedette.core.language import capital, join, say
from vedette.games.twelve_patrols.bots.doom import DEAL_LOST, LOST, LOST_GIVEN, doom
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.notation import CELL_NAMES
from vedette.games.twelve_patrols.engine.state import FILL, items_of
from vedette.games.twelve_patrols.solver.requirements import (
    CANNOT,
    STATES,
    Obstacle,
    RequirementMark,
    ahead,
    size,
    standing,
)
from vedette.games.twelve_patrols.text.place import SPOT_NAMES

if TYPE_CHECKING:
    from vedette.games.twelve_patrols import views
    from vedette.games.twelve_patrols.cards.deck import DeckFile
    from vedette.games.twelve_patrols.engine.game import Setup
    from vedette.games.twelve_patrols.engine.rules import Region
    from vedette.games.twelve_patrols.engine.turn import Position

PHASES: Final[tuple[views.Phase, ...]] = ("roll", "draw", "place", "fill", "change", "won", "lost")
SPARE: Final = 2 * rules.CELLS - rules.SPOTS
"""Items beyond one for each spot: what a whole game may give up or use besides (§5.4)."""
READ: Final = 1024
"""How many texts of cards and items each cache keeps: they are the same in every position."""


@lru_cache(maxsize=READ)
def item_words(kind: int, language: str) -> str:
    """Return an item in words: ``blue die 4``."""
    colour, face = divmod(kind, rules.FACES)
    return say(language, "item", colour=rules.COLOUR_NAMES[colour], face=face)


def line_words(lines: list[int], language: str) -> str:
    """Return lines in words: ``row 2 and column A``."""
    names = [
        say(language, "line-row", row=line + 1) if line < 3 else say(language, "line-column", column="ABC"[line - 3])
        for line in lines
    ]
    return join(language, names)


@lru_cache(maxsize=READ)
def demand_words(required: int, language: str) -> str:
    """Return a requirement in words: ``exactly 3 items``."""
    return say(language, "demand", kind=region_cards.WORDS[required >> rules.KIND_SHIFT], need=required & rules.NUMBER)


@lru_cache(maxsize=READ)
def edge_words(mark: RequirementMark, language: str) -> str:
    """Return in words how a requirement stands: ``North: exactly 3 items, has 1 so far``."""
    demand = say(language, "demand", kind=region_cards.WORDS[mark.kind], need=mark.need)
    edge = say(language, "edge", edge=region_cards.EDGES[mark.side], demand=demand)
    return capital(say(language, "edge-stands", edge=edge, state=STATES[mark.state], have=mark.have))


def region_words(region: Region, language: str) -> str:
    """Return a card in words, its edges as they are printed."""
    asked = [
        say(language, "edge", edge=edge, demand=demand_words(required, language))
        for edge, required in zip(region_cards.EDGES, region[1:], strict=True)
        if required != rules.FREE
    ]
    return say(language, "region-words", name=region.name, edges=", ".join(asked)) if asked else region.name


@lru_cache(maxsize=READ)
def printed(index: int, region: Region, terrain: str, language: str) -> views.Region:
    """Return a region card as JSON data, shared: do not change it. A card without a terrain has one by its name."""
    number = int.from_bytes(sha256(region.name.encode()).digest()[:4], "big")
    north, east, south, west = [demanded(required, language) for required in region[1:]]
    return {
        "id": index,
        "name": region.name,
        "terrain": terrain or region_cards.TERRAINS[number % len(region_cards.TERRAINS)],
        "edges": {"north": north, "east": east, "south": south, "west": west},
        "words": region_words(region, language),
    }


def demanded(required: int, language: str) -> views.Demand | None:
    """Return the requirement of an edge as JSON data, None for a free edge."""
    if required == rules.FREE:
        return None
    kind, number = region_cards.WORDS[required >> rules.KIND_SHIFT], required & rules.NUMBER
    return {"kind": cast("views.Kind", kind), "number": number, "words": demand_words(required, language)}


@lru_cache(maxsize=READ)
def item_shown(kind: int, language: str) -> views.Item:
    """Return an item type as JSON data, shared: do not change it."""
    colour, face = divmod(kind, rules.FACES)
    return {"item": kind, "colour": rules.COLOUR_NAMES[colour], "face": face, "words": item_words(kind, language)}


class Picture:
    """One position in one language: as JSON data for clients, whole and in parts, and as lines of text."""

    def __init__(self, game: Setup, cards: DeckFile, position: Position, language: str) -> None:
        """Take the position as it is; it is only read."""
        self.game = game
        self.cards = cards
        self.position = position
        self.language = language
        self.names = [region.name for region in cards.deck.regions]
        self.marks, self.orders = standing(position)
        self.empty = rules.SPOTS - sum(1 for spot in range(rules.SPOTS) if position.patrol(spot))

    def whole(self) -> views.View:
        """Return the whole position as JSON data."""
        position = self.position
        phase = PHASES[position.phase()]
        rows, columns = size(position)
        return {
            "game": "twelve-patrols",
            "phase": phase,
            "turn": position.turn(),
            "turns": rules.CELLS,
            "ask": self.ask(phase),
            "frame": {"columns": columns, "rows": rows},
            "regions": [self.region(index) for index in range(len(self.names))],
            "kingdom": [self.cell(cell) for cell in range(rules.CELLS)],
            "spots": [self.spot(spot) for spot in range(rules.SPOTS)],
            "supply": self.items(position.supply()),
            "given": self.items(position.given()),
            "changing": self.changing(),
            "display": members(position.display()),
            "deck": self.deck(),
            "budget": self.budget(),
            "orders": [self.order(order) for order in self.orders],
            "doom": self.doom(),
            "can_end": position.phase() == FILL and position.unmet() == 0,
            "result": phase if phase == "won" or phase == "lost" else None,  # noqa: PLR1714 (narrows the type)
        }

    def doom(self) -> views.Doom | None:
        """Return as JSON data that the game cannot be won, and what would help; None unless that is proved."""
        message = doom(self.game, self.position)
        if not message:
            return None
        final, deal = message in {LOST, LOST_GIVEN}, message == DEAL_LOST
        words = say(self.language, message)
        return {
            "final": final or deal,
            "deal": deal,
            "words": f"{words} {say(self.language, 'doom-more')}" if final else words,
        }

    def region(self, index: int) -> views.Region:
        """Return the region card of a number as JSON data, as it is printed."""
        return printed(index, self.cards.deck.regions[index], self.cards.terrains[index], self.language)

    def cell(self, cell: int) -> views.Laid | None:
        """Return the card in a cell and how its requirements stand, as JSON data; None for an empty cell."""
        region = self.position.region_at(cell)
        if region < 0:
            return None
        edges: views.Plaques = {"north": None, "east": None, "south": None, "west": None}
        for mark in self.marks:
            if mark.cell == cell:
                edges[region_cards.EDGES[mark.side]] = self.edge(mark)
        return {"region": region, "cell": CELL_NAMES[cell], "new": self.position.new() == cell, "edges": edges}

    def edge(self, mark: RequirementMark) -> views.Plaque:
        """Return how one requirement of a placed card stands, as JSON data."""
        state = cast("views.State", STATES[mark.state])
        words = edge_words(mark, self.language)
        spots = ahead(mark.cell, mark.side)
        return {"state": state, "have": mark.have, "need": mark.need, "words": words, "spots": spots}

    def items(self, packed: int) -> list[views.Item]:
        """Return a packed set of items as JSON data, each type once with its count."""
        kinds = [kind for kind in range(rules.TYPES) if packed >> 2 * kind & 3]
        return [{**item_shown(kind, self.language), "count": packed >> 2 * kind & 3} for kind in kinds]

    def spot(self, spot: int) -> views.Spot:
        """Return a spot as JSON data: its state, and the items of its patrol."""
        position = self.position
        kinds = items_of(position.patrol(spot))
        complete = bool(position.complete() >> (spot // 2) & 1)
        state: Literal["none", "empty", "draft", "closed"] = "none"
        if position.between() >> spot & 1:
            state = "closed" if position.closed(spot) else "draft" if kinds else "empty"
        must = complete and not kinds
        wrong = state != "closed" and any(self._spoilt(order, spot) for order in self.orders)
        items = ", ".join(item_words(kind, self.language) for kind in kinds)
        note = "must" if must else "wrong" if wrong else state
        words = say(self.language, "spot", spot=SPOT_NAMES[spot], items=items, state=note)
        shown = [item_shown(kind, self.language) for kind in kinds]
        return {
            "spot": spot,
            "name": SPOT_NAMES[spot],
            "state": state,
            "must": must,
            "wrong": wrong,
            "items": shown,
            "words": words,
        }

    def _spoilt(self, order: Obstacle, spot: int) -> bool:
        """Return whether an obstacle to ending the turn means that the patrol in this spot cannot stay as it is."""
        filled = bool(self.position.patrol(spot))
        return filled and order.state == CANNOT and not order.warning and spot in order.spots

    def changing(self) -> views.Item | None:
        """Return the item that was just given up for a change as JSON data, None where no change is due."""
        kind = self.position.changing()
        return None if kind < 0 else item_shown(kind, self.language)

    def deck(self) -> views.Deck:
        """Return as JSON data how many cards are left in the deck, and which regions are still unseen."""
        unseen, left = members(self.position.unseen()), self.position.deck_left()
        removed = len(unseen) - left
        names = [self.names[region] for region in unseen]
        if removed:
            words = say(self.language, "deck-removed", left=left, removed=removed, names=", ".join(names))
        else:
            words = say(self.language, "deck-left", left=left, names=", ".join(names))
        return {"left": left, "unseen": unseen, "removed": removed, "words": words}

    def budget(self) -> views.Budget:
        """Return the item budget (§5.4) as JSON data: items in the supply, spots still empty, items to spare."""
        position = self.position
        supply = len(items_of(position.supply()))
        given = len(items_of(position.given()))
        laid = sum(len(items_of(position.patrol(spot))) for spot in range(rules.SPOTS))
        spare = position.spare()
        words = say(self.language, "budget", spare=spare, of=SPARE, empty=self.empty)
        extra = laid - (rules.SPOTS - self.empty)
        return {
            "supply": supply,
            "empty": self.empty,
            "spare": spare,
            "of": SPARE,
            "given": given,
            "extra": extra,
            "words": words,
        }

    def order(self, order: Obstacle) -> views.Order:
        """Return one reason why the turn cannot end, or a warning, as JSON data with its words."""
        cell = order.mark.cell if order.mark else None
        edge: views.Edge | None = region_cards.EDGES[order.mark.side] if order.mark else None
        head, words = self._marked(order, order.mark) if order.mark else self._unmarked(order)
        return {
            "state": cast("views.State", STATES[order.state]),
            "warning": order.warning,
            "head": head,
            "words": say(self.language, "order", head=head, words=words),
            "line": order.line,
            "cell": cell,
            "edge": edge,
            "spots": self._meant(order),
        }

    def _marked(self, order: Obstacle, mark: RequirementMark) -> tuple[str, str]:
        """Return in words whose requirement is not met, and what would mend it: a heading and a sentence."""
        kind, missing = region_cards.WORDS[mark.kind], mark.need - mark.have
        name = self.names[self.position.region_at(mark.cell)]
        head = say(self.language, "order-head", name=name, edge=region_cards.EDGES[mark.side])
        laid = [spot for spot in order.spots if self.position.patrol(spot)]
        bare = [spot for spot in order.spots if not self.position.patrol(spot)]
        demand = say(self.language, "demand-short", kind=kind, need=mark.need)
        if order.state == CANNOT:
            # With every item that was asked for, or too few to share out, the empty spots are what is in the way.
            crowded = kind == "items" and bool(bare) and 0 <= missing < len(bare)
            do = "warning" if order.warning else "undo" if not laid else "room" if crowded else "back"
            chosen = laid
        else:
            do = kind if missing else "cube" if kind == "sum" else "same"
            chosen = order.spots if missing else bare
        spots = join(self.language, [SPOT_NAMES[spot] for spot in chosen or order.spots], "or")
        room = join(self.language, [SPOT_NAMES[spot] for spot in bare])
        short, over = max(missing, 0), max(-missing, 0)
        mend = say(
            self.language, "order-mend", do=do, missing=short, over=over, spots=spots, bare=room, count=len(bare)
        )
        return head, say(self.language, "order-has", demand=demand, have=mark.have, mend=mend)

    def _unmarked(self, order: Obstacle) -> tuple[str, str]:
        """Return in words which line lacks patrols, or cannot be met as a whole: a heading and a sentence."""
        head = capital(line_words([order.line], self.language))
        named = self._meant(order)
        spots = join(self.language, [SPOT_NAMES[spot] for spot in named])
        if order.state != CANNOT:
            return head, say(self.language, "order-fill", spots=spots, count=len(named))
        drafts = any(self.position.patrol(spot) and not self.position.closed(spot) for spot in order.spots)
        asked = join(self.language, [self._asked(mark) for mark in order.clash])
        return head, say(self.language, "order-clash", do="back" if drafts else "undo", asked=asked, spots=spots)

    def _meant(self, order: Obstacle) -> list[int]:
        """Return the spots that an obstacle speaks of; what is to be filled are all empty spots of its line."""
        if order.mark or order.state == CANNOT:
            return order.spots
        return [spot for spot in (2 * order.line, 2 * order.line + 1) if not self.position.patrol(spot)]

    def _asked(self, mark: RequirementMark) -> str:
        """Return a card and one of its requirements in words."""
        demand = say(self.language, "demand-short", kind=region_cards.WORDS[mark.kind], need=mark.need)
        edge = say(self.language, "edge", edge=region_cards.EDGES[mark.side], demand=demand)
        return say(self.language, "order-asked", name=self.names[self.position.region_at(mark.cell)], edge=edge)

    def lines(self) -> list[str]:
        """Return the position as lines of text, first what the player is to do."""
        position, ask = self.position, self.ask(PHASES[self.position.phase()])
        title = ask["title"] if ask["title"].endswith("!") else say(self.language, "sentence", words=ask["title"])
        out = [f"{title} {ask['detail']}"]
        if found := self.doom():
            out.append(found["words"])
        blocking = [order for order in self.orders if not order.warning]
        if blocking:
            out += [say(self.language, "describe-orders"), *[f"  {self.order(order)['words']}" for order in blocking]]
        if warnings := [order for order in self.orders if order.warning]:
            out += [say(self.language, "describe-warnings"), *[f"  {self.order(order)['words']}" for order in warnings]]
        if shown := members(position.display()):
            out += [say(self.language, "describe-display"), *[f"  {self.region(index)['words']}" for index in shown]]
        out.append(self.deck()["words"])
        out += self._kingdom_lines()
        supply = self.items(position.supply())
        items = ", ".join(say(self.language, "counted", count=entry["count"], item=entry["words"]) for entry in supply)
        out.append(say(self.language, "describe-supply", count=len(items_of(position.supply())), items=items))
        out.append(self.budget()["words"])
        return out

    def _kingdom_lines(self) -> list[str]:
        """Return the kingdom as lines of text: the placed cards, then the spots between them."""
        out = []
        for cell in range(rules.CELLS):
            region = self.position.region_at(cell)
            if region >= 0:
                edges = ". ".join(self.edge(mark)["words"] for mark in self.marks if mark.cell == cell)
                told = say(self.language, "describe-cell", cell=CELL_NAMES[cell], name=self.names[region], edges=edges)
                out.append(f"  {told}")
        if not out:
            return [say(self.language, "describe-nothing")]
        posts = [f"  {self.spot(spot)['words']}" for spot in members(self.position.between())]
        return [say(self.language, "describe-kingdom"), *out, *posts]

    def ask(self, phase: str) -> views.Ask:
        """Return in words what the player is to do in this phase, a title, and what else is possible, a detail."""
        position, turn = self.position, self.position.turn()
        when = say(self.language, "ask-turn", turn=turn, turns=rules.CELLS)
        if phase == "fill":
            return self._ask_fill(when)
        if phase == "place":
            shown, asked = members(position.display()), "first" if turn == 1 else "place"
            name = self.names[shown[0]] if shown else ""
            title = say(self.language, f"ask-{asked}", count=len(shown), name=name)
            return {"title": title, "detail": f"{when} {say(self.language, f'ask-{asked}-more')}"}
        given = item_words(position.changing(), self.language) if phase == "change" else ""
        detail = say(self.language, f"ask-{phase}-more", item=given)
        if phase == "lost":
            lines = say(self.language, "lost-lines", lines=line_words(members(position.unmet()), self.language))
            detail = f"{when} {lines} {detail}"
        return {"title": say(self.language, f"ask-{phase}"), "detail": detail}

    def _ask_fill(self, when: str) -> views.Ask:
        position = self.position
        cell, unmet = position.new(), position.unmet()
        name = self.names[position.region_at(cell)]
        if unmet:
            lines = members(unmet)
            bare = any(not position.patrol(spot) for line in lines for spot in (2 * line, 2 * line + 1))
            words = line_words(lines, self.language)
            do = "fill" if bare else "mend"
            title = say(self.language, "ask-close", name=name, lines=words, count=len(lines), do=do)
            more = "ask-close-strict" if self.position.box.late_orders else "ask-close-more"
            return {"title": title, "detail": f"{when} {say(self.language, more)}"}
        title = say(self.language, "ask-free", name=name)
        last = position.turn() == rules.CELLS
        more = "ask-win" if last else "ask-free-more" if position.between() else "ask-free-bare"
        return {"title": title, "detail": f"{when} {say(self.language, more)}"}
