"""What may come of ways through a turn: played on evenly, in the same worlds, and judged by the mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.opponents.future import DOUBT, FAVOURITES, Path, best_future, favourites, played_on
from games.opponents.search import Sight, best_ways
from games.opponents.training import Training
from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed
from tests.opponents.sampling import sample

WORLDS = 3


def decisions(title: Title[Any], trained: Training) -> Iterator[tuple[Any, int, list[Path]]]:
    """Yield positions with the ways that a learned value finds there, all of them."""
    for state, seat in sample(title, 20):
        sight = Sight(title, trained.value, seat, effort=10)
        choices = title.choices(state, seat)
        yield state, seat, [path for path, _ in best_ways(sight, [state], choices)]


def test_only_what_seems_nearly_as_good_as_the_best_is_played_on() -> None:
    bad = 0.5 - DOUBT - 0.01
    ways: list[tuple[Any, float]] = [("good", 0.45), ("bad", bad), ("best", 0.5)]
    assert favourites(ways) == ["best", "good"]
    assert len(favourites([(("way",), 0.5)] * (FAVOURITES + 1))) == FAVOURITES  # type: ignore[list-item]


def test_a_future_ends_when_the_next_turn_of_the_seat_has_been_answered(
    title: Title[Any], trained: Training, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    push = title.push

    def counted(*args: Any) -> Any:
        ply = push(*args)
        ended.append(ply.turn_ended)
        return ply

    running = 0
    for state, seat, paths in decisions(title, trained):
        for path in paths:
            ended.clear()
            with monkeypatch.context() as patch:
                patch.setattr(title, "push", counted)
                after = played_on(title, title.clone(state), seat, path)
            turns = len(state.counts) + 2  # this one, one of each rival, the next one, an answer
            assert sum(ended) == turns or (title.over(after) and sum(ended) < turns)
            running += not title.over(after)
    assert running


def after_rounds(worths: dict[int, list[float]]) -> int:
    """Return which way lasts, by what each is worth in each world: after a round the worst goes."""
    rounds, seen = len(worths) - 1, list[int]()
    for number in range(rounds):
        seen += range(WORLDS)[number::rounds]
        means = {way: np.mean([worths[way][world] for world in seen]) for way in worths}
        worst = min(means.values())
        worths.pop(max(way for way in worths if means[way] < worst + 1e-9))
    return next(iter(worths))


def test_the_best_way_is_that_which_lasts(title: Title[Any], trained: Training) -> None:
    others, mean_of_all = 0, 0
    for number, (state, seat, paths) in enumerate(decisions(title, trained)):
        worlds = [
            title.imagine(state, seat, derived_seed(number, world)) for world in range(WORLDS)
        ]
        before = [title.encode(world) for world in worlds]
        worths = {
            way: [
                float(
                    trained.value.of(title, [played_on(title, title.clone(one), seat, path)], seat)[
                        0
                    ]
                )
                for one in worlds
            ]
            for way, path in enumerate(paths)
        }
        best = paths.index(best_future(title, trained.value, seat, paths, worlds))
        mean_of_all += np.mean(worths[best]) > max(map(np.mean, worths.values())) - 1e-6
        assert best == after_rounds(worths)
        assert [title.encode(world) for world in worlds] == before
        others += best != 0
    assert others
    assert mean_of_all > 10
