"""The golden games show everything: each kind of choice, each kind of event, what happens rarely."""

from functools import cache
from pathlib import Path

import pytest

from games.rules.laws import Replay, load
from games.rules.laws.words import message_ids
from tests.rules.yspahan.goldens import FOLDER, LEAST, TITLE, played, shown

FILES = sorted(FOLDER.glob("*.json"))
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


@cache
def game(path: Path) -> tuple[Replay, set[str]]:
    """A golden game and what it shows."""
    replay = load(path)
    return replay, shown(replay)


def seen(seats: int | None = None) -> set[str]:
    """What golden games show, of so many seats or of any number."""
    games = [game(path) for path in FILES]
    return {fact for replay, facts in games if seats in (None, replay.seats) for fact in facts}


@pytest.mark.parametrize("seats", TITLE.seats)
def test_they_choose_everything_that_can_be_chosen(seats: int) -> None:
    keys = {fact.removeprefix("key ") for fact in seen(seats) if fact.startswith("key ")}
    assert keys - {"pass"} == EVERYWHERE | ONLY[seats]


def test_somebody_has_to_pass() -> None:
    assert "key pass" in seen()


def test_they_tell_of_every_kind_of_event() -> None:
    kinds = {fact.removeprefix("event ") for fact in seen() if fact.startswith("event ")}
    lines = {
        id.removeprefix("yspahan-log-") for id in message_ids(TITLE.messages["en"]) if "-log-" in id
    }
    assert kinds == lines


def test_they_show_what_happens_rarely() -> None:
    assert seen() >= RARE


@pytest.mark.parametrize("seats", TITLE.seats)
def test_there_are_several_for_each_number_of_seats(seats: int) -> None:
    assert sum(game(path)[0].seats == seats for path in FILES) >= LEAST


def test_they_can_be_made_anew() -> None:
    name = FILES[0].stem
    seats, temper, number = name.split("-")
    assert played(int(seats), temper, int(number)).choices == load(FILES[0]).choices
