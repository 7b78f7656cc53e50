"""The app's registration with Django."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app of notifications."""

    name = "notifications"

    def ready(self) -> None:
        """Register the handlers of other apps' events and of mail providers' events."""
        from notifications import exports, listeners, receivers  # noqa: F401, PLC0415 - need the models
        from notifications.ledger import retention  # noqa: F401, PLC0415 - as above
