"""Schemathesis: valid and invalid requests get documented responses.

Schemathesis calls each operation without a sign-in and as a seated person. A state machine then
chains calls: their parameters come from earlier responses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import GenerationMode

from accounts.models import User
from mp2site.wsgi import application
from tests.support.extent import extent
from tests.support.tables import open_table, people, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db

CALM: Final = settings(
    max_examples=extent("api", 4, 8),
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)


@pytest.fixture
def company(db: None) -> list[User]:
    return people(3)


@pytest.fixture
def tables(company: list[User]) -> list[str]:
    """Three tables: a waiting one, a running one, and a private one of other people."""
    return [
        open_table(company[0], 3).pk,
        started(company).pk,
        started(company[1:], visibility="private").pk,
    ]


@contextmanager
def connection_kept() -> Iterator[None]:
    """Keep the test's connection open after a request, as Django's test client does."""
    ends = (request_started, request_finished)
    for signal in ends:
        signal.disconnect(close_old_connections)
    yield
    for signal in ends:
        signal.connect(close_old_connections)


@pytest.fixture(autouse=True)
def _connection_stays() -> Iterator[None]:
    with connection_kept():
        yield


@pytest.fixture
def token(company: list[User]) -> str:
    return key_of(company[0])


schema = schemathesis.openapi.from_wsgi("/api/schema/", application)
ADDRESS: Final = re.compile(r"[a-z0-9]{1,10}")
OPERATIONS: Final = [found.ok() for found in schema.get_all_operations()]
MODES: Final = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
# A valid body may still break the rules or hold a foreign cursor. test_matrix.py checks the
# permissions.
schema.config.checks.update(excluded_check_names=["positive_data_acceptance", "ignored_auth"])


def addressed(case: Any, tables: list[str]) -> Any:
    """Replace generated ids in valid addresses by ids of existing tables and titles."""
    known = {"id": tables, "slug": ["yspahan"], "name": ["mara"], "ply": [0, 1]}
    for name in known.keys() & (case.path_parameters or {}).keys():
        value = str(case.path_parameters[name])
        if ADDRESS.fullmatch(value) and len(value) % 4:
            case.path_parameters[name] = known[name][len(value) % len(known[name])]
    return case


def calls() -> list[Any]:
    """Return every operation in every mode; without parameters there is no invalid mode."""
    return [
        pytest.param(operation, mode, id=f"{mode.value} {operation.label}")
        for operation in OPERATIONS
        for mode in MODES
        if mode is GenerationMode.POSITIVE
        or operation.body
        or operation.query
        or "{" in operation.path
    ]


@pytest.mark.parametrize(("operation", "mode"), calls())
class TestEveryCall:
    def test_a_stranger_asks(self, operation: Any, mode: Any, tables: list[str]) -> None:
        @CALM
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            addressed(case, tables).call_and_validate()

        ask()

    def test_a_person_asks(self, operation: Any, mode: Any, tables: list[str], token: str) -> None:
        @CALM
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            sent = {"Authorization": f"Token {token}"}
            addressed(case, tables).call_and_validate(headers=sent)

        ask()


def test_calls_in_a_row(token: str, tables: list[str]) -> None:
    """Calls whose addresses come from earlier responses: a table is created, found, joined,
    left.
    """

    class Machine(schema.as_state_machine()):  # type: ignore[misc]
        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"headers": {"Authorization": f"Token {token}"}}

    run_state_machine_as_test(
        Machine, settings=settings(CALM, max_examples=15, stateful_step_count=8)
    )
