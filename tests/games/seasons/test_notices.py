"""Notices about a season: in mails, at the webhook, in the news and on the notices page."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.urls import reverse

from accounts.models import User
from accounts.services.circles import circle_found
from games.errors import Code
from games.seasons.models import Season, SignUpWatch
from games.seasons.services import SIGN_UP, season_open, season_watch
from games.seasons.sweeping import seasons_advance
from mp2site.infra.clock import Hand
from notifications.channels.formats import sentence
from notifications.content.mails import mail_contents_for
from notifications.delivery.preparing import notices_prepare
from notifications.models import Channel, Notice, State
from tests.api.conftest import Api
from tests.games.seasons.conftest import begun, crowd, end_all
from tests.support.guests import guest_at_table
from tests.support.tables import person, refused
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db


def notice(kind: str, who: User) -> Notice:
    return Notice.objects.get(kind=kind, person=who, channel=Channel.MAIL)


def mail(one: Notice) -> str:
    (letter,) = mail_contents_for([[one]], message_ids=["<a@b>"])
    assert not isinstance(letter, Exception), letter
    return f"{letter.subject}\n{letter.text}"


class TestSignUp:
    def test_only_those_who_asked_are_notified(self, staff: User) -> None:
        mara, _ = person("mara"), person("jonas")
        season_watch(by=mara, title="yspahan")
        season_watch(by=mara, title="yspahan")
        season = season_open(by=staff, title="yspahan")
        assert Notice.objects.get().person == mara
        told = mail(notice("season-open", mara))
        assert told.startswith("Sign-up is open: Yspahan, season 1\n")
        assert f"/seasons/{season.pk}/" in told

    def test_who_thinks_better_of_it_isnt_notified(self, staff: User) -> None:
        mara = person("mara")
        season_watch(by=mara, title="yspahan")
        season_watch(by=mara, title="yspahan", wanted=False)
        season_open(by=staff, title="yspahan")
        assert not Notice.objects.exists()

    def test_it_isnt_sent_once_the_sign_up_is_over(self, staff: User, hand: Hand) -> None:
        mara = person("mara")
        season_watch(by=mara, title="yspahan")
        season_open(by=staff, title="yspahan")
        hand.forward(SIGN_UP + timedelta(minutes=1))
        notices_prepare()
        late = notice("season-open", mara)
        assert (late.state, late.reason) == (State.SKIPPED, "too-late")

    def test_it_is_sent_while_people_can_sign_up(self, staff: User, hand: Hand) -> None:
        mara = person("mara")
        season_watch(by=mara, title="yspahan")
        season_open(by=staff, title="yspahan")
        hand.forward(timedelta(days=6))
        _, (claim,) = notices_prepare()
        assert [one.kind for one in claim.notices] == ["season-open"]

    def test_a_circles_sign_up_is_for_its_members(self, staff: User) -> None:
        founder, stranger = person("mara"), person("jonas")
        circle = circle_found(by=founder, name="Slow camels")
        with refused(Code.NOT_FOUND):
            season_watch(by=stranger, title="yspahan", circle_id=circle.pk)
        SignUpWatch.objects.create(person=stranger, title="yspahan", circle=circle)
        season_watch(by=founder, title="yspahan", circle_id=circle.pk)
        season_open(by=founder, title="yspahan", circle_id=circle.pk)
        assert Notice.objects.get().person == founder
        told = mail(notice("season-open", founder))
        assert told.startswith("Sign-up is open: Yspahan, season 1 of a circle\n")
        assert "You can sign up for Yspahan, season 1 of Slow camels, mara." in told

    def test_guests_and_unknown_titles_are_refused(self, db: None) -> None:
        with refused(Code.NEEDS_ACCOUNT):
            season_watch(by=guest_at_table()[0], title="yspahan")
        with refused(Code.BAD_SETUP):
            season_watch(by=person("mara"), title="nine-mens-morris")

    def test_by_a_button_and_back(self, browser: Browser) -> None:
        mara = person("mara")
        client, address = browser(mara), reverse("seasons:watch")
        assert "Notify me: Yspahan" in client.get(reverse("seasons:list")).text
        client.post(address, {"title": "yspahan", "wanted": "true"})
        assert "We&#x27;ll notify you of Yspahan" in client.get(reverse("seasons:list")).text
        client.post(address, {"title": "yspahan", "wanted": "false"})
        assert not SignUpWatch.objects.exists()

    def test_over_rest(self, db: None) -> None:
        api = Api(person("mara"))
        assert api.post("seasons/watch/", {"title": "yspahan"}).status_code == 204
        assert SignUpWatch.objects.count() == 1
        api.post("seasons/watch/", {"title": "yspahan", "wanted": False})
        assert not SignUpWatch.objects.exists()


class TestEnd:
    def test_the_mail_says_ones_place(self, staff: User, hand: Hand) -> None:
        people = crowd(12)
        season = begun(staff, people, hand, seats=3)
        end_all(season)
        seasons_advance()
        first = season.entries.get(place=1, division__level=2)
        told = mail(notice("season-over", first.person))
        assert "You finished in place 1 of 6 in division 2a, so you go up a division." in told
        second = season.entries.get(place=2, division__level=2)
        told = mail(notice("season-over", second.person))
        assert "You finished in place 2 of 6 in division 2a." in told

    def test_beginning_and_end_are_news_with_their_own_page(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(5)
        season = begun(staff, people, hand)
        end_all(season)
        seasons_advance()
        here = season.entries.get(place=2).person
        page = browser(here).get(reverse("news")).text
        assert "Yspahan, season 1 is over. You finished in place 2 of 5." in page
        ledger = browser(here).get(reverse("notices")).text
        assert f'<a href="/seasons/{season.pk}/">Yspahan, season 1</a>' in ledger
        found = {one["kind"]: one for one in Api(here).get("me/news/", render=1).json()["results"]}
        over = found["season-over"]
        assert (over["table"], over["title"]) == (None, "yspahan")
        assert (over["facts"]["place"], over["facts"]["number"]) == (2, 1)
        assert over["link"] == f"/seasons/{season.pk}/"
        assert sentence(notice("season-over", here)) == "Yspahan, season 1 is over: place 2 of 5"


def test_a_notice_is_about_a_table_or_a_subject_not_both(staff: User, hand: Hand) -> None:
    begun(staff, crowd(5), hand)
    told = Notice.objects.filter(kind="season-on")
    assert {(one.table_id, one.subject) for one in told} == {(None, Season.objects.get().pk)}
