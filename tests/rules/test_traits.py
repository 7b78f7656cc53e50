"""Traits: the pieces that luck or a draft gave each seat, as titles report them after a game."""

from typing import Any

import pytest

from games.rules import titles
from games.rules.laws import Game, walk
from games.rules.laws.walk import derived_seed

SEEDS = [derived_seed("traits", number) for number in range(3)]


def finished(slug: str, options: dict[str, str] | None = None) -> list[Any]:
    """Return the final positions of some random games of three."""
    title = titles.get(slug)
    return [walk(Game(title, 3, seed, options)).last for seed in SEEDS]


def told(slug: str, state: Any) -> list[dict[str, tuple[str, ...]]]:
    return [titles.get(slug).engine.traits(state, seat) for seat in range(3)]


@pytest.mark.parametrize(("slug", "goals"), [("marco-polo-1", 2), ("marco-polo-2", 1)])
def test_merchants_have_a_character_and_goals(slug: str, goals: int) -> None:
    for state in finished(slug):
        traits = told(slug, state)
        assert all(len(own["goal"]) == goals for own in traits)
        for kind, known in (("character", state.facts.characters), ("goal", state.facts.goals)):
            ids = [id for own in traits for id in own[kind]]
            assert len(set(ids)) == len(ids)
            assert set(ids) <= set(known)
        assert [own["character"] for own in traits] == [
            (trader.character,) for trader in state.public.traders
        ]


def test_rajas_have_bonuses_at_both_ends() -> None:
    slug = "rajas-cards-karma"
    for state, seed in zip(finished(slug), SEEDS, strict=True):
        untouched = titles.get(slug).new(3, seed)
        dealt = [
            {"leftmost": (track[0],), "rightmost": (track[-1],)}
            for track in untouched.secret.tracks
        ]
        untouched.public.over = True  # the seat turned none of its track cards
        assert told(slug, untouched) == told(slug, state) == dealt


def test_rajas_have_the_bonuses_that_they_arranged() -> None:
    slug = "rajas-cards-karma"
    for state in finished(slug, {"bonuses": "open"}):
        assert told(slug, state) == [
            {"leftmost": (raja.track[0],), "rightmost": (raja.track[-1],)}
            for raja in state.public.rajas
        ]


def test_yspahan_gives_all_the_same() -> None:
    assert told("yspahan", finished("yspahan")[0]) == [{}, {}, {}]
