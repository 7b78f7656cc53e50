"""Networks in files: the weights (`.npz`) and, beside them, facts on the training (`.json`).

The published networks are in this package: two files for each title, number of seats and seed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from games.opponents.network import PARTS, Network
from games.opponents.provenance import Provenance, path_of, read
from games.rules.kernel import Title


class WrongFeatures(ValueError):
    """Raised for a network that was trained with other features than the title has now."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} was trained with other features; train it again")


@dataclass(frozen=True, slots=True)
class Stored:
    """A network with the facts on its training."""

    network: Network
    provenance: Provenance

    @classmethod
    def published(cls, title: Title[Any], seats: int, seed: int) -> Stored:
        """Return a published network. Raises WrongFeatures or OSError."""
        return cls.read(title, path_of(title.slug, seats, seed))

    @classmethod
    def read(cls, title: Title[Any], path: Path) -> Stored:
        """Return a network from its two files. Raises WrongFeatures or OSError."""
        provenance = read(path)
        if provenance["features"] != list(title.heuristics.feature_names):
            raise WrongFeatures(path)
        with np.load(path) as parts:
            network = Network(*(parts[part].astype(np.float32) for part in PARTS))
        return cls(network, provenance)

    def write(self, path: Path) -> None:
        """Write both files.

        The weights have half precision, with which the network plays equally well.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        halves: dict[str, Any] = {
            name: part.astype(np.float16)
            for name, part in zip(PARTS, self.network.parts, strict=True)
        }
        np.savez_compressed(path, **halves)
        written = json.dumps(self.provenance, indent=1, ensure_ascii=False)
        path.with_suffix(".json").write_text(written + "\n", "utf-8")
