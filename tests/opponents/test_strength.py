"""The published strength of opponents: complete for every title, and readable without NumPy."""

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
"""By strength: the next weaker player, against which the strength must be measured."""
BESIDE = {
    "random": "chance",
    "house": "autoplay",
    "apprentice": "an Apprentice",
    "merchant": "a Merchant",
}
DOCS = settings.BASE_DIR / "docs" / "opponents.md"


def test_there_are_titles_with_networks() -> None:
    assert len(SLUGS) >= 4


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_each_strength_is_measured_against_the_next_weaker_one(strength: str, slug: str) -> None:
    assert NEXT[strength] in {one.beside for one in matches_of(strength, slug)}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_stand_in_is_measured_against_heuristics(slug: str) -> None:
    assert "house" in {one.beside for one in matches_of("merchant", slug)}


def test_each_match_is_listed_once_with_known_players() -> None:
    told = [(one.title, one.player, one.beside) for one in measured()]
    assert len(set(told)) == len(told)
    for title, player, beside in told:
        assert title in SLUGS
        assert player in STRENGTHS
        assert beside in {"house", "random", *STRENGTHS} - {player}


@pytest.mark.parametrize(
    "wrong", [{"wins": 11}, {"wins": -1}, {"games": 0}, {"wins": "most"}, {"share": 0.5}]
)
def test_an_invalid_entry_is_refused(wrong: dict[str, object]) -> None:
    entry = {"title": "x", "player": "merchant", "beside": "house", "games": 10, "wins": 5}
    assert msgspec.convert(entry, Tried).share == 0.5
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(entry | wrong, Tried)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_docs_list_the_same_results(strength: str, slug: str) -> None:
    """The docs have a row for each match, with its interval."""
    rows = DOCS.read_text("utf-8").splitlines()
    for one in matches_of(strength, slug):
        title, beside = titles.get(slug).name.split(": ")[-1], BESIDE[one.beside]
        share, low, high = (f"{100 * part:.1f}" for part in (one.share, *one.interval))
        who = f"{title} | {strength.capitalize()} | {beside} | {one.games}"
        assert f"| {who} | {share} % ({low} to {high}) |" in rows


def test_reading_the_strength_needs_no_numpy() -> None:
    reads = "import sys; from games.opponents import provenance, strength; strength.measured()"
    asked = f"{reads}; print('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
