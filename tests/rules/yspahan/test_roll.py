"""Before the game, the roll, and the placing of dice on the tower."""

from collections import Counter

import pytest

from tests.rules.yspahan.table import SEED, TITLE, A, B, C, D, Table, dice, rule, table


def new_game(seats: int = 4, seed: bytes = SEED) -> Table:
    return Table(TITLE.new(seats, seed))


def on_tower(t: Table) -> dict[str, tuple[int, int, int]]:
    """Return each level's group: the face, the number of white dice, the number of yellow dice."""
    return {level: tuple(group.values()) for level, group in t.tower.items()}


# -- before the game ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TITLE.seats)
@rule("setup")
def test_everybody_starts_with_two_gold_and_nothing_else(seats: int) -> None:
    t = new_game(seats)
    nothing = {"points": 0, "camels": 0, "gold": 2, "cards": 0, "buildings": []}
    assert t.merchants == [nothing] * seats
    assert (t.supervisor, t.shops, t.caravan, t.tower) == ("C", {}, [], {})
    assert (t.deck, t.discards) == (18, [])


@rule("setup", "cards")
def test_the_pile_holds_two_cards_of_each_of_nine_kinds() -> None:
    t = table(deck=0)
    assert sorted(Counter(t.hand(D)).values()) == [2] * 9


@rule("setup")
def test_the_pile_is_shuffled() -> None:
    tops = [table_drawn(bytes([number]) * 32) for number in range(8)]
    assert len(set(tops)) > 1


def table_drawn(seed: bytes) -> str:
    t = new_game(seed=seed).roll("123456666")
    return t.play("take:gold", "act:draw").hand(A)[0]


@rule("ruling-first-player")
def test_seats_are_drawn_before_the_game_and_the_first_of_them_starts() -> None:
    assert [new_game(seats).starter for seats in TITLE.seats] == [A, A, A]
    assert new_game().acting == A


@rule("hidden-hands")
def test_the_number_of_cards_is_seen_by_all_and_the_cards_by_their_owner() -> None:
    t = table(hands={A: "swap camels", B: "gold"})
    assert t.of("cards") == [2, 1, 0, 0]
    assert t.hand(A) == ["camels", "swap"]
    seen_by_b = TITLE.view(t.state, B)
    assert seen_by_b["private"] == {"hand": ["gold"]}
    assert "swap" not in str(seen_by_b)


@rule("hidden-hands", "draw-card")
def test_only_its_owner_sees_the_drawn_card() -> None:
    t = table(tower={"bag": dice(1, 2), "gold": dice(1, 6)}, top="swap")
    t.play("take:bag", "act:draw")
    (told,) = t.said("drew-card")
    assert told.visible_to == [A]
    assert "swap" in str(told)
    assert "swap" not in str(t.said("drew"))


@rule("hidden-hands")
def test_a_hand_has_no_limit() -> None:
    t = table(4, D, tower={"gold": dice(1, 6)}, deck=1)
    t.play("take:gold", "act:draw")
    assert t.of("cards")[D] == 18


# -- the roll -------------------------------------------------------------------------------


@rule("roll")
def test_the_starter_rolls_nine_white_dice() -> None:
    t = new_game().play("roll:0")
    groups = t.tower.values()
    assert sum(group["white"] for group in groups) == 9
    assert sum(group["yellow"] for group in groups) == 0
    assert t.of("gold")[A] == 2
    assert t.rolled


@rule("roll")
def test_one_roll_serves_all() -> None:
    t = table().roll("112233456")
    t.play("take:camels", "act:camels", "end")
    assert (t.acting, t.offered("roll:")) == (B, [])
    assert t.offered("take:") == ["bag", "barrel", "chest", "vase", "gold"]


@rule("roll")
def test_no_group_can_be_taken_before_the_roll() -> None:
    table().refuse("take:gold", "not-offered", "roll")


@pytest.mark.parametrize("count", [1, 2, 3])
@rule("yellow-dice")
def test_each_yellow_die_costs_a_gold(count: int) -> None:
    t = table(gold={A: 3}).play(f"roll:{count}")
    assert t.of("gold")[A] == 3 - count
    assert sum(group["yellow"] for group in t.tower.values()) == count
    assert sum(group["white"] for group in t.tower.values()) == 9


@rule("yellow-dice")
def test_yellow_dice_take_gold_and_there_are_three_of_them() -> None:
    t = table(gold={A: 1})
    assert t.offered("roll:") == ["0", "1"]
    t.refuse("roll:2", "yellow-gold", "yellow-dice")
    assert table(gold={A: 9}).offered("roll:") == ["0", "1", "2", "3"]


@rule("yellow-dice")
def test_without_gold_only_white_dice_are_rolled() -> None:
    table(gold={A: 0}).refuse("roll:1", "yellow-gold", "yellow-dice")


# -- the tower ------------------------------------------------------------------------------


@rule("tower", "allocation")
def test_six_values_fill_the_levels_from_bottom_to_top() -> None:
    t = table().roll("112233456")
    assert list(on_tower(t)) == ["camels", "bag", "barrel", "chest", "vase", "gold"]
    assert [pips for pips, _, _ in on_tower(t).values()] == [1, 2, 3, 4, 5, 6]


@rule("allocation", "highest-group-gold", scenario=18)
def test_the_example_of_the_rulebook() -> None:
    t = table().roll("222344555", bought="4")
    assert on_tower(t) == {
        "camels": (2, 3, 0),
        "bag": (3, 1, 0),
        "barrel": (4, 2, 1),
        "gold": (5, 3, 0),
    }


@rule("allocation")
def test_colour_does_not_matter_for_a_group() -> None:
    t = table(gold={A: 3}).roll("111222333", bought="123")
    assert [sum(group[1:]) for group in on_tower(t).values()] == [4, 4, 4]


@rule("allocation")
def test_no_level_is_left_out_on_the_way_up() -> None:
    t = table().roll("113333666")
    assert on_tower(t) == {"camels": (1, 2, 0), "bag": (3, 4, 0), "gold": (6, 3, 0)}


@rule("highest-group-gold", scenario=25)
def test_two_values_lie_on_camels_and_on_gold() -> None:
    t = table().roll("222255555")
    assert on_tower(t) == {"camels": (2, 4, 0), "gold": (5, 5, 0)}


@rule("allocation", "highest-group-gold", scenario=20)
def test_a_yellow_die_alone_decides_where_the_white_ones_lie() -> None:
    t = table().roll("555555555", bought="2")
    assert on_tower(t) == {"camels": (2, 0, 1), "gold": (5, 9, 0)}


@rule("yellow-only-starter", "take-gold", scenario=19)
def test_a_yellow_die_alone_on_gold_brings_one_and_leaves_the_white_ones_to_the_next() -> None:
    t = table(hands={B: "swap"}).roll("555555555", bought="6")
    assert on_tower(t) == {"camels": (5, 9, 0), "gold": (6, 0, 1)}
    t.play("take:gold", "act:gold", "end")
    assert t.of("gold")[A] == 2 - 1 + 1
    assert on_tower(t) == {"camels": (5, 9, 0)}


@rule("all-equal", "no-group", scenario=23)
def test_nine_equal_dice_lie_on_camels_and_serve_one_player() -> None:
    t = table(top="swap gold place").roll("444444444")
    assert t.chosen["level"] == "camels"  # the only group is taken automatically
    t.play("act:camels", "end")
    assert t.of("camels") == [9, 0, 0, 0]
    for seat in (B, C, D):
        assert (t.acting, t.offered()) == (seat, ["draw"])
        t.play("draw", "end")
    assert t.of("cards") == [0, 1, 1, 1]


@rule("yellow-only-starter", scenario=22)
def test_yellow_dice_do_not_count_for_the_others() -> None:
    tower = {"camels": dice(2, 1), "bag": dice(3, 2, yellow=1), "gold": dice(2, 6)}
    t = table(tower=tower).play("take:gold", "act:gold", "end")
    assert on_tower(t)["bag"] == (2, 2, 0)
    t.play("take:bag", "act:deliver", "place:bag8.a", "place:bag8.b")
    assert (t.acting, t.places("place:")) == (B, [])


@rule("yellow-only-starter")
def test_the_starter_counts_yellow_dice() -> None:
    t = table(tower={"camels": dice(3, 1, yellow=1), "gold": dice(1, 6)})
    t.play("take:camels", "act:camels")
    assert t.of("camels")[A] == 3


@rule("yellow-only-starter", scenario=21)
def test_a_group_of_yellow_dice_only_leaves_a_hole() -> None:
    tower = {"camels": dice(2, 1), "bag": dice(1, 3, yellow=1), "barrel": dice(2, 4)}
    t = table(tower={**tower, "gold": dice(2, 6)}).play("take:gold", "act:gold", "end")
    assert on_tower(t) == {"camels": (1, 2, 0), "barrel": (4, 2, 0)}
    t.refuse("take:bag", "empty-level", "take-group")


@rule("yellow-only-starter")
def test_yellow_dice_stay_until_the_starter_has_built() -> None:
    tower = {"camels": dice(2, 1, yellow=1), "gold": dice(2, 6)}
    t = table(tower=tower, camels={A: 2}, hands={B: "swap"})
    t.play("take:gold", "act:gold", "build:pasture")
    assert on_tower(t)["camels"] == (1, 1, 1)
    t.play("end")
    assert on_tower(t)["camels"] == (1, 1, 0)


@rule("yellow-only-starter", "all-equal", "no-group")
def test_if_only_yellow_dice_were_left_the_others_draw() -> None:
    t = table().roll("555555555", bought="2")
    t.play("take:gold", "act:gold", "end")
    assert (t.acting, t.tower, t.offered()) == (B, {}, ["draw"])


@pytest.mark.parametrize(
    ("gold", "order", "answer"),
    [(5, "ask", None), (5, "0", "roll:0"), (5, "2", "roll:2"), (1, "1", "roll:1"), (1, "2", None)],
)
@rule("yellow-dice")
def test_a_conditional_answer_rolls_the_dice_of_the_day(
    gold: int, order: str, answer: str | None
) -> None:
    """A seat that lacks the gold for the dice is asked."""
    t = table(gold={A: gold})
    assert TITLE.heuristics.conditional_choice(t.state, A, {"yellow-dice": order}) == answer


@rule("yellow-dice")
def test_a_conditional_answer_answers_only_the_roll() -> None:
    t = table(gold={A: 5}).roll("123456666")
    assert TITLE.heuristics.conditional_choice(t.state, A, {"yellow-dice": "1"}) is None
