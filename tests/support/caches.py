"""Caches without entries of other tests."""

from __future__ import annotations

from itertools import count

from django.core.cache.backends.base import default_key_func

_numbers = count(1)
_test = 0


def renew() -> None:
    """Begin with empty caches, in all threads of this process."""
    global _test  # noqa: PLW0603 - a cache's keys are made wherever it is used
    _test = next(_numbers)


def key(key: str, prefix: str, version: int) -> str:
    """Return the name of a key in the running test's caches."""
    return default_key_func(f"{_test}:{key}", prefix, version)
