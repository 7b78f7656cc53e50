"""The checks of `manage.py check` for this app's settings."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register


@register()
def pause_within_patience(**_: Any) -> list[CheckMessage]:
    """Check that opponents' pauses are shorter than the time until a turn is requested again."""
    pause, patience = settings.OPPONENT_PAUSE, settings.OPPONENT_PATIENCE
    if not settings.OPPONENTS or pause < patience:
        return []
    wrong = f"OPPONENT_PAUSE ({pause} s) isn't shorter than OPPONENT_PATIENCE ({patience} s)."
    why = (
        "While an opponent seems to think its turn is given to it again, and then autoplay plays it."
        f" Set OPPONENT_PAUSE to less than {patience}, or OPPONENT_PATIENCE to more than {pause}."
    )
    return [Error(wrong, why, id="caravanserai.E002")]
