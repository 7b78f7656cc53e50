"""The struct of functions that each title's package fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.citation import Citation
from games.rules.kernel.features import NONE, Features
from games.rules.kernel.outcome import Outcome
from games.rules.kernel.ply import Ply, S


class Exchange(NamedTuple):
    """An automatic exchange: ``full`` pieces of one kind become ``brings`` pieces of ``into``.

    It stops when the seat has ``most`` of ``into``.
    """

    into: str
    full: int
    brings: int = 1
    most: int | None = None


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The functions that make up a title's rules; each works on the title's own state.

    ``begin`` sets up a game from seats, seed, options and edition. ``flow`` starts the next turn or
    round when all stacks are empty. ``show`` and ``show_own`` turn the public and a private
    compartment into JSON-able data. ``audit`` lists contradictions in a state. ``prefer`` scores
    each choice by the heuristics; higher is better. ``answer`` returns the choice that the
    conditional answers make. ``skip`` passes over the turn of a seat that hasn't chosen in it yet;
    otherwise it returns ``False``. ``traits`` is called when the game is over. ``exchanges`` has
    the automatic exchanges, such as coins for a track card, by the purse's names.
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
