"""Buildings: their costs, their points, their effects."""

from itertools import permutations

import pytest

from tests.rules.yspahan.table import A, B, Table, cubes, dice, rule, table

COSTS = {
    "pasture": (2, 0), "shop": (2, 2), "bath": (2, 2),
    "caravansary": (3, 3), "market": (4, 4), "hoist": (4, 4),
}  # fmt: skip


def builder(camels: int = 9, gold: int = 9, owned: str = "", hand: str = "") -> Table:
    """Return a table where A has done its action and may build."""
    return table(
        end=True, camels={A: camels}, gold={A: gold}, buildings={A: owned}, hands={A: hand}
    )


# -- building -------------------------------------------------------------------------------


@pytest.mark.parametrize("building", COSTS)
@rule("build")
def test_a_building_takes_its_camels_and_its_gold(building: str) -> None:
    camels, gold = COSTS[building]
    t = builder(camels, gold).play(f"build:{building}")
    assert t.merchants[A] == {
        "points": 0, "camels": 0, "gold": 0, "cards": 0, "buildings": [building]
    }  # fmt: skip


@pytest.mark.parametrize("building", COSTS)
@rule("build")
def test_one_camel_or_one_gold_too_few_and_it_cannot_be_built(building: str) -> None:
    camels, gold = COSTS[building]
    builder(camels - 1, gold).refuse(f"build:{building}", "cost", "build")
    if gold:
        builder(camels, gold - 1).refuse(f"build:{building}", "cost", "build")


@rule("build", scenario=41)
def test_one_building_a_turn() -> None:
    t = builder().play("build:shop")
    t.refuse("build:bath", "built-this-turn", "build")
    assert t.offered() == ["end"]


@rule("building-once")
def test_each_building_stands_once() -> None:
    builder(owned="bath").refuse("build:bath", "already-built", "building-once")
    assert builder(owned="bath hoist").offered("build:") == [
        "pasture",
        "shop",
        "caravansary",
        "market",
    ]


@rule("building-once")
def test_buildings_may_be_raised_in_any_order() -> None:
    assert builder().offered("build:") == list(COSTS)
    assert builder(owned="hoist").play("build:pasture").of("buildings")[A] == ["hoist", "pasture"]


@pytest.mark.parametrize(("standing", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 5), (5, 10)])
@rule("building-points", scenario=40)
def test_the_number_of_buildings_scores_whichever_they_are(standing: int, points: int) -> None:
    for owned in list(permutations(COSTS, standing))[::37]:
        free = next(building for building in reversed(COSTS) if building not in owned)
        t = builder(owned=" ".join(owned))
        before = t.of("points")[A]
        assert t.play(f"build:{free}").of("points")[A] - before == points


@rule("building-points", scenario=40)
def test_all_six_bring_twenty_five_points() -> None:
    t = builder(owned="hoist market bath shop pasture").play("build:caravansary")
    assert t.scored("buildings")[A] == 25


# -- effects --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "own", "brings"), [("camels", "pasture", 4), ("gold", "shop", 5)]
)
@rule("pasture", "shop", scenario=33)
def test_pasture_and_shop_add_to_what_the_tower_gives(level: str, own: str, brings: int) -> None:
    t = table(tower={level: dice(3, 2)}, buildings={A: own}, gold={A: 0})
    assert t.play(f"take:{level}", f"act:{level}").of(level)[A] == brings


@pytest.mark.parametrize(("level", "other"), [("camels", "shop"), ("gold", "pasture")])
@rule("pasture", "shop")
def test_pasture_and_shop_do_nothing_for_the_other_level(level: str, other: str) -> None:
    t = table(tower={level: dice(3, 2)}, buildings={A: other}, gold={A: 0})
    assert t.play(f"take:{level}", f"act:{level}").of(level)[A] == 3


@rule("pasture")
def test_the_pasture_needs_the_action_and_not_only_the_dice() -> None:
    t = table(tower={"camels": dice(3, 2)}, buildings={A: "pasture"})
    assert t.play("take:camels", "act:draw").of("camels")[A] == 0


@rule("hoist")
def test_the_hoist_places_one_more_cube_in_the_quarter() -> None:
    t = table(tower={"bag": dice(1, 2)}, buildings={A: "hoist"}).play("take:bag", "act:deliver")
    t.play("place:bag6.a", "place:bag6.e")
    assert t.shops == {"BAG6.a": A, "BAG6.e": A}
    assert "end" in t.offered()


@rule("hoist", "deliver")
def test_the_hoists_cube_stays_in_the_quarter_and_keeps_the_rules_of_souks() -> None:
    t = table(tower={"bag": dice(1, 2)}, buildings={A: "hoist"}, shops=cubes(BAG3="B"))
    t.play("take:bag", "act:deliver", "place:bag6.a")
    t.refuse("place:che4.a", "other-quarter", "deliver")
    t.refuse("place:bag4.a", "unfinished-souk", "unfinished-souk")
    t.refuse("place:bag3.b", "foreign-souk", "foreign-souk")


@rule("ruling-hoist-optional", "hoist")
def test_the_hoists_cube_is_optional() -> None:
    t = table(tower={"bag": dice(2, 2)}, buildings={A: "hoist"})
    t.play("take:bag", "act:deliver", "place:bag6.a")
    t.refuse("skip-hoist", "not-offered", "deliver")
    t.play("place:bag6.b", "skip-hoist", "end")
    assert t.shops == {"BAG6.a": A, "BAG6.b": A}


@rule("hoist", "surplus-cubes")
def test_the_hoist_is_not_offered_where_no_shop_is_open() -> None:
    t = table(tower={"vase": dice(1, 2)}, buildings={A: "hoist"}, shops=cubes(VAS6="B", VAS12="B"))
    t.play("take:vase", "act:deliver")
    assert t.shops["VAS4.a"] == A
    assert "end" in t.offered()


@rule("hoist", "card-boost", "finish-and-begin", scenario=14)
def test_hoist_and_a_discarded_card_add_up() -> None:
    t = table(tower={"vase": dice(1, 2)}, buildings={A: "hoist"}, hands={A: "swap"})
    t.play("take:vase", "boost:swap", "act:deliver", "place:vas4.a", "place:vas12.c")
    assert t.offered() == ["place:vas12.a", "place:vas12.b", "skip-hoist"]
    assert len(t.play("place:vas12.a").shops) == 3


@rule("hoist", scenario=15)
def test_the_hoist_has_no_use_in_other_actions() -> None:
    t = table(tower={"vase": dice(1, 2), "gold": dice(1, 6)}, buildings={A: "hoist"})
    t.play("take:vase", "act:supervisor", "move:n2", "end")
    assert (t.acting, t.shops) == (B, {})


@rule("market", "building-points")
def test_the_market_scores_nothing_before_the_end_of_the_week() -> None:
    t = table(end=True, shops=cubes(VAS4="A"), camels={A: 4}, gold={A: 4}).play("build:market")
    assert t.of("points")[A] == 0
