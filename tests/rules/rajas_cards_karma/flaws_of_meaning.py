"""Flaws of the game that the data describe: a change, and words in the check's message."""

from tests.rules.edited import Change
from tests.rules.rajas_cards_karma.changes import (
    building_everywhere,
    each,
    entry,
    every,
    good_everywhere,
    put,
    worth,
)

MEANING: list[tuple[Change, str]] = [
    (put("card", "s02", ship_number=1), "card: 2 ships have the number 1, expected 1"),
    (put("card", "s02", ship_number=1), "card: 0 ships have the number 2, expected 1"),
    (
        lambda data: [entry(data, "card", "s03").pop(key) for key in ("goods", "reconstructed")],
        "card s03: expected a good with the reward fame1_good1",
    ),
    (
        put("card", "s01", goods=[{"good": "tea", "value": 1}]),
        "card s01: expected no good with the reward dice2",
    ),
    (every("die_colour", "blue", "green"), "card: none has blue as die_colour, expected at least"),
    (every("die_value", 6, 5), "card: none has 6 as die_value"),
    (building_everywhere("white", "red"), "card: none has white as buildings"),
    (every("cost_colour", "orange", "blue"), "card: none has orange as cost_colour"),
    (good_everywhere("silk", "spice"), "card: none has silk as goods"),
    (every("ship_price", 3, 2), "card: none has 3 as ship_price"),
    (every("ship_reward", "palace1", "dice2"), "card: none has palace1 as ship_reward"),
    (every("palace_value", 5, 4), "card: none has 5 as palace_value"),
    (
        lambda data: [
            entry.update(die_value=2) for entry in data["card"] if entry["die_colour"] == "blue"
        ],
        "card: all blue dice show 2, expected different values",
    ),
    (
        put("card", "g28", goods=[{"good": "tea", "value": 1}] * 2),
        "card g28: shows tea twice, expected different goods",
    ),
    (
        every("buildings", ["red", "yellow"], ["red", "white"]),
        "card: 0 show red and yellow and no other building, expected 3 at least: an example",
    ),
    (every("buildings", ["red"], ["white"]), "card: 0 show red and no other building, expected 2"),
    (every("buildings", ["yellow"], ["white"]), "card: 0 show yellow and no other building"),
    (
        every("buildings", ["yellow", "white"], ["red", "white"]),
        "card: 0 show white and yellow and no other building, expected 1 at least",
    ),
    (put("card", "b14", cost=10), "card: expected a building that costs 11 in blue: an example"),
    (
        put("card", "b19", goods=[{"good": "silk", "value": 3}]),
        "card: expected a red building with tea worth 3: an example",
    ),
    (
        each("goods", lambda entry: worth(entry, 3)),
        "card: expected a goods card with tea worth 1: an example",
    ),
    (
        each("goods", lambda entry: worth(entry, 1)),
        "card: expected a goods card with tea worth 2: an example",
    ),
    (
        each("goods", lambda entry: entry.update(goods=entry["goods"][:1])),
        "card: expected goods cards with 2 of goods: the rulebook",
    ),
    (
        each("goods", lambda entry: entry.update(coin_bonus=0)),
        "card: expected goods cards with a coin: the rulebook",
    ),
    (
        each("building", lambda entry: entry.pop("goods", None) and entry.pop("reconstructed")),
        "card: expected buildings with a good: the rulebook",
    ),
]
