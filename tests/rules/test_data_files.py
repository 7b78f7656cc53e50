"""Edition files of every title: either the check finds a flaw, or the rules can read the file.

``test_data.py`` of each title tests the title's own data and flaws.
"""

from collections.abc import Callable
from copy import deepcopy
from math import nan
from random import Random
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import WHOLE, DataEditions
from games.rules.marco_polo_1.facts import Edition as FirstEdition
from games.rules.marco_polo_2.facts import Edition as SecondEdition
from games.rules.rajas_cards_karma.facts import Facts

READ: dict[str, Callable[[str, dict[str, Any]], object]] = {
    "marco-polo-1": FirstEdition,
    "marco-polo-2": SecondEdition,
    "rajas-cards-karma": Facts,
}
"""The functions that read data after the check, by title."""
JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 2.5, nan, "", "x", "beijing", "b01", [], ["x"], [[]], {}, {"x": 1}),
    *({"coins": "1"}, {"karma": "1"}, 10**30),
)


def editions_of(slug: str) -> DataEditions:
    editions = titles.get(slug).editions
    assert isinstance(editions, DataEditions)
    return editions


@pytest.mark.parametrize("slug", READ)
def test_names_in_our_data_are_in_every_whole_language(slug: str) -> None:
    """An operator's edition needs only English; what comes with the site lacks nothing."""
    ahead = [titles.get(slug).editions.data(name) for name in titles.get(slug).editions.names]
    named: list[dict[str, str]] = []
    for found in ahead:  # the list grows while it is read
        if isinstance(found, dict):
            named += [found[key] for key in ("name", "about") if isinstance(found.get(key), dict)]
        if isinstance(found, dict | list):
            ahead += found.values() if isinstance(found, dict) else found
    assert named
    assert [name for name in named if not set(WHOLE) <= set(name)] == []


def test_every_title_with_data_is_tried() -> None:
    assert {title.slug for title in titles if isinstance(title.editions, DataEditions)} == set(READ)


@pytest.mark.parametrize("slug", READ)
@pytest.mark.parametrize("data", [None, [], "edition", 3, {}])
def test_a_file_that_is_no_edition_is_refused(slug: str, data: Any) -> None:
    assert editions_of(slug).check(data)


@pytest.mark.parametrize("slug", READ)
def test_whatever_stands_in_a_file_is_either_refused_in_words_or_can_be_read(slug: str) -> None:
    rng, editions = Random(3), editions_of(slug)
    for _ in range(300):
        data = deepcopy(editions.data(editions[0]))
        for _ in range(rng.choice((1, 1, 2))):
            spoil(rng, data)
        problems = editions.check(data)
        assert all(isinstance(problem, str) for problem in problems)
        if not problems:
            READ[slug]("x", data)


def spoil(rng: Random, data: Any) -> None:
    """Replace or remove a value at a random place."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(data[key], dict | list) and rng.random() < 0.9:
        spoil(rng, data[key])
    elif rng.random() < 0.2:
        del data[key]
    else:
        data[key] = rng.choice(JUNK)
