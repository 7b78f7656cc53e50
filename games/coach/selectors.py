"""Reviews as a person may see them, and the recorded games from which they are computed.

Nothing of the coach exists for a game that isn't finished: not while it runs, is paused or stopped,
also not while a stand-in plays on for a person who resigned, and not for a cancelled one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import msgspec
from django.conf import settings

from accounts.models import User
from games.coach.models import GameReview
from games.coach.seen import SeenReview, as_seen
from games.errors import NotFound
from games.models import Seat, Status, Table
from games.opponents.reviews import VERSION, Review
from games.selectors.positions import other_rules
from games.session import TableSession, session_open
from mp2site.infra import clock

USUAL: Final = timedelta(minutes=2)
"""The time that a review usually takes."""
STATES: Final = ("none", *GameReview.State.values)
"""The states of a review; ``none`` if nobody has asked for it."""
_decoder: Final = msgspec.json.Decoder(Review)


@dataclass(frozen=True, slots=True)
class GameCoach:
    """A finished game, and its review if anybody asked for one."""

    session: TableSession
    review: GameReview | None
    seen: SeenReview | None
    """The result as the reader may see it; ``None`` unless the review is done."""

    @property
    def state(self) -> str:
        """The review's state; ``none`` if nobody has asked for it."""
        return self.review.state if self.review else "none"

    @property
    def ahead(self) -> int:
        """The number of reviews that are computed before this one."""
        if self.review is None or self.review.state != GameReview.State.ASKED:
            return 0
        waiting = GameReview.objects.filter(state=GameReview.State.ASKED)
        before = waiting.filter(asked_at__lt=self.review.asked_at).count()
        return before + GameReview.objects.filter(state=GameReview.State.RUNNING).count()

    @property
    def is_old(self) -> bool:
        """Whether an earlier version of the computation made the result."""
        return self.review is not None and is_old(self.review)

    @property
    def minutes(self) -> int:
        """The minutes that an unfinished review takes yet, from how fast it went so far."""
        review = self.review
        if review is None or not review.is_open:
            return 0
        usual = USUAL * (self.ahead + 1)
        return max(1, round((_left(review) or usual) / timedelta(minutes=1)))


def coach_of(*, table_id: str, person: User | None) -> GameCoach:
    """Return the review of a finished game. Raises NotFound, OtherRules."""
    session = session_open(table_id=table_id, person=person)
    check_reviewable(session.table)
    review = GameReview.objects.filter(table=session.table).first()
    seen = None
    if review is not None and review.result is not None:
        own = session.own.place if session.own else None
        seen = as_seen(_decoder.decode(bytes(review.result)), hidden_seats(session.seats, own))
    return GameCoach(session, review, seen)


def check_reviewable(table: Table) -> None:
    """Check that the coach may look at a table's game. Raises NotFound, OtherRules."""
    if not is_reviewable(table):
        raise NotFound
    if table.other_rules:
        raise other_rules(table)


def is_reviewable(table: Table) -> bool:
    """Return whether a table's game is finished, with a result, and the site has a coach."""
    return bool(settings.COACH) and table.status == Status.FINISHED


def hidden_seats(seats: Iterable[Seat], own: int | None) -> frozenset[int]:
    """Return the seats whose own choices' figures the reader at ``own`` doesn't see.

    Closed accounts hide theirs, since nobody could change it any more.
    """
    return frozenset(
        seat.place
        for seat in seats
        if seat.place is not None
        and seat.place != own
        and (not seat.person.shares_choices or seat.person.left_at is not None)
    )


def is_old(review: GameReview) -> bool:
    """Return whether an earlier version of the computation made a review's result."""
    return review.state == GameReview.State.DONE and review.version < VERSION


def reviews_open() -> float:
    """Return the number of reviews that wait or are being computed, for `/metrics`."""
    waits = (GameReview.State.ASKED, GameReview.State.RUNNING)
    return float(GameReview.objects.filter(state__in=waits).count())


def _left(review: GameReview) -> timedelta | None:
    """Return the time that a running review takes yet; ``None`` before its first report."""
    begun, done = review.begun_at, review.progress
    if review.state != GameReview.State.RUNNING or begun is None or not done:
        return None
    return (clock.now() - begun) * max(0, review.turns - done) / done
