"""Travelling: spaces and steps, routes and costs, sea routes, oases, other movements."""

from typing import Any

import pytest

from tests.rules.marco_polo_2.table import A, B, C, Table, facts, rule, table

MAILIN = "mailin-and-tian-chin"


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


def middle(dice: str, start: str, **given: Any) -> Table:
    """Return a table where a seat places its two last dice on the middle space."""
    t = table(dice={A: dice}, figures={A: start}, **given)
    return t.play(f"travel-middle:d{dice[0]}")


RICH: dict[str, Any] = {"coins": {A: 20}, "camels": {A: 20}}


# -- the three spaces -------------------------------------------------------------------------


@pytest.mark.parametrize("pips", "123456")
@rule("travel", "travel-lower", "travel-steps", scenario=16)
def test_the_lower_space_costs_two_coins_and_takes_one_step_with_any_die(pips: str) -> None:
    t = table(dice={A: pips + "1"}, figures={A: "kabul"}, posts={A: "kabul", B: "jaipur"}, **RICH)
    t.play(f"travel-lower:d{pips}", "go:jaipur")
    assert t.got(A) == {"coins": -2 - 4}
    assert t.own(A, "figures") == ["jaipur"]
    assert t.own(A, "posts") == ["kabul", "jaipur"]
    assert t.journey is None
    assert t.offered("go:") == []


@rule("travel-spaces", "colour-once")
def test_a_colour_may_use_each_of_the_three_spaces_once() -> None:
    t = table(dice={A: "456"}, spaces={"travel-lower": "A3", "travel-middle": "B45"}, **RICH)
    assert t.offered("travel-middle:") == ["d4", "d5", "d6"]
    assert t.offered("travel-upper:") == ["d4", "d5", "d6"]
    t.refuse("travel-lower:d4", "colour-there", "colour-once")


@rule("travel-spaces", "mixed-sets")
def test_the_spaces_take_one_two_and_three_dice() -> None:
    for space, more in {"lower": 0, "middle": 1, "upper": 2}.items():
        t = table(dice={A: "55555"}, **RICH).play(f"travel-{space}:d5")
        assert len(t.spaces[f"travel-{space}"]) == 1 + more
        assert t.journey["source"] == f"space:travel-{space}"
    t = table(dice={A: "55"}, **RICH)
    assert t.offered("travel-upper:") == []
    t.refuse("travel-upper:d5", "dice-missing", "mixed-sets")


@rule("travel-steps", "lowest-die", scenario=20)
def test_the_lowest_die_limits_the_steps() -> None:
    t = went(middle("26", "yangzhou", **RICH), "fuzhou")
    assert t.journey["left"] == 1
    went(t, "oasis-yunnan")
    assert t.own(A, "figures") == ["oasis-yunnan"]
    assert t.journey is None


@rule("travel-steps", "moengke-khan", scenario=20)
def test_a_step_too_many_is_refused() -> None:
    t = middle("16", "beijing", characters={A: "moengke-khan"}, **RICH)
    went(t, "xanadu")
    assert t.offered("go:") == ["oasis-gobi"]
    t.refuse("go:beijing", "no-steps-left", "travel-steps")


@rule("travel-steps")
@pytest.mark.parametrize("space", ["middle", "upper"])
def test_a_space_has_a_most_of_steps_however_high_the_dice(space: str) -> None:
    t = table(dice={A: "666"}, coins={A: 99})
    t.play(f"travel-{space}:d6")
    assert t.journey["left"] == facts().travel[space].max_steps
    assert facts().travel["middle"].max_steps >= 3


@rule("travel-steps", "at-least-once")
def test_one_must_go_one_step_and_may_stop_after_any() -> None:
    t = middle("44", "beijing", posts={A: "xanadu"}, **RICH)
    t.refuse("stop", "no-step-yet", "at-least-once")
    went(t, "xanadu").play("stop")
    assert t.own(A, "figures") == ["xanadu"]
    assert t.got(A) == {"coins": -2}


@rule("travel-back")
def test_going_to_and_fro_is_allowed_and_costs_each_time() -> None:
    t = middle("44", "beijing", posts={B: "xian"}, **RICH)
    went(t, "xanadu", "beijing", "xanadu", "beijing")
    assert t.own(A, "figures") == ["beijing"]
    assert t.own(A, "coins") == 20 - 4 * 2
    assert t.own(A, "posts") == []


# -- costs ------------------------------------------------------------------------------------


@rule("travel-costs", "posts", "bonuses-at-end", scenario=17)
def test_the_rulebooks_journey_from_yangzhou_to_pagan() -> None:
    given = {"posts": {B: "pagan"}, "coins": {A: 5}, "camels": {A: 5}}
    t = went(middle("35", "yangzhou", **given), "fuzhou", "oasis-yunnan", "pagan")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (0, 0)
    assert t.own(A, "posts") == ["pagan"]
    assert len(t.offered("take:")) == 2


TOTALS = {
    "yangzhou fuzhou oasis-yunnan pagan": (5, 5, 0),
    "xian oasis-dongting fuzhou oasis-angkor jaipur": (4, 8, 0),
    "pagan kabul": (2, 6, 1),
}


@pytest.mark.parametrize("path", TOTALS)
@rule("travel-costs")
def test_routes_cost_as_much_as_in_the_rulebooks_examples(path: str) -> None:
    start, *places = path.split()
    camels, coins, jade = TOTALS[path]
    exact: dict[str, Any] = {"camels": {A: camels}, "coins": {A: coins}, "jade": {A: jade}}
    t = middle("66", start, posts={A: places[-1]}, **exact)
    went(t, *places)
    if t.journey:
        t.play("stop")
    assert [t.own(A, kind) for kind in ("camels", "coins", "jade")] == [0, 0, 0]
    for kind in exact:
        if exact[kind][A]:
            _short_of_one(path, {**exact, kind: {A: exact[kind][A] - 1}})


def _short_of_one(path: str, purse: dict[str, Any]) -> None:
    start, *places = path.split()
    t = table(dice={A: "66"}, figures={A: start}, posts={A: places[-1]}, **purse)
    if "d6" not in t.offered("travel-middle:"):
        t.refuse("travel-middle:d6", "no-route-payable", "travel-costs")
        return
    went(t.play("travel-middle:d6"), *places[:-1])
    if t.journey:
        t.refuse(f"go:{places[-1]}", "route-too-dear", "travel-costs")
    assert t.own(A, "figures") != [places[-1]]


@pytest.mark.parametrize("end", range(2))
@pytest.mark.parametrize("number", range(len(facts().data["route"])))
@rule("travel-costs", "sea-routes")
def test_every_route_is_walked_both_ways_at_its_price(number: int, end: int) -> None:
    route = facts().data["route"][number]
    start, goal = route["ends"][end], route["ends"][1 - end]
    purse: dict[str, dict[int, int]] = {"jade": {A: route["cost"].get("jade", 0)}, **RICH}
    others = [city for city in facts().cities if city != goal][:10]
    posts = [*others, goal] if facts().places[goal].city else others
    t = middle("11", start, seals={A: route.get("seal", "")}, posts={A: " ".join(posts)}, **purse)
    if t.journey:  # the only road is taken automatically
        t.play(f"go:{goal}")
    assert t.own(A, "figures") == [goal]
    left = {kind: t.own(A, kind) for kind in purse}
    assert left == {kind: purse[kind][A] - route["cost"].get(kind, 0) for kind in purse}


@rule("travel-costs-first", "surcharge", "ruling-joint-payment")
def test_fee_surcharge_and_routes_are_paid_together_before_anything_moves() -> None:
    given: dict[str, Any] = {"spaces": {"travel-lower": "B1"}, "figures": {A: "kabul"}}
    given |= {"posts": {B: "jaipur"}, "dice": {A: "36"}, "camels": {A: 0}}
    t = table(coins={A: 20}, jade={A: 2}, **given)
    t.play("travel-lower:d3", "go:jaipur")
    assert t.offered() == ["pay:0+0", "pay:0+1", "pay:0+2"]
    assert t.own(A, "figures") == ["kabul"]
    t.play("pay:0+2")
    assert t.got(A) == {"coins": -(2 + 3 + 4) + 2, "jade": -2}
    assert t.own(A, "figures") == ["jaipur"]
    table(coins={A: 9}, **given).play("travel-lower:d3")
    table(coins={A: 8}, **given).refuse("travel-lower:d3", "no-route-payable", "travel-costs")
    forced = table(coins={A: 8}, jade={A: 1}, **given).play("travel-lower:d3")
    assert forced.got(A) == {"coins": -8, "jade": -1}
    assert forced.own(A, "figures") == ["jaipur"]


@rule("surcharge")
def test_a_surcharge_alone_may_be_too_much() -> None:
    given: dict[str, Any] = {"spaces": {"travel-middle": "B12"}, "dice": {A: "55"}}
    table(coins={A: 4}, camels={A: 9}, **given).refuse(
        "travel-middle:d5", "surcharge-missing", "surcharge"
    )
    assert table(coins={A: 5}, camels={A: 9}, **given).offered("travel-middle:") == ["d5"]


@rule("travel-costs-first", "bonuses-at-end")
def test_the_gains_of_a_journey_cannot_pay_for_it() -> None:
    t = middle("44", "beijing", outposts={"xanadu": "coins"}, coins={A: 3}, camels={A: 1})
    went(t, "xanadu")
    t.refuse("go:beijing", "route-too-dear", "travel-costs")
    assert t.offered("go:") == ["oasis-gobi"]
    t.play("stop")
    assert t.got(A) == {"coins": 5 - 2}


@rule("jade", "jade-payment", "travel-costs")
def test_jade_pays_for_camels_and_coins_of_a_route_and_no_jade_comes_first() -> None:
    t = middle("11", "kashgar", camels={A: 2}, coins={A: 3}, jade={A: 5}, posts={A: "kabul"})
    t.play("go:kabul")
    ways = t.offered("pay:")
    assert ways[0] == "0+0"
    assert len(ways) == 3 * 4
    assert ways == sorted(ways, key=lambda way: (int(way[0]) + int(way[2]), way))
    t.play("pay:2+3")
    assert t.got(A) == {"jade": -5}


# -- sea routes -------------------------------------------------------------------------------


@pytest.mark.parametrize("seal", ["farmer", "farmer!"])
@rule("sea-routes", scenario=22)
def test_a_sea_route_needs_its_seal_improved_or_not_and_keeps_it(seal: str) -> None:
    t = middle("11", "beijing", seals={A: seal}, posts={A: "fuzhou"}, **RICH).play("go:fuzhou")
    assert t.own(A, "figures") == ["fuzhou"]
    assert t.got(A) == {"coins": -3}
    assert t.own(A, "seals") == {"farmer": seal.endswith("!")}


@rule("sea-routes", scenario=22)
def test_without_its_seal_a_sea_route_is_closed() -> None:
    for seals in ("", "spicer tailor! jeweler"):
        t = middle("11", "beijing", seals={A: seals}, **RICH)
        assert "fuzhou" not in t.offered("go:")
        t.refuse("go:fuzhou", "seal-missing", "sea-routes")


# -- where a journey may end ------------------------------------------------------------------


@rule("oases", scenario=23)
def test_an_oasis_has_no_post_and_nothing_happens_there() -> None:
    t = middle("11", "xanadu", **RICH).play("go:oasis-gobi")
    assert t.own(A, "figures") == ["oasis-gobi"]
    assert t.own(A, "posts") == []
    assert t.got(A) == {"camels": -1}


@rule("beijing")
def test_no_post_may_stand_in_beijing() -> None:
    t = middle("11", "xanadu", **RICH).play("go:beijing")
    assert t.own(A, "figures") == ["beijing"]
    assert t.own(A, "posts") == []


@rule("posts-once", scenario=25)
def test_ending_at_an_own_post_brings_no_second_post_and_no_bonus() -> None:
    given: dict[str, Any] = {"bonuses": {"karakorum": "coins"}, "posts": {A: "karakorum"}}
    t = middle("11", "oasis-gobi", **given, **RICH).play("go:karakorum")
    assert t.own(A, "posts") == ["karakorum"]
    assert t.got(A) == {"camels": -2, "coins": -1}


@rule("posts")
def test_a_city_that_is_only_crossed_gets_no_post() -> None:
    t = middle("22", "beijing", posts={B: "yangzhou fuzhou"}, **RICH)
    went(t, "yangzhou", "fuzhou")
    assert t.own(A, "posts") == ["fuzhou"]


# -- movements that aren't the action ---------------------------------------------------------


def step_in_hand(**given: Any) -> Table:
    """Return a table where a seat can fulfil a contract that brings one step."""
    purse: dict[str, Any] = {"camels": {A: 2}, "coins": {A: 8}, "pepper": {A: 2}} | given
    return table(contracts={A: "starter-3"}, **purse)


@rule("reward-steps", "ruling-reward-optional")
def test_a_step_of_a_contract_may_be_declined() -> None:
    t = step_in_hand(posts={B: "xanadu"}).play("fulfil:starter-3")
    assert "stay" in t.offered()
    t.play("stay")
    assert t.own(A, "figures") == ["beijing"]
    assert t.journey is None


@rule("reward-steps", "posts", "travel-costs")
def test_a_step_of_a_contract_pays_its_route_and_no_fee_and_leaves_a_post() -> None:
    t = step_in_hand(posts={B: "xanadu"}).play("fulfil:starter-3", "go:xanadu")
    assert t.got(A) == {"camels": -2, "pepper": -2, "vp": 2, "coins": -2}
    assert t.own(A, "posts") == ["xanadu"]
    assert t.hourglass == A
    assert t.rank == 0


@rule("reward-steps", "sea-routes", "travel-costs")
def test_a_step_of_a_contract_needs_money_and_seals_as_any_other() -> None:
    t = step_in_hand(coins={A: 2}).play("fulfil:starter-3")
    assert t.offered("go:") == ["xanadu"]
    t.refuse("go:fuzhou", "seal-missing", "sea-routes")
    t.refuse("go:yangzhou", "route-too-dear", "travel-costs")


@rule("reward-steps")
def test_a_step_that_cannot_be_paid_is_lost() -> None:
    t = step_in_hand(coins={A: 1}).play("fulfil:starter-3")
    assert [event.kind for event in t.events][-1] == "no-step"
    assert t.offered("go:") == []
    assert t.got(A) == {"camels": -2, "pepper": -2, "vp": 2}


@rule("reward-steps", "start-player")
def test_a_step_of_a_contract_has_nothing_to_do_with_the_hourglass() -> None:
    t = step_in_hand(hourglass=C, posts={B: "xanadu"}).play("fulfil:starter-3", "go:xanadu")
    assert (t.hourglass, t.rank) == (C, 0)


@rule("reward-steps", "outposts", "bonuses-at-end")
def test_a_step_of_an_outpost_comes_after_the_movement_and_may_lead_to_the_next_outpost() -> None:
    tiles = {"xanadu": "step", "xian": "gold"}
    t = middle("11", "beijing", outposts=tiles, coins={A: 9}, camels={A: 9})
    t.play("go:xanadu")
    assert t.own(A, "posts") == ["xanadu"]
    assert "stay" in t.offered()
    t.play("go:beijing")
    assert t.own(A, "figures") == ["beijing"]
    assert t.own(A, "coins") == 9 - 2 - 2


@rule("reward-steps", "outposts", "ruling-bonus-order")
def test_movements_nest() -> None:
    given: dict[str, Any] = {"outposts": {"xian": "step", "yangzhou": "silk"}, **RICH}
    t = middle("11", "beijing", posts={A: "xanadu"}, **given).play("go:xian")
    assert sorted(t.offered("first:")) == ["contracts-xian", "outpost-xian"]
    t.play("first:outpost-xian", "go:beijing")
    assert t.own(A, "figures") == ["beijing"]
    assert len(t.offered("take:")) == 2
    t.play("enough")
    assert t.own(A, "posts") == ["xanadu", "xian"]
    assert "end" in t.offered()


# -- moves of city cards ----------------------------------------------------------------------


def on_card(card: str, pips: int, **given: Any) -> Table:
    """Return a table where a seat has one die for a card of the action area."""
    return table(dice={A: f"{pips}1"}, cards={"card-area-1": card}, **given)


@rule("card-move", "card-exchange")
def test_steps_for_camels_are_one_movement_as_long_as_the_die() -> None:
    t = on_card("steps-for-camels", 3, posts={B: "xanadu xian"}, coins={A: 9}, camels={A: 9})
    t.play("card-area-1:d3")
    assert t.journey["left"] == 3
    t.refuse("stop", "no-step-yet", "at-least-once")
    assert "stay" not in t.offered()
    went(t, "xanadu", "beijing", "xian")
    assert t.own(A, "posts") == ["xian"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (9 - 4, 9 - 3 * 2 - 2)


@rule("card-move")
def test_only_the_steps_that_are_made_are_paid() -> None:
    t = on_card("steps-for-camels", 5, posts={B: "xanadu"}, coins={A: 9}, camels={A: 9})
    t.play("card-area-1:d5", "go:xanadu", "stop")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (9 - 2, 9 - 2)


@rule("card-move", "travel-costs")
def test_a_card_whose_movement_cannot_be_paid_is_refused() -> None:
    t = on_card("steps-for-camels", 5, coins={A: 1}, camels={A: 3})
    t.refuse("card-area-1:d5", "no-route-payable", "card-move")
    assert on_card("steps-for-camels", 5, coins={A: 2}, camels={A: 2}).offered("card-area-1:")


@rule("card-move", "card-min-die")
def test_two_steps_for_two_coins_need_a_three() -> None:
    given: dict[str, Any] = {"posts": {B: "xanadu"}, "coins": {A: 9}, "camels": {A: 9}}
    on_card("two-steps", 2, **given).refuse("card-area-1:d2", "die-too-low", "card-min-die")
    t = on_card("two-steps", 3, **given).play("card-area-1:d3", "go:xanadu")
    assert t.journey["left"] == 1
    t.play("stop")
    assert t.own(A, "coins") == 9 - 2 - 2
    assert t.own(A, "posts") == ["xanadu"]


@rule("card-move", "start-player")
def test_a_cards_movement_does_not_win_the_hourglass() -> None:
    t = on_card("two-steps", 3, hourglass=B, posts={B: "xanadu"}, **RICH)
    t.play("card-area-1:d3", "go:xanadu", "stop")
    assert (t.hourglass, t.rank) == (B, 0)
