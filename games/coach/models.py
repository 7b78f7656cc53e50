"""Reviews of finished games, and the work on them."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q


class GameReview(models.Model):
    """The coach's review of a finished game: waiting, being computed, done or failed.

    There is one per table, for all its readers.
    """

    class State(models.TextChoices):
        """The state of a review."""

        ASKED = "asked"
        RUNNING = "running"
        DONE = "done"
        FAILED = "failed"

    class Why(models.TextChoices):
        """The reason why a review failed."""

        ERROR = "error"
        """The computation raised an error."""
        LOST = "lost"
        """The computation's process ended several times."""
        LARGE = "large"
        """The result is larger than `games.coach.services.LARGEST`."""

    table = models.OneToOneField(
        "games.Table", models.CASCADE, primary_key=True, related_name="review"
    )
    state = models.CharField(max_length=7, choices=State, default=State.ASKED)
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+"
    )
    """The person who asked for it; null: the site itself."""
    asked_at = models.DateTimeField()
    seen_at = models.DateTimeField(null=True)
    """When its computation last reported that it goes on."""
    begun_at = models.DateTimeField(null=True)
    """When its computation last began."""
    attempts = models.PositiveSmallIntegerField(default=0)
    """The number of times that its computation began."""
    progress = models.PositiveSmallIntegerField(default=0)
    """The number of turns that are computed."""
    turns = models.PositiveSmallIntegerField(default=0)
    """The number of the game's turns; 0 before the first report."""
    why = models.CharField(max_length=5, choices=Why, blank=True, default="")
    version = models.PositiveIntegerField(default=0)
    """The version of the computation that made the result."""
    result = models.BinaryField(null=True)
    """The review (`games.opponents.reviews.Review`) as JSON."""
    done_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "games_review"
        indexes = [
            models.Index(
                fields=["asked_at"], condition=Q(state__in=["asked", "running"]), name="review_open"
            )
        ]
        constraints = [
            # So that a site with several processes computes one review at a time.
            models.UniqueConstraint(
                fields=["state"], condition=Q(state="running"), name="review_one_runs"
            ),
            models.CheckConstraint(
                condition=Q(state="done", result__isnull=False)
                | (~Q(state="done") & Q(result__isnull=True)),
                name="review_done_has_result",
            ),
        ]

    def __str__(self) -> str:
        return f"review of {self.table_id}: {self.state}"

    @property
    def is_open(self) -> bool:
        """Whether the review waits or is being computed."""
        return self.state in {self.State.ASKED, self.State.RUNNING}
