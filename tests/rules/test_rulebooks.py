"""Rulebooks of every title: each rule has a test, and each cited rule exists.

A title's ``test_rulebook.py`` tests its own form of citations, and the scenarios of its
specification.
"""

import re

import pytest

from games.rules import titles
from games.rules.kernel import Act
from games.views.rulebook import rulebook
from tests.rules.citing import HERE, LINK, Book, told_in

RECONSTRUCTED = re.compile(r"^ *reconstructed = ", re.MULTILINE)


@pytest.fixture(scope="module", params=titles.slugs)
def book(request: pytest.FixtureRequest) -> Book:
    return Book(request.param)


# -- the rulebook -------------------------------------------------------------------------------


def test_an_anchor_names_one_rule(book: Book) -> None:
    assert len(book.anchors()) == len(set(book.anchors()))


def test_both_languages_have_the_same_rules_in_the_same_order(book: Book) -> None:
    assert book.anchors("de") == book.anchors("en")


def test_every_anchor_is_on_the_page(book: Book) -> None:
    for lang, source in book.title.texts.rulebooks.items():
        page = rulebook(source)
        assert set(book.anchors(lang)) <= page.anchors
        assert "{#" not in page.html


def test_links_within_the_rulebook_lead_to_its_rules(book: Book) -> None:
    for lang, source in book.title.texts.rulebooks.items():
        linked = LINK.findall(source)
        assert linked
        assert set(linked) <= set(book.anchors(lang))


def test_the_readme_names_every_title_with_reconstructed_values(book: Book) -> None:
    data = [path.read_text("utf-8") for path in book.code.glob("data/*.toml")]
    if any(RECONSTRUCTED.search(source) for source in data):
        readme = (HERE.parents[1] / "README.md").read_text("utf-8")
        told = [one for one in re.split(r"\.\s", readme) if "**reconstructed**" in one]
        name = book.title.name.partition(" of the ")[0]
        assert any(re.search(rf"\b{name}\b", sentence) for sentence in told)


# -- tests --------------------------------------------------------------------------------------


def test_every_rule_has_a_test(book: Book) -> None:
    tested = {anchor for entry in book.cited for anchor in entry.anchors}
    assert [anchor for anchor in book.anchors() if anchor not in tested] == []


def test_tests_cite_rules_that_exist(book: Book) -> None:
    known = set(book.anchors())
    assert [entry for entry in book.cited if not entry.anchors or set(entry.anchors) - known] == []


# -- the code -----------------------------------------------------------------------------------


def test_the_code_cites_rules_that_exist(book: Book) -> None:
    told = told_in(book.code)
    assert told
    assert told - set(book.anchors()) == set()


def test_every_step_cites_a_rule_that_exists(book: Book) -> None:
    """An act may cite no rule, since the step that offered its choice cites one."""
    steps = [step for step in book.steps() if step.cite or not issubclass(step, Act)]
    assert len(steps) >= 10
    assert [step.__name__ for step in steps if step.cite not in book.anchors()] == []
