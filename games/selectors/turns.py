"""Whether a seat's turn is over by the rules."""

from __future__ import annotations

from games.engine import Game
from games.models import Move, Table
from games.selectors.positions import state_at


def turn_goes_on(table: Table, place: int, turn: int) -> bool:
    """Return whether a turn without an open decision still goes on by the rules.

    A turn goes on if its last choice didn't end it. Return False if the table has other rules.
    """
    last = Move.objects.filter(table=table.pk, place=place, turn=turn).order_by("ply").last()
    if last is None or table.other_rules:
        return False
    before = Game(table.rules, state_at(table.rules, table, last.ply - 1))
    return not before.play_known(place, last.key).turn_ended
