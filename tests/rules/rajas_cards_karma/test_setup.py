"""The beginning of a game: the belongings of each seat, and the public part."""

from collections import Counter
from unittest import mock

import pytest

from games.rules.kernel import BadSetup, Chance
from tests.rules.rajas_cards_karma.table import FACTS, SEED, TITLE, A, B, C, Table, rule, table

SEATS = (2, 3, 4)
HIDDEN = [None] * 6


def backs(seed: bytes) -> dict[str, int]:
    """Return the value of the die on the back of every card."""
    state = TITLE.new(2, seed)
    values = dict(state.secret.values)
    for own in state.private:
        values.update(own.hand)
    return values


@rule("setup", "grid", "setup-hands", "track-row", scenario=1)
def test_three_players() -> None:
    t = Table(TITLE.new(3, SEED))
    assert [len(t.own(seat, "hand")) for seat in (A, B, C)] == [4, 4, 4]
    assert (len(t.lying()), t.deck) == (16, 116)
    assert [t.own(seat, "track") for seat in (A, B, C)] == [HIDDEN] * 3
    assert [t.has(seat) for seat in (A, B, C)] == [{}] * 3
    assert [t.rows(seat) for seat in (A, B, C)] == [[]] * 3


@pytest.mark.parametrize("seats", SEATS)
@rule("grid", "setup-hands")
def test_cards_by_the_number_of_players(seats: int) -> None:
    t = Table(TITLE.new(seats, SEED))
    size = {2: 12, 3: 16, 4: 20}[seats]
    assert len(t.grid) == len(t.lying()) == size
    assert t.deck == 144 - 4 * seats - size
    assert TITLE.rules.audit(t.state) == []


@pytest.mark.parametrize("seats", [1, 5])
@rule("setup")
def test_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        TITLE.new(seats, SEED)


@rule("setup-hands", "grid")
def test_hands_are_dealt_before_the_grid() -> None:
    with mock.patch.object(Chance, "shuffle", lambda self, label, items: list(items)):
        t = Table(TITLE.new(2, SEED))
    order = list(reversed(FACTS.cards))
    held = [[card for card, _ in own.hand] for own in t.state.private]
    assert sorted(held[A] + held[B]) == sorted(order[:8])
    assert t.lying() == order[8:20]
    assert t.top == order[20]


@rule("track-row")
def test_everybody_has_one_card_of_each_bonus_in_an_order_of_its_own() -> None:
    tracks = TITLE.new(4, SEED).secret.tracks
    assert [sorted(track) for track in tracks] == [sorted(FACTS.tracks)] * 4
    assert len({tuple(track) for track in tracks}) > 1


@rule("first-elephant", "ruling-first-player", "rounds")
def test_the_first_seat_begins() -> None:
    """The seats are drawn by lot before the game."""
    t = Table(TITLE.new(4, SEED))
    assert (t.acting, t.starter, t.elephant, t.round, t.state.public.passing) == (
        A,
        A,
        "front",
        1,
        1,
    )


# -- the backs --------------------------------------------------------------------------------


@rule("ruling-die-values", "corner-colour")
def test_dice_are_dealt_again_within_each_colour() -> None:
    one, other = backs(SEED), backs(bytes(32))
    assert one.keys() == other.keys() == FACTS.cards.keys()
    for dealt in (one, other):
        found = Counter((FACTS.cards[id].die_colour, value) for id, value in dealt.items())
        assert found == Counter((card.die_colour, card.die_value) for card in FACTS.cards.values())
    assert sum(one[id] != other[id] for id in one) > 72
    assert sum(one[id] != FACTS.cards[id].die_value for id in one) > 72


@rule("ruling-hidden-hands", "card-sides")
def test_rivals_see_the_colours_of_a_hand_and_no_numbers() -> None:
    t = table(hands={A: "b5 g6", B: "o1 o1 p4"})
    assert t.own(B, "hand") == ["orange", "orange", "purple"]
    mine = TITLE.view(t.state, A)
    assert [die["value"] for die in mine["private"]["hand"]] == [5, 6]
    assert TITLE.view(t.state, None)["private"] is None
    ids = [t.id(die, B) for die in ("o1", "p4")]
    assert not any(id in str(mine) for id in ids)


@rule("open-piles", "corner-colour")
def test_the_tops_of_both_piles_are_open() -> None:
    t = table(top="s05", discards="g01 g02")
    assert t.top == "s05"
    assert t.discards[-1] == "g02"
    assert t.seen.keys() == {"g01", "g02"}


@rule("ruling-known-dice")
def test_backs_on_the_discard_pile_stay_known() -> None:
    t = table(grid="g05 s02", hands={A: "b1 b2"}, stewards={A: 1}, deck=0)
    paid = t.id("b2")
    assert paid not in t.seen
    t.play("ship:s02", "pay")
    assert (t.seen[paid], t.deck) == (2, 0)
    t.play("steward-dice")
    assert t.said("reshuffled")
    assert (t.seen[paid], t.discards) == (2, [])


@rule("ruling-unlimited")
def test_there_is_always_another_token() -> None:
    """Four players may hold eight karma and eight stewards, more karma than the box has."""
    two = dict.fromkeys(range(4), 2)
    t = table(4, grid="s04 g01", hands={A: "b1"}, karma=two, stewards=two)
    t.play("ship:s04", "die:b1")
    assert t.has(A) == {"fame": 2, "karma": 1}
    assert t.has(B) == {"karma": 2, "stewards": 2}
