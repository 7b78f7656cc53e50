"""What a title is composed of, and what it answers: the data of its contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.ahead import Ahead
from games.rules.kernel.choice import Choice
from games.rules.kernel.events import Event
from games.rules.kernel.features import NONE, Features
from games.rules.kernel.ground import Ground
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.picks import Pick
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.preview import Preview
from games.rules.kernel.text import Text


class Option(msgspec.Struct, frozen=True):
    """One thing that is agreed on before a table starts; the first value is the default."""

    id: str
    values: tuple[str, ...]
    label: Text
    help: Text
    labels: tuple[Text, ...]

    @property
    def default(self) -> str:
        """What holds when nobody says anything."""
        return self.values[0]


class StandingOrder(msgspec.Struct, frozen=True):
    """An answer given in advance to a decision out of one's turn; the first value asks.

    ``help``: what it is good for, in a sentence.
    """

    id: str
    values: tuple[str, ...]
    label: Text
    labels: tuple[Text, ...]
    help: Text

    @property
    def default(self) -> str:
        """What holds until the seat says otherwise."""
        return self.values[0]


class Kin(msgspec.Struct, frozen=True):
    """Titles that are so much alike that they share words, in ``messages.*.ftl`` of a package.

    There an id begins with the family's ``prefix``; each title reads it with its own slug instead.
    """

    package: str
    prefix: str


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Facts for the lobby, readable without the rules."""

    slug: str
    name: str
    package: str
    seats: range
    rules_version: int
    editions: tuple[str, ...]
    options: tuple[Option, ...] = ()
    kin: Kin | None = None
    standing_orders: tuple[StandingOrder, ...] = ()
    picks: tuple[Pick, ...] = ()
    designers: tuple[str, ...] = ()
    publisher: str = ""
    year: int = 0
    turns: tuple[int, ...] = ()
    weight: int = 0
    """How much there is to learn: 1 (light) to 4; 0 where nobody has said."""
    days: tuple[float, ...] = ()
    """Median days of a game by seats, the fewest first, at two looks a day; see docs/tables.md."""
    start_here: bool = False
    """Whether it is the title to begin with."""


class Exchange(NamedTuple):
    """What a full set of one thing in the purse becomes by itself: ``brings`` of ``into``.

    As soon as there are ``most`` of it, nothing is exchanged any more.
    """

    into: str
    full: int
    brings: int = 1
    most: int | None = None


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The functions that a title is composed of; each works on the title's own state.

    ``prefer`` gives each choice a score: how much the house likes it. ``skip`` passes over the turn of a seat
    that hasn't done anything in it yet, or returns ``False``. ``traits`` are asked when the game is over.
    ``exchanges``: by names of the purse, what full sets become by themselves, as coins become a track card.
    """

    state: type[S]
    begin: Callable[[int, bytes, dict[str, str], str], S]
    flow: Callable[[Ply[S]], None]
    over: Callable[[S], bool]
    clone: Callable[[S], S]
    show: Callable[[Any], dict[str, Any]]
    show_own: Callable[[Any], dict[str, Any]]
    outcome: Callable[[S], Outcome]
    imagine: Callable[[S, int | None, bytes], S]
    prefer: Callable[[S, int, list[Choice]], list[float]]
    audit: Callable[[S], list[str]]
    purse: Callable[[S, int], dict[str, int]]
    answer: Callable[[S, int, Mapping[str, str], list[Choice]], Choice | None] = (
        lambda state, seat, orders, choices: None
    )
    ground: Callable[[S, str], Ground | None] = lambda state, key: None
    features: Features[S] = NONE
    exchanges: Mapping[str, Exchange] = {}
    skip: Callable[[Ply[S], int], bool] = lambda ply, seat: False
    traits: Callable[[S, int], dict[str, tuple[str, ...]]] = lambda state, seat: {}


class Played(msgspec.Struct, Generic[S], frozen=True):
    """What a choice led to.

    ``barrier``: chance was drawn, or something came out of a hidden compartment; no undo beyond.
    ``hands_over``: the turn ended, or what others may choose has changed; they must see it now.
    ``turn_ended``: the turn ended, though the same seat may have the next one too.
    ``offers``: what every seat may choose next, as ``Title.offers`` would list it again.
    ``change``: what the choice changed in its seat's purse, up to the end of its turn.
    """

    state: S
    events: list[Event]
    barrier: bool
    hands_over: bool
    labels: list[str] = []
    turn_ended: bool = False
    offers: dict[int, list[Choice]] = {}
    change: dict[str, int] = {}

    @property
    def commits(self) -> bool:
        """Whether a draft up to and with this choice is to be committed."""
        return self.barrier or self.hands_over


class Sight(NamedTuple, Generic[S]):
    """The position after a choice; ``chance``: chance or something hidden had a part in it.

    ``closed``: so it did, or the turn has ended.
    """

    state: S
    closed: bool
    chance: bool


class Prospect(NamedTuple):
    """A choice's outlook, and what it comes to once its seat's further choices have carried it out."""

    preview: Preview
    lasts: bool
    ahead: Ahead
