"""The content of a push: a line on the event, a line with the prompt, and the table's URL.

Locked screens show pushes. So a push contains only facts that everybody at the table may see, such
as a seat's prompt. It contains neither the person's draft nor other people's moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from django.urls import reverse
from django.utils import timezone, translation

from accounts.models import User
from accounts.zones import zone_of
from games.selectors.news import News, Pair, news_for
from mp2site.text.rendering import msg, render
from notifications.content.threads import by_thread, pairs_of
from notifications.kinds import kind_named
from notifications.models import Delivery, Notice
from notifications.models import Step as Reminder
from notifications.selectors import name_of, path_of

SEVERAL: Final = "tables"
"""The tag of a push about several tables. No table has this id."""
LONGEST: Final = 300
"""The most characters of a body. Screens show about 150."""
LINES: Final = 4

Json = dict[str, Any]


def pushes_for(packed: Sequence[tuple[Delivery, Sequence[Notice]]]) -> list[Json | Exception]:
    """Render many pushes, each with one person's notices.

    The data of all of them are read together.
    """
    news = news_for(pairs_of(notice for _, notices in packed for notice in notices))
    pushes: list[Json | Exception] = []
    for delivery, notices in packed:
        try:
            pushes.append(_push(delivery.person, notices, news))
        except Exception as error:  # noqa: BLE001 - a failed one doesn't affect the others
            pushes.append(error)
    return pushes


def _push(person: User, notices: Sequence[Notice], news: Mapping[Pair, News]) -> Json:
    threads = by_thread(notices)
    with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
        if len(threads) > 1:
            said = _of_several([_first(found) for found in threads.values()], news)
        else:
            said = _of_one(_first(notices), news.get((notices[0].thread, person.pk)))
        tables = [thread for thread, found in threads.items() if found[0].table_id]
        return {**said, "lang": person.language, "tables": tables}


def _first(notices: Sequence[Notice]) -> Notice:
    return min(notices, key=lambda notice: kind_named(notice.kind).rank)


def _of_one(notice: Notice, news: News | None) -> Json:
    about = [name_of(notice), notice.table.rules.name] if notice.table else [name_of(notice)]
    return {
        "title": _kind(notice),
        "body": _cut([" · ".join(dict.fromkeys(about)), _what(notice, news)]),
        "url": path_of(notice),
        "tag": notice.thread,
        "turn": kind_named(notice.kind).of_turn,
        "until": _deadline(notice, news),
    }


def _of_several(firsts: Sequence[Notice], news: Mapping[Pair, News]) -> Json:
    lines = [f"{name_of(one)}: {_kind(one)}" for one in firsts[:LINES]]
    untils = [_deadline(one, news.get((one.thread, one.person_id))) for one in firsts]
    return {
        "title": msg("push-several", count=len(firsts)),
        "body": _cut([*lines, "…"] if len(firsts) > LINES else lines),
        "url": reverse("home"),
        "tag": SEVERAL,
        "turn": all(kind_named(one.kind).of_turn for one in firsts),
        "until": max(found) if (found := [one for one in untils if one]) else None,
    }


def _kind(notice: Notice) -> str:
    kind = f"{notice.kind}-{notice.step}" if notice.step in Reminder.values else notice.kind
    return msg(f"notices-kind-{kind}")


def _what(notice: Notice, news: News | None) -> str:
    """Return a sentence on who acted, and the current prompt."""
    by = msg("push-by", kind=notice.kind, name=notice.by.name) if notice.by else ""
    return " ".join(filter(None, [by, _asked(news) if kind_named(notice.kind).of_turn else ""]))


def _asked(news: News | None) -> str:
    if news is None or news.prompt is None or news.seat.draft:
        return ""
    return render(news.prompt, people=[seat.name for seat in news.seats])


def _deadline(notice: Notice, news: News | None) -> str | None:
    """Return the deadline of the notice's turn in ISO format; ``None`` if there is none."""
    found: datetime | None = news.clock.deadline if news and news.clock else None
    return found.isoformat() if found and kind_named(notice.kind).of_turn else None


def _cut(lines: Sequence[str]) -> str:
    said = "\n".join(filter(None, lines))
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"
