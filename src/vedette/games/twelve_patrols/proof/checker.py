"""The small independent checker: replays a claimed win from the deal and the rules, and believes nothing else."""

from typing import Any

VERBS = {"draw": "card", "place": "card", "put": "item", "discard": "item", "change": "item", "end": "end"}
Fault = tuple[int, str, str]  # the first line that is wrong (0: the claim as a whole), its text, the id of the reason


def check(claim: dict[str, Any]) -> Fault | None:
    """Return None if the lines win the deal, else the first fault; an ill-formed certificate is a fault as well."""
    at, note = 0, ""
    try:
        need(claim["game"] == "twelve-patrols" and claim["verdict"] == "winnable", "claim")
        table = Table(claim)
        for at, note in enumerate(claim["lines"], 1):  # noqa: B007 (they name the fault)
            verb, *words = note.lower().split()
            if verb != "roll":
                getattr(table, VERBS[verb])(verb, *words)
        need(len(table.cards) == 9 and len(table.patrols) == 12 and table.new is None, "unfinished")
    except (LookupError, TypeError, ValueError, AttributeError) as wrong:
        return at, note, str(wrong) if type(wrong) is LookupError else "ill-formed"
    return None


def need(holds: object, why: str) -> None:  # noqa: D103 (it reads like assert)
    if not holds:
        raise LookupError(why)


class Table:  # noqa: D101 (what lies where)
    def __init__(self, claim: dict[str, Any]) -> None:  # noqa: D107 (18 items, and cards with edges)
        self.edges = {region["name"].lower(): region for region in claim["deck"]}
        dice = [colour[0] + str(pips) for colour in ("white", "yellow", "blue") for pips in claim["dice"][colour]]
        self.supply = dice + ["wc", "yc", "bc"] * 3
        self.order, self.options = [name.lower() for name in claim.get("order") or []], claim.get("options") or {}
        self.drawn: list[str] = []
        self.cards: dict[tuple[int, int], str] = {}  # by x eastward, y southward, from the first card
        self.patrols: dict[tuple[tuple[int, int], ...], list[str]] = {}
        self.new: tuple[int, int] | None = None  # where this turn's card lies
        self.closed, self.owed = {*self.patrols}, False  # owed: an item was given up, a die must change
        pips, rolls = [die[1:] for die in dice], [note[5:] for note in claim["lines"] if note[:5] == "roll "]
        need([die[0] for die in dice] == [*"wwwyyybbb"] and {*pips} <= {*"123456"} and rolls in ([], pips), "deal")
        need(len(self.edges) == len(claim["deck"]) in (9, 12), "deal")

    def cell(self, word: str) -> tuple[int, int]:
        """Columns A to C, rows 1 to 3 count from the kingdom's north-west corner (§3.3); < is west of, ^ north of."""
        west, north = (min([place[axis] for place in self.cards] or [0]) for axis in (0, 1))
        return "abc".index(word[-2]) + west - (word[0] == "<"), "123".index(word[-1]) + north - (word[0] == "^")

    def card(self, verb: str, *words: str) -> None:
        """Draw the deck's next card (§2.2), any unseen one where no order is claimed; or place one (§3)."""
        name, full = " ".join(words[: len(words) - (verb == "place")]), len(self.drawn) == min(9, len(self.cards) + 3)
        need(self.new is None and not self.owed and full == (verb == "place"), "not-now")
        need(name in self.edges and (name in self.drawn) == full and name not in self.cards.values(), "card")
        if verb == "draw":
            need(not self.order or self.order[len(self.drawn)] == name, "card")
            self.drawn.append(name)
        else:
            x, y = self.new = self.cell(words[-1])
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & self.cards.keys()
            need((x, y) not in self.cards and (beside if self.cards else (x, y) == (0, 0)), "cell")
            self.cards[x, y] = name
            need(max([abs(a[i] - b[i]) for a in self.cards for b in self.cards for i in (0, 1)]) <= 2, "cell")

    def item(self, verb: str, item: str, where: str = "") -> None:
        """Put an item between two cards (§4.1), give one up (§5.1), or then change an unused die (§5.2)."""
        need(self.owed == (verb == "change") and (self.new is not None or verb != "put"), "not-now")
        need(item in self.supply, "item")
        self.supply.remove(item)
        self.owed = verb == "discard"
        if verb == "change":
            need(item[1] in "123456" and where in set("123456") and item[1] != where, "change")
            self.supply.append(item[0] + where)
        elif verb == "put":
            one, other = spot = tuple(sorted([self.cell(word) for word in where.split("-")]))
            need(self.cards.keys() >= {one, other} and abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1, "spot")
            grow = self.options.get("top_up") and not self.options.get("late_orders")  # §6.2, §6.3
            need(spot not in self.closed or grow, "closed")
            self.patrols.setdefault(spot, []).append(item)

    def end(self, _: str) -> None:
        """Close the turn (§4.9): in a complete line each edge holds for all patrols from its card to the border."""
        need(self.new is not None and not self.owed, "not-now")
        runs = [((x, y), (x + k, y + 1 - k), (x + 2 * k, y + 2 - 2 * k)) for x, y in self.cards for k in (0, 1)]
        lines = [run for run in runs if self.cards.keys() >= {*run}]
        for spot in self.patrols.keys() - self.closed if self.options.get("late_orders") else ():  # §6.3
            need(any({*spot, self.new} <= {*line} for line in lines), "not-now")
        for a, b, c in lines:
            left, right = self.patrols.get((a, b), []), self.patrols.get((b, c), [])
            need(left and right, "empty")
            back, on = ("west", "east") if a[1] == b[1] else ("north", "south")
            for card, side, seen in (a, on, left + right), (b, back, left), (b, on, right), (c, back, left + right):
                have = {"items": len(seen), "colours": len({item[0] for item in seen}), "free": 0}
                have["sum"] = sum([int(item[1]) for item in seen if item[1] != "c"])
                kind, number = str(self.edges[self.cards[card]].get(side) or "free 0").split()
                need(have[kind] == int(number), "requirement")
        self.new, self.closed = None, {*self.patrols}
