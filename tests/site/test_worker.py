"""The preparation of a worker before its forks, and of a web process at its start."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest
from celery import signals
from django.conf import settings
from django.urls import clear_url_caches, get_resolver

from mp2site.text import fluent


@pytest.fixture
def unread() -> None:
    fluent.bundle_for.cache_clear()
    clear_url_caches()


@pytest.mark.usefixtures("unread")
def test_they_are_born_with_the_words() -> None:
    answers = signals.worker_before_create_process.send(sender=None)
    assert not [error for _, error in answers if isinstance(error, Exception)]
    languages = {language for language, _ in settings.LANGUAGES}
    assert fluent.bundle_for.cache_info().currsize == len(languages)
    assert languages <= set(get_resolver()._reverse_dict)  # type: ignore[attr-defined] # what it has read


def test_the_collector_leaves_alone_what_a_web_has_read() -> None:
    program = "import gc, mp2site.wsgi; print(gc.get_freeze_count())"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert int(told.stdout) > 100_000


def test_the_collector_leaves_alone_what_they_share() -> None:
    """The garbage collector's visits would copy most of the shared memory into a child."""
    frozen = gc.get_freeze_count()
    inherited: list[object] = [[]]
    signals.worker_before_create_process.send(sender=None)
    assert gc.get_freeze_count() > frozen
    still_visited = any(one is inherited for one in gc.get_objects())
    gc.unfreeze()
    assert not still_visited
