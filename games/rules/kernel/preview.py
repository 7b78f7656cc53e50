"""Previews: what a choice takes and gives, as far as neither chance nor anything hidden decides it.

A preview plays the choice on a copy from which all that its seat can't know has been taken out: in the
place of the hidden compartments stands an `Unknown`. It can be moved about, as a card is drawn into a
hand, but whoever asks what it is ends the preview there. So a preview can't tell worlds apart that its
seat can't tell apart: it has never seen more than that seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, cast

import msgspec

from games.rules.kernel.chance import Chance
from games.rules.kernel.ply import GameState, Ply, S
from games.rules.kernel.text import Text


class Preview(msgspec.Struct, frozen=True):
    """What a choice would do to its seat, in the names of the title's purse.

    ``takes`` and ``gives`` are positive amounts, ``leaves`` is what the seat has afterwards of every name
    that changes. ``draws``: chance is drawn or something hidden moves.

    Unless it is ``open`` all that is exact. It is open where what comes up decides of amounts, too. Then
    ``takes`` and ``gives`` add up all that certainly comes until everything that the choice sets off is
    done, and ``leaves`` is what is left then. Of the names in ``least`` that is the least, and where nothing
    is certain of what is left of one, it isn't in ``leaves``. All other names are exact. What a title
    exchanges by itself, as six coins for a track card, counts as what it is exchanged for.
    """

    takes: dict[str, int]
    gives: dict[str, int]
    leaves: dict[str, int]
    ends_turn: bool = False
    draws: bool = False
    open: bool = False
    least: list[str] = []


class Open(NamedTuple):
    """What may still change by what is hidden: names of which more may be received, more may be paid.

    Of ``unsure`` names it isn't even certain what is left at least.
    """

    taken: frozenset[str] = frozenset()
    given: frozenset[str] = frozenset()
    unsure: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        """Tell whether anything may change."""
        return any(self)

    def plus(self, other: Open) -> Open:
        """Return what may change by the one or the other."""
        return Open(*(one | two for one, two in zip(self, other, strict=True)))

    @property
    def names(self) -> frozenset[str]:
        """Return all names of which something may change."""
        return self.taken | self.given | self.unsure


NOTHING = Open()
"""What comes up changes no amounts."""


class Outlook(NamedTuple):
    """A preview, and whether the choice lasts: after it the seat can take nothing back.

    It lasts if it draws, ends the turn or changes what others have to choose.
    """

    preview: Preview
    lasts: bool


def compare(
    before: dict[str, int], after: dict[str, int], *, ends_turn: bool, draws: bool
) -> Preview:
    """Return the difference between two purses as a preview."""
    changes = {name: after[name] - count for name, count in before.items() if after[name] != count}
    return Preview(
        takes={name: change for name, change in changes.items() if change > 0},
        gives={name: -change for name, change in changes.items() if change < 0},
        leaves={name: after[name] for name in changes},
        ends_turn=ends_turn,
        draws=draws,
    )


def at_least(ply: PreviewPly[Any], still: Open) -> Preview:
    """Return all that certainly comes as a preview; ``still``: what may change by what is hidden."""
    return Preview(
        takes=dict(ply.takes),
        gives=dict(ply.gives),
        leaves={
            name: count
            for name, count in ply.had.items()
            if name not in still.unsure and (name in ply.takes or name in ply.gives)
        },
        ends_turn=ply.turn_ended,
        draws=ply.draws,
        open=True,
        least=[name for name in ply.had if name in still.names],
    )


def purse_text(slug: str, name: str, count: int, case: str = "subject") -> Text:
    """Return an amount of a purse in words: ``<slug>-purse-<name>``, as in "3 camels".

    ``case`` "object": as what one takes or gives, which German inflects.
    """
    return Text(f"{slug}-purse-{name}", {"count": count, "case": case})


class Hidden(Exception):
    """What comes next depends on chance or on what the seat can't know."""


class Unknown:
    """Stands for a hidden compartment and all that is in it.

    Its parts, and what its methods return, are this same object. Any use that would have to know its
    value raises `Hidden`. ``used`` tells whether anything has been done with it.
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
"""The operations that need the value of what they are done to."""
# fmt: on

for _operation in DECIDING:
    setattr(Unknown, f"__{_operation}__", _decide)


def known(thing: object) -> bool:
    """Tell whether something is known: only while a choice is previewed something isn't."""
    return not isinstance(thing, Unknown)


def in_order(cards: list[str]) -> list[str]:
    """Return cards in the order of their names, those that aren't known last."""
    unknown = [card for card in cards if not known(card)]
    return [*sorted(card for card in cards if known(card)), *unknown]


class PreviewPly(Ply[S]):
    """A ply that is only looked at: it draws nothing, and no other seat makes a choice in it."""

    __slots__ = ("before", "seat", "stopped", "turn", "unknown")

    def __init__(
        self, state: S, seat: int, count: Callable[[S], dict[str, int]] | None = None
    ) -> None:
        super().__init__(state, count)
        self.seat = seat
        self.stopped = False
        """Whether a rule asked for what can't be known."""
        self.before: tuple[dict[str, int], dict[str, int]] | None = None
        """What the seat had taken and given before a further choice was made by itself, if one was."""
        self.turn = dict[str, int](), dict[str, int](), dict[str, int]()
        """What the seat had taken and given when its turn ended, and what it had then."""
        self.unknown = Unknown()
        hide(state, seat, self.unknown)

    @property
    def draws(self) -> bool:
        """Whether chance was drawn or a hidden compartment used."""
        return self.unknown.used

    def chance(self, label: str) -> Chance:
        """Return the unknown: so is what is drawn."""
        return cast("Chance", self.unknown.chance)

    def end_turn(self) -> None:
        """Keep what the turn has brought: what begins after it may stop halfway."""
        super().end_turn()
        self.stepped()
        self.turn = dict(self.takes), dict(self.gives), dict(self.had)

    def stop(self) -> None:
        """Note that a rule asked for what can't be known; leave out what began after the turn."""
        self.stopped = True
        self.stepped()
        if self.turn_ended:
            self.takes, self.gives, self.had = self.turn

    @property
    def own(self) -> tuple[dict[str, int], dict[str, int]]:
        """What the choice itself takes and gives, without further choices that are made by themselves."""
        return self.before or (self.takes, self.gives)

    def goes_on(self) -> None:
        """Keep apart what the choice itself did."""
        self.before = self.before or (dict(self.takes), dict(self.gives))

    def leaves_open(self, seat: int, *, forced: bool) -> bool:
        """Leave alone what another seat chooses, and what its own seat is asked in any case."""
        return seat != self.seat or not forced


def hide(state: GameState, seat: int, unknown: Unknown) -> None:
    """Put the unknown in the place of all compartments that the seat can't see."""
    state.secret = unknown
    for other in range(len(state.private)):
        if other != seat:
            state.private[other] = unknown
