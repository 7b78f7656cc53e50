"""A production site, and an embedded site with the same tables for comparison."""

from __future__ import annotations

import os
import ssl
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest
from playwright.sync_api import Browser

from mp2site import serve
from mp2site.infra.servers import RedisServer, free_port
from tests import servers
from tests.browser.visitor import Visitor, know_signs
from tests.faults import sink as sinks
from tests.faults.sink import Sink
from tests.production import house as houses
from tests.production.house import KEPT, ROOT, SECRET, Ground, Production
from tests.support.waiting import until


@pytest.fixture(scope="session")
def mails() -> Iterator[Sink]:
    with sinks.running() as sink:
        yield sink


@contextmanager
def _database() -> Iterator[str]:
    """Make an empty database beside the tests' own."""
    given = os.environ["DATABASE_URL"]
    name = f"caravanserai_production_{os.getpid()}"
    with psycopg.connect(given, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield f"{given.rsplit('/', 1)[0]}/{name}"
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def production(mails: Sink) -> Iterator[Production]:
    """Set up a site by README.md; start its services and the proxy."""
    with ExitStack() as stack:
        folder, user = stack.enter_context(servers.private_folder())
        store = stack.enter_context(RedisServer(folder, user))
        ports = {name: free_port() for name in ("web", "tls", "plain")}
        certificate = houses.self_signed(folder)
        database = stack.enter_context(_database())
        house = Production(Ground(folder, database, store.url, mails.port, certificate, **ports))
        houses.key_of(certificate).chmod(0o644)  # root's proxy runs as another user
        for step in houses.steps("Once"):
            house.manage(*step)
        house.manage("demo")
        stack.callback(house.stop)
        for unit in houses.UNITS:
            house.start(unit)
        front = servers.NginxServer(folder, user, houses.sites(house.ground), ports["tls"])
        stack.enter_context(front)
        until(lambda: answers(house.address, certificate), "production opens")
        yield house


def answers(address: str, certificate: Path) -> bool:
    """Return whether a site reports that it is healthy."""
    context = ssl.create_default_context(cafile=str(certificate))
    try:
        urllib.request.urlopen(f"{address}/healthz", timeout=5, context=context).close()
    except OSError:
        return False
    return True


@pytest.fixture(scope="session")
def embedded(production: Production, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the same tables in the embedded mode; return the address."""
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    ground = production.ground
    environment = {
        **{name: value for name, value in os.environ.items() if name in KEPT},
        "DJANGO_SETTINGS_MODULE": "mp2site.settings.dev",
        "DATA_DIR": str(tmp_path_factory.mktemp("embedded")),
        "SECRET_KEY": SECRET,  # it verifies the links in mails
        "DATABASE_URL": ground.database,
        "EMAIL_URL": f"smtp://127.0.0.1:{ground.smtp_port}",
        "SITE_URL": address,
    }
    child = subprocess.Popen(
        serve.web("127.0.0.1", port), cwd=ROOT, env=environment, start_new_session=True
    )
    try:
        until(lambda: answers(address, ground.certificate), "the embedded house opens")
        yield address
    finally:
        child.terminate()
        child.wait(20)


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[[str], Visitor]]:
    """Return a function that opens a visitor's browser; no visitor may see an error."""
    visitors: list[Visitor] = []

    def enter(address: str) -> Visitor:
        context = chromium.new_context(
            base_url=address,
            viewport={"width": 1440, "height": 1000},
            reduced_motion="reduce",
            locale="en",
            ignore_https_errors=True,
        )
        know_signs(context, address)
        visitors.append(Visitor(context))
        return visitors[-1]

    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
