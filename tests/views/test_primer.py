"""The primer: three cards before the first choice of a person's first game of a title."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

import pytest
from django.urls import reverse
from django.utils.translation import override

from accounts.models import User
from games.models import Table
from games.rules import titles
from games.rules.kernel.meta import PRIMER
from games.views.primer import COOKIE, primer_of
from tests.support.tables import acting, asked, choose, people, started
from tests.views.conftest import Browser
from tests.views.test_play import address, waiting_one

pytestmark = pytest.mark.django_db
MOST: Final = 17
"""The maximum number of words on a card."""
DIALOG: Final = 'id="primer"'


@pytest.fixture(params=titles.slugs)
def table(request: pytest.FixtureRequest) -> Table:
    return started(people(2), request.param)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", titles.slugs)
def test_each_card_is_a_picture_and_a_short_sentence(slug: str, lang: str) -> None:
    with override(lang):
        primer = primer_of(titles.get(slug))
    assert primer is not None
    assert len(primer.cards) == len(PRIMER)
    for card in primer.cards:
        assert len(f"{card.lead} {card.rest}".split()) <= MOST
        assert card.picture.startswith("<")
        assert card.described
    assert len({card.picture for card in primer.cards}) == len(PRIMER)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_both_players_see_it_before_their_first_choice(
    browser: Browser, table: Table, lang: str
) -> None:
    User.objects.update(language=lang)
    with override(lang):
        primer = primer_of(titles.get(table.title))
    assert primer is not None
    for reader in (acting(table), waiting_one(table)):
        page = unescape(browser(reader).get(address("detail", table)).text)
        assert DIALOG in page
        assert all(card.lead in page and card.picture in page for card in primer.cards)


def test_spectators_and_updates_have_none(browser: Browser, table: Table) -> None:
    assert DIALOG not in browser(None).get(address("detail", table)).text
    update = browser(acting(table)).get(address("detail", table), {"partial": "1"})
    assert DIALOG not in update.text


def test_after_the_first_choice_it_is_over(browser: Browser, table: Table) -> None:
    user = acting(table)
    choose(table, user, asked(table, user).choices[0].key)
    assert DIALOG not in browser(user).get(address("detail", table)).text


def test_a_browser_that_has_closed_it_gets_none(browser: Browser, table: Table) -> None:
    client = browser(acting(table))
    client.cookies[COOKIE] = f"chess.{table.title}"
    assert DIALOG not in client.get(address("detail", table)).text
    client.cookies[COOKIE] = "chess"
    assert DIALOG in client.get(address("detail", table)).text


def test_a_second_game_of_the_title_has_none(browser: Browser) -> None:
    two = people(2)
    first, second = started(two, "yspahan"), started(two, "yspahan")
    other = started(two, "rajas-cards-karma")
    assert DIALOG not in browser(two[0]).get(address("detail", second)).text
    assert DIALOG not in browser(two[0]).get(address("detail", first)).text
    assert DIALOG in browser(two[0]).get(address("detail", other)).text


def test_the_menu_leads_to_its_page_and_back(browser: Browser, table: Table) -> None:
    client = browser(acting(table))
    page = client.get(address("detail", table)).text
    found = re.search(rf'href="(/titles/{table.title}/primer/[^"]*)"', page)
    assert found is not None
    shown = client.get(unescape(found[1])).text
    assert address("detail", table) in shown
    lesson = titles.get(table.title).texts.lessons[0]
    assert reverse("lessons:lesson", args=[table.title, lesson.id]) in shown


@pytest.mark.parametrize("table_id", ["", "short", "//evil.example", "a" * 40])
def test_the_page_alone_leads_to_the_title(browser: Browser, table_id: str) -> None:
    page = browser(None).get(reverse("titles:primer", args=["yspahan"]), {"table": table_id}).text
    foot = page[page.index("primer__foot") :]
    assert f'href="{reverse("titles:detail", args=["yspahan"])}"' in foot
    assert 'href="//evil' not in foot
    assert browser(None).get(reverse("titles:primer", args=["chess"])).status_code == 404
