"""Every rule of the rulebook has its test, and every rule that a test or a refusal cites exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.rules.yspahan.table import TITLE

HERE = Path(__file__).parent
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44, 46, 47, 49, 50,
}  # fmt: skip
"""The numbers of the scenarios that the title was specified by; the gaps are the authors'."""


class Cited(NamedTuple):
    """A test with what its ``@rule(...)`` names."""

    test: str
    anchors: list[str]
    scenario: int | None


@cache
def cited() -> list[Cited]:
    """Return what the decorators of all tests of this folder name."""
    return [entry for path in sorted(HERE.glob("test_*.py")) for entry in cited_in(path)]


def cited_in(path: Path) -> Iterator[Cited]:
    """Read the decorators of a file's tests."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in (
                "rule",
                "pytest.mark.rule",
            ):
                anchors = [ast.literal_eval(word) for word in call.args]
                named = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
                yield Cited(node.name, anchors, named.get("scenario"))  # type: ignore[attr-defined]


def anchors() -> list[str]:
    """Return all anchors of the rulebook."""
    return re.findall(r"\{#([a-z0-9-]+)\}", TITLE.rulebooks["en"])


def test_every_rule_has_a_test() -> None:
    tested = {anchor for entry in cited() for anchor in entry.anchors}
    assert [anchor for anchor in anchors() if anchor not in tested] == []


def test_tests_cite_rules_that_exist() -> None:
    known = set(anchors())
    assert [entry for entry in cited() if not entry.anchors or set(entry.anchors) - known] == []


def test_every_scenario_has_a_test() -> None:
    assert {entry.scenario for entry in cited()} >= SCENARIOS


def test_the_code_cites_rules_that_exist() -> None:
    sources = [path.read_text("utf-8") for path in Path(engine()).glob("*.py")]
    told = {anchor for source in sources for anchor in re.findall(r"\{#([a-z0-9-]+)\}", source)}
    assert told
    assert told - set(anchors()) == set()


def engine() -> str:
    """Return the folder of the title's rules."""
    return str(HERE.parents[2] / "games" / "rules" / "yspahan")
