"""`manage.py person rename|suspend|restore|factors-off <name> --by <staff> --reason …`."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.errors import GamesError
from games.management.staff import add_deed, person_named, staff_named
from games.services import moderation
from mp2site.web.admin_actions import refusal_text

DEEDS = {
    "suspend": moderation.person_suspend,
    "restore": moderation.person_restore,
    "factors-off": moderation.person_factors_remove,
}


class Command(BaseCommand):
    """The command that carries out the staff's actions on a person.

    It belongs to this app, since a suspension mainly changes the person's seats.
    """

    help = "Rename, suspend or restore a person, or remove their second factors; write down who did it and why."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the action, the person, the staff member and the reason."""
        add_deed(parser, ["rename", *DEEDS])
        parser.add_argument("person", help="the person's name")
        parser.add_argument("--name", default="", help="rename: the new name")

    def handle(self, *args: Any, **options: Any) -> None:
        """Carry out the staff's action."""
        given: dict[str, Any] = {"person": person_named(options["person"]), "why": options["why"]}
        given["by"] = staff_named(options["by"])
        try:
            if options["deed"] == "rename":
                moderation.person_rename(**given, name=options["name"])
            else:
                DEEDS[options["deed"]](**given)
        except (ValidationError, GamesError) as error:
            raise CommandError(refusal_text(error)) from error
        self.stdout.write("Done, and written down.")
