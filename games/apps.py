"""The app's registration with Django."""

from importlib import import_module
from pathlib import Path

from django.apps import AppConfig
from django.conf import settings


class GamesConfig(AppConfig):
    """The app of tables and their games."""

    name = "games"

    def import_models(self) -> None:
        """Import the models of the core and of every feature, which all belong to this app."""
        super().import_models()
        for folder in settings.FEATURE_FOLDERS:
            if (folder / "models.py").exists():
                import_module(f"games.{folder.name}.models")

    def ready(self) -> None:
        """Load the operator's editions; register checks, data exports and sweep steps."""
        from games import checks, converters, editions, exports, listeners  # noqa: F401, PLC0415 - models must be there
        from games.services import packing, retention  # noqa: F401, PLC0415 - likewise

        if settings.EDITIONS_DIR:
            editions.load(Path(settings.EDITIONS_DIR))
