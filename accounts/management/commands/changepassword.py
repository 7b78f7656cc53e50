"""`manage.py changepassword [name]`: set a password.

Django's command would leave sessions valid.
"""

from __future__ import annotations

import getpass
from typing import Any, Final

from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.models import User, one_named
from accounts.services.sessions import password_set

TRIES: Final = 3


class Command(BaseCommand):
    """The command that sets a password and ends all sessions, as a change on the site does."""

    help = "Give a person a new password; it is asked for twice, and ends all their sessions."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the argument: the person's name."""
        parser.add_argument("username", nargs="?", help="the person's name; yours, if left out")

    def handle(self, *args: Any, **options: Any) -> None:
        """Prompt for the password and set it. Raises CommandError."""
        name = options["username"] or getpass.getuser()
        person = one_named(User.objects.all(), name)
        if person is None or person.strength:
            raise CommandError(f"Nobody here is called {name!r}.")
        self.stdout.write(f"A new password for {name!r}.")
        password_set(person=person, password=self._asked(person))
        self.stdout.write(
            "It is set. All sessions, tokens and secret addresses of before are void."
        )

    def _asked(self, person: User) -> str:
        for _ in range(TRIES):
            first, again = getpass.getpass(), getpass.getpass("Password (again): ")
            if first != again:
                self.stderr.write("These two differ.")
                continue
            try:
                validate_password(first, person)
            except ValidationError as error:
                self.stderr.write("\n".join(error.messages))
            else:
                return str(first)
        raise CommandError(f"Nothing is changed, after {TRIES} attempts.")
