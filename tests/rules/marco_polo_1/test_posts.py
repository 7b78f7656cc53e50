"""Trading posts: places, bonuses and their moment, Beijing, late posts, relocation."""

from typing import Any

import pytest

from tests.rules.marco_polo_1.table import A, B, C, D, Table, facts, rule, table

RICH: dict[str, Any] = {"coins": {A: 60}, "camels": {A: 60}}
ROLLS = "33333 33333 33333 33333"
"""Rolls without compensation: no seat rolls less than 15."""
NINE = "moscow karakorum samarcanda lan-zhou karachi sumatra kashgar xian ormuz"


def travelling(dice: str, start: str = "venezia", **given: Any) -> Table:
    """Return a table where a seat places its two last dice on the travel space."""
    t = table(dice={A: dice}, figures={A: start}, **{**RICH, **given})
    return t.play(f"travel:d{dice[0]}")


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


def arriving(place: str, start: str, **given: Any) -> Table:
    """Return a table where a seat has made one step and ended there."""
    t = travelling("11", start, **given)
    return t.play(f"go:{place}") if t.journey else t


# -- small cities -----------------------------------------------------------------------------


@rule("city-bonus", "posts")
def test_a_city_bonus_is_received_at_once_and_the_marker_stays() -> None:
    t = arriving("adana", "oasis-i", bonuses={"adana": "camel-coins"})
    assert t.got(A) == {"camels": -2 + 1}  # 3 coins for the step, 3 coins back
    assert t.bonuses["adana"] == "camel-coins"


@rule("city-bonus")
def test_the_second_to_come_receives_it_as_well() -> None:
    t = arriving("adana", "oasis-i", bonuses={"adana": "coins"}, posts={B: "adana"})
    assert t.got(A) == {"camels": -2, "coins": -3 + 5}
    assert t.got(B) == {}


@rule("city-bonus", "round-bonuses")
def test_a_city_bonus_is_received_again_at_each_rounds_start() -> None:
    given: dict[str, Any] = {"posts": {A: "adana", C: "adana"}}
    t = table(last=True, bonuses={"adana": "camel-coins"}, **given).play("end", rolls=ROLLS)
    assert t.round == 2
    assert t.got(A) == t.got(C) == {"camels": 1, "coins": 3}
    assert t.got(B) == {}


@pytest.mark.parametrize("place", facts().bonus_cities)
@rule("city-bonus", "round-bonuses")
def test_every_small_city_pays_at_a_rounds_start(place: str) -> None:
    t = table(last=True, bonuses={place: "points"}, posts={A: place}).play("end", rolls=ROLLS)
    assert t.got(A) == {"vp": 3}
    assert t.scored("bonuses") == [3, 0, 0, 0]


COPY: dict[str, Any] = {"bonuses": {"xian": "copy", "kochi": "camels", "ormuz": "coins"}}


@rule("city-bonus", scenario=40)
def test_the_copying_marker_gives_what_any_other_marker_shows() -> None:
    t = arriving("xian", "oasis-h", **COPY)
    assert set(t.offered("copy:")) == set(facts().bonus_cities) - {"xian"}
    t.play("copy:kochi")
    assert t.got(A) == {"camels": 3}
    assert t.own(A, "posts") == ["xian"]


@rule("city-bonus", "round-bonuses", scenario=40)
def test_the_copying_marker_may_copy_another_each_round() -> None:
    given: dict[str, Any] = {"posts": {A: "xian"}, **COPY}
    t = table(last=True, **given).play("end")
    assert t.open == [A]
    t.play("copy:ormuz", rolls=ROLLS)
    assert t.got(A) == {"coins": 5}
    t = table(last=True, round=2, **given).play("end")
    t.play("copy:kochi", rolls=ROLLS)
    assert t.got(A) == {"camels": 3}


@rule("city-bonus", "round-bonuses", scenario=40)
def test_copying_an_own_bonus_pays_it_twice() -> None:
    t = table(last=True, posts={A: "xian ormuz"}, **COPY).play("end")
    t.play("copy:ormuz", rolls=ROLLS)
    assert t.own(A, "coins") == 8 + 5 + 5


@rule("reward-goods", "city-bonus")
def test_two_goods_of_choice_are_different() -> None:
    t = arriving("kashgar", "lan-zhou", bonuses={"kashgar": "goods"})
    assert t.offered() == ["goods:p1s1g0", "goods:p1s0g1", "goods:p0s1g1"]
    t.play("goods:p0s1g1")
    assert t.got(A) == {"silk": 1, "gold": 1}


# -- large cities -----------------------------------------------------------------------------


@rule("outposts", scenario=22)
def test_the_first_post_takes_the_outpost_bonus_and_the_second_finds_nothing() -> None:
    t = arriving("alexandria", "venezia", outposts={"alexandria": "gold"})
    assert t.got(A) == {"coins": -3, "gold": 2}
    assert "alexandria" not in t.outposts
    second = arriving("alexandria", "venezia", posts={B: "alexandria"})
    assert second.got(A) == {"coins": -3}
    assert second.own(A, "posts") == ["alexandria"]


@pytest.mark.parametrize("place", facts().outpost_cities)
@rule("outposts", scenario=22)
def test_every_large_city_has_an_outpost_for_the_first(place: str) -> None:
    road = facts().roads[place][0]
    given: dict[str, Any] = {"outposts": {place: "gold"}, "posts": {A: ""}}
    t = travelling("11", road.to, **given)
    if t.journey:
        t.play(f"go:{place}")
    assert t.own(A, "gold") == 2
    assert place not in t.outposts
    assert len(t.outposts) == 6


@rule("posts")
def test_four_seats_may_all_have_a_post_in_one_city() -> None:
    t = arriving("alexandria", "venezia", posts=dict.fromkeys((B, C, D), "alexandria"))
    assert t.of("posts") == [["alexandria"]] * 4


def stepping(**given: Any) -> Table:
    """Return a table where a seat may make one step before its action, and has dice for it."""
    purse: dict[str, Any] = {"camels": {A: 20}, "coins": {A: 20}, "pepper": {A: 3}}
    return table(contracts={A: "s6"}, **purse, **given).play("fulfil:s6")


MOSCOW: dict[str, Any] = {
    "figures": {A: "oasis-a"},
    "cards": {"card-moscow-1": "coins-by-die"},
    "outposts": {"moscow": "gold"},
}


@rule("card-cities", "city-card-post", scenario=23)
def test_a_citys_card_is_open_only_from_the_next_turn() -> None:
    t = stepping(**MOSCOW)
    t.play("go:moscow")
    assert t.own(A, "posts") == ["moscow"]
    assert t.offered("card-moscow-1:") == []
    t.refuse("card-moscow-1:d6", "post-too-new", "card-cities")


@rule("card-cities", "city-card-post", scenario=23)
def test_a_citys_card_is_open_in_the_next_turn() -> None:
    t = stepping(dice={A: "2346", B: "", C: "", D: ""}, **MOSCOW)
    t.play("go:moscow", "coins:d2", "end")
    assert t.acting == A
    t.play("card-moscow-1:d6")
    assert t.got(A) == {"coins": 12}


@rule("card-cities", scenario=23)
def test_all_three_cards_of_sumatra_open_with_one_post() -> None:
    t = table(dice={A: "456"}, posts={A: "sumatra"}, **RICH)
    cards = {f"card-sumatra-{n}": "coins-by-die" for n in (1, 2, 3)}
    assert all(t.cards[space] for space in cards)
    for number in (1, 2, 3):
        space = f"card-sumatra-{number}"
        t = table(dice={A: "456"}, posts={A: "sumatra"}, cards={space: "coins-by-die"})
        t.play(f"{space}:d4")
        assert t.got(A) == {"coins": 8}


@rule("card-cities", "ruling-relocated-bonus")
def test_a_relocated_post_opens_its_card_from_the_next_turn_too() -> None:
    posts = NINE.replace("moscow", "alexandria")
    t = stepping(posts={A: posts, B: "moscow"}, **{**MOSCOW, "outposts": {}})
    t.play("go:moscow", "relocate:xian")
    t.refuse("card-moscow-1:d6", "post-too-new", "card-cities")


# -- the order of bonuses ---------------------------------------------------------------------


@rule("bonuses-at-end", "wilhelm", "ruling-bonus-order")
def test_plain_amounts_come_first_and_of_the_rest_the_seat_chooses_the_order() -> None:
    given: dict[str, Any] = {"characters": {A: "wilhelm-von-rubruk"}, "top": "r38"}
    given |= {"outposts": {"moscow": "contract", "karakorum": "silk"}, "contracts": {A: ""}}
    t = travelling("33", "oasis-a", bonuses={"anxi": "goods"}, **given)
    went(t, "moscow", "anxi", "karakorum")
    assert t.own(A, "silk") == 2
    assert sorted(t.offered()) == ["first:bonus-anxi", "first:outpost-moscow"]
    t.play("first:bonus-anxi", "goods:p1s0g1")
    assert t.own(A, "contracts") == ["r38"]


# -- Beijing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("before", range(4))
@rule("beijing", "posts")
def test_beijings_slots_are_taken_from_the_best_one_on(before: int) -> None:
    others = dict.fromkeys(range(1, 1 + before), "beijing")
    t = arriving("beijing", "oasis-j", posts=others)
    assert t.beijing == [*range(1, 1 + before), A, *[-1] * (3 - before)]
    assert t.own(A, "posts") == ["beijing"]
    assert t.got(A) == {"coins": -3}
    assert t.scored("beijing") == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3])
@rule("beijing")
def test_beijing_has_four_slots_for_fewer_seats_too(seats: int) -> None:
    t = table(seats, dice={A: "11"}, figures={A: "xian"}, posts={B: "beijing"}, **RICH)
    t.play("travel:d1", "go:beijing")
    assert t.beijing == [B, A, -1, -1]


@rule("beijing", "posts-once")
def test_coming_back_to_beijing_changes_nothing() -> None:
    t = arriving("beijing", "xian", posts={A: "beijing", B: "beijing"})
    assert t.beijing == [A, B, -1, -1]
    assert t.own(A, "posts") == ["beijing"]


@rule("beijing", "posts")
def test_passing_beijing_takes_no_slot() -> None:
    t = went(travelling("22", "oasis-j", bonuses={"xian": "points"}), "beijing", "xian")
    assert t.beijing == [-1] * 4
    assert t.own(A, "posts") == ["xian"]


@rule("beijing", "ruling-relocated-bonus", "relocation", scenario=25)
def test_a_post_that_leaves_beijing_frees_its_slot() -> None:
    posts = {A: NINE.replace("moscow", "beijing"), B: "beijing"}
    t = arriving("alexandria", "venezia", posts=posts, beijing="AB", outposts={})
    t.play("relocate:beijing")
    assert t.beijing == [-1, B, -1, -1]
    assert "beijing" not in t.own(A, "posts")
    t = table(dice={A: "11"}, figures={A: "xian"}, posts={B: "beijing"}, beijing="-B", **RICH)
    t.play("travel:d1", "go:beijing")
    assert t.beijing == [A, B, -1, -1]


@rule("beijing", "relocation", scenario=25)
def test_a_relocated_post_takes_the_best_free_slot() -> None:
    t = arriving("beijing", "xian", posts={A: NINE, B: "beijing"})
    t.play("relocate:moscow")
    assert t.beijing == [B, A, -1, -1]


# -- late posts and relocation ----------------------------------------------------------------


@pytest.mark.parametrize(("before", "points"), [(6, 0), (7, 5), (8, 10)])
@rule("late-posts")
def test_the_eighth_and_ninth_post_bring_points(before: int, points: int) -> None:
    posts = " ".join(NINE.split()[:before])
    t = arriving("alexandria", "venezia", posts={A: posts, B: "alexandria"})
    assert t.got(A).get("vp", 0) == points
    assert t.scored("posts") == [points, 0, 0, 0]
    assert len(t.own(A, "posts")) == before + 1


@rule("late-posts", "reward-steps")
def test_both_late_posts_in_one_turn_bring_both_points() -> None:
    posts = " ".join(NINE.split()[1:8])
    given: dict[str, Any] = {"contracts": {A: "s6"}, "pepper": {A: 3}}
    t = travelling("11", "venezia", posts={A: posts, B: "alexandria moscow"}, **given)
    t.play("go:oasis-a").play("fulfil:s6", "go:moscow")
    assert t.scored("posts") == [5, 0, 0, 0]


@rule("relocation", "late-posts", scenario=25)
def test_with_all_nine_placed_one_has_to_move() -> None:
    t = arriving("alexandria", "venezia", posts={A: NINE, B: "alexandria"})
    assert t.offered() == [f"relocate:{place}" for place in NINE.split()]
    t.play("relocate:ormuz")
    assert t.own(A, "posts") == [*NINE.split()[:-1], "alexandria"]
    assert t.own(A, "figures") == ["alexandria"]
    assert t.got(A) == {}


@rule("relocation", "posts-once", scenario=25)
def test_nothing_moves_where_an_own_post_stands_or_none_may_stand() -> None:
    t = arriving("oasis-a", "moscow", posts={A: NINE})
    assert t.own(A, "posts") == NINE.split()
    t = arriving("venezia", "alexandria", posts={A: NINE})
    assert t.own(A, "posts") == NINE.split()
    t = arriving("moscow", "oasis-a", posts={A: NINE})
    assert t.own(A, "posts") == NINE.split()


@rule("ruling-relocated-bonus", "relocation", "city-bonus", "outposts")
def test_a_relocated_post_earns_as_a_new_one_does() -> None:
    t = arriving("adana", "oasis-i", posts={A: NINE}, bonuses={"adana": "coins"})
    t.play("relocate:xian")
    assert t.got(A) == {"coins": 5}
    assert t.scored("posts") == [0, 0, 0, 0]
    t = arriving("alexandria", "venezia", posts={A: NINE}, outposts={"alexandria": "gold"})
    t.play("relocate:xian")
    assert t.got(A) == {"gold": 2}


@rule("relocation", "round-bonuses")
def test_the_city_that_lost_its_post_pays_no_more() -> None:
    markers = {"xian": "points", "adana": "camels", "kashgar": "coins", "ormuz": "camel-coins"}
    given: dict[str, Any] = {"bonuses": markers}
    given |= {"dice": {A: "11", B: "", C: "", D: ""}, "figures": {A: "oasis-i"}, **RICH}
    t = table(posts={A: NINE}, **given).play("travel:d1", "go:adana", "relocate:xian")
    t.play("end", rolls=ROLLS)
    assert t.round == 2
    assert t.got(A) == {"camels": 3 + 1, "coins": 5 + 3}
    assert t.scored("bonuses") == [0, 0, 0, 0]


@rule("posts-once", "relocation")
def test_a_city_that_lost_its_post_may_have_one_again() -> None:
    t = arriving("alexandria", "venezia", posts={A: NINE, B: "alexandria"})
    t.play("relocate:moscow")
    posts = " ".join(t.own(A, "posts"))
    t = arriving("moscow", "oasis-a", posts={A: posts})
    t.play("relocate:xian")
    assert "moscow" in t.own(A, "posts")


@rule("ruling-relocated-bonus", "relocation", "niccolo-and-marco", "ruling-second-figure")
def test_a_post_placed_in_this_movement_cannot_be_relocated_in_it() -> None:
    eight = " ".join(NINE.split()[:8])
    given: dict[str, Any] = {"characters": {A: "niccolo-and-marco-polo"}}
    given |= {"posts": {A: eight, B: "alexandria"}, "bonuses": {"adana": "coins"}}
    t = travelling("22", "venezia oasis-i", **given)
    t.play("go-1:alexandria", "go-2:adana")
    assert t.offered() == [f"relocate:{place}" for place in eight.split()]
    t.play("relocate:moscow")
    assert t.own(A, "posts") == ["adana", *eight.split()[1:], "alexandria"]
    assert t.scored("posts") == [10, 0, 0, 0]
