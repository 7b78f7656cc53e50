"""Analysis lines as pages: the owner plays all seats; others see nothing."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import AnalysisStep, Table
from games.rules import titles
from games.services.lifecycle import abandon_consent
from mp2site.infra import clock
from tests.support.tables import acting, asked, choose, now, play_on, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]
HIDDEN = re.compile(r'<input type="hidden" name="(at|ply|seat)" value="([^"]*)"')
SAID_TO_ONE = re.compile(r">you</|>yours<|yours alone|you start")
KEY = re.compile(r'name="key" value="([^"]+)"')


@pytest.fixture
def game(four: list[User]) -> Table:
    """A game of three under way."""
    return play_on(started(four[:3], name="Salt Road"), random.Random(3), choices=25)


@pytest.fixture
def over(game: Table, four: list[User]) -> Table:
    for user in four[:3]:
        abandon_consent(table_id=game.pk, by=user)
    return now(game)


def at(table: Table) -> str:
    return reverse("analysis:board", args=[table.pk])


def read(answer: Any) -> str:
    assert answer.status_code == 200, answer.status_code
    return unescape(answer.text)


def form_of(page: str) -> dict[str, str]:
    """Return the hidden fields of the choices' form, which contain the position."""
    form = page[page.index("prompt__choices") :]
    return dict(HIDDEN.findall(form[: form.index("prompt__middle")]))


def keys_of(page: str) -> list[str]:
    return list(dict.fromkeys(KEY.findall(page)))


def chosen(client: Client, table: Table, page: str, key: str = "") -> str:
    """Return the page after a choice; by default the form's first choice."""
    sent = {**form_of(page), "key": key or keys_of(page)[0]}
    return read(client.post(at(table), sent, follow=True))


def walk(client: Client, table: Table, choices: int, rng: random.Random) -> str:
    page = read(client.get(at(table)))
    for _ in range(choices):
        page = chosen(client, table, page, rng.choice(keys_of(page)))
    return page


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_line_of_ten_choices_back_and_a_branch(
    browser: Browser, four: list[User], slug: str, lang: str
) -> None:
    """The test makes ten choices without scripts, in each title."""
    table = play_on(started(four[:3], slug), random.Random(1), choices=12)
    client = browser(four[0])
    client.cookies.load({"django_language": lang})
    page = walk(client, table, 10, random.Random(4))
    while len(set(AnalysisStep.objects.values_list("seat", flat=True)) - {None}) < 3:
        page = chosen(client, table, page)
    assert f'lang="{lang}"' in page
    assert "line-banner" in page
    count, last = AnalysisStep.objects.count(), form_of(page)["at"]
    there = AnalysisStep.objects.get(pk=last)
    before = read(client.get(at(table), {"at": there.parent_id}))
    while len(keys_of(before)) < 2:
        there = AnalysisStep.objects.get(pk=there.parent_id)
        before = read(client.get(at(table), {"at": there.parent_id}))
    other = next(key for key in keys_of(before) if key != there.key)
    branch = form_of(chosen(client, table, before, other))["at"]
    assert AnalysisStep.objects.get(pk=branch).parent_id == there.parent_id
    assert AnalysisStep.objects.count() == count + 1


@pytest.mark.parametrize("slug", SLUGS)
def test_other_seats_keep_their_names(browser: Browser, four: list[User], slug: str) -> None:
    """The board calls only the reader “you”; in the tree, a sign shows each step's seat."""
    table = play_on(started(four[:3], slug), random.Random(1), choices=12)
    client, theirs = browser(four[0]), 0
    page = read(client.get(at(table)))
    for _ in range(30):
        own = "You choose for" not in page
        theirs += not own
        assert own or not SAID_TO_ONE.search(page), SAID_TO_ONE.findall(page)
        page = chosen(client, table, page)
    assert theirs > 1
    tree = page[page.index('id="lines"') : page.index("line-keep")]
    assert not re.search(r"\b[Yy]ours?\b", tree.partition("</ol>")[0].partition("<ol")[2])


def test_it_changes_nothing_for_anybody_else(
    browser: Browser, game: Table, four: list[User], stranger: User
) -> None:
    """Others' pages and the reader's own table stay equal byte by byte, tags included."""
    looking = {user: browser(user) for user in (None, *four[:3], stranger)}
    places = [
        reverse("tables:detail", args=[game.pk]),
        f"{reverse('tables:detail', args=[game.pk])}?partial=1&since=0",
        reverse("tables:ply", args=[game.pk, game.ply]),
        "/games/all/",
        reverse("profiles:detail", args=[four[0].username]),
    ]

    def seen() -> list[tuple[str, str]]:
        answers = [client.get(place) for client in looking.values() for place in places]
        return [(_plain(a.text), a.headers.get("ETag", "")) for a in answers]

    with clock.at(clock.now()):
        seen()
        before = seen()
        walk(browser(four[0]), game, 5, random.Random(1))
        assert seen() == before


def _plain(page: str) -> str:
    """Return a page without its random parts."""
    return re.sub(
        r'(csrfmiddlewaretoken" value=|"X-CSRFToken": |name="once" value=)"[^"]*"', "", page
    )


def test_who_may_look(browser: Browser, game: Table, four: list[User], stranger: User) -> None:
    mine = form_of(walk(browser(four[0]), game, 2, random.Random(1)))["at"]
    assert browser(None).get(at(game)).status_code == 302
    assert browser(stranger).get(at(game)).status_code == 403
    assert browser(stranger).post(at(game), {"key": "x", "seat": 0}).status_code == 403
    assert browser(four[1]).get(at(game), {"at": mine}).status_code == 404
    assert browser(four[1]).post(at(game), {"at": mine, "go": "drop"}).status_code == 404
    assert AnalysisStep.objects.filter(pk=mine).exists()


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"go": "no-such"},
        {"go": "reroll"},
        {"go": "dice", "die:x": "7"},
        {"go": "drop"},
        {"go": "name", "name": "x" * 500},
        {"at": "\0", "go": "guess"},
        {"ply": "9" * 50, "key": "x"},
        {"ply": "0", "key": "x", "seat": "0"},
        {"seat": "77", "key": "\0"},
        {"seat": "x", "key": "y" * 5000},
    ],
)
def test_nonsense_is_refused(
    browser: Browser, game: Table, four: list[User], sent: dict[str, str]
) -> None:
    answer = browser(four[0]).post(at(game), sent)
    assert 400 <= answer.status_code < 500
    assert not AnalysisStep.objects.exists()


def test_a_part_comes_to_scripts(browser: Browser, game: Table, four: list[User]) -> None:
    client = browser(four[0])
    page = read(client.get(at(game)))
    sent = {**form_of(page), "key": keys_of(page)[0]}
    answer = client.post(at(game), sent, headers={"HX-Request": "true"})
    assert read(answer).lstrip().startswith('<div class="table-page')
    assert "?at=" in answer.headers["HX-Push-Url"]
    refused = client.post(at(game), {**sent, "key": "none"}, headers={"HX-Request": "true"})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text


def test_guess_name_and_delete(browser: Browser, game: Table, four: list[User]) -> None:
    client = browser(four[0])
    page = walk(client, game, 2, random.Random(1))
    page = read(client.post(at(game), {"at": form_of(page)["at"], "go": "guess"}, follow=True))
    assert "Hidden things guessed again" in page
    here = form_of(page)["at"]
    page = read(client.post(at(game), {"at": here, "go": "name", "name": "Via Xian"}, follow=True))
    assert "Via Xian" in page
    page = read(client.post(at(game), {"at": here, "go": "drop"}, follow=True))
    assert "Via Xian" not in page
    assert client.get(at(game), {"at": here}).status_code == 404


def test_a_line_that_the_table_went_by_is_kept_grey(
    browser: Browser, game: Table, four: list[User]
) -> None:
    choose(game, acting(game), asked(game, acting(game)).choices[0].key)  # without the dice
    while len(asked(game, acting(game)).choices) == 1:
        choose(game, acting(game), asked(game, acting(game)).choices[0].key)
    user = acting(game)
    client = browser(user)
    page = read(client.get(at(game)))
    first, other = keys_of(page)[:2]
    step = form_of(chosen(client, game, page, other))["at"]
    while not choose(game, user, first).committed:
        first = asked(game, user).choices[0].key
    page = read(client.get(at(game), {"at": step}))
    assert "The table has moved on" in page
    assert "line-tree__step--passed" in page


def test_the_ways_to_it(browser: Browser, game: Table, four: list[User], stranger: User) -> None:
    detail = reverse("tables:detail", args=[game.pk])
    for user, shown in ((four[0], True), (stranger, False), (None, False)):
        assert (at(game) in browser(user).get(detail).text) is shown
    waiting = next(user for user in four[:3] if user != acting(game))
    prompt = browser(waiting).get(detail).text.partition('id="more"')[0]
    assert at(game) in prompt


class TestOver:
    def test_from_any_step_of_its_history(
        self, browser: Browser, over: Table, stranger: User
    ) -> None:
        client = browser(stranger)
        assert f"{at(over)}?ply=7" in client.get(reverse("tables:ply", args=[over.pk, 7])).text
        page = read(client.get(at(over), {"ply": 7}))
        assert "nothing is hidden" in page
        page = chosen(client, over, page)
        assert AnalysisStep.objects.get(parent=None).ply == 7

    def test_a_line_is_shown_by_its_link_alone(
        self, browser: Browser, over: Table, four: list[User], stranger: User
    ) -> None:
        client = browser(four[0])
        page = chosen(client, over, read(client.get(at(over), {"ply": 7})))
        here = form_of(page)["at"]
        client.post(at(over), {"at": here, "go": "share"})
        token = AnalysisStep.objects.get(pk=here).token
        link = reverse("analysis:shared", args=[over.pk, token])
        for user in (None, stranger, four[0]):
            shown = read(browser(user).get(link))
            assert "A line by mara" in shown
            assert 'name="key"' not in shown
            assert read(browser(user).get(link, {"step": "0"})) != shown
        client.post(at(over), {"at": here, "go": "hide"})
        assert browser(stranger).get(link).status_code == 404


def test_few_queries_however_many_steps(
    browser: Browser, game: Table, four: list[User], django_assert_max_num_queries: Any
) -> None:
    client = browser(four[0])
    walk(client, game, 6, random.Random(1))
    last = AnalysisStep.objects.order_by("-at").first()
    assert last is not None
    with django_assert_max_num_queries(12):
        read(client.get(at(game), {"at": last.pk}))
