"""What a worker does before its processes are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from celery import signals
from django.conf import settings

from mp2site import text


@pytest.fixture
def thawed() -> Iterator[None]:
    gc.unfreeze()
    text.bundle_for.cache_clear()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("thawed")
def test_they_are_born_with_the_words_and_search_none_of_it_for_garbage() -> None:
    answers = signals.worker_before_create_process.send(sender=None)
    assert not [error for _, error in answers if isinstance(error, Exception)]
    assert text.bundle_for.cache_info().currsize == len(settings.LANGUAGES)
    assert gc.get_freeze_count() > 100_000
