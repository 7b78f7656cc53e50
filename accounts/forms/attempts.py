"""Calls of services from forms, with the refusal as the form's error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.exceptions import ValidationError

from mp2site.text.moments import when
from mp2site.text.rendering import msg_lazy

if TYPE_CHECKING:
    from collections.abc import Callable

    from django import forms


def say(error: ValidationError) -> ValidationError:
    """Return a refusal with its message in the reader's language: `settings-error-<code>`."""
    until = (error.params or {}).get("until")
    params = {"when": when(until)} if until else {}
    return ValidationError(msg_lazy(f"settings-error-{error.code}", **params), code=error.code)


def attempt(form: forms.BaseForm, deed: Callable[[], object]) -> bool:
    """Call a service if the form is valid; return whether it succeeded.

    A refusal is added to the form's errors.
    """
    if not form.is_valid():
        return False
    try:
        deed()
    except ValidationError as error:
        form.add_error(None, say(error))
        return False
    return True
