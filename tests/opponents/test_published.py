"""The published networks: they fit the current rules, and their values predict winners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.opponents import opponents, provenance
from games.opponents.matches import Match
from games.opponents.storage import Stored
from games.opponents.values import Value, load, value_for
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed

GAMES, LATE = 16, 12
"""The number of games that heuristics play, and the choices left when a value is computed."""
KILOBYTES = 600
"""The most kilobytes of a title's networks in the package, provenance included."""

PUBLISHED = [
    pytest.param(title, path, id=path.stem)
    for title in titles
    for paths in provenance.published(title.slug).values()
    for path in paths
]


@cache
def late(title: Title[Any]) -> list[tuple[Any, int]]:
    """Return positions shortly before the end of games for two, each with its winner."""
    return [late_in_game(title, derived_seed(title.slug, number)) for number in range(GAMES)]


def late_in_game(title: Title[Any], seed: bytes) -> tuple[Any, int]:
    states = [*by_autoplay(title, title.new(2, seed))]
    outcome = title.outcome(states[-1])
    assert outcome is not None
    return states[-1 - LATE], outcome.ranks.index(1)


def by_autoplay(title: Title[Any], state: Any) -> Iterator[Any]:
    """Yield all states of a game that heuristics play from this state, up to the final one."""
    while offers := title.engine.offers(state):
        yield title.clone(state)
        seat = min(offers)
        title.push(state, seat, title.heuristics.preferred(state, seat, offers[seat]))
    yield state


def foreseen(title: Title[Any], value: Value) -> float:
    """Return the share of games in which the eventual winner's seat has the higher value."""
    worths = [
        (value.of(title, [state], winner), value.of(title, [state], 1 - winner))
        for state, winner in late(title)
    ]
    return float(np.mean([winner > loser for winner, loser in worths]))


@pytest.mark.parametrize(("title", "path"), PUBLISHED)
def test_a_network_distinguishes_winner_from_loser(title: Title[Any], path: Path) -> None:
    assert foreseen(title, load(Stored.read(title, path))) > 0.65


@pytest.mark.parametrize("slug", titles.slugs)
@pytest.mark.parametrize("strength", provenance.TRAININGS)
def test_the_value_of_a_strength_distinguishes_winner_from_loser(strength: str, slug: str) -> None:
    title = titles.get(slug)
    value = value_for(title, 2, provenance.TRAININGS[strength])
    assert value is not None
    assert foreseen(title, value) > 0.65


@pytest.mark.parametrize(("title", "path"), PUBLISHED)
def test_a_network_was_learned_by_these_rules_or_older_ones(title: Title[Any], path: Path) -> None:
    """A small change of the rules keeps the networks; other tests judge them by the new rules."""
    told = provenance.read(path)
    assert told["rules_version"] <= title.rules_version
    assert told["edition"] == title.editions.chosen(None)


@pytest.mark.parametrize("slug", titles.slugs)
def test_a_titles_networks_take_little_room(slug: str) -> None:
    paths = [path for paths in provenance.published(slug).values() for path in paths]
    files = [*paths, *(path.with_suffix(".json") for path in paths)]
    assert 0 < sum(path.stat().st_size for path in files) <= 1_000 * KILOBYTES


@pytest.mark.long
@pytest.mark.parametrize("slug", titles.slugs)
def test_a_merchant_wins_against_the_heuristics(slug: str) -> None:
    players = [(name, opponents.get(name)) for name in ("merchant", "house")]
    match = Match(titles.get(slug), players, b"long")
    assert np.mean(match.play(16)["merchant"].wins) >= 0.6
