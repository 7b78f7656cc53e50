"""The struct of functions that each title's package fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.citation import Citation
from games.rules.kernel.features import NONE, Features
from games.rules.kernel.languages import SOURCE
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.text import Text, named


class Exchange(NamedTuple):
    """An automatic exchange: ``full`` pieces of a kind become ``brings`` pieces of ``into``.

    The exchange stops when the seat has ``most`` pieces of ``into``.
    """

    into: str
    full: int
    brings: int = 1
    most: int | None = None


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The functions and facts that make up a title's rules. States are the title's own structs.

    - ``begin`` returns a game's first state for seats, seed, options and edition.
    - ``flow`` starts the next turn or round; the kernel calls it when all stacks are empty.
    - ``show`` turns the public compartment into JSON-able data, ``show_own`` a private one.
    - ``audit`` lists contradictions in a state.
    - ``prefer`` gives each choice a score by the heuristics; higher is better.
    - ``answer`` returns the choice that the conditional answers select.
    - ``skip`` passes over a seat's turn; it returns ``False`` if the seat has already chosen in it.
    - ``traits`` returns what `Engine.traits` describes; it is called only after the game.
    - ``exchanges`` lists the automatic exchanges, such as coins for a track card.
    - ``opening`` returns the id of the first action that a choice's key begins, or "".
    - ``trait_text`` names a trait or a first action, by its edition, kind and id.
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
    opening: Callable[[str], str] = lambda key: ""
    trait_text: Callable[[str, str, str], Text] = lambda edition, kind, trait: named(
        {SOURCE: trait}
    )
