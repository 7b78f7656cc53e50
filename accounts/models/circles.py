"""Circles: named groups of people who play with one another."""

from __future__ import annotations

import secrets
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

NAME_LENGTH: Final = 60
ABOUT_LENGTH: Final = 200


def new_link() -> str:
    """Return the secret part of a link that lets people join a circle."""
    return secrets.token_urlsafe(15)


class Circle(models.Model):
    """A group with a name. Its members and people with its link can see it."""

    name = models.CharField(max_length=NAME_LENGTH)
    about = models.CharField(max_length=ABOUT_LENGTH, blank=True, default="")
    link = models.CharField(max_length=24, null=True, blank=True, unique=True, default=new_link)
    """The secret part of the link for joining; null if the circle has no link."""
    founded_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} ({self.pk})"


class Membership(models.Model):
    """A person's membership in a circle."""

    class Role(models.TextChoices):
        """A member's role: the founder manages name, link and members."""

        FOUNDER = "founder"
        MEMBER = "member"

    circle = models.ForeignKey(
        "accounts.Circle", models.CASCADE, related_name="memberships", db_index=False
    )
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=7, choices=Role, default=Role.MEMBER)
    joined_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["circle", "person"], name="membership_once"),
            models.UniqueConstraint(
                fields=["circle"], condition=Q(role="founder"), name="circle_one_founder"
            ),
            models.CheckConstraint(
                condition=Q(role__in=["founder", "member"]), name="membership_role"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} in {self.circle_id}"

    @property
    def founds(self) -> bool:
        """Whether the member is the founder, or has become the founder's successor."""
        return self.role == self.Role.FOUNDER
