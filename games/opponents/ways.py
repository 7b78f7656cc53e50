"""Ways through the rest of a turn, compared by the positions at the turn's end.

The order of small choices often doesn't matter, so ways that lead to the same position are one way.
All ways are valued in the same imagined worlds, so that luck doesn't decide between them. The coach
and the problems use it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any

import numpy as np

from games.opponents.future import ANSWERS, DOUBT, FAVOURITES, autoplayed
from games.opponents.players import world_seed
from games.opponents.search import Lookout, plan
from games.opponents.shares import Shares, shares_of
from games.opponents.values import Value
from games.rules.kernel import Choice, Title
from games.rules.kernel.ply import LookPly

OUTCOMES = 3
"""The number of further worlds in which the search evaluates a choice that depends on chance."""
SEEN = 10
"""The most ways found by the search that are valued in all worlds."""
REST = 3
"""The most paths extended by the search that completes a turn after a draw."""

Choices = tuple[Choice, ...]
Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """A way through the rest of a turn, up to its end, a draw, or something revealed.

    ``shares`` are all seats' win shares (worlds, seats), in the same worlds for all ways.
    ``position`` is a digest of the position after the way's choices in the first world. ``also``
    are the given lists of keys that lead to this position.
    """

    choices: Choices
    seat: int
    shares: Shares
    position: bytes
    also: tuple[Keys, ...] = ()

    @property
    def keys(self) -> Keys:
        """The keys of the choices; if the way was given, as it was given."""
        return self.also[0] if self.also else tuple(choice.key for choice in self.choices)

    @property
    def worths(self) -> Shares:
        """The seat's win share in each world (worlds,)."""
        return np.asarray(self.shares[:, self.seat])

    @property
    def worth(self) -> float:
        """The seat's mean win share."""
        return float(self.worths.mean())

    def error(self, other: Way) -> float:
        """Return the standard error of the difference between two ways' worths."""
        return float(np.std(self.worths - other.worths, ddof=1) / np.sqrt(len(self.shares)))


class NotAWay(ValueError):
    """The error for a list of keys that the seat can't choose in this order."""


def ways(
    title: Title[Any],
    value: Value,
    state: Any,
    seat: int,
    seed: bytes,
    *,
    worlds: int,
    effort: int,
    also: Iterable[Keys] = (),
    futures: bool = True,
) -> list[Way]:
    """Return the best ways through the rest of the seat's turn, and those of ``also``, best first.

    ``worlds`` is the number of imagined worlds, at least two; ``effort`` the most paths that the
    search extends. If the turn goes on after a way, as after a draw, a short search completes it.
    With ``futures`` a worth is half the win share at the turn's end, and half the win share after
    some more turns by autoplay in the same world, as in `games/opponents/future.py`. All worths
    follow from the seat's knowledge and ``seed``. Raises NotAWay.
    """
    seeds = [world_seed(state, seat, seed, number) for number in range(worlds + OUTCOMES)]
    imagined = [title.imagine(state, seat, one) for one in seeds[:worlds]]
    lookout = Lookout(title, value, seat, effort, tuple(seeds[worlds:]))
    leads = _leads(lookout, imagined[0], also)
    found = [_valued(lookout, lead, imagined) for lead in leads]
    best = max((end.way.worth for end in found), default=0.0)
    found = sorted(found, key=lambda end: -end.way.worth)
    found = [
        end
        for place, end in enumerate(found)
        if end.way.also or (place < FAVOURITES and end.way.worth > best - DOUBT)
    ]
    after = [_played_on(lookout, end) if futures else end.way for end in found]
    return sorted(after, key=lambda way: -way.worth)


# -- finding ways ----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Lead:
    """A way that isn't valued yet."""

    choices: Choices
    position: bytes
    also: list[Keys] = field(default_factory=list)


def _leads(lookout: Lookout, world: Any, also: Iterable[Keys]) -> Iterable[_Lead]:
    """Return the given ways and the most promising others, each with another position."""
    leads: dict[bytes, _Lead] = {}
    for keys in also:
        choices, after = _followed(lookout, world, keys)
        position = digest(lookout.title, after)
        leads.setdefault(position, _Lead(choices, position)).also.append(tuple(keys))
    most = len(leads) + SEEN
    for choices, after in _found(lookout, world):
        position = digest(lookout.title, after)
        if position in leads or len(leads) < most:
            leads.setdefault(position, _Lead(choices, position))
    return leads.values()


def digest(title: Title[Any], state: Any) -> bytes:
    """Return a digest of a position, the same for any number of choices that led to it."""
    copy = title.clone(state)
    copy.counts = [0] * len(copy.counts)
    return blake2b(title.encode(copy), digest_size=16).digest()


def _followed(lookout: Lookout, world: Any, keys: Keys) -> tuple[Choices, Any]:
    """Return the choices with these keys, and the position after them."""
    made: list[Choice] = []
    for key in keys:
        offered = lookout.title.engine.choices(world, lookout.seat)
        choice = next((one for one in offered if one.key == key), None)
        if choice is None:
            raise NotAWay(key)
        made.append(choice)
        world = lookout.title.engine.look(world, lookout.seat, choice).state
    return tuple(made), world


def _found(lookout: Lookout, world: Any) -> Iterator[tuple[Choices, Any]]:
    """Yield the ways that a search finds, and the positions after them, the best first.

    If no way reaches its end, the ways are as long as the search looks.
    """
    choices = lookout.title.engine.choices(world, lookout.seat)
    paths = sorted(lookout.explore(world, choices).all, key=lambda path: -path.worth)
    ended = [path for path in paths if path.closed or not _chooses(lookout, path.state)]
    return ((path.choices, path.state) for path in ended or paths)


def _chooses(lookout: Lookout, state: Any) -> bool:
    return lookout.title.stepper.step(state, lookout.seat) is not None


# -- valuing ways ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Valued:
    """A way with its win shares at the turn's end, and the worlds there."""

    way: Way
    ends: list[Any]


def _valued(lookout: Lookout, lead: _Lead, worlds: Sequence[Any]) -> _Valued:
    ends = [turn_end(lookout, lookout.title.clone(world), lead.choices) for world in worlds]
    shares = shares_of(lookout.title, lookout.value, ends)
    way = Way(lead.choices, lookout.seat, shares, lead.position, tuple(lead.also))
    return _Valued(way, ends)


def turn_end(lookout: Lookout, world: Any, path: Choices) -> Any:
    """Play a path, and complete the seat's turn by short searches; return the changed world.

    The searches know what the seat knows. They use another imagined world than this one, so that
    the outcome of a draw doesn't influence the decision for it.
    """
    title, seat = lookout.title, lookout.seat
    short = Lookout(title, lookout.value, seat, REST)
    while True:
        for choice in path:
            if title.stepper.carry_out(LookPly(world), seat, choice).turn_ended:
                return world
        choices = title.engine.choices(world, seat)
        if not choices:
            return world
        other = title.imagine(world, seat, world_seed(world, seat, b"rest", 0))
        path = plan(short, other, choices) if len(choices) > 1 else (choices[0],)


def _played_on(lookout: Lookout, valued: _Valued) -> Way:
    """Return a way whose shares are the mean of those at the turn's end, and some turns later."""
    title, way = lookout.title, valued.way
    left = way.shares.shape[1] + ANSWERS
    later = [autoplayed(title, end, title.engine.offers(end), left) for end in valued.ends]
    return replace(way, shares=(way.shares + shares_of(title, lookout.value, later)) / 2)
