"""Rulebooks of both Marco Polo titles: refusals have tests, and score lines cite rules.

The titles share code, and therefore the form of citations. ``test_rulebooks.py`` tests the
rulebooks of all titles.
"""

from importlib import import_module
from pathlib import Path

import pytest

from tests.rules.citing import Book, calls, folder_of, told_in

SHARED = folder_of("games.rules.marco_polo_common")
SLUGS = ("marco-polo-1", "marco-polo-2")
NEVER = {"marco-polo-1": {("no-steps-left", "travel-steps")}, "marco-polo-2": set()}
"""The refusals that never occur: in the first title, a seat has no choice when no step is left."""


@pytest.fixture(scope="module", params=SLUGS)
def book(request: pytest.FixtureRequest) -> Book:
    return Book(request.param)


def refusals(folder: Path) -> set[tuple[str, ...]]:
    """Return the codes of a folder's refusals, each with the rule that it cites."""
    return {tuple(texts[-2:]) for texts in calls(folder, "no") if len(texts) > 1}


def test_every_refusal_has_a_test(book: Book) -> None:
    """Tests expect every code of a refusal, together with the rule that it cites."""
    given = refusals(book.code)
    shared = {(code, cite) for code, cite in refusals(SHARED) if cite in book.anchors()}
    assert given
    assert shared
    assert sorted((given | shared) - NEVER[book.title.slug] - book.expected()) == []


def test_refusals_cite_rules_that_exist(book: Book) -> None:
    told = {texts[-1] for texts in calls(book.code, "no") if texts}
    assert told
    assert told - set(book.anchors()) == set()


def test_the_shared_code_cites_rules_of_either_title() -> None:
    known = {anchor for slug in SLUGS for anchor in Book(slug).anchors()}
    told = told_in(SHARED)
    assert told
    assert told - known == set()
    assert {cite for _, cite in refusals(SHARED)} - known == set()


def test_steps_without_a_choice_cite_a_rule_too(book: Book) -> None:
    assert len(book.steps()) > 30
    assert [step.__name__ for step in book.steps() if step.cite not in book.anchors()] == []


def test_every_line_of_the_final_score_cites_a_rule_that_exists(book: Book) -> None:
    cites = import_module(f"{book.package}.scoring").CITES
    assert cites
    assert set(cites.values()) <= set(book.anchors())
