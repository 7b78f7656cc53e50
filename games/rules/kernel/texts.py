"""A title's texts, in files of its package: rulebook, messages, lessons, examples."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

from games.rules.kernel.examples import Example, examples_of
from games.rules.kernel.lessons import Lesson, lessons_of
from games.rules.kernel.meta import Kin, Meta


class Texts:
    """The texts of a title for people; each file is read once, at its first use."""

    def __init__(self, meta: Meta) -> None:
        self.package = meta.package
        self.slug = meta.slug
        self.kin = meta.kin

    @cached_property
    def rulebooks(self) -> dict[str, str]:
        """The rulebook in Markdown, by language; each rule has an anchor."""
        return self._resources("rulebook.{}.md")

    @cached_property
    def summaries(self) -> dict[str, str]:
        """The rules on one page in Markdown, by language; empty if a title has none."""
        has_one = (files(self.package) / "summary.en.md").is_file()
        return self._resources("summary.{}.md") if has_one else {}

    @cached_property
    def messages(self) -> dict[str, str]:
        """The Fluent messages by language, also the family's, the lessons' and the examples'."""
        names = ["messages", *(["lessons", "coach"] if self.lessons else [])]
        names += ["examples"] if self.examples else []
        words = [self._resources(f"{name}.{{}}.ftl") for name in names]
        words += [self._shared(self.kin)] if self.kin else []
        return {lang: "\n".join(one[lang] for one in words) for lang in words[0]}

    def _shared(self, kin: Kin) -> dict[str, str]:
        words = _resources(kin.package, "messages.{}.ftl")
        return {
            lang: text.replace(f"{kin.prefix}-", f"{self.slug}-") for lang, text in words.items()
        }

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The title's lessons, in order; empty without a folder of lessons. Raises BadLesson."""
        return lessons_of(self.package)

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples of the rulebook by their ids. Raises BadExample."""
        return examples_of(self.package)

    def _resources(self, pattern: str) -> dict[str, str]:
        return _resources(self.package, pattern)


def _resources(package: str, pattern: str) -> dict[str, str]:
    folder = files(package)
    return {lang: (folder / pattern.format(lang)).read_text("utf-8") for lang in ("en", "de")}
