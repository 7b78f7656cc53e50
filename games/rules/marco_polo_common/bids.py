"""The variant in which the seats bid points for the characters {#ruling-bids}."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Ply, Text, Who
from games.rules.kernel.bidding import (
    MOST,
    Bid,
    Bidding,
    BidForItem,
    BidPoints,
    bidder,
    flaws,
    owed,
)
from games.rules.marco_polo_common.beginnings import become
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import BID
from games.rules.marco_polo_common.purse import pay
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

ROW = "bids"
"""The scoring rule for paid bids. It is the last one, and only in games with bids."""
NO_JADE = (0, 0)
"""The amounts of jade in the payment of a bid, which is paid in points."""


class ForCharacter(Bidding, frozen=True):
    """A step of a bid for a character."""

    cite = "ruling-bids"

    def items(self, state: State) -> Sequence[str]:
        draft: list[str] = state.public.draft
        return draft


class BidForCharacter(ForCharacter, BidForItem, frozen=True, tag="bid-for-character"):
    """The choice of the character to bid for {#ruling-bids}."""

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-bid")

    def target(self, item: str) -> str:
        return f"character:{item}"

    def label(self, state: State, item: str, points: int) -> Text:
        name = state.facts.named("character", item)
        return say(state, "choice-bid", character=name, points=points)

    def highest(self, state: State, item: str) -> Text:
        return say(state, "blocked-bid-highest", points=MOST)

    def points(self, item: str) -> BidPoints:
        return BidForCharacterPoints(item)


class BidForCharacterPoints(ForCharacter, BidPoints, frozen=True, tag="bid-points"):
    """The choice of the points to bid for a character {#ruling-bids}."""

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-bid-points", character=state.facts.named("character", self.item))

    def label(self, state: State, points: int) -> Text:
        return say(state, "choice-bid-points", points=points)

    def announce(self, ply: Ply[State], seat: int, points: int, outbid: int | None) -> None:
        name = ply.state.facts.named("character", self.item)
        params = {"points": points, "character": name}
        targets = [f"character:{self.item}"]
        if outbid is None:
            ply.emit("bid", seat, targets=targets, **params)
        else:
            ply.emit("outbid", seat, targets=targets, other=Who(outbid), **params)


def no_bids(options: dict[str, str], seats: int) -> list[Bid | None]:
    """Return the bids at the start: none yet, or an empty list in a game without bidding."""
    return [None] * seats if options["characters"] == BID else []


def score_rules(rules: Sequence[str], options: dict[str, str]) -> Sequence[str]:
    """Return a game's scoring rules. In a game without bidding, `ROW` is left out."""
    return rules if options["characters"] == BID else [rule for rule in rules if rule != ROW]


def bid(ply: Ply[State]) -> None:
    """Let the next seat bid; when every seat has a bid, give all seats their characters."""
    bids = ply.state.public.bids
    seat = bidder(bids)
    if seat is not None:
        ply.push(seat, BidForCharacter())
        return
    for owner in reversed(range(len(bids))):
        become(ply, owner, bids[owner].item)


def net_points(public: Any, seat: int) -> int:
    """Return a seat's points minus its bid, as long as the bid isn't paid."""
    points: int = public.traders[seat].points
    return points if public.over else points - owed(public.bids, seat)


def pay_bids(ply: Ply[State]) -> None:
    """Make each seat pay its bid, at the end of the game."""
    bids = ply.state.public.bids
    for seat in range(len(bids)):
        pay(ply, seat, Bundle(vp=owed(bids, seat)), NO_JADE, ROW, ROW)


def bid_flaws(state: State) -> Iterator[str]:
    """Yield a sentence for each contradiction in the bids."""
    public = state.public
    yield from flaws(public.bids)
    for seat, bid in enumerate(public.bids):
        character = public.traders[seat].character
        if character and (bid is None or bid.item != character):
            yield f"bid of seat {seat}: not for its character"
        paid = public.scores[-1][seat]
        if paid != (-owed(public.bids, seat) if public.over else 0):
            yield f"bid of seat {seat}: not paid, or paid before the end"
