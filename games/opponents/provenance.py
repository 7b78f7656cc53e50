"""The origin of the published networks. Pages use this module, so it doesn't import NumPy."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WEIGHTS = Path(__file__).parent / "weights"
TRAININGS: dict[str, int | None] = {"apprentice": 1, "merchant": 1, "master": None}
"""The number of a title's trainings that are averaged, by strength; ``None`` for all."""

Provenance = dict[str, Any]
"""Facts on a training: title, seats, edition, features, games, hours, seed, commit, curve and
others.

"watched" is the number of games by autoplay, "games" the number of games against itself.
"""


class LearnedFrom(NamedTuple):
    """The numbers of games from which a title's networks have learned."""

    watched: int
    """Games played by autoplay."""
    played: int
    """Games that the network played against itself."""


def path_of(slug: str, seats: int, seed: int) -> Path:
    """Return the path of the published network for a training with this seed."""
    return WEIGHTS / f"{slug}-{seats}-{seed}.npz"


def published(slug: str) -> dict[int, list[Path]]:
    """Return a title's published networks by their seat counts, in the order of their seeds."""
    found: dict[int, list[tuple[int, Path]]] = {}
    for path in WEIGHTS.glob("*.npz"):
        name, seats, seed = path.stem.rsplit("-", 2)
        if name == slug:
            found.setdefault(int(seats), []).append((int(seed), path))
    return {seats: [path for _, path in sorted(paths)] for seats, paths in sorted(found.items())}


def read(path: Path) -> Provenance:
    """Return the provenance of the network at this path. Raises OSError."""
    told: Provenance = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return told


@cache
def games_learned(slug: str, strength: str) -> LearnedFrom:
    """Return the numbers of games of a title from which the opponent has learned."""
    known = [paths[: TRAININGS[strength]] for paths in published(slug).values()]
    told = [read(path) for paths in known for path in paths]
    return LearnedFrom(sum(one["watched"] for one in told), sum(one["games"] for one in told))
