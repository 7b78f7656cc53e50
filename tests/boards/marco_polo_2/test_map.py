"""The map: everything is drawn, inside the frame, and nothing covers anything else."""

from __future__ import annotations

import copy
import re
from hashlib import sha256
from typing import Any

import pytest

from games.boards.marco_polo_2.map import map_of, track
from games.boards.marco_polo_2.projection import HEIGHT, PROJECTION, WIDTH
from games.boards.marco_polo_2.sheet import SHEET
from games.boards.marco_polo_common import looks
from games.boards.marco_polo_common.city_cards import card_face
from games.boards.marco_polo_common.layout import layout
from games.boards.marco_polo_common.map import Map
from games.boards.marco_polo_common.projection import Curve
from games.boards.marco_polo_common.sheet import Box, overlap
from games.rules import titles
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import DEFAULT, Edition
from tests.support.boards import covering

EDGE = 0.7
"""Half of the gap between two signs."""
WANTED = 60
"""The area of a place, in square pixels, that a figure or a short route's cost may cover."""


def facts() -> Edition:
    return edition(DEFAULT)


def begun(seats: int = 4) -> dict[str, Any]:
    title = titles.get("marco-polo-2")
    view: dict[str, Any] = title.view(title.new(seats=seats, seed=sha256(b"chart").digest()), None)
    return view


def drawn(view: dict[str, Any]) -> Map:
    return map_of(view)


def belong(one: str, other: str) -> bool:
    """Return whether elements belong together: a route and its ends, a city's sign and pieces."""
    first, second = (name.partition(":")[2] for name in (one, other))
    return first == second or first in second.split("--") or second in first.split("--")


# -- the projection -----------------------------------------------------------------------------


def test_the_projection_goes_through_its_knots():
    assert PROJECTION.project(44, 62) == pytest.approx((240, 74))
    assert PROJECTION.project(-12, 33) == pytest.approx((0, 700))


def test_east_is_right_and_south_is_down():
    xs = [PROJECTION.project(20, lon)[0] for lon in range(20, 150)]
    ys = [PROJECTION.project(lat, 80)[1] for lat in range(-20, 60)]
    assert xs == sorted(xs)
    assert ys == sorted(ys, reverse=True)


def test_a_curve_goes_straight_on_beyond_its_ends():
    curve = Curve([(0, 0), (1, 2), (2, 3)])
    assert curve(-1) == pytest.approx(-2)
    assert curve(4) == pytest.approx(5)


# -- the layout ---------------------------------------------------------------------------------


def test_nothing_covers_anything_else():
    boxes = layout(facts(), SHEET).boxes
    found = [
        (one, other, boxes[one], boxes[other])
        for one, other in covering(boxes)
        if not (belong(one, other) and shared(boxes[one], boxes[other]) <= WANTED)
        and not ({one.partition(":")[0], other.partition(":")[0]} <= {"place", "figure", "posts"})
        and {one, other} != {"figure:yangzhou", "slips:yangzhou"}
    ]
    assert found == []


def shared(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    return across * (min(one.bottom, other.bottom) - max(one.top, other.top))


def test_costs_keep_apart_from_each_other_and_from_what_cities_offer():
    """Not even the edges of their signs touch."""
    boxes = layout(facts(), SHEET).boxes
    costs = [name for name in boxes if name.startswith("route:")]
    offers = [name for name in boxes if name.startswith(("bonus:", "outpost:", "slips:", "card-"))]
    edges = {
        name: Box(left - EDGE, top - EDGE, right + EDGE, bottom + EDGE)
        for name, (left, top, right, bottom) in boxes.items()
    }
    assert not [
        (one, other)
        for one in costs
        for other in (*costs, *offers)
        if one != other and overlap(edges[one], edges[other])
    ]


def test_everything_lies_within_the_frame():
    for name, box in layout(facts(), SHEET).boxes.items():
        assert box.left >= 0, name
        assert box.top >= 0, name
        assert box.right <= WIDTH, name
        assert box.bottom <= HEIGHT, name


def test_every_place_and_route_is_drawn():
    picture = drawn(begun())
    assert [place.id for place in picture.places] == [f"place:{id}" for id in facts().places]
    assert len(picture.routes) == len(facts().data["route"])
    assert sum(route.sea for route in picture.routes) == 8


def test_all_that_cities_offer_is_drawn():
    view = begun()
    picture, public = drawn(view), view["public"]
    assert {pill.id for pill in picture.bonuses} == {f"bonus:{p}" for p in public["bonuses"]}
    assert {tag.id for tag in picture.outposts} == {f"outpost:{p}" for p in public["outposts"]}
    assert {open.slip.id for open in picture.slips} == set().union(*public["contracts"].values())
    spaces = {f"space:{space}" for space in facts().city_card_spaces}
    assert {card.id for card in picture.cards} == spaces


def test_an_empty_place_for_a_contract_stays_empty():
    view = begun()
    place = next(iter(view["public"]["contracts"]))
    view["public"]["contracts"][place][0] = ""
    assert len(drawn(view).slips) == 9


@pytest.mark.parametrize("card", edition(DEFAULT).cards)
def test_every_city_card_has_a_face_and_words(card):
    face = card_face(facts(), card)
    assert face.rows
    for row in [*face.rows, face.often]:
        for token in row.tokens:
            assert token.left
    assert face.tip.id.startswith("marco-polo-2-card-")


@pytest.mark.parametrize("contract", edition(DEFAULT).contracts)
def test_every_contract_shows_all_its_amounts(contract):
    own = facts().contracts[contract]
    slip = looks.slip(facts(), contract)
    shown = sum(len(row.tokens) for row in slip.rows)
    assert shown == len(looks.amounts(own.cost)) + len(looks.amounts(own.gain))
    right = max(float(t.left) + float(t.size) for r in slip.rows for t in r.tokens)
    assert right <= float(slip.width)


def test_amounts_stand_in_their_order():
    own = {"vp": 3, "gold": 1, "goods": 2, "cap": 1, "coins": 4, "camels": 2}
    icons = [amount.icon for amount in looks.amounts(own)]
    assert icons == ["camel", "coin", "gold", "goods-different", "points"]


# -- pieces and a journey -----------------------------------------------------------------------


def travelling() -> dict[str, Any]:
    view = begun()
    view["seat"] = 1
    view["public"]["traders"][1]["figures"] = ["jaipur"]
    view["public"]["traders"][1]["seals"] = {"spicer": False}
    view["public"]["journey"] = {
        "seat": 1, "source": "travel-middle", "left": 2, "paths": [["jaipur", "kabul"]],
        "owed": {}, "per_step": {}, "extra": 0, "optional": False,
    }  # fmt: skip
    return view


def test_a_traveller_stands_where_it_has_come_to_and_leaves_a_ghost():
    figures = [f for f in drawn(travelling()).figures if f.id == "figure:1-0"]
    assert [figure.ghost for figure in figures] == [True, False]
    assert figures[0].label.params["place"].params["en"] == "Jaipur"
    assert figures[1].label.id == "marco-polo-2-label-figure"
    assert figures[1].label.params["place"].params["en"] == "Kabul"


def test_walked_steps_are_drawn_and_next_ones_are_targets():
    picture = drawn(travelling())
    assert len(picture.walked) == 1
    targets = {route.target for route in picture.routes} - {""}
    ends = {f"place:{road.to}" for road in facts().roads["kabul"]}
    assert targets == ends


def test_where_a_journey_stands_is_marked():
    assert drawn(travelling()).here == ("place:kabul",)
    assert drawn(begun()).here == ()


def test_others_have_no_targets_on_routes():
    view = travelling()
    view["seat"] = 0
    assert {route.target for route in drawn(view).routes} == {""}


def test_a_seal_that_one_owns_is_filled():
    owned = {route.seal for route in drawn(travelling()).routes if route.owned}
    assert owned == {"spicer"}


def test_posts_of_a_city_stand_side_by_side():
    view = begun()
    for trader in view["public"]["traders"]:
        trader["posts"] = ["xian"]
    posts = drawn(view).posts
    assert len({post.at for post in posts}) == 4
    assert [post.id for post in posts] == [f"post:{seat}-xian" for seat in range(4)]


def test_shields_are_counted_once_each():
    view = begun()
    view["public"]["traders"][2]["posts"] = ["xian", "quilon", "kabul"]  # crane, crane, tiger
    cell = next(c for c in track(view).cells if c.number == 2)
    assert [mark.seat for mark in cell.marks] == ["green"]


def test_black_dice_of_the_same_pips_lie_together():
    view = begun()
    view["public"]["black"] = [3, 5, 3]
    dice = drawn(view).supply.dice
    assert [(die.pips, die.count) for die in dice] == [(3, 2), (5, 1)]


# -- other editions -----------------------------------------------------------------------------


def changed() -> Edition:
    """Return an edition with a city instead of Xian; the layout has no own position for it."""
    data = copy.deepcopy(facts().data)
    for place in data["place"]:
        if place["id"] == "xian":
            place["id"], place["name"] = "chengdu", {"en": "Chengdu", "de": "Chengdu"}
            place["lat"], place["lon"] = 30.7, 104.1
    for route in data["route"]:
        route["ends"] = ["chengdu" if end == "xian" else end for end in route["ends"]]
    return Edition("changed", data)


def test_a_place_of_another_edition_finds_room():
    own = layout(changed(), SHEET)
    assert set(own.spots) >= {"slips:chengdu", "outpost:chengdu"}
    for name in ("slips:chengdu", "outpost:chengdu", "name:chengdu"):
        others = {key: box for key, box in own.boxes.items() if not belong(key, name)}
        hit = [key for key, box in others.items() if touching(own.boxes[name], box)]
        assert [key for key in hit if not key.startswith("route:")] == [], name


def touching(one: Box, other: Box) -> bool:
    return any(True for _ in covering({"one": one, "other": other}))


def test_positions_are_short_numbers():
    numbers = [place.at for place in drawn(begun()).places]
    assert all(re.fullmatch(r"-?\d+(\.\d)?,-?\d+(\.\d)?", at) for at in numbers)
