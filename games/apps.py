"""The app's registration with Django."""

from pathlib import Path

from django.apps import AppConfig
from django.conf import settings


class GamesConfig(AppConfig):
    """The app of tables and their games."""

    name = "games"

    def ready(self) -> None:
        """Load the operator's editions; register checks, what a person's data holds of this app, and its part of the sweep."""
        from games import checks, converters, editions, erasing, exports  # noqa: F401, PLC0415 - models must be there
        from games.services import packing, retention  # noqa: F401, PLC0415 - likewise

        if settings.EDITIONS_DIR:
            editions.load(Path(settings.EDITIONS_DIR))
