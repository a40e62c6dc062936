"""Several patrols against one on a phone: however many columns they take, all are in sight above the foot bar."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import opened
from tests.server.served import Line
from websockets.sync.client import connect
from websockets.typing import Origin

from vedette.protocol import client as requests

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener, Server

FORM = (
    '{"game": "patrol", "from": {"kind": "random", "seed": 5}, "seats": "here",'
    ' "options": ["rounds-2", "many-to-one"], "deck": "vanguard"}'
)
SHAPES = ([0, 1, 2, 3, 4], [0, 1, 2, 2, 2])
"""Into which patrol each seat lays its five."""
SIGHT = """
() => {
  const lanes = [...document.querySelectorAll('.lane')].map((lane) => lane.getBoundingClientRect());
  const places = [...document.querySelectorAll('.lane [data-place]')].map((place) => place.getBoundingClientRect());
  return {
    rows: new Set(lanes.map(({top}) => Math.round(top))).size,
    lowest: Math.max(...places.map(({bottom}) => bottom)),
    bar: document.querySelector('.foot-bar').getBoundingClientRect().top,
    broad: document.documentElement.scrollWidth,
    cards: places.length,
  };
}
"""


def drawn_up(page: Page, server: Server, opened: dict[str, Any]) -> None:
    """Lay and assign for both seats, until one of them has to fight."""
    cookie = next(one for one in page.context.cookies() if one.get("name") == "vedette")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket"
    with ExitStack() as held:
        lines = []
        for token in (opened["token"], opened["mine"][0]["token"]):
            told = {"Cookie": f"vedette={cookie.get('value')}"}
            socket = connect(url, origin=Origin(server.address), additional_headers=told, proxy=None)
            lines.append(Line(held.enter_context(socket)))
            lines[-1].join(token=token)
        wanted = [list(shape) for shape in SHAPES]
        while True:
            for line in lines:
                line.ask(requests.Describe(line.name()))
            seat = next(at for at, line in enumerate(lines) if line.table.can.act)
            table = lines[seat].table
            if table.view["phase"] == "battle":
                return
            patrol = wanted[seat].pop(0) if table.view["phase"] == "setup" and wanted[seat] else -1
            lays = [one for one in table.legal if one.parts["do"] == "lay" and one.parts["patrol"] == patrol]
            others = [one for one in table.legal if one.parts["do"] != "lay"]
            lines[seat].act((lays or others)[0].action)


def test_all_patrols_of_a_crowd_are_in_sight_on_a_phone(visit: Opener, server: Server) -> None:
    page = visit(size=PHONE)
    seats = opened(page, FORM)
    drawn_up(page, server, seats)
    page.goto(f"/table/{seats['table']}")
    expect(page.locator(".lanes.crowded")).to_be_visible()
    expect(page.locator(".foot-bar")).to_be_visible()
    sight = page.evaluate(SIGHT)
    assert sight["cards"] == 10
    assert sight["rows"] == 2
    assert sight["lowest"] <= sight["bar"]
    assert sight["broad"] == PHONE[0]
