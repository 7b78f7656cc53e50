"""The network: its predictions and its learning."""

import numpy as np
import pytest

from games.opponents.network import PARTS, Adam, Array, Network

FEATURES = 5


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(7)


@pytest.fixture
def network(rng: np.random.Generator) -> Network:
    network = Network.fresh(FEATURES, rng)
    for part in network.parts:
        np.copyto(part, rng.normal(0, 0.3, part.shape))
    return network


def batch(rng: np.random.Generator, size: int = 6) -> tuple[Array, Array]:
    rows = rng.normal(0, 1, (size, FEATURES)).astype(np.float32)
    chances = rng.random(size)
    points = rng.normal(0, 1, size)
    return rows, np.stack([chances, points], axis=1).astype(np.float32)


def cost(network: Network, rows: Array, targets: Array) -> float:
    said = network(rows).astype(np.float64)
    chance, wanted = said[:, 0], targets[:, 0]
    surprise = -(wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance))
    return float(np.mean(surprise + (said[:, 1] - targets[:, 1]) ** 2 / 2))


def test_a_fresh_network_knows_nothing(rng: np.random.Generator) -> None:
    said = Network.fresh(FEATURES, rng)(batch(rng)[0])
    assert said.tolist() == [[0.5, 0.0]] * 6


@pytest.mark.parametrize("part", PARTS)
def test_gradients_are_the_slope_of_the_cost(
    network: Network, rng: np.random.Generator, part: str
) -> None:
    rows, targets = batch(rng)
    gradient = network.gradients(rows, targets)[0][PARTS.index(part)]
    weights, step = getattr(network, part), 1e-2
    for place in list(np.ndindex(weights.shape))[:20]:
        weights[place] += step
        above = cost(network, rows, targets)
        weights[place] -= 2 * step
        below = cost(network, rows, targets)
        weights[place] += step
        assert gradient[place] == pytest.approx((above - below) / (2 * step), abs=2e-3)


def test_steps_against_the_gradient_lower_the_error(
    network: Network, rng: np.random.Generator
) -> None:
    rows, targets = batch(rng, 40)
    adam, before = Adam(network), network.gradients(rows, targets)[1]
    for _ in range(300):
        adam.step(network.gradients(rows, targets)[0], 0.01)
    assert network.gradients(rows, targets)[1] < before / 4


def test_learning_continues_as_if_it_had_not_stopped(
    network: Network, rng: np.random.Generator
) -> None:
    rows, targets = batch(rng, 40)
    adam = Adam(network)
    adam.step(network.gradients(rows, targets)[0], 0.01)
    other = network.copy()
    resumed = Adam(other)
    resumed.restore(adam.state())
    for one in (adam, resumed):
        one.step(one.network.gradients(rows, targets)[0], 0.01)
    assert all(np.array_equal(*pair) for pair in zip(network.parts, other.parts, strict=True))
