"""The places that cite a title's rulebook, read from the sources: its tests, code and steps.

``test_rulebooks.py`` uses this module for all titles, a title's ``test_rulebook.py`` for its own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from games.rules import titles
from games.rules.kernel import Step

HERE = Path(__file__).resolve().parent
ANCHOR = re.compile(r"\{#([a-z0-9-]+)\}")
LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
MARKS = ("rule", "pytest.mark.rule")


class Cited(NamedTuple):
    """A test with the arguments of its ``@rule(...)``."""

    test: str
    anchors: list[str]
    scenario: int | None


class Book:
    """The rulebook of a title, with the folders of its code and of its tests."""

    def __init__(self, slug: str) -> None:
        self.title = titles.get(slug)
        self.package = self.title.meta.package
        self.code = folder_of(self.package)
        self.tests = HERE / self.code.name

    def anchors(self, lang: str = "en") -> list[str]:
        """Return the anchors of the rulebook's rules, in order."""
        return ANCHOR.findall(self.title.texts.rulebooks[lang])

    @cached_property
    def cited(self) -> list[Cited]:
        """The decorators ``@rule(...)`` of the title's tests."""
        return [entry for path in sorted(self.tests.glob("test_*.py")) for entry in cited_in(path)]

    def scenarios(self) -> set[int]:
        """Return the numbers of the scenarios that the title's tests play."""
        return {entry.scenario for entry in self.cited if entry.scenario is not None}

    def expected(self) -> set[tuple[str, ...]]:
        """Return the codes of refusals that the title's tests expect, each with the cited rule."""
        return {tuple(texts[-2:]) for texts in calls(self.tests, "refuse") if len(texts) > 1}

    def steps(self) -> list[type[Step]]:
        """Return the title's kinds of steps, without the kernel's."""
        return [
            step
            for step in vars(import_module(f"{self.package}.steps")).values()
            if isinstance(step, type)
            and issubclass(step, Step)
            and step.__module__ != Step.__module__
        ]


def folder_of(package: str) -> Path:
    return HERE.parents[1].joinpath(*package.split("."))


def told_in(folder: Path) -> set[str]:
    """Return the anchors in the Python files of a folder."""
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    return {anchor for source in sources for anchor in ANCHOR.findall(source)}


def cited_in(path: Path) -> Iterator[Cited]:
    """Yield the tests of a file with a decorator ``@rule(...)``."""
    for node in nodes(path):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in MARKS:
                anchors = [ast.literal_eval(word) for word in call.args]
                named = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
                yield Cited(node.name, anchors, named.get("scenario"))


def calls(folder: Path, *names: str) -> Iterator[list[str]]:
    """Yield the string arguments of each call of a function or method in a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
                texts = [word.value for word in node.args if isinstance(word, ast.Constant)]
                yield [text for text in texts if isinstance(text, str)]


def nodes(path: Path) -> Iterator[ast.AST]:
    """Yield every node of a file's syntax tree."""
    return ast.walk(ast.parse(path.read_text("utf-8")))
