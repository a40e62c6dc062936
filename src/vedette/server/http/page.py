"""Serves the files of the web page as the build wrote them, with their cache headers."""

from __future__ import annotations

from mimetypes import guess_type
from stat import S_ISREG
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from vedette.server.auth import SECURE_COOKIE

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.responses import Response
    from starlette.types import Scope

    from vedette.server.http.api import Api

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes of files that the build has compressed, by encoding, the smallest first."""
FOREVER: Final = "public, max-age=31536000, immutable"


class Page(StaticFiles):
    """The files of the web page: hashed ones are cached for ever; any path without an ending gets ``index.html``."""

    def __init__(self, folder: Path, api: Api) -> None:
        """Serve this folder, which may be missing before a build. ``index.html`` sets the cookie of a new guest."""
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.api = api

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file of a path, or ``index.html`` for a path without an ending."""
        if path == "." or "." not in path.rpartition("/")[2]:
            response = self._shell()
            signer, cookies = self.api.state.signer, cookie_parser(Headers(scope=scope).get("cookie", ""))
            guest = signer.known(cookies)
            if guest is None or (scope["scheme"] == "https" and SECURE_COOKIE not in cookies):  # of an older release
                self.api.introduce(scope["scheme"], response, guest or signer.newcomer())
            return response
        response = await self._packed(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """Return the file of a path as the build has compressed it for this browser; None where there is none."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding in [encoding for encoding in PACKED if encoding in accepted]:
            full, stat = self.lookup_path(path + PACKED[encoding])
            if stat is not None and S_ISREG(stat.st_mode):
                kind = guess_type(path)[0] or "application/octet-stream"
                headers = {"content-encoding": encoding, "vary": "accept-encoding"}
                response = FileResponse(full, stat_result=stat, headers=headers, media_type=kind)
                unchanged = self.is_not_modified(response.headers, Headers(scope=scope))
                return NotModifiedResponse(response.headers) if unchanged else response
        return None

    async def check_config(self) -> None:
        """Accept a missing folder: ``index.html`` is then answered by an error, and files are not found."""

    def _shell(self) -> Response:
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page was not built; see CONTRIBUTING.md.\n", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})
