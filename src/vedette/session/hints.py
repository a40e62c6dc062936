"""The help at a table: hints, win chances, verdicts, solutions, luck and skill, each computed by a job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette import registry
from vedette.core.advice import Advice, Odds
from vedette.core.game import OVER
from vedette.core.language import apart, say
from vedette.core.match import followed
from vedette.protocol import client, server
from vedette.session import jobs, table_setup
from vedette.session.effects import Effects, Refusal

if TYPE_CHECKING:
    from vedette.core.game import State
    from vedette.core.match import Match
    from vedette.session.effects import Connection
    from vedette.session.history import History

NOTICED: Final = 0.005
"""The smallest change of the win chance that is put into words."""

OPEN: Final = 6
"""The most jobs of one guest that may run at one table: one of each kind, and one more."""
SENTENCES: Final = 4
"""The most sentences that tell one moment of a duel."""

ADVICE: Final = tuple[list[str], list[dict[str, int | str]], int | None, list[int]]
"""An ``Advice`` as it is sent: a compiled class does not say that its action may be none."""


class RunningJob(NamedTuple):
    """A job that is running, and where its answer goes."""

    what: jobs.Question
    connection: Connection | None
    """The connection that asked, None where the answer is for all subscribers."""
    message: str
    version: int
    n: int


class ShownSolution(NamedTuple):
    """The solution that was shown last at the table."""

    base: list[int]
    """The actions of the match before the solution's first step."""
    choices: list[int]


class HintService:
    """Starts the jobs of one table's help; ``answer`` turns a job's answer into messages."""

    def __init__(self, table_setup: jobs.SetupData, history: History) -> None:
        self.setup = table_setup
        self.history = history
        self.questions: dict[int, RunningJob] = {}
        self.solution: ShownSolution | None = None
        self._next = 1
        self._values: dict[bytes, float] = {}
        self._bounds: dict[bytes, tuple[float, float]] = {}
        """The 95% interval of those win chances that are estimates."""

    @property
    def match(self) -> Match:
        """The match of the table."""
        return self.history.match

    def find(self, guest: str, message: str) -> int | None:
        """Return the number of a guest's running job by the id of its message, None where there is none."""
        for number, question in self.questions.items():
            if question.connection and question.connection.guest == guest and question.message == message:
                return number
        return None

    def resume(self, number: int, connection: Connection) -> None:
        """Let the answer of a running job go to another connection of the guest who asked."""
        self.questions[number] = self.questions[number]._replace(connection=connection)

    def hint(self, effects: Effects, connection: Connection, message: client.Hint) -> None:
        """Start a job for advice from the view of the connection's seat."""
        if self.history.mover() != connection.seat:
            raise Refusal("over" if self.history.mover() == OVER else "turn")
        view = self.match.state.view(connection.seat)
        what = jobs.Advise(self.setup, view, message.tier, connection.language)
        self._ask(effects, what, connection, message.id)

    def solve(self, effects: Effects, connection: Connection, message: client.Solve) -> None:
        """Start a job for a winning line, all cards known."""
        n = len(self.match.actions) if message.n is None else message.n
        if n > len(self.match.actions):
            raise Refusal("moment")
        what = jobs.SolveDeal(self.setup, self.match.actions[:n], self._deal())
        self._ask(effects, what, connection, message.id, n)

    def review(self, effects: Effects, connection: Connection, message: client.Review) -> None:
        """Start a job for the luck and skill of a finished game."""
        if not self.history.over():
            raise Refusal("later")
        what = jobs.ReviewGame(self.setup, self.match.actions[:], self.match.conceded >= 0)
        self._ask(effects, what, connection, message.id)

    def weigh(self, effects: Effects, connection: Connection | None, message: str = "", seat: int = 0) -> bool:
        """Start a job for the win chances, at the beginning of each turn and now, that are not cached.

        Return whether all were cached; they are then sent at once. ``connection`` is None for the subscribers, who
        have this ``seat``.
        """
        missing = self._missing(seat if connection is None else connection.seat)
        if connection is None and any(isinstance(question.what, jobs.Weigh) for question in self.questions.values()):
            return False  # its answer starts the next job
        if missing:
            self._ask(effects, jobs.Weigh(self.setup, missing), connection, message)
        elif connection is not None:
            effects.tell(connection, self.odds(connection, message))
        return not missing

    def _missing(self, seat: int) -> list[bytes]:
        """Return the views of a seat for which the win chance is to be computed next.

        In a game for several every chance takes whole imagined games, so a job has one view, the latest first.
        """
        views = dict.fromkeys([self.match.view(n, seat) for n in reversed([*self._turns(), self._draft()])])
        missing = [view for view in views if view not in self._values]
        return sorted(missing) if self.history.seats == 1 else missing[:1]

    def know(self, view: bytes, value: float, low: float, high: float) -> None:
        """Cache the win chance of a view, with its interval where it is an estimate."""
        self._values[view] = value
        if low < high:
            self._bounds[view] = (low, high)

    def judge(self, effects: Effects, connection: Connection | None, message: str = "") -> None:
        """Start a job for whether the deal can still be won; ``connection`` is None for the subscribers."""
        self._ask(effects, jobs.JudgeDeal(self.setup, self.match.actions[:], self._deal()), connection, message)

    def changed(self, effects: Effects, connections: list[Connection]) -> None:
        """Start the jobs of subscribers after a change. It raises no Refusal: the change has been made."""
        seats = [connection.seat for connection in connections if connection.chance]
        if seats:
            self.weigh(effects, None, seat=seats[0])
            self._tell_odds(effects, connections)
        if True in [connection.watch for connection in connections] and table_setup.whole(self.match):
            for number, question in list(self.questions.items()):
                if isinstance(question.what, jobs.JudgeDeal) and question.connection is None:
                    self._drop(effects, number)  # it is about an older position
            self.judge(effects, None)

    def cancel(self, effects: Effects, connection: Connection, message: client.Cancel) -> None:
        """Cancel a job that the guest started."""
        number = self.find(connection.guest, message.work)
        if number is None:
            raise Refusal("nothing")
        self._drop(effects, number)
        effects.tell(connection, server.Cancelled(message.work))
        effects.tell(connection, server.Cancelled(message.id))

    def disconnected(self, effects: Effects, connection: Connection, left: list[Connection]) -> None:
        """Cancel the jobs of a closed connection, and all jobs where no connection is left."""
        for number, question in list(self.questions.items()):
            if question.connection is connection or not left:
                self._drop(effects, number)

    def _drop(self, effects: Effects, number: int) -> None:
        del self.questions[number]
        effects.cancels.append(number)

    def answer(self, number: int, text: bytes, connections: list[Connection]) -> Effects:
        """Return the messages that follow from a job's answer; none for a cancelled job."""
        effects = Effects()
        question = self.questions.pop(number, None)
        if question is None:
            return effects
        match question.what:
            case jobs.Advise():
                told = msgspec.json.decode(text, type=ADVICE)
                self._hinted(effects, question, Advice(*told))
            case jobs.Weigh():
                self._weighed(effects, question, msgspec.json.decode(text, type=list[Odds]), connections)
            case jobs.JudgeDeal():
                self._judged(effects, question, msgspec.json.decode(text, type=jobs.Judged), connections)
            case jobs.SolveDeal():
                self._solved(effects, question, msgspec.json.decode(text, type=jobs.Solved))
            case jobs.ReviewGame():
                self._reviewed(effects, question, msgspec.json.decode(text, type=jobs.Reviewed))
        return effects

    def number(self) -> int:
        """Return the number of this table's next job."""
        self._next += 1
        return self._next - 1

    def _ask(
        self, effects: Effects, what: jobs.Question, connection: Connection | None, message: str, n: int = 0
    ) -> None:
        if connection is not None and self._open(connection.guest) >= OPEN:
            raise Refusal("busy")
        number = self.number()
        self.questions[number] = RunningJob(what, connection, message, self.history.version, n)
        effects.jobs.append((number, what))
        if connection is not None:
            effects.tell(connection, server.Waiting(message, say(connection.language, "table-thinking")))

    def _open(self, guest: str) -> int:
        """Return the number of a guest's running jobs."""
        asked = [question.connection for question in self.questions.values()]
        return len([connection for connection in asked if connection is not None and connection.guest == guest])

    def _deal(self) -> list[int]:
        if not table_setup.whole(self.match):
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

    def odds(self, connection: Connection, message: str | None) -> server.Odds:
        """Return the win chance now and by turns, as far as it is cached."""
        match = self.match
        series = []
        for n in self._turns():
            state = match.moment(n)
            value = self._values.get(state.view(connection.seat))
            if value is not None:
                series.append(server.Point(n, state.turn(), value))
        view = match.state.view(connection.seat)
        start = match.view(self._draft(), connection.seat)
        draft = self._values.get(view) == 0.0 and view not in self._bounds and self._values.get(start, 0.0) > 0.0
        if draft:
            view = start
            series = [point for point in series if point.n <= self._draft()]
        value = self._values.get(view)
        words = say(connection.language, "table-thinking")
        if value is not None:
            words = self._chance(value, self._bounds.get(view), series, connection, draft=draft)
        version, exact = self.history.version, view not in self._bounds
        return server.Odds(message, True, version, value, exact, words, series)

    def _draft(self) -> int:
        """Return the moment to which choices can be undone without passing a reveal.

        In a game for several that is the present one.
        """
        now = len(self.match.actions)
        alone = self.match.game.rules.players == 1
        return min(self.match.since_reveal(), now) if alone else now

    def _chance(
        self,
        value: float,
        bounds: tuple[float, float] | None,
        series: list[server.Point],
        connection: Connection,
        *,
        draft: bool,
    ) -> str:
        language = connection.language
        low, high = bounds or (value, value)
        values = {"percent": percent(value), "low": round(100 * low), "high": round(100 * high)}
        words = say(language, f"table-chance-{'near' if bounds else 'exact'}", **values)
        if draft:
            return say(language, "table-chance-draft") + " " + words
        if self.history.seats > 1:
            return words  # a turn's change is smaller than the interval
        if len(series) > 1 and abs(change := series[-1].value - series[-2].value) >= NOTICED:
            points = abs(round(change * 100))
            side = "gain" if change > 0 else "cost"
            words += " " + say(language, f"table-chance-{side}", points=points, **self._counted(series[-2].turn))
        return words

    def _counted(self, turn: int) -> dict[str, str | float]:
        """Return the values of the message ``counted-in``, which names a turn, for messages that refer to it."""
        return registry.of(self.match.game).counted(turn)

    def _hinted(self, effects: Effects, question: RunningJob, found: Advice) -> None:
        connection = question.connection
        if connection is None or not isinstance(question.what, jobs.Advise):
            return
        if question.version != self.history.version:
            raise Refusal("stale")
        line = followed(self.match.game, question.what.view, found.line)
        choices = [self._choice(state, action, connection) for state, action in line]
        effects.tell(
            connection,
            server.Advice(
                question.message, question.version, question.what.tier, found.words, found.point, found.action, choices
            ),
        )

    def _weighed(
        self, effects: Effects, question: RunningJob, found: list[Odds], connections: list[Connection]
    ) -> None:
        if isinstance(question.what, jobs.Weigh):
            for view, odds in zip(question.what.views, found, strict=True):
                self.know(view, odds.value, odds.low, odds.high)
        if question.connection is not None:
            effects.tell(question.connection, self.odds(question.connection, question.message))
        wanting = [connection for connection in connections if connection.chance]
        if wanting:
            self._tell_odds(effects, [connection for connection in wanting if connection is not question.connection])
            self.weigh(effects, None, seat=wanting[0].seat)

    def _tell_odds(self, effects: Effects, connections: list[Connection]) -> None:
        for connection in connections:
            if connection.chance and self.match.state.view(connection.seat) in self._values:
                effects.tell(connection, self.odds(connection, None))

    def _judged(
        self, effects: Effects, question: RunningJob, found: jobs.Judged, connections: list[Connection]
    ) -> None:
        turn = None if found.lost_at is None else self.match.turn(found.lost_at)
        asked = [] if question.connection is None else [(question.connection, question.message)]
        others = [
            (connection, None)
            for connection in connections
            if connection.watch and connection is not question.connection
        ]
        if question.version != self.history.version:
            others = []  # a newer job is running
        for connection, message in [*asked, *others]:
            words = say(connection.language, f"table-verdict-{found.verdict}")
            if found.draft:
                words = say(connection.language, "table-verdict-draft")
            elif self.history.over() and found.verdict == "winnable":
                words = say(connection.language, "table-over-won")
            elif turn is not None:
                words = say(connection.language, "table-lost-at", **self._counted(turn))
            elif found.dealt:
                words = say(connection.language, "table-lost-dealt")
            words = _with(words, found.failing, connection.language)
            lost_at, version = found.lost_at, question.version
            encoded = server.Verdict(message, True, version, found.verdict, lost_at, turn, found.draft, words)
            effects.tell(connection, encoded)

    def _solved(self, effects: Effects, question: RunningJob, found: jobs.Solved) -> None:
        if question.connection is None or not isinstance(question.what, jobs.SolveDeal):
            return
        language = question.connection.language
        line = self.walk(self._at(question.what.actions), found.choices, question.connection)
        words = say(language, f"table-solution-{'draft' if found.draft else found.verdict}", steps=len(line))
        words = _with(words, found.failing, language)
        if found.verdict == "winnable":
            self.solution = ShownSolution(question.what.actions, found.choices)
        effects.tell(
            question.connection, server.Solution(question.message, question.n, found.verdict, words, line, found.draft)
        )

    def _reviewed(self, effects: Effects, question: RunningJob, found: jobs.Reviewed) -> None:
        connection = question.connection
        if connection is None:
            return
        if found.curve:
            effects.tell(connection, self._story(question.message, found, connection))
            return
        language = connection.language
        steps = []
        ends = [step[0] for step in found.steps[1:]] + [len(self.match.actions)]
        for (n, kind, before, after), end in zip(found.steps, ends, strict=True):
            turn = self.match.turn(min(n, len(self.match.actions)))
            told = self._single(n, end, connection)
            message = "named" if told else kind
            points = signed(after - before)
            words = say(language, f"table-step-{message}", points=points, words=told, **self._counted(turn))
            steps.append(server.Step(n, turn, kind, before, after, words))
        luck = sum(step.after - step.before for step in steps if step.kind == "luck")
        skill = sum(step.after - step.before for step in steps if step.kind == "skill")
        words = say(language, "table-review", luck=signed(luck), skill=signed(skill))
        effects.tell(connection, server.Account(question.message, steps, luck, skill, found.lost_at, words))

    def _single(self, first: int, end: int, connection: Connection) -> str:
        """Return in words the one choice or the one or two reveals of a step; empty where there were more."""
        match, seat, language = self.match, connection.seat, connection.language
        mover = match.movers[first] if first < end else OVER
        moments = [n for n in range(first, end) if match.movers[n] == mover]
        if len(moments) > (1 if mover >= 0 else 2):
            return ""
        told = [match.game.tell(match.view(n, seat), match.actions[n], seat, language) for n in moments]
        return apart(language, [words.rstrip(".") for words in told])

    def _story(self, message: str, found: jobs.Reviewed, connection: Connection) -> server.Account:
        """Return the review of a game for two for a seat: decisive steps and curve; a spectator gets seat 0's."""
        match, language = self.match, connection.language
        watches, seat = connection.seat < 0, max(connection.seat, 0)
        last = len(match.actions)
        curve = [
            server.Estimate(n, match.turn(n), *((value, low, high) if seat == 0 else (1 - value, 1 - high, 1 - low)))
            for n, value, low, high in found.curve
            if n < last or match.conceded < 0
        ]
        if match.conceded >= 0:
            value = match.returns()[seat]
            curve.append(server.Estimate(last, match.turn(last), value, value, value))
        steps = []
        for n, kind, one, two in found.steps:
            before, after = (one, two) if seat == 0 else (1 - one, 1 - two)
            whose: server.Kind = "luck" if kind == "luck" else "skill" if match.movers[n] == seat else "enemy"
            words = say(
                language,
                "table-moment",
                before=percent(before),
                after=percent(after),
                words=self._happened(n, connection),
                **self._counted(max(1, match.turn(n))),
            )
            steps.append(server.Step(n, match.turn(n), whose, before, after, words))
        told = say(language, "table-review-watched" if watches else "table-review-duel")
        return server.Account(message, steps, 0.0, 0.0, None, told, curve)

    def _happened(self, n: int, connection: Connection) -> str:
        """Return in words what a player did from a moment on, until another could act, and what followed from it."""
        match, seat, language = self.match, connection.seat, connection.language
        game, end = match.game, n + 1
        while end < len(match.actions) and match.movers[end] == match.movers[n]:
            end += 1
        kinds = [game.parts(match.actions[at]).get("do") for at in (n, end - 1)]
        alike = end - n > 1 and kinds[0] == kinds[1]
        shown = n if alike else end - 1
        told = game.tell(match.view(shown, seat), match.actions[shown], seat, language)
        if alike:
            message = "table-moment-drawn" if match.movers[n] < 0 else "table-moment-alike"
            return say(language, message, words=told.rstrip("."), more=end - n - 1)
        sentences = [told]
        for at in range(end - 1, len(match.actions)):
            if at >= end and match.movers[at] >= 0:
                break
            sentences += game.news(match.view(at, seat), match.actions[at], match.view(at + 1, seat), language)
        return " ".join(sentences[:SENTENCES])

    def preview(self, effects: Effects, connection: Connection, message: client.Preview) -> None:
        """Send the position after the first steps of the solution that was shown last."""
        match = self.ahead(message.steps)
        n = len(match.actions)
        state = match.state
        view = match.game.show(state.view(connection.seat), connection.language)
        last = len(self.ahead(len(self.solution.choices)).actions) if self.solution else n
        effects.tell(connection, server.Seen(message.id, n, last, state.turn(), view, None))

    def ahead(self, steps: int) -> Match:
        """Return a new match that has played the first steps of the solution; raises Refusal."""
        if self.solution is None or steps > len(self.solution.choices):
            raise Refusal("nothing")
        match = self._at(self.solution.base)
        for action in self.solution.choices[:steps]:
            match.play(action)
        return match

    def notes(self, steps: int) -> list[str] | None:
        """Return the first steps of the solution as notes, None where it does not begin at the present position."""
        if self.solution is None or self.solution.base != self.match.actions:
            return None
        match = self._at(self.solution.base)
        notes = []
        for action in self.solution.choices[:steps]:
            notes.append(match.game.note(match.state, action))
            match.play(action)
        return notes

    def walk(self, match: Match, actions: list[int], connection: Connection) -> list[server.Choice]:
        """Return actions in words, as far as they can be played one after the other."""
        line = []
        for action in actions:
            if action not in match.legal():
                break
            line.append(self._choice(match.state, action, connection))
            match.play(action)
        return line

    def _choice(self, state: State, action: int, connection: Connection) -> server.Choice:
        game = self.match.game
        words = game.say(state.view(connection.seat), action, connection.language)
        return server.Choice(action, words, game.parts(action))

    def _at(self, actions: list[int]) -> Match:
        """Return a new match of the same deal with these actions done."""
        match = self.match.branch(0)
        while len(match.actions) < len(actions):
            match.play(actions[len(match.actions)])
        return match


def percent(value: float) -> int:
    """Return a chance in percent; 0 and 100 only where it is certain."""
    return round(value) * 100 if value in {0.0, 1.0} else min(99, max(1, round(value * 100)))


def signed(value: float) -> str:
    """Return a change of the win chance in points, with its sign; a true minus."""
    points = round(value * 100)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def _with(words: str, failing: dict[str, str], language: str) -> str:
    """Return a sentence, followed by the reason why a position cannot be won, where one is known in the language."""
    return " ".join(filter(None, [words, failing.get(language, "")]))
