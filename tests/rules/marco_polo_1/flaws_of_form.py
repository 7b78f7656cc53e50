"""Flaws of single entries, names and references: a change, and words in the check's message."""

from math import inf, nan

from games.rules.marco_polo_1.check import check
from tests.rules.edited import Change, top
from tests.rules.marco_polo_1.changes import (
    ADANA,
    PRINTED,
    SILK,
    drop,
    one,
    out,
    put,
    row,
    twin,
)

SHAPE: list[tuple[Change, str]] = [
    # the file
    (top(edition="Mine!"), "the file: edition is 'Mine!', expected up to 40 of a-z, 0-9 and -"),
    (top(title="marco-polo-2"), "the file: title is 'marco-polo-2', expected 'marco-polo-1'"),
    (lambda data: data.pop("route"), "the file: route is missing"),
    (lambda data: data.pop("travel"), "the file: travel is missing"),
    (top(routes=[]), "the file: routes is unknown, perhaps route is meant"),
    (top(goal=7), "goal: is 7, expected entries, each under [[goal]]"),
    (top(beijing=[]), "beijing: is [], expected fields and their values"),
    (lambda data: data["goal"].append(3), "goal no. 19: is 3, expected fields and their values"),
    # fields
    (out("place", "xian", "lat"), "place xian: lat is missing"),
    (out("place", "xian", "id"), "place no. 11: id is missing"),
    (out("place", "xian", "source"), "place xian: source is missing"),
    (put("place", "xian", source=" "), "place xian: source is ' ', expected a text"),
    (put("place", "xian", lot=1), "place xian: lot is unknown, perhaps lon is meant"),
    (put("place", "xian", zzz=1), "place xian: zzz is unknown, expected only: id, name, kinds"),
    (put("place", "xian", id="Xi'an"), "expected up to 40 of a-z, 0-9 and -"),
    (put("place", "xian", name="Xian"), "place xian: name is 'Xian', expected { en ="),
    (put("place", "xian", kinds=["inn"]), "place xian: kinds is wrong: entry 1 is 'inn', expected"),
    (put("place", "xian", kinds=["small", "large"]), "expected a list of 1 entries"),
    (put("place", "xian", lat=nan), "place xian: lat is nan, expected degrees"),
    (put("place", "xian", lon=inf), "place xian: lon is inf, expected degrees"),
    (
        put("place", "xian", draw=[91, 1]),
        "place xian: draw is wrong: entry 1 is 91, expected degrees from -90",
    ),
    (put("place", "xian", outpost=1), "place xian: outpost is 1, expected true or false"),
    (put("route", ADANA, via=[[1]]), "route adana–kochi: via is wrong: entry 1 is [1], expected"),
    (put("route", ADANA, ends=["adana"]), "route adana: ends is ['adana'], expected a list of 2"),
    (
        put("city_bonus", "copy", copy=False),
        "city_bonus copy: expected either a gain or copy = true",
    ),
    (put("contract", "r01", deck="red"), "contract r01: deck is 'red', expected one of: regular"),
    (put("goal", "g01", points=0), "goal g01: points is 0, expected a whole number from 1 to 99"),
    # disputed values
    (put("contract", "r15", disputed=["price"]), "contract r15: disputed names 'price', but"),
    # single tables
    (one("setup", coins=[7, 8, 9]), "setup: coins is [7, 8, 9], expected [7, 8, 9, 10]"),
    (one("setup", posts=True), "setup: posts is true, expected a whole number"),
    (one("setup", black_dice=[4, 5, 6]), "setup: black_dice is [4, 5, 6], expected [3, 4, 5]"),
    (one("beijing", slots=[10, 7, 4]), "beijing: slots is [10, 7, 4], expected a list of 4"),
    (one("travel", dice=1), "travel: dice is 1, expected 2"),
    (one("travel", price=[3]), "travel: price is [3], expected a list of 6 entries"),
    (one("goal_table", points=["x"] * 5), "goal_table: points is wrong: entry 1 is 'x', expected"),
    # amounts
    (put("route", ADANA, cost=3), "route adana–kochi: cost is 3, expected amounts such as"),
    (put("route", ADANA, cost={"gold": 1}), "cost has 'gold', expected only: camels, coins"),
    (put("route", ADANA, cost={"coins": 0}), "cost has coins, which is 0, expected a whole number"),
    (put("route", ADANA, cost={"coins": 1.5}), "cost has coins, which is 1.5, expected a whole"),
    (put("outpost", "gold", gain={}), "outpost gold: gain is empty, expected at least one of"),
    (put("outpost", "gold", gain={"jade": 1}), "outpost gold: gain has 'jade', expected only"),
    (
        put("outpost", "gold", gain={"goods_any": 1, "goods_different": 2}),
        "outpost gold: gain has goods_any and goods_different, expected one of the two",
    ),
    (put("outpost", "gold", gain={"goods_different": 4}), "has goods_different, which is 4"),
    (row(SILK, 3, {"vp": 1}), "market market-silk: rows is wrong: entry 3 has 'vp', expected only"),
    (
        put("market", SILK, rows=[{"silk": 1}]),
        "market market-silk: rows is [{'silk': 1}], expected",
    ),
    # city cards
    (put("city_card", "silk-by-die", kind="fly"), "city_card silk-by-die: kind is 'fly', expected"),
    (out("city_card", "silk-by-die", "gains"), "city_card silk-by-die: gains is missing"),
    (put("city_card", "silk-by-die", gains=[{"silk": 1}]), "expected a list of 6 entries"),
    (put("city_card", "steps-for-camels", gain={"coins": 1}), "steps-for-camels: gain has 'coins'"),
    (put("city_card", "steps-for-camels", times=7), "times is 7, expected a whole number from 1"),
    (put("city_card", "city-bonus", times_by_die=[1]), "expected a list of 6 entries"),
    (put("city_card", "coins-for-posts", of="camels"), "of is 'camels', expected one of"),
    (put("city_card", "point-or-coins", options=[{}]), "expected a list of at least 2 entries"),
    (
        put("city_card", "point-or-coins", options=[{}, {}]),
        "options is wrong: entry 1 lacks cost",
    ),
    (put("city_card", "coins-by-die", times="die"), "city_card coins-by-die: times is unknown"),
    # characters
    (
        put("character", "berke-khan", slug="berk"),
        "character berk: is unknown, expected one of: raschid",
    ),
    (
        put("character", "berke-khan", surcharge=True),
        "berke-khan: surcharge is true, expected false",
    ),
    (
        put("character", "berke-khan", figures=2),
        "character berke-khan: figures is 2, expected none",
    ),
    (put("character", "matteo-polo", white_dice=2), "matteo-polo: white_dice is 2, expected 1"),
    (out("character", "kubilai-khan", "start_post"), "kubilai-khan: start_post is missing"),
]

IDENTITY: list[tuple[Change, str]] = [
    (put("place", "oasis-a", id="xian"), "place xian: is there 2 times, expected each id once"),
    (twin("character", "berke-khan"), "character berke-khan: is there 2 times"),
    *(
        (
            drop(kind, check.names(PRINTED, kind)[0]),
            f"{kind}: there are {number - 1}, expected {number}",
        )
        for kind, number in {
            "place": 25,
            "route": 30,
            "market": 4,
            "city_bonus": 6,
            "outpost": 10,
            "city_card": 31,
            "contract": 44,
            "goal": 18,
            "character": 8,
        }.items()
    ),
    (lambda data: data["market"].reverse(), "expected market-camels, market-pepper, market-silk"),
    (put("place", "xian", id="shaanxi"), "route xian–beijing: ends names 'xian', but there is no"),
    (drop("character", "berke-khan"), "character: expected berke-khan, too: the rulebook says so"),
]

REFERENCE: list[tuple[Change, str]] = [
    (
        put("route", ADANA, ends=["adana", "cochin"]),
        "route adana–cochin: ends names 'cochin', but there is no such place",
    ),
    (put("city_bonus", "copy", place="rom"), "city_bonus copy: place names 'rom', but there is no"),
    (put("goal", "g01", cities=["moscow", "rom"]), "goal g01: cities names 'rom', but there is no"),
]
