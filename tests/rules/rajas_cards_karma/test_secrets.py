"""Hidden information: undo before it is seen, the audience of events, needless questions."""

from __future__ import annotations

from games.rules.kernel import Played, seen
from mp2site.text.rendering import render
from tests.rules.rajas_cards_karma.table import TITLE, A, B, Table, rule, table


def chosen(t: Table, key: str) -> Played:
    """Return the result of a choice."""
    return TITLE.play(t.state, t.acting, t.real(key))


# -- undoing --------------------------------------------------------------------------------------


@rule("take-die")
def test_whoever_has_seen_a_die_cannot_put_it_back() -> None:
    assert chosen(table(grid="b10 b11"), "take:b10").barrier


@rule("take-die", "ruling-known-dice")
def test_a_die_that_everybody_knew_can_be_put_back() -> None:
    t = table(grid="b10 b11")
    t.state.public.seen["b10"] = t.state.secret.values.pop("b10")
    played = chosen(t, "take:b10")
    assert not played.commits
    assert TITLE.rules.audit(played.state) == []
    assert played.state.private[A].hand == [("b10", played.state.public.seen["b10"])]


@rule("goods")
def test_goods_can_be_put_back_until_a_sale_shows_their_dice() -> None:
    quiet = chosen(table(grid="g01 g02"), "goods:g01")
    assert not quiet.commits
    t = table(grid="g03", goods={A: "g01 g02"})
    sale = chosen(t, "goods:g03")
    assert sale.state.public.discards == ["g01", "g02", "g03"]
    assert set(sale.state.public.seen) == {"g01", "g02", "g03"}
    assert sale.barrier


@rule("build-payment")
def test_a_payment_can_be_taken_back_piece_by_piece_and_as_a_whole() -> None:
    t = table(grid="b10", hands={A: "b5 b4"})
    for key in ("build:b10", "die:b5", "die:b4"):
        played = chosen(t, key)
        assert not played.commits
        t.play(key)
    assert t.own(A, "buildings") == ["b10"]


@rule("hand-limit", "ruling-discard-first")
def test_with_a_full_hand_the_die_is_seen_only_after_the_discard() -> None:
    t = table(grid="b10 b11", hands={A: "b1 b2 b3 b4 b5 b6 g1 g2"})
    assert not chosen(t, "take:b10").commits
    assert chosen(t.play("take:b10"), "drop:b1").barrier


@rule("steward-dice")
def test_dice_from_the_deck_cannot_be_put_back() -> None:
    assert chosen(table(grid="b10", stewards={A: 1}), "steward-dice").barrier


# -- the audience of events -----------------------------------------------------------------------


@rule("ruling-hidden-hands", "take-die")
def test_only_its_owner_sees_the_number_of_a_die() -> None:
    events = chosen(table(seats=3, grid="b10 b11"), "take:b10").events
    told = {seat: {event.kind for event in seen(events, seat)} for seat in (A, B, None)}
    assert told == {A: {"took-die", "took-value"}, B: {"took-die"}, None: {"took-die"}}


@rule("ruling-hidden-hands")
def test_rivals_and_spectators_see_colours_and_no_cards() -> None:
    t = table(hands={A: "b5 g6 b1"})
    for seat in (B, None):
        view = TITLE.view(t.state, seat)
        assert view["public"]["players"][A]["hand"] == ["blue", "green", "blue"]
        ids = {card for card, _ in t.state.private[A].hand}
        assert not any(f"'{id}'" in str(view) for id in ids)


@rule("discard", "ruling-known-dice")
def test_everybody_sees_the_paid_cards_and_no_others() -> None:
    t = table(grid="b10 s04", hands={A: "b5 b3 b2"}, seats=3)
    paid = {t.id("b5"): 5, t.id("b3"): 3}
    t.play("build:b10", "die:b5", "die:b3")
    for seat in (A, B, None):
        assert TITLE.view(t.state, seat)["public"]["seen"] == paid


# -- no needless questions ------------------------------------------------------------------------


@rule("one-effect", "ruling-used-cards")
def test_nobody_is_asked_where_the_same_cards_would_leave() -> None:
    """The trios are fort and temple, then fort and mausoleum.

    With either fort, the same cards leave.
    """
    t = table(grid="b45", buildings={A: "b55"}, hands={A: "o6 o6"}).play("build:b45", "pay")
    assert (t.asked, t.own(A, "buildings"), t.own(A, "stewards")) == ("end-steward", [], 1)


@rule("build-payment", "steward-joker")
def test_payments_with_the_same_remainder_are_reported_alike() -> None:
    """Only the owner sees which die the karma changed, and the value of the steward."""
    numbers = {"grid": "b10", "hands": {A: "b3"}, "stewards": {A: 1}}
    dice = {"grid": "b10", "hands": {A: "b2 b5"}, "karma": {A: 1}}
    for given, one, other, words in (
        (numbers, "joker:5", "joker:6", "blue 3, a steward"),
        (dice, "karma:b2", "karma:b5", "blue 2, blue 5, 1 karma"),
    ):
        laid = ("build:b10", *(f"die:{die}" for die in given["hands"][A].split()))  # type: ignore[index]
        told = [
            table(**given).play(*laid, way).said("paid")  # type: ignore[arg-type]
            for way in (one, other)
        ]
        assert told[0] == told[1]
        assert render(told[0][0].params["payment"], ["Mara", "Jonas"], "en") == words
