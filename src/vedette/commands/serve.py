"""``vedette serve``: runs the web server."""

from pathlib import Path
from typing import Annotated

import typer

from vedette.commands.console import console
from vedette.home import home


def run(
    context: typer.Context,
    *,
    host: Annotated[str, typer.Option("--host", metavar="H", help="command-host-option")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="P", min=0, max=65535, help="command-port-option")] = 8000,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="command-data-option")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL", help="command-database-option")] = "",
    pace: Annotated[float, typer.Option("--pace", metavar="S", min=0.0, max=10.0, help="command-pace-option")] = 0.4,
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", metavar="NAME", help="command-allow-host-option")
    ] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="command-behind-proxy-option")] = False,
    keep_days: Annotated[
        float, typer.Option("--keep-days", metavar="N", min=0.0, help="command-keep-days-option")
    ] = 90.0,
    push: Annotated[bool, typer.Option("--push/--no-push", help="command-push-option")] = True,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="command-browser-option")] = True,
) -> None:
    """Serve the page and the tables until stopped."""
    from vedette.server import process

    out = console(context)

    def tell(address: str) -> None:
        out.answer({"address": address})
        out.print(address)

    process.run(
        host,
        port,
        data or home(),
        database or None,
        open_browser=browser,
        tell=tell,
        pace=pace,
        keep_days=keep_days,
        hosts=allow_host or (),
        behind_proxy=behind_proxy,
        push=push,
    )
