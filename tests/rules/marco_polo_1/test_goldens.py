"""The golden games show all facts: kinds of choices, kinds of events, rare situations."""

import pytest

from tests.rules.golden_choice import Goldens, told_kinds
from tests.rules.marco_polo_1.goldens import ENDINGS, TITLE, game, shown
from tests.rules.marco_polo_1.guided import FACTS

GOLDENS = Goldens(TITLE, shown)

BEFORE = {"bid", "points", "character", "goals", "copy", "compensate"}
SPACES = {"coins", "khan", "contracts", "travel", *FACTS.market}
CARDS = {f"card {card.kind}" for card in FACTS.cards.values()}
ACTIONS = {"add", "row", "times", "bonus", "give", "goods"}
TRAVEL = {"go", "go-1", "go-2", "stop", "stay", "relocate", "first"}
CONTRACTS = {"take", "enough", "replace", "keep", "decline"}
EXTRAS = {"fulfil", "bag", "reroll", "turn", "turn-up", "turn-down", "buy"}
KEYS = BEFORE | SPACES | CARDS | ACTIONS | TRAVEL | CONTRACTS | EXTRAS | {"end"}

NEVER = {"no-contract", "left-contract", "steps-lost", "no-other-bonus"}
"""The facts that no game can show.

The special pile is never used up. Older rules asked about drawing in vain. Rewards give only one
step in this game. A seat that uses the card of two city bonuses has enough bonuses.
"""
RARE = {
    "a post is relocated",
    "nine posts",
    "eleven posts",
    "four in Beijing",
    "a full row at the Khan's",
    "the empty row is refilled",
    "a contract from below the pile",
    *(f"{slug} plays" for slug in FACTS.characters),
    *(
        "option characters bid",
        "option characters first-game",
        "option characters random",
        "option goals two",
    ),
    "option bonuses fixed",
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
