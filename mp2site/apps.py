"""The project's registration with Django."""

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """The project as an app of its own, for its templates, commands and checks."""

    name = "mp2site"

    def ready(self) -> None:
        """Register our checks."""
        from mp2site.infra import pooling  # noqa: F401, PLC0415 - needs settings
