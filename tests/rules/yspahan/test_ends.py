"""Days, weeks, the end of the game, and the order of turns."""

import pytest

from tests.rules.yspahan.table import SEED, TITLE, A, B, C, D, Table, cubes, dice, rule, table

LAST = (3, 7)


def last_turn(seats: int = 4, date: tuple[int, int] = (1, 7), **given: object) -> Table:
    """Return a table where only the end of the day's last turn is left; A was the starter."""
    return table(seats, seats - 1, date=date, end=True, **given)  # type: ignore[arg-type]


# -- days -----------------------------------------------------------------------------------


@rule("weeks-and-days", "turn")
def test_each_player_has_one_turn_a_day_clockwise_from_the_starter() -> None:
    t = table(4, C, starter=C).roll("112233456")
    seats = []
    for level in ("camels", "bag", "barrel", "gold"):
        seats.append(t.acting)
        t.play(f"take:{level}", "act:draw", "end")
    assert seats == [C, D, A, B]
    assert (t.week, t.day) == (1, 2)


@rule("end-of-day")
def test_the_dice_left_are_taken_away_and_the_left_neighbour_starts() -> None:
    t = last_turn(date=(2, 3), tower={"vase": dice(2, 5)})
    t.play("end")
    assert t.tower == {}
    assert (t.week, t.day, t.starter, t.acting) == (2, 4, B, B)
    assert (t.rolled, t.order) == (False, [B, C, D, A])


@rule("weeks-and-days", "end-of-game", scenario=45)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_three_weeks_of_seven_days(seats: int) -> None:
    state, dates, rolls = TITLE.new(seats, SEED), [], 0
    while not TITLE.rules.over(state):
        (seat,) = TITLE.engine.acting(state)
        public = TITLE.view(state, None)["public"]
        dates.append((public["week"], public["day"]))
        key = TITLE.autoplay(state, seat)
        rolls += key.startswith("roll:")
        state = TITLE.play(state, seat, key).state
    assert sorted(set(dates)) == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    assert rolls == 21
    starters = TITLE.view(state, None)["public"]["starters"]
    passed_on = 21 if seats == 3 else 20
    assert starters[:passed_on] == [day % seats for day in range(passed_on)]
    assert TITLE.decisions(state) == {}


# -- weeks ----------------------------------------------------------------------------------


@rule("end-of-week", "week-cubes-back", "next-week")
def test_a_new_week_begins_with_an_empty_city_and_the_supervisor_at_home() -> None:
    t = last_turn(supervisor="W7", shops=cubes(CHE8="A.", BAG6="BBB"), caravan=[A])
    t.play("end")
    assert (t.shops, t.supervisor) == ({}, "C")
    assert (t.week, t.day, t.starter, t.acting) == (2, 1, B, B)


@rule("week-souks", "end-of-week")
def test_complete_souks_score_their_points_and_others_nothing() -> None:
    t = last_turn(shops=cubes(CHE6="AAA", VAS4="A", CHE4="BB", CHE8="BBB.", BAG8="CCCCC."))
    t.play("end")
    assert t.scored("souks-1") == [6 + 4, 4, 0, 0]
    assert t.of("points") == [10, 4, 0, 0]


@pytest.mark.parametrize(("week", "sheet"), [(1, "souks-1"), (2, "souks-2"), (3, "souks-3")])
@rule("week-souks")
def test_every_week_has_its_own_line_for_souks(week: int, sheet: str) -> None:
    t = last_turn(date=(week, 7), shops=cubes(VAS12="CCC")).play("end")
    assert t.scored(sheet) == [0, 0, 12, 0]


SOUKS = {
    "BAG3": (3, 3), "BAG4": (4, 4), "BAG6": (5, 6), "BAG8": (6, 8),
    "BAR3": (2, 3), "BAR4": (3, 4), "BAR6": (4, 6), "BAR8": (5, 8),
    "CHE4": (2, 4), "CHE6": (3, 6), "CHE8": (4, 8),
    "VAS4": (1, 4), "VAS6": (2, 6), "VAS12": (3, 12),
}  # fmt: skip


@pytest.mark.parametrize("souk", SOUKS)
@rule("city", "week-souks")
def test_every_souk_has_its_shops_and_its_points(souk: str) -> None:
    shops, points = SOUKS[souk]
    assert last_turn(shops=cubes(**{souk: "B" * shops})).play("end").of("points")[B] == points
    almost = last_turn(shops=cubes(**{souk: "B" * (shops - 1)})).play("end")
    assert almost.of("points")[B] == 0


@rule("week-souks", "supervisor-hit", scenario=38)
def test_a_souk_that_lost_a_cube_on_the_last_day_scores_nothing() -> None:
    tower = {"camels": dice(1, 2), "gold": dice(1, 6)}
    t = table(4, D, date=(1, 7), tower=tower, shops=cubes(CHE8="AAAA"))
    t.play("take:camels", "act:supervisor", "move:n2", "end")
    assert t.scored("souks-1") == [0, 0, 0, 0]
    assert t.scored("week") == [1, 0, 0, 0]


@rule("market", "end-of-week", scenario=39)
def test_the_market_gives_two_points_for_each_complete_souk() -> None:
    owned = cubes(CHE6="AAA", VAS4="A", BAG3="AA.", CHE4="BB")
    t = last_turn(shops=owned, buildings={A: "market"}).play("end")
    assert t.scored("souks-1") == [10, 4, 0, 0]
    assert t.scored("market") == [4, 0, 0, 0]


@rule("market")
def test_a_market_built_on_the_last_day_counts_at_once() -> None:
    t = last_turn(shops=cubes(VAS6="DD"), camels={D: 4}, gold={D: 4})
    t.play("build:market", "end")
    assert t.scored("market") == [0, 0, 0, 2]


@rule("week-caravan", scenario=34)
def test_the_caravan_scores_cubes_times_the_highest_row() -> None:
    red, green, yellow = A, B, C
    rows = [yellow, green, yellow, D, green, red, yellow, D, yellow]
    t = last_turn(caravan=rows).play("end")
    assert t.scored("week") == [1 * 2, 2 * 2, 4 * 3, 2 * 2]
    assert t.caravan == rows


@rule("week-caravan", scenario=35)
def test_cubes_on_the_caravan_score_again_next_week() -> None:
    t = last_turn(caravan=[A, A, B, C, B]).play("end")
    again = last_turn(date=(2, 7), caravan=t.caravan, points={A: 2, B: 4, C: 1}).play("end")
    assert again.scored("week") == t.scored("week") == [2, 4, 1, 0]


@rule("ruling-week-end-order", "caravan-full")
def test_a_caravan_filled_in_the_last_turn_is_empty_at_the_end_of_the_week() -> None:
    tower = {"camels": dice(1, 2), "gold": dice(1, 6)}
    t = table(4, D, date=(1, 7), tower=tower, shops=cubes(CHE8="A"), caravan=[B] * 11)
    t.play("take:camels", "act:supervisor", "move:n2", "end")
    assert t.scored("full") == [3, 33, 0, 0]
    assert t.scored("week") == [0, 0, 0, 0]
    assert t.caravan == []


@rule("ruling-week-end-order", "week-cubes-back")
def test_souks_score_before_cubes_go_back_and_the_caravan_comes_last() -> None:
    t = last_turn(shops=cubes(VAS4="A", CHE4="DD"), caravan=[B, A], buildings={D: "market"})
    t.play("end")
    order = [event.kind for event in t.events]
    kinds = ["week-ended", "scored-souk", "scored-souk", "scored", "cleared", "scored-caravan"]
    assert [kind for kind in order if kind in kinds] == [*kinds, "scored-caravan"]


# -- the last day ---------------------------------------------------------------------------


def before_last_day(points: str, day20: int = D, **given: object) -> Table:
    """Return a table at the end of day 20, with each seat's points; ``day20`` was its starter."""
    each = {seat: int(word) for seat, word in enumerate(points.split())}
    last = (day20 - 1) % len(each)
    return table(
        len(each),
        last,
        starter=day20,
        date=(3, 6),
        end=True,
        points=each,
        **given,  # type: ignore[arg-type]
    )


@rule("four-players-last-day", "four-players-last-day-ties", scenario=43)
def test_the_last_day_of_four_goes_by_points_fewest_first() -> None:
    t = before_last_day("30 25 25 40").play("end")
    assert t.order == [C, B, A, D]
    assert (t.starter, t.acting) == (C, C)
    assert t.offered("roll:") == ["0", "1", "2"]


@rule("four-players-last-day", scenario=44)
def test_points_of_the_last_day_do_not_change_its_order() -> None:
    t = before_last_day("30 25 25 40", gold={C: 10}, hands={C: "sell-gold sell-camels"}).play("end")
    t.play("card:sell-gold:10").roll("112233456")
    t.play("take:camels", "act:camels", "card:sell-camels:2", "end")
    assert t.of("points")[C] == 25 + 10 + 4
    assert (t.order, t.acting) == ([C, B, A, D], B)


@pytest.mark.parametrize(
    ("day20", "order"),
    [(A, [D, C, B, A]), (B, [A, D, C, B]), (C, [B, A, D, C]), (D, [C, B, A, D])],
)
@rule("four-players-last-day-ties")
def test_a_tie_is_led_by_the_seat_farthest_from_the_last_starter(
    day20: int, order: list[int]
) -> None:
    assert before_last_day("9 9 9 9", day20).play("end").order == order


@rule("three-players", "end-of-day", scenario=45)
def test_the_last_day_of_three_is_a_day_like_any_other() -> None:
    t = before_last_day("9 5 7", B).play("end")
    assert t.order == [C, A, B]


@rule("four-players-last-day")
def test_other_days_of_four_go_round() -> None:
    t = last_turn(date=(2, 6), points={A: 9, B: 8, C: 0, D: 3}).play("end")
    assert (t.week, t.day, t.order) == (2, 7, [B, C, D, A])


# -- the end --------------------------------------------------------------------------------


@rule("end-of-game", "end-of-week")
def test_after_the_third_week_the_game_is_over_and_most_points_win() -> None:
    t = last_turn(date=LAST, points={A: 50, B: 60, C: 40, D: 10}, shops=cubes(VAS12="AAA"))
    assert t.outcome is None
    t.play("end")
    assert t.outcome is not None
    assert TITLE.rules.over(t.state)
    assert t.outcome.totals == [62, 60, 40, 10]
    assert (t.outcome.winners, t.outcome.ranks) == ([A], [1, 2, 3, 4])


@rule("final-ties", scenario=47)
def test_equal_points_share_the_victory() -> None:
    t = last_turn(3, LAST, points={A: 88, B: 88, C: 70}).play("end")
    assert t.outcome is not None
    assert t.outcome.winners == [A, B]
    assert t.outcome.ranks == [1, 1, 3]


@rule("hidden-hands", "final-ties")
def test_cards_gold_and_camels_left_are_worth_nothing() -> None:
    wealth = {A: 9}
    hands = {A: "sell-gold sell-camels"}
    t = last_turn(3, LAST, points={A: 7, B: 7}, camels=wealth, gold=wealth, hands=hands)
    t.play("end")
    assert t.outcome is not None
    assert t.outcome.totals == [7, 7, 0]
    assert t.outcome.winners == [A, B]


@rule("end-of-game")
def test_the_outcome_lists_the_points_of_every_rule() -> None:
    t = last_turn(
        date=LAST,
        shops=cubes(VAS4="A"),
        caravan=[B],
        buildings={A: "market pasture shop"},
        points={A: 5 + 2},
    )
    outcome = t.play("end").outcome
    assert outcome is not None
    lines = {line.rule: line.points for line in outcome.lines if any(line.points)}
    assert lines == {
        "souks-3": [4, 0, 0, 0],
        "market": [2, 0, 0, 0],
        "week": [0, 1, 0, 0],
        "buildings": [5, 0, 0, 0],
        "cards": [2, 0, 0, 0],
    }
    assert outcome.totals == [13, 1, 0, 0]
