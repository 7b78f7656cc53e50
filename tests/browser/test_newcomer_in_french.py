"""A newcomer in French on a phone, from the first visit to the end of a first game of Yspahan.

The site puts its French messages into brackets: a word outside of them is English, or comes from
elsewhere. Names and the words of libraries are listed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest
from django.conf import settings
from playwright.sync_api import expect

from accounts.zones import zones
from games.demo_people import PEOPLE
from games.models import STRENGTHS
from games.rules import titles
from games.rules.kernel import LANGUAGES
from tests.browser.bracketed import LANGUAGE
from tests.browser.conftest import ROOT, environment, served
from tests.browser.test_guests import sit_down
from tests.browser.test_opponents import play
from tests.browser.visitor import PASSWORD, Visitor, tame
from tests.support import pseudo
from tests.support.waiting import until
from tests.views.test_pseudo import parts_of

pytestmark = pytest.mark.long
Visit = Callable[..., Visitor]
NAME, ADDRESS, SECRET = "Capucine", "capucine@example.org", "sept-chameaux-9"
DEMO: Final = {
    *("Sunday caravan", "By the Zayandeh Rud", "Just us two", "Forty-one days"),
    *("The long way to Isfahan", "Two at the well", "At the Khan's behest"),
    *("From Venice, slowly", "The slow ferry"),
}
"""The demo's tables."""
NAMES: Final = {
    *(NAME, ADDRESS, settings.SITE_NAME, "Europe/Berlin", *PEOPLE, *DEMO),
    *map(str.capitalize, STRENGTHS),
    *(title.name for title in titles),
    *(name for title in titles for name in (*title.meta.designers, title.meta.publisher)),
    *(language.name for language in LANGUAGES.values()),
    *("CSV", "JSON", "REST", "Esc", "Enter", "Tab"),
    *("browser", "csrftoken", "django_language", "hints", "messages", "one-tap", "primers"),
    *("sessionid", "theme", "zone"),  # cookies
    *("API", PASSWORD, *(part for zone in zones() for part in parts_of(zone))),
}
LIBRARIES: Final = {
    *("Mot de passe", "Courriel", "Adresse e-mail", "Nom d'utilisateur", "Nom d’utilisateur"),
    "Ce mot de passe est trop court. Il doit contenir au minimum 10 caractères.",
    "Votre mot de passe ne peut pas trop ressembler à vos autres informations personnelles.",
    "Votre mot de passe doit contenir au minimum 10 caractères.",
    "Votre mot de passe ne peut pas être un mot de passe couramment utilisé.",
}
"""French words of Django and allauth."""
ADDRESSES: Final = re.compile(r"https?://\S+|/[\w/:-]+/")
ENGLISH: Final = re.compile(
    r"\b(the|and|your|you|with|of|is|are|this|have|turn|player|players|choose|take|was|will|when|"
    r"what|who|their|from|against|waiting|seats|sign|by|not|it|be|been|an|my|each)\b",
    re.IGNORECASE,
)
"""English words that aren't French ones."""
BEFORE: Final = (
    *("/titles/yspahan/", "/titles/yspahan/primer/", "/titles/yspahan/lessons/"),
    *("/titles/", "/tables/", "/privacy/"),
)
BOOKS: Final = ("/titles/yspahan/rules/", "/titles/yspahan/summary/")
"""Pages with texts that aren't messages, and so have no brackets."""
AFTERWARDS: Final = ("/", "/games/", "/news/", "/notices/", "/me/settings/", "/me/calendar/")
PUSHES: Final = """
import django, json
django.setup()
from accounts.models import User
from notifications.content.pushes import pushes_for
from notifications.models import Delivery, Notice
person = User.objects.get(username="%s")
delivery = Delivery(person=person)
found = Notice.objects.filter(person=person, channel="mail").select_related("table", "by", "person")
print(json.dumps([pushes_for([(delivery, [one])])[0] for one in found], default=repr))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a site with French messages in brackets."""
    own = environment(tmp_path_factory.mktemp("french"))
    return own | {"DJANGO_SETTINGS_MODULE": "tests.browser.bracketed_settings"}


@pytest.fixture(scope="module")
def site(house: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(house, tmp_path_factory.mktemp("log") / "french.log") as address:
        yield address


class Reader:
    """Reads everything that a visitor sees, and collects what isn't French."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.foreign: dict[str, set[str]] = {}
        self.pages = 0

    def look(self) -> None:
        """Read the open page."""
        self.read(self.visitor.page.url, self.visitor.page.content())

    def visit(self, paths: Iterable[str]) -> None:
        """Open and read pages."""
        for path in paths:
            self.visitor.page.goto(path)
            self.look()

    def browse(self, paths: Iterable[str]) -> None:
        """Open books, and look for English words in them."""
        for path in paths:
            self.visitor.page.goto(path)
            said = pseudo.without(NAMES, pseudo.said_on(self.visitor.page.content()))
            if found := set(ENGLISH.findall(said)):
                self.foreign.setdefault(path, set()).update(found)

    def read(self, where: str, html: str) -> None:
        """Read HTML or a text."""
        self.pages += 1
        said = ADDRESSES.sub("", pseudo.said_on(html))
        found = pseudo.unbracketed_in(said, NAMES | LIBRARIES)
        found |= set(ENGLISH.findall(pseudo.without(NAMES, said)))
        if found:
            self.foreign.setdefault(where, set()).update(found)

    def wish(self, keys: list[str]) -> str:
        """Read the table, and return a simple choice."""
        self.look()
        return tame(keys)


def mails(visitor: Visitor) -> Iterator[tuple[str, str]]:
    """Yield the address, and the page with the HTML, of each mail to the newcomer."""
    page = visitor.page
    page.goto("/mailbox/")
    rows = page.locator("main a[href^='/mailbox/']")
    paths = rows.evaluate_all("links => [...new Set(links.map((link) => link.pathname))]")
    for path in paths:
        page.goto(path)
        yield path, page.content() + page.request.get(f"{path}html/").text()


def test_not_one_english_word(visit: Visit, house: dict[str, str]) -> None:
    newcomer = visit(lang=LANGUAGE, wide=390, high=844, new=True)
    page, reader = newcomer.page, Reader(newcomer)
    reader.visit(["/", *BEFORE])
    reader.browse(BOOKS)
    sit_down(newcomer)
    reader.look()  # the primer and the first hint
    page.keyboard.press("Escape")
    page.evaluate("document.querySelectorAll('.first-hint').forEach((one) => one.remove())")
    table = page.evaluate("location.pathname")
    for _ in range(3):
        newcomer.choose(reader.wish(newcomer.keys))
    page.locator(".guest-bar a").click()
    reader.look()
    page.fill("input[name=username]", NAME)
    page.fill("input[name=email]", ADDRESS)
    page.fill("input[name=password1]", "court")
    page.locator("main form button.btn--primary").click()
    page.wait_for_load_state()
    reader.look()  # the refusal of a short password
    page.fill("input[name=password1]", SECRET)
    page.locator("main form button.btn--primary").click()
    page.wait_for_url(f"**{table}")
    newcomer.name = NAME
    play(newcomer, reader.wish)
    expect(page.locator(".score-sheet").first).to_be_visible()
    reader.look()
    reader.visit([*AFTERWARDS, f"{table}history/", f"/people/{NAME}/"])
    until(lambda: len(list(mails(newcomer))) >= 1, "a mail has come")
    for path, html in mails(newcomer):
        reader.read(path, html)
    page.goto("/me/calendar/")
    page.locator("main form button.btn--primary").click()
    page.wait_for_load_state()
    reader.look()
    feed = page.locator("main input[readonly]").first.input_value()
    reader.read("the calendar feed", said_in_calendar(page.request.get(feed).text()))
    for push in pushes(house):
        reader.read("a push", f"{push['title']}\n{push['body']}")
    assert reader.pages > 60
    assert sorted(reader.foreign.items()) == []


def said_in_calendar(feed: str) -> str:
    """Return the words of a calendar feed that calendars show."""
    whole = feed.replace("\r\n ", "")
    return "\n".join(
        re.findall(r"^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME)[^:]*:(.*)$", whole, re.MULTILINE)
    )


def pushes(house: dict[str, str]) -> list[dict[str, str]]:
    """Return the pushes that the newcomer's notices would send."""
    command = [sys.executable, "-c", PUSHES % NAME]
    told = subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True, text=True)
    found: list[dict[str, str]] = json.loads(told.stdout.strip().splitlines()[-1])
    return found
