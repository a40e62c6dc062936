"""What is drawn: whole at every size, the same things in both languages, never by colour alone."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.terminal import seat

from vedette.core.language import say
from vedette.core.typeset import typeset
from vedette.terminal.canvas import Canvas, clip, wrap
from vedette.terminal.choice import Chooser
from vedette.terminal.glyphs import ASCII, UNICODE, glyphs_for
from vedette.terminal.palette import COLOURS, WASHES
from vedette.terminal.twelve_patrols.kingdom import scale
from vedette.terminal.twelve_patrols.picture import DrawingInput
from vedette.terminal.twelve_patrols.region import ORNAMENTS
from vedette.terminal.twelve_patrols.scene import SMALLEST, arrange, compose
from vedette.terminal.twelve_patrols.screen import bare
from vedette.terminal.twelve_patrols.steps import Steps

SIZES = [(80, 24), (81, 25), (100, 30), (115, 26), (116, 24), (132, 43), (250, 80)]
DRAWINGS = Path(__file__).parent / "drawings"


def picture(sitting: Steps) -> DrawingInput:
    chooser = Chooser(sitting.choices())
    chooser.settle()
    log = tuple(sitting.log())
    heading = say(sitting.language, "terminal-deal", code="X", moves=sum(not told.chance for told in log))
    return DrawingInput(sitting.look(), chooser, sitting.language, log=log, title=sitting.title(), heading=heading)


@pytest.mark.parametrize("size", [*SIZES, *((80 + 7 * n, 24 + 2 * n) for n in range(20))])
def test_panels_fill_the_screen_without_overlapping(size: tuple[int, int]) -> None:
    width, height = size
    cells = [[0] * width for _ in range(height)]
    for area in arrange(width, height).values():
        for y in range(area.y, area.y + area.height):
            for x in range(area.x, area.x + area.width):
                cells[y][x] += 1
    assert all(cell == 1 for row in cells for cell in row)


@pytest.mark.parametrize("size", SIZES)
def test_cards_and_spots_lie_inside_the_kingdom_and_apart(size: tuple[int, int]) -> None:
    area = arrange(*size)["kingdom"]
    sizes = scale(area.width, area.height)
    places = [sizes.cell(cell) for cell in range(9)] + [sizes.spot(spot) for spot in range(12)]
    places += [sizes.beyond(target) for target in range(9, 15)]
    taken: set[tuple[int, int]] = set()
    for place in places:
        cells = {(x, y) for x in range(place.x, place.x + place.width) for y in range(place.y, place.y + place.height)}
        assert cells
        assert not cells & taken
        assert all(0 <= x < area.width and 0 <= y < area.height for x, y in cells)
        taken |= cells
    assert sizes.card_width >= 13
    assert sizes.card_height >= 5


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (132, 43)])
@pytest.mark.parametrize(("seed", "actions"), [(1, 0), (5, 7), (3, 3), (7, 9), (7, 16), (3, 16)])
def test_every_step_can_be_clicked(language: str, size: tuple[int, int], seed: int, actions: int) -> None:
    """Whatever may be picked next is drawn somewhere: nothing is for those who know it alone."""
    sitting = seat.sit(5, language)
    seat.draw(sitting, seed, actions)
    now = picture(sitting)
    for facet in [None, *now.options]:
        now = picture(sitting)
        if facet is not None and now.chooser.pick(facet) is not None:
            continue
        sheet = compose(now, *size)
        drawn = set(sheet.places(now.options))
        assert {option for option in now.options if option.kind != "taken" and option.value != "take"} <= drawn


@pytest.mark.parametrize("name", ["start-80-en", "fill-80-en", "fill-80-fr", "place-132-en"])
def test_drawings(name: str) -> None:
    what, width, language = name.split("-")
    sitting = seat.sit(5, language)
    seed, actions = {"start": (1, 0), "fill": (7, 9), "place": (5, 7)}[what]
    seat.draw(sitting, seed, actions)
    drawn = compose(picture(sitting), int(width), 24 if width == "80" else 43).canvas.text() + "\n"
    assert drawn == (DRAWINGS / f"{name}.txt").read_text(encoding="utf-8")


def test_the_smallest_screen_and_nothing_at_all() -> None:
    now = picture(seat.sit(1))
    for width, height in ((0, 0), (1, 1), (SMALLEST[0] - 1, 24), (80, SMALLEST[1] - 1)):
        assert len(compose(now, width, height).canvas.cells) == height


def test_a_terminal_without_unicode_gets_letters_for_signs() -> None:
    assert glyphs_for("utf-8") is UNICODE
    for encoding in ("ascii", "latin-1", "no-such", None):
        assert glyphs_for(encoding) is ASCII
    for glyphs in (UNICODE, ASCII):
        assert len({glyphs.items, glyphs.colours, glyphs.sum}) == 3
        assert len({glyphs.holds, glyphs.cannot, glyphs.open, glyphs.short}) == 4


def test_strokes_and_accents_have_ascii_for_them() -> None:
    sitting = seat.sit(5, "fr")
    seat.draw(sitting, 7, 9)
    drawn = compose(replace(picture(sitting), glyphs=ASCII), 132, 43).canvas.text()
    assert bare(drawn).replace("\n", "").isascii()
    assert len(bare(drawn)) == len(drawn)
    assert bare("┏━ Réserve ━┓") == "+- Reserve -+"


def test_every_colour_of_an_item_has_its_own_letter() -> None:
    for language in ("en", "fr"):
        now = picture(seat.sit(1, language))
        letters = {item["colour"]: now.short(item)[0] for item in now.view["supply"]}
        assert len(set(letters.values())) == 3


def test_colours_can_be_read() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    pairs = [
        (ink, ground) for ink in ("ink", "ink-2", "brass", "ok", "short", "bad") for ground in ("sea", "card", "head")
    ]
    pairs += [("on-act", "act"), ("brass", "brass-bg"), ("bad", "bad-bg"), ("ornament", "sea")]
    pairs += [(f"{colour}-ink", colour) for colour in ("white", "yellow", "blue")]
    for ink, ground in pairs:
        for dark in (False, True):
            high, low = sorted((light(COLOURS[ink][dark]), light(COLOURS[ground][dark])), reverse=True)
            assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, ground, dark)


def test_landscapes_have_a_wash_and_an_ornament_of_one_width() -> None:
    assert set(WASHES) == set(ORNAMENTS)
    for rows in ORNAMENTS.values():
        assert len({len(row) for row in rows}) == 1


def test_names_that_nobody_expects() -> None:
    canvas = Canvas(8, 1)
    canvas.put(0, 0, "\x1b[31m東\u0301é")
    assert canvas.text() == "?[31m東\u0301é"
    assert sum(segment.cell_length for segment in canvas.strip(0)) == 8
    assert clip("King's Ford", 6) == "King's"[:5] + "…"
    assert clip("abc", 0) == ""
    assert wrap("one three", 3) == ["one", "th…"]
    assert wrap(typeset("fr", "ordre inconnu : « Gué »"), 15) == ["ordre inconnu :", "« Gué »"]
    assert wrap(typeset("fr", "un ordre inconnu : « Gué »"), 17) == ["un ordre", "inconnu : « Gué »"]


def test_a_view_of_the_wrong_shape_is_refused_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seat.sit(1, "en")
    monkeypatch.setattr(sitting, "shown", lambda: {"game": "twelve-patrols"})
    with pytest.raises(msgspec.ValidationError):
        sitting.look()
