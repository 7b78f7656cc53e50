"""What is written about a title, in files of its package: rulebook, words, lessons, examples."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

from games.rules.kernel.examples import Example, examples_of
from games.rules.kernel.lessons import Lesson, lessons_of


class Writings:
    """The files of a title that people read; each is read once, when it is first asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        """The dotted name of the package in which they lie."""

    @cached_property
    def rulebooks(self) -> dict[str, str]:
        """The rulebook in Markdown, by language; an anchor per rule."""
        return self._resources("rulebook.{}.md")

    @cached_property
    def summaries(self) -> dict[str, str]:
        """The rules on one page in Markdown, by language; nothing where a title has none."""
        has_one = (files(self.package) / "summary.en.md").is_file()
        return self._resources("summary.{}.md") if has_one else {}

    @cached_property
    def messages(self) -> dict[str, str]:
        """The title's words in Fluent, by language; with those of its lessons and examples."""
        names = ["messages", *(["lessons", "coach"] if self.lessons else [])]
        names += ["examples"] if self.examples else []
        words = [self._resources(f"{name}.{{}}.ftl") for name in names]
        return {lang: "\n".join(one[lang] for one in words) for lang in words[0]}

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The title's lessons, in their order; none where it has no folder of them. Raises BadLesson."""
        return lessons_of(self.package)

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples of the rulebook by their ids. Raises BadExample."""
        return examples_of(self.package)

    def _resources(self, pattern: str) -> dict[str, str]:
        folder = files(self.package)
        return {lang: (folder / pattern.format(lang)).read_text("utf-8") for lang in ("en", "de")}
