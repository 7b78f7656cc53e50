"""A view's JSON-able data: the public compartment and a seat's own, with names for indices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.rules.yspahan.facts import FIELDS, LEVELS, RULES, SHOPS

if TYPE_CHECKING:
    from games.rules.yspahan.state import Chosen, Group, Merchant, Private, Public


def show(public: Public) -> dict[str, Any]:
    """Return the public compartment as JSON-able data."""
    return {
        "week": public.week,
        "day": public.day,
        "starter": public.starter,
        "order": public.order[:],
        "turn": public.turn,
        "rolled": public.rolled,
        "yellow": public.yellow,
        "tower": {
            LEVELS[level]: _group(group) for level, group in enumerate(public.tower) if group
        },
        "chosen": public.chosen and _chosen(public.chosen),
        "supervisor": FIELDS[public.supervisor],
        "shops": {SHOPS[shop]: owner for shop, owner in enumerate(public.shops) if owner >= 0},
        "caravan": public.caravan[:],
        "camels": public.camels,
        "merchants": [_merchant(own) for own in public.merchants],
        "deck": public.deck,
        "discards": public.discards[:],
        "starters": public.starters[:],
        "scores": dict(zip(RULES, map(list, public.scores), strict=True)),
    }


def show_own(own: Private) -> dict[str, Any]:
    """Return a seat's own compartment."""
    return {"hand": own.hand[:]}


def _group(group: Group) -> dict[str, int]:
    return {"pips": group.pips, "white": group.white, "yellow": group.yellow}


def _chosen(chosen: Chosen) -> dict[str, Any]:
    return {
        "level": LEVELS[chosen.level],
        "seat": chosen.seat,
        "pips": chosen.pips,
        "white": chosen.white,
        "yellow": chosen.yellow,
        "boost": chosen.boost,
    }


def _merchant(own: Merchant) -> dict[str, Any]:
    return {
        "points": own.points,
        "camels": own.camels,
        "gold": own.gold,
        "cards": own.cards,
        "buildings": own.buildings[:],
    }
