"""A killed web worker under load: no request fails, and a new worker starts."""

from __future__ import annotations

import os
import signal
import ssl
import threading
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from games.bench import server as bench
from mp2site.infra.servers import free_port
from tests import servers
from tests.production import house as houses
from tests.production.house import Ground
from tests.support.waiting import until

READERS = 6
PATIENCE = 120
APP = "tests.production.slow:application"


@dataclass(frozen=True, slots=True)
class Front:
    """The web's first process and its proxy."""

    ground: Ground
    web: int


@pytest.fixture
def front() -> Iterator[Front]:
    """Serve by two workers behind the proxy of the example."""
    with servers.private_folder() as (folder, user):
        certificate = houses.self_signed(folder)
        houses.key_of(certificate).chmod(0o644)  # root's proxy runs as another user
        ports = {name: free_port() for name in ("web", "tls", "plain")}
        ground = Ground(folder, "", "", 0, certificate, **ports)
        proxy = servers.NginxServer(folder, user, houses.sites(ground), ground.tls)
        with bench.served(os.environ, ground.web, workers=2, what=APP, threads=24) as web, proxy:
            yield Front(ground, web.pid)


class Load:
    """Readers who load a page repeatedly and count the responses."""

    def __init__(self, ground: Ground) -> None:
        self.page = f"{ground.address}/"
        self.context = ssl.create_default_context(cafile=str(ground.certificate))
        self.answers: Counter[str] = Counter()
        self.over = threading.Event()
        self.threads = [threading.Thread(target=self._read) for _ in range(READERS)]

    def __enter__(self) -> Self:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()

    def goes_on(self, more: int = 4 * READERS) -> None:
        before = self.answers.total()
        until(lambda: self.answers.total() >= before + more, "more is answered", PATIENCE)

    def _read(self) -> None:
        while not self.over.is_set():
            self.answers[self._once()] += 1

    def _once(self) -> str:
        try:
            with urllib.request.urlopen(
                self.page, timeout=PATIENCE, context=self.context
            ) as answer:
                answer.read()
                return str(answer.status)
        except urllib.error.HTTPError as error:
            return str(error.code)
        except OSError as error:
            return repr(error)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def replaced(web: int, gone: int) -> bool:
    now = children(web)
    return gone not in now and len(now) == 2


def test_nobody_is_refused_while_workers_die(front: Front) -> None:
    first = children(front.web)
    assert len(first) == 2
    with Load(front.ground) as load:
        for pid in first:
            load.goes_on()
            os.kill(pid, signal.SIGKILL)
            until(lambda gone=pid: replaced(front.web, gone), "it is replaced", PATIENCE)
            load.goes_on()
    assert set(load.answers) == {"200"}
    assert not {*first} & {*children(front.web)}
