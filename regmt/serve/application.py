"""The web application: routes, errors, and who may call it."""

from __future__ import annotations

import contextlib
import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regmt.core.errors import InputError
from regmt.explanation.page import style
from regmt.serve.endpoints import ENDPOINTS, Endpoint
from regmt.serve.fields import read, received
from regmt.serve.openapi import openapi, page
from regmt.serve.service import Service
from regmt.serve.settings import Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Of every answer, unless it has its own."""

_PAGES = {"/": "index.html", "/workbench.css": "workbench.css", "/workbench.js": "workbench.js"}
_KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript"}


def application(settings: Settings) -> Starlette:
    """Return the application of a service; its workers are ready when it returns."""
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        service.pool.close()

    routes = [
        Route(endpoint.path, _answer(service, endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]
    pages = {path: _static(name) for path, name in _PAGES.items()}
    pages["/explanation.css"] = Response(style(), media_type="text/css")
    pages |= {"/docs": HTMLResponse(page()), "/openapi.json": JSONResponse(openapi())}
    routes += [Route(path, _fixed(response)) for path, response in pages.items()]
    origins = list(settings.origins)
    guards = [Middleware(_Guard, service=service)]
    if origins:
        guards.append(
            Middleware(CORSMiddleware, allow_origins=origins, allow_methods=["*"],
                       allow_headers=["Content-Type", "Authorization"])
        )  # fmt: skip
    errors: dict[Any, Any] = {HTTPException: _refused, InputError: _wrong, Exception: _failed}
    return Starlette(routes=routes, middleware=guards, lifespan=lifespan, exception_handlers=errors)


def _answer(service: Service, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        given = await received(request)
        if not endpoint.public:
            _check_key(request, given.get("api_key"), service.settings.api_key)
        values = read(given, endpoint.fields)
        if endpoint.public or endpoint.path == "/metrics":
            found = await endpoint.answer(service, values)
        else:
            async with service.pool.request():
                found = await endpoint.answer(service, values)
        return found if isinstance(found, Response) else JSONResponse(found)

    return answer


def _check_key(request: Request, given: object, key: str | None) -> None:
    """Refuse a request without the key, which stands in `api_key` or in a header."""
    if key is None:
        return
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    offered = token if scheme.lower() == "bearer" else given
    if not isinstance(offered, str) or not hmac.compare_digest(_bytes(offered), _bytes(key)):
        raise HTTPException(403, "the API key is missing or wrong")


def _bytes(text: str) -> bytes:
    return text.strip().encode("utf-8", "surrogatepass")


class _Guard:
    """Sets headers, limits bodies, refuses other web pages, and counts requests."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app, self.service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        settings, size, status = self.service.settings, 0, 500
        request, started = Request(scope), time.perf_counter()

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > settings.max_body:
                raise HTTPException(413, f"more than {settings.max_body} bytes")
            return message

        async def headed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name.lower() for name, _ in message["headers"]}
                for name, value in HEADERS.items():
                    if name.lower().encode() not in present:
                        message["headers"].append((name.lower().encode(), value.encode()))
            await send(message)

        try:
            if problem := _foreign(request, settings):
                await JSONResponse({"error": problem}, 403)(scope, receive, headed)
            else:
                await self.app(scope, limited, headed)
        finally:
            known = scope["path"] if scope["path"] in _KNOWN else "other"
            self.service.metrics.request(known, status, time.perf_counter() - started)


def _foreign(request: Request, settings: Settings) -> str | None:
    """Tell why a request may come from a page of another site, in the browser of a user."""
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    try:
        name = urlsplit(f"//{host}").hostname
        site = None if origin is None else urlsplit(origin).netloc
    except ValueError:
        return "a header is not valid"
    if "*" not in settings.hosts and name not in settings.hosts:
        return "the service is not known by this name"
    if site not in (None, host) and origin not in settings.origins:
        return "requests of other sites are refused"
    return None


_KNOWN = {endpoint.path for endpoint in ENDPOINTS} | {
    *_PAGES,
    "/explanation.css",
    "/docs",
    "/openapi.json",
}


def _static(name: str) -> Response:
    content = files("regmt.serve").joinpath("page", name).read_text(encoding="utf-8")
    return Response(content, media_type=_KINDS[name.rpartition(".")[2]])


def _fixed(response: Response) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return response

    return answer


async def _refused(request: Request, error: HTTPException) -> Response:
    return JSONResponse({"error": error.detail}, error.status_code, error.headers)


async def _wrong(request: Request, error: InputError) -> Response:
    # Not the whole message: it may name the folder of the index.
    line = f"line {error.line}: " if error.line else ""
    remedy = f"; {error.remedy}" if error.remedy else ""
    return JSONResponse({"error": f"{line}{error.problem}{remedy}"}, 400)


async def _failed(request: Request, error: Exception) -> Response:
    logging.getLogger("regmt.serve").error(
        "%s %s", request.method, request.url.path, exc_info=error
    )
    return JSONResponse({"error": "internal error"}, 500)
