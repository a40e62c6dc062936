"""A table played line by line as text: prints questions with numbered answers, and reads answers and commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from vedette.core.language import LANGUAGES, apart, plain, say
from vedette.terminal import rules_text, typed_answer, wrapping
from vedette.terminal.choice import Chooser, Facet
from vedette.terminal.client import Client, LogLine

if TYPE_CHECKING:
    from vedette.protocol import server

HELPS: Final = {"hint": "hint", "chance": "chance", "solution": "solve", "odds": "foresee"}
"""The kind of help that each of these commands needs; not every game has each."""
LONGEST: Final = 4
"""The most digits that a typed number may have."""


class Dialogue:
    """Plays a table line by line as text; ``do_NAME`` is the method of the command ``NAME``."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "help", "goal", "rules", "lesson", "look", "card", "undo", "redo", "restart", "hint", "chance", "solution",
        "odds", "log", "give-up", "language", "quit",
    )  # fmt: skip
    """The commands; every name is understood in both languages."""
    LETTERS: ClassVar[dict[str, str]] = {
        "?": "help", "c": "card", "cards": "card", "exit": "quit", "g": "give-up", "h": "hint", "i": "rules",
        "l": "look", "lang": "language", "o": "odds", "p": "solution", "q": "quit", "r": "redo", "u": "undo",
        "v": "look", "w": "chance",
    }  # fmt: skip
    """Commands by their letters or signs, the same as the full screen's keys."""
    FILLED: ClassVar[frozenset[str]] = frozenset({"card", "odds", "rules", "lesson", "language"})
    """The commands of the dialogue that take an argument."""

    def __init__(self, client: Client, out: Callable[[str], None]) -> None:
        """Play the table of a client, printing line by line through ``out``."""
        self.client = client
        self.put = out
        self.chooser = Chooser(client.choices())
        self.open = True
        self.width: Callable[[], int] = int
        """A function that returns the width in columns at which lines are wrapped, 0 to leave them whole."""
        self.begin()

    def out(self, words: str) -> None:
        """Print a text, wrapped between words to the width of the terminal."""
        self.put(wrapping.broken(words, self.width()))

    def begin(self) -> None:
        """Forget what each seat was shown: used at the start of a game: its log is told from here on."""
        self._told = dict.fromkeys([self.client.viewer, *self.client.people], self.client.table.n)
        """The number of the log line up to which each seat was told."""
        self._behind = set(self._told)
        """The seats to which the table must be described again, since others have acted."""
        self._new = set(self._told)
        """The seats to which the table was never described."""

    def say(self, message: str, **values: str | float) -> str:
        """Return the text of one of the terminal's messages in the user's language, with these values."""
        return say(self.client.language, f"terminal-{message}", **values)

    def commands(self) -> dict[str, str]:
        """Return the names of commands by everything that may be typed for them."""
        return typed_answer.commands(self.NAMES, self.LETTERS, "terminal-command")

    # Questions

    def renew(self) -> None:
        """Print what happened since the seat on screen was last told, and ask for its next choice."""
        self.chooser = Chooser(self.client.choices())
        seat, told = self.client.viewer, self._news()
        for line in told:
            self.out(line.words)
        if any(line.mover != seat for line in told) or self.client.over():
            self._behind.add(seat)
        waits = not self.chooser.choices and not self.client.over()  # others are to act
        if told and seat >= 0 and waits and seat not in self._new:
            if any(line.mover == seat for line in told):
                self.ask()
            return
        if seat in self._behind:
            self._behind.discard(seat)
            self._new.discard(seat)
            self.situation()
        self.ask()

    def _news(self) -> list[LogLine]:
        """Return the log lines that the seat on screen has not been told yet, and count them as told."""
        seat = self.client.viewer
        known = self._told.get(seat, 0)
        self._told[seat] = self.client.table.n
        return self.client.log(known)

    def situation(self) -> None:
        """Print the position after others have acted, without the question, which follows."""
        self.out("")
        self.describe(but=self.client.asked()[0])

    def describe(self, but: str = "") -> None:
        """Print the position in words, leaving out one line."""
        for line in self.client.describe().splitlines():
            if line != but:
                self.out(line)

    def ask(self) -> None:
        """Print what the game asks now and the numbered answers, or the result once the game is over."""
        self.out("")
        if self.client.over():
            self.conclude()
            return
        title, _ = self.client.asked()
        if title:
            self.out(title)
        for number, facet in enumerate(self.chooser.options(), 1):
            self.out(f"{number} {self.name(facet)}")

    def conclude(self) -> None:
        """Print the result of the game, and the score of the series of rematches."""
        table = self.client.table
        if table.over is not None:
            self.out(table.over.words)
        if table.series is not None:
            one, two = table.series.won
            self.out(self.say("series", one=one, two=two, drawn=table.series.drawn))

    def name(self, facet: Facet) -> str:
        """Return the words of one possible answer to the question that is asked now, as the dialogue lists it."""
        return self.chooser.words(facet)

    # Answers

    def answer(self, line: str) -> None:
        """Handle one line: empty, a number, a command, or words of one answer."""
        words = line.split()
        if not words:
            self.ask()
        elif line.strip().isdecimal():
            self._number(line.strip())
        elif not self._command(words):
            self._words(" ".join(words))

    def _number(self, typed: str) -> None:
        options = self.chooser.options()
        if len(typed) <= LONGEST and 1 <= int(typed) <= len(options):
            self.pick(options[int(typed) - 1])
        else:
            self.out(self.say("no-number", number=plain(typed), count=len(options)))

    def command_of(self, words: list[str]) -> tuple[str, str]:
        """Return the command at the start of a line, its name one or two words, and the argument; empty without one."""
        known = self.commands()
        for length in (2, 1):
            name = known.get(" ".join(words[:length]).casefold())
            rest = words[length:]
            if name is not None and len(words) >= length and (not rest or name in self.FILLED):
                return name, " ".join(rest)
        return "", ""

    def _command(self, words: list[str]) -> bool:
        """Run a command; return whether it exists."""
        name, rest = self.command_of(words)
        if name:
            getattr(self, f"do_{name.replace('-', '_')}")(rest)
        return bool(name)

    def _words(self, text: str, otherwise: str = "") -> None:
        """Pick the answer that typed words name; if they name several or none, print which, or ``otherwise``."""
        found = self._named(text)
        if len(found) == 1:
            self.pick(found[0])
        elif found:
            could = apart(self.client.language, (self.name(facet) for facet in found))
            self.out(self.say("could-be", text=plain(text), could=could))
        else:
            self.out(otherwise or self.say("unknown", text=plain(text)))

    def _named(self, text: str) -> list[Facet]:
        """Return the answers that contain all these words or beginnings of words."""
        options = self.chooser.options()
        return [options[at] for at in typed_answer.named(text, [self.name(facet) for facet in options])]

    # Actions

    def pick(self, facet: Facet) -> None:
        """Pick a step of an action; play the action once only one is left, else ask for the next step."""
        action = self.chooser.pick(facet)
        if action is None:
            self.ask()
        else:
            self.play(action)

    def play(self, action: int) -> None:
        """Play an action and ask for the next, or print why it was refused."""
        if refused := self.client.play(action):
            self.out(refused)
            return
        self.renew()

    # Commands

    def changed(self, *, done: bool, otherwise: str) -> None:
        """Print what happened and the next question after a command; if it did nothing, the message ``otherwise``."""
        if done:
            self.renew()
        else:
            self.out(self.say(otherwise))

    def do_help(self, _: str) -> None:
        """Print how to answer, and the list of commands that this game has."""
        for line in self.manner():
            self.out(line)
        for command in self.NAMES:
            if command in HELPS and not self.client.offers(HELPS[command]):
                continue
            if command == "restart" and not self.client.alone:
                continue
            does = self.say("command-help", name=command)
            self.out("  " + self.say("command-line", name=self.say("command", name=command), does=does))

    def manner(self) -> list[str]:
        """Return the lines of help that explain how to answer a question."""
        return [self.say("plain-help")]

    def do_goal(self, _: str) -> None:
        """Print the goal of the game."""
        game, language = self.client.game(), self.client.language
        self.out(rules_text.goal(game, language, self.client.rules()) or self.say("no-rules"))

    def do_rules(self, number: str) -> None:
        """Tell how the game is played, or the clause of this number."""
        game, language, number = self.client.game(), self.client.language, number.removeprefix("§")
        told = (
            rules_text.clause(game, language, number)
            if number
            else rules_text.in_force(game, language, self.client.rules())
        )
        for line in told or [self.say("no-clause", number=plain(number)) if number else self.say("no-rules")]:
            self.out(line)

    def do_lesson(self, number: str) -> None:
        """List the chapters of the game's lesson, or go through the one with this number."""
        game, language = self.client.game(), self.client.language
        chosen = int(number) if number.isdecimal() and len(number) <= LONGEST else None
        told = rules_text.chapters(game, language) if chosen is None else rules_text.chapter(game, language, chosen)
        for line in told or [self.say("no-chapter", number=plain(number) or "0")]:
            self.out(line)

    def do_look(self, _: str) -> None:
        """Print the position in words."""
        self.describe()

    def do_card(self, name: str) -> None:
        """Print the card of this name or its beginning; without a name, every visible card."""
        found = typed_answer.printed(name, self.client.faces())
        for face in found:
            self.out(face)
        if not found:
            self.out(self.say("no-card", name=plain(name)))

    def do_undo(self, _: str) -> None:
        """Undo the last choice and print it, or print why that is not possible."""
        before = self.client.log()
        done = self.client.undo()
        undone = next((line for line in before if line.n >= self.client.table.n), None)
        if undone is not None:
            self.out(self.say("undone", said=undone.words))
        self.changed(done=done, otherwise="no-undo" if self.client.alone else "no-undo-between")

    def do_redo(self, _: str) -> None:
        """Redo what was undone last, or print that there is nothing."""
        self.changed(done=self.client.redo(), otherwise="no-redo")

    def do_restart(self, _: str) -> None:
        """Go back to the beginning of the same deal."""
        self.changed(done=self.client.restart(), otherwise="no-undo" if self.client.alone else "no-restart")

    def do_hint(self, _: str) -> None:
        """Give a hint, a fuller one each time."""
        hint = self.client.ask_hint()
        self.out(self.say("no-hint") if hint is None else hint.words)

    def do_chance(self, _: str) -> None:
        """Print the chance of winning."""
        self.out(self.client.ask_chance() or self.say("no-chance"))

    def do_odds(self, number: str) -> None:
        """Say what the answer of this number leads to, or each of them, as far as that can be known."""
        if not self.client.offers("foresee"):
            self.out(self.say("no-foresight"))
            return
        choices = self.chooser.open()
        if number.isdecimal() and len(number) <= LONGEST:
            choices = choices[max(int(number) - 1, 0) : int(number)]
        told = [(choice.words, words) for choice in choices if (words := self.client.foresee(choice.action))]
        for answer, words in told:
            self.out(words if len(told) == 1 else self.say("odds-of", answer=answer, told=words))
        if not told:
            self.out(self.say("no-odds"))

    def do_solution(self, _: str) -> None:
        """Play the next action of a winning line, found with all cards known."""
        if self.client.over():
            self.out(self.say("over-plain"))
            return
        if not self.client.offers("solve"):
            self.out(self.say("no-solution"))
            return
        done, words = self.client.follow()
        if done is None:
            self.out(words or self.say("no-solution"))
            return
        self.out(self.say("follow-plain", said=done.words))
        self._told[self.client.viewer] += 1
        self.renew()

    def do_log(self, _: str) -> None:
        """Print the log of the game."""
        for told in self.client.whole_log():
            self.out(f"{told.turn} {told.words}")

    def do_give_up(self, _: str) -> None:
        """Concede the game."""
        self.changed(done=self.client.concede(), otherwise="over-plain")

    def do_language(self, wanted: str) -> None:
        """Change the language: to the named one, else the next."""
        spoken = self.client.language
        if wanted and wanted.casefold() not in LANGUAGES:
            self.out(self.say("no-language", text=plain(wanted), languages=", ".join(LANGUAGES)))
            return
        wished = wanted.casefold() or LANGUAGES[(LANGUAGES.index(spoken) + 1) % len(LANGUAGES)]
        self.client.speak(cast("server.Language", wished))
        self.renew()

    def do_quit(self, _: str) -> None:
        """End the dialogue; the game is saved."""
        self.open = False
