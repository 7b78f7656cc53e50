"""Pages of preferences: general, per table and for webhooks; and stopping all mails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required
from notifications import selectors
from notifications.forms import PreferencesForm, WebhookForm
from notifications.policy import preferences as policy
from notifications.policy.preferences import BadPreference
from notifications.views.ledger import preferences_form, reach_context
from notifications.views.tables import table_or_404

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
def reach(request: HttpRequest) -> HttpResponse:
    """Show and change the person's preferences."""
    person: User = request.user  # type: ignore[assignment]
    form = preferences_form(person, request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, msg("notices-saved"))
        return redirect("notices")
    return render(request, "notices/reach.html", reach_context(person, form))


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
def table(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show and change the person's preferences at one table."""
    person: User = request.user  # type: ignore[assignment]
    found = table_or_404(person, table_id)
    ways = selectors.ways_of(person)
    form = PreferencesForm(request.POST or None, person=person, table=found, ways=ways)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, msg("notices-saved"))
        return redirect("notices-table", found.pk)
    name = found.name or found.rules.name
    return render(
        request, "notices/table.html", {"preferences": form, "table": found, "name": name}
    )


@require_POST
@login_required
def mails(request: HttpRequest) -> HttpResponse:
    """Stop all mails, or start them again."""
    person: User = request.user  # type: ignore[assignment]
    if request.POST.get("act") == "start":
        policy.mails_start(person=person)
        messages.success(request, msg("notices-mails-started"))
    else:
        policy.mails_stop(person=person)
        messages.success(request, msg("notices-mails-stopped"))
    return redirect("notices")


@require_POST
@login_required
def address_again(request: HttpRequest) -> HttpResponse:
    """Remove the mark of the person's address whose mails bounced."""
    policy.address_trust(person=request.user)  # type: ignore[arg-type]
    messages.success(request, msg("notices-address-again-done"))
    return redirect("notices")


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@reauthentication_required(allow_get=True)
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
            policy.webhook_save(person=person, **form.cleaned_data)
        except BadPreference as error:
            form.add_error("url", msg(f"notices-bad-{error}"))
        else:
            messages.success(request, msg("notices-hook-saved"))
            return redirect("notices-webhook")
    return render(request, "notices/webhook.html", {"form": form, "webhook": hook})


@require_http_methods(["GET", "POST"])
@login_required
@reauthentication_required(allow_get=True)
def webhook_change(request: HttpRequest) -> HttpResponse:
    """Give the webhook a new secret, or remove it.

    A GET shows the page, since the page that asks for the password returns by a GET.
    """
    person: User = request.user  # type: ignore[assignment]
    if request.method == "GET":
        return redirect("notices-webhook")
    if request.POST.get("act") == "remove":
        policy.webhook_remove(person=person)
        messages.success(request, msg("notices-hook-removed"))
    else:
        policy.webhook_secret_renew(person=person)
        messages.success(request, msg("notices-hook-renewed"))
    return redirect("notices-webhook")
