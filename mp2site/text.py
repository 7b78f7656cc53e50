"""Messages: every sentence is a message of Project Fluent, and is rendered only here.

The site's messages are in `mp2site/messages/<language>/*.ftl`, a title's and the kernel's beside
their code. The result is plain text: templates escape it, and nothing here builds HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.utils.functional import lazy
from django.utils.translation import get_language
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from games.rules import titles
from games.rules.kernel import Text, Who

FALLBACK: Final = "en"
SITE_MESSAGES: Final = Path(__file__).resolve().parent / "messages"

COUNTED: Final = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d+(?:[^\w\s]|$))")
PARSER: Final = FluentParser(with_spans=False)
"""The parser, without positions in the file: they aren't used, and would take memory."""
ENTRY: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|[a-zA-Z-])", re.MULTILINE)
"""The start of a line with an entry's name, or with a word that isn't one. All other lines continue
an entry, or are comments."""
_PLAIN: Final = frozenset({str, int})
"""Types that need no conversion; most of a page's thousands of parameters have them."""
People = Mapping[int, str] | Sequence[str]
"""The names of a table's people by seat."""


class WordsError(Exception):
    """A message is missing or broken. This is raised in development; production shows the key instead."""


def msg(key: str, /, **params: Any) -> str:
    """Return a message in the active language."""
    return _format(_language(None), key, params)


msg_lazy = lazy(msg, str)
"""`msg` for labels of forms and fields: rendered when displayed."""


def render(
    text: Text | Who | Mapping[str, Any], people: People | None = None, lang: str | None = None
) -> str:
    """Render a kernel text as a sentence; seats become names, nested texts are rendered, too.

    It also accepts the plain data of a text, as in a view or a log entry.
    """
    return str(_plain(text, people or {}, _language(lang)))


def tied(words: str) -> str:
    """Keep every number on one line with its unit."""
    return COUNTED.sub("\u00a0", words)


def _language(wanted: str | None) -> str:
    return _spoken(wanted or get_language() or FALLBACK)


@lru_cache(maxsize=64)
def _spoken(wanted: str) -> str:
    """Return the supported language that best matches."""
    name = wanted.split("-", maxsplit=1)[0]
    return name if name in dict(settings.LANGUAGES) else FALLBACK


def _plain(value: Any, people: People, lang: str) -> Any:
    """Convert a parameter to a type of Fluent: a number or a string."""
    return value if type(value) in _PLAIN else _turned(value, people, lang)


def _turned(value: Any, people: People, lang: str) -> Any:
    if isinstance(value, Mapping):
        value = _from_data(value)
    match value:
        case Text(id, params):
            return _format(
                lang, id, {name: _plain(part, people, lang) for name, part in params.items()}
            )
        case Who(seat):
            return _name(seat, people, lang)
        case bool():
            return str(value).lower()
        case int() | float() | str():
            return value
        case Iterable():
            return ", ".join(str(_plain(part, people, lang)) for part in value)
    return str(value)


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
    if any(
        type(value) is float for _, value in given
    ):  # 1.0 equals 1 as a key, but is rendered differently
        return _format_anew(lang, key, dict(given))
    return _format_once(lang, key, given)


@lru_cache(maxsize=16_384)
def _format_once(lang: str, key: str, params: tuple[tuple[str, Any], ...]) -> str:
    """Return a message, cached; a board has hundreds that repeat."""
    return _format_anew(lang, key, dict(params))


def _format_anew(lang: str, key: str, params: Mapping[str, Any]) -> str:
    bundle = bundle_for(lang)
    try:
        pattern = bundle.get_message(key).value
    except LookupError as error:
        return _missing(lang, key, params, error)
    if pattern is None:
        return _missing(lang, key, params)
    result, errors = bundle.format_pattern(pattern, dict(params))
    if errors and _strict():
        raise WordsError(f"{key} ({lang}): {errors[0]!r}, given {sorted(params)}")
    return str(result)


def _missing(
    lang: str, key: str, params: Mapping[str, Any], error: LookupError | None = None
) -> str:
    if _strict():
        raise WordsError(f"no message {key!r} in {lang!r}") from error
    return _format_anew(FALLBACK, key, params) if lang != FALLBACK else key


def _argument(value: Any) -> Any:
    """Keep numbers, so that plurals work; turn everything else into a string."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Text | Who):
        return render(value)
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | float) else str(value)


def _strict() -> bool:
    return bool(settings.WORDS_STRICT)


class _Written(dict[str, Any]):
    """Unparsed entries by their names; the bundle parses each at its only look-up.

    Parsed, they take fifteen times as much memory and a third of a second in each process, and many
    are never used. Only `[]` parses.
    """

    def __getitem__(self, name: str) -> Any:
        """Return the parsed entry. Raises KeyError if it is missing or isn't Fluent."""
        entry = PARSER.parse_entry(super().__getitem__(name))
        if isinstance(entry, ast.Junk):
            raise KeyError(f"not Fluent: {(entry.content or '').strip()[:80]!r}")
        return entry


class _Bundle(FluentBundle):
    """A language's messages; only used ones are compiled."""

    def __init__(self, lang: str) -> None:
        # Isolation marks are invisible characters around parameters, for mixed writing directions;
        # both our languages are written from left to right.
        super().__init__([lang], use_isolating=False)
        self._messages, self._terms = _Written(), _Written()

    def add(self, name: str, written: str) -> None:
        """Add an unparsed entry."""
        if name.startswith("-"):
            self._terms[name[1:]] = written  # type: ignore[assignment] # see _Written
        else:
            self._messages[name] = written  # type: ignore[assignment] # likewise


@cache
def bundle_for(lang: str) -> FluentBundle:
    """Return all messages of a language, read once per process. Raises WordsError on duplicates."""
    bundle, seen = _Bundle(lang), dict[str, str]()
    for source, body in sources(lang):
        for name, written in _entries(source, body):
            if name in seen:
                raise WordsError(f"{source}: {name} is also in {seen[name]}")
            seen[name] = source
            bundle.add(name, written)
    return bundle


def sources(lang: str) -> list[tuple[str, str]]:
    """Return (name, Fluent source) of all messages of a language: kernel, titles, site, features."""
    kernel = files("games.rules.kernel") / f"messages.{lang}.ftl"
    found = [("kernel", kernel.read_text("utf-8"))] if kernel.is_file() else []
    found += [(title.slug, title.messages[lang]) for title in titles]
    areas = sorted((SITE_MESSAGES / lang).glob("*.ftl"))
    areas += [path for path in _of_features(lang) if path.exists()]
    return found + [(path.name, path.read_text("utf-8")) for path in areas]


def _of_features(lang: str) -> list[Path]:
    return [folder / f"messages.{lang}.ftl" for folder in settings.FEATURE_FOLDERS]


def _entries(source: str, body: str) -> Iterator[tuple[str, str]]:
    """Yield the names of a file's messages and terms, with their unparsed text.

    Raises WordsError for a line that begins with anything else. An error within an entry shows when
    it is used; a test parses all of them.
    """
    begins = [*ENTRY.finditer(body)]
    ends = [*(begin.start() for begin in begins[1:]), len(body)]
    for begin, end in zip(begins, ends, strict=True):
        written = body[begin.start() : end]
        if begin[1] is None:
            raise WordsError(f"{source}: not Fluent: {written.strip()[:80]!r}")
        yield begin[1], written
