"""The data that the board's templates draw, as a pure function of a view.

The map, the action area (`actions`) and the players' pieces (`players`) have modules of their own.
"""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import SIGN_SHAPES, Shape, viewer_colour
from games.boards.marco_polo_1.actions import ActionArea, action_area
from games.boards.marco_polo_1.map import Beijing, beijing, map_of
from games.boards.marco_polo_1.players import Hand, PlayerArea, mine, player_area, seat_faces
from games.boards.marco_polo_common.looks import Data
from games.boards.marco_polo_common.map import Map
from games.boards.marco_polo_common.pieces import (
    Candidate,
    Score,
    Ticket,
    draft,
    draft_note,
    drawn,
    score_sheet,
)
from games.boards.marco_polo_common.strips import LAYS, PURSE, Strip
from games.rules.kernel import Decision, Drawing, Pane, Text
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import SCORES, SLUG, Edition
from games.rules.marco_polo_common.facts import ROUNDS
from games.rules.marco_polo_common.words import say


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """The data for the templates; ``drawn`` is the contract that the viewer may keep, if any."""

    you: str
    signs: tuple[Shape, ...]
    draft: tuple[Candidate, ...]
    draft_note: Text
    drawn: Ticket | None
    action_area: ActionArea
    players: PlayerArea
    scores: tuple[Score, ...]
    hand: Hand | None
    map: Map
    beijing: Beijing


def draw(view: Data, decision: Decision | None) -> Drawing[Pieces, Strip]:
    """Return the data of the board, the viewer's own board, the strip and the thumbnail."""
    public = view["public"]
    return Drawing(
        headline=_headline(edition(public["edition"]), public),
        seats=seat_faces(view),
        purse=PURSE,
        lays=LAYS,
        panes=_PANES if view["seat"] is not None else _PANES_FOR_WATCHERS,
        pieces=_pieces(view),
    )


def _pieces(view: Data) -> Pieces:
    public = view["public"]
    facts = edition(public["edition"])
    return Pieces(
        you=viewer_colour(view["seat"]),
        signs=SIGN_SHAPES,
        draft=draft(facts, public),
        draft_note=draft_note(facts, public),
        drawn=drawn(facts, view),
        action_area=action_area(view),
        players=player_area(view),
        scores=score_sheet(facts, public, SCORES),
        hand=mine(view),
        map=map_of(view),
        beijing=beijing(view),
    )


_PANES: Final = tuple(
    Pane(id, Text(f"{SLUG}-pane-{label}"))
    for id, label in (
        ("map", "map"),
        ("actions", "actions"),
        ("hand", "mine"),
        ("players", "players"),
    )
)
"""The panes; the page shows the viewer's own board ("hand") beside the prompt if it fits."""
_PANES_FOR_WATCHERS: Final = tuple(pane for pane in _PANES if pane.id != "hand")


def _headline(facts: Edition, public: Data) -> Text:
    if public["round"]:
        return say(facts, "label-round", round=public["round"], rounds=ROUNDS)
    return say(facts, "label-before")
