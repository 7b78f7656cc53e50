"""Flaws of the game that the data describe: a change, and words in the check's message."""

from tests.rules.edited import Change
from tests.rules.marco_polo_1.changes import (
    ADANA,
    SILK,
    one,
    out,
    put,
    row,
)

MEANING: list[tuple[Change, str]] = [
    # disputed values
    (out("contract", "r15", "note"), "contract r15: expected both or neither of disputed and note"),
    (put("contract", "r01", note="?"), "contract r01: expected both or neither of disputed and"),
    # places
    (
        put("place", "xian", kinds=["large"]),
        "place xian: kinds is ['large'], expected ['small']: the rulebook",
    ),
    (
        put("place", "oasis-a", kinds=["small"]),
        "place oasis-a: kinds is ['small'], expected ['oasis']",
    ),
    (
        put("place", "beijing", kinds=["oasis"]),
        "place beijing: kinds is ['oasis'], expected ['beijing']",
    ),
    (
        put("place", "venezia", kinds=["oasis"]),
        "place venezia: kinds is ['oasis'], expected ['start']",
    ),
    (put("place", "sumatra", city_cards=1), "place sumatra: city_cards is 1, expected 3"),
    (put("place", "moscow", city_cards=3), "place moscow: city_cards is 3, expected 1"),
    (put("place", "xian", city_cards=1), "place xian: city_cards is 1, expected 0"),
    (put("place", "xian", outpost=True), "place xian: outpost is true, expected false"),
    (put("place", "moscow", outpost=False), "place moscow: outpost is false, expected true"),
    (
        put("place", "xian", city_bonus=False),
        "place xian: city_bonus is false, expected true",
    ),
    (put("place", "beijing", city_bonus=True), "beijing: city_bonus is true, expected false"),
    (put("place", "xian", lat=39.9, lon=116.4), "place beijing: lies where xian lies"),
    # routes
    (
        put("route", ADANA, ends=["adana", "adana"]),
        "route adana–adana: leads from a place to itself",
    ),
    (
        put("route", ADANA, ends=["adana", "oasis-i"]),
        "route adana–oasis-i: is there more than once",
    ),
    (
        put("route", ADANA, cost={"camels": 1, "coins": 15}),
        "route adana–kochi: costs camels and coins, expected one of the two or nothing",
    ),
    (
        put("route", ["oasis-j", "beijing"], ends=["xian", "sumatra"]),
        "place oasis-j: is a dead end; an oasis needs two routes",
    ),
    (
        lambda data: [
            put("route", ["venezia", "oasis-a"], ends=["alexandria", "moscow"])(data),
            put("route", ["oasis-a", "moscow"], ends=["alexandria", "oasis-e"])(data),
        ],
        "place oasis-a: can't be reached from the start",
    ),
    (
        put("route", ["kashgar", "lan-zhou"], ends=["kashgar", "xian"]),
        "place xian: is 5 steps from the start, expected 6: both sources",
    ),
    (
        put("route", ["kashgar", "lan-zhou"], ends=["kashgar", "beijing"]),
        "place beijing: is 5 steps from the start, expected 7",
    ),
    (
        put("route", ADANA, cost={"coins": 14}),
        (
            "route: the shortest ways to Beijing cost 5+5, 6+7, 6+14, 6+24, 8+0, 9+0, 14+0 "
            "(camels+coins), expected 5+5, 6+7, 6+15, 6+25, 8+0, 9+0, 14+0"
        ),
    ),
    # the bazaar, the price of travelling, the tables
    (put("market", SILK, dice=1), "market market-silk: dice is 1, expected 2: the rulebook"),
    (put("market", SILK, ware="gold"), "market market-silk: ware is 'gold', expected 'silk'"),
    (
        row("market-camels", 5, {"camels": 4}),
        "market-camels: row 5 is 4 camels, expected 5 camels: the rulebook",
    ),
    (row(SILK, 4, {"silk": 4}), "market market-silk: row 4 is 4 silk, expected 3 silk: both"),
    (row(SILK, 6, {"silk": 4, "coins": 1}), "row 6 is 1 coins, 4 silk, expected 4 silk"),
    (row(SILK, 3, {"silk": 2}), "market market-silk: row 3 is 2 silk, expected something beside"),
    (row(SILK, 3, {"silk": 1, "coins": 9}), "market market-silk: row 3 has less silk than row 2"),
    (row(SILK, 5, {"silk": 5, "coins": 1}), "market market-silk: row 6 has less silk than row 5"),
    (one("travel", price=[3, 8, 12, 12, 18, 18]), "travel: price of 2 steps is 8, expected 7"),
    (one("travel", price=[3, 7, 12, 11, 18, 18]), "travel: 4 steps cost less than 3"),
    (
        one("beijing", slots=[10, 7, 5, 1]),
        "beijing: slots is [10, 7, 5, 1], expected [10, 7, 4, 1]",
    ),
    (one("goal_table", points=[0, 1, 3, 5, 10]), "goal_table: 3 cities is 5, expected 6"),
    (one("goal_table", points=[0, 1, 3, 6, 5]), "goal_table: 4 cities are worth less than 3"),
    # markers and tiles
    (out("city_bonus", "copy", "copy"), "city_bonus copy: expected either a gain or copy = true"),
    (put("city_bonus", "coins", copy=True), "city_bonus coins: expected either a gain or copy"),
    (put("city_bonus", "coins", copy=True), "city_bonus: 2 of them copy another, expected 1"),
    (
        put("city_bonus", "coins", place="moscow"),
        "city_bonus: they lie in adana, kashgar, kochi, moscow, ormuz, xian, expected one in each small",
    ),
    (
        put("city_bonus", "coins", place="xian"),
        "city_bonus: they lie in adana, kashgar, kochi, ormuz, xian, xian, expected one in each",
    ),
    (put("outpost", "coins-3", gain={"coins": 5}), "outpost coins-5: is the same as coins-3"),
    # city cards
    (
        put("city_card", "camel-gold-for-points", gain={"vp": 5}),
        "city_card: expected one with kind exchange, cost {'camels': 1, 'gold': 1}, gain {'vp': 4}",
    ),
    (put("city_card", "camels-or-coins", one_option=False), "expected one with kind either"),
    (put("city_card", "coins-by-die", gain={"coins": 1}), "expected one with kind per_pip"),
    (put("city_card", "coins-for-contracts", gain={"vp": 1}), "kind count, of completed_contracts"),
    (put("city_card", "city-bonus", times_by_die=[1] * 6), "expected one with kind city_bonus"),
    (put("city_card", "silk-by-die", gains=[{"silk": 2}] * 6), "expected one with kind by_die"),
    (
        put("city_card", "camel-for-point", kind="move", gain={"steps": 1}),
        "city_card: 15 are of kind exchange, expected 16: both sources",
    ),
    (
        put("city_card", "city-bonus", times=2),
        "city_card city-bonus: expected times or times_by_die, not both",
    ),
    (
        put("city_card", "coins-for-good", gain={"goods_any": 4}),
        "city_card coins-for-good: up to 24 goods of choice at once, expected 20 at most",
    ),
    # contracts and goals
    (
        put("contract", "r02", deck="starter"),
        "contract: 37 are of the deck regular, expected 38: the rulebook",
    ),
    (put("contract", "r02", deck="starter"), "contract: 7 are of the deck starter, expected 6"),
    (
        put("contract", "r38", gain={"vp": 8, "steps": 1}),
        "contract: those of the deck regular bring 214 points, expected 215: both sources",
    ),
    (
        put("contract", "s1", gain={"vp": 3, "camels": 3}),
        "contract: those of the deck starter bring 20 points, expected 19",
    ),
    (
        put("contract", "r02", gain={"vp": 3}),
        "contract r02: gain must be points (vp) and something",
    ),
    (put("contract", "r02", gain={"coins": 4}), "contract r02: gain must be points (vp) and some"),
    (put("contract", "r02", cost={"camels": 2}), "contract r02: cost must be camels and goods"),
    (put("contract", "r02", cost={"pepper": 2}), "contract r02: cost must be camels and goods"),
    (
        put("contract", "r02", gain={"vp": 3, "camels": 4}),
        "contract: 8 of the deck regular bring coins, expected 9: both sources",
    ),
    (
        put("contract", "s4", gain={"coins": 4, "vp": 3}),
        "contract: expected one with 1 camels, 2 silk → 5 coins, 3 vp: the rulebook",
    ),
    (put("contract", "r03", gain={"vp": 3, "coins": 4}), "contract r03: is the same as r02"),
    (
        put("goal", "g01", cities=["xian", "moscow"]),
        "goal g01: names a small and a large place, expected a large and a small city",
    ),
    (put("goal", "g01", cities=["beijing", "xian"]), "goal g01: names a beijing and a small place"),
    (put("goal", "g01", cities=["moscow", "ormuz"]), "goal g02: is the same as g01, expected all"),
    (
        put("goal", "g07", points=5),
        "goal: expected lan-zhou and kochi for 4 points: the supplement",
    ),
]
