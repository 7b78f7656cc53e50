"""Flaws of single entries, names and references: a change, and words in the check's message."""

from tests.rules.edited import Change
from tests.rules.rajas_cards_karma.changes import numbers, out, put

SHAPE: list[tuple[Change, str]] = [
    (lambda data: data.pop("card"), "the file: card is missing"),
    (lambda data: data.update(cards=[]), "the file: cards is unknown, perhaps card is meant"),
    (lambda data: data.update(title="yspahan"), "the file: title is 'yspahan', expected"),
    (lambda data: data.update(about="cheap"), "the file: about is 'cheap', expected { en"),
    (
        lambda data: data.update(about={"de": "cheap"}),
        "the file: about is {'de': 'cheap'}, expected { en",
    ),
    (lambda data: data.update(edition="My cards"), "the file: edition is 'My cards', expected up"),
    (lambda data: data.update(card={}), "card: is {}, expected entries, each under [[card]]"),
    (lambda data: data["card"].append("b61"), "card no. 145: is 'b61', expected fields"),
    (numbers(hand_limit=9), "numbers: hand_limit is 9, expected 8"),
    (numbers(grid=[12, 16]), "numbers: grid is [12, 16], expected [12, 16, 20]"),
    (lambda data: data["numbers"].pop("trio"), "numbers: trio is missing"),
    (lambda data: data.update(numbers=3), "numbers: is 3, expected fields and their values"),
    (put("reward", "karma2", gain={"karma": 3}), "reward karma2: gain is {'karma': 3}, expected"),
    (out("reward", "die1_good1", "good"), "reward die1_good1: good is missing"),
    (put("reward", "dice2", id="dice3"), "reward dice3: is unknown, expected one of: karma2"),
    (put("palace", 4, gain={"coins": 4}), "palace 4: gain is {'coins': 4}, expected"),
    (put("palace", 4, value=7), "palace 7: is unknown, expected one of: 2, 3, 4, 5, 6"),
    (
        put("track", "steward1", instead={"coins": 2}),
        "track steward1: instead is {'coins': 2}, expected none",
    ),
    (out("track", "ship_or_fame1", "instead"), "track ship_or_fame1: instead is missing"),
    (put("card", "b01", kind="tower"), "card b01: kind is 'tower', expected one of: building"),
    (put("card", "b01", id="B-01"), "card B-01: id is 'B-01', expected up to 12 of a-z and 0-9"),
    (put("card", "b01", buildings=["blue"]), "card b01: buildings is wrong: entry 1 is 'blue'"),
    (put("card", "b01", buildings=[]), "card b01: buildings is [], expected a list"),
    (put("card", "b01", cost_colour="violet"), "card b01: cost_colour is 'violet', expected one"),
    (put("card", "b01", cost=0), "card b01: cost is 0, expected a whole number from 1 to 48"),
    (put("card", "b01", ship_number=3), "card b01: ship_number is unknown"),
    (out("card", "s03", "ship_reward"), "card s03: ship_reward is missing"),
    (put("card", "s03", ship_price=4), "card s03: ship_price is 4, expected a whole number"),
    (put("card", "s03", ship_number=29), "card s03: ship_number is 29, expected a whole number"),
    (
        put("card", "s03", ship_reward="gold"),
        "card s03: ship_reward names 'gold', but there is no such reward",
    ),
    (put("card", "g01", goods=[{"good": "gold", "value": 1}]), "good is 'gold', expected one of"),
    (put("card", "g01", goods=[{"good": "tea", "value": 0}]), "value is 0, expected a whole"),
    (
        put("card", "g01", goods=["tea"]),
        "card g01: goods is wrong: entry 1 is 'tea', expected a table",
    ),
    (put("card", "g01", coin_bonus=2), "card g01: coin_bonus is 2, expected a whole number"),
    (put("card", "p01", palace_value=1), "card p01: palace_value is 1, expected a whole number"),
    (put("card", "p01", goods=[]), "card p01: goods is unknown"),
    (put("card", "p01", die_colour="red"), "card p01: die_colour is 'red', expected one of: blue"),
    (put("card", "p01", die_value=7), "card p01: die_value is 7, expected a whole number from 1"),
    (out("card", "p01", "source"), "card p01: source is missing"),
    (put("card", "p01", reconstructed=["price"]), "card p01: reconstructed names 'price', but"),
]
IDENTITY: list[tuple[Change, str]] = [
    (put("card", "b02", id="b01"), "card b01: is there 2 times, expected each id once"),
    (
        lambda data: data["track"].append(data["track"][0]),
        "track karma2: is there 2 times, expected each id once",
    ),
    (lambda data: data["card"].pop(), "card: there are 143, expected 144"),
    (lambda data: data["palace"].pop(), "palace: expected 6, too: the rulebook says so"),
]
