"""Rare situations, which players with a plan reach in fixed games."""

from functools import cache
from itertools import product

import pytest

from games.rules.laws import CHEAP, CHEAP_ENDINGS, Game, walk
from tests.rules.marco_polo_2.guided import FACTS, TITLE, played, situations
from tests.rules.marco_polo_2.table import EDITION, rule
from tests.support.extent import extent

TWICE = [f"special-{city} {times} times" for city in ("baghdad", "balkh") for times in (1, 2)]
HORMUZ = [f"special-hormuz {times} times" for times in (1, 2)]
WHO_REACHES: dict[tuple[int, str, int], list[str]] = {
    (3, "roaming", 0): ["eleven posts", "a post is relocated"],
    (2, "roaming", 0): ["a full row at the Khan's"],
    (4, "roaming", 1): ["a full row at the Khan's"],
    (2, "guild", 18): ["all seals improved", *HORMUZ[:1]],
    (4, "guild", 10): ["all seals improved", *HORMUZ],
    (3, "trading", 0): ["a contract from below the pile"],
}

TEMPERAMENTS = ["roaming", "guild", "trading"]
SOME = [("roaming", 2), ("guild", 3), ("trading", 4)]


@cache
def seen(seats: int, temper: str, number: int) -> frozenset[str]:
    """Return the facts of a game of the first edition."""
    return frozenset(situations(played(seats, temper, number, edition=EDITION)))


@pytest.mark.parametrize(
    ("game", "what"),
    [
        pytest.param(game, what, id=f"{what}: {game[1]} {game[2]} of {game[0]}")
        for game, reached in WHO_REACHES.items()
        for what in reached
    ],
)
@rule("relocation", "late-posts", "khan-slots", "special-seal", "contract-pile")
def test_the_situation_is_reached(game: tuple[int, str, int], what: str) -> None:
    assert what in seen(*game)


@rule("special-seal")
def test_every_special_city_pays_an_improved_seal_once_and_twice() -> None:
    games = [(2, "guild", 0), (4, "guild", 18)]
    reached = set().union(*(seen(*game) for game in games))
    assert reached >= {*TWICE, *HORMUZ}


@rule("characters")
def test_every_character_is_played() -> None:
    games = [(4, "roaming", 1), (4, "guild", 10), (3, "roaming", 1), (2, "guild", 18)]
    reached = set().union(*(seen(*game) for game in games))
    assert reached >= {f"{slug} plays" for slug in FACTS.characters}


@pytest.mark.parametrize(
    ("temper", "seats"), extent(TITLE.slug, SOME, [*product(TEMPERAMENTS, TITLE.seats)])
)
def test_their_games_break_no_cheap_law(temper: str, seats: int) -> None:
    replay = played(seats, temper, 1)
    walk(Game.again(TITLE, replay), CHEAP, CHEAP_ENDINGS)


def test_a_game_of_theirs_is_the_same_again() -> None:
    assert played(2, "roaming", 3) == played(2, "roaming", 3)
