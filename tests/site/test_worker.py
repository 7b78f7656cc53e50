"""What a worker does before its processes are made."""

from __future__ import annotations

import pytest
from celery import signals
from django.conf import settings
from django.urls import clear_url_caches, get_resolver

from mp2site import text


@pytest.fixture
def unread() -> None:
    text.bundle_for.cache_clear()
    clear_url_caches()


@pytest.mark.usefixtures("unread")
def test_they_are_born_with_the_words() -> None:
    answers = signals.worker_before_create_process.send(sender=None)
    assert not [error for _, error in answers if isinstance(error, Exception)]
    languages = {language for language, _ in settings.LANGUAGES}
    assert text.bundle_for.cache_info().currsize == len(languages)
    assert languages <= set(get_resolver()._reverse_dict)  # type: ignore[attr-defined] # what it has read
