"""Regression-based machine translation: select, learn a sparse map, decode."""

from typing import TYPE_CHECKING, Any

from regmt._version import __version__

if TYPE_CHECKING:
    from regmt.application.decode import Decoded, decode
    from regmt.translation.options import TranslationOptions
    from regmt.translation.translator import Translation, Translator

__all__ = ["Decoded", "Translation", "TranslationOptions", "Translator", "__version__", "decode"]

_LAZY = {
    "Decoded": "regmt.application.decode",
    "Translation": "regmt.translation.translator",
    "TranslationOptions": "regmt.translation.options",
    "Translator": "regmt.translation.translator",
    "decode": "regmt.application.decode",
}


def __getattr__(name: str) -> Any:
    # Imported at the first use, so that ``regmt --help`` and ``import regmt`` start at once.
    if name not in _LAZY:
        raise AttributeError(f"module 'regmt' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LAZY[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_LAZY])
