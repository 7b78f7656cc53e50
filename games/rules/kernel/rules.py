"""The parts of a title and the values that it returns: the data of its contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.citation import Citation
from games.rules.kernel.events import Event
from games.rules.kernel.features import NONE, Features
from games.rules.kernel.lookahead import Lookahead
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.picks import Pick
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.preview import Preview
from games.rules.kernel.text import Text


class Option(msgspec.Struct, frozen=True):
    """A setting of a table, chosen before it starts; the first value is the default."""

    id: str
    values: tuple[str, ...]
    label: Text
    help: Text
    labels: tuple[Text, ...]

    @property
    def default(self) -> str:
        """The value if nobody chooses another."""
        return self.values[0]


class ConditionalAnswer(msgspec.Struct, frozen=True):
    """A conditional answer to a decision outside the seat's turn; the first value asks the player.

    ``help``: its purpose, in a sentence.
    """

    id: str
    values: tuple[str, ...]
    label: Text
    labels: tuple[Text, ...]
    help: Text

    @property
    def default(self) -> str:
        """The value until the player sets another."""
        return self.values[0]


class Kin(msgspec.Struct, frozen=True):
    """Similar titles that share messages, in ``messages.*.ftl`` of a package.

    There an id begins with the family's ``prefix``; each title replaces it by its own slug.
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
    conditional_answers: tuple[ConditionalAnswer, ...] = ()
    picks: tuple[Pick, ...] = ()
    designers: tuple[str, ...] = ()
    publisher: str = ""
    year: int = 0
    turns: tuple[int, ...] = ()
    weight: int = 0
    """The complexity: 1 (light) to 4; 0 if it isn't known."""
    days: tuple[float, ...] = ()
    """Median days of a game by seats, the fewest first, at two visits a day; see docs/tables.md."""
    start_here: bool = False
    """Whether beginners should start with this title."""


class Exchange(NamedTuple):
    """An automatic exchange of a full set of one thing in the purse for ``brings`` of ``into``.

    It ends as soon as there are ``most`` of ``into``.
    """

    into: str
    full: int
    brings: int = 1
    most: int | None = None


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The functions that a title is composed of; each works on the title's own state.

    ``prefer`` scores each choice by the heuristics; higher is better. ``skip`` passes over the turn
    of a seat that hasn't done anything in it yet, or returns ``False``. ``traits`` is called when
    the game is over. ``exchanges``: the automatic exchanges of full sets, such as coins for a track
    card, by names of the purse.
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
        lambda state, seat, answers, choices: None
    )
    citation: Callable[[S, str], Citation | None] = lambda state, key: None
    features: Features[S] = NONE
    exchanges: Mapping[str, Exchange] = {}
    skip: Callable[[Ply[S], int], bool] = lambda ply, seat: False
    traits: Callable[[S, int], dict[str, tuple[str, ...]]] = lambda state, seat: {}


class Played(msgspec.Struct, Generic[S], frozen=True):
    """The result of a choice.

    ``barrier``: chance was drawn, or something came out of a hidden compartment; undo ends here.
    ``hands_over``: the turn ended, or other seats' decisions have changed; they must see it now.
    ``turn_ended``: the turn ended, though the same seat may have the next one too.
    ``offers``: the next choices of every seat, the same as ``Title.offers`` returns.
    ``change``: the change of the seat's purse, up to the end of its turn.
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
        """Whether a draft up to and with this choice must be committed."""
        return self.barrier or self.hands_over


class Sight(NamedTuple, Generic[S]):
    """The position after a choice; ``chance``: chance or something hidden affected it.

    ``closed``: chance or something hidden affected it, or the turn has ended.
    """

    state: S
    closed: bool
    chance: bool


class Prospect(NamedTuple):
    """A choice's outlook, and its range over the further choices that carry it out."""

    preview: Preview
    lasts: bool
    lookahead: Lookahead
