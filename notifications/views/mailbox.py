"""The mailbox page of a site in the embedded mode, which sends no mails.

A person at the machine itself could read the database anyway. But members of a household must not
read one another's mails, since the reader of a mail can reset a password.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from csp.constants import NONE, SELF
from csp.decorators import csp, csp_update
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_sameorigin
from django.views.decorators.http import require_safe

from accounts.addresses import normal_address
from accounts.selectors.addresses import addresses_of
from mp2site.infra.contact import mailbox_open
from mp2site.web.callers import from_this_machine
from notifications.models import StoredMail
from notifications.selectors import mail_addresses, mails_to

SHOWN = 100


def _in_embedded_mode(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Wrap a view, so that it responds 404 on sites that send mails."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if not mailbox_open():
            raise Http404
        return view(request, *args, **kwargs)

    return guarded


def _own_addresses(request: HttpRequest) -> list[str]:
    return addresses_of(request.user) if request.user.is_authenticated else []


@_in_embedded_mode
@never_cache
@require_safe
def mailbox(request: HttpRequest) -> HttpResponse:
    """Show a person's own mails; on the machine itself, also those to a requested address."""
    here, own = from_this_machine(request), _own_addresses(request)
    asked = request.GET.get("to", "").replace("\0", "")
    if not here and normal_address(asked) not in own:
        asked = ""
    shown = [asked] if asked else own
    context = {
        "asked": asked,
        "shown": shown,
        "mails": mails_to(*shown)[:SHOWN],
        "all": here,
        "addresses": mail_addresses() if here else [],
    }
    return render(request, "mailbox/list.html", context)


def _mail(request: HttpRequest, mail_id: int) -> StoredMail:
    found = get_object_or_404(StoredMail, pk=mail_id)
    if not from_this_machine(request) and found.to not in _own_addresses(request):
        raise Http404
    return found


@never_cache
@csp_update({"frame-src": [SELF]})
@_in_embedded_mode
@require_safe
def mail(request: HttpRequest, mail_id: int) -> HttpResponse:
    """Show a mail like a mail program. Links in its text open only on demand."""
    return render(request, "mailbox/mail.html", {"mail": _mail(request, mail_id)})


@never_cache
@csp(
    {
        "default-src": [NONE],
        "img-src": ["data:"],
        "style-src": ["'unsafe-inline'"],
        "frame-ancestors": [SELF],
        "sandbox": ["allow-same-origin", "allow-top-navigation-by-user-activation"],
    }
)
@xframe_options_sameorigin
@_in_embedded_mode
@require_safe
def mail_html(request: HttpRequest, mail_id: int) -> HttpResponse:
    """Return a mail's HTML for the frame that shows it. Only links can do something in it."""
    html = _mail(request, mail_id).html
    return HttpResponse(html.replace("<head>", '<head><base target="_top">', 1))
