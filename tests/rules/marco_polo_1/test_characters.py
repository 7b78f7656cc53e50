"""The eight characters, with all their special cases."""

from typing import Any

import pytest

from games.boards.marco_polo_1.players import mine
from tests.rules.marco_polo_1.table import TITLE, A, B, C, D, Table, facts, new, rule, table

RICH: dict[str, Any] = {"coins": {A: 60}, "camels": {A: 60}}
ROLLS = "33333 33333 33333 33333"
"""Rolls without compensation: no seat rolls less than 15."""
OTHERS = {A: "", B: "", C: "", D: ""}

RASCHID = "raschid-ad-din-sinan"
MATTEO = "matteo-polo"
BERKE = "berke-khan"
MERCATOR = "mercator-ex-tabriz"
NICCOLO = "niccolo-and-marco-polo"
WILHELM = "wilhelm-von-rubruk"
KUBILAI = "kubilai-khan"
CAPRINI = "johannes-caprini"


def playing(slug: str, seats: int = 4, **given: Any) -> Table:
    """Return a table where a rich seat has a character."""
    return table(seats, characters={A: slug}, **{**RICH, **given})


def travelling(slug: str, dice: str, start: str = "venezia", **given: Any) -> Table:
    """Return a table where a seat with a character places its last dice on the travel space."""
    t = playing(slug, dice={A: dice}, figures={A: start}, **given)
    return t.play(f"travel:d{dice[0]}")


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


def stepping(slug: str, **given: Any) -> Table:
    """Return a table where a seat has just gained one step by a contract, before its action."""
    whole = {"pepper": {A: 3}, "contracts": {A: "s6"}, **given}
    return playing(slug, **whole).play("fulfil:s6")


# -- Raschid ad-Din Sinan ---------------------------------------------------------------------


@rule("raschid", "roll", "compensation")
def test_raschid_does_not_roll_and_is_not_compensated() -> None:
    t = table(last=True, characters={A: RASCHID}).play("end", rolls="33333 33333 33333")
    assert t.round == 2
    assert t.own(A, "dice") == [0] * 5
    assert t.own(B, "dice") == [3] * 5
    assert "compensate" not in {event.kind for event in t.events}
    assert t.open == [A]
    assert t.offered("compensate:") == []
    assert t.got(A) == {}


@pytest.mark.parametrize("face", range(1, 7))
@rule("raschid", "market-row")
def test_raschid_declares_a_die_when_he_places_it(face: int) -> None:
    t = playing(RASCHID)
    assert sorted(t.offered("market-camels:")) == [f"d{pips}" for pips in range(1, 7)]
    t.play(f"market-camels:d{face}")
    if t.offered("row:"):
        t.play(f"row:{face}")
    assert t.got(A) == {"camels": face}
    assert [(die["colour"], die["pips"]) for die in t.spaces["market-camels"]] == [(A, face)]
    assert t.own(A, "dice") == [0] * 4


@rule("raschid", "market-row")
def test_raschid_the_supplements_example_of_a_six_on_pepper() -> None:
    t = playing(RASCHID).play("market-pepper:d6", "row:6")
    assert t.got(A) == {"pepper": 4}


@rule("raschid", "lowest-die", "mixed-sets")
def test_raschid_declares_each_die_of_a_set() -> None:
    t = playing(RASCHID).play("market-gold:d6", "add:d4", "add:d5")
    assert t.offered("row:") == ["4", "3", "2", "1"]
    assert [die["pips"] for die in t.spaces["market-gold"]] == [6, 4, 5]
    t = playing(RASCHID).play("market-silk:d2", "add:d6", "row:2")
    assert t.got(A) == {"silk": 2}


@rule("raschid", "surcharge", scenario=46)
def test_raschid_pays_the_surcharge_of_the_declared_pips() -> None:
    given: dict[str, Any] = {"spaces": {"contracts": "B6", "market-camels": "B6"}}
    t = playing(RASCHID, **given).play("contracts:d1")
    assert t.own(A, "coins") == 60 - 1
    t = playing(RASCHID, **given).play("market-camels:d4", "row:4")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 4, 60 + 4)
    poor = playing(RASCHID, **{**given, "coins": {A: 3}})
    assert sorted(poor.offered("market-camels:")) == ["d1", "d2", "d3"]
    poor.refuse("market-camels:d4", "surcharge-missing", "surcharge")


@rule("raschid", "coins", "surcharge")
def test_raschid_takes_five_coins_for_a_one() -> None:
    t = playing(RASCHID, spaces={"coins": "B6"}, coins={A: 2})
    assert sorted(t.offered("coins:")) == ["d1", "d2"]
    t.play("coins:d1")
    assert t.got(A) == {"coins": 5 - 1}


@rule("raschid", "reroll", "turn-die")
def test_raschid_has_nothing_to_reroll_or_to_turn() -> None:
    t = playing(RASCHID, black={A: "0"})
    assert t.offered("reroll:") == t.offered("turn") == []
    for key in ("reroll:d0", "reroll:d3", "reroll:b0", "turn"):
        t.refuse(key, "nothing-rolled", "raschid")
    told = {entry.key: entry.targets for entry in t.decision.blocked}
    assert (told["reroll:"], told["turn"]) == ({"act:reroll"}, {"act:turn"})


@rule("raschid", "khan-rising", "khan")
def test_raschid_must_rise_at_the_khans_too() -> None:
    t = playing(RASCHID, spaces={"khan": "B4"})
    assert sorted(t.offered("khan:")) == ["d4", "d5", "d6"]
    t.refuse("khan:d3", "khan-falling", "khan-rising")
    t.play("khan:d6", "goods:p0s0g1")
    assert [die["pips"] for die in t.spaces["khan"]] == [4, 6]
    assert t.own(A, "camels") == 62


@rule("raschid", "contract-positions")
def test_raschid_takes_any_contract() -> None:
    t = playing(RASCHID, row="r01 r02 r03 r04 r05 r06", contracts={A: ""})
    t.play("contracts:d6", "take:r06", "bonus:camels", "enough")
    assert t.own(A, "contracts") == ["r06"]
    low = playing(RASCHID, row="r01 r02 r03 r04 r05 r06", contracts={A: ""})
    low.play("contracts:d2")
    low.refuse("take:r03", "position-too-high", "contract-positions")


@rule("raschid", "city-card-once", "card-by-die", "card-per-pip")
def test_raschid_declares_for_city_cards() -> None:
    given: dict[str, Any] = {"posts": {A: "moscow"}, "cards": {"card-moscow-1": "gold-by-die"}}
    t = playing(RASCHID, **given).play("card-moscow-1:d6")
    assert t.got(A) == {"gold": 3}
    t = playing(RASCHID, spaces={"card-moscow-1": "B3"}, **given)
    t.refuse("card-moscow-1:d6", "space-taken", "brown")


@rule("raschid", "travel-price", "travel-costs")
def test_raschid_travels_far_and_pays_for_it() -> None:
    t = playing(RASCHID, posts={A: "moscow anxi karakorum"}).play("travel:d6", "add:d6")
    assert t.journey["left"] == 6
    went(t, "oasis-a", "moscow", "anxi", "karakorum", "oasis-b", "oasis-d")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 18, 60 - 5)


@rule("raschid", "bag", "bag-last-die")
def test_raschids_dice_on_the_bag_have_no_value() -> None:
    t = playing(RASCHID)
    assert t.offered("bag:") == ["d0"]
    t.play("bag:d0")
    assert t.got(A) == {"coins": 3}
    assert [die["pips"] for die in t.spaces["bag"]] == [0]
    t = playing(RASCHID, dice={A: "0"}).play("bag:d0")
    assert t.own(A, "dice") == []
    assert t.acting == A
    assert "end" in t.offered()


@rule("raschid", "buy-black", "reward-black-die", "black-dice-free")
def test_raschid_declares_black_dice_too() -> None:
    t = playing(RASCHID, dice={A: "000"}, spaces={"market-camels": "A6"})
    t.play("buy")
    assert t.own(A, "black") == [0]
    assert t.got(A) == {"camels": -3}
    assert sorted(t.offered("market-camels:")) == [f"b{pips}" for pips in range(1, 7)]
    t.play("market-camels:b5", "row:5")
    assert t.got(A) == {"camels": 5, "coins": -5}
    assert t.own(A, "black") == []
    given: dict[str, Any] = {"contracts": {A: "s3"}, "pepper": {A: 1}, "gold": {A: 1}}
    assert playing(RASCHID, **given).play("fulfil:s3").own(A, "black") == [0]


@rule("raschid", "mixed-sets", "colour-once")
def test_raschid_combines_black_and_own_dice() -> None:
    t = playing(RASCHID, dice={A: "0"}, black={A: "0"}).play("market-silk:b4", "add:d6", "row:4")
    assert t.got(A) == {"silk": 3}
    t = playing(RASCHID, dice={A: "00"}, black={A: "0"}, spaces={"market-silk": "A66"})
    assert t.offered("market-silk:") == []
    t.refuse("market-silk:b6", "colour-there", "colour-once")


@rule("raschid", "dice-back")
def test_raschids_dice_are_undeclared_again_in_the_next_round() -> None:
    t = table(last=True, characters={A: RASCHID}, spaces={"market-camels": "A6", "coins": "A1"})
    t.play("end", rolls="33333 33333 33333")
    assert t.own(A, "dice") == [0] * 5


# -- Matteo Polo ------------------------------------------------------------------------------


@rule("matteo", "roll")
def test_matteo_rolls_the_white_die_with_his_own() -> None:
    t = table(last=True, characters={A: MATTEO}, top="r38")
    t.play("end", rolls="33333 6 33333 33333 33333")
    assert (t.own(A, "dice"), t.own(A, "white")) == ([3] * 5, [6])
    assert t.of("white")[1:] == [[], [], []]


@pytest.mark.parametrize(("roll", "missing"), [("22222 1", 4), ("22222 4", 1), ("22222 5", 0)])
@rule("matteo", "compensation")
def test_matteos_white_die_counts_towards_fifteen(roll: str, missing: int) -> None:
    t = table(last=True, characters={A: MATTEO})
    t.play("end", rolls=f"{roll} 33333 33333 33333")
    assert len(t.offered("compensate:", A)) == (missing + 1 if missing else 0)


@rule("matteo", "round-bonuses", "reward-contract")
def test_matteo_draws_a_contract_each_round() -> None:
    t = table(last=True, characters={A: MATTEO}, top="r38", contracts={A: ""})
    t.play("end", rolls="33333 3 33333 33333 33333")
    assert t.round == 2
    assert t.own(A, "contracts") == ["r38"]  # the contract has a place, so there is no question


@rule("matteo", "reward-contract", "contract-places", "contract-starters")
def test_matteo_may_exchange_a_contract_or_decline() -> None:
    held: dict[str, Any] = {"contracts": {A: "s1 r01"}, "top": "r38"}
    t = table(last=True, characters={A: MATTEO}, **held).play("end", "keep:r38")
    assert sorted(t.offered()) == ["replace:r01", "replace:s1"]
    t.play("replace:s1", rolls="33333 3 33333 33333 33333")
    assert t.own(A, "contracts") == ["r01", "r38"]
    assert "s1" not in t.under
    declined = table(last=True, characters={A: MATTEO}, **held).play("end")
    declined.play("decline", rolls="33333 3 33333 33333 33333")
    assert declined.own(A, "contracts") == ["s1", "r01"]
    assert declined.under[-1] == "r38"


@rule("matteo", "ruling-first-round", "round-bonuses")
def test_matteo_draws_in_the_first_round_too() -> None:
    t = _first_round(MATTEO, "matteo")
    assert (len(t.own(A, "contracts")), t.pile) == (2, 7)


@rule("matteo", "black-dice-free", "colour-once")
def test_matteos_white_die_may_go_where_his_colour_lies() -> None:
    given: dict[str, Any] = {"dice": {A: "35"}, "white": {A: "4"}}
    t = playing(MATTEO, spaces={"market-pepper": "A6", "khan": "A3"}, **given)
    assert t.offered("market-pepper:") == ["w4"]
    assert t.offered("khan:") == ["w4"]
    t.refuse("market-pepper:d5", "colour-there", "colour-once")
    t.play("market-pepper:w4", "row:4")
    assert t.got(A) == {"coins": -4, "pepper": 3}
    assert t.own(A, "white") == []
    assert [(die["colour"], die["by"]) for die in t.spaces["market-pepper"]][-1] == (-3, A)


@rule("matteo", "mixed-sets", "black-dice-free")
def test_matteo_combines_white_black_and_own_dice() -> None:
    t = playing(MATTEO, dice={A: "5"}, white={A: "4"}, black={A: "6"})
    t.play("market-gold:w4", "add:d5")
    if t.offered("add:"):
        t.play("add:b6")
    t.play("row:4")
    assert t.got(A) == {"gold": 3}
    given: dict[str, Any] = {"white": {A: "4"}, "black": {A: "5"}}
    t = playing(MATTEO, dice={A: "66"}, spaces={"market-silk": "A66"}, **given)
    assert sorted(t.offered("market-silk:")) == ["b5", "w4"]
    t.play("market-silk:b5")
    if t.offered("add:"):
        t.play("add:w4")
    t.play("row:4")
    assert (t.own(A, "coins"), t.own(A, "silk")) == (60 - 4, 3)


@rule("matteo", "start-player", "colour-once")
def test_matteo_travels_with_white_and_black_and_takes_the_hourglass() -> None:
    t = playing(
        MATTEO, dice={A: "6"}, white={A: "4"}, black={A: "5"}, spaces={"travel": "A22"}, hourglass=C
    )
    assert sorted(t.offered("travel:")) == ["b5", "w4"]
    t.play("travel:w4")
    assert t.hourglass == A
    assert t.journey["left"] == 4


@rule("matteo", "reroll", "turn-die", "bag")
def test_matteos_white_die_can_be_rerolled_turned_and_put_on_the_bag() -> None:
    t = playing(MATTEO, white={A: "4"}).play("reroll:w4", rolls="6")
    assert t.own(A, "white") == [6]
    t.play("turn", "turn-down:w6")
    assert t.own(A, "white") == [5]
    t.play("bag:w5")
    assert t.got(A) == {"coins": 3}
    assert t.own(A, "white") == []


@rule("matteo", "no-dice", "turn-order")
def test_matteos_white_die_alone_keeps_him_in_the_round() -> None:
    t = playing(MATTEO, acted=True, dice=OTHERS, white={A: "4"}).play("end")
    assert t.round == 1
    assert t.acting == A


@rule("matteo", "dice-back")
def test_matteos_white_die_comes_back_each_round() -> None:
    t = table(last=True, characters={A: MATTEO}, spaces={"khan": "w4"})
    t.play("end", rolls="33333 2 33333 33333 33333")
    assert t.own(A, "white") == [2]
    assert "khan" not in t.spaces


# -- Berke Khan -------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["coins", "market-camels", "market-pepper", "contracts"])
@rule("berke", "surcharge")
def test_berke_pays_no_surcharge(space: str) -> None:
    t = playing(BERKE, dice={A: "6"}, spaces={space: "B1 C2"}, coins={A: 0}).play(f"{space}:d6")
    if t.offered("row:"):
        t.play("row:6")
    assert t.own(A, "coins") == (5 if space == "coins" else 0)


@rule("berke", "surcharge", "travel-price")
def test_berke_pays_for_his_steps() -> None:
    given: dict[str, Any] = {"spaces": {"travel": "B66"}, "posts": {A: "alexandria"}}
    t = travelling(BERKE, "66", coins={A: 3}, **given)
    t.play("go:alexandria")
    assert t.got(A) == {"coins": -3}
    poor = playing(BERKE, dice={A: "66"}, coins={A: 2}, **given)
    poor.refuse("travel:d6", "no-route-payable", "travel-costs")


@rule("berke", "city-card-once", "brown")
def test_berke_may_not_use_an_occupied_city_card() -> None:
    given: dict[str, Any] = {"posts": {A: "moscow"}, "spaces": {"card-moscow-1": "B3"}}
    t = playing(BERKE, **given)
    t.refuse("card-moscow-1:d6", "space-taken", "brown")


@rule("berke", "colour-once", "khan-rising", "khan-slots")
def test_berke_keeps_all_other_rules_of_dice() -> None:
    t = playing(BERKE, dice={A: "235"}, spaces={"coins": "A1", "khan": "B4"})
    t.refuse("coins:d5", "colour-there", "colour-once")
    assert t.offered("khan:") == ["d5"]
    full = playing(BERKE, dice={A: "235"}, spaces={"khan": "B1 C2 D3 x3"})
    full.refuse("khan:d5", "space-taken", "brown")


@rule("berke", "surcharge")
def test_others_pay_for_joining_berke() -> None:
    t = table(characters={B: BERKE}, dice={A: "4"}, spaces={"market-camels": "B6"})
    t.play("market-camels:d4", "row:4")
    assert t.got(A) == {"coins": -4, "camels": 4}


# -- Mercator ex Tabriz -----------------------------------------------------------------------

WARES = {"camels": 1, "pepper": 1, "silk": 2, "gold": 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ware", WARES)
@rule("mercator")
def test_mercator_gets_one_good_when_others_use_the_bazaar(ware: str, seats: int) -> None:
    t = table(seats, characters={B: MERCATOR}, dice={A: "555"[: WARES[ware]]})
    t.play(f"market-{ware}:d5", "row:4")
    assert t.own(A, ware) - (2 if ware == "camels" else 0) == (4 if ware == "camels" else 3)
    assert t.got(B) == {ware: 1}


@rule("mercator", "market-extras")
def test_mercator_gets_nothing_of_the_extras() -> None:
    t = table(characters={B: MERCATOR}, dice={A: "55"}).play("market-silk:d5", "row:5")
    assert t.got(A) == {"silk": 3, "camels": 1, "coins": 1}
    assert t.got(B) == {"silk": 1}


@rule("mercator", scenario=49)
def test_mercators_own_use_brings_nothing_more() -> None:
    for seats in (2, 3, 4):
        given: dict[str, Any] = {"characters": {A: MERCATOR}, "spaces": {"market-pepper": "B6"}}
        t = table(seats, dice={A: "2"}, **given).play("market-pepper:d2", "row:2")
        assert t.got(A) == {"pepper": 2, "coins": -2}
        t = table(seats, dice={A: "2"}, characters={A: MERCATOR}).play("khan:d2", "goods:p1s0g0")
        assert t.got(A) == {"pepper": 1, "camels": 2}


@pytest.mark.parametrize(("seats", "gain"), [(2, {"camels": 1}), (3, {"camels": 1}), (4, {})])
@rule("mercator", scenario=49)
def test_mercator_and_the_khans_favour(seats: int, gain: dict[str, int]) -> None:
    t = table(seats, characters={B: MERCATOR}, dice={A: "5"}).play("khan:d5", "goods:p1s0g0")
    assert t.own(A, "pepper") == 1
    assert t.own(B, "camels") == 2 + gain.get("camels", 0)
    assert [t.own(B, ware) for ware in ("pepper", "silk", "gold", "coins")] == [0, 0, 0, 8]


@pytest.mark.parametrize(("seats", "coins"), [(2, 2), (3, 0), (4, 0)])
@rule("mercator")
def test_mercator_and_the_five_coins(seats: int, coins: int) -> None:
    t = table(seats, characters={B: MERCATOR}, dice={A: "1"}).play("coins:d1")
    assert t.got(A) == {"coins": 5 if seats > 2 else 4}
    assert t.got(B) == ({"coins": coins} if coins else {})
    own = table(seats, characters={A: MERCATOR}, dice={A: "1"}).play("coins:d1")
    assert own.got(A) == {"coins": 5 if seats > 2 else 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("mercator")
def test_mercator_gets_nothing_by_the_bag_contracts_travel_or_cards(seats: int) -> None:
    given: dict[str, Any] = {"characters": {B: MERCATOR}, "posts": {A: "moscow"}}
    given |= {"cards": {"card-moscow-1": "gold-by-die"}, "dice": {A: "666"}}
    t = table(seats, **given).play("bag:d6", "card-moscow-1:d6")
    assert t.own(A, "gold") == 3
    assert t.got(B) == {}
    t = table(seats, **given).play("contracts:d6")
    assert t.got(B) == {}


@rule("mercator", "black-dice-free")
def test_mercator_is_paid_each_time_also_for_black_dice() -> None:
    t = table(characters={B: MERCATOR}, dice={A: "5"}, black={A: "3"}, spaces={"market-gold": "C5"})
    t.play("market-pepper:b3", "row:3")
    assert t.got(B) == {"pepper": 1}


# -- Niccolo and Marco Polo -------------------------------------------------------------------


@rule("niccolo-and-marco", "characters-draft")
def test_both_figures_begin_in_venezia() -> None:
    t = _first_round(NICCOLO, "niccolo")
    assert t.own(A, "figures") == ["venezia", "venezia"]
    assert t.own(B, "figures") != ["venezia", "venezia"]


@rule("niccolo-and-marco", "round-bonuses", "ruling-first-round")
def test_niccolo_and_marco_receive_a_camel_each_round() -> None:
    t = table(last=True, characters={A: NICCOLO}).play("end", rolls=ROLLS)
    assert t.got(A) == {"camels": 1}
    assert t.got(B) == {}
    assert _first_round(NICCOLO, "niccolo").own(A, "camels") == 2 + 1


@rule(
    "niccolo-and-marco", "travel-price", "travel-costs-first", "ruling-second-figure", scenario=50
)
def test_two_figures_share_steps_price_and_routes() -> None:
    given: dict[str, Any] = {"posts": {B: "alexandria"}, "bonuses": {"adana": "camels"}}
    t = travelling(NICCOLO, "33", "oasis-i venezia", **given)
    t.play("go-2:alexandria")
    t.play("go-1:adana")
    assert t.got(A) == {}
    assert t.own(A, "figures") == ["oasis-i", "venezia"]
    t.play("go-2:oasis-i")
    assert t.own(A, "figures") == ["adana", "oasis-i"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 12, 60 - 2 + 3)
    assert t.own(A, "posts") == ["adana"]


@rule("niccolo-and-marco", "posts", "ruling-second-figure", scenario=50)
def test_each_figure_that_moved_leaves_a_post() -> None:
    given: dict[str, Any] = {"posts": {B: "alexandria samarcanda"}}
    t = travelling(NICCOLO, "33", "venezia venezia", **given)
    t.play("go-1:alexandria", "go-2:oasis-e", "go-2:samarcanda")
    assert t.own(A, "figures") == ["alexandria", "samarcanda"]
    assert t.own(A, "posts") == ["alexandria", "samarcanda"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 12, 60 - 3)


@rule("niccolo-and-marco", "travel-costs-first", "bonuses-at-end")
def test_the_gains_of_one_figure_cannot_pay_for_the_other() -> None:
    given: dict[str, Any] = {"outposts": {"alexandria": "coins-5"}, "coins": {A: 6}}
    t = travelling(NICCOLO, "22", "venezia venezia", **given)
    t.play("go-1:alexandria")
    assert t.journey is None
    assert t.own(A, "figures") == ["alexandria", "venezia"]
    assert t.got(A) == {"coins": -3 + 5}


@rule("niccolo-and-marco", "posts-once", "ruling-second-figure")
def test_two_figures_in_one_city_leave_one_post() -> None:
    t = travelling(NICCOLO, "22", "", posts={B: "alexandria"})
    t.play("go-1:alexandria", "go-2:alexandria")
    assert t.own(A, "figures") == ["alexandria"] * 2
    assert t.own(A, "posts") == ["alexandria"]
    assert t.own(A, "coins") == 60 - 7


@rule("niccolo-and-marco", "at-least-once", "posts", "ruling-second-figure")
def test_a_figure_that_stays_leaves_no_post() -> None:
    given: dict[str, Any] = {"posts": {B: "alexandria moscow"}}
    t = travelling(NICCOLO, "22", "moscow oasis-i", **given)
    t.play("go-2:alexandria", "stop")
    assert t.own(A, "figures") == ["moscow", "alexandria"]
    assert t.own(A, "posts") == ["alexandria"]


@rule("niccolo-and-marco", "reward-steps", "ruling-second-figure")
def test_a_single_step_moves_either_figure() -> None:
    t = stepping(NICCOLO, figures={A: "oasis-a oasis-e"}, posts={B: "moscow samarcanda"})
    assert {"go-1:moscow", "go-2:samarcanda", "go-2:oasis-g", "stay"} <= set(t.offered())
    t.play("go-2:samarcanda")
    assert t.own(A, "figures") == ["oasis-a", "samarcanda"]
    assert t.own(A, "posts") == ["samarcanda"]


@rule("niccolo-and-marco", "beijing")
def test_two_figures_in_beijing_hold_one_slot() -> None:
    t = travelling(NICCOLO, "22", "xian oasis-c").play("go-1:beijing", "go-2:beijing")
    assert t.beijing == [A, -1, -1, -1]
    assert t.own(A, "posts") == ["beijing"]


@rule("niccolo-and-marco", "relocation", "ruling-second-figure")
def test_both_figures_may_have_to_relocate() -> None:
    nine = "karakorum lan-zhou karachi sumatra kashgar xian ormuz anxi kochi"
    given: dict[str, Any] = {"posts": {A: nine, B: "alexandria moscow"}}
    t = travelling(NICCOLO, "22", "venezia oasis-a", **given)
    t.play("go-1:alexandria", "go-2:moscow")
    t.play("relocate:karakorum")
    assert "karakorum" not in t.own(A, "posts")
    assert t.offered("relocate:") == nine.split()[1:]
    t.play("relocate:kochi")
    assert sorted({"alexandria", "moscow"} - set(t.own(A, "posts"))) == []
    assert len(t.own(A, "posts")) == 9


# -- Wilhelm von Rubruk -----------------------------------------------------------------------

TEN = "karakorum samarcanda lan-zhou karachi sumatra kashgar xian ormuz anxi beijing"


@rule("wilhelm", "bonuses-at-end", scenario=47)
def test_wilhelm_leaves_posts_where_he_passes_and_all_bonuses_come_at_the_end() -> None:
    given: dict[str, Any] = {"bonuses": {"anxi": "coins"}}
    given |= {"outposts": {"moscow": "gold", "karakorum": "silk"}}
    t = travelling(WILHELM, "44", "oasis-a", **given)
    went(t, "moscow", "anxi")
    assert t.got(A) == {}
    assert t.own(A, "posts") == []
    went(t, "karakorum").play("stop")
    assert t.own(A, "posts") == ["moscow", "anxi", "karakorum"]
    assert (t.own(A, "gold"), t.own(A, "silk")) == (2, 2)
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 12 + 5, 60 - 3 - 2)
    assert "moscow" not in t.outposts


@rule("wilhelm", "travel-costs-first", scenario=47)
def test_wilhelm_cannot_pay_with_what_he_passes() -> None:
    given: dict[str, Any] = {"outposts": {"alexandria": "coins-5"}, "coins": {A: 6}}
    t = travelling(WILHELM, "22", **given).play("go:alexandria")
    assert t.journey is None
    assert t.got(A) == {"coins": -3 + 5}


@rule("wilhelm", "posts-once", "travel-back", scenario=47)
def test_wilhelm_leaves_one_post_in_a_city_that_he_crosses_twice() -> None:
    t = travelling(WILHELM, "33", "anxi", outposts={"karakorum": "silk"})
    went(t, "karakorum", "oasis-b", "karakorum")
    assert t.own(A, "posts") == ["karakorum"]
    assert t.own(A, "silk") == 2
    t = travelling(WILHELM, "33", "oasis-b", posts={B: "karakorum"}, bonuses={"anxi": "points"})
    went(t, "karakorum", "anxi", "karakorum")
    assert sorted(t.own(A, "posts")) == ["anxi", "karakorum"]


@rule("wilhelm", "oases", "venezia")
def test_wilhelm_leaves_none_in_oases_and_venezia_nor_where_he_set_out() -> None:
    t = travelling(WILHELM, "33", "moscow", posts={B: "alexandria"})
    went(t, "oasis-a", "venezia", "alexandria")
    assert t.own(A, "posts") == ["alexandria"]


@rule("ruling-passed-cities", "wilhelm", "beijing")
def test_wilhelm_passes_beijing_and_takes_a_slot() -> None:
    t = travelling(WILHELM, "22", "oasis-c", posts={B: "beijing"}, bonuses={"xian": "points"})
    went(t, "beijing", "xian")
    assert t.own(A, "posts") == ["beijing", "xian"]
    assert t.beijing == [B, A, -1, -1]


@rule("wilhelm", "posts-once")
def test_wilhelm_finds_nothing_where_he_stands_already() -> None:
    given: dict[str, Any] = {"posts": {A: "moscow"}, "bonuses": {"anxi": "coins"}}
    t = went(travelling(WILHELM, "22", "oasis-a", **given), "moscow", "anxi")
    assert t.own(A, "posts") == ["moscow", "anxi"]
    assert t.own(A, "coins") == 60 - 7 + 5


@rule("wilhelm", "reward-steps", "card-move")
def test_wilhelm_leaves_posts_by_a_cards_movement_too() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum", B: "moscow"}, "figures": {A: "karakorum"}}
    given |= {"cards": {"card-karakorum-1": "steps-for-camels"}, "bonuses": {"anxi": "points"}}
    t = playing(WILHELM, dice={A: "21"}, **given).play("card-karakorum-1:d2")
    went(t, "anxi", "moscow")
    assert t.own(A, "posts") == ["karakorum", "anxi", "moscow"]


@pytest.mark.parametrize(("before", "points"), [(6, 0), (7, 5), (8, 10), (9, 0), (10, 10)])
@rule("wilhelm", "late-posts")
def test_wilhelms_late_posts(before: int, points: int) -> None:
    posts = " ".join(TEN.split()[:before])
    t = travelling(WILHELM, "11", posts={A: posts, B: "alexandria"}).play("go:alexandria")
    assert t.got(A).get("vp", 0) == points
    assert t.scored("character")[A] == (points if before == 10 else 0)
    assert t.scored("posts")[A] == (0 if before == 10 else points)
    assert len(t.own(A, "posts")) == before + 1


@rule("wilhelm", "late-posts")
def test_wilhelms_board_shows_what_his_late_posts_bring() -> None:
    t = playing(WILHELM, posts={A: TEN})
    board = mine(TITLE.view(t.state, A))
    assert board is not None
    assert [place.points for place in board.posts] == [0] * 7 + [5, 10, 0, 10]
    assert [place.there for place in board.posts] == [False] * 10 + [True]


@rule("wilhelm", "late-posts")
def test_wilhelms_two_late_posts_in_one_movement() -> None:
    posts = " ".join(TEN.split()[:7])
    given: dict[str, Any] = {"bonuses": {"anxi": "camels"}}
    given |= {"posts": {A: posts, B: "moscow"}}
    t = travelling(WILHELM, "22", "oasis-a", **given)
    went(t, "moscow", "anxi")
    assert t.scored("posts") == [5 + 10, 0, 0, 0]


@rule("ruling-passed-cities", "wilhelm", "relocation")
def test_wilhelm_must_relocate_only_for_the_city_where_he_ends() -> None:
    eleven = f"{TEN} adana"
    given: dict[str, Any] = {"posts": {A: eleven, B: "moscow alexandria"}}
    t = travelling(WILHELM, "44", "oasis-a", **given)
    went(t, "moscow", "oasis-a", "venezia", "alexandria")
    assert t.offered() == [f"relocate:{place}" for place in eleven.split()]
    t.play("relocate:adana")
    assert t.own(A, "posts") == [*TEN.split(), "alexandria"]


@rule("ruling-passed-cities", "wilhelm", "relocation")
def test_wilhelms_last_post_goes_to_the_first_city_on_his_walk() -> None:
    given: dict[str, Any] = {"posts": {A: TEN, B: "moscow alexandria"}}
    t = travelling(WILHELM, "44", "oasis-a", **given)
    went(t, "moscow", "oasis-a", "venezia", "alexandria")
    assert t.offered() == [f"relocate:{place}" for place in TEN.split()]
    t.play("relocate:samarcanda")
    assert (t.scored("character"), t.scored("posts")) == ([10, 0, 0, 0], [0] * 4)
    assert sorted(t.own(A, "posts")) == sorted(
        [*TEN.replace(" samarcanda", "").split(), "moscow", "alexandria"]
    )


@rule("wilhelm", "posts-once")
def test_wilhelm_crossing_first_the_city_where_he_ends_needs_no_relocation() -> None:
    posts = TEN.replace("karakorum", "moscow")
    given: dict[str, Any] = {"posts": {A: posts.replace("anxi", "adana"), B: "karakorum"}}
    t = travelling(WILHELM, "33", "oasis-b", bonuses={"anxi": "points"}, **given)
    went(t, "karakorum", "anxi", "karakorum")
    assert t.offered("relocate:") == []
    assert t.own(A, "posts")[-1] == "karakorum"
    assert "anxi" not in t.own(A, "posts")


@rule("wilhelm")
def test_others_have_nine_posts() -> None:
    posts = " ".join(TEN.split()[:9])
    t = travelling(BERKE, "11", posts={A: posts, B: "alexandria"}).play("go:alexandria")
    assert len(t.offered("relocate:")) == 9


# -- Kubilai Khan -----------------------------------------------------------------------------


def _first_round(slug: str, name: str, goals: str = "two") -> Table:
    """Return a game at the start of its first round, or at the choice of goals.

    Seat A has a character.
    """
    for number in range(200):
        t = new(4, seed=bytes([number] * 32), options={"characters": "random", "goals": goals})
        if t.own(A, "character") == slug:
            return t
    raise AssertionError(name)


@rule("kubilai", "beijing")
def test_kubilai_begins_in_beijing_on_its_best_slot() -> None:
    t = _first_round(KUBILAI, "kubilai")
    assert t.own(A, "figures") == ["beijing"]
    assert t.own(A, "posts") == ["beijing"]
    assert t.beijing == [A, -1, -1, -1]
    assert all(figures == ["venezia"] * len(figures) for figures in t.of("figures")[1:])
    assert t.own(A, "points") == 50


@rule("kubilai", "beijing")
def test_kubilais_first_post_is_announced() -> None:
    """The post is placed when the goal cards are chosen and the first round begins."""
    t = _first_round(KUBILAI, "kubilai", goals="of-four")
    assert (t.round, t.open) == (0, [A, B, C, D])
    for seat in t.open:
        assert t.said("placed-post") == []
        t.play(t.offered(seat=seat)[0], seat=seat)
    assert t.round == 1
    (post,) = t.said("placed-post")
    assert (post.seat, post.targets) == (A, ["place:beijing", f"post:{A}-beijing"])


@rule("kubilai", "beijing", "score-beijing")
def test_the_seat_after_kubilai_has_seven_points() -> None:
    given: dict[str, Any] = {"figures": {B: "xian"}, "dice": {B: "11"}, "coins": {B: 9}}
    t = table(turn=B, characters={A: KUBILAI}, **given).play("travel:d1", "go:beijing")
    assert t.beijing == [A, B, -1, -1]


@rule("kubilai", "late-posts")
def test_kubilais_first_post_counts_among_the_nine() -> None:
    posts = "beijing karakorum lan-zhou karachi sumatra kashgar xian"
    t = travelling(KUBILAI, "11", "venezia", posts={A: posts, B: "alexandria"})
    t.play("go:alexandria")
    assert t.scored("posts") == [5, 0, 0, 0]


@rule("kubilai", "travel")
def test_kubilai_sets_out_from_beijing() -> None:
    t = playing(KUBILAI, dice={A: "11"}, bonuses={"xian": "points"}).play("travel:d1")
    assert sorted(t.offered("go:")) == ["oasis-c", "oasis-d", "oasis-j", "xian"]
    t.play("go:xian")
    assert t.own(A, "posts") == ["beijing", "xian"]


@rule("kubilai", "score-beijing", "score-goods")
def test_kubilais_post_scores_at_the_end() -> None:
    purses: dict[str, Any] = {"coins": dict.fromkeys(range(4), 0), "gold": {A: 4}}
    t = table(round=5, last=True, characters={A: KUBILAI}, **purses).play("end")
    assert t.scored("beijing") == [10, 0, 0, 0]
    assert t.scored("goods") == [2, 0, 0, 0]


@rule("kubilai", "relocation", "ruling-relocated-bonus")
def test_kubilais_post_may_leave_beijing() -> None:
    posts = "beijing karakorum lan-zhou karachi sumatra kashgar xian ormuz anxi"
    t = travelling(KUBILAI, "11", "venezia", posts={A: posts, B: "alexandria"})
    t.play("go:alexandria", "relocate:beijing")
    assert t.beijing == [-1, -1, -1, -1]


# -- Johannes Caprini -------------------------------------------------------------------------


@rule("caprini", "round-bonuses", "ruling-first-round")
def test_caprini_receives_three_coins_each_round() -> None:
    t = table(last=True, characters={A: CAPRINI}).play("end", rolls=ROLLS)
    assert t.got(A) == {"coins": 3}
    assert _first_round(CAPRINI, "caprini").own(A, "coins") == 7 + 3


@rule("caprini", "travel-price", "oases")
def test_caprini_the_supplements_example_jumps_to_beijing() -> None:
    t = travelling(CAPRINI, "33", "alexandria")
    assert "oasis-j" not in t.offered("go:")
    went(t, "oasis-i", "oasis-j", "beijing")
    assert t.own(A, "posts") == ["beijing"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 12, 60)


@rule("caprini", "oases")
def test_caprini_jumps_from_an_oasis_to_any_other() -> None:
    t = travelling(CAPRINI, "22", "oasis-a")
    others = {f"oasis-{letter}" for letter in "bcdefghij"}
    assert set(t.offered("go:")) == {"venezia", "moscow", *others}
    for oasis in sorted(others):
        t = travelling(CAPRINI, "11", "oasis-a").play(f"go:{oasis}")
        assert t.own(A, "figures") == [oasis]
        assert t.got(A) == {"coins": -3}
        assert t.own(A, "posts") == []


@rule("ruling-free-jump", "caprini", "travel-costs")
def test_caprinis_jump_pays_no_route_even_where_there_is_one() -> None:
    t = travelling(CAPRINI, "11", "oasis-b").play("go:oasis-c")
    assert t.got(A) == {"coins": -3}
    t = travelling(BERKE, "11", "oasis-b").play("go:oasis-c")
    assert t.got(A) == {"coins": -3 - 5}


@rule("caprini", "travel-costs")
def test_caprini_pays_routes_to_and_from_cities() -> None:
    t = travelling(CAPRINI, "22", "oasis-a", bonuses={"ormuz": "points"})
    went(t, "oasis-g", "ormuz")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60 - 7, 60 - 3)


@rule("caprini", "reward-steps")
def test_caprini_jumps_with_a_step_of_a_contract() -> None:
    t = stepping(CAPRINI, figures={A: "oasis-a"}).play("go:oasis-h")
    assert t.own(A, "figures") == ["oasis-h"]
    assert t.own(A, "coins") == 60


@rule("caprini", "card-move")
def test_caprini_jumps_with_steps_of_a_card() -> None:
    given: dict[str, Any] = {"posts": {A: "moscow"}, "figures": {A: "oasis-a"}}
    given |= {"cards": {"card-moscow-1": "steps-for-camels"}, "bonuses": {"xian": "points"}}
    t = playing(CAPRINI, dice={A: "21"}, **given).play("card-moscow-1:d2")
    went(t, "oasis-h", "xian")
    assert t.own(A, "posts") == ["moscow", "xian"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (60, 60 - 4)


@rule("caprini", "oases")
def test_others_do_not_jump() -> None:
    t = travelling(BERKE, "22", "oasis-a")
    assert sorted(t.offered("go:")) == ["moscow", "venezia"]


# -- all of them ------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", facts().characters)
@rule("characters", "characters-draft")
def test_everybody_begins_with_the_same_camels_and_points(slug: str) -> None:
    t = _first_round(slug, slug)
    brings = {NICCOLO: 1}
    assert t.own(A, "camels") == 2 + brings.get(slug, 0)
    assert t.own(A, "points") == 50
    assert len(t.own(A, "figures")) == (2 if slug == NICCOLO else 1)
