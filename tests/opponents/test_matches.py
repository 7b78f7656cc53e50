"""Matches: fair seats, the same deals, correct intervals; and the command's report."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.opponents.intervals import interval
from games.opponents.matches import Match
from games.opponents.players import Autoplay, Chance
from games.rules import titles
from games.rules.kernel import Outcome, Title


@pytest.fixture
def match(title: Title[Any]) -> Match:
    return Match(title, [("house", Autoplay()), ("chance", Chance())], b"seed")


def test_every_player_takes_every_seat(match: Match) -> None:
    seated = [[name for name, _ in match.seated(number)] for number in range(3)]
    assert seated == [["house", "chance"], ["chance", "house"], ["house", "chance"]]


def test_two_games_have_the_same_cards(title: Title[Any]) -> None:
    dealt: list[list[list[int]]] = []

    class Onlooker(Autoplay):
        def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
            if not sum(state.counts):
                dealt.append([own.hand for own in state.private])
            return super().choose(title, state, seat, seed)

    Match(title, [("one", Onlooker()), ("two", Autoplay())], b"seed").play(2)
    Match(title, [("one", Onlooker()), ("two", Onlooker())], b"seed").play(4)
    first, *again = dealt
    assert again[0] == again[1] == first
    assert again[2] == again[3] != first


def test_shares_of_a_win_add_up_to_one(match: Match) -> None:
    tallies = match.play(10)
    assert sum(sum(tally.wins) for tally in tallies.values()) == pytest.approx(10)
    assert all(len(tally.points) == 10 for tally in tallies.values())


def test_a_match_can_be_played_again(match: Match) -> None:
    first, second = (match.play(6) for _ in range(2))
    assert {name: tally.wins for name, tally in first.items()} == {
        name: tally.wins for name, tally in second.items()
    }


def test_a_match_can_be_continued(match: Match) -> None:
    whole, begun, rest = match.play(6), match.play(4), match.play(2, first=4)
    assert {name: tally.wins for name, tally in whole.items()} == {
        name: begun[name].wins + rest[name].wins for name in whole
    }


def test_a_match_is_played_by_the_edition_that_is_asked_for() -> None:
    title, played = titles.get("rajas-cards-karma"), set[str]()

    class Onlooker(Autoplay):
        def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
            played.add(title.view(state, seat)["public"]["edition"])
            return super().choose(title, state, seat, seed)

    players = [("one", Onlooker()), ("two", Onlooker())]
    for edition in (None, *title.editions):
        Match(title, players, b"seed", edition).play(1)
        assert played == {title.editions.chosen(edition)}
        played.clear()


def test_each_turn_has_its_own_time(match: Match) -> None:
    outcome, turns = match.game(0)
    assert isinstance(outcome, Outcome)
    assert [len(own) for own in turns] == [3, 3]
    assert all(seconds >= 0 for own in turns for seconds in own)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [(8, 10, (0.490, 0.943)), (0, 20, (0.0, 0.161)), (50, 100, (0.404, 0.596))],
)
def test_intervals_are_wilsons(wins: int, games: int, expected: tuple[float, float]) -> None:
    assert interval(wins, games) == pytest.approx(expected, abs=0.001)


# -- the command --------------------------------------------------------------------------------


def test_the_command_reports_json(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", "house,random", "--games", "4", "--seed", "3", "--json"]
    call_command("match", "yspahan", "--seats", "2", *options)
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 4
    assert list(said["players"]) == ["house", "random"]
    autoplay, chance = said["players"].values()
    assert autoplay.keys() == {"share", "low", "high", "points", "cpu_turn_p50_s", "cpu_turn_p95_s"}
    assert autoplay["share"] + chance["share"] == pytest.approx(1)
    assert 0 <= autoplay["low"] <= autoplay["share"] <= autoplay["high"] <= 1
    assert autoplay["points"] > chance["points"]


def test_one_player_may_have_several_seats(capsys: pytest.CaptureFixture[str]) -> None:
    call_command(
        "match", "yspahan", "--players", "random,house,house,house", "--games", "4", "--json"
    )
    said = json.loads(capsys.readouterr().out)["players"]
    assert said["random"]["share"] + 3 * said["house"]["share"] == pytest.approx(1, abs=0.001)


def test_the_command_continues_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    points: list[float] = []
    for first, games in ((0, 6), (0, 4), (4, 2)):
        options = ["--players", "house,random", "--games", str(games), "--first", str(first)]
        call_command("match", "yspahan", *options, "--json")
        told = json.loads(capsys.readouterr().out)["players"]
        points.append(games * told["house"]["points"])
    assert points[0] == pytest.approx(points[1] + points[2], abs=0.1)


def test_the_command_plays_by_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    title = titles.get("rajas-cards-karma")
    default, older = title.editions

    def points(*options: str) -> float:
        call_command(
            "match", title.slug, "--players", "house,random", "--games", "8", "--json", *options
        )
        said: float = json.loads(capsys.readouterr().out)["players"]["random"]["points"]
        return said

    assert points("--edition", default) == points() != points("--edition", older)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "house,grandmaster"], "grandmaster"),
        (["--players", "house,random", "--seats", "5"], "2 to 4 seats"),
        (["--players", "house,random", "--seats", "3"], "share 3 seats"),
        (["--players", "house,random", "--edition", "lost"], "these editions: printed"),
    ],
)
def test_an_impossible_match_is_refused(options: list[str], complaint: str) -> None:
    with pytest.raises(CommandError, match=complaint):
        call_command("match", "yspahan", *options)


def test_the_command_plays_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    def points(*options: str) -> float:
        call_command(
            "match", "marco-polo-1", "--players", "random,house", "--games", "2", "--json", *options
        )
        return float(json.loads(capsys.readouterr().out)["players"]["random"]["points"])

    assert points("--option", "characters=random") != points("--option", "characters=bid")
    with pytest.raises(CommandError, match="characters=bid"):
        points("--option", "characters=auctioned")
