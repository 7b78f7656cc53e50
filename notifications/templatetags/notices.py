"""`{% load notices %}`: what every page must say to a person whose mails come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import template

from notifications.models import BadAddress
from notifications.selectors import trouble_of

if TYPE_CHECKING:
    from django.http import HttpRequest

register = template.Library()


@register.simple_tag(takes_context=True)
def mail_trouble(context: template.Context) -> BadAddress | None:
    """`{% mail_trouble as trouble %}`: what is wrong with the address of the person who looks."""
    request: HttpRequest | None = context.get("request")
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return None
    return trouble_of(user)
