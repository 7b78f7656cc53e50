"""The app's models, one file per concept."""

from accounts.models.audit import AuditEntry
from accounts.models.people import Language, Theme, User
from accounts.models.tokens import ApiToken, Scope
from accounts.models.vacations import Vacation

__all__ = ["ApiToken", "AuditEntry", "Language", "Scope", "Theme", "User", "Vacation"]
