"""Where the published networks come from, readable without NumPy: pages tell people of it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WEIGHTS = Path(__file__).parent / "weights"

Provenance = dict[str, Any]
"""Title, seats, rules version, edition, features, scale, games watched and played, hours, seed, commit, curve."""


class Learned(NamedTuple):
    """How many games a title's networks have learned from."""

    watched: int
    """Games of the house."""
    played: int
    """Games against itself."""


def published(slug: str) -> list[int]:
    """Return the seat counts for which the package has a network of this title."""
    names = (path.stem.rpartition("-") for path in WEIGHTS.glob("*.npz"))
    return sorted(int(seats) for name, _, seats in names if name == slug)


def read(path: Path) -> Provenance:
    """Return what is told of the network at this path. Raises OSError."""
    told: Provenance = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return told


@cache
def games_learned(slug: str) -> Learned:
    """Return how many games the networks of a title have learned from."""
    told = [read(WEIGHTS / f"{slug}-{seats}.npz") for seats in published(slug)]
    return Learned(sum(one["watched"] for one in told), sum(one["games"] for one in told))
