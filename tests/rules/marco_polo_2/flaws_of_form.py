"""Flaws of single entries, names and references: a change, and words in the check's message."""

from math import inf, nan

from games.rules.marco_polo_2.check import check
from tests.rules.edited import Change, top
from tests.rules.marco_polo_2.changes import (
    FIRST,
    NINE,
    PAGAN,
    XIAN_GOBI,
    drop,
    out,
    put,
    track,
    twin,
)

SHAPE: list[tuple[Change, str]] = [
    # the file
    (top(edition="Mine!"), "the file: edition is 'Mine!', expected up to 40 of a-z, 0-9 and -"),
    (top(title="yspahan"), "the file: title is 'yspahan', expected 'marco-polo-2'"),
    (lambda data: data.pop("edition"), "the file: edition is missing"),
    (lambda data: data.pop("route"), "the file: route is missing"),
    (lambda data: data.pop("shield_track"), "the file: shield_track is missing"),
    (top(routes=[]), "the file: routes is unknown, perhaps route is meant"),
    (top(goal=7), "goal: is 7, expected entries, each under [[goal]]"),
    (top(shield_track=[]), "shield_track: is [], expected fields and their values"),
    (lambda data: data["tile"].append(3), "tile no. 19: is 3, expected fields and their values"),
    # fields
    (out("place", "xian", "lat"), "place xian: lat is missing"),
    (out("place", "xian", "id"), "place no. 4: id is missing"),
    (out("place", "xian", "source"), "place xian: source is missing"),
    (put("place", "xian", source=" "), "place xian: source is ' ', expected a text"),
    (put("place", "xian", shild="crane"), "place xian: shild is unknown, perhaps shield is meant"),
    (put("place", "xian", zzz=1), "place xian: zzz is unknown, expected only: id, name, kinds"),
    (put("place", "xian", reconstructed=["hill"]), "place xian: reconstructed names 'hill'"),
    (
        put("place", "xian", reconstructed="kinds"),
        "place xian: reconstructed is 'kinds', expected a",
    ),
    (put("place", "xian", id="Xi'an"), "expected up to 40 of a-z, 0-9 and -"),
    (put("place", "xian", id="x" * 41), "expected up to 40 of a-z, 0-9 and -"),
    # names
    (put("place", "xian", name="Xian"), "place xian: name is 'Xian', expected { en ="),
    (
        put("place", "xian", name={"de": "Xian"}),
        "place xian: name is {'de': 'Xian'}, expected { en =",
    ),
    (
        put("seal", "tailor", name={"en": "Tailor", "de": ""}),
        "seal tailor: name is {'en': 'Tailor', 'de': ''}, expected { en =",
    ),
    # numbers, words and lists
    (
        put("place", "xian", lat="north"),
        "place xian: lat is 'north', expected degrees from -90 to 90",
    ),
    (put("place", "xian", lat=nan), "place xian: lat is nan, expected degrees"),
    (put("place", "xian", lon=inf), "place xian: lon is inf, expected degrees"),
    (put("place", "xian", lon=True), "place xian: lon is true, expected degrees"),
    (put("place", "xian", draw=[1.0]), "place xian: draw is [1.0], expected [lat, lon]"),
    (
        put("place", "xian", draw=[91, 1]),
        "place xian: draw is wrong: entry 1 is 91, expected degrees from -90",
    ),
    (put("place", "xian", outpost=1), "place xian: outpost is 1, expected true or false"),
    (put("place", "xian", kinds=[]), "place xian: kinds is [], expected a list of at least 1"),
    (
        put("place", "xian", kinds=["inn"]),
        "place xian: kinds is wrong: entry 1 is 'inn', expected one",
    ),
    (
        put("route", XIAN_GOBI, via=[[1, "b"]]),
        "route xian–oasis-gobi: via is wrong: entry 1, entry 2 is 'b'",
    ),
    (put("route", XIAN_GOBI, ends=["xian"]), "route xian: ends is ['xian'], expected a list of 2"),
    (
        put("travel_space", "middle", max_steps=4.5),
        "travel_space middle: max_steps is 4.5, expected",
    ),
    (
        put("travel_space", "middle", rank=True),
        "travel_space middle: rank is true, expected a whole",
    ),
    (
        put("seal", "farmer", min_die=7),
        "seal farmer: min_die is 7, expected a whole number from 1 to 6",
    ),
    (
        put("contract", "red-01", deck="blue"),
        "contract red-01: deck is 'blue', expected one of: red",
    ),
    (
        put("city_bonus", "copy", copy=False),
        "city_bonus copy: expected either a gain or copy = true",
    ),
    (
        put("goal", "goal-03", seals={"farmer": 0}),
        "goal goal-03: seals is {'farmer': 0}, expected a table",
    ),
    (
        put("goal", "goal-03", seals=["farmer"]),
        "goal goal-03: seals is ['farmer'], expected a table",
    ),
    (track(3, "two"), "shield_track: points is wrong: entry 4 is 'two', expected a whole number"),
    (lambda data: data["shield_track"]["points"].pop(), "expected a list of 14 entries"),
    # amounts
    (put("route", XIAN_GOBI, cost=3), "route xian–oasis-gobi: cost is 3, expected amounts such as"),
    (
        put("route", XIAN_GOBI, cost={}),
        "route xian–oasis-gobi: cost is empty, expected at least one",
    ),
    (
        put("route", XIAN_GOBI, cost={"gold": 1}),
        "cost has 'gold', expected only: camels, coins, jade",
    ),
    (
        put("route", XIAN_GOBI, cost={"coins": 0}),
        "cost has coins, which is 0, expected a whole number",
    ),
    (put("route", XIAN_GOBI, cost={"coins": -1}), "cost has coins, which is -1, expected a whole"),
    (
        put("route", XIAN_GOBI, cost={"coins": 1.5}),
        "cost has coins, which is 1.5, expected a whole",
    ),
    (
        put("route", XIAN_GOBI, cost={"coins": True}),
        "cost has coins, which is true, expected a whole",
    ),
    (
        put("route", XIAN_GOBI, cost={"coins": 100}),
        "cost has coins, which is 100, expected a whole",
    ),
    (put("route", XIAN_GOBI, seal=""), "route xian–oasis-gobi: seal is '', expected up to 40"),
    (put("travel_space", "upper", fee={"gold": 1}), "travel_space upper: fee has 'gold'"),
    (
        put("book", "book-1", free=[{"vp": 1}, {"coins": 1}]),
        "book book-1: free is wrong: entry 1 has 'vp'",
    ),
    (
        put("book", "book-1", free=[{"coins": 1}]),
        "book book-1: free is [{'coins': 1}], expected a list of 2",
    ),
    (put("tile", "tile-1-1", one_jade={"steps": 1}), "tile tile-1-1: one_jade has 'steps'"),
    (put("seal", "farmer", bonus={"black_dice": 1}), "seal farmer: bonus has 'black_dice'"),
    (
        put("outpost", "gold", gain=NINE),
        "outpost gold: gain has 9 different amounts, expected at most 8",
    ),
    (
        put("outpost", "gold", gain={"goods_any": 1, "goods_different": 2}),
        "outpost gold: gain has goods_any and goods_different, expected one of the two",
    ),
    (
        put("outpost", "gold", gain={"goods_different": 4}),
        "has goods_different, which is 4, expected",
    ),
    (put("outpost", "gold", gain={"goods_any": 11}), "has goods_any, which is 11, expected"),
    # city cards
    (
        put("city_card", "two-steps", kind="fly"),
        "city_card two-steps: kind is 'fly', expected one of",
    ),
    (put("city_card", "two-steps", gain={"coins": 1}), "city_card two-steps: gain has 'coins'"),
    (
        put("city_card", "two-steps", times=7),
        "times is 7, expected a whole number from 1 to 6, or 'die'",
    ),
    (out("city_card", "jade-by-die", "gains"), "city_card jade-by-die: gains is missing"),
    (put("city_card", "jade-by-die", gains=[{"jade": 1}]), "expected a list of 6 entries"),
    (put("city_card", "city-bonus", times_by_die=[1]), "expected a list of 6 entries"),
    (
        put("city_card", "coins-for-posts", of="camels"),
        "of is 'camels', expected one of: completed",
    ),
    (put("city_card", "points-or-coins", options=[{}]), "expected a list of at least 2 entries"),
    (
        put("city_card", "points-or-coins", options=[{}, {}]),
        "options is wrong: entry 1 lacks cost",
    ),
    (
        put("city_card", "points-or-coins", options=[1, {}]),
        "options is wrong: entry 1 is 1, expected a table",
    ),
    (put("city_card", "coins-by-die", times="die"), "city_card coins-by-die: times is unknown"),
    # characters
    (
        put("character", "de-wu", slug="de-wo"),
        "character de-wo: is unknown, expected one of: moengke-khan",
    ),
    (put("character", "de-wu", extra_shields=2), "character de-wu: extra_shields is 2, expected 1"),
    (
        put("character", "de-wu", extra_shields=True),
        "character de-wu: extra_shields is true, expected a whole number",
    ),
    (put("character", "de-wu", figures=2), "character de-wu: figures is 2, expected none"),
    (
        out("character", "isabella-donati", "per_pair"),
        "character isabella-donati: per_pair is missing",
    ),
]

IDENTITY: list[tuple[Change, str]] = [
    (put("place", "xian", id="kabul"), "place kabul: is there 2 times, expected each id once"),
    (twin("character", "de-wu"), "character de-wu: is there 2 times"),
    *(
        (
            drop(kind, check.names(FIRST, kind)[0]),
            f"{kind}: there are {number - 1}, expected {number}",
        )
        for kind, number in {
            "shield": 9,
            "travel_space": 3,
            "book": 3,
            "tile": 18,
            "seal": 4,
            "special_city": 3,
            "city_bonus": 7,
            "outpost": 10,
            "city_card": 25,
            "contract": 49,
            "goal": 14,
            "character": 7,
        }.items()
    ),
    (lambda data: data["seal"].reverse(), "expected farmer, spicer, tailor, jeweler in this order"),
    (lambda data: data["travel_space"].reverse(), "expected lower, middle, upper in this order"),
    (put("special_city", "balkh", place="kabul"), "special_city: expected balkh, too"),
    (put("book", "book-2", id="book-4"), "book: expected book-2, too"),
]

REFERENCE: list[tuple[Change, str]] = [
    (
        put("route", XIAN_GOBI, ends=["xian", "gobi"]),
        "route xian–gobi: ends names 'gobi', but there is no such place",
    ),
    (
        put("route", XIAN_GOBI, seal="sailor"),
        "route xian–oasis-gobi: seal names 'sailor', but there is no such seal",
    ),
    (
        put("place", "xian", shield="cat"),
        "place xian: shield names 'cat', but there is no such shield",
    ),
    (
        put("known_total", PAGAN, path=["xian", "nowhere"]),
        "known_total xian–nowhere: path names 'nowhere'",
    ),
    (
        put("tile", "tile-1-1", book="book-9"),
        "tile tile-1-1: book names 'book-9', but there is no such book",
    ),
    (put("special_city", "balkh", seal="sailor"), "special_city balkh: seal names 'sailor'"),
    (put("goal", "goal-03", seals={"sailor": 3}), "goal goal-03: seals names 'sailor', but"),
    (
        put("goal", "goal-03", shields=["cat", "tiger", "lion"]),
        "goal goal-03: shields names 'cat', but",
    ),
    (drop("place", "balkh"), "special_city balkh: place names 'balkh', but there is no such place"),
]
