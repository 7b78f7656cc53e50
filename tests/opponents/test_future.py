"""The future of a path: all paths are continued in the same worlds, and the worst are dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from games.opponents import future
from games.opponents.future import (
    DOUBT,
    FAVOURITES,
    Choices,
    Seen,
    best_future,
    favourites,
    played_on,
)
from games.opponents.search import Lookout, best_paths
from games.opponents.training import Training
from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed
from tests.opponents.sampling import sample

WORLDS = 3


def decisions(title: Title[Any], trained: Training) -> Iterator[tuple[Any, int, list[Seen]]]:
    """Yield positions with all paths that a search with a learned value finds there."""
    for state, seat in sample(title, 20):
        lookout = Lookout(title, trained.value, seat, effort=10)
        choices = title.engine.choices(state, seat)
        yield state, seat, best_paths(lookout, [state], choices)


def test_only_paths_nearly_as_good_as_the_best_are_played_on() -> None:
    bad = 0.5 - DOUBT - 0.01
    paths: list[tuple[Any, float]] = [("good", 0.45), ("bad", bad), ("best", 0.5)]
    assert favourites(paths) == [("best", 0.5), ("good", 0.45)]
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
        for path, _ in paths:
            ended.clear()
            with monkeypatch.context() as patch:
                patch.setattr(title, "push", counted)
                after = played_on(title, title.clone(state), seat, path)
            # the turn, one turn of each rival, the seat's next turn, one rival's answer
            turns = len(state.counts) + 2
            assert sum(ended) == turns or (title.rules.over(after) and sum(ended) < turns)
            running += not title.rules.over(after)
    assert running


WORTHS = {
    "flash": [0.9, 0.1, 0.1, 0.1],
    "even": [0.5, 0.5, 0.5, 0.5],
    "fair": [0.4, 0.6, 0.6, 0.6],
    "good": [0.3, 0.9, 0.9, 0.9],
    "late": [0.2, 1.0, 1.0, 1.0],
}


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A function that returns the path chosen in worlds 0, 1, …, given the worths in `WORTHS`.

    It records the paths rated in each world. The first estimate of a path is 0 unless `looks`
    contains the path.
    """

    def best(paths: list[str], worlds: int, seen: list[str], **looks: float) -> str:
        def of(title: Any, states: list[tuple[int, str]], seat: int) -> list[float]:
            seen.append(" ".join(path for _, path in states))
            return [WORTHS[path][world] for world, path in states]

        title, value = SimpleNamespace(clone=lambda world: world), SimpleNamespace(of=of)
        seen_first = [(path, looks.get(path, 0.0)) for path in paths]
        return best_future(title, value, 0, seen_first, range(worlds))  # type: ignore[arg-type,return-value]

    monkeypatch.setattr(future, "played_on", lambda title, world, seat, path: (world, path))
    return best


def test_after_each_world_the_worst_path_is_dropped_of_equals_the_later_one(
    judged: Callable[..., str],
) -> None:
    seen: list[str] = []
    assert judged([*WORTHS], 4, seen) == "good"
    assert seen == [
        "flash even fair good late",
        "flash even fair good",
        "flash even good",
        "even good",
    ]


def test_with_fewer_paths_each_round_has_more_worlds(judged: Callable[..., str]) -> None:
    seen: list[str] = []
    assert judged(["flash", "late"], 4, seen) == "late"
    assert seen == ["flash late"] * 4


def test_with_fewer_worlds_the_last_rounds_use_earlier_results(judged: Callable[..., str]) -> None:
    seen: list[str] = []
    assert judged([*WORTHS], 2, seen) == "good"
    assert seen == ["flash even fair good late", "flash even fair good"]


def test_a_single_path_is_not_played_on(judged: Callable[..., str]) -> None:
    seen: list[str] = []
    assert judged(["late"], 4, seen) == "late"
    assert seen == []


@pytest.mark.parametrize(("worlds", "behind"), [(2, 0.1), (4, 0.3)])
def test_the_first_look_counts_as_much_as_all_futures(
    judged: Callable[..., str], worlds: int, behind: float
) -> None:
    """A path with futures worse by `behind` wins if its first estimate is better by more."""
    assert judged(["even", "late"], worlds, [], even=behind - 0.01) == "late"
    assert judged(["even", "late"], worlds, [], even=behind + 0.01) == "even"


def test_of_two_paths_the_one_with_the_higher_sum_survives(
    title: Title[Any], trained: Training
) -> None:
    others = 0
    for number, (state, seat, paths) in enumerate(decisions(title, trained)):
        worlds = [
            title.imagine(state, seat, derived_seed(number, world)) for world in range(WORLDS)
        ]
        before = [title.encode(world) for world in worlds]
        best = best_future(title, trained.value, seat, paths[:2], worlds)
        sums = [
            WORLDS * look + sum(worths(title, trained, seat, path, worlds))
            for path, look in paths[:2]
        ]
        assert sums[[path for path, _ in paths].index(best)] == pytest.approx(max(sums), abs=1e-5)
        assert [title.encode(world) for world in worlds] == before
        others += best != paths[0][0]
    assert others


def worths(
    title: Title[Any], trained: Training, seat: int, path: Choices, worlds: list[Any]
) -> list[float]:
    after = [played_on(title, title.clone(world), seat, path) for world in worlds]
    return [float(worth) for worth in trained.value.of(title, after, seat)]
