"""SMTP that doesn't wait after each word of a mail's envelope, where the server allows it (RFC 2920).

Sender, recipients and the announcement of the mail go in one breath instead of three; a relay far
away is waited for twice a mail instead of four times. All else is Python's and Django's.
"""

from __future__ import annotations

import smtplib
from collections.abc import Sequence
from typing import Any

from django.core.mail import EmailMessage
from django.core.mail.backends import smtp


class _Pipelined(smtplib.SMTP):
    """Says the envelope first; then Python's own way through a mail finds its words said."""

    _said = 0
    """So many commands of those to come were sent already; each is still answered."""

    def sendmail(
        self,
        from_addr: str,
        to_addrs: str | Sequence[str],
        msg: Any,
        mail_options: Sequence[str] = (),
        rcpt_options: Sequence[str] = (),
    ) -> Any:
        """Send a mail. Hangs up when it isn't taken: the server may still wait for its words."""
        self.ehlo_or_helo_if_needed()
        plain = isinstance(msg, bytes) and not (mail_options or rcpt_options)
        if not (plain and self.has_extn("pipelining")):
            return super().sendmail(from_addr, to_addrs, msg, mail_options, rcpt_options)
        people = [to_addrs] if isinstance(to_addrs, str) else to_addrs
        try:
            self._say(self._envelope(from_addr, people, len(msg)))
            return super().sendmail(from_addr, people, msg)
        except BaseException:
            self.close()
            raise
        finally:
            self._said = 0

    def _envelope(self, sender: str, people: Sequence[str], size: int) -> list[str]:
        length = f" size={size}" if self.has_extn("size") else ""
        to = [f"rcpt TO:{smtplib.quoteaddr(one)}" for one in people]
        return [f"mail FROM:{smtplib.quoteaddr(sender)}{length}", *to, "data"]

    def _say(self, commands: Sequence[str]) -> None:
        lines = [f"{command}{smtplib.CRLF}" for command in commands]
        if any(line.count("\r") + line.count("\n") != len(smtplib.CRLF) for line in lines):
            raise ValueError("a line's end in an address")
        self.send("".join(lines))
        self._said = len(lines)

    def putcmd(self, cmd: str, args: str = "") -> None:
        """Send a command, unless it was."""
        if self._said:
            self._said -= 1
        else:
            super().putcmd(cmd, args)


class _PipelinedSSL(_Pipelined, smtplib.SMTP_SSL):
    """The same, with TLS from the first byte."""


class EmailBackend(smtp.EmailBackend):
    """Django's, over such a connection; one that hung up is opened anew for the next mail."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """What a connection is made of."""
        return _PipelinedSSL if self.use_ssl else _Pipelined

    def _send(self, email_message: EmailMessage) -> bool:
        """Django's step from one mail to the next."""
        if self.connection is not None and self.connection.sock is None:
            self.connection = None
            self.open()
        return self.connection is not None and super()._send(email_message)  # type: ignore[misc] # the stubs keep it to themselves
