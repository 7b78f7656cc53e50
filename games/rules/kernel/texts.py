"""A title's texts, in files of its package: rulebook, messages, lessons, examples.

The file name contains the language: ``rulebook.en.md``. Files and messages may be missing in a
language, but not in the source language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Final

from games.rules.kernel.examples import Example, examples_of
from games.rules.kernel.languages import SOURCE
from games.rules.kernel.lessons import Lesson, lessons_of
from games.rules.kernel.meta import Kin, Meta

RULE: Final = re.compile(r"\{#([A-Za-z0-9-]+)\}")
PART: Final = re.compile(r"^(#+|\||-|\d\.|>)", re.MULTILINE)
"""The beginning of a heading, a row, an item or a quotation in a summary."""
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Texts:
    """The texts of a title for people; each file is read once, at its first use."""

    def __init__(self, meta: Meta) -> None:
        self.package = meta.package
        self.slug = meta.slug
        self.kin = meta.kin

    @cached_property
    def rulebooks(self) -> dict[str, str]:
        """The rulebook in Markdown, by language. Each rule has an anchor.

        A translation that lacks rules is left out.
        """
        return whole(self._resources("rulebook", "md"), RULE)

    @cached_property
    def summaries(self) -> dict[str, str]:
        """The rules on one page in Markdown, by language; empty if a title has none."""
        return whole(self._resources("summary", "md"), PART)

    @cached_property
    def messages(self) -> dict[str, str]:
        """The Fluent messages by language, including those of the family, lessons and examples."""
        known = self._resources("messages", "ftl")
        known |= _resources(self.kin.package, "messages", "ftl") if self.kin else {}
        return {lang: self.read(lang) for lang in known}

    def read(self, lang: str) -> str:
        """Return the messages in a language without caching them; empty if there are none."""
        if "messages" in self.__dict__:
            return self.messages.get(lang, "")
        taught = self.lessons and lang in self.taught_in
        names = ["messages", *(["coach"] if self.lessons else []), *(["lessons"] if taught else [])]
        names += ["examples"] if self.examples else []
        words = [_resource(self.package, f"{name}.{lang}.ftl") for name in names]
        words += [self._shared(self.kin, lang)] if self.kin else []
        return "\n".join(words)

    def _shared(self, kin: Kin, lang: str) -> str:
        words = _resource(kin.package, f"messages.{lang}.ftl")
        return words.replace(f"{kin.prefix}-", f"{self.slug}-")

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The title's lessons, in order; empty without a folder of lessons. Raises BadLesson."""
        return lessons_of(self.package)

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples of the rulebook by their ids. Raises BadExample."""
        return examples_of(self.package)

    @cached_property
    def taught_in(self) -> frozenset[str]:
        """The languages into which all lessons are translated. Others show the source language."""
        return frozenset(whole(self._resources("lessons", "ftl"), MESSAGE))

    def parts(self, lang: str) -> int:
        """Return the number of rules in the rulebook and of parts of the summary in a language."""
        books = ((self.rulebooks, RULE), (self.summaries, PART))
        return sum(len(part.findall(texts.get(lang, ""))) for texts, part in books)

    def _resources(self, name: str, ending: str) -> dict[str, str]:
        return _resources(self.package, name, ending)


def whole(sources: Mapping[str, str], part: re.Pattern[str]) -> dict[str, str]:
    """Return the texts that have the same parts in the same order as the source language's."""
    parts = {lang: part.findall(text) for lang, text in sources.items()}
    return {lang: text for lang, text in sources.items() if parts[lang] == parts[SOURCE]}


def _resource(package: str, name: str) -> str:
    file = files(package) / name
    return file.read_text("utf-8") if file.is_file() else ""


def _resources(package: str, name: str, ending: str) -> dict[str, str]:
    """Return the texts of the files ``name.<language>.ending``, the source language's first."""
    form = re.compile(rf"{name}\.([a-z0-9-]+)\.{ending}")
    found = {
        match[1]: file.read_text("utf-8")
        for file in files(package).iterdir()
        if (match := form.fullmatch(file.name))
    }
    return {lang: found[lang] for lang in sorted(found, key=lambda lang: (lang != SOURCE, lang))}
