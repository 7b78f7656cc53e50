"""`python -m tests.browser.hostile_site`: fill a site with the longest and oddest texts.

The texts are names of people, tables and circles, and messages. The module runs in a site's
environment, and prints as JSON which pages show the texts.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table

PASSWORD: Final = "caravan"
HTML: Final = "<b>x</b><img/src=x onerror=alert(1)>&amp;"
ODD: Final = {
    "word": "W",
    "zalgo": "Z\u0310\u0311\u0327",
    "rtl": "\u05e9\u05dc\u05d5\u05dd\u0645",
    "emoji": "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "html": HTML,
    "lines": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW\n",
}
"""The texts by their kind; the function `long` repeats a text."""
NAMES: Final = {"wide": "W" * 150, "hebrew": "\u05e9" * 150, "dots": "a" + ".b" * 74}


def long(kind: str, most: int) -> str:
    """Return a kind of text, repeated up to the maximum length."""
    piece = ODD[kind]
    return (piece * (most // len(piece) + 1))[: most - most % len(piece) or most]


def main() -> None:
    """Store all texts, and print the pages."""
    django.setup()
    print(json.dumps(filled()))


def filled() -> dict[str, Any]:
    """Return the pages with the texts, each with the people who may see the page."""
    people = [_person(name) for name in NAMES.values()]
    tables = [_table(people, kind) for kind in ODD if kind != "lines"]
    _finished(people, tables[0])
    circles = [_circle(people, kind) for kind in ODD if kind != "lines"]
    for kind in ODD:
        _talk(people, tables[0], kind)
    _reports(people)
    _reach(people[0])
    _lines(people[0], tables)
    _mails(people[0], people[1], tables[0])
    return {
        "who": people[0].username,
        "pages": _pages(people, tables, circles),
        "texts": _texts(people, tables[0], circles),
    }


def _texts(people: list[User], table: Table, circles: list[Any]) -> dict[str, list[str]]:
    """Return the stored texts that some pages must show."""
    from accounts.models import Report  # noqa: PLC0415 - needs the set-up
    from games.talk.models import Message  # noqa: PLC0415 - likewise
    from notifications.models import Device  # noqa: PLC0415 - likewise

    devices = Device.objects.filter(person=people[0]).values_list("name", flat=True)
    said = Message.objects.filter(table=table).order_by("pk").values_list("text", flat=True)
    reports = Report.objects.filter(by=people[0]).values_list("why", flat=True)
    return {
        f"/tables/{table.pk}/talk/": list(said),
        "/me/blocks/": list(reports),
        "/notices/devices/": list(devices),
        "/people/": [person.username for person in people[1:]],
        **{f"/circles/{one.pk}/": [one.name, one.about] for one in circles},
    }


def _person(name: str) -> User:
    from allauth.account.models import EmailAddress  # noqa: PLC0415 - needs the set-up

    from accounts.models import User  # noqa: PLC0415 - likewise

    person = User.objects.create_user(name, f"{len(name)}{ord(name[0])}@example.org", PASSWORD)
    EmailAddress.objects.create(user=person, email=person.email, verified=True, primary=True)
    return person


def _table(people: list[User], kind: str) -> Table:
    """Open a table with an odd name and begin the game; the last table waits."""
    from games.notes.services import notes_set  # noqa: PLC0415 - needs the set-up
    from games.services.lifecycle import table_create, table_join  # noqa: PLC0415 - likewise

    seats = 4 if kind == "html" else 3
    table = table_create(by=people[0], title="yspahan", seats=seats, name=long(kind, 60))
    for person in people[1:]:
        table_join(table_id=table.pk, by=person)
    notes_set(table_id=table.pk, by=people[0], notes=long(kind, 4_000))
    return table


def _finished(people: list[User], like: Table) -> None:
    """Store a finished game for the lists."""
    import msgspec  # noqa: PLC0415 - as below

    from games.models import Seat, Status, Table  # noqa: PLC0415 - needs the set-up
    from games.rules.kernel import Outcome, Text  # noqa: PLC0415 - likewise
    from games.services.lifecycle import table_create, table_join  # noqa: PLC0415 - likewise
    from mp2site.infra import clock  # noqa: PLC0415 - likewise

    table = table_create(by=people[0], title=like.title, seats=3, name=long("word", 60))
    for person in people[1:]:
        table_join(table_id=table.pk, by=person)
    outcome = Outcome(Text("yspahan-end-weeks"), [], [30, 20, 10], [1, 2, 3])
    Table.objects.filter(pk=table.pk).update(
        status=Status.FINISHED, outcome=msgspec.to_builtins(outcome), finished_at=clock.now()
    )
    for place in range(3):
        Seat.objects.filter(table=table, place=place).update(
            rank=place + 1, score=30 - 10 * place, waiting_since=None
        )


def _circle(people: list[User], kind: str) -> Any:
    from accounts.models import Membership  # noqa: PLC0415 - needs the set-up
    from accounts.models.circles import ABOUT_LENGTH, NAME_LENGTH  # noqa: PLC0415 - likewise
    from accounts.services.circles import circle_found, circle_join  # noqa: PLC0415 - likewise

    circle = circle_found(
        by=people[0], name=long(kind, NAME_LENGTH), about=long(kind, ABOUT_LENGTH)
    )
    for person in people[1:]:
        circle_join(link=circle.link, by=person)
    assert Membership.objects.filter(circle=circle).count() == len(people)
    return circle


def _talk(people: list[User], table: Table, kind: str) -> None:
    from games.talk.services import message_say  # noqa: PLC0415 - needs the set-up

    for person in people[:2]:
        message_say(table_id=table.pk, by=person, text=long(kind, 1_000))


def _reports(people: list[User]) -> None:
    from datetime import timedelta  # noqa: PLC0415 - as below

    from accounts.models import ApiToken, Scope  # noqa: PLC0415 - needs the set-up
    from accounts.services.blocking import person_block  # noqa: PLC0415 - likewise
    from accounts.services.reporting import name_report  # noqa: PLC0415 - likewise
    from accounts.services.stars import star_set  # noqa: PLC0415 - likewise
    from games.models import Rating  # noqa: PLC0415 - likewise
    from mp2site.infra import clock  # noqa: PLC0415 - likewise

    now = clock.now()
    for kind in ODD:
        ApiToken.objects.create(
            person=people[0],
            name=long(kind, 60),
            scope=Scope.READ,
            digest=kind,
            created_at=now,
            expires_at=now + timedelta(days=30),
        )
        name_report(by=people[0], name=people[1].username, why=long(kind, 500))
    stranger = _person("x" * 150)
    person_block(by=people[0], name=stranger.username)
    star_set(by=people[0], name=people[2].username, starred=True)
    for person in people:
        Rating.objects.create(person=person, title="yspahan", mu=30, sigma=1, games=20)


def _reach(reader: User) -> None:
    """Make a webhook, devices, and a seek with a proposed seat."""
    from datetime import timedelta  # noqa: PLC0415 - as below

    from games.models import Status, Table  # noqa: PLC0415 - as below
    from games.seeks.models import Seek  # noqa: PLC0415 - needs the set-up
    from mp2site.infra import clock  # noqa: PLC0415 - likewise
    from notifications.models import Device, Webhook  # noqa: PLC0415 - likewise

    Webhook.objects.create(
        person=reader, url="https://" + "w" * 480 + ".example/", error=long("html", 200)
    )
    for kind in ODD:
        Device.objects.create(
            person=reader, endpoint=f"https://push.example/{kind}", name=long(kind, 100)
        )
    now, month = clock.now(), timedelta(days=30)
    table = Table.objects.filter(host=reader, status=Status.OPEN).first()
    times = {"created_at": now, "expires_at": now + month, "seat_at": now + month}
    Seek.objects.create(
        person=reader, title="yspahan", pace="calm", least=2, most=4, table=table, **times
    )


def _lines(reader: User, tables: list[Table]) -> None:
    """Name a line at each table; plan a turn at tables where another person is to choose."""
    from games.analysis.services import NewStep, line_name, line_play  # noqa: PLC0415 - likewise
    from games.lines.board import analysis_of  # noqa: PLC0415 - likewise
    from games.models import Seat  # noqa: PLC0415 - needs the set-up
    from games.plans.services import plan_write  # noqa: PLC0415 - likewise

    planned = 0
    for kind, table in zip(ODD, tables[1:-1], strict=False):
        seat = Seat.objects.get(table=table, person=reader)
        analysis = analysis_of(table_id=table.pk, person=reader)
        next_turn = seat.waiting_since is None
        decision = analysis.position(analysis.line(next_turn=next_turn)).decision
        assert decision is not None
        key = decision.choices[0].key
        done = line_play(
            table_id=table.pk, by=reader, new=NewStep(decision.seat, key), next_turn=next_turn
        )
        line_name(table_id=table.pk, by=reader, step=done.line.step.pk, name=long(kind, 40))
        if next_turn:
            plan_write(table_id=table.pk, by=reader, lines=[[key]])
            planned += 1
    assert planned


def _mails(reader: User, by: User, table: Table) -> None:
    """Send the reader a mail of each kind of notice, and a mail about several tables."""
    from notifications.content.mails import message_of  # noqa: PLC0415 - as above
    from notifications.models import Kind, Notice  # noqa: PLC0415 - likewise
    from tests.support.mails import mail_content_for  # noqa: PLC0415 - likewise

    each = [[Notice(person=reader, table=table, kind=kind, by=by)] for kind in Kind]
    of_several = list(Notice.objects.filter(person=reader).select_related("table", "person"))
    for notices in (*each, of_several):
        letter = mail_content_for(notices)
        message_of(letter, reader.email).send()


def _pages(people: list[User], tables: list[Table], circles: list[Any]) -> list[str]:
    one, *rest = tables
    each = [f"/people/{person.username}/" for person in people]
    each += [f"/tables/{table.pk}/" for table in rest]
    each += [f"/circles/{circle.pk}/" for circle in circles]
    of_one = ("", "talk/", "dice/", "history/", "line/", "resign/")
    from notifications.models import StoredMail  # noqa: PLC0415 - needs the set-up

    mails = StoredMail.objects.filter(to=people[0].email)
    each += [f"/mailbox/{mail.pk}/" for mail in mails]
    each += [f"/tables/{table.pk}/line/" for table in tables[1:-1]]
    return [
        *(f"/tables/{one.pk}/{part}" for part in of_one),
        *each,
        *("/", "/tables/", "/games/", "/games/all/", f"/games/all/?person={people[0].username}"),
        *("/people/", "/plans/", "/seeks/", "/news/", "/notices/", "/notices/reach/"),
        *("/me/settings/", "/me/blocks/", "/me/tokens/", "/me/data/", "/me/security/"),
        *("/titles/yspahan/ladder/", f"/circles/{circles[0].pk}/ladder/yspahan/"),
        f"/tables/new/?seating=people&guests={people[1].username}&circles={circles[0].pk}",
        f"/circles/join/{circles[0].link}/",
        f"/j/{rest[-1].token}/",
        *("/accounts/email/", "/mailbox/", "/notices/webhook/", "/notices/devices/"),
        f"/notices/tables/{one.pk}/",
    ]


if __name__ == "__main__":
    main()
