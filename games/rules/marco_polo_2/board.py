"""What the board's templates draw: a pure function of a view.

The map is the `chart`'s, the action area the `band`'s, players and own board the `ledger`'s.
"""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Text, Who, text
from games.rules.marco_polo_2.band import band, named
from games.rules.marco_polo_2.chart import chart
from games.rules.marco_polo_2.ledger import (
    character,
    drawn,
    ledger,
    mine,
    score_sheet,
    strips,
)
from games.rules.marco_polo_common.facts import (
    ROUNDS,
)
from games.rules.marco_polo_common.looks import SEATS, SIGNS, Data, seat_colour


def drawing(view: Data) -> Data:
    """Turn a view into all that the board, the own board, the strip and the thumbnail show."""
    public = view["public"]
    return {
        "you": seat_colour(view["seat"]) or SEATS[0],
        "panes": _PANES if view["seat"] is not None else _PANES_FOR_WATCHERS,
        "signs": _SIGNS,
        "headline": _headline(public),
        "draft": _draft(public),
        "drawn": drawn(view),
        "band": band(view),
        "players": ledger(view),
        "scores": score_sheet(public),
        "hand": mine(view),
        "strip": strips(public),
        **chart(view),
    }


_PANES: Final = [
    {"id": id, "label": named("pane", label)}
    for id, label in (
        ("map", "map"),
        ("actions", "actions"),
        ("hand", "mine"),
        ("players", "players"),
    )
]
"""One's own board is what the page calls the hand: it stands beside the prompt where there is room."""
_PANES_FOR_WATCHERS: Final = [pane for pane in _PANES if pane["id"] != "hand"]
_SIGNS: Final = [{"colour": SEATS[seat], "path": path} for seat, path in enumerate(SIGNS)]


def _headline(public: Data) -> Text:
    if public["round"]:
        return text("marco-polo-2-label-round", round=public["round"], rounds=ROUNDS)
    return named("label", "before")


def _draft(public: Data) -> list[Data]:
    """Return the characters while they are being chosen: those still there, those taken."""
    if not public["draft"]:
        return []
    chosen = {
        trader["character"]: seat
        for seat, trader in enumerate(public["traders"])
        if trader["character"]
    }
    return [_character(public, slug, chosen.get(slug)) for slug in [*public["draft"], *chosen]]


def _character(public: Data, slug: str, seat: int | None) -> Data:
    shown = character(public["edition"], slug) or {}
    return {
        **shown,
        "seat": seat_colour(seat),
        "owner": None if seat is None else Who(seat),
    }
