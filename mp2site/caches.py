"""A cache on Redis that may be away: then it holds nothing, and nobody gets an error.

After a failure it isn't asked again for a moment, so that a Redis that hangs doesn't make every
request wait for its time-out.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from django.core.cache.backends.redis import RedisCache as DjangoRedisCache
from django.core.cache.backends.redis import RedisCacheClient
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

REST_SECONDS: Final = 5.0


class Client(RedisCacheClient):
    """A client whose every call has an answer, also without Redis."""

    _rests_until = 0.0

    def get(self, key: Any, default: Any) -> Any:
        """Return a value, or the default."""
        return self._tried(lambda: super(Client, self).get(key, default), default)

    def get_many(self, keys: Any) -> dict[Any, Any]:
        """Return the values that are there."""
        return self._tried(lambda: super(Client, self).get_many(keys), {})

    def has_key(self, key: Any) -> bool:
        """Tell whether a key is there."""
        return self._tried(lambda: super(Client, self).has_key(key), False)  # noqa: FBT003 - an answer

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        """Set a value where there is none; as if there were none, without Redis."""
        return self._tried(lambda: super(Client, self).add(key, value, timeout), True)  # noqa: FBT003 - an answer

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        """Set a value."""
        self._tried(lambda: super(Client, self).set(key, value, timeout), None)

    def set_many(self, data: Any, timeout: Any) -> None:
        """Set values."""
        self._tried(lambda: super(Client, self).set_many(data, timeout), None)

    def touch(self, key: Any, timeout: Any) -> bool:
        """Let a value live on."""
        return self._tried(lambda: super(Client, self).touch(key, timeout), False)  # noqa: FBT003 - an answer

    def delete(self, key: Any) -> bool:
        """Forget a value."""
        return self._tried(lambda: super(Client, self).delete(key), False)  # noqa: FBT003 - an answer

    def delete_many(self, keys: Any) -> None:
        """Forget values."""
        self._tried(lambda: super(Client, self).delete_many(keys), None)

    def _tried(self, call: Callable[[], Any], without: Any) -> Any:
        if time.monotonic() < self._rests_until:
            return without
        try:
            return call()
        except (RedisError, OSError) as error:
            # For all of this process's threads: each has a client of its own.
            Client._rests_until = time.monotonic() + REST_SECONDS
            log.warning("the cache can't be reached, going on without it: %r", error)
            return without


class RedisCache(DjangoRedisCache):
    """Django's cache on Redis, with that client."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = Client
