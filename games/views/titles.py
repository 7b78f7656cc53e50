"""The titles: what can be played, and by which rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games import selectors
from games.presentation.suiting import Suiting
from games.rules import UnknownTitle, titles
from games.views.cards import open_rows, title_cards
from games.views.http import PageRequest, person_of, refusals
from games.views.present import has_part, sample
from games.views.rulebook import rulebook

if TYPE_CHECKING:
    from games.rules.kernel import Title

OPEN_SHOWN = 6


@require_safe
def title_list(request: PageRequest) -> HttpResponse:
    """Show all titles."""
    return render(request, "titles/list.html", {"cards": title_cards()})


@require_safe
@refusals
def detail(request: PageRequest, slug: str) -> HttpResponse:
    """Show one title: facts, licence, what is reconstructed, tables to join."""
    title = _title(slug)
    person = person_of(request)
    tables = selectors.tables_open(person).filter(title=slug)[:OPEN_SHOWN]
    context = {
        "title": title,
        "sample": sample(title),
        "suit": Suiting(title),
        "rows": open_rows(tables, person),
    }
    return render(request, "titles/detail.html", context)


@require_safe
def rules(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's rulebook in the reader's language."""
    title = _title(slug)
    books = title.rulebooks
    book = rulebook(books.get(get_language() or "en", books["en"]))
    gallery = sample(title) if has_part(slug, "gallery") else None
    context = {"title": title, "book": book, "gallery": gallery}
    return render(request, "titles/rules.html", context)


def _title(slug: str) -> Title[Any]:
    try:
        return titles.get(slug)
    except UnknownTitle:
        raise Http404 from None
