"""Pages of a person's devices: switch this browser on or off, and remove others.

Adding a device needs no password. A device shows no more than the person's pages do, this page
lists all devices, and signing out removes the browser's own device (`receivers`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import Http404, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required
from notifications import selectors, vapid
from notifications.policy.devices import HERE, device_remove, device_save
from notifications.policy.preferences import BadPreference

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@never_cache
def devices(request: HttpRequest) -> HttpResponse:
    """Show the person's devices; a POST from the page's script adds this browser."""
    if not vapid.push_on():
        raise Http404
    if request.method == "POST":
        return _add(request)
    context = {
        "devices": list(selectors.devices_of(request.user)),  # type: ignore[arg-type]
        "here": request.session.get(HERE),
        "key": vapid.public_key(),
    }
    return render(request, "notices/devices.html", context)


def _add(request: HttpRequest) -> HttpResponse:
    person: User = request.user  # type: ignore[assignment]
    said = {name: request.POST.get(name, "") for name in ("endpoint", "p256dh", "auth")}
    try:
        device = device_save(person=person, agent=request.headers.get("User-Agent", ""), **said)
    except BadPreference as error:
        return JsonResponse({"said": msg(f"notices-bad-{error}")}, status=400)
    request.session[HERE] = device.pk
    messages.success(request, msg("push-done"))
    return JsonResponse({"id": device.pk}, status=201)


@require_POST
@login_required
def remove(request: HttpRequest) -> HttpResponse:
    """Remove a device."""
    asked = request.POST.get("device", "")
    if asked.isdecimal() and len(asked) <= 18:
        device_remove(person=request.user, device_id=int(asked))  # type: ignore[arg-type]
        messages.success(request, msg("push-removed"))
    return redirect("notices-devices")
