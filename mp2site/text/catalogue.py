"""Messages for translators: each with its file, its comments and its words in the source language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from django.conf import settings
from fluent.syntax import FluentParser, FluentSerializer, ast

from games.rules.kernel import SOURCE
from mp2site.text.fluent import SITE_MESSAGES, names_in

RULES: Final = "games/rules"


@dataclass(frozen=True, slots=True)
class Entry:
    """A message, with what its translator needs."""

    key: str
    file: Path
    """The source language's file."""
    about: str
    """The comments on the message, its group and its file."""
    words: str
    """The message in the source language, in Fluent."""


def file_in(lang: str, file: Path) -> Path:
    """Return the file of a language that belongs to a file of the source language."""
    if file.parent.parent == SITE_MESSAGES:
        return SITE_MESSAGES / lang / file.name
    return file.with_name(file.name.replace(f".{SOURCE}.", f".{lang}."))


def files_of_messages() -> list[Path]:
    """Return the source language's files: the site's, its features', the kernel's and the titles'."""
    beside = [folder / f"messages.{SOURCE}.ftl" for folder in settings.FEATURE_FOLDERS]
    rules = sorted((settings.BASE_DIR / RULES).rglob(f"*.{SOURCE}.ftl"))
    return [
        *sorted((SITE_MESSAGES / SOURCE).glob("*.ftl")),
        *filter(Path.exists, beside),
        *rules,
    ]


def entries(lang: str, *, missing: bool) -> Iterator[Entry]:
    """Yield all messages, or those that a language lacks, in the order of the files."""
    for file in files_of_messages():
        own = file_in(lang, file)
        known = set(names_in(own.name, own.read_text("utf-8"))) if own.exists() else set()
        yield from (one for one in _written(file) if not (missing and one.key in known))


def _written(file: Path) -> Iterator[Entry]:
    above = group = ""
    for part in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        match part:
            case ast.ResourceComment(content=str() as words):
                above = words
            case ast.GroupComment(content=str() as words):
                group = words
            case ast.Message():
                own = (part.comment.content or "") if part.comment else ""
                said = [words for words in (above, group, own) if words]
                part.comment = None
                words = FluentSerializer().serialize_entry(part).strip()
                yield Entry(part.id.name, file, "\n".join(said), words)
