"""A visited site with its French messages in brackets."""

from __future__ import annotations

from tests.browser.settings import *  # noqa: F403 - Django's way of layering settings

INSTALLED_APPS = [
    app.replace("browser.chance", "browser.bracketed")
    for app in INSTALLED_APPS  # noqa: F405 - likewise
]
