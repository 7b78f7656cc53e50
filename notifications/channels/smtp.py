"""Django's SMTP backend on a connection that records when it begins to send a mail's body.

If the connection breaks before the body, the mail didn't arrive. If the connection breaks later,
the mail may have arrived.
"""

from __future__ import annotations

import smtplib
from typing import Any

from django.core.mail.backends import smtp


class _SMTP(smtplib.SMTP):
    body_begun = False

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Record that the body is being sent, then send it."""
        self.body_begun = True
        return super().data(msg)


class _SMTPWithTLS(_SMTP, smtplib.SMTP_SSL):
    """Such a connection with TLS from the first byte."""


class EmailBackend(smtp.EmailBackend):
    """Django's backend on connections of these classes."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """The class of connection that Django opens."""
        return _SMTPWithTLS if self.use_ssl else _SMTP
