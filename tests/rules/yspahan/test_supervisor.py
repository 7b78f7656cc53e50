"""The supervisor's walk, the cubes that he reaches, and the camels that protect them."""

from collections.abc import Iterator

import pytest

from tests.rules.yspahan.table import TITLE, A, B, C, D, Table, cubes, dice, rule, table

ARMS = {"W": 10, "E": 7, "N": 4, "S": 7}
FIELDS = ["C", *(f"{arm}{place}" for arm, length in ARMS.items() for place in range(1, length + 1))]


def walk(pips: int, turn: int = A, **given: object) -> Table:
    """Return a table where dice with these pips move the supervisor."""
    t = table(4, turn, tower={"bag": dice(2, pips)}, **given)  # type: ignore[arg-type]
    t.play("take:bag", "act:supervisor")
    return t


def reach(t: Table) -> set[str]:
    """Return the fields that the supervisor may reach, or the only one, which he has reached."""
    return set(t.places("move:")) or {t.supervisor}


def neighbours(field: str) -> list[str]:
    if field == "C":
        return [f"{arm}1" for arm in ARMS]
    arm, place = field[0], int(field[1:])
    return [f"{arm}{place - 1}" if place > 1 else "C", *[f"{arm}{place + 1}"] * (place < ARMS[arm])]


def ends_of_walks(path: list[str], steps: int) -> Iterator[str]:
    """Yield the ends of all walks of a number of steps that enter no field twice."""
    if not steps:
        yield path[-1]
        return
    for field in neighbours(path[-1]):
        if field not in path:
            yield from ends_of_walks([*path, field], steps - 1)


# -- the walk -------------------------------------------------------------------------------


@pytest.mark.parametrize("pips", range(1, 7))
@rule("street", "supervisor-move", "supervisor-no-turning-back")
def test_from_every_field_he_walks_exactly_as_far_as_the_dice_show(pips: int) -> None:
    for field in FIELDS:
        t = walk(pips, supervisor=field, gold={A: 0})
        assert reach(t) == set(ends_of_walks([field], pips)), field


@pytest.mark.parametrize("gold", [0, 1, 2, 3])
@rule("supervisor-gold", "supervisor-no-turning-back")
def test_each_gold_is_a_field_more_or_fewer(gold: int) -> None:
    for field in FIELDS:
        lengths = range(max(0, 3 - gold), 3 + gold + 1)
        expected = {end for steps in lengths for end in ends_of_walks([field], steps)}
        assert reach(walk(3, supervisor=field, gold={A: gold})) == expected, field


@pytest.mark.parametrize(("pips", "ends"), [(3, {"N1"}), (4, {"C"}), (6, {"W2", "E2", "S2"})])
@rule("supervisor-no-turning-back", scenario=26)
def test_from_the_end_of_an_arm(pips: int, ends: set[str]) -> None:
    assert reach(walk(pips, supervisor="N4", gold={A: 0})) == ends


@rule("supervisor-gold", scenario=27)
def test_the_example_of_the_rulebook() -> None:
    assert reach(walk(3, supervisor="N4", gold={A: 1})) == {"N1", "N2", "C"}


@rule("supervisor-no-turning-back", "street", scenario=28)
def test_at_the_centre_every_arm_is_open() -> None:
    assert reach(walk(3, gold={A: 0})) == {"W3", "E3", "N3", "S3"}


@rule("supervisor-move")
def test_the_number_of_dice_does_not_matter() -> None:
    t = table(tower={"bag": dice(5, 2)}, gold={A: 0}).play("take:bag", "act:supervisor")
    assert reach(t) == {"W2", "E2", "N2", "S2"}


@rule("supervisor-gold", "ruling-exact-gold")
def test_exactly_the_gold_that_the_field_takes_is_paid() -> None:
    paid = {
        field: 9 - walk(4, gold={A: 9}).play(f"move:{field.lower()}").of("gold")[A]
        for field in FIELDS
    }
    distance = {field: 0 if field == "C" else int(field[1:]) for field in FIELDS}
    assert paid == {field: abs(distance[field] - 4) for field in FIELDS}


@rule("supervisor-gold")
def test_a_field_beyond_ones_gold_is_refused() -> None:
    t = walk(2, gold={A: 1})
    t.refuse("move:w4", "too-far", "supervisor-gold")
    t.refuse("move:c", "too-far", "supervisor-gold")
    assert {"W1", "W2", "W3"} < reach(t)


@rule("supervisor-gold")
def test_fields_beyond_ones_gold_are_named_once_for_each_price() -> None:
    blocked = walk(2, gold={A: 1}).decision.blocked
    prices = {entry.reason.params["gold"]: str(entry.reason.params["fields"]) for entry in blocked}
    named = [f"field:{field}" for fields in prices.values() for field in fields.split(", ")]
    assert prices[4] == "W6, E6, S6"
    assert sorted(named) == sorted(spot for entry in blocked for spot in entry.targets)


@rule("supervisor-stay", "supervisor-hit", scenario=29)
def test_he_may_stay_and_reaches_the_cubes_beside_him_again() -> None:
    t = walk(2, supervisor="W5", shops=cubes(BAG6="B"), gold={A: 2}).play("move:w5")
    assert (t.supervisor, t.shops, t.of("gold")[A]) == ("W5", {}, 0)
    assert (t.caravan, t.of("points")) == ([B], [0, 2, 0, 0])


@rule("bath", "supervisor-stay", scenario=30)
def test_the_bath_house_changes_the_distance_by_three_for_nothing() -> None:
    t = walk(4, supervisor="W10", buildings={A: "bath"}, gold={A: 0})
    assert reach(t) == {"W3", "W4", "W5", "W6", "W7", "W8", "W9"}
    assert t.play("move:w9").of("gold")[A] == 0
    assert "C" in reach(walk(3, buildings={A: "bath"}, gold={A: 0}))


@rule("bath", "ruling-exact-gold")
def test_gold_on_top_of_the_bath_house() -> None:
    t = walk(6, supervisor="W10", buildings={A: "bath"}, gold={A: 2})
    # all fields that are one to eleven steps away
    assert reach(t) == {*FIELDS[:10], "E1", "N1", "S1"}
    assert t.play("move:w9").of("gold")[A] == 0


# -- the cubes ------------------------------------------------------------------------------

DOORS = {
    "W": "BAG3.b CHE4.a BAG3.a CHE4.b BAG6.a CHE6.a BAG6.b CHE6.b BAG8.a CHE6.c",
    "E": "VAS4.a+BAR3.a BAR3.b VAS12.a BAR6.a VAS12.b BAR6.b VAS12.c",
    "N": "VAS4.a CHE8.a VAS6.a CHE8.b",
    "S": "BAR3.a+BAG3.b BAG3.c BAR4.a BAG4.a BAR8.a BAG4.b BAR8.b",
}
BESIDE = {"C": set[str]()} | {
    f"{arm}{place}": set(shops.split("+"))
    for arm, fields in DOORS.items()
    for place, shops in enumerate(fields.split(), 1)
}
FULL_CITY = cubes(
    BAG3="BBB", BAG4="BBBB", BAG6="BBBBB", BAG8="BBBBBB", BAR3="BB", BAR4="BBB", BAR6="BBBB",
    BAR8="BBBBB", CHE4="BB", CHE6="BBB", CHE8="BBBB", VAS4="B", VAS6="BB", VAS12="BBB",
)  # fmt: skip


@rule("doors", "supervisor-hit", "city")
def test_each_field_has_its_doors_and_only_cubes_behind_them_are_sent() -> None:
    assert len(FULL_CITY) == 47
    for field, shops in BESIDE.items():
        t = walk(1, shops=FULL_CITY, gold={A: 9}).play(f"move:{field.lower()}")
        if t.offered("send:"):
            t.play(f"send:{t.offered('send:')[0]}")
        assert set(FULL_CITY) - set(t.shops) == shops, field


@rule("inner-shops", "doors")
def test_twenty_shops_can_never_be_reached() -> None:
    reached = set.union(*BESIDE.values())
    t = table(tower={"bag": dice(1, 1)}, shops=FULL_CITY)
    assert len(reached) == 27
    assert len(set(t.shops) - reached) == 20


@rule("supervisor-hit")
def test_fields_that_he_leaves_or_passes_are_safe() -> None:
    t = walk(2, supervisor="W1", shops=cubes(CHE4="BB", BAG3=".B."), gold={A: 0})
    t.play("move:w3")
    assert t.shops == cubes(CHE4="BB", BAG3=".B.")
    assert t.caravan == []


@rule("supervisor-hit", scenario=5)
def test_the_movers_own_cube_goes_too() -> None:
    t = walk(2, shops=cubes(CHE8="A")).play("move:n2")
    assert (t.shops, t.caravan, t.of("points")) == ({}, [A], [2, 0, 0, 0])


@rule("supervisor-hit")
def test_beside_an_empty_shop_nothing_happens() -> None:
    t = walk(2).play("move:n2")
    assert (t.supervisor, t.caravan, t.offered()) == ("N2", [], ["end"])


# -- two cubes ------------------------------------------------------------------------------


@rule("supervisor-order")
def test_the_mover_decides_which_of_two_cubes_goes_first() -> None:
    t = walk(1, C, shops=cubes(VAS4="A", BAR3="B")).play("move:e1")
    assert (t.acting, t.offered()) == (C, ["send:vas4.a", "send:bar3.a"])
    assert t.play("send:bar3.a").caravan == [B, A]


@rule("supervisor-order")
def test_only_cubes_beside_him_can_be_named() -> None:
    t = walk(1, shops=cubes(VAS4="A", BAR3="BB")).play("move:e1")
    t.refuse("send:bar3.b", "not-offered", "supervisor-order")


@rule("caravan-full", "supervisor-order", scenario=1)
def test_the_first_fills_the_caravan_and_the_second_begins_the_next() -> None:
    t = walk(1, D, shops=cubes(VAS4="A", BAR3="B"), caravan=[A, *[C] * 10])
    t.play("move:e1", "send:vas4.a")
    assert t.scored("arrival") == [0, 2, 0, 0]
    assert t.scored("full") == [2 * 3, 0, 10 * 3, 0]
    assert t.caravan == [B]


@rule("caravan-full", "supervisor-order", scenario=2)
def test_the_other_way_round_the_other_gets_the_points() -> None:
    t = walk(1, D, shops=cubes(VAS4="A", BAR3="B"), caravan=[A, *[C] * 10])
    t.play("move:e1", "send:bar3.a")
    assert t.scored("arrival") == [2, 0, 0, 0]
    assert t.scored("full") == [1, 3, 10 * 3, 0]
    assert t.caravan == [A]


# -- camels ---------------------------------------------------------------------------------


@rule("save-cube")
def test_the_owner_may_keep_a_cube_for_a_camel() -> None:
    t = walk(2, A, shops=cubes(CHE8="B"), camels={B: 2}).play("move:n2")
    assert (t.acting, t.offered()) == (B, ["save:che8.a", "give:che8.a"])
    t.play("save:che8.a")
    assert (t.shops, t.caravan) == ({"CHE8.a": B}, [B])
    assert (t.of("camels")[B], t.scored("arrival")) == (1, [0, 2, 0, 0])
    assert t.acting == A


@rule("save-cube")
def test_the_owner_may_let_it_go_and_keep_the_camel() -> None:
    t = walk(2, A, shops=cubes(CHE8="B"), camels={B: 2}).play("move:n2", "give:che8.a")
    assert (t.shops, t.caravan, t.of("camels")[B]) == ({}, [B], 2)
    assert t.acting == A


@rule("save-cube")
def test_without_a_camel_nobody_is_asked() -> None:
    t = walk(2, A, shops=cubes(CHE8="B"), camels={A: 5}).play("move:n2")
    assert (t.acting, t.caravan) == (A, [B])


@rule("save-cube", scenario=5)
def test_the_mover_may_keep_its_own_cube() -> None:
    t = walk(2, A, shops=cubes(CHE8="A"), camels={A: 1}).play("move:n2", "save:che8.a")
    assert (t.shops, t.caravan) == ({"CHE8.a": A}, [A])
    assert (t.of("camels")[A], t.of("points")[A]) == (0, 2)


@rule("ruling-save-one-by-one", scenario=3)
def test_one_camel_keeps_one_of_two_cubes() -> None:
    t = walk(1, C, shops=cubes(VAS4="A", BAR3="A"), camels={A: 1})
    t.play("move:e1", "send:vas4.a", "give:vas4.a")
    assert (t.acting, t.offered()) == (A, ["save:bar3.a", "give:bar3.a"])
    t.play("save:bar3.a")
    assert t.shops == {"BAR3.a": A}
    assert t.caravan == [A, A]


@rule("ruling-save-one-by-one", "save-cube", scenario=4)
def test_an_owner_without_camels_is_not_asked_again() -> None:
    t = walk(1, C, shops=cubes(VAS4="A", BAR3="A"), camels={A: 1})
    t.play("move:e1", "send:vas4.a", "save:vas4.a")
    assert t.shops == {"VAS4.a": A}
    assert (t.caravan, t.acting) == ([A, A], C)


@rule("ruling-save-one-by-one", "supervisor-order")
def test_two_owners_are_asked_in_the_movers_order() -> None:
    t = walk(1, C, shops=cubes(VAS4="A", BAR3="B"), camels={A: 1, B: 1})
    t.play("move:e1", "send:bar3.a")
    assert (t.acting, t.offered()) == (B, ["save:bar3.a", "give:bar3.a"])
    t.play("save:bar3.a")
    assert (t.acting, t.offered()) == (A, ["save:vas4.a", "give:vas4.a"])
    t.play("give:vas4.a")
    assert (t.caravan, t.shops, t.acting) == ([B, A], {"BAR3.a": B}, C)


@rule("supervisor-order", "caravan-full", "save-cube")
def test_the_first_cube_is_dealt_with_completely_before_the_second() -> None:
    t = walk(1, C, shops=cubes(VAS4="A", BAR3="B"), camels={A: 1}, caravan=[D] * 11)
    t.play("move:e1", "send:vas4.a")
    assert (t.acting, t.caravan) == (A, [D] * 11)
    t.play("save:vas4.a")
    assert (t.caravan, t.shops) == ([B], {"VAS4.a": A})
    assert t.scored("full") == [3, 0, 0, 33]


@pytest.mark.parametrize(
    ("order", "souk", "answer"),
    [
        ("ask", "AA", None),
        ("always", "A.", "save:che4.a"),
        ("never", "AA", "give:che4.a"),
        ("complete", "AA", "save:che4.a"),
        ("complete", "A.", "give:che4.a"),
    ],
)
@rule("save-cube")
def test_a_conditional_answer_answers_in_advance(order: str, souk: str, answer: str | None) -> None:
    t = walk(2, B, shops=cubes(CHE4=souk), camels={A: 1}).play("move:w2")
    assert TITLE.heuristics.conditional_choice(t.state, A, {"save-cube": order}) == answer


@rule("save-cube")
def test_a_conditional_answer_is_not_used_for_a_cube_that_its_owner_reached() -> None:
    t = walk(2, A, shops=cubes(CHE8="A"), camels={A: 1}).play("move:n2")
    assert t.offered() == ["save:che8.a", "give:che8.a"]
    assert TITLE.heuristics.conditional_choice(t.state, A, {"save-cube": "always"}) is None


@rule("save-cube")
def test_a_conditional_answer_answers_nothing_else() -> None:
    t = walk(2, B)
    assert TITLE.heuristics.conditional_choice(t.state, B, {"save-cube": "always"}) is None
