"""What reaches a person: everywhere, at one table, by webhook; and stopping all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.selectors import table_get_for
from games.views.http import refusals
from mp2site.text import msg
from notifications import selectors
from notifications.forms import WebhookForm, WishesForm
from notifications.services import wishes
from notifications.services.wishes import BadWish
from notifications.views.ledger import reach_context, wishes_form

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
def reach(request: HttpRequest) -> HttpResponse:
    """Show and change what reaches the person."""
    person: User = request.user  # type: ignore[assignment]
    form = wishes_form(person, selectors.webhook_of(person), request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, msg("notices-saved"))
        return redirect("notices")
    return render(request, "notices/reach.html", reach_context(person, form))


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
@refusals
def table(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show and change what reaches the person of one table."""
    person: User = request.user  # type: ignore[assignment]
    found = table_get_for(person=person, table_id=table_id)
    has_webhook = selectors.webhook_of(person) is not None
    form = WishesForm(request.POST or None, person=person, table=found, webhook=has_webhook)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, msg("notices-saved"))
        return redirect("notices-table", found.pk)
    name = found.name or found.rules.name
    return render(request, "notices/table.html", {"wishes": form, "table": found, "name": name})


@require_POST
@login_required
def mails(request: HttpRequest) -> HttpResponse:
    """Stop all mails, or start them again."""
    person: User = request.user  # type: ignore[assignment]
    if request.POST.get("act") == "start":
        wishes.mails_start(person=person)
        messages.success(request, msg("notices-mails-started"))
    else:
        wishes.mails_stop(person=person)
        messages.success(request, msg("notices-mails-stopped"))
    return redirect("notices")


@require_POST
@login_required
def address_again(request: HttpRequest) -> HttpResponse:
    """Try the person's address again though mails came back from it."""
    wishes.address_trust(person=request.user)  # type: ignore[arg-type]
    messages.success(request, msg("notices-address-again-done"))
    return redirect("notices")


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
def webhook(request: HttpRequest) -> HttpResponse:
    """Show and change the person's webhook."""
    person: User = request.user  # type: ignore[assignment]
    hook = selectors.webhook_of(person)
    form = WebhookForm(
        request.POST or None, initial={"url": hook.url, "format": hook.format} if hook else None
    )
    if request.method == "POST" and form.is_valid():
        try:
            wishes.webhook_save(person=person, **form.cleaned_data)
        except BadWish as error:
            form.add_error("url", msg(f"notices-bad-{error}"))
        else:
            messages.success(request, msg("notices-hook-saved"))
            return redirect("notices-webhook")
    return render(request, "notices/webhook.html", {"form": form, "webhook": hook})


@require_POST
@login_required
def webhook_change(request: HttpRequest) -> HttpResponse:
    """Give the webhook a new secret, or remove it."""
    person: User = request.user  # type: ignore[assignment]
    if request.POST.get("act") == "remove":
        wishes.webhook_remove(person=person)
        messages.success(request, msg("notices-hook-removed"))
    else:
        wishes.webhook_secret_renew(person=person)
        messages.success(request, msg("notices-hook-renewed"))
    return redirect("notices-webhook")
