"""The golden games show all facts: kinds of choices, kinds of events, rare situations."""

import pytest

from tests.rules.golden_choice import Goldens, told_kinds
from tests.rules.yspahan.goldens import TITLE, game, shown

GOLDENS = Goldens(TITLE, shown)
LEVELS = ("camels", "bag", "barrel", "chest", "vase", "gold")
CARDS = ("swap", "camels", "gold", "place", "caravan", "sell-camels", "sell-gold")
WAIVERS = ("no-camels", "no-gold")
BUILDINGS = ("pasture", "shop", "bath", "caravansary", "market", "hoist")

EVERYWHERE = {
    *(f"roll:{count}" for count in range(4)),
    *(f"take:{level}" for level in LEVELS),
    *(f"boost:{card}" for card in (*CARDS, *WAIVERS)),
    *(f"act:{action}" for action in ("deliver", "camels", "gold", "supervisor", "draw")),
    *("place", "skip-hoist", "move", "send", "save", "give", "draw", "end"),
    *(f"build:{building}" for building in BUILDINGS),
    *(f"build+{waiver}" for waiver in WAIVERS),
    *(f"card:{card}" for card in CARDS if card != "swap"),
    *("card:swap:camels", "card:swap:gold"),
}
ONLY = {2: {"act:build"}, 3: set[str](), 4: set[str]()}
RARE = {"shared victory", "six buildings", "full caravans for all", "another order on the last day"}


@pytest.mark.parametrize("seats", TITLE.seats)
def test_they_show_every_kind_of_choice(seats: int) -> None:
    assert GOLDENS.seen("key ", seats) - {"pass"} == EVERYWHERE | ONLY[seats]


def test_somebody_has_to_pass() -> None:
    assert "pass" in GOLDENS.seen("key ")


def test_they_show_every_kind_of_event() -> None:
    assert GOLDENS.seen("event ") == told_kinds(TITLE)


def test_they_show_rare_situations() -> None:
    assert GOLDENS.seen() >= RARE


def test_they_can_be_made_again() -> None:
    which, replay = GOLDENS.shortest()
    assert game(*which).choices == replay.choices
