"""The panels with the cards that may be placed (the display), and with what is known of the deck."""

from vedette.games.twelve_patrols.views import Region
from vedette.terminal.canvas import Rect, clip
from vedette.terminal.choice import Facet
from vedette.terminal.twelve_patrols.picture import EDGES, DrawingInput, Sheet, Span
from vedette.terminal.twelve_patrols.region import draw_card

CARD_WIDTH = 17
CARD_HEIGHT = 5


def edges(picture: DrawingInput, region: Region) -> str:
    """Return the requirements on a card's edges in one line: the side's letter, then icon and number or a dash."""
    parts = []
    for side in EDGES:
        demand = region["edges"][side]
        what = picture.glyphs.dash if demand is None else f"{picture.glyphs.icon(demand['kind'])}{demand['number']}"
        parts.append(f"{picture.say('side', side=side)} {what}")
    return "  ".join(parts)


def _shown(picture: DrawingInput) -> list[tuple[int, Region, Facet]]:
    """Return the cards of the display: the digit that selects each, its region, and the step of picking it."""
    numbers = enumerate(picture.view["display"], 1)
    return [(digit, picture.region(number), Facet("region", number)) for digit, number in numbers]


def draw_rows(sheet: Sheet, area: Rect) -> int:
    """Draw the display as rows of text, edges only while a card is to be placed; return the rows used."""
    picture = sheet.picture
    y = area.y + sheet.title(area, picture.say("display"), picture.say("deck", count=picture.view["deck"]["left"]))
    for digit, region, facet in _shown(picture):
        legal = facet in picture.fitting or facet in picture.chooser.picks
        chosen = facet in picture.chooser.picks or picture.at == facet
        style = (
            picture.palette.style("on-act", "act", bold=True) if chosen else picture.palette.style("ink", bold=legal)
        )
        mark = picture.glyphs.pointer if chosen else " "
        name = clip(f"{mark}{digit} {region['name']}", area.width)
        sheet.row(area.x, y, Span(name.ljust(area.width) if chosen else name, style, facet if legal else None))
        y += 1
        if picture.view["phase"] in {"place", "change"}:
            sheet.row(area.x, y, Span(f" {edges(picture, region)}", picture.palette.style("ink-2")))
            if legal:
                sheet.hit(Rect(area.x, y, area.width, 1), facet)
            y += 1
    return y - area.y


def draw_cards(sheet: Sheet, area: Rect) -> int:
    """Draw the display as cards, one below the other, each with its digit; return the rows used."""
    picture = sheet.picture
    if not picture.view["display"]:
        return 0
    y = area.y + sheet.title(area, picture.say("display"))
    x = area.x + 3
    for digit, region, facet in _shown(picture):
        legal = facet in picture.fitting or facet in picture.chooser.picks
        chosen = facet in picture.chooser.picks or picture.at == facet
        place = Rect(x, y, min(CARD_WIDTH, area.width - 3), CARD_HEIGHT)
        draw_card(sheet, place, region, None, chosen=chosen)
        style = picture.palette.style("brass" if legal else "line", bold=legal)
        sign = picture.glyphs.pointer if chosen else " "
        sheet.canvas.put(area.x, y + CARD_HEIGHT // 2, f"{sign}{digit}", style)
        if legal:
            sheet.hit(place._replace(x=area.x, width=place.width + 3), facet)
        y += CARD_HEIGHT
    return y - area.y


def draw_deck(sheet: Sheet, area: Rect) -> int:
    """Write what is known of the deck; return the rows used."""
    picture = sheet.picture
    return sheet.paragraph(area, picture.view["deck"]["words"], picture.palette.style("ink-2"))
