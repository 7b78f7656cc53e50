"""The scenarios of Marco Polo I have their tests.

What holds of the rulebooks of both titles is in test_marco_polo_rulebooks.py, of every one in
test_rulebooks.py.
"""

from tests.rules.citing import Book

BOOK = Book("marco-polo-1")
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44, 46, 47, 49, 50,
}  # fmt: skip
"""The numbers of the scenarios that the title was specified by; the gaps are the authors'."""


def test_every_scenario_has_a_test() -> None:
    assert BOOK.scenarios() == SCENARIOS
