"""All reads of the accounts app."""

from accounts.selectors.addresses import (
    addresses_of,
    confirmed_address,
    confirmed_addresses,
    unconfirmed_address,
)
from accounts.selectors.belongings import (
    addresses_told,
    profile_of,
    traces_of,
    vacations_told,
)
from accounts.selectors.computers import computers_of, opponents_of_strength
from accounts.selectors.feed import person_by_calendar
from accounts.selectors.names import is_alike
from accounts.selectors.people import person_signing_in
from accounts.selectors.times import (
    allowance_left,
    away_now,
    hours_used,
    rules_for,
    rules_of,
    rules_of_people,
    travellers,
    vacations_of,
)
from accounts.selectors.tokens import api_token_by_key, api_tokens_of

__all__ = [
    "addresses_of",
    "addresses_told",
    "allowance_left",
    "api_token_by_key",
    "api_tokens_of",
    "away_now",
    "computers_of",
    "confirmed_address",
    "confirmed_addresses",
    "hours_used",
    "is_alike",
    "opponents_of_strength",
    "person_by_calendar",
    "person_signing_in",
    "profile_of",
    "rules_for",
    "rules_of",
    "rules_of_people",
    "traces_of",
    "travellers",
    "unconfirmed_address",
    "vacations_of",
    "vacations_told",
]
