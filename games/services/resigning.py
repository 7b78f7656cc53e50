"""Resigning from a game: an opponent plays the seat to the end. This can't be undone.

The game is rated for the person who resigned. For the others it is rated only if all of them agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from games.errors import BadSetup, not_playing
from games.events import SeatResigned
from games.models import Seat, Status, Table, TableEvent
from games.rules.kernel import Text
from games.selectors.consent import asked_to_rate
from games.services.events import event_add
from games.services.leaving import hand_over
from games.services.locks import lock_player, lock_seats, lock_table, own_seat, table_transaction
from games.services.table_changes import table_changed
from mp2site.infra import clock
from mp2site.infra.events import publish


def seat_resign(*, table_id: str, by: User) -> Table:
    """Resign from a running game. The table's stand-in plays the seat, and the person ranks last.

    A person who leaves can take the seat back; a person who resigns can't. Repeating the call
    changes nothing. Raises NotFound, NotYourSeat, NotPlaying.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        seat = own_seat(table, seats, by)
        if table.status != Status.PLAYING:
            raise not_playing(table.status)
        if seat.resigned_at is None:
            _resign(table, seats, seat, by)
    return table.lighten()


def rating_agree(*, table_id: str, by: User) -> Table:
    """Agree to rate a game among the remaining players after a resignation.

    The game is rated when all of them agree. An agreement is final, so that nobody can withdraw it
    when they fall behind. Repeating the call changes nothing. Raises NotFound, NotYourSeat,
    NotPlaying, Resigned, BadSetup (no agreement is needed).
    """
    with table_transaction():
        table, seats, seat = lock_player(table_id, by)
        if not asked_to_rate(table, seats):
            raise BadSetup(Text("errors-rating-not-asked"), rule="not-asked")
        if not seat.agrees_on_rating:
            seat.agrees_on_rating = True
            seat.save(update_fields=["agrees_on_rating"])
            table_changed(table)
    return table.lighten()


def _resign(table: Table, seats: Sequence[Seat], seat: Seat, by: User) -> None:
    """Give up a seat of a locked table; delete its draft and its conditional answers."""
    seat.resigned_at = clock.now()
    seat.draft, seat.undone, seat.draft_state, seat.draft_note = [], [], None, ""
    seat.conditional_answers = {}
    seat.consents_to_abandon = False
    seat.version += 1
    seat.save(update_fields=RESIGNED)
    event_add(table, TableEvent.Kind.RESIGNED, seat)
    hand_over(table, seats, seat)
    publish(SeatResigned(table, seats, seat, by))


RESIGNED = (
    *("resigned_at", "draft", "undone", "draft_state", "draft_note"),
    *("conditional_answers", "consents_to_abandon", "version"),
)
