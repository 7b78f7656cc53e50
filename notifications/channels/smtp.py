"""Django's SMTP backend, with a connection that records when it begins to send a mail's body.

If the connection breaks before that, the mail didn't arrive. If it breaks later, the mail may have
arrived.
"""

from __future__ import annotations

import smtplib
from typing import Any

from django.core.mail.backends import smtp


class _SMTP(smtplib.SMTP):
    body_begun = False

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Record that sending of the body begins, then send it."""
        self.body_begun = True
        return super().data(msg)


class _SMTPWithTLS(_SMTP, smtplib.SMTP_SSL):
    """The same connection, with TLS from the first byte."""


class EmailBackend(smtp.EmailBackend):
    """Django's backend with these connections."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """The class of connection that Django opens."""
        return _SMTPWithTLS if self.use_ssl else _SMTP
