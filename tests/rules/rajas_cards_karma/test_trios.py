"""Trios: the cards that leave, the gains, and two effects that need the same card."""

from copy import deepcopy

import pytest

from games.rules.rajas_cards_karma.editions import EDITIONS
from mp2site.text.rendering import render
from tests.rules.rajas_cards_karma.table import EDITION, FACTS, A, Table, keep_editions, rule, table


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_editions(monkeypatch)


def built(building: str, **given: object) -> Table:
    """Return a table where a seat has just built a building with two equal dice."""
    card = FACTS.cards[building]
    dice = f"{card.cost_colour[0]}6 {card.cost_colour[0]}6"
    t = table(grid=f"{building} p01 p02", hands={A: dice}, **given)  # type: ignore[arg-type]
    return t.play(f"build:{building}", "pay")


def gone(t: Table) -> list[str]:
    """Return the cards that left a display in the last call of ``play``.

    The prices are below them on the discard pile.
    """
    return sorted(card for card in t.discards if card[0] != "p" or card in {"p01", "p02"})


# -- buildings --------------------------------------------------------------------------------


@rule("building-fame", "build")
@pytest.mark.parametrize(("building", "fame"), [("b01", 1), ("b19", 1), ("b10", 2)])
def test_a_fame_for_each_building(building: str, fame: int) -> None:
    t = built(building)
    assert (t.has(A), t.own(A, "buildings")) == ({"fame": fame}, [building])


@rule("building-trio", "trios", "building-fame")
def test_three_equal_buildings() -> None:
    t = built("b31", buildings={A: "b01 b16 b02"})
    assert (t.has(A), t.own(A, "buildings")) == ({"fame": 1, "stewards": 1}, ["b02"])
    assert t.discards[-3:] == ["b01", "b16", "b31"]


@rule("building-mixed", "building-fame")
def test_three_different_buildings() -> None:
    t = built("b03", buildings={A: "b01 b02"})
    assert (t.has(A), t.own(A, "buildings")) == ({"fame": 1, "stewards": 1}, [])


@rule("building-mixed")
def test_two_different_and_two_equal_ones_are_no_trio() -> None:
    t = built("b17", buildings={A: "b01 b02 b16"})
    assert (t.has(A), len(t.own(A, "buildings"))) == ({"fame": 1}, 4)


@rule("two-effects", "building-trio", scenario=23)
def test_example_of_julian() -> None:
    t = built("b25", buildings={A: "b10 b13"})
    assert (t.has(A), t.own(A, "buildings")) == ({"fame": 2, "stewards": 2}, [])
    assert sorted(t.discards[-3:]) == ["b10", "b13", "b25"]


@rule("two-effects", "building-trio", "goods-trio", "ruling-icons")
def test_example_of_anna() -> None:
    t = built("b19", buildings={A: "b01 b16"}, goods={A: "g16 g10"})
    assert t.rows(A) == []
    assert sorted(t.discards[-5:]) == ["b01", "b16", "b19", "g10", "g16"]
    assert t.flips(A) == (0, 1)
    assert t.own(A, "track")[-1] == "ship_or_fame1"
    assert t.has(A) == {"fame": 1 + 1, "stewards": 1}


SIMON = {A: "b02 b17 b01 b16"}
TWINS = " ".join(
    id
    for id, card in FACTS.cards.items()
    if (card.buildings, card.goods, card.die_colour) == (("red",), (), "purple")
)
"""The forts without other icons and with the same corner colour."""


@rule("one-effect", "building-mixed", "ruling-used-cards", "ruling-icons", scenario=25)
def test_example_of_simon() -> None:
    t = built("b11", buildings=SIMON)
    assert t.asked == "pick-trio"
    assert "trio:yellow" in t.offered()
    t.play("mixed:b01,b11,b11")
    assert (t.own(A, "buildings"), t.has(A)) == (["b02", "b17", "b16"], {"fame": 2, "stewards": 1})
    t = built("b11", buildings=SIMON).play("trio:yellow")
    assert (t.own(A, "buildings"), t.has(A)) == (["b01", "b16"], {"fame": 2, "stewards": 1})


@rule("ruling-used-cards", "one-effect")
def test_the_owner_chooses_which_of_two_equal_ones_is_used() -> None:
    t = built("b11", buildings=SIMON)
    assert t.offered("mixed:") == [
        *("b01,b02,b11", "b01,b17,b11", "b01,b11,b11"),
        *("b16,b02,b11", "b16,b17,b11", "b16,b11,b11"),
    ]
    t.play("mixed:b16,b02,b11")
    assert t.own(A, "buildings") == ["b17", "b01"]


@rule("ruling-equal-buildings", "building-trio")
def test_two_equal_buildings_on_a_card_are_two() -> None:
    data = deepcopy(EDITIONS.data(EDITION))
    data["edition"] = "house-twins"
    twins = next(entry for entry in data["card"] if entry["id"] == "b11")
    twins["buildings"] = ["white", "white"]
    assert EDITIONS.check(data) == []
    EDITIONS.add(data)
    t = table(grid="b11 p01", hands={A: "b6 b6"}, buildings={A: "b03"}, edition="house-twins").play(
        "build:b11", "pay"
    )
    assert (t.has(A), t.own(A, "buildings")) == ({"fame": 2, "stewards": 1}, [])


# -- goods ------------------------------------------------------------------------------------


@rule("goods-trio", "goods-coin")
def test_three_equal_goods_are_sold_for_their_own_values() -> None:
    t = table(grid="g04", goods={A: "g09 g10"}, coins={A: 1}).play("goods:g04")
    assert (t.own(A, "goods"), t.has(A)) == (["g09", "g10", "g04"], {"coins": 2})
    t = table(grid="g01 p01", goods={A: "g09 g04"}).play("goods:g01")
    assert (t.own(A, "goods"), t.has(A)) == ([], {"coins": 5})


@rule("goods-mixed")
def test_three_different_goods() -> None:
    t = table(grid="g25", goods={A: "g09 g10"}).play("goods:g25")
    assert (t.flips(A), t.own(A, "goods")) == ((0, 1), [])


@rule("goods-mixed", "one-effect", "ruling-used-cards", "ruling-icons", scenario=26)
def test_three_silk_or_three_different() -> None:
    given = {"grid": "g34", "goods": {A: "g01 g02 g18"}}
    t = table(**given).play("goods:g34")  # type: ignore[arg-type]
    assert t.offered() == [
        *("trio:silk", "mixed-goods:g01,g18,g34"),
        *("mixed-goods:g02,g18,g34", "mixed-goods:g34,g18,g34"),
    ]
    silk = Table(t.state).play("trio:silk")
    assert (silk.has(A), silk.own(A, "goods")) == ({"coins": 3}, ["g18"])
    old = Table(t.state).play("mixed-goods:g02,g18,g34")
    assert (old.has(A), old.own(A, "goods")) == ({"coins": 5}, ["g01"])
    new = t.play("mixed-goods:g34,g18,g34")
    assert (new.has(A), new.own(A, "goods")) == ({"coins": 5}, ["g01", "g02"])


@rule("two-effects", "building-mixed", "goods-mixed", "ruling-icons")
def test_the_same_three_cards_may_show_three_buildings_and_three_goods() -> None:
    t = built("b54", buildings={A: "b34 b06 b05"})
    keys = [*t.offered("mixed:"), *t.offered("mixed-goods:")]
    assert {"b34,b06,b54", "b05,b06,b54"} <= set(t.offered("mixed:"))
    assert sorted(t.offered("mixed:")) == sorted(t.offered("mixed-goods:"))
    assert len(keys) == len(t.offered()) == len(set(t.offered()))
    t.play("mixed:b34,b06,b54")
    t.play("mixed-goods:b05,b06,b54")
    assert (t.own(A, "buildings"), t.flips(A), t.own(A, "stewards")) == ([], (0, 1), 1)


def labels(t: Table, lang: str) -> list[str]:
    return [render(choice.label, ["Mara", "Jonas"], lang) for choice in t.decision.choices]


@rule("ruling-used-cards")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_two_choices_have_the_same_label(lang: str) -> None:
    """The tested displays are Simon's, scenario 26's, and one with equal faces and corners."""
    for t in (
        built("b11", buildings=SIMON),
        table(grid="g34", goods={A: "g01 g02 g18"}).play("goods:g34"),
        built("b11", buildings={A: f"{TWINS} b02 b17"}),
    ):
        said = labels(t, lang)
        assert (t.asked, len(said) > 3) == ("pick-trio", True)
        assert len(said) == len(set(said))


@rule("ruling-used-cards")
def test_labels_distinguish_equal_cards_by_corner_or_place() -> None:
    silk = table(grid="g34", goods={A: "g01 g02 g18"}).play("goods:g34")
    assert labels(silk, "en")[1:3] == [
        "Three different goods for 5: silk 1 (blue die); tea 3; spice 1 and silk 1",
        "Three different goods for 5: silk 1 (green die); tea 3; spice 1 and silk 1",
    ]
    forts = labels(built("b11", buildings={A: f"{TWINS} b02 b17"}), "en")
    begins = "Three different buildings: red fort (purple die, card "
    assert [label.removeprefix(begins)[:14] for label in forts if label.startswith(begins)][:6] == [
        *["1 of its row);"] * 3,
        *["2 of its row);"] * 3,
    ]


@rule("goods-trio", "goods-places", scenario=28)
def test_a_building_sold_with_its_good_is_gone() -> None:
    t = table(grid="g19", buildings={A: "b52 b01"}, goods={A: "g20"}, fame={A: 1})
    t.play("goods:g19")
    assert t.rows(A) == ["b01"]
    assert t.has(A) == {"coins": 4, "fame": 1}


@rule("goods-trio", "goods-places", "ship-order")
def test_goods_on_all_kinds_of_cards_together() -> None:
    t = table(grid="g10", buildings={A: "b06"}, ships={A: "s05 s17"}).play("goods:g10")
    assert (t.rows(A), t.flips(A)) == (["s17"], (0, 1))


@rule("two-effects", "goods-trio")
def test_two_goods_of_a_card_sell_twice() -> None:
    t = table(grid="g28", goods={A: "g01 g02 g10 g11"}).play("goods:g28")
    assert (t.own(A, "goods"), t.flips(A), t.has(A).get("coins", 0)) == ([], (0, 1), 0)


@rule("two-effects", "goods-mixed", "building-mixed")
def test_a_building_with_a_good_sets_off_both_kinds() -> None:
    t = built("b09", buildings={A: "b01 b02"}, goods={A: "g01 g19"})
    assert (t.rows(A), t.has(A)) == ([], {"fame": 1, "coins": 4, "stewards": 1})


@rule("trios")
def test_a_trio_is_no_choice() -> None:
    t = table(grid="g01", goods={A: "g02 g03"}).play("goods:g01")
    assert (t.own(A, "goods"), t.has(A), t.asked) == ([], {"coins": 3}, "end")


# -- tokens -----------------------------------------------------------------------------------


@rule("ruling-one-token", "karma-trio", scenario=13)
def test_the_third_karma_leaves_and_the_fourth_stays() -> None:
    t = table(grid="s04", hands={A: "b1"}, karma={A: 2}).play("ship:s04", "die:b1")
    assert t.has(A) == {"karma": 1, "stewards": 1}


@rule("karma-trio")
def test_exactly_three_karma() -> None:
    t = table(grid="s04", hands={A: "b1"}, karma={A: 1}).play("ship:s04", "die:b1")
    assert t.has(A) == {"stewards": 1}


@rule("steward-trio", "steward-several")
def test_the_third_steward_takes_all_along_unused() -> None:
    t = built("b03", buildings={A: "b01 b02"}, stewards={A: 2})
    assert (t.has(A), t.flips(A)) == ({}, (1, 0))
    t = built("b03", buildings={A: "b01 b02"}, stewards={A: 1})
    assert t.has(A) == {"fame": 1, "stewards": 2}


@rule("ruling-flip-before-trio", "building-trio", "fame-flip")
def test_a_bonus_for_the_fame_comes_before_the_trio() -> None:
    tracks = {A: "dice2 extra_turn steward1 karma2 palace_or_coins2 ship_or_fame1"}
    t = built("b31", buildings={A: "b01 b16"}, fame={A: 2}, tracks=tracks)
    assert (t.asked, t.own(A, "buildings")) == ("take-die", ["b01", "b16", "b31"])
    t.play("take:p01", "take:p02")
    assert (t.own(A, "buildings"), t.has(A)) == ([], {"stewards": 1})


@rule("ruling-trios-first", "bonus-ship-or-fame1", "ruling-flip-before-trio")
def test_a_ship_for_the_fame_waits_for_the_trio() -> None:
    """The fame of the third red building brings a ship.

    The trio leaves before the ship is placed.
    """
    tracks = {A: "ship_or_fame1 dice2 extra_turn steward1 karma2 palace_or_coins2"}
    t = table(
        grid="b31 s04",
        hands={A: "o6"},
        buildings={A: "b01 b16"},
        fame={A: 2},
        tracks=tracks,
    ).play("build:b31", "pay")
    assert t.own(A, "buildings") == ["b01", "b16", "b31"]
    t.play("ship:s04")
    kinds = [event.kind for event in t.events]
    assert kinds.index("trio-red") < kinds.index("placed-ship")
    assert (t.rows(A), t.has(A)) == (["s04"], {"karma": 2, "stewards": 1})
