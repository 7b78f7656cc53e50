"""Shorthands for the title's words: amounts, spaces, and where something comes from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Param, Text, text
from games.rules.marco_polo_2.facts import (
    bundle_text,
    character_text,
    edition,
    place_text,
    seal_text,
)

if TYPE_CHECKING:
    from games.rules.marco_polo_2.steps import State

PREFIX = "marco-polo-2-"
NOWHERE: frozenset[str] = frozenset()


def say(id: str, /, **params: Param) -> Text:
    """Return a text of this title."""
    return text(PREFIX + id, **params)


def no(
    key: str, code: str, cite: str, targets: frozenset[str] = NOWHERE, /, **params: Param
) -> Blocked:
    """Say that something can't be done: the code is the reason's name, too."""
    return Blocked(key, code, say(f"blocked-{code}", **params), cite, targets)


@cache
def space_text(edition_name: str, space: str) -> Text:
    """Return a space's name; a city card's is called after its city."""
    facts = edition(edition_name)
    place = facts.city_card_spaces.get(space)
    if place:
        return say("space-city-card", place=place_text(facts, place))
    if space in facts.specials:
        return say("space-special", place=place_text(facts, facts.specials[space].place))
    return say(f"space-{space}")


def source_text(state: State, source: str) -> Text:
    """Return in words where an amount comes from; sources look like ``contract:red-07``."""
    return _source(state.public.edition, source)


@cache
def _source(edition_name: str, source: str) -> Text:
    kind, _, id = source.partition(":")
    facts = edition(edition_name)
    named: dict[str, Callable[[], Text]] = {
        "space": lambda: space_text(edition_name, id),
        "contract": lambda: say(f"source-{kind}", reward=bundle_text(facts.contracts[id].gain)),
        "outpost": lambda: say(f"source-{kind}", reward=bundle_text(facts.outposts[id].gain)),
        "bonus": lambda: say(f"source-{kind}", place=place_text(facts, id)),
        "seal": lambda: say(f"source-{kind}", seal=seal_text(facts, id)),
        "character": lambda: character_text(facts, id),
    }
    return named[kind]() if kind in named else say(f"source-{kind}")
