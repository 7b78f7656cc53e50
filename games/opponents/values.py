"""The worth of a position to a seat: estimated by networks, or known from a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from games.opponents import provenance, storage
from games.opponents.network import POINTS, WIN, Array, Network
from games.opponents.results import share
from games.rules.kernel import Outcome, Title

POINTS_WEIGHT = 0.25
"""The worth of one standard deviation of points. A won game is worth 1."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The mean and the standard deviation of a seat's points at the end of a game."""

    mean: float
    deviation: float

    def __call__(self, points: float) -> float:
        """Return points in standard deviations from the mean."""
        return (points - self.mean) / self.deviation


@dataclass(frozen=True, slots=True)
class Value:
    """The learned worth of positions of a title, for one number of seats."""

    network: Network
    scale: Scale

    def of(self, title: Title[Any], states: Sequence[Any], seat: int) -> Array:
        """Return the worth of m states to a seat as an array (m,), mostly between 0 and 1."""
        if not states:
            return np.empty(0, np.float32)
        rows = np.array([title.features(state, seat) for state in states], np.float32)
        worth = utility(self.network(rows))
        for place, state in enumerate(states):
            if title.rules.over(state):
                worth[place] = utility(self.result(title.rules.outcome(state), seat)[None])[0]
        return worth

    def in_scale(self, scale: Scale) -> Network:
        """Return the network with its output of points converted to another scale."""
        if scale == self.scale:
            return self.network
        network, factor = self.network.copy(), self.scale.deviation / scale.deviation
        network.outward[:, POINTS] *= factor
        network.straight[:, POINTS] *= factor
        network.offset[POINTS] = scale(
            self.scale.mean + self.scale.deviation * network.offset[POINTS]
        )
        return network

    def result(self, outcome: Outcome, seat: int) -> Array:
        """Return a game's result for a seat (2,): its share of the win, and scaled points."""
        return np.array([share(outcome, seat), self.scale(outcome.totals[seat])], np.float32)


def utility(said: Array) -> Array:
    """Return utilities (m,) from pairs (m, 2) of winning chance and scaled points."""
    worth: Array = said[:, WIN] + POINTS_WEIGHT * said[:, POINTS]
    return worth


@cache
def value_for(title: Title[Any], seats: int, trainings: int | None) -> Value | None:
    """Return a title's learned value for this number of seats, or for the nearest number.

    It is the average of the first ``trainings`` trainings; ``None`` means all. Return ``None`` if
    no network of the title is published.
    """
    known = provenance.published(title.slug)
    if not known:
        return None
    learned = min(known, key=lambda count: (abs(count - seats), count))
    value = joined([load(storage.Stored.read(title, path)) for path in known[learned][:trainings]])
    if learned >= seats:
        return value
    network = for_more_rivals(value.network, title.heuristics.feature_names, learned, seats)
    return Value(network, value.scale)


def joined(values: Sequence[Value]) -> Value:
    """Return the mean of several values as one network, which contains the units of all.

    Its errors are smaller than those of each value. Winning chances are averaged as logarithms of
    odds.
    """
    scale = values[0].scale
    networks = [value.in_scale(scale) for value in values]
    network = Network(
        np.concatenate([one.inward for one in networks], axis=1),
        np.concatenate([one.bias for one in networks]),
        np.concatenate([one.outward for one in networks]) * np.float32(1 / len(networks)),
        np.mean([one.straight for one in networks], axis=0),
        np.mean([one.offset for one in networks], axis=0),
    )
    return Value(network, scale)


def for_more_rivals(network: Network, names: tuple[str, ...], learned: int, seats: int) -> Network:
    """Return a network for ``seats``, made from one for fewer seats. Raises ValueError otherwise.

    The features of additional rivals get the weights of the first rival. All weights of rivals'
    features are then scaled, so that their sum has the same weight as before.
    """
    if learned > seats:
        raise ValueError(f"{learned} seats are more than {seats}")
    grown, place = network.copy(), {name: number for number, name in enumerate(names)}
    part = (learned - 1) / (seats - 1)
    for name, number in place.items():
        rival, _, what = name.partition(" ")
        if rival.startswith("rival-"):
            known = int(rival.removeprefix("rival-")) < learned
            source = number if known else place[f"rival-1 {what}"]
            grown.inward[number] = network.inward[source] * part
            grown.straight[number] = network.straight[source] * part
    grown.offset[WIN] += np.log(part)
    return grown


def load(stored: storage.Stored) -> Value:
    """Return the value that uses a stored network."""
    scale = stored.provenance["scale"]
    return Value(stored.network, Scale(scale["mean"], scale["deviation"]))
