"""The site's identity for push services (VAPID, RFC 8292): its key, and signatures.

The library for signatures is imported at its first use, since web processes don't need it.
"""

from __future__ import annotations

import time
from email.utils import parseaddr
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from django.conf import settings

VALID_SECONDS: Final = 12 * 3600
"""The seconds for which a signature is valid. Push services accept up to a day."""


def push_on() -> bool:
    """Return whether this site sends pushes."""
    return bool(settings.VAPID_PRIVATE_KEY)


def public_key() -> str:
    """Return the key with which browsers subscribe; empty if this site sends no pushes."""
    return _public(settings.VAPID_PRIVATE_KEY) if push_on() else ""


def authorization(endpoint: str) -> str:
    """Return the Authorization header for a push to an endpoint."""
    parts = urlsplit(endpoint)
    # Uses the machine's time, since `manage.py clock` moves the site's clock, but not the push
    # services'.
    until = int(time.time()) + VALID_SECONDS
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": _contact()}
    header: str = _signer(settings.VAPID_PRIVATE_KEY).sign(claims)["Authorization"]
    return header


def _contact() -> str:
    """Return the URL or the address at which push services can contact the operator."""
    if settings.SITE_URL.startswith("https://"):
        return str(settings.SITE_URL)
    return f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}"


@cache
def _signer(key: str) -> Any:
    from py_vapid import Vapid02  # noqa: PLC0415 - see above

    signer = Vapid02.from_string(key)
    signer.conf = {"no-strict": True}  # a site at home may have an address such as inn@localhost
    return signer


@cache
def _public(key: str) -> str:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - see above
    from py_vapid.utils import b64urlencode  # noqa: PLC0415 - see above

    point = _signer(key).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    said: str = b64urlencode(point)
    return said
