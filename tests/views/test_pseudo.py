"""Pages in a pseudo-language: every word on them is a message, or data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from django.conf import settings

from accounts.models import User
from accounts.zones import zones
from games.rules import titles
from games.rules.kernel import LANGUAGES, SOURCE
from tests.support import pseudo
from tests.support.tables import started
from tests.views.conftest import Browser
from tests.views.test_matrix import ROWS, paths, people, places

__all__ = ["people", "places"]
pytestmark = pytest.mark.django_db
APART: Final = re.compile(
    r"^(admin|api|metrics|healthz|mailbox|accounts/logout|language|theme|credits)|<|\\^|\(\?P"
)
"""Pages that aren't for readers of the site or only have names, and pages of something, which are
listed below. Rulebooks and summaries are English in a language without them."""
OF_TITLES: Final = ("", "primer/", "lessons/", "ladder/")
LIBRARIES: Final = {
    *("Login", "Remember Me", "Username or email", "Username", "Forgot your password?"),
    *("Current Password", "New Password", "New Password (again)"),
    *("Retpoŝtadreso", "Retpoŝto", "Pasvorto", "Via pasvorto devas enhavi almenaŭ 10 signojn."),
    "Via pasvorto ne povas esti ofte uzata pasvorto.",
    "Via pasvorto ne povas esti tro simila al viaj aliaj personaj informoj.",
}
"""Words of Django and allauth about accounts, from their own catalogues."""
WORDS: Final = {
    *("Enter", "Esc", "Tab", "SHA-256", "CSV", "JSON", "REST", "OpenAPI", "Caravanserai"),
    *("Esperanto", *(language.name for language in LANGUAGES.values())),
    *("Cup", "Thursdays", "Hello", "example.com"),  # names and words of people in this test
    *("hints", "primers", "theme", "zone", "csrftoken", "sessionid", "django_language"),  # cookies
    *("messages", "one-tap", "browser", "https"),
}
NUMBERED: Final = re.compile(r"\b[0-9a-f]{16,}\b")


@pytest.fixture
def language() -> Iterator[str]:
    with pseudo.spoken() as code:
        yield code


def addresses(places: dict[str, Any]) -> Iterator[str]:
    """Yield the paths of all pages without parameters, and of pages of each kind of thing."""
    yield from ("/" + path for path in paths() if not APART.search(path))
    yield from ("/" + address.format(**places) for verb, address, *_ in ROWS if verb == "GET")
    for slug in titles.slugs:
        yield from (f"/titles/{slug}/{part}" for part in OF_TITLES)
        yield from (f"/titles/{slug}/lessons/{one.id}/" for one in titles.get(slug).texts.lessons)


def data() -> set[str]:
    """Return the words on pages that no language changes."""
    known = {*WORDS, *User.objects.values_list("username", flat=True), settings.SITE_NAME}
    for title in titles:
        known |= {title.name, *title.name.split(": "), *title.meta.designers, title.meta.publisher}
        known |= {word for name in title.editions.names for word in names(title.editions, name)}
    return known | LIBRARIES | {part for zone in zones() for part in parts_of(zone)}


def names(editions: Any, edition: str) -> Iterator[str]:
    """Yield the names in an edition's data, which need no translation."""
    ahead = [editions.data(edition)] if hasattr(editions, "data") else []
    for found in ahead:  # the list grows while it is read
        if isinstance(found, dict) and isinstance(found.get("name"), dict):
            yield found["name"][SOURCE]
        if isinstance(found, dict | list):
            ahead += found.values() if isinstance(found, dict) else found


def parts_of(zone: str) -> tuple[str, ...]:
    """Return the parts of a time zone's name, as the settings show it."""
    return zone, *zone.replace("_", " ").split("/"), zone.partition("/")[2].replace("_", " ")


def test_nothing_on_a_page_comes_from_elsewhere(
    browser: Browser, language: str, people: dict[str, User | None], places: dict[str, Any]
) -> None:
    host, seat = people["host"], people["seat"]
    assert host is not None
    assert seat is not None
    begun = [f"/tables/{started([host, seat], slug).pk}/" for slug in titles.slugs]
    User.objects.filter(pk=host.pk).update(language=language)
    host.refresh_from_db()
    known, found = data(), {}
    for who in (None, host):
        client = browser(who)
        client.cookies.load({"django_language": language})
        for address in dict.fromkeys([*addresses(places), *begun]):
            page = client.get(address)
            if page.status_code == 200 and page["Content-Type"].startswith("text/html"):
                left = pseudo.unbracketed(NUMBERED.sub("", page.text), known)
                if left:
                    found[str(who), address] = sorted(left)
    assert found == {}
