"""Whose fault a mail server's refusal is: the mailbox's, this site's, or nobody's for now.

The decision uses the code, the enhanced status code (RFC 3463) and the text, in this order. The
mailbox is at fault only if that is certain. If a good address were marked as bad, it would get no
more notices; if a bad address is tried again, this costs only a few attempts.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from notifications.channels.base import NoSuchRecipient, NotAccepted, SendError, SiteRefused


class About(StrEnum):
    """The party to which a refusal applies."""

    PERSON = "person"
    """The mailbox or its domain doesn't exist."""
    MAILBOX = "mailbox"
    """The mailbox exists but can't take the mail now: it is full or temporarily closed."""
    PASSING = "passing"
    """The server has a temporary failure that isn't about a certain recipient."""
    SITE = "site"
    """This site: its sign-in, sender, mail, reputation or route."""


ENHANCED: Final = re.compile(r"\s*([245])\.(\d{1,3})\.(\d{1,3})\b")
NO_SUCH: Final = frozenset({"1.1", "1.2", "1.3", "1.4", "1.6", "1.10"})
"""Enhanced codes about the recipient's address. 1.7 and 1.8 are about the sender's."""
NAMES_MAILBOX: Final = re.compile(
    r"""
    \b(?:user|recipient|mailbox|account|address|person|addressee)\b.{0,60}?
        \b(?:unknown|not\ found|unavailable|not\ known|invalid|nonexistent|non-existent
            |(?:does\ not|doesn['’]t|do\ not)\ exist|not\ exist|rejected:\ user)\b
    | \b(?:unknown|invalid|nonexistent|no\ such|no|bad)\s+(?:local\s+)?
        (?:user|recipient|mailbox|account|address|person|addressee|destination)\b
    | \bnot\ (?:a\ valid|one\ of\ our)\ (?:user|recipient|mailbox|account|address)
    """,
    re.IGNORECASE | re.VERBOSE,
)
NAMES_SITE: Final = re.compile(
    r"\b(?:sender|relay\w*|spam\w*|polic\w+|block\w*|black\s?list\w*|deny?list\w*|denied|access|authenticat\w+"
    r"|spf|dkim|dmarc|rbl|dnsbl|reputation|rate|client|ip|helo|ehlo|reverse|ptr|banned|from)\b",
    re.IGNORECASE,
)
SIGN_IN: Final = frozenset({530, 534, 535, 538})
FULL: Final = re.compile(
    r"quota|mailbox\b.*\bfull|full\b.*\bmailbox|exceed\w*\b.*\bstorage", re.IGNORECASE
)
"""Phrases for a full mailbox. A server whose own disk is full uses other phrases."""


def about(code: int, text: str, *, of_recipient: bool = True) -> About:
    """Return the party to which a refusal applies.

    ``of_recipient`` says whether the server refused RCPT or DATA; otherwise it refused an earlier
    command.
    """
    status = ENHANCED.match(text)
    # If the code and the enhanced code contradict each other, the code counts: 4xx is temporary.
    detail = f"{status[2]}.{status[3]}" if status else ""
    if 400 <= code < 500:
        own = detail.startswith("2.") or (not detail and FULL.search(text))
        return About.MAILBOX if of_recipient and own else About.PASSING
    if not of_recipient or code in SIGN_IN:
        return About.SITE
    return _by_detail(detail, text) if detail else _by_code(code, text)


def _by_detail(detail: str, text: str) -> About:
    if detail in NO_SUCH:
        return About.PERSON
    if detail == "1.0":  # "other address status": the sender's or the recipient's
        return About.PERSON if _names_mailbox(text) else About.SITE
    return About.MAILBOX if detail.startswith("2.") else About.SITE


def _by_code(code: int, text: str) -> About:
    if code in {550, 553} and _names_mailbox(text):
        return About.PERSON
    return About.MAILBOX if code == 552 and FULL.search(text) else About.SITE


def _names_mailbox(text: str) -> bool:
    """Return whether a text says that the mailbox doesn't exist, and nothing else."""
    # an address can contain any word, so addresses are removed
    plain = re.sub(r"<[^>]*>|\S+@\S+", "", text)
    return bool(NAMES_MAILBOX.search(plain)) and not NAMES_SITE.search(plain)


def whole(code: int, text: bytes | str) -> str:
    """Return a reply as one line: its code and its whole text."""
    said = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
    return f"{code} {' '.join(said.split())}"


def refusal(
    code: int, text: bytes | str, *, of_recipient: bool = True, everybody: bool = False
) -> SendError:
    """Return the error for a refusal. ``everybody``: it certainly affects all recipients."""
    said = whole(code, text)
    match about(code, said.partition(" ")[2], of_recipient=of_recipient):
        case About.PERSON:
            return NoSuchRecipient(said)
        case About.MAILBOX:
            return NotAccepted(said, of_recipient=True)
        case About.SITE:
            return SiteRefused(said, everybody=everybody or code in SIGN_IN)
    return NotAccepted(said)
