"""The players' pieces: in the strip, in the table of players, and on the viewer's own board."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_common.dice import WaitingDie, waiting_dice
from games.boards.marco_polo_common.looks import Data, board_text
from games.boards.marco_polo_common.pieces import (
    Character,
    PostPlace,
    Ticket,
    Ware,
    character,
    owed,
    shelf,
    tickets,
    wares,
)
from games.boards.marco_polo_common.strips import Strip, seat_face
from games.rules.kernel import SeatFace
from games.rules.kernel.text import Text, Who
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import POST_POINTS, Edition, bundle_text, place_text
from games.rules.marco_polo_common.bundle import Bundle

WARES: Final = ("camels", "coins", "pepper", "silk", "gold")


def seat_faces(view: Data) -> tuple[SeatFace[Strip], ...]:
    """Return each seat's part of the strip of players."""
    public, over = view["public"], view["over"]
    facts = edition(public["edition"])
    return tuple(_face(facts, public, seat, over) for seat in range(len(public["traders"])))


def _face(facts: Edition, public: Data, seat: int, over: bool) -> SeatFace[Strip]:
    trader = public["traders"][seat]
    return seat_face(
        seat,
        trader["points"],
        character(facts, trader["character"], len(public["traders"])),
        None if over else waiting_dice(facts, trader, seat),
        wares(facts, trader, WARES),
    )


# -- parts of both the players' table and the own board -----------------------------------------


class Belongings(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's public pieces.

    ``left`` is the number of posts that aren't placed yet. ``done_label`` is a text on the number
    of fulfilled contracts.
    """

    seat: str
    character: Character | None
    wares: tuple[Ware, ...]
    dice: tuple[WaitingDie, ...]
    slips: tuple[Ticket, ...]
    done_label: Text
    done_tip: Text
    left: int
    left_label: Text


def _belongings(facts: Edition, public: Data, seat: int) -> Belongings:
    trader = public["traders"][seat]
    left = _posts(facts, trader) - len(trader["posts"])
    return Belongings(
        seat=seat_colour(seat),
        character=character(facts, trader["character"], len(public["traders"])),
        wares=wares(facts, trader, WARES),
        dice=waiting_dice(facts, trader, seat),
        slips=tickets(facts, trader["contracts"]),
        done_label=board_text(facts, "done", count=len(trader["done"])),
        done_tip=board_text(facts, "done-tip", count=len(trader["done"])),
        left=left,
        left_label=board_text(facts, "posts-left", count=left),
    )


def _posts(facts: Edition, trader: Data) -> int:
    """Return the number of a seat's posts, including placed ones {#wilhelm}."""
    own = facts.characters.get(trader["character"])
    return facts.setup.posts + (own.extra_posts if own else 0)


def _post_points(facts: Edition, trader: Data) -> dict[int, int]:
    """Return the points by a post's number; Wilhelm's last post has different points {#wilhelm}."""
    own = facts.characters.get(trader["character"])
    if not own or not own.all_posts:
        return POST_POINTS
    last = _posts(facts, trader)
    return {**POST_POINTS, last: POST_POINTS.get(last, 0) + own.all_posts.vp}


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card: two cities, and points for posts in both."""

    id: str
    cities: tuple[Text, Text]
    points: int
    label: Text
    tip: Text


@cache
def goal(facts: Edition, id: str) -> Goal:
    """Return a goal card."""
    own = facts.goals[id]
    one, other = (place_text(facts, city) for city in own.cities)
    return Goal(
        id=f"goal:{id}",
        cities=(one, other),
        points=own.points,
        label=board_text(facts, "goal"),
        tip=board_text(facts, "goal-tip", a=one, b=other, points=own.points),
    )


def _goals(facts: Edition, ids: list[str]) -> tuple[Goal, ...]:
    return tuple(goal(facts, id) for id in ids)


# -- the players --------------------------------------------------------------------------------


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player's row: name, turn, points, public pieces, and the points owed for a bid."""

    own: Belongings
    id: str
    name: Who
    you: bool
    theirs: bool
    turn: bool
    hourglass: bool
    points: int
    owed: Text | None
    goals: tuple[Goal, ...]


class PlayerArea(msgspec.Struct, frozen=True):
    """A row per player, and the wares that are the columns' heads."""

    rows: tuple[PlayerRow, ...]
    wares: tuple[Ware, ...]


def player_area(view: Data) -> PlayerArea:
    """Return the table of players."""
    public = view["public"]
    facts = edition(public["edition"])
    rows = tuple(_row(facts, view, seat) for seat in range(len(public["traders"])))
    return PlayerArea(rows, wares(facts, public["traders"][0], WARES))


def _row(facts: Edition, view: Data, seat: int) -> PlayerRow:
    public = view["public"]
    trader = public["traders"][seat]
    return PlayerRow(
        own=_belongings(facts, public, seat),
        id=f"trader:{seat}",
        name=Who(seat),
        you=seat == view["seat"],
        theirs=seat != view["seat"],
        turn=seat == public["turn"] and not view["over"],
        hourglass=seat == public["hourglass"] and not view["over"],
        points=trader["points"],
        owed=owed(facts, view, seat),
        goals=_goals(facts, trader["goals"]),
    )


# -- the viewer's own board ---------------------------------------------------------------------


class GoalStep(msgspec.Struct, frozen=True, kw_only=True):
    """The points for a number of cities on goal cards.

    If ``reached``, the viewer has this number.
    """

    cities: int
    points: int
    reached: bool
    label: Text


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own board.

    ``reached`` is the number of cities on goal cards in which the viewer has a post; it is ``None``
    while goal cards are being chosen.
    """

    own: Belongings
    posts: tuple[PostPlace, ...]
    goals: tuple[Goal, ...]
    choosing: bool
    reached: int | None
    table: tuple[GoalStep, ...]


def mine(view: Data) -> Hand | None:
    """Return the viewer's own board; ``None`` for spectators."""
    public, seat = view["public"], view["seat"]
    if seat is None:
        return None
    facts, trader = edition(public["edition"]), public["traders"][seat]
    ids = _goal_ids(view)
    choosing = len(ids) > facts.setup.goals
    reached = None if choosing else _reached(facts, ids, trader)
    return Hand(
        own=_belongings(facts, public, seat),
        posts=shelf(_posts(facts, trader), len(trader["posts"]), _post_points(facts, trader)),
        goals=_goals(facts, ids),
        choosing=choosing,
        reached=reached,
        table=_goal_table(facts, reached),
    )


def _goal_ids(view: Data) -> list[str]:
    """Return the ids of the viewer's goal cards: hidden ones or, at the end, the revealed ones."""
    own, trader = view["private"], view["public"]["traders"][view["seat"]]
    ids: list[str] = (own["goals"] if own else []) or trader["goals"]
    return ids


def _reached(facts: Edition, ids: list[str], trader: Data) -> int:
    """Return the number of different cities on the cards that have a post {#score-cities}."""
    wanted = {city for id in ids for city in facts.goals[id].cities}
    return len(wanted & set(trader["posts"]))


def _goal_table(facts: Edition, reached: int | None) -> tuple[GoalStep, ...]:
    return tuple(
        GoalStep(
            cities=cities,
            points=points,
            reached=cities == reached,
            label=board_text(
                facts, "goal-cities", cities=cities, points=bundle_text(Bundle(vp=points))
            ),
        )
        for cities, points in enumerate(facts.goal_points)
        if cities
    )
