"""Clients that check responses against the OpenAPI schema, and tables for their requests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import resolve
from drf_spectacular.generators import SchemaGenerator
from jsonschema import Draft202012Validator

from accounts.models import User
from games.api.throttles import COUNTS
from games.guests.views import BACKEND
from games.models import Table
from tests.support.tables import people, started
from tests.support.tokens import key_of

PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document that the site serves."""
    generated = SchemaGenerator().get_schema(request=None, public=True)
    return json.loads(json.dumps(generated, default=str))


def conforms(verb: str, path: str, response: HttpResponse) -> None:
    """Assert that the schema documents this response's status, media type and shape."""
    route = "/" + PARAMETER.sub(r"{\1}", resolve(path).route)
    answers = document()["paths"][route][verb.lower()]["responses"]
    assert str(response.status_code) in answers, f"{verb} {route}: {response.status_code}"
    content = answers[str(response.status_code)].get("content")
    if not content:
        assert response.content == b""
        return
    media = response.headers["Content-Type"].partition(";")[0]
    schema = {**content[media]["schema"], "components": document()["components"]}
    Draft202012Validator(schema).validate(json.loads(response.content))


class Api:
    """A client of the REST API, with a person's token, a guest's session, or neither."""

    def __init__(self, user: User | None = None) -> None:
        self.user = user
        self.client = Client(raise_request_exception=True)
        self.headers: dict[str, str] = {}
        if user is not None and user.is_guest:  # a guest has no token, but a session
            self.client.force_login(user, BACKEND)
        elif user is not None:
            self.headers["Authorization"] = f"Token {key_of(user)}"

    def get(self, path: str, headers: dict[str, str] | None = None, **query: Any) -> HttpResponse:
        path = f"/api/{path}"
        response = self.client.get(path, query, headers={**self.headers, **(headers or {})})
        conforms("GET", path, response)
        return response

    def post(self, path: str, data: Any = None, *, query: str = "") -> HttpResponse:
        return self.send(path, b"" if data is None else json.dumps(data).encode(), query=query)

    def send(
        self, path: str, body: bytes, kind: str = "application/json", *, query: str = ""
    ) -> HttpResponse:
        path = f"/api/{path}"
        kind = kind if body else ""
        response = self.client.post(
            path + query, body, content_type=kind or "application/json", headers=self.headers
        )
        conforms("POST", path, response)
        return response

    def delete(self, path: str) -> HttpResponse:
        path = f"/api/{path}"
        response = self.client.delete(path, headers=self.headers)
        conforms("DELETE", path, response)
        return response


def is_problem(response: HttpResponse, status: int, code: str) -> dict[str, Any]:
    """Assert that the response is a problem with this status and code; return the problem."""
    assert response.status_code == status, response.content
    assert response.headers["Content-Type"] == "application/problem+json"
    body: dict[str, Any] = response.json()
    assert body["code"] == code
    assert body["status"] == status
    assert body["title"]
    assert body["detail"]
    return body


@pytest.fixture(autouse=True)
def _fresh_counts() -> None:
    COUNTS.clear()


@pytest.fixture
def three(db: None) -> list[User]:
    return people(3)


@pytest.fixture
def api() -> Callable[[User | None], Api]:
    return Api


@pytest.fixture
def game(three: list[User]) -> Table:
    """A game of Yspahan for three that has just begun."""
    return started(three)


@pytest.fixture
def stranger(three: list[User]) -> User:
    return User.objects.create_user("nobody-here", "nobody@example.com", "a long password")
