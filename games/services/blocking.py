"""Checks of blocks.

If one of two people has blocked the other, they can't join each other's tables or invite each
other.
"""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from accounts.selectors.blocks import blocks_among
from games.errors import BadSetup, NotOpenToYou
from games.models import Seat, Table
from games.rules.kernel import Text


def sitting_check(table: Table, seats: Sequence[Seat], by: User) -> None:
    """Check that no block keeps a person from joining a locked open table.

    Raises NotOpenToYou. Its text names the block only to the person who blocked. A blocked person
    only learns that the table isn't open to them.
    """
    blocks = blocks_among(by, {table.host_id, *(seat.person_id for seat in seats)})
    if not blocks:
        return
    own = next((block.of_id for block in blocks if block.by_id == by.pk), None)
    if own is None:
        raise NotOpenToYou(Text("errors-not-open-to-you"))
    raise NotOpenToYou(Text("errors-not-open-own-block", {"name": _name(table, seats, own)}))


def inviting_blocked_check(by: User, guest: User) -> None:
    """Check that no block prevents an invitation. Raises BadSetup.

    The error doesn't say that a block is the reason.
    """
    blocks = blocks_among(by, [guest.pk])
    if any(block.by_id == by.pk for block in blocks):
        raise BadSetup(Text("errors-invite-own-block", {"name": guest.name}), rule="own-block")
    if blocks:
        raise BadSetup(Text("errors-invite-not-open", {"name": guest.name}), rule="not-open")


def _name(table: Table, seats: Sequence[Seat], key: int) -> str:
    people = {seat.person_id: seat.person for seat in seats}
    return (people.get(key) or table.host).name
