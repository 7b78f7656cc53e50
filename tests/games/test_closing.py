"""Closed accounts: finished games keep "a former player", all other data is erased."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from smtplib import SMTPServerDisconnected
from typing import Any, Final, NamedTuple
from unittest import mock

import pytest
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.core import mail, serializers
from django.core.exceptions import ValidationError
from django.db import models
from django.test import Client
from django.urls import reverse
from django.utils import translation
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import AuditEntry, Report, SentRequest, User, Vacation
from accounts.services.blocking import person_block
from accounts.services.circles import circle_found
from accounts.services.computers import computer_mark
from accounts.services.feed import calendar_token_renew
from accounts.services.moderation import audit_write
from accounts.services.reporting import name_report, report_answer
from accounts.services.stars import star_set
from accounts.services.tokens import api_token_make
from games.analysis.services import NewStep, line_play
from games.coach.models import GameReview
from games.cups.services import cup_join, cup_open
from games.films.models import Film, NamedInFilms
from games.forecast.models import StoredRhythm
from games.lessons.services import lesson_note
from games.models import RatedGame, Rating, Removal, Seat, Status, Table
from games.problems.models import ProblemSolver
from games.problems.services import problem_answer
from games.seasons.services import season_join, season_open, season_watch
from games.seeks.services import seek_make
from games.selectors.audits import table_replayed
from games.services.closing import person_close
from games.services.inviting import person_invite
from games.services.lifecycle import abandon_consent, table_join
from games.services.sweeping import sweep
from games.talk.services import message_report, message_say
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.delivery.sending import notices_sweep
from notifications.models import (
    BadAddress,
    Channel,
    Delivery,
    Device,
    NewsSeen,
    Notice,
    Preference,
    Presence,
    Reach,
    StoredMail,
    Topic,
    Webhook,
)
from tests.support.clocks import NOON, seat_of
from tests.support.problems import BEST, keys_of, problem_of
from tests.support.tables import (
    acting,
    now,
    open_table,
    people,
    person,
    place_of,
    play_on,
    started,
)

pytestmark = pytest.mark.django_db

NAME = "zenobia"
What = AuditEntry.What
ADDRESS = f"{NAME}@example.com"
WORDS = "Seven camels\n\nfor a song"
KEPT_WORDS = "Sing it yourself"
DAY = timedelta(days=1)
KEPT = {
    ("accounts.User", "owner"),
    ("games.RatedGame", "person"),
    ("games.Seat", "person"),
    ("games.Table", "host"),
    ("notifications.Notice", "by"),
    ("accounts.AuditEntry", "by"),
    ("accounts.AuditEntry", "person"),
    ("accounts.Report", "answered_by"),
    ("games.Season", "opened_by"),
    ("games.Cup", "opened_by"),
}
"""References that stay: seats and their ratings, tables, programs, and others' notices."""


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        sweep()
        yield hand


@pytest.fixture
def zenobia(db: None) -> User:
    return person(NAME, first_name=NAME, last_name=NAME.title())


@pytest.fixture
def others(zenobia: User) -> list[User]:
    return people(3)


@pytest.fixture
def finished(zenobia: User, others: list[User]) -> Table:
    table = started([zenobia, others[0]], name=f"{NAME.upper()}'s finest hour")
    return play_on(table, random.Random(1))


class Life(NamedTuple):
    """A person with a game, with a table that others have joined, and with a table without others."""

    zenobia: User
    others: list[User]
    running: Table
    hosted: Table
    lonely: Table


Trace = Callable[[Life], None]
TRACES: Final[list[Trace]] = []
"""Functions that store Zenobia's data in models. Add one for each new model."""


def trace(leave: Trace) -> Trace:
    """Add a function to the list."""
    TRACES.append(leave)
    return leave


def live_a_full_life(zenobia: User, others: list[User]) -> list[Table]:
    """Store data of the person in every model."""
    running = started([others[0], zenobia], name=f"For {NAME}")
    hosted = open_table(zenobia, 3, name="Come in")
    table_join(table_id=hosted.pk, by=others[1])
    life = Life(zenobia, others, running, hosted, open_table(zenobia, 3))
    for leave in TRACES:
        leave(life)
    return [running, hosted, life.lonely]


@trace
def is_rated(life: Life) -> None:
    RatedGame.objects.create(
        seat=life.running.seats.get(person=life.zenobia),
        person=life.zenobia,
        title="yspahan",
        partners=[],
        mu_before=25,
        sigma_before=8,
        mu=26,
        sigma=8,
        ended_at=NOON,
    )
    Rating.objects.create(person=life.zenobia, title="yspahan", mu=25, sigma=8, games=1)


@trace
def asks_the_coach(life: Life) -> None:
    GameReview.objects.create(table=life.running, asked_by=life.zenobia, asked_at=NOON)


@trace
def talks(life: Life) -> None:
    message_say(table_id=life.running.pk, by=life.zenobia, text=f"{NAME} greets you")
    be_heard_before_others(life.zenobia, life.others)


@trace
def invites_and_is_invited(life: Life) -> None:
    host = life.others[0]
    person_invite(table_id=life.hosted.pk, by=life.zenobia, name="aylin")
    person_invite(table_id=open_table(host, 2).pk, by=host, name=NAME)
    Removal.objects.create(table=life.hosted, guest=life.zenobia, at=NOON)


@trace
def has_keys_and_sessions(life: Life) -> None:
    zenobia = life.zenobia
    calendar_token_renew(person=zenobia)
    _, key = api_token_make(person=person("a-program"), name="x", scope="play")
    computer_mark(owner=zenobia, key=key)
    api_token_make(person=zenobia, name=NAME, scope="play")
    SentRequest.objects.create(person=zenobia, key="a form", content=NAME)
    Authenticator.objects.create(user=zenobia, type=Authenticator.Type.TOTP, data={"secret": NAME})
    Client().force_login(zenobia)
    UserSession.objects.create(user=zenobia, ip="0.0.0.0", user_agent=NAME, session_key="k")  # noqa: S104


@trace
def works_for_the_staff(life: Life) -> None:
    zenobia, others = life.zenobia, life.others
    User.objects.filter(pk=zenobia.pk).update(is_staff=True)
    zenobia.refresh_from_db()
    zenobia.groups.add(Group.objects.create(name="Hosts"))
    zenobia.user_permissions.add(Permission.objects.all()[0])
    audit_write(by=zenobia, what=What.TABLE_RENAMED, why="A test", before=f"{NAME}'s table")
    audit_write(by=zenobia, what=What.PERSON_RENAMED, why=f"Like {NAME}", person=zenobia)
    for by, of in ((zenobia, others[0]), (others[0], zenobia), (others[1], others[2])):
        told = name_report(by=by, name=of.username, why="A test")
    report_answer(report=told, by=zenobia, answer="A test")


@trace
def is_in_the_log_of_the_admin(life: Life) -> None:
    zenobia = life.zenobia
    for of in (User, Table):
        LogEntry.objects.create(
            user=life.others[2], action_flag=CHANGE, object_repr=ADDRESS if of is Table else NAME,
            content_type=ContentType.objects.get_for_model(of), object_id=str(zenobia.pk),
        )  # fmt: skip
    LogEntry.objects.create(user=zenobia, action_flag=CHANGE, object_repr="a table")


@trace
def knows_people(life: Life) -> None:
    zenobia, others = life.zenobia, life.others
    circle_found(by=zenobia, name="One person alone")
    star_set(by=zenobia, name=others[0].username, starred=True)
    star_set(by=others[0], name=NAME, starred=True)
    person_block(by=zenobia, name=others[1].username)
    person_block(by=others[2], name=NAME)


@trace
def plays_a_season(life: Life) -> None:
    season = season_open(by=life.zenobia, title="yspahan")
    season_join(season_id=season.pk, by=life.zenobia)
    season_watch(by=life.zenobia, title="yspahan")


@trace
def plays_a_cup(life: Life) -> None:
    cup = cup_open(by=life.zenobia, name="Cup", title="yspahan")
    cup_join(cup_id=cup.pk, by=life.zenobia)


@trace
def seeks_learns_and_analyses(life: Life) -> None:
    seek_make(by=life.zenobia, title="yspahan", pace="daily", least=2, most=4)
    lesson_note(person=life.zenobia, title="yspahan", lesson="first-look", step=2)
    line_play(table_id=life.running.pk, by=life.zenobia, new=NewStep())


@trace
def has_a_rhythm(life: Life) -> None:
    numbers = {"at_once": 1, "visits": 2, "waited": 1.5, "hours": [0] * 24, "at": NOON}
    StoredRhythm.objects.create(person=life.zenobia, **numbers)


@trace
def has_films(life: Life) -> None:
    film = {"asked_at": NOON, "made_at": NOON, "webp": b"RIFF"}
    Film.objects.create(table=life.running, language="en", by=life.zenobia, **film)
    by = {"by": life.others[0], "is_named": True}
    Film.objects.create(table=life.running, language="de", **by, **film)
    NamedInFilms.objects.create(seat=life.running.seats.get(person=life.zenobia))


@trace
def solves_problems(life: Life) -> None:
    problem = problem_of()
    problem_answer(number=problem.pk, by=life.zenobia, choices=keys_of(problem, BEST))
    ProblemSolver.objects.create(person=life.zenobia, title="yspahan")


@trace
def is_notified(life: Life) -> None:
    zenobia = life.zenobia
    Reach.objects.create(person=zenobia)
    Preference.objects.create(person=zenobia, table=life.running, topic=Topic.TURN)
    Webhook.objects.create(person=zenobia, url=f"https://example.org/{NAME}")
    Device.objects.create(person=zenobia, endpoint=f"https://example.org/{NAME}", name=NAME)
    NewsSeen.objects.create(person=zenobia, at=NOON)
    BadAddress.objects.create(email=ADDRESS, why=BadAddress.Why.BOUNCED)
    StoredMail.objects.create(to=ADDRESS, subject=f"Hello {NAME}", text="You are invited.")
    letter = Delivery.objects.create(
        person=zenobia, channel=Channel.MAIL, address=ADDRESS, content={"text": NAME}, due_at=NOON
    )
    notices = Notice.objects.filter(person=zenobia)
    notices.filter(pk=notices.first().pk).update(delivery=letter)  # type: ignore[union-attr]


@trace
def is_away_and_looks(life: Life) -> None:
    Vacation.objects.create(person=life.zenobia, starts_at=NOON, ends_at=clock.now() + DAY)
    Presence.objects.create(person=life.zenobia, table=life.running, at=NOON)


def be_heard_before_others(zenobia: User, others: list[User]) -> None:
    """Write a message that a report about another person contains."""
    talk = started([zenobia, *others[:2]]).pk
    for by, text in ((zenobia, WORDS), (others[1], KEPT_WORDS)):
        message_say(table_id=talk, by=by, text=text)
    rude = message_say(table_id=talk, by=others[0], text="A test")
    message_report(table_id=talk, message_id=rude.pk, by=others[1], why="A test")


def relations() -> Iterator[tuple[type[models.Model], str]]:
    """Yield all relations to a person, of all models, hidden relations included."""
    for model in apps.get_models(include_auto_created=True):
        for field in model._meta.concrete_fields:
            if field.related_model is User:
                yield model, field.name


def whole_database() -> str:
    rows = [row for model in apps.get_models() for row in model._base_manager.all()]
    sessions = [session.get_decoded() for session in Session.objects.all()]
    return serializers.serialize("json", rows) + json.dumps(sessions)


class TestNothingIsLeft:
    def test_every_relation_was_used_and_only_the_kept_ones_are(
        self, zenobia: User, others: list[User], finished: Table, hand: Hand
    ) -> None:
        live_a_full_life(zenobia, others)
        lived = {(m._meta.label, f) for m, f in relations() if held(m, f, zenobia)}
        assert lived == {(m._meta.label, f) for m, f in relations()}, "a trace that no test leaves"
        person_close(person=zenobia)
        left = {(m._meta.label, f) for m, f in relations() if held(m, f, zenobia)}
        assert left == KEPT

    def test_name_and_address_are_nowhere(
        self, zenobia: User, others: list[User], finished: Table, hand: Hand
    ) -> None:
        live_a_full_life(zenobia, others)
        before = whole_database().lower()
        assert ADDRESS in before
        assert before.count(NAME) > 10
        person_close(person=zenobia)
        assert NAME not in whole_database().lower()

    def test_words_are_nowhere_but_others_stay(
        self, zenobia: User, others: list[User], finished: Table, hand: Hand
    ) -> None:
        live_a_full_life(zenobia, others)
        report = Report.objects.get(what=Report.What.MESSAGE)
        assert report.said_before == f"{NAME}: {WORDS}\n{others[1].name}: {KEPT_WORDS}"
        person_close(person=zenobia)
        report.refresh_from_db()
        assert report.said_before == f"{others[1].name}: {KEPT_WORDS}"
        assert "Seven camels" not in whole_database()

    def test_sessions_are_gone_others_are_not(self, zenobia: User, others: list[User]) -> None:
        clients = [Client(), Client()]
        for client, user in zip(clients, (zenobia, others[0]), strict=True):
            client.force_login(user)
        person_close(person=zenobia)
        assert Session.objects.count() == 1
        answers = [client.get(reverse("accounts:settings")).status_code for client in clients]
        assert answers == [302, 200]

    def test_the_row_that_stays_says_nothing(self, zenobia: User) -> None:
        User.objects.filter(pk=zenobia.pk).update(
            language="de", time_zone="Asia/Tehran", is_staff=True, last_login=NOON
        )
        zenobia.refresh_from_db()
        person_close(person=zenobia)
        zenobia.refresh_from_db()
        blank, kept = (
            User(),
            {"id", "username", "look", "folded", "password", "date_joined", "is_active", "left_at"},
        )
        columns = [f.attname for f in User._meta.concrete_fields if f.name not in kept]
        assert {c: getattr(zenobia, c) for c in columns} == {c: getattr(blank, c) for c in columns}
        assert (zenobia.is_active, zenobia.has_usable_password()) == (False, False)
        assert zenobia.left_at is not None


class TestGames:
    def test_a_finished_one_stays_whole(
        self, zenobia: User, finished: Table, hand: Hand, client: Client
    ) -> None:
        place, before = place_of(finished, zenobia), now(finished).outcome
        person_close(person=zenobia)
        assert now(finished).outcome == before
        replayed = table_replayed(finished.pk)
        assert replayed is not None
        assert replayed.same
        assert place_of(finished, zenobia) == place
        pages = [f"/tables/{finished.pk}/", f"/tables/{finished.pk}/history/", "/games/all/"]
        for language, word in (("en", "a former player"), ("de", "ein früheres Mitglied")):
            for path in pages:
                shown = client.get(path, headers={"Accept-Language": language}).text
                assert word in shown
                assert NAME not in shown.lower()
                assert "former-" not in shown

    def test_a_stand_in_plays_running_ones_on(
        self, zenobia: User, others: list[User], hand: Hand
    ) -> None:
        table = started([zenobia, others[0]])
        person_close(person=zenobia)
        assert seat_of(table, zenobia).played_by_stand_in
        if acting(table) == zenobia:
            assert sweep().timed_out >= 1
        assert acting(table) == others[0]

    def test_open_ones_are_passed_on_or_removed(
        self, zenobia: User, others: list[User], hand: Hand
    ) -> None:
        _, hosted, lonely = live_a_full_life(zenobia, others)
        person_close(person=zenobia)
        assert now(hosted).host == others[1]
        assert not Table.objects.filter(pk=lonely.pk).exists()

    def test_the_last_one_left_may_end_it(
        self, zenobia: User, others: list[User], hand: Hand
    ) -> None:
        table = started([zenobia, others[0]])
        person_close(person=zenobia)
        abandon_consent(table_id=table.pk, by=others[0])
        assert now(table).status == Status.ABANDONED

    def test_an_old_game_is_drawn_again(
        self, zenobia: User, finished: Table, client: Client
    ) -> None:
        path = f"/tables/{finished.pk}/history/?partial=1"
        tag = client.get(path).headers["ETag"]
        api = f"/api/tables/{finished.pk}/"
        told = client.get(api)
        assert NAME in told.text
        person_close(person=zenobia)
        assert client.get(path, headers={"If-None-Match": tag}).status_code == 200
        again = client.get(api, headers={"If-None-Match": told.headers["ETag"]})
        assert again.status_code == 200
        assert {one["name"] for one in again.json()["people"]} == {"mara", "a former player"}


class TestOthers:
    def test_are_told_of_a_former_player(
        self, zenobia: User, others: list[User], hand: Hand
    ) -> None:
        User.objects.filter(pk=others[0].pk).update(language="de")
        table = started([zenobia, others[0]])
        if acting(table) != zenobia:
            play_on(table, random.Random(2), choices=1)
        person_close(person=zenobia)
        sweep()
        hand.forward(DAY)
        notices_sweep()
        told = [str(one.body) for one in mail.outbox if one.to == [others[0].email]]
        assert any("ein früheres Mitglied" in body for body in told)
        assert not any(NAME in body for body in told)

    def test_find_nobody_by_the_old_name_or_the_new_one(
        self, zenobia: User, finished: Table, client: Client
    ) -> None:
        person_close(person=zenobia)
        for name in (NAME, zenobia.username):
            assert client.get(reverse("profiles:detail", args=[name])).status_code == 404
            assert client.get("/api/tables/", {"person": name}).json()["results"] == []

    def test_cannot_take_the_name_that_stays(self, zenobia: User, client: Client) -> None:
        person_close(person=zenobia)
        free = zenobia.username.replace(str(zenobia.pk), str(zenobia.pk + 1))
        data = {"username": free, "email": "x@example.com", "password1": "seven camels walk"}
        form = client.post(reverse("account_signup"), data).context["form"]
        assert "invalid" in {error.code for error in form.errors.as_data()["username"]}


class TestTheLastMail:
    def test_says_that_it_is_done(
        self,
        zenobia: User,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        zenobia.language = "de"
        with translation.override("en"), django_capture_on_commit_callbacks(execute=True):
            person_close(person=zenobia)
        (last,) = mail.outbox
        assert (last.to, last.subject) == ([ADDRESS], "Dein Konto ist geschlossen")
        assert NAME in last.body

    def test_that_cannot_be_sent_stops_nothing_and_names_nobody(
        self,
        zenobia: User,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        settings: Any,
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        def away(*_: object) -> int:
            raise SMTPServerDisconnected(ADDRESS)

        # As on a site after the commit, but in this thread and on its connection.
        settings.ACCOUNT_MAILS_AT_ONCE = False
        at_once = mock.Mock(submit=lambda work, message: work(message))
        monkeypatch.setattr("accounts.mails._out", at_once)
        monkeypatch.setattr("accounts.mails.connections", mock.Mock())
        monkeypatch.setattr(mail.EmailMessage, "send", away)
        with django_capture_on_commit_callbacks(execute=True):
            person_close(person=zenobia)
        zenobia.refresh_from_db()
        assert zenobia.left_at is not None
        assert "SMTPServerDisconnected" in caplog.text
        assert ADDRESS not in caplog.text


class TestWhoMustStay:
    def test_the_last_superuser(self, zenobia: User, others: list[User]) -> None:
        User.objects.filter(pk=zenobia.pk).update(is_superuser=True)
        zenobia.refresh_from_db()
        table = started([zenobia, others[0]])
        with pytest.raises(ValidationError, check=lambda error: error.code == "last-superuser"):
            person_close(person=zenobia)
        assert not Seat.objects.get(table=table, person=zenobia).played_by_stand_in
        User.objects.filter(pk=others[0].pk).update(is_superuser=True)
        person_close(person=zenobia)
        assert User.objects.get(pk=zenobia.pk).left_at is not None

    def test_twice_is_as_good_as_once(self, zenobia: User) -> None:
        person_close(person=zenobia)
        left = User.objects.get(pk=zenobia.pk)
        person_close(person=left)
        assert left.left_at == zenobia.left_at


def held(model: type[models.Model], field: str, user: User) -> bool:
    return model._base_manager.filter(**{field: user}).exists()
