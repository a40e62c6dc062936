"""A stranger's check of a fair deal, written from docs/fair-deals.md alone: it knows nothing of the project's code."""

from __future__ import annotations

from hashlib import sha256, shake_256

WORD = 2**64


class Splitmix:
    def __init__(self, seed: int) -> None:
        self.state = seed % WORD

    def output(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return (z ^ (z >> 31)) >> 32

    def below(self, n: int) -> int:
        output = self.output()
        while output >= 2**32 - 2**32 % n:
            output = self.output()
        return output % n


def pledge(place: int, salt: str) -> str:
    return sha256(f"vedette fair deal 2\n{place}\n{salt}".encode("ascii")).hexdigest()


def number(salts: list[str]) -> int:
    return int.from_bytes(shake_256("\n".join(["vedette fair deal 2", *salts]).encode("ascii")).digest(40)) % 2**60


def shuffled(stream: Splitmix, size: int) -> list[int]:
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def deal(drawn: int, sizes: tuple[int, int] = (90, 90)) -> tuple[int, list[int], list[int]]:
    stream = Splitmix(drawn)
    toss = stream.below(2)
    first = shuffled(stream, sizes[0])
    return toss, first, shuffled(stream, sizes[1])


def again(drawn: int, seat: int, k: int, left: list[int], sizes: tuple[int, int] = (90, 90)) -> int:
    stream = Splitmix(drawn + sum(sizes) + 2 + 2 * k + seat)
    return sorted(left)[stream.below(len(left))]
