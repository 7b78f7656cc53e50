"""The data: their contents, and the check that finds every flaw."""

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, pairwise

import pytest

from games.rules.kernel.shape import Entry
from games.rules.marco_polo_1.check import CARD_KINDS, RULES, check, sum_up
from games.rules.marco_polo_1.editions import EDITIONS, edition
from games.rules.marco_polo_1.facts import DEFAULT, FIRST_GAME, FIXED_DICE, POSITION_BONUS, Edition
from games.rules.marco_polo_common.bundle import Bundle
from tests.rules.edited import Change
from tests.rules.marco_polo_1.changes import PRINTED, changed, entry, renamed
from tests.rules.marco_polo_1.flaws_of_form import IDENTITY, REFERENCE, SHAPE
from tests.rules.marco_polo_1.flaws_of_meaning import MEANING

Point = tuple[float, ...]

FACTS = edition(DEFAULT)


# -- correct data: the values as printed -----------------------------------------------------------


def test_the_printed_edition_passes_the_check() -> None:
    assert check(PRINTED) == []
    assert sum_up(PRINTED) == [
        "14 cities, 10 oases, 30 routes",
        (
            "place 25, route 30, market 4, city_bonus 6, outpost 10, city_card 31, contract 44, "
            "goal 18, character 8"
        ),
        "180 entries: 2 disputed",
    ]


def test_every_value_names_its_source() -> None:
    entries = check.entries(PRINTED)
    assert all(entry["source"] for entry in entries)
    disputed = [entry["id"] for entry in entries if "disputed" in entry]
    assert sorted(disputed) == ["market-gold", "r15"]


def test_places() -> None:
    kinds = Counter(place.kinds[0] for place in FACTS.places.values())
    assert kinds == {"start": 1, "large": 7, "small": 6, "beijing": 1, "oasis": 10}
    assert (FACTS.start, FACTS.beijing) == ("venezia", "beijing")
    assert FACTS.oases == [f"oasis-{letter}" for letter in "abcdefghij"]
    assert not FACTS.places["venezia"].city
    assert FACTS.places["beijing"].city
    assert len(FACTS.outpost_cities) == 7
    assert FACTS.beijing_slots == (10, 7, 4, 1)


def test_nine_city_cards_three_of_them_in_sumatra() -> None:
    assert len(FACTS.card_spaces) == 9
    assert [space for space in FACTS.card_spaces if FACTS.city_card_spaces[space] == "sumatra"] == [
        "card-sumatra-1",
        "card-sumatra-2",
        "card-sumatra-3",
    ]
    assert "beijing" not in FACTS.city_card_spaces.values()


COSTS = {
    ("moscow", "anxi"): Bundle(camels=3),
    ("anxi", "karakorum"): Bundle(camels=2),
    ("oasis-b", "oasis-c"): Bundle(coins=5),
    ("oasis-d", "beijing"): Bundle(camels=3),
    ("venezia", "oasis-e"): Bundle(camels=3),
    ("samarcanda", "oasis-f"): Bundle(camels=2),
    ("oasis-f", "kashgar"): Bundle(camels=4),
    ("kashgar", "lan-zhou"): Bundle(camels=2),
    ("alexandria", "oasis-g"): Bundle(coins=7),
    ("oasis-g", "ormuz"): Bundle(camels=3),
    ("ormuz", "karachi"): Bundle(camels=3),
    ("oasis-i", "adana"): Bundle(camels=2),
    ("adana", "kochi"): Bundle(coins=15),
    ("kochi", "oasis-h"): Bundle(camels=4),
    ("kochi", "sumatra"): Bundle(coins=10),
    ("sumatra", "oasis-j"): Bundle(camels=4),
}
FREE = [
    *(("venezia", "oasis-a"), ("oasis-a", "moscow"), ("karakorum", "oasis-b")),
    *(("oasis-c", "beijing"), ("oasis-b", "oasis-d"), ("oasis-d", "lan-zhou")),
    *(("oasis-e", "samarcanda"), ("oasis-e", "oasis-g"), ("venezia", "alexandria")),
    *(("karachi", "oasis-h"), ("oasis-h", "xian"), ("xian", "beijing")),
    *(("alexandria", "oasis-i"), ("oasis-j", "beijing")),
]


def test_routes() -> None:
    """There are 30 routes; each has the same cost in both directions."""
    expected = {**COSTS, **dict.fromkeys(FREE, Bundle())}
    both = expected | {(other, one): cost for (one, other), cost in expected.items()}
    roads = {(one, road.to): road.cost for one, found in FACTS.roads.items() for road in found}
    assert len(expected) == len(PRINTED["route"]) == 30
    assert roads == both


def test_markers_lie_in_their_cities() -> None:
    assert FACTS.default_bonuses == {
        "anxi": "coins",
        "ormuz": "camels",
        "kashgar": "goods",
        "xian": "copy",
        "adana": "camel-coins",
        "kochi": "points",
    }
    assert [bonus.gain for bonus in FACTS.bonuses.values()] == [
        Bundle(coins=5),
        Bundle(camels=3),
        Bundle(goods=2, cap=1),
        Bundle(),
        Bundle(camels=1, coins=3),
        Bundle(vp=3),
    ]


def test_outposts() -> None:
    assert {id: tile.gain for id, tile in FACTS.outposts.items()} == {
        "coins-3": Bundle(coins=3),
        "coins-5": Bundle(coins=5),
        "camels-2": Bundle(camels=2),
        "camels-3": Bundle(camels=3),
        "silk": Bundle(silk=2),
        "gold": Bundle(gold=2),
        "good": Bundle(goods=1, cap=1),
        "step": Bundle(steps=1),
        "contract": Bundle(contracts_pile=1),
        "black-die": Bundle(black_dice=1),
    }


def test_the_bazaar() -> None:
    rows = {id: space.rows for id, space in FACTS.market.items()}
    assert [(space.ware, space.dice) for space in FACTS.market.values()] == [
        ("camels", 1),
        ("pepper", 1),
        ("silk", 2),
        ("gold", 3),
    ]
    assert rows["market-camels"] == [Bundle(camels=number) for number in range(1, 7)]
    for ware, third, fifth in (
        ("pepper", Bundle(coins=1), Bundle(coins=2)),
        ("silk", Bundle(camels=1), Bundle(camels=1, coins=1)),
        ("gold", Bundle(camels=2), Bundle(steps=1)),
    ):
        some = [Bundle(**{ware: number}) for number in range(5)]
        expected = [some[1], some[2], some[2] + third, some[3], some[3] + fifth, some[4]]
        assert rows[f"market-{ware}"] == expected


def test_the_price_of_travelling() -> None:
    assert FACTS.travel_price == (0, 3, 7, 12, 12, 18, 18)
    assert FACTS.travel_dice == 2


def test_the_numbers_of_the_set_up() -> None:
    assert [FACTS.setup.supply(players) for players in (2, 3, 4)] == [3, 4, 5]
    assert FACTS.setup.purse(0) == Bundle(camels=2, coins=7)
    assert FACTS.setup.purse(3) == Bundle(camels=2, coins=10)
    assert len(FACTS.deck("regular")) == FACTS.setup.pile * FACTS.setup.piles + 8
    assert [len(FIXED_DICE[players]) for players in (2, 3, 4)] == [3, 1, 0]
    assert set(FIRST_GAME) < set(FACTS.characters)
    assert POSITION_BONUS[6] == (Bundle(coins=2), Bundle(camels=2))


CARD_VALUES = {
    "pepper-for-points": ({"pepper": 2}, {"vp": 2}),
    "silk-for-points": ({"silk": 2}, {"vp": 3}),
    "gold-for-points": ({"gold": 2}, {"vp": 4}),
    "camel-pepper-for-coins": ({"camels": 1, "pepper": 1}, {"coins": 7}),
    "camel-silk-for-coins": ({"camels": 1, "silk": 1}, {"coins": 8}),
    "camel-gold-for-coins": ({"camels": 1, "gold": 1}, {"coins": 9}),
    "camel-pepper-for-coins-points": ({"camels": 1, "pepper": 1}, {"coins": 2, "vp": 2}),
    "camel-silk-for-coins-points": ({"camels": 1, "silk": 1}, {"coins": 4, "vp": 2}),
    "camel-gold-for-coins-points": ({"camels": 1, "gold": 1}, {"coins": 6, "vp": 2}),
    "camels-pepper-for-points": ({"camels": 3, "pepper": 1}, {"vp": 4}),
    "camels-silk-for-points": ({"camels": 2, "silk": 1}, {"vp": 4}),
    "camel-gold-for-points": ({"camels": 1, "gold": 1}, {"vp": 4}),
    "camel-for-point": ({"camels": 1}, {"vp": 1}),
    "camels-for-coins-point": ({"camels": 2}, {"coins": 2, "vp": 1}),
    "steps-for-camels": ({"camels": 2}, {"steps": 1}),
    "steps-for-goods": ({"goods": 2, "cap": 1}, {"steps": 1}),
    "coins-for-good": ({"coins": 2}, {"goods": 1, "cap": 1}),
    "camels-for-goods": ({"camels": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
}


def test_city_cards_that_give_one_thing_for_another() -> None:
    for id, (cost, gain) in CARD_VALUES.items():
        card = FACTS.cards[id]
        assert (card.cost, card.gain) == (Bundle(**cost), Bundle(**gain)), id
        assert [card.most(pips) for pips in (1, 6)] == [1, 6]
        assert card.kind == ("move" if card.gain.steps else "exchange")


def test_city_cards_with_two_sides() -> None:
    sides = {
        id: [(option.cost, option.gain) for option in card.options]
        for id, card in FACTS.cards.items()
        if card.kind == "either"
    }
    good, camels, point, coins = (
        Bundle(goods=1, cap=1),
        Bundle(camels=2),
        Bundle(vp=1),
        Bundle(coins=3),
    )
    assert sides == {
        "good-or-camels": [(good, camels), (camels, good)],
        "point-or-coins": [(point, coins), (coins, point)],
        "camels-or-coins": [(Bundle(camels=1), coins), (Bundle(coins=1), Bundle(camels=1))],
    }
    assert [id for id in sides if FACTS.cards[id].one_option] == ["camels-or-coins"]


def test_city_cards_that_count_and_yield() -> None:
    cards = FACTS.cards
    assert {id: (card.of, card.gain) for id, card in cards.items() if card.kind == "count"} == {
        "coins-for-posts": ("posts_on_map", Bundle(coins=2)),
        "points-for-posts": ("posts_on_map", Bundle(vp=1)),
        "coins-for-contracts": ("completed_contracts", Bundle(coins=2)),
        "points-for-contracts": ("completed_contracts", Bundle(vp=1)),
    }
    assert [gain.pepper for gain in cards["pepper-by-die"].gains] == [1, 3, 3, 3, 3, 3]
    assert [gain.silk for gain in cards["silk-by-die"].gains] == [1, 1, 1, 3, 3, 3]
    assert [gain.gold for gain in cards["gold-by-die"].gains] == [1, 1, 1, 1, 1, 3]
    assert cards["coins-by-die"].gain.times(5) == Bundle(coins=10)
    assert cards["city-bonuses-for-coins"].cost == Bundle(coins=1)
    assert [cards["city-bonuses-for-coins"].most(pips) for pips in (1, 4)] == [1, 4]
    assert [cards["city-bonus"].most(pips) for pips in range(1, 7)] == [1, 1, 1, 1, 2, 2]
    assert len(cards) == 31


def test_contracts() -> None:
    starters, regular = FACTS.deck("starter"), FACTS.deck("regular")
    assert starters == [f"s{number}" for number in range(1, 7)]
    assert regular == [f"r{number:02}" for number in range(1, 39)]
    contracts = FACTS.contracts
    assert sum(contracts[id].gain.vp for id in regular) == 215
    assert sum(contracts[id].gain.vp for id in starters) == 19
    for kind, number in {
        "coins": 9,
        "camels": 7,
        "steps": 6,
        "contracts_pile": 6,
        "black_dice": 6,
        "goods": 7,
    }.items():
        assert sum(bool(getattr(contracts[id].gain, kind)) for id in regular) == number
    assert [sum(contracts[id].gain.goods == n for id in regular) for n in (1, 2)] == [
        4,
        3,
    ]
    twice = [id for id in regular if len(PRINTED["contract"][regular.index(id) + 6]["gain"]) > 2]
    assert twice == ["r21", "r22", "r31"]


@pytest.mark.parametrize(
    ("id", "cost", "gain"),
    [
        ("s1", Bundle(camels=1, gold=1), Bundle(vp=2, camels=3)),
        ("s2", Bundle(camels=2, pepper=1, silk=1), Bundle(vp=5, contracts_pile=1)),
        ("s4", Bundle(camels=1, silk=2), Bundle(vp=3, coins=5)),
        ("s5", Bundle(camels=2, silk=1, gold=1), Bundle(vp=4, goods=2, cap=1)),
        ("r01", Bundle(camels=1, pepper=3), Bundle(vp=2, black_dice=1)),
        ("r15", Bundle(camels=2, silk=1, gold=2), Bundle(vp=6, camels=4)),
        (
            "r21",
            Bundle(camels=3, pepper=1, silk=2, gold=1),
            Bundle(vp=5, camels=3, contracts_pile=1),
        ),
        ("r22", Bundle(camels=3, pepper=1, silk=2, gold=1), Bundle(vp=5, coins=4, camels=3)),
        ("r31", Bundle(camels=2, pepper=2, silk=3), Bundle(vp=5, goods=1, cap=1, black_dice=1)),
        ("r38", Bundle(camels=2, silk=2, gold=3), Bundle(vp=9, steps=1)),
    ],
)
def test_single_contracts(id: str, cost: Bundle, gain: Bundle) -> None:
    assert (FACTS.contracts[id].cost, FACTS.contracts[id].gain) == (cost, gain)


def test_goals() -> None:
    """Each city but Beijing is on a card; the cards are worth 98 points together."""
    goals = list(FACTS.goals.values())
    named = Counter(city for goal in goals for city in goal.cities)
    assert named["moscow"] == named["karakorum"] == named["samarcanda"] == named["lan-zhou"] == 3
    assert named["alexandria"] == named["sumatra"] == named["karachi"] == 2
    assert set(named) == set(FACTS.cities) - {"beijing"}
    assert sum(goal.points for goal in goals) == 4 * 5 + 5 * 6 + 6 * 2 + 7 * 4 + 8
    assert FACTS.goals["g07"].cities == ["lan-zhou", "kochi"]
    assert FACTS.goals["g16"].points == 8
    assert FACTS.goal_points == (0, 1, 3, 6, 10)


def test_characters() -> None:
    own = FACTS.characters
    assert not own["raschid-ad-din-sinan"].rolls
    assert own["matteo-polo"].white_dice == 1
    assert own["matteo-polo"].round_bonus == Bundle(contracts_pile=1)
    assert not own["berke-khan"].surcharge
    mercator = own["mercator-ex-tabriz"]
    assert mercator.share == 1
    assert mercator.on_khan == (Bundle(camels=1), Bundle(camels=1), Bundle())
    assert mercator.on_coins == (Bundle(coins=2), Bundle(), Bundle())
    assert own["niccolo-and-marco-polo"].figures == 2
    assert own["niccolo-and-marco-polo"].round_bonus == Bundle(camels=1)
    wilhelm = own["wilhelm-von-rubruk"]
    assert FACTS.setup.posts + wilhelm.extra_posts == 11
    assert (wilhelm.posts_in_passing, wilhelm.all_posts) == (True, Bundle(vp=10))
    assert (own["kubilai-khan"].start_place, own["kubilai-khan"].start_post) == ("beijing", True)
    assert own["johannes-caprini"].oasis_jumps
    assert own["johannes-caprini"].round_bonus == Bundle(coins=3)


def test_a_missing_ability_has_a_neutral_number() -> None:
    """A character without a number for an ability follows the plain rules."""
    plain = FACTS.characters["berke-khan"]
    assert (plain.rolls, plain.figures, plain.share, plain.start_place) == (True, 1, 0, "")
    assert (plain.on_khan, plain.on_coins) == ((), ())


def _crossed(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _lines() -> Iterator[list[tuple[Point, Point]]]:
    for route in PRINTED["route"]:
        one, other = (
            tuple(place.draw or (place.lat, place.lon))
            for place in (FACTS.places[end] for end in route["ends"])
        )
        yield list(pairwise([one, *(tuple(point) for point in route.get("via", [])), other]))


def test_no_two_routes_cross_on_the_map() -> None:
    for one, other in combinations(_lines(), 2):
        assert not any(_crossed(a, b) for a in one for b in other), (one, other)


def test_the_other_readings_pass_the_check() -> None:
    """VoMP reads row 3 of gold as 3 gold, and the fifteenth contract as 2 silk."""
    data = deepcopy(PRINTED)
    data["market"][3]["rows"][2] = {"gold": 3, "camels": 2}
    entry(data, "contract", "r15")["cost"]["silk"] = 2
    assert check(data) == []


def test_other_oases_pass_the_check() -> None:
    data = renamed("oasis-g", "baghdad")
    assert check(data) == []
    assert "baghdad" in Edition("x", data).oases


def test_editions_for_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EDITIONS, "_known", {DEFAULT: FACTS})
    assert EDITIONS.names == (DEFAULT,)
    assert EDITIONS.data(DEFAULT) == PRINTED
    house = {**deepcopy(PRINTED), "edition": "a-house"}
    assert EDITIONS.check(house) == []
    EDITIONS.add(house)
    assert EDITIONS.names == (DEFAULT, "a-house")
    with pytest.raises(ValueError, match="there is another edition"):
        EDITIONS.add({**house, "about": {"en": "Other", "de": "Anders"}})


def test_every_field_of_every_kind_is_in_the_data() -> None:
    """A field that no entry uses would be untested."""
    others = {"place": {"shield", "contracts"}, "city_card": {"min_die"}}
    for table, kind in check.tables.items():
        used = {field for one in PRINTED[table] for field in one}
        own = set(kind.__struct_fields__) - set(Entry.__struct_fields__) - others.get(table, set())
        assert own <= used or table == "character", table
    assert {one["kind"] for one in PRINTED["city_card"]} == set(CARD_KINDS)


# -- flawed data -----------------------------------------------------------------------------------


def named(case: tuple[Change, str]) -> str:
    return re.sub(r"\W+", "-", case[1])[:60]


@pytest.mark.parametrize("case", [*SHAPE, *IDENTITY, *REFERENCE, *MEANING], ids=named)
def test_each_flaw_is_named(case: tuple[Change, str]) -> None:
    change, words = case
    problems = changed(change)
    assert any(words in problem for problem in problems), problems
    assert len(problems) <= 6


def test_every_rule_refuses_some_edition() -> None:
    """Each check finds a problem in one of the flawed editions."""
    idle = set(RULES)
    for change, _ in MEANING:
        data = deepcopy(PRINTED)
        change(data)
        facts = Edition("x", data)
        idle -= {rule for rule in idle if list(rule(facts))}
    assert idle == set()
