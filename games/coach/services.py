"""Asking for a review. Its computation is in `games.coach.work`."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db import transaction

from accounts.models import User
from games.coach.jobs import review_soon
from games.coach.models import GameReview
from games.coach.selectors import check_reviewable, is_old
from games.errors import NeedsAccount, NotFound, TooMany
from games.events import SeasonGameEnded
from games.models import Table
from games.rules.kernel import Text
from games.selectors.tables import can_read
from games.services.locks import lock_person, lock_table, table_transaction
from mp2site.infra import clock

DAY: Final = timedelta(days=1)


def review_ask(*, table_id: str, by: User) -> GameReview:
    """Ask for the review of a finished game; return the existing one unless it failed.

    Raises NotFound (no such table, no finished game, no coach), OtherRules, NeedsAccount, TooMany,
    Busy.
    """
    with table_transaction():
        table = lock_table(table_id)
        if not can_read(table, by):
            raise NotFound
        check_reviewable(table)
        if by.is_guest:
            raise NeedsAccount
        review = GameReview.objects.defer("result").filter(table=table).first()
        if review is not None and review.state != GameReview.State.FAILED and not is_old(review):
            return review
        _check_limit(lock_person(by))
        return _ask(table, by)


def season_game_review(event: SeasonGameEnded) -> None:
    """Ask for the review of a season's game; for its locked table."""
    if settings.COACH and not GameReview.objects.filter(table=event.table).exists():
        _ask(event.table, None)


def choices_share(*, person: User, shared: bool) -> None:
    """Set whether others see the figures of a person's own choices."""
    person.shares_choices = shared
    person.save(update_fields=["shares_choices"])


def reviews_forget(person: User) -> None:
    """Remove a person's name from the reviews that they asked for."""
    GameReview.objects.filter(asked_by=person).update(asked_by=None)


def _check_limit(person: User) -> None:
    """Check that a locked person may ask for one more review today. Raises TooMany."""
    most = settings.LIMITS["reviews-a-day"]
    today = GameReview.objects.filter(asked_by=person, asked_at__gt=clock.now() - DAY)
    if most and today.count() >= most:
        raise TooMany(Text("errors-too-many-reviews", {"most": most}), rule="reviews-a-day")


def _ask(table: Table, by: User | None) -> GameReview:
    review = GameReview(table=table, asked_by=by, asked_at=clock.now())
    GameReview.objects.filter(table=table).delete()
    review.save(force_insert=True)
    transaction.on_commit(review_soon, robust=True)
    return review
