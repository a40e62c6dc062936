"""Learning by playing: what is said is done by hand, other things are told kindly, and all of it works unconnected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import Mouse, resized
from tests.lights import placed

from vedette import registry
from vedette.session import lesson

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener, Server

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def on(page: Page) -> None:
    """Read on, or be shown what to do."""
    step = page.locator("[data-step]")
    before = step.get_attribute("data-step")
    page.locator(".coach button[data-go]").click()
    expect(step).not_to_have_attribute("data-step", str(before))


def test_the_first_chapter_is_gone_through_by_hand(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    page.locator("main a[href='/learn/twelve-patrols']").click()
    page.get_by_role("link", name="The land").click()
    expect(page.locator(".coach")).to_contain_text("Nine regions")
    for _ in range(3):
        on(page)
    expect(page.locator(".display .ringed")).to_have_count(1)
    other = page.locator(".display .can:not(.ringed) [data-region]").first
    other.click()
    page.locator("[data-drop='target 0']").click()
    expect(page.get_by_role("alert")).to_contain_text("Saltmarsh")
    hand = Mouse(page)
    hand.drag(page.locator(".display .ringed [data-region]"), page.locator("[data-drop='target 0']"))
    expect(page.locator(".kingdom article")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "5")
    while page.locator(".coach button[data-go]").count():
        on(page)
    expect(page.get_by_role("link", name="Next chapter")).to_be_visible()
    page.get_by_role("link", name="All chapters").click()
    expect(page.locator("li .done")).to_have_count(1)


def test_every_chapter_in_the_list_has_its_picture(visit: Opener) -> None:
    page = visit(size=PHONE)
    for game in registry.names():
        page.goto(f"/learn/{game}")
        pictures = page.locator("li img")
        expect(pictures).to_have_count(len(lesson.course(game).chapters))
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
            page.wait_for_function("(one) => one.complete && one.naturalWidth > 0", arg=picture.element_handle())
        for _ in resized(page, (PHONE, DESK)):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_way_on_is_called_what_it_leads_to(visit: Opener) -> None:
    page = visit()
    for game, words in (("patrol", "Choose your opponent"), ("spellfire", "Choose a deal")):
        page.goto(f"/learn/{game}")
        expect(page.locator(f"main a[href='/play/{game}']")).to_have_text(words)
        page.goto(f"/play/{game}")
        expect(page.locator("h1")).to_have_text(words)


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_learner_forms_patrols_as_told_and_what_is_spoken_of_is_lit(
    visit: Opener, size: tuple[int, int], language: str
) -> None:
    page = visit(size=size, language=language)
    page.goto("/learn/patrol/patrols")
    step = page.locator("[data-step]")
    expect(page.locator(".held[data-lit]")).to_have_count(5)
    on(page)
    on(page)
    expect(page.locator(".held[data-lit]")).to_have_attribute("data-card", "0")

    def form(patrols: list[list[int]]) -> None:
        for cards in patrols:
            for card in cards:
                page.locator(f".held[data-card='{card}']").click()
                page.locator("[data-new]" if card == cards[0] else ".into:not([data-new])").last.click()
        page.locator("[data-confirm]").click()

    form([[1], [4, 0], [2, 3]])
    expect(page.get_by_role("alert")).to_be_visible()
    expect(step).to_have_attribute("data-step", "2")
    page.reload()
    on(page)
    on(page)
    form([[4, 0], [2, 3], [1]])
    expect(step).to_have_attribute("data-step", "7")
    expect(page.locator(".theatre .mine")).to_have_count(5)
    expect(page.locator("[data-place][data-lit]")).to_have_count(5)
    page.locator(".coach a.go").click()
    on(page)
    on(page)
    on(page)
    expect(page.locator(".group[data-lit]")).to_have_count(1)
    page.locator(".group[data-lit] .pick").click()
    expect(page.locator(".group[data-lit]")).to_have_count(2)


COURSE: Final[dict[str, list[tuple[int, str, str | None, str | None]]]] = {
    "counters": [(2, "3", "use", "2"), (1, "1", "use", "8")],
    "run": [(1, "0", "run", None), (1, "2", None, "10")],
    "range": [(2, "0", "use", "11")],
}
"""Of each chapter its actions: how much is read before, who acts, which order that is, and on whom."""


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_learner_gives_counters_runs_and_reaches_far_by_what_is_lit(
    visit: Opener, size: tuple[int, int], language: str
) -> None:
    page = visit(size=size, language=language)
    step = page.locator("[data-step]")
    for chapter, actions in COURSE.items():
        page.goto(f"/learn/patrol/{chapter}")
        for read, who, order, whom in actions:
            for _ in range(read):
                on(page)
            before = step.get_attribute("data-step")
            page.locator(f"[data-place='{who}'][data-lit]").click()
            if order:
                page.locator(f"[data-do='{order}'][data-lit]").click()
            if whom:
                page.locator(f"[data-place='{whom}'][data-lit]").click()
                page.locator("[data-confirm]").click()
            expect(step).not_to_have_attribute("data-step", str(before))
    on(page)
    page.locator("[data-stay][data-lit]").first.click()
    expect(
        page.get_by_role("link", name="Play a real deal" if language == "en" else "Jouer une vraie donne")
    ).to_be_visible()


def test_of_several_answers_the_one_that_is_meant_is_lit(visit: Opener) -> None:
    page = visit()
    for chapter, at, words in (("front", 8, "Answer with Innocence"), ("again", 3, "No answer")):
        page.goto(f"/learn/patrol/{chapter}")
        for _ in range(at):
            on(page)
        expect(page.locator("[data-answer][data-lit]")).to_have_text(words)


LIT: Final = """(places) => places.map((place) => {
  const lit = [...document.querySelectorAll(place)].filter((one) => one.matches('[data-lit]'));
  const seen = lit.filter((one) => one.checkVisibility());
  return seen.map((one) => one.getBoundingClientRect()).some(({ left, right, width, height }) =>
    width && height && left >= 0 && right <= innerWidth);
})"""
"""Of places, whether something there is lit and drawn, none of it beside the page."""
FIRST: Final = """() => {
  const { top, bottom, left, right } = [...document.querySelectorAll('[data-lit]')].find((one) => one.checkVisibility())
    .getBoundingClientRect();
  const told = document.querySelector('.coach').getBoundingClientRect();
  const beside = left >= told.right || right <= told.left || top >= told.bottom || bottom <= told.top;
  return bottom > 0 && top < innerHeight && beside;
}"""
"""Whether the first of what is lit is in sight, and not below what is said of it."""


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", registry.names())
def test_what_a_step_speaks_of_is_drawn_and_lit(visit: Opener, game: str, size: tuple[int, int]) -> None:
    page = visit(size=size)
    course = lesson.course(game).chapters
    first, *_, last = course
    page.goto(f"/learn/{game}/{first}")
    for chapter, steps in course.items():
        expect(page).to_have_url(re.compile(f"/learn/{game}/{chapter}$"))
        for at, step in enumerate(steps):
            expect(page.locator("[data-step]")).to_have_attribute("data-step", str(at))
            if step.lights:
                places = [placed(game, told) for told in step.lights]
                for place in places:
                    expect(page.locator(place).and_(page.locator("[data-lit]")).first, step.name).to_be_attached()
                assert dict(zip(step.lights, page.evaluate(LIT, places), strict=True)) == dict.fromkeys(
                    step.lights, True
                ), f"{chapter}: {step.name}"
                page.wait_for_function(FIRST)
            if at + 1 < len(steps):
                on(page)
        if chapter != last:
            page.get_by_role("link", name="Next chapter").click()


def test_on_a_desk_what_is_in_the_window_already_is_not_scrolled_to(visit: Opener) -> None:
    page = visit()
    page.goto("/learn/twelve-patrols/land")
    expect(page.locator(".kingdom[data-lit]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0, "the head of the page stays whole"


def test_what_is_said_stays_in_sight_of_what_it_speaks_of(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    for chapter in ("twelve-patrols/land", "spellfire/tableau", "patrol/patrols"):
        page.goto(f"/learn/{chapter}")
        on(page)
        for size in resized(page, (PHONE, (667, 375), (844, 390))):
            for y in (0, 200, 100_000):
                page.evaluate(f"scrollTo(0, {y})")
                expect(page.locator("[data-step]")).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{chapter} {size}"


def test_every_chapter_ends_on_a_phone_in_french(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/learn/twelve-patrols/end")
    expect(page.locator(".coach")).to_be_visible()
    while page.locator(".coach button[data-go]").count():
        on(page)
    expect(page.locator(".region .holds").first).to_be_visible()
    assert page.locator(".region .cannot, .region .short").count() == 0
    expect(page.get_by_role("link", name="Jouer une vraie donne")).to_be_visible()


def test_the_shell_the_rules_and_a_lesson_open_without_a_server(visit: Opener, server: Server) -> None:
    page = visit(keeps=True)
    page.goto("/")
    page.wait_for_function(READY)
    page.goto("/learn/twelve-patrols/land")
    expect(page.locator(".coach")).to_be_visible()
    server.stop(kill=True)
    try:
        page.reload()
        on(page)
        expect(page.locator(".coach")).to_contain_text("nine dice")
        for game in registry.names():  # whether anybody had read them before or not
            page.goto(f"/rules/{game}#c4")
            expect(page.locator("#c4")).to_be_visible()
        page.goto("/rules/patrol#c4")
        page.get_by_role("button", name="FR Français").click()
        expect(page.locator("#c4")).to_contain_text("La bataille")
    finally:
        server.start()


def test_it_can_be_installed(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
