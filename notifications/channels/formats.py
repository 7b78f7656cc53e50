"""The body of a webhook call: JSON for a program, or lines of text for a chat."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from django.conf import settings
from django.utils import translation

from games.models import Table
from mp2site.text.rendering import msg
from notifications.models import Delivery, Notice, Webhook
from notifications.selectors import path_of, words_of

LONGEST: Final = 1900
"""The most characters of a call's body. Discord allows 2000."""
_MARKS: Final = re.compile(r"([\\*_~`|>\[\]()#@-])")


def body_of(delivery: Delivery, notices: Sequence[Notice], format: str) -> str:
    """Return the body of a call, in the person's language."""
    with translation.override(delivery.person.language):
        if format == Webhook.Format.PLAIN:
            return json.dumps(_plain(delivery, notices), ensure_ascii=False)
        return json.dumps(_CHATS[format](notices), ensure_ascii=False)


def _plain(delivery: Delivery, notices: Sequence[Notice]) -> dict[str, Any]:
    return {
        "id": str(delivery.pk),
        "made_at": delivery.created_at.isoformat(),
        "person": delivery.person.name,
        "notices": [_notice(notice) for notice in notices],
    }


def _notice(notice: Notice) -> dict[str, Any]:
    return {
        "id": str(notice.pk),
        "kind": notice.kind,
        "step": notice.step,
        "made_at": notice.created_at.isoformat(),
        "turn": notice.turn,
        "text": sentence(notice),
        "table": notice.table and _table(notice, notice.table),
        "url": link(notice),
    }


def _table(notice: Notice, table: Table) -> dict[str, Any]:
    return {"id": table.pk, "name": table.name, "title": table.title, "url": link(notice)}


def _discord(notices: Sequence[Notice]) -> dict[str, Any]:
    lines = [f"{_without_marks(sentence(n))} <{link(n)}>" for n in notices]
    return {"content": _cut(lines), "allowed_mentions": {"parse": []}}


def _slack(notices: Sequence[Notice]) -> dict[str, Any]:
    lines = [f"{_slack_plain(sentence(n))} <{link(n)}>" for n in notices]
    return {"text": _cut(lines), "unfurl_links": False}


def _without_marks(text: str) -> str:
    return _MARKS.sub(r"\\\1", text)


def _slack_plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _cut(lines: Sequence[str]) -> str:
    """Join as many whole lines as fit."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > LONGEST:
            return "\n".join([*kept, "…"])
        kept.append(line)
    return "\n".join(kept)


_CHATS: Final[dict[str, Callable[[Sequence[Notice]], dict[str, Any]]]] = {
    Webhook.Format.DISCORD: _discord,
    Webhook.Format.SLACK: _slack,
}


def sentence(notice: Notice) -> str:
    """Return a notice as one line of text, in the active language."""
    kind = f"{notice.kind}-{notice.step}" if notice.kind == "reminder" else notice.kind
    return msg(f"notices-line-{kind}", **words_of(notice))


def link(notice: Notice) -> str:
    """Return the URL of the notice's page. Opening it changes nothing."""
    return str(settings.SITE_URL + path_of(notice))
