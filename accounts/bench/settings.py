"""The benchmark's settings: no rate limits, as if each attempt came from another address."""

from __future__ import annotations

from games.bench.settings import *  # noqa: F403 - Django's way of layering settings

ACCOUNT_RATE_LIMITS = False
ACCOUNT_MAILS_AT_ONCE = False
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
