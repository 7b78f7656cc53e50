"""The golden games show everything: each kind of choice, each kind of event, what happens rarely."""

from functools import cache
from pathlib import Path

import pytest

from games.rules.laws import Replay, load
from games.rules.laws.words import message_ids
from tests.rules.marco_polo_2.goldens import ENDINGS, FOLDER, LEAST, TITLE, game, shown
from tests.rules.marco_polo_2.guided import FACTS

FILES = sorted(FOLDER.glob("*.json"))

BEFORE = {"character", "goal", "double", "copy", "compensate", "pair"}
SPACES = {
    *("book-1", "book-2", "book-3-1", "book-3-2", "khan", "seals", "contracts", "special"),
    *("travel-lower", "travel-middle", "travel-upper"),
}
CARDS = {f"card {card.kind}" for card in FACTS.cards.values()}
ACTIONS = {"add", "offer", "take-seal", "times", "bonus", "pay", "give", "goods"}
TRAVEL = {"go", "go-1", "go-2", "stop", "stay", "post", "no-post", "relocate", "first", "oases"}
CONTRACTS = {"take", "enough", "replace", "keep", "decline"}
EXTRAS = {"fulfil", "upgrade", "kept", "bag", "purse", "reroll", "turn-up", "turn-down", "buy"}
KEYS = BEFORE | SPACES | CARDS | ACTIONS | TRAVEL | CONTRACTS | EXTRAS | {"black", "end"}

NEVER = {"no-contract"}
"""The pile of contracts is never used up in these games."""
RARE = {
    "a post is relocated",
    "eleven posts",
    "a full row at the Khan's",
    "all seals improved",
    "a contract from below the pile",
    *(f"{special} {times} times" for special in FACTS.specials for times in (1, 2)),
    *(f"{slug} plays" for slug in FACTS.characters),
    *("option black-dice", "option goals", "option characters"),
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
        id.removeprefix("marco-polo-2-log-")
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
