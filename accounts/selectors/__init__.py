"""All reads of the accounts app."""

from accounts.selectors.addresses import (
    addresses_of,
    confirmed_address,
    confirmed_addresses,
    unconfirmed_address,
)
from accounts.selectors.belongings import (
    addresses_told,
    blocks_told,
    profile_of,
    reports_told,
    traces_of,
    vacations_told,
)
from accounts.selectors.blocks import (
    blocked_between,
    blocked_for,
    blocks_among,
    blocks_of,
    ids_blocked_for,
)
from accounts.selectors.circles import (
    CircleSeen,
    InList,
    Invited,
    circle_by_link,
    circle_get_for,
    circles_of,
    circles_told,
)
from accounts.selectors.computers import computers_of, opponents_of_strength
from accounts.selectors.feed import person_by_calendar
from accounts.selectors.finding import (
    PersonSeen,
    people_findable,
    people_near,
    person_named,
    person_seen,
    starred_ids,
    stars_told,
)
from accounts.selectors.names import is_alike
from accounts.selectors.people import person_by_number, person_of_name, person_signing_in
from accounts.selectors.reports import reports_of
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
    "CircleSeen",
    "InList",
    "Invited",
    "PersonSeen",
    "addresses_of",
    "addresses_told",
    "allowance_left",
    "api_token_by_key",
    "api_tokens_of",
    "away_now",
    "blocked_between",
    "blocked_for",
    "blocks_among",
    "blocks_of",
    "blocks_told",
    "circle_by_link",
    "circle_get_for",
    "circles_of",
    "circles_told",
    "computers_of",
    "confirmed_address",
    "confirmed_addresses",
    "hours_used",
    "ids_blocked_for",
    "is_alike",
    "opponents_of_strength",
    "people_findable",
    "people_near",
    "person_by_calendar",
    "person_by_number",
    "person_named",
    "person_of_name",
    "person_seen",
    "person_signing_in",
    "profile_of",
    "reports_of",
    "reports_told",
    "rules_for",
    "rules_of",
    "rules_of_people",
    "starred_ids",
    "stars_told",
    "traces_of",
    "travellers",
    "unconfirmed_address",
    "vacations_of",
    "vacations_told",
]
