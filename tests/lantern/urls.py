"""The addresses of this feature: a page's button, and an operation."""

from __future__ import annotations

from django.http import HttpResponse
from django.urls import path
from django.views.decorators.http import require_POST, require_safe
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.openapi import call
from games.api.operation import Call, person_of
from games.api.schemas.base import Schema
from games.errors import Code
from games.session import session_open
from games.views.http import PageRequest, member_of, refusals, signed_in
from games.views.play import act
from mp2site.text.rendering import msg
from tests.lantern.lamps import LIT
from tests.lantern.services import lantern_light


@require_POST
@signed_in
@refusals
def light(request: PageRequest, table_id: str) -> HttpResponse:
    person = member_of(request)
    return act(request, table_id, lambda: lantern_light(table_id=table_id, by=person))


@require_safe
def feast(request: PageRequest, number: int) -> HttpResponse:
    return HttpResponse(msg("lantern-feast", number=number))


@require_safe
def of_title(request: PageRequest, slug: str) -> HttpResponse:
    return HttpResponse(msg("lantern-scented"))


class LampApi(Call):
    """The lantern of a table."""

    class Output(Schema):
        """A lantern."""

        lit = serializers.BooleanField(help_text="Whether the lantern is lit.")

    @call(
        "lantern",
        "Look at a lantern",
        response=Output,
        refuses=(Code.NOT_FOUND,),
        response_example={"lit": True},
    )
    def get(self, request: Request, id: str) -> Response:
        """Return whether the lantern is lit."""
        session = session_open(table_id=id, person=person_of(request))
        return Response({"lit": session.table.pk in LIT})


urlpatterns = [
    path("tables/<table_id:table_id>/lantern/", light, name="light"),
    path("lanterns/feasts/<int:number>/", feast, name="feast"),
    path("titles/<slug:slug>/lantern/", of_title, name="title"),
]
api_urlpatterns = [path("tables/<table:id>/lantern/", LampApi.as_view(), name="lantern")]
