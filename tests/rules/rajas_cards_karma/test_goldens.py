"""The golden games show all facts: kinds of choices, kinds of events, rare situations."""

from tests.rules.golden_choice import Goldens, told_kinds
from tests.rules.rajas_cards_karma.goldens import TITLE, game, shown
from tests.rules.rajas_cards_karma.guided import FACTS

GOLDENS = Goldens(TITLE, shown)

TURN = {"take", "build", "ship", "goods", "palace", "steward-dice"}
PAYING = {"pay", "die", "karma", "joker"}
EFFECTS = {"drop", "stop", "coins", "fame", "reward", "trio", "mixed", "mixed-goods"}
ORDER = {"coins-first", "fame-first", "stewards-first"}
END = {"end", "bonus-turn", "steward-turn"}
KEYS = TURN | PAYING | EFFECTS | ORDER | END | {"lay"}

NEVER = {"no-ship"}
"""The facts that no game can show: every gain of a ship in this edition has an alternative."""
RARE = {
    "the grid is used up",
    "the discard pile is shuffled",
    "a die in the grid is known",
    "a full hand",
    "three ships",
    "a card comes while three ships wait",
    "a row of ships is broken",
    "two effects at once",
    "two track cards by one choice",
    "a palace action carries out another",
    "the top card is carried out",
    "a third steward",
    "two finish",
    "won by the track",
    "won by what is left",
    "won by karma",
    "victory shared",
    "ended after the first pass",
    "ended after the second",
    "option bonuses open",
}


def test_they_show_every_kind_of_choice() -> None:
    assert GOLDENS.seen("key ") == KEYS


def test_they_show_every_kind_of_event() -> None:
    assert GOLDENS.seen("event ") == told_kinds(TITLE) - NEVER


def test_they_take_every_reward_and_every_palace_action() -> None:
    assert GOLDENS.seen("reward ") == set(FACTS.rewards)
    assert GOLDENS.seen("palace ") == {str(value) for value in FACTS.palace}


def test_they_show_rare_situations() -> None:
    assert GOLDENS.seen() >= RARE


def test_they_can_be_made_again() -> None:
    which, replay = GOLDENS.shortest()
    assert game(*which).choices == replay.choices
