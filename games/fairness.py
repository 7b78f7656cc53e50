"""A table's seed by commitment, so that nobody can choose the game's chance, not even the operator.

1. At the table's creation, the server makes a random secret of 32 bytes. It shows the secret's
SHA-256, the commitment.

2. Each player who joins gives a nonce of 1 to 64 visible ASCII characters. Without one, the server
makes a random one.

3. At the start, the seed is computed by HMAC-SHA256. The key is the secret; the message is the
nonces in the order of joining, with single line feeds between them. No nonce contains a line feed.

4. ``Chance(seed).shuffle("seats", …)`` over the order of joining gives the seats' places.

5. After the game, the secret is shown. Everybody can check steps 1 and 3.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from games.errors import BadSetup
from games.rules.kernel import Chance, Text

T = TypeVar("T")
NONCE = re.compile(r"[!-~]{1,64}")


def commitment_to(secret: bytes) -> str:
    """Return the commitment to a secret. Players see it before the game."""
    return sha256(secret).hexdigest()


def nonce_or_random(nonce: str) -> str:
    """Return the nonce, or a random one if it is empty. Raises BadSetup."""
    if not nonce:
        return secrets.token_hex(16)
    if not NONCE.fullmatch(nonce):
        raise BadSetup(Text("errors-bad-setup-nonce"), rule="nonce")
    return nonce


def seed_from(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Return the seed; the nonces are in the order of joining."""
    return hmac.digest(secret, "\n".join(nonces).encode(), "sha256")


def drawn_places(seed: bytes, joined: Sequence[T]) -> list[T]:
    """Return the joined players in the order of their drawn places."""
    return Chance(seed).shuffle("seats", joined)
