"""What lies before the players: at a glance, row by row, and the viewer's own board."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.rules.kernel.text import Who
from games.rules.marco_polo_1.facts import POST_POINTS, Edition, bundle_text, edition, place_text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.looks import Data, seat_colour
from games.rules.marco_polo_common.pieces import (
    board_text,
    character,
    shelf,
    ticket,
    waiting_dice,
    wares,
)

WARES: Final = ("camels", "coins", "pepper", "silk", "gold")


def strips(public: Data) -> list[Data]:
    """Return what the strip of players shows of each seat."""
    facts = edition(public["edition"])
    return [
        {
            "seat": seat_colour(seat),
            "points": trader["points"],
            "dice": len(trader["dice"]) + len(trader["white"]) + len(trader["black"]),
            "wares": wares(facts, trader, WARES),
        }
        for seat, trader in enumerate(public["traders"])
    ]


# -- what both the players' table and the own board show ----------------------------------------


def _before(facts: Edition, public: Data, seat: int) -> Data:
    trader = public["traders"][seat]
    left = _posts(facts, trader) - len(trader["posts"])
    return {
        "seat": seat_colour(seat),
        "character": character(facts, trader["character"], len(public["traders"])),
        "wares": wares(facts, trader, WARES),
        "dice": waiting_dice(facts, trader, seat_colour(seat)),
        "slips": [ticket(facts, contract) for contract in trader["contracts"]],
        "done": len(trader["done"]),
        "done_label": board_text(facts, "done", count=len(trader["done"])),
        "done_tip": board_text(facts, "done-tip", count=len(trader["done"])),
        "left": left,
        "left_label": board_text(facts, "posts-left", count=left),
    }


def _posts(facts: Edition, trader: Data) -> int:
    """Return how many posts a seat has, on the map and before it {#wilhelm}."""
    own = facts.characters.get(trader["character"])
    return facts.setup.posts + (own.extra_posts if own else 0)


def _post_points(facts: Edition, trader: Data) -> dict[int, int]:
    """Return the points by the number of the post; Wilhelm's last has some of its own {#wilhelm}."""
    own = facts.characters.get(trader["character"])
    if not own or not own.all_posts:
        return POST_POINTS
    last = _posts(facts, trader)
    return {**POST_POINTS, last: POST_POINTS.get(last, 0) + own.all_posts.vp}


@cache
def goal(facts: Edition, id: str) -> Data:
    """Return a goal card: two cities, and points for posts in both."""
    own = facts.goals[id]
    one, other = (place_text(facts, city) for city in own.cities)
    return {
        "id": f"goal:{id}",
        "cities": [one, other],
        "points": own.points,
        "label": board_text(facts, "goal"),
        "tip": board_text(facts, "goal-tip", a=one, b=other, points=own.points),
    }


# -- the players --------------------------------------------------------------------------------


def ledger(view: Data) -> Data:
    """Return a row per player: what lies open before them."""
    public = view["public"]
    facts = edition(public["edition"])
    seats = range(len(public["traders"]))
    return {
        "rows": [_row(facts, view, seat) for seat in seats],
        "wares": wares(facts, public["traders"][0], WARES),
    }


def _row(facts: Edition, view: Data, seat: int) -> Data:
    public = view["public"]
    trader = public["traders"][seat]
    return {
        **_before(facts, public, seat),
        "id": f"trader:{seat}",
        "name": Who(seat),
        "you": seat == view["seat"],
        "theirs": seat != view["seat"],
        "turn": seat == public["turn"] and not view["over"],
        "hourglass": seat == public["hourglass"],
        "points": trader["points"],
        "goals": [goal(facts, id) for id in trader["goals"]],
    }


# -- the viewer's own board ---------------------------------------------------------------------


def mine(view: Data) -> Data | None:
    """Return all that lies before the viewer; ``None`` for those who only watch."""
    public, seat = view["public"], view["seat"]
    if seat is None:
        return None
    facts, trader = edition(public["edition"]), public["traders"][seat]
    return {
        **_before(facts, public, seat),
        "posts": shelf(_posts(facts, trader), len(trader["posts"]), _post_points(facts, trader)),
        **_own_goals(facts, view),
    }


def _own_goals(facts: Edition, view: Data) -> Data:
    """Return the goal cards, how many cities of theirs are reached, and what cities bring {#score-cities}."""
    own, trader = view["private"], view["public"]["traders"][view["seat"]]
    ids = (own["goals"] if own else []) or trader["goals"]
    wanted = {city for id in ids for city in facts.goals[id].cities}
    reached = len(wanted & set(trader["posts"]))
    choosing = len(ids) > facts.setup.goals
    return {
        "goals": [goal(facts, id) for id in ids],
        "choosing": choosing,
        "reached": None if choosing else reached,
        "table": [
            {
                "cities": cities,
                "points": points,
                "reached": not choosing and cities == reached,
                "label": board_text(
                    facts, "goal-cities", cities=cities, points=bundle_text(Bundle(vp=points))
                ),
            }
            for cities, points in enumerate(facts.goal_points)
            if cities
        ],
    }
