"""A language that lacks messages: English stands in their place, and says so to screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest
from django.template import Context, Template
from django.test import Client
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from mp2site.text import coverage, fluent, rendering
from tests.support.tables import people

TOY: Final = "eo"
"""A language that the site doesn't have: Esperanto."""
WORDS: Final = {
    "base": """
base-name = Karavanejo
base-tables = Tabloj
base-titles = Ludoj
base-games = Partioj
base-people = Homoj
base-language = Lingvo
base-sign-in = Ensaluti
base-sign-out = Elsaluti
base-credits = Dankoj
base-licence = Permesilo
base-api = API
base-settings = Agordoj
""",
    "privacy": "privacy-link = Privateco\n",
    "pages": "pages-status-link = Stato\n",
    "settings": """
settings-title = Viaj agordoj
settings-language = Lingvo de la paĝoj
settings-theme = Koloroj
settings-theme-day = Tago
settings-theme-night = Nokto
settings-save = Konservi
""",
}
COUNT: Final = 20


def forget() -> None:
    fluent.bundle_for.cache_clear()
    rendering._spoken.cache_clear()
    rendering._format_once.cache_clear()
    coverage.shares.cache_clear()


@pytest.fixture
def toy(tmp_path: Path, settings: Any) -> Iterator[None]:
    """A language of twenty messages: a folder, and a line of the registry."""
    for source in (*fluent.SITE_MESSAGES.iterdir(),):
        (tmp_path / source.name).symlink_to(source)
    (tmp_path / TOY).mkdir()
    for area, body in WORDS.items():
        (tmp_path / TOY / f"{area}.ftl").write_text(body, "utf-8")
    settings.LANGUAGES = [*settings.LANGUAGES, (TOY, "Esperanto")]
    with mock.patch.object(fluent, "SITE_MESSAGES", tmp_path):
        forget()
        yield
    forget()


def page(client: Client, name: str, *args: str) -> str:
    client.cookies.load({"django_language": TOY})
    return client.get(reverse(name, args=args)).text


def test_it_has_twenty_messages() -> None:
    assert len(re.findall("^[a-z-]+ =", "".join(WORDS.values()), re.MULTILINE)) == COUNT


def test_pages_show_it_with_english_where_it_lacks_words(
    toy: None, db: None, client: Client
) -> None:
    shown = page(client, "titles:list")
    assert f'<html lang="{TOY}"' in shown
    for word in ("Tabloj", "Ludoj", "Ensaluti", "Privateco", "Stato"):
        assert word in shown
    assert re.search(r'<span lang="en">[^<]+</span>', shown)
    assert f'value="{TOY}" lang="{TOY}"' in shown


def test_attributes_and_titles_stay_plain(toy: None, db: None, client: Client) -> None:
    for name, *args in (("titles:list",), ("titles:rules", "yspahan"), ("account_login",)):
        shown = page(client, name, *args)
        assert not re.search(r'="[^"<>]*<span', shown)
        assert not re.search(r"<(title|option|textarea|desc)\b[^>]*>[^<]*<span", shown)
        assert not re.search(r"<(text|tspan)\b[^>]*>[^<]*<span", shown)


def test_a_book_that_it_lacks_is_english_and_says_so(toy: None, db: None, client: Client) -> None:
    for name in ("titles:rules", "titles:summary"):
        shown = page(client, name, "yspahan")
        assert 'data-tongue="en"' in shown
        assert re.search(r'<(div|article)[^>]* lang="en"><h1', shown)
    assert 'data-tongue="en"' in page(client, "lessons:list", "yspahan")
    client.cookies.load({"django_language": "fr"})
    assert "data-tongue" not in client.get(reverse("titles:rules", args=["yspahan"])).text
    french = client.get(reverse("titles:rules", args=["marco-polo-1"])).text
    assert "pas encore traduit" in french


def test_settings_offer_it_and_say_how_much_there_is(toy: None, db: None, client: Client) -> None:
    (someone,) = people(1)
    client.force_login(someone)
    address = reverse("accounts:settings")
    chosen = {"language": TOY, "theme": "auto", "time_zone": "Europe/Berlin"}
    assert client.post(address, chosen).status_code == 302
    assert User.objects.get(pk=someone.pk).language == TOY
    shown = client.get(address).text
    assert "Viaj agordoj" in shown
    assert re.search(r">Esperanto</span>: (<[^>]+>)?site 0\s?%", shown)
    assert re.search(r">Français</span>: (<[^>]+>)?site 100\s?%", shown)


def test_an_unknown_language_is_refused(db: None, client: Client) -> None:
    (someone,) = people(1)
    client.force_login(someone)
    chosen = {"language": TOY, "theme": "auto", "time_zone": "Europe/Berlin"}
    assert client.post(reverse("accounts:settings"), chosen).status_code != 302
    assert User.objects.get(pk=someone.pk).language == "en"


def test_a_share_counts_what_english_has(toy: None) -> None:
    site, *others = coverage.shares(TOY)
    assert (site.has, site.percent) == (COUNT, 0)
    assert {share.has for share in others} == {0}
    assert coverage.total("en").percent == 100


@pytest.mark.parametrize(
    ("source", "marked"),
    [
        ('<p>{% msg "home-title" %}</p>', True),
        ('<p>{% msg "home-title" %}{% if a %} x{% endif %}<b>', True),
        ('<p title="{% msg "home-title" %}">', False),
        ('<title>{% msg "home-title" %}</title>', False),
        ('{% block title %}{% msg "home-title" %}{% endblock %}<p>', False),
        ('{% msg "home-title" as words %}<p>{{ words }}</p>', False),
    ],
)
def test_only_words_are_marked(toy: None, source: str, marked: bool) -> None:
    key = "settings-theme-auto"
    template = Template("{% load words %}" + source.replace("home-title", key))
    with translation.override(TOY):
        assert ('<span lang="en">' in template.render(Context())) == marked
    with translation.override("de"):
        assert "<span" not in template.render(Context())
