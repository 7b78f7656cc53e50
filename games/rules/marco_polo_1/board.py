"""What the board's templates draw: a pure function of a view.

The map is the `chart`'s, the action area the `band`'s, players and own board the `ledger`'s.
"""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Text
from games.rules.marco_polo_1.band import band
from games.rules.marco_polo_1.chart import chart
from games.rules.marco_polo_1.facts import SCORES, SLUG, Edition, edition
from games.rules.marco_polo_1.ledger import ledger, mine, strips
from games.rules.marco_polo_common.facts import ROUNDS
from games.rules.marco_polo_common.looks import SEATS, SIGNS, Data, seat_colour
from games.rules.marco_polo_common.pieces import draft, drawn, score_sheet
from games.rules.marco_polo_common.words import say


def drawing(view: Data) -> Data:
    """Turn a view into all that the board, the own board, the strip and the thumbnail show."""
    public = view["public"]
    facts = edition(public["edition"])
    return {
        "you": seat_colour(view["seat"]) or SEATS[0],
        "panes": _PANES if view["seat"] is not None else _PANES_FOR_WATCHERS,
        "signs": _SIGNS,
        "headline": _headline(facts, public),
        "draft": draft(facts, public),
        "drawn": drawn(facts, view),
        "band": band(view),
        "players": ledger(view),
        "scores": score_sheet(facts, public, SCORES),
        "hand": mine(view),
        "strip": strips(public),
        **chart(view),
    }


_PANES: Final = [
    {"id": id, "label": Text(f"{SLUG}-pane-{label}")}
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


def _headline(facts: Edition, public: Data) -> Text:
    if public["round"]:
        return say(facts, "label-round", round=public["round"], rounds=ROUNDS)
    return say(facts, "label-before")
