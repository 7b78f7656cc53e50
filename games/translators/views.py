"""The page for people with the translator's right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.kernel import SOURCE
from games.translators.listing import listed
from games.translators.selectors import games_of
from games.translators.stands import TABLE, address, recorded
from games.views.http import PageRequest, page_of, person_of
from mp2site.text.rendering import language
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponse

RIGHT: Final = "accounts.translate"
EACH: Final = 25
"""The number of messages on a page."""


@login_required
@require_safe
def messages(request: PageRequest) -> HttpResponse:
    """List the messages that a language lacks, or all of them. Raises PermissionDenied."""
    if not person_of(request).has_perm(RIGHT):  # type: ignore[union-attr] # signed in
        raise PermissionDenied
    others = [(code, name) for code, name in settings.LANGUAGES if code != SOURCE]
    lang, every = _chosen(request, dict(others)), bool(request.GET.get("all"))
    found = list(listed(lang, recorded(), missing=not every))
    files = sorted({one.file for one in found})
    file = request.GET.get("file", "")
    page = page_of(request, [one for one in found if file in {"", one.file}], EACH)
    context = {
        "languages": others,
        "chosen": lang,
        "every": every,
        "files": files,
        "file": file,
        "page": page,
        "count": page.paginator.count,
        "rows": _with_addresses(page.object_list),
    }
    return render(request, "translators/messages.html", context)


def _chosen(request: PageRequest, known: dict[str, str]) -> str:
    """Return the language asked for; otherwise the reader's, or the last of the registry."""
    return next(
        (code for code in (request.GET.get("language"), language()) if code in known),
        [*known][-1],
    )


def _with_addresses(rows: Any) -> list[dict[str, Any]]:
    """Return messages with the addresses of the pages where they stand on this site."""
    slugs = {slug for one in rows if one.stand for slug in TABLE.findall(one.stand.path)}
    games = games_of(sorted(slugs))
    return [{"one": one, "address": address(one.stand, games) if one.stand else ""} for one in rows]
