"""A person's news: where news appear, when they count as seen, and their number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from accounts.services.blocking import person_block
from games.models import RatedGame, Seat, Status, Table
from games.ratings.services import games_rate
from games.services.inviting import person_invite
from games.services.leaving import table_leave
from games.services.lifecycle import table_join
from games.services.sweeping import sweep
from games.talk.services import message_say, message_take_back, talk_mark_read, talk_mute
from mp2site.infra import clock
from notifications.kinds import kinds, names_that
from notifications.models import NEW_FOR, Channel, Kind, NewsSeen, Notice
from notifications.news.counting import MOST, bar_of, news_count
from notifications.news.items import RATING, TALK
from notifications.news.marks import news_seen
from notifications.news.reading import news_page
from notifications.policy.decisions import pointless
from notifications.policy.facts import standings_of
from tests.notifications.conftest import about
from tests.notifications.test_ledger import hand_over, other
from tests.support.tables import acting, ended, now, open_table, person, started

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand, translation.override("en"):
        yield hand


@pytest.fixture
def begun(table: Table, hand: clock.Hand) -> Table:
    """A game whose start all players have seen."""
    for seat in table.seats.all():
        news_seen(person=seat.person)
    hand.forward(MINUTE)
    return table


@pytest.mark.postgres
def test_the_bar_asks_by_its_person_and_two_instants_alone(two: list[User]) -> None:
    """All other values are SQL literals: with parameters, a generic plan can't use the partial
    index of news.
    """
    asked: list[tuple[str, Sequence[object]]] = []

    def note(execute: Any, sql: str, given: Any, many: bool, context: Any) -> Any:
        asked.append((sql, given))
        return execute(sql, given, many, context)

    with connection.execute_wrapper(note):
        bar_of(two[0])
    [(sql, given)] = asked
    assert len(set(given)) == 3
    assert "\"channel\" = 'mail'" in sql


def told(user: User) -> list[tuple[str, bool]]:
    """Return each of a person's news as its kind and whether it is new; check the count."""
    items = news_page(user).items
    assert news_count(user) == sum(item.new for item in items)
    return [(item.kind, item.new) for item in items]


def new(user: User) -> list[str]:
    return [kind for kind, is_new in told(user) if is_new]


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def page(user: User, **asked: str) -> str:
    answer = browser_of(user).get(reverse("news"), asked)
    assert answer.status_code == 200
    return " ".join(answer.text.split())


def look_at(user: User, table: Table) -> None:
    assert browser_of(user).get(reverse("tables:detail", args=[table.pk])).status_code == 200


def won(table: Table, user: User) -> Table:
    """End a game: this person wins, all players get a notice, and a rating follows."""
    place = table.seats.get(person=user).place
    over = ended(table, *(50 if seat == place else 40 for seat in range(table.size)))
    Table.objects.filter(pk=table.pk).update(finished_at=clock.now())
    for seat in over.seats.all():
        Notice.objects.create(person=seat.person, table=over, kind=Kind.OVER)
    return now(table)


class TestWhatIsNew:
    def test_my_turn_while_it_is_open(self, begun: Table) -> None:
        opened = hand_over(begun)
        assert new(opened) == ["turn"]
        hand_over(begun)
        assert [kind for kind, _ in told(opened)].count("turn") == 0

    def test_a_game_that_begins_with_my_turn_is_one_thing(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        """The clock starts the game. Players whose turn it isn't get a notice of the start."""
        table = started(two, name="The First Well")
        Notice.objects.all().delete()
        first = acting(table)
        other = next(user for user in two if user != first)
        for user in two:
            Notice.objects.create(person=user, table=table, kind=Kind.STARTED)
        Notice.objects.create(person=first, table=table, kind=Kind.TURN, turn=1)
        assert (told(first), told(other)) == ([("turn", True)], [("started", True)])
        hand.forward(MINUTE)
        hand_over(table)
        assert told(first) == [("started", True)]
        assert told(other) == [("turn", True), ("started", True)]

    def test_a_turn_at_a_table_that_was_stopped_is_none(self, begun: Table) -> None:
        opened = hand_over(begun)
        Table.objects.update(status=Status.QUARANTINED)
        assert new(opened) == []

    def test_each_thing_once_over_however_many_channels(self, begun: Table) -> None:
        opened = hand_over(begun)
        for channel in (Channel.PUSH, Channel.WEBHOOK):
            seat = begun.seats.get(person=opened)
            Notice.objects.create(
                person=opened, table=begun, turn=seat.turn, kind=Kind.TURN, channel=channel
            )
            Notice.objects.create(person=opened, table=begun, kind=Kind.OVER, channel=channel)
        assert new(opened) == ["turn"]

    def test_a_reminder_says_nothing_new(self, begun: Table) -> None:
        opened = hand_over(begun)
        seat = begun.seats.get(person=opened)
        Notice.objects.create(
            person=opened, table=begun, turn=seat.turn, kind=Kind.REMINDER, step="half"
        )
        assert new(opened) == ["turn"]

    def test_a_game_that_is_over_and_what_it_did_to_my_rating(
        self, begun: Table, two: list[User], hand: clock.Hand
    ) -> None:
        won(begun, two[0])
        assert new(two[0]) == ["over"]
        look_at(two[0], begun)
        hand.forward(3 * MINUTE)
        assert games_rate() == 1
        assert told(two[0])[:2] == [(RATING, True), ("over", False)]
        rated = RatedGame.objects.get(seat__person=two[0])
        items = {item.kind: item for item in news_page(two[0]).items}
        assert items["over"].text == "The game at Salt & silk is over: you won"
        assert items[RATING].facts == {"points": rated.points, "change": rated.change}
        assert f"(+{rated.change}), after Salt & silk" in items[RATING].text
        assert items[RATING].at == NOON + 3 * MINUTE

    def test_who_came_in_where(self, begun: Table, two: list[User]) -> None:
        won(begun, two[0])
        texts = [item.text for item in news_page(two[1]).items]
        assert "The game at Salt & silk is over: you finished in place 2 of 2" in texts

    def test_an_invitation_until_the_table_is_full(self, two: list[User]) -> None:
        room, guest = open_table(two[0], 2, name="Come in"), person("guest-of-honour")
        person_invite(table_id=room.pk, by=two[0], name=guest.username)
        (item,) = news_page(guest).items
        assert item.text == "mara invites you to Come in"
        assert item.link == reverse("tables:invite", args=[room.token])
        assert new(guest) == ["invitation"]
        table_join(table_id=room.pk, by=two[1])
        assert told(guest) == [("invitation", False)]

    def test_to_open_the_invitation_is_to_have_seen_it(self, two: list[User]) -> None:
        room, guest = open_table(two[0], 2), person("guest-of-honour")
        person_invite(table_id=room.pk, by=two[0], name=guest.username)
        browser_of(guest).get(reverse("tables:invite", args=[room.token]))
        assert told(guest) == [("invitation", False)]

    def test_what_holds_is_what_the_ledger_would_still_tell(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        """The database applies the ledger's policy: the fast path agrees with the slow path."""
        guest, seated = person("guest-of-honour"), two[1]
        table = open_table(two[0], 3)
        table_join(table_id=table.pk, by=seated)
        for user in (guest, seated):
            Notice.objects.filter(person=user).delete()
            for name, kind in kinds().items():
                if not kind.subject:
                    Notice.objects.create(person=user, table=table, kind=name)
        for status in Status:
            for hidden in (False, True):
                outcome = {} if status == Status.FINISHED else None
                started_at = None if status == Status.OPEN else NOON
                Table.objects.filter(pk=table.pk).update(
                    status=status, hidden=hidden, outcome=outcome, started_at=started_at,
                    seed=b"x", state=b"x",
                )  # fmt: skip
                for user in (guest, seated):
                    items = news_page(user).items
                    assert news_count(user) == min(MOST, sum(item.new for item in items))
                    for item in items:
                        notice = Notice.objects.get(person=user, kind=item.kind)
                        why = pointless(notice, standings_of([notice])[notice.about])
                        assert item.new == (not why), (user, status, hidden, item.kind)

    def test_a_month_later_nothing_counts(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        hand.forward(NEW_FOR)
        assert ("turn", False) in told(opened)
        assert new(opened) == []

    def test_it_counts_ten_at_most(self, begun: Table) -> None:
        user = acting(begun)
        for turn in range(MOST + 3):
            Notice.objects.create(person=user, table=begun, turn=turn, kind=Kind.TIMED_OUT)
        assert news_count(user) == bar_of(user).news == MOST
        assert '<span class="count-dot num" aria-hidden="true">9+</span>' in page(user)


class TestTalk:
    @pytest.fixture
    def said(self, begun: Table, two: list[User], hand: clock.Hand) -> Table:
        for text in ("Good luck!", "And patience."):
            message_say(table_id=begun.pk, by=two[0], text=text)
            hand.forward(MINUTE)
        return begun

    def test_one_news_a_table(self, said: Table, two: list[User]) -> None:
        Notice.objects.filter(kind=Kind.TURN).delete()
        assert new(two[1]) == [TALK]
        assert new(two[0]) == []
        item = news_page(two[1]).items[0]
        assert (item.by, item.facts) == ("mara", {"count": 2})
        assert item.text == "2 new messages at Salt & silk, the last by mara"

    def test_what_was_read_is_not_new(self, said: Table, two: list[User]) -> None:
        talk_mark_read(table_id=said.pk, by=two[1], last=10**9)
        assert (TALK, False) in told(two[1])
        assert "mara wrote at Salt & silk" in {one.text for one in news_page(two[1]).items}

    def test_marked_as_seen_it_is_still_unread(self, said: Table, two: list[User]) -> None:
        """The next turn's mail still contains the notice."""
        news_seen(person=two[1])
        assert new(two[1]) == []
        assert Seat.objects.get(table=said, person=two[1]).last_read == 0

    def test_what_is_taken_back_muted_or_blocked_is_none(
        self, said: Table, two: list[User]
    ) -> None:
        talk_mute(table_id=said.pk, by=two[1], muted=True)
        assert TALK not in new(two[1])
        talk_mute(table_id=said.pk, by=two[1], muted=False)
        assert TALK in new(two[1])
        for message in said.messages.all():
            message_take_back(table_id=said.pk, message_id=message.pk, by=two[0])
        assert TALK not in dict(told(two[1]))

    def test_blocked_people_make_no_news(self, said: Table, two: list[User]) -> None:
        person_block(by=two[1], name="mara")
        assert TALK not in dict(told(two[1]))


class TestSeen:
    def test_who_opens_the_table_has_seen_its_news(
        self, begun: Table, two: list[User], hand: clock.Hand
    ) -> None:
        opened = hand_over(begun)
        elsewhere = started(two, name="Another")
        hand.forward(MINUTE)
        look_at(opened, begun)
        assert ("turn", False) in told(opened)
        kept = {item.table.pk for item in news_page(opened).items if item.new}
        assert begun.pk not in kept
        assert kept <= {elsewhere.pk}

    def test_a_page_that_shows_nothing_new_writes_nothing(self, begun: Table) -> None:
        user = acting(begun)
        NewsSeen.objects.all().delete()
        Notice.objects.all().delete()
        look_at(user, begun)
        assert not NewsSeen.objects.exists()

    def test_what_comes_later_is_new_again(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        look_at(opened, begun)
        hand.forward(MINUTE)
        hand_over(begun)
        assert hand_over(begun) == opened
        assert new(opened) == ["turn"]

    def test_all_at_once_up_to_what_was_shown(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        shown = clock.now()
        hand.forward(MINUTE)
        Notice.objects.create(person=opened, table=begun, kind=Kind.TIMED_OUT)
        news_seen(person=opened, until=shown)
        assert dict(told(opened)) | {"started": False} == {
            "timed-out": True, "turn": False, "started": False,
        }  # fmt: skip

    def test_a_mark_never_goes_back_nor_ahead(self, begun: Table, hand: clock.Hand) -> None:
        user = acting(begun)
        for until in (None, NOON - DAY, NOON - 300 * DAY, NOON + 300 * DAY):
            news_seen(person=user, until=until)
        assert NewsSeen.objects.get(person=user).at == NOON + MINUTE

    def test_marking_all_needs_no_marks_of_tables(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        news_seen(person=opened, table_id=begun.pk)
        assert NewsSeen.objects.filter(person=opened, table=begun).exists()
        hand.forward(MINUTE)
        news_seen(person=opened)
        assert NewsSeen.objects.get(person=opened).table is None

    def test_it_is_ones_own(self, begun: Table) -> None:
        opened = hand_over(begun)
        news_seen(person=other(begun, opened))
        assert new(opened) == ["turn"]

    def test_nobody_learns_by_a_mark_whether_a_table_is_there(self, begun: Table) -> None:
        stranger = person("stranger")
        for table_id in (begun.pk, "nonesuch"):
            news_seen(person=stranger, table_id=table_id)
        assert not NewsSeen.objects.filter(person=stranger).exists()

    def test_marks_go_when_they_say_nothing_any_more(self, begun: Table, hand: clock.Hand) -> None:
        hand.forward(NEW_FOR - MINUTE)
        sweep()
        assert NewsSeen.objects.count() == 2
        hand.forward(DAY)
        sweep()
        assert not NewsSeen.objects.exists()

    def test_people_from_before_begin_with_nothing_new(self, begun: Table) -> None:
        opened = hand_over(begun)
        NewsSeen.objects.all().delete()
        assert new(opened)
        begin = import_module("notifications.migrations.0012_news_begin")
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(begin.timezone, "now", clock.now)
            begin.begin_now(apps, None)
        assert new(opened) == []


class TestPage:
    def test_it_needs_an_account(self, client: Client) -> None:
        assert client.get(reverse("news")).status_code == 302
        assert client.post(reverse("news-seen")).status_code == 302

    def test_a_sentence_by_days_with_its_link(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        hand.forward(DAY)
        shown = page(opened)
        link = reverse("tables:detail", args=[begun.pk])
        assert f'<a href="{link}">It is your turn at Salt &amp; silk</a>' in shown
        assert '<h2 class="title">Yesterday</h2><span class="muted">Tue 24 Nov</span>' in shown
        assert 'title="What’s new: 1 not seen"' in shown
        assert reverse("notices") in shown.split("<main")[1]

    def test_in_german(self, begun: Table) -> None:
        User.objects.update(language="de")
        assert "Du bist am Zug: Salt &amp; silk</a>" in page(hand_over(begun))

    def test_where_nothing_is_new_it_says_what_to_do(self) -> None:
        shown = page(person("newcomer"))
        assert "Nothing new" in shown
        assert f'href="{reverse("tables:list")}">Find a table' in shown
        assert "count-dot" not in shown

    def test_one_tap_marks_all_and_needs_no_script(self, begun: Table, hand: clock.Hand) -> None:
        opened = hand_over(begun)
        hand.forward(MINUTE)
        client, where = browser_of(opened), reverse("news-seen")
        until = page(opened).split('name="until" value="')[1].split('"')[0]
        assert datetime.fromisoformat(until) == clock.now()
        hand.forward(MINUTE)
        Notice.objects.create(person=opened, table=begun, kind=Kind.TIMED_OUT)
        answer = client.post(where, {"until": until}, follow=True)
        assert answer.redirect_chain == [(reverse("news"), 302)]
        assert new(opened) == ["timed-out"]
        client.post(where)
        assert new(opened) == []
        assert "Mark all as seen" not in page(opened)

    @pytest.mark.parametrize("until", ["", "yesterday", "2026-11-24T12:00", "\0", "9" * 99])
    def test_an_instant_that_is_none_is_now(self, begun: Table, until: str) -> None:
        opened = hand_over(begun)
        browser_of(opened).post(reverse("news-seen"), {"until": until})
        assert new(opened) == []

    def test_what_leads_elsewhere_has_a_mark_of_its_own(
        self, two: list[User], hand: clock.Hand
    ) -> None:
        room = open_table(two[0], 3)
        Notice.objects.create(person=two[1], table=room, kind=Kind.REMOVED)
        shown = page(two[1])
        assert f'name="table" value="{room.pk}"' in shown
        browser_of(two[1]).post(reverse("news-seen"), {"table": room.pk})
        assert told(two[1]) == [("removed", False)]

    def test_every_kind_has_words(self, begun: Table) -> None:
        user = acting(begun)
        Notice.objects.all().delete()
        for kind in kinds():
            Notice.objects.create(person=user, kind=kind, **about(kind, begun))
        for language in ("en", "de"):
            with translation.override(language):
                texts = {item.text for item in news_page(user).items}
            assert len(texts) == len(names_that(news=True))


class TestPages:
    def test_going_on_by_keys_shows_all_once(
        self, begun: Table, two: list[User], hand: clock.Hand
    ) -> None:
        """The page shows all events of one instant, also from several sources."""
        opened = hand_over(begun)
        message_say(table_id=begun.pk, by=other(begun, opened), text="Yours!")
        for turn in range(9):
            hand.forward(MINUTE if turn % 4 == 0 else timedelta())
            Notice.objects.create(person=opened, table=begun, turn=turn, kind=Kind.TIMED_OUT)
        whole = news_page(opened).items
        found, key = [], ""
        while True:
            part = news_page(opened, key, size=2)
            found += part.items
            key = part.after
            if not key:
                break
        assert found == whole
        assert len(whole) >= 11
        assert [item.at for item in whole] == sorted((one.at for one in whole), reverse=True)

    def test_the_page_leads_on_and_a_nonsensical_key_to_the_first(self, begun: Table) -> None:
        user = acting(begun)
        for turn in range(70):
            Notice.objects.create(person=user, table=begun, turn=turn, kind=Kind.TIMED_OUT)
        shown = page(user)
        key = shown.split('rel="next" href="?after=')[1].split('"')[0]
        assert "To the newest" in page(user, after=key)
        assert (
            shown.count('class="news ') == page(user, after="nonsense").count('class="news ') == 30
        )

    def test_it_asks_as_often_for_many_as_for_few(
        self, begun: Table, two: list[User], hand: clock.Hand
    ) -> None:
        opened, asked = hand_over(begun), []
        for turns in (range(3), range(3, 60)):
            for turn in turns:
                hand.forward(MINUTE)
                Notice.objects.create(
                    person=opened, table=begun, turn=turn, kind=Kind.OVER, by=two[0]
                )
            client = browser_of(opened)
            client.get(reverse("news"))
            with CaptureQueriesContext(connection) as queries:
                client.get(reverse("news"))
            asked.append(len(queries))
        assert asked[1] <= asked[0] <= 12

    def test_every_page_asks_once(self, begun: Table) -> None:
        opened = hand_over(begun)
        with CaptureQueriesContext(connection) as queries:
            assert bar_of(opened).news == 1
        assert len(queries) == 1


def test_leaving_a_table_that_waits_leaves_its_news(two: list[User]) -> None:
    room = open_table(two[0], 3)
    table_join(table_id=room.pk, by=two[1])
    Notice.objects.create(person=two[1], table=room, kind=Kind.REMOVED)
    assert told(two[1]) == [("removed", False)]
    table_leave(table_id=room.pk, by=two[1])
    assert new(two[1]) == ["removed"]
