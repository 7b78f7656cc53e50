"""The OpenAPI schema, its page, and the answer to unknown addresses."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any

from drf_spectacular.renderers import OpenApiJsonRenderer, OpenApiYamlRenderer
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView
from rest_framework.exceptions import NotAcceptable, NotFound
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.operation import Call


class JsonUnlessYaml(DefaultContentNegotiation):
    """Content negotiation that falls back to JSON if the client accepts neither form."""

    def select_renderer(
        self, request: Request, renderers: Sequence[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """Return the requested renderer, or else the first. Raises NotFound for another format."""
        try:
            return super().select_renderer(request, renderers, format_suffix)  # type: ignore[no-any-return]
        except NotAcceptable as error:
            (first, *_) = error.available_renderers or renderers
            return first, first.media_type


class SchemaApi(SpectacularAPIView):
    """The OpenAPI schema in JSON; in YAML with `?format=yaml`."""

    renderer_classes = (OpenApiJsonRenderer, OpenApiYamlRenderer)
    content_negotiation_class = JsonUnlessYaml
    authentication_classes = ()
    permission_classes = ()
    _describes = Lock()
    """A lock for the first description: it loads extensions, and two threads must not do so at
    once.
    """

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """Return the schema."""
        with self._describes:
            return super().get(request, *args, **kwargs)  # type: ignore[no-any-return,no-untyped-call]


class DocsPage(SpectacularSwaggerSplitView):
    """A page that shows the schema and calls operations.

    Its scripts and styles come from this site.
    """

    template_name = "api/docs.html"
    authentication_classes = ()
    permission_classes = ()
    url_name = "api:schema"


@extend_schema(exclude=True)
class NowhereApi(Call):
    """The operation of all unknown addresses under `/api/`: it answers 404."""

    permission_classes = ()

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Answer 404 for every method, before all other checks."""
        raise NotFound

    def get(self, request: Request, path: str) -> Response:
        """Raise NotFound. `initial` has raised it already, but DRF requires a method."""
        raise NotFound

    post = put = patch = delete = get
