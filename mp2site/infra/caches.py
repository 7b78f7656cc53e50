"""Django's cache on Redis. While Redis can't be reached, it behaves like an empty cache.

After a failure, Redis isn't used for some seconds. So if Redis hangs, not every request waits for
its time-out.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from django.core.cache.backends.redis import RedisCache as DjangoRedisCache
from django.core.cache.backends.redis import RedisCacheClient
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

COOLDOWN_SECONDS: Final = 5.0
T = TypeVar("T")


def is_away() -> bool:
    """Return whether Redis isn't used because it has just failed."""
    return time.monotonic() < Client._asked_again_at  # noqa: SLF001 - of this module


class Client(RedisCacheClient):
    """A client that behaves like an empty cache while Redis can't be reached."""

    _asked_again_at = 0.0

    def get(self, key: Any, default: Any) -> Any:
        """Return the cached value, or ``default`` if there is none or Redis is away."""
        return self._or(default, lambda: super(Client, self).get(key, default))

    def get_many(self, keys: Any) -> dict[Any, Any]:
        """Return the cached values by key; none while Redis is away."""
        return self._or({}, lambda: super(Client, self).get_many(keys))

    def has_key(self, key: Any) -> bool:
        """Return whether a key exists; False while Redis is away."""
        return self._or(False, lambda: super(Client, self).has_key(key))  # noqa: FBT003 - the answer

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        """Set a value unless the key exists; return whether it was set.

        While Redis can't be reached, return True.
        """
        return self._or(True, lambda: super(Client, self).add(key, value, timeout))  # noqa: FBT003 - the answer

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        """Set a value; do nothing while Redis is away."""
        self._or(None, lambda: super(Client, self).set(key, value, timeout))

    def set_many(self, data: Any, timeout: Any) -> None:
        """Set values by key; do nothing while Redis is away."""
        self._or(None, lambda: super(Client, self).set_many(data, timeout))

    def touch(self, key: Any, timeout: Any) -> bool:
        """Give a value a new time-out; return whether it exists."""
        return self._or(False, lambda: super(Client, self).touch(key, timeout))  # noqa: FBT003 - the answer

    def delete(self, key: Any) -> bool:
        """Delete a value; return whether it existed."""
        return self._or(False, lambda: super(Client, self).delete(key))  # noqa: FBT003 - the answer

    def delete_many(self, keys: Any) -> None:
        """Delete values; do nothing while Redis is away."""
        self._or(None, lambda: super(Client, self).delete_many(keys))

    def _or(self, without: T, call: Callable[[], T]) -> T:
        if time.monotonic() < self._asked_again_at:
            return without
        try:
            return call()
        except (RedisError, OSError) as error:
            # These are class attributes, since each thread of the process has its own client.
            Client._asked_again_at = time.monotonic() + COOLDOWN_SECONDS
            log.warning("the cache can't be reached, going on without it: %r", error)
            return without


class RedisCache(DjangoRedisCache):
    """Django's cache on Redis, with this client."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = Client
