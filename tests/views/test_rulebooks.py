"""Rulebooks by rule, their search, and their summaries."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Final

import pytest
from django.urls import reverse

from games.rules import titles
from games.rules.kernel import LANGUAGES as REGISTERED
from games.rules.kernel import Title
from games.views.books import book_of, rules_in
from games.views.finding import LONGEST, WORD, folded, found_in
from games.views.rulebook import rules_of
from tests.views.conftest import Browser

LANGUAGES: Final = list(REGISTERED)
HTMX: Final = {"HX-Request": "true"}
BOOK: Final = """# A book

## Camels {#camels}

Camels walk. See [gold](#gold). {#walk}

- A camel drinks: {#drinks}

Two things: {#two}

1. Water.
2. Tea. {#tea}

| a | b |
|---|---|
| one | Gold is heavy. {#gold} |

### Small camels {#small}

They are small.

## Käse

Übrig.
"""


def page_of(browser: Browser, name: str, *args: str, lang: str = "en", **query: str) -> str:
    client = browser(None)
    client.cookies.load({"django_language": lang})
    return unescape(client.get(reverse(name, args=args), query).text)


# -- a single rule


def alone(anchor: str) -> str:
    rules = rules_of(BOOK, lambda anchor: f"/r/{anchor}/")
    return next(str(rule.html) for rule in rules if rule.anchor == anchor)


def test_a_paragraph_stands_alone_without_its_sign_and_its_links_lead_to_rules() -> None:
    assert alone("walk") == ('<p>Camels walk. See <a href="/r/gold/" data-rule="">gold</a>. </p>\n')


def test_a_list_item_has_its_list_and_a_cell_its_table() -> None:
    assert alone("drinks").startswith("<ul><li>A camel drinks:")
    assert "<th>a</th>" in alone("gold")
    assert "Gold is heavy." in alone("gold")


def test_what_a_paragraph_announces_comes_with_it() -> None:
    assert "<li>Water.</li>" in alone("two")
    assert "id=" not in alone("two")


def test_a_heading_has_all_up_to_the_next_of_its_level() -> None:
    assert "They are small." in alone("camels")
    assert "Übrig" not in alone("camels")
    assert "Camels walk" not in alone("small")


@pytest.mark.parametrize("slug", titles.slugs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_a_book_can_be_read_alone(slug: str, lang: str) -> None:
    title = titles.get(slug)
    rules = rules_in(title, lang)
    assert set(rules) == book_of(title, lang).anchors
    assert all(rule.html and " id=" not in rule.html for rule in rules.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "anchor",
    [
        "weeks-and-days",
        "roll",
        "yellow-only-starter",
        "turn",
        "three-actions",
        "no-group",
        "caravan-fill",
        "build",
        "ruling-build-card",
        "end-of-day",
    ],
)
def test_a_rule_that_is_another_with_two_leads_there(anchor: str, lang: str) -> None:
    """Players of a two-player table may open these rules and need the rules for two."""
    html = rules_in(titles.get("yspahan"), lang)[anchor].html
    assert re.search(r'href="[^"]*/two-players-[a-z-]+/"', html)


def test_a_rule_is_a_page_and_a_part_for_the_table(browser: Browser, db: None) -> None:
    address = reverse("titles:rule", args=["yspahan", "deliver"])
    client = browser(None)
    page, part = client.get(address), client.get(address, headers=HTMX)
    assert "<html" in page.text
    assert "<html" not in part.text
    for answer in (page, part):
        assert "you place as many of your cubes" in answer.text
        assert 'id="example-deliver"' in answer.text
        assert f"{reverse('titles:rules', args=['yspahan'])}#deliver" in answer.text
        assert "HX-Request" in answer["Vary"]
    assert 'id="ysp-cube-blue"' in page.text
    assert 'id="ysp-cube-blue"' not in part.text, "the board has it"


def test_a_part_is_sent_once(browser: Browser, db: None) -> None:
    address = reverse("titles:rule", args=["yspahan", "deliver"])
    client = browser(None)
    etag = client.get(address, headers=HTMX)["ETag"]
    again = {**HTMX, "If-None-Match": etag}
    assert client.get(address, headers=again).status_code == 304
    client.cookies.load({"django_language": "de"})
    assert client.get(address, headers=again).status_code == 200


@pytest.mark.parametrize("args", [["chess", "deliver"], ["yspahan", "moon"]])
def test_unknown_rules_are_not_found(browser: Browser, db: None, args: list[str]) -> None:
    assert browser(None).get(reverse("titles:rule", args=args)).status_code == 404


# -- search


def found(page: str) -> list[str]:
    part = re.search(r'<section class="found".*?</section>', page, re.DOTALL)
    return re.findall(r'<li>\s*<a href="#([\w-]+)"', part[0]) if part else []


def test_words_are_folded() -> None:
    assert folded("Größe") == "grosse"
    assert folded("ÜBRIG") == "ubrig"


def test_rules_are_found_by_the_beginnings_of_words(browser: Browser, db: None) -> None:
    page = page_of(browser, "titles:rules", "yspahan", q="CAM save")
    assert found(page) == ["two-players-build-cards"]
    assert "<mark>camels</mark>" in page
    assert "<mark>save</mark>" in page
    assert "1 rule with “CAM save”" in page
    every = found(page_of(browser, "titles:rules", "yspahan", q="camel"))
    assert {"take-camels", "save-cube", "section-taking-camels-and-gold"} & {*every} >= {
        "take-camels",
        "save-cube",
    }
    assert every == [one for one in rules_in(titles.get("yspahan"), "en") if one in every]


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_of_a_long_rule_the_part_with_the_word_is_shown(title: Title[Any]) -> None:
    long = [rule for rule in rules_in(title, "en").values() if len(rule.text) > LONGEST]
    assert long
    for rule in long:
        words = WORD.findall(rule.text)
        for word in (words[0], words[-1]):
            shown = {one.anchor: one for one in found_in(title, "en", word)}[rule.anchor]
            assert "<mark>" in shown.text + shown.section, (rule.anchor, word)


def test_umlauts_are_found_without_them(browser: Browser, db: None) -> None:
    with_them = found(page_of(browser, "titles:rules", "yspahan", lang="de", q="gebäude"))
    without = found(page_of(browser, "titles:rules", "yspahan", lang="de", q="GEBAUDE"))
    assert with_them == without
    assert len(with_them) > 3


def test_who_finds_nothing_is_told_what_to_do(browser: Browser, db: None) -> None:
    page = page_of(browser, "titles:rules", "yspahan", q="<i>elephant</i>")
    assert found(page) == []
    assert "Nothing found" in page
    assert "Try fewer words" in page
    raw = browser(None).get(reverse("titles:rules", args=["yspahan"]), {"q": "<i>x"}).text
    assert "<i>x" not in raw


@pytest.mark.parametrize("words", ["", "   ", "…", "a" * 500])
def test_any_words_may_be_looked_for(browser: Browser, db: None, words: str) -> None:
    page = page_of(browser, "titles:rules", "yspahan", q=words)
    assert found(page) == []
    assert 'role="search"' in page


# -- summaries


@pytest.mark.parametrize("slug", titles.slugs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_is_linked_from_title_and_rulebook(
    browser: Browser, db: None, slug: str, lang: str
) -> None:
    page = page_of(browser, "titles:summary", slug, lang=lang)
    sections = re.findall(r"<h2 ", page)
    assert len(sections) >= 8
    assert f'<html lang="{lang}"' in page
    for name in ("titles:detail", "titles:rules"):
        assert reverse("titles:summary", args=[slug]) in page_of(browser, name, slug)


@pytest.mark.parametrize("slug", titles.slugs)
def test_all_summaries_have_the_same_parts(slug: str) -> None:
    """A summary without all parts isn't shown; three languages have one of each title."""
    summaries = titles.get(slug).texts.summaries
    assert {"en", "de", "fr"} <= set(summaries) <= set(LANGUAGES)
    english, *others = (
        re.findall(r"^(#+|\||-|\d\.|>)", summaries[lang], re.MULTILINE)
        for lang in LANGUAGES
        if lang in summaries
    )
    assert all(parts == english for parts in others)


def test_an_unknown_title_has_no_summary(browser: Browser, db: None) -> None:
    assert browser(None).get(reverse("titles:summary", args=["chess"])).status_code == 404
