"""`manage.py person_close <name> --yes`: close the account of a person who asked in writing."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.forms import say
from accounts.management.commands.person_export import person_called
from games.errors import GamesError
from games.services.closing import person_close


class Command(BaseCommand):
    """The command that closes an account, as the person could do in the settings.

    It can't be undone.
    """

    help = "Closes a person's account for good."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the name, and the confirmation."""
        parser.add_argument("name")
        parser.add_argument("--yes", action="store_true", help="It can't be undone.")

    def handle(self, *_args: Any, **options: Any) -> None:
        """Close the account."""
        person = person_called(options["name"])
        if not options["yes"]:
            raise CommandError(f"{person.username} can't come back from this. If so be it: --yes.")
        try:
            person_close(person=person)
        except ValidationError as error:
            raise CommandError(str(say(error).messages[0])) from error
        except GamesError as error:
            raise CommandError(f"Not now ({error.code}). Try again in a moment.") from error
        self.stdout.write("The account is closed.")
