"""`manage.py table rename|hide|show|close <id> --by <staff> --reason …`."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.errors import GamesError
from games.management.staff import add_deed, staff_named
from games.services import moderation
from mp2site.web.admin_actions import refusal_text

DEEDS = {
    "hide": moderation.table_hide,
    "show": moderation.table_show,
    "close": moderation.table_close,
}


class Command(BaseCommand):
    """The command that carries out the staff's actions on a table. `manage.py audit` lists them."""

    help = "Rename, hide, show or close a table, and write down who did it and why."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the action, the table, the staff member and the reason."""
        add_deed(parser, ["rename", *DEEDS])
        parser.add_argument("table", help="the table's id, as in its address")
        parser.add_argument("--name", default="", help="rename: the new name; none: no name")

    def handle(self, *args: Any, **options: Any) -> None:
        """Rename, hide, show or close the table. Raises CommandError if that is refused."""
        given: dict[str, Any] = {"table_id": options["table"], "why": options["why"]}
        given["by"] = staff_named(options["by"])
        try:
            if options["deed"] == "rename":
                moderation.table_rename(**given, name=options["name"])
            else:
                DEEDS[options["deed"]](**given)
        except (ValidationError, GamesError) as error:
            raise CommandError(refusal_text(error)) from error
        self.stdout.write("Done, and written down.")
