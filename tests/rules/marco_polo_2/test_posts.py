"""Trading posts: places, bonuses and their moment, late posts, relocation."""

from typing import Any

import pytest

from games.rules.marco_polo_common.posts import Bonuses
from tests.rules.marco_polo_2.table import A, B, C, Table, facts, rule, table

RICH: dict[str, Any] = {"coins": {A: 30}, "camels": {A: 30}}
ROLLS = "33333 33333 33333 33333"
"""Rolls without compensation: no seat rolls less than 15."""
TEN = "karakorum xian yangzhou fuzhou pagan sumatra jaipur quilon kashgar kabul"


def travelling(space: str, dice: str, start: str = "beijing", **given: Any) -> Table:
    """Return a table where a seat places its last dice on a travel space."""
    t = table(dice={A: dice}, figures={A: start}, **{**RICH, **given})
    return t.play(f"travel-{space}:d{dice[0]}")


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


# -- the extra post of the upper space --------------------------------------------------------


@rule("travel-upper", scenario=19)
def test_the_upper_space_allows_one_more_post_in_a_city_just_crossed() -> None:
    t = travelling("upper", "333", posts={B: "xanadu xian yangzhou fuzhou"})
    went(t, "yangzhou", "fuzhou").play("go:oasis-yunnan")
    assert t.offered() == ["post:yangzhou", "post:fuzhou", "no-post"]
    assert t.own(A, "posts") == []
    t.play("post:fuzhou")
    assert t.own(A, "posts") == ["fuzhou"]
    assert t.offered("post:") == []


@rule("travel-upper", "bonuses-at-end", scenario=19)
def test_bonuses_of_both_posts_come_only_after_the_movement() -> None:
    given: dict[str, Any] = {"bonuses": {"fuzhou": "coins"}, "outposts": {"yangzhou": "camels"}}
    t = travelling("upper", "222", **given)
    went(t, "yangzhou", "fuzhou")
    assert t.offered() == ["post:yangzhou", "no-post"]
    assert t.own(A, "coins") == 30 - 3 - 1
    assert t.own(A, "posts") == ["fuzhou"]
    t.play("post:yangzhou")
    assert t.own(A, "posts") == ["fuzhou", "yangzhou"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (26 + 5, 30 - 2 + 3)
    assert len(t.offered("take:")) == 2


@rule("travel-upper")
def test_the_extra_post_may_be_declined() -> None:
    t = travelling("upper", "222", posts={B: "yangzhou fuzhou"})
    went(t, "yangzhou", "fuzhou").play("no-post")
    assert t.own(A, "posts") == ["fuzhou"]


@rule("ruling-crossed", "travel-upper", "posts-once", "beijing", "oases")
def test_the_extra_post_needs_a_city_without_an_own_post() -> None:
    t = travelling("upper", "333", "xanadu", posts={A: "xian", B: "yangzhou fuzhou"})
    went(t, "beijing", "xian", "beijing")
    assert t.own(A, "posts") == ["xian"]
    assert t.offered("post:") == []
    t = travelling("upper", "222", "xian", posts={B: "karakorum"})
    went(t, "oasis-gobi", "karakorum")
    assert t.own(A, "posts") == ["karakorum"]
    assert t.offered("post:") == []


@rule("ruling-crossed", "travel-upper")
def test_the_city_where_a_movement_began_was_not_crossed() -> None:
    t = travelling("upper", "222", "xanadu", posts={B: "xian xanadu"})
    went(t, "beijing", "xian")
    assert t.own(A, "posts") == ["xian"]
    assert t.offered("post:") == []


@rule("travel-upper", "travel-spaces")
def test_other_spaces_have_no_extra_post() -> None:
    t = travelling("middle", "22", posts={B: "yangzhou fuzhou"})
    went(t, "yangzhou", "fuzhou")
    assert t.own(A, "posts") == ["fuzhou"]
    assert t.offered("post:") == []


# -- bonuses of a post ------------------------------------------------------------------------


@rule("city-bonus", "posts", scenario=26)
def test_a_city_bonus_is_received_at_once_and_the_marker_stays() -> None:
    t = travelling("middle", "11", "oasis-gobi", bonuses={"karakorum": "camel-coins"})
    went(t, "karakorum")
    assert t.got(A) == {"camels": -2 + 1, "coins": -1 + 3}
    assert t.bonuses["karakorum"] == "camel-coins"


@rule("city-bonus", "round-bonuses", scenario=26)
def test_a_city_bonus_is_received_again_at_each_rounds_start() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum", C: "karakorum"}}
    t = table(last=True, bonuses={"karakorum": "camel-coins"}, **given).play("end", rolls=ROLLS)
    assert t.round == 2
    assert t.got(A) == t.got(C) == {"camels": 1, "coins": 3}
    assert t.got(B) == {}


@pytest.mark.parametrize("place", facts().bonus_cities)
@rule("city-bonus", "round-bonuses", "kashgar")
def test_every_city_with_a_marker_pays_at_a_rounds_start(place: str) -> None:
    t = table(last=True, bonuses={place: "points"}, posts={A: place}).play("end", rolls=ROLLS)
    assert t.got(A) == {"vp": 2}
    assert t.scored("bonuses") == [2, 0, 0, 0]


@rule("special-city-posts", "city-bonus", scenario=28)
def test_a_post_in_a_special_city_brings_its_marker_at_once() -> None:
    t = travelling("middle", "11", "oasis-yazd", bonuses={"baghdad": "camels"})
    went(t, "baghdad")
    assert t.got(A) == {"camels": 3, "coins": -3}


def stepping(**given: Any) -> Table:
    """Return a table where a seat may make one step before its action, and has dice for it."""
    purse: dict[str, Any] = {"camels": {A: 20}, "coins": {A: 20}, "pepper": {A: 2}}
    return table(contracts={A: "starter-3"}, **purse, **given).play("fulfil:starter-3")


@rule("special-city-posts", "special-post", scenario=28)
def test_a_special_citys_action_is_open_only_from_the_next_turn() -> None:
    t = stepping(figures={A: "oasis-yazd"})
    t.play("go:baghdad")
    assert t.own(A, "posts") == ["baghdad"]
    assert t.offered("special-baghdad:") == []
    t.refuse("special-baghdad:d6", "post-too-new", "special-city-posts")


@rule("special-city-posts", scenario=28)
def test_a_special_citys_action_is_open_in_the_next_turn() -> None:
    t = stepping(dice={A: "2346", B: "", C: "", 3: ""}, figures={A: "oasis-yazd"})
    t.play("go:baghdad", "khan:d2", "end")
    assert t.acting == A
    assert t.offered("special-baghdad:") == ["d3", "d4", "d6"]


@rule("card-cities", "kashgar", scenario=29)
def test_kashgar_brings_its_marker_at_once_and_its_card_from_the_next_turn() -> None:
    given: dict[str, Any] = {"bonuses": {"kashgar": "coins"}, "outposts": {"kashgar": "gold"}}
    given |= {"cards": {"card-kashgar-1": "coins-by-die"}, "figures": {A: "oasis-khotan"}}
    t = stepping(dice={A: "2346", B: "", C: "", 3: ""}, **given).play("go:kashgar")
    assert t.own(A, "posts") == ["kashgar"]
    assert t.got(A) == {"camels": -2, "coins": 5, "gold": 2}
    assert "kashgar" not in t.outposts
    t.refuse("card-kashgar-1:d6", "post-too-new", "card-cities")
    t.play("khan:d2", "end", "card-kashgar-1:d6")
    assert t.got(A) == {"coins": 4 + 12, "camels": 2}


@rule("card-cities")
def test_a_relocated_post_opens_its_card_from_the_next_turn_too() -> None:
    posts = f"{TEN} zanzibar"
    cards = {"card-xanadu-1": "coins-by-die"}
    t = stepping(posts={A: posts, B: "xanadu"}, cards=cards).play("go:xanadu", "relocate:xian")
    t.refuse("card-xanadu-1:d6", "post-too-new", "card-cities")


@rule("contract-cities", "ruling-bonus-order")
def test_a_post_in_a_contract_city_offers_its_contracts_and_one_may_decline() -> None:
    given: dict[str, Any] = {"shown": {"xian": "red-01 red-02"}, "contracts": {A: ""}}
    t = travelling("middle", "11", posts={B: "xian"}, **given)
    t.play("go:xian")
    assert t.offered() == ["take:red-01", "take:red-02", "enough"]
    taken = travelling("middle", "11", posts={B: "xian"}, **given).play("go:xian", "take:red-02")
    assert taken.own(A, "contracts") == ["red-02"]
    assert taken.contracts["xian"] == ["red-01", ""]
    t.play("enough")
    assert t.own(A, "contracts") == []
    assert t.contracts["xian"] == ["red-01", "red-02"]


@rule("contract-cities", "contract-refill")
def test_the_empty_place_is_filled_at_the_end_of_the_turn() -> None:
    given: dict[str, Any] = {"shown": {"xian": "red-01 red-02"}, "top": "red-03"}
    t = travelling("middle", "11", posts={B: "xian"}, **given).play("go:xian", "take:red-01")
    assert t.contracts["xian"] == ["", "red-02"]
    t.play("end")
    assert t.contracts["xian"] == ["red-03", "red-02"]


@rule("outposts")
def test_the_first_post_takes_the_outpost_bonus_and_the_second_finds_nothing() -> None:
    t = travelling("middle", "11", outposts={"xanadu": "jade"})
    went(t, "xanadu")
    assert t.own(A, "jade") == 2
    assert "xanadu" not in t.outposts
    second = travelling("middle", "11", posts={B: "xanadu"})
    went(second, "xanadu")
    assert second.got(A) == {"coins": -2}


@rule("ruling-bonus-order", "kashgar")
def test_plain_amounts_come_first_and_of_the_rest_the_seat_chooses_the_order() -> None:
    given: dict[str, Any] = {"bonuses": {"kashgar": "goods"}, "outposts": {"kashgar": "contract"}}
    t = travelling("middle", "11", "oasis-khotan", **given)
    t.play("go:kashgar")
    assert t.offered() == ["first:outpost-kashgar", "first:bonus-kashgar"]
    t.play("first:bonus-kashgar")
    assert t.offered() == ["goods:p1s1g0", "goods:p1s0g1", "goods:p0s1g1"]
    t.play("goods:p1s0g1")
    assert t.got(A) == {"pepper": 1, "gold": 1, "coins": 1}
    assert "decline" in t.offered()


@rule("ruling-bonus-order", "travel-upper")
def test_bonuses_of_two_posts_are_ordered_together() -> None:
    given: dict[str, Any] = {"bonuses": {"fuzhou": "goods"}, "outposts": {"yangzhou": "camels"}}
    t = travelling("upper", "222", **given)
    went(t, "yangzhou", "fuzhou").play("post:yangzhou")
    assert t.offered() == ["first:bonus-fuzhou", "first:contracts-yangzhou"]
    assert t.got(A) == {"camels": 3}


@rule("ruling-bonus-order", "city-bonus")
def test_a_copied_bonus_has_its_place_in_the_order_too() -> None:
    given: dict[str, Any] = {"bonuses": {"karakorum": "copy"}, "posts": {B: "xian"}}
    t = travelling("upper", "333", **given)
    went(t, "xian", "oasis-gobi", "karakorum").play("post:xian")
    assert t.offered() == ["first:bonus-karakorum", "first:contracts-xian"]
    t.play("first:contracts-xian", "enough")
    assert len(t.offered("copy:")) == 5


@rule("city-bonus")
def test_the_copying_marker_gives_what_any_other_marker_shows() -> None:
    given: dict[str, Any] = {"bonuses": {"karakorum": "copy", "fuzhou": "jade"}}
    t = travelling("middle", "11", "oasis-gobi", **given)
    went(t, "karakorum")
    assert set(t.offered("copy:")) == set(facts().bonus_cities) - {"karakorum"}
    t.play("copy:fuzhou")
    assert t.got(A) == {"jade": 2}
    assert t.own(A, "posts") == ["karakorum"]


@rule("city-bonus", "round-bonuses")
def test_the_copying_marker_may_copy_another_each_round() -> None:
    given: dict[str, Any] = {"bonuses": {"karakorum": "copy", "fuzhou": "jade", "balkh": "coins"}}
    t = table(last=True, posts={A: "karakorum"}, **given).play("end")
    assert t.open == [A]
    t.play("copy:balkh", rolls=ROLLS)
    assert t.got(A) == {"coins": 5}


# -- late posts and relocation ----------------------------------------------------------------


@pytest.mark.parametrize(("before", "points"), [(7, 0), (8, 5), (9, 5), (10, 10)])
@rule("late-posts", scenario=31)
def test_the_ninth_tenth_and_eleventh_post_bring_points(before: int, points: int) -> None:
    posts = " ".join(TEN.split()[:before])
    t = travelling("middle", "11", posts={A: posts, B: "xanadu"})
    went(t, "xanadu")
    assert t.got(A).get("vp", 0) == points
    assert t.scored("posts") == [points, 0, 0, 0]
    assert len(t.own(A, "posts")) == before + 1


@rule("late-posts", "travel-upper", scenario=31)
def test_two_late_posts_bring_both_points() -> None:
    posts = "karakorum xian pagan sumatra jaipur quilon kashgar kabul"
    t = travelling("upper", "222", posts={A: posts, B: "yangzhou fuzhou"})
    went(t, "yangzhou", "fuzhou").play("post:yangzhou")
    assert t.scored("posts") == [5 + 5, 0, 0, 0]


@rule("relocation", "late-posts", scenario=32)
def test_with_all_eleven_placed_one_has_to_move() -> None:
    posts = f"{TEN} zanzibar"
    t = travelling("middle", "11", posts={A: posts, B: "xanadu"}, outposts={})
    t.play("go:xanadu")
    assert t.offered() == [f"relocate:{place}" for place in posts.split()]
    t.play("relocate:zanzibar")
    assert t.own(A, "posts") == [*TEN.split(), "xanadu"]
    assert t.own(A, "figures") == ["xanadu"]
    assert t.got(A) == {}


@rule("ruling-relocated-bonus", "relocation")
def test_a_relocated_post_earns_as_a_new_one_does() -> None:
    posts = "xanadu xian yangzhou pagan sumatra jaipur quilon kabul balkh baghdad zanzibar"
    given: dict[str, Any] = {"bonuses": {"kashgar": "coins"}, "outposts": {"kashgar": "gold"}}
    t = travelling("middle", "11", "oasis-khotan", posts={A: posts}, **given)
    t.play("go:kashgar", "relocate:xian")
    assert t.got(A) == {"camels": -2, "coins": 5, "gold": 2}
    assert t.scored("posts") == [0, 0, 0, 0]
    assert "kashgar" not in t.outposts


@rule("relocation", "travel-upper")
def test_a_post_placed_in_this_movement_stays_and_the_extra_one_may_be_declined() -> None:
    posts = "xanadu karakorum xian pagan sumatra jaipur quilon kashgar kabul balkh baghdad"
    given: dict[str, Any] = {"posts": {A: posts, B: "yangzhou fuzhou"}}
    t = travelling("upper", "222", **given)
    went(t, "yangzhou", "fuzhou")
    t.play("relocate:xanadu")
    assert t.offered() == ["post:yangzhou", "no-post"]
    t.play("post:yangzhou")
    assert t.offered("relocate:") == posts.split()[1:]
    t.play("relocate:xian")
    assert t.own(A, "posts")[:3] == ["fuzhou", "karakorum", "yangzhou"]
    declined = travelling("upper", "222", **given)
    went(declined, "yangzhou", "fuzhou").play("relocate:xanadu", "no-post")
    assert len(declined.own(A, "posts")) == 11


@rule("relocation", "late-posts")
def test_the_last_post_and_then_a_relocation_in_one_movement() -> None:
    posts = "xanadu karakorum xian pagan sumatra jaipur quilon kashgar kabul balkh"
    t = travelling("upper", "222", posts={A: posts, B: "yangzhou fuzhou"})
    went(t, "yangzhou", "fuzhou").play("post:yangzhou")
    assert t.scored("posts") == [10, 0, 0, 0]
    assert t.offered("relocate:") == posts.split()
    t.play("relocate:balkh")
    assert t.scored("posts") == [10, 0, 0, 0]
    assert t.own(A, "posts") == [*posts.split()[:-1], "yangzhou", "fuzhou"]


@rule("posts-once", "relocation")
def test_a_city_that_lost_its_post_may_have_one_again() -> None:
    posts = f"{TEN} xanadu"
    t = table(dice={A: "11"}, posts={A: posts, B: "balkh"}, figures={A: "kabul"}, **RICH)
    t.play("travel-lower:d1", "go:balkh", "relocate:kabul")
    assert "kabul" not in t.own(A, "posts")
    t = travelling("middle", "11", "balkh", posts={A: " ".join(t.own(A, "posts"))})
    t.play("go:kabul", "relocate:xanadu")
    assert "kabul" in t.own(A, "posts")


# -- two figures ------------------------------------------------------------------------------

MAILIN: dict[str, Any] = {"characters": {A: "mailin-and-tian-chin"}}


@rule("ruling-second-figure", "mailin-and-tian-chin", "travel-steps")
def test_two_figures_share_the_steps_in_any_order_and_each_leaves_a_post() -> None:
    t = travelling("middle", "33", "xanadu kabul", posts={B: "xian balkh"}, **MAILIN)
    t.play("go-2:balkh", "go-1:beijing", "go-1:xian")
    assert t.own(A, "figures") == ["xian", "balkh"]
    assert sorted(t.own(A, "posts")) == ["balkh", "xian"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (30 - 2, 30 - 3 - 2)


@rule("mailin-and-tian-chin", "travel-costs-first")
def test_the_costs_of_both_figures_are_paid_before_anything_is_received() -> None:
    given: dict[str, Any] = {"outposts": {"xanadu": "coins"}, "coins": {A: 4}, "camels": {A: 0}}
    t = travelling("middle", "22", "", **given, **MAILIN)
    t.play("go-1:xanadu")
    assert t.got(A) == {}
    t.refuse("go-2:yangzhou", "route-too-dear", "travel-costs")
    t.play("go-2:xanadu")
    assert t.own(A, "coins") == 0 + 5


@rule("mailin-and-tian-chin", "posts-once")
def test_two_figures_in_one_city_leave_one_post() -> None:
    t = travelling("middle", "22", "", posts={B: "xanadu"}, **MAILIN)
    t.play("go-1:xanadu", "go-2:xanadu")
    assert t.own(A, "figures") == ["xanadu", "xanadu"]
    assert t.own(A, "posts") == ["xanadu"]


@rule("mailin-and-tian-chin", "at-least-once")
def test_one_figure_may_stay_where_it_is() -> None:
    t = travelling("middle", "22", "xanadu xian", posts={B: "xian xanadu"}, **MAILIN)
    t.play("go-2:beijing", "stop")
    assert t.own(A, "figures") == ["xanadu", "beijing"]
    assert t.own(A, "posts") == []


@rule("mailin-and-tian-chin", "travel-upper")
def test_the_extra_post_may_stand_where_either_figure_passed() -> None:
    t = travelling("upper", "444", "", posts={B: "yangzhou fuzhou xanadu"}, **MAILIN)
    t.play("go-1:yangzhou", "go-1:fuzhou", "go-2:xanadu", "go-2:oasis-gobi")
    assert t.offered() == ["post:yangzhou", "post:xanadu", "no-post"]
    assert t.own(A, "posts") == ["fuzhou"]


@rule("mailin-and-tian-chin", "reward-steps")
def test_a_single_step_moves_either_figure() -> None:
    t = stepping(figures={A: "xanadu kabul"}, posts={B: "balkh"}, **MAILIN)
    assert {"go-1:beijing", "go-2:balkh", "stay"} <= set(t.offered())
    t.play("go-2:balkh")
    assert t.own(A, "figures") == ["xanadu", "balkh"]
    assert t.own(A, "posts") == ["balkh"]


@rule("posts")
def test_four_seats_may_all_have_a_post_in_one_city() -> None:
    t = travelling("middle", "11", posts=dict.fromkeys((B, C, 3), "xanadu"))
    went(t, "xanadu")
    assert t.of("posts") == [["xanadu"]] * 4


@rule("outposts", "ruling-bonus-order")
def test_a_waiting_outpost_is_gained_once() -> None:
    """Before the outpost is taken, another bonus's movement may relocate the seat's post there."""
    t = table(kept={A: "step"}, figures={A: "kabul"}, coins={A: 9}, camels={A: 9})
    t.play("kept:step")
    t.state.stacks[A].insert(-1, Bonuses(("outpost:kashgar", "contracts:xian")))
    t.play("go:kashgar")
    assert "kashgar" in t.outposts
    assert t.offered() == ["first:outpost-kashgar", "first:contracts-xian"]
    t.play("first:outpost-kashgar")
    assert (t.got(A)["silk"], "kashgar" in t.outposts) == (2, False)
