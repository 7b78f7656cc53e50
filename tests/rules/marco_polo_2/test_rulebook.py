"""The rulebook of Marco Polo II: tests play its scenarios, and it lists the edition's routes.

``test_marco_polo_rulebooks.py`` tests the rulebooks of both titles, ``test_rulebooks.py`` the
rulebooks of all titles.
"""

from re import MULTILINE, findall

import pytest
from msgspec.structs import asdict

from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import DEFAULT
from tests.rules.citing import Book

BOOK = Book("marco-polo-2")
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
    38, 40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65,
}  # fmt: skip
"""The numbers of the scenarios in the title's specification, which skips some numbers."""


def test_every_scenario_has_a_test() -> None:
    assert BOOK.scenarios() == SCENARIOS


WORDS = {
    "en": {"camel": "camels", "coin": "coins", "jade": "jade"},
    "de": {"Kamel": "camels", "Münze": "coins", "Jade": "jade"},
}


@pytest.mark.parametrize("lang", WORDS)
def test_it_lists_the_cost_of_each_route_of_the_default(lang: str) -> None:
    facts, words = edition(DEFAULT), WORDS[lang]
    names = {id: place.name[lang] for id, place in facts.places.items()}
    told: dict[frozenset[str], dict[str, int]] = {}
    for cost, routes in findall(
        r"^\| (\d[^|]*) \| ([^|]* – [^|]*) \|$", BOOK.title.texts.rulebooks[lang], MULTILINE
    ):
        amounts = findall(rf"(\d+) ({'|'.join(words)})", cost)
        for route in routes.split("; "):
            told[frozenset(route.rstrip("*").split(" – "))] = {
                words[word]: int(number) for number, word in amounts
            }
    assert told == {
        frozenset(names[end] for end in route.ends): {
            ware: number for ware, number in asdict(route.cost).items() if number
        }
        for route in facts.routes
        if not route.seal
    }
