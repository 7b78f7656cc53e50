"""Paying: jade replaces camels and coins, and only the payer chooses how."""

import pytest

from tests.rules.marco_polo_2.table import A, Table, rule, table

DIE = {A: "25"}


@rule("jade-payment", "jade")
def test_the_player_chooses_how_much_jade_is_paid_none_first() -> None:
    t = table(dice=DIE, camels={A: 3}, jade={A: 2}).play("buy")
    assert t.offered() == ["pay:0+0", "pay:1+0", "pay:2+0"]
    assert t.got(A) == {}  # A pays nothing before the choice
    for jade in (0, 1, 2):
        paid = Table(t.state).play(f"pay:{jade}+0", rolls="4")
        assert paid.own(A, "camels") == jade
        assert paid.own(A, "jade") == 2 - jade


@rule("ruling-exact-payment", "jade-payment")
def test_a_single_payment_is_made_automatically() -> None:
    t = table(dice=DIE, camels={A: 1}, jade={A: 2}).play("buy", rolls="4")
    assert t.got(A) == {"camels": -1, "jade": -2}
    t = table(dice=DIE, camels={A: 3}, jade={A: 0}).play("buy", rolls="4")
    assert t.got(A) == {"camels": -3}


@rule("jade-payment", "jade")
@pytest.mark.parametrize(
    ("keys", "camels"), [(["reroll:d2"], 1), (["turn", "turn-up:d2"], 2), (["buy"], 3)]
)
def test_jade_alone_pays_costs_in_camels(keys: list[str], camels: int) -> None:
    given: dict[str, object] = {"dice": DIE, "camels": {A: 0}}
    t = table(jade={A: camels}, **given).play(*keys)  # type: ignore[arg-type]
    assert t.got(A) == {"jade": -camels}
    t = table(jade={A: camels - 1}, **given)  # type: ignore[arg-type]
    assert keys[0] not in t.offered()


@rule("jade-payment", "surcharge")
def test_jade_pays_a_surcharge() -> None:
    t = table(dice=DIE, coins={A: 3}, jade={A: 2}, spaces={"book-1": "B1"}).play("book-1:d5")
    assert t.got(A) == {"coins": -3, "jade": -2}
    t = table(dice=DIE, coins={A: 3}, jade={A: 1}, spaces={"book-1": "B1"})
    t.refuse("book-1:d5", "surcharge-missing", "surcharge")


@rule("jade-payment", "surcharge", "book-jade")
def test_the_surcharge_is_paid_before_the_offer_is_chosen() -> None:
    t = table(dice=DIE, coins={A: 9}, jade={A: 2}, spaces={"book-1": "B1"}).play("book-1:d2")
    assert t.offered() == ["pay:0+0", "pay:0+1", "pay:0+2"]
    t.play("pay:0+1")
    assert t.got(A) == {"coins": -1, "jade": -1}
    t.refuse("offer:4", "jade-missing", "book-jade")
    t.play("offer:3")


@rule("jade-payment", "upgrade")
def test_jade_for_the_coins_of_a_seal() -> None:
    t = table(coins={A: 8}, gold={A: 2}, jade={A: 2}, seals={A: "jeweler"}).play("upgrade:jeweler")
    assert t.offered() == ["pay:0+1", "pay:0+2"]
    assert t.play("pay:0+2").got(A) == {"coins": -7, "jade": -2, "gold": -2, "camels": 2}


@rule("ruling-only-jade", "jade-payment", "fulfil")
def test_jade_in_the_cost_of_a_contract_does_not_replace_other_goods() -> None:
    given: dict[str, object] = {"camels": {A: 1}, "pepper": {A: 2}, "contracts": {A: "red-11"}}
    t = table(jade={A: 1}, **given)  # type: ignore[arg-type]
    t.refuse("fulfil:red-11", "contract-cost-missing", "fulfil")
    t = table(jade={A: 2}, **given).play("fulfil:red-11")  # type: ignore[arg-type]
    assert t.got(A) == {"camels": -1, "jade": -2, "pepper": -2, "coins": 5, "vp": 3}


@rule("jade-payment", "card-exchange")
def test_jade_on_a_card_that_costs_jade_and_camels() -> None:
    t = table(
        cards={"card-area-1": "jade-camel-for-points"}, dice={A: "5"}, camels={A: 1}, jade={A: 4}
    )
    t.play("card-area-1:d5")
    assert t.offered("times:") == ["1x1", "1x2"]  # a jade and a camel, a jade and another jade
    t.play("times:1x2")
    assert t.offered() == ["pay:1+0", "pay:2+0"]
    assert t.play("pay:1+0").got(A) == {"camels": -1, "jade": -3, "vp": 6}


@rule("jade-payment", "travel-costs")
def test_jade_pays_for_camels_and_for_coins_at_once() -> None:
    t = table(
        dice={A: "5"},
        figures={A: "kabul"},
        posts={A: "kashgar"},
        camels={A: 2},
        coins={A: 5},
        jade={A: 2},
    ).play("travel-lower:d5", "go:kashgar")
    assert t.offered() == [
        "pay:0+0",
        "pay:0+1",
        "pay:1+0",
        "pay:0+2",
        "pay:1+1",
        "pay:2+0",
    ]
    t.play("pay:1+1")
    assert (t.own(A, "camels"), t.own(A, "jade")) == (1, 0)


@rule("jade", "jade-payment")
def test_a_step_of_two_camels_and_a_coin_with_one_camel_and_jade() -> None:
    t = table(
        kept={A: "step"},
        figures={A: "yangzhou"},
        posts={A: "fuzhou"},
        camels={A: 1},
        coins={A: 5},
        jade={A: 3},
    ).play("kept:step", "go:fuzhou")
    assert t.offered() == ["pay:1+0", "pay:1+1", "pay:2+0", "pay:2+1"]
    t.play("pay:1+1")
    assert t.got(A) == {"camels": -1, "jade": -2}


@rule("ruling-only-jade", "jade")
def test_neither_coins_nor_camels_stand_in_for_anything() -> None:
    t = table(dice=DIE, camels={A: 0}, coins={A: 30})
    for key in ("reroll:d2", "turn", "buy"):
        assert key not in t.offered()
    t = table(dice=DIE, camels={A: 30}, coins={A: 1}, spaces={"book-1": "B1"})
    t.refuse("book-1:d2", "surcharge-missing", "surcharge")


@rule("jade-payment")
def test_very_many_payments_are_split_into_two_questions() -> None:
    t = table(
        dice={A: "666"},
        figures={A: "kabul"},
        posts={A: "kabul kashgar"},
        camels={A: 60},
        coins={A: 60},
        jade={A: 40},
    ).play("travel-upper:d6", *["go:kashgar", "go:kabul"] * 3)
    owed = t.decision.prompt  # the prompt, for 12 camels and 18 coins: 247 payments
    assert t.offered() == [f"camels:{jade}" for jade in range(13)]  # no jade first
    t.play("camels:2")
    assert t.decision.prompt == owed  # A has paid nothing yet
    assert t.offered() == [f"pay:2+{jade}" for jade in range(19)]
    t.play("pay:2+3")
    assert t.got(A) == {"camels": -10, "coins": -15, "jade": -5}
