"""The app's registration with Django."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app of notifications."""

    name = "notifications"

    def ready(self) -> None:
        """Listen to mail providers."""
        from notifications import receivers  # noqa: F401, PLC0415 - needs the models
