"""Turns, passes and rounds; the grid, the deck and the discard pile."""

import pytest

from tests.rules.rajas_cards_karma.table import FACTS, TITLE, A, B, C, D, Table, rule, table

FIVE = "b10 s12 g01 p05 b60"


# -- a turn -----------------------------------------------------------------------------------


@rule("take-die", "corner-colour", "gaps", scenario=2)
def test_a_card_taken_as_a_die() -> None:
    t = table(grid="g05 s13 g18", hands={A: "b1"})
    assert [FACTS.cards[id].die_colour for id in t.lying()] == ["green", "purple", "green"]
    t.play("take:g18")
    assert t.own(A, "hand") == ["blue", "green"]
    (told,) = t.said("took-value")
    assert told.visible_to == [A]
    assert t.grid[:3] == ["g05", "s13", None]
    t.play("end")
    assert t.grid[:3] == ["g05", "s13", None]


@rule("turn")
def test_five_actions_are_offered() -> None:
    t = table(grid="b01 s01 g01 p01", hands={A: "b3 g1 o2"})
    assert t.offered() == [
        *("build:b01", "ship:s01", "goods:g01", "palace:p01"),
        *("take:b01", "take:s01", "take:g01", "take:p01"),
    ]


@rule("turn")
def test_a_turn_is_over_when_its_seat_ends_it() -> None:
    t = table(grid="g01 g02", stewards={A: 1}).play("goods:g01")
    assert not TITLE.play(t.state, A, "steward-turn").hands_over
    assert TITLE.play(t.state, A, "end").hands_over


@rule("turn")
def test_nothing_is_offered_and_refused_at_the_same_time() -> None:
    t = table(grid="b10 b15 s01 s03 p01 p17 g01", hands={A: "b1 b2 b5 b6"}, karma={A: 1})
    for key in ("", "ship:s01", "palace:p01", "build:b10"):
        decision = (Table(t.state).play(key) if key else t).decision
        offered = {choice.key for choice in decision.choices}
        assert decision.blocked
        assert not offered & {entry.key for entry in decision.blocked}


@rule("turn")
def test_one_action_a_turn() -> None:
    t = table(grid="g01 g02 b01 s01 p01").play("goods:g01")
    assert t.offered() == ["end"]
    for key in ("goods:g02", "take:g02", "build:b01", "ship:s01", "palace:p01"):
        t.refuse(key, "acted", "turn")


@rule("no-passing", "turn", scenario=44)
def test_whoever_can_pay_for_nothing_takes_a_die() -> None:
    t = table(grid="b15 s03 p17")
    assert t.offered() == ["take:b15", "take:s03", "take:p17"]
    t.refuse("end", "act-first", "turn")
    t.refuse("build:b15", "too-dear", "build-payment")
    t.refuse("ship:s03", "no-exact-die", "ship-price")
    t.refuse("palace:p17", "no-exact-die", "palace-price")


@rule("gaps")
def test_a_card_that_is_gone_is_not_offered() -> None:
    t = table(grid="g01 g02").play("goods:g01", "end")
    assert t.acting == B
    assert t.offered() == ["goods:g02", "take:g02"]


# -- passes and rounds ------------------------------------------------------------------------


@rule("passes", "rounds")
def test_a_round_has_two_passes_in_the_same_order() -> None:
    t = Table(table(3, starter=B, turn=B).state)
    order = []
    for _ in range(7):
        order.append((t.round, t.state.public.passing, t.acting))
        t.play(next(key for key in t.offered() if key.startswith("take:")))
        if t.asked == "drop":
            t.play(t.offered()[0])
        t.play("end")
    assert order == [
        *((1, 1, B), (1, 1, C), (1, 1, A)),
        *((1, 2, B), (1, 2, C), (1, 2, A)),
        (2, 1, C),
    ]


@rule("elephant")
def test_the_elephant_gives_its_seat_a_karma_before_the_second_pass() -> None:
    t = table(3, starter=B, turn=A, end=True)
    assert t.elephant == "front"
    t.play("end")
    assert (t.acting, t.elephant) == (B, "back")
    assert [event.seat for event in t.said("elephant-turned")] == [B]
    assert t.said("round-began") == []
    assert [t.has(seat) for seat in (A, B, C)] == [{}, {"karma": 1}, {}]


@rule("elephant")
def test_the_elephant_gives_nothing_at_the_start_of_a_round() -> None:
    t = table(2, starter=A, turn=B, second=True, end=True).play("end")
    assert (t.round, t.acting, t.elephant) == (2, B, "front")
    assert [event.seat for event in t.said("round-began")] == [B]
    assert t.said("elephant-turned") == []
    assert [t.has(seat) for seat in (A, B)] == [{}, {}]


@rule("elephant", "karma-trio", "steward-trio", "fame-flip", "ruling-elephant-turn", scenario=14)
def test_the_elephants_karma_sets_off_a_chain_before_the_action() -> None:
    t = table(
        *(2, B),
        end=True,
        karma={A: 2},
        stewards={A: 2},
        fame={A: 1},
        tracks={A: "dice2 extra_turn steward1 karma2 palace_or_coins2 ship_or_fame1"},
    ).play("end")
    assert (t.acting, t.flips(A), t.has(A)) == (A, (1, 0), {})
    assert t.own(A, "track")[0] == "dice2"
    assert t.asked == "take-die"
    first, second = t.lying()[:2]
    t.play(f"take:{first}", f"take:{second}")
    assert t.asked == "turn"
    assert len(t.own(A, "hand")) == 2


LAST_BY_THE_ELEPHANT = {
    "karma": {A: 2},
    "stewards": {A: 2},
    "fame": {A: 1},
    "left": {A: 3},
    "right": {A: 2},
}
"""Seat A with the elephant: a third karma brings a steward, then fame, then the sixth card."""


@rule("ruling-elephant-end", "elephant", "fame-flip", "end-of-pass")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sixth_card_by_the_elephants_karma_ends_the_game_between_the_passes(seats: int) -> None:
    t = table(seats, seats - 1, end=True, **LAST_BY_THE_ELEPHANT).play("end")  # type: ignore[arg-type]
    assert t.outcome is not None
    assert (t.flips(A), t.outcome.totals[A], t.outcome.ranks[A]) == ((4, 2), 6, 1)
    kinds = [event.kind for event in t.events]
    assert kinds.index("elephant-turned") < kinds.index("finishing") < kinds.index("game-over")
    assert t.has(A) == {"karma": 2}


@rule("ruling-elephant-end", "ruling-after-sixth", "bonus-dice2")
def test_the_bonus_of_a_sixth_card_by_the_elephant_is_done_before_the_end() -> None:
    track = {A: "extra_turn steward1 karma2 dice2 palace_or_coins2 ship_or_fame1"}
    t = table(2, B, end=True, tracks=track, **LAST_BY_THE_ELEPHANT).play("end")  # type: ignore[arg-type]
    assert (t.acting, t.asked, t.outcome) == (A, "take-die", None)
    t.play("take:" + t.lying()[0], "take:" + t.lying()[1])
    assert len(t.own(A, "hand")) == 2
    assert t.outcome is not None


@rule("ruling-elephant-end", "bonus-extra-turn")
def test_an_extra_turn_by_the_sixth_card_has_no_turn_to_come_after() -> None:
    track = {A: "dice2 steward1 karma2 extra_turn palace_or_coins2 ship_or_fame1"}
    t = table(2, B, end=True, tracks=track, **LAST_BY_THE_ELEPHANT).play("end")  # type: ignore[arg-type]
    assert (t.own(A, "track")[3], t.flips(A)) == ("extra_turn", (4, 2))
    assert t.outcome is not None


@rule("ruling-elephant-turn", "bonus-extra-turn")
def test_a_turn_won_by_the_elephant_comes_after_this_one() -> None:
    t = table(2, B, end=True, karma={A: 2}, stewards={A: 2}, fame={A: 1}).play("end")
    assert (t.own(A, "track")[0], t.asked) == ("extra_turn", "turn")
    t.play("take:" + t.lying()[0])
    assert (t.acting, t.asked) == (A, "turn")
    t.play("take:" + t.lying()[0], "end")
    assert t.acting == B


@rule("ruling-elephant-turn", "steward-dice")
def test_a_steward_won_by_the_elephant_serves_in_that_turn() -> None:
    t = table(2, B, end=True, karma={A: 2}).play("end")
    assert t.has(A) == {"stewards": 1}
    assert "steward-dice" in t.offered()


@rule("round-end", "gaps", scenario=40)
def test_the_grid_is_filled_up_at_the_end_of_a_round() -> None:
    t = table(3, C, second=True, end=True, grid=FIVE)
    before = t.deck
    t.play("end")
    assert (len(t.lying()), t.lying()[:5], before - t.deck) == (16, FIVE.split(), 11)
    assert (t.round, t.starter, t.acting, t.elephant) == (2, B, B, "front")


@rule("round-end")
def test_the_elephant_goes_round() -> None:
    t = table(4, C, starter=D, second=True, end=True).play("end")
    assert (t.starter, t.acting) == (A, A)


@rule("gaps", "grid-empty")
def test_events_highlight_the_gap_of_a_card_while_it_stays() -> None:
    t = table(grid="g05 s13 s01 b10", hands={A: "b1"}).play("take:s13")
    assert t.said("took-die")[0].targets[0] == "gap:1"
    t = table(grid="g05 s13 s01 b10", hands={A: "b1"}).play("ship:s01", "pay")
    assert t.said("paid")[0].targets[0] == "gap:2"
    t = table(grid="p01 g01", hands={A: "b2"}, top="b01 b02 s01 g02")
    t.play("palace:p01", "pay", "take:g01")
    assert t.said("small-grid")
    assert not [event for event in t.said("took-die") if "gap:1" in event.targets]


# -- the small grid ---------------------------------------------------------------------------


@rule("grid-empty", "ruling-small-grid")
def test_an_empty_grid_gets_four_cards_when_a_turn_begins() -> None:
    t = table(grid="g01", top="b01 b02 s01 g02")
    before = t.deck
    t.play("goods:g01")
    assert (t.lying(), t.deck) == ([], before)
    t.play("end")
    assert (t.acting, t.lying(), t.deck) == (B, ["b01", "b02", "s01", "g02"], before - 4)


@rule("grid-empty", "ruling-small-grid", "palace-2")
def test_an_empty_grid_gets_four_cards_when_one_is_to_be_taken() -> None:
    t = table(grid="p01 g01", hands={A: "b2"}, top="b01 b02 s01 g02")
    t.play("palace:p01", "pay", "take:g01")
    assert sorted(t.lying()) == ["b01", "b02", "g02", "s01"]
    assert len(t.own(A, "hand")) == 1
    t.play("take:s01")
    assert len(t.own(A, "hand")) == 2


@rule("take-die", "palace-2")
def test_the_last_die_is_not_taken_automatically() -> None:
    """The new grid would reveal a die, so that earlier choices couldn't be undone."""
    t = table(grid="s01 g01", hands={A: "b1"}, top="p01").play("ship:s01", "die:b1")
    assert (t.asked, t.offered(), t.hand(A)) == ("take-die", ["take:g01"], "")
    t.play("take:g01")
    assert t.lying() != []


@rule("grid-empty", "ruling-small-grid", "reward-goods-cards-1to2")
def test_an_empty_grid_gets_four_cards_before_a_reward_looks_for_goods() -> None:
    t = table(grid="s06", hands={A: "b3"}, top="g01 b01 g10 b02").play("ship:s06", "pay")
    assert (t.asked, t.offered()) == ("take-goods", ["goods:g01", "goods:g10"])


@rule("grid-empty", "ruling-small-grid", "bonus-ship-or-fame1")
def test_an_empty_grid_gets_four_cards_before_a_bonus_looks_for_a_ship() -> None:
    track = {A: "ship_or_fame1 extra_turn dice2 steward1 karma2 palace_or_coins2"}
    t = table(grid="b01", hands={A: "b6"}, fame={A: 2}, tracks=track, top="g01 s04 b02 b03")
    t.play("build:b01", "pay")
    assert t.offered() == ["ship:s04", "fame"]


@rule("grid-empty")
def test_the_small_grid_comes_as_often_as_it_is_needed() -> None:
    t = table(4, grid="g01 g02")
    t.play("goods:g01", "end", "goods:g02", "end")
    assert len(t.lying()) == 4
    for _ in range(4):
        t.play("take:" + t.lying()[-1], "end")
    assert len(t.lying()) == 4


@rule("ruling-small-grid", "round-end")
def test_no_small_grid_at_the_end_of_a_round() -> None:
    t = table(2, B, second=True, end=True, grid="")
    before = t.deck
    t.play("end")
    assert (len(t.lying()), before - t.deck) == (12, 12)


@rule("ruling-small-grid", "no-such-card")
def test_a_grid_without_goods_is_not_used_up() -> None:
    t = table(grid="s06 b01", hands={A: "b3"}).play("ship:s06", "pay")
    assert t.lying() == ["b01"]


# -- deck and discard pile --------------------------------------------------------------------


@rule("reshuffle", "steward-dice", scenario=41)
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    t = table(stewards={A: 1}, deck=1)
    pile, top = len(t.discards), t.top
    t.play("steward-dice")
    assert (t.discards, t.deck) == ([], pile - 1)
    assert len(t.own(A, "hand")) == 2
    assert t.state.private[A].hand[0][0] == top
    assert t.top is not None


@rule("reshuffle", "open-piles")
def test_a_deck_that_is_used_up_is_shuffled_at_once_and_its_top_card_lies_open() -> None:
    t = table(stewards={A: 1}, deck=2)
    pile = t.discards
    t.play("steward-dice")
    assert (t.discards, t.deck, t.state.public.shuffles) == ([], len(pile), 1)
    assert t.top in pile
    assert [event.kind for event in t.events][-1] == "reshuffled"


@rule("reshuffle", "grid-empty")
def test_the_small_grid_may_use_the_deck_up() -> None:
    t = table(grid="b01", deck=4, end=True)
    pile = len(t.discards)
    t.state.public.grid[0] = ""
    t.state.public.discards.append("b01")
    t.state.public.seen["b01"] = t.state.secret.values.pop("b01")
    t.play("end")
    assert (len(t.lying()), t.discards, t.deck) == (4, [], pile + 1)


@rule("reshuffle", "palace-6", "open-piles")
def test_a_palace_six_that_takes_the_last_card_shows_the_next_one() -> None:
    """The paid die is in the new deck; the two palace cards and the drawn card aren't."""
    t = table(grid="p17 g01", hands={A: "b6"}, deck=1, top="p09", goods={A: "g02"})
    pile, paid = t.discards, t.id("b6")
    t.play("palace:p17", "pay")
    assert (t.deck, t.discards) == (len(pile) + 1, ["p09", "p17"])
    assert paid in t.state.secret.deck
    assert t.top in {*pile, paid}


@rule("reshuffle")
def test_an_empty_deck_of_an_old_table_is_reshuffled_when_a_card_is_needed() -> None:
    """Older rules shuffled only when a card was needed, so old tables may have an empty deck."""
    t = table(stewards={A: 1}, deck=0)
    pile = len(t.discards)
    t.play("steward-dice")
    assert (t.discards, t.deck) == ([], pile - 2)


@rule("reshuffle", "round-end")
def test_the_grid_is_filled_from_a_reshuffled_deck() -> None:
    t = table(2, B, second=True, end=True, grid="b01", deck=3)
    pile = len(t.discards)
    t.play("end")
    assert (len(t.lying()), t.deck) == (12, pile - 8)


@rule("discard")
def test_a_paid_card_is_on_the_discard_pile_with_its_die_up() -> None:
    t = table(grid="b10 g01", hands={A: "b5 b3 o6"})
    paid = [t.id("b5"), t.id("b3")]
    t.play("build:b10", "pay")
    assert sorted(t.discards) == sorted(paid)
    assert {id: t.seen[id] for id in paid} == {paid[0]: 5, paid[1]: 3}
    assert t.hand(A) == "o6"


@rule("ruling-reshuffle", "palace-discarded", "ruling-palace-six")
def test_the_price_may_be_shuffled_in_but_not_the_palace_card_under_way() -> None:
    t = table(grid="p17 g01", hands={A: "b6"}, deck=0)
    paid = t.id("b6")
    t.play("palace:p17", "pay")
    while t.asked != "end":
        t.play(t.offered()[0])
    assert t.state.public.shuffles == 1
    assert paid not in t.discards
    assert "p17" in t.discards


@rule("ruling-nothing-to-draw")
def test_when_both_piles_are_empty_nothing_comes() -> None:
    rest = [card for card in FACTS.cards if card not in ("g01", "g02", "b01")]
    t = table(grid="b01 g01 g02", stewards={A: 1}, ships={B: " ".join(rest)})
    assert (t.deck, t.discards) == (0, [])
    t.play("steward-dice")
    assert (t.own(A, "hand"), t.has(A)) == ([], {})
    t.play("take:b01", "end")
    assert t.lying() == ["g01", "g02"]


# -- the limit of the hand --------------------------------------------------------------------

EIGHT = "b2 b3 b4 g3 g4 g5 o3 p3"


@rule("hand-limit", "take-die", "ruling-discard-first")
def test_with_eight_in_hand_one_goes_before_another_comes() -> None:
    t = table(grid="g01 g02", hands={A: EIGHT}).play("take:g01")
    assert t.asked == "drop"
    assert sorted(t.dice_offered("drop")) == EIGHT.split()
    t.refuse("take:g02", "hand-full", "hand-limit")
    t.play("drop:g3")
    assert len(t.own(A, "hand")) == 8
    assert t.state.private[A].hand[-1][0] == "g01"


@rule("hand-limit", "ruling-discard-first", "reward-dice2", scenario=4)
def test_with_seven_in_hand_one_goes_before_two_come() -> None:
    t = table(grid="s01 g01 g02 g05", hands={A: "b1 b3 b4 g3 g4 g5 o3 p3"})
    t.play("ship:s01", "die:b1")
    assert t.asked == "drop"
    assert sorted(t.dice_offered("drop")) == ["b3", "b4", "g3", "g4", "g5", "o3", "p3"]
    t.play("drop:o3", "take:g01")
    assert (len(t.own(A, "hand")), t.asked) == (7, "take-die")
    t.play("take:g05")
    assert [card for card, _ in t.state.private[A].hand[-2:]] == ["g01", "g05"]
    assert len(t.own(A, "hand")) == 8


@rule("hand-limit", "palace-2", "palace-price", scenario=5)
def test_with_eight_in_hand_the_price_makes_room_for_one() -> None:
    t = table(grid="p01 g01 g02 g05", hands={A: EIGHT}).play("palace:p01", "die:b2")
    assert (t.asked, len(t.own(A, "hand"))) == ("drop", 7)
    t.play("drop:b3", "take:g01", "take:g02")
    assert len(t.own(A, "hand")) == 8


@rule("hand-limit", "ruling-nothing-to-draw")
def test_no_room_is_made_for_dice_that_cannot_come() -> None:
    given = {"grid": "b01 g01", "hands": {A: EIGHT}, "stewards": {A: 1}}
    held = table(**given)  # type: ignore[arg-type]
    used = {held.id(die, A) for die in EIGHT.split()} | {"b01", "g01"}
    rest = [card for card in FACTS.cards if card not in used]
    t = table(ships={B: " ".join(rest)}, **given)  # type: ignore[arg-type]
    assert (t.deck, t.discards) == (0, [])
    t.play("steward-dice")
    assert (t.asked, t.hand(A)) == ("turn", EIGHT)
    t = table(ships={B: " ".join(rest[1:])}, **given)  # type: ignore[arg-type]
    assert (t.deck, t.discards) == (1, [])
    t.play("steward-dice", "drop:b2")
    assert (t.asked, len(t.own(A, "hand")), t.deck, t.discards) == ("turn", 8, 1, [])


@rule("hand-limit", "steward-dice")
def test_with_eight_in_hand_two_go_before_two_are_drawn() -> None:
    t = table(hands={A: EIGHT}, stewards={A: 1}).play("steward-dice")
    assert t.asked == "drop"
    t.play("drop:b2", "drop:b3")
    assert (len(t.own(A, "hand")), t.asked) == (8, "turn")


@pytest.mark.parametrize("held", [0, 3, 6])
@rule("hand-limit")
def test_with_room_enough_nothing_goes(held: int) -> None:
    hand = " ".join(EIGHT.split()[:held])
    t = table(hands={A: hand}, stewards={A: 1}).play("steward-dice")
    assert (len(t.own(A, "hand")), t.asked) == (held + 2, "turn")
