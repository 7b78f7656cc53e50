"""The app's registration with Django."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app of notifications."""

    name = "notifications"
