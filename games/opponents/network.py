"""A small neural network from a position's features to the chance of winning and the points.

The output is the sum of a layer of tanh units and a linear function of the features. The first
output is the logarithm of the odds of winning. The second is points, in standard deviations from a
game's mean (`Scale`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

UNITS = 64
OUTPUTS = 2
WIN, POINTS = range(OUTPUTS)
PARTS = ("inward", "bias", "outward", "straight", "offset")


@dataclass(slots=True)
class Network:
    """The weights of a network with n features and h units.

    Their shapes are ``inward`` (n, h), ``bias`` (h), ``outward`` (h, 2), ``straight`` (n, 2) and
    ``offset`` (2).
    """

    inward: Array
    bias: Array
    outward: Array
    straight: Array
    offset: Array

    @classmethod
    def fresh(cls, features: int, rng: np.random.Generator) -> Network:
        """Return an untrained network.

        ``inward`` has small random values; all other weights are 0.
        """
        inward = rng.normal(0, features**-0.5, (features, UNITS))
        shapes = ((UNITS,), (UNITS, OUTPUTS), (features, OUTPUTS), (OUTPUTS,))
        return cls(inward.astype(np.float32), *(np.zeros(shape, np.float32) for shape in shapes))

    @property
    def parts(self) -> list[Array]:
        """All weights, in the order of `PARTS`."""
        return [getattr(self, part) for part in PARTS]

    def copy(self) -> Network:
        """Return an independent copy."""
        return Network(*(part.copy() for part in self.parts))

    def take(self, *parts: Array) -> None:
        """Replace all weights, in the order of `PARTS`."""
        for own, part in zip(self.parts, parts, strict=True):
            own[...] = part

    def approach(self, other: Network, share: float) -> None:
        """Move all weights towards another network's, by a share of the distance."""
        for own, part in zip(self.parts, other.parts, strict=True):
            np.add(own, np.float32(share) * (part - own), out=own)

    def hidden(self, features: Array) -> Array:
        """Return the units' outputs (m, h) for the features (m, n) of m positions."""
        units: Array = np.tanh(features @ self.inward + self.bias)
        return units

    def __call__(self, features: Array) -> Array:
        """Return chances of winning (0 to 1) and points (m, 2).

        ``features`` (m, n) are those of m positions.
        """
        out: Array = self.hidden(features) @ self.outward + features @ self.straight + self.offset
        out[:, WIN] = 1 / (1 + np.exp(-out[:, WIN]))
        return out

    def gradients(self, features: Array, targets: Array) -> tuple[list[Array], float]:
        """Return the gradient of the loss for each part of the weights, and the squared error.

        The loss is the cross-entropy of the chance of winning plus half the squared error of the
        points, as a mean over positions. The error is the mean of the sum of both outputs' squared
        errors.
        """
        units = self.hidden(features)
        out = units @ self.outward + features @ self.straight + self.offset
        chance = 1 / (1 + np.exp(-out[:, WIN]))
        error = np.stack([chance, out[:, POINTS]], axis=1) - targets
        loss = float(np.mean(error[:, WIN] ** 2 + error[:, POINTS] ** 2))
        error /= len(features)
        inner = (error @ self.outward.T) * (1 - units**2)
        parts = [
            features.T @ inner,
            inner.sum(axis=0),
            units.T @ error,
            features.T @ error,
            error.sum(axis=0),
        ]
        return parts, loss


class Adam:
    """The Adam optimiser (Kingma and Ba) for a network's weights."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.first = [np.zeros_like(part) for part in network.parts]
        self.second = [np.zeros_like(part) for part in network.parts]
        self.steps = 0

    def step(self, gradients: list[Array], rate: float) -> None:
        """Change the network's weights by one step against the gradients."""
        self.steps += 1
        settled, spread = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, (part, gradient) in enumerate(zip(self.network.parts, gradients, strict=True)):
            first, second = self.first[place], self.second[place]
            np.add(0.9 * first, 0.1 * gradient, out=first)
            np.add(0.999 * second, 0.001 * gradient**2, out=second)
            pace = rate * (first / settled) / (np.sqrt(second / spread) + 1e-8)
            np.subtract(part, pace, out=part)

    def state(self) -> dict[str, Any]:
        """Return the optimiser's state for a checkpoint."""
        kept: dict[str, Any] = {"steps": self.steps}
        for name, first, second in zip(PARTS, self.first, self.second, strict=True):
            kept |= {f"first_{name}": first, f"second_{name}": second}
        return kept

    def restore(self, kept: Any) -> None:
        """Restore the state of a checkpoint."""
        self.steps = int(kept["steps"])
        self.first = [kept[f"first_{name}"].copy() for name in PARTS]
        self.second = [kept[f"second_{name}"].copy() for name in PARTS]
