"""The description of the API, for programs and for people."""

from __future__ import annotations

from html import escape
from typing import Any

from regmt._version import __version__
from regmt.serve.endpoints import ENDPOINTS, Endpoint
from regmt.serve.fields import REQUIRED, Field

_KEY = Field("api_key", "the key of the service, if it has one", default=None)
_QUERIES = ("GET", "DELETE")


def openapi() -> dict[str, Any]:
    """Return the description in OpenAPI 3.1."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    info = {"title": "regmt", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    answers = {
        "200": {"description": "the answer"},
        "400": {"description": "a field is missing or wrong"},
        "413": {"description": "too large"},
        "429": {"description": "too many requests at once; see Retry-After"},
        "503": {"description": "not done in time; see Retry-After"},
    }
    operation: dict[str, Any] = {"summary": endpoint.about, "responses": answers}
    if not endpoint.public:
        answers["403"] = {"description": "the key is missing or wrong"}
    fields = _fields(endpoint)
    if endpoint.method in _QUERIES:
        operation["parameters"] = [
            {
                "name": field.name,
                "in": "query",
                "required": field.default is REQUIRED,
                "schema": field.schema,
            }
            for field in fields
        ]
        return operation
    schema = {
        "type": "object",
        "properties": {field.name: field.schema for field in fields},
        "required": [field.name for field in fields if field.default is REQUIRED],
    }
    uploads = any(field.kind == "file" for field in fields)
    form = "application/x-www-form-urlencoded"
    kinds = ("multipart/form-data",) if uploads else ("application/json", form)
    operation["requestBody"] = {"content": {kind: {"schema": schema} for kind in kinds}}
    return operation


def _fields(endpoint: Endpoint) -> tuple[Field, ...]:
    return endpoint.fields if endpoint.public else (*endpoint.fields, _KEY)


def page() -> str:
    """Return the description as a plain page."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>API of regmt</title><link rel="stylesheet" href="/workbench.css"></head>',
        '<body class="text"><main><h1>API of regmt</h1>',
        f"<p>Version {escape(__version__)}. Bodies are JSON objects or forms; files are sent as ",
        'multipart forms. Errors are JSON objects with an <code>error</code>. <a href="/">',
        'Workbench</a>, <a href="/openapi.json">OpenAPI</a>.</p>',
    ]
    for endpoint in ENDPOINTS:
        rows = "".join(
            f"<tr><td><code>{escape(field.name)}</code></td><td>{escape(field.about)}"
            f"{'' if field.default is REQUIRED else ' (optional)'}</td></tr>"
            for field in _fields(endpoint)
        )
        parts.append(
            f"<h2><code>{endpoint.method} {endpoint.path}</code></h2>"
            f"<p>{escape(endpoint.about)}</p><table>{rows}</table>"
        )
    return "".join([*parts, "</main></body></html>"])
