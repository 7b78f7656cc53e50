"""`manage.py season`: list seasons, open one, or compute one again from its log."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.models import User
from games.errors import GamesError
from games.rules import titles
from games.seasons.models import Season
from games.seasons.rebuilding import rebuilt
from games.seasons.services import season_open
from games.services.organizing import PACES


class Command(BaseCommand):
    """The operator's command for seasons.

    The sweep begins and ends seasons, so it isn't needed for that.
    """

    help = "List the seasons, open one for sign-up, or compute one again and compare."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the title to open, or the season to compute again."""
        parser.add_argument("--open", choices=titles.slugs, help="open a season of this title")
        parser.add_argument("--pace", choices=PACES, default=PACES[0])
        parser.add_argument("--seats", type=int, help="the seats of its tables; default: the most")
        parser.add_argument("--by", help="the username of a member of staff who opens it")
        parser.add_argument("--rebuild", type=int, metavar="ID", help="compute a season again")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Open a season, compute one again, or list all. Raises CommandError."""
        if asked["rebuild"]:
            self._rebuild(asked["rebuild"])
        elif asked["open"]:
            self._open(asked)
        else:
            for season in Season.objects.order_by("pk"):
                self.stdout.write(
                    f"{season.pk}  {season}  {season.phase}  {season.entries.count()} people"
                )

    def _open(self, asked: dict[str, Any]) -> None:
        by = User.objects.filter(username=asked["by"] or "", is_staff=True).first()
        if by is None:
            raise CommandError("Name a member of staff: --by USERNAME.")
        try:
            season = season_open(
                by=by, title=asked["open"], seats=asked["seats"], pace=asked["pace"]
            )
        except GamesError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(
            f"Season {season.pk} is open for sign-up until {season.begins_at:%Y-%m-%d %H:%M} UTC."
        )

    def _rebuild(self, id: int) -> None:
        season = Season.objects.filter(pk=id).first()
        if season is None:
            raise CommandError(f"There is no season {id}.")
        divisions = rebuilt(season)
        self.stdout.write(json.dumps(divisions, indent=2))
        if not all(one["equal"] for one in divisions):
            raise CommandError("The stored places differ from the computed ones.")
