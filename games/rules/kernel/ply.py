"""A ply in the making: the state being changed, what happened, and whether chance had a say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from games.rules.kernel.chance import Chance
from games.rules.kernel.choice import Choice
from games.rules.kernel.events import Event
from games.rules.kernel.text import Param

T = TypeVar("T")


class Secret(Protocol):
    """What nobody may know: at least the seed."""

    seed: bytes


class GameState(Protocol):
    """What the kernel needs of a state: three compartments, the stacks, and a count per seat.

    ``counts[seat]`` is how many choices the seat has made; ``stacks[seat][-1]`` is what it has to do.
    """

    public: Any
    private: list[Any]
    secret: Any
    stacks: list[list[Any]]
    counts: list[int]


S = TypeVar("S", bound=GameState)
S_co = TypeVar("S_co", bound=GameState, covariant=True)
"""What is written for a kind of state works on every state of that kind."""


class Ply(Generic[S_co]):
    """Handed through every step while one choice is carried out."""

    __slots__ = (
        "count",
        "counted",
        "doing",
        "events",
        "gives",
        "had",
        "labels",
        "offers",
        "state",
        "takes",
        "turn_ended",
    )

    def __init__(self, state: S_co, count: Callable[[S_co], dict[str, int]] | None = None) -> None:
        self.state = state
        self.count = count
        """Counts what the choosing seat has."""
        self.counted: dict[str, int] | None = None
        """What it had when its turn ended: what a new round brings comes after that."""
        self.had = count(state) if count else {}
        self.takes: dict[str, int] = {}
        """What it has received so far, and"""
        self.gives: dict[str, int] = {}
        """what it has paid, step by step: what comes back doesn't hide what was paid."""
        self.doing: Any = None
        """The step that is being carried out; none while a new turn or round begins."""
        self.events: list[Event] = []
        self.labels: list[str] = []
        self.turn_ended = False
        self.offers: dict[int, list[Choice]] = {}
        """What may be chosen next, once all that resolves itself is done."""

    def push(self, seat: int, *steps: Any) -> None:
        """Lay steps on a seat's stack, the first of them uppermost."""
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
        """Note what happened."""
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
        """Note that something is drawn under a label, and return what it is drawn from."""
        self.labels.append(label)
        return Chance(self.state.secret.seed)

    def end_turn(self) -> None:
        """Say that the acting seat's turn is over: what it has chosen is committed."""
        self.turn_ended = True
        if self.count and self.counted is None:
            self.counted = self.count(self.state)

    def stepped(self) -> None:
        """Add up what the choosing seat has received and paid by a step, or by a part of one."""
        if self.count is None:
            return
        had, self.had = self.had, self.count(self.state)
        for name, count in self.had.items():
            side = self.takes if count > had[name] else self.gives
            if count != had[name]:
                side[name] = side.get(name, 0) + abs(count - had[name])

    def goes_on(self) -> None:
        """A further choice is made by itself, as it is the only one."""

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Tell whether a seat's step stays as it is, without a look at its choices."""
        return False


class LookPly(Ply[S_co]):
    """A ply of somebody who only wants to see the position: what comes next isn't listed.

    Steps that resolve themselves by their sole choice still do.
    """

    __slots__ = ()

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Leave a step that waits for its seat in any case."""
        return not forced
