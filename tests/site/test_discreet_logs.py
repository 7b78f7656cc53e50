"""No log line contains a token, an invitation, a secret address or a query string, not even in
errors.
"""

from __future__ import annotations

import io
import logging
import random
import string
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from allauth.account.utils import user_pk_to_url_str
from django.conf import settings as house
from django.db import IntegrityError, OperationalError, connection
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse
from django.utils.log import configure_logging

from accounts.models import User
from accounts.services.feed import calendar_token_renew
from games.models import Table
from mp2site.infra.logs import JsonFormatter, LineFormatter, discreet
from notifications import links
from tests.support.tables import open_table, people

pytestmark = pytest.mark.django_db
PASSWORD: Final = "a very Secret passw0rd"
API_KEY: Final = "cara_9wVb2TQx0mKe5ZrUy7LpNs3DfGh1JkAa8Cc4Ee6Gg"


@dataclass
class Secrets:
    """Secrets that no log line may contain, each with a request that sends it."""

    words: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)

    def add(self, secret: str, path: str) -> None:
        """Add a secret and its request."""
        self.words.append(secret)
        self.paths.append(path)


@pytest.fixture
def mara(db: None) -> User:
    return people(2)[0]


@pytest.fixture
def secrets(mara: User) -> Secrets:
    """Addresses with secrets, each with a valid and an invalid value."""
    table: Table = open_table(mara, 2, visibility="link")
    address = EmailAddress.objects.create(user=mara, email="mara.secret@example.com")
    confirmation = EmailConfirmationHMAC(address).key
    reset = f"{user_pk_to_url_str(mara)}-{default_token_generator.make_token(mara)}"
    grant = links.preferences(mara).rstrip("/").rsplit("/", 1)[1]
    calendar = calendar_token_renew(person=mara)
    found = Secrets()
    found.add(table.token, reverse("tables:invite", args=[table.token]))
    found.add(table.token, f"{reverse('tables:detail', args=[table.pk])}?token={table.token}")
    found.add(table.token, f"/api/tables/{table.pk}/?invitation={table.token}")
    found.add(calendar, reverse("calendar:deadlines", args=[calendar]))
    found.add(grant, reverse("notices-prefs-by-link", args=[grant]))
    found.add(grant, reverse("notices-stop", args=[grant]))
    found.add(confirmation, reverse("account_confirm_email", args=[confirmation]))
    found.add(reset, f"/accounts/password/reset/key/{reset}/")
    found.add("looked-for", "/tables/?title=looked-for")
    found.add("looked-for", "/no/such/page?q=looked-for")
    for made, path in zip(list(found.words), list(found.paths), strict=True):
        wrong = made[:-2] + ("xX" if made[-2:] != "xX" else "yY")
        found.add(wrong, path.replace(made, wrong))
    found.words += ["mara.secret@example.com", PASSWORD, API_KEY]
    return found


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The output of the site's own log handler, in both formats."""
    configure_logging(house.LOGGING_CONFIG, house.LOGGING)
    root, written = logging.getLogger(), io.StringIO()
    own = next(h for h in root.handlers if h.filters)
    assert isinstance(own, logging.StreamHandler)
    assert isinstance(own.formatter, LineFormatter)
    twin = logging.StreamHandler(written)
    twin.setFormatter(JsonFormatter())
    twin.filters = own.filters
    root.addHandler(twin)
    old, requests_log = own.setStream(written), logging.getLogger("mp2site.requests")
    requests_log.setLevel(logging.INFO)
    yield written
    requests_log.setLevel(logging.WARNING)
    root.removeHandler(twin)
    own.setStream(old)


@contextmanager
def failing(error: Callable[[str], Exception]) -> Iterator[None]:
    """Make every query fail with an error that quotes its parameters, as errors of PostgreSQL do."""

    def fail(_execute: Any, sql: str, params: Any, _many: Any, _context: Any) -> Any:
        raise error(f"not unique: {sql[:20]}\nDETAIL:  Key ({params}) = ({params}) exists already.")

    with connection.execute_wrapper(fail):
        yield


def away(said: str) -> Exception:
    error = OperationalError(said)
    error.__cause__ = house_is_away()
    return error


def house_is_away() -> Exception:
    import sqlite3  # noqa: PLC0415 - what a database that can't be had says

    return sqlite3.OperationalError("database is locked")


FAULTS: Final[dict[str, Callable[[], AbstractContextManager[Any]]]] = {
    "none": ExitStack,
    "the database is away": lambda: failing(away),
    "a bug that quotes what it got": lambda: failing(IntegrityError),
}


def requests(client: Client, path: str) -> Iterator[HttpResponse]:
    """Send requests that fail before a view and within a view."""
    bearer = {"Authorization": f"Token {API_KEY}"}
    yield client.get(path)
    yield client.get(path, headers={"Host": "evil.example"})
    yield client.get(path, headers=bearer)
    yield client.put(path, {"password": PASSWORD}, "application/json")
    yield client.post(path, {"login": "mara.secret@example.com", "password": PASSWORD})
    yield client.post(path, "{" + PASSWORD, "application/json", headers=bearer)


def nonsense(client: Client, path: str) -> Iterator[HttpResponse]:
    """Send a request that is too large; large requests are slow, so only some addresses get one."""
    form = "application/x-www-form-urlencoded"
    yield client.post(path, f"{PASSWORD}=&" * 1_001, form)
    yield client.post(path, PASSWORD * 130_000, form)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("person", ["stranger", "mara"])
def test_no_line_repeats_a_secret(
    log: io.StringIO, secrets: Secrets, mara: User, person: str, fault: str
) -> None:
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    if person == "mara":
        client.force_login(mara)
        secrets.words.append(client.cookies["sessionid"].value)
    statuses = set()
    with FAULTS[fault]():
        for path in secrets.paths:
            statuses |= {answer.status_code for answer in requests(client, path)}
        for path in secrets.paths[::7]:
            statuses |= {answer.status_code for answer in nonsense(client, path)}
    said = log.getvalue()
    assert said, "nothing was logged: the test met nothing"
    expected = {
        "none": {400, 403, 404},
        "the database is away": {400, 503},
        "a bug that quotes what it got": {400, 500},
    }
    assert statuses >= expected[fault]
    repeated = [
        (word, line) for word in secrets.words for line in said.splitlines() if word in line
    ]
    assert not repeated


def test_the_route_is_named_instead(log: io.StringIO, secrets: Secrets) -> None:
    Client().get(secrets.paths[3].replace(".ics", "x.ics"))
    assert "Not Found: /deadlines/<str:token>.ics" in log.getvalue()


@pytest.mark.parametrize("path", ["/", "/api/tables/", "/accounts/login/"])
def test_nonsense_from_outside_is_a_line_and_no_trace(log: io.StringIO, path: str) -> None:
    many = {f"f{n}": "" for n in range(1_001)}
    client = Client(raise_request_exception=False)
    statuses = [
        client.get(path, headers={"Host": "evil.example"}).status_code,
        client.get(path, headers={"Host": "a b"}).status_code,
        client.post("/accounts/login/", many).status_code,
    ]
    assert statuses == [400, 400, 400]
    said = log.getvalue()
    assert "Traceback" not in said
    assert '"trace"' not in said
    told = [line for line in said.splitlines() if "mp2site.requests" not in line]
    assert len(told) == 2 * 3


def test_a_bug_still_leaves_its_trace(
    log: io.StringIO, mara: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError(f"broken by {API_KEY}")

    monkeypatch.setattr("games.views.home.tables_open", broken)
    client = Client(raise_request_exception=False)
    client.force_login(mara)
    assert client.get("/").status_code == 500
    assert "home.py" in log.getvalue()
    assert "Internal Server Error: /" in log.getvalue()


def test_keys_are_left_out_whatever_letters_they_have() -> None:
    """One in a hundred random keys looks like words. The log must omit such keys, too."""
    rng = random.Random(1)
    letters = string.ascii_letters + string.digits + "-_"
    made = ["".join(rng.choices(letters, k=length)) for length in (20, 43) for _ in range(2_000)]
    made += [
        "".join(rng.choices(string.ascii_lowercase + string.digits, k=32)) for _ in range(2_000)
    ]
    told = [key for key in made if key in discreet(f"Key (x)=({key}) is there")]
    assert len(told) <= len(made) / 100
    assert not [key for key in made if key in discreet(f"Not Found: /j/{key}/")]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("GET /tables/?token=abc&x=1 HTTP", "GET /tables/?… HTTP"),
        ("to mara@example.com", "to …"),
        ("/j/kq3vty/ and /tables/9b8c7d6e5f/", "/j/…/ and /tables/9b8c7d6e5f/"),
        (f"Key (digest)=({API_KEY})", "Key (digest)=(…)"),
        ("table kq3vty0b1m: NameError in marco_polo_common.travel", None),
        ("request 0123456789abcdef0123456789abcdef", None),
        ("2026-11-22T09:30:00.123Z", None),
        ("why? nobody knows", None),
        (
            "django.core.exceptions.RequestDataTooBig, ReauthenticationRequired, _checked_out_of_it",
            None,
        ),
    ],
)
def test_what_is_left_out(said: str, shown: str | None) -> None:
    assert discreet(said) == (said if shown is None else shown)
