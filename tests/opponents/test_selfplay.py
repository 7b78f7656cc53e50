"""Training targets: each follows from later positions, the last one from the result."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from games.opponents.network import POINTS, WIN, Array, Network
from games.opponents.selfplay import TRACE, Memory, Table, lessons, traced
from games.opponents.training import Training
from games.opponents.values import utility
from games.rules.kernel import Title


def plain(offset: Array) -> Network:
    """Return a network that predicts its two features plus an offset: log odds, and points."""
    network = Network.fresh(2, np.random.default_rng(1))
    network.straight += np.eye(2, dtype=np.float32)
    network.offset += offset
    return network


def test_targets_are_lambda_returns() -> None:
    """Lambda is 0.8; the network predicts chances of 0.25, 0.75 and 0.5, and the game is won."""
    network = plain(np.zeros(2, np.float32))
    rows = np.array([[-np.log(3), 3], [np.log(3), 1], [0, -1]], np.float32)
    targets = traced(network, rows, np.array([1, 2], np.float32))
    # 0.9 = 0.8 * 1 + 0.2 * 0.5, and 0.87 = 0.8 * 0.9 + 0.2 * 0.75
    assert targets[:, WIN] == pytest.approx([0.87, 0.9, 1])
    # 1.4 = 0.8 * 2 + 0.2 * -1, and 1.32 = 0.8 * 1.4 + 0.2 * 1
    assert targets[:, POINTS] == pytest.approx([1.32, 1.4, 2])


def test_a_network_that_predicted_the_result_has_no_error() -> None:
    network, rows = plain(np.array([2, 1.5], np.float32)), np.zeros((4, 2), np.float32)
    said = network(rows)
    assert traced(network, rows, said[-1]) == pytest.approx(said)


def test_each_position_learns_from_the_following_ones(title: Title[Any], trained: Training) -> None:
    course = Table(title, 2, b"seed").watch()
    seats = list(lessons(course, trained.value))
    assert len(seats) == 2
    for seat, (rows, targets) in enumerate(seats):
        said = trained.network(rows)
        assert len(rows) > 3
        assert targets[-1] == pytest.approx(trained.value.result(course.outcome, seat))
        expected = TRACE * targets[1:] + (1 - TRACE) * said[1:]
        assert targets[:-1] == pytest.approx(expected, abs=1e-5)


def test_nothing_is_learned_from_the_moves_of_heuristics(
    title: Title[Any], trained: Training
) -> None:
    course = Table(title, 2, b"seed").practise(trained.value, 0.01, share=1.0)
    assert course.autoplay_seat is not None
    ((rows, _),) = lessons(course, trained.value)
    assert np.array_equal(rows, course.rows[1 - course.autoplay_seat])


def test_memory_keeps_the_latest_positions() -> None:
    memory, rng = Memory(1, 4), np.random.default_rng(1)
    for number in range(6):
        memory.add(np.full((1, 1), number, np.float32), np.zeros((1, 2), np.float32))
    rows, _ = memory.draw(rng, 100)
    assert set(rows[:, 0]) == {2, 3, 4, 5}


def test_worth_is_the_chance_to_win_and_a_little_of_points() -> None:
    said = np.array([[0.5, 0.0], [0.5, 1.0], [0.9, 0.0]], np.float32)
    even, ahead, winning = utility(said)
    assert even < ahead < winning
