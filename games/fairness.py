"""A table's seed by commitment: nobody, not even the operator, can choose the game's chance.

1. At creation the server makes a random secret of 32 bytes and shows its SHA-256, the commitment.

2. Each player who joins adds a nonce: 1 to 64 visible ASCII characters, random unless given.

3. At the start the seed is computed: HMAC-SHA256 with the secret as key, over the nonces in the
order of joining, joined by single line feeds (no nonce contains one).

4. The seats' places are drawn by ``Chance(seed).shuffle("seats", …)`` over the order of joining.

5. When the game is over, the secret is shown, and everybody can check steps 1 and 3.
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
    """Return the commitment to a secret, which players see before the game."""
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
