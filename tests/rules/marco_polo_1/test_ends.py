"""Rare situations, which players with a plan reach in fixed games."""

from functools import cache
from itertools import product

import pytest

from games.rules.laws import CHEAP, CHEAP_ENDINGS, Game, walk
from tests.rules.marco_polo_1.guided import FACTS, TITLE, played, situations
from tests.rules.marco_polo_1.table import rule
from tests.support.extent import extent

WHO_REACHES: dict[tuple[int, str, int], list[str]] = {
    (2, "roaming", 198): ["a post is relocated", "nine posts"],
    (3, "roaming", 66): ["a post is relocated", "nine posts"],
    (4, "eastward", 11): ["four in Beijing"],
    (4, "eastward", 4): ["four in Beijing"],
    (3, "pilgrim", 225): ["eleven posts"],
    (2, "sensible", 2): ["a full row at the Khan's"],
    (3, "trading", 2): ["a full row at the Khan's", "a contract from below the pile"],
    (2, "trading", 2): ["the empty row is refilled"],
    (3, "trading", 0): ["the empty row is refilled", "a contract from below the pile"],
    (4, "trading", 0): ["the empty row is refilled", "a contract from below the pile"],
}

TEMPERAMENTS = ["roaming", "eastward", "pilgrim", "trading"]
SOME = [("roaming", 2), ("eastward", 3), ("pilgrim", 4), ("trading", 2)]


@cache
def seen(seats: int, temper: str, number: int) -> frozenset[str]:
    """Return the facts of a game."""
    return frozenset(situations(played(seats, temper, number)))


@pytest.mark.parametrize(
    ("game", "what"),
    [
        pytest.param(game, what, id=f"{what}: {game[1]} {game[2]} of {game[0]}")
        for game, reached in WHO_REACHES.items()
        for what in reached
    ],
)
@rule("relocation", "late-posts", "khan-slots", "beijing", "contract-refill", "contract-pile")
def test_the_situation_is_reached(game: tuple[int, str, int], what: str) -> None:
    assert what in seen(*game)


@rule("characters")
def test_every_character_is_played() -> None:
    reached = set().union(*(seen(*game) for game in WHO_REACHES))
    assert reached >= {f"{slug} plays" for slug in FACTS.characters}


@pytest.mark.parametrize(
    ("temper", "seats"), extent(TITLE.slug, SOME, [*product(TEMPERAMENTS, TITLE.seats)])
)
def test_their_games_break_no_cheap_law(temper: str, seats: int) -> None:
    replay = played(seats, temper, 1)
    walk(Game.again(TITLE, replay), CHEAP, CHEAP_ENDINGS)


def test_a_game_of_theirs_is_the_same_again() -> None:
    assert played(2, "roaming", 3) == played(2, "roaming", 3)
