"""A visited site: the embedded mode, with fixed chance."""

from __future__ import annotations

from mp2site.settings.base import INSTALLED_APPS
from mp2site.settings.dev import *  # noqa: F403 - Django's way of layering settings

INSTALLED_APPS = [*INSTALLED_APPS, "tests.browser.chance.Config"]
CELERY_BEAT_SCHEDULE["games.sweep"]["schedule"] = 4  # noqa: F405 - what waits for the sweep is tested here
