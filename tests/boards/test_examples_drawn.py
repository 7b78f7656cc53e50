"""The examples of the rulebooks: numbers, words in both languages, pictures, place in the book."""

from __future__ import annotations

import gzip
import re
import tomllib
from typing import Any, Final

import pytest
from django.test import Client
from django.urls import reverse

from games.rules import titles
from games.rules.kernel import Title
from games.rules.kernel.example_play import problems
from games.rules.kernel.examples import WHOLE, Example
from games.rules.kernel.positions import files_in
from games.views.books import book_of
from games.views.figures import picture_of
from tests.support.spoken import counted, said, spoken, variables

EXAMPLES: Final = [
    pytest.param(title, example, id=f"{title.slug}-{example.id}")
    for title in titles
    for example in title.texts.examples.values()
]
TOLD: Final = [
    pytest.param(title, example, lang, id=f"{title.slug}-{example.id}-{lang}")
    for title in titles
    for example in title.texts.examples.values()
    for lang in title.texts.rulebooks
]
BOOKS: Final = [
    pytest.param(title, lang, id=f"{title.slug}-{lang}")
    for title in titles
    for lang in title.texts.rulebooks
]
EACH: Final = [pytest.param(title, id=title.slug) for title in titles]
CLAIMS: Final = {
    title.slug: tomllib.loads(claim)
    for title in titles
    if (claim := files_in(title.meta.package, "examples").get(WHOLE)) is not None
}
"""The claims of titles that every chapter has an example, with the headings that need none."""
TOO_LONG: Final = 640
"""The number of letters that no caption may reach."""
HEAVIEST: Final = 52_000
"""The most bytes of a sent page.

The limit is the page's share of 150 kB; style sheets, fonts, pictures and scripts take the rest.
"""


def keys_of(title: Title[Any], example: Example) -> set[str]:
    start = f"{title.slug}-example-{example.id}"
    return {start, *(f"{start}-{picture.id}" for picture in example.pictures)}


def figures_in(title: Title[Any], lang: str, kind: str) -> list[str]:
    sections = book_of(title, lang).sections
    return [words for one in sections for found, words in one.figures if found == kind]


@pytest.mark.parametrize(("title", "example"), EXAMPLES)
def test_an_examples_numbers_are_those_of_its_position(title: Title[Any], example: Example) -> None:
    assert problems(title, example) == []


@pytest.mark.parametrize(("title", "example"), EXAMPLES)
def test_its_pictures_can_be_drawn(title: Title[Any], example: Example) -> None:
    """Parts of the board draw the pictures, with the style sheets' colours and without controls."""
    for place in range(len(example.pictures)):
        html = picture_of(title, example, place).html
        assert re.search(r"<(svg|use|path)", html)
        assert not re.search(
            r'\s(id|tabindex|style|data-(?!pointed)[a-z-]+)="|<(a|button|summary)\b', html
        )
        assert not re.search(r'"#[0-9a-fA-F]{3,8}"', html)


@pytest.mark.parametrize(("title", "example", "lang"), TOLD)
def test_its_sentences_can_be_rendered(title: Title[Any], example: Example, lang: str) -> None:
    messages = spoken(title, lang, "example")
    named: set[str] = set()
    for key in keys_of(title, example):
        assert len(said(lang, key, example.numbers)) <= TOO_LONG
        assert (key, variables(messages[key])) == (
            key, variables(spoken(title, "en", "example")[key]),
        )  # fmt: skip
        named |= variables(messages[key])
    assert named == set(example.numbers)


@pytest.mark.parametrize(("title", "lang"), BOOKS)
def test_no_sentence_counts_by_itself_or_is_left_over(title: Title[Any], lang: str) -> None:
    messages = spoken(title, lang, "example")
    assert set(messages) == {
        key for one in title.texts.examples.values() for key in keys_of(title, one)
    }
    for key, message in messages.items():
        assert (key, counted(message, lang)) == (key, [])


@pytest.mark.parametrize("title", EACH)
def test_all_books_show_every_example_once_and_have_its_rules(title: Title[Any]) -> None:
    books = title.texts.rulebooks
    for lang in books:
        assert sorted(figures_in(title, lang, "example")) == sorted(title.texts.examples)
        for example in title.texts.examples.values():
            assert set(example.rules) <= book_of(title, lang).anchors
    places = [[one.figures for one in book_of(title, lang).sections] for lang in books]
    assert all(one == places[0] for one in places)


@pytest.mark.parametrize(("title", "lang"), BOOKS)
def test_every_piece_that_is_named_is_shown(title: Title[Any], lang: str) -> None:
    shown = {piece for row in figures_in(title, lang, "pieces") for piece in row.split()}
    wanted = {f"{title.slug}-piece-{piece.replace(':', '-')}" for piece in shown}
    assert set(spoken(title, lang, "piece")) == wanted


@pytest.mark.parametrize(
    "title", [pytest.param(title, id=title.slug) for title in titles if title.slug in CLAIMS]
)
def test_each_chapter_of_a_whole_book_has_its_pieces_and_an_example(title: Title[Any]) -> None:
    without = CLAIMS[title.slug]["without"]
    sections = {section.heading: section.figures for section in book_of(title, "en").sections}
    assert set(without) <= set(sections)
    for heading, figures in sections.items():
        kinds = {kind for kind, _ in figures}
        assert (heading, kinds >= {"pieces", "example"}) == (heading, heading not in without)


@pytest.mark.parametrize(("title", "lang"), BOOKS)
def test_a_page_is_light_and_has_each_id_once(
    client: Client, db: None, title: Title[Any], lang: str
) -> None:
    client.cookies.load({"django_language": lang})
    page = client.get(reverse("titles:rules", args=[title.slug])).text
    ids = re.findall(r'<\w+[^>]* id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([\w:-]+)"', page)) <= {*ids, "main"}
    assert len(gzip.compress(page.encode())) <= HEAVIEST
