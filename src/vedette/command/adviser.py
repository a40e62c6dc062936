"""The adviser of the terminal table: what the game knows, in the words of one hint."""

from vedette import shelf
from vedette.core.language import say
from vedette.core.match import Match
from vedette.games.twelve_patrols.speech import TwelvePatrols
from vedette.terminal.sitting import Hint


class Adviser:
    """Answers from the seat's own view; it is never shown a deal."""

    def __init__(self, game: TwelvePatrols) -> None:
        """Advise on this game."""
        self.game = game

    def hint(self, match: Match, tier: int, language: str) -> Hint | None:
        """Return a hint that tells as much as its tier; None where nobody may act."""
        seat = match.mover()
        if seat < 0:
            return None
        view = match.state.view(seat)
        advice = shelf.advise(self.game, view, tier, language)
        line = [
            self.game.tell(state.view(seat), action, seat, language)
            for state, action in self.game.follow(view, advice.line)
        ]
        words = [*advice.words, *([say(language, "sentence", words="; ".join(line))] if len(line) > 1 else [])]
        return Hint(" ".join(words), advice.action)

    def chance(self, match: Match, language: str) -> str:
        """Return the chance of a win with the best play, in words."""
        share, exact = shelf.win_chance(self.game, match.state.view(max(0, match.mover())))
        return say(language, "hint-chance", percent=share * 100, exact="yes" if exact else "no")
