"""Those who can be asked for a choice: the three strengths, the house, and chance."""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from itertools import count, islice
from random import Random
from typing import Any, Protocol

from games.opponents.future import best_future, favourites
from games.opponents.search import Lookout, best_ways
from games.opponents.values import Value, value_for
from games.rules.kernel import Choice, NotYourDecision, Title


class Player(Protocol):
    """Chooses for a seat; the same arguments always give the same key."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the key of a choice that is offered to the seat. Raises NotYourDecision.

        It follows from what the seat knows: it is the same in every world that the seat could imagine.
        """


class House:
    """Plays by the title's own rough taste."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return what autoplay chooses."""
        return title.autoplay(state, seat)


class Chance:
    """Picks any choice."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return any of the keys, each as likely as any other."""
        return decision_chance(state, seat, seed).choice(offered(title, state, seat)).key


class Learned(ABC):
    """What those have in common who go by a learned value; the house plays titles without one."""

    value: Value | None = None
    """What it goes by, if that isn't what was published."""
    trainings: int | None = 1
    """It goes by so many of a title's trainings; ``None``: by all."""

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the best choice by the learned value, as far as this player sees."""
        choices = offered(title, state, seat)
        value = self.value or value_for(title, len(state.counts), self.trainings)
        if value is None:
            return title.autoplay(state, seat)
        if len(choices) == 1:
            return choices[0].key
        return self.weigh(title, value, state, seat, choices, seed).key

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
        """Return the choice that it likes best."""


class Apprentice(Learned):
    """Looks a little way through its turn, and is not sure of what it sees."""

    doubt = 0.02
    """The standard deviation of its error, in the value's unit."""
    effort = 8

    def weigh(
        self,
        title: Title[Any],
        value: Value,
        state: Any,
        seat: int,
        choices: list[Choice],
        seed: bytes,
    ) -> Choice:
        """Return the choice that seems best, each seen with an error."""
        chance = decision_chance(state, seat, seed)
        world = title.imagine(state, seat, world_seed(state, seat, seed, 0))
        ways = Lookout(title, value, seat, self.effort).best_ways(world, choices)
        seen = {
            choice.key: ways[choice.key].worth + chance.gauss(0, self.doubt) for choice in choices
        }
        return max(choices, key=lambda choice: seen[choice.key])


class Searcher(Learned):
    """Looks through the rest of its turn in some imagined worlds; in others its favourites are played on.

    ``worlds``: so many are imagined. ``effort``: so many ways are followed on in each. ``outcomes``: so
    many are looked at where something is left to chance. ``futures``: in so many worlds the ways that
    seem the best are played on. ``trainings``: so many are joined in the value; ``None``: all.
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
        """Return the choice that begins the best way through the turn, on the average of the worlds."""
        seeds = (world_seed(state, seat, seed, number) for number in count())
        looked, chances, later = [
            tuple(islice(seeds, some)) for some in (self.worlds, self.outcomes - 1, self.futures)
        ]
        worlds = [title.imagine(state, seat, one) for one in looked]
        lookout = Lookout(title, value, seat, self.effort, chances)
        ways = favourites(best_ways(lookout, worlds, choices))
        if not later or len(ways) == 1:
            return ways[0][0][0]
        futures = [title.imagine(state, seat, one) for one in later]
        return best_future(title, value, seat, ways, futures)[0]


def offered(title: Title[Any], state: Any, seat: int) -> list[Choice]:
    """Return the seat's choices. Raises NotYourDecision."""
    choices = title.choices(state, seat)
    if not choices:
        raise NotYourDecision(seat)
    return choices


def world_seed(state: Any, seat: int, seed: bytes, number: int) -> bytes:
    """Return the seed of an imagined world: another one at every decision."""
    what = f"{seat}/{state.counts[seat]}/{number}".encode()
    return hmac.digest(seed, what, "sha256")


def decision_chance(state: Any, seat: int, seed: bytes) -> Random:
    """Return a source of chance that is another one at every decision."""
    return Random(world_seed(state, seat, seed, -1))  # noqa: S311 - it plays, and hides nothing
