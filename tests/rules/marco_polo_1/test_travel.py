"""Travelling: price of steps, costs of routes, oases, moves from rewards and cards."""

from typing import Any

import pytest

from tests.rules.marco_polo_1.table import A, B, C, Table, facts, rule, table

NICCOLO = "niccolo-and-marco-polo"
RICH: dict[str, Any] = {"coins": {A: 60}, "camels": {A: 60}}
PRICE = [0, 3, 7, 12, 12, 18, 18]
"""The price in coins, by the number of steps."""


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


def travelling(dice: str, start: str = "venezia", **given: Any) -> Table:
    """Return a table where a seat places its two last dice on the travel space."""
    t = table(dice={A: dice}, figures={A: start}, **{**RICH, **given})
    return t.play(f"travel:d{dice[0]}")


def spent(t: Table) -> tuple[int, int]:
    """Return the coins and camels that a rich seat has paid."""
    return 60 - t.own(A, "coins"), 60 - t.own(A, "camels")


# -- dice and steps ---------------------------------------------------------------------------


@rule("travel", "mixed-sets")
def test_the_space_takes_two_dice() -> None:
    t = table(dice={A: "45"}, **RICH).play("travel:d4")
    assert [die["pips"] for die in t.spaces["travel"]] == [4, 5]
    assert t.journey["source"] == "space:travel"
    t = table(dice={A: "4"}, **RICH)
    assert t.offered("travel:") == []
    t.refuse("travel:d4", "dice-missing", "mixed-sets")


@rule("travel", "colour-once")
def test_a_colour_travels_once_a_round_but_with_dice_of_no_colour_again() -> None:
    given: dict[str, Any] = {"spaces": {"travel": "A34"}, **RICH}
    t = table(dice={A: "456"}, **given)
    t.refuse("travel:d4", "colour-there", "colour-once")
    t = table(dice={A: "456"}, black={A: "2"}, **given)
    t.refuse("travel:d4", "colour-there", "colour-once")
    t.refuse("travel:b2", "colour-there", "colour-once")
    t = table(dice={A: "456"}, black={A: "22"}, **given)
    assert t.offered("travel:") == ["b2"]


@pytest.mark.parametrize("dice", ["26", "62", "22"])
@rule("travel-steps", "lowest-die")
def test_the_lowest_die_limits_the_steps(dice: str) -> None:
    t = went(travelling(dice, posts={A: "alexandria"}), "alexandria")
    assert t.journey["left"] == 1
    went(t, "oasis-i")
    assert t.own(A, "figures") == ["oasis-i"]
    assert t.journey is None


@rule("travel-steps", "at-least-once")
def test_one_must_go_one_step_and_may_stop_after_any() -> None:
    t = travelling("44", posts={A: "alexandria"})
    t.refuse("stop", "no-step-yet", "at-least-once")
    assert "stay" not in t.offered()
    went(t, "alexandria").play("stop")
    assert t.own(A, "figures") == ["alexandria"]
    assert spent(t) == (3, 0)


@rule("travel-back")
def test_going_to_and_fro_is_allowed_and_costs_each_time() -> None:
    t = travelling("33", "oasis-i", posts={A: "adana"})
    went(t, "adana", "oasis-i", "adana")
    assert t.own(A, "figures") == ["adana"]
    assert spent(t) == (12, 6)


@rule("travel-back")
def test_one_may_end_where_one_began() -> None:
    t = travelling("22", "oasis-i", posts={A: "alexandria"})
    went(t, "alexandria", "oasis-i")
    assert t.own(A, "figures") == ["oasis-i"]
    assert spent(t) == (7, 0)


@rule("start-player")
def test_a_traveller_takes_the_hourglass_at_that_moment() -> None:
    t = table(dice={A: "44"}, hourglass=C, **RICH).play("travel:d4")
    assert t.hourglass == A
    assert [event.kind for event in t.events if "hourglass" in event.kind] == ["took-hourglass"]


@rule("start-player", "black-dice-free")
def test_black_dice_take_the_hourglass_too() -> None:
    t = table(dice={A: ""}, black={A: "44"}, hourglass=C, **RICH).play("travel:b4")
    assert t.hourglass == A


@rule("start-player", scenario=41)
def test_if_nobody_travelled_the_start_player_stays() -> None:
    t = table(last=True, starter=C, turn=B).play("end", rolls="33333 33333 33333 33333")
    assert (t.round, t.starter, t.hourglass, t.acting) == (2, C, C, C)


@rule("start-player", scenario=41)
def test_the_last_traveller_starts_the_next_round() -> None:
    t = table(turn=B, dice={A: "", B: "11", C: "", 3: ""}, figures={B: "moscow"}, starter=C)
    t.play("travel:d1").play("end", rolls="33333 33333 33333 33333")
    assert (t.round, t.starter, t.acting) == (2, B, B)


# -- the price of the steps -------------------------------------------------------------------

LINE = "venezia oasis-a moscow anxi karakorum oasis-b oasis-d"
"""A line of six steps, whose routes cost 5 camels."""
ON_ROUTES = [0, 0, 0, 3, 5, 5, 5]


@pytest.mark.parametrize("steps", range(1, 7))
@rule("travel-price", "travel-costs", scenario=17)
def test_the_price_goes_by_the_steps_that_are_made(steps: int) -> None:
    places = LINE.split()
    t = travelling("66", posts={A: "moscow anxi karakorum"})
    went(t, *places[1 : steps + 1])
    if t.journey:
        t.play("stop")
    assert t.own(A, "figures") == [places[steps]]
    assert spent(t) == (PRICE[steps], ON_ROUTES[steps])


@pytest.mark.parametrize("steps", range(1, 7))
@rule("travel-price", "travel-costs", scenario=20)
def test_one_coin_or_camel_too_few_is_a_step_less(steps: int) -> None:
    places, posts = LINE.split(), {A: "moscow anxi karakorum"}
    exact: dict[str, Any] = {"coins": {A: PRICE[steps]}, "camels": {A: ON_ROUTES[steps]}}
    t = went(travelling("66", posts=posts, **exact), *places[1 : steps + 1])
    if t.journey:
        t.play("stop")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (0, 0)
    poor = {**exact, "coins": {A: PRICE[steps] - 1}}
    _refused(places[: steps + 1], posts, poor)
    if steps in (3, 4):
        _refused(places[: steps + 1], posts, {**exact, "camels": {A: ON_ROUTES[steps] - 1}})


def _refused(places: list[str], posts: dict[int, str], purse: dict[str, Any]) -> None:
    """Expect the step to the last place to be refused for lack of coins or camels."""
    t = table(dice={A: "66"}, figures={A: places[0]}, posts=posts, **purse)
    if len(places) == 2:
        t.refuse("travel:d6", "no-route-payable", "travel-costs")
        return
    t.play("travel:d6")
    for place in places[1:-1]:
        if t.journey and f"go:{place}" in t.offered():
            t.play(f"go:{place}")
    if t.journey:
        t.refuse(f"go:{places[-1]}", "route-too-dear", "travel-costs")
    assert t.own(A, "figures") != [places[-1]]


@rule("travel-price", "lowest-die")
def test_high_dice_make_few_steps_no_dearer() -> None:
    t = went(travelling("66", posts={A: "alexandria"}), "alexandria").play("stop")
    assert spent(t) == (3, 0)


# -- costs ------------------------------------------------------------------------------------


@rule("travel-costs", "posts", "bonuses-at-end", "city-bonus", scenario=16)
def test_the_rulebooks_journey_from_alexandria_to_adana() -> None:
    t = travelling("24", "alexandria", bonuses={"adana": "coins"})
    went(t, "oasis-i", "adana")
    assert spent(t) == (7 - 5, 2)
    assert t.own(A, "posts") == ["adana"]


@pytest.mark.parametrize("end", range(2))
@pytest.mark.parametrize("number", range(len(facts().data["route"])))
@rule("travel-costs")
def test_every_route_is_walked_both_ways_at_its_price(number: int, end: int) -> None:
    route = facts().data["route"][number]
    start, goal = route["ends"][end], route["ends"][1 - end]
    t = travelling("11", start, posts={A: goal if facts().places[goal].city else ""})
    if t.journey:  # the only road is taken automatically
        t.play(f"go:{goal}")
    assert t.own(A, "figures") == [goal]
    cost = route["cost"]
    assert spent(t) == (3 + cost.get("coins", 0), cost.get("camels", 0))


SEVEN = {
    "oasis-a moscow anxi karakorum oasis-b oasis-c beijing": (5, 5),
    "oasis-a moscow anxi karakorum oasis-b oasis-d beijing": (8, 0),
    "oasis-e samarcanda oasis-f kashgar lan-zhou oasis-d beijing": (14, 0),
    "oasis-e oasis-g ormuz karachi oasis-h xian beijing": (9, 0),
    "alexandria oasis-g ormuz karachi oasis-h xian beijing": (6, 7),
    "alexandria oasis-i adana kochi oasis-h xian beijing": (6, 15),
    "alexandria oasis-i adana kochi sumatra oasis-j beijing": (6, 25),
}
"""The shortest paths to Beijing, with the camels and coins of their routes."""


@pytest.mark.parametrize("way", SEVEN)
@rule("travel-costs")
def test_the_seven_paths_to_beijing_cost_the_sum_of_their_routes(way: str) -> None:
    *places, end = way.split()
    owned = [place for place in (*places, end) if facts().places[place].city]
    t = went(travelling("66", posts={A: " ".join(owned)}), *places)
    assert t.own(A, "figures") == [places[-1]]
    before = spent(t)
    last = travelling("11", places[-1], posts={A: " ".join(owned)})
    if last.journey:
        last.play(f"go:{end}")
    camels, coins = SEVEN[way]
    assert before[0] + spent(last)[0] == 18 + 3 + coins
    assert before[1] + spent(last)[1] == camels


@rule("travel-costs-first", "surcharge", "ruling-joint-payment")
def test_surcharge_price_and_routes_are_paid_together_before_anything_moves() -> None:
    given: dict[str, Any] = {"spaces": {"travel": "B11"}, "dice": {A: "36"}}
    given |= {"figures": {A: "oasis-i"}, "posts": {B: "adana"}, "bonuses": {"adana": "coins"}}
    t = table(coins={A: 10}, camels={A: 4}, **given).play("travel:d3", "go:adana")
    assert t.got(A) == {}
    assert t.own(A, "figures") == ["oasis-i"]
    t.play("stop")
    assert t.own(A, "figures") == ["adana"]
    assert t.got(A) == {"coins": -3 - 3 + 5, "camels": -2}
    exact = table(coins={A: 6}, camels={A: 2}, **given).play("travel:d3", "go:adana")
    assert exact.got(A) == {"coins": -6 + 5, "camels": -2}
    table(coins={A: 5}, camels={A: 2}, **given).refuse(
        "travel:d3", "no-route-payable", "travel-costs"
    )


@rule("surcharge")
def test_a_surcharge_alone_may_be_too_much() -> None:
    given: dict[str, Any] = {"spaces": {"travel": "B12"}, "dice": {A: "55"}}
    table(coins={A: 4}, **given).refuse("travel:d5", "surcharge-missing", "surcharge")
    table(coins={A: 7}, **given).refuse("travel:d5", "no-route-payable", "travel-costs")
    assert table(coins={A: 8}, **given).offered("travel:") == ["d5"]


@rule("travel-costs-first", "bonuses-at-end", scenario=20)
def test_the_gains_of_a_journey_cannot_pay_for_it() -> None:
    t = travelling("44", outposts={"alexandria": "coins-5"}, coins={A: 6})
    went(t, "alexandria")
    assert t.journey is None
    assert t.own(A, "figures") == ["alexandria"]
    assert t.got(A) == {"coins": 5 - 3}


@rule("travel-costs", scenario=20)
def test_a_seat_that_can_pay_no_step_cannot_travel() -> None:
    t = table(dice={A: "66"}, coins={A: 2})
    t.refuse("travel:d6", "no-route-payable", "travel-costs")
    t = table(dice={A: "66"}, coins={A: 30}, camels={A: 1}, figures={A: "oasis-f"})
    t.refuse("travel:d6", "no-route-payable", "travel-costs")


@rule("travel-costs", scenario=20)
def test_a_route_that_cannot_be_paid_is_refused() -> None:
    t = travelling("66", "oasis-f", camels={A: 2}, posts={A: "samarcanda"})
    assert sorted(t.offered()) == ["go:oasis-e", "stop"]  # to Samarcanda there was no choice
    t.refuse("go:oasis-f", "route-too-dear", "travel-costs")


@rule("travel-steps")
def test_places_that_are_no_neighbours_are_not_offered() -> None:
    t = travelling("66", "lan-zhou")
    assert sorted(t.offered("go:")) == ["kashgar", "oasis-d"]


# -- where a journey may end ------------------------------------------------------------------


@rule("oases")
def test_an_oasis_has_no_post_and_nothing_happens_there() -> None:
    t = travelling("11", "moscow").play("go:oasis-a")
    assert t.own(A, "figures") == ["oasis-a"]
    assert t.own(A, "posts") == []
    assert t.got(A) == {"coins": -3}


@rule("venezia", scenario=26)
def test_no_post_may_stand_in_venezia() -> None:
    t = travelling("11", "alexandria").play("go:venezia")
    assert t.own(A, "figures") == ["venezia"]
    assert t.own(A, "posts") == []
    assert t.got(A) == {"coins": -3}


@rule("posts-once")
def test_ending_at_an_own_post_brings_no_second_post_and_no_bonus() -> None:
    given: dict[str, Any] = {"bonuses": {"adana": "coins"}, "posts": {A: "adana"}}
    t = travelling("11", "oasis-i", **given).play("go:adana")
    assert t.own(A, "posts") == ["adana"]
    assert t.got(A) == {"camels": -2, "coins": -3}


@rule("posts", scenario=19)
def test_a_city_that_is_only_crossed_gets_no_post() -> None:
    given: dict[str, Any] = {"outposts": {"samarcanda": "gold"}, "posts": {B: "lan-zhou"}}
    t = travelling("33", "oasis-e", **given)
    went(t, "samarcanda", "oasis-f", "kashgar")
    assert t.own(A, "posts") == ["kashgar"]
    assert t.own(A, "gold") == 0
    assert t.outposts["samarcanda"] == "gold"


# -- movements that aren't the action ---------------------------------------------------------


def step_in_hand(**given: Any) -> Table:
    """Return a table where a seat in Venezia has fulfilled a contract that brings one step."""
    purse: dict[str, Any] = {"camels": {A: 1}, "coins": {A: 0}, "pepper": {A: 3}} | given
    return table(contracts={A: "s6"}, **purse).play("fulfil:s6")


@rule("reward-steps", "ruling-reward-optional")
def test_a_step_of_a_contract_may_be_declined() -> None:
    t = step_in_hand(posts={B: "alexandria"})
    assert "stay" in t.offered()
    t.play("stay")
    assert t.own(A, "figures") == ["venezia"]
    assert t.journey is None


@rule("reward-steps", "posts")
def test_a_step_of_a_contract_has_no_price_and_leaves_a_post() -> None:
    t = step_in_hand(posts={B: "alexandria"}).play("go:alexandria")
    assert t.got(A) == {}
    assert t.own(A, "figures") == ["alexandria"]
    assert t.own(A, "posts") == ["alexandria"]


@rule("reward-steps", "travel-costs", scenario=28)
def test_a_step_of_a_contract_pays_its_route() -> None:
    t = step_in_hand(camels={A: 4}).play("go:oasis-e")
    assert t.got(A) == {"camels": -3}
    poor = step_in_hand(camels={A: 3})
    assert sorted(poor.offered("go:")) == ["alexandria", "oasis-a"]
    poor.refuse("go:oasis-e", "route-too-dear", "travel-costs")


@rule("reward-steps", scenario=28)
def test_a_step_that_cannot_be_paid_is_lost() -> None:
    t = step_in_hand(figures={A: "ormuz"}, camels={A: 3})
    assert [event.kind for event in t.events][-1] == "no-step"
    assert t.offered("go:") == []
    assert t.own(A, "figures") == ["ormuz"]
    assert t.own(A, "camels") == 2


@rule("reward-steps", "start-player")
def test_a_step_of_a_contract_has_nothing_to_do_with_the_hourglass() -> None:
    t = step_in_hand(hourglass=C, posts={B: "alexandria"}).play("go:alexandria")
    assert t.hourglass == C


@rule("reward-steps", "outposts", "bonuses-at-end")
def test_a_step_of_an_outpost_comes_after_the_movement_and_may_lead_to_the_next_outpost() -> None:
    tiles = {"moscow": "step", "alexandria": "gold"}
    t = travelling("11", "oasis-a", outposts=tiles).play("go:moscow")
    assert t.own(A, "posts") == ["moscow"]
    assert sorted(t.offered()) == ["go:anxi", "go:oasis-a", "stay"]
    t.play("go:oasis-a")
    assert t.own(A, "figures") == ["oasis-a"]
    assert t.got(A) == {}


@rule("reward-steps", "outposts", "posts")
def test_a_journey_and_a_step_may_leave_two_posts_in_one_turn() -> None:
    given: dict[str, Any] = {"bonuses": {"adana": "camels"}, "posts": {B: "samarcanda"}}
    t = travelling("22", "alexandria", contracts={A: "s6"}, pepper={A: 3}, **given)
    went(t, "oasis-i", "adana").play("fulfil:s6", "go:oasis-i")
    assert t.own(A, "posts") == ["adana"]
    t = travelling("11", "alexandria", contracts={A: "s6"}, pepper={A: 3}, **given)
    went(t, "oasis-i").play("fulfil:s6", "go:adana")
    assert t.own(A, "posts") == ["adana"]


@rule("market-extras", "reward-steps")
def test_the_golden_row_of_five_brings_a_step() -> None:
    t = table(dice={A: "555"}, posts={B: "alexandria"})
    t.play("market-gold:d5", "row:5")
    assert t.own(A, "gold") == 3
    assert t.journey["left"] == 1
    assert "stay" in t.offered()
    t.play("go:alexandria")
    assert t.own(A, "posts") == ["alexandria"]
    assert t.own(A, "coins") == 8


# -- moves of city cards ----------------------------------------------------------------------


def on_card(card: str, pips: int, **given: Any) -> Table:
    """Return a table where a seat in Moscow has a post and one die for the card there."""
    lying: dict[str, Any] = {"cards": {"card-moscow-1": card}, "figures": {A: "moscow"}}
    return table(dice={A: f"{pips}1"}, posts={A: "moscow"}, **lying, **given)


@rule("card-move", "city-cards", scenario=29)
def test_steps_for_camels_are_one_movement_with_one_post() -> None:
    t = on_card("steps-for-camels", 4, outposts={"alexandria": "gold"}, camels={A: 6})
    t.play("card-moscow-1:d4")
    assert t.journey["left"] == 4
    t.refuse("stop", "no-step-yet", "at-least-once")
    assert "stay" not in t.offered()
    went(t, "oasis-a", "venezia")
    assert t.own(A, "figures") == ["moscow"]
    assert t.journey["owed"] == {"camels": 4}
    t.play("go:alexandria")  # no camels are left for a fourth step
    assert t.own(A, "camels") == 0
    assert t.own(A, "posts") == ["moscow", "alexandria"]


@rule("card-move")
def test_only_the_steps_that_are_made_are_paid() -> None:
    t = on_card("steps-for-camels", 5, bonuses={"anxi": "points"}, camels={A: 9}, coins={A: 0})
    t.play("card-moscow-1:d5", "go:anxi", "stop")
    assert t.own(A, "camels") == 9 - 2 - 3
    assert t.own(A, "posts") == ["moscow", "anxi"]


@rule("card-move", "travel-costs")
def test_a_card_whose_movement_cannot_be_paid_is_refused() -> None:
    t = on_card("steps-for-camels", 5, camels={A: 1})
    t.refuse("card-moscow-1:d5", "no-route-payable", "card-move")
    assert on_card("steps-for-camels", 5, camels={A: 2}).offered("card-moscow-1:")


@rule("card-move", "reward-goods")
def test_steps_for_goods_cost_two_different_goods_each() -> None:
    goods: dict[str, Any] = {"pepper": {A: 2}, "silk": {A: 1}, "gold": {A: 1}}
    t = on_card("steps-for-goods", 3, **goods, coins={A: 0}, camels={A: 0})
    t.play("card-moscow-1:d3")
    went(t, "venezia")  # to Oasis A there was no choice, and two steps are all that can be paid
    assert [t.own(A, good) for good in ("pepper", "silk", "gold")] == [0, 0, 0]
    assert t.own(A, "figures") == ["venezia"]


@rule("card-move", "reward-goods")
def test_goods_of_one_kind_buy_no_step() -> None:
    t = on_card("steps-for-goods", 3, pepper={A: 9})
    t.refuse("card-moscow-1:d3", "no-route-payable", "card-move")


@rule("card-move", "start-player")
def test_a_cards_movement_does_not_win_the_hourglass() -> None:
    t = on_card("steps-for-camels", 1, hourglass=B, camels={A: 9})
    t.play("card-moscow-1:d1", "go:oasis-a")
    assert t.own(A, "figures") == ["oasis-a"]
    assert t.hourglass == B


@rule("card-move", "niccolo-and-marco")
def test_a_cards_steps_may_be_split_between_two_figures() -> None:
    given: dict[str, Any] = {"cards": {"card-moscow-1": "steps-for-camels"}, "camels": {A: 9}}
    given |= {"characters": {A: NICCOLO}, "figures": {A: "moscow venezia"}}
    t = table(dice={A: "21"}, posts={A: "moscow", B: "alexandria"}, **given)
    t.play("card-moscow-1:d2", "go-2:alexandria", "go-1:oasis-a")
    assert t.own(A, "figures") == ["oasis-a", "alexandria"]
    assert t.own(A, "posts") == ["moscow", "alexandria"]
    assert t.own(A, "camels") == 9 - 4
