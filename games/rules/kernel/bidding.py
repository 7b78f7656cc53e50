"""Bidding: each seat bids points for an item of a draft, such as a character.

Seats bid in reverse turn order: the last seat without a bid is next. It chooses an item, then the
number of points. It may outbid another seat by choosing the same item and more points; the outbid
seat then has no bid and must bid again. Bidding ends when every seat has a bid.

A title uses this module in four places. Its public compartment has the field `bids`, a list with
each seat's bid. Its subclasses of the two steps name the items. Its flow lets the seat returned by
`bidder` choose next. Its scoring subtracts each seat's bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from games.rules.kernel.choice import Blocked, Choice
from games.rules.kernel.step import Step

if TYPE_CHECKING:
    from games.rules.kernel.ply import Ply
    from games.rules.kernel.text import Text

MOST = 30
"""The highest bid in points. The limit guarantees that the bidding ends."""


class Bid(msgspec.Struct, frozen=True):
    """A seat's bid: an item, and the points that the seat pays for it at the end of the game."""

    item: str
    points: int


Bids = Sequence[Bid | None]
"""Each seat's bid; empty in a game without bidding."""


def bidder(bids: Bids) -> int | None:
    """Return the seat that bids next, or ``None`` if every seat has a bid."""
    return max((seat for seat, bid in enumerate(bids) if bid is None), default=None)


def holder(bids: Bids, item: str) -> int | None:
    """Return the seat whose bid is on an item, or ``None``."""
    return next((seat for seat, bid in enumerate(bids) if bid and bid.item == item), None)


def least(bids: Bids, item: str) -> int:
    """Return the fewest points that a seat may bid for an item now; may be more than `MOST`."""
    return max((bid.points + 1 for bid in bids if bid and bid.item == item), default=0)


def owed(bids: Bids, seat: int) -> int:
    """Return the points that a seat has to pay at the end, 0 without a bid."""
    bid = bids[seat] if bids else None
    return bid.points if bid else 0


def flaws(bids: Bids) -> list[str]:
    """Return a sentence for each contradiction in bids, for a title's audit."""
    made = [bid for bid in bids if bid]
    twice = len({bid.item for bid in made}) < len(made)
    wrong = any(not 0 <= bid.points <= MOST for bid in made)
    return ["bids: two for one item"] * twice + ["bids: too few or too many points"] * wrong


class Bidding(Step, frozen=True):
    """The base class of the two steps of a bid: the item, then the points."""

    def items(self, state: Any) -> Sequence[str]:
        """Return the ids of the items, at least one more than there are seats."""
        raise NotImplementedError


class BidForItem(Bidding, frozen=True):
    """The choice of the item to bid for. A title's subclass names the items and makes the texts."""

    def target(self, item: str) -> str:
        """Return the id of the board's element for an item."""
        raise NotImplementedError

    def label(self, state: Any, item: str, points: int) -> Text:
        """Return the label of the choice of an item that costs at least these points."""
        raise NotImplementedError

    def highest(self, state: Any, item: str) -> Text:
        """Return the reason why no seat can outbid a bid of `MOST` points for an item."""
        raise NotImplementedError

    def points(self, item: str) -> BidPoints:
        """Return the step that asks for the points."""
        raise NotImplementedError

    def choices(self, state: Any, seat: int) -> list[Choice]:
        """List the items for which a higher bid is possible."""
        prices = {item: least(state.public.bids, item) for item in self.items(state)}
        return [
            Choice(
                f"bid:{item}",
                self.label(state, item, points),
                frozenset({self.target(item)}),
                "bid",
                (item,),
            )
            for item, points in prices.items()
            if points <= MOST
        ]

    def blocked(self, state: Any, seat: int) -> list[Blocked]:
        """List the items that have the highest possible bid."""
        return [
            Blocked(
                f"bid:{item}",
                "bid-highest",
                self.highest(state, item),
                self.cite,
                frozenset({self.target(item)}),
            )
            for item in self.items(state)
            if least(state.public.bids, item) > MOST
        ]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        """Push the step in which the seat chooses the points."""
        ply.push(seat, self.points(choice.args[0]))


class BidPoints(Bidding, frozen=True):
    """The choice of the points to bid for an item. A title's subclass makes the texts."""

    item: str

    def label(self, state: Any, points: int) -> Text:
        """Return the label of a number of points."""
        raise NotImplementedError

    def announce(self, ply: Ply[Any], seat: int, points: int, outbid: int | None) -> None:
        """Emit the event of a bid; ``outbid`` is the seat that had the item until now."""
        raise NotImplementedError

    def choices(self, state: Any, seat: int) -> list[Choice]:
        """List the possible points, the fewest first."""
        return [
            Choice(f"points:{points}", self.label(state, points), group="points", args=(points,))
            for points in range(least(state.public.bids, self.item), MOST + 1)
        ]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        """Make the bid; the seat that had the item has no bid any more."""
        bids, points = ply.state.public.bids, choice.args[0]
        outbid = holder(bids, self.item)
        if outbid is not None:
            bids[outbid] = None
        bids[seat] = Bid(self.item, points)
        self.announce(ply, seat, points, outbid)
