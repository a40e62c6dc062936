"""SVG outlines as straight lines and cubic curves: what a printer's page description can draw."""

import re
from math import acos, ceil, copysign, cos, pi, sin, sqrt, tan
from typing import Final

Curve = tuple[str, tuple[float, ...]]
"""``m`` or ``l`` with a point, ``c`` with two controls and a point, ``h`` that closes; all absolute."""

TOKEN: Final = re.compile(r"[A-DF-Za-df-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?")
TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "a": 7, "z": 0}
"""Numbers that a command takes."""


class Pen:
    """Follows a path command by command and keeps what it draws."""

    def __init__(self) -> None:
        """Start at 0, 0 with nothing drawn."""
        self.x = 0.0
        self.y = 0.0
        self.start = (0.0, 0.0)
        self.drawn: list[Curve] = []

    def line(self, x: float, y: float) -> None:
        """Draw a straight line."""
        self.drawn.append(("l", (x, y)))
        self.x, self.y = x, y

    def curve(self, points: tuple[float, ...]) -> None:
        """Draw a cubic curve of two controls and an end."""
        self.drawn.append(("c", points))
        self.x, self.y = points[4], points[5]

    def follow(self, letter: str, given: list[float]) -> None:
        """Do one command with its numbers."""
        command = letter.lower()
        relative = letter.islower()
        if command == "z":
            self.drawn.append(("h", ()))
            self.x, self.y = self.start
        elif command == "a":
            end = (given[5] + self.x, given[6] + self.y) if relative else (given[5], given[6])
            self.arc(given[0], given[1], (given[3] != 0) == (given[4] != 0), given[4] != 0, end)
        elif command in ("h", "v"):
            to = given[0] + ((self.x if command == "h" else self.y) if relative else 0)
            self.line(*((to, self.y) if command == "h" else (self.x, to)))
        else:
            shift = (self.x, self.y) if relative else (0.0, 0.0)
            self.points(command, [number + shift[at % 2] for at, number in enumerate(given)])

    def points(self, command: str, at: list[float]) -> None:
        """Do a command whose numbers are absolute points."""
        if command == "m":
            self.drawn.append(("m", (at[0], at[1])))
            self.x, self.y = at[0], at[1]
            self.start = (at[0], at[1])
        elif command == "l":
            self.line(at[0], at[1])
        elif command == "c":
            self.curve(tuple(at))
        else:  # a quadratic curve as the cubic one that it is
            self.curve(
                (
                    (self.x + 2 * at[0]) / 3,
                    (self.y + 2 * at[1]) / 3,
                    (at[2] + 2 * at[0]) / 3,
                    (at[3] + 2 * at[1]) / 3,
                    at[2],
                    at[3],
                )
            )

    def arc(self, wide: float, high: float, near: bool, sweep: bool, end: tuple[float, float]) -> None:  # noqa: FBT001 (the flags of the format)
        """Draw an upright elliptic arc, each quarter at most one curve (SVG 1.1, appendix F.6)."""
        half = ((self.x - end[0]) / 2, (self.y - end[1]) / 2)
        if not any(half) or not wide or not high:
            self.line(*end)
            return
        over = (half[0] / wide) ** 2 + (half[1] / high) ** 2
        grown = max(1.0, sqrt(over))
        wide, high, over = wide * grown, high * grown, over / grown**2
        reach = copysign(sqrt(max(0.0, (1 - over) / over)), -1 if near else 1)
        middle = (reach * wide * half[1] / high, -reach * high * half[0] / wide)
        first = turn((1.0, 0.0), ((half[0] - middle[0]) / wide, (half[1] - middle[1]) / high))
        swept = turn(
            ((half[0] - middle[0]) / wide, (half[1] - middle[1]) / high),
            ((-half[0] - middle[0]) / wide, (-half[1] - middle[1]) / high),
        )
        if sweep and swept < 0:
            swept += 2 * pi
        elif not sweep and swept > 0:
            swept -= 2 * pi
        about = (middle[0] + (self.x + end[0]) / 2, middle[1] + (self.y + end[1]) / 2)
        self.quarters((wide, high), about, first, swept)

    def quarters(self, radii: tuple[float, float], about: tuple[float, float], first: float, swept: float) -> None:
        """Draw an arc around a middle as cubic curves."""
        count = max(1, ceil(abs(swept) / (pi / 2) - 1e-9))
        step = swept / count
        bend = 4 / 3 * tan(step / 4)
        for at in range(count):
            one, two = first + at * step, first + (at + 1) * step
            corners = (
                (cos(one) - bend * sin(one), sin(one) + bend * cos(one)),
                (cos(two) + bend * sin(two), sin(two) - bend * cos(two)),
                (cos(two), sin(two)),
            )
            self.curve(tuple(about[k] + radii[k] * corner[k] for corner in corners for k in (0, 1)))


def turn(one: tuple[float, float], two: tuple[float, float]) -> float:
    """Return the angle from one direction to another, signed."""
    length = sqrt((one[0] ** 2 + one[1] ** 2) * (two[0] ** 2 + two[1] ** 2))
    cosine = max(-1.0, min(1.0, (one[0] * two[0] + one[1] * two[1]) / length))
    return copysign(acos(cosine), one[0] * two[1] - one[1] * two[0])


def curves(path: str) -> list[Curve]:
    """Return what an SVG path draws; the path is one of ours, of the commands in TAKES."""
    tokens = TOKEN.findall(path)
    pen = Pen()
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        takes = TAKES[letter.lower()]
        pen.follow(letter, [float(number) for number in tokens[at : at + takes]])
        at += takes
        if letter in ("m", "M"):  # further points of a move are lines
            letter = "l" if letter == "m" else "L"
    return pen.drawn


def box(x: float, y: float, wide: float, high: float, round_: float) -> str:
    """Return the path of a rectangle, its corners rounded."""
    if not round_:
        return f"M{x} {y}h{wide}v{high}h{-wide}Z"
    r = round_
    corner = f"a{r} {r} 0 0 1 "
    top = f"M{x + r} {y}h{wide - 2 * r}{corner}{r} {r}v{high - 2 * r}{corner}{-r} {r}"
    return f"{top}h{2 * r - wide}{corner}{-r} {-r}v{2 * r - high}{corner}{r} {-r}Z"


def circle(x: float, y: float, r: float) -> str:
    """Return the path of a circle."""
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"
