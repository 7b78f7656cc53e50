"""The schema, its page (with assets of our own), and the answer to addresses that aren't there."""

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

from games.api.faces import Call


class JsonUnlessYaml(DefaultContentNegotiation):
    """Who accepts neither form, as a browser or a program of our own API may say, gets JSON."""

    def select_renderer(
        self, request: Request, renderers: Sequence[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """Return the renderer that is asked for, else the first. Raises NotFound for another format."""
        try:
            return super().select_renderer(request, renderers, format_suffix)  # type: ignore[no-any-return]
        except NotAcceptable as error:
            (first, *_) = error.available_renderers or renderers
            return first, first.media_type


class SchemaApi(SpectacularAPIView):
    """The OpenAPI schema; JSON, or YAML for those who ask for it (`?format=yaml`)."""

    renderer_classes = (OpenApiJsonRenderer, OpenApiYamlRenderer)
    content_negotiation_class = JsonUnlessYaml
    authentication_classes = ()
    permission_classes = ()
    _describes = Lock()
    """The first description loads extensions, which isn't safe in two threads."""

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """Return the schema."""
        with self._describes:
            return super().get(request, *args, **kwargs)  # type: ignore[no-any-return,no-untyped-call]


class DocsPage(SpectacularSwaggerSplitView):
    """The schema as a page on which calls can be tried; works offline and under our CSP."""

    template_name = "api/docs.html"
    authentication_classes = ()
    permission_classes = ()
    url_name = "api:schema"


@extend_schema(exclude=True)
class NowhereApi(Call):
    """Every other address under `/api/`."""

    permission_classes = ()

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse, whatever the method, before anything else is asked."""
        raise NotFound

    def get(self, request: Request, path: str) -> Response:
        """Never reached; DRF wants a method."""
        raise NotFound

    post = put = patch = delete = get
