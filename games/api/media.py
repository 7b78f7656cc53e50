"""The parser and the renderer of the API. Both handle only JSON; the header `Accept` is ignored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import IO, Any

import msgspec
from django.conf import settings
from django.utils.functional import Promise
from rest_framework.exceptions import ParseError
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from games.api.problems import Code, ProblemError


def _plain(value: object) -> str:
    """Return a lazy or marked string as a plain one. Raises TypeError for other types."""
    if isinstance(value, str | Promise):
        return str(value)
    raise TypeError(f"{type(value).__name__} isn't JSON")


_encode = msgspec.json.Encoder(enc_hook=_plain).encode
_decode = msgspec.json.Decoder().decode


class JsonRenderer(BaseRenderer):
    """A renderer based on msgspec, which encodes a view of a table in microseconds."""

    media_type = "application/json"
    format = "json"
    charset = None

    def render(
        self,
        data: Any,
        accepted_media_type: str | None = None,
        renderer_context: Mapping[str, Any] | None = None,
    ) -> bytes:
        """Return the bytes of an answer; empty without data."""
        return b"" if data is None else _encode(data)


class JsonParser(BaseParser):
    """A parser of JSON in UTF-8, no larger than `API_BODY_BYTES`."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """Return the data of a request. Raises ProblemError or ParseError."""
        limit = settings.API_BODY_BYTES
        body = stream.read(limit + 1)
        if len(body) > limit:
            raise ProblemError(Code.TOO_LARGE, 413)
        try:
            return _decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ParseError(str(error)) from None


class OnlyJson(DefaultContentNegotiation):
    """Content negotiation with a single renderer."""

    def select_renderer(
        self, request: Request, renderers: Sequence[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """Return the only renderer."""
        return renderers[0], renderers[0].media_type
