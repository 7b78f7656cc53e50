"""Delivering to a quarter: the open shops, and those that must be filled first."""

import pytest

from tests.rules.yspahan.table import A, B, C, Table, cubes, dice, rule, table

QUARTERS = {
    "bag": {"BAG3": 3, "BAG4": 4, "BAG6": 5, "BAG8": 6},
    "barrel": {"BAR3": 2, "BAR4": 3, "BAR6": 4, "BAR8": 5},
    "chest": {"CHE4": 2, "CHE6": 3, "CHE8": 4},
    "vase": {"VAS4": 1, "VAS6": 2, "VAS12": 3},
}


def delivery(level: str, count: int, hand: str = "", **given: object) -> Table:
    """Return a table where A has taken a group of dice and chooses its action."""
    t = table(tower={level: dice(count, 3)}, hands={A: hand}, **given)  # type: ignore[arg-type]
    return t.play(f"take:{level}")


@pytest.mark.parametrize("level", QUARTERS)
@rule("city", "deliver", "tower")
def test_a_level_delivers_to_its_quarter(level: str) -> None:
    t = delivery(level, 2).play("act:deliver")
    shops = [f"{souk}.{letter}" for souk, n in QUARTERS[level].items() for letter in "abcdef"[:n]]
    assert sorted(t.places("place:")) == sorted(shops)
    t.refuse("place:vas4.a" if level != "vase" else "place:che4.a", "other-quarter", "deliver")


@rule("deliver", "ruling-all-cubes")
def test_as_many_cubes_as_dice_and_not_one_fewer() -> None:
    t = delivery("bag", 3).play("act:deliver", "place:bag6.a", "place:bag6.d")
    t.refuse("end", "end-action", "turn")
    t.refuse("skip-hoist", "not-offered", "deliver")
    t.play("place:bag6.c")
    assert t.shops == {"BAG6.a": A, "BAG6.c": A, "BAG6.d": A}
    assert t.offered() == ["end"]


@rule("one-cube-per-shop")
def test_a_shop_holds_one_cube() -> None:
    t = delivery("chest", 1, shops=cubes(CHE8="A.")).play("act:deliver")
    t.refuse("place:che8.a", "shop-taken", "one-cube-per-shop")
    assert t.places("place:") == ["CHE8.b", "CHE8.c", "CHE8.d"]


@rule("one-cube-per-shop", "deliver")
def test_blocked_choices_include_no_open_shop() -> None:
    t = delivery("chest", 2, shops=cubes(CHE8="A.")).play("act:deliver")
    keys = {entry.key for entry in t.decision.blocked}
    assert {"place:che8.a", "place:bag3."} <= keys
    assert not {"place:", "place:che8."} & keys


@rule("foreign-souk", scenario=12)
def test_a_souk_with_a_cube_of_another_is_closed_though_shops_are_free() -> None:
    t = delivery("chest", 1, shops=cubes(CHE6="B..")).play("act:deliver")
    t.refuse("place:che6.b", "foreign-souk", "foreign-souk")
    assert [key for key in t.places("place:") if key.startswith("CHE6")] == []


@rule("unfinished-souk", scenario=9)
def test_an_unfinished_souk_must_be_continued() -> None:
    t = delivery("bag", 1, shops=cubes(BAG6="A....")).play("act:deliver")
    t.refuse("place:bag3.a", "unfinished-souk", "unfinished-souk")
    assert t.places("place:") == ["BAG6.b", "BAG6.c", "BAG6.d", "BAG6.e"]


@rule("unfinished-souk")
def test_within_a_delivery_the_first_cube_binds_the_second() -> None:
    t = delivery("barrel", 2).play("act:deliver", "place:bar4.a")
    t.refuse("place:bar3.a", "unfinished-souk", "unfinished-souk")
    assert t.places("place:") == ["BAR4.b", "BAR4.c"]


@rule("unfinished-souk", scenario=11)
def test_an_unfinished_souk_elsewhere_does_not_matter() -> None:
    t = delivery("barrel", 1, shops=cubes(BAG6="A")).play("act:deliver")
    assert len(t.places("place:")) == 14


@rule("unfinished-souk")
def test_anothers_unfinished_souk_does_not_bind() -> None:
    t = delivery("vase", 1, shops=cubes(VAS12="B")).play("act:deliver")
    assert t.places("place:") == ["VAS4.a", "VAS6.a", "VAS6.b"]


@rule("finish-and-begin", "foreign-souk", scenario=10)
def test_the_example_of_the_chest_quarter() -> None:
    t = delivery("chest", 2, shops=cubes(CHE4="A.", CHE6=".BB")).play("act:deliver")
    assert t.said("placed")[0].targets == ["shop:CHE4.b"]  # the only shop open
    assert t.said("completed")
    t.refuse("place:che6.a", "foreign-souk", "foreign-souk")
    assert t.places("place:") == ["CHE8.a", "CHE8.b", "CHE8.c", "CHE8.d"]
    t.play("place:che8.c", "end")
    assert t.acting == B


@rule("finish-and-begin")
def test_a_delivery_may_finish_several_souks() -> None:
    t = delivery("vase", 4)
    t.play("act:deliver", "place:vas4.a", "place:vas6.b", "place:vas12.b")
    assert len(t.shops) == 4  # the other shop of the small souk had to be filled in between
    assert len(t.said("completed")) == 2


@rule("finish-and-begin")
def test_a_souk_need_not_be_completed_at_once() -> None:
    t = delivery("bag", 1).play("act:deliver", "place:bag8.f", "end")
    assert t.shops == {"BAG8.f": A}


@rule("surplus-cubes", "ruling-all-cubes")
def test_cubes_without_a_shop_go_back() -> None:
    t = delivery("vase", 5, shops=cubes(VAS12="B", VAS6="CC")).play("act:deliver")
    assert t.shops["VAS4.a"] == A
    (surplus,) = t.said("surplus")
    assert surplus.params["count"] == 4
    assert t.offered() == ["end"]


@pytest.mark.parametrize(
    "city", [cubes(VAS4="B", VAS6="C", VAS12="C"), cubes(VAS4="A", VAS6="AA", VAS12="AAA")]
)
@rule("deliver-impossible", "three-actions", scenario=13)
def test_where_no_cube_can_be_placed_the_other_actions_are_left(city: dict[str, int]) -> None:
    t = delivery("vase", 2, shops=city)
    t.refuse("act:deliver", "deliver", "deliver-impossible")
    assert t.offered("act:") == ["supervisor", "draw"]


@rule("deliver-impossible")
def test_a_full_quarter_is_listed_as_blocked() -> None:
    t = delivery("vase", 2, shops=cubes(VAS4="B", VAS6="B", VAS12="B"))
    (told,) = t.decision.blocked
    assert (told.key, told.cite) == ("act:deliver", "deliver-impossible")


@rule("ruling-two-unfinished", scenario=8)
def test_of_two_own_unfinished_souks_either_may_be_filled_and_no_third_begun() -> None:
    t = table(
        4, B, tower={"bag": dice(1, 2), "chest": dice(2, 4)}, shops=cubes(CHE4="AA", CHE6="A")
    )
    t.play("take:bag", "act:supervisor", "move:w2", "end")
    t = delivery("chest", 2, shops=t.shops).play("act:deliver")
    assert t.places("place:") == ["CHE4.a", "CHE6.b", "CHE6.c"]
    t.refuse("place:che8.a", "unfinished-souk", "unfinished-souk")
    t.play("place:che6.b")
    assert t.places("place:") == ["CHE4.a", "CHE6.c"]
    assert t.play("place:che4.a").shops == cubes(CHE4="AA", CHE6="AA")


@rule("ruling-emptied-souk")
def test_a_souk_that_lost_its_last_cube_is_free_for_all() -> None:
    t = table(4, B, tower={"bag": dice(1, 3), "camels": dice(1, 1)}, shops=cubes(VAS6="A."))
    t.play("take:bag", "act:supervisor", "move:n3", "end")
    assert t.shops == {}
    t = table(4, C, tower={"vase": dice(1, 2)}, shops=t.shops).play("take:vase", "act:deliver")
    assert {"VAS6.a", "VAS6.b"} < set(t.places("place:"))
