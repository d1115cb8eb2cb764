"""The plural forms of languages, as gettext writes them."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable
from typing import NamedTuple

from regmt.instance_selection.text_profile.masks import mask

_MOST_FORMS = 10
_SLAVIC = (
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2",
)
_RULES = {
    "bo dz id ja ka km ko lo ms my th vi zh": (1, "0"),
    "ak am br fa fil fr hi ln mg mi oc pt_BR ti tl tr uz wa": (2, "(n > 1)"),
    "be bs hr ru sr uk": (3, _SLAVIC[0]),
    "pl": (3, _SLAVIC[1]),
    "cs sk": (3, _SLAVIC[2]),
    "lt": (3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2"),
    "lv": (3, "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"),
    "ro": (3, "n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2"),
    "sl": (4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"),
    "ga": (5, "n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4"),
    "cy": (4, "n==1 ? 0 : n==2 ? 1 : (n != 8 && n != 11) ? 2 : 3"),
    "mt": (4, "n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20) ? 2 : 3"),
    "ar": (6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"),
    "is mk": (2, "n%10!=1 || n%100==11"),
}
_RULE_OF = {language: rule for languages, rule in _RULES.items() for language in languages.split()}
_HEADER = re.compile(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+)")


class PluralRule(NamedTuple):
    """The number of forms, and the form that each number takes."""

    n_forms: int
    expression: str
    form_of: Callable[[int], int]

    @classmethod
    def of(cls, language: str) -> PluralRule:
        """Return the rule of a language; unknown ones have a singular and a plural."""
        code = language.replace("-", "_")
        rule = _RULE_OF.get(code) or _RULE_OF.get(code.partition("_")[0]) or (2, "(n != 1)")
        return cls(*rule, gettext.c2py(rule[1]))

    @classmethod
    def parse(cls, header: str) -> PluralRule | None:
        """Read ``nplurals=2; plural=(n != 1);``; None if it is something else."""
        found = _HEADER.search(header)
        if not found or not 1 <= int(found[1][:3]) <= _MOST_FORMS:
            return None
        try:
            rule = cls(int(found[1]), found[2].strip(), gettext.c2py(found[2].strip()))
            return rule if all(0 <= rule.form_of(n) < rule.n_forms for n in range(201)) else None
        except (ValueError, ZeroDivisionError, RecursionError):
            return None

    def __str__(self) -> str:
        return f"nplurals={self.n_forms}; plural={self.expression};"

    def sources(self, singular: str, plural: str) -> list[str]:
        """Return what each form translates.

        The singular is for a form of the number 1 alone. A form of further numbers, such as 21 in
        Russian, translates it only if it has the placeholders of the plural.
        """
        numbers: dict[int, list[int]] = {}
        for n in range(201):
            numbers.setdefault(self.form_of(n), []).append(n)
        equal = sorted(m.text for m in mask(singular)[1]) == sorted(m.text for m in mask(plural)[1])
        return [
            singular
            if (used := numbers.get(i, [])) == [1] or (1 in used and equal and self.n_forms > 1)
            else plural
            for i in range(self.n_forms)
        ]
