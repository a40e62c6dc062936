"""A small game for the match's own tests: draw a ball, then take some of it; the rest is forced."""

from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.core.game import CHANCE, OVER, Game, Rules, State

ROUNDS = 3
BALLS = 4


class Urn(State):
    """Each round: chance draws a ball 0..3 (actions 0..3), the player answers high or low (4, 5), then bows (6)."""

    def __init__(self, history: list[int] | None = None) -> None:
        self.history = history or []

    def step(self) -> int:
        return len(self.history) % 3

    def mover(self) -> int:
        if len(self.history) == 3 * ROUNDS:
            return OVER
        return CHANCE if self.step() == 0 else 0

    def turn(self) -> int:
        return len(self.history) // 3 + 1

    def drawn(self) -> list[int]:
        return self.history[::3]

    def legal(self) -> list[int]:
        if self.mover() == OVER:
            return []
        return [[ball for ball in range(BALLS) if ball not in self.drawn()], [4, 5], [6]][self.step()]

    def slot(self) -> int:
        return len(self.history) // 3

    def forced(self) -> bool:
        return self.mover() == 0 and self.step() == 2

    def apply(self, action: int) -> None:
        self.history.append(action)

    def returns(self) -> list[float]:
        return [1.0 if self.mover() == OVER and self.history[1::3].count(5) >= 2 else 0.0]

    def view(self, player: int) -> bytes:
        return bytes(self.history)

    def key(self) -> bytes:
        return bytes(self.history)

    def copy(self) -> "Urn":
        return Urn(self.history[:])


class UrnGame(Game):
    """The urn."""

    def __init__(self) -> None:
        self.rules = Rules("urn", 3, 1, 7)

    def start(self) -> Urn:
        return Urn()

    def deals(self) -> int:
        return BALLS * (BALLS - 1) * (BALLS - 2)

    def deal(self, number: int) -> list[int]:
        left = list(range(BALLS))
        found = []
        for size in (4, 3, 2):
            number, place = divmod(number, size)
            found.append(left.pop(place))
        return found

    def imagine(self, view: bytes, rng: Stream) -> Urn:
        return Urn(list(view))

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        pass

    def note(self, state: State, action: int) -> str:
        return ["ball 0", "ball 1", "ball 2", "ball 3", "low", "high", "bow"][action]

    def read(self, state: State, note: str) -> int:
        for action in state.legal():
            if self.note(state, action) == note:
                return action
        raise Unreadable("note-verb", {"note": note, "verbs": "ball, low, high, bow"})

    def parts(self, action: int) -> dict[str, int | str]:
        return {"do": str(action)}

    def say(self, view: bytes, action: int, language: str) -> str:
        return str(action)

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        return str(action)

    def show(self, view: bytes, language: str) -> dict[str, object]:
        return {"history": list(view)}

    def describe(self, view: bytes, language: str) -> str:
        return str(list(view))
