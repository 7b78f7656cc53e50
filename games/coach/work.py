"""The computation of reviews: one at a time, in the opponents' worker, behind opponents' turns.

A review takes about a minute of processor time. Opponents that must choose meanwhile don't wait for
it: after each turn of the review, the worker plays their turns first.

A review's row is its lease. The computation reports after each turn; if it hasn't for `LEASE`, its
process has ended, and the sweep lets another one begin again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import msgspec
from celery.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db import IntegrityError, transaction

from games import engine
from games.coach.jobs import review_soon
from games.coach.models import GameReview
from games.coach.recorded import RecordedGame, recorded_game
from games.models import Status, Turn
from games.services.claims import Beats, claimed
from games.services.opponents import opponent_turn
from mp2site.infra import clock

if TYPE_CHECKING:
    from games.opponents.reviews import Review

log = logging.getLogger(__name__)

Report = Callable[[int, int], None]
State = GameReview.State
Why = GameReview.Why
LEASE: Final = timedelta(minutes=5)
"""The time without a report after which a computation counts as lost."""
ATTEMPTS: Final = 3
"""The number of lost computations after which a review fails."""
LARGEST: Final = 20_000
"""The largest result in bytes."""
EVERY: Final = timedelta(minutes=1)
HEART: Final = "reviews"
WAITED: Final = timedelta(seconds=1)
"""The time for which opponents' turns have waited before a review gives way to them, so that another
worker of the site can take them first."""
TURNS: Final = 20
"""The maximum number of opponents' turns that are played at once during a review."""


class Stopped(Exception):
    """Raised when a review that is being computed is no longer wanted."""


def review_next() -> bool:
    """Compute the review that has waited longest; return whether one was computed.

    Call it outside any transaction. Nothing happens while another review is being computed.
    """
    review = _claimed()
    if review is None:
        return False
    try:
        _store(review.pk, review.attempts, _computed(review))
    except Stopped:
        log.info("a review isn't wanted any more", extra={"table": review.pk})
    except SoftTimeLimitExceeded:
        _fail(review.pk, Why.LOST)
        raise
    except Exception as error:  # noqa: BLE001 - the review failed; its readers may ask again
        # The error's text may name a hidden card, so it isn't logged.
        log.error("a review failed: %s", engine.place_of(error), extra={"table": review.pk})  # noqa: TRY400 - as said
        _fail(review.pk, Why.ERROR)
    if settings.COACH and GameReview.objects.filter(state=State.ASKED).exists():
        review_soon()
    return True


def reviews_ask_again(known: Beats | None = None) -> None:
    """Let lost reviews begin again, and request the next one; once a minute.

    ``known``: see `claimed`.
    """
    if not settings.COACH or not claimed(HEART, EVERY, now := clock.now(), known):
        return
    lost = GameReview.objects.filter(state=State.RUNNING, seen_at__lte=now - LEASE)
    for review in lost.defer("result"):
        if review.attempts >= ATTEMPTS:
            _fail(review.pk, Why.LOST)
        else:
            lost.filter(pk=review.pk).update(state=State.ASKED, progress=0)
    states = set(
        GameReview.objects.filter(state__in=(State.ASKED, State.RUNNING)).values_list(
            "state", flat=True
        )
    )
    if states == {State.ASKED}:
        review_soon()


def _claimed() -> GameReview | None:
    """Claim the review that has waited longest; ``None`` if none waits or one is being computed."""
    if not settings.COACH:
        return None
    waiting = (
        GameReview.objects.filter(state=State.ASKED).order_by("asked_at", "pk").defer("result")
    )
    review = waiting.first()
    if review is None:
        return None
    review.attempts, now = review.attempts + 1, clock.now()
    try:
        with transaction.atomic():
            taken = (
                waiting.order_by()
                .filter(pk=review.pk)
                .update(
                    state=State.RUNNING,
                    begun_at=now,
                    seen_at=now,
                    attempts=review.attempts,
                    progress=0,
                    turns=0,
                )
            )
    except IntegrityError:
        return None  # another review is being computed
    return review if taken else None


def _computed(review: GameReview) -> Review:
    """Return a game's review. Raises Stopped, and any error of the computation."""
    game = recorded_game(review.pk)
    if game is None:
        GameReview.objects.filter(pk=review.pk).delete()
        raise Stopped
    return review_of(game, review.pk, _report_of(review))


def review_of(game: RecordedGame, table_id: str, report: Report) -> Review:
    """Compute a game's review; ``report`` is called after each turn."""
    from games.opponents.reviews.reviewing import review  # noqa: PLC0415 - it loads NumPy, which only this worker needs

    log.info("a review begins", extra={"table": table_id})
    return review(game.title, game.game, report=report)


def _report_of(review: GameReview) -> Report:
    """Return the function that records a computation's progress and lets opponents play.

    It raises Stopped if the review is no longer this computation's.
    """
    own = GameReview.objects.filter(pk=review.pk, state=State.RUNNING, attempts=review.attempts)
    tried = set[int]()

    def report(done: int, total: int) -> None:
        if not own.update(progress=done, turns=total, seen_at=clock.now()):
            raise Stopped
        _let_opponents_play(tried)

    return report


def _let_opponents_play(tried: set[int]) -> None:
    """Play opponents' turns that have waited while a review was computed, each once."""
    waiting = Turn.objects.waiting_for_opponents().filter(asked_at__lte=clock.now() - WAITED)
    for turn in waiting.exclude(pk__in=tried).values_list("pk", flat=True)[:TURNS]:
        tried.add(turn)
        opponent_turn(turn_id=turn)


def _store(table_id: str, attempts: int, found: Review) -> None:
    """Store a result. A game that isn't finished any more keeps none."""
    result = msgspec.json.encode(found)
    if len(result) > LARGEST:
        _fail(table_id, Why.LARGE)
        return
    running = GameReview.objects.filter(pk=table_id, state=State.RUNNING, attempts=attempts)
    stored = running.filter(table__status=Status.FINISHED).update(
        state=State.DONE, result=result, version=found.version, done_at=clock.now()
    )
    if not stored:
        running.delete()


def _fail(table_id: str, why: str) -> None:
    GameReview.objects.filter(pk=table_id, state=State.RUNNING).update(
        state=State.FAILED, why=why, done_at=clock.now()
    )
