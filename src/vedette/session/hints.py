"""Counsel: the help that a table gives when it is asked: hints, win chance, verdicts, solutions, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import jobs, setup
from vedette.session.effects import Outcome, Refusal

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.session.connection import Visitor
    from vedette.session.history import Course

NOTICED: Final = 0.005
"""The smallest change of the win chance that is put into words."""

OPEN: Final = 6
"""Questions of one guest at one table that may be under way at a time: one of each kind, and one more."""


class Question(NamedTuple):
    """An errand that is under way."""

    what: jobs.Any
    visitor: Visitor | None
    """Who asked, or None where it is for all who want to know."""
    message: str
    version: int
    n: int


class Solution(NamedTuple):
    """The solution that was shown last."""

    base: list[int]
    """The actions before its first step."""
    choices: list[int]


class Counsel:
    """The help at one table. Questions go out as errands; ``answer`` takes what comes back."""

    def __init__(self, setup: jobs.Setup, course: Course) -> None:
        """Give help at this table."""
        self.setup = setup
        self.course = course
        self.questions: dict[int, Question] = {}
        self.solution: Solution | None = None
        self._next = 1
        self._values: dict[bytes, float] = {}
        self._bounds: dict[bytes, tuple[float, float]] = {}
        """The 95% interval of those win chances that are estimates."""

    @property
    def match(self) -> Match:
        """The match that is played here."""
        return self.course.match

    def find(self, guest: str, message: str) -> int | None:
        """Return the number of a question that is under way, by who asked and the id."""
        for number, question in self.questions.items():
            if question.visitor and question.visitor.guest == guest and question.message == message:
                return number
        return None

    def resume(self, number: int, visitor: Visitor) -> None:
        """Send the answer to this visitor instead: the same guest, come back."""
        self.questions[number] = self.questions[number]._replace(visitor=visitor)

    def hint(self, outcome: Outcome, visitor: Visitor, message: client.Hint) -> None:
        """Ask for advice from the visitor's own view."""
        if self.course.mover() != visitor.seat:
            raise Refusal("over" if self.course.mover() == OVER else "turn")
        view = self.match.state.view(visitor.seat)
        what = jobs.Advise(self.setup, view, message.tier, visitor.language)
        self._ask(outcome, what, visitor, message.id)

    def solve(self, outcome: Outcome, visitor: Visitor, message: client.Solve) -> None:
        """Ask for a winning line, all cards known."""
        n = len(self.match.actions) if message.n is None else message.n
        if n > len(self.match.actions):
            raise Refusal("moment")
        what = jobs.Solve(self.setup, self.match.actions[:n], self._deal())
        self._ask(outcome, what, visitor, message.id, n)

    def review(self, outcome: Outcome, visitor: Visitor, message: client.Review) -> None:
        """Ask what luck and skill did."""
        if not self.course.over():
            raise Refusal("later")
        what = jobs.Review(self.setup, self.match.actions[:], self.match.conceded >= 0)
        self._ask(outcome, what, visitor, message.id)

    def weigh(self, outcome: Outcome, visitor: Visitor | None, message: str = "") -> bool:
        """Ask for the win chances that are not known yet, of each turn's beginning and of now.

        Return whether all were known, and were told at once.
        """
        seat = 0 if visitor is None else visitor.seat
        views = {self.match.view(n, seat) for n in [*self._turns(), self._draft()]}
        missing = sorted(view for view in views if view not in self._values)
        if visitor is None and any(isinstance(question.what, jobs.Weigh) for question in self.questions.values()):
            return False  # what comes back will see what is still missing
        if missing:
            self._ask(outcome, jobs.Weigh(self.setup, missing), visitor, message)
        elif visitor is not None:
            outcome.tell(visitor, self.odds(visitor, message))
        return not missing

    def know(self, view: bytes, value: float, low: float, high: float) -> None:
        """Keep the win chance of a view, and its interval where it is an estimate."""
        self._values[view] = value
        if low < high:
            self._bounds[view] = (low, high)

    def judge(self, outcome: Outcome, visitor: Visitor | None, message: str = "") -> None:
        """Ask whether the deal can still be won."""
        self._ask(outcome, jobs.Judge(self.setup, self.match.actions[:], self._deal()), visitor, message)

    def changed(self, outcome: Outcome, visitors: list[Visitor]) -> None:
        """Ask again for those who want to know always. Refuses nothing: what changed has changed."""
        if True in [visitor.chance for visitor in visitors]:
            self.weigh(outcome, None)
            self._tell_odds(outcome, visitors)
        if True in [visitor.watch for visitor in visitors] and setup.whole(self.match):
            for number, question in list(self.questions.items()):
                if isinstance(question.what, jobs.Judge) and question.visitor is None:
                    self._drop(outcome, number)  # its answer would be late
            self.judge(outcome, None)

    def cancel(self, outcome: Outcome, visitor: Visitor, message: client.Cancel) -> None:
        """Wait no longer."""
        number = self.find(visitor.guest, message.work)
        if number is None:
            raise Refusal("nothing")
        self._drop(outcome, number)
        outcome.tell(visitor, server.Cancelled(message.work))
        outcome.tell(visitor, server.Cancelled(message.id))

    def gone(self, outcome: Outcome, visitor: Visitor, left: list[Visitor]) -> None:
        """Whoever left may come back and ask again; nobody else waits for what he asked, nor for anything after all."""
        for number, question in list(self.questions.items()):
            if question.visitor is visitor or not left:
                self._drop(outcome, number)

    def _drop(self, outcome: Outcome, number: int) -> None:
        del self.questions[number]
        outcome.cancels.append(number)

    def answer(self, number: int, text: bytes, visitors: list[Visitor]) -> Outcome:
        """Take a worker's answer and say it to whoever waits for it."""
        outcome = Outcome()
        question = self.questions.pop(number, None)
        if question is None:
            return outcome
        match question.what:
            case jobs.Advise():
                self._hinted(outcome, question, msgspec.json.decode(text, type=jobs.Advised))
            case jobs.Weigh():
                self._weighed(outcome, question, msgspec.json.decode(text, type=jobs.Weighed), visitors)
            case jobs.Judge():
                self._judged(outcome, question, msgspec.json.decode(text, type=jobs.Judged), visitors)
            case jobs.Solve():
                self._solved(outcome, question, msgspec.json.decode(text, type=jobs.Solved))
            case jobs.Review():
                self._reviewed(outcome, question, msgspec.json.decode(text, type=jobs.Reviewed))
        return outcome

    def number(self) -> int:
        """Return the number of the next errand of this table."""
        self._next += 1
        return self._next - 1

    def _ask(self, outcome: Outcome, what: jobs.Any, visitor: Visitor | None, message: str, n: int = 0) -> None:
        if visitor is not None and self._open(visitor.guest) >= OPEN:
            raise Refusal("busy")
        number = self.number()
        self.questions[number] = Question(what, visitor, message, self.course.version, n)
        outcome.errands.append((number, what))
        if visitor is not None:
            outcome.tell(visitor, server.Waiting(message, say(visitor.language, "table-thinking")))

    def _open(self, guest: str) -> int:
        """Return how many questions of a guest are under way."""
        asked = [question.visitor for question in self.questions.values()]
        return len([visitor for visitor in asked if visitor is not None and visitor.guest == guest])

    def _deal(self) -> list[int]:
        if not setup.whole(self.match):
            raise Refusal("unknown-help")
        return self.match.deal

    def _turns(self) -> list[int]:
        """Return the moments at which each turn began for its player, then the present one."""
        moments: list[int] = []
        turn = -1
        for n, mover in enumerate(self.match.movers):
            if mover >= 0 and (now := self.match.turn(n)) != turn:
                moments.append(n)
                turn = now
        return [*moments, len(self.match.actions)]

    def odds(self, visitor: Visitor, message: str | None) -> server.Odds:
        """Return the win chance now and by turns, as far as it is known."""
        match = self.match
        series = []
        for n in self._turns():
            state = match.moment(n)
            value = self._values.get(state.view(visitor.seat))
            if value is not None:
                series.append(server.Point(n, state.turn(), value))
        view = match.state.view(visitor.seat)
        start = match.view(self._draft(), visitor.seat)
        draft = self._values.get(view) == 0.0 and view not in self._bounds and self._values.get(start, 0.0) > 0.0
        if draft:
            view = start
            series = [point for point in series if point.n <= self._draft()]
        value = self._values.get(view)
        words = say(visitor.language, "table-thinking")
        if value is not None:
            words = self._chance(value, self._bounds.get(view), series, visitor, draft=draft)
        version, exact = self.course.version, view not in self._bounds
        return server.Odds(message, True, version, value, exact, words, series)  # noqa: FBT003 (the wire's order)

    def _draft(self) -> int:
        """Return the moment to which everything can be taken back as nothing was revealed since.

        Between several seats nothing is taken back for free.
        """
        now = len(self.match.actions)
        alone = self.match.game.rules.players == 1
        return min(self.match.since_reveal(), now) if alone else now

    def _chance(
        self,
        value: float,
        bounds: tuple[float, float] | None,
        series: list[server.Point],
        visitor: Visitor,
        *,
        draft: bool,
    ) -> str:
        language = visitor.language
        low, high = bounds or (value, value)
        values = {"percent": percent(value), "low": round(100 * low), "high": round(100 * high)}
        words = say(language, f"table-chance-{'near' if bounds else 'exact'}", **values)
        if draft:
            return say(language, "table-chance-draft") + " " + words
        if len(series) > 1 and abs(change := series[-1].value - series[-2].value) >= NOTICED:
            points = abs(round(change * 100))
            side = "gain" if change > 0 else "cost"
            words += " " + say(language, f"table-chance-{side}", turn=series[-2].turn, points=points)
        return words

    def _hinted(self, outcome: Outcome, question: Question, found: jobs.Advised) -> None:
        visitor = question.visitor
        if visitor is None or not isinstance(question.what, jobs.Advise):
            return
        if question.version != self.course.version:
            raise Refusal("stale")
        line = self._follow(question.what.view, found.line, visitor)
        outcome.tell(
            visitor,
            server.Advice(
                question.message, question.version, question.what.tier, found.words, found.point, found.action, line
            ),
        )

    def _weighed(self, outcome: Outcome, question: Question, found: jobs.Weighed, visitors: list[Visitor]) -> None:
        if isinstance(question.what, jobs.Weigh):
            for view, value, bounds in zip(question.what.views, found.values, found.bounds, strict=True):
                self.know(view, value, *bounds)
        if question.visitor is not None:
            outcome.tell(question.visitor, self.odds(question.visitor, question.message))
        wanting = [visitor for visitor in visitors if visitor.chance]
        if wanting:
            self._tell_odds(outcome, [visitor for visitor in wanting if visitor is not question.visitor])
            self.weigh(outcome, None)

    def _tell_odds(self, outcome: Outcome, visitors: list[Visitor]) -> None:
        for visitor in visitors:
            if visitor.chance and self.match.state.view(visitor.seat) in self._values:
                outcome.tell(visitor, self.odds(visitor, None))

    def _judged(self, outcome: Outcome, question: Question, found: jobs.Judged, visitors: list[Visitor]) -> None:
        turn = None if found.lost_at is None else self.match.turn(found.lost_at)
        asked = [] if question.visitor is None else [(question.visitor, question.message)]
        others = [(visitor, None) for visitor in visitors if visitor.watch and visitor is not question.visitor]
        if question.version != self.course.version:
            others = []  # another question about the position as it is now is under way
        for visitor, message in [*asked, *others]:
            words = say(visitor.language, f"table-verdict-{found.verdict}")
            if found.draft:
                words = say(visitor.language, "table-verdict-draft")
            elif self.course.over() and found.verdict == "winnable":
                words = say(visitor.language, "table-over-won")
            elif turn is not None:
                words = say(visitor.language, "table-lost-at", turn=turn)
            elif found.dealt:
                words = say(visitor.language, "table-lost-dealt")
            words = _with(words, found.failing, visitor.language)
            lost_at, version = found.lost_at, question.version
            letter = server.Verdict(message, True, version, found.verdict, lost_at, turn, found.draft, words)  # noqa: FBT003
            outcome.tell(visitor, letter)

    def _solved(self, outcome: Outcome, question: Question, found: jobs.Solved) -> None:
        if question.visitor is None or not isinstance(question.what, jobs.Solve):
            return
        language = question.visitor.language
        line = self.walk(self._at(question.what.actions), found.choices, question.visitor)
        words = say(language, f"table-solution-{'draft' if found.draft else found.verdict}", steps=len(line))
        words = _with(words, found.failing, language)
        if found.verdict == "winnable":
            self.solution = Solution(question.what.actions, found.choices)
        outcome.tell(
            question.visitor, server.Solution(question.message, question.n, found.verdict, words, line, found.draft)
        )

    def _reviewed(self, outcome: Outcome, question: Question, found: jobs.Reviewed) -> None:
        visitor = question.visitor
        if visitor is None:
            return
        language = visitor.language
        steps = []
        for n, kind, before, after in found.steps:
            turn = self.match.turn(min(n, len(self.match.actions)))
            words = say(language, f"table-step-{kind}", turn=turn, points=signed(after - before))
            steps.append(server.Step(n, turn, kind, before, after, words))
        luck = sum(step.after - step.before for step in steps if step.kind == "luck")
        skill = sum(step.after - step.before for step in steps if step.kind == "skill")
        words = say(language, "table-review", luck=signed(luck), skill=signed(skill))
        outcome.tell(visitor, server.Account(question.message, steps, luck, skill, found.lost_at, words))

    def preview(self, outcome: Outcome, visitor: Visitor, message: client.Preview) -> None:
        """Show the position after the first steps of the solution."""
        match = self.ahead(message.steps)
        n = len(match.actions)
        state = match.state
        view = match.game.show(state.view(visitor.seat), visitor.language)
        last = len(self.ahead(len(self.solution.choices)).actions) if self.solution else n
        outcome.tell(visitor, server.Seen(message.id, n, last, state.turn(), view, None))

    def ahead(self, steps: int) -> Match:
        """Return a match of its own that has played the first steps of the solution."""
        if self.solution is None or steps > len(self.solution.choices):
            raise Refusal("nothing")
        match = self._at(self.solution.base)
        for action in self.solution.choices[:steps]:
            match.play(action)
        return match

    def notes(self, steps: int) -> list[str] | None:
        """Return the first steps of the solution as notes, or None where it does not begin here and now."""
        if self.solution is None or self.solution.base != self.match.actions:
            return None
        match = self._at(self.solution.base)
        notes = []
        for action in self.solution.choices[:steps]:
            notes.append(match.game.note(match.state, action))
            match.play(action)
        return notes

    def walk(self, match: Match, actions: list[int], visitor: Visitor) -> list[server.Choice]:
        """Return actions in words, as far as they can be played one after the other."""
        game = match.game
        line = []
        for action in actions:
            if action not in match.legal():
                break
            words = game.say(match.state.view(visitor.seat), action, visitor.language)
            line.append(server.Choice(action, words, game.parts(action)))
            match.play(action)
        return line

    def _follow(self, view: bytes, actions: list[int], visitor: Visitor) -> list[server.Choice]:
        """Return a line of play from a view in words: nothing of the deal is known to it but what is certain."""
        game = self.match.game
        state = game.imagine(view, Stream(0))
        line = []
        for action in actions:
            while state.mover() == CHANCE and len(certain := state.legal()) == 1:
                state.apply(certain[0])
            if action not in state.legal():
                break
            words = game.say(state.view(visitor.seat), action, visitor.language)
            line.append(server.Choice(action, words, game.parts(action)))
            state.apply(action)
        return line

    def _at(self, actions: list[int]) -> Match:
        """Return a match of its own with these actions done, from the same deal."""
        match = self.match.branch(0)
        while len(match.actions) < len(actions):
            match.play(actions[len(match.actions)])
        return match


def percent(value: float) -> int:
    """Return a chance in hundredths; only what is certain is 0 or 100."""
    return round(value) * 100 if value in {0.0, 1.0} else min(99, max(1, round(value * 100)))


def signed(value: float) -> str:
    """Return a change of the win chance in points, with its sign; a true minus."""
    points = round(value * 100)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def _with(words: str, failing: dict[str, str], language: str) -> str:
    """Return a sentence, and after it what fails, where that is known."""
    return " ".join(filter(None, [words, failing.get(language, "")]))
