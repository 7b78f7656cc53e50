"""Flaws of the game that the data describe: a change, and words in the check's message."""

from tests.rules.edited import Change
from tests.rules.marco_polo_2.changes import (
    PAGAN,
    XIAN_GOBI,
    entry,
    land,
    lost,
    out,
    put,
    renamed,
    track,
)

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
        lambda data: data.update(renamed("xanadu", "shangdu")),
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
