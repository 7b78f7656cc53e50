"""Imagined worlds: known facts stay, unknown ones are drawn again, and the world is consistent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.rules.rajas_cards_karma import imagining
from tests.rules.rajas_cards_karma.guided import played
from tests.rules.rajas_cards_karma.table import FACTS, TITLE, A, B, C, Table, rule, table

SEEDS = [bytes([number] * 32) for number in range(16)]


def worlds(t: Table, seat: int | None) -> list[Any]:
    """Return worlds that a seat, or a spectator, may imagine."""
    return [TITLE.imagine(t.state, seat, seed) for seed in SEEDS]


def dice(state: Any, seat: int) -> tuple[int, ...]:
    """Return the values of a hand in a world."""
    return tuple(value for _, value in state.private[seat].hand)


def cards(state: Any, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand in a world."""
    return tuple(card for card, _ in state.private[seat].hand)


def colours_of(state: Any, seat: int) -> list[str]:
    """Return the colours of a hand in a world."""
    return [FACTS.cards[card].die_colour for card in cards(state, seat)]


def backs(state: Any) -> dict[str, int]:
    """Return all backs of a world, known and unknown."""
    held = {card: value for own in state.private for card, value in own.hand}
    return {**state.secret.values, **state.public.seen, **held}


@rule("ruling-hidden-hands")
def test_a_seat_knows_its_own_dice_and_nobody_elses() -> None:
    t = table(seats=3, hands={A: "b5 g6", B: "b1 b2 b3", C: "o4"})
    imagined = worlds(t, A)
    assert {dice(world, A) for world in imagined} == {(5, 6)}
    assert len({dice(world, B) for world in imagined}) > 8
    assert len({dice(world, C) for world in imagined}) > 3


@rule("ruling-hidden-hands", "corner-colour")
def test_cards_that_were_taken_openly_stay_with_their_taker() -> None:
    t = table(seats=3, hands={A: "b5", B: "b1 g2 o3", C: "p4"})
    for world in [*worlds(t, A), *worlds(t, None)]:
        for before, after in zip(t.state.private, world.private, strict=True):
            assert [card for card, _ in before.hand] == [card for card, _ in after.hand]
        assert world.public == t.state.public


@rule("ruling-hidden-hands", "corner-colour", "setup-hands")
def test_of_cards_drawn_unseen_only_the_colours_are_known() -> None:
    t = Table(TITLE.new(3, bytes(32)))
    colours = [colours_of(t.state, seat) for seat in (A, B, C)]
    imagined = worlds(t, A)
    for world in imagined:
        assert [colours_of(world, seat) for seat in (A, B, C)] == colours
        assert cards(world, A) == cards(t.state, A)
        assert TITLE.rules.audit(world) == []
    assert len({cards(world, B) for world in imagined}) > 8
    assert {id for world in imagined for id in cards(world, B)} & set(t.state.secret.deck)


@rule("steward-dice", "open-piles")
def test_of_two_dice_from_the_deck_the_first_was_open() -> None:
    t = table(seats=3, stewards={A: 1}, top="s05 g01 p01").play("steward-dice")
    held = {cards(world, A) for world in worlds(t, B)}
    assert {first for first, _ in held} == {"s05"}
    assert len({second for _, second in held}) > 4
    assert {cards(world, A) for world in worlds(t, A)} == {("s05", "g01")}


@rule("reshuffle", "ruling-hidden-hands")
def test_a_card_drawn_before_the_pile_was_shuffled_is_not_in_the_new_deck() -> None:
    t = table(seats=3, stewards={A: 1}, top="s05 g01", deck=2).play("steward-dice")
    t.play("take:" + t.lying()[0], "end")
    t.state.public.rajas[B].stewards = 1
    t.play("steward-dice")
    assert t.state.public.shuffles == 1
    assert {cards(world, A)[:2] for world in worlds(t, C)} == {("s05", "g01")}
    assert len({cards(world, B) for world in worlds(t, C)}) > 8


@rule("reshuffle", "ruling-hidden-hands")
def test_the_last_card_of_a_deck_is_not_taken_for_one_of_the_next() -> None:
    """The second card was drawn unseen from the old deck, and the new deck exists already."""
    t = table(seats=3, stewards={A: 1}, top="s05 g01", deck=2).play("steward-dice")
    assert t.state.public.shuffles == 1
    assert {cards(world, A) for world in worlds(t, B)} == {("s05", "g01")}
    assert len({tuple(world.secret.deck) for world in worlds(t, B)}) > 8
    assert {world.secret.deck[-1] for world in worlds(t, B)} == {t.top}


@rule("ruling-die-values")
def test_backs_are_dealt_again_within_each_colour() -> None:
    t = table(hands={A: "b5 g6", B: "b1 b2 b3"})
    for world in worlds(t, A):
        dealt = {(FACTS.cards[id].die_colour, id): value for id, value in backs(world).items()}
        counted = Counter((colour, value) for (colour, _), value in dealt.items())
        assert set(counted.values()) == {6}
        assert TITLE.rules.audit(world) == []
    assert len({backs(world)["b10"] for world in worlds(t, A)}) > 3


@rule("ruling-known-dice")
def test_dice_that_have_been_seen_stay_known_wherever_their_cards_are() -> None:
    t = table(hands={A: "b5", B: "b1 b2"}, discards="s01 g07", grid="b10 b11")
    state = t.state
    known = {state.private[B].hand[0][0]: 1, "b10": state.secret.values.pop("b10")}
    state.public.seen.update(known)
    assert TITLE.rules.audit(state) == []
    for world in worlds(t, A):
        assert world.public.seen == state.public.seen
        assert "b10" not in world.secret.values
        assert dice(world, B)[0] == 1
    assert len({dice(world, B)[1] for world in worlds(t, A)}) > 3


@rule("open-piles")
def test_the_deck_keeps_its_top_card_and_nothing_else_of_its_order() -> None:
    t = table(top="s05 g01 p01")
    orders = [tuple(world.secret.deck) for world in worlds(t, A)]
    assert {order[-1] for order in orders} == {"s05"}
    assert len({order[-2] for order in orders}) > 8
    assert {frozenset(order) for order in orders} == {frozenset(t.state.secret.deck)}


@rule("track-row")
def test_nobody_knows_a_bonus_before_its_card_is_turned_not_even_its_owner() -> None:
    t = table(left={A: 2}, right={A: 1})
    imagined = worlds(t, A)
    assert {tuple(world.public.rajas[A].track) for world in imagined} == {
        ("extra_turn", "dice2", "", "", "", "ship_or_fame1")
    }
    hidden = {tuple(world.secret.tracks[A]) for world in imagined}
    assert len(hidden) > 3
    assert {frozenset(track) for track in hidden} == {
        frozenset({"", "steward1", "karma2", "palace_or_coins2"})
    }


@rule("open-bonuses")
def test_with_open_bonuses_there_is_nothing_to_imagine_about_them() -> None:
    state = TITLE.new(2, bytes(32), {"bonuses": "open"})
    assert state.secret.tracks == [[], []]
    assert TITLE.imagine(state, A, SEEDS[1]).secret.tracks == [[], []]


@rule("build-payment")
@pytest.mark.parametrize(("price", "held"), [("build:b10", "b6 b2 g1"), ("palace:p16", "g5 o1")])
def test_a_rival_that_pays_for_something_can_pay_for_it(price: str, held: str) -> None:
    card = price.partition(":")[2]
    t = table(hands={A: held, B: "b1"}, karma={A: 1}, grid=card).play(price)
    for world in worlds(t, B):
        keys = {choice.key for choice in TITLE.engine.offers(world)[A]}
        assert "pay" in keys
        assert TITLE.play(world, A, "pay").state.public.buying == ""
    assert len({dice(world, A) for world in worlds(t, B)}) > 3


@rule("build-payment", "ruling-hidden-hands")
def test_a_rare_price_reveals_no_more_than_necessary() -> None:
    """The seat holds four of the six blue sixes, so the rival must hold the other two."""
    t = table(hands={A: "b6 b6", B: "b6 b6 b6 b6"}, grid="b15").play("build:b15")
    imagined = worlds(t, B)
    for world in imagined:
        assert (dice(world, A), TITLE.rules.audit(world)) == ((6, 6), [])
        assert TITLE.play(world, A, "pay").state.public.rajas[A].buildings == ["b15"]
    for known in (
        lambda state: state.secret.deck,
        lambda state: sorted(state.secret.values.items()),
        lambda state: state.secret.tracks,
    ):
        assert sum(known(world) == known(t.state) for world in imagined) <= 1


@rule("ship-price", "palace-price", "ruling-hidden-hands")
def test_an_exact_price_reveals_no_more_than_necessary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "TRIES", 0)
    t = table(hands={A: "b6", B: "b6 b6 b6 b6 b6"}, grid="p17").play("palace:p17")
    for world in worlds(t, B):
        assert (dice(world, A), TITLE.rules.audit(world)) == ((6,), [])
        assert world.secret.deck != t.state.secret.deck
        assert "pay" in {choice.key for choice in TITLE.engine.offers(world)[A]}


@rule("build-payment")
def test_nobody_sees_what_a_rival_has_laid_so_far() -> None:
    t = table(hands={A: "b5 b4 b3", B: "b1"}, grid="b10")
    before = t.play("build:b10").state
    after = t.play("die:b5").state
    for seat in (B, None):
        assert TITLE.view(before, seat) == TITLE.view(after, seat)
    assert TITLE.view(before, A) != TITLE.view(after, A)
    assert [world.private[A].laid for world in worlds(t, B)] == [{}] * len(SEEDS)
    assert [len(world.private[A].laid) for world in worlds(t, A)] == [1] * len(SEEDS)


def test_the_seed_of_a_world_is_its_own() -> None:
    t = table()
    seeds = {world.secret.seed for world in worlds(t, A)}
    assert len(seeds) == len(SEEDS)
    assert t.state.secret.seed not in seeds


def test_worlds_of_a_whole_game_can_be_played_on() -> None:
    replay = played(3, "curious", 5)
    state = replay.new(TITLE)
    for number, (seat, key) in enumerate(replay.choices):
        if number % 25 == 0:
            world = TITLE.imagine(state, seat, SEEDS[number % len(SEEDS)])
            while offers := TITLE.engine.offers(world):
                acting = min(offers)
                world = TITLE.play(world, acting, TITLE.autoplay(world, acting)).state
            assert TITLE.outcome(world) is not None
        state = TITLE.play(state, seat, key).state
