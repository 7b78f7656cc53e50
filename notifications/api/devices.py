"""REST views of your devices: browsers that show notifications."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Instant, Number, Words
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Schema
from games.errors import Code, NotFound
from notifications.policy.devices import device_remove
from notifications.selectors import devices_of


class DeviceSchema(Schema):
    """A browser that shows notifications."""

    id = Number("The device's number; `DELETE` takes it in the address.")
    name = Words("The browser and system, such as `Firefox · Android`.", allow_blank=True)
    created_at = Instant("When the device was added.")
    used_at = Instant(
        "When the site last sent a notification to the device; null: never.",
        allow_null=True,
    )


class DevicesApi(SignedInCall):
    """Your devices."""

    class Output(Schema):
        """The devices that show your notifications."""

        results = DeviceSchema(many=True, help_text="Your devices, the oldest first.")

    @call("devices", "List the devices that show your notifications", response=Output)
    def get(self, request: Request) -> Response:
        """Return the browsers that show your notifications.

        A browser can only be added on the settings page for devices in this browser. Only signed-in
        people may call it.
        """
        return Response({"results": [DeviceSchema.of(one) for one in devices_of(request.user)]})


class DeviceApi(SignedInCall):
    """One of your devices."""

    @call("device_remove", "Remove a device", status=204, refuses=(Code.NOT_FOUND,))
    def delete(self, request: Request, number: int) -> Response:
        """Remove a device. It shows no more notifications.

        Only the device's owner may call it; others get 404.
        """
        if not device_remove(person=request.user, device_id=number):
            raise NotFound
        return Response(status=204)
