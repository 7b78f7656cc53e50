"""Webhooks: signed POSTs to people's own URLs, with a key that makes repetitions harmless.

Each call has two headers. `Idempotency-Key` is the delivery's id, the same at every attempt.
`Caravanserai-Signature` is `t=<seconds>,v1=<hex>`, with the HMAC-SHA-256 of "<seconds>.<body>" by
the secret.

Of a response, only the status is stored or shown. Redirects aren't followed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from django.db.models import F

from mp2site.infra import clock
from notifications.channels.base import (
    Composed,
    Malformed,
    NoSuchRecipient,
    Refused,
    SiteRefused,
)
from notifications.channels.formats import body_of
from notifications.channels.http import Answer, later, not_found, post
from notifications.models import Delivery, Notice, Webhook
from notifications.policy.addresses import BadTarget, checked, resolved

GIVE_UP: Final = 5
"""The number of successive deliveries given up after which the webhook is switched off."""
ERROR: Final = 200
GONE: Final = 410
OUR_PAYLOAD: Final = frozenset({400, 406, 411, 413, 414, 415, 422, 431})
"""Statuses for an invalid message. They don't prove that the webhook is broken."""


def signature(secret: str, seconds: int, body: str) -> str:
    """Return the signature of a call with this body at ``seconds`` (Unix time)."""
    said = f"{seconds}.{body}".encode()
    digest = hmac.digest(secret.encode(), said, hashlib.sha256).hex()
    return f"t={seconds},v1={digest}"


class WebhookConnection:
    """Calls to webhooks. Each webhook has its own server, so no connection stays open."""

    def send(self, delivery: Delivery) -> None:
        """Call a person's webhook. Raises NotAccepted, SiteRefused, Refused."""
        hook = Webhook.objects.filter(person=delivery.person_id, active=True).first()
        if hook is None:
            raise Refused("webhook-off")
        body = str((delivery.content or {})["body"])
        try:
            target = resolved(hook.url)
        except BadTarget as error:
            raise Refused(f"address: {error}") from error
        except OSError as error:
            raise not_found(error, hook.url) from error
        _judge(post(target, body, _headers(hook, delivery, body)))


def _headers(hook: Webhook, delivery: Delivery, body: str) -> dict[str, str]:
    return {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Caravanserai-Webhook/1",
        "Idempotency-Key": str(delivery.pk),
        "Caravanserai-Signature": signature(hook.secret, int(clock.now().timestamp()), body),
        "Connection": "close",
    }


def _judge(answer: Answer) -> None:
    """Raise the delivery's error for a response, unless it is a success."""
    if answer.is_success:
        return
    if answer.is_passing:
        raise later(answer)
    if answer.status == GONE:
        raise NoSuchRecipient(answer.text)
    raise (Malformed if answer.status in OUR_PAYLOAD else Refused)(answer.text)


def _composed(
    hook: Webhook | None, delivery: Delivery, notices: Sequence[Notice]
) -> Composed | Exception:
    if hook is None or not hook.active:
        return Refused("webhook-off")
    try:
        host, *_ = checked(hook.url)
        return Composed(host, {"body": body_of(delivery, notices, hook.format)})
    except BadTarget as error:
        return Refused(f"address: {error}")
    except Exception as error:  # noqa: BLE001 - a failed one doesn't affect the others
        return error


class WebhookChannel:
    """The webhook channel."""

    repeats = True
    one_server = False

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render the bodies."""
        people = [delivery.person_id for delivery, _ in packed]
        hooks = {hook.person_id: hook for hook in Webhook.objects.filter(person__in=people)}
        return [
            _composed(hooks.get(delivery.person_id), delivery, notices)
            for delivery, notices in packed
        ]

    @contextmanager
    def connect(self) -> Iterator[WebhookConnection]:
        """Return a connection."""
        yield WebhookConnection()

    def arrived(self, delivery: Delivery) -> None:
        """Record that the webhook accepts calls."""
        hook = Webhook.objects.filter(person=delivery.person_id)
        hook.update(failures=0, error="", ok_at=clock.now())

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Count the failure, unless it is the site's fault.

        After too many, switch the webhook off.
        """
        if isinstance(error, (SiteRefused, Malformed)):
            return
        hook = Webhook.objects.filter(person=delivery.person_id)
        hook.update(failures=F("failures") + 1, error=delivery.error[:ERROR])
        if isinstance(error, NoSuchRecipient):
            hook.update(active=False)
        hook.filter(failures__gte=GIVE_UP).update(active=False)
