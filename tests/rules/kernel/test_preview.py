"""Previews: their extent, and operations on the unknown."""

import operator
from collections.abc import Callable
from typing import Any

import pytest

from games.rules.kernel import Preview, Title, purse_text, text
from games.rules.kernel.preview import Hidden, Unknown, compare
from tests.rules import doubles
from tests.rules.doubles import DEAR, toy, value

A, B = 0, 1


def at_turn(title: Title[Any]) -> Any:
    """Return a state in which both seats have laid a card aside and the first may act."""
    state = title.new(2, bytes(32))
    for seat in (A, B):
        title.push(state, seat, title.engine.offers(state)[seat][0])
    return state


def previewed(title: Title[Any], state: Any, key: str) -> Preview:
    (choice,) = (one for one in title.engine.offers(state)[A] if one.key.startswith(key))
    return title.preview(state, A, choice)


def test_purses_differ_by_gain_and_cost() -> None:
    before, after = {"camels": 2, "coins": 5, "points": 0}, {"camels": 5, "coins": 3, "points": 0}
    assert compare(before, after, ends_turn=False, draws=False) == Preview(
        gain={"camels": 3}, cost={"coins": 2}, left={"camels": 5, "coins": 3}
    )


def test_an_amount_is_a_message_of_its_title() -> None:
    said = purse_text("yspahan", "camels", 3)
    assert said == text("yspahan-purse-camels", count=3, case="subject")


def test_a_sale_is_previewed_in_full() -> None:
    title = toy()
    state = at_turn(title)
    card = state.private[A].hand[0]
    coins = state.public.coins[A]
    assert previewed(title, state, f"sell:{card}") == Preview(
        gain={"coins": value(card)},
        cost={"cards": 1},
        left={"coins": coins + value(card), "cards": 1},
    )


def test_a_preview_ends_where_another_seat_is_asked() -> None:
    title = toy()
    state = at_turn(title)
    state.private[A].hand, dear = [DEAR - 1], DEAR - 1
    assert value(dear) == DEAR
    assert title.play(state, A, f"sell:{dear}").hands_over
    assert not previewed(title, state, f"sell:{dear}").draws


@pytest.mark.parametrize(("key", "taken"), [("roll", {}), ("draw", {})])
def test_a_preview_omits_the_drawn_card(key: str, taken: dict[str, int]) -> None:
    title = toy()
    shown = previewed(title, at_turn(title), key)
    assert (shown.gain, shown.draws) == (taken, True)


def test_a_preview_includes_the_payment_before_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = doubles.roll

    def dear_roll(ply: Any, seat: int, card: int) -> None:
        doubles.earn(ply.state.public, seat, -1)
        honest(ply, seat, card)

    monkeypatch.setattr(doubles, "roll", dear_roll)
    title = toy()
    assert previewed(title, at_turn(title), "roll") == Preview(
        {}, {"coins": 1}, {}, draws=True, open=True, least=["coins", "cards"]
    )


def test_a_preview_notes_the_end_of_a_turn() -> None:
    title = toy()
    state = at_turn(title)
    title.push(state, A, title.engine.offers(state)[A][-1])  # the seat rests
    assert previewed(title, state, "end") == Preview({}, {}, {}, ends_turn=True)


def test_a_preview_changes_nothing() -> None:
    title = toy()
    state = at_turn(title)
    before = title.encode(state)
    for choice in title.engine.offers(state)[A]:
        title.preview(state, A, choice)
    assert title.encode(state) == before


# -- the unknown --------------------------------------------------------------------------------


def test_the_unknown_can_be_moved_about() -> None:
    unknown = Unknown()
    assert not unknown.used
    card = unknown.deck.pop()
    unknown.deck[0] = card
    unknown.seed = b""
    assert card is unknown
    assert unknown.used


@pytest.mark.parametrize(
    "look",
    [
        bool,
        len,
        list,
        str,
        repr,
        hash,
        int,
        float,
        range,
        "{}".format,
        lambda unknown: unknown == "card",
        lambda unknown: unknown < 3,
        lambda unknown: 3 + unknown,
        lambda unknown: unknown // 2,
        lambda unknown: "card" in unknown,
        lambda unknown: "card" in ["other", unknown],
        lambda unknown: sorted(["card", unknown]),
        lambda unknown: {"card": 1}[unknown],
        operator.neg,
    ],
)
def test_nobody_can_look_at_the_unknown(look: Callable[[Any], object]) -> None:
    with pytest.raises(Hidden):
        look(Unknown())
