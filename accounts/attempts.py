"""Rate limits for password attempts, counted so that nobody can lock others out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.core.internal import ratelimit

from accounts.addresses import normal_address
from accounts.browsers import browser_of
from accounts.names import folded
from accounts.selectors.people import person_signing_in

if TYPE_CHECKING:
    from django.http import HttpRequest

RATES = ("login_tries", "login_failed_from", "login_failed")
"""The names of allauth's limits: attempts per source, failures per source, failures per source and
account.
"""


def source_of(request: HttpRequest, login: str) -> tuple[str, str]:
    """Return two keys for counting: the source, and the source with the account.

    A browser in which this person has signed in before is a source of its own. All other browsers
    at a network address share one source.
    """
    person = person_signing_in(login)
    browser = browser_of(request)
    if person is not None and browser.knows(person):
        source = f"browser:{browser.name}"
    else:
        source = f"address:{ratelimit.get_ip(request)}"
    return source, f"{source} {_login(login) if person is None else person.pk}"


def _login(login: str) -> str:
    """Return a login in its normal form. All spellings of a login have the same one."""
    return normal_address(login) if "@" in login else folded(login)


def consume(request: HttpRequest, login: str) -> Any:
    """Count an attempt before it is made; return its usage, or ``None`` if no attempt is left.

    After a successful attempt, the caller gives the usage back. The limit of attempts per source
    (`login_tries`) isn't part of the usage.
    """
    source, account = source_of(request, login)
    counted = ratelimit.RateLimitUsage(usage=[])
    for action in RATES:
        key = account if action == "login_failed" else source
        usage = ratelimit.consume(request, app="allauth.account", action=action, key=key)
        if not usage:
            return None
        if action != "login_tries":
            counted.usage += usage.usage
    return counted
