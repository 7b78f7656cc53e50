"""SMTP that doesn't wait after each word of a mail's envelope, where the server allows it (RFC 2920).

Sender, recipients and the announcement of the mail go in one breath instead of three; a relay far
away is waited for twice a mail instead of four times. All else is Python's and Django's.
"""

from __future__ import annotations

import smtplib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from django.conf import settings
from django.core.mail import EmailMessage
from django.core.mail.backends import smtp
from django.core.mail.message import sanitize_address

OK: Final = 250
GOING: Final = 421
"""The answer of a server that hangs up; it gives no others."""
TAKEN: Final = frozenset({OK, 251})
"""Answers to a recipient who gets the mail; the latter is passed on."""

# Reading addresses anew took a twentieth of all a mail takes, and we write to the same few people.
_bare: Final = lru_cache(maxsize=1_024)(sanitize_address)
_quoted: Final = lru_cache(maxsize=1_024)(smtplib.quoteaddr)


class _Pipelined(smtplib.SMTP):
    """Says the whole envelope before it listens to the answers."""

    _announced = False
    """Whether the server was told already that the mail itself is to come."""

    def sendmail(
        self,
        from_addr: str,
        to_addrs: str | Sequence[str],
        msg: Any,
        mail_options: Sequence[str] = (),
        rcpt_options: Sequence[str] = (),
    ) -> dict[str, tuple[int, bytes]]:
        """Send a mail. Hangs up when it isn't taken: the server may still wait for its words."""
        self.ehlo_or_helo_if_needed()
        plain = isinstance(msg, bytes) and not (mail_options or rcpt_options)
        if not (plain and self.has_extn("pipelining")):
            return super().sendmail(from_addr, to_addrs, msg, mail_options, rcpt_options)
        people = [to_addrs] if isinstance(to_addrs, str) else to_addrs
        try:
            self._say(self._envelope(from_addr, people, len(msg)))
            return self._taken(from_addr, people, msg)
        except BaseException:
            self._announced = False
            self.close()
            raise

    def _envelope(self, sender: str, people: Sequence[str], size: int) -> list[str]:
        length = f" size={size}" if self.has_extn("size") else ""
        to = [f"rcpt TO:{_quoted(one)}" for one in people]
        return [f"mail FROM:{_quoted(sender)}{length}", *to, "data"]

    def _say(self, commands: Sequence[str]) -> None:
        lines = [f"{command}{smtplib.CRLF}" for command in commands]
        if any(line.count("\r") + line.count("\n") != len(smtplib.CRLF) for line in lines):
            raise ValueError("a line's end in an address")
        self.send("".join(lines))

    def _taken(
        self, sender: str, people: Sequence[str], msg: bytes
    ) -> dict[str, tuple[int, bytes]]:
        """Listen to what is said of the envelope, and send the mail; return who doesn't get it."""
        code, said = self.getreply()
        if code != OK:
            raise smtplib.SMTPSenderRefused(code, said, sender)
        refused = self._refused(people)
        self._announced = True
        code, said = self.data(msg)
        if code != OK:
            raise smtplib.SMTPDataError(code, said)
        return refused

    def _refused(self, people: Sequence[str]) -> dict[str, tuple[int, bytes]]:
        """Listen to what is said of recipients; return who is refused, if there is one who isn't."""
        refused, taken = {}, 0
        for one in people:
            answer = self.getreply()
            if answer[0] in TAKEN:
                taken += 1
            else:
                refused[one] = answer
            if answer[0] == GOING:
                raise smtplib.SMTPRecipientsRefused(refused)
        if not taken:
            raise smtplib.SMTPRecipientsRefused(refused)
        return refused

    def putcmd(self, cmd: str, args: str = "") -> None:
        """Send a command, but announce a mail once."""
        if self._announced:
            self._announced = False
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
        """Send one. Django's own step of that name reads all addresses anew for each mail."""
        if self.connection is not None and self.connection.sock is None:
            self.connection = None
            self.open()
        people = email_message.recipients()
        if self.connection is None or not people:
            return False
        encoding = email_message.encoding or settings.DEFAULT_CHARSET
        sender, *to = (_bare(one, encoding) for one in (email_message.from_email, *people))
        try:
            mail = email_message.message().as_bytes(linesep=smtplib.CRLF)  # type: ignore[call-arg] # Django's own
            self.connection.sendmail(sender, to, mail)
        except smtplib.SMTPException:
            if not self.fail_silently:
                raise
            return False
        return True
