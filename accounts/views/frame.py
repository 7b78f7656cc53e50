"""The page that all sections of the settings share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

if TYPE_CHECKING:
    from django import forms


def page(
    request: HttpRequest, section: str, context: dict[str, Any], form: forms.BaseForm | None = None
) -> HttpResponse:
    """Render a section of the settings, with its form's errors."""
    context = {"section": section, "form": form, **context}
    return render(request, f"accounts/{section}.html", context)
