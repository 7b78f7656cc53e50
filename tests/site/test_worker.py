"""What a worker does before its processes are made."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from celery import signals
from django.conf import settings
from django.urls import clear_url_caches, get_resolver

from mp2site import text


class Cycle:
    """What only the collector can free."""

    itself: Cycle


@pytest.fixture
def thawed() -> Iterator[None]:
    gc.unfreeze()
    text.bundle_for.cache_clear()
    clear_url_caches()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("thawed")
def test_they_are_born_with_the_words_and_search_none_of_it_for_garbage() -> None:
    answers = signals.worker_before_create_process.send(sender=None)
    assert not [error for _, error in answers if isinstance(error, Exception)]
    languages = {language for language, _ in settings.LANGUAGES}
    assert text.bundle_for.cache_info().currsize == len(languages)
    assert languages <= set(get_resolver()._reverse_dict)  # type: ignore[attr-defined] # what it has read
    assert gc.get_freeze_count()


@pytest.mark.usefixtures("thawed")
def test_what_is_garbage_when_a_late_one_is_born_is_not_kept_for_ever() -> None:
    signals.worker_before_create_process.send(sender=None)
    kept = Cycle()
    kept.itself = kept
    gone = weakref.ref(kept)
    gc.freeze()
    del kept
    signals.worker_before_create_process.send(sender=None)
    assert gone() is None
