"""Problems, the games they come from, people's answers, and the strength of those who solve."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from django.conf import settings
from django.db import models
from django.db.models import Exists, OuterRef, Q

from games.models.enums import Visibility
from games.models.seat import Seat
from games.rules import UnknownTitle, titles
from games.rules.kernel import Title
from games.strength import BEGIN, Strength

DOUBT: Final = 2.0
"""The number of standard errors below the best answer within which an answer counts as right."""
LENGTH: Final = 16
"""The length of a position's digest."""


class ProblemGame(models.Model):
    """A finished game that is searched for problems: of a table, or played by two Merchants."""

    title = models.CharField(max_length=40)
    table = models.OneToOneField("games.Table", models.CASCADE, null=True, related_name="+")
    """The table; null: the game was played by Merchants, and the next columns replay it."""
    number = models.PositiveIntegerField(null=True)
    """The number of the Merchants' game among those of its title, from 0."""
    seats = models.PositiveSmallIntegerField()
    seed = models.BinaryField(default=bytes)
    edition = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    rules_version = models.PositiveIntegerField()
    moves = models.JSONField(default=list)
    """The choices of a Merchants' game, in order: pairs of a seat and a key."""
    added_at = models.DateTimeField()
    next_ply = models.PositiveIntegerField(default=0)
    """The number of choices after which the search goes on."""
    searched_at = models.DateTimeField(null=True)
    """When the search was finished; null: it isn't."""

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["title", "number"], name="problem_game_number")
        ]
        indexes = [
            models.Index(
                fields=["title", "added_at"],
                condition=Q(searched_at__isnull=True),
                name="problem_games_to_search",
            )
        ]

    def __str__(self) -> str:
        return f"{self.title}: {self.table_id or f'game {self.number}'}"

    @property
    def rules(self) -> Title[Any]:
        """The title. Raises UnknownTitle."""
        return titles.get(self.title)


@dataclass(frozen=True, slots=True)
class Rated:
    """An answer with its value.

    ``worth`` is the mean win share at the turn's end, ``error`` the standard error of its distance
    to the best answer's. ``position`` is the digest of the position to which the choices lead.
    """

    choices: tuple[str, ...]
    position: str
    worth: float
    error: float


class ProblemQuerySet(models.QuerySet["Problem"]):
    """Queries for lists of problems."""

    def good(self) -> ProblemQuerySet:
        """Return problems that weren't retired."""
        return self.filter(retired="")

    def visible(self) -> ProblemQuerySet:
        """Return problems of a past or present day whose game everybody may see.

        Left out are those of people who don't share the figures of their own choices; the problem's
        page would tell what their choice was worth.
        """
        public = Q(game__table__visibility=Visibility.PUBLIC, game__table__hidden=False)
        seat = Seat.objects.filter(table=OuterRef("game__table"), place=OuterRef("seat"))
        hides = seat.filter(Q(person__shares_choices=False) | Q(person__left_at__isnull=False))
        shown = self.filter(Q(game__table__isnull=True) | public, day__isnull=False)
        return shown.filter(~Exists(hides))

    def light(self) -> ProblemQuerySet:
        """Leave out what lists don't need."""
        return self.defer("world", "answers")


class Problem(models.Model):
    """A position in which one answer at the end of the turn is clearly better than all others."""

    class Retired(models.TextChoices):
        """The reason why a problem is no longer in use."""

        NO = ""
        VALUES = "values"
        """A later comparison of the answers found no clear best one."""
        VOTES = "votes"
        """Several people said that more than one answer is right."""
        RULES = "rules"
        """The installed rules are others, so that the position can't be shown any more."""

    game = models.ForeignKey(ProblemGame, models.CASCADE, related_name="problems")
    title = models.CharField(max_length=40)
    ply = models.PositiveIntegerField()
    """The number of choices that the game had before the position."""
    seats = models.PositiveSmallIntegerField()
    seat = models.PositiveSmallIntegerField()
    """The seat that chooses; the position is shown as this seat saw it."""
    rules_version = models.PositiveIntegerField()
    world = models.BinaryField()
    """The packed state of an imagined world that the seat can't tell from the true one, so that
    nothing hidden is stored."""
    answers = models.JSONField(default=list)
    """The answers, the best first: choices, position, worth and error (`Rated`)."""
    played = models.CharField(max_length=LENGTH)
    """The digest of the position to which the game's own choices led."""
    weights = models.CharField(max_length=LENGTH)
    """A digest of the networks by which the answers were compared last."""
    found_at = models.DateTimeField()
    verified_at = models.DateTimeField()
    day = models.DateField(null=True)
    """The day of which it is the title's problem; null: it waits."""
    retired = models.CharField(max_length=6, choices=Retired, default=Retired.NO, blank=True)
    mu = models.FloatField(default=BEGIN.mu)
    """The problem's strength beside those who solve it, as openskill estimates it."""
    sigma = models.FloatField(default=BEGIN.sigma)

    objects = ProblemQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "ply"], name="problem_once"),
            models.UniqueConstraint(
                fields=["title", "day"], condition=Q(retired=""), name="problem_of_a_day"
            ),
            models.CheckConstraint(
                condition=Q(retired__in=["", "values", "votes", "rules"]), name="problem_retired"
            ),
        ]
        indexes = [models.Index(fields=["title", "-day", "-id"], name="problem_days")]

    def __str__(self) -> str:
        return f"problem {self.pk} of {self.title}"

    @property
    def rules(self) -> Title[Any]:
        """The title. Raises UnknownTitle."""
        return titles.get(self.title)

    @property
    def playable(self) -> bool:
        """Whether the installed rules are those by which the position was stored."""
        try:
            return self.rules.rules_version == self.rules_version
        except UnknownTitle:
            return False

    @property
    def strength(self) -> Strength:
        """The problem's strength, as a rival of those who solve it."""
        return Strength(self.mu, self.sigma)

    @cached_property
    def rated(self) -> tuple[Rated, ...]:
        """The answers with their values, the best first."""
        return tuple(
            Rated(tuple(choices), position, worth, error)
            for choices, position, worth, error in self.answers
        )

    def find(self, position: str) -> Rated | None:
        """Return the answer that leads to a position; ``None`` if it wasn't compared."""
        return next((one for one in self.rated if one.position == position), None)

    def right(self, answer: Rated) -> bool:
        """Return whether an answer is the best, or as good within the error."""
        best = self.rated[0]
        return answer.worth >= best.worth - DOUBT * answer.error


class ProblemAnswer(models.Model):
    """A person's first answer to a problem."""

    problem = models.ForeignKey(Problem, models.CASCADE, related_name="given")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    choices = models.JSONField()
    position = models.CharField(max_length=LENGTH)
    two_answers = models.BooleanField(default=False)
    """Whether the person said that more than one answer is right."""
    counted = models.BooleanField(default=False)
    """Whether the answer counted for the strength of the problem."""
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "problem"], name="problem_answered_once")
        ]
        indexes = [
            models.Index(fields=["id"], condition=Q(counted=False), name="problem_answers_to_count")
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at problem {self.problem_id}"


class ProblemSolver(models.Model):
    """A person's strength at a title's problems, which nobody is shown."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    title = models.CharField(max_length=40)
    mu = models.FloatField(default=BEGIN.mu)
    sigma = models.FloatField(default=BEGIN.sigma)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "title"], name="problem_solver_once")
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.title}'s problems"

    @property
    def strength(self) -> Strength:
        """The person's strength."""
        return Strength(self.mu, self.sigma)
