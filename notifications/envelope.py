"""A mail with pictures in its HTML, put into bytes without a detour.

Python's generator of mails takes twice as long for one with a picture as writing its letter takes: it
searches the whole for its boundaries and writes line by line. We know our parts, so we put them
together ourselves; the headers are Django's.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from dataclasses import dataclass
from email.mime.base import MIMEBase
from email.mime.image import MIMEImage
from email.policy import Policy
from email.utils import formatdate
from typing import Any, Final
from uuid import uuid4

from django.conf import settings
from django.core.mail import EmailMultiAlternatives, SafeMIMEMultipart

LONGEST: Final = 998
"""Octets in a line of a mail (RFC 5322)."""
SHORT: Final = 78
"""A header's line that is no longer, or has no blanks, is left as it is: Python's folding takes long."""
END: Final = b"\r\n"
Image = tuple[str, bytes]
"""A picture's Content-ID, without brackets, and its PNG."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Several parts as one."""

    subtype: str
    boundary: str
    body: bytes

    def part(self) -> bytes:
        """Return it as a part of another."""
        head = f'Content-Type: multipart/{self.subtype}; boundary="{self.boundary}"'
        return head.encode() + END + END + self.body


class Mail(EmailMultiAlternatives):
    """Text, HTML, and pictures that the HTML shows."""

    mixed_subtype = "related"

    def __init__(
        self,
        subject: str,
        text: str,
        html: str,
        images: Sequence[Image],
        *,
        to: str,
        headers: dict[str, str],
    ) -> None:
        self.images = images
        super().__init__(subject, text, to=[to], headers=headers)
        self.attach_alternative(html, "text/html")

    @property
    def attachments(self) -> list[MIMEBase]:
        """The pictures for backends that take a mail apart; made when they ask."""
        return [_image(name, png) for name, png in self.images]

    @attachments.setter
    def attachments(self, _: object) -> None:
        """Django begins with none."""

    def message(self) -> SafeMIMEMultipart:  # type: ignore[override] # as in our Django
        """Return the whole, as Django would put it together."""
        whole = self._sealed()
        whole["Subject"] = str(self.subject)
        whole["From"], whole["To"] = self.from_email, self.to[0]
        whole["Date"] = formatdate(localtime=settings.EMAIL_USE_LOCALTIME)
        for name, said in self.extra_headers.items():
            whole[name] = said
        return whole

    def _sealed(self) -> Sealed:
        html = str(self.alternatives[0][0])
        both = _together("alternative", [_text("plain", str(self.body)), _text("html", html)])
        if not self.images:
            return Sealed(both)
        parts = [both.part(), *(_part(*image) for image in self.images)]
        return Sealed(_together("related", parts), type="multipart/alternative")


class Sealed(SafeMIMEMultipart):
    """A message whose body is bytes already."""

    def __init__(self, whole: Whole, **params: str) -> None:
        super().__init__(whole.subtype, whole.boundary, encoding="utf-8", **params)
        self._body = whole.body

    def as_bytes(  # type: ignore[override] # Django's own signature
        self, unixfrom: bool = False, linesep: str = "\n"
    ) -> bytes:
        """Return headers and body with such ends of lines."""
        policy, end = self.policy.clone(linesep=linesep), linesep.encode()
        head = b"".join(_folded(policy, name, str(said)) for name, said in self.raw_items())
        body = self._body if end == END else self._body.replace(END, end)
        return head + end + body

    def as_string(  # type: ignore[override] # Django's own signature
        self, unixfrom: bool = False, linesep: str = "\n"
    ) -> str:
        """Return the same as text."""
        return self.as_bytes(linesep=linesep).decode("utf-8", "surrogateescape")


def _folded(policy: Policy[Any], name: str, said: str) -> bytes:
    line = f"{name}: {said}"
    short = len(line) <= (SHORT if " " in said else LONGEST)
    if short and line.isascii() and line.isprintable():
        return (line + policy.linesep).encode()
    return policy.fold_binary(name, said)


def _together(subtype: str, parts: Sequence[bytes]) -> Whole:
    boundary = f"=_{uuid4().hex}"
    line = f"--{boundary}".encode()
    body = b"".join(line + END + part + END for part in parts) + line + b"--" + END
    return Whole(subtype, boundary, body)


def _text(subtype: str, said: str) -> bytes:
    """Return a part of text: as it is, unless a line is too long for a mail."""
    lines = said.encode().splitlines()
    body, how = END.join(lines) + END, b"8bit"
    if max(map(len, lines), default=0) > LONGEST:
        body, how = binascii.b2a_qp(body, istext=True), b"quoted-printable"
    head = b'Content-Type: text/%s; charset="utf-8"' % subtype.encode()
    return head + END + b"Content-Transfer-Encoding: " + how + END + END + body


def _part(name: str, png: bytes) -> bytes:
    head = (
        "Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n"
        f'Content-ID: <{name}>\r\nContent-Disposition: inline; filename="board.png"\r\n\r\n'
    )
    return head.encode() + base64.encodebytes(png).replace(b"\n", END)


def _image(name: str, png: bytes) -> MIMEImage:
    image = MIMEImage(png, "png")
    image.add_header("Content-ID", f"<{name}>")
    image.add_header("Content-Disposition", "inline", filename="board.png")
    return image
