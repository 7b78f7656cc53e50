"""Arguments of the staff's commands: the action, the staff member, the reason."""

from __future__ import annotations

from collections.abc import Sequence

from django.core.management.base import CommandError, CommandParser

from accounts.models import User, one_named


def add_deed(parser: CommandParser, deeds: Sequence[str]) -> None:
    """Declare the arguments: the action, the staff member and the reason."""
    parser.add_argument("deed", choices=deeds)
    parser.add_argument("--by", required=True, help="the name of whoever of the staff does it")
    parser.add_argument(
        "--reason", dest="why", required=True, help="the reason: written down, and told a person"
    )


def staff_named(name: str) -> User:
    """Return the staff member of this name. Raises CommandError."""
    found = one_named(User.objects.filter(is_staff=True, is_active=True), name)
    if found is None:
        raise CommandError(f"Nobody of the staff is called {name!r}.")
    return found


def person_named(name: str) -> User:
    """Return the person of this name. Raises CommandError."""
    found = one_named(User.objects.all(), name)
    if found is None:
        raise CommandError(f"Nobody here is called {name!r}.")
    return found
