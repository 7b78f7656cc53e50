"""Displays of all kinds: the results of a new card, compared with the results of a plain search.

The search shares no code with the engine. By the rulebook's words it lists trios of equal and of
different icons, takes as many as have no icon in common, and removes the used cards.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from tests.rules.rajas_cards_karma.table import FACTS, A, Table, rule, table

BUILDINGS, GOODS = ("red", "yellow", "white"), ("silk", "tea", "spice")


class Thing(NamedTuple):
    """A building or a good on a card."""

    card: str
    place: int
    kind: str
    worth: int


Trio = tuple[Thing, ...]
End = tuple[tuple[str, ...], int, int]
"""Cards that stay, coins and stewards gained."""


def buildings_on(cards: list[str]) -> list[Thing]:
    return [
        Thing(card, place, kind, 0)
        for card in cards
        for place, kind in enumerate(FACTS.cards[card].buildings)
    ]


def goods_on(cards: list[str]) -> list[Thing]:
    return [
        Thing(card, place, kind, worth)
        for card in cards
        for place, (kind, worth) in enumerate(FACTS.cards[card].goods)
    ]


def threes(things: list[Thing], kinds: tuple[str, ...]) -> Iterator[Trio]:
    """Yield all trios of equal and of different things."""
    by_kind = [[thing for thing in things if thing.kind == kind] for kind in kinds]
    yield from (tuple(own) for own in by_kind if len(own) >= 3)
    yield from product(*by_kind)


def ends(cards: list[str]) -> set[End]:
    found: set[End] = set()
    _search(cards, [], found)
    return found


def _search(cards: list[str], chosen: list[Trio], found: set[End]) -> None:
    used = {thing for trio in chosen for thing in trio}
    further = [
        trio
        for things, kinds in ((buildings_on(cards), BUILDINGS), (goods_on(cards), GOODS))
        for trio in threes([thing for thing in things if thing not in used], kinds)
    ]
    for trio in further:
        _search(cards, [*chosen, trio], found)
    if not further:
        gone = {thing.card for thing in used}
        coins = sum(thing.worth for thing in used)
        stewards = sum(trio[0].kind in BUILDINGS for trio in chosen)
        stay = tuple(sorted(card for card in cards if card not in gone))
        found.add((stay, coins, stewards))


def resting(rng: Random) -> list[str]:
    """Return random cards that have no trio."""
    laid: list[str] = []
    ships = 0
    for card in rng.sample(sorted(FACTS.cards), 60):
        kind = FACTS.cards[card].kind
        if kind == "palace" or (kind == "ship" and ships == 2):
            continue
        if ends([*laid, card]) == {(tuple(sorted([*laid, card])), 0, 0)} and rng.random() < 0.8:
            laid.append(card)
            ships += kind == "ship"
    return laid


def laid_out(cards: list[str], card: str) -> Table:
    """Return a table where a seat has these cards and can pay for one more.

    All its track cards are turned.
    """
    face = FACTS.cards[card]
    dice = f"{face.cost_colour[0]}6 {face.cost_colour[0]}6" if face.cost else ""
    rows = {
        row: {A: " ".join(sorted(one for one in cards if FACTS.cards[one].kind == kind))}
        for row, kind in (("buildings", "building"), ("ships", "ship"), ("goods", "goods"))
    }
    turned = {"left": {A: 3}, "right": {A: 3}, "finishing": True}
    return table(grid=card, hands={A: dice}, **rows, **turned)  # type: ignore[arg-type]


def played(t: Table) -> set[End]:
    """Try every choice until the action is done; return all results."""
    if t.asked.startswith("end"):
        return {(tuple(sorted(t.rows(A))), t.own(A, "coins"), t.own(A, "stewards"))}
    return {end for key in t.offered() for end in played(Table(t.state).play(key))}


@pytest.mark.parametrize("seed", range(120))
@rule("trios", "two-effects", "one-effect", "ruling-icons", "ruling-used-cards")
@rule("building-trio", "building-mixed", "goods-trio", "goods-mixed", "goods-places")
def test_all_that_can_come_of_a_new_card(seed: int) -> None:
    rng = Random(seed)
    cards = resting(rng)
    able = [id for id, card in FACTS.cards.items() if card.kind in ("building", "goods")]
    new = max(
        rng.sample([card for card in able if card not in cards], 12),
        key=lambda card: len(ends([*cards, card])),
    )
    t = laid_out(cards, new)
    face = FACTS.cards[new]
    t.play(f"{'build' if face.cost else 'goods'}:{new}")
    if t.offered("pay"):
        t.play("pay")
    wanted = {
        (stay, coins + face.coin_bonus, stewards) for stay, coins, stewards in ends([*cards, new])
    }
    assert played(t) == wanted
    assert t.own(A, "fame") == face.fame


def test_the_displays_have_choices_often_enough() -> None:
    """Some of the tested displays have several results, and some trigger two effects."""
    rng = Random(1)
    found = [
        ends([*resting(rng), card]) for card in ("b10", "g28", "b05", "g34") for _ in range(40)
    ]
    assert sum(len(one) > 1 for one in found) > 10
