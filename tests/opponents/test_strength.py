"""What is told of the opponents' strength: every title and strength is there; and no page needs NumPy for it."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from games.opponents import STRENGTHS, provenance
from games.opponents.strength import Match, matches_of, measured
from games.rules import titles

SLUGS = [title.slug for title in titles if provenance.published(title.slug)]
NEXT = dict(zip(STRENGTHS, ("random", *STRENGTHS), strict=False))
"""Beside whom each strength is tried at least: the next weaker one, the weakest beside chance."""


def test_there_are_titles_to_tell_of() -> None:
    assert len(SLUGS) >= 4


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_each_strength_is_tried_beside_the_next_weaker_one(strength: str, slug: str) -> None:
    assert NEXT[strength] in {one.beside for one in matches_of(strength, slug)}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_strength_that_stands_in_is_tried_beside_the_house(slug: str) -> None:
    assert "house" in {one.beside for one in matches_of("merchant", slug)}


def test_nothing_is_told_twice_nor_of_nobody() -> None:
    told = [(one.title, one.player, one.beside) for one in measured()]
    assert len(set(told)) == len(told)
    for title, player, beside in told:
        assert title in SLUGS
        assert player in STRENGTHS
        assert beside in {"house", "random", *STRENGTHS} - {player}


@pytest.mark.parametrize(
    "wrong", [{"share": 1.2}, {"share": -0.1}, {"games": 0}, {"share": "most"}, {"wins": 3}]
)
def test_a_line_that_says_nothing_is_refused(wrong: dict[str, object]) -> None:
    entry = {"title": "x", "player": "merchant", "beside": "house", "games": 10, "share": 0.5}
    assert msgspec.convert(entry, Match).of_hundred == 50
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(entry | wrong, Match)


def test_who_tells_of_it_needs_no_numpy() -> None:
    reads = "import sys; from games.opponents import provenance, strength; strength.measured()"
    asked = f"{reads}; print('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
