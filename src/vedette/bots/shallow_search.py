"""A player by shallow search: candidate actions are followed for a few plies, then valued by a judge."""

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.player import Judge, Player


class ShallowSearch(Player):
    """Follows each of the ``width`` highest scored actions by greedy play, ``reveals`` reveals deep.

    Hidden cards are determinized anew each time, so nothing is used that the seat does not know.
    A choice plays ``width * deals`` futures.
    """

    def __init__(self, game: Game, judge: Judge, seed: int, width: int = 4, deals: int = 4, reveals: int = 1) -> None:
        self.game = game
        self.judge = judge
        self.stream = Stream(seed)
        self.width = width
        self.deals = deals
        self.reveals = reveals

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the action with the highest value of its futures, the higher scored among equals."""
        if len(legal) == 1:
            return legal[0]
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        ideas = [legal[place] for place in ranked[: self.width] if scores[place] > 0] or [legal[ranked[0]]]
        if len(ideas) == 1:
            return ideas[0]
        best, worth = ideas[0], -1.0
        for action in ideas:
            total = 0.0
            for _ in range(self.deals):
                total += self._future(view, action)
            if total > worth:
                best, worth = action, total
        return best

    def _future(self, view: bytes, action: int) -> float:
        """Return the value of one random future after an action, for its seat."""
        state = self.game.imagine(view, self.stream)
        seat = state.mover()
        state.apply(action)
        left = self.reveals
        while state.mover() != OVER:
            if state.mover() != CHANCE:
                self._follow(state)
            elif left == 0:
                break
            else:
                left -= 1
                while state.mover() == CHANCE:
                    state.apply(state.sample(self.stream))
                if left == 0:
                    break
        if state.mover() == OVER:
            return state.returns()[seat]
        return self.judge.worth(state.view(seat))

    def _follow(self, state: State) -> None:
        """Do the action that the judge scores highest."""
        legal = state.legal()
        scores = self.judge.scores(state.view(state.mover()), legal) if len(legal) > 1 else [0]
        state.apply(legal[scores.index(max(scores))])
