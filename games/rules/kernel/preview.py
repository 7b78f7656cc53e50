"""Previews: a choice's gain and cost, except amounts that depend on chance or hidden information.

A preview plays the choice on a copy of the state. In this copy, an `Unknown` replaces each
compartment that the seat can't see. Rules can move an `Unknown`, for example draw an unknown card
into a hand. If a rule needs its value, the preview ends. So the preview is the same in all states
that look the same to the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, cast

import msgspec

from games.rules.kernel.chance import Chance
from games.rules.kernel.ply import GameState, Ply, S
from games.rules.kernel.text import Text


class Preview(msgspec.Struct, frozen=True):
    """The effects of a choice on its seat, by the purse's names.

    ``gain`` and ``cost`` are positive amounts. ``left`` is the amount afterwards of each name that
    changes. ``draws``: the choice draws from chance or moves something hidden.

    ``open``: chance or hidden information can change amounts. Then ``gain``, ``cost`` and ``left``
    have the certain amounts. They are minimums for the names in ``least`` and exact for all others;
    ``left`` lacks a name without any certain amount. If the preview isn't open, all amounts are
    exact. Automatic exchanges, such as six coins for a track card, are included.
    """

    gain: dict[str, int]
    cost: dict[str, int]
    left: dict[str, int]
    ends_turn: bool = False
    draws: bool = False
    open: bool = False
    least: list[str] = []


class Open(NamedTuple):
    """The purse's names whose amounts chance or hidden information can still change.

    ``gain`` has the names of which the seat may gain more; ``cost`` those of which it may pay more;
    ``unsure`` those whose remaining amount has no certain minimum.
    """

    gain: frozenset[str] = frozenset()
    cost: frozenset[str] = frozenset()
    unsure: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        """Return whether any amount may change."""
        return any(self)

    def plus(self, other: Open) -> Open:
        """Return the union of this and another `Open`."""
        return Open(*(one | two for one, two in zip(self, other, strict=True)))

    @property
    def names(self) -> frozenset[str]:
        """All names whose amounts may change."""
        return self.gain | self.cost | self.unsure


NOTHING = Open()
"""No names: every amount is certain."""


class Outlook(NamedTuple):
    """A preview, and ``lasts``: whether the choice can't be undone.

    A choice can't be undone if it draws, ends the turn or changes another seat's decision.
    """

    preview: Preview
    lasts: bool


def compare(
    before: dict[str, int], after: dict[str, int], *, ends_turn: bool, draws: bool
) -> Preview:
    """Return the difference between two purses as a preview."""
    changes = {name: after[name] - count for name, count in before.items() if after[name] != count}
    return Preview(
        gain={name: change for name, change in changes.items() if change > 0},
        cost={name: -change for name, change in changes.items() if change < 0},
        left={name: after[name] for name in changes},
        ends_turn=ends_turn,
        draws=draws,
    )


def at_least(ply: PreviewPly[Any], still: Open) -> Preview:
    """Return the certain effects as a preview; ``still`` has the names that may still change."""
    return Preview(
        gain=dict(ply.gain),
        cost=dict(ply.cost),
        left={
            name: count
            for name, count in ply.had.items()
            if name not in still.unsure and (name in ply.gain or name in ply.cost)
        },
        ends_turn=ply.turn_ended,
        draws=ply.draws,
        open=True,
        least=[name for name in ply.had if name in still.names],
    )


def purse_text(slug: str, name: str, count: int, case: str = "subject") -> Text:
    """Return the message ``<slug>-purse-<name>`` for an amount, such as "3 camels".

    ``case`` is "object" in sentences in which the amount is gained or paid, as German inflects it.
    """
    return Text(f"{slug}-purse-{name}", {"count": count, "case": case})


class Hidden(Exception):
    """Raised when rules need a value that depends on chance or that the seat can't know."""


class Unknown:
    """A placeholder for a hidden compartment and everything in it.

    Its attributes, its items and the results of its methods are the placeholder itself. An
    operation that needs its value raises `Hidden`. ``used`` is true after the first access.
    """

    __slots__ = ("used",)
    used: bool

    def __init__(self) -> None:
        object.__setattr__(self, "used", False)

    def _use(self) -> Unknown:
        object.__setattr__(self, "used", True)
        return self

    def __getattr__(self, name: str) -> Unknown:
        return self._use()

    def __setattr__(self, name: str, value: object) -> None:
        self._use()

    def __getitem__(self, key: object) -> Unknown:
        return self._use()

    def __setitem__(self, key: object, value: object) -> None:
        self._use()

    def __call__(self, *args: object, **kwargs: object) -> Unknown:
        return self


def _decide(*args: object) -> NoReturn:
    raise Hidden


# fmt: off
ARITHMETIC = (
    "add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "divmod", "pow",
    "lshift", "rshift", "and", "or", "xor",
)
DECIDING = (
    "bool", "len", "iter", "next", "reversed", "contains", "hash",
    "index", "int", "float", "round", "str", "repr", "format",
    "eq", "ne", "lt", "le", "gt", "ge", "neg", "pos", "abs", "invert",
    *ARITHMETIC, *(f"r{operation}" for operation in ARITHMETIC),
)
"""Special methods whose result depends on the object's value; those of `Unknown` raise `Hidden`."""
# fmt: on

for _operation in DECIDING:
    setattr(Unknown, f"__{_operation}__", _decide)


def known(thing: object) -> bool:
    """Return whether a value is known; outside previews every value is."""
    return not isinstance(thing, Unknown)


def in_order(cards: list[str]) -> list[str]:
    """Return cards sorted by name, unknown ones last."""
    unknown = [card for card in cards if not known(card)]
    return [*sorted(card for card in cards if known(card)), *unknown]


class PreviewPly(Ply[S]):
    """The ply of a preview: it doesn't draw from chance, and ends before another seat's choice."""

    __slots__ = ("before", "seat", "stopped", "turn", "unknown")

    def __init__(
        self, state: S, seat: int, count: Callable[[S], dict[str, int]] | None = None
    ) -> None:
        super().__init__(state, count)
        self.seat = seat
        self.stopped = False
        """Whether the preview ended because a rule needed an unknown value."""
        self.before: tuple[dict[str, int], dict[str, int]] | None = None
        """The gain and cost of the chosen step alone; ``None`` if no further step was carried out."""
        self.turn = dict[str, int](), dict[str, int](), dict[str, int]()
        """The gain, the cost and the purse at the end of the turn."""
        self.unknown = Unknown()
        hide(state, seat, self.unknown)

    @property
    def draws(self) -> bool:
        """Whether chance was drawn or a hidden compartment used."""
        return self.unknown.used

    def chance(self, label: str) -> Chance:
        """Return the `Unknown` as the random source, so that all drawn values are unknown."""
        return cast("Chance", self.unknown.chance)

    def end_turn(self) -> None:
        """Store the effects of the turn; events after it may stop the ply, and don't count."""
        super().end_turn()
        self.stepped()
        self.turn = dict(self.gain), dict(self.cost), dict(self.had)

    def stop(self) -> None:
        """Record that a rule needed an unknown value; discard effects after the end of the turn."""
        self.stopped = True
        self.stepped()
        if self.turn_ended:
            self.gain, self.cost, self.had = self.turn

    @property
    def own(self) -> tuple[dict[str, int], dict[str, int]]:
        """The gain and cost of the choice itself, without those of automatic choices after it."""
        return self.before or (self.gain, self.cost)

    def goes_on(self, seat: int, step: Any) -> None:
        """Store the gain and cost of the choice itself, before an automatic choice is made."""
        self.before = self.before or (dict(self.gain), dict(self.cost))

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Return whether the preview ends here.

        It does at another seat's step, and at a step that needs a choice.
        """
        return seat != self.seat or not forced


def hide(state: GameState, seat: int, unknown: Unknown) -> None:
    """Replace each compartment of the state that the seat can't see by ``unknown``."""
    state.secret = unknown
    for other in range(len(state.private)):
        if other != seat:
            state.private[other] = unknown
