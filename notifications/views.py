"""The mailbox page: where the embedded mode's mails land. Elsewhere it doesn't exist."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from notifications.models import StoredMail
from notifications.selectors import addresses_of, mail_addresses, mailbox_open, mails_to

SHOWN = 100


def _in_embedded_mode(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Hide a page where mails really leave the house: anyone may read it where they don't."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if not mailbox_open():
            raise Http404
        return view(request, *args, **kwargs)

    return guarded


@_in_embedded_mode
@never_cache
@require_safe
def mailbox(request: HttpRequest) -> HttpResponse:
    """List mails: one's own, or those to the address asked for; and all addresses."""
    asked = request.GET.get("to", "").replace("\0", "")
    own = addresses_of(request.user) if request.user.is_authenticated else []
    shown = [asked] if asked else own
    context = {"asked": asked, "mails": mails_to(*shown)[:SHOWN], "addresses": mail_addresses()}
    return render(request, "mailbox/list.html", {**context, "shown": shown})


@_in_embedded_mode
@never_cache
@require_safe
def mail(request: HttpRequest, mail_id: int) -> HttpResponse:
    """Show one mail's text, its links to be followed."""
    found = get_object_or_404(StoredMail, pk=mail_id)
    return render(request, "mailbox/mail.html", {"mail": found})
