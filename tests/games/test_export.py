"""The export of a person's data: all of their data, and no hidden information."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from datetime import timedelta
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.urls import reverse

from accounts.exports import files_of
from accounts.models import User, Vacation
from accounts.services.blocking import person_block
from accounts.services.circles import circle_found
from accounts.services.feed import calendar_token_renew
from accounts.services.stars import star_set
from games.lessons.services import lesson_note
from games.models import Move, Seat, Status, Table
from games.ratings.services import games_rate
from games.seeks.services import seek_make
from games.services.closing import person_close
from games.services.inviting import person_invite
from mp2site.infra import clock
from mp2site.infra.zips import zipped
from notifications.models import (
    Channel,
    Delivery,
    Device,
    NewsSeen,
    Notice,
    Stage,
    StoredMail,
    Webhook,
)
from tests.support.clocks import NOON
from tests.support.signing import again
from tests.support.tables import ended, open_table, people, place_of, play_on, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db

SECRETS = ["sesame-url", "sesame-hook", "sesame-link"]


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def three(db: None) -> list[User]:
    return people(3)


def taken(person: User) -> dict[str, Any]:
    """Return the parsed files of a person's ZIP."""
    with ZipFile(BytesIO(b"".join(zipped(files_of(person))))) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert len(names) == len(set(names))
        return {
            name: archive.read(name).decode()
            if name.endswith(".txt")
            else json.loads(archive.read(name))
            for name in names
        }


def whole(files: dict[str, Any]) -> str:
    return json.dumps(files)


def with_keys(mara: User) -> list[str]:
    """Give a person one key of each kind; return the keys as stored."""
    calendar_token_renew(person=mara)
    token = key_of(mara)
    hook = Webhook.objects.create(person=mara, url="https://chat.example/sesame-url")
    Webhook.objects.update(secret="sesame-hook")
    Device.objects.create(
        person=mara, endpoint="https://push.example/sesame-url", auth="sesame-hook", name="Firefox"
    )
    link = "http://localhost:8000/accounts/password/reset/key/sesame-link/"
    StoredMail.objects.create(to=mara.email, subject="A new password", text=f"Open {link} now.")
    Delivery.objects.create(
        person=mara, channel=Channel.MAIL, stage=Stage.SENT, sent_at=NOON, due_at=NOON,
        address=mara.email, content={"subject": "Your turn", "text": link, "html": link},
    )  # fmt: skip
    assert hook.pk
    return [*SECRETS, token, str(mara.calendar_token), mara.password]


class TestWhatIsIn:
    def test_each_part(self, three: list[User]) -> None:
        mara, jonas, aylin = three
        over = play_on(started([mara, jonas], name="Over"), random.Random(3))
        room = open_table(mara, 3, rated=False, asks_punctual=90, rating_to=1800)
        person_invite(table_id=room.pk, by=mara, name=aylin.username)
        Vacation.objects.create(person=mara, starts_at=NOON, ends_at=NOON + timedelta(days=1))
        seek_make(by=mara, title="yspahan", pace="daily", least=2, most=4, within=150)
        circle_found(by=mara, name="Thursdays")
        NewsSeen.objects.create(person=mara, table=over, at=NOON)
        with_keys(mara)
        for whose in (mara, jonas):
            star_set(by=whose, name=aylin.username if whose == jonas else "jonas", starred=True)
            lesson_note(person=whose, title="yspahan", lesson="first-look", step=3, answers="000")
        files = taken(mara)
        assert [(one["lesson"], one["step"]) for one in files["lessons.json"]] == [
            ("first-look", 3)
        ]
        assert files["profile.json"]["username"] == "mara"
        assert files["addresses.json"][0]["email"] == mara.email
        assert len(files["vacations.json"]) == 1
        assert [(one["title"], one["within"]) for one in files["seeks.json"]] == [("yspahan", 150)]
        asked = [
            files[f"tables/{room.pk}.json"][name]
            for name in ("rated", "asks_punctual", "rating_from", "rating_to")
        ]
        assert asked == [False, 90, None, 1800]
        assert [one["name"] for one in files["circles.json"]] == ["Thursdays"]
        assert [one["name"] for one in files["stars.json"]] == [jonas.username]
        assert {table["id"] for table in files["tables.json"]} == {over.pk, room.pk}
        assert len(files["notices.json"]) == Notice.objects.filter(person=mara).count() > 0
        assert [one["to"] for one in files["invitations.json"]] == [aylin.username]
        assert files["messages.json"][0]["text"] == "http://localhost:8000/…"
        assert files["mails.json"][0]["text"] == "Open http://localhost:8000/… now."
        assert [one["table_id"] for one in files["preferences.json"]["news_seen"]] == [over.pk]
        assert files["preferences.json"]["webhook"]["host"] == "chat.example"
        (device,) = files["preferences.json"]["devices"]
        assert (device["name"], device["host"]) == ("Firefox", "push.example")
        assert len(files["access.json"]["accounts.ApiToken"]) == 1
        moves = files[f"tables/{over.pk}.json"]["moves"]
        assert len(moves) == Move.objects.filter(table=over).count()
        assert all(move["key"] for move in moves)
        assert files[f"tables/{over.pk}.json"]["chance"]["secret"]

    def test_what_each_game_did_to_ones_own_ratings(
        self, three: list[User], hand: clock.Hand
    ) -> None:
        for pair in (three[:2], three[1:], three[:2]):
            table = ended(started(pair), 40, 30)
            Table.objects.filter(pk=table.pk).update(finished_at=clock.now())
            hand.forward(timedelta(minutes=5))
        games_rate()
        files = taken(three[0])
        [rating], games = files["ratings.json"], files["rated.json"]
        assert len({game["table"] for game in games}) == 2
        assert [game["title"] for game in games] == ["yspahan", "yspahan"]
        assert games[0]["ended_at"] < games[1]["ended_at"]
        assert games[0]["mu"] == games[1]["mu_before"]
        assert (games[1]["mu"], games[1]["sigma"]) == (rating["mu"], rating["sigma"])
        assert (games[1]["weight"], games[1]["left"]) == (1.0, False)

    def test_every_file_is_told_of_and_the_other_way_round(self, three: list[User]) -> None:
        started(three)
        for language in ("en", "de"):
            User.objects.update(language=language)
            files = taken(User.objects.get(username="mara"))
            told = [line.split()[0] for line in files["README.txt"].splitlines() if "   " in line]
            names = {"tables/" if name.startswith("tables/") else name for name in files}
            assert names - {"README.txt"} == set(told)

    def test_in_the_persons_language(self, three: list[User]) -> None:
        User.objects.filter(username="mara").update(language="de")
        mara, jonas, _ = User.objects.order_by("pk")
        table = started([mara, jonas])
        person_close(person=jonas)
        files = taken(mara)
        assert "was du über dich angegeben hast" in files["README.txt"]
        names = {one["name"] for one in files[f"tables/{table.pk}.json"]["people"]}
        assert names == {"mara", "ein früheres Mitglied"}


class TestWhatIsNot:
    def test_a_key(self, three: list[User], client: Client) -> None:
        keys = with_keys(three[0])
        client.force_login(three[0])
        keys.append(str(client.session.session_key))
        everything = whole(taken(three[0]))
        assert [key for key in keys if key in everything] == []

    def test_what_others_hold(self, three: list[User]) -> None:
        table = play_on(started(three, "yspahan"), random.Random(4), choices=150)
        assert table.status == Status.PLAYING
        table.refresh_from_db()
        mara = three[0]
        told = taken(mara)[f"tables/{table.pk}.json"]
        text = whole(told)
        raw = Table.objects.get(pk=table.pk)
        hidden = [bytes(raw.secret).hex(), bytes(raw.seed or b"").hex(), raw.token]
        hidden += [seat.nonce for seat in Seat.objects.filter(table=table)]
        assert [one for one in hidden if one in text] == []
        own = place_of(table, mara)
        assert any(move["place"] != own for move in told["moves"])
        unseen = 0
        for move in told["moves"]:
            assert move["place"] == own or not move["key"]
            happened = json.loads(Move.objects.get(table=table, ply=move["ply"]).events)
            mine = [one for one in happened if own in (one.get("visible_to") or [own])]
            unseen += len(happened) - len(mine)
            assert [one["kind"] for one in move["events"]] == [one["kind"] for one in mine]
        assert unseen

    def test_tables_notices_and_mails_of_others(self, three: list[User]) -> None:
        mara, jonas, aylin = three
        theirs = started([jonas, aylin], visibility="private", name="None of Mara's")
        StoredMail.objects.create(to=jonas.email, subject="For Jonas alone", text="…")
        Delivery.objects.create(
            person=jonas, channel=Channel.MAIL, due_at=NOON, content={"text": "For Jonas alone"}
        )
        EmailAddress.objects.create(user=mara, email=jonas.email.upper(), verified=False)
        everything = whole(taken(mara))
        assert theirs.pk not in everything
        assert "For Jonas alone" not in everything


class TestTheDownload:
    def take(self, client: Client) -> Any:
        again(client)
        return client.post(reverse("accounts:data-download"))

    def test_is_a_zip(self, client: Client, three: list[User]) -> None:
        client.force_login(three[0])
        answer = self.take(client)
        assert answer.headers["Content-Type"] == "application/zip"
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert 'filename="caravanserai-mara.zip"' in answer.headers["Content-Disposition"]
        with ZipFile(BytesIO(b"".join(answer.streaming_content))) as archive:
            assert "profile.json" in archive.namelist()

    def test_once_in_a_while(self, client: Client, three: list[User], settings: Any) -> None:
        client.force_login(three[1])
        assert self.take(client).status_code == 200
        again = self.take(client)
        assert again.status_code == 429
        assert again.context["error"].code == "export-often"
        client.force_login(three[2])
        assert self.take(client).status_code == 200

    def test_needs_a_sign_in(self, client: Client, three: list[User]) -> None:
        assert self.take(client).status_code == 302
        client.force_login(three[0])
        assert client.get(reverse("accounts:data-download"))["Location"] == "/me/data/"


def test_a_zip_comes_in_pieces_and_is_never_whole_in_memory() -> None:
    """The second file begins after the transfer of the first."""
    out = 0
    seen: list[int] = []

    def big(name: str) -> tuple[str, Iterator[bytes]]:
        return name, (random.Random(n).randbytes(50_000) for n in range(20))

    def files() -> Iterator[tuple[str, Iterator[bytes]]]:
        for number in range(5):
            seen.append(out)
            yield big(str(number))

    for piece in zipped(files()):
        assert len(piece) < 250_000
        out += len(piece)
    assert seen == sorted(seen)
    assert seen[-1] > 3_500_000


def test_it_has_people_one_has_blocked_and_not_the_reverse(three: list[User]) -> None:
    person_block(by=three[0], name=three[1].username)
    assert [row["name"] for row in taken(three[0])["blocks.json"]] == [three[1].username]
    theirs = taken(three[1])
    assert theirs["blocks.json"] == []
    assert "accounts.Block" not in theirs["access.json"]
