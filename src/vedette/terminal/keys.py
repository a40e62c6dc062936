"""The keys of the full screen and what they do."""

from typing import Final

KEYS: Final = {
    "enter,space": "choose",
    "escape,backspace": "back",
    "tab": "step(1)",
    "shift+tab": "step(-1)",
    "up": "toward('up')",
    "down": "toward('down')",
    "left": "toward('left')",
    "right": "toward('right')",
    "c": "confirm",
    "d": "change",
    "x": "take",
    "u,ctrl+z": "undo",
    "r,ctrl+y": "redo",
    "R": "restart",
    "h": "hint",
    "w": "chance",
    "p": "follow",
    "n": "new",
    "s": "save",
    "g": "give_up",
    "l": "language",
    "t": "theme",
    "v": "words",
    "question_mark": "help",
    "q,ctrl+q": "leave",
    **{str(digit): f"digit({digit})" for digit in range(1, 7)},
}
"""The keys and what they do; ``question_mark`` is ``?``."""
