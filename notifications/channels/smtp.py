"""Django's SMTP backend on a connection that records when it begins to send a mail's body.

If the connection breaks before the body, the mail didn't arrive; after that, it is unknown.
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
    """The same connection, with TLS from the first byte."""


class EmailBackend(smtp.EmailBackend):
    """Django's backend with this kind of connection."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """Return the class of connection that Django opens."""
        return _SMTPWithTLS if self.use_ssl else _SMTP
