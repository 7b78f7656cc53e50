"""The map as it is drawn for a view: what all maps have, and open contracts and the shield track.

Positions come from the `layout` of the edition, in pixels; texts that never change are made once.
"""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Who, text
from games.rules.marco_polo_2.facts import Edition, edition
from games.rules.marco_polo_2.sheet import SHEET
from games.rules.marco_polo_common import chart as common
from games.rules.marco_polo_common.chart import leader, plate, point
from games.rules.marco_polo_common.facts import Edition as CommonEdition
from games.rules.marco_polo_common.layout import Layout, layout
from games.rules.marco_polo_common.looks import SIGNS, Data, seat_colour, slip
from games.rules.marco_polo_common.words import say


def chart(view: Data) -> Data:
    """Return what lies on the map."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    lay = layout(facts, SHEET)
    drawn = common.chart(lay, view, _crest)
    return {
        "map": {
            **drawn,
            "slips": _slips(lay, public),
            "track": _track(lay, facts, public),
            "supply": drawn["supply"] | _deck(public),
        }
    }


def _crest(facts: CommonEdition, id: str) -> Data:
    """Return what a city's crest shows, and what it says."""
    place = facts.places[id]
    if not place.city:
        return {}
    return {
        "icon": f"shield-{place.shield}",
        "tip": say(facts, "label-city", shield=facts.named("shield", place.shield)),
    }


def _deck(public: Data) -> Data:
    deck = public["deck"]
    return {"deck": deck, "deck_label": text("marco-polo-2-label-deck", count=deck)}


# -- open contracts -----------------------------------------------------------------------------


def _slips(lay: Layout, public: Data) -> list[Data]:
    """Return the open contracts: the two of a city lie one above the other."""
    return [
        _city_slip(lay, place, contract, number)
        for place, contracts in public["contracts"].items()
        for number, contract in enumerate(contracts)
        if contract
    ]


def _city_slip(lay: Layout, place: str, contract: str, number: int) -> Data:
    drawn = slip(lay.facts, contract)
    room = lay.boxes[f"slips:{place}"]
    across = lay.spots[f"slips:{place}"].across
    wide = float(drawn["width"])
    left = room.left + (room.right - room.left - wide) * across
    top = room.top + number * (drawn["height"] + 1)
    site = lay.sites[place]
    return {
        **drawn,
        "at": point(left, top),
        "leader": leader(site, left, top, wide, drawn["height"]) if not number else "",
        "label": say(
            lay.facts,
            "label-contract-in",
            slip=drawn["label"],
            place=lay.facts.named("place", place),
        ),
    }


# -- the corners --------------------------------------------------------------------------------

CELL: Final = 26


def _track(lay: Layout, facts: Edition, public: Data) -> Data:
    """Return what different shields bring at the end, and how many each seat has by its posts."""
    points = facts.shield_points
    reached = [_shields(facts, trader) for trader in public["traders"]]
    return {
        **plate(lay, "track"),
        "cells": [
            _cell(
                number,
                brings,
                [s for s, n in enumerate(reached) if min(n, len(points) - 1) == number],
            )
            for number, brings in enumerate(points)
        ],
    }


def _shields(facts: Edition, trader: Data) -> int:
    """Return how many different shields a seat has, with what its character adds."""
    shown = {facts.places[place].shield for place in trader["posts"]}
    character = facts.characters.get(trader["character"])
    return len(shown) + (character.extra_shields if character else 0)


def _cell(number: int, points: int, seats: list[int]) -> Data:
    return {
        "x": 6 + CELL * number,
        "number": number,
        "points": points,
        "marks": [_mark(seat, at, len(seats)) for at, seat in enumerate(seats)],
        "label": text("marco-polo-2-label-shields", shields=number, points=points),
        "seats": [Who(seat) for seat in seats],
    }


def _mark(seat: int, at: int, marks: int) -> Data:
    """Return a seat's sign below its cell: two in a row, at most two rows."""
    in_row = min(2, marks - at // 2 * 2)
    x = 12 + 10.5 * (at % 2 - (in_row - 1) / 2)
    y = 31.5 if marks < 3 else 27 + 9 * (at // 2)
    return {"seat": seat_colour(seat), "sign": SIGNS[seat], "at": point(x, y)}
