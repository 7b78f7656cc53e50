"""Limits that normal use never reaches (docs/moderation.md); 0 means no limit."""

from __future__ import annotations

from mp2site.settings import env

LIMITS = {
    # Limits of the tables at which a person has a seat: of open ones, and of all unfinished ones.
    "tables-waiting": env.number("LIMIT_TABLES_WAITING", 20),
    "tables": env.number("LIMIT_TABLES", 200),
    # The same two limits for a person without a confirmed e-mail address.
    "tables-waiting-unconfirmed": env.number("LIMIT_TABLES_WAITING_UNCONFIRMED", 3),
    "tables-unconfirmed": env.number("LIMIT_TABLES_UNCONFIRMED", 20),
    # Limits of invitations by name: per table, per person and day, and per guest.
    "invitations": env.number("LIMIT_INVITATIONS", 20),
    "invitations-a-day": env.number("LIMIT_INVITATIONS_A_DAY", 50),
    "invitations-a-guest": env.number("LIMIT_INVITATIONS_A_GUEST", 3),
    # The limit of a person's messages within an hour, at all tables together.
    "messages-an-hour": env.number("LIMIT_MESSAGES_AN_HOUR", 120),
    # The reviews of finished games that a person asks the coach for, within a day.
    "reviews-a-day": env.number("LIMIT_REVIEWS_A_DAY", 10),
    # The limit of guests (people without an account) at the same time.
    "guests": env.number("LIMIT_GUESTS", 1000),
}
# Whether inviting by name needs a confirmed e-mail address.
INVITING_NEEDS_ADDRESS = env.flag("INVITING_NEEDS_ADDRESS", default=True)
# Whether people may play without an account, for a week at a table with opponents.
GUESTS = env.flag("GUESTS", default=True)
# New tables of guests from one network address (IPv6: one network); 0 means no limit.
GUEST_RATES = {
    "guests-an-hour": (env.number("LIMIT_GUESTS_AN_HOUR", 20, least=0), "h"),
    "guests-a-day": (env.number("LIMIT_GUESTS_A_DAY", 60, least=0), "d"),
}
# The contact for a suspended person. Empty: the sender's address of mails.
SITE_CONTACT = env.text("SITE_CONTACT", "")
