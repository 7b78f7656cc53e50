"""A title: the only interface to a game's rules.

Code outside relies on its names and signatures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Generic

import msgspec

from games.rules.kernel.choice import Decision
from games.rules.kernel.drawing import Drawing
from games.rules.kernel.editions import Editions
from games.rules.kernel.engine import Engine
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.heuristics import Heuristics
from games.rules.kernel.meta import Meta
from games.rules.kernel.ply import S
from games.rules.kernel.previews import Previews
from games.rules.kernel.rules import Rules
from games.rules.kernel.stepper import Stepper
from games.rules.kernel.text import Text
from games.rules.kernel.texts import Texts
from games.rules.kernel.worlds import Worlds

SEED_BYTES = 32


class Title(Generic[S]):
    """A game that can be played: its facts, its parts, and shortcuts to the parts' main methods.

    The shortcuts are under "The game". Bots and tests use them, so they stay even if the parts
    change.
    """

    def __init__(self, meta: Meta, rules: Rules[S], editions: Editions | None = None) -> None:
        # Facts.
        self.meta = meta
        self.slug = meta.slug
        self.name = meta.name
        self.seats = meta.seats
        self.options = meta.options
        self.rules_version = meta.rules_version
        self.board = ""
        """The dotted name of the package that draws the board; the registry sets it."""

        # Parts.
        self.rules = rules
        self.texts = Texts(meta)
        self.editions = editions or Editions(meta.editions)
        self.stepper = Stepper(meta.slug, rules)
        self.engine = Engine(rules, self.stepper)
        self.previews = Previews(rules, self.stepper)
        self.heuristics = Heuristics(rules, self.engine, meta.seats[-1])
        self.worlds = Worlds(rules, self.stepper, self.engine, self.heuristics)

        # The game. Bots and tests rely on these names.
        self.decisions = self.engine.decisions
        self.play = self.engine.play
        self.push = self.engine.push
        self.view = self.engine.view
        self.outcome = self.engine.outcome
        self.preview = self.previews.preview
        self.autoplay = self.heuristics.autoplay
        self.features = self.heuristics.features
        self.clone = rules.clone
        """A function that returns an independent copy of a state, within microseconds."""
        self.imagine = rules.imagine
        """A function that returns another state that looks the same to the seat.

        It draws the hidden parts again at random.
        """
        self.purse = rules.purse
        """A function that returns a seat's amount of each kind of piece and of points, by name.

        The result has all names of the title, also those with the amount 0. The amounts are public:
        logs and notifications show all players how a move changes them.
        """
        self.encode: Callable[[S], bytes]
        """A function that returns a state as bytes; equal states give equal bytes."""
        self.encode = msgspec.msgpack.Encoder(order="deterministic").encode
        self.decode = msgspec.msgpack.Decoder(rules.state).decode
        """A function that returns the state that was encoded as bytes."""

    def __repr__(self) -> str:
        return f"<Title {self.slug}>"

    def new(
        self,
        seats: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
    ) -> S:
        """Set up a game for ``seats`` players from a seed of 32 bytes. Raises BadSetup."""
        chosen = self.editions.chosen(edition)
        self.meta.check_seats(seats)
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise BadSetup("seed", Text("kernel-setup-seed", {"bytes": SEED_BYTES}))
        return self.engine.begin(seats, seed, self.meta.chosen_options(options or {}), chosen)

    @cached_property
    def draw(self) -> Callable[[dict[str, Any], Decision | None], Drawing[Any, Any]]:
        """The function that returns the drawing for a view and its seat's decision.

        It has no side effects.
        """
        draw: Callable[[dict[str, Any], Decision | None], Drawing[Any, Any]]
        draw = import_module(self.board).draw
        return draw
