"""The table's page for players and others, and playing on it."""

from __future__ import annotations

import random
import re
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.models import Move, Seat, Status, Table
from games.rules.kernel import Text, Who
from games.services.lifecycle import abandon_consent
from games.services.sweeping import table_open
from games.templatetags.tables import log_lines, since
from games.views import play
from games.views.present import Player
from mp2site.infra import clock
from tests.support.tables import acting, asked, at, choose, now, place_of, play_on, started
from tests.views.conftest import Browser

HTMX = {"HX-Request": "true"}


def address(name: str, table: Table) -> str:
    """Return the address of a table's page, or of a feature's page by its namespaced name."""
    return reverse(name if ":" in name else f"tables:{name}", args=[table.pk])


def waiting_one(table: Table) -> User:
    """Return a player who isn't acting."""
    thinking = acting(table)
    return next(seat.person for seat in table.seats.all() if seat.person != thinking)


def answer(client: Client, table: Table, user: User, key: str, **more: object):  # type: ignore[no-untyped-def]
    form = {"decision": asked(table, user).id, "key": key}
    return client.post(address("choose", table), form, **more)  # type: ignore[arg-type]


# -- looking


def test_the_one_to_move_sees_prompt_and_choices(browser: Browser, table: Table) -> None:
    user = acting(table)
    page = browser(user).get(address("detail", table)).text
    assert "Your turn" in page
    assert '<h2 class="prompt__title" id="prompt" tabindex="-1">Roll the dice' in page
    for choice in asked(table, user).choices:
        assert f'value="{choice.key}"' in page


@pytest.mark.parametrize("who", ["guest", "stranger", "other seat"])
def test_others_see_the_board_and_no_choices(
    browser: Browser, table: Table, stranger: User, who: str
) -> None:
    user = {"guest": None, "stranger": stranger, "other seat": waiting_one(table)}[who]
    page = browser(user).get(address("detail", table))
    assert page.status_code == 200
    assert 'name="key"' not in page.text
    assert f"{acting(table).username} is to move" in page.text
    assert "shop:BAG3.a" in page.text


def test_a_private_game_is_only_its_peoples(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = started(four[:2], visibility="private")
    for user, status in ((None, 404), (stranger, 404), (four[0], 200)):
        assert browser(user).get(address("detail", table)).status_code == status


def test_choices_carry_their_targets_and_all_lie_on_the_page(
    browser: Browser, table: Table
) -> None:
    user = acting(table)
    choose(table, user, "roll:0")
    page = unescape(browser(user).get(address("detail", table)).text)
    wanted = set(" ".join(re.findall(r'data-targets="([^"]*)"', page)).split())
    assert wanted
    assert wanted <= set(re.findall(r'data-target="([^"]*)"', page))


# -- playing


def test_a_choice_with_htmx_refreshes_the_table(browser: Browser, table: Table) -> None:
    user = acting(table)
    page = answer(browser(user), table, user, "roll:0", headers=HTMX)
    assert page.status_code == 200
    assert page.text.lstrip().startswith('<div class="table-page')
    assert "Choose a group of dice" in page.text
    assert now(table).ply == 1


def test_a_choice_without_javascript_leads_back_to_the_table(
    browser: Browser, table: Table
) -> None:
    user = acting(table)
    page = answer(browser(user), table, user, "roll:0")
    assert page.status_code == 302
    assert page.headers["Location"] == address("detail", table)


def test_the_same_submission_twice_is_harmless(browser: Browser, table: Table) -> None:
    user = acting(table)
    client = browser(user)
    form = {"decision": asked(table, user).id, "key": "roll:0"}
    answers = [client.post(address("choose", table), form, headers=HTMX) for _ in range(2)]
    assert [page.status_code for page in answers] == [200, 200]
    assert Move.objects.filter(table=table).count() == 1


def test_a_stale_click_explains_itself_and_shows_the_fresh_table(
    browser: Browser, table: Table
) -> None:
    user = acting(table)
    form = {"decision": asked(table, user).id, "key": "roll:1"}
    choose(table, user, "roll:0")
    for headers in (HTMX, {}):
        page = browser(user).post(address("choose", table), form, headers=headers)
        assert page.status_code == 409
        assert "You have chosen here already" in page.text
        assert "Choose a group of dice" in page.text


def test_a_choice_against_the_rules_is_refused_with_the_rule(
    browser: Browser, table: Table
) -> None:
    user = acting(table)
    page = answer(browser(user), table, user, "take:gold", headers=HTMX)
    assert page.status_code == 422
    assert f'href="{reverse("titles:rule", args=["yspahan", "roll"])}" data-rule' in page.text
    assert 'role="alert"' in page.text


def test_nonsense_is_refused_politely(browser: Browser, table: Table) -> None:
    user = acting(table)
    assert answer(browser(user), table, user, "«no key»", headers=HTMX).status_code == 400
    assert browser(user).post(address("choose", table), {}, headers=HTMX).status_code in {400, 409}


def test_who_has_no_seat_cannot_play(browser: Browser, table: Table, stranger: User) -> None:
    user = acting(table)
    form = {"decision": asked(table, user).id, "key": "roll:0"}
    assert browser(stranger).post(address("choose", table), form).status_code == 403
    guest = browser(None).post(address("choose", table), form)
    assert reverse("account_login") in guest.headers["Location"]
    assert now(table).ply == 0


def test_who_is_not_asked_gets_the_fresh_table(browser: Browser, table: Table) -> None:
    user = acting(table)
    form = {"decision": asked(table, user).id, "key": "roll:0"}
    page = browser(waiting_one(table)).post(address("choose", table), form, headers=HTMX)
    assert page.status_code == 409
    assert now(table).ply == 0


def test_looking_never_plays(browser: Browser, table: Table) -> None:
    client = browser(acting(table))
    names = ("choose", "undo", "reset", "answers:set", "abandon", "join", "leave", "start")
    for name in names:
        assert client.get(address(name, table)).status_code == 405


# -- drafts


def drafting(browser: Browser, table: Table) -> tuple[User, Client]:
    user = acting(table)
    choose(table, user, "roll:0")
    first = next(c for c in asked(table, user).choices if c.key.startswith("take:"))
    choose(table, user, first.key)
    return user, browser(user)


def test_a_draft_is_seen_by_its_seat_alone(browser: Browser, table: Table, stranger: User) -> None:
    user, client = drafting(browser, table)
    assert "that only you see" in client.get(address("detail", table)).text
    for other in (None, stranger, waiting_one(table)):
        page = browser(other).get(address("detail", table)).text
        assert "that only you see" not in page
        assert 'name="key"' not in page


def test_undo_and_reset_take_the_draft_back(browser: Browser, table: Table) -> None:
    user, client = drafting(browser, table)
    page = client.post(address("undo", table), headers=HTMX)
    assert page.status_code == 200
    assert "Choose a group of dice" in page.text
    assert client.post(address("undo", table), headers=HTMX).status_code == 409
    assert client.post(address("reset", table), headers=HTMX).status_code == 409
    assert Seat.objects.get(table=table, person=user).draft == []


# -- polling


def poll(client: Client, table: Table, tag: str = "", since: int = 0):  # type: ignore[no-untyped-def]
    headers = {"If-None-Match": tag} if tag else {}
    return client.get(f"{address('detail', table)}?partial=1&since={since}", headers=headers)


def test_nothing_new_is_a_304(browser: Browser, table: Table) -> None:
    client = browser(waiting_one(table))
    page = poll(client, table)
    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "private, no-store"
    again = poll(client, table, page.headers["ETag"])
    assert again.status_code == 304
    assert not again.content


def test_the_page_carries_the_tag_of_its_part(browser: Browser, table: Table) -> None:
    client = browser(waiting_one(table))
    whole = unescape(client.get(address("detail", table)).text)
    found = re.search(r'data-etag="("[0-9a-f]+")"', whole)
    assert found
    assert poll(client, table, found[1]).status_code == 304


def test_a_move_changes_the_tag(browser: Browser, table: Table) -> None:
    client = browser(waiting_one(table))
    tag = poll(client, table).headers["ETag"]
    choose(table, acting(table), "roll:0")
    page = poll(client, table, tag)
    assert page.status_code == 200
    assert "rolled" in page.text


@pytest.mark.parametrize("partial", ["", "?partial=1"])
def test_a_move_made_while_the_page_is_drawn_is_news_to_it(
    browser: Browser, table: Table, monkeypatch: pytest.MonkeyPatch, partial: str
) -> None:
    client = browser(waiting_one(table))
    read = table_open

    def read_and_overtaken(**args: Any) -> Any:
        session = read(**args)
        monkeypatch.undo()
        choose(table, acting(table), "roll:0")
        return session

    monkeypatch.setattr(play, "table_open", read_and_overtaken)
    page = unescape(client.get(address("detail", table) + partial).text)
    tag = re.search(r'data-etag="("[0-9a-f]+")"', page)
    assert tag
    assert poll(client, table, tag[1]).status_code == 200


def test_a_draft_changes_the_tag_of_its_seat_alone(browser: Browser, table: Table) -> None:
    user = acting(table)
    choose(table, user, "roll:0")
    mine, theirs = browser(user), browser(waiting_one(table))
    tags = [poll(client, table).headers["ETag"] for client in (mine, theirs)]
    first = next(c for c in asked(table, user).choices if c.key.startswith("take:"))
    choose(table, user, first.key)
    assert poll(mine, table, tags[0]).status_code == 200
    assert poll(theirs, table, tags[1]).status_code == 304


def test_the_language_is_in_the_tag(browser: Browser, table: Table) -> None:
    user = waiting_one(table)
    client = browser(user)
    tag = poll(client, table).headers["ETag"]
    User.objects.filter(pk=user.pk).update(language="de")
    assert poll(client, table, tag).status_code == 200


def test_tags_are_a_persons_own(browser: Browser, table: Table, stranger: User) -> None:
    tag = poll(browser(acting(table)), table).headers["ETag"]
    assert poll(browser(stranger), table, tag).status_code == 200


def test_polling_a_private_table_tells_strangers_nothing(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = started(four[:2], visibility="private")
    assert poll(browser(stranger), table).status_code == 404


# -- the recap


def test_what_happened_since_is_marked_until_it_was_seen(browser: Browser, duel: Table) -> None:
    user = waiting_one(duel)
    play_on(duel, random.Random(4), choices=6)
    client = browser(user)
    news = client.get(address("detail", duel))
    assert "Since you left" in news.text
    assert "log__item--new" in news.text
    assert Seat.objects.get(table=duel, person=user).seen_ply == now(duel).ply
    assert "Since you left" not in client.get(address("detail", duel)).text


def test_to_a_spectator_the_past_is_not_news(browser: Browser, duel: Table) -> None:
    play_on(duel, random.Random(4), choices=6)
    page = browser(None).get(address("detail", duel))
    assert "Since you left" not in page.text
    assert page.context["board"].marks == {}


def test_ones_own_choice_is_not_news(browser: Browser, duel: Table) -> None:
    user = acting(duel)
    choose(duel, user, "roll:0")
    page = browser(user).get(address("detail", duel))
    assert "Since you left" not in page.text


def test_a_hidden_tab_has_seen_nothing(browser: Browser, duel: Table) -> None:
    user = waiting_one(duel)
    choose(duel, acting(duel), "roll:0")
    client = browser(user)
    client.get(f"{address('detail', duel)}?partial=1&since=0&hidden=1")
    assert Seat.objects.get(table=duel, person=user).seen_ply == 0
    client.get(f"{address('detail', duel)}?partial=1&since=0")
    assert Seat.objects.get(table=duel, person=user).seen_ply == 1


# -- conditional answers, and ending early


def test_standing_orders_are_kept(browser: Browser, table: Table) -> None:
    user = waiting_one(table)
    client = browser(user)
    page = client.post(address("answers:set", table), {"answer-save-cube": "never"}, headers=HTMX)
    assert page.status_code == 200
    assert '<option value="never" selected>' in page.text
    assert Seat.objects.get(table=table, person=user).conditional_answers == {"save-cube": "never"}
    wrong = client.post(
        address("answers:set", table), {"answer-save-cube": "perhaps"}, headers=HTMX
    )
    assert wrong.status_code == 422


def test_a_game_ends_early_when_all_agree(browser: Browser, duel: Table, stranger: User) -> None:
    one, two = at(duel, 0), at(duel, 1)
    agree = {"consent": "yes"}
    page = browser(one).post(address("abandon", duel), agree, headers=HTMX)
    assert f"Agreed so far: {one.username}" in page.text
    browser(one).post(address("abandon", duel), {"consent": "no"})
    browser(two).post(address("abandon", duel), agree)
    assert now(duel).status == Status.PLAYING
    assert browser(stranger).post(address("abandon", duel), agree).status_code == 403
    page = browser(one).post(address("abandon", duel), agree, headers=HTMX)
    assert now(duel).status == Status.ABANDONED
    assert "to end the game early" in page.text


def test_who_agreed_may_end_it_when_the_other_has_fallen_silent(
    browser: Browser, duel: Table
) -> None:
    other = waiting_one(duel)
    browser(other).post(address("abandon", duel), {"consent": "yes"})
    assert "End it now" not in browser(other).get(address("detail", duel)).text
    with clock.at(clock.now() + timedelta(days=29)):
        page = unescape(browser(other).get(address("detail", duel)).text)
        assert f"{other.username} alone can end the game" in page
        assert "End it now" in page
        browser(other).post(address("abandon", duel), {"consent": "yes"})
    assert now(duel).status == Status.ABANDONED


# -- the end


@pytest.fixture
def finished(duel: Table) -> Table:
    return play_on(duel, random.Random(7))


def test_the_end_shows_scores_ranks_and_the_secret(browser: Browser, finished: Table) -> None:
    result = finished.result
    assert result is not None
    page = browser(None).get(address("detail", finished)).text
    assert "Where the points came from" in page
    head = page[page.index('<header class="table-head"') :].partition("</header>")[0]
    assert not re.search("Week|Round", head, re.IGNORECASE)
    for total in result.totals:
        assert f"<td>{total}</td>" in page
    assert f'href="{address("dice", finished)}"' in page
    assert bytes(finished.secret).hex() in browser(None).get(address("dice", finished)).text
    assert "data-poll" not in page
    assert place_of(finished, at(finished, 0)) == 0


def test_the_end_shows_how_to_check_its_chance(
    browser: Browser, four: list[User], capsys: pytest.CaptureFixture[str]
) -> None:
    """The page's program runs and prints the hash and the seed of the page."""
    finished = started(four[:2], nonce="""it's<b>"\\n&lt;""")
    for user in four[:2]:
        abandon_consent(table_id=finished.pk, by=user)
    page = browser(None).get(address("dice", finished)).text
    seats = finished.seats.order_by("pk")
    words = re.search(r"<ol>(<li>.*?hash.*?)</ol>", page)
    assert words is not None
    shown = [unescape(word) for word in re.findall(r'"hash">(.*?)<', words[1])]
    assert shown == [seat.nonce for seat in seats]
    code = re.search(r"<pre[^>]*><code>(.*?)</code></pre>", page, re.DOTALL)
    assert code is not None
    exec(unescape(code[1]), {})  # noqa: S102 - that is the test
    said = capsys.readouterr().out.split()
    assert said == [finished.commitment, bytes(finished.seed or b"").hex()]
    assert "32 bytes, written in hexadecimal" in page


def test_a_running_game_says_how_it_will_be_checked(browser: Browser, duel: Table) -> None:
    page = browser(None).get(address("dice", duel)).text
    assert "How to check" in page
    assert "<pre" not in page


def test_before_the_end_secret_and_seed_stay_hidden(browser: Browser, duel: Table) -> None:
    for user in (None, at(duel, 0), at(duel, 1)):
        client = browser(user)
        assert duel.commitment in client.get(address("dice", duel)).text
        for name in ("detail", "dice"):
            page = client.get(address(name, duel)).text
            assert bytes(duel.secret).hex() not in page
            assert bytes(duel.seed or b"").hex() not in page


# -- the log


def test_the_log_names_who_acts_once_a_turn() -> None:
    people = [Player(0, "Ann", "blue", "disc"), Player(1, "Bob <b>", "yellow", "diamond")]
    seats = [Text("yspahan-log-ended-turn", {"seat": Who(seat)}) for seat in (0, 0, 1, 0)]
    lines = [*seats, Text("yspahan-log-cleared"), seats[-1]]
    assert log_lines(lines, people) == [
        "<b>Ann</b> ended the turn",
        "ended the turn",
        "<b>Bob &lt;b&gt;</b> ended the turn",
        "<b>Ann</b> ended the turn",
        "The cubes of the city went back to their owners",
        "<b>Ann</b> ended the turn",
    ]


# -- elements for boards and logs


def test_numbers_in_the_log_stay_with_what_they_count() -> None:
    line = Text("table-choice-card-said-cost", {"what": "3 coins"})
    (shown,) = log_lines([line], [Player(0, "Mara", "blue", "disc")])
    assert "3\u00a0coins" in shown


def test_dice_in_the_log_are_drawn_and_said() -> None:
    line = Text("yspahan-log-rolled", {"seat": Who(0), "dice": [1, 5, 5], "yellow": [5]})
    (shown,) = log_lines([line], [Player(0, "Mara", "blue", "disc")])
    assert shown.startswith("<b>Mara</b> ")
    assert '<span class="visually-hidden">1, 5, 5</span>' in shown
    assert [shown.count(f"#die-{face}") for face in (1, 5)] == [1, 2]
    assert shown.count("die--yellow") == 1


def test_faces_that_no_die_has_stay_words() -> None:
    line = Text("yspahan-log-rolled", {"seat": Who(0), "dice": [1, 9]})
    (shown,) = log_lines([line], [Player(0, "<b>", "blue", "disc")])
    assert "svg" not in shown
    assert "1, 9" in shown
    assert "&lt;b&gt;" in shown


def test_a_board_with_a_place_for_orders_shows_them_once(browser: Browser, table: Table) -> None:
    user = table.seats.get(place=0).person
    conditional_answers_set(
        table_id=table.pk, by=user, answers={"save-cube": "ask"}
    )  # otherwise the page asks for a confirmation
    page = browser(user).get(address("detail", table)).text
    assert page.count('name="answer-save-cube"') == 1
    assert "answers-slim" in page
    assert "answers-slim" not in browser(None).get(address("detail", table)).text


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "just now"), (59, "just now"), (60, "for 1 min")]
)
def test_what_has_just_begun_is_not_a_minute_old(seconds: int, said: str) -> None:
    told = since(clock.now() - timedelta(seconds=seconds))
    assert " ".join(told.split()) == said
