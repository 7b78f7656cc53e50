"""What is told of the opponents' strength: every title and strength is there; and no page needs NumPy for it."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest
from django.conf import settings

from games.opponents import STRENGTHS, provenance
from games.opponents.strength import Tried, matches_of, measured
from games.rules import titles

SLUGS = [title.slug for title in titles if provenance.published(title.slug)]
NEXT = dict(zip(STRENGTHS, ("random", *STRENGTHS), strict=False))
"""Beside whom each strength is tried at least: the next weaker one, the weakest beside chance."""
BESIDE = {
    "random": "chance",
    "house": "the house",
    "apprentice": "an Apprentice",
    "merchant": "a Merchant",
}
DOCS = settings.BASE_DIR / "docs" / "opponents.md"


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
    "wrong", [{"wins": 11}, {"wins": -1}, {"games": 0}, {"wins": "most"}, {"share": 0.5}]
)
def test_a_line_that_says_nothing_is_refused(wrong: dict[str, object]) -> None:
    entry = {"title": "x", "player": "merchant", "beside": "house", "games": 10, "wins": 5}
    assert msgspec.convert(entry, Tried).share == 0.5
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(entry | wrong, Tried)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_docs_tell_the_same(strength: str, slug: str) -> None:
    """One row each, with its interval."""
    rows = DOCS.read_text("utf-8").splitlines()
    for one in matches_of(strength, slug):
        title, beside = titles.get(slug).name.split(": ")[-1], BESIDE[one.beside]
        share, low, high = (f"{100 * part:.1f}" for part in (one.share, *one.interval))
        who = f"{title} | {strength.capitalize()} | {beside} | {one.games}"
        assert f"| {who} | {share} % ({low} to {high}) |" in rows


def test_who_tells_of_it_needs_no_numpy() -> None:
    reads = "import sys; from games.opponents import provenance, strength; strength.measured()"
    asked = f"{reads}; print('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
