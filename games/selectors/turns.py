"""Whether a seat's turn is over by the rules."""

from __future__ import annotations

from games.engine import Game
from games.models import Move, Table
from games.selectors.positions import state_at


def turn_goes_on(table: Table, place: int, turn: int) -> bool:
    """Return whether a turn goes on by the rules although no decision is open.

    It does if the turn's last choice didn't end it. If the table has other rules, the result is
    ``False``.
    """
    last = Move.objects.filter(table=table.pk, place=place, turn=turn).order_by("ply").last()
    if last is None or table.other_rules:
        return False
    before = Game(table.rules, state_at(table.rules, table, last.ply - 1))
    return not before.play_known(place, last.key).turn_ended
