"""The app's registration with Django."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The app of accounts."""

    name = "accounts"
