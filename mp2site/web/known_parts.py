"""Parts of a page that its browser already has, so that an answer leaves out their contents.

Templates mark an element as a part: `{% part %}<section>…</section>{% endpart %}`; parts don't
contain parts. Each part is sent with a hash of its own HTML (`data-hash`), and a page names the
hashes of the parts that it has in the header `PARTS`. An equal part is sent as its empty element
with `data-omitted` (static/js/parts.js fills it); if it has an id, no other attribute is sent.

Nothing but the HTML that this reader is sent decides which parts are equal, so omissions tell them
nothing that the whole page doesn't. The hash is made with a key for this reader, so that a hash of
somebody else's is equal to none.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from django.utils.crypto import salted_hmac

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

PARTS: Final = "Caravanserai-Parts"
"""The request header with the hashes of the parts that the page has."""
OPEN: Final = "<!--part-->"
CLOSE: Final = "<!--/part-->"
SIZE: Final = 6
"""The bytes of a hash: a page has some hundred parts, and each is compared with those alone."""
_OPEN: Final = OPEN.encode()
_CLOSE: Final = CLOSE.encode()
_START: Final = re.compile(rb'<([\w-]+)[^<>"]*(?:"[^"]*"[^<>"]*)*')
_ID: Final = re.compile(rb'\sid="[^"]*"')
_TOKEN_NAME: Final = b"csrfmiddlewaretoken"
_TOKEN: Final = re.compile(rb'(name="csrfmiddlewaretoken" value=")\w+')
"""A form's token, which differs each time; an older one of the same session is as good."""


def unmarked(html: str) -> str:
    """Return a page or a drawing without the marks of its parts."""
    return html.replace(OPEN, "").replace(CLOSE, "")


def without_known(page: bytes, reader: Iterable[object], known: Collection[str]) -> bytes:
    """Return a page with a hash at each part, and without the contents of known parts.

    ``reader`` is all that must be the same for a hash to stand: the person, their language …
    """
    salt = "\x1f".join(map(str, reader))
    key = salted_hmac("mp2site.parts", salt, algorithm="sha256").digest()
    hashed, names = blake2b(key=key, digest_size=SIZE), {name.encode() for name in known}
    first, *rest = page.split(_OPEN)
    pieces = [first]
    for piece in rest:
        part, after = piece.split(_CLOSE)
        pieces += [*_sent(part, hashed.copy(), names), after]
    return b"".join(pieces)


def _sent(part: bytes, hashed: blake2b, known: Collection[bytes]) -> tuple[bytes, ...]:
    """Return the pieces of what is sent of a part; ``hashed`` has the reader's key."""
    start = _START.match(part)
    if start is None:  # a feature shows nothing here
        return (part,)
    hashed.update(_TOKEN.sub(rb"\1", part) if _TOKEN_NAME in part else part)
    name = urlsafe_b64encode(hashed.digest())
    tag = start[0].rstrip()
    if name not in known:
        return tag, b' data-hash="', name, b'"', part[start.end() :]
    if own := _ID.search(tag):
        tag = b"<%s%s" % (start[1], own[0])
    return tag, b' data-hash="', name, b'" data-omitted></', start[1], b">"
