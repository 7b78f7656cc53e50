"""City cards: every kind, in cities with an own post and in the action area."""

import pytest

from tests.rules.marco_polo_2.table import A, B, C, D, Table, facts, rule, table

SPACE = "card-area-1"
RICH = {ware: {A: 30} for ware in ("coins", "camels", "jade", "pepper", "silk", "gold")}


def using(card: str, pips: int, **given: object) -> Table:
    """Return a table where A has placed a die on this card of the action area."""
    return holding(card, pips, **given).play(f"{SPACE}:d{pips}")


def holding(card: str, pips: int, **given: object) -> Table:
    """Return a table where A may place a die on this card of the action area."""
    return table(cards={SPACE: card}, dice={A: str(pips)}, **given)  # type: ignore[arg-type]


def taken(t: Table, *keys: str) -> dict[str, int]:
    return t.play(*keys).got(A)


# -- where and when -------------------------------------------------------------------------


@rule("city-card-post", "city-cards")
def test_a_card_of_the_map_needs_an_own_post_in_its_city() -> None:
    cards = {"card-xanadu-1": "coins-by-die"}
    t = table(cards=cards, posts={A: "xanadu"}, dice={A: "5"})
    assert taken(t, "card-xanadu-1:d5") == {"coins": 10}
    t = table(cards=cards, posts={A: "xian", B: "xanadu"}, dice={A: "5"})
    t.refuse("card-xanadu-1:d5", "no-post-there", "city-card-post")


@rule("city-card-post", "card-cities")
@pytest.mark.parametrize("space", facts().card_spaces)
def test_every_card_space_can_be_used(space: str) -> None:
    place = facts().city_card_spaces.get(space, "")
    t = table(cards={space: "coins-by-die"}, posts={A: place}, dice={A: "3"})
    assert taken(t, f"{space}:d3") == {"coins": 6}


@rule("city-card-post", "card-cities")
def test_one_post_opens_both_cards_of_a_city() -> None:
    cards = {"card-zanzibar-1": "coins-by-die", "card-zanzibar-2": "jade-by-die"}
    t = table(cards=cards, posts={A: "zanzibar"}, dice={A: "35"})
    t.play("card-zanzibar-1:d3", "end")
    t = Table(t.state)
    assert t.own(A, "coins") == 8 + 6
    t = table(cards=cards, posts={A: "zanzibar"}, dice={A: "35"}, spaces={"card-zanzibar-1": "A4"})
    assert taken(t, "card-zanzibar-2:d5") == {"jade": 3}


@rule("city-card-post", "card-cities")
def test_a_card_can_be_used_from_the_turn_after_its_citys_post_on() -> None:
    t = table(
        cards={"card-xanadu-1": "coins-by-die"},
        kept={A: "step"},
        outposts={"xanadu": "gold"},
        dice={A: "45", B: "3", C: "", D: ""},
        coins={A: 2},
    )
    t.play("kept:step", "go:xanadu")
    assert t.own(A, "posts") == ["xanadu"]
    t.refuse("card-xanadu-1:d5", "post-too-new", "card-cities")
    t.play("khan:d4", "end", "book-1:d3", "offer:1", "end")
    assert taken(t, "card-xanadu-1:d5") == {"coins": 10}


@rule("area-cards", "city-cards", scenario=41)
def test_a_card_of_the_action_area_needs_no_post() -> None:
    for space in ("card-area-1", "card-area-2"):
        t = table(cards={space: "coins-by-die"}, posts={A: ""}, dice={A: "2"})
        assert taken(t, f"{space}:d2") == {"coins": 4}


@rule("city-card-once", "brown", scenario=40)
def test_a_card_is_used_once_in_a_round_by_one_player() -> None:
    given: dict[str, object] = {
        "cards": {"card-xanadu-1": "coins-by-die"},
        "posts": {A: "xanadu", B: "xanadu"},
        "spaces": {"card-xanadu-1": "A3"},
        "dice": {A: "5", B: "5"},
        "black": {A: "2", B: "2"},
    }
    for seat in (A, B):
        t = table(turn=seat, **given)  # type: ignore[arg-type]
        t.refuse("card-xanadu-1:d5", "space-taken", "brown")
        t.refuse("card-xanadu-1:b2", "space-taken", "brown")
    t = table(last=True, **{**given, "dice": {}, "black": {}})  # type: ignore[arg-type]
    t.play("end", rolls="55555 55555 55555 55555")
    assert taken(t, "card-xanadu-1:d5") == {"coins": 10}


@rule("card-min-die")
@pytest.mark.parametrize("card", ["six-goods-for-points", "two-steps"])
def test_some_cards_need_a_die_of_at_least_3(card: str) -> None:
    for pips in (1, 2):
        t = holding(card, pips, **RICH)
        t.refuse(f"{SPACE}:d{pips}", "die-too-low", "card-min-die")
    for pips in (3, 6):
        holding(card, pips, **RICH).play(f"{SPACE}:d{pips}")


# -- exchanges ------------------------------------------------------------------------------


@rule("card-exchange", "city-cards")
def test_with_a_5_two_jade_and_two_camels_become_six_points() -> None:
    t = using("jade-camel-for-points", 5, jade={A: 2}, camels={A: 2})
    assert t.offered("times:") == ["1x1", "1x2"]
    assert taken(t, "times:1x2") == {"jade": -2, "camels": -2, "vp": 6}


EXCHANGES = {
    "pepper-for-points": ({"pepper": 2}, {"vp": 2}),
    "silk-camel-for-points": ({"silk": 1, "camels": 1}, {"vp": 3}),
    "gold-camel-for-points": ({"gold": 1, "camels": 1}, {"vp": 4}),
    "pepper-camel-for-coins": ({"pepper": 1, "camels": 1}, {"coins": 6}),
    "silk-for-coins-point": ({"silk": 1}, {"coins": 3, "vp": 1}),
    "gold-for-coins-points": ({"gold": 1}, {"coins": 3, "vp": 2}),
    "jade-for-coins-camel": ({"jade": 1}, {"coins": 4, "camels": 1}),
    "camels-for-jade-coins": ({"camels": 2}, {"jade": 1, "coins": 2}),
}


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
    t = using(card, 6, **have)
    assert t.offered("times:") == ["1x1", "1x2", "1x3", "1x4"]


@rule("card-exchange", "jade")
def test_the_gain_of_one_repetition_may_pay_for_the_next() -> None:
    t = using("camels-for-jade-coins", 6, camels={A: 3}, coins={A: 0}, jade={A: 0})
    assert t.got(A) == {"camels": -2, "jade": 1, "coins": 2}  # there was only one payment
    assert t.offered() == ["times:1x1", "enough"]
    assert taken(t, "times:1x1") == {"camels": -1, "coins": 2}  # a camel and the jade
    assert t.own(A, "jade") == 1
    assert "end" in t.offered()  # one jade isn't enough for a third time


@rule("card-exchange")
def test_exchanges_end_at_the_pips_of_the_die_or_earlier_by_choice() -> None:
    given: dict[str, object] = {"camels": {A: 3}, "coins": {A: 0}, "jade": {A: 0}}
    assert "end" in using("camels-for-jade-coins", 1, **given).offered()
    t = using("camels-for-jade-coins", 6, **given).play("enough")
    assert (t.own(A, "camels"), t.own(A, "jade")) == (1, 1)


@rule("ruling-exchange-times", "card-exchange")
def test_a_further_exchange_is_offered_only_after_the_most_payable_at_first() -> None:
    given: dict[str, object] = {"camels": {A: 8}, "coins": {A: 0}, "jade": {A: 0}}
    assert "end" in using("camels-for-jade-coins", 6, **given).play("times:1x3").offered()
    t = using("camels-for-jade-coins", 6, **given).play("times:1x4")
    assert t.offered() == ["times:1x1", "times:1x2", "enough"]


@rule("at-least-once", "card-exchange")
@pytest.mark.parametrize("card", EXCHANGES)
def test_a_seat_that_cannot_pay_once_cannot_use_the_card(card: str) -> None:
    cost, _ = EXCHANGES[card]
    for less in cost:
        have: dict[str, object] = {"camels": {A: 0}, "coins": {A: 0}}
        have |= {ware: {A: amount - (ware == less)} for ware, amount in cost.items()}
        t = holding(card, 6, **have)
        t.refuse(f"{SPACE}:d6", "card-too-dear", "at-least-once")


@rule("card-exchange", "reward-goods")
def test_goods_of_choice_on_cards() -> None:
    t = using("mixed-goods-for-points", 2, pepper={A: 2}, silk={A: 1}, gold={A: 1}, coins={A: 2})
    t.play("times:1x2")
    assert t.got(A) == {"pepper": -2, "silk": -1, "gold": -1, "coins": -2, "vp": 8}
    t = holding("mixed-goods-for-points", 2, pepper={A: 4}, coins={A: 9})
    t.refuse(f"{SPACE}:d2", "card-too-dear", "at-least-once")
    t = using("jade-for-mixed-goods", 1, jade={A: 1})
    assert t.offered("goods:") == ["p1s1g0", "p1s0g1", "p0s1g1"]
    assert taken(t, "goods:p0s1g1") == {"silk": 1, "gold": 1}
    t = using("coins-for-good", 4, coins={A: 4}).play("times:1x2", "goods:p0s0g2")
    assert t.got(A) == {"coins": -4, "gold": 2}
    t = using("six-goods-for-points", 6, pepper={A: 2}, silk={A: 2}, gold={A: 3})
    assert t.offered("give:") == ["p2s2g2", "p2s1g3", "p1s2g3"]
    assert taken(t, "give:p2s2g2") == {"pepper": -2, "silk": -2, "gold": -2, "vp": 10}


@rule("card-exchange")
def test_six_goods_are_paid_once_only_and_jade_is_none_of_them() -> None:
    t = using("six-goods-for-points", 6, pepper={A: 12})
    assert t.got(A) == {"pepper": -6, "vp": 10}
    t = holding("six-goods-for-points", 6, pepper={A: 5}, jade={A: 9})
    t.refuse(f"{SPACE}:d6", "card-too-dear", "at-least-once")


@rule("card-either")
def test_camels_or_coins_one_option_for_all_repetitions() -> None:
    t = using("camels-or-coins", 3, camels={A: 5}, coins={A: 2})
    assert t.offered("times:") == ["1x1", "1x2", "1x3", "2x1", "2x2"]
    assert taken(t, "times:1x2") == {"camels": -2, "coins": 6}
    t.refuse("times:2x1", "not-offered", "card-exchange")
    t = using("camels-or-coins", 3, camels={A: 5}, coins={A: 2})
    assert taken(t, "times:2x2") == {"coins": -2, "camels": 2}


@rule("ruling-card-direction", "card-either", "ruling-below-zero")
def test_points_or_coins_in_any_mix_even_below_zero() -> None:
    t = using("points-or-coins", 6, points={A: 1}, coins={A: 3})
    t.play("times:1x4")
    assert t.got(A) == {"vp": -4, "coins": 12}
    assert t.own(A, "points") == -3
    assert t.offered("times:") == ["1x1", "1x2", "2x1", "2x2"]
    assert taken(t, "times:2x1") == {"coins": -3, "vp": 1}
    assert taken(t, "enough") == {}
    assert "end" in t.offered()


@rule("card-either", "at-least-once")
def test_a_card_with_two_options_is_used_once_at_least() -> None:
    t = using("points-or-coins", 4, coins={A: 0})
    t.refuse("enough", "not-offered", "card-exchange")
    t.play("times:1x1", "enough")


# -- yields ---------------------------------------------------------------------------------


@rule("card-per-pip", "city-cards")
@pytest.mark.parametrize("pips", range(1, 7))
def test_two_coins_per_pip(pips: int) -> None:
    assert using("coins-by-die", pips).got(A) == {"coins": 2 * pips}


BY_DIE = {
    "jade-by-die": [
        {"jade": 1, "coins": 1},
        {"jade": 1, "coins": 2},
        {"jade": 2},
        {"jade": 2, "coins": 1},
        {"jade": 3},
        {"jade": 3, "coins": 1},
    ],
    "goods-by-die": [
        {"pepper": 2, "coins": 1},
        {"pepper": 3},
        {"silk": 2},
        {"silk": 2, "coins": 1},
        {"gold": 2},
        {"gold": 2, "camels": 1},
    ],
}


@rule("card-by-die", "city-cards")
@pytest.mark.parametrize("card", BY_DIE)
def test_as_many_as_the_pips_of_the_die(card: str) -> None:
    assert [using(card, pips).got(A) for pips in range(1, 7)] == BY_DIE[card]


@rule("card-count")
@pytest.mark.parametrize(("done", "pips", "points"), [(3, 2, 2), (3, 3, 3), (2, 6, 2), (1, 1, 1)])
def test_a_point_per_contract_at_most_the_die(done: int, pips: int, points: int) -> None:
    ids = " ".join(f"red-0{number}" for number in range(1, done + 1))
    assert using("points-for-contracts", pips, done={A: ids}).got(A) == {"vp": points}


@rule("card-count")
@pytest.mark.parametrize(("posts", "pips", "coins"), [(3, 2, 4), (3, 3, 6), (2, 6, 4)])
def test_coins_per_post_on_the_map_at_most_the_die(posts: int, pips: int, coins: int) -> None:
    places = " ".join(["xian", "kabul", "xanadu"][:posts])
    t = using("coins-for-posts", pips, posts={A: places, B: "quilon"})
    assert t.got(A) == {"coins": coins}


@rule("card-count", "at-least-once")
def test_with_nothing_to_count_the_card_cannot_be_used() -> None:
    t = holding("points-for-contracts", 4, done={B: "red-01"})
    t.refuse(f"{SPACE}:d4", "no-completed-contracts", "card-count")
    t = holding("coins-for-posts", 4, posts={B: "xian"})
    t.refuse(f"{SPACE}:d4", "no-posts-on-map", "card-count")


# -- city bonuses ---------------------------------------------------------------------------

LAID = {"fuzhou": "camel-coins", "karakorum": "goods", "kashgar": "copy", "hormuz": "jade"}


@rule("card-city-bonus")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_low_die_takes_one_city_bonus_a_high_one_two_of_different_cities(pips: int) -> None:
    t = using("city-bonus", pips, bonuses=LAID, posts={A: "fuzhou hormuz xian", B: "kashgar"})
    assert t.offered("bonus:") == ["fuzhou", "hormuz"]
    assert taken(t, "bonus:fuzhou") == {"camels": 1, "coins": 3}
    if pips < 5:
        assert t.offered("bonus:") == []
    else:
        assert t.offered() == ["bonus:hormuz", "enough"]
        t.refuse("bonus:fuzhou", "not-offered", "card-city-bonus")
        assert taken(t, "bonus:hormuz") == {"jade": 2}
    assert "end" in t.offered()


@rule("card-city-bonus", "at-least-once")
def test_the_second_city_bonus_may_be_left() -> None:
    t = using("city-bonus", 6, bonuses=LAID, posts={A: "fuzhou hormuz"})
    t.refuse("enough", "not-offered", "card-city-bonus")
    t.play("bonus:hormuz", "enough")
    assert t.got(A) == {"jade": 2}


@rule("card-city-bonus")
def test_without_a_post_in_a_bonus_city_the_card_cannot_be_used() -> None:
    t = holding("city-bonus", 6, posts={A: "xian", B: "fuzhou"})
    t.refuse(f"{SPACE}:d6", "no-bonus-city", "card-city-bonus")


@rule("card-city-bonus", "city-bonus")
def test_a_copying_marker_copies_by_a_card_too() -> None:
    t = using("city-bonus", 1, bonuses=LAID, posts={A: "kashgar"})
    assert "hormuz" in t.offered("copy:")
    assert taken(t, "copy:hormuz") == {"jade": 2}


@rule("card-city-bonus")
def test_city_bonuses_for_a_coin_each() -> None:
    t = using(
        "city-bonuses-for-coins",
        2,
        bonuses=LAID,
        posts={A: "fuzhou hormuz karakorum"},
        coins={A: 2},
    )
    t.play("bonus:karakorum", "goods:p1s1g0", "bonus:hormuz")
    assert t.got(A) == {"pepper": 1, "silk": 1, "jade": 2, "coins": -2}
    assert "end" in t.offered()
    t = holding("city-bonuses-for-coins", 2, bonuses=LAID, posts={A: "fuzhou"}, coins={A: 0})
    t.refuse(f"{SPACE}:d2", "card-too-dear", "at-least-once")


# -- seals and movement ---------------------------------------------------------------------


@rule("card-guild-seal", "seal-die", "seal-jade")
def test_a_seal_for_one_die_and_a_camel() -> None:
    t = using("guild-seal", 3, camels={A: 1})
    assert t.offered("take-seal:") == ["farmer", "spicer", "tailor"]
    t.refuse("take-seal:jeweler", "die-too-low", "seal-die")
    t.play("take-seal:tailor")
    assert (t.got(A), t.own(A, "seals")) == ({"jade": 2}, {"tailor": False})
    assert t.own(A, "camels") == 0


@rule("card-guild-seal", "seal-once")
def test_a_seal_by_a_card_has_to_be_paid_and_there() -> None:
    t = holding("guild-seal", 3, camels={A: 0}, coins={A: 30})
    t.refuse(f"{SPACE}:d3", "card-too-dear", "at-least-once")
    t = holding("guild-seal", 3, seals={A: "farmer spicer tailor"})
    t.refuse(f"{SPACE}:d3", "no-seal-for-die", "seal-die")


@rule("card-guild-seal", "colour-once")
def test_a_seal_by_a_card_has_nothing_to_do_with_the_seals_space() -> None:
    t = holding("guild-seal", 1, camels={A: 1}, spaces={"seals": "A11"})
    t.play(f"{SPACE}:d1")
    assert (t.got(A), t.own(A, "seals")) == ({"camels": -1}, {"farmer": False})


@rule("card-either", "card-exchange")
def test_the_gain_of_one_alternative_does_not_pay_for_the_other() -> None:
    t = using("camels-or-coins", 5, camels={A: 2}, coins={A: 0}, jade={A: 0}).play("times:1x2")
    assert (t.own(A, "camels"), t.own(A, "coins")) == (0, 6)
    assert "end" in t.offered()


@rule("card-city-bonus")
def test_a_second_bonus_without_a_second_city_is_reported_as_lost() -> None:
    t = using("city-bonus", 6, posts={A: "fuzhou"}, bonuses={"fuzhou": "points"})
    assert [event.params["count"] for event in t.said("no-other-bonus")] == [1]
    assert "end" in t.offered()


@rule("card-move")
def test_steps_for_two_camels_each_make_one_movement() -> None:
    t = using("steps-for-camels", 3, camels={A: 9}, coins={A: 9})
    t.play("go:xanadu", "go:beijing")
    assert (t.journey["left"], t.journey["owed"]) == (1, {"camels": 4, "coins": 4})
    t.play("go:yangzhou")  # no steps are left, so it stops automatically
    assert t.own(A, "posts") == ["yangzhou"]  # one post, at the end
    assert (t.own(A, "camels"), t.own(A, "figures")) == (9 - 6, ["yangzhou"])


@rule("card-move", "ruling-reward-optional", "at-least-once")
def test_a_cards_movement_has_a_step_at_least_and_steps_may_be_left() -> None:
    t = using("steps-for-camels", 6, camels={A: 9}, coins={A: 9})
    t.refuse("stop", "no-step-yet", "at-least-once")
    t.play("go:xanadu", "stop")
    assert t.own(A, "camels") == 9 - 2  # the price is only for steps that are made


@rule("card-move", "travel-costs")
def test_a_cards_movement_has_to_be_paid() -> None:
    t = holding("steps-for-camels", 6, camels={A: 1}, coins={A: 9})
    t.refuse(f"{SPACE}:d6", "no-route-payable", "card-move")
    t = using("two-steps", 3, camels={A: 2}, coins={A: 4}, posts={A: "xanadu"})
    t.refuse("go:yangzhou", "route-too-dear", "travel-costs")
    t.play("go:xanadu", "stop")
    assert t.own(A, "coins") == 0


@rule("card-move")
def test_unused_steps_are_reported_as_lost() -> None:
    t = using("two-steps", 6, camels={A: 9}, coins={A: 20}).play("go:xanadu", "stop")
    assert [event.params["count"] for event in t.said("steps-lost")] == [1]
    t = using("steps-for-camels", 6, camels={A: 9}, coins={A: 9}).play("go:xanadu", "stop")
    assert not t.said("steps-lost")  # the other steps weren't bought


@rule("card-move")
def test_two_steps_for_two_coins() -> None:
    t = using("two-steps", 6, camels={A: 9}, coins={A: 20})
    t.play("go:xanadu")
    assert t.offered() == ["go:beijing", "go:oasis-gobi", "stop"]
    t.play("go:oasis-gobi")
    assert (t.own(A, "coins"), t.own(A, "camels"), t.own(A, "posts")) == (20 - 2 - 2, 9 - 1, [])
