"""Two players: a day of three turns, yellow dice that stay, building with dice."""

import pytest

from tests.rules.yspahan.table import TITLE, A, B, Table, cubes, dice, rule, table

TOWER = {"camels": dice(2, 1), "bag": dice(2, 2), "barrel": dice(1, 3), "gold": dice(3, 6)}


def pair(turn: int = A, **given: object) -> Table:
    return table(2, turn, **given)  # type: ignore[arg-type]


def to_build(hand: str = "", camels: int = 9, gold: int = 9, owned: str = "") -> Table:
    """Return a table where A has a group in hand and may use it to build."""
    t = pair(tower=TOWER, camels={A: camels}, gold={A: gold}, hands={A: hand}, buildings={A: owned})
    return t.play("take:bag")


def whole_turn(t: Table, level: str) -> Table:
    """Take a group for its camels or gold, and end the turn."""
    return t.play(f"take:{level}", f"act:{level}", "end")


# -- dice and turns -------------------------------------------------------------------------


@rule("two-players-dice")
def test_two_players_roll_eight_white_dice() -> None:
    t = pair().play("roll:0")
    assert sum(group["white"] for group in t.tower.values()) == 8


@rule("two-players-day", "two-players", scenario=48)
def test_a_day_has_three_turns_starter_other_starter() -> None:
    t = pair(tower=TOWER)
    assert t.order == [A, B, A]
    seats = []
    for level in ("camels", "gold", "bag"):
        seats.append((t.acting, t.turn))
        t.play(f"take:{level}", "act:draw", "end")
    assert seats == [(A, 0), (B, 1), (A, 2)]
    assert (t.day, t.tower) == (2, {})


@rule("two-players-day", "end-of-day", "next-week")
def test_the_role_changes_every_day_also_after_a_week() -> None:
    for date, starter in (((1, 3), A), ((1, 7), A), ((2, 7), B)):
        t = pair(starter, starter=starter, date=date, end=True)
        t.play("end")
        assert (t.starter, t.order) == (1 - starter, [1 - starter, starter, 1 - starter])


@rule("two-players-day", "no-group")
def test_with_two_groups_the_starters_second_turn_is_a_draw() -> None:
    t = pair(tower={"camels": dice(4, 1), "gold": dice(4, 6)}, hands={B: "swap"}, top="gold")
    whole_turn(t, "camels")
    whole_turn(t, "gold")
    assert (t.acting, t.offered()) == (A, ["draw"])


# -- yellow dice ----------------------------------------------------------------------------


@rule("two-players-yellow")
def test_yellow_dice_stay_for_the_starters_second_turn() -> None:
    t = pair(tower={**TOWER, "camels": dice(3, 1, yellow=1)}, camels={A: 0})
    whole_turn(t, "gold")
    assert t.tower["camels"] == {"pips": 1, "white": 2, "yellow": 1}
    t.play("take:bag", "act:draw", "end")
    assert t.play("take:camels", "act:camels").of("camels")[A] == 3


@rule("two-players-yellow", scenario=48)
def test_the_other_does_not_count_the_yellow_dice_of_a_group() -> None:
    t = pair(tower={**TOWER, "camels": dice(3, 1, yellow=1)})
    whole_turn(t, "gold")
    t.play("take:camels", "act:camels")
    assert t.of("camels")[B] == 2
    assert t.said("yellow-unused")
    assert "camels" not in t.play("end").tower


@rule("two-players-yellow-only", "no-group", scenario=49)
def test_the_other_cannot_take_yellow_dice_only_and_draws() -> None:
    t = pair(tower={"camels": dice(1, 1, yellow=1), "gold": dice(3, 6)}, top="swap")
    whole_turn(t, "gold")
    assert (t.acting, t.offered()) == (B, ["draw"])
    t.play("draw", "end")
    assert (t.acting, t.hand(B)) == (A, ["swap"])
    assert t.play("act:camels").of("camels")[A] == 1  # the only group is taken automatically


@rule("two-players-yellow-only")
def test_beside_other_groups_yellow_dice_only_are_refused() -> None:
    t = whole_turn(pair(tower={**TOWER, "bag": dice(2, 2, yellow=2)}), "gold")
    assert t.offered("take:") == ["camels", "barrel"]
    t.refuse("take:bag", "yellow-only", "two-players-yellow-only")


# -- building -------------------------------------------------------------------------------


@rule("two-players-build", "build")
def test_building_is_an_action_that_takes_the_group_and_the_price() -> None:
    t = to_build().play("act:build", "build:market")
    assert (t.of("camels")[A], t.of("gold")[A], t.of("buildings")[A]) == (5, 5, ["market"])
    assert "bag" not in t.tower
    assert t.offered() == ["end"]


@rule("two-players-build")
def test_there_is_no_building_besides_an_action() -> None:
    t = to_build()
    t.refuse("build:pasture", "build-group", "two-players-build")
    t.play("act:draw")
    t.refuse("build:pasture", "build-group", "two-players-build")


@rule("two-players-build", "no-group")
def test_without_a_group_nothing_is_built() -> None:
    t = pair(B, tower={}, camels={B: 9})
    t.refuse("build:pasture", "build-group", "two-players-build")
    t.play("draw")
    t.refuse("build:pasture", "build-group", "two-players-build")


@rule("two-players-build")
def test_the_action_needs_something_that_can_be_paid() -> None:
    to_build(camels=1).refuse("act:build", "build-nothing", "two-players-build")


@rule("two-players-build", "building-once")
def test_one_group_is_one_new_building() -> None:
    t = to_build(owned="pasture").play("act:build")
    t.refuse("build:pasture", "already-built", "building-once")
    t.refuse("end", "end-action", "turn")
    t.play("build:shop")
    t.refuse("build:bath", "build-group", "two-players-build")


@rule("two-players-build", "two-players-day", scenario=50)
def test_the_starter_may_build_twice_a_day() -> None:
    t = pair(tower=TOWER, camels={A: 6}, gold={A: 6})
    t.play("take:bag", "act:build", "build:shop", "end")
    whole_turn(t, "gold")
    t.play("take:barrel", "act:build", "build:bath", "end")
    assert t.of("buildings")[A] == ["shop", "bath"]


@rule("two-players-build")
def test_every_level_can_be_used_to_build() -> None:
    for level in TOWER:
        t = pair(tower=TOWER, camels={A: 2}).play(f"take:{level}", "act:build")
        assert "pasture" in (*t.offered("build:"), *t.of("buildings")[A])


@rule("two-players-build-cards", "two-players-build")
def test_a_build_card_saves_camels_but_not_the_group() -> None:
    t = to_build("no-camels", camels=0, gold=4).play("act:build", "build:hoist+no-camels")
    assert (t.of("gold")[A], t.of("buildings")[A], t.discards) == (0, ["hoist"], ["no-camels"])
    assert "bag" not in t.tower


@pytest.mark.parametrize("card", ["no-camels", "no-gold"])
@rule("two-players-build-cards")
def test_a_build_card_is_played_only_with_the_action(card: str) -> None:
    t = pair(tower=TOWER, hands={A: card}, camels={A: 9}, gold={A: 9})
    t.refuse(f"card:{card}", "card-build-action", "two-players-build-cards")
    assert t.offered("build:") == []
    t.refuse(f"build:pasture+{card}", "card-build-action", "two-players-build-cards")
    t.play("take:bag", "act:draw")
    assert t.offered("build:") == []
    t.refuse(f"card:{card}", "card-build-action", "two-players-build-cards")


@rule("two-players-build-cards", "ruling-build-cards-single", "card-effect")
def test_build_cards_do_not_combine_here_either() -> None:
    t = to_build("no-camels no-gold", camels=2, gold=2).play("act:build")
    t.refuse("build:hoist+no-camels+no-gold", "one-build-card", "ruling-build-cards-single")
    t.refuse("build:hoist+no-gold", "cost", "card-no-gold")
    t = to_build("swap").play("act:build")
    t.refuse("build:hoist+no-gold", "card-not-held", "card-effect")


@rule("ruling-two-players-boost")
def test_a_discard_before_building_is_allowed_and_in_vain() -> None:
    t = to_build("swap").play("boost:swap", "act:build", "build:pasture")
    assert (t.of("camels")[A], t.of("buildings")[A], t.discards) == (7, ["pasture"], ["swap"])


@rule("ruling-two-players-cards")
def test_other_cards_are_played_in_each_of_ones_turns() -> None:
    t = pair(tower=TOWER, hands={A: "gold camels", B: "swap"}).play("card:gold")
    whole_turn(t, "camels")
    assert "swap:gold=1" in t.offered("card:")
    whole_turn(t, "gold")
    t.play("card:camels")
    assert t.of("camels")[A] == 2 + 3


# -- the rest -------------------------------------------------------------------------------


@rule("two-players-last-day")
@pytest.mark.parametrize(("points", "starter"), [((5, 9), A), ((9, 5), B), ((7, 7), B)])
def test_on_the_last_day_fewer_points_start_and_a_tie_changes_nothing(
    points: tuple[int, int], starter: int
) -> None:
    t = pair(A, date=(3, 6), end=True, points=dict(enumerate(points)))
    t.play("end")
    assert (t.starter, t.acting, t.order) == (starter, starter, [starter, 1 - starter, starter])


@rule("two-players")
def test_souks_and_supervisor_are_those_of_all_tables() -> None:
    t = pair(tower=TOWER, shops=cubes(CHE4="B."))
    t.play("take:bag", "act:supervisor", "move:w2")
    assert (t.caravan, t.of("points")) == ([B], [0, 2])


@rule("market", "two-players", "end-of-week")
def test_the_week_ends_as_at_all_tables() -> None:
    t = pair(
        A, date=(1, 7), end=True, shops=cubes(VAS4="A"), buildings={A: "market"}, caravan=[B, B, B]
    )
    t.play("end")
    assert t.of("points") == [6, 6]
    assert (t.week, t.starter, TITLE.rules.over(t.state)) == (2, B, False)
