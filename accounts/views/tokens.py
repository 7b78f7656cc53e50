"""API tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.forms import TokenForm, attempt
from accounts.forms.attempts import say
from accounts.selectors.computers import computers_of
from accounts.selectors.tokens import api_tokens_of
from accounts.services.computers import computer_mark
from accounts.services.tokens import api_token_make, api_token_withdraw
from accounts.views.frame import page
from mp2site.infra import clock
from mp2site.text.ordering import by_name
from mp2site.text.rendering import msg
from mp2site.web.once import mark_shown_once
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@reauthentication_required(allow_get=True)
def tokens(request: HttpRequest) -> HttpResponse:
    """Show a person's tokens. A POST creates one and shows its key, only in this response."""
    person: User = request.user  # type: ignore[assignment]
    made: list[Any] = []
    form = TokenForm(request.POST or None)
    if request.method == "POST" and attempt(
        form, lambda: made.extend(api_token_make(person=person, **form.cleaned_data))
    ):
        form = TokenForm()
    now = clock.now()
    rows = [(token, token.expires_at <= now) for token in api_tokens_of(person)]
    programs = by_name(computers_of(person), lambda one: one.username)
    context = {
        "rows": rows,
        "made": made and made[0],
        "key": made and made[1],
        "programs": programs,
    }
    shown = page(request, "tokens", context, form)
    if made:
        mark_shown_once(shown)
    return shown


@require_POST
@login_required
def mark(request: HttpRequest) -> HttpResponse:
    """Mark the account of a token's key as a program that the person runs."""
    try:
        program = computer_mark(owner=request.user, key=request.POST.get("key", ""))  # type: ignore[arg-type]
    except ValidationError as error:
        messages.error(request, " ".join(say(error).messages))
    else:
        messages.success(request, msg("tokens-programs-marked", name=program.username))
    return redirect("accounts:tokens")


@require_POST
@login_required
def withdraw(request: HttpRequest, number: int) -> HttpResponse:
    """Revoke one of the person's tokens."""
    api_token_withdraw(person=request.user, number=number)  # type: ignore[arg-type]
    messages.success(request, msg("tokens-withdrawn"))
    return redirect("accounts:tokens")
