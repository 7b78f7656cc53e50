"""Previews of every title: the cost and gain of a choice, a draw, the end of a turn."""

from hashlib import sha256
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Lookahead, Preview, Span, Title
from games.rules.laws import Game, walk
from tests.rules.marco_polo_1.table import table as marco_polo_1
from tests.rules.marco_polo_2.table import table as marco_polo_2
from tests.rules.rajas_cards_karma.table import FACTS
from tests.rules.rajas_cards_karma.table import table as rajas
from tests.rules.yspahan.table import dice
from tests.rules.yspahan.table import table as yspahan

A, B = 0, 1


def preview(slug: str, table: Any, key: str, seat: int = A) -> Preview:
    """Return the preview of an offered choice."""
    title = titles.get(slug)
    choice = title.decisions(table.state)[seat].find(key)
    assert choice, f"{key} isn't offered"
    return title.preview(table.state, seat, choice)


def lookahead(slug: str, table: Any, key: str, seat: int = A) -> Lookahead:
    """Return the lookahead of an offered choice."""
    title = titles.get(slug)
    choice = title.decisions(table.state)[seat].find(key)
    assert choice, f"{key} isn't offered"
    return title.previews.prospect(table.state, seat, choice).lookahead


END = Preview({}, {}, {}, ends_turn=True)

# -- Yspahan ----------------------------------------------------------------------------------


def test_yspahan_building_costs_and_scores() -> None:
    t = yspahan(end=True, camels={A: 5}, gold={A: 4}, buildings={A: "shop bath"}, points={A: 3})
    assert preview("yspahan", t, "build:market") == Preview(
        gain={"points": 5, "buildings": 1},
        cost={"camels": 4, "gold": 4},
        left={"points": 8, "camels": 1, "gold": 0, "buildings": 3},
    )


def test_yspahan_a_card_is_drawn_unseen() -> None:
    t = yspahan(tower={"barrel": dice(2, 3)}).play("take:barrel")
    assert preview("yspahan", t, "act:draw") == Preview(
        gain={"cards": 1}, cost={}, left={"cards": 1}, draws=True
    )


def test_yspahan_yellow_dice_are_paid_before_the_roll() -> None:
    t = yspahan(gold={A: 2})
    assert preview("yspahan", t, "roll:2") == Preview({}, {"gold": 2}, {"gold": 0}, draws=True)


def test_yspahan_the_price_of_dice_does_not_depend_on_the_roll() -> None:
    told = lookahead("yspahan", yspahan(gold={A: 2}), "roll:2")
    assert (told.cost, told.left) == ({"gold": Span(2, 2)}, {"gold": Span(0, 0)})
    assert (told.draws, told.open) == (True, False)


def test_yspahan_the_preview_continues_after_a_drawn_card() -> None:
    """The Caravansary draws a card for the first cube. The second cube is sent in any case."""
    shops = {"VAS4.a": A, "BAR3.a": A}
    t = yspahan(
        tower={"camels": dice(3, 1)}, shops=shops, buildings={A: "caravansary"}, hands={A: "gold"}
    )
    t.play("take:camels", "act:supervisor", "move:e1")
    assert lookahead("yspahan", t, "send:vas4.a").gain == {
        "points": Span(4, 4), "caravan": Span(2, 2), "cards": Span(2, 2)
    }  # fmt: skip


def test_yspahan_a_card_in_mid_action_is_previewed_without_the_action() -> None:
    t = yspahan(tower={"gold": dice(3, 1)}, hands={A: "camels gold"}).play("take:gold")
    told = lookahead("yspahan", t, "card:camels")
    assert (told.gain, told.whole) == ({"camels": Span(3, 3)}, True)
    assert lookahead("yspahan", t, "act:gold").gain == {"gold": Span(3, 3)}


def test_yspahan_a_group_brings_one_thing_or_another() -> None:
    told = lookahead("yspahan", yspahan(tower={"camels": dice(2, 1)}, gold={A: 2}), "take:camels")
    assert (told.gain, told.gain_one) == ({"camels": Span(0, 2), "cards": Span(0, 1)}, True)
    assert (told.cost, told.cost_one) == ({"gold": Span(0, 2)}, False)


@pytest.mark.parametrize(("cubes", "follows"), [(1, False), (2, True), (3, True)])
def test_yspahan_a_cube_is_previewed_with_the_following_ones(cubes: int, follows: bool) -> None:
    """The second cube has one place, since the begun souk comes first. The third has several."""
    t = yspahan(tower={"chest": dice(cubes, 4)}).play("take:chest", "act:deliver")
    told = lookahead("yspahan", t, "place:che4.a")
    assert (told.gain["shops"], told.follows) == (Span(cubes, cubes), follows)


def test_yspahan_the_end_of_a_turn() -> None:
    assert preview("yspahan", yspahan(end=True), "end") == END


# -- Rajas of the Ganges: Cards & Karma -------------------------------------------------------


def test_rajas_a_building_is_paid_with_dice_and_karma() -> None:
    t = rajas(grid="b10", hands={A: "b5 b2"}, karma={A: 2}).play("build:b10", "die:b5", "die:b2")
    assert preview("rajas-cards-karma", t, t.real("karma:b2")) == Preview(
        gain={"fame": 2, "buildings": 1},
        cost={"karma": 1, "dice": 2},
        left={"fame": 2, "karma": 1, "dice": 0, "buildings": 1},
    )


def test_rajas_a_die_is_taken_unseen() -> None:
    t = rajas(grid="b10", hands={A: "b5"})
    assert preview("rajas-cards-karma", t, "take:b10") == Preview(
        {"dice": 1}, {}, {"dice": 2}, draws=True
    )


def test_rajas_of_dice_from_the_deck_it_is_sure_how_many_come() -> None:
    t = rajas(grid="b10", stewards={A: 1}, hands={A: "b5"})
    assert preview("rajas-cards-karma", t, "steward-dice") == Preview(
        {"dice": 2}, {"stewards": 1}, {"stewards": 0, "dice": 3}, draws=True
    )


def test_rajas_a_covered_bonus_is_not_the_end() -> None:
    """Fourteen coins turn two cards, whatever the first one's bonus is, and two coins are left."""
    t = rajas(grid="g27 b10", goods={A: "g09 g18"}, coins={A: 5}, edition="reconstructed-2")
    shown = preview("rajas-cards-karma", t, "goods:g27")
    assert (shown.gain["turned"], shown.left["turned"], shown.left["coins"]) == (2, 2, 2)
    assert (shown.open, {"turned", "coins"} <= {*shown.least}) == (True, True)
    told = lookahead("rajas-cards-karma", t, "goods:g27")
    assert (told.open, told.gain["turned"], told.left["coins"]) == (True, Span(2, 2), Span(2, 2))
    assert {"turned", "coins"} <= {*told.left_more}


def test_rajas_amounts_that_no_covered_bonus_changes_are_exact() -> None:
    tracks = {A: "palace_or_coins2 steward1 karma2 extra_turn dice2 ship_or_fame1"}
    t = rajas(grid="b10", hands={A: "b5 b5"}, fame={A: 2}, tracks=tracks, left={A: 1}, right={A: 1})
    shown = preview("rajas-cards-karma", t.play("build:b10"), "pay")
    assert (shown.gain, shown.cost) == (
        {"buildings": 1, "turned": 1, "fame": 2},
        {"dice": 2, "fame": 3},
    )
    assert shown.left == {"turned": 3, "fame": 1, "dice": 0, "buildings": 1}
    assert shown.least == ["turned", "fame", "coins", "karma", "stewards", "dice"]


def test_rajas_where_a_covered_bonus_may_bring_a_card_no_row_is_certain() -> None:
    t = rajas(grid="b10", hands={A: "b5 b5"}, fame={A: 2}).play("build:b10")
    shown = preview("rajas-cards-karma", t, "pay")
    assert shown.left == {"turned": 1, "fame": 1, "dice": 0}
    assert shown.gain == {"buildings": 1, "turned": 1, "fame": 2}


def test_rajas_two_dice_are_two() -> None:
    one = rajas(grid="b10 b16", hands={A: "b5"})
    two = rajas(grid="p01 b10 b16", hands={A: "o2 b5"}).play("palace:p01")
    assert lookahead("rajas-cards-karma", one, "take:b10").left == {"dice": Span(2, 2)}
    told = lookahead("rajas-cards-karma", two, "pay")
    assert (told.gain, told.left) == ({"dice": Span(2, 2)}, {"dice": Span(3, 3)})
    assert (told.draws, told.open) == (True, False)
    two.play("pay")
    assert lookahead("rajas-cards-karma", two, "take:b10").left == {"dice": Span(3, 3)}
    assert not preview("rajas-cards-karma", two, "take:b10").open


def test_rajas_room_is_made_before_two_dice_come() -> None:
    t = rajas(grid="p01 b10 b16", hands={A: "o2 b1 b1 b1 b2 b2 b2 g1"}).play("palace:p01")
    told = lookahead("rajas-cards-karma", t, "pay")
    assert (told.cost["dice"], told.gain["dice"]) == (Span(2, 2), Span(2, 2))


def test_rajas_a_third_ship_brings_a_steward_after_its_dice() -> None:
    dice2 = [id for id, card in FACTS.cards.items() if card.ship_reward == "dice2"][-1]
    number, price = FACTS.cards[dice2].ship_number, FACTS.cards[dice2].ship_price
    lower = [id for id, card in FACTS.cards.items() if 0 < card.ship_number < number][:2]
    assert len(lower) == 2
    t = rajas(grid=f"{dice2} b10 b16 b17", ships={A: " ".join(lower)}, hands={A: f"b{price}"})
    told = lookahead("rajas-cards-karma", t.play(f"ship:{dice2}"), "pay")
    assert (told.gain, told.cost) == (
        {"ships": Span(1, 1), "dice": Span(2, 2), "stewards": Span(1, 1)},
        {"dice": Span(1, 1), "ships": Span(3, 3)},
    )
    assert not told.open


def test_rajas_a_ships_preview_includes_the_row_that_it_breaks() -> None:
    low, high = sorted((id for id in FACTS.cards if FACTS.cards[id].ship_number), key=number_of)[
        ::15
    ][:2]
    t = rajas(grid=f"{low} b10", ships={A: high}, hands={A: f"b{FACTS.cards[low].ship_price}"})
    told = lookahead("rajas-cards-karma", t.play(f"ship:{low}"), "pay")
    assert (told.gain["ships"], told.cost["ships"]) == (Span(1, 1), Span(1, 1))


def number_of(card: str) -> int:
    return FACTS.cards[card].ship_number


def test_rajas_the_end_of_a_turn() -> None:
    assert preview("rajas-cards-karma", rajas(grid="b10", end=True), "end") == END


# -- Marco Polo ---------------------------------------------------------------------------------


def test_marco_polo_2_the_bag_takes_a_die_and_gives_jade() -> None:
    t = marco_polo_2(dice={A: "13"}, jade={A: 1})
    assert preview("marco-polo-2", t, "bag:d1") == Preview({}, {"dice": 1}, {"dice": 1})
    t.play("bag:d1")
    assert preview("marco-polo-2", t, "purse:jade") == Preview({"jade": 1}, {}, {"jade": 2})


def test_marco_polo_2_the_gains_of_a_purse_are_listed_one_by_one() -> None:
    t = marco_polo_2(dice={A: "13"})
    told = lookahead("marco-polo-2", t, "bag:d1")
    assert told.gain_either == [{"coins": 3}, {"camels": 2}, {"jade": 1}]
    assert told.cost == {"dice": Span(1, 1)}


def test_marco_polo_2_a_refund_does_not_hide_the_payment() -> None:
    t = marco_polo_2(seals={A: {"farmer": False}}, coins={A: 3}, silk={A: 2}, acted=True)
    told = lookahead("marco-polo-2", t, "upgrade:farmer")
    assert told.cost["coins"] == Span(3, 3)


def test_marco_polo_2_a_die_is_paid_for_before_it_falls() -> None:
    t = marco_polo_2(dice={A: "1335"}, camels={A: 2})
    assert preview("marco-polo-2", t, "reroll:d3") == Preview(
        {}, {"camels": 1}, {"camels": 1}, draws=True
    )


def test_marco_polo_2_a_black_die_is_counted_before_it_is_rolled() -> None:
    t = marco_polo_2(dice={A: "13"}, camels={A: 3})
    assert preview("marco-polo-2", t, "buy") == Preview(
        gain={"black-dice": 1},
        cost={"camels": 3},
        left={"black-dice": 1, "camels": 0},
        draws=True,
    )


def test_marco_polo_2_with_too_many_payments_the_varying_costs_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = marco_polo_2(dice={A: "4"}, coins={A: 12}, jade={A: 2}).play("travel-lower:d4")
    assert lookahead("marco-polo-2", t, "go:yangzhou").cost["coins"] == Span(3, 5)
    monkeypatch.setattr("games.rules.kernel.lookahead.POSITIONS", 4)
    told = lookahead("marco-polo-2", t, "go:yangzhou")
    assert (told.whole, told.cost["coins"], told.cost_more) == (
        False,
        Span(3, 3),
        ["coins", "jade"],
    )


def test_marco_polo_2_the_end_of_a_turn() -> None:
    assert preview("marco-polo-2", marco_polo_2(acted=True), "end") == END


def test_marco_polo_2_the_end_of_a_turn_lays_out_a_contract() -> None:
    t = marco_polo_2(acted=True, shown={"xian": "- red-05"})
    assert preview("marco-polo-2", t, "end") == Preview({}, {}, {}, ends_turn=True, draws=True)


def test_marco_polo_1_the_purse_gives_three_coins_for_a_die() -> None:
    t = marco_polo_1(dice={A: "13"}, coins={A: 2})
    assert preview("marco-polo-1", t, "bag:d1") == Preview(
        {"coins": 3}, {"dice": 1}, {"coins": 5, "dice": 1}
    )


def test_marco_polo_1_a_die_is_paid_for_before_it_falls() -> None:
    t = marco_polo_1(dice={A: "1335"}, camels={A: 2})
    assert preview("marco-polo-1", t, "reroll:d3") == Preview(
        {}, {"camels": 1}, {"camels": 1}, draws=True
    )


def test_marco_polo_1_the_end_of_a_turn() -> None:
    assert preview("marco-polo-1", marco_polo_1(acted=True), "end") == END


# -- purses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_boards_count_as_purses_do(title: Title[Any]) -> None:
    game = walk(Game(title, title.seats[-1], sha256(b"purses").digest()))
    for state in [*(position.state for position in game.positions[::10]), game.last]:
        for face in title.draw(title.view(state, None), None).seats:
            assert face.counters.items() <= title.purse(state, face.seat).items()


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_seats_are_ranked_by_the_score_on_the_board(title: Title[Any]) -> None:
    game = walk(Game(title, title.seats[-1], sha256(b"purses").digest()))
    score = title.draw(title.view(game.last, None), None).score
    outcome = title.outcome(game.last)
    assert outcome
    assert outcome.totals == [title.purse(game.last, seat)[score] for seat in range(game.seats)]
