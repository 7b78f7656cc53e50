"""A ply: the carrying out of one choice, with its state, events and draws from chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from games.rules.kernel.chance import Chance
from games.rules.kernel.choice import Choice
from games.rules.kernel.events import Event
from games.rules.kernel.text import Param

T = TypeVar("T")


class Secret(Protocol):
    """The compartment of the state that no seat may know; it has at least the seed."""

    seed: bytes


class GameState(Protocol):
    """The parts of a state that the kernel needs.

    These are three compartments (public, private, secret), the stacks and the counts.
    ``counts[seat]`` is the number of choices that the seat has made. ``stacks[seat][-1]`` is the
    seat's next step.
    """

    public: Any
    private: list[Any]
    secret: Any
    stacks: list[list[Any]]
    counts: list[int]


S = TypeVar("S", bound=GameState)
S_co = TypeVar("S_co", bound=GameState, covariant=True)
"""A type variable for states. It is covariant: a function for a base state's plies accepts those of
its subclasses.
"""


class Ply(Generic[S_co]):
    """The context that steps get while one choice is carried out: state, events, draws, purse."""

    __slots__ = (
        "cost",
        "count",
        "counted",
        "doing",
        "events",
        "gain",
        "had",
        "labels",
        "offers",
        "state",
        "turn_ended",
    )

    def __init__(self, state: S_co, count: Callable[[S_co], dict[str, int]] | None = None) -> None:
        self.state = state
        self.count = count
        """A function that returns the purse of the choosing seat; ``None`` if nobody needs gain and
        cost.
        """
        self.counted: dict[str, int] | None = None
        """The seat's purse at the end of its turn, before it gains anything in a new round."""
        self.had = count(state) if count else {}
        self.gain: dict[str, int] = {}
        """The seat's gain so far: the sum of the gains of each step."""
        self.cost: dict[str, int] = {}
        """The seat's cost so far: the sum of the costs of each step, not reduced by gains."""
        self.doing: Any = None
        """The step that is being carried out; ``None`` while a new turn or round begins."""
        self.events: list[Event] = []
        self.labels: list[str] = []
        self.turn_ended = False
        self.offers: dict[int, list[Choice]] = {}
        """The next choices of each seat, after all steps that need no choice."""

    def push(self, seat: int, *steps: Any) -> None:
        """Push steps onto a seat's stack, so that the first of them is on top."""
        self.state.stacks[seat].extend(reversed(steps))

    def emit(
        self,
        kind: str,
        seat: int | None = None,
        *,
        targets: Iterable[str] = (),
        visible_to: list[int] | None = None,
        **params: Param,
    ) -> None:
        """Record an event."""
        self.events.append(Event(kind, seat, params, list(targets), visible_to))

    def dice(self, label: str, number: int, sides: int = 6) -> list[int]:
        """Roll dice under a label that is used once in a game."""
        return self.chance(label).dice(label, number, sides)

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Shuffle under a label that is used once in a game."""
        return self.chance(label).shuffle(label, items)

    def below(self, label: str, limit: int) -> int:
        """Draw a number from 0 to ``limit - 1`` under a label that is used once in a game."""
        return self.chance(label).below(label, limit)

    def chance(self, label: str) -> Chance:
        """Record the label of a draw; return the random source that draws under it."""
        self.labels.append(label)
        return Chance(self.state.secret.seed)

    def end_turn(self) -> None:
        """Mark the acting seat's turn as over, so that its choices are committed."""
        self.turn_ended = True
        if self.count and self.counted is None:
            self.counted = self.count(self.state)

    def stepped(self) -> None:
        """Add the choosing seat's gain and cost since the last call. Call this after each step."""
        if self.count is None:
            return
        had, self.had = self.had, self.count(self.state)
        for name, count in self.had.items():
            side = self.gain if count > had[name] else self.cost
            if count != had[name]:
                side[name] = side.get(name, 0) + abs(count - had[name])

    def goes_on(self, seat: int, step: Any) -> None:
        """Note that the next step has only one choice, which will be made automatically.

        The base class does nothing; `PreviewPly` overrides this method.
        """

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Return whether to end the ply at this step without listing its choices.

        This class never does. ``forced`` says whether the step's choice is made automatically if it
        is the only one.
        """
        return False


class LookPly(Ply[S_co]):
    """A ply for searches, which need the next position but not the choices in it.

    A step's only choice is still made automatically.
    """

    __slots__ = ()

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Return whether the step needs its seat's choice, so that the ply can end here."""
        return not forced
