"""City cards: every kind among the 31, in large cities with an own post."""

from typing import Any

import pytest

from tests.rules.marco_polo_1.table import A, B, C, D, Table, facts, rule, table

SPACE = "card-karachi-1"
RICH = {ware: {A: 30} for ware in ("coins", "camels", "pepper", "silk", "gold")}
WILHELM = "wilhelm-von-rubruk"


def using(card: str, pips: int, **given: object) -> Table:
    """Return a table where A has placed a die on this card in Karachi."""
    return holding(card, pips, **given).play(f"{SPACE}:d{pips}")


def holding(card: str, pips: int, **given: object) -> Table:
    """Return a table where A may place a die on this card in Karachi."""
    own: dict[str, object] = {"posts": {A: "karachi"}, "outposts": {"alexandria": "gold"}}
    return table(cards={SPACE: card}, dice={A: str(pips)}, **{**own, **given})  # type: ignore[arg-type]


def taken(t: Table, *keys: str) -> dict[str, int]:
    return t.play(*keys).got(A)


# -- missing amounts ------------------------------------------------------------------------


@rule("card-either", "at-least-once")
def test_a_card_of_two_exchanges_names_both_prices() -> None:
    t = holding("camels-or-coins", 3, camels={A: 0}, coins={A: 0})
    assert t.lacks(f"{SPACE}:d3") == ({"camels": 1}, {"coins": 1})
    t = holding("good-or-camels", 3, camels={A: 1}, coins={A: 0})
    assert t.lacks(f"{SPACE}:d3") == ({"pepper": 1}, {"silk": 1}, {"gold": 1}, {"camels": 1})
    (entry,) = (entry for entry in t.decision.blocked if entry.key == f"{SPACE}:")
    cost: Any = entry.reason.params["cost"]
    ends = [cost.id, cost.params["a"].id, cost.params["b"].id]
    assert [id.removeprefix("marco-polo-1-") for id in ends] == [
        "either",
        "amount-goods",
        "amount-camels",
    ]


# -- where and when -------------------------------------------------------------------------


@rule("city-card-post", "city-cards")
def test_a_card_needs_an_own_post_in_its_city() -> None:
    cards = {"card-moscow-1": "coins-by-die"}
    t = table(cards=cards, posts={A: "moscow"}, dice={A: "5"})
    assert taken(t, "card-moscow-1:d5") == {"coins": 10}
    t = table(cards=cards, posts={A: "karachi", B: "moscow"}, dice={A: "5"})
    t.refuse("card-moscow-1:d5", "no-post-there", "city-card-post")


@rule("city-card-post", "card-cities")
@pytest.mark.parametrize("space", facts().card_spaces)
def test_every_card_space_can_be_used(space: str) -> None:
    place = space.removeprefix("card-")[:-2]
    t = table(cards={space: "coins-by-die"}, posts={A: place}, dice={A: "3"})
    assert taken(t, f"{space}:d3") == {"coins": 6}
    t = table(cards={space: "coins-by-die"}, posts={A: ""}, dice={A: "3"})
    t.refuse(f"{space}:d3", "no-post-there", "city-card-post")


@rule("card-cities", "colour-once", "city-card-post")
def test_one_post_opens_all_three_cards_of_sumatra() -> None:
    spaces = [f"card-sumatra-{number}" for number in (1, 2, 3)]
    cards = dict(zip(spaces, ("coins-by-die", "pepper-by-die", "points-for-posts"), strict=True))
    got = [{"coins": 6}, {"pepper": 3}, {"vp": 1}]
    for at, space in enumerate(spaces):
        lying = {other: "A4" for other in spaces if other != space}
        t = table(cards=cards, posts={A: "sumatra"}, dice={A: "3"}, spaces=lying)
        assert taken(t, f"{space}:d3") == got[at]


@rule("card-cities", "city-card-post")
def test_a_card_can_be_used_from_the_turn_after_its_citys_post_on() -> None:
    t = table(
        cards={"card-alexandria-1": "coins-by-die"},
        contracts={A: "s6"},
        pepper={A: 3},
        outposts={"alexandria": "gold"},
        dice={A: "45", B: "3", C: "", D: ""},
    )
    t.play("fulfil:s6", "go:alexandria")
    assert t.own(A, "posts") == ["alexandria"]
    t.refuse("card-alexandria-1:d5", "post-too-new", "card-cities")
    t.play("coins:d4", "end", "coins:d3", "end")
    assert taken(t, "card-alexandria-1:d5") == {"coins": 10}


@rule("city-card-once", "brown", scenario=35)
def test_a_card_is_used_once_in_a_round_by_one_player() -> None:
    given: dict[str, object] = {
        "cards": {SPACE: "coins-by-die"},
        "posts": {A: "karachi", B: "karachi"},
        "characters": {B: "berke-khan"},
        "spaces": {SPACE: "A3"},
    }
    for seat in (A, B):
        t = table(turn=seat, dice={seat: "5"}, black={seat: "2"}, **given)  # type: ignore[arg-type]
        t.refuse(f"{SPACE}:d5", "space-taken", "brown")
        t.refuse(f"{SPACE}:b2", "space-taken", "brown")
    t = table(last=True, **given)  # type: ignore[arg-type]
    t.play("end", rolls="55555 55555 55555 55555")
    assert taken(t, f"{SPACE}:d5") == {"coins": 10}


@rule("city-card-once")
def test_a_black_or_white_die_uses_a_card_as_any_other() -> None:
    for die in ("b5", "w5"):
        t = holding(
            "coins-by-die", 3, black={A: "5"}, white={A: "5"}, characters={A: "matteo-polo"}
        )
        assert taken(t, f"{SPACE}:{die}") == {"coins": 10}


# -- exchanges ------------------------------------------------------------------------------

EXCHANGES = {
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
    "camels-for-goods": ({"camels": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
}


@rule("card-exchange", "city-cards")
def test_with_a_3_two_gold_and_two_camels_become_eight_points() -> None:
    t = using("camel-gold-for-points", 3, gold={A: 3}, camels={A: 3})
    assert t.offered("times:") == ["1x1", "1x2", "1x3"]
    assert taken(t, "times:1x2") == {"gold": -2, "camels": -2, "vp": 8}
    assert t.scored("cards")[A] == 8


@rule("card-exchange", "city-cards", "lowest-die")
@pytest.mark.parametrize("card", EXCHANGES)
def test_an_exchange_up_to_as_often_as_the_die_shows(card: str) -> None:
    cost, gain = EXCHANGES[card]
    have: dict[str, object] = {"camels": {A: 0}, "coins": {A: 0}}
    have |= {ware: {A: 4 * amount} for ware, amount in cost.items()}
    for times in (1, 2, 3):
        t = using(card, 3, **have)
        assert t.offered("times:") == ["1x1", "1x2", "1x3"]
        spent = {ware: -times * amount for ware, amount in cost.items()}
        assert taken(t, f"times:1x{times}") == spent | {k: times * n for k, n in gain.items()}
        assert "end" in t.offered()
    t = using(card, 6, **have)
    assert t.offered("times:") == ["1x1", "1x2", "1x3", "1x4"]


@rule("ruling-exchange-times", "card-exchange")
def test_the_number_of_repetitions_is_chosen_at_once() -> None:
    t = using("camels-for-coins-point", 3, camels={A: 6})
    assert t.offered("times:") == ["1x1", "1x2", "1x3"]
    assert "end" in t.play("times:1x1").offered()


@rule("at-least-once", "card-exchange")
@pytest.mark.parametrize("card", EXCHANGES)
def test_a_seat_that_cannot_pay_once_cannot_use_the_card(card: str) -> None:
    cost, _ = EXCHANGES[card]
    for less in cost:
        have: dict[str, object] = {"camels": {A: 0}, "coins": {A: 0}}
        have |= {ware: {A: amount - (ware == less)} for ware, amount in cost.items()}
        t = holding(card, 6, **have)
        t.refuse(f"{SPACE}:d6", "card-too-dear", "at-least-once")


@rule("card-exchange", "at-least-once")
def test_a_card_has_to_be_used_once_at_least() -> None:
    t = using("camel-for-point", 4, camels={A: 4})
    t.refuse("enough", "not-offered", "card-exchange")
    t.refuse("times:1x5", "not-offered", "card-exchange")
    t.play("times:1x1")


@rule("card-exchange", "reward-goods")
def test_goods_of_choice_for_two_coins_each() -> None:
    t = using("coins-for-good", 4, coins={A: 6}).play("times:1x3")
    assert "goods:p3s0g0" in t.offered()
    assert "goods:p1s1g1" in t.offered()
    assert taken(t, "goods:p0s1g2") == {"silk": 1, "gold": 2}
    assert t.own(A, "coins") == 0
    t = holding("coins-for-good", 4, coins={A: 1})
    t.refuse(f"{SPACE}:d4", "card-too-dear", "at-least-once")


# -- alternatives ---------------------------------------------------------------------------


@rule("card-either")
@pytest.mark.parametrize(
    ("key", "got"), [("times:1x5", {"camels": -5, "coins": 15}), ("times:2x5", {"coins": -5})]
)
def test_camels_or_coins_one_option_for_all_repetitions(key: str, got: dict[str, int]) -> None:
    t = using("camels-or-coins", 5, camels={A: 9}, coins={A: 9})
    ways = [f"{option}x{times}" for option in (1, 2) for times in range(1, 6)]
    assert t.offered("times:") == ways
    more = {"camels": 5} if key == "times:2x5" else {}
    assert taken(t, key) == got | more
    t = using("camels-or-coins", 5, camels={A: 9}, coins={A: 9}).play("times:1x1")
    assert t.offered("times:") == []
    assert "end" in t.offered()


@rule("card-either", "ruling-below-zero", "ruling-card-direction")
def test_points_or_coins_in_any_mix_even_below_zero() -> None:
    t = using("point-or-coins", 6, points={A: 1}, coins={A: 3})
    t.play("times:1x4")
    assert t.got(A) == {"vp": -4, "coins": 12}
    assert t.own(A, "points") == -3
    assert t.offered("times:") == ["1x1", "1x2", "2x1", "2x2"]
    assert taken(t, "times:2x1") == {"coins": -3, "vp": 1}
    assert taken(t, "enough") == {}
    assert "end" in t.offered()


@rule("card-either", "ruling-card-direction", "reward-goods")
def test_a_good_or_camels_each_repetition_either_way() -> None:
    t = using("good-or-camels", 3, camels={A: 0}, pepper={A: 1}, silk={A: 1})
    assert t.offered("times:") == ["1x1", "1x2"]
    t.play("times:1x1")
    assert t.offered("give:") == ["p1s0g0", "p0s1g0"]
    assert taken(t, "give:p0s1g0") == {"silk": -1, "camels": 2}
    assert t.offered("times:") == ["1x1", "2x1"]
    t.play("times:2x1", "goods:p0s0g1")
    assert t.got(A) == {"camels": -2, "gold": 1}
    assert t.offered("times:") == ["1x1"]
    t.play("enough")
    assert "end" in t.offered()


@rule("card-either", "at-least-once")
def test_a_card_with_two_alternatives_needs_one_that_can_be_paid() -> None:
    t = holding("good-or-camels", 3, camels={A: 1})
    t.refuse(f"{SPACE}:d3", "card-too-dear", "at-least-once")
    t = holding("camels-or-coins", 3, camels={A: 0}, coins={A: 0})
    t.refuse(f"{SPACE}:d3", "card-too-dear", "at-least-once")
    t = using("point-or-coins", 4, coins={A: 0})
    t.refuse("enough", "not-offered", "card-exchange")
    t.play("times:1x1", "enough")


# -- yields ---------------------------------------------------------------------------------


@rule("card-per-pip", "city-cards")
@pytest.mark.parametrize("pips", range(1, 7))
def test_two_coins_per_pip(pips: int) -> None:
    assert using("coins-by-die", pips).got(A) == {"coins": 2 * pips}


@rule("card-by-die", "city-cards")
@pytest.mark.parametrize(
    ("ware", "amounts"),
    [
        ("pepper", [1, 3, 3, 3, 3, 3]),
        ("silk", [1, 1, 1, 3, 3, 3]),
        ("gold", [1, 1, 1, 1, 1, 3]),
    ],
)
def test_as_many_as_the_pips_of_the_die(ware: str, amounts: list[int]) -> None:
    got = [using(f"{ware}-by-die", pips).got(A) for pips in range(1, 7)]
    assert got == [{ware: amount} for amount in amounts]


FOUR = "r01 r02 r03 r04"


@rule("card-count", scenario=31)
def test_a_3_counts_three_of_four_contracts() -> None:
    assert using("coins-for-contracts", 3, done={A: FOUR}).got(A) == {"coins": 6}
    assert using("points-for-contracts", 3, done={A: FOUR}).got(A) == {"vp": 3}


@rule("card-count", scenario=32)
def test_a_5_counts_the_two_contracts_there_are() -> None:
    assert using("coins-for-contracts", 5, done={A: "r01 s2", B: "r03"}).got(A) == {"coins": 4}
    assert using("points-for-contracts", 5, done={A: "r01 s2", B: "r03"}).got(A) == {"vp": 2}


@rule("card-count")
@pytest.mark.parametrize(("posts", "pips", "counted"), [(3, 2, 2), (3, 3, 3), (2, 6, 2), (1, 1, 1)])
def test_posts_on_the_map_at_most_the_die(posts: int, pips: int, counted: int) -> None:
    places = " ".join(["karachi", "adana", "beijing"][:posts])
    own: dict[str, object] = {"posts": {A: places, B: "moscow xian anxi"}}
    assert using("coins-for-posts", pips, **own).got(A) == {"coins": 2 * counted}
    assert using("points-for-posts", pips, **own).got(A) == {"vp": counted}


@rule("card-count", "at-least-once")
@pytest.mark.parametrize("card", ["coins-for-contracts", "points-for-contracts"])
def test_with_nothing_to_count_the_card_cannot_be_used(card: str) -> None:
    t = holding(card, 4, done={B: "r01"}, contracts={A: "r02"})
    t.refuse(f"{SPACE}:d4", "no-completed-contracts", "card-count")
    t = holding(card, 4, done={A: "r01"})
    t.play(f"{SPACE}:d4")


# -- city bonuses ---------------------------------------------------------------------------

LAID = {
    "anxi": "coins",
    "ormuz": "camels",
    "kashgar": "goods",
    "xian": "copy",
    "adana": "camel-coins",
    "kochi": "points",
}


@rule("card-city-bonus")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_low_die_takes_one_city_bonus_a_high_one_two_of_different_cities(pips: int) -> None:
    t = using("city-bonus", pips, bonuses=LAID, posts={A: "karachi anxi ormuz", B: "kochi"})
    assert t.offered("bonus:") == ["anxi", "ormuz"]
    assert taken(t, "bonus:anxi") == {"coins": 5}
    if pips < 5:
        assert t.offered("bonus:") == []
    else:
        assert t.offered() == ["bonus:ormuz", "enough"]
        t.refuse("bonus:anxi", "not-offered", "card-city-bonus")
        assert taken(t, "bonus:ormuz") == {"camels": 3}
    assert "end" in t.offered()


@rule("card-city-bonus", "at-least-once")
def test_the_second_city_bonus_may_be_left() -> None:
    t = using("city-bonus", 6, bonuses=LAID, posts={A: "karachi kochi ormuz"})
    t.refuse("enough", "not-offered", "card-city-bonus")
    t.play("bonus:kochi", "enough")
    assert t.got(A) == {"vp": 3}
    assert t.scored("cards")[A] == 3


@rule("card-city-bonus")
@pytest.mark.parametrize("card", ["city-bonus", "city-bonuses-for-coins"])
def test_without_a_post_in_a_small_city_the_card_cannot_be_used(card: str) -> None:
    t = holding(card, 6, posts={A: "karachi moscow", B: "anxi"})
    t.refuse(f"{SPACE}:d6", "no-bonus-city", "card-city-bonus")


@rule("card-city-bonus", "city-bonus")
def test_a_copying_marker_copies_by_a_card_too() -> None:
    t = using("city-bonus", 1, bonuses=LAID, posts={A: "karachi xian"})
    assert t.offered("copy:") == ["anxi", "kashgar", "ormuz", "adana", "kochi"]
    assert taken(t, "copy:ormuz") == {"camels": 3}


@rule("card-city-bonus", scenario=34)
def test_with_a_4_three_coins_for_three_city_bonuses() -> None:
    own: dict[str, object] = {"posts": {A: "karachi anxi adana kashgar"}, "coins": {A: 3}}
    t = using("city-bonuses-for-coins", 4, bonuses=LAID, **own)
    t.play("bonus:kashgar", "goods:p1s1g0")
    assert t.got(A) == {"coins": -1, "pepper": 1, "silk": 1}
    t.refuse("bonus:kashgar", "not-offered", "card-city-bonus")
    assert taken(t, "bonus:adana") == {"coins": 3 - 1, "camels": 1}
    t.refuse("bonus:adana", "not-offered", "card-city-bonus")
    assert taken(t, "bonus:anxi") == {"coins": 5 - 1}
    assert "end" in t.offered()  # there is no fourth city


@rule("card-city-bonus", "at-least-once")
def test_city_bonuses_for_coins_at_most_as_the_die_shows_each_paid() -> None:
    own: dict[str, object] = {"posts": {A: "karachi anxi ormuz kochi"}}
    t = using("city-bonuses-for-coins", 2, bonuses=LAID, coins={A: 9}, **own)
    t.play("bonus:ormuz", "bonus:kochi")
    assert t.got(A) == {"camels": 3, "vp": 3, "coins": -2}
    assert "end" in t.offered()
    t = holding("city-bonuses-for-coins", 2, bonuses=LAID, coins={A: 0}, **own)
    t.refuse(f"{SPACE}:d2", "card-too-dear", "at-least-once")
    t = using("city-bonuses-for-coins", 2, bonuses=LAID, coins={A: 1}, **own)
    t.play("bonus:kochi")
    assert t.offered("bonus:") == []  # no coin is left for a second one


@rule("ruling-bonus-coins", "card-city-bonus")
def test_the_coins_of_one_city_bonus_may_pay_the_next() -> None:
    own: dict[str, object] = {"posts": {A: "karachi anxi ormuz kochi"}, "coins": {A: 1}}
    t = using("city-bonuses-for-coins", 3, bonuses=LAID, **own).play("bonus:anxi")
    assert t.got(A) == {"coins": 5 - 1}
    t.play("bonus:ormuz", "bonus:kochi")
    assert t.got(A) == {"camels": 3, "vp": 3, "coins": -2}
    assert t.own(A, "coins") == 1 - 1 + 5 - 2


@rule("card-either", "card-exchange")
def test_the_gain_of_one_alternative_does_not_pay_for_the_other() -> None:
    t = using("camels-or-coins", 5, camels={A: 2}, coins={A: 0}).play("times:1x2")
    assert (t.own(A, "camels"), t.own(A, "coins")) == (0, 6)
    assert "end" in t.offered()


@rule("card-city-bonus")
def test_a_second_bonus_without_a_second_city_is_reported_as_lost() -> None:
    t = using("city-bonus", 6, bonuses=LAID, posts={A: "karachi anxi"})
    assert [event.params["count"] for event in t.said("no-other-bonus")] == [1]
    assert "end" in t.offered()


# -- movement -------------------------------------------------------------------------------


@rule("card-move", "ruling-joint-payment", scenario=29)
def test_three_steps_for_six_camels_make_one_movement() -> None:
    t = using("steps-for-camels", 4, camels={A: 6}, coins={A: 0})
    t.play("go:alexandria", "go:oasis-i")
    assert (t.journey["left"], t.journey["owed"]) == (2, {"camels": 4})
    t.play("go:alexandria")
    assert t.own(A, "camels") == 0
    assert t.own(A, "posts") == ["karachi", "alexandria"]  # one post, at the end


@rule("card-move", "travel-costs")
def test_a_cards_steps_have_no_price_but_routes_are_paid() -> None:
    t = using("steps-for-camels", 2, camels={A: 5}, coins={A: 0}, figures={A: "samarcanda"})
    t.play("go:oasis-f")
    assert t.own(A, "camels") == 5 - 2 - 2
    t = holding("steps-for-camels", 2, camels={A: 3}, coins={A: 0}, figures={A: "anxi"})
    t.refuse(f"{SPACE}:d2", "no-route-payable", "card-move")


@rule("ruling-exact-payment", "card-move", "ruling-reward-optional", "at-least-once")
def test_a_cards_movement_has_a_step_at_least_and_steps_may_be_left() -> None:
    t = using("steps-for-camels", 6, camels={A: 9}, coins={A: 9})
    t.refuse("stop", "no-step-yet", "at-least-once")
    t.play("go:alexandria", "stop")
    assert t.own(A, "camels") == 9 - 2  # the price is only for steps that are made


@rule("card-move", "at-least-once")
def test_a_cards_movement_has_to_be_paid() -> None:
    t = holding("steps-for-camels", 6, camels={A: 1}, coins={A: 9})
    t.refuse(f"{SPACE}:d6", "no-route-payable", "card-move")
    t = holding("steps-for-goods", 6, pepper={A: 9})
    t.refuse(f"{SPACE}:d6", "no-route-payable", "card-move")


@rule("card-move", "reward-goods")
def test_a_step_costs_two_different_goods() -> None:
    t = using("steps-for-goods", 1, pepper={A: 1}, silk={A: 1}, gold={A: 1})
    t.play("go:oasis-a")
    assert t.offered("give:") == ["p1s1g0", "p1s0g1", "p0s1g1"]
    assert taken(t, "give:p1s0g1") == {"pepper": -1, "gold": -1}
    assert t.own(A, "figures") == ["oasis-a"]


@rule("card-move", "reward-goods")
def test_of_two_steps_each_costs_two_different_goods() -> None:
    t = using("steps-for-goods", 2, pepper={A: 3}, silk={A: 1}, gold={A: 1})
    t.play("go:alexandria", "go:oasis-i")
    assert t.own(A, "pepper") == 1  # pepper and silk, then pepper and gold: the only payment
    assert (t.own(A, "silk"), t.own(A, "gold")) == (0, 0)
    t = using("steps-for-goods", 2, pepper={A: 3}, silk={A: 1}).play("go:alexandria")
    assert t.own(A, "figures") == ["alexandria"]  # three pepper and a silk make one pair only


# -- all of them ----------------------------------------------------------------------------


@rule("city-cards")
@pytest.mark.parametrize("card", facts().cards)
@pytest.mark.parametrize("pips", [1, 6])
def test_a_seat_with_everything_can_use_every_card(card: str, pips: int) -> None:
    own: dict[str, object] = {"posts": {A: "karachi anxi adana"}, "done": {A: "r01 r02"}}
    t = using(card, pips, **RICH, **own)
    while t.acting == A and "end" not in t.offered():
        t.play(t.offered()[-1])
    assert t.spaces[SPACE] == [{"colour": A, "pips": pips, "by": A}]
