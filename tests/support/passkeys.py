"""A passkey as a browser sends it, for tests of pages; browser tests use real passkeys."""

from __future__ import annotations

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData


def credential(host: str = "testserver") -> dict[str, Any]:
    """Return the result of `navigator.credentials.create` as JSON."""
    key = ES256.from_cryptography_key(ec.generate_private_key(ec.SECP256R1()).public_key())
    data = AttestedCredentialData.create(b"\0" * 16, b"laptop", key)
    flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | AuthenticatorData.FLAG.AT
    made = AttestationObject.create(
        "none", AuthenticatorData.create(sha256(host.encode()), flags, 0, bytes(data)), {}
    )
    client = {"type": "webauthn.create", "challenge": "AAAA", "origin": f"https://{host}"}
    return {
        "type": "public-key",
        "id": websafe_encode(b"laptop"),
        "rawId": websafe_encode(b"laptop"),
        "response": {
            "clientDataJSON": websafe_encode(json.dumps(client).encode()),
            "attestationObject": websafe_encode(bytes(made)),
            "transports": ["internal"],
        },
        "clientExtensionResults": {"credProps": {"rk": True}},
    }
