"""The endpoints: those of LibreTranslate, and our own under ``/v1``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.responses import HTMLResponse, PlainTextResponse

from regmt.explanation.page import policy
from regmt.serve import files
from regmt.serve.fields import Field
from regmt.serve.service import AUTO, Service

Values = dict[str, Any]
MOST_ALTERNATIVES = 10

_PAGE_POLICY = f"{policy()}; sandbox; frame-ancestors 'none'"


@dataclass(frozen=True)
class Endpoint:
    """An endpoint: what it is for, its fields, and the function that answers."""

    method: str
    path: str
    answer: Callable[[Service, Values], Awaitable[Any]]
    fields: tuple[Field, ...] = ()
    public: bool = False  #: needs no key

    @property
    def about(self) -> str:
        """What it does."""
        return (self.answer.__doc__ or "").strip()


_SOURCE = Field("source", "language code of the text")
_TARGET = Field("target", "language code of the translation")
_PAIR = (_SOURCE, _TARGET)
_Q = Field("q", "the text to translate, one line")
_S = Field("s", "its translation")
_NUMBER = Field("number", "number of the pair", "number")
_ALTERNATIVES = Field("alternatives", f"further translations, at most {MOST_ALTERNATIVES}",
                      "number", 0)  # fmt: skip
_FILE = Field("file", "a PO, XLIFF, TMX, Qt TS, Android or JSON file, or a table", "file")


async def translate(service: Service, values: Values) -> Any:
    """Translate a text or a list of texts."""
    given = values["q"]
    texts = given if isinstance(given, list) else [given]
    certain = 1.0
    if values["source"] == AUTO:
        pair, certain = service.detected(texts, values["target"])
    else:
        pair = service.pair(values["source"], values["target"])
    n = min(values["alternatives"], MOST_ALTERNATIVES)
    markup = values["format"] == "html"
    found = await service.translate(pair, texts, markup=markup, alternatives=n)
    many = isinstance(given, list)
    answer: Values = {"translatedText": [own[0] for own in found] if many else found[0][0]}
    if values["alternatives"]:
        answer["alternatives"] = [own[1:] for own in found] if many else found[0][1:]
    if values["source"] == AUTO:
        detected = {"language": pair[0], "confidence": round(100 * certain, 1)}
        answer["detectedLanguage"] = [detected for _ in found] if many else detected
    return answer


async def detect(service: Service, values: Values) -> Any:
    """Find the language of a text, among those of the indexes."""
    found = service.detector.detect(values["q"][:10_000])
    return [{"language": code, "confidence": round(100 * p, 1)} for code, p in found]


async def languages(service: Service, values: Values) -> Any:
    """List the languages."""
    return service.languages()


async def frontend_settings(service: Service, values: Values) -> Any:
    """Return what a client must know before it asks."""
    source, target = next(iter(service.indexes))
    language_of = {language["code"]: language for language in service.languages()}
    return {
        "apiKeys": False,
        "charLimit": -1,
        "frontendTimeout": 500,
        "keyRequired": service.settings.api_key is not None,
        "language": {"source": language_of[source], "target": language_of[target]},
        "suggestions": True,
        "supportedFilesFormat": [".po", ".pot", ".xlf", ".xliff", ".tmx", ".ts"],
    }


async def suggest(service: Service, values: Values) -> Any:
    """Add a translation to the memory; the next request uses it."""
    await add(service, values)
    return {"success": True}


async def health(service: Service, values: Values) -> Any:
    """Tell that the service answers."""
    return {"status": "ok"}


async def metrics(service: Service, values: Values) -> Any:
    """Return counts and times in the text format of Prometheus."""
    text = service.metrics.text(service.pool.active)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def segment(service: Service, values: Values) -> Any:
    """Translate a line, with alternatives, confidence and matches."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"]])
    n = min(values["alternatives"], MOST_ALTERNATIVES)
    around = values["before"], values["after"]
    record = await service.pool.run("segment", pair, values["q"], n, around)
    service.metrics.segments += 1
    return record | {"problems": files.problems(values["q"], record["translatedText"])}


async def complete(service: Service, values: Values) -> Any:
    """Return the best translation of a line that begins with what was typed."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"], values["prefix"]])
    found = await service.pool.run("complete", pair, values["q"], values["prefix"])
    return {"translatedText": found, "completion": found[len(values["prefix"]) :]}


async def match(service: Service, values: Values) -> Any:
    """Return the stored pairs nearest to a line, with match percentages."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"]])
    arguments = values["q"], min(values["matches"], 100), values["lowest"]
    return {"matches": await service.pool.run("matches", pair, *arguments)}


async def explain(service: Service, values: Values) -> Any:
    """Return a page that shows how a line is translated, or the part of it that other pages use."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"]])
    whole = values["form"] == "page"
    found = await service.pool.run("explain", pair, values["q"], whole)
    return HTMLResponse(found, headers={"Content-Security-Policy": _PAGE_POLICY})


async def check(service: Service, values: Values) -> Any:
    """Compare placeholders, tags, white space and punctuation of a line and its translation."""
    return {"problems": files.problems(values["q"], values["s"])}


async def listed(service: Service, values: Values) -> Any:
    """List the pairs of the memory, or all pairs with the source `q`."""
    pair, q = service.pair(values["source"], values["target"]), values["q"]
    found = await service.memory(pair, lambda m: m.find(q) if q else m.pairs())
    return {"pairs": [{"number": n, "source": s, "target": t} for n, s, t in found]}


async def add(service: Service, values: Values) -> Any:
    """Add a pair to the memory; the next request uses it."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"], values["s"]])
    number = await service.memory(pair, lambda m: m.add(values["q"], values["s"]))
    service.metrics.pairs += 1
    return {"number": number}


async def replace(service: Service, values: Values) -> Any:
    """Replace a pair of the memory or the index."""
    pair = service.pair(values["source"], values["target"])
    service.check_size([values["q"], values["s"]])
    new = values["number"], values["q"], values["s"]
    number = await service.memory(pair, lambda m: m.replace(*new))
    service.metrics.pairs += 1
    return {"number": number}


async def delete(service: Service, values: Values) -> Any:
    """Delete a pair of the memory or the index."""
    pair = service.pair(values["source"], values["target"])
    await service.memory(pair, lambda m: m.delete(values["number"]))
    return {"success": True}


async def file(service: Service, values: Values) -> Any:
    """Fill the empty translations of a file; return the file."""
    pair = service.pair(values["source"], values["target"])
    return await files.filled(service, pair, values["file"], bool(values["overwrite"]))


async def units(service: Service, values: Values) -> Any:
    """Return the units of a file."""
    pair = service.pair(values["source"], values["target"])
    return {"units": files.units(await files.opened(values["file"], pair))}


async def confirmed(service: Service, values: Values) -> Any:
    """Write the translations of a person into a file; return the file."""
    pair = service.pair(values["source"], values["target"])
    document = await files.opened(values["file"], pair)
    files.with_targets(document, values["targets"])
    return await files.download(document, values["file"])


_ANY_SOURCE = Field("source", "language code of the text, or auto to detect it")
_FORMAT = Field("format", "of the text", default="text", choices=("text", "html"))
_AROUND = (
    Field("before", "the line before, for matches in context", default=None),
    Field("after", "the line after", default=None),
)
_PREFIX = Field("prefix", "what was typed")
_MATCHES = (
    Field("matches", "pairs at most", "number", 3),
    Field("lowest", "lowest match percentage", "number", 50),
)
_FORM = Field("form", "of the answer: a page, or a part to be put into one",
              default="page", choices=("page", "part"))  # fmt: skip
_OVERWRITE = Field("overwrite", "1 to replace translations, too", "number", 0)
_TARGETS = Field("targets", "JSON object: unit numbers and their translations, one per plural form")

ENDPOINTS = (
    Endpoint("POST", "/translate", translate,
             (Field("q", "the text, or a list of texts", "texts"), _ANY_SOURCE, _TARGET, _FORMAT,
              _ALTERNATIVES)),
    Endpoint("GET", "/languages", languages, public=True),
    Endpoint("POST", "/detect", detect, (Field("q", "the text"),)),
    Endpoint("GET", "/frontend/settings", frontend_settings, public=True),
    Endpoint("POST", "/suggest", suggest, (_Q, _S, *_PAIR)),
    Endpoint("GET", "/health", health, public=True),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("POST", "/v1/segment", segment, (_Q, *_PAIR, _ALTERNATIVES, *_AROUND)),
    Endpoint("POST", "/v1/complete", complete, (_Q, _PREFIX, *_PAIR)),
    Endpoint("GET", "/v1/match", match, (_Q, *_PAIR, *_MATCHES)),
    Endpoint("GET", "/v1/explain", explain, (_Q, *_PAIR, _FORM)),
    Endpoint("POST", "/v1/check", check, (_Q, _S)),
    Endpoint("GET", "/v1/memory", listed, (*_PAIR, Field("q", "a source line", default=None))),
    Endpoint("POST", "/v1/memory", add, (_Q, _S, *_PAIR)),
    Endpoint("PUT", "/v1/memory", replace, (_NUMBER, _Q, _S, *_PAIR)),
    Endpoint("DELETE", "/v1/memory", delete, (_NUMBER, *_PAIR)),
    Endpoint("POST", "/v1/file", file, (_FILE, *_PAIR, _OVERWRITE)),
    Endpoint("POST", "/v1/file/units", units, (_FILE, *_PAIR)),
    Endpoint("POST", "/v1/file/confirmed", confirmed, (_FILE, _TARGETS, *_PAIR)),
)  # fmt: skip
