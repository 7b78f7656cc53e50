"""Webhooks: a signed POST to an address of the person's own, with a key that makes repeats harmless.

    Idempotency-Key: <the delivery's id>            the same at every attempt
    Caravanserai-Signature: t=<seconds>,v1=<hex>    HMAC-SHA-256 of "<seconds>.<body>" with the secret

Nothing that comes back is kept or shown but the status. Redirects aren't followed.
"""

from __future__ import annotations

import hashlib
import hmac
import http.client
import socket
import ssl
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Final

from django.db.models import F

from mp2site.infra import clock
from notifications.channels.base import Composed, NotAccepted, Refused
from notifications.channels.formats import body_of
from notifications.models import Delivery, Notice, Webhook
from notifications.policy.addresses import BadTarget, Target, checked, resolved

STEP_SECONDS: Final = 5.0
"""For connecting, and for each piece of the answer."""
CALL_SECONDS: Final = 12.0
"""For all of a call, however slowly its pieces come."""
GIVE_UP: Final = 5
"""So many calls given up in a row, and the webhook is switched off."""
LONGEST_WAIT: Final = timedelta(hours=6)
_LATER: Final = frozenset({408, 425, 429})
GONE: Final = 410


def signature(secret: str, seconds: int, body: str) -> str:
    """Return the signature of a call made at that time."""
    said = f"{seconds}.{body}".encode()
    digest = hmac.digest(secret.encode(), said, hashlib.sha256).hex()
    return f"t={seconds},v1={digest}"


class WebhookConnection:
    """Calls one after another; each has an address of its own, so there is nothing to keep open."""

    def send(self, delivery: Delivery) -> None:
        """Call a person's webhook. Raises NotAccepted, Refused."""
        hook = Webhook.objects.filter(person=delivery.person_id, active=True).first()
        if hook is None:
            raise Refused("webhook-off")
        body = str((delivery.content or {})["body"])
        try:
            target = resolved(hook.url)
        except BadTarget as error:
            raise Refused(f"address: {error}") from error
        except OSError as error:
            raise NotAccepted(f"not found: {type(error).__name__}") from error
        status, wait = post(target, body, _headers(hook, delivery, body))
        judge(status, wait)


def _headers(hook: Webhook, delivery: Delivery, body: str) -> dict[str, str]:
    return {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Caravanserai-Webhook/1",
        "Idempotency-Key": str(delivery.pk),
        "Caravanserai-Signature": signature(hook.secret, int(clock.now().timestamp()), body),
        "Connection": "close",
    }


def post(target: Target, body: str | bytes, headers: dict[str, str]) -> tuple[int, str]:
    """Post to a fixed address; return the status and Retry-After. Raises NotAccepted."""
    connection = _connection(target)
    over = threading.Timer(CALL_SECONDS, _hang_up, [connection])
    over.start()
    said = body if isinstance(body, bytes) else body.encode()
    try:
        connection.sock = _socket(target)
        connection.request("POST", target.path, said, headers)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Retry-After", "")
    except (OSError, http.client.HTTPException) as error:
        # Perhaps it has arrived all the same: then its key tells the other side so.
        raise NotAccepted(f"no answer: {type(error).__name__}") from error
    finally:
        over.cancel()
        connection.close()


def _connection(target: Target) -> http.client.HTTPConnection:
    kind = http.client.HTTPSConnection if target.tls else http.client.HTTPConnection
    return kind(target.host, target.port, timeout=STEP_SECONDS)


def _socket(target: Target) -> socket.socket:
    """Connect to the address that was checked, whatever the name says by now."""
    plain = socket.create_connection((target.address, target.port), timeout=STEP_SECONDS)
    if not target.tls:
        return plain
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=target.host)
    except BaseException:
        plain.close()
        raise


def _hang_up(connection: http.client.HTTPConnection) -> None:
    with suppress(OSError):
        if connection.sock is not None:
            connection.sock.shutdown(socket.SHUT_RDWR)


def judge(status: int, wait: str) -> None:
    """Raise what a status means for the delivery, if it isn't success."""
    if 200 <= status < 300:
        return
    if status in _LATER or status >= 500:
        seconds = int(wait) if wait.isdecimal() and len(wait) < 7 else 0
        raise NotAccepted(f"answered {status}", min(timedelta(seconds=seconds), LONGEST_WAIT))
    raise Refused(f"answered {status}")


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
    except Exception as error:  # noqa: BLE001 - one that can't be told is no matter of the others
        return error


class WebhookChannel:
    """Notices by webhook."""

    repeats = True

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Write the bodies."""
        people = [delivery.person_id for delivery, _ in packed]
        hooks = {hook.person_id: hook for hook in Webhook.objects.filter(person__in=people)}
        return [
            _composed(hooks.get(delivery.person_id), delivery, notices)
            for delivery, notices in packed
        ]

    @contextmanager
    def connect(self) -> Iterator[WebhookConnection]:
        """Return what calls."""
        yield WebhookConnection()

    def arrived(self, delivery: Delivery) -> None:
        """Note that it works."""
        hook = Webhook.objects.filter(person=delivery.person_id)
        hook.update(failures=0, error="", ok_at=clock.now())

    def given_up(self, delivery: Delivery, reason: str) -> None:
        """Count; switch it off when nobody is there any more."""
        hook = Webhook.objects.filter(person=delivery.person_id)
        hook.update(failures=F("failures") + 1, error=reason[:200])
        if reason == f"answered {GONE}":
            hook.update(active=False)
        hook.filter(failures__gte=GIVE_UP).update(active=False)
