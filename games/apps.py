"""The app's registration with Django."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """The app of games."""

    name = "games"
