"""What the shared chapters ask of a title: its state, and its kit of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.rules.kernel import Blocked, Choice, Ply, Step
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.dice import Hand

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import CityCard


def suits_all(state: State, seat: int, space: str, pips: int) -> None:
    """Tell that nothing is wrong with any die."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of action: its spaces, when they are open, which lowest die suits, what it does.

    ``closed`` and ``unsuited`` return why not, or ``None``; ``act`` is called when all dice lie there. But for
    the surcharge, what suits a lowest die suits every higher one.
    """

    group: str
    spaces: Callable[[State], Iterable[str]]
    act: Callable[[Ply[State], int, str, int], None]
    closed: Callable[[State, int, str], Blocked | None] = lambda state, seat, space: None
    unsuited: Callable[[State, int, str, int], Blocked | None] = suits_all
    dice: Callable[[State, int, str], int] = lambda state, seat, space: 1
    room: int = 0
    """How many dice a brown space takes; 0: blue, any number."""
    surcharge_within: bool = False
    """Whether the surcharge is paid with the action's own costs, so that ``unsuited`` counts it in."""


class CardKind(msgspec.Struct, frozen=True):
    """A kind of city card: why it can't be used with a die, and what it does."""

    useless: Callable[[State, int, str, CityCard, int], Blocked | None]
    use: Callable[[Ply[State], int, str, CityCard, int], None]


class BonusAction(msgspec.Struct, frozen=True):
    """A kind of bonus action: what can be done now with the dice left, what can't and why, and doing it."""

    group: str
    choices: Callable[[Any, int, Hand], Iterable[Choice]]
    blocks: Callable[[Any, int], Iterable[Blocked]]
    do: Callable[[Ply[Any], int, Choice], None]


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """What a title is made of beyond its data: its actions and numbers, and what only it does.

    ``dice`` are the kinds of dice: the letter of their keys, where they lie before a seat, their colour (0:
    the seat's own); ``purse`` is what the bag brings, by the name of what is taken; ``post_points`` the
    points by the number of the post; ``cards`` are the kinds of city cards; ``rewards`` make the step that
    carries a reward out, from its amount and its source; ``city_contracts`` the steps by which a new post brings open
    contracts; ``declines_with_room`` is whether a contract of the pile may be declined though a place is
    free for it; ``placed`` and ``left`` are told where a post was placed and taken away.
    """

    slug: str
    scores: tuple[str, ...]
    actions: tuple[Action, ...]
    bonus_actions: tuple[BonusAction, ...]
    cards: Mapping[str, CardKind]
    rewards: Mapping[str, Callable[[int, str], Step]]
    dice: tuple[tuple[str, str, int], ...]
    khan: Bundle
    purse: dict[str, Bundle]
    posts: int
    post_points: dict[int, int]
    refill: Callable[[Ply[Any]], None]
    declines_with_room: bool
    city_contracts: Callable[[Any, str], Iterable[Step]] = lambda state, place: ()
    placed: Callable[[Ply[Any], int, str], None] = lambda ply, seat, place: None
    left: Callable[[Ply[Any], int, str], None] = lambda ply, seat, place: None


class State(msgspec.Struct):
    """A title's state as the shared chapters see it; each title lays its compartments out itself."""

    kit: ClassVar[Kit]

    if TYPE_CHECKING:
        public: Any
        private: list[Any]
        secret: Any
        stacks: list[list[Any]]
        counts: list[int]

    @property
    def facts(self) -> Any:
        """The facts of the edition that the table began with."""
        raise NotImplementedError

    @property
    def slug(self) -> str:
        """The title's slug, with which its words begin."""
        return self.kit.slug
