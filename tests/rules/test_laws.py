"""Every law of the kernel's contract, for every title and every number of seats."""

import os
import subprocess
import sys
from functools import lru_cache
from hashlib import sha256
from itertools import product
from typing import NamedTuple

import pytest

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import (
    CHEAP,
    CHEAP_ENDINGS,
    ENDINGS,
    LAWS,
    Game,
    GameLaw,
    Law,
    sealed,
    try_ending,
    try_law,
    walk,
)
from tests.rules.doubles import toy
from tests.rules.saving import replay_saved
from tests.support.extent import extent, full


class Extent(NamedTuple):
    """The number of games and positions for each law, per title and number of seats."""

    games: int
    positions: int
    """The number of a game's positions at which a costly law is tried."""
    more_games: int
    """The number of further games, on which only the cheap laws are tried, at every choice."""
    every: int
    """The number of positions per trial of a costly law, for each option and edition."""


USUAL = Extent(games=2, positions=16, more_games=2, every=80)
FULL = Extent(games=4, positions=60, more_games=12, every=20)

ALL = {title.slug: title for title in [*titles, toy()]}
EXTENTS = {slug: extent(slug, USUAL, FULL) for slug in ALL}
CASES = [
    pytest.param(slug, seats, id=f"{slug}-{seats}") for slug in ALL for seats in ALL[slug].seats
]
OF_THREE = [case for case in CASES if case.values[1] == 3 or full(str(case.values[0]))]
"""The cases of options and editions: by default only games of three."""


def seed(number: int) -> bytes:
    return sha256(f"laws {number}".encode()).digest()


@lru_cache
def games(slug: str, seats: int) -> list[Game]:
    numbers = range(EXTENTS[slug].games)
    return [walk(Game(ALL[slug], seats, seed(number))) for number in numbers]


@pytest.mark.parametrize(("slug", "seats"), CASES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_law(law: Law, slug: str, seats: int) -> None:
    with replay_saved():
        for game in games(slug, seats):
            stride = max(1, len(game.positions) // EXTENTS[slug].positions)
            for position in game.positions[:: 1 if law.cheap else stride]:
                try_law(law, position)


@pytest.mark.parametrize(("slug", "seats"), CASES)
@pytest.mark.parametrize("law", ENDINGS, ids=lambda law: law.name)
def test_law_of_games(law: GameLaw, slug: str, seats: int) -> None:
    with replay_saved():
        for game in games(slug, seats):
            try_ending(law, game)


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_games_end_lawfully(slug: str, seats: int) -> None:
    with replay_saved():
        for number in range(EXTENTS[slug].more_games):
            game = Game(ALL[slug], seats, seed(1000 + number))
            assert ALL[slug].rules.over(walk(game, CHEAP, CHEAP_ENDINGS).last)


def settings(title: Title) -> list[tuple[dict[str, str], str]]:
    """Return every value of every option, one at a time, and every edition."""
    values = [{option.id: value} for option in title.options for value in option.values[1:]]
    return [*product(values, title.editions[:1]), *product([{}], title.editions[1:])]


@pytest.mark.parametrize(("slug", "seats"), OF_THREE)
def test_laws_hold_with_every_option_and_edition(slug: str, seats: int) -> None:
    title = ALL[slug]
    with replay_saved():
        for options, edition in settings(title):
            walk(Game(title, seats, seed(2), options, edition), LAWS, ENDINGS, EXTENTS[slug].every)


PRINT_DIGESTS = """
from tests.rules.test_laws import digests
print("\\n".join(digests()))
"""


def digests() -> list[str]:
    """Return digests of all offers in some games of every title and number of seats."""
    return [
        sealed(title, walk(Game(title, seats, seed(number))).replay()).offers
        for title in ALL.values()
        for seats in title.seats
        for number in range(EXTENTS[title.slug].games)
    ]


def test_order_is_the_same_in_every_process() -> None:
    # The iteration order of sets of strings depends on PYTHONHASHSEED.
    assert len({digests_of_process(hash_seed) for hash_seed in ("1", "2", "3")}) == 1


def digests_of_process(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PRINT_DIGESTS],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout
    return done.stdout
