"""A duel for tests: two seats, three hidden cards each, five rounds at most; enough to leak, to foul and to wait for.

cards 0..5 are dealt three and three by chance (slots 0..5); a round: each seat plays a card face down,
then both are shown and the higher one scores. Most points win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import CHANCE, OVER, Game, Rules, State

if TYPE_CHECKING:
    from vedette.core.chance import Stream

CARDS = 6
HAND = 3
HIDDEN = "?"


class Table(State):
    def __init__(self) -> None:
        self.dealt: list[int] = []
        self.played: list[tuple[int, int]] = []

    def hand(self, seat: int) -> list[int]:
        mine = self.dealt[seat * HAND : seat * HAND + HAND]
        return [card for card in mine if (seat, card) not in self.played]

    def shown(self) -> list[tuple[int, int]]:
        return self.played[: len(self.played) - len(self.played) % 2]

    def turn(self) -> int:
        return min(len(self.played) // 2 + 1, HAND)

    def mover(self) -> int:
        if len(self.dealt) < CARDS:
            return CHANCE
        return OVER if len(self.played) == CARDS else len(self.played) % 2

    def legal(self) -> list[int]:
        if self.mover() == CHANCE:
            return [card for card in range(CARDS) if card not in self.dealt]
        if self.mover() == OVER:
            return []
        mine = self.dealt[self.mover() * HAND : self.mover() * HAND + HAND]
        return [CARDS + at for at in range(HAND) if (self.mover(), mine[at]) not in self.played]

    def odds(self) -> list[int]:
        return [1] * len(self.legal())

    def slot(self) -> int:
        return len(self.dealt)

    def apply(self, action: int) -> None:
        if action < CARDS:
            self.dealt.append(action)
        else:
            seat = self.mover()
            self.played.append((seat, self.dealt[seat * HAND + action - CARDS]))

    def returns(self) -> list[float]:
        if self.mover() != OVER:
            return [0.0, 0.0]
        pairs = list(zip(self.played[::2], self.played[1::2], strict=True))
        points = len([one for (_, one), (_, other) in pairs if one > other])
        return [1.0, 0.0] if points >= 2 else [0.0, 1.0]

    def view(self, player: int) -> bytes:
        hand = ",".join(map(str, self.dealt[player * HAND : player * HAND + HAND])) if player >= 0 else ""
        seen = ",".join(f"{seat}:{card}" for seat, card in self.shown())
        mine = [card for seat, card in self.played if seat == player]
        return f"{len(self.dealt)}|{hand}|{seen}|{len(self.played)}|{mine}".encode()

    def key(self) -> bytes:
        return f"{self.dealt}{self.played}".encode()

    def copy(self) -> Table:
        other = Table()
        other.dealt, other.played = self.dealt[:], self.played[:]
        return other


class Duel(Game):
    def __init__(self) -> None:
        self.rules = Rules("duel", 1, 2, CARDS + HAND)

    def start(self) -> Table:
        return Table()

    def deals(self) -> int:
        return 720

    def deal(self, number: int) -> list[int]:
        left, deal = list(range(CARDS)), []
        for size in range(CARDS, 0, -1):
            number, place = divmod(number, size)
            deal.append(left.pop(place))
        return deal

    def number(self, deal: list[int]) -> int:
        return next(number for number in range(720) if self.deal(number) == deal)

    def imagine(self, view: bytes, rng: Stream) -> State:
        raise NotImplementedError

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        raise NotImplementedError

    def note(self, state: State, action: int) -> str:  # noqa: ARG002 (an action says all by itself)
        return f"deal {action}" if action < CARDS else f"play {action - CARDS}"

    def read(self, state: State, note: str) -> int:
        verb, _, number = note.partition(" ")
        if verb not in {"deal", "play"} or not number.isdigit():
            raise Unreadable("note-verb", {"note": note, "verbs": "deal, play"})
        action = int(number) + (CARDS if verb == "play" else 0)
        if action not in state.legal():
            raise Illegal("match-illegal", {"action": note})
        return action

    def parts(self, action: int) -> dict[str, int | str]:
        return {"do": "deal", "card": action} if action < CARDS else {"do": "play", "at": action - CARDS}

    def say(self, view: bytes, action: int, language: str) -> str:
        return f"{language}: play {view.decode().split('|')[1].split(',')[action - CARDS]}"

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:  # noqa: ARG002 (all see the same)
        return f"{language}: a card is dealt" if action < CARDS else f"{language}: a card is played"

    def show(self, view: bytes, language: str) -> dict[str, object]:
        return {"view": view.decode(), "language": language}

    def describe(self, view: bytes, language: str) -> str:  # noqa: ARG002 (the same in both)
        return view.decode()
