"""The caravan: its order, its immediate points, and its scoring when it is full."""

import pytest

from tests.rules.yspahan.table import A, B, C, D, Table, cubes, dice, rule, table


def send(seats: int, caravan: list[int], **given: object) -> Table:
    """Return a table where A's supervisor has sent B's cube in CHE8.a to this caravan."""
    shops = cubes(CHE8="B")
    t = table(seats, tower={"bag": dice(1, 2)}, shops=shops, caravan=caravan, **given)  # type: ignore[arg-type]
    return t.play("take:bag", "act:supervisor", "move:n2")


@pytest.mark.parametrize(("seats", "row"), [(2, 2), (3, 3), (4, 4)])
@rule("caravan-fill", "caravan-points", "three-players", "two-players-caravan", scenario=36)
def test_camels_are_loaded_in_order_two_points_below_one_in_the_middle_none_on_top(
    seats: int, row: int
) -> None:
    points = []
    for loaded in range(3 * row):
        t = send(seats, [A] * loaded)
        points.append(t.scored("arrival")[B])
        assert t.caravan == ([A] * loaded + [B] if loaded < 3 * row - 1 else [])
    assert points == [2] * row + [1] * row + [0] * row


@rule("three-players", "caravan-points", "caravan-full", scenario=37)
def test_three_players_load_nine_camels() -> None:
    assert [send(3, [A] * loaded).scored("arrival")[B] for loaded in range(7)] == [
        2,
        2,
        2,
        1,
        1,
        1,
        0,
    ]
    assert send(3, [A] * 7).scored("full") == [0, 0, 0]
    assert send(3, [A] * 8).scored("full") == [24, 3, 0]


@pytest.mark.parametrize(("seats", "camels"), [(2, 6), (3, 9), (4, 12)])
@rule("caravan-fill", "three-players", "two-players-caravan")
def test_the_size_of_the_caravan_is_seen(seats: int, camels: int) -> None:
    assert table(seats).camels == camels


@rule("caravan-points")
def test_the_owner_of_the_cube_scores_at_once_on_any_turn() -> None:
    t = send(4, [])
    assert t.of("points") == [0, 2, 0, 0]
    (loaded,) = t.said("loaded")
    assert (loaded.seat, loaded.params["camel"], loaded.params["points"]) == (B, 1, 2)


@rule("caravan-full", "week-caravan")
def test_the_full_caravan_scores_for_everybody_by_the_highest_row() -> None:
    t = send(4, [A, A, C, A, D, A, D, D, C, B, B])
    assert t.scored("full") == [4 * 2, 3 * 3, 2 * 3, 3 * 2]
    assert t.caravan == []


@rule("caravan-full")
def test_eleven_cubes_do_not_make_it_full() -> None:
    t = send(4, [A] * 10)
    assert t.scored("full") == [0, 0, 0, 0]
    assert len(t.caravan) == 11


@rule("caravan-full", "caravan-fill")
def test_after_it_set_off_loading_begins_at_the_first_camel() -> None:
    t = send(4, [A] * 11, hands={A: "caravan"}).play("card:caravan")
    assert t.caravan == [A]
    assert t.scored("arrival") == [2, 0, 0, 0]


@rule("caravan-full", "caravan-points")
def test_the_cube_that_fills_it_counts_for_its_owner() -> None:
    t = send(4, [A] * 11)
    assert t.scored("arrival")[B] == 0
    assert t.scored("full")[B] == 3
    kinds = [event.kind for event in t.events]
    assert kinds.index("loaded") < kinds.index("caravan-full")


@rule("caravansary", scenario=6)
def test_the_caravansary_draws_for_each_own_cube_also_on_anothers_turn() -> None:
    t = send(4, [], buildings={B: "caravansary"}, top="swap")
    assert t.hand(B) == ["swap"]
    assert t.of("cards") == [0, 1, 0, 0]


@rule("caravansary", "save-cube")
def test_the_caravansary_draws_also_if_the_cube_was_kept() -> None:
    t = send(4, [], buildings={B: "caravansary"}, top="swap", camels={B: 1})
    assert t.of("cards")[B] == 0
    assert t.play("save:che8.a").hand(B) == ["swap"]


@rule("caravansary", "supervisor-order")
def test_the_caravansary_draws_a_card_a_cube() -> None:
    shops = cubes(VAS4="B", BAR3="B")
    t = table(tower={"bag": dice(1, 1)}, shops=shops, buildings={B: "caravansary"})
    t.play("take:bag", "act:supervisor", "move:e1", "send:vas4.a")
    assert t.of("cards") == [0, 2, 0, 0]


@rule("caravansary")
def test_the_caravansary_draws_nothing_for_the_cubes_of_others() -> None:
    assert send(4, [], buildings={A: "caravansary", C: "caravansary"}).of("cards") == [0] * 4


@rule("ruling-no-card-left", "caravansary")
def test_the_caravansary_gives_nothing_when_there_is_no_card() -> None:
    t = send(4, [], buildings={B: "caravansary"}, deck=0)
    assert t.of("cards") == [0, 0, 0, 18]
    assert t.caravan == [B]


@rule("deck-empty", "ruling-shuffle-at-once", "caravansary")
def test_the_caravansary_may_take_the_last_card() -> None:
    t = send(4, [], buildings={B: "caravansary"}, deck=1, discards="swap gold")
    assert t.of("cards")[B] == 1
    assert (t.deck, t.discards) == (2, [])
