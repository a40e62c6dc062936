"""The panel with the question of 12 Patrols: what is asked, the alternatives, and what Enter would do."""

from vedette.games.twelve_patrols.views import Item
from vedette.terminal.canvas import Rect, clip
from vedette.terminal.choice import Facet
from vedette.terminal.twelve_patrols.display import edges
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet


def name(picture: DrawingInput, facet: Facet) -> str:
    """Return the words for one step of an action: a card with its requirements, an item, or a button's label."""
    match facet:
        case Facet("region", int(number)):
            region = picture.region(number)
            return f"{region['name']}  {edges(picture, region)}"
        case Facet("item" | "give" | "die", int(number)):
            return next((item["words"] for item in _items(picture) if item["item"] == number), "")
    if facet.kind == "do":
        return picture.say("button", do=facet.value)
    return picture.chooser.words(facet) or str(facet.value)


def _items(picture: DrawingInput) -> list[Item]:
    return picture.view["supply"] + picture.view["given"]


def title(picture: DrawingInput) -> tuple[str, str]:
    """Return the question and the sentence below it: the game's, or for an action begun those of its next step."""
    picks = picture.chooser.picks
    at = picture.at
    if at is None and picture.view["result"] is None:
        return picture.ended, picture.say("result-keys")
    if not picks or at is None:
        return picture.view["ask"]["title"], picture.view["ask"]["detail"]
    named = name(picture, picks[-1]).split("  ")[0]
    return picture.say("step", kind=at.kind, name=named), picture.say("step-detail")


def draw(sheet: Sheet, *, hinted: bool = False) -> None:
    """Draw the question over a sheet of four rows; with ``hinted`` a hint takes the place of its second sentence."""
    picture = sheet.picture
    hint = picture.hint if hinted else ""
    palette = picture.palette
    width = sheet.canvas.width
    view = picture.view
    seal = f" {view['turn']}/{view['turns']} "
    x = sheet.canvas.put(1, 0, seal, palette.style("on-act", "act", bold=True)) + 1
    head, detail = title(picture)
    sheet.canvas.put(x, 0, clip(head, width - x - 1), palette.style("ink", bold=True))
    below = picture.notice or hint or detail
    style = palette.style("short", bold=True) if picture.notice else palette.style("brass" if hint else "ink-2")
    sheet.paragraph(Rect(x, 1, width - x - 1, 2), below, style)
    at = picture.at
    if at is None:
        return
    end = sheet.canvas.put(1, 3, picture.say("enter"), palette.style("act", bold=True))
    x = max(x, end + 1)
    words = picture.chooser.words(at) or picture.say("pick", kind=at.kind, name=name(picture, at))
    sheet.canvas.put(x, 3, clip(words, width - x - 1), palette.style("brass"))
