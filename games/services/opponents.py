"""The opponents' turns, computed without locks and submitted like people's choices.

An opponent sees only what its seat sees. If the table has changed during the computation, the
choice is refused as stale, and the opponent computes another one. A stand-in computes all choices
up to the next commit. They are committed only if it still has the seat and the position is the
same.
"""

from __future__ import annotations

import hmac
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from celery.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db.models import F

from games import engine, turn_time
from games.engine import Game
from games.errors import Busy, GamesError, Quarantined, StaleDecision
from games.jobs import opponent_soon
from games.models import Seat, Table, Turn
from games.selectors.positions import game_of
from games.selectors.tables import seat_with_table
from games.services.commit import stand_in_commit
from games.services.locked_session import LockedSession
from games.services.locks import lock_seats, lock_table, table_transaction
from games.services.play import choice_submit
from games.services.quarantine import quarantined_on_bug
from mp2site.infra import clock, faults, metrics

log = logging.getLogger(__name__)

CHOICES_MOST: Final = 500
"""The most choices in one turn. More of them mean a bug."""
STALE_MOST: Final = 5
"""The number of stale choices in a row after which a task stops; the sweep requests it again."""
AGAIN_AT_ONCE: Final = 200
"""The most turns that one sweep requests again."""


@dataclass(frozen=True, slots=True)
class Task:
    """The input of an opponent's computation: a seat's game with its draft, as it was read."""

    turn: Turn
    table: Table
    seat: Seat
    game: Game
    chance: bytes
    """The opponent's random seed, derived from the table's secret seed."""

    @property
    def place(self) -> int:
        """The engine's number of the seat."""
        return -1 if self.seat.place is None else self.seat.place

    @property
    def stands_in(self) -> bool:
        """Whether the opponent plays in place of an absent person."""
        return not self.seat.person.strength


def opponent_turn(*, turn_id: int) -> int:
    """Play an open turn that waits for an opponent; return the number of its choices.

    Call it outside any transaction. If the turn is over already, the call does nothing.
    """
    made = stale = 0
    while made < CHOICES_MOST and stale < STALE_MOST and (task := _task(turn_id)):
        try:
            made, stale = made + _played(task), 0
        except (StaleDecision, Busy):
            stale += 1
        except GamesError as refusal:
            log.warning("an opponent was refused: %s", refusal, extra={"table": task.table.pk})
            break
    return made


def opponents_ask_again() -> int:
    """Queue again the turns that opponents haven't played in time; return their number.

    The last of `turn_time.ASKS` requests sets a deadline, after which autoplay plays the turn.
    Without opponents on this site, make all their turns due.
    """
    if not settings.OPPONENTS:
        return _all_due()
    late = _late(clock.now())
    for turn in late:
        now = clock.now()
        turn.asked, turn.asked_at = turn.asked + 1, now
        given_up = turn_time.again_at(now) if turn.asked >= turn_time.ASKS else None
        Turn.objects.open().filter(pk=turn.pk, asked=turn.asked - 1).update(
            asked=F("asked") + 1, asked_at=now, deadline_at=given_up
        )
        opponent_soon(turn.pk)
    return len(late)


def _late(now: datetime) -> list[Turn]:
    waiting = Turn.objects.waiting_for_opponents().filter(asked_at__lte=now - turn_time.patience())
    return list(waiting.filter(asked__lt=turn_time.ASKS)[:AGAIN_AT_ONCE])


def _all_due() -> int:
    """Make all opponents' turns due for autoplay, if the site has switched opponents off."""
    waiting = Turn.objects.waiting_for_opponents().filter(deadline_at=None)
    return Turn.objects.filter(pk__in=waiting.values("pk")).update(deadline_at=F("asked_at"))


# -- helpers -----------------------------------------------------------------------------------


def _task(turn_id: int) -> Task | None:
    """Read an opponent's task.

    The result is ``None`` if the turn is over, its person has taken the seat back, or the table was
    stopped. The position is the seat's, not the person's, since a person who resigned sees no seat.
    """
    turn = Turn.objects.waiting_for_opponents().filter(pk=turn_id).first()
    if turn is None or not settings.OPPONENTS:
        return None
    seat = seat_with_table(turn.seat_id)
    if seat is None or seat.place is None or seat.waiting_since is None:
        return None
    with suppress(Quarantined), quarantined_on_bug(seat.table_id):
        game = game_of(seat.table, seat)
        decision = game.decision_id(seat.place)
        if decision is not None:
            return Task(turn, seat.table, seat, game, _chance(seat.table, decision))
    return None


def _chance(table: Table, decision: str) -> bytes:
    seed = Table.objects.values_list("seed", flat=True).get(pk=table.pk)
    return hmac.digest(bytes(seed or b""), f"opponent/{decision}".encode(), "sha256")


def _played(task: Task) -> int:
    """Play an opponent's turn; return the number of its choices. Raises GamesError."""
    faults.point("think.1")
    with quarantined_on_bug(task.table.pk):
        keys = _thought(task)
    faults.point("think.2")
    _pause(task.turn)
    _submit(task, keys)
    faults.point("think.3")
    return len(keys)


def _thought(task: Task) -> list[str]:
    """Return an opponent's next choice, or all of a stand-in's choices up to the next commit."""
    begun, game, keys = time.thread_time(), task.game, list[str]()
    for _ in range(CHOICES_MOST):
        keys.append(_choice(task, game))
        if not task.stands_in:
            break
        played = game.play(task.place, keys[-1])
        if played.commits:
            break
        game = game.after(played)
    told = (task.turn.player, task.table.title)
    metrics.OPPONENT_SECONDS.labels(*told).inc(time.thread_time() - begun)
    return keys


def _choice(task: Task, game: Game) -> str:
    """Return an opponent's choice; if its code fails, autoplay's choice."""
    told = (task.turn.player, task.table.title)
    try:
        key, why = _own_choice(task, game), "not-offered"
    except SoftTimeLimitExceeded:
        raise  # the worker was stopped: the sweep requests the turn again
    except Exception as error:  # noqa: BLE001 - an opponent's fault is no fault of the table's
        key, why = None, "failed"
        # The text of the error may name a hidden card, so only its place is logged.
        log.error("an opponent failed: %s", engine.place_of(error), extra={"table": task.table.pk})  # noqa: TRY400 - as said
    if key is None:
        metrics.OPPONENT_FALLBACKS.labels(*told, why).inc()
        return game.autoplay(task.place)
    metrics.OPPONENT_CHOICES.labels(*told).inc()
    return key


def _own_choice(task: Task, game: Game) -> str | None:
    """Return an opponent's choice; ``None`` if the choice isn't legal.

    The opponent gets an imagined state that fits its seat's knowledge, so it can't use hidden
    information. Raises any error of the opponent's code.
    """
    from games.opponents import opponents  # noqa: PLC0415 - what it learned is read only where it thinks

    player = opponents.get(task.turn.player)
    world = game.title.imagine(game.state, task.place, task.chance)
    key = player.choose(game.title, world, task.place, task.chance)
    if key in {choice.key for choice in game.title.engine.choices(game.state, task.place)}:
        return str(key)
    log.error("an opponent chose what isn't offered", extra={"table": task.table.pk})
    return None


def _pause(turn: Turn) -> None:
    """Wait until the configured time since the turn opened is over, as if the opponent thought.

    Time in the queue and computing time count, so a busy site doesn't wait in addition.
    """
    seen = (clock.now() - turn.opened_at).total_seconds()
    # The pause must not get longer if the clock was set back.
    left = min(settings.OPPONENT_PAUSE - seen, settings.OPPONENT_PAUSE)
    if left > 0:
        time.sleep(left)


def _submit(task: Task, keys: list[str]) -> None:
    """Submit the choices. Raises the errors of `choice_submit`."""
    if task.stands_in:
        _stand_in(task, keys)
        return
    decision = task.game.decision_id(task.place) or ""
    choice_submit(table_id=task.table.pk, by=task.seat.person, decision=decision, key=keys[0])


def _stand_in(task: Task, keys: list[str]) -> None:
    with quarantined_on_bug(task.table.pk), table_transaction():
        table = lock_table(task.table.pk)
        seats = lock_seats(table)
        # The seat's person may be absent or suspended, so the session is made without the usual
        # checks.
        session = LockedSession(table, seats, next(s for s in seats if s.pk == task.seat.pk))
        if (session.table.ply, session.seat.draft) != (task.table.ply, task.seat.draft):
            raise StaleDecision
        if not Turn.objects.waiting_for_opponents().filter(pk=task.turn.pk).exists():
            raise StaleDecision  # the person has taken the seat back
        stand_in_commit(session, keys)
