"""The app's registration with Django."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The app of accounts."""

    name = "accounts"

    def ready(self) -> None:
        """Connect our receivers to allauth's signals."""
        from accounts import receivers  # noqa: F401, PLC0415 - models must be there
        from accounts.services import retention  # noqa: F401, PLC0415 - as above
