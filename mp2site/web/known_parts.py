"""Parts of a page that the browser already has, so that the response leaves out their contents.

Templates mark an element as a part: `{% part %}<section>…</section>{% endpart %}`. A part doesn't
contain other parts. Each part is sent with a hash of its HTML (`data-hash`). A request for an
update lists the hashes of the page's parts in the header `PARTS`. A part with one of these hashes
is sent as its empty element with `data-omitted`, and with no other attribute but the id;
static/js/parts.js fills it.

Which parts are equal depends only on the HTML that this reader gets. So omissions reveal nothing
that the whole page doesn't. Hashes are made with a key for the reader, so another person's hashes
never match.
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
"""The length of a hash in bytes. A page has some hundred parts, and hashes are compared only with
these.
"""
_OPEN: Final = OPEN.encode()
_CLOSE: Final = CLOSE.encode()
_START: Final = re.compile(rb'<([\w-]+)[^<>"]*(?:"[^"]*"[^<>"]*)*')
_ID: Final = re.compile(rb'\sid="[^"]*"')
_TOKEN_NAME: Final = b"csrfmiddlewaretoken"
_TOKEN: Final = re.compile(rb'(name="csrfmiddlewaretoken" value=")\w+')
"""The CSRF token of a form. It differs each time, but an older one of the same session is valid,
too.
"""


def unmarked(html: str) -> str:
    """Return a page or a drawing without the marks of its parts."""
    return html.replace(OPEN, "").replace(CLOSE, "")


def without_known(page: bytes, reader: Iterable[object], known: Collection[str]) -> bytes:
    """Return a page with a hash at each part, and without the contents of known parts.

    ``reader`` has all values that must be the same for a hash to be valid, such as the person and
    the language.
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
    """Return the pieces of what is sent for a part. ``hashed`` contains the reader's key."""
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
