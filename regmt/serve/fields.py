"""The fields of a request: declared once, for reading and for the documentation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.requests import Request

REQUIRED: Final = object()


@dataclass(frozen=True)
class Field:
    """A field of a request.

    Attributes
    ----------
    name : str
    about : str
    kind : {"text", "texts", "number", "file"}
        ``texts`` is one text or a list of them.
    default : object
        `REQUIRED` if the field must be given.
    choices : sequence of str
    """

    name: str
    about: str
    kind: str = "text"
    default: Any = REQUIRED
    choices: tuple[str, ...] = ()

    def value(self, given: Any) -> Any:
        """Return the value of a field in a request; refuse one of another kind."""
        if given is None:
            if self.default is REQUIRED:
                raise HTTPException(400, f"the field {self.name} is missing")
            return self.default
        if self.kind == "number":
            return self._number(given)
        if self.kind == "file":
            if not isinstance(given, UploadFile):
                raise HTTPException(400, f"the field {self.name} must be an uploaded file")
            return given
        many = self.kind == "texts" and isinstance(given, list)
        for text in given if many else [given]:
            if not isinstance(text, str):
                raise HTTPException(400, f"the field {self.name} must be text")
            if any("\ud800" <= c <= "\udfff" for c in text):
                raise HTTPException(400, f"the field {self.name} is not valid Unicode")
            if self.choices and text not in self.choices:
                known = ", ".join(self.choices)
                raise HTTPException(400, f"the field {self.name} must be one of {known}")
        return given

    def _number(self, given: Any) -> int:
        try:
            if isinstance(given, bool) or int(given) != float(given) or int(given) < 0:
                raise ValueError
            return int(given)
        except (ValueError, TypeError, OverflowError):
            problem = f"the field {self.name} must be a whole number of at least 0"
            raise HTTPException(400, problem) from None

    @property
    def schema(self) -> dict[str, Any]:
        """The field as a JSON schema."""
        text: dict[str, Any] = {"type": "string"}
        if self.choices:
            text["enum"] = list(self.choices)
        found: dict[str, Any] = {
            "text": text,
            "texts": {"oneOf": [text, {"type": "array", "items": text}]},
            "number": {"type": "integer", "minimum": 0},
            "file": {"type": "string", "format": "binary"},
        }[self.kind]
        found = {**found, "description": self.about}
        if self.default not in (REQUIRED, None, ""):
            found["default"] = self.default
        return found


async def received(request: Request) -> dict[str, Any]:
    """Return what a request holds, in its query and its body (JSON or a form)."""
    given: dict[str, Any] = dict(request.query_params)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.method in ("GET", "HEAD"):
        return given
    if kind in ("application/x-www-form-urlencoded", "multipart/form-data"):
        try:
            form = await request.form(max_files=1)
        except MultiPartException as error:
            raise HTTPException(400, error.message) from error
        for name in form:
            values = form.getlist(name)
            given[name] = values if len(values) > 1 else values[0]
    elif body := await request.body():
        try:
            found = json.loads(body)
        except (ValueError, RecursionError):
            raise HTTPException(400, "the body is neither JSON nor a form") from None
        if not isinstance(found, dict):
            raise HTTPException(400, "the body is not a JSON object")
        given |= found
    return given


def read(given: dict[str, Any], fields: Sequence[Field]) -> dict[str, Any]:
    """Return the values of the fields."""
    return {field.name: field.value(given.get(field.name)) for field in fields}
