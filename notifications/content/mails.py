"""A mail with notices in its person's language: text, pictures, and links that change nothing.

`mail_contents_for` renders a mail as plain data, which is stored until the mail is sent.
`message_of` converts the data to Django's message and adds the pictures that the data name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from email.mime.image import MIMEImage
from typing import Any, Final
from uuid import UUID

import msgspec
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.utils import timezone, translation

from accounts.models import User
from accounts.zones import zone_of
from games.features import features
from games.selectors.news import News, Pair, news_for
from mp2site.text.rendering import msg
from notifications import links
from notifications.content.pictures import Name, board_picture, board_pictures
from notifications.content.plain_text import plain
from notifications.content.tables import Part, told
from notifications.content.threads import by_thread, pairs_of
from notifications.kinds import kind_named
from notifications.models import Mode, Notice, Topic, mail_host
from notifications.selectors import modes_of

MOST_PICTURES: Final = 3
"""The most tables whose boards one mail shows."""
FAR: Final = datetime.max.replace(tzinfo=UTC)


class MailContent(msgspec.Struct, frozen=True):
    """A rendered mail, without the recipient's address and without the bytes of its pictures."""

    subject: str
    text: str
    html: str
    headers: dict[str, str]
    pictures: list[str] = []
    """The names of the pictures that the HTML shows as `cid:<name>@<our host>`."""


def mail_contents_for(
    groups: Sequence[Sequence[Notice]], *, message_ids: Sequence[str]
) -> list[MailContent | Exception]:
    """Render many mails, each with one person's notices. The data of all of them are read together.

    For a mail that fails, return its exception; the other mails are unaffected.
    """
    everything = [notice for notices in groups for notice in notices]
    news = _with_features(news_for(pairs_of(everything)))
    modes = modes_of(everything)
    board_pictures(
        [Name(one.seat.table_id, one.seat.table.ply, one.seat.place or 0) for one in news.values()]
    )
    letters: list[MailContent | Exception] = []
    for notices, message_id in zip(groups, message_ids, strict=True):
        try:
            letters.append(_letter(notices, message_id, news, modes))
        except Exception as error:  # noqa: BLE001 - a template may raise anything
            letters.append(error)
    return letters


def _with_features(news: Mapping[Pair, News]) -> dict[Pair, News]:
    """Add the features' sentences. They are read for all of these tables together."""
    seats = [one.seat for one in news.values()]
    found = [feature.in_mails(seats) for feature in features if feature.in_mails]
    return {
        pair: replace(one, of_features=[by[one.seat.pk] for by in found if one.seat.pk in by])
        for pair, one in news.items()
    }


def _letter(
    notices: Sequence[Notice],
    message_id: str,
    news: Mapping[Pair, News],
    modes: Mapping[UUID, Mode],
) -> MailContent:
    person = notices[0].person
    with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
        parts = _parts(notices, person, news, modes)
        topic = Topic(kind_named(parts[0].kind).topic)
        context = _context(parts, person, topic)
        return MailContent(
            subject=" ".join(context["subject"].split()),
            text=plain(parts, _opening(context), _foot(context)),
            html=_html(context),
            headers=_headers(parts, person, message_id),
            pictures=[part.picture for part in parts if part.picture],
        )


class _Message(EmailMultiAlternatives):
    """Django's message. Its attachments are the pictures that its HTML shows."""

    mixed_subtype = "related"


def message_of(letter: MailContent, address: str) -> EmailMultiAlternatives:
    """Convert a mail to Django's message. A picture that can't be drawn is left out."""
    html, images = letter.html, []
    for name in letter.pictures:
        if png := board_picture(Name.read(name)).png:
            images.append(_inline(name, png))
        else:
            html = _without(html, name)
    message = _Message(
        letter.subject, letter.text, to=[address], headers=letter.headers, attachments=images
    )
    message.attach_alternative(html, "text/html")
    return message


def _inline(name: str, png: bytes) -> MIMEImage:
    """Return a picture as a part of a message that the HTML shows by name."""
    image = MIMEImage(png, "png")
    image.add_header("Content-ID", f"<{name}@{mail_host()}>")
    image.add_header("Content-Disposition", "inline", filename="board.png")
    return image


def _parts(
    notices: Sequence[Notice],
    person: User,
    news: Mapping[Pair, News],
    modes: Mapping[UUID, Mode],
) -> list[Part]:
    """Describe the notices' tables and subjects; tables that wait for the person come first."""
    parts = [
        told(found, person, news.get((thread, person.pk)), modes)
        for thread, found in by_thread(notices).items()
    ]
    parts.sort(key=lambda part: (not part.waits, part.deadline or FAR))
    for part in parts[MOST_PICTURES:]:
        part.picture = ""
    return parts


def _context(parts: Sequence[Part], person: User, topic: Topic) -> dict[str, Any]:
    alone = parts[0] if len(parts) == 1 else None
    waiting = sum(part.waits for part in parts)
    return {
        "language": person.language,
        "person": person.name,
        "zone": person.time_zone,
        "host": mail_host(),
        "parts": parts,
        "alone": alone,
        "waiting": waiting,
        "subject": alone.subject if alone else _digest_subject(len(parts), waiting),
        "topic": topic,
        "whys": _whys(parts),
        "preferences": links.preferences(person),
        "stop": links.stop(person, topic),
        "mute": links.mute(person, alone.thread) if alone and alone.goes_on else "",
    }


def _opening(context: Mapping[str, Any]) -> list[str]:
    """Return the opening lines of a digest's text."""
    if context["alone"]:
        return []
    count, waiting = len(context["parts"]), context["waiting"]
    return [
        msg("mail-digest-lead", name=context["person"]),
        msg("mail-digest-text", count=count, waiting=waiting),
    ]


def _foot(context: Mapping[str, Any]) -> list[str]:
    """Return a mail's last lines: why it was sent, and how to stop such mails."""
    foot = [msg("mail-safe")] if context["waiting"] else []
    foot += context["whys"]
    for key, address in (
        ("mail-change", context["preferences"]),
        ("mail-mute", context["mute"]),
        ("mail-stop", context["stop"]),
    ):
        if address:
            foot += ["", f"{msg(key, topic=context['topic'])}:", address]
    return [*foot, "", msg("mail-from", name=context["person"], zone=context["zone"])]


def _whys(parts: Sequence[Part]) -> list[str]:
    """Return the reasons why the person gets the mail, each once, and the next mail's time."""
    said = [part.why for part in parts]
    said += [part.time.remind for part in parts if part.time and part.time.remind]
    return list(dict.fromkeys(said if len(parts) == 1 else said[: len(parts)]))


def _digest_subject(tables: int, waiting: int) -> str:
    if waiting:
        return msg("mail-digest-subject-waiting", count=waiting)
    return msg("mail-digest-subject", count=tables)


def _headers(parts: Sequence[Part], person: User, message_id: str) -> dict[str, str]:
    """Return headers with a fixed Message-ID.

    Mails about the same table or subject form a thread.
    """
    thread = parts[0].thread if len(parts) == 1 else f"person-{person.pk}"
    root = f"<table-{thread}@{mail_host()}>"
    headers = {
        "Message-ID": message_id,
        "In-Reply-To": root,
        "References": root,
        "Auto-Submitted": "auto-generated",
        "List-Id": f"<notices.{mail_host()}>",
    }
    if stop := links.stop(person, ""):
        headers["List-Unsubscribe"] = f"<{stop}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers


def _html(context: dict[str, Any]) -> str:
    return render_to_string("mail/notice.html", context)


def _without(html: str, name: str) -> str:
    """Remove a picture's element from the HTML."""
    return re.sub(rf'<img [^>]*src="cid:{re.escape(name)}@[^>]*>', "", html)
