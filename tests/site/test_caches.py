"""A cache without its Redis is empty and raises no errors."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from django.core.cache import BaseCache
from django.core.exceptions import ImproperlyConfigured

from mp2site.infra.caches import Client, RedisCache
from mp2site.settings import env


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> BaseCache:
    """A cache whose Redis does not run."""
    monkeypatch.setattr(Client, "_asked_again_at", 0.0)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = {"OPTIONS": {"socket_connect_timeout": 0.5}}
    return RedisCache(f"redis://127.0.0.1:{port}/0", options)


def test_without_redis_it_is_an_empty_cache(away: BaseCache) -> None:
    away.set("a", 1)
    away.set_many({"b": 2})
    assert away.get("a", "nothing") == "nothing"
    assert away.get_many(["a", "b"]) == {}
    assert away.add("a", 1) is True
    assert not away.has_key("a")
    assert away.touch("a") is False
    assert away.delete("a") is False
    away.delete_many(["a", "b"])


def test_it_is_not_asked_again_at_once(away: Any, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(20):
        away.get("a")
    told = [record for record in caplog.records if "can't be reached" in record.message]
    assert len(told) == 1


def test_redis_has_a_database_for_each_use(monkeypatch: pytest.MonkeyPatch) -> None:
    urls = env.redis("redis://:pw@inn:6380/4")
    assert urls == env.RedisUrls(
        "redis://:pw@inn:6380/4", "redis://:pw@inn:6380/5", "redis://:pw@inn:6380/6"
    )
    assert env.redis("redis://inn").rates == "redis://inn/2"
    assert env.redis("unix:///run/redis.sock?db=1").shared == "unix:///run/redis.sock?db=2"
    monkeypatch.setenv("REDIS_SHARED_URL", "redis://elsewhere/0")
    assert env.redis("redis://inn").shared == "redis://elsewhere/0"


@pytest.mark.parametrize("url", ["amqp://inn", "redis://inn/first"])
def test_other_brokers_are_refused(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="REDIS_URL"):
        env.redis(url)
