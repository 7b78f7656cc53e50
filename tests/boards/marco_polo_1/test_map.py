"""The map: everything is drawn, inside the frame, and nothing covers anything else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.boards.marco_polo_1.map import beijing, map_of
from games.boards.marco_polo_1.projection import HEIGHT, PROJECTION, WIDTH
from games.boards.marco_polo_1.sheet import SHEET
from games.boards.marco_polo_common import looks
from games.boards.marco_polo_common.city_cards import card_face
from games.boards.marco_polo_common.layout import layout, path
from games.boards.marco_polo_common.looks import point
from games.boards.marco_polo_common.map import Map
from games.boards.marco_polo_common.sheet import Box, overlap
from games.rules.marco_polo_1 import title
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import DEFAULT, Edition
from tests.support.boards import covering

EDGE = 0.7
"""Half of the least gap between two signs."""
WANTED = 60
"""The area of a place, in square pixels, that the cost of its route may cover."""
NIGH = {"place", "figure", "posts"}
"""The kinds of drawn elements that may touch: a city's sign and the pieces beside it."""


def facts() -> Edition:
    return edition(DEFAULT)


def begun(seats: int = 4) -> dict[str, Any]:
    view: dict[str, Any] = title.view(title.new(seats=seats, seed=bytes(32)), None)
    return view


def drawn(view: dict[str, Any]) -> Map:
    return map_of(view)


def journey(*path: str, seat: int = 1, moved: int = 0) -> dict[str, Any]:
    """Return a view of a seat that travels with two figures, one of which has walked a path."""
    view = begun()
    view["seat"] = seat
    ways = [["venezia"], ["venezia"]]
    ways[moved] = list(path)
    view["public"]["traders"][seat]["figures"] = [way[0] for way in ways]
    view["public"]["journey"] = {"seat": seat, "paths": ways}
    return view


# -- the layout ---------------------------------------------------------------------------------


def belong(one: str, other: str) -> bool:
    """Return whether elements belong together: a route and its ends, a city's sign and pieces."""
    first, second = (name.partition(":")[2] for name in (one, other))
    return first == second or first in second.split("--") or second in first.split("--")


def test_nothing_covers_anything_else():
    boxes = layout(facts(), SHEET).boxes
    found = [
        (one, other, boxes[one], boxes[other])
        for one, other in covering(boxes)
        if not (belong(one, other) and {one.partition(":")[0], other.partition(":")[0]} <= NIGH)
        and not (belong(one, other) and overlap(boxes[one], boxes[other]) <= WANTED)
    ]
    assert found == []


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


def test_everything_was_laid_by_hand():
    assert set(layout(facts(), SHEET).spots) == set(SHEET.spots)


def test_places_lie_where_they_are():
    for id, place in facts().places.items():
        x, y = PROJECTION.project(*(place.draw or (place.lat, place.lon)))
        site = layout(facts(), SHEET).sites[id]
        assert abs(site.x - x) <= 20, id
        assert abs(site.y - y) <= 20, id


# -- the drawing --------------------------------------------------------------------------------


def test_every_place_and_route_is_drawn():
    picture = drawn(begun())
    assert [place.id for place in picture.places] == [f"place:{id}" for id in facts().places]
    assert len(picture.routes) == 30
    assert sum(route.free for route in picture.routes) == sum(
        not route["cost"] for route in facts().data["route"]
    )


@pytest.mark.parametrize(
    ("place", "icon"),
    [("moscow", "mp1-walls"), ("kochi", "mp1-tower"), ("beijing", "mp1-pagoda"), ("venezia", None)],
)
def test_a_crest_shows_the_kind_of_city(place, icon):
    found = next(own for own in drawn(begun()).places if own.id == f"place:{place}")
    assert (found.crest and found.crest.icon) == icon


def test_all_that_cities_offer_is_drawn():
    view = begun()
    picture, public = drawn(view), view["public"]
    assert {pill.id for pill in picture.bonuses} == {f"bonus:{p}" for p in public["bonuses"]}
    assert {tag.id for tag in picture.outposts} == {f"outpost:{p}" for p in public["outposts"]}
    spaces = {f"space:{space}" for space in facts().city_card_spaces}
    assert {card.id for card in picture.cards} == spaces
    assert len(spaces) == 9


@pytest.mark.parametrize("card", edition(DEFAULT).cards)
def test_every_city_card_is_low_and_has_words(card):
    face = card_face(facts(), card)
    assert face.height == "48"
    assert float(face.width) <= 129
    assert face.tip.id.startswith("marco-polo-1-card-")


def test_dice_that_bring_the_same_share_a_row():
    rows = card_face(facts(), "gold-by-die").rows
    pips = [
        [own.token.pips for own in row.tokens if isinstance(own.token, looks.SmallDie)]
        for row in rows
    ]
    assert pips == [[1, 5], [6]]


@pytest.mark.parametrize("contract", edition(DEFAULT).contracts)
def test_every_contract_shows_all_its_amounts(contract):
    own = facts().contracts[contract]
    slip = looks.slip(facts(), contract)
    shown = sum(len(row.tokens) for row in slip.rows)
    assert shown == len(looks.amounts(own.cost)) + len(looks.amounts(own.gain))


def test_the_stock_is_drawn():
    view = begun()
    view["public"]["black"] = [3, 5, 3]
    supply = drawn(view).supply
    assert [(die.pips, die.count) for die in supply.dice] == [(3, 2), (5, 1)]
    assert supply.pile == view["public"]["pile"]
    assert supply.deck_label is None


# -- Beijing ------------------------------------------------------------------------------------


def test_beijing_has_a_place_for_each_post():
    view = begun()
    view["public"]["beijing"] = [2, 0, -1, -1]
    view["public"]["traders"][2]["posts"] = ["xian", "beijing"]
    view["public"]["traders"][0]["posts"] = ["beijing"]
    picture, slots = drawn(view), beijing(view).slots
    assert [slot.points for slot in slots] == [10, 7, 4, 1]
    assert [slot.seat for slot in slots] == ["green", "blue", "", ""]
    corner = SHEET.corners["beijing"]
    for id in ("post:2-beijing", "post:0-beijing"):
        assert within(next(post.at for post in picture.posts if post.id == id), corner)


def within(at: str, box: Box) -> bool:
    x, y = map(float, at.split(","))
    return box.left < x < box.right and box.top < y < box.bottom


def test_a_taken_place_in_beijing_says_whose_it_is():
    view = begun()
    view["public"]["beijing"] = [2, -1, -1, -1]
    words = [slot.label.id for slot in beijing(view).slots]
    assert words == ["marco-polo-1-label-beijing-taken"] + ["marco-polo-1-label-beijing-slot"] * 3


# -- pieces and a journey -----------------------------------------------------------------------


def test_two_figures_of_a_seat_stand_side_by_side():
    figures = [f for f in drawn(journey("venezia")).figures if f.id.startswith("figure:1")]
    assert [figure.id for figure in figures] == ["figure:1-0", "figure:1-1"]
    assert len({figure.at for figure in figures}) == 2


def test_the_figure_that_walked_leaves_a_ghost():
    view = journey("venezia", "oasis-a", "moscow", moved=1)
    figures = [f for f in drawn(view).figures if f.id.startswith("figure:1")]
    assert [(f.id, f.ghost) for f in figures] == [
        ("figure:1-0", False), ("figure:1-1", True), ("figure:1-1", False),
    ]  # fmt: skip
    assert figures[-1].label.params["place"].params["en"] == "Moscow"


def test_walked_steps_are_drawn_and_next_ones_are_targets():
    picture = drawn(journey("venezia", "oasis-a"))
    lines = {route.path for route in picture.routes}
    assert [step.path in lines for step in picture.walked] == [True]
    targets = {route.target for route in picture.routes} - {""}
    assert {"place:moscow", "place:alexandria"} <= targets
    assert picture.here == ("place:oasis-a", "place:venezia")


def test_a_jump_is_a_bow_from_oasis_to_oasis():
    jump = drawn(journey("oasis-g", "oasis-h")).walked[0].path
    one, other = (layout(facts(), SHEET).at[id] for id in ("oasis-g", "oasis-h"))
    assert jump.startswith(f"M{point(*one)}Q")
    assert jump.endswith(point(*other))


def test_others_have_no_targets_on_routes():
    view = journey("venezia", "oasis-a")
    view["seat"] = 0
    assert {route.target for route in drawn(view).routes} == {""}


def test_lines_are_drawn_through_their_knots():
    track = layout(facts(), SHEET).tracks[0]
    assert path(track.line).startswith("M")
    assert track.ends == ("venezia", "oasis-a")


def test_positions_are_short_numbers():
    numbers = [place.at for place in drawn(begun()).places]
    assert all(re.fullmatch(r"-?\d+(\.\d)?,-?\d+(\.\d)?", at) for at in numbers)
