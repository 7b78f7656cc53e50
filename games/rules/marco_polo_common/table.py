"""The interface between the shared rules and a title: its state, and its functions and numbers."""

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
    """Accept any die."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of action: its spaces, their conditions, and its effect.

    ``closed`` returns why a space is closed to all dice; ``unsuited`` returns why it doesn't accept
    a value of the lowest die; both may return ``None``. ``act`` is called when all dice are placed.
    Apart from the surcharge, a space that accepts a value also accepts all higher ones.
    """

    group: str
    spaces: Callable[[State], Iterable[str]]
    act: Callable[[Ply[State], int, str, int], None]
    closed: Callable[[State, int, str], Blocked | None] = lambda state, seat, space: None
    unsuited: Callable[[State, int, str, int], Blocked | None] = suits_all
    dice: Callable[[State, int, str], int] = lambda state, seat, space: 1
    room: int = 0
    """The number of dice that a brown space can hold; 0 for a blue space, which has no limit."""
    surcharge_within: bool = False
    """Whether the surcharge is paid together with the action's own costs, so that ``unsuited`` adds
    it.
    """


class CardKind(msgspec.Struct, frozen=True):
    """A kind of city card: a function that returns why a die isn't accepted, and its effect."""

    useless: Callable[[State, int, str, CityCard, int], Blocked | None]
    use: Callable[[Ply[State], int, str, CityCard, int], None]


class BonusAction(msgspec.Struct, frozen=True):
    """A kind of bonus action: its choices with the remaining dice, its refusals, its effect."""

    group: str
    choices: Callable[[Any, int, Hand], Iterable[Choice]]
    blocks: Callable[[Any, int], Iterable[Blocked]]
    do: Callable[[Ply[Any], int, Choice], None]


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """A title's own functions and numbers, which the shared rules use.

    - ``dice``: the kinds of dice: the letter in keys, the attribute of a seat with their pips, and
      their colour (0: the seat's own).
    - ``purse``: the gains of the bag, by name.
    - ``post_points``: the points by a post's number.
    - ``cards``: the kinds of city cards.
    - ``rewards``: functions that make the step of a reward from its amount and its source.
    - ``city_contracts``: returns the steps by which a new post in a city gives open contracts.
    - ``declines_with_room``: a seat may decline a drawn contract even if it has a free place.
    - ``placed``, ``left``: are called with the city where a post was placed or removed.
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
    """The parts of a title's state that the shared rules use.

    The title defines the compartments.
    """

    kit: ClassVar[Kit]

    if TYPE_CHECKING:
        public: Any
        private: list[Any]
        secret: Any
        stacks: list[list[Any]]
        counts: list[int]

    @property
    def facts(self) -> Any:
        """The facts of the edition with which the game began."""
        raise NotImplementedError

    @property
    def slug(self) -> str:
        """The title's slug, with which the ids of its messages begin."""
        return self.kit.slug
