"""Palace cards: an exact die, one of five actions, then the discard pile; and free goods cards."""

from tests.rules.rajas_cards_karma.table import FACTS, A, B, C, Table, rule, table


def used(palace: str, **given: object) -> Table:
    """Return a table where a seat has just paid for a palace card with the exact die."""
    grid = f"{palace} {given.pop('grid', 'b58 b59')}"
    t = table(grid=grid, hands={A: f"o{FACTS.cards[palace].pips}"}, **given)  # type: ignore[arg-type]
    return t.play(f"palace:{palace}", "pay")


# -- goods ------------------------------------------------------------------------------------


@rule("goods", "goods-places")
def test_goods_are_free() -> None:
    t = table(grid="g28").play("goods:g28")
    assert (t.own(A, "goods"), t.has(A), t.discards) == (["g28"], {}, [])


@rule("goods-coin", "goods")
def test_a_coin_on_a_goods_card_comes_at_once() -> None:
    t = table(grid="g04").play("goods:g04")
    assert (t.own(A, "goods"), t.has(A)) == (["g04"], {"coins": 1})


@rule("goods-coin", "ruling-flip-before-trio", "coin-flip", "goods-trio")
def test_the_coin_comes_before_the_sale() -> None:
    """The sixth coin turns a card before the goods are sold, so the sale starts at 0 coins."""
    t = table(
        grid="g04 b01 b02 b03",
        goods={A: "g01 g02"},
        coins={A: 5},
        tracks={A: "extra_turn steward1 karma2 palace_or_coins2 ship_or_fame1 dice2"},
    ).play("goods:g04")
    assert (t.asked, t.own(A, "goods"), t.flips(A)) == ("take-die", ["g01", "g02", "g04"], (0, 1))
    t.play("take:b01", "take:b02")
    assert (t.own(A, "goods"), t.has(A)) == ([], {"coins": 3})


# -- the five actions -------------------------------------------------------------------------


@rule("palace", "palace-2", "palace-discarded")
def test_two_dice() -> None:
    t = used("p01", grid="g01 g02 g05")
    assert t.playing == ["p01"]
    t.play("take:g05", "take:g02")
    assert (t.lying(), len(t.own(A, "hand")), t.discards[-1]) == (["g01"], 2, "p01")


@rule("palace-3", "karma-trio")
def test_two_karma_and_a_die() -> None:
    t = used("p05", karma={A: 1})
    assert (t.has(A), t.asked) == ({"stewards": 1}, "take-die")
    t.play("take:b59")
    assert (len(t.own(A, "hand")), t.discards[-1]) == (1, "p05")


@rule("palace-4", "goods-places")
def test_a_coin_for_each_good_wherever_it_lies() -> None:
    t = used("p09", goods={A: "g28"}, buildings={A: "b06 b01"}, ships={A: "s03 s09"})
    assert t.has(A) == {"coins": 4}
    assert t.rows(A) == ["b06", "b01", "s03", "s09", "g28"]


@rule("palace-4", "palace-discarded")
def test_no_goods_no_coins() -> None:
    t = used("p09", goods={B: "g01"})
    assert (t.has(A), t.discards[-1]) == ({}, "p09")


@rule("palace-5", "ruling-palace-five", scenario=37)
def test_the_reward_of_a_rivals_last_ship_without_its_good() -> None:
    t = used("p13", ships={B: "s02 s03"})
    assert (t.has(A), t.rows(A)) == ({"karma": 1, "fame": 1}, [])
    assert t.own(B, "ships") == ["s02", "s03"]
    assert used("p13").has(A) == {"karma": 1}


@rule("palace-5")
def test_the_last_ship_of_any_row_may_be_chosen() -> None:
    t = table(3, grid="p13 b01", hands={A: "g5"}, ships={A: "s02 s04", B: "s03 s16", C: ""}).play(
        "palace:p13", "pay"
    )
    assert t.offered() == ["reward:s04", "reward:s16"]
    t.play("reward:s16")
    assert t.has(A) == {"karma": 1, "coins": 3}


@rule("palace-5", "ruling-palace-five", "karma-trio")
def test_the_karma_comes_before_the_reward() -> None:
    t = used("p13", karma={A: 2}, ships={B: "s04"})
    assert t.has(A) == {"stewards": 1, "karma": 2}


@rule("palace-6", "ruling-palace-six", scenario=38)
def test_the_top_card_is_carried_out_for_nothing() -> None:
    t = used("p17", top="b60")
    assert (t.own(A, "buildings"), t.has(A), t.discards[-1]) == (["b60"], {"fame": 2}, "p17")
    t = used("p17", top="p09", goods={A: "g01"})
    assert (t.has(A), t.discards[-2:]) == ({"coins": 1}, ["p09", "p17"])
    t = used("p17", top="s04", ships={A: "s16 s17"})
    assert (t.own(A, "ships"), t.has(A)) == (["s04"], {"karma": 2})
    assert t.discards[-3:] == ["s16", "s17", "p17"]
    t = used("p17", top="g04", goods={A: "g01"})
    assert (t.own(A, "goods"), t.has(A)) == (["g01", "g04"], {"coins": 1})


@rule("palace-6", "ruling-palace-six")
def test_the_top_card_cannot_be_refused_nor_taken_as_a_die() -> None:
    """Even a ship that breaks the seat's row must be placed."""
    t = used("p17", top="s02", ships={A: "s16 s17"})
    assert (t.asked, t.own(A, "ships"), t.own(A, "hand")) == ("end", ["s02"], [])


@rule("palace-6", "ruling-palace-six")
def test_a_six_may_bring_another_six() -> None:
    t = used("p17", top="p18 p19 b60")
    assert (t.own(A, "buildings"), t.has(A)) == (["b60"], {"fame": 2})
    assert t.discards[-3:] == ["p19", "p18", "p17"]
    assert t.playing == []


@rule("ruling-palace-six", "reshuffle")
def test_an_empty_deck_is_reshuffled_for_a_six() -> None:
    t = used("p17", deck=0, grid="g01 g02")
    assert t.said("reshuffled")
    assert t.said("top-card")


@rule("palace-6", "two-effects", "building-trio")
def test_the_top_card_has_its_usual_effects() -> None:
    t = used("p17", top="b55", buildings={A: "b10 b13"})
    assert (t.own(A, "buildings"), t.has(A)) == ([], {"fame": 2, "stewards": 2})


@rule("palace-price", "palace-discarded")
def test_price_first_palace_card_last_on_the_discard_pile() -> None:
    t = table(grid="p10 b01", hands={A: "b4"})
    paid = t.id("b4")
    t.play("palace:p10", "pay")
    assert (t.discards, t.lying()) == ([paid, "p10"], ["b01"])
