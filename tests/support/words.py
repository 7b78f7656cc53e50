"""Words for titles that come and go: a process reads all words once, and such a title brings its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest import mock

from mp2site import text

parsed = cache(text.PARSER.parse)


@contextmanager
def read_anew() -> Iterator[None]:
    """Have all words read again, now and afterwards. Of what is read again nothing is parsed again."""
    text.bundle_for.cache_clear()
    with mock.patch.object(text.PARSER, "parse", parsed):
        yield
    text.bundle_for.cache_clear()
