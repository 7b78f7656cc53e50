"""The board: the place of each piece, and its drawing by the templates in both languages.

`tests/boards/test_targets.py` tests for all titles that every target is on the board.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from django.utils import translation

from games.boards.common.trails import Numeral
from games.boards.rajas_cards_karma import draw
from games.rules.rajas_cards_karma import title
from games.rules.rajas_cards_karma.editions import edition
from mp2site.text.rendering import render as say
from tests.support import boards

from .views import AYLIN, EDITION, GRID, HAND, MARA, VIEWS, View, mid_game, morning

NAMES = ["Mara", "Jonas", "Aylin", "Piotr & Söhne <3"]
PEOPLE = boards.players(NAMES)
CARDS = edition(EDITION).cards


def render(view: View, part: str = "board", **more: Any) -> str:
    """Render a part of the board as the pages do; `board` includes the rivals."""
    parts = ("board", "players") if part == "board" else (part,)
    return "".join(boards.render(title, view, PEOPLE, one, **more) for one in parts)


def pieces(view: View) -> Any:
    """Return the pieces that the board's templates draw."""
    return draw(view, None).pieces


def parse(*parts: str) -> ET.Element:
    """Parse rendered parts as XML; raise `ParseError` unless they are well formed."""
    return ET.fromstring(f"<page>{''.join(parts)}</page>")  # noqa: S314 - our own


def ids(page: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in page.iter() if "id" in element.attrib]


def by_id(page: ET.Element, id: str) -> ET.Element:
    return next(element for element in page.iter() if element.get("id") == id)


def classes(page: ET.Element, id: str) -> set[str]:
    return set(by_id(page, id).attrib["class"].split())


def of_class(page: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in page.iter() if name in (element.get("class") or "").split()]


def targets(page: ET.Element) -> set[str]:
    """Return the targets that a page can highlight."""
    return {
        element.attrib["data-target"] for element in page.iter() if "data-target" in element.attrib
    }


def signs_of(page: ET.Element, id: str) -> Counter[str]:
    """Return the drawings that an element uses, with their counts."""
    found = [use.attrib["href"].partition("#")[2] for use in by_id(page, id).iter("use")]
    return Counter(found)


def words_of(text: Any, lang: str = "en") -> str:
    """Return a text of the drawing in a language."""
    return say(text, NAMES, lang)


# -- the grid -----------------------------------------------------------------------------------


def test_cards_lie_in_their_places_and_gaps_stay() -> None:
    grid = pieces(mid_game()).grid
    assert [place and place.card.id.removeprefix("card:") for place in grid] == GRID


@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 4), (4, 5)])
def test_the_grid_has_rows_of_four(seats: int, rows: int) -> None:
    drawn = pieces(morning(seats))
    assert (len(drawn.grid), drawn.columns) == (rows * 4, 4)
    assert "rj-table cols-4" in render(morning(seats))


def test_the_switch_is_there_for_the_seat_that_takes_a_card() -> None:
    assert {"mode:die", "mode:action"} <= targets(parse(render(mid_game())))
    for other in (mid_game(paying=True), mid_game(1), mid_game(None)):
        assert not {"mode:die", "mode:action"} & targets(parse(render(other)))


def test_a_die_that_everybody_has_seen_is_shown_on_its_card() -> None:
    page = parse(render(mid_game()))
    assert signs_of(page, "card:s07")["pips-2"] == 1
    assert "rj-seen" in render(mid_game())
    assert [place.card.id for place in pieces(mid_game()).grid if place and place.back] == [
        "card:s07"
    ]


def test_the_card_that_is_paid_for_is_in_use() -> None:
    page = parse(render(mid_game(paying=True)))
    taken = [id for id in ids(page) if id.startswith("card:") and "taken" in classes(page, id)]
    assert taken == ["card:b28"]


def test_a_card_says_what_it_takes_beyond_dice() -> None:
    places = [place for place in pieces(mid_game()).grid if place]
    needs = {place.card.id: place.need.signs for place in places if place.need}
    assert needs == {
        "card:b51": ("karma",),  # 6 in purple, by 2 and 3
        "card:b28": ("karma", "karma", "steward"),  # 12 in green, by a 4
        "card:b59": ("steward",),  # 11 in purple
    }
    labels = [words_of(place.need.label) for place in places if place.need]
    assert labels == ["takes 1 karma", "takes 2 karma and 1 steward", "takes 1 steward"]


def test_nobody_else_sees_what_a_card_takes_beyond_dice() -> None:
    for view in (mid_game(1), mid_game(None), mid_game(paying=True)):
        assert not any(place.need for place in pieces(view).grid if place)


def test_an_exact_price_is_met_by_karma_before_a_steward() -> None:
    view = mid_game()
    view["private"]["hand"] = [{"card": "b10", "value": 6}]
    needs = {place.card.id: place.need for place in pieces(view).grid if place}
    assert needs["card:p17"] is None  # exactly a 6
    assert needs["card:p09"].signs == ("karma", "karma")  # exactly a 4
    assert needs["card:s22"].signs == ("steward",)  # exactly a 3


# -- piles and elephant -------------------------------------------------------------------------


def test_both_piles_lie_open() -> None:
    piles = pieces(mid_game()).piles
    assert (piles.deck, piles.top.id) == (76, "top:s26")
    assert (piles.discards, piles.discard.value) == (2, "4")
    assert piles.discard.colour == CARDS["b07"].die_colour


def test_an_empty_pile_is_drawn_as_a_place() -> None:
    view = copy.deepcopy(mid_game())
    view["public"] |= {"deck": 0, "top": None, "discards": []}
    page = parse(render(view))
    assert words_of(pieces(view).piles.discards_label) == "empty"
    assert {"deck", "discard"} <= set(ids(page))


def test_a_card_in_use_lies_beside_the_piles() -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["playing"] = ["p01"]
    assert pieces(view).piles.playing[0].name == drawing_name("p01")


def drawing_name(id: str) -> Any:
    kinds = pieces(mid_game()).gallery.kinds
    return next(card.name for kind in kinds for card in kind.cards if card.id == f"gallery:{id}")


def test_the_elephant_says_who_starts() -> None:
    assert "you start" in render(mid_game())
    assert "Mara starts" in render_for(mid_game(1))


def render_for(view: View) -> str:
    """Render the board with the names of its players."""
    return render(view).replace("Seat 1", "Mara")


# -- players ------------------------------------------------------------------------------------


def test_rivals_follow_from_the_next_seat_on() -> None:
    def seats(view: View) -> list[str]:
        return [rival.id for rival in pieces(view).rivals]

    assert seats(mid_game(0)) == ["player:1", "player:2"]
    assert seats(mid_game(1)) == ["player:2", "player:0"]
    assert seats(mid_game(None)) == ["player:0", "player:1", "player:2"]


def test_of_a_rivals_hand_only_colours_are_shown() -> None:
    aylin = pieces(mid_game()).rivals[1]
    assert [die.colour for die in aylin.hand] == AYLIN["hand"]
    assert not any(die.value for die in aylin.hand)
    assert not any(id.startswith("hand:") for id in ids(parse(render(mid_game(1)))))


def test_every_card_of_every_display_is_on_everybodys_board() -> None:
    owned = {
        f"own:{id}"
        for player in mid_game()["public"]["players"]
        for row in ("buildings", "ships", "goods")
        for id in player[row]
    }
    for view in (mid_game(), mid_game(1), mid_game(None)):
        assert {id for id in ids(parse(render(view))) if id.startswith("own:")} == owned


def test_last_ships_can_be_pointed_at() -> None:
    for view in (mid_game(), mid_game(None)):
        found = {id for id in ids(parse(render(view))) if id.startswith("ship:")}
        assert found == {"ship:s18", "ship:s17", "ship:s11"}


def test_turned_track_cards_show_their_bonus() -> None:
    track = pieces(mid_game()).mine.track
    assert [card.turned for card in track] == [True, False, False, False, False, True]
    assert [card.night for card in track] == [card.turned for card in track]
    assert [card.bonus and card.bonus.code for card in track] == MARA["track"]
    assert words_of(track[1].label) == "Track card 2, to be turned: a hidden bonus"


def test_open_bonuses_are_turned_to_day() -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["open_bonuses"] = True
    view["public"]["players"][0]["track"] = [
        "karma2",
        "dice2",
        "steward1",
        "extra_turn",
        "ship_or_fame1",
        "palace_or_coins2",
    ]
    track = pieces(view).mine.track
    assert [card.night for card in track] == [False, True, True, True, True, False]


def test_a_seat_that_arranges_its_track_sees_the_bonuses_left() -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["open_bonuses"] = True
    codes = {entry.id for entry in pieces(view).mine.bonuses}
    left = set(edition(EDITION).tracks) - set(MARA["track"])
    assert codes == {f"bonus:{code}" for code in left}
    assert pieces(mid_game()).mine.bonuses == ()


def test_tokens_lie_in_their_places() -> None:
    mine = pieces(mid_game()).mine
    assert mine.fame.places == ("here", "open", "open")
    assert mine.coins.places == ("here",) * 4 + ("open",) * 2
    assert [box.tokens.places for box in mine.boxes] == [
        ("here", "here", "open"),
        ("here", "open", "open"),
    ]


def test_tokens_after_the_sixth_card_pile_up() -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["players"][0]["fame"] = 5
    assert pieces(view).mine.fame.places == ("here",) * 5


def test_the_pieces_of_a_payment_are_marked_as_used() -> None:
    view = mid_game(paying=True)
    view["private"]["jokers"] = [6]
    boxes = pieces(view).mine.boxes
    assert boxes[0].tokens.places == ("used", "here", "open")
    assert boxes[1].tokens.places == ("used", "open", "open")


@pytest.mark.parametrize(
    ("row", "cards", "signs", "said"),
    [
        ("buildings", ["b01", "b16"], ("red",), "One more brings a steward: red fort"),
        ("buildings", ["b01", "b02"], ("white",), "One more brings a steward: white mausoleum"),
        ("buildings", ["b01"], (), "Three of a kind, or three kinds, bring a steward."),
        (
            "buildings",
            ["b01", "b10"],
            ("red", "white"),
            "One more of 2 kinds brings a steward.",
        ),
        ("goods", ["g01", "g02"], ("silk",), "One more sells three: silk"),
        ("goods", ["g01", "g10"], ("spice",), "One more sells three: spice"),
    ],
)
def test_a_row_says_what_would_make_three(
    row: str, cards: list[str], signs: tuple[str, ...], said: str
) -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["players"][0] |= {"buildings": [], "ships": [], "goods": [], row: cards}
    shown = next(entry for entry in pieces(view).mine.rows if entry.id == row)
    assert (shown.next.signs, words_of(shown.next.label)) == (signs, said)


@pytest.mark.parametrize(
    ("ships", "said", "gain"),
    [
        ([], "any number", ""),
        (["s05"], "6 or more", ""),
        (["s05", "s18"], "19 or more", "steward"),
        (["s27"], "28 or more", ""),
        (["s28"], "any number breaks the row", ""),
        (["s05", "s28"], "any number breaks the row", ""),
    ],
)
def test_ships_say_from_which_number_on(ships: list[str], said: str, gain: str) -> None:
    view = copy.deepcopy(mid_game())
    view["public"]["players"][0]["ships"] = ships
    shown = next(entry for entry in pieces(view).mine.rows if entry.id == "ships")
    assert (words_of(shown.next.text), shown.next.gain) == (said, gain)


def test_a_spectator_has_no_display_and_no_hand() -> None:
    drawn = pieces(mid_game(None))
    assert (drawn.mine, drawn.dice, drawn.payment) == (None, None, None)
    assert [pane.id for pane in draw(mid_game(None), None).panes] == ["grid", "rivals"]


# -- hand and payment ---------------------------------------------------------------------------


def test_the_owner_sees_the_hand_and_the_places_left() -> None:
    hand = pieces(mid_game()).dice
    assert [(held.id, held.die.value) for held in hand.dice] == [
        (f"hand:{card}", str(value)) for card, value in HAND.items()
    ]
    assert len(hand.free) == 2
    assert words_of(hand.count) == "6 of at most 8"


def test_a_payment_shows_the_sum_beside_the_price() -> None:
    view = mid_game(paying=True)
    pay = pieces(view).payment
    assert (pay.sum, pay.cost, pay.missing) == (5, 12, 7)
    assert pay.segments == ("die",) * 4 + ("karma",) + ("open",) * 7
    assert words_of(pay.label) == "Paid so far: 5 of 12 in green"
    view["private"]["jokers"] = [6]
    pay = pieces(view).payment
    assert (pay.sum, pay.missing) == (11, 1)
    assert pay.segments == ("die",) * 4 + ("karma",) + ("joker",) * 6 + ("open",)


def test_overpaying_fills_the_price_and_no_more() -> None:
    view = mid_game(paying=True)
    view["private"] |= {"laid": {"b06": 2}, "jokers": [6, 6]}
    pay = pieces(view).payment
    assert (pay.sum, pay.missing, len(pay.segments)) == (18, 0, 12)


def test_dice_that_are_laid_carry_their_karma() -> None:
    page = parse(render(mid_game(paying=True)))
    assert "laid" in classes(page, "hand:b06")
    assert "+1" in "".join(by_id(page, "hand:b06").itertext())
    assert "laid" not in classes(page, "hand:b20")


def test_a_lowered_die_says_so() -> None:
    view = mid_game(paying=True)
    view["private"]["laid"] = {"b06": -1}
    assert "−1" in "".join(by_id(parse(render(view)), "hand:b06").itertext())


def test_an_exact_price_has_no_sum() -> None:
    view = copy.deepcopy(mid_game(paying=True))
    view["public"]["buying"], view["private"]["laid"] = "s22", {}
    pay = pieces(view).payment
    assert (pay.exact, pay.segments, pay.missing) == ("3", (), 0)
    assert words_of(pay.label) == "To be paid: a die that shows exactly 3"
    found = targets(parse(render(view)))
    assert "pay" in found
    assert {target for target in found if target.startswith("joker:")} == {"joker:3"}


def test_a_steward_can_stand_for_six_dice_while_one_is_left() -> None:
    view = mid_game(paying=True)
    jokers = {f"joker:{value}" for value in range(1, 7)}
    assert jokers <= targets(parse(render(view)))
    view["private"]["jokers"] = [6]
    assert not jokers & targets(parse(render(view)))
    assert not jokers & targets(parse(render(mid_game())))


def test_rivals_see_nothing_of_a_payment() -> None:
    for seat in (1, None):
        page = render(mid_game(seat, paying=True))
        assert pieces(mid_game(seat, paying=True)).payment is None
        assert "rj-paying" not in page
        assert "hand:b06" not in page


def gets(card: str, **display: list[str]) -> list[str]:
    """Return the lines about a card's gains on the payment form of Mara, who has this display."""
    view = copy.deepcopy(mid_game(paying=True))
    view["public"]["buying"] = card
    view["public"]["players"][0] |= {"buildings": [], "ships": [], "goods": []} | display
    lines = pieces(view).payment.gets
    return [words_of(line.text) for line in lines]


def test_a_payment_announces_the_effect_of_its_fame() -> None:
    assert gets("b03") == ["1 fame: makes 2 of 3"]
    assert gets("b28") == ["2 fame: makes 3, your leftmost unturned card turns"]


def test_after_the_sixth_card_fame_turns_nothing() -> None:
    view = copy.deepcopy(mid_game(paying=True))
    view["public"]["players"][0] |= {"left": 4, "right": 2}
    assert words_of(pieces(view).payment.gets[0].text) == "2 fame: makes 3 of 3"


@pytest.mark.parametrize(
    ("card", "display", "said"),
    [
        ("b01", {"buildings": ["b16", "b31"]}, "three times red fort: a steward"),
        ("b01", {"buildings": ["b02", "b03"]}, "three kinds of buildings: a steward"),
        ("b04", {"goods": ["g19", "g20"]}, "three times spice: sold for 4"),
        ("b04", {"goods": ["g01", "g10"]}, "three kinds of goods are sold"),
        ("s22", {"ships": ["s05", "s18"]}, "third ship: a steward"),
        ("s22", {"ships": ["s25"]}, "your earlier ship leaves"),
    ],
)
def test_a_payment_announces_trios(card: str, display: View, said: str) -> None:
    assert said in gets(card, **display)


def test_ships_that_leave_do_not_count() -> None:
    # spice on both ships: the third spice makes the older one leave
    told = gets("s10", ships=["s20"], goods=["g19"])
    assert not any("sold" in line for line in told)
    assert gets("s22", ships=["s20", "s25"])[1:] == ["your 2 earlier ships leave"]


def test_ships_and_the_palace_say_what_they_bring() -> None:
    assert gets("s22") == ["1 goods card and 1 die from the grid"]
    assert gets("p09") == ["1 coin for each good in your display"]


# -- the templates ------------------------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_is_well_formed_with_unique_ids(view: View, language: str) -> None:
    with translation.override(language):
        page = parse(render(view, marks={"deck": "new", "own:b60": 12}))
    assert [id for id, count in Counter(ids(page)).items() if count > 1] == []
    assert targets(page) <= set(ids(page))


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_target_has_a_name(view: View) -> None:
    page = parse(render(view))
    nameless = [
        element.attrib["id"]
        for element in page.iter()
        if "data-target" in element.attrib and not element.attrib.get("aria-label", "").strip()
    ]
    assert nameless == []


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_no_button_lies_in_another(view: View) -> None:
    """Targets become buttons. A player's row may contain buttons, so the row itself is none."""
    places = [one for one in parse(render(view)).iter() if "data-target" in one.attrib]
    holders = {
        place.attrib["data-target"]
        for place in places
        if any("data-target" in inner.attrib for inner in list(place.iter())[1:])
    }
    assert all(holder.startswith("player:") for holder in holders), holders


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_many_thumbnails_fit_on_a_page(view: View) -> None:
    page = parse(render(view, "thumb"))
    cards = [card for card in view["public"]["grid"] if card]
    assert len([picture for picture in page.iter("svg") if picture.get("width") == "60"]) == len(
        cards
    )
    assert ids(page) == []
    assert not targets(page)
    assert not list(page.iter("text"))


def test_the_board_shows_what_is_new() -> None:
    page = parse(render(mid_game(), marks={"own:b60": "new", "card:s22": Numeral(3, 1)}))
    assert "rj-new" in {part.get("class") for part in by_id(page, "own:b60").iter()}
    (numeral,) = of_class(by_id(page, "card:s22"), "step-mark--diamond")
    assert "seat--yellow" in (numeral.get("class") or "")
    assert [part.text for part in numeral.iter("text")] == ["3"]


def test_a_gap_bears_the_number_of_the_turn_that_took_its_card() -> None:
    now = copy.deepcopy(mid_game())
    places = [place for place, card in enumerate(now["public"]["grid"]) if card][:2]
    for place in places:
        now["public"]["grid"][place] = ""
    page = parse(render(now, marks={f"gap:{places[1]}": Numeral(4, 2)}))
    first, second = (of_class(page, "rj-grid")[0][place] for place in places)
    assert [part.text for part in second.iter("text")] == ["4"]
    assert [part.text for part in first.iter("text")] == []


@pytest.mark.parametrize("seat", range(3))
def test_the_strip_shows_one_seat(seat: int) -> None:
    view = mid_game()
    page = parse(render(view, "strip", seat=seat))
    player = view["public"]["players"][seat]
    words = [said.strip() for said in page.itertext() if said.strip()]
    assert words == [str(player[token]) for token in ("fame", "coins", "karma", "stewards")]
    marks = [mark.get("class") for mark in page.iter("i")]
    assert marks.count("turned") == player["left"] + player["right"]
    assert len(marks) == 6


def test_no_hand_reaches_a_board_that_is_not_its_owners() -> None:
    mine = render(mid_game())
    assert all(f"hand:{card}" in mine for card in HAND)
    for view in (mid_game(1), mid_game(None)):
        assert not any(f"hand:{card}" in render(view) for card in HAND)
