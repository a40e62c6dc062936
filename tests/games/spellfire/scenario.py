"""What one card does, in one line: who fights whom with what, what is done, what is seen.

    AR/72: X > monster7+item3 -> -item3        X attacks a monster of level 7 with an item, which is gone at once
    3rd/14: hero3 > monster2 on X -> bar       no attack on X is allowed
    4th/163: hero2+X > wizard9 then ally3 -> 10:9

``X`` is the card. Every other word makes a card: kind, level, ``/`` marks, ``@`` world, ``=`` name (with ’), ``!``
power, and as many apostrophes as tell it from its like. ``on`` realm+holding, ``rule``, ``event``, ``pool`` champions
beside the attacker, ``face`` cards face up elsewhere, ``hid`` cards face down there, ``turn`` what the defender's
column turns up, ``then`` what the attacker does: cards played, ``:2`` an alternative, ``*card`` a choice, ``$`` the end
of the fight, ``&champion`` his attack, ``&D&champion`` one on column D, ``_card`` what the defender's column turns up.

Seen: ``9:12`` totals, ``-card`` gone, ``+card`` not gone, ``?card`` may be played, ``~card`` may not, ``bar`` and
``ok`` the attack; after the end of the fight ``win``, ``lose`` (the attacker is gone), ``back`` (he is in the pool and
the defender there), ``^card`` borne by a champion of the pool, ``%champion`` may attack, ``!champion`` may not, ``won``
and ``unwon`` the realm of the fight.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.games.spellfire import cast
from tests.games.spellfire.scene import Scene, scene

from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary.words import CHAMPIONS, KINDS, MARKS, NO_WORLD, WORLDS, Clause

FOLDER: Final = Path(__file__).parent / "scenarios"
SHORT: Final = {
    "ws": "wizard-spell", "cs": "cleric-spell", "un": "unarmed", "du": "dragon-unarmed", "uu": "undead-unarmed",
    "bl": "blood-ability", "ps": "psionic-power", "ta": "thief-ability", "art": "artifact", "psi": "psionicist",
}  # fmt: skip
PLACES: Final = {
    "fr": "forgotten-realms", "gh": "greyhawk", "rl": "ravenloft", "ds": "dark-sun", "dl": "dragonlance",
    "br": "birthright", "ad": "ad&d", "no": "none",
}  # fmt: skip
WORLDLY: Final = CHAMPIONS | sum(1 << KINDS.index(kind) for kind in ("artifact", "holding", "realm"))
POWERS: Final = {
    "bar": {"do": "bar", "who": "champion"},
    "wall": {"do": "wall", "who": "card +golem"},
    "beat": {"do": "win", "when": "entry"},
    "burn": {"do": "discard", "who": "other ally", "measure": "every", "when": "entry"},
    "gear": {"do": "discard", "who": "other gear", "measure": "every", "when": "entry"},
    "slay": {"do": "discard", "who": "other champion", "measure": "every", "when": "entry"},
    "take": {"do": "take", "who": "other ally", "number": 9, "when": "entry"},
    "weak": {"do": "level", "who": "other champion", "number": -5},
    "call": {"do": "cancel", "who": "other round-four", "number": 9, "when": "entry"},
    "foot": {"do": "level", "who": "attacker champion", "number": -5},
    "isle": {"do": "only", "who": "card +swimmer"},
    "doom": {"do": "discard", "who": "both pool champion", "measure": "every", "when": "entry"},
    "melt": {"do": "discard", "who": "both play gear", "measure": "every", "when": "entry"},
    "storm": {"do": "discard", "who": "both ally", "measure": "every", "when": "entry"},
    "quake": {"do": "discard", "who": "both play realm", "measure": "every", "when": "entry"},
    "own": {"do": "defends", "number": 9},
    "flee": {"do": "escape", "who": "bearer"},
    "grow": {"do": "times", "who": "own champion", "number": 2, "base": True},
    "keep": {"do": "level", "who": "defender champion", "number": 5},
}  # fmt: skip
"""Powers of cards that are not the one that is looked at; a number is so many levels for the card itself."""
WORD: Final = re.compile(r"([a-z-]+?)(-?\d+)?((?:/[a-z-]+)*)(?:@([a-z]+))?(?:=([^!']+))?(?:!([a-z/-]+|\d+))?('*)")
KEYS: Final = ("on", "rule", "event", "pool", "face", "hid", "turn", "then")
LIKE_THE_PLAYER: Final = Options(one_by_one=True, lenient_items=True)


def rows() -> Iterator[tuple[str, str]]:
    """Return the ids of cards and what is told of each, in the order of the files."""
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                name, _, told = line.partition(": ")
                yield name, told


def _power(word: str) -> Clause:
    """Return what a helping card says: levels for itself, ten for cards of a kind and mark, or one of ``POWERS``."""
    if word.isdigit():
        return clauses.read({"do": "level", "who": "this", "number": int(word)})
    if "/" in word:
        kind, _, mark = word.partition("/")
        return clauses.read({"do": "level", "who": f"both {kind} +{mark}", "number": 10})
    return clauses.read(POWERS[word])


class Scenario:
    """One line of a file, set up."""

    def __init__(self, name: str, told: str) -> None:
        self.x = sets.box()[name].card
        self.made: dict[str, Card] = {"X": self.x}
        situation, _, self.seen = told.partition(" -> ")
        self.parts: dict[str, list[str]] = {"": []}
        key = ""
        for word in situation.split():
            if word in KEYS:
                key = word
            self.parts.setdefault(key, [])
            if word != key:
                self.parts[key].append(word)
        sides = " ".join(self.parts[""]).partition(" > ")
        self.attacker, self.defender = sides[0].split("+"), sides[2].split("+")

    def card(self, word: str) -> str:
        """Return the name, as a scene writes it, of the card that a word means."""
        if word not in self.made:
            self.made[word] = self._make(word)
        return self.made[word].name.replace(" ", "_")

    def _make(self, word: str) -> Card:
        found = WORD.fullmatch(word)
        assert found, word
        kind = KINDS.index(SHORT.get(found[1], found[1]))
        level = int(found[2] or 0)
        marks = sum(1 << MARKS.index(mark) for mark in found[3].split("/") if mark)
        home = self.x.world or WORLDS.index("forgotten-realms")
        world = WORLDS.index(PLACES[found[4]]) if found[4] else home if WORLDLY >> kind & 1 else NO_WORLD
        name = found[5].replace("_", " ").replace("’", "'") if found[5] else word.replace("+", " ")
        icon = str(level) if CHAMPIONS >> kind & 1 else f"{level:+}" if level else ""
        power = (_power(found[6]),) if found[6] else ()
        return Card("", name, kind, world, level, marks, int("/avatar" in word), power=power, icon=icon)

    def lay(self) -> Scene:
        """Return the table before the attack."""
        borne = "+".join(map(self.card, self.attacker))
        friends = [self.attacker[0], *[one.split("+")[0] for one in self.parts.get("pool", [])]]
        pool = " ".join([borne, *["+".join(map(self.card, one.split("+"))) for one in self.parts.get("pool", [])]])
        realm = "+".join(map(self.card, (self.parts.get("on") or ["realm"])[0].split("+")))
        against = self.defender != ["none"]
        foe = "+".join(map(self.card, self.defender)) if against else "."
        self.faces = [one for one in self.parts.get("then", []) if one[0] not in ":*$&_"] + self.parts.get("face", [])
        elsewhere = self.parts.get("hid", [])
        later = [one[1:] for one in self.parts.get("then", []) if one[0] == "_" and one[1:] not in elsewhere]
        turned = [self.card(one) for one in [*self.parts.get("turn", []), *later] if one[0] not in ":*"]
        hidden = [self.card(one) for one in elsewhere]
        tops, faces = [realm], [foe]
        for one in self.faces:
            top, _, face = one.rpartition("<")
            tops.append("+".join(map(self.card, top.split("+"))) if top else ".")
            faces.append("+".join(map(self.card, face.split("+"))))
        tops += ["."] * (6 - len(tops))
        faces += ["."] * (6 - len(faces))
        left = [len(turned), len(hidden), 0, 0, 0, 0]
        drawing = "\n".join(" ".join(map(str, row)) for row in (tops, left, faces))
        rule, event = (self.card(self.parts[key][0]) if key in self.parts else "" for key in ("rule", "event"))
        deck = self._deck(friends)
        return scene(deck, drawing, pool, " ".join(turned + hidden), rule=rule, event=event, options=LIKE_THE_PLAYER)

    def _deck(self, friends: list[str]) -> Deck:
        """Return a deck with the cards of the line, each champion on its side."""
        mine = [self.made[one] for one in friends]
        known = [card for card in self.made.values() if card not in mine]
        theirs = [card for card in known if CHAMPIONS >> card.kind & 1]
        plain = cast.deck(*[card for card in known if card not in theirs])
        friendly = (*mine, *plain.friendly[len(mine) :])
        opposing = (*theirs, *plain.opposing[len(theirs) :])
        whole = [card._replace(id=f"made/{at}") for at, card in enumerate([*friendly, *opposing, *plain.others], 1)]
        return Deck("scenario", tuple(whole[:6]), tuple(whole[6:12]), tuple(whole[12:]))

    def run(self) -> None:
        """Set the line up, do what it says and compare."""
        table = self.lay()
        name = self.made[self.attacker[0]].name
        attack = f"attack A {name}"
        seen = self.seen.split()
        if "bar" in seen or "ok" in seen:
            assert (attack in table.notes("attack")) == ("ok" in seen), (attack, table.notes("attack"))
            return
        if self.defender != ["none"] or "on" in self.parts:
            table.step(attack)
        for one in self.parts.get("turn", []):
            self._do(table, one if one[0] in ":*" else f"_{one}")
        for one in self.parts.get("then", []):
            self._do(table, one)
        for one in seen:
            self._see(table, one)

    def _do(self, table: Scene, one: str) -> None:
        if one == "$":
            table.settle()
        elif one.startswith("_"):
            table.step(f"turn {self.made[one[1:]].name}")
            while table.notes() and table.notes()[0].startswith("resolve") and not table.turning():
                table.step(table.notes()[0])
        elif one.startswith("&"):
            column, _, champion = one[1:].rpartition("&")
            table.step(f"attack {column or 'A'} {self.made[champion].name}")
        elif one.startswith(":"):
            table.step(f"option {one[1:]}")
        elif one.startswith("*"):
            table.step(f"choose {self.made[one[1:]].name}")
        else:
            table.step(f"play {'ABCDEF'[self.faces.index(one) + 1]}")

    def _see(self, table: Scene, one: str) -> None:
        sign, word = one[0], one[1:]
        if sign.isdigit() or (sign == "-" and word[0].isdigit()):
            assert table.totals() == tuple(map(int, one.split(":"))), table.totals()
            return
        if sign in "?~":
            play = f"play {'ABCDEF'[self.faces.index(word) + 1]}"
            assert (play in table.notes()) == (sign == "?"), table.notes()
            return
        if sign in "-+":
            assert (self.made[word].name in table.gone()) == (sign == "-"), (word, table.gone())
            return
        table.settle()
        me, foe = self.made[self.attacker[0]].name, self.made.get(self.defender[0], self.x).name
        pool = [part.replace("_", " ") for part in re.split(r"[ +]", table.pool())]
        if one in ("won", "unwon"):
            assert table.position.won(0) == (one == "won")
        elif one == "win":
            assert foe in table.gone()
            assert me not in table.gone()
        elif one == "lose":
            assert me in table.gone()
        elif one == "back":
            assert me in pool
            assert foe not in table.gone()
        elif sign == "^":
            assert self.made[word].name in pool, pool
        else:
            able = any(note.endswith(f" {self.made[word].name}") for note in table.notes("attack"))
            assert able == (sign == "%"), table.notes("attack")
