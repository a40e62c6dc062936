"""The set of all winning arrangements of a roll, or of a position: what remains when the order of the deck is open."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.solver.question import Question
from vedette.games.twelve_patrols.solver.solver import Attempt, changed


@final
class Layouts:
    """Winning arrangements of nine regions, each an int of four bits a cell: ``arrangement >> 4 * cell & 15``.

    The region numbers are the deck's.
    """

    def __init__(self, arrangements: vec[i64], found: set[int]) -> None:
        self.arrangements = arrangements
        self.found = found

    def __len__(self) -> int:
        """Return how many arrangements win."""
        return len(self.found)

    def __contains__(self, arrangement: object) -> bool:
        """Return whether an arrangement wins."""
        return arrangement in self.found


def winning_layouts(question: Question, nine: list[int] | None = None) -> Layouts:
    """Return every arrangement that can be paid from a position, whatever order the cards come in.

    The order of a question is not looked at, nor whether an arrangement can still be reached: that is for whoever
    values the order. A question about twelve cards needs to be told which nine; ValueError otherwise. Where a die
    must change now, an arrangement counts if any change serves it.
    """
    if nine is None:
        nines = question.nines()
        if len(nines) > 1:
            raise ValueError(len(nines))
        nine = nines[0]
    found: set[int] = set()
    out = vec[i64]()
    for change in changed(question):
        attempt = Attempt(change, nine, 0)
        won = attempt.search.every_bare() if attempt.bare else attempt.search.every()
        for at in range(len(won)):
            if int(won[at]) not in found:
                found.add(int(won[at]))
                out = append(out, won[at])
    return Layouts(out, found)
