"""The players' pieces: in the strip, in the table of players, and on the viewer's own board."""

from __future__ import annotations

from functools import cache

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_common.dice import WaitingDie, waiting_dice
from games.boards.marco_polo_common.looks import Data, Tokens, amounts, board_text
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
from games.rules.kernel.text import Param, Text, Who
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import (
    POST_POINTS,
    POSTS,
    Edition,
    bundle_text,
    seal_text,
    shield_text,
)
from games.rules.marco_polo_common.bundle import WARES

# -- in the strip -------------------------------------------------------------------------------


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


# -- seals, goals, kept outposts ----------------------------------------------------------------


class OwnSeal(msgspec.Struct, frozen=True, kw_only=True):
    """A seal that a seat has; the cost of improving it is empty if that is done."""

    id: str
    seal: str
    improved: bool
    upgrade: Tokens
    bonus: Tokens
    name: Text
    tip: Text


def _seals(facts: Edition, trader: Data) -> tuple[OwnSeal, ...]:
    """Return a trader's seals in the order of the edition."""
    held: dict[str, bool] = trader["seals"]
    return tuple(_seal(facts, seal, held[seal]) for seal in facts.seals if seal in held)


def _seal(facts: Edition, seal: str, improved: bool) -> OwnSeal:
    own = facts.seals[seal]
    key = "improved" if improved else "simple"
    return OwnSeal(
        id=f"seal:{seal}",
        seal=seal,
        improved=improved,
        upgrade=() if improved else amounts(own.upgrade_cost),
        bonus=amounts(own.bonus),
        name=board_text(facts, f"seal-{key}", seal=seal_text(facts, seal)),
        tip=board_text(
            facts,
            f"seal-{key}-tip",
            cost=bundle_text(own.upgrade_cost),
            bonus=bundle_text(own.bonus),
        ),
    )


class GoalSeal(msgspec.Struct, frozen=True):
    """A seal on a goal card, and its gain when it is improved."""

    seal: str
    points: int


class GoalShield(msgspec.Struct, frozen=True):
    """A shield on a goal card, where it counts as an additional shield."""

    shield: str
    name: Text


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card."""

    id: str
    seals: tuple[GoalSeal, ...]
    shields: tuple[GoalShield, ...]
    label: Text
    tip: Text


@cache
def goal(edition_name: str, id: str) -> Goal:
    """Return a goal card."""
    facts = edition(edition_name)
    own = facts.goals[id]
    return Goal(
        id=f"goal:{id}",
        seals=tuple(GoalSeal(seal, points) for seal, points in own.seals.items()),
        shields=tuple(GoalShield(shield, shield_text(facts, shield)) for shield in own.shields),
        label=board_text(facts, "goal"),
        tip=_goal_tip(facts, id),
    )


def _goal_tip(facts: Edition, id: str) -> Text:
    own = facts.goals[id]
    seals = [
        board_text(facts, "goal-seal", seal=seal_text(facts, seal), points=points)
        for seal, points in own.seals.items()
    ]
    shields = [
        board_text(facts, "goal-shield", shield=shield_text(facts, shield))
        for shield in own.shields
    ]
    lines: dict[str, Param] = dict(zip("abcd", [*seals, *shields], strict=True))
    return Text("marco-polo-2-board-goal-tip", lines)


def _goals(public: Data, ids: list[str]) -> tuple[Goal, ...]:
    return tuple(goal(public["edition"], id) for id in ids)


class Kept(msgspec.Struct, frozen=True):
    """An outpost bonus that a seat has kept for later."""

    id: str
    items: Tokens
    label: Text


def _kept(facts: Edition, trader: Data) -> tuple[Kept, ...]:
    gains = ((id, facts.outposts[id].gain) for id in trader["kept"])
    return tuple(
        Kept(f"kept:{id}", amounts(gain), board_text(facts, "kept", gain=bundle_text(gain)))
        for id, gain in gains
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
    seals: tuple[OwnSeal, ...]
    slips: tuple[Ticket, ...]
    done_label: Text
    left: int
    left_label: Text
    kept: tuple[Kept, ...]


def _belongings(facts: Edition, public: Data, seat: int) -> Belongings:
    trader = public["traders"][seat]
    left = POSTS - len(trader["posts"])
    return Belongings(
        seat=seat_colour(seat),
        character=character(facts, trader["character"], len(public["traders"])),
        wares=wares(facts, trader, WARES),
        dice=waiting_dice(facts, trader, seat),
        seals=_seals(facts, trader),
        slips=tickets(facts, trader["contracts"]),
        done_label=board_text(facts, "done", count=len(trader["done"])),
        left=left,
        left_label=board_text(facts, "posts-left", count=left),
        kept=_kept(facts, trader),
    )


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
    return PlayerRow(
        own=_belongings(facts, public, seat),
        id=f"trader:{seat}",
        name=Who(seat),
        you=seat == view["seat"],
        theirs=seat != view["seat"],
        turn=seat == public["turn"] and not view["over"],
        hourglass=seat == public["hourglass"] and not view["over"],
        points=public["traders"][seat]["points"],
        owed=owed(facts, view, seat),
        goals=_shown_goals(public, seat),
    )


def _shown_goals(public: Data, seat: int) -> tuple[Goal, ...]:
    """Return a seat's public goal cards: openly dealt ones or, at the end, its own."""
    shown = public["open_goals"]
    own = public["traders"][seat]["goal"]
    return _goals(public, [own] if own else shown[seat] if shown else [])


# -- the viewer's own board ---------------------------------------------------------------------


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own board."""

    own: Belongings
    goals: tuple[Goal, ...]
    posts: tuple[PostPlace, ...]


def mine(view: Data) -> Hand | None:
    """Return the viewer's own board; ``None`` for spectators."""
    public, own, seat = view["public"], view["private"], view["seat"]
    if seat is None:
        return None
    facts = edition(public["edition"])
    posts = public["traders"][seat]["posts"]
    return Hand(
        own=_belongings(facts, public, seat),
        goals=_goals(public, own["goals"] if own else []),
        posts=shelf(POSTS, len(posts), POST_POINTS),
    )
