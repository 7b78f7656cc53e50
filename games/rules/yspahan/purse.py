"""A seat's pieces, and the functions that change them: score, pay, draw, discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.rules.kernel import Ply, known, text
from games.rules.yspahan.facts import RULES

if TYPE_CHECKING:
    from games.rules.yspahan.state import Merchant
    from games.rules.yspahan.steps import State


def merchant(state: State, seat: int) -> Merchant:
    """Return a seat's public pieces."""
    return state.public.merchants[seat]


def purse(state: State, seat: int) -> dict[str, int]:
    """Return a seat's amounts; ``shops`` and ``caravan`` are the numbers of its cubes there."""
    own, public = merchant(state, seat), state.public
    return {
        "points": own.points,
        "camels": own.camels,
        "gold": own.gold,
        "cards": own.cards,
        "buildings": len(own.buildings),
        "shops": public.shops.count(seat),
        "caravan": public.caravan.count(seat),
    }


def score(
    ply: Ply[State], seat: int, rule: str, points: int, kind: str = "scored", **facts: Any
) -> None:
    """Give points by a scoring rule and record the event; do nothing for zero points."""
    if not points:
        return
    merchant(ply.state, seat).points += points
    ply.state.public.scores[RULES.index(rule)][seat] += points
    ply.emit(
        kind,
        seat,
        targets=[f"merchant:{seat}"],
        points=points,
        rule=text(f"yspahan-score-{rule}"),
        **facts,
    )


def pay(ply: Ply[State], seat: int, camels: int, gold: int) -> None:
    """Put camels and gold back into the supply, which never runs out {#ruling-unlimited}."""
    own = merchant(ply.state, seat)
    own.camels -= camels
    own.gold -= gold


def can_draw(state: State) -> bool:
    """Return whether a card is left in the deck or among the discards."""
    return bool(state.public.deck or state.public.discards)


def draw(ply: Ply[State], seat: int) -> None:
    """Draw the top card, if there is one {#draw-card} {#ruling-nothing-to-draw}."""
    state = ply.state
    refill(ply)
    if not state.public.deck:
        return
    state.public.deck -= 1
    merchant(state, seat).cards += 1
    card = state.secret.deck.pop()
    state.private[seat].take(card)
    ply.emit("drew", seat, targets=["deck", f"merchant:{seat}"])
    if known(card):
        ply.emit("drew-card", seat, visible_to=[seat], card=text(f"yspahan-card-{card}"))
    refill(ply)


def refill(ply: Ply[State]) -> None:
    """Shuffle the discards into a new deck as soon as the deck is used up {#deck-empty}."""
    public = ply.state.public
    if public.deck or not public.discards:
        return
    public.pool = sorted(public.discards)
    ply.state.secret.deck = ply.shuffle(f"cards/shuffle-{public.shuffles}", public.pool)
    public.deck, public.discards = len(public.pool), []
    public.shuffles += 1
    for own in ply.state.private:
        own.drawn.clear()
    ply.emit("shuffled", targets=["deck"], count=public.deck)


def discard(ply: Ply[State], seat: int, card: str) -> None:
    """Put a card from the seat's hand on the discards."""
    ply.state.private[seat].hand.remove(card)
    ply.state.public.discards.append(card)
    merchant(ply.state, seat).cards -= 1
