"""The final score, item by item, and the audit of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from games.rules.kernel import Outcome, ScoreLine, Tie, ranked, text
from games.rules.yspahan.facts import BUILDING_POINTS, DECK, RULES, SOUKS, white_dice

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

CITES = {
    "souks-1": "week-souks",
    "souks-2": "week-souks",
    "souks-3": "week-souks",
    "market": "market",
    "arrival": "caravan-points",
    "full": "caravan-full",
    "week": "week-caravan",
    "buildings": "building-points",
    "cards": "card-effect",
}


def outcome(state: State) -> Outcome:
    """Return the outcome: points decide; equal seats share a rank {#end-of-game} {#final-ties}."""
    public = state.public
    totals = [own.points for own in public.merchants]
    lines = [
        ScoreLine(rule, text(f"yspahan-score-{rule}"), points[:], CITES[rule])
        for rule, points in zip(RULES, public.scores, strict=True)
    ]
    shared = len(set(totals)) < len(totals)
    ties = [Tie(text("yspahan-tie-shared"), totals)] if shared else []
    return Outcome(text("yspahan-end-weeks"), lines, totals, ranked(totals), ties)


def audit(state: State) -> list[str]:
    """Return a sentence for each contradiction in a state, such as a missing card."""
    return [*_cards(state), *_points(state), *_pieces(state)]


def _cards(state: State) -> Iterator[str]:
    public = state.public
    hands = [own.hand for own in state.private]
    if Counter(chain(public.discards, state.secret.deck, *hands)) != Counter(DECK):
        yield "cards: not two of each kind"
    if public.deck != len(state.secret.deck):
        yield "deck: not as many cards as shown"
    if [own.cards for own in public.merchants] != [len(hand) for hand in hands]:
        yield "hands: not as many cards as shown"


def _points(state: State) -> Iterator[str]:
    public = state.public
    for seat, own in enumerate(public.merchants):
        if own.points != sum(points[seat] for points in public.scores):
            yield f"points of seat {seat}: not the sum of the score sheet"
        if public.scores[RULES.index("buildings")][seat] != sum(
            BUILDING_POINTS[: len(own.buildings)]
        ):
            yield f"buildings of seat {seat}: not the points of their number"


def _pieces(state: State) -> Iterator[str]:
    public = state.public
    for seat, own in enumerate(public.merchants):
        if own.camels < 0 or own.gold < 0:
            yield f"purse of seat {seat}: less than nothing"
        if len(set(own.buildings)) != len(own.buildings):
            yield f"buildings of seat {seat}: one stands twice"
    for souk in SOUKS:
        if len({public.shops[shop] for shop in souk.shops} - {-1}) > 1:
            yield f"souk {souk.id}: cubes of several seats"
    if len(public.caravan) >= public.camels:
        yield "caravan: full, and not scored"
    yield from _dice(state)


def _dice(state: State) -> Iterator[str]:
    public = state.public
    groups = [group for group in public.tower if group]
    if any(not group.white + group.yellow for group in groups):
        yield "tower: a group without dice"
    if sum(group.white for group in groups) > white_dice(len(state.counts)):
        yield "tower: too many white dice"
    if sum(group.yellow for group in groups) > public.yellow:
        yield "tower: more yellow dice than were bought"
