"""The titles and their rules."""

from __future__ import annotations

import re
from collections.abc import Container

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from games.converters import TableId
from games.features import features
from games.presentation.title_facts import TitleFacts
from games.selectors.tables import tables_open
from games.views.books import book_of, rule_of, rules_in, spoken, summary_of
from games.views.cards import open_rows, title_cards
from games.views.finding import found_in
from games.views.http import (
    PageRequest,
    etag_of,
    is_fresh,
    not_modified,
    person_of,
    refusals,
    title_of,
    with_etag,
)
from games.views.present import edition_text, has_part, sample, symbols
from games.views.primer import primer_of
from mp2site.text.rendering import language

OPEN_SHOWN = 6
LONGEST_QUESTION = 60
"""The maximum length of a search in a rulebook, in characters."""


@require_safe
def title_list(request: PageRequest) -> HttpResponse:
    """Show a card for each title."""
    return render(request, "titles/list.html", {"cards": title_cards()})


@require_safe
@refusals
def detail(request: PageRequest, slug: str) -> HttpResponse:
    """Show one title: facts, licence, reconstructed parts, tables to join."""
    title = title_of(slug)
    person = person_of(request)
    tables = tables_open(person).filter(title=slug)[:OPEN_SHOWN]
    context = {
        "title": title,
        "sample": sample(title),
        "facts": TitleFacts(title),
        "editions": [edition_text(title, name) for name in title.editions],
        "rows": open_rows(tables, person),
        "links": [link for feature in features for link in feature.title_links],
    }
    return render(request, "titles/detail.html", context)


@require_safe
def rules(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's rulebook in the reader's language, and the results of a search in it."""
    title = title_of(slug)
    asked = request.GET.get("q", "").strip()[:LONGEST_QUESTION]
    context = {
        "title": title,
        "book": book_of(title, language()),
        "tongue": _tongue(title.texts.rulebooks),
        "symbols": symbols(title),
        "gallery": sample(title) if has_part(slug, "gallery") else None,
        "asked": asked,
        "found": found_in(title, language(), asked) if asked else None,
    }
    return render(request, "titles/rules.html", context)


@require_safe
def rule(request: PageRequest, slug: str, anchor: str) -> HttpResponse:
    """Show one rule: as a page, or only its part for the sheet of a table."""
    title = title_of(slug)
    if anchor not in rules_in(title, language()):
        raise Http404
    one = rule_of(title, language(), anchor)
    context = {
        "title": title,
        "rule": one,
        "tongue": _tongue(title.texts.rulebooks),
        "symbols": "" if request.htmx else symbols(title),
    }
    name = "titles/_rule.html" if request.htmx else "titles/rule.html"
    etag = etag_of("rule", slug, anchor, one)
    if request.htmx and is_fresh(request, etag):
        return not_modified(etag)
    response = render(request, name, context)
    patch_vary_headers(response, ["HX-Request"])
    return with_etag(response, etag) if request.htmx else response


@require_safe
def summary(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's summary in the reader's language: all rules of play on two printed pages."""
    title = title_of(slug)
    book = summary_of(title, language())
    if book is None:
        raise Http404
    context = {
        "title": title,
        "book": book,
        "tongue": _tongue(title.texts.summaries),
        "symbols": symbols(title),
    }
    return render(request, "titles/summary.html", context)


@require_safe
@refusals
def primer(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's aim in three cards; with ``table`` it leads back to that table."""
    title = title_of(slug)
    cards = primer_of(title)
    if cards is None:
        return redirect("titles:detail", slug)
    table = request.GET.get("table", "")
    known = re.fullmatch(TableId.regex, table) is not None
    back = (
        reverse("tables:detail", args=[table]) if known else reverse("titles:detail", args=[slug])
    )
    context = {"title": title, "primer": cards, "table": known, "back": back}
    return render(request, "titles/primer.html", context)


def _tongue(texts: Container[str]) -> str:
    """Return a text's language if it isn't the reader's; otherwise ""."""
    shown = spoken(texts, language())
    return "" if shown == language() else shown
