"""The board apart from the map: the place of each piece, and its drawing by the templates.

`tests/boards/test_targets.py` tests for all titles that every target is on the board.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from django.utils import translation

from games.boards.marco_polo_2 import draw
from games.boards.marco_polo_common.looks import Amount, Token
from games.rules.kernel.drawing import COLOURS
from games.rules.marco_polo_2 import title
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import AREA_CARDS, DEFAULT, SCORES
from games.rules.marco_polo_common.contracts import KeepContract
from games.views.present import symbols
from tests.support import boards

FACTS = edition(DEFAULT)
NAMES = ("Mara", "Jonas", "Aylin", "Piotr & Söhne <3")
BLACK, NEUTRAL = -1, -2
Data = dict[str, Any]


def dice(*pips: int, colour: int = 0) -> list[Data]:
    """Return dice on a space, all of one colour."""
    return [{"colour": colour, "pips": one, "by": max(colour, 0)} for one in pips]


def fresh(seat: int | None = 0, seats: int = 4, **changes: Any) -> Data:
    """Return the view of a table that has just begun, with changes to its public part."""
    view = title.view(title.new(seats=seats, seed=bytes(32)), seat)
    view["public"] |= changes
    return view


def playing(seat: int | None = 0, **changes: Any) -> Data:
    """Return a view of the third round in which every seat owns some of everything."""
    base = {
        "stage": "turns",
        "round": 3,
        "turn": 0,
        "draft": [],
        "hourglass": 1,
        "offers": ["tile-1-2", "tile-2-1", "tile-3-3"],
        "upcoming": ["tile-1-5", "tile-2-4", "tile-3-5"],
        "black": [0, 0, 0],
        "spaces": {
            "book-1": dice(2),
            "book-3-2": dice(5, colour=NEUTRAL),
            "khan": dice(1, colour=NEUTRAL) + dice(3, colour=2),
            "seals": dice(4, 6, colour=1) + dice(2, 5, colour=BLACK),
            "special-hormuz": dice(4, colour=3),
            "card-area-1": dice(6, colour=1),
        },
        "cards": {
            **fresh()["public"]["cards"],
            **dict(zip(AREA_CARDS, ("six-goods-for-points", "goods-by-die"), strict=True)),
        },
    }
    view = fresh(seat, **{**base, **changes})
    for number, trader in enumerate(view["public"]["traders"]):
        trader |= {
            "character": list(FACTS.characters)[number],
            "dice": [1, 3, 3],
            "black": [6],
            "posts": FACTS.cities[:9],
            "seals": {"farmer": True, "jeweler": False},
            "done": ["red-01"],
            "kept": ["gold"] if number == 0 else [],
        }
    if view["private"]:
        view["private"]["goals"] = ["goal-06"]
    return view


def finished() -> Data:
    """Return a view of the end: goal cards are revealed and every rule has scored."""
    view = playing(None, over=True, turn=-1, round=5, upcoming=[], spaces={})
    view["over"] = True
    view["public"]["scores"] = {rule: [1, 0, 2, 3] for rule in SCORES}
    for goal, trader in zip(FACTS.goals, view["public"]["traders"], strict=False):
        trader |= {"goal": goal, "dice": [], "black": []}
    return view


VIEWS = {
    "draft": fresh(),
    "draft, watched": fresh(None),
    "third round": playing(),
    "third round, watched": playing(None),
    "all faces of the supply": playing(black=[1, 1, 4], hourglass=0),
    "no black dice": playing(black=[]),
    "end": finished(),
}
CARDS = [pytest.param(card, id=card) for card in FACTS.cards]


def render(view: Data, part: str = "board", **more: Any) -> str:
    """Render a part of the board as the pages do."""
    people = boards.players(NAMES[: len(view["public"]["traders"])])
    return boards.render(title, view, people, part, **more)


def pieces(view: Data) -> Any:
    """Return the pieces that the board's templates draw."""
    return draw(view, None).pieces


def parse(*parts: str) -> ET.Element:
    """Parse rendered parts as XML; raise `ParseError` unless they are well formed.

    HTML allows attributes without a value; they get an empty value first.
    """
    html = re.sub(r" (data-[a-z-]+)(?=[ >])", r' \1=""', "".join(parts))
    return ET.fromstring(f"<page>{html}</page>")  # noqa: S314 - our own


def ids(page: ET.Element) -> Counter[str]:
    return Counter(one.attrib["id"] for one in page.iter() if "id" in one.attrib)


def targets(page: ET.Element) -> set[str]:
    """Return the targets that a page can highlight."""
    return {one.attrib["data-target"] for one in page.iter() if "data-target" in one.attrib}


def whole(view: Data) -> ET.Element:
    """Return the board, the own board and the players' areas of a view."""
    return parse(render(view), render(view, "hand"), render(view, "players"))


def said(items: Sequence[Token]) -> list[tuple[str, int]]:
    """Return amounts as pairs of a sign and a number."""
    return [(item.icon, item.count) for item in items if isinstance(item, Amount)]


# -- the action area ----------------------------------------------------------------------------


def test_every_space_of_the_action_area_is_there() -> None:
    area = {f"space:{space}" for space in (*FACTS.book_spaces, *FACTS.specials, *AREA_CARDS)}
    area |= {f"space:travel-{space}" for space in FACTS.travel}
    area |= {f"space:{space}" for space in ("khan", "seals", "contracts", "bag")}
    for view in VIEWS.values():
        assert area <= targets(parse(render(view)))


def test_a_book_shows_its_free_offers_and_those_of_its_tile() -> None:
    first = pieces(playing()).action_area.books[0]
    ids = [offer.id for offer in [*first.free, *first.jade]]
    assert ids == [f"offer:book-1-{number}" for number in range(1, 5)]
    assert [offer.jade for offer in first.jade] == [1, 2]
    coins = dict(said(first.jade[0].items))
    assert coins == {"camel": 3, "coin": 6}


def test_the_next_tile_is_shown_until_the_last_round() -> None:
    assert all(len(book.next) == 2 for book in pieces(playing()).action_area.books)
    assert not any(book.next for book in pieces(finished()).action_area.books)


def test_the_khan_asks_for_no_less_than_the_last_die() -> None:
    khan = pieces(playing()).action_area.khan
    assert [die.colour for die in khan.space.dice] == ["neutral", "green"]
    assert [slot.least for slot in khan.slots] == [3, 0]
    assert len(pieces(playing(spaces={})).action_area.khan.slots) == 4


def test_dice_lie_in_their_colours_in_the_order_of_placing() -> None:
    lying = pieces(playing()).action_area.seals.space.dice
    assert [(die.colour, die.pips) for die in lying] == [
        ("yellow", 4),
        ("yellow", 6),
        ("black", 2),
        ("black", 5),
    ]


def test_a_special_city_has_two_slots() -> None:
    free = {city.space.id: len(city.slots) for city in pieces(playing()).action_area.specials}
    assert free == {"space:special-baghdad": 2, "space:special-balkh": 2, "space:special-hormuz": 1}


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_city_card_can_lie_in_the_action_area(card: str, language: str) -> None:
    view = playing(cards=dict.fromkeys([*FACTS.city_card_spaces, *AREA_CARDS], card))
    with translation.override(language):
        page = parse(render(view))
    face = next(one for one in page.iter() if one.get("id") == f"space:{AREA_CARDS[0]}")
    assert len(face.attrib["data-tip"]) > 20


def test_black_dice_of_the_supply_lie_by_what_they_show() -> None:
    supply = pieces(playing(black=[1, 1, 4])).action_area.tray.supply
    assert [(die.id, die.count) for die in supply] == [("black:1", 2), ("black:4", 1)]


# -- the players --------------------------------------------------------------------------------


def test_own_dice_are_targets_and_no_one_elses() -> None:
    own = targets(whole(playing()))
    assert {target for target in own if target.startswith("die:")} == {"die:d1", "die:d3", "die:b6"}
    watched = targets(whole(playing(None)))
    assert not {target for target in watched if target.startswith("die:")}


def test_the_own_board_shows_what_only_its_seat_may_see() -> None:
    assert "goal:goal-06" in targets(whole(playing()))
    assert not {one for one in targets(whole(playing(None))) if one.startswith("goal:")}
    assert len(pieces(fresh()).hand.goals) == 3
    assert pieces(playing(None)).hand is None
    assert render(playing(None), "hand").strip() == ""


def test_watchers_have_no_pane_of_their_own() -> None:
    assert [pane.id for pane in draw(playing(), None).panes] == [
        "map",
        "actions",
        "hand",
        "players",
    ]
    assert "hand" not in [pane.id for pane in draw(playing(None), None).panes]


def test_the_last_posts_bring_points() -> None:
    posts = pieces(playing()).hand.posts
    assert [post.there for post in posts] == [False] * 9 + [True] * 2
    assert [post.points for post in posts[8:]] == [5, 5, 10]


def test_a_seal_shows_the_cost_of_improving_until_it_is_improved() -> None:
    farmer, jeweler = pieces(playing()).hand.own.seals
    assert (farmer.improved, farmer.upgrade) == (True, ())
    assert said(jeweler.upgrade) == [
        ("coin", 9),
        ("gold", 2),
    ]


def test_the_hourglass_lies_before_one_seat() -> None:
    assert [row.hourglass for row in pieces(playing()).players.rows] == [
        False,
        True,
        False,
        False,
    ]


def test_goal_cards_are_shown_when_open_and_at_the_end() -> None:
    shown = pieces(playing(open_goals=[["goal-01"], ["goal-02"], [], []])).players.rows
    assert [len(row.goals) for row in shown] == [1, 1, 0, 0]
    assert all(len(row.goals) == 1 for row in pieces(finished()).players.rows)


def test_all_contracts_of_all_seats_lie_open() -> None:
    view = playing()
    own = {
        f"contract:{contract}"
        for trader in view["public"]["traders"]
        for contract in trader["contracts"]
    }
    assert len(own) == 4
    assert own <= targets(whole(view))


@pytest.mark.parametrize("contract", FACTS.contracts)
def test_a_contract_that_may_be_kept_lies_open(contract: str) -> None:
    state = title.new(seats=2, seed=bytes(32))
    view = fresh(seats=2)
    view["open"] = {"1": msgspec.to_builtins(KeepContract(contract).prompt(state, 1))}
    assert pieces(view).drawn.id == f"contract:{contract}"
    assert f"contract:{contract}" in targets(parse(render(view)))
    assert pieces(fresh()).drawn is None


def test_characters_to_choose_from_lie_out_until_all_are_chosen() -> None:
    view = fresh()
    left = view["public"]["draft"]
    view["public"]["traders"][3]["character"] = left.pop()
    shown = pieces(view).draft
    assert [one.seat for one in shown] == [""] * len(left) + [COLOURS[3]]
    assert pieces(playing()).draft == ()


@pytest.mark.parametrize("character", FACTS.characters)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_character_says_what_it_does(character: str, language: str) -> None:
    with translation.override(language):
        page = parse(render(fresh(draft=[character])))
    card = next(one for one in page.iter() if one.get("id") == f"character:{character}")
    assert len("".join(card.itertext())) > 60


@pytest.mark.parametrize("goal", FACTS.goals)
def test_every_goal_card_says_what_it_brings(goal: str) -> None:
    view = playing()
    view["private"]["goals"] = [goal]
    card = next(one for one in whole(view).iter() if one.get("id") == f"goal:{goal}")
    assert card.attrib["data-tip"].count(";") == 3


def test_the_score_sheet_has_every_rule_that_gave_points() -> None:
    assert len(pieces(finished()).scores) == len(SCORES)


# -- the templates ------------------------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_board_and_own_board_are_well_formed_with_unique_ids(view: Data, language: str) -> None:
    marks = {"space:khan": "new", "trader:1": 12, "space:book-1": 3}
    with translation.override(language):
        page = parse(render(view, marks=marks), render(view, "hand"))
    found = ids(page)
    assert [name for name, count in found.items() if count > 1] == []
    assert targets(page) <= set(found)


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_target_has_a_name(view: Data) -> None:
    nameless = [
        one.attrib["data-target"]
        for one in whole(view).iter()
        if "data-target" in one.attrib and not one.attrib.get("aria-label", "").strip()
    ]
    assert nameless == []


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_drawing_that_is_used_is_defined(view: Data) -> None:
    page, apart = whole(view), parse(symbols(title))
    used = {one.attrib["href"] for one in page.iter("use") if one.attrib["href"][0] == "#"}
    assert {name[1:] for name in used} <= {*ids(page), *ids(apart)}


def test_the_board_shows_what_is_new() -> None:
    page = parse(render(playing(), marks={"space:khan": 3}))
    khan = next(one for one in page.iter() if one.get("id") == "space:khan")
    assert "3" in [one.text for one in khan.iter()]


@pytest.mark.parametrize("seat", range(4))
def test_the_strip_shows_one_seat(seat: int) -> None:
    view = playing()
    trader = view["public"]["traders"][seat]
    page = parse(render(view, "strip", seat=seat))
    words = "".join("".join(page.itertext()).split())
    wares = [trader[ware] for ware in ("camels", "coins", "jade", "pepper", "silk", "gold")]
    name = "".join(page.findtext(".//*[@class='strip__as']", "").split())
    assert name
    assert words == "".join(map(str, [name, trader["points"], 4, *wares]))
    assert pips_in(page) == [*trader["dice"], *trader["black"]]


def pips_in(strip: ET.Element) -> list[int]:
    """Return the pips of the dice that a strip shows one by one."""
    shown = strip.find(".//*[@class='mp2-stripdice off-phone']")
    assert shown is not None
    return [int(one.get("href", "")[-1]) for one in shown.iter() if "#die-" in one.get("href", "")]
