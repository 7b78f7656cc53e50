"""Every rule of the rulebook has its test, and every rule that a test or a refusal cites exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from games.rules import titles
from games.rules.kernel import Step
from games.rules.marco_polo_1 import steps
from games.rules.marco_polo_1.scoring import CITES
from tests.rules.marco_polo_1.table import TITLE

HERE = Path(__file__).parent
ENGINE = HERE.parents[2] / "games" / "rules" / "marco_polo_1"
SHARED = HERE.parents[2] / "games" / "rules" / "marco_polo_common"
"""What this title has in common with Marco Polo II."""
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


def calls(folder: Path, *names: str) -> Iterator[list[str]]:
    """Yield the texts among the arguments of all calls of a function or method in a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
                texts = [word.value for word in node.args if isinstance(word, ast.Constant)]
                yield [text for text in texts if isinstance(text, str)]


@cache
def anchors(lang: str = "en") -> list[str]:
    """Return all anchors of the rulebook."""
    return re.findall(r"\{#([a-z0-9-]+)\}", TITLE.rulebooks[lang])


# -- the rulebook -------------------------------------------------------------------------------


def test_an_anchor_names_one_rule() -> None:
    assert len(anchors()) == len(set(anchors()))


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    assert anchors("de") == anchors("en")


def test_links_within_the_rulebook_lead_to_its_rules() -> None:
    for lang, rulebook in TITLE.rulebooks.items():
        linked = re.findall(r"\]\(#([a-z0-9-]+)\)", rulebook)
        assert linked
        assert set(linked) <= set(anchors(lang))


# -- tests --------------------------------------------------------------------------------------


def test_every_rule_has_a_test() -> None:
    tested = {anchor for entry in cited() for anchor in entry.anchors}
    assert [anchor for anchor in anchors() if anchor not in tested] == []


def test_tests_cite_rules_that_exist() -> None:
    known = set(anchors())
    assert [entry for entry in cited() if not entry.anchors or set(entry.anchors) - known] == []


def test_every_scenario_has_a_test() -> None:
    played = {entry.scenario for entry in cited()} - {None}
    assert (SCENARIOS - played, played - SCENARIOS) == (set(), set())


NEVER = {("no-steps-left", "travel-steps")}
"""Here every step counts one: who has none left has nothing more to choose."""


def test_every_refusal_has_a_test() -> None:
    """Each code that the engine refuses with, and the rule that it cites, is expected somewhere."""
    texts = [*calls(ENGINE, "no"), *calls(SHARED, "no")]
    given = {(code, cite) for *_, code, cite in (words for words in texts if len(words) > 1)}
    ours = {(code, cite) for code, cite in given if cite in anchors()} - NEVER
    expected = {tuple(words[-2:]) for words in calls(HERE, "refuse") if len(words) > 1}
    assert ours
    assert sorted(ours - expected) == []


# -- the code -----------------------------------------------------------------------------------


def test_the_code_cites_rules_that_exist() -> None:
    sources = [path.read_text("utf-8") for path in ENGINE.rglob("*.py")]
    told = {anchor for source in sources for anchor in re.findall(r"\{#([a-z0-9-]+)\}", source)}
    assert told
    assert told - set(anchors()) == set()


def test_the_shared_code_cites_rules_of_either_title() -> None:
    sources = [path.read_text("utf-8") for path in SHARED.rglob("*.py")]
    told = {anchor for source in sources for anchor in re.findall(r"\{#([a-z0-9-]+)\}", source)}
    other = titles.get("marco-polo-2").rulebooks["en"]
    known = {*anchors(), *re.findall(r"\{#([a-z0-9-]+)\}", other)}
    assert told
    assert told - known == set()


def test_refusals_cite_rules_that_exist() -> None:
    told = {texts[-1] for texts in calls(ENGINE, "no") if texts}
    assert told
    assert told - set(anchors()) == set()


def test_every_step_cites_a_rule_that_exists() -> None:
    own = [
        step
        for step in vars(steps).values()
        if isinstance(step, type) and issubclass(step, Step) and step.__module__ != Step.__module__
    ]
    assert len(own) > 30
    assert [step.__name__ for step in own if step.cite not in anchors()] == []


def test_every_line_of_the_final_score_cites_a_rule_that_exists() -> None:
    assert set(CITES.values()) <= set(anchors())
