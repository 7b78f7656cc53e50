"""The app's registration with Django."""

from pathlib import Path

from django.apps import AppConfig
from django.conf import settings


class GamesConfig(AppConfig):
    """The app of games."""

    name = "games"

    def ready(self) -> None:
        """Make the house's own editions known before the first request or task."""
        from games import editions  # noqa: PLC0415 - the rules needn't load to set Django up

        if settings.EDITIONS_DIR:
            editions.load(Path(settings.EDITIONS_DIR))
