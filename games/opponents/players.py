"""Computer players: the three strengths, autoplay, and a random player."""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from itertools import count, islice
from random import Random
from typing import Any, Protocol

from games.opponents.bidding import bid, bids_now, worths
from games.opponents.future import best_future, favourites
from games.opponents.search import Lookout, best_paths
from games.opponents.values import Value, value_for
from games.rules.kernel import Choice, NotYourDecision, Title


class Player(Protocol):
    """A computer player. With the same arguments it always returns the same key."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the key of one of the seat's choices. Raises NotYourDecision.

        The choice may depend only on what the seat knows: it must be the same in all worlds that
        the seat can imagine.
        """


class Autoplay:
    """A player that chooses by the title's own heuristics."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the key that autoplay chooses."""
        return title.autoplay(state, seat)


class Chance:
    """A player that chooses at random."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return a random key, each with the same probability."""
        return decision_chance(state, seat, seed).choice(offered(title, state, seat)).key


class Learned(ABC):
    """A player that chooses by a learned value; without one for the title, by autoplay."""

    value: Value | None = None
    """A value that is used instead of the published one, such as one in training."""
    trainings: int | None = 1
    """The number of the title's trainings whose values are averaged; ``None`` for all."""
    bid_worlds = 12
    """The number of imagined worlds in which the items of a bidding are valued."""
    bid_doubt = 0.0
    """The standard deviation, in points, of a random error that is added to an item's worth."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the key of the choice that `weigh` selects; without a value, autoplay's key."""
        choices = offered(title, state, seat)
        value = self.value or value_for(title, len(state.counts), self.trainings)
        if value is None:
            return title.autoplay(state, seat)
        if len(choices) == 1:
            return choices[0].key
        if bids_now(title, state, seat):
            return self.bid(title, value, state, seat, seed).key
        return self.weigh(title, value, state, seat, choices, seed).key

    def bid(self, title: Title[Any], value: Value, state: Any, seat: int, seed: bytes) -> Choice:
        """Return the choice in a bid, from the learned value of the games with each item."""
        seeds = [world_seed(state, seat, seed, number) for number in range(self.bid_worlds)]
        chance = decision_chance(state, seat, seed)
        known = worths(title, value, state, seat, seeds)
        doubted = {item: worth + chance.gauss(0, self.bid_doubt) for item, worth in known.items()}
        return bid(title, state, seat, doubted)

    @abstractmethod
    def weigh(
        self,
        title: Title[Any],
        value: Value,
        state: Any,
        seat: int,
        choices: list[Choice],
        seed: bytes,
    ) -> Choice:
        """Return one of the choices, selected by the learned value."""


class Apprentice(Learned):
    """A weak player: it searches its turn briefly in one imagined world, with random errors."""

    doubt = 0.02
    """The standard deviation of an estimate's random error, in units of the value (a won game is
    1).
    """
    effort = 8
    bid_doubt = 3.0

    def weigh(
        self,
        title: Title[Any],
        value: Value,
        state: Any,
        seat: int,
        choices: list[Choice],
        seed: bytes,
    ) -> Choice:
        """Return the choice with the highest estimate, after adding a random error to each."""
        chance = decision_chance(state, seat, seed)
        world = title.imagine(state, seat, world_seed(state, seat, seed, 0))
        paths = Lookout(title, value, seat, self.effort).best_paths(world, choices)
        seen = {
            choice.key: paths[choice.key].worth + chance.gauss(0, self.doubt) for choice in choices
        }
        return max(choices, key=lambda choice: seen[choice.key])


class Searcher(Learned):
    """A player that searches the rest of its turn in imagined worlds.

    - ``worlds``: the number of imagined worlds.
    - ``effort``: the number of paths that are extended in each world.
    - ``outcomes``: the number of worlds in which a choice that depends on chance is evaluated.
    - ``futures``: the number of further worlds in which the game is played on after the best paths.
    - ``trainings``: the number of trainings whose values are averaged; ``None`` for all.
    """

    def __init__(
        self,
        worlds: int,
        effort: int,
        outcomes: int,
        *,
        futures: int = 0,
        trainings: int | None = 1,
        value: Value | None = None,
    ) -> None:
        self.worlds, self.effort, self.outcomes = worlds, effort, outcomes
        self.futures, self.trainings, self.value = futures, trainings, value

    def weigh(
        self,
        title: Title[Any],
        value: Value,
        state: Any,
        seat: int,
        choices: list[Choice],
        seed: bytes,
    ) -> Choice:
        """Return the first choice of the path with the highest mean worth over all worlds."""
        seeds = (world_seed(state, seat, seed, number) for number in count())
        looked, chances, later = [
            tuple(islice(seeds, some)) for some in (self.worlds, self.outcomes - 1, self.futures)
        ]
        worlds = [title.imagine(state, seat, one) for one in looked]
        lookout = Lookout(title, value, seat, self.effort, chances)
        paths = favourites(best_paths(lookout, worlds, choices))
        if not later or len(paths) == 1:
            return paths[0][0][0]
        futures = [title.imagine(state, seat, one) for one in later]
        return best_future(title, value, seat, paths, futures)[0]


def offered(title: Title[Any], state: Any, seat: int) -> list[Choice]:
    """Return the seat's choices. Raises NotYourDecision."""
    choices = title.engine.choices(state, seat)
    if not choices:
        raise NotYourDecision(seat)
    return choices


def world_seed(state: Any, seat: int, seed: bytes, number: int) -> bytes:
    """Return the seed of an imagined world.

    It differs at every decision and for every ``number``.
    """
    what = f"{seat}/{state.counts[seat]}/{number}".encode()
    return hmac.digest(seed, what, "sha256")


def decision_chance(state: Any, seat: int, seed: bytes) -> Random:
    """Return a random generator, seeded differently at every decision."""
    return Random(world_seed(state, seat, seed, -1))  # noqa: S311 - no secret
