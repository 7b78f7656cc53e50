"""Rules for names, so that nobody can be mistaken for another person."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from django.core.exceptions import ValidationError

from mp2site.text.rendering import msg_lazy

# A name has a letter or digit at both ends, since a dot at the end is easily missed. It has no @,
# unlike an address.
FORM: Final = re.compile(r"[^\W_](?:[\w.+-]*[^\W_])?")
# Invisible characters that are letters in Unicode's categories.
INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0")
DIGITS: Final = re.compile(r"[0-9]+$")
DIRECTION: Final = "\N{LEFT-TO-RIGHT MARK}"


def check_form(name: str) -> None:
    """Refuse a name that is confusing in itself.

    Raises ValidationError with the code `name-address`, `name-form` or `name-alphabets`.
    """
    if "@" in name:
        raise _refusal("name-address")
    if not FORM.fullmatch(name) or INVISIBLE & set(name):
        raise _refusal("name-form")
    if _confusables().is_dangerous(name):
        raise _refusal("name-alphabets")


def refusal_of_alike() -> ValidationError:
    """Return the error for a name that looks like another one."""
    return _refusal("name-alike")


def folded(name: str) -> str:
    """Return the form of a name for look-ups: normalised (NFKC) and casefolded.

    Casefolding can decompose letters, so the result is composed again.
    """
    plain = unicodedata.normalize("NFKC", name.strip().replace("\0", "")).casefold()
    return unicodedata.normalize("NFKC", plain)


def mention_of(name: str) -> re.Pattern[str]:
    """Return a pattern that finds a name in a text as a whole word, also with 's.

    It doesn't match inside another word.
    """
    return re.compile(rf"(?<!\w){re.escape(name)}(?:['’]?s)?(?!\w)", re.IGNORECASE)


def is_reserved(name: str, kept: Iterable[str]) -> bool:
    """Return whether a name looks like a reserved one.

    Digits at its end and punctuation are ignored.
    """
    plain = re.sub(r"[._+-]", "", DIGITS.sub("", name))
    return look_of(plain) in set(map(look_of, kept))


def look_of(name: str) -> str:
    """Return the skeleton of a name. Names with the same skeleton can be mistaken for each other.

    It is the skeleton of Unicode's Technical Standard 39, casefolded, of which the skeleton is
    taken again. So `I` equals `l`. And `M` equals `rn`, since `m` does.
    """
    return _skeleton(_skeleton(name).casefold())


def _skeleton(name: str) -> str:
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join(map(_prototype, letters))


@lru_cache(maxsize=4_096)
def _prototype(letter: str) -> str:
    """Return the letter that stands for all letters that look like this one.

    The library lists similar letters. The list of such a prototype has all letters for which it
    stands; the list of another letter has only its prototype.
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
