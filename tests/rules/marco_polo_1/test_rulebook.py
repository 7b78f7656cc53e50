"""The rulebook of Marco Polo I: tests play its scenarios.

``test_marco_polo_rulebooks.py`` tests the rulebooks of both titles, ``test_rulebooks.py`` the
rulebooks of all titles.
"""

from tests.rules.citing import Book

BOOK = Book("marco-polo-1")
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44, 46, 47, 49, 50,
}  # fmt: skip
"""The numbers of the scenarios in the title's specification, which skips some numbers."""


def test_every_scenario_has_a_test() -> None:
    assert BOOK.scenarios() == SCENARIOS
