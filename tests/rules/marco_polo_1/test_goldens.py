"""The golden games show everything: each kind of choice, each kind of event, what happens rarely."""

from functools import cache
from pathlib import Path

import pytest

from games.rules.laws import Replay, load
from games.rules.laws.words import message_ids
from tests.rules.marco_polo_1.goldens import ENDINGS, FOLDER, LEAST, TITLE, game, shown
from tests.rules.marco_polo_1.guided import FACTS

FILES = sorted(FOLDER.glob("*.json"))

BEFORE = {"character", "goals", "copy", "compensate"}
SPACES = {"coins", "khan", "contracts", "travel", *FACTS.market}
CARDS = {f"card {card.kind}" for card in FACTS.cards.values()}
ACTIONS = {"add", "row", "times", "bonus", "give", "goods"}
TRAVEL = {"go", "go-1", "go-2", "stop", "stay", "relocate", "first"}
CONTRACTS = {"take", "enough", "replace", "keep", "decline"}
EXTRAS = {"fulfil", "bag", "reroll", "turn-up", "turn-down", "buy"}
KEYS = BEFORE | SPACES | CARDS | ACTIONS | TRAVEL | CONTRACTS | EXTRAS | {"end"}

NEVER = {"no-contract"}
"""The special pile is never used up in these games."""
RARE = {
    "a post is relocated",
    "nine posts",
    "eleven posts",
    "four in Beijing",
    "a full row at the Khan's",
    "the empty row is refilled",
    "a contract from below the pile",
    *(f"{slug} plays" for slug in FACTS.characters),
    *("option characters first-game", "option characters random", "option goals two"),
    "option bonuses fixed",
}


@cache
def known(path: Path) -> tuple[Replay, set[str]]:
    """A golden game and what it shows."""
    replay = load(path)
    return replay, shown(replay)


def seen(begins: str = "") -> set[str]:
    """What golden games show that begins so, without that beginning."""
    facts = {fact for path in FILES for fact in known(path)[1]}
    return {fact.removeprefix(begins) for fact in facts if fact.startswith(begins)}


def test_they_choose_everything_that_can_be_chosen() -> None:
    assert seen("key ") == KEYS


def test_they_tell_of_every_kind_of_event() -> None:
    lines = {
        id.removeprefix("marco-polo-1-log-")
        for id in message_ids(TITLE.messages["en"])
        if "-log-" in id
    }
    assert seen("event ") == lines - NEVER


def test_they_show_what_happens_rarely() -> None:
    assert seen() >= RARE


@pytest.mark.parametrize("ending", ENDINGS)
def test_they_end_in_every_way(ending: str) -> None:
    assert ending in seen()


@pytest.mark.parametrize("seats", TITLE.seats)
def test_there_are_several_for_each_number_of_seats(seats: int) -> None:
    assert sum(known(path)[0].seats == seats for path in FILES) >= LEAST


def test_they_can_be_made_anew() -> None:
    smallest = min(FILES, key=lambda path: path.stat().st_size)
    seats, temper, number = smallest.stem.split("-")
    assert game(int(seats), temper, int(number)).choices == load(smallest).choices
