"""The data that the board's templates draw, as a pure function of a view.

Positions are pixels as text, sentences are `Text`s; templates make the HTML.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from games.boards.common.seats import SIGN_SHAPES, Shape, viewer_colour
from games.boards.yspahan.caravan import Caravan, caravan
from games.boards.yspahan.city import (
    Cube,
    Field,
    Plaque,
    Shop,
    Supervisor,
    cubes,
    fields,
    plaques,
    shops,
    supervisor,
)
from games.boards.yspahan.days import Calendar, calendar
from games.boards.yspahan.looks import Data, named
from games.boards.yspahan.players import (
    CARDS,
    PURSE,
    Card,
    Piles,
    PlayerArea,
    Score,
    Strip,
    hand,
    piles,
    player_area,
    score_sheet,
    seat_faces,
)
from games.boards.yspahan.scenery import PLAQUE_SHAPES, SCENE, PlaqueShape, Scene
from games.boards.yspahan.tower import Tower, tower
from games.rules.kernel import Decision, Drawing, Pane, text

PANES: Final = ("city", "tower", "merchants", "hand")
_PANES: Final = tuple(Pane(pane, named("pane", pane)) for pane in PANES)


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """The data for the title's templates; ``you`` is the colour of the viewer's cubes."""

    you: str
    scene: Scene
    shapes: tuple[PlaqueShape, ...]
    signs: tuple[Shape, ...]
    shops: tuple[Shop, ...]
    fields: tuple[Field, ...]
    cubes: tuple[Cube, ...]
    supervisor: Supervisor
    plaques: tuple[Plaque, ...]
    calendar: Calendar
    tower: Tower
    caravan: Caravan
    piles: Piles
    player_area: PlayerArea
    scores: tuple[Score, ...]
    hand: tuple[Card, ...] | None
    kinds: Mapping[str, Card]


LAYS: Final = dict.fromkeys(("boost", "act"), frozenset[str]())
"""The groups of choices that only lead to an action, after the dice: a card for more, or none; a
delivery or the supervisor.
"""


def draw(view: Data, decision: Decision | None) -> Drawing[Pieces, Strip]:
    """Return the data of the board, the hand, the strip and the thumbnail."""
    public = view["public"]
    return Drawing(
        headline=text("yspahan-label-date", week=public["week"], day=public["day"]),
        seats=seat_faces(public),
        panes=_PANES,
        pieces=_pieces(view),
        purse=PURSE,
        lays=LAYS,
        lists_players=True,
        shows_answers=True,
    )


def _pieces(view: Data) -> Pieces:
    public = view["public"]
    return Pieces(
        you=viewer_colour(view["seat"]),
        scene=SCENE,
        shapes=PLAQUE_SHAPES,
        signs=SIGN_SHAPES,
        shops=shops(public),
        fields=fields(view),
        cubes=cubes(public),
        supervisor=supervisor(public),
        plaques=plaques(public),
        calendar=calendar(public, over=view["over"]),
        tower=tower(view),
        caravan=caravan(public),
        piles=piles(public),
        player_area=player_area(view),
        scores=score_sheet(public),
        hand=hand(view),
        kinds=CARDS,
    )
