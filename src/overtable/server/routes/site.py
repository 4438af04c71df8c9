"""The built client, and a page that says how to build it when it is not there."""

import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, route

from overtable import __version__
from overtable.server.errors import Fault
from overtable.server.house import House

STATIC = Path(__file__).parents[1] / "static"

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Overtable</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Overtable is running</h1>
<p>The server works, but the page of the table has not been built yet. In a checkout, build it with
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> (or install
the package: <code>pip install .</code> builds it),
and load this page again.</p>
<p>The API is at <a href="/api/games">/api/games</a>.</p></main></body></html>
"""


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    store: str


@get("/health", tags=["house"])
async def health(house: House) -> Response[Health]:
    try:
        await house.store.ping()
    except Exception:
        return Response(Health("failing", __version__, "unreachable"), status_code=503)
    return Response(Health("ok", __version__, "ok"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "/") -> Response[Any]:
    """A file of the client; every other address is a page of it, which the client draws itself."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(STATIC) and wanted.is_file()
    except (OSError, ValueError):  # a name that no file can have
        raise Fault("not-found", "There is no such page.") from None
    if found:
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        named = "assets" in wanted.relative_to(STATIC).parts  # their names hold a hash
        cache = "public, max-age=31536000, immutable" if named else "no-cache"
        return Response(wanted.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
    index = STATIC / "index.html"
    if "." in wanted.name and wanted != STATIC:
        raise Fault("not-found", "There is no such page.")
    html = index.read_bytes() if index.is_file() else UNBUILT.encode()
    return Response(html, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})


@route(["/api", "/api/{path:path}"], http_method=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def api_missing(path: str = "") -> None:
    raise Fault("not-found", "There is nothing at this address.")
