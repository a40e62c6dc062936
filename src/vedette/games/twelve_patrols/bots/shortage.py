"""Why a position cannot be won: which line runs short of what, as far as lines taken one by one can tell.

Every line is tried with every card that may still come into it, in every frame, at its cheapest. A line that none of
them can fill is the culprit; else, if the lines together cost more items than are left, items are short; else each
line could be paid alone, but not all of them from one supply.
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.bots.demands import TOO_MANY, LineNeeds, PatrolContents, lack, tally_of
from vedette.games.twelve_patrols.bots.fill import Filler, Post, post_of, price, supply_counts
from vedette.games.twelve_patrols.engine.line import asked, cells_of
from vedette.games.twelve_patrols.engine.rules import CELLS, LINES, horizontal, vertical
from vedette.games.twelve_patrols.engine.state import Kingdom

CONTRADICTION: Final = 0
"""The kind of shortage where no items at all satisfy the line."""
DICE: Final = 1
"""The kind of shortage where the dice left cannot show what the line asks, however many change."""
LINE_ITEMS: Final = 2
"""The kind of shortage where the line asks for more items than can be spared."""
ALL_ITEMS: Final = 3
"""The kind of shortage where all lines together ask for more items, ``need``, than are left, ``have``."""
TOGETHER: Final = 4
"""The kind of shortage where each line can be paid alone, but not all together."""
SHORTAGES: Final = ["contradiction", "dice", "line-items", "all-items", "together"]
"""The names of the kinds of shortage, as ids of messages have them."""
NEVER: Final = 99


class Shortage(NamedTuple):
    """What is short: a kind, the line concerned (-1 for all of them), items needed and items left."""

    kind: int
    line: int
    need: int
    have: int


class Place(NamedTuple):
    """A line of the kingdom as it may lie in the finished frame: its cards, -1 for one to come, and its spots."""

    across: bool
    cards: list[int]
    posts: list[Post]


def shortage(kingdom: Kingdom) -> Shortage:
    """Return why a position cannot be won; only meaningful where it is known that it cannot."""
    counts = supply_counts(kingdom)
    have = sum(counts)
    coming = kingdom.display() | kingdom.unseen()
    need = 0
    for line in range(LINES):
        places = frames(kingdom, line)
        least = _least(kingdom, places, counts, coming)
        if least == NEVER:
            return Shortage(_kind(kingdom, places, coming), line, 0, have)
        need += least
    return Shortage(ALL_ITEMS if need > have else TOGETHER, -1, need, have)


def frames(kingdom: Kingdom, line: int) -> list[Place]:
    """Return the ways in which a line of the bounding box may lie along the finished frame; one if it spans three."""
    across = line < 3
    number = line if across else line - 3
    cards = [kingdom.region_at(cell) for cell in cells_of(line)]
    spots = [horizontal(number, place) if across else vertical(place, number) for place in range(2)]
    span = 0
    for cell in range(CELLS):
        if kingdom.region_at(cell) >= 0:
            span = max(span, (cell % 3 if across else cell // 3) + 1)
    found: list[Place] = []
    for shift in range(4 - span):
        moved = [-1] * shift + cards[: 3 - shift]
        posts = [Post(spots[0], 0, True), Post(spots[1], 0, True)]
        for place in range(shift, 2):
            posts[place] = post_of(kingdom, spots[place - shift])
        found.append(Place(across, moved, posts))
    return found


def _least(kingdom: Kingdom, places: list[Place], counts: list[int], coming: int) -> int:
    """Return the fewest items and changes that fill a line, with any card that may still come into it, or NEVER."""
    best = NEVER
    for place in places:
        empty = len([post for post in place.posts if post.patrol == 0])
        if place.cards.count(-1) > 1:
            return min(best, empty)  # too little lies there to tell
        for cards in completed(place.cards, coming):
            pieces = Filler(_demands(kingdom, place.across, cards), place.posts, counts).cheapest(
                kingdom.spare() + empty
            )
            if pieces is not None:
                best = min(best, price(pieces))
    return best


def _demands(kingdom: Kingdom, across: bool, cards: list[int]) -> LineNeeds:  # noqa: FBT001 (a row or a column)
    """Return what three cards of a row or a column ask."""
    return LineNeeds(asked(kingdom.box.edges, 0 if across else 3, cards[0], cards[1], cards[2]))


def completed(cards: list[int], coming: int) -> list[list[int]]:
    """Return the cards of a line, once for each region that may come where one is missing; else once."""
    if -1 not in cards:
        return [cards]
    return [[region if card < 0 else card for card in cards] for region in range(16) if coming >> region & 1]


def _kind(kingdom: Kingdom, places: list[Place], coming: int) -> int:
    """Return the kind of shortage of a line that cannot be filled, the mildest of all the frames it may end in."""
    found = CONTRADICTION
    for place in places:
        for cards in completed(place.cards, coming):
            demands = _demands(kingdom, place.across, cards)
            left, right = [tally_of(post.patrol) for post in place.posts]
            both = PatrolContents(left.items + right.items, left.colours | right.colours, left.pips + right.pips)
            missing = max(lack(demands.whole, both), lack(demands.left, left) + lack(demands.right, right))
            if demands.dead or missing >= TOO_MANY:
                continue
            empty = len([post for post in place.posts if post.patrol == 0])
            if missing <= kingdom.spare() + empty:
                return DICE
            found = LINE_ITEMS
    return found
