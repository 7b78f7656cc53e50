"""The data: what they hold, and that the check names whatever is wrong with them."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from math import inf, nan
from typing import Any

import pytest
from msgspec.structs import asdict

from games.rules.kernel.shape import Entry
from games.rules.marco_polo_2.check import RULES, check, sum_up
from games.rules.marco_polo_2.editions import EDITIONS, edition
from games.rules.marco_polo_2.facts import DEFAULT, CityCard, Edition
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import Character

Data = dict[str, Any]
Change = Callable[[Data], object]
FIRST: Data = tomllib.loads(
    (files("games.rules.marco_polo_2") / f"data/{DEFAULT}.toml").read_text("utf-8")
)


def changed(*changes: Change) -> list[str]:
    data = deepcopy(FIRST)
    for change in changes:
        change(data)
    return check(data)


def entry(data: Data, kind: str, id: Any) -> Data:
    return next(one for one in data[kind] if one[check.tables[kind].called_by] == id)


def put(kind: str, id: Any, /, **fields: Any) -> Change:
    """Give an entry other values."""
    return lambda data: entry(data, kind, id).update(deepcopy(fields))


def out(kind: str, id: Any, /, *fields: str) -> Change:
    """Take fields out of an entry."""
    return lambda data: [entry(data, kind, id).pop(field) for field in fields]


def top(**fields: Any) -> Change:
    return lambda data: data.update(fields)


def drop(kind: str, id: Any) -> Change:
    return lambda data: data[kind].remove(entry(data, kind, id))


def twin(kind: str, id: Any) -> Change:
    return lambda data: data[kind].append(deepcopy(entry(data, kind, id)))


def track(number: int, points: Any) -> Change:
    return lambda data: data["shield_track"]["points"].__setitem__(number, points)


def lost(*path: str) -> Change:
    """Take every known walk out that goes like this."""
    return lambda data: data.update(
        known_total=[total for total in data["known_total"] if total["path"] != list(path)]
    )


def land(*ends: list[str]) -> Change:
    """Bar routes by a seal."""
    return lambda data: [entry(data, "route", pair).update(seal="farmer") for pair in ends]


PAGAN = ["yangzhou", "fuzhou", "oasis-yunnan", "pagan"]
XIAN_GOBI = ["xian", "oasis-gobi"]
NINE = dict.fromkeys(
    ["camels", "coins", "jade", "pepper", "silk", "gold", "goods_any", "vp", "steps"], 1
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
        put("place", "xian", name={"en": "Xian"}),
        "place xian: name is {'en': 'Xian'}, expected { en =",
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

MEANING: list[tuple[Change, str]] = [
    # places
    (
        put("place", "xian", kinds=["contract", "bonus"]),
        "place xian: kinds ['contract', 'bonus'] don't go",
    ),
    (put("place", "xian", contracts=1), "place xian (contract): contracts is 1, expected 2"),
    (out("place", "xian", "contracts"), "place xian (contract): contracts is 0, expected 2"),
    (put("place", "xian", city_cards=1), "place xian (contract): city_cards is 1, expected 0"),
    (out("place", "jaipur", "city_cards"), "place jaipur (card): city_cards is 0, expected 1 or 2"),
    (
        out("place", "fuzhou", "city_bonus"),
        "place fuzhou (bonus): expected a space for a city bonus",
    ),
    (
        put("place", "xian", city_bonus=True),
        "place xian (contract): expected no space for a city bonus",
    ),
    (put("place", "xian", outpost=False), "place xian (contract): expected an outpost bonus"),
    (put("place", "balkh", outpost=True), "place balkh (special): expected no outpost bonus"),
    (out("place", "xian", "shield", "reconstructed"), "place xian: expected a shield"),
    (put("place", "oasis-gobi", shield="crane"), "place oasis-gobi: expected no shield"),
    (put("place", "beijing", shield="crane"), "place beijing: expected no shield"),
    # the map
    (put("place", "oasis-gobi", kinds=["start"]), "map: 2 places of kind start, expected 1"),
    (put("place", "beijing", kinds=["oasis"]), "map: 0 places of kind start, expected 1"),
    (put("place", "pagan", kinds=["card"]), "map: 4 places of kind contract, expected 5"),
    (put("place", "pagan", kinds=["card"]), "map: 6 places of kind card, expected 5"),
    (put("place", "pagan", kinds=["special"]), "map: 4 places of kind special, expected 3"),
    (put("place", "pagan", kinds=["bonus"]), "map: 3 places of kind bonus, expected 2"),
    (put("place", "zanzibar", city_cards=1), "map: 5 spaces for city cards, expected 6"),
    (
        put("place", "kashgar", kinds=["card"]),
        "place kashgar: expected to be bonus and card: the rulebook",
    ),
    (put("place", "xanadu", kinds=["contract"]), "place xanadu: expected to be card: the rulebook"),
    (
        lambda data: data.update(tomllib.loads(_renamed("xanadu", "shangdu"))),
        "map: there is no place xanadu, which the rulebook or its supplement names",
    ),
    (put("place", "xian", lat=39.9, lon=116.4), "place xian: lies where beijing lies"),
    (
        put("place", "oasis-gobi", lat=-43.0),
        "place oasis-gobi: lies outside of the map, expected -12 to 50.5 degrees north and 33 to 132",
    ),
    (put("place", "xian", draw=[34.0, 140.0]), "place xian: lies outside of the map"),
    # shields
    (
        put("place", "zanzibar", shield="tiger"),
        "shield lion: no city shows it, expected each of the nine",
    ),
    (put("place", "hormuz", shield="crane"), "place hormuz: expected the shield monkey"),
    # routes
    (
        put("route", XIAN_GOBI, ends=["xian", "xian"]),
        "route xian–xian: leads from a place to itself",
    ),
    (
        put("route", XIAN_GOBI, ends=["xian", "beijing"]),
        "route xian–beijing: is there more than once",
    ),
    (
        lambda data: [
            route.pop("seal") for route in data["route"] if route.get("seal") == "tailor"
        ],
        "seal tailor: opens no sea route, expected at least one",
    ),
    (
        land(["oasis-abyssinia", "zanzibar"]),
        "place zanzibar: can't be reached from the start without a guild seal",
    ),
    (
        land(["oasis-abyssinia", "zanzibar"]),
        "place oasis-abyssinia: is a dead end; an oasis needs two",
    ),
    # known walks
    (
        put("route", ["yangzhou", "fuzhou"], cost={"coins": 1}),
        (
            "known_total yangzhou–fuzhou–oasis-yunnan–pagan: its routes cost 3 camels, 5 coins, "
            "expected 5 camels, 5 coins"
        ),
    ),
    (
        land(["yangzhou", "fuzhou"]),
        "known_total yangzhou–fuzhou–oasis-yunnan–pagan: there is no such way on land",
    ),
    (
        lost(*PAGAN),
        "known_total: expected one for yangzhou–fuzhou–pagan by 1 oases: the rulebook says so",
    ),
    (
        lost("pagan", "kabul"),
        "known_total: expected one for pagan–kabul by 0 oases: the English supplement",
    ),
    (
        put("known_total", PAGAN, cost={"camels": 4}),
        "known_total yangzhou–fuzhou–oasis-yunnan–pagan: expected 5 camels, 5 coins: the rulebook says so",
    ),
    # travel spaces
    (
        put("travel_space", "lower", dice=2),
        "travel_space lower: dice is 2, expected 1: the rulebook",
    ),
    (
        put("travel_space", "upper", extra_posts=0),
        "travel_space upper: extra_posts is 0, expected 1",
    ),
    (put("travel_space", "lower", max_steps=2), "travel_space lower: max_steps is 2, expected 1"),
    (put("travel_space", "lower", fee={}), "travel_space lower: fee is nothing, expected 2 coins"),
    (
        put("travel_space", "middle", fee={"coins": 1}),
        "travel_space middle: fee is 1 coins, expected nothing",
    ),
    (
        put("travel_space", "middle", rank=1),
        "travel_space: ranks must rise from lower to middle to upper",
    ),
    (
        put("travel_space", "middle", max_steps=2),
        "travel_space middle: max_steps must be 3 at least",
    ),
    (put("travel_space", "upper", max_steps=3), "and not more than the upper one's"),
    # books and tiles
    (put("book", "book-2", min_die=2), "book book-2: min_die is 2, expected 3: the rulebook"),
    (put("book", "book-3", spaces=1), "book book-3: spaces is 1, expected 2: the rulebook"),
    (put("tile", "tile-1-1", book="book-2"), "tile: 5 are of book-1, expected 6"),
    (
        put("book", "book-2", free=[{"jade": 1}, {"silk": 2}]),
        "expected an offer of 1 jade, 2 pepper somewhere: the rulebook",
    ),
    # seals and special cities
    (put("seal", "spicer", min_die=1), "seal spicer: min_die is 1, expected 2: the rulebook"),
    (put("seal", "farmer", jade=1), "seal farmer: jade is 1, expected 0: the rulebook"),
    (
        put("seal", "jeweler", upgrade_cost={"coins": 9}),
        "seal jeweler: upgrade_cost is 9 coins, expected 9 coins, 2 gold: the rulebook",
    ),
    (
        put("seal", "jeweler", bonus={"coins": 2}),
        "seal jeweler: bonus is 2 coins, expected 2 camels",
    ),
    (
        put("special_city", "balkh", once_from=4),
        "special_city balkh: twice_from must be more than once_from",
    ),
    (
        put("special_city", "baghdad", twice_from=3),
        "special_city baghdad: a 3 must bring the seal's bonus once",
    ),
    (
        put("special_city", "baghdad", once_from=4),
        "special_city baghdad: a 3 must bring the seal's bonus once",
    ),
    (
        put("special_city", "baghdad", seal="tailor"),
        "special_city baghdad: seal is tailor, expected jeweler",
    ),
    # bonuses
    (out("city_bonus", "copy", "copy"), "city_bonus copy: expected either a gain or copy = true"),
    (
        put("city_bonus", "copy", gain={"vp": 1}),
        "city_bonus copy: expected either a gain or copy = true",
    ),
    (
        lambda data: entry(data, "city_bonus", "jade").update(copy=True),
        "city_bonus: 2 of them copy another, expected 1",
    ),
    (
        put("city_bonus", "camel-coins", gain={"coins": 3}),
        "city_bonus: expected one of 1 camels, 3 coins",
    ),
    (put("city_bonus", "camels", gain={"camels": 2}), "city_bonus: expected one of 3 camels"),
    (put("outpost", "gold", gain={"gold": 3}), "outpost: expected one of 2 gold"),
    # city cards
    (
        put("city_card", "jade-camel-for-points", gain={"vp": 4}),
        "city_card: expected one with kind exchange",
    ),
    (
        put("city_card", "camels-or-coins", one_option=False),
        "city_card: expected one with kind either",
    ),
    (
        put("city_card", "coins-by-die", gain={"coins": 1}),
        "city_card: expected one with kind per_pip",
    ),
    (
        put("city_card", "points-for-contracts", gain={"vp": 2}),
        "one with kind count, of completed_contracts",
    ),
    (put("city_card", "coins-for-posts", at_most=4), "one with kind count, of posts_on_map"),
    (
        put("city_card", "guild-seal", cost={"coins": 1}),
        "city_card: expected one with kind guild_seal",
    ),
    (
        put("city_card", "city-bonus", times=2),
        "city_card city-bonus: expected times or times_by_die, not both",
    ),
    (
        put("city_card", "coins-for-good", gain={"goods_any": 4}),
        "city_card coins-for-good: up to 24 goods of choice at once, expected 20 at most",
    ),
    (
        put("city_card", "coins-for-posts", gain={"goods_any": 4}),
        "up to 24 goods of choice at once",
    ),
    # contracts, goals, points
    (put("contract", "red-02", deck="starter"), "contract: 41 are of the deck red, expected 42"),
    (put("contract", "red-02", deck="starter"), "contract: 8 are of the deck starter, expected 7"),
    (
        put("contract", "red-02", gain={"vp": 4}),
        "contract red-02: gain must be points (vp) and something else",
    ),
    (
        put("contract", "red-02", gain={"coins": 4}),
        "contract red-02: gain must be points (vp) and something",
    ),
    (
        put("contract", "red-01", gain={"coins": 3, "vp": 3}),
        "contract: expected one with 2 camels, 2 pepper, 1 silk → 4 coins, 3 vp: the rulebook",
    ),
    (
        put("goal", "goal-03", shields=["tiger", "lion"]),
        "goal goal-03: 3 seals and shields, expected 4",
    ),
    (
        put("goal", "goal-03", shields=["lion", "tiger", "lion"]),
        "goal goal-03: names a shield twice",
    ),
    (track(0, 1), "shield_track: no shield is worth 1, expected 0"),
    (track(13, 42), "shield_track: 13 shields are worth 42, expected 43: the English supplement"),
    (track(7, 6), "shield_track: 7 shields are worth less than 6"),
]


def _renamed(old: str, new: str) -> str:
    source = (files("games.rules.marco_polo_2") / f"data/{DEFAULT}.toml").read_text("utf-8")
    return source.replace(f'"{old}"', f'"{new}"')


# -- what is right ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EDITIONS.names())
def test_every_edition_that_comes_with_the_title_is_in_order(name: str) -> None:
    data = EDITIONS.read(name)
    assert check(data) == []
    assert sum_up(data)[0] == "15 cities, 12 oases, 44 routes, 8 by sea"
    assert "228 entries: 175 wholly reconstructed, 27 in part" in sum_up(data)


def test_editions_differ_only_in_what_is_reconstructed() -> None:
    """Whatever a source is known for is the same in all of them."""
    first, *others = [
        list(map(_known, check.entries(EDITIONS.read(name)))) for name in EDITIONS.names()
    ]
    assert others
    assert all(other == first for other in others)


def _known(entry: Data) -> Data:
    """Return what a public source or the rulebook says in an entry, and which fields that isn't."""
    if entry["source"] == "reconstructed":
        return {}
    unsure = {field.partition(".")[0] for field in entry.get("reconstructed", ())}
    return {field: value for field, value in entry.items() if field not in unsure}


def test_a_copy_in_which_all_is_printed_is_in_order() -> None:
    data = deepcopy(FIRST)
    for one in check.entries(data):
        one.pop("reconstructed", None)
        one["source"] = "printed"
    assert check(data) == []
    assert sum_up(data)[-1] == "228 entries: 0 wholly reconstructed, 0 in part"


def test_other_oases_and_ids_are_in_order() -> None:
    data = tomllib.loads(_renamed("oasis-gobi", "the-well"))
    assert check(data) == []
    assert "the-well" in Edition("x", data).places


def test_every_field_of_every_kind_is_in_the_data() -> None:
    """What the shape allows and nobody uses would be tried by nobody."""
    others = {"city_bonus": {"place"}}
    for table, kind in check.tables.items():
        used = {field for one in FIRST[table] for field in one}
        own = set(kind.__struct_fields__) - set(Entry.__struct_fields__) - others.get(table, set())
        assert own <= used or table == "character", table
    assert {one["kind"] for one in FIRST["city_card"]} == set(CityCard.variants)


# -- what is wrong ---------------------------------------------------------------------------------


def named(case: tuple[Change, str]) -> str:
    return re.sub(r"\W+", "-", case[1])[:60]


@pytest.mark.parametrize("case", [*SHAPE, *IDENTITY, *REFERENCE, *MEANING], ids=named)
def test_what_is_wrong_is_named(case: tuple[Change, str]) -> None:
    change, words = case
    problems = changed(change)
    assert any(words in problem for problem in problems), problems
    assert len(problems) <= 6


def test_every_rule_has_something_to_refuse() -> None:
    """Each of the rules finds something in one of the broken editions."""
    idle = set(RULES)
    for change, _ in MEANING:
        data = deepcopy(FIRST)
        change(data)
        facts = Edition("x", data)
        idle -= {rule for rule in idle if list(rule(facts))}
    assert idle == set()


def test_facts_are_read_as_they_stand() -> None:
    facts = edition(DEFAULT)
    assert len(facts.cities) == 15
    assert facts.start == "beijing"
    assert facts.shield_points[13] == 43


# -- the values that no edition changes ------------------------------------------------------------

COINS, POINT, CAMEL = Bundle(coins=2), Bundle(vp=1), Bundle(camels=1)
JADE, SILK, GOLD = Bundle(jade=1), Bundle(silk=1), Bundle(gold=1)

ABILITIES: dict[str, dict[str, Any]] = {
    "moengke-khan": {
        "oasis_steps": 0,
        "per_oasis": Bundle(vp=3),
        "per_oasis_choice": [COINS, CAMEL],
    },
    "de-wu": {"guild_seal_dice": 1, "on_seal_improved": JADE, "extra_shields": 1},
    "abha-basu": {
        "round_bonus": COINS,
        "on_contract_completed": JADE,
        "per_jade_received": POINT,
    },
    "mailin-and-tian-chin": {
        "start": Bundle(coins=3),
        "figures": 2,
        "round_bonus_doubled": 1,
    },
    "filippo-vitello": {"keeps_outposts": True},
    "isabella-donati": {
        "per_die": [COINS, POINT, CAMEL, CAMEL, POINT, COINS],
        "per_pair": [JADE, SILK, GOLD, GOLD, SILK, JADE],
    },
    "gantulga-od": {"travel_spaces": ["lower"], "free_route_costs": ["coins", "camels"]},
}
"""The English supplement lists all of them: whoever doesn't name a number plays by the plain rules."""


def abilities(character: Character) -> Data:
    plain = asdict(Character(slug="", name={}, source=""))
    named = {"slug", "name", *Entry.__struct_fields__}
    return {
        field: value
        for field, value in asdict(character).items()
        if field not in named and value != plain[field]
    }


def test_characters_have_the_abilities_of_the_supplement() -> None:
    characters = edition(DEFAULT).characters
    assert {id: abilities(character) for id, character in characters.items()} == ABILITIES


def test_travel_spaces_take_the_dice_of_the_rulebook() -> None:
    """P. 8: one die to three; with three an own post more (p. 9)."""
    travel = edition(DEFAULT).travel.values()
    assert [(space.id, space.dice, space.extra_posts) for space in travel] == [
        ("lower", 1, 0),
        ("middle", 2, 0),
        ("upper", 3, 1),
    ]


def test_books_take_the_dice_of_the_rulebook() -> None:
    """P. 6: the least pips, and the number of spaces."""
    books = edition(DEFAULT).books.values()
    assert [(book.id, book.min_die, book.spaces) for book in books] == [
        ("book-1", 1, 1),
        ("book-2", 3, 1),
        ("book-3", 5, 2),
    ]


def test_seals_take_the_dice_and_bring_the_jade_of_the_rulebook() -> None:
    """P. 7: the least pips, and the jade taken together with the seal."""
    seals = edition(DEFAULT).seals.values()
    assert [(seal.id, seal.min_die, seal.jade) for seal in seals] == [
        ("farmer", 1, 0),
        ("spicer", 2, 1),
        ("tailor", 3, 2),
        ("jeweler", 4, 3),
    ]


def test_special_cities_are_those_of_the_rulebook() -> None:
    """P. 11 shows Baghdad; the two others are reconstructed."""
    assert [city.place for city in edition(DEFAULT).specials.values()] == [
        "baghdad",
        "balkh",
        "hormuz",
    ]
