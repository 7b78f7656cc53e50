"""Renders messages: every sentence is a message of Project Fluent, and is rendered only here.

The result is plain text, which templates escape. This module builds no HTML.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from django.conf import settings
from django.utils.functional import lazy
from django.utils.translation import get_language

from games.rules.kernel import NAMED, SOURCE, WHOLE, Text, Who, name_in
from mp2site.text.fluent import WordsError, bundle_for

FROM_RIGHT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""A letter of a script that is written from right to left, such as Hebrew or Arabic."""
ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
END_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
COUNTED: Final = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d+(?:[^\w\s]|$))")
_PLAIN: Final = frozenset({str, int})
"""The types that need no conversion; most of a page's thousands of parameters have them."""
People = Mapping[int, str] | Sequence[str]
"""The names of a table's people in the order of their seats."""

LISTENERS: Final[list[Callable[[str, Mapping[str, Any]], None]]] = []
"""Functions that are told of each rendered message, for `manage.py messages`."""


def msg(key: str, /, **params: Any) -> str:
    """Return a message in the active language."""
    return _format(_language(None), key, params)


msg_lazy = lazy(msg, str)
"""`msg` for labels of forms and fields: rendered when displayed."""


def render(
    text: Text | Who | Mapping[str, Any], people: People | None = None, lang: str | None = None
) -> str:
    """Return a kernel text as a sentence; seats become names, and nested texts are rendered, too.

    ``value`` may be a text's plain data, as in a view or a log entry.
    """
    return str(_plain(text, people or {}, _language(lang)))


def tied(words: str) -> str:
    """Return a text in which no-break spaces keep every number on one line with its unit."""
    return COUNTED.sub("\u00a0", words)


def language() -> str:
    """Return the reader's language, one of the site's."""
    return _language(None)


def direction(lang: str) -> str:
    """Return the direction in which a language is written, as HTML names it."""
    return "rtl" if lang in settings.LANGUAGES_BIDI else "ltr"


def tongue(key: str) -> str:
    """Return the language in which a message is shown if it isn't the reader's; otherwise ""."""
    lang = language()
    lacks = lang not in WHOLE and key != NAMED and not bundle_for(lang).has_message(key)
    return SOURCE if lacks else ""


def _language(wanted: str | None) -> str:
    return _spoken(wanted or get_language() or SOURCE)


@lru_cache(maxsize=64)
def _spoken(wanted: str) -> str:
    """Return the supported language that best matches."""
    name = wanted.split("-", maxsplit=1)[0]
    return name if name in dict(settings.LANGUAGES) else SOURCE


def _plain(value: Any, people: People, lang: str) -> Any:
    """Convert a parameter to a type of Fluent: a number or a string."""
    return value if type(value) in _PLAIN else _turned(value, people, lang)


def _turned(value: Any, people: People, lang: str) -> Any:
    if isinstance(value, Mapping):
        value = _from_data(value)
    match value:
        case Text():
            return _said(value, people, lang)
        case Who(seat):
            return _name(seat, people, lang)
        case bool():
            return str(value).lower()
        case int() | float() | str():
            return value
        case Iterable():
            return ", ".join(str(_plain(part, people, lang)) for part in value)
    return str(value)


def _said(text: Text, people: People, lang: str) -> str:
    if text.id == NAMED:
        return name_in(lang, text.params)
    given = {name: _plain(part, people, lang) for name, part in text.params.items()}
    return _format(lang, text.id, given)


def _from_data(data: Mapping[str, Any]) -> Text | Who:
    if data.get("type") == "who":
        return Who(int(data["seat"]))
    if "id" in data:
        return Text(str(data["id"]), dict(data.get("params") or {}))
    raise WordsError(f"not a text: {data!r}")


def _name(seat: int, people: People, lang: str) -> str:
    try:
        return people[seat]
    except LookupError:
        return _format(lang, "base-seat", {"number": seat + 1})


def _format(lang: str, key: str, params: Mapping[str, Any]) -> str:
    given = tuple((name, _argument(value)) for name, value in params.items())
    for listener in LISTENERS:
        listener(key, dict(given))
    if any(
        type(value) is float for _, value in given
    ):  # 1.0 equals 1 as a cache key, but is rendered differently
        return _format_anew(lang, key, dict(given))
    return _format_once(lang, key, given)


@lru_cache(maxsize=16_384)
def _format_once(lang: str, key: str, params: tuple[tuple[str, Any], ...]) -> str:
    """Return a message; cached, since a board has hundreds that repeat."""
    return _format_anew(lang, key, dict(params))


def _format_anew(lang: str, key: str, params: Mapping[str, Any]) -> str:
    bundle = bundle_for(lang)
    try:
        pattern = bundle.get_message(key).value
    except LookupError as error:
        return _missing(lang, key, params, error)
    if pattern is None:
        return _missing(lang, key, params)
    given = params if lang in settings.LANGUAGES_BIDI else _isolated(params)
    result, errors = bundle.format_pattern(pattern, dict(given))
    if errors and lang not in WHOLE:
        return _format_anew(SOURCE, key, params)
    if errors and _strict():
        raise WordsError(f"{key} ({lang}): {errors[0]!r}, given {sorted(params)}")
    return str(result)


def _isolated(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a message's parameters with isolation marks around those written from right to left.

    Without them, digits and punctuation after a Hebrew name would stand before it.
    """
    return {
        name: f"{ISOLATE}{value}{END_ISOLATE}"
        if isinstance(value, str) and FROM_RIGHT.search(value)
        else value
        for name, value in params.items()
    }


def _missing(
    lang: str, key: str, params: Mapping[str, Any], error: LookupError | None = None
) -> str:
    if _strict() and lang in WHOLE:
        raise WordsError(f"no message {key!r} in {lang!r}") from error
    return _format_anew(SOURCE, key, params) if lang != SOURCE else key


def _argument(value: Any) -> Any:
    """Return numbers unchanged, so that plurals work, and everything else as a string."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Text | Who):
        return render(value)
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | float) else str(value)


def _strict() -> bool:
    return bool(settings.WORDS_STRICT)
