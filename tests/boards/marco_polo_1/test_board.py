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

from games.boards.marco_polo_1 import draw
from games.boards.marco_polo_common.looks import Amount
from games.rules.kernel.drawing import COLOURS
from games.rules.marco_polo_1 import title
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import DEFAULT, SCORES
from games.rules.marco_polo_common.contracts import KeepContract
from games.rules.marco_polo_common.journey import Journey, shown_journey
from games.views.present import symbols
from tests.support import boards

FACTS = edition(DEFAULT)
NAMES = ("Mara", "Jonas", "Aylin", "Piotr & Söhne <3")
MARKETS = ("camels", "pepper", "silk", "gold")
WILHELM = "wilhelm-von-rubruk"
BLACK, NEUTRAL, WHITE = -1, -2, -3
Data = dict[str, Any]


def dice(*pips: int, colour: int = 0) -> list[Data]:
    """Return dice on a space, all of one colour."""
    return [{"colour": colour, "pips": one, "by": max(colour, 0)} for one in pips]


def fresh(seat: int | None = 0, seats: int = 4, **changes: Any) -> Data:
    """Return the view of a table that has just begun, with changes to its public part."""
    view = title.view(title.new(seats=seats, seed=bytes(32)), seat)
    view["public"] |= changes
    return view


def dealt(seat: int = 0) -> Data:
    """Return a view in which every seat has a character and chooses from four goal cards."""
    state = title.new(seats=4, seed=bytes(32))
    while not title.view(state, seat)["private"]["goals"]:
        place, decision = next(iter(title.decisions(state).items()))
        state = title.play(state, place, decision.choices[0].key).state
    return title.view(state, seat)


def playing(seat: int | None = 0, **changes: Any) -> Data:
    """Return a view of the third round in which every seat owns some of everything."""
    base = {
        "stage": "turns",
        "round": 3,
        "turn": 0,
        "draft": [],
        "hourglass": 1,
        "black": [0, 0, 0],
        "piles": 2,
        "contracts": ["", "r02", "r03", "r04", "r05", "r06"],
        "spaces": {
            "coins": dice(2) + dice(0, colour=BLACK),
            "khan": dice(1, colour=NEUTRAL) + dice(3, colour=2),
            "market-silk": dice(4, 6, colour=1) + dice(2, 5, colour=WHITE),
            "market-gold": dice(1, 1, 2, colour=3),
            "bag": dice(0),
            "card-moscow-1": dice(6, colour=1),
        },
    }
    view = fresh(seat, **{**base, **changes})
    for number, trader in enumerate(view["public"]["traders"]):
        trader |= {
            "character": list(FACTS.characters)[number],
            "dice": [1, 3, 3],
            "black": [6],
            "white": [4] if number == 1 else [],
            "posts": FACTS.cities[:7],
            "contracts": [f"r1{number}"],
            "done": ["r01"],
        }
    view["public"]["traders"][0] |= {"dice": [0, 0], "black": [0]}
    if view["private"]:
        view["private"]["goals"] = ["g04", "g06"]
    return view


def played_by(character: str) -> Data:
    """Return a view of the third round in which the first seat has this character."""
    view = playing()
    view["public"]["traders"][0] |= {"character": character}
    return view


def finished(seat: int | None = None) -> Data:
    """Return a view of the end: goal cards are revealed and every rule has scored."""
    view = playing(seat, over=True, turn=-1, round=5, piles=0, spaces={}, contracts=[""] * 6)
    view["over"] = True
    view["public"]["scores"] = {rule: [1, 0, 2, 3] for rule in SCORES}
    goals = list(FACTS.goals)
    for number, trader in enumerate(view["public"]["traders"]):
        shown = goals[2 * number : 2 * number + 2]
        trader |= {"goals": shown, "dice": [], "black": [], "white": []}
    if view["private"]:
        view["private"]["goals"] = []
    return view


VIEWS = {
    "draft": fresh(),
    "draft, watched": fresh(None),
    "third round": playing(),
    "third round, watched": playing(None),
    "third round, with a white die": playing(1),
    "no black dice, no contracts": playing(black=[], contracts=[""] * 6),
    "end": finished(),
    "end, of a seat": finished(0),
}


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


def element(page: ET.Element, id: str) -> ET.Element:
    return next(one for one in page.iter() if one.get("id") == id)


def said(items: Sequence[Amount]) -> list[tuple[str, int]]:
    """Return amounts as pairs of a sign and a number."""
    return [(item.icon, item.count) for item in items]


# -- the action area ----------------------------------------------------------------------------


def test_every_space_of_the_action_area_is_there() -> None:
    spaces = ("coins", "khan", "contracts", "travel", "bag", *FACTS.market)
    for view in VIEWS.values():
        assert {f"space:{space}" for space in spaces} <= targets(parse(render(view)))


def test_the_bazaar_has_six_rows_of_four_wares() -> None:
    rows = pieces(playing()).action_area.market.rows
    assert [[cell.id for cell in row.cells] for row in rows] == [
        [f"row:market-{ware}-{pips}" for ware in MARKETS] for pips in range(1, 7)
    ]
    assert all(cell.id in targets(parse(render(fresh()))) for cell in rows[3].cells)


def test_rows_show_their_ware_first_then_what_comes_besides() -> None:
    rows = pieces(playing()).action_area.market.rows
    assert [said(cell.items) for cell in rows[4].cells] == [
        [("camel", 5)],
        [("pepper", 3), ("coin", 2)],
        [("silk", 3), ("camel", 1), ("coin", 1)],
        [("gold", 3), ("steps", 1)],
    ]


def test_stalls_have_as_many_slots_as_they_take_dice_until_dice_lie_there() -> None:
    empty = pieces(playing(spaces={})).action_area.market.stalls
    assert [len(stall.slots) for stall in empty] == [1, 1, 2, 3]
    taken = pieces(playing()).action_area.market.stalls
    assert [len(stall.slots) for stall in taken] == [1, 1, 0, 0]


def test_dice_lie_in_their_colours_in_the_order_of_placing() -> None:
    silk = pieces(playing()).action_area.market.stalls[2].space.dice
    assert [(die.colour, die.pips) for die in silk] == [
        ("yellow", 4),
        ("yellow", 6),
        ("white", 2),
        ("white", 5),
    ]


def test_the_khan_asks_for_no_less_than_the_last_die() -> None:
    khan = pieces(playing()).action_area.khan
    assert [die.colour for die in khan.space.dice] == ["neutral", "green"]
    assert [slot.least for slot in khan.slots] == [3, 0]
    assert len(pieces(playing(spaces={})).action_area.khan.slots) == 4


def test_contracts_lie_at_their_positions_with_what_comes_besides() -> None:
    positions = pieces(playing()).action_area.contracts.positions
    assert [one.number for one in positions] == [1, 2, 3, 4, 5, 6]
    assert [one.slip and one.slip.id for one in positions] == [
        None,
        *(f"contract:r0{number}" for number in range(2, 7)),
    ]
    assert [[said(gain) for gain in one.bonus] for one in positions[3:]] == [
        [],
        [[("coin", 1)], [("camel", 1)]],
        [[("coin", 2)], [("camel", 2)]],
    ]


def test_piles_of_rounds_to_come_and_the_special_pile_are_counted() -> None:
    contracts = pieces(playing(pile=9)).action_area.contracts
    assert (contracts.piles, contracts.pile) == (2, 9)


def test_steps_have_their_prices() -> None:
    prices = pieces(playing()).action_area.travel.prices
    assert [(one.steps, one.price) for one in prices] == [
        (1, 3),
        (2, 7),
        (3, 12),
        (4, 12),
        (5, 18),
        (6, 18),
    ]


def test_a_journey_shows_how_far_it_has_come() -> None:
    journey = Journey(0, "space:travel", 2, (("venezia", "oasis-a"),))
    journey = msgspec.structs.replace(journey, prices=(3, 7, 12, 12, 18, 18), used=1)
    travel = pieces(playing(journey=shown_journey(journey))).action_area.travel
    assert travel.used
    assert [one.made for one in travel.prices] == [True] + [False] * 5


def test_a_movement_of_a_reward_is_not_the_space_s() -> None:
    journey = Journey(0, "outpost:step", 1, (("venezia",),), optional=True)
    assert not pieces(playing(journey=shown_journey(journey))).action_area.travel.used


# -- dice in front of the players ---------------------------------------------------------------


def test_own_dice_are_targets_and_no_one_elses() -> None:
    own = {target for target in targets(whole(playing(1))) if target.startswith("die:")}
    assert own == {"die:d1", "die:d3", "die:b6", "die:w4"}
    assert not {one for one in targets(whole(playing(None))) if one.startswith("die:")}


def test_dice_that_show_nothing_yet_have_a_question_mark() -> None:
    page = whole(playing())
    assert {one for one in targets(page) if one.startswith("die:")} == {"die:d0", "die:b0"}
    die = element(page, "die:d0")
    assert "#mp1-die-0" in [use.attrib["href"] for use in die.iter("use")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_undeclared_dice_names_no_pips(language: str) -> None:
    with translation.override(language):
        page = whole(playing())
    labels = [element(page, id).attrib["aria-label"] for id in ("die:d0", "die:b0", "space:bag")]
    assert not [label for label in labels if re.search("[0-9]", label)]
    assert "0" not in element(page, "space:coins").attrib["aria-label"]


# -- the players --------------------------------------------------------------------------------


def test_the_own_board_shows_what_only_its_seat_may_see() -> None:
    assert {"goal:g04", "goal:g06"} <= targets(whole(playing()))
    assert not {one for one in targets(whole(playing(None))) if one.startswith("goal:")}
    assert pieces(playing(None)).hand is None
    assert render(playing(None), "hand").strip() == ""


def test_four_goal_cards_lie_out_until_two_are_kept() -> None:
    choosing, kept = pieces(dealt()).hand, pieces(playing()).hand
    assert (len(choosing.goals), choosing.choosing, choosing.reached) == (4, True, None)
    assert (len(kept.goals), kept.choosing) == (2, False)


def test_the_cities_of_both_goal_cards_that_are_reached_are_counted_once() -> None:
    view = playing()
    view["private"]["goals"] = ["g04", "g08"]
    one, other = FACTS.goals["g04"].cities, FACTS.goals["g08"].cities
    view["public"]["traders"][0]["posts"] = [*one, other[0]]
    hand = pieces(view).hand
    assert hand.reached == len({*one, other[0]})
    assert [step.points for step in hand.table] == [1, 3, 6, 10]
    assert [step.cities for step in hand.table if step.reached] == [hand.reached]


def test_goal_cards_are_shown_at_the_end() -> None:
    assert not any(row.goals for row in pieces(playing()).players.rows)
    assert all(len(row.goals) == 2 for row in pieces(finished()).players.rows)
    assert len(pieces(finished(0)).hand.goals) == 2


def test_watchers_have_no_pane_of_their_own() -> None:
    panes = [pane.id for pane in draw(playing(), None).panes]
    assert panes == ["map", "actions", "hand", "players"]
    assert [pane.id for pane in draw(playing(None), None).panes] == ["map", "actions", "players"]


def test_the_last_posts_bring_points() -> None:
    posts = pieces(playing()).hand.posts
    assert [post.there for post in posts] == [False] * 7 + [True] * 2
    assert [post.points for post in posts[7:]] == [5, 10]


def test_wilhelm_has_eleven_posts_and_the_last_brings_ten() -> None:
    hand = pieces(played_by(WILHELM)).hand
    assert [post.points for post in hand.posts] == [0] * 7 + [5, 10, 0, 10]
    assert hand.own.left == 4


def test_the_hourglass_lies_before_one_seat() -> None:
    rows = pieces(playing()).players.rows
    assert [row.hourglass for row in rows] == [False, True, False, False]


def test_all_contracts_of_all_seats_lie_open() -> None:
    view = playing()
    own = {f"contract:r1{seat}" for seat in range(4)}
    assert own <= targets(whole(view))


@pytest.mark.parametrize("contract", FACTS.contracts)
def test_a_contract_that_may_be_kept_lies_open(contract: str) -> None:
    state = title.new(seats=2, seed=bytes(32))
    view = fresh(seats=2, contracts=[""] * 6)
    for trader in view["public"]["traders"]:
        trader["contracts"] = []
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
    assert len("".join(element(page, f"character:{character}").itertext())) > 60


def test_mercators_text_depends_on_the_number_of_players() -> None:
    texts = [
        "".join(
            element(
                parse(render(fresh(seats=seats, draft=["mercator-ex-tabriz"]))),
                "character:mercator-ex-tabriz",
            ).itertext()
        )
        for seats in (2, 3, 4)
    ]
    assert ["coins" in one for one in texts] == [True, False, False]
    assert ["Khan" in one for one in texts] == [True, True, False]


@pytest.mark.parametrize("goal", FACTS.goals)
def test_every_goal_card_says_what_it_brings(goal: str) -> None:
    view = playing()
    view["private"]["goals"] = [goal]
    card = element(whole(view), f"goal:{goal}")
    names = [FACTS.places[city].name["en"] for city in FACTS.goals[goal].cities]
    assert all(name in card.attrib["data-tip"] for name in names)
    assert [one.text for one in card.iter("b")] == names
    assert str(FACTS.goals[goal].points) in [one.text for one in card.iter("i")]


def test_the_score_sheet_has_every_rule_that_gave_points() -> None:
    assert len(pieces(finished()).scores) == len(SCORES)


# -- the templates ------------------------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_board_and_own_board_are_well_formed_with_unique_ids(view: Data, language: str) -> None:
    marks = {"space:khan": "new", "trader:1": 12, "space:market-silk": 3}
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
    assert "3" in [one.text for one in element(page, "space:khan").iter()]


@pytest.mark.parametrize("seat", range(4))
def test_the_strip_shows_one_seat(seat: int) -> None:
    view = playing()
    trader = view["public"]["traders"][seat]
    page = parse(render(view, "strip", seat=seat))
    words = "".join("".join(page.itertext()).split())
    pips = [*trader["dice"], *trader["white"], *trader["black"]]
    wares = [trader[ware] for ware in ("camels", "coins", "pepper", "silk", "gold")]
    name = "".join(page.findtext(".//*[@class='strip__as']", "").split())
    assert name
    undeclared = "?" * pips.count(0)
    assert words == "".join(map(str, [name, trader["points"], len(pips), undeclared, *wares]))
    assert pips_in(page) == [one for one in pips if one]


def pips_in(strip: ET.Element) -> list[int]:
    """Return the pips of the dice that a strip shows one by one."""
    shown = strip.find(".//*[@class='mp2-stripdice off-phone']")
    assert shown is not None
    return [int(one.get("href", "")[-1]) for one in shown.iter() if "#die-" in one.get("href", "")]
