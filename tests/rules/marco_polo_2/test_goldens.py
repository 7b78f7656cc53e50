"""The golden games show all facts: kinds of choices, kinds of events, rare situations."""

import pytest

from tests.rules.golden_choice import Goldens, told_kinds
from tests.rules.marco_polo_2.goldens import ENDINGS, TITLE, game, shown
from tests.rules.marco_polo_2.guided import FACTS

GOLDENS = Goldens(TITLE, shown)

BEFORE = {"bid", "points", "character", "goal", "double", "copy", "compensate", "pair"}
SPACES = {
    *("book-1", "book-2", "book-3-1", "book-3-2", "khan", "seals", "contracts", "special"),
    *("travel-lower", "travel-middle", "travel-upper"),
}
CARDS = {f"card {card.kind}" for card in FACTS.cards.values()}
ACTIONS = {"add", "offer", "take-seal", "times", "bonus", "pay", "give", "goods"}
TRAVEL = {"go", "go-1", "go-2", "stop", "stay", "post", "no-post", "relocate", "first", "oases"}
CONTRACTS = {"take", "enough", "replace", "keep", "decline"}
EXTRAS = {
    "fulfil",
    "upgrade",
    "kept",
    "bag",
    "purse",
    "reroll",
    "turn",
    "turn-up",
    "turn-down",
    "buy",
}
KEYS = BEFORE | SPACES | CARDS | ACTIONS | TRAVEL | CONTRACTS | EXTRAS | {"black", "end"}

NEVER = {"no-contract", "no-room", "left-contract"}
"""The facts that no game, or hardly any, can show.

The pile of contracts is never used up. Three contracts by one movement are rare. Older rules asked
about drawing in vain.
"""
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


def test_they_show_every_kind_of_choice() -> None:
    assert GOLDENS.seen("key ") == KEYS


def test_they_show_every_kind_of_event() -> None:
    assert GOLDENS.seen("event ") == told_kinds(TITLE) - NEVER


def test_they_show_rare_situations() -> None:
    assert GOLDENS.seen() >= RARE


@pytest.mark.parametrize("ending", ENDINGS)
def test_they_end_in_every_way(ending: str) -> None:
    assert ending in GOLDENS.seen()


def test_they_can_be_made_again() -> None:
    which, replay = GOLDENS.shortest()
    assert game(*which).choices == replay.choices
