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
    """The audience of a person's results."""

    EVERYBODY = "everybody"
    OPPONENTS = "opponents"
    """People who have played with them."""
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
    """The name's skeleton. It isn't unique: some accounts are older than this rule."""

    folded = FoldedField(max_length=300, editable=False, db_index=True, default="", db_default="")
    """The name's folded form for look-ups, regardless of capitals. It isn't unique either."""
    email = AddressField(blank=True, default="")

    time_zone = models.CharField(max_length=64, default="Europe/Berlin")
    language = models.CharField(
        max_length=8, default=settings.LANGUAGE_CODE, validators=[check_language]
    )
    """One of the site's languages; the column lists none, so that a new one needs no migration."""
    theme = models.CharField(max_length=8, choices=Theme, default=Theme.AUTO)
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_to = models.TimeField(null=True, blank=True)
    """Nightly quiet hours, as wall time in the person's zone."""
    rest_days = models.CharField(
        max_length=7, blank=True, default="", validators=[RegexValidator(r"^1?2?3?4?5?6?7?\Z")]
    )
    """ISO weekdays on which none of the person's clocks run, one digit each: Monday is 1."""
    times_changed_at = models.DateTimeField(null=True, blank=True)
    """When the person last changed their times so that clocks may stand still longer."""
    auto_vacation = models.BooleanField(default=False)
    """Whether the sweep may start a vacation instead of applying a time-out."""
    away_until = models.DateTimeField(null=True, blank=True)
    """The end of the last vacation; without one, the vacations needn't be queried."""
    profile_for = models.CharField(max_length=9, choices=ProfileFor, default=ProfileFor.EVERYBODY)
    """The audience of the person's results, times and ratings. Ladders list people who show them to
    everybody."""
    shares_presence = models.BooleanField(default=False)
    """Whether players at the person's tables see if the person is here now; see `games.here`."""
    calendar_token = models.CharField(max_length=43, null=True, blank=True, unique=True)
    """The secret part of the address of the person's calendar feed."""
    link_generation = models.PositiveIntegerField(default=0)
    """The generation of links in mails; links of an earlier one are invalid."""
    left_at = models.DateTimeField(null=True, blank=True, editable=False)
    """When the account was closed; since then the row only keeps seats, without personal data."""
    sessions_ended_at = models.DateTimeField(null=True, blank=True, editable=False)
    """When all sessions were last ended, by a new password or on request."""
    suspended_at = models.DateTimeField(null=True, blank=True, editable=False)
    """When the staff suspended the account; `is_active` is then false."""
    is_computer = models.BooleanField(default=False, editable=False)
    """Whether a program plays with this account: an opponent of the site, or a person's own
    program."""
    owner = models.ForeignKey(
        "self", models.PROTECT, null=True, editable=False, related_name="computers"
    )
    """The person who runs the program; ``None`` for the site's opponents."""
    strength = models.CharField(max_length=10, blank=True, default="", editable=False)
    """The strength of an opponent of the site; empty for other accounts.

    Nobody can sign in as an opponent.
    """

    is_guest = models.BooleanField(default=False, editable=False)
    """Whether the person plays without an account, in one browser. At sign-up the row becomes the
    account."""
    guest_until = models.DateTimeField(null=True, blank=True, editable=False)
    """Until when a guest and their tables are kept; ``None`` for all others."""

    class Meta(AbstractUser.Meta):
        indexes = [
            models.Index(fields=["strength"], condition=~Q(strength=""), name="user_opponents"),
            models.Index(fields=["guest_until"], condition=Q(is_guest=True), name="user_guests"),
            # Games with guests or computers are unrated; this index finds these few accounts.
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
        """The public name; after closing, “a former player” in the reader's language."""
        return msg("privacy-former-player") if self.left_at else self.username

    def get_session_auth_hash(self) -> str:
        """Return the hash that valid sessions contain; ending all sessions changes it.

        It is Django's own hash for people who never ended all sessions, so that sessions older than
        this column stay valid.
        """
        return self._since_end(super().get_session_auth_hash())

    def get_session_auth_fallback_hash(self) -> Iterator[str]:
        """Return the same hashes for earlier secret keys."""
        return map(self._since_end, super().get_session_auth_fallback_hash())

    def _since_end(self, value: str) -> str:
        at = self.sessions_ended_at
        return value if at is None else f"{value}:{at.timestamp()}"


def one_named(people: models.QuerySet[User], name: str) -> User | None:
    """Return the person with a name: by its exact letters first, then by its folded form.

    Some names are older than the rule that no two look alike; then the oldest account is returned.
    """
    name = name.strip().replace("\0", "")
    exact = people.filter(username=name).first()
    return exact or people.filter(folded=name).order_by("pk").first()
