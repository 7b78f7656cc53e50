"""Django's SMTP backend on a connection that knows whether it has begun to send a mail's body.

A line that breaks before the body means that nothing arrived; after it, nobody knows.
"""

from __future__ import annotations

import smtplib
from typing import Any

from django.core.mail.backends import smtp


class _SMTP(smtplib.SMTP):
    body_begun = False

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Send a mail's body."""
        self.body_begun = True
        return super().data(msg)


class _SMTPWithTLS(_SMTP, smtplib.SMTP_SSL):
    """The same, with TLS from the first byte."""


class EmailBackend(smtp.EmailBackend):
    """Django's backend over such a connection."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """Return the class that Django opens a connection with."""
        return _SMTPWithTLS if self.use_ssl else _SMTP
