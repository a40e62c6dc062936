"""A position of Solitaire Spellfire, packed into words of 64 bits, and the methods that read it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vedette.core.game import State
from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine.cards import Deck
from vedette.games.spellfire.engine.program import Program
from vedette.games.spellfire.engine.rules import DEALT, FOES, Options
from vedette.games.spellfire.engine.scales import Scales


class Box:
    """What all positions of one setup share: the deck's program, the variants, and the calculator of levels."""

    def __init__(self, deck: Deck, options: Options, version: int) -> None:
        self.program = Program(deck, version)
        self.scales = Scales(self.program)
        self.lenient_items = options.lenient_items
        self.spared_friends = options.spared_friends
        self.one_by_one = options.one_by_one
        self.stripped_victor = options.stripped_victor
        self.unfit_shield = options.unfit_shield
        self.loose_safe = options.loose_safe


@mypyc_attr(allow_interpreted_subclasses=True)
class Tableau(State):
    """A position, packed into words of 64 bits, with methods that read it; what actions change is in ``turn.py``."""

    def __init__(self, box: Box, words: vec[i64]) -> None:
        """Keep the words of the position without copying them; the caller must not change them any more."""
        self.box = box
        self.words = words

    def phase(self) -> int:
        """Return the phase of the position, one of the eight numbers in ``layout.py``."""
        return int(self.words[at.PHASE])

    def turn(self) -> int:
        """Return how many cards have been turned up: what the log counts by."""
        return DEALT - int(self.words[at.UNSEEN]).bit_count()

    def left(self, column: int) -> int:
        """Return how many cards of a column lie face down."""
        return int(self.words[at.LEFT] >> 4 * i64(column) & 15)

    def face(self, column: int) -> int:
        """Return the face-up card of a column, or -1."""
        return int(self.words[at.FACE + i64(column)] - 1)

    def realm(self, column: int) -> int:
        """Return the realm at the top of a column, or -1."""
        return int(self.words[at.REALM_AT + i64(column)] - 1)

    def holding(self, column: int) -> int:
        """Return the holding attached to a column's realm, or -1."""
        return int(self.words[at.HOLDING_AT + i64(column)] - 1)

    def won(self, column: int) -> bool:
        """Return whether the realm of a column is won."""
        return self.words[at.WON_SET] >> i64(column) & 1 == 1

    def realms_won(self) -> int:
        """Return how many realms are won (§7.3)."""
        return int(self.words[at.WON_SET]).bit_count()

    def pool(self) -> int:
        """Return the set of the champions in the pool."""
        return int(self.words[at.POOL])

    def borne(self, champion: int) -> int:
        """Return the set of the cards attached to a champion, or to the realm that defends itself."""
        return int(self.words[at.BORNE + (i64(champion) if champion < FOES else i64(at.REALM_CHAMPION))])

    def unseen(self) -> int:
        """Return the set of the cards that nobody has seen yet."""
        return int(self.words[at.UNSEEN])

    def gone(self) -> int:
        """Return the set of the discarded cards."""
        return int(self.words[at.GONE])

    def rule(self) -> int:
        """Return the rule in play, or -1."""
        return int(self.words[at.RULE_CARD] - 1)

    def event(self) -> int:
        """Return the event that lasts, or -1."""
        return int(self.words[at.EVENT_CARD] - 1)

    def column(self) -> int:
        """Return the column that is fought over, or -1."""
        return int(self.words[at.COLUMN] - 1)

    def attacker(self) -> int:
        """Return the friendly champion that attacks, or -1."""
        return int(self.words[at.ATTACKER] - 1)

    def defender(self) -> int:
        """Return the opposing champion, or the realm or holding that defends itself, or -1."""
        return int(self.words[at.DEFENDER] - 1)
