"""The board: the place of each piece, and its drawing by the templates.

`tests/boards/test_targets.py` tests for all titles that every target is on the board.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from django.utils import translation

from games.boards.common.trails import Numeral
from games.boards.yspahan import draw
from games.boards.yspahan.plan import (
    DOORS,
    FIELDS,
    SHOPS,
    SOUKS,
    Box,
    door_box,
    frontage,
    plinth_boxes,
    shop_box,
)
from games.rules.kernel.drawing import COLOURS
from games.rules.yspahan import facts, title
from tests.support import boards

from .views import crowded, mid_game, morning

PEOPLE = boards.players(["Mara", "Jonas", "Aylin", "Piotr & Söhne <3"])
VIEWS = {
    "mid-game": mid_game(),
    "spectator": mid_game(None),
    "morning of two": morning(2),
    "morning of three": morning(3),
    "crowded": crowded(),
}

PLINTH_EDGE = 0.035


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def render(view: dict[str, Any], part: str = "board", **more: Any) -> str:
    """Render a part of the board as the pages do."""
    return boards.render(title, view, PEOPLE, part, **more)


def pieces(view: dict[str, Any]) -> Any:
    """Return the pieces that the board's templates draw."""
    return draw(view, None).pieces


def parse(*parts: str) -> ET.Element:
    """Parse rendered parts as XML; raise `ParseError` unless they are well formed."""
    return ET.fromstring(f"<page>{''.join(parts)}</page>")  # noqa: S314 - our own


def ids(page: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in page.iter() if "id" in element.attrib]


def targets(page: ET.Element) -> set[str]:
    """Return the targets that a page can highlight."""
    return {
        element.attrib["data-target"] for element in page.iter() if "data-target" in element.attrib
    }


# -- the plan -----------------------------------------------------------------------------------


def test_the_plan_has_the_shops_and_fields_of_the_game() -> None:
    assert set(SHOPS) == set(facts.SHOPS)
    assert set(FIELDS) == set(facts.FIELDS)
    assert {souk: entry["quarter"] for souk, entry in SOUKS.items()} == {
        souk.id: facts.LEVELS[souk.quarter] for souk in facts.SOUKS
    }


def test_every_door_leads_where_the_game_says() -> None:
    drawn = {(field, shop) for shop, fields in DOORS.items() for field in fields}
    named = {
        (field, facts.SHOPS[shop])
        for field, shops in zip(facts.FIELDS, facts.DOORS, strict=True)
        for shop in shops
    }
    assert drawn == named


def test_no_two_shops_overlap() -> None:
    clashes = [
        (one, other)
        for one, other in combinations(SHOPS, 2)
        if overlap(shop_box(one), shop_box(other))
    ]
    assert clashes == []


def test_no_two_plinths_touch() -> None:
    clashes = [
        (one, other)
        for one, other in combinations(SOUKS, 2)
        for a in plinth_boxes(one)
        for b in plinth_boxes(other)
        if overlap(a.grown(PLINTH_EDGE / 2), b.grown(PLINTH_EDGE / 2))
    ]
    assert clashes == []


def test_a_souks_shops_and_plaque_lie_on_its_plinth() -> None:
    for souk, entry in SOUKS.items():
        boxes = plinth_boxes(souk)
        for letter in entry["shops"]:
            shop = shop_box(f"{souk}.{letter}")
            assert any(_inside(shop, box) for box in boxes), (souk, letter)


def _inside(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


DOORWAYS = [(shop, field) for shop, fields in DOORS.items() for field in fields]


@pytest.mark.parametrize(("shop", "field"), DOORWAYS)
def test_a_shop_lies_before_the_field_of_its_door(shop: str, field: str) -> None:
    start, end = frontage(shop, field)
    assert end - start >= 0.45


@pytest.mark.parametrize(("shop", "field"), DOORWAYS)
def test_a_doorway_joins_its_shop_and_its_field_only(shop: str, field: str) -> None:
    door = door_box(shop, field)
    x, y = FIELDS[field]
    assert overlap(door, shop_box(shop))
    assert overlap(door, Box(x - 0.5, y - 0.5, x + 0.5, y + 0.5))
    others = [other for other in SHOPS if other != shop and overlap(door, shop_box(other))]
    assert others == []


def test_inner_shops_keep_off_the_street() -> None:
    for shop in set(SHOPS) - set(DOORS):
        x, y = SHOPS[shop]
        assert min(abs(x), abs(y)) >= 2.4, shop


# -- the drawing --------------------------------------------------------------------------------


def test_cubes_lie_where_the_view_says() -> None:
    view = mid_game()
    drawn = {shop.id: shop.seat for shop in pieces(view).shops if shop.seat}
    taken = view["public"]["shops"]
    assert drawn == {f"shop:{shop}": COLOURS[seat] for shop, seat in taken.items()}


def test_a_full_souk_is_ticked() -> None:
    done = [
        plaque.label.params["souk"].id for plaque in pieces(mid_game()).plaques if plaque.complete
    ]
    assert done == [f"yspahan-souk-{souk}" for souk in ("VAS4", "BAG3", "BAR3", "BAR4")]


def test_the_middle_row_of_the_caravan_walks_back() -> None:
    camels = pieces(mid_game()).caravan.camels
    places = [int(camel.at.partition(",")[0]) for camel in camels]
    assert places[:4] == sorted(places[:4])
    assert places[4:8] == places[3::-1]
    assert [camel.next for camel in camels].index(True) == 7


def test_the_caravan_is_worth_cubes_times_the_highest_row() -> None:
    worth = pieces(mid_game()).caravan.worth
    assert [(entry.seat, entry.points) for entry in worth] == [
        ("blue", 4),
        ("yellow", 4),
        ("green", 1),
        ("red", 2),
    ]


@pytest.mark.parametrize(
    ("language", "white", "said"),
    [
        ("en", 2, "Gold: 3 dice showing 6, 1 of them yellow"),
        ("en", 0, "Gold: 1 die showing 6, yellow"),
        ("de", 2, "Gold: 3 Würfel mit einer 6, davon 1 gelb"),
        ("de", 0, "Gold: 1 Würfel mit einer 6, gelb"),
    ],
)
def test_a_level_says_how_many_dice_are_yellow(language: str, white: int, said: str) -> None:
    view = mid_game()
    view["public"]["tower"]["gold"] = {"pips": 6, "white": white, "yellow": 1}
    with translation.override(language):
        assert f'aria-label="{said}"' in render(view)


def test_the_text_of_a_level_names_the_owner_of_its_numeral() -> None:
    drawn = render(mid_game(), marks={"level:camels": Numeral(2, 1)})
    assert '<span class="visually-hidden">(no. 2: Jonas)</span>' in drawn


def test_a_level_counts_buildings_in() -> None:
    levels = {storey.level: storey for storey in pieces(mid_game()).tower.storeys}
    assert levels["gold"].group.gives.params == {"count": 2}
    assert levels["gold"].group.bonus.params["count"] == 2
    assert levels["barrel"].group.bonus is None
    assert levels["vase"].group.dice == ()


def test_yellow_dice_count_for_the_starter_only() -> None:
    view = mid_game(1)
    view["public"] |= {"turn": 1, "chosen": None}
    gold = next(storey for storey in pieces(view).tower.storeys if storey.level == "gold")
    assert gold.group.gives.params == {"count": 1}


def test_the_calendar_shows_the_starter_and_days_where_scores_decide() -> None:
    cells = [cell.seat for cell in pieces(mid_game()).calendar.cells]
    assert cells[:5] == ["blue", "yellow", "green", "red", "blue"]
    assert cells[13:15] == ["yellow", "green"]
    assert cells[20] == ""
    assert pieces(morning(3)).calendar.cells[20].seat == COLOURS[20 % 3]


@pytest.mark.parametrize(("seat", "built"), [(0, []), (0, ["bath"]), (1, [])])
def test_the_street_names_the_gold_that_the_mover_pays(seat: int, built: list[str]) -> None:
    view = mid_game(seat)
    view["public"]["merchants"][0]["buildings"] = built
    gold = {field.name: field.gold for field in pieces(view).fields}
    free = 3 if built else 0
    here = (
        dict.fromkeys(gold, 0)
        if seat
        else {"E7": 5 - free, "E2": 0, "W2": 4 - free, "N1": 3 - free}
    )
    assert {field: gold[field] for field in here} == here


def test_a_spectator_sees_no_hand() -> None:
    assert pieces(mid_game(None)).hand is None
    assert render(mid_game(None), "hand").strip() == ""


# -- the templates ------------------------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_board_and_hand_are_well_formed_with_unique_ids(
    view: dict[str, Any], language: str
) -> None:
    with translation.override(language):
        page = parse(
            render(view, marks={"shop:CHE4.a": "new", "caravan": 12}), render(view, "hand")
        )
    twice = [id for id, count in Counter(ids(page)).items() if count > 1]
    assert twice == []
    assert targets(page) <= set(ids(page))


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_many_thumbnails_fit_on_a_page(view: dict[str, Any]) -> None:
    page = parse(render(view, "thumb"))
    assert ids(page) == []
    assert not targets(page)
    assert not list(page.iter("text"))


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_target_has_a_name(view: dict[str, Any]) -> None:
    page = parse(render(view), render(view, "hand"))
    nameless = [
        element.attrib["id"]
        for element in page.iter()
        if "data-target" in element.attrib and not element.attrib.get("aria-label", "").strip()
    ]
    assert nameless == []


def test_the_board_shows_what_is_new() -> None:
    page = parse(render(mid_game(), marks={"shop:VAS12.c": "new", "building:market": 3}))
    shop = next(element for element in page.iter() if element.get("id") == "shop:VAS12.c")
    assert "new" in shop.attrib["class"].split()
    market = next(element for element in page.iter() if element.get("id") == "building:market")
    assert "3" in [element.text for element in market.iter()]


@pytest.mark.parametrize("seat", range(4))
def test_the_strip_shows_one_seat(seat: int) -> None:
    view = mid_game()
    words = "".join(parse(render(view, "strip", seat=seat)).itertext()).split()
    merchant = view["public"]["merchants"][seat]
    assert words == [str(merchant[fact]) for fact in ("points", "camels", "gold", "cards")]
