"""The OpenAPI schema: operations with their request, response, errors and examples."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from importlib.resources import files
from inspect import cleandoc
from typing import Any, Final, TypeVar

import msgspec
from django.http import HttpRequest
from django.utils import translation
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request

from games import errors
from games.api.problems import Code
from games.api.schemas.problems import ProblemSchema, StaleSchema
from games.rules.kernel import SOURCE
from mp2site.text.rendering import msg

F = TypeVar("F", bound=Callable[..., Any])
MEDIA: Final = "application/problem+json"

# Shortened real answers of a game in its first round, by operation id. Some are shared.
EXAMPLES: Final[dict[str, Any]] = msgspec.json.decode(
    files("games.api").joinpath("examples.json").read_bytes()
)
SAME: Final = {
    "table_start": "table",
    "table_abandon": "table",
    "player_remove": "table_create",
    "seat_return": "table",
    "seat_resign": "table",
    "rating_agree": "table",
    "pause_propose": "table",
    "pause_answer": "table",
    "pause_end": "table",
    "table_rematch": "table_join",
    "draft_redo": "draft_undo",
    "draft_reset": "draft_undo",
    "seek_pause": "seek_make",
    "seek_decline": "seek_make",
    "line_step": "line_play",
    **{f"plan_{done}": "plan" for done in ("keep", "options", "rank", "widen", "drop_alternative")},
    "line_step_set": "line_play",
    **{
        f"circle_{done}": "circle"
        for done in ("found", "rename", "link_set", "join", "remove", "hand_over")
    },
    "circle_ladder": "ladder",
    "person_block": "blocks",
    "profile_show": "own_profile",
    "name_report": "reports",
    "review_ask": "review",
}

STATUS: Final[dict[str, int]] = {
    Code.MALFORMED: 400,
    Code.NOT_SIGNED_IN: 401,
    Code.FORBIDDEN: 403,
    Code.ONLY_READS: 403,
    Code.SIGN_IN_AGAIN: 403,
    Code.TOKENS_MANY: 409,
    Code.NOT_FOUND: 404,
    Code.TOO_LARGE: 413,
    Code.NOT_JSON: 415,
    Code.THROTTLED: 429,
    **{kind.code: kind.status for kind in errors.GamesError.__subclasses__()},
    errors.Code.TIME_RAN_OUT: errors.TimeRanOut.status,
    errors.Code.STAND_IN_PLAYED: errors.StandInPlayed.status,
    Code.KEY_REUSED: 422,
    Code.DONE_BEFORE: 409,
}
BODY: Final = (Code.TOO_LARGE, Code.NOT_JSON)

RENDER_HELP: Final = (
    "`1`: give each text object its sentence in your language, too, in the field `text`."
)
RENDER: Final = OpenApiParameter(
    "render",
    OpenApiTypes.STR,
    enum=["0", "1"],
    description=RENDER_HELP,
)


ADDRESSES: Final[dict[str, dict[str, Any]]] = {
    "id": {"type": "string", "pattern": "^[a-z0-9]{1,10}$"},
    "slug": {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    "name": {"type": "string", "pattern": r"^[^/\x00-\x1f]{1,150}$"},
    "division": {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 10**18 - 1},
    "ply": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "step": {"type": "string", "pattern": "^[a-z0-9]{1,10}$"},
}
PARTS: Final[dict[str, str]] = {
    "id": "The table's id, such as `fqk7m2xw9c`.",
    "slug": "The title's slug, such as `yspahan`.",
    "name": "The person's username.",
    "division": "The division's name: its level and a letter, such as `2b`.",
    "ply": "The number of committed choices in the position; 0: the set-up.",
    "step": "The analysis step's id, such as `k7m2pq4xwz`.",
}
"""The descriptions of parameters in paths."""


def with_addresses(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add a pattern and a description to each path parameter; a hook of drf-spectacular."""
    for path, verbs in result["paths"].items():
        for described in verbs.values():
            for parameter in described.get("parameters", []):
                if parameter["in"] == "path":
                    name = parameter["name"]
                    parameter["schema"] = ADDRESSES[name]
                    parameter["description"] = PARTS.get(name) or _number(path, result["paths"])
    return result


def _number(path: str, paths: Container[str]) -> str:
    """Return the description of the path parameter `number`.

    It identifies an entry of the list at the path before it.
    """
    entries = path.split("{number}", 1)[0]
    if entries in paths:
        return f"The `id` of an entry of `{entries}`."
    return f"The place in the list of `{entries.split('/')[-2]}`, from 0."


class OperationSchema(AutoSchema):
    """The schema of an operation.

    Its components are named by class: `TableSchema` becomes `Table`.
    """

    def get_serializer_name(self, serializer: Any, direction: str) -> str:
        """Return the component's name."""
        name: str = type(serializer).__qualname__
        return name.removesuffix("Schema").replace("Api.", "")

    def get_response_serializers(self) -> Any:
        """Return the operation's responses."""
        operation = getattr(self.view, self.method.lower())
        return operation.responses(signed_in=not self._anybody_may())

    def _anybody_may(self) -> bool:
        """Return whether the operation needs no sign-in."""
        stranger = HttpRequest()
        stranger.method = self.method
        permissions = self.view.get_permissions()
        return all(one.has_permission(Request(stranger), self.view) for one in permissions)


def call(
    id: str,
    summary: str,
    *,
    request: Any = None,
    response: Any = None,
    status: int = 200,
    refuses: tuple[str, ...] = (),
    request_example: Any = None,
    response_example: Any = None,
    parameters: list[OpenApiParameter] | None = None,
    more: dict[int, Any] | None = None,
) -> Callable[[F], F]:
    """Describe an operation: its id and summary, request, response, error codes and examples.

    Without a ``response_example``, the schema shows the recorded example from `EXAMPLES`.
    """
    codes = [*refuses, Code.MALFORMED, Code.THROTTLED, Code.NOT_SIGNED_IN]
    codes += BODY if request is not None else ()
    done: dict[Any, Any] = {status: None}
    if response:
        recorded = EXAMPLES[SAME.get(id, id)] if response_example is None else response_example
        done = {status: _done(response, recorded)}

    def responses(*, signed_in: bool) -> dict[Any, Any]:
        forbidden = [Code.FORBIDDEN] if signed_in else []
        return done | _problems(sorted({*codes, *forbidden})) | (more or {})

    def described(operation: F) -> F:
        operation.responses = responses  # type: ignore[attr-defined]
        return extend_schema(
            operation_id=id,
            summary=summary,
            request=request,
            examples=_sent(request_example),
            parameters=parameters,
        )(operation)

    return described


def _sent(example: Any) -> list[OpenApiExample]:
    return [] if example is None else [OpenApiExample("request", example, request_only=True)]


def _done(schema: Any, example: Any) -> OpenApiResponse:
    """Return a successful response, described by the first paragraph of its schema's docstring."""
    description = cleandoc(schema.__doc__).split("\n\n")[0]
    return OpenApiResponse(
        schema, description=description, examples=[OpenApiExample("answer", example)]
    )


def _problems(codes: list[str]) -> dict[tuple[int, str], OpenApiResponse]:
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    return {(status, MEDIA): _refusal(status, some) for status, some in by_status.items()}


def _refusal(status: int, codes: list[str]) -> OpenApiResponse:
    schema = StaleSchema if errors.Code.STALE_DECISION in codes else ProblemSchema
    examples = [OpenApiExample(code, _problem(code, status)) for code in codes]
    meanings = "\n".join(f"* `{code}`: {_meaning(code)}" for code in codes)
    return OpenApiResponse(schema, description=meanings, examples=examples)


@cache
def _meaning(code: str) -> str:
    """Return the meaning of an error code, in the language of the schema."""
    with translation.override(SOURCE):
        return msg(f"api-{code}")


def _problem(code: str, status: int) -> dict[str, Any]:
    return {
        "type": f"urn:caravanserai:problem:{code}",
        "title": _meaning(code),
        "status": status,
        "detail": "What was wrong with this request.",
        "code": code,
    }
