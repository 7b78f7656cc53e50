"""Notices about a cup: in mails, at the webhook, in the news; each leads to the cup."""

from __future__ import annotations

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.urls import reverse

from accounts.models import User
from accounts.services.circles import circle_found
from games.cups.models import Cup
from games.cups.services import cup_cancel, cup_join, cup_open
from games.cups.sweeping import cups_advance
from games.models import Seat
from mp2site.infra.clock import Hand
from notifications.channels.formats import sentence
from notifications.models import Channel, Notice
from tests.api.conftest import Api
from tests.games.cups.conftest import begun, crowd, joined, now, play_on
from tests.support.mails import mail_content_for
from tests.support.tables import open_table, person
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db


def notice(kind: str, who: User) -> Notice:
    return Notice.objects.get(kind=kind, person=who, channel=Channel.MAIL, step__in=["", "r1"])


def mail(one: Notice) -> str:
    letter = mail_content_for([one])
    return f"{letter.subject}\n{letter.text}"


def test_a_game_is_announced_with_its_cup_and_table(
    browser: Browser, staff: User, hand: Hand
) -> None:
    people = crowd(8)
    cup = begun(staff, people)
    table = Seat.objects.get(person=people[0]).table
    letter = mail(notice("cup-game", people[0]))
    assert letter.startswith(f"Your next game in the cup: Yspahan, cup {cup.pk}\n")
    assert f"Your next game in Autumn cup has begun at {table.name}, guest0." in letter
    assert reverse("cups:cup", args=[cup.pk]) in letter
    news = browser(people[0]).get(reverse("news")).text
    assert f"Your next game in Autumn cup has begun, at {table.name}." in news
    assert reverse("cups:cup", args=[cup.pk]) in news
    kinds = {one["kind"] for one in Api(people[0]).get("me/news/").json()["results"]}
    assert kinds - {"turn"} == {"cup-game"}  # the draw may have given them the first turn


def test_every_round_is_announced(staff: User, hand: Hand) -> None:
    cup = play_on(begun(staff, crowd(8)))
    assert cup.rounds == 2
    sent = Notice.objects.filter(kind="cup-game", channel=Channel.MAIL)
    assert sorted(sent.values_list("step", flat=True)) == ["r1"] * 8 + ["r2"] * 8 + ["r3"] * 4


def test_the_end_says_ones_place(browser: Browser, staff: User, hand: Hand) -> None:
    cup = play_on(begun(staff, crowd(8)))
    first = cup.entries.get(place=1).person
    letter = mail(notice("cup-over", first))
    assert "Autumn cup is over" in letter
    assert "You finished in place 1 of 8." in letter
    assert sentence(notice("cup-over", first)) == "Autumn cup is over: place 1 of 8"
    assert "You finished in place 1 of 8." in browser(first).get(reverse("news")).text


def test_old_notices_were_about_a_table(browser: Browser, staff: User, hand: Hand) -> None:
    """A migration turns them into notices about the cup; those without a cup go."""
    cup = play_on(begun(staff, crowd(8)))
    first = cup.entries.get(place=1).person
    final = cup.tables.get(round=cup.final).table
    told = {kind: sentence(notice(kind, first)) for kind in ("cup-game", "cup-over")}
    for kind in told:
        table = cup.tables.filter(round=1, table__seats__person=first).get().table
        about = table if kind == "cup-game" else final
        one = notice(kind, first)
        Notice.objects.filter(pk=one.pk).update(table=about, subject=None, facts={}, step="")
    lost = notice("cup-game", cup.entries.get(place=8).person)
    Notice.objects.filter(pk=lost.pk).update(
        table=open_table(first, 2).pk, subject=None, facts={}, step=""
    )
    import_module("notifications.migrations.0020_cups_as_subjects").turn(apps, None)
    assert {kind: sentence(notice(kind, first)) for kind in told} == told
    assert notice("cup-game", first).step == "r1"
    assert not Notice.objects.filter(pk=lost.pk).exists()
    assert reverse("cups:cup", args=[cup.pk]) in browser(first).get(reverse("news")).text


class TestCancelled:
    def test_by_its_opener_the_others_are_notified(self, browser: Browser, staff: User) -> None:
        mara, jonas = crowd(2)
        cup = joined(staff, [mara, jonas, staff], size=8)
        cup_cancel(cup_id=cup.pk, by=staff)
        told = Notice.objects.filter(kind="cup-off", channel=Channel.MAIL)
        assert {one.person for one in told} == {mara, jonas}
        letter = mail(notice("cup-off", mara))
        assert letter.startswith(f"Your cup is cancelled: Yspahan, cup {cup.pk}\n")
        assert "Autumn cup is cancelled" in letter
        assert "Autumn cup is cancelled." in browser(mara).get(reverse("news")).text
        cup_cancel(cup_id=cup.pk, by=staff)
        assert told.count() == 2

    def test_with_too_few_everybody_is_notified(self, staff: User, hand: Hand) -> None:
        people = crowd(7)
        cup = joined(staff, people, size=8)
        hand.forward(timedelta(days=7, minutes=1))
        cups_advance()
        assert now(cup).phase == Cup.Phase.CANCELLED
        told = Notice.objects.filter(kind="cup-off", channel=Channel.MAIL)
        assert {one.person for one in told} == set(people)


def test_a_name_makes_no_link_and_is_in_no_subject_line(staff: User) -> None:
    mara = person("mara")
    cup = cup_open(by=staff, name="Win at evil.com", title="yspahan")
    cup_join(cup_id=cup.pk, by=mara)
    cup_cancel(cup_id=cup.pk, by=staff)
    letter = mail_content_for([notice("cup-off", mara)])
    assert "evil" not in letter.subject
    assert "evil" in letter.text
    assert "evil.com" not in letter.text


class TestCircle:
    def test_its_page_names_its_cups(self, browser: Browser, hand: Hand) -> None:
        founder, other = crowd(2)
        circle = circle_found(by=founder, name="Slow camels")
        address = reverse("circles:detail", args=[circle.pk])
        assert "The circle has no cup yet." in browser(founder).get(address).text
        cup = cup_open(by=founder, name="Spring cup", title="yspahan", circle_id=circle.pk)
        cup_open(by=person("warden", is_staff=True), name="Site cup", title="yspahan")
        cup_join(cup_id=cup.pk, by=founder)
        page = browser(founder).get(address).text
        assert "Spring cup" in page
        assert reverse("cups:cup", args=[cup.pk]) in page
        assert "Site cup" not in page
        assert "You are in." in page
        assert browser(other).get(address).status_code == 404

    def test_cups_that_are_over_make_room(self, browser: Browser, hand: Hand) -> None:
        (founder,) = crowd(1)
        circle = circle_found(by=founder, name="Slow camels")
        for name in ("First cup", "Second cup", "Third cup"):
            cup = cup_open(by=founder, name=name, title="yspahan", circle_id=circle.pk)
            hand.forward(timedelta(minutes=1))
            if name != "Third cup":
                cup_cancel(cup_id=cup.pk, by=founder)
        page = browser(founder).get(reverse("circles:detail", args=[circle.pk])).text
        assert [name in page for name in ("First cup", "Second cup", "Third cup")] == [
            False,
            True,
            True,
        ]
