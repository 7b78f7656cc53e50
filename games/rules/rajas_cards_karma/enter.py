"""The effects of a taken card: it enters a display, or its palace action is carried out.

Until it has its place, it is in ``playing``. Pending effects of buildings and goods come before a
further card {#ruling-trios-first}. The effect of three ships comes after the third ship's reward,
and after all cards that this reward gives {#ruling-ships-wait}.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Act, Ply
from games.rules.rajas_cards_karma.gains import COINS, FAME, Tokens, gained, steps_of
from games.rules.rajas_cards_karma.table import discard, facts_of, raja
from games.rules.rajas_cards_karma.trios import Trios, pending, ship_trio
from games.rules.rajas_cards_karma.words import card_text, palace_text

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Card
    from games.rules.rajas_cards_karma.steps import State


class Enter(Act, frozen=True, tag="enter"):
    """The entry of a taken card, after its seat's pending effects {#ruling-trios-first}."""

    card: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        if pending(ply.state, seat):
            ply.push(seat, Trios(), self)
        else:
            card = facts_of(ply.state).cards[self.card]
            ENTERING[card.kind](ply, seat, card)


def _place(ply: Ply[State], seat: int, card: Card, row: list[str]) -> None:
    ply.state.public.playing.remove(card.id)
    row.append(card.id)
    targets = [f"own:{card.id}", f"player:{seat}"]
    ply.emit(f"placed-{card.kind}", seat, targets=targets, card=card_text(card))


def _building(ply: Ply[State], seat: int, card: Card) -> None:
    """Give fame for each building, then look for trios in the row {#building-fame} {#trios}."""
    _place(ply, seat, card, raja(ply.state, seat).buildings)
    ply.push(seat, Tokens(FAME, card.fame), Trios())


def _goods(ply: Ply[State], seat: int, card: Card) -> None:
    """Give the card's coin, then look for trios of goods {#goods} {#trios}."""
    _place(ply, seat, card, raja(ply.state, seat).goods)
    coins = [Tokens(COINS, card.coin_bonus)] if card.coin_bonus else []
    ply.push(seat, *coins, Trios())


def _ship(ply: Ply[State], seat: int, card: Card) -> None:
    """Discard the row if the ship's number is lower; give the reward; then look for a trio.

    {#ruling-break-first} {#ruling-ships-wait}
    """
    state, row = ply.state, raja(ply.state, seat).ships
    facts = facts_of(state)
    if row and facts.cards[row[-1]].ship_number > card.ship_number:
        gone, row[:] = row[:], []
        discard(ply, gone)
        ply.emit("row-broken", seat, targets=[f"player:{seat}", "discard"], count=len(gone))
        ply.stepped()  # a preview so counts the discarded ships and the new one separately
    _place(ply, seat, card, row)
    reward = steps_of(facts.rewards[card.ship_reward].gain, ply.state.make)
    ply.push(seat, *reward, Trios(ship_trio(state, seat)))


def _palace(ply: Ply[State], seat: int, card: Card) -> None:
    """Push the palace action and, after it, the card's discard {#palace} {#ruling-reshuffle}."""
    effect = palace_text(card.palace_value)
    targets = [f"player:{seat}"]
    ply.emit("placed-palace", seat, targets=targets, card=card_text(card), effect=effect)
    ply.push(seat, LeavePalace(card.id))
    gained(ply, seat, facts_of(ply.state).palace[card.palace_value])


class LeavePalace(Act, frozen=True, tag="leave-palace"):
    """The discard of a palace card after its action {#palace-discarded}."""

    card: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        ply.state.public.playing.remove(self.card)
        discard(ply, [self.card])


ENTERING = {"building": _building, "goods": _goods, "ship": _ship, "palace": _palace}
