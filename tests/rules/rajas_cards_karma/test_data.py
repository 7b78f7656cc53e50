"""The data: their contents, and the check that finds every flaw."""

import re
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from games.rules.rajas_cards_karma.check import KNOWN, RULES, check, sum_up
from games.rules.rajas_cards_karma.editions import EDITIONS, edition
from games.rules.rajas_cards_karma.facts import (
    BUILDINGS,
    COLOURS,
    GOODS,
    KINDS,
    Card,
    Facts,
    Gain,
    Numbers,
)
from tests.rules.edited import Change, Data
from tests.rules.rajas_cards_karma.changes import OURS, changed, entry, numbers
from tests.rules.rajas_cards_karma.flaws_of_form import IDENTITY, SHAPE
from tests.rules.rajas_cards_karma.flaws_of_meaning import MEANING
from tests.rules.rajas_cards_karma.table import EDITION, FACTS, TITLE, keep_editions, rule

CARDS = list(FACTS.cards.values())
CHEAPER = "reconstructed-2"


def of(kind: str) -> list[Card]:
    return [card for card in CARDS if card.kind == kind]


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_editions(monkeypatch)


# -- correct data ----------------------------------------------------------------------------------


@rule("card-sides")
def test_our_edition_passes_the_check() -> None:
    assert check(OURS) == []
    assert sum_up(OURS) == [
        "building 60, ship 28, goods 36, palace 20",
        "reward 10, palace 5, track 6",
        "166 entries: 144 with reconstructed values",
    ]


@rule("reconstruction")
def test_every_entry_names_its_source() -> None:
    """Each entry marks its reconstructed fields: of a ship, all but its number."""
    known = {"id", "kind", "source", "reconstructed"}
    for card in OURS["card"]:
        noted = set(card["reconstructed"])
        assert noted == set(card) - known - {"ship_number"}, card["id"]
        assert card["source"] == ("rulebook" if card["kind"] == "ship" else "reconstructed")
    rest = [OURS["numbers"], *(entry for kind in KNOWN for entry in OURS[kind])]
    assert {entry["source"] for entry in rest} == {"rulebook"}


@rule("ruling-die-values", "corner-colour")
def test_each_colour_and_number_is_on_six_backs() -> None:
    backs = Counter((card.die_colour, card.die_value) for card in CARDS)
    assert backs == dict.fromkeys(
        ((colour, value) for colour in COLOURS for value in range(1, 7)), 6
    )


def test_no_kind_of_card_has_more_of_a_colour_on_its_back() -> None:
    backs = Counter((card.kind, card.die_colour) for card in CARDS)
    assert {kind: {backs[kind, colour] for colour in COLOURS} for kind in KINDS} == {
        "building": {15},
        "ship": {7},
        "goods": {9},
        "palace": {5},
    }


@rule("build", "build-payment")
def test_buildings() -> None:
    shown = Counter(building for card in CARDS for building in card.buildings)
    assert shown == dict.fromkeys(BUILDINGS, 28)
    costs = {
        colour: sorted(card.cost for card in CARDS if card.cost_colour == colour)
        for colour in COLOURS
    }
    assert {colour: (len(own), sum(own)) for colour, own in costs.items()} == dict.fromkeys(
        COLOURS, (15, 107)
    )
    assert (min(map(min, costs.values())), max(map(max, costs.values()))) == (3, 12)


@rule("reconstruction")
def test_in_the_second_edition_each_building_costs_one_less() -> None:
    """All other values are equal, such as the order of cards and the dice on their backs."""
    data = EDITIONS.data(CHEAPER)
    assert check(data) == []
    assert TITLE.editions.chosen(None) == CHEAPER
    dearer = [
        {**card, "cost": card["cost"] + 1} if "cost" in card else card for card in data["card"]
    ]
    same = {"card": dearer, "edition": EDITION, "about": OURS["about"]}
    assert {**data, **same} == OURS


@rule("ship-order", "ship-price")
def test_ships() -> None:
    ships = of("ship")
    assert [ship.ship_number for ship in ships] == list(range(1, 29))
    assert Counter(ship.ship_price for ship in ships) == {1: 10, 2: 9, 3: 9}
    rewards = Counter(ship.ship_reward for ship in ships)
    assert rewards == {
        **dict.fromkeys(FACTS.rewards, 3),
        "coins2_fame1": 2,
        "goods_card1_die1": 2,
    }


@rule("goods", "goods-coin", "goods-places")
def test_goods() -> None:
    goods = of("goods")
    assert Counter(len(card.goods) for card in goods) == {1: 27, 2: 9}
    assert sum(card.coin_bonus for card in goods) == 9
    icons = Counter(good for card in CARDS for good, _ in card.goods)
    assert icons == dict.fromkeys(GOODS, 26)
    places = Counter(card.kind for card in CARDS for _ in card.goods)
    assert places == {"goods": 45, "building": 24, "ship": 9}


@rule("palace", "palace-price")
def test_palace_cards() -> None:
    assert Counter(card.palace_value for card in of("palace")) == dict.fromkeys(range(2, 7), 4)


@rule("grid", "setup-hands", "hand-limit", "fame-flip", "coin-flip")
def test_numbers_of_the_rulebook() -> None:
    assert FACTS.grid == {2: 12, 3: 16, 4: 20}
    assert FACTS.numbers == Numbers(
        grid=[12, 16, 20],
        small_grid=4,
        hand_start=4,
        hand_limit=8,
        passes=2,
        elephant_karma=1,
        trio=3,
        karma_trio_stewards=1,
        building_trio_stewards=1,
        ship_trio_stewards=1,
        steward_trio_fame=2,
        steward_dice=2,
        fame_to_flip=3,
        coins_to_flip=6,
        tie_fame=2,
        tie_coin=1,
        source="rulebook",
    )


@rule("karma-trio", "steward-trio", "fame-flip", "coin-flip")
def test_full_sets_are_exchanged_as_previews_are_held_to() -> None:
    for name in EDITIONS.names:
        numbers = edition(name).numbers
        assert {kind: tuple(rate) for kind, rate in TITLE.rules.exchanges.items()} == {
            "karma": ("stewards", numbers.trio, numbers.karma_trio_stewards, None),
            "stewards": ("fame", numbers.trio, numbers.steward_trio_fame, None),
            "fame": ("turned", numbers.fame_to_flip, 1, 6),
            "coins": ("turned", numbers.coins_to_flip, 1, 6),
        }


@rule("ship-rewards")
def test_rewards_of_ships() -> None:
    """The rulebook has an overview of the ten rewards; with three of them the ship shows a good."""
    rewards = {id: (reward.gain, reward.good) for id, reward in FACTS.rewards.items()}
    assert rewards == {
        "karma2": (Gain(karma=2), False),
        "dice2": (Gain(dice=2), False),
        "coins3": (Gain(coins=3), False),
        "coins2_fame1": (Gain(coins=2, fame=1), False),
        "goods_cards_1to2": (Gain(goods_cards=2), False),
        "die1_good1": (Gain(dice=1), True),
        "fame1_good1": (Gain(fame=1), True),
        "karma1_good1": (Gain(karma=1), True),
        "goods_card1_die1": (Gain(goods_cards=1, dice=1), False),
        "palace1": (Gain(palace=1), False),
    }


@rule("palace-3")
def test_palace_actions() -> None:
    """The rulebook has an overview of palace actions, by the die that pays."""
    assert FACTS.palace == {
        2: Gain(dice=2),
        3: Gain(karma=2, dice=1),
        4: Gain(coins_per_good=1),
        5: Gain(karma=1, ship_rewards=1),
        6: Gain(top_cards=1),
    }


@rule("bonuses")
def test_bonuses_of_track_cards() -> None:
    """The rulebook lists the bonuses with their alternatives. Each player has one of each."""
    bonuses = {id: (bonus.gain, bonus.instead) for id, bonus in FACTS.bonuses.items()}
    assert bonuses == {
        "karma2": (Gain(karma=2), None),
        "palace_or_coins2": (Gain(palace=1), Gain(coins=2)),
        "ship_or_fame1": (Gain(ships=1), Gain(fame=1)),
        "steward1": (Gain(stewards=1), None),
        "dice2": (Gain(dice=2), None),
        "extra_turn": (Gain(turns=1), None),
    }
    assert FACTS.tracks == tuple(bonuses)


def test_single_cards_are_read_as_they_are_written() -> None:
    tea = FACTS.cards["b19"]
    assert (tea.buildings, tea.goods, tea.cost_colour, tea.cost) == (
        ("red",),
        (("tea", 3),),
        "green",
        7,
    )
    assert (tea.fame, tea.pips) == (1, 0)
    assert (FACTS.cards["b10"].fame, FACTS.cards["s03"].pips, FACTS.cards["p20"].pips) == (2, 3, 6)


# -- operators' editions ---------------------------------------------------------------------------


def another(name: str, **values: Any) -> Data:
    data = deepcopy(OURS)
    data["edition"] = name
    data["card"][0].update(values)
    return data


def test_an_operator_may_add_an_edition() -> None:
    data = another("house-prices", cost=4)
    assert EDITIONS.check(data) == []
    EDITIONS.add(data)
    assert TITLE.editions == (CHEAPER, "house-prices", EDITION)
    assert edition("house-prices").cards["b01"].cost == 4
    assert EDITIONS.data("house-prices") == data


def test_an_operators_edition_may_still_name_the_columns_of_the_grid() -> None:
    data = another("house-older")
    data["numbers"]["columns"] = [4, 4, 5]
    assert EDITIONS.check(data) == []
    EDITIONS.add(data)
    data["numbers"]["columns"] = [4, 4, 6]
    assert EDITIONS.check(data) == ["numbers: columns is wrong: entry 3 is 6, expected 5"]


def test_a_name_stands_for_its_values_for_good() -> None:
    EDITIONS.add(deepcopy(OURS))
    assert EDITIONS.facts(EDITION) is FACTS
    with pytest.raises(ValueError, match="give this one a name of its own"):
        EDITIONS.add(another(EDITION, cost=4))


def otherwise(data: Data) -> None:
    """Change prices, give a building two goods, make buildings equal, and add a goods card."""
    card = entry(data, "card", "b10")
    card.update(cost=13, goods=[{"good": "silk", "value": 4}, {"good": "tea", "value": 1}])
    goods = {"kind": "goods", "goods": [{"good": "tea", "value": 2}], "source": "rulebook"}
    number = next(place for place, one in enumerate(data["card"]) if one["id"] == "p04")
    data["card"][number] = {"id": "p04", **goods, "die_colour": "green", "die_value": 1}
    for id in ("b11", "b29", "b44", "b56"):
        entry(data, "card", id).update(buildings=["white", "white"])


def test_reconstructed_values_may_differ() -> None:
    assert changed(otherwise) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edition_with_other_cards_can_be_played(seats: int) -> None:
    data = deepcopy(OURS)
    otherwise(data)
    data["edition"] = "house-otherwise"
    EDITIONS.add(data)
    state, rng = TITLE.new(seats, bytes(32), edition="house-otherwise"), Random(seats)
    while not TITLE.rules.over(state):
        seat, choices = next(iter(TITLE.engine.offers(state).items()))
        TITLE.push(state, seat, rng.choice(choices))
        assert TITLE.rules.audit(state) == []
    assert max(own.turned for own in state.public.rajas) == 6


# -- flawed data: a broken copy for each constraint ------------------------------------------------


def named(case: tuple[Change, str]) -> str:
    return re.sub(r"\W+", "-", case[1])[:60]


@pytest.mark.parametrize("case", [*SHAPE, *IDENTITY, *MEANING], ids=named)
def test_each_flaw_is_named(case: tuple[Change, str]) -> None:
    change, words = case
    problems = changed(change)
    assert any(words in problem for problem in problems), problems
    assert len(problems) <= 6


def test_every_rule_refuses_some_edition() -> None:
    """Each check finds a problem in one of the flawed editions."""
    idle = set(RULES)
    for change, _ in MEANING:
        data = deepcopy(OURS)
        change(data)
        idle -= {rule for rule in idle if list(rule(Facts("x", data)))}
    assert idle == set()


def test_every_number_of_the_rulebook_is_required() -> None:
    for key in OURS["numbers"].keys() - {"source"}:
        assert any(f"{key} is" in flaw for flaw in changed(numbers(**{key: 99}))), key
