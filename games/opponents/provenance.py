"""Where the published networks come from, readable without NumPy: pages tell people of it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WEIGHTS = Path(__file__).parent / "weights"
TRAININGS: dict[str, int | None] = {"apprentice": 1, "merchant": 1, "master": None}
"""By so many of a title's trainings a strength goes, the first ones, joined; ``None``: by all."""

Provenance = dict[str, Any]
"""Title, seats, rules version, edition, features, scale, games watched and played, hours, seed, commit, curve."""


class LearnedFrom(NamedTuple):
    """How many games a title's networks have learned from."""

    watched: int
    """Games of the house."""
    played: int
    """Games against itself."""


def path_of(slug: str, seats: int, seed: int) -> Path:
    """Return where the network of a training with this seed is published."""
    return WEIGHTS / f"{slug}-{seats}-{seed}.npz"


def published(slug: str) -> dict[int, list[Path]]:
    """Return the published networks of a title by their seat counts, in the order of their seeds."""
    found: dict[int, list[tuple[int, Path]]] = {}
    for path in WEIGHTS.glob("*.npz"):
        name, seats, seed = path.stem.rsplit("-", 2)
        if name == slug:
            found.setdefault(int(seats), []).append((int(seed), path))
    return {seats: [path for _, path in sorted(paths)] for seats, paths in sorted(found.items())}


def read(path: Path) -> Provenance:
    """Return what is told of the network at this path. Raises OSError."""
    told: Provenance = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return told


@cache
def games_learned(slug: str, strength: str) -> LearnedFrom:
    """Return how many games of a title a strength has learned from."""
    known = [paths[: TRAININGS[strength]] for paths in published(slug).values()]
    told = [read(path) for paths in known for path in paths]
    return LearnedFrom(sum(one["watched"] for one in told), sum(one["games"] for one in told))
