"""The app's models, one file per concept."""

from accounts.models.audit import AuditEntry
from accounts.models.blocks import Block
from accounts.models.circles import Circle, Membership
from accounts.models.people import ProfileFor, Theme, User, one_named
from accounts.models.reports import Report
from accounts.models.requests import SentRequest
from accounts.models.stars import Star
from accounts.models.tokens import ApiToken, Scope
from accounts.models.vacations import Vacation

__all__ = [
    "ApiToken",
    "AuditEntry",
    "Block",
    "Circle",
    "Membership",
    "ProfileFor",
    "Report",
    "Scope",
    "SentRequest",
    "Star",
    "Theme",
    "User",
    "Vacation",
    "one_named",
]
