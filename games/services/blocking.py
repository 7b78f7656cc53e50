"""Checks of blocks: nobody can join or invite a person if one of them has blocked the other."""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from accounts.selectors.blocks import blocks_among
from games.errors import BadSetup, NotOpenToYou
from games.models import Seat, Table
from games.rules.kernel import Text


def sitting_check(table: Table, seats: Sequence[Seat], by: User) -> None:
    """Check that no block keeps a person from joining a locked open table. Raises NotOpenToYou.

    A person who blocked somebody at the table learns this from the error. A blocked person only
    learns that the table isn't open to them.
    """
    blocks = blocks_among(by, {table.host_id, *(seat.person_id for seat in seats)})
    if not blocks:
        return
    own = next((block.of_id for block in blocks if block.by_id == by.pk), None)
    if own is None:
        raise NotOpenToYou(Text("errors-not-open-to-you"))
    raise NotOpenToYou(Text("errors-not-open-own-block", {"name": _name(table, seats, own)}))


def inviting_blocked_check(by: User, guest: User) -> None:
    """Check that no block prevents an invitation; the error doesn't reveal a block.

    Raises BadSetup.
    """
    blocks = blocks_among(by, [guest.pk])
    if any(block.by_id == by.pk for block in blocks):
        raise BadSetup(Text("errors-invite-own-block", {"name": guest.name}), rule="own-block")
    if blocks:
        raise BadSetup(Text("errors-invite-not-open", {"name": guest.name}), rule="not-open")


def _name(table: Table, seats: Sequence[Seat], key: int) -> str:
    people = {seat.person_id: seat.person for seat in seats}
    return (people.get(key) or table.host).name
