"""Rules for names, so that nobody can be mistaken for somebody else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from django.core.exceptions import ValidationError

from mp2site.text.rendering import msg_lazy

# A letter or digit at both ends, since a trailing dot is easily missed; no @, unlike an address.
FORM: Final = re.compile(r"[^\W_](?:[\w.+-]*[^\W_])?")
# Invisible characters that Unicode's categories count as letters.
INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0")
DIGITS: Final = re.compile(r"[0-9]+$")
DIRECTION: Final = "\N{LEFT-TO-RIGHT MARK}"


def check_form(name: str) -> None:
    """Refuse a name that is confusing by itself.

    Raises ValidationError with the code `name-address`, `name-form` or `name-alphabets`.
    """
    if "@" in name:
        raise _refusal("name-address")
    if not FORM.fullmatch(name) or INVISIBLE & set(name):
        raise _refusal("name-form")
    if _confusables().is_dangerous(name):
        raise _refusal("name-alphabets")


def refusal_of_alike() -> ValidationError:
    """Return the refusal of a name that looks like another's."""
    return _refusal("name-alike")


def folded(name: str) -> str:
    """Return the form of a name for look-ups: compatible letters are equal (NFKC), in lower case.

    Casefolding may decompose letters, so they are composed again.
    """
    plain = unicodedata.normalize("NFKC", name.strip().replace("\0", "")).casefold()
    return unicodedata.normalize("NFKC", plain)


def mention_of(name: str) -> re.Pattern[str]:
    """Return a pattern that finds a name in a text as a whole word, also with a genitive 's.

    It doesn't match within another word.
    """
    return re.compile(rf"(?<!\w){re.escape(name)}(?:['’]?s)?(?!\w)", re.IGNORECASE)


def is_reserved(name: str, kept: Iterable[str]) -> bool:
    """Return whether a name looks reserved; digits at its end and punctuation are ignored."""
    plain = re.sub(r"[._+-]", "", DIGITS.sub("", name))
    return look_of(plain) in set(map(look_of, kept))


def look_of(name: str) -> str:
    """Return a name's skeleton: names with the same skeleton can be mistaken for one another.

    The name's skeleton (Unicode's Technical Standard 39) is casefolded, and the result gets its
    skeleton again. So `I` equals `l`, and `M` equals `rn`, since `m` does.
    """
    return _skeleton(_skeleton(name).casefold())


def _skeleton(name: str) -> str:
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join(map(_prototype, letters))


@lru_cache(maxsize=4_096)
def _prototype(letter: str) -> str:
    """Return the representative of all letters that look like this one.

    The library lists similar letters. The list of a prototype has all letters that it represents;
    the list of another letter has only its prototype.
    """
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    if _alike(alike[0]) == [letter]:
        return min(letter, alike[0])
    return alike[0]


def _alike(letter: str) -> list[str]:
    return [
        found["c"].strip(DIRECTION) for found in _confusables().confusables_data.get(letter, ())
    ]


def _confusables() -> Any:
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - 7 MB that most processes never need

    return confusables


def _refusal(code: str) -> ValidationError:
    return ValidationError(msg_lazy(f"accounts-error-{code}"), code=code)
