"""A person and their settings."""

from __future__ import annotations

from collections.abc import Iterator

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models
from django.db.models import Q

from accounts.addresses import AddressField
from accounts.models.looks import FoldedField, LookField
from accounts.names import check_form
from mp2site.text.rendering import msg


class Theme(models.TextChoices):
    """Colour themes."""

    AUTO = "auto"
    DAY = "day"
    NIGHT = "night"


class ProfileFor(models.TextChoices):
    """The people who may see a person's results."""

    EVERYBODY = "everybody"
    OPPONENTS = "opponents"
    """People who have played with the person."""
    NOBODY = "nobody"


def check_language(code: str) -> None:
    """Refuse a language that the site doesn't have. Raises ValidationError."""
    if code not in dict(settings.LANGUAGES):
        raise ValidationError("no language of the site", code="language")


class User(AbstractUser):
    """A person. The username is their public name."""

    username = models.CharField(
        max_length=150,
        unique=True,
        validators=[AbstractUser.username_validator, check_form],
    )
    look = LookField(max_length=300, editable=False, db_index=True, default="")
    """The skeleton of the name. It isn't unique, since some accounts are older than the rule."""

    folded = FoldedField(max_length=300, editable=False, db_index=True, default="", db_default="")
    """The folded form of the name for look-ups, which ignores capitals. It isn't unique either."""
    email = AddressField(blank=True, default="")

    time_zone = models.CharField(max_length=64, default="Europe/Berlin")
    language = models.CharField(
        max_length=8, default=settings.LANGUAGE_CODE, validators=[check_language]
    )
    """One of the site's languages. The column has no list of choices, so that a new language needs
    no migration.
    """
    theme = models.CharField(max_length=8, choices=Theme, default=Theme.AUTO)
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_to = models.TimeField(null=True, blank=True)
    """The end of the nightly quiet hours, as wall time in the person's zone."""
    rest_days = models.CharField(
        max_length=7, blank=True, default="", validators=[RegexValidator(r"^1?2?3?4?5?6?7?\Z")]
    )
    """The weekdays on which none of the person's clocks run, one digit each: 1 is Monday."""
    times_changed_at = models.DateTimeField(null=True, blank=True)
    """The time of the person's last change by which clocks may be stopped longer."""
    auto_vacation = models.BooleanField(default=False)
    """Whether the sweep may start a vacation for the person instead of a time-out."""
    away_until = models.DateTimeField(null=True, blank=True)
    """The end of the last vacation. If it is in the past, vacations needn't be queried."""
    profile_for = models.CharField(max_length=9, choices=ProfileFor, default=ProfileFor.EVERYBODY)
    """The people who may see the person's results, times and ratings. Ladders list people that
    everybody may see.
    """
    shares_presence = models.BooleanField(default=False)
    """Whether players at the person's tables can see if the person is here now; see `games.here`."""
    shares_choices = models.BooleanField(default=True)
    """Whether others see the coach's figures of the person's own choices; see `games.coach`."""
    calendar_token = models.CharField(max_length=43, null=True, blank=True, unique=True)
    """The secret part of the address of the person's calendar feed."""
    link_generation = models.PositiveIntegerField(default=0)
    """The generation of links in mails. Links of an earlier generation are invalid."""
    left_at = models.DateTimeField(null=True, blank=True, editable=False)
    """The time at which the account was closed. From then on, the row has no personal data; seats
    refer to it.
    """
    sessions_ended_at = models.DateTimeField(null=True, blank=True, editable=False)
    """The time at which all sessions were last ended, by a new password or on request."""
    suspended_at = models.DateTimeField(null=True, blank=True, editable=False)
    """The time at which the staff suspended the account; `is_active` is false then."""
    is_computer = models.BooleanField(default=False, editable=False)
    """Whether a program plays with this account: an opponent of the site, or a person's own
    program.
    """
    owner = models.ForeignKey(
        "self", models.PROTECT, null=True, editable=False, related_name="computers"
    )
    """The person who runs the program; ``None`` for people and for the site's opponents."""
    strength = models.CharField(max_length=10, blank=True, default="", editable=False)
    """The strength of an opponent of the site; empty for other accounts.

    Nobody can sign in as an opponent.
    """

    is_guest = models.BooleanField(default=False, editable=False)
    """Whether the person plays without an account, in one browser. At sign-up, the row becomes the
    account.
    """
    guest_until = models.DateTimeField(null=True, blank=True, editable=False)
    """The time at which a guest and their tables are deleted; ``None`` for all others."""

    class Meta(AbstractUser.Meta):
        permissions = [("translate", "Can see what is to translate")]
        indexes = [
            models.Index(fields=["strength"], condition=~Q(strength=""), name="user_opponents"),
            models.Index(fields=["guest_until"], condition=Q(is_guest=True), name="user_guests"),
            # Games with guests or programs are unrated. This index finds these few accounts.
            models.Index(
                fields=["id"], condition=Q(is_computer=True) | Q(is_guest=True), name="user_unrated"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(quiet_from__isnull=True, quiet_to__isnull=True)
                | Q(quiet_from__isnull=False, quiet_to__isnull=False),
                name="user_quiet_hours_whole",
            ),
            models.CheckConstraint(
                condition=~Q(rest_days="1234567"), name="user_week_has_a_day_that_counts"
            ),
            models.CheckConstraint(
                condition=Q(left_at__isnull=True) | Q(is_active=False, email=""),
                name="user_left_is_gone",
            ),
            models.CheckConstraint(
                condition=Q(suspended_at__isnull=True) | Q(is_active=False),
                name="user_suspended_is_inactive",
            ),
            models.CheckConstraint(
                condition=Q(owner__isnull=True) | Q(is_computer=True),
                name="user_owned_is_computer",
            ),
            models.CheckConstraint(
                condition=Q(strength="")
                | Q(is_computer=True, is_active=True, owner__isnull=True, email=""),
                name="user_opponent_is_of_the_house",
            ),
            models.CheckConstraint(
                condition=Q(is_guest=False, guest_until__isnull=True)
                | Q(
                    is_guest=True,
                    guest_until__isnull=False,
                    email="",
                    is_computer=False,
                    is_staff=False,
                    is_superuser=False,
                ),
                name="user_guest_is_a_visitor",
            ),
        ]

    @property
    def name(self) -> str:
        """The public name.

        For a closed account it is “a former player” in the reader's language.
        """
        return msg("privacy-former-player") if self.left_at else self.username

    def get_session_auth_hash(self) -> str:
        """Return the hash that valid sessions contain. Ending all sessions changes it.

        For people who never ended all sessions, it is Django's own hash. So sessions from before
        this column are still valid.
        """
        return self._since_end(super().get_session_auth_hash())

    def get_session_auth_fallback_hash(self) -> Iterator[str]:
        """Yield the same hashes for earlier secret keys."""
        return map(self._since_end, super().get_session_auth_fallback_hash())

    def _since_end(self, value: str) -> str:
        at = self.sessions_ended_at
        return value if at is None else f"{value}:{at.timestamp()}"


def one_named(people: models.QuerySet[User], name: str) -> User | None:
    """Return the person with a name: first by its exact letters, then by its folded form.

    Some names are older than the rule that names mustn't look alike. If several match, the oldest
    account is returned.
    """
    name = name.strip().replace("\0", "")
    exact = people.filter(username=name).first()
    return exact or people.filter(folded=name).order_by("pk").first()
