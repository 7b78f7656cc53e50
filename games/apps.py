"""The app's registration with Django."""

from pathlib import Path

from django.apps import AppConfig
from django.conf import settings


class GamesConfig(AppConfig):
    """The app of games."""

    name = "games"

    def ready(self) -> None:
        """Load the operator's own editions, register checks, this app's files of a person's data and its work of the sweep's."""
        from games import checks, editions, exports  # noqa: F401, PLC0415 - models must be there
        from games.services import packing, retention  # noqa: F401, PLC0415 - likewise

        if settings.EDITIONS_DIR:
            editions.load(Path(settings.EDITIONS_DIR))
