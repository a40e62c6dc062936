"""The dialogue: any game in plain words, line by line: what is asked, and how an answer is understood."""

from collections.abc import Callable
from typing import ClassVar

from vedette.core import answer
from vedette.core.errors import Trouble
from vedette.core.language import apart, explain, plain, say, unbroken
from vedette.terminal.choice import Chooser, Facet
from vedette.terminal.sitting import Sitting


class Dialogue:
    """A sitting as questions and answers. Every answer is text; nothing is drawn."""

    NAMES: ClassVar[tuple[str, ...]] = ()
    """Every command; each has its name in each language, and all names are understood in both."""
    LETTERS: ClassVar[dict[str, str]] = {}
    """Commands that a letter or a sign stands for, as the keys of the full screen where it has them."""
    FILLED: ClassVar[frozenset[str]] = frozenset()
    """The commands that something may follow."""

    def __init__(self, sitting: Sitting, out: Callable[[str], None]) -> None:
        """Speak through ``out``, one line at a time."""
        self.sitting = sitting
        self.put = out
        self.chooser = Chooser(sitting.choices())
        self.open = True
        self.wipe = ""
        """What clears the screen between two people, where there is one."""
        self.begin()

    def out(self, words: str) -> None:
        """Say something; what is no sentence is put as it is."""
        self.put(unbroken(self.sitting.language, words))

    def begin(self) -> None:
        """Begin with the game that is played now: nobody was shown it, and what is told is what happens from here."""
        count = len(self.sitting.match.actions)
        self._told = dict.fromkeys(self.sitting.people, count)
        """How much of the log each person was told."""
        self._fresh = set(self.sitting.people)
        """Who has not seen the table."""

    def say(self, message: str, **values: str | float) -> str:
        """Return one of the terminal's messages."""
        return say(self.sitting.language, f"terminal-{message}", **values)

    def commands(self) -> dict[str, str]:
        """Return the commands by everything that may be typed for them."""
        return answer.commands(self.NAMES, self.LETTERS, "terminal-command")

    # What is asked

    def greet(self, against: str = "") -> None:
        """Say what is played, against whom, and how to be helped; then begin."""
        sitting = self.sitting
        self.out(self.say("greeting", game=sitting.title(), code=sitting.code or "none"))
        if against:
            self.out(self.say("against", seat=sitting.seat + 1, names=against))
        if sitting.waiting is not None:
            self.out(self.say("resume-command", turn=sitting.waiting_turn()))
        self.renew()

    def renew(self) -> None:
        """Say what happened, take the choices of the position afresh, and ask; or hand the screen over."""
        self.chooser = Chooser(self.sitting.choices())
        if words := self.sitting.troubled():
            self.out(words)
        if self.sitting.handing():
            self.out(self.wipe + self.say("hand-over", seat=self.sitting.match.mover() + 1))
            return
        self._catch_up()
        self.ask()

    def _catch_up(self) -> None:
        """Say what happened since this seat was last told, and how it stands where others had a part in it."""
        seat, match = self.sitting.eyes, self.sitting.match
        since = min(self._told[seat], len(match.actions))
        self._told[seat] = len(match.actions)
        for told in self.sitting.log()[since:]:
            self.out(told.words)
        others = any(mover != seat for mover in match.movers[since:])
        if seat in self._fresh or self.sitting.over() or others:
            self._fresh.discard(seat)
            self.situation()

    def situation(self) -> None:
        """Describe the table, where more changed than the one who looks did; what is wanted is asked after it."""
        self.out("")
        self.describe(but=self.sitting.asked()[0])

    def describe(self, but: str = "") -> None:
        """Describe the table, all lines of it but one."""
        for line in self.sitting.describe().splitlines():
            if line != but:
                self.out(line)

    def ask(self) -> None:
        """Ask what is wanted now, with the numbered answers."""
        self.out("")
        if self.sitting.over():
            self.conclude()
            return
        title, _ = self.sitting.asked()
        if title:
            self.out(title)
        for number, facet in enumerate(self.chooser.options(), 1):
            self.out(f"{number} {self.name(facet)}")

    def conclude(self) -> None:
        """Say how it ended; alone, also in how many choices and whether help was taken."""
        sitting = self.sitting
        if len(sitting.people) > 1:
            self.out(self.say("ended-between", seat=sitting.winner() + 1))
        else:
            self.out(self.say("ended", result=sitting.ended()))
        if sitting.lore is not None and (words := sitting.lore.told(sitting.language)):
            self.out(words)
        if sitting.alone:
            self.out(self.summary())

    def summary(self) -> str:
        """Return how many choices the game took, and whether help was taken."""
        match = self.sitting.match
        moves = sum(mover >= 0 for mover in match.movers)
        return self.say("result-more", moves=moves, assisted="yes" if match.assisted else "no")

    def name(self, facet: Facet) -> str:
        """Return the words for one answer."""
        return self.chooser.words(facet)

    # What is typed

    def answer(self, line: str) -> None:
        """Take one line: nothing, a number, a command, an action in notation, or words of one answer."""
        words = line.split()
        if self.sitting.handing() and self._command_of(words)[0] != "quit":
            self.sitting.take()
            self.renew()
        elif not words:
            self.ask()
        elif line.strip().isdecimal():
            self._number(line.strip())
        elif not self._command(words):
            self._note(" ".join(words))

    def _number(self, typed: str) -> None:
        options = self.chooser.options()
        if len(typed) <= 4 and 1 <= int(typed) <= len(options):
            self.pick(options[int(typed) - 1])
        else:
            self.out(self.say("no-number", number=plain(typed), count=len(options)))

    def _command_of(self, words: list[str]) -> tuple[str, str]:
        """Return the command that is typed, its name one or two words, and what follows it; two times nothing."""
        known = self.commands()
        for length in (2, 1):
            name = known.get(" ".join(words[:length]).casefold())
            rest = words[length:]
            if name is not None and len(words) >= length and (not rest or name in self.FILLED):
                return name, " ".join(rest)
        return "", ""

    def _command(self, words: list[str]) -> bool:
        """Do a command; return whether there is one of this name."""
        name, rest = self._command_of(words)
        if name:
            getattr(self, f"do_{name.replace('-', '_')}")(rest)
        return bool(name)

    def _note(self, text: str) -> None:
        """Take an action in notation, else the words of one answer; say what is wrong with neither."""
        match = self.sitting.match
        try:
            action = match.game.read(match.state, text)
        except Trouble as trouble:
            found = self._named(text)
            if len(found) == 1:
                self.pick(found[0])
            elif found:
                could = apart(self.sitting.language, (self.name(facet) for facet in found))
                self.out(self.say("could-be", text=plain(text), could=could))
            elif trouble.message.endswith("note-verb"):
                self.out(self.say("unknown", text=plain(text)))
            else:
                self.out(explain(trouble, self.sitting.language))
            return
        self.play(action)

    def _named(self, text: str) -> list[Facet]:
        """Return the answers whose words hold all these words or beginnings of words."""
        options = self.chooser.options()
        return [options[at] for at in answer.named(text, [self.name(facet) for facet in options])]

    # What is done

    def pick(self, facet: Facet) -> None:
        """Pick a step, and do the action once it is the only one left."""
        action = self.chooser.pick(facet)
        if action is None:
            self.ask()
        else:
            self.play(action)

    def play(self, action: int) -> None:
        """Do an action and go on."""
        if refused := self.sitting.play(action):
            self.out(refused)
            return
        self.renew()
