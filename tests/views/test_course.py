"""The course of a game: one log entry for each turn, the recap, and the end."""

from __future__ import annotations

import random
import re
import zlib
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from django.conf import LazySettings
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from games.boards.common.trails import Numeral, no_trails
from games.errors import Code
from games.models import Move, Seat, Table
from games.presentation.charts import BOTTOM, LETTER, NARROW, TOP, WIDE, chart
from games.presentation.courses import course_of, entry_words, turn_entries
from games.presentation.endings import deciding, headline
from games.rules import titles
from games.rules.kernel import Outcome, ScoreLine, Text
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.selectors.growth import Moment, growth_of
from games.selectors.history import history_for
from games.selectors.positions import position_at
from games.views import play
from mp2site.text.rendering import render
from tests.support.kept import once
from tests.support.tables import (
    at,
    now,
    people,
    place_of,
    play_on,
    refused,
    started,
    under_other_rules,
)
from tests.views.conftest import Browser

SLUGS = titles.slugs
MOVING = {"travelled", "relocated-post", "moved", "sent"}
"""The events that move a piece along a drawn path."""
CHOICES = {"marco-polo-1": 200}
"""The number of choices in games whose first journeys come late."""
SEEN = {"marco-polo-1": 190, "marco-polo-2": 100, "yspahan": 100, "rajas-cards-karma": 12}
"""The number of moves before a game's end within which a piece moves."""


def round_of(number: int) -> Text:
    """Return the name of a round."""
    return Text("rajas-cards-karma-board-headline", {"round": number, "pass": 1})


END = Text("ending-growth-end")


def page_of(table: Table) -> str:
    return reverse("tables:detail", args=[table.pk])


@pytest.fixture(params=SLUGS)
def played(request: pytest.FixtureRequest, db: None) -> Table:
    """A game of each title under way."""
    slug = request.param
    seats, choices = titles.get(slug).seats[-1], CHOICES.get(slug, 110)
    once(
        f"course-{slug}",
        lambda: play_on(started(people(seats), slug), random.Random(5), choices=choices),
    )
    return Table.objects.get()


@pytest.fixture(name="over")
def a_game_that_is_over(db: None) -> Table:
    once("course-over", lambda: play_on(started(people(2)), random.Random(7)))
    return Table.objects.get()


def unseen(table: Table, user: User, ply: int) -> None:
    """Mark the game as seen by a seat up to a ply."""
    table.moves.filter(place=place_of(table, user), ply__gt=ply).update(by=Move.By.STAND_IN)
    Seat.objects.filter(table=table, person=user).update(seen_ply=ply, draft=[], draft_state=None)


class TestLines:
    def test_a_line_is_one_seats_turn(self, played: Table) -> None:
        lines = turn_entries(played.title, history_for(played, None))
        moves = list(played.moves.order_by("ply").values_list("ply", "place", "turn"))
        for line in lines:
            within = [move for move in moves if line.first <= move[0] <= line.ply]
            assert {move[1:] for move in within} == {(line.place, line.turn)}

    def test_what_was_paid_and_came_is_the_purses_difference(self, played: Table) -> None:
        """The sum of the seat's entries equals the change of its purse."""
        lines = turn_entries(played.title, history_for(played, None))
        drawn = course_of(played.title).drawn
        for place in range(played.seats.count()):
            told = Counter[str]()
            for line in lines:
                if line.place == place:
                    told.update(dict(line.change))
            kept = Counter[str]()
            for change in played.moves.filter(place=place).values_list("change", flat=True):
                kept.update({name: by for name, by in change.items() if name not in drawn})
            assert {name: by for name, by in told.items() if by} == {
                name: by for name, by in kept.items() if by
            }

    def test_nothing_new_is_to_be_counted_by_others(self, played: Table) -> None:
        """All players read the changes of every purse, so a purse must contain no secrets."""
        title = played.rules
        state = title.decode(_unpacked(played))
        for place in range(played.seats.count()):
            purse = title.purse(state, place)
            for seed in (b"a" * 32, b"b" * 32):
                assert title.purse(title.imagine(state, None, seed), place) == purse

    def test_moves_from_before_fall_back_to_sentences(self, played: Table) -> None:
        played.moves.update(change=None)
        for line in turn_entries(played.title, history_for(played, None)):
            assert not line.change

    def test_every_amount_has_a_sign(self) -> None:
        for title in titles:
            state = title.new(seats=title.seats[0], seed=bytes(32))
            assert set(title.purse(state, 0)) <= set(course_of(title.slug).purse)

    def test_rounds_are_marked_and_turns_never_end(
        self, browser: Browser, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for limit in ("LOG_LENGTH", "LOG_LIMIT"):  # a round can be longer than the log
            monkeypatch.setattr(play, limit, played.ply)
        page = browser(None).get(page_of(played))
        kinds = Counter(entry["kind"] for entry in page.context["log"])
        assert kinds["round"] >= 1
        assert kinds["turn"] >= 5
        assert "ended the turn" not in page.text

    def test_a_line_in_words(self, played: Table) -> None:
        names = [seat.name for seat in played.seats.order_by("place")]
        for lang in ("en", "de"):
            with translation.override(lang):
                words = [
                    entry_words(line, names)
                    for line in turn_entries(played.title, history_for(played, None))
                ]
            assert any("→" in said for said in words)
            assert not [said for said in words if "purse" in said]


def _unpacked(table: Table) -> bytes:
    return zlib.decompress(bytes(now(table).state or b""))


class TestRecap:
    def test_it_opens_with_what_the_others_did(self, browser: Browser, played: Table) -> None:
        user = at(played, 0)
        unseen(played, user, played.ply // 2)
        page = browser(user).get(page_of(played))
        turns = [entry for entry in page.context["recap"] if entry["kind"] == "turn"]
        assert [entry["number"] for entry in turns] == list(range(1, len(turns) + 1))
        assert all(entry["turn"].ply > played.ply // 2 for entry in turns)
        assert "data-recap" in page.text
        assert "&amp;recap=1" in page.text

    def test_the_board_bears_the_same_numbers(self, browser: Browser, played: Table) -> None:
        user = at(played, 0)
        unseen(played, user, played.ply // 2)
        page = browser(user).get(page_of(played))
        last = {
            target: Numeral(entry["number"], entry["player"].seat)
            for entry in page.context["recap"]
            if entry["kind"] == "turn"
            for target in entry["turn"].targets
        }
        assert last
        assert page.context["board"].marks == last
        drawn = re.findall(r'class="step-mark step-mark--(\w+) seat--(\w+)"', page.text)
        assert drawn
        assert {dict(zip(SIGNS, COLOURS, strict=True))[sign] for sign, _ in drawn} == {
            colour for _, colour in drawn
        }

    def test_what_moved_leaves_a_trail_and_its_shade(
        self, browser: Browser, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The recap draws each movement with the number of its entry."""
        monkeypatch.setattr(play, "LOG_LIMIT", played.ply)
        user = at(played, 0)
        unseen(played, user, played.ply - SEEN[played.title])
        page = browser(user).get(page_of(played))
        turns = {
            entry["number"]: entry["turn"]
            for entry in page.context["recap"]
            if entry["kind"] == "turn"
        }
        trails = page.context["board"].trails
        assert bool(trails) == (course_of(played.title).trails is not no_trails)
        for trail in trails:
            line = turns[trail.numeral.number]
            assert trail.numeral.seat == line.place
            assert MOVING & {event.kind for event in line.events}
        assert page.text.count("shade-left") >= len(trails)

    def test_put_away_nothing_has_a_trail(self, browser: Browser, played: Table) -> None:
        user, since = at(played, 0), played.ply - SEEN[played.title]
        unseen(played, user, since)
        page = browser(user).get(f"{page_of(played)}?partial=1&since={since}")
        assert page.context["board"].trails == ()
        assert "shade-left" not in page.text

    def test_put_away_it_leaves_small_marks(self, browser: Browser, played: Table) -> None:
        user, since = at(played, 0), played.ply // 2
        unseen(played, user, since)
        page = browser(user).get(f"{page_of(played)}?partial=1&since={since}")
        assert page.context["recap"] == []
        assert set(page.context["board"].marks.values()) == {"new"}

    def test_as_long_as_it_is_open_nothing_new_is_sent(
        self, browser: Browser, played: Table
    ) -> None:
        user = at(played, 0)
        unseen(played, user, played.ply // 2)
        client = browser(user)
        page = client.get(page_of(played)).text
        poll = re.search(r'data-poll="([^"]+)"', page)
        etag = re.search(r'data-etag="([^"]+)"', page)
        assert poll
        assert etag
        address, known = poll[1].replace("&amp;", "&"), etag[1].replace("&quot;", '"')
        assert client.get(address, headers={"If-None-Match": known}).status_code == 304

    def test_of_other_rules_it_is_told_all_the_same(self, browser: Browser, played: Table) -> None:
        """The page works without a replay."""
        user = at(played, 0)
        old = under_other_rules(played, ply=2)
        unseen(old, user, 3)
        with refused(Code.OTHER_RULES):
            position_at(old, user, 3)
        page = browser(user).get(page_of(old))
        assert page.status_code == 200
        assert page.context["recap"]

    def test_nobody_else_has_one(self, browser: Browser, played: Table, stranger: User) -> None:
        for user in (None, stranger):
            assert browser(user).get(page_of(played)).context["recap"] == []

    def test_who_has_seen_all_has_none(self, browser: Browser, played: Table) -> None:
        client = browser(at(played, 0))
        client.get(page_of(played))
        assert client.get(page_of(played)).context["recap"] == []


class TestHistory:
    def test_a_turn_can_be_numbered_as_in_the_recap(self, browser: Browser, played: Table) -> None:
        address = reverse("tables:ply", args=[played.pk, played.ply])
        marks = browser(None).get(f"{address}?partial=1&mark=4").context["board"].marks
        assert {mark.number for mark in marks.values()} <= {4}

    def test_each_move_has_its_trail(self, browser: Browser, played: Table) -> None:
        moved = [
            move
            for move in history_for(played, None)
            if MOVING & {event.kind for event in move.events} - {"sent"}
        ]
        for move in moved[:3]:
            address = reverse("tables:ply", args=[played.pk, move.ply])
            trails = browser(None).get(f"{address}?partial=1").context["board"].trails
            assert move.place in {trail.numeral.seat for trail in trails if trail.path}

    def test_from_turn_of_mine_to_turn_of_mine(self, browser: Browser, played: Table) -> None:
        user = at(played, 1)
        turns = dict(
            played.moves.filter(place=1).order_by("ply").values_list("turn", "ply")
        ).values()
        ends, client = list(turns), browser(user)
        history = reverse("tables:history", args=[played.pk])
        answer = client.get(f"{history}?own=next&ply={ends[0]}")
        assert answer.headers["Location"] == reverse("tables:ply", args=[played.pk, ends[1]])
        answer = client.get(f"{history}?own=previous&ply={ends[1]}")
        assert answer.headers["Location"] == reverse("tables:ply", args=[played.pk, ends[0]])

    def test_who_has_no_turns_stays_where_they_are(self, browser: Browser, played: Table) -> None:
        history = reverse("tables:history", args=[played.pk])
        answer = browser(None).get(f"{history}?own=next&ply=3")
        assert answer.headers["Location"] == reverse("tables:ply", args=[played.pk, 3])
        page = browser(None).get(reverse("tables:ply", args=[played.pk, 3])).text
        assert 'data-step="own-next"' not in page


def outcome(*rows: list[int], ranks: list[int]) -> Outcome:
    lines = [ScoreLine(f"r{n}", Text("table-log"), row) for n, row in enumerate(rows)]
    return Outcome(
        Text("table-over"), lines, [sum(column) for column in zip(*rows, strict=True)], ranks
    )


class TestEnding:
    NAMES = ("Mara", "Aylin", "Jonas")

    def test_the_headline_has_the_margin(self) -> None:
        end = outcome([10, 20, 5], [31, 28, 20], ranks=[2, 1, 3])
        assert headline(end, self.NAMES) == "Aylin won by 7"
        assert headline(end, self.NAMES, you=1) == "You won by 7"
        with translation.override("de"):
            assert headline(end, self.NAMES) == "Aylin hat mit 7 Vorsprung gewonnen"

    def test_a_tie_break_leaves_no_margin(self) -> None:
        assert headline(outcome([9, 9, 1], ranks=[1, 2, 3]), self.NAMES) == "Mara won"

    def test_a_shared_win_is_shared(self) -> None:
        end = outcome([9, 9, 1], ranks=[1, 1, 3])
        assert headline(end, self.NAMES) == "Mara and Aylin share the win"
        assert deciding(end, self.NAMES) == []

    def test_at_most_two_remarks_the_largest_first(self) -> None:
        end = outcome([10, 20, 5], [3, 4, 0], [8, 2, 9], ranks=[2, 1, 3])
        assert deciding(end, self.NAMES) == [
            "Log: Aylin was 10 ahead of Mara.",
            "Log: Mara was 6 ahead of Aylin.",
        ]

    def test_equal_ranks_stand_equally_high(self, browser: Browser, over: Table) -> None:
        result = over.result
        assert result is not None
        over.outcome = {**over.outcome, "ranks": [1, 1]}
        over.save(update_fields=["outcome"])
        page = browser(None).get(page_of(over))
        assert page.text.count("podium__step--1") == 2
        assert "share the win" in page.text

    def test_the_total_stands_on_top_and_the_players_by_rank(
        self, browser: Browser, over: Table
    ) -> None:
        page = browser(None).get(page_of(over))
        sheet, result = page.context["sheet"], over.result
        assert result is not None
        order = [player.seat for player in sheet["players"]]
        assert [result.ranks[seat] for seat in order] == sorted(result.ranks)
        assert [cell["value"] for cell in sheet["totals"]] == [
            result.totals[seat] for seat in order
        ]
        rows = re.findall(r'<tr[^>]*><th scope="row">', page.text.partition("score-sheet--bars")[2])
        assert "score-sheet__total" in rows[0]

    def test_rules_without_points_are_folded(self, browser: Browser, over: Table) -> None:
        outcome = {**over.outcome}
        first, *rest = outcome["lines"]
        outcome["lines"] = [{**first, "points": [0 for _ in first["points"]]}, *rest]
        over.outcome = outcome
        over.save(update_fields=["outcome"])
        page = browser(None).get(page_of(over))
        sheet = page.context["sheet"]
        assert all(any(cell["value"] for cell in line["cells"]) for line in sheet["lines"])
        assert over.result is not None
        unused = [line.label for line in over.result.lines if not any(line.points)]
        assert [line.label for line in sheet["unused"]] == unused
        folded = page.text.partition('<details class="score-unused')[2].partition("</details>")[0]
        assert all(render(label) in folded for label in unused)
        assert re.search(r"\d+ rules? gave nobody points", folded)

    def test_bars_share_one_scale(self, browser: Browser, over: Table) -> None:
        sheet = browser(None).get(page_of(over)).context["sheet"]
        cells = [cell for line in sheet["lines"] for cell in line["cells"]]
        most = max(cell["value"] for cell in cells)
        assert max(cell["share"] for cell in cells) == 100
        for cell in cells:
            assert cell["share"] == round(100 * max(0, cell["value"]) / most)

    def test_it_leads_to_the_game_played_again(self, browser: Browser, over: Table) -> None:
        page = browser(None).get(page_of(over)).text
        assert f"{reverse('tables:ply', args=[over.pk, 0])}?play=1" in page


class TestSharing:
    @pytest.fixture(autouse=True)
    def pictures(self, settings: LazySettings) -> None:
        settings.MAIL_PICTURES = True

    def test_a_public_end_says_who_won_and_shows_the_board(
        self, browser: Browser, over: Table
    ) -> None:
        client = browser(None)
        page = client.get(page_of(over)).text
        title = re.search(r'property="og:title" content="([^"]+)"', page)
        image = re.search(r'property="og:image" content="http://testserver([^"]+)"', page)
        assert title
        assert "won" in title[1] or "share" in title[1]
        assert image
        picture = client.get(image[1])
        assert picture.headers["Content-Type"] == "image/png"
        assert picture.headers["Cache-Control"] == "public, max-age=86400"
        assert picture.content.startswith(b"\x89PNG")

    @pytest.mark.parametrize(
        "columns", [{"visibility": "private"}, {"visibility": "link"}, {"hidden": True}]
    )
    def test_other_tables_show_nothing(
        self, browser: Browser, over: Table, columns: dict[str, object]
    ) -> None:
        Table.objects.filter(pk=over.pk).update(**columns)
        assert "og:" not in browser(at(over, 0)).get(page_of(over)).text
        picture = reverse("table-picture", args=[over.pk])
        for user in (None, at(over, 0)):
            assert browser(user).get(picture).status_code == 404

    def test_a_moment_shows_the_board_after_its_ply(self, browser: Browser, over: Table) -> None:
        client, pictures = browser(None), []
        for ply in (3, over.ply):
            page = client.get(reverse("tables:ply", args=[over.pk, ply])).text
            assert f"After move {ply} of {over.ply}." in page
            image = re.search(r'property="og:image" content="http://testserver([^"]+)"', page)
            assert image
            pictures.append(client.get(image[1]).content)
        assert all(one.startswith(b"\x89PNG") for one in pictures)
        assert pictures[0] != pictures[1]
        late = reverse("moment-picture", args=[over.pk, over.ply + 1])
        assert client.get(late).status_code == 404

    @pytest.mark.parametrize("column", [{"visibility": "private"}, {"status": "abandoned"}])
    def test_moments_of_other_tables_show_nothing(
        self, browser: Browser, over: Table, column: dict[str, str]
    ) -> None:
        outcome = {} if "visibility" in column else {"outcome": None}
        Table.objects.filter(pk=over.pk).update(**column, **outcome)
        client = browser(at(over, 0))
        assert "og:" not in client.get(reverse("tables:ply", args=[over.pk, 3])).text
        assert client.get(reverse("moment-picture", args=[over.pk, 3])).status_code == 404

    def test_moments_are_drawn_at_a_limited_rate(
        self, browser: Browser, over: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("notifications.content.pictures.MOMENTS_A_MINUTE", 0)
        answer = browser(None).get(reverse("moment-picture", args=[over.pk, 1]))
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "60"

    def test_a_running_game_shows_nothing(self, browser: Browser, duel: Table) -> None:
        assert "og:" not in browser(None).get(page_of(duel)).text
        assert browser(None).get(reverse("table-picture", args=[duel.pk])).status_code == 404


class TestChart:
    def test_it_ends_at_the_totals_and_passes_what_was_kept(
        self, browser: Browser, over: Table
    ) -> None:
        page = browser(None).get(page_of(over))
        drawn = page.context["ending"]["chart"]
        assert over.result is not None
        assert [curve.total for curve in drawn.curves] == over.result.totals
        assert [drawn.rows[0].ply, drawn.rows[-1].ply] == [0, over.ply]
        assert all(one.headline != other.headline for one, other in pairwise(drawn.rows))
        for row in drawn.rows[1:-1]:
            drawing = over.rules.draw(position_at(over, None, row.ply).view, None)
            assert row.headline == drawing.headline
            assert row.scores == tuple(face.counters["points"] for face in drawing.seats)

    def test_it_begins_at_the_least_score_and_has_a_band_for_each_round(self, over: Table) -> None:
        drawn = chart(growth_of(over), over.ply, over.outcome["totals"], END)
        assert drawn is not None
        least = min(score for moment in growth_of(over) for score in moment.scores)
        assert drawn.levels[0].score == least // 10 * 10
        assert float(drawn.levels[0].at) == BOTTOM
        assert [band.name for band in drawn.rounds] == [row.headline for row in drawn.rows[:-1]]
        assert sum(float(band.width) for band in drawn.rounds) == pytest.approx(100, abs=2)

    def test_every_change_of_a_score_is_a_step_and_a_point(self, over: Table) -> None:
        moments = [moment for moment in growth_of(over) if moment.ply < over.ply]
        drawn = chart(moments, over.ply, over.outcome["totals"], END)
        assert drawn is not None
        for curve in drawn.curves:
            steps = re.fullmatch(r"M[\d.]+,[\d.]+((?:H[\d.]+V[\d.]+)*)H100", curve.path)
            assert steps
            changed = [point for point in curve.points if point.before != point.after]
            assert len(changed) == steps[1].count("V") > 0
            for before, after in pairwise(curve.points):
                assert (before.ply < after.ply, before.after) == (True, after.before)
            assert curve.points[-1].ply == over.ply
            signs = {point.ply for point in curve.points if point.sign}
            assert signs == {row.ply for row in drawn.rows[1:]}

    def test_a_point_opens_its_moment(self, browser: Browser, over: Table) -> None:
        page = browser(None).get(page_of(over))
        drawn = page.context["ending"]["chart"]
        for curve in drawn.curves:
            for point in curve.points:
                assert f'href="{reverse("tables:ply", args=[over.pk, point.ply])}"' in page.text

    def test_its_lines_are_true_to_every_turn(self, over: Table) -> None:
        found = growth_of(over)
        turns = {(move.place, move.turn): move.ply for move in over.moves.order_by("ply")}
        assert set(turns.values()) <= {moment.ply for moment in found}
        for moment in found[3::7]:
            faces = over.rules.draw(position_at(over, None, moment.ply).view, None).seats
            assert moment.scores == tuple(face.counters["points"] for face in faces)

    def test_of_other_rules_it_has_what_is_kept(self, over: Table) -> None:
        whole = growth_of(under_other_rules(over, ply=2))
        kept = set(over.snapshots.values_list("ply", flat=True))
        assert kept <= {moment.ply for moment in whole}
        assert not [moment for moment in whole if 1 < moment.ply < 3]

    def test_the_same_stands_in_a_table(self, browser: Browser, over: Table) -> None:
        page = browser(None).get(page_of(over))
        table = page.text.partition('class="growth__table"')[2].partition("</table>")[0]
        cells = [int(cell) for cell in re.findall(r'<td class="num">(-?\d+)</td>', table)]
        drawn = page.context["ending"]["chart"]
        assert cells == [score for row in drawn.rows for score in row.scores]

    def test_too_little_is_no_course(self) -> None:
        start = Moment(0, Text("x"), (0, 0))
        assert chart([start], 20, [3, 4], Text("end")) is None

    @pytest.mark.parametrize("totals", [(0, 0), (-3, 5), (7, 7, 7, 8), (230, 12), (60, 59, 58, 57)])
    def test_numbers_never_lie_on_each_other(self, totals: tuple[int, ...]) -> None:
        before = [Moment(ply, round_of(ply), (0,) * len(totals)) for ply in (0, 25, 50)]
        drawn = chart(before, 60, totals, END)
        assert drawn is not None
        heights = sorted(float(curve.ends) for curve in drawn.curves)
        assert all(other - one >= 17.9 for one, other in pairwise(heights))
        assert TOP <= heights[0] <= heights[-1] <= BOTTOM
        points = [
            float(at) for curve in drawn.curves for one in curve.points for at in (one.x, one.y)
        ]
        assert 0 <= min(points) <= max(points) <= 100

    @pytest.mark.parametrize(
        ("language", "plies", "shown"),
        [
            ("en", (0, 25, 50, 75), (2, 4)),
            ("en", (0, 25, 31, 75), (3, 4)),
            ("de", (0, 25, 50, 75), (2, 4)),
            ("de", range(0, 100, 10), (2, 5)),
        ],
    )
    def test_words_never_lie_on_each_other(
        self, language: str, plies: Sequence[int], shown: tuple[int, int]
    ) -> None:
        rounds = [Moment(ply, round_of(number), (0, 0)) for number, ply in enumerate(plies)]
        with translation.override(language):
            drawn = chart(rounds, 100, (9, 8), END)
            assert drawn is not None
            for wide, count, width in ((False, shown[0], NARROW), (True, shown[1], WIDE)):
                named = [one for one in drawn.rounds if one.label in {"all", *["wide"] * wide}]
                lying = [(float(one.middle) * width / 100, len(render(one.name))) for one in named]
                assert len(lying) == count
                for (left, short), (right, long) in pairwise(lying):
                    assert right - left > LETTER * (short + long) / 2
