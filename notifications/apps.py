"""The app's registration with Django."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app of notifications."""

    name = "notifications"

    def ready(self) -> None:
        """Listen to the other apps and to mail providers."""
        from notifications import exports, listeners, receivers  # noqa: F401, PLC0415 - need the models
        from notifications.ledger import retention  # noqa: F401, PLC0415 - as above
