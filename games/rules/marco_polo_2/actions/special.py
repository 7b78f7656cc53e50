"""The special cities' actions: a fixed gain, and the bonus of an improved seal {#special}."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Ply
from games.rules.marco_polo_2.facts import SPECIAL_SLOTS, Edition, SpecialCity
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.purse import receive, trader
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import no

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _spaces(state: State) -> Iterable[str]:
    found: Iterable[str] = state.facts.specials
    return found


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    facts = state.facts
    place = facts.specials[space].place
    if place not in trader(state, seat).posts:
        return _shut(facts, space, "no-post-there", "special-post")
    if place in state.public.fresh_posts:
        return _shut(facts, space, "post-too-new", "special-city-posts")
    return None


@cache
def _shut(facts: Edition, space: str, code: str, cite: str) -> Blocked:
    """Return the refusal of a special city."""
    name = facts.named("place", facts.specials[space].place)
    return no(facts, key_of(space), code, cite, frozenset({f"space:{space}"}), place=name)


def seal_times(city: SpecialCity, pips: int) -> int:
    """Return how many times a die gives the improved seal's bonus {#special-seal}."""
    return (pips >= city.once_from) + (pips >= city.twice_from)


def gain_of(state: State, seat: int, space: str, pips: int) -> Bundle:
    """Return a special city's gain for a seat and a die {#special-gain} {#special-seal}."""
    facts = state.facts
    city: SpecialCity = facts.specials[space]
    improved = trader(state, seat).seals.get(city.seal, False)
    times = seal_times(city, pips) if improved else 0
    bonus: Bundle = facts.seals[city.seal].bonus.times(times)
    return city.gain + bonus


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    gain = gain_of(ply.state, seat, space, pips)
    receive(ply, seat, gain, "special", f"space:{space}")


SPECIAL_CITIES = Action(
    group="special", spaces=_spaces, act=_act, closed=_closed, room=SPECIAL_SLOTS
)
