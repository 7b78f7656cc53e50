"""The flow of the game: turns, days, weeks and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.rules.kernel import Ply, Who
from games.rules.yspahan.caravan import score_caravan
from games.rules.yspahan.facts import (
    BONUS,
    CENTRE,
    DAYS,
    LEVELS,
    SHOPS,
    SOUKS,
    WEEKS,
    builds_with_dice,
    souk_text,
)
from games.rules.yspahan.purse import merchant, score
from games.rules.yspahan.turn import FinishTurn, NoGroup, RollDice, TakeGroup, takeable

if TYPE_CHECKING:
    from games.rules.yspahan.state import Public
    from games.rules.yspahan.steps import State


def flow(ply: Ply[State]) -> None:
    """Start the next turn or the next day. The kernel calls it when all stacks are empty."""
    public = ply.state.public
    public.turn += 1
    if public.turn < len(public.order):
        begin_turn(ply, public.order[public.turn])
    else:
        end_day(ply)


def begin_turn(ply: Ply[State], seat: int) -> None:
    """Push the parts of a turn on the seat's stack {#turn}."""
    state = ply.state
    finish = FinishTurn(may_build=not builds_with_dice(len(state.counts)))
    if not state.public.rolled:
        ply.push(seat, RollDice(), TakeGroup(), finish)
    elif takeable(state, seat):
        ply.push(seat, TakeGroup(), finish)
    else:
        ply.push(seat, NoGroup(), finish)


def end_day(ply: Ply[State]) -> None:
    """Clear the tower; after the seventh day the week ends {#end-of-day}."""
    public = ply.state.public
    public.tower = [None] * len(LEVELS)
    public.rolled, public.yellow = False, 0
    if public.day == DAYS:
        end_week(ply)
    else:
        public.day += 1
    if not public.over:
        begin_day(ply)


def begin_day(ply: Ply[State]) -> None:
    """Begin a day: the next seat clockwise starts; on the last day the scores decide."""
    public = ply.state.public
    seats = len(public.merchants)
    public.starter = (public.starter + 1) % seats
    if (public.week, public.day) == (WEEKS, DAYS) and seats in LAST_DAY:
        public.order = LAST_DAY[seats](ply)
        public.starter = public.order[0]
    else:
        public.order = day_order(public.starter, seats)
    public.turn = -1
    public.starters.append(public.starter)
    ply.emit("day-began", public.starter, week=public.week, day=public.day)


def day_order(starter: int, seats: int) -> list[int]:
    """Return the seats in the order of their turns {#weeks-and-days} {#two-players-day}."""
    order = [(starter + place) % seats for place in range(seats)]
    return [*order, starter] if builds_with_dice(seats) else order


def _last_day_of_four(ply: Ply[State]) -> list[int]:
    """Return the seats by their points, the fewest first.

    Of equal seats, the farthest clockwise from the sixth day's starter comes first. Rules
    {#four-players-last-day} {#four-players-last-day-ties}.
    """
    public = ply.state.public
    before = public.starters[-1]
    seats = len(public.merchants)
    points = [own.points for own in public.merchants]
    order = sorted(range(seats), key=lambda seat: (points[seat], -((seat - before) % seats)))
    named = zip(("first", "second", "third", "fourth"), map(Who, order), strict=True)
    places: dict[str, Any] = dict(named)
    ply.emit("last-day-order", **places)
    return order


def _last_day_of_two(ply: Ply[State]) -> list[int]:
    """Return the order of the last day: the lower score starts. With equal scores, nothing changes.

    {#two-players-last-day}
    """
    public = ply.state.public
    points = [own.points for own in public.merchants]
    tie = points[0] == points[1]
    starter = public.starter if tie else points.index(min(points))
    ply.emit("last-day-tie" if tie else "last-day-starter", starter)
    return day_order(starter, len(points))


LAST_DAY = {4: _last_day_of_four, 2: _last_day_of_two}


def end_week(ply: Ply[State]) -> None:
    """End the week: score souks, empty the shops, score the caravan, reset the supervisor.

    {#end-of-week} {#ruling-week-end-order}
    """
    public = ply.state.public
    ply.emit("week-ended", week=public.week)
    score_souks(ply)
    public.shops = [-1] * len(SHOPS)
    ply.emit("cleared")
    score_caravan(ply, "week")
    public.supervisor = CENTRE
    if public.week == WEEKS:
        public.over = True
        ply.emit("game-over")
    else:
        public.week, public.day = public.week + 1, 1


def score_souks(ply: Ply[State]) -> None:
    """Score every complete souk, with two more points for the market {#week-souks} {#market}."""
    public = ply.state.public
    for seat in range(len(public.merchants)):
        own = complete_souks(public, seat)
        for souk in own:
            points = SOUKS[souk].points
            score(ply, seat, f"souks-{public.week}", points, "scored-souk", souk=souk_text(souk))
        if merchant(ply.state, seat).has("market"):
            score(ply, seat, "market", BONUS["market"] * len(own))


def complete_souks(public: Public, seat: int) -> list[int]:
    """Return the souks in which the seat has a cube in each shop."""
    shops = public.shops
    return [
        place for place, souk in enumerate(SOUKS) if all(shops[shop] == seat for shop in souk.shops)
    ]
