"""The titles' pages and rulebooks."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.rules import titles
from games.templatetags.tables import title_name
from games.views.rulebook import rulebook
from tests.support.tables import open_table
from tests.views.conftest import Browser

ANCHOR = re.compile(r"\{#([a-z0-9-]+)\}")


@pytest.mark.parametrize("slug", titles.slugs)
def test_a_title_says_what_it_is_and_whose(browser: Browser, db: None, slug: str) -> None:
    title = titles.get(slug)
    page = unescape(browser(None).get(reverse("titles:detail", args=[slug])).text)
    assert title.name in unescape(browser(None).get(reverse("titles:list")).text)
    for fact in (title.name, *title.meta.designers, title.meta.publisher, str(title.meta.year)):
        assert fact in page
    assert "you need their licence" in page
    for name in ("titles:rules", "ratings:ladder"):
        assert reverse(name, args=[slug]) in page


def test_a_title_lists_its_open_tables(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="Come in")
    assert "Come in" in browser(None).get(reverse("titles:detail", args=["yspahan"])).text


@pytest.mark.parametrize("name", ["titles:detail", "titles:rules"])
def test_unknown_titles_are_not_found(browser: Browser, db: None, name: str) -> None:
    assert browser(None).get(reverse(name, args=["chess"])).status_code == 404


@pytest.mark.parametrize("slug", titles.slugs)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_rulebook_has_every_anchor_in_both_languages(
    browser: Browser, db: None, slug: str, lang: str
) -> None:
    client = browser(None)
    client.cookies.load({"django_language": lang})
    page = client.get(reverse("titles:rules", args=[slug])).text
    ids = re.findall(r'<\w+[^>]* id="([^"]+)"', page)
    anchors = ANCHOR.findall(titles.get(slug).texts.rulebooks[lang])
    assert f'<html lang="{lang}"' in page
    assert anchors
    assert set(anchors) <= set(ids)
    assert len(ids) == len(set(ids))
    assert "{#" not in page


# -- the Markdown


def test_an_anchor_goes_to_the_element_around_it() -> None:
    book = rulebook(
        "# Rules\n\n## Setup {#setup}\n\nA line. {#line}\n\n- An item. {#item}\n- Another.\n\n"
        "| a | b |\n|---|---|\n| one | two {#cell} |\n"
    )
    assert '<h2 id="setup">' in book.html
    assert '<p id="line">A line. <a href="#line" class="rule-sign">§</a></p>' in book.html
    assert '<li id="item">' in book.html
    assert '<td id="cell">' in book.html
    assert book.anchors == {"setup", "line", "item", "cell"}


def test_sections_without_an_anchor_get_one_for_the_contents() -> None:
    book = rulebook("## The first *day*\n\n## Cards {#cards}\n")
    assert [section[:2] for section in book.sections] == [
        ("section-the-first-day", "The first day"),
        ("cards", "Cards"),
    ]


def test_html_in_a_rulebook_is_only_text() -> None:
    book = rulebook("A <script>alert(1)</script> and [a link](javascript:alert(1)).\n")
    assert "<script" not in book.html
    assert "href" not in book.html


def test_rulings_are_marked() -> None:
    book = rulebook("**Ruling.** Ours. {#ours}\n\n**Other.** Theirs.\n")
    assert '<p class="ruling" id="ours">' in book.html
    assert book.html.count("ruling") == 1


def test_a_title_with_a_gallery_shows_its_pieces_under_its_rulebook(
    browser: Browser, db: None
) -> None:
    page = browser(None).get(reverse("titles:rules", args=["rajas-cards-karma"])).text
    assert page.count('id="gallery:') == 144
    assert 'href="#gallery"' in page
    assert "css/titles/rajas-cards-karma.css" in page
    other = browser(None).get(reverse("titles:rules", args=["yspahan"])).text
    assert "gallery" not in other


def test_of_a_series_a_phone_shows_the_game_alone() -> None:
    shown = title_name(titles.get("rajas-cards-karma"))
    assert shown == '<span class="off-phone">Rajas of the Ganges: </span>Cards &amp; Karma'
    assert title_name(titles.get("yspahan")) == "Yspahan"
