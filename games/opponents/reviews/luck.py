"""The luck of a draw: what it changed, less the mean of what other outcomes would have changed.

The other outcomes are those of imagined worlds: hidden things are drawn again from the knowledge of
the seat that made the draw, and so is the future. The change is from the win shares before the draw
to those after all seats have played their next turn well. So hidden cards that were as good before
the draw aren't its luck.
"""

from __future__ import annotations

import hmac
from typing import Any

import numpy as np

from games.opponents.reviews.replaying import Draw
from games.opponents.search import Lookout
from games.opponents.shares import Shares, shares_of
from games.opponents.values import Value
from games.opponents.ways import turn_end
from games.rules.kernel import Title
from games.rules.kernel.ply import LookPly

REDRAWS = 64
"""The number of other outcomes."""


def luck_of(title: Title[Any], value: Value, draw: Draw, redraws: int = REDRAWS) -> Shares:
    """Return the luck of a draw for each seat (seats,), in win shares; the sum is 0."""
    seeds = [
        hmac.digest(b"luck", f"{draw.seat}/{n}".encode(), "sha256") for n in range(redraws + 1)
    ]
    worlds = [title.imagine(draw.before, draw.seat, seed) for seed in seeds[:-1]]
    before = [draw.before, *worlds]
    later = [_later(title, value, draw.after, seeds[-1])]
    for world in worlds:
        after = title.clone(world)
        title.stepper.carry_out(LookPly(after), draw.seat, draw.choice)
        later.append(_later(title, value, after, world.secret.seed))
    changes = shares_of(title, value, later) - shares_of(title, value, before)
    return np.asarray(changes[0] - changes[1:].mean(axis=0))


def _later(title: Title[Any], value: Value, after: Any, seed: bytes) -> Any:
    """Return the position after the next turn of each seat, all played by short searches."""
    world = title.worlds.reseed(after, hmac.digest(seed, b"later", "sha256"))
    for _ in world.counts:
        acting = title.engine.acting(world)
        if not acting:
            break
        world = turn_end(Lookout(title, value, acting[0], 0), world, ())
    return world
