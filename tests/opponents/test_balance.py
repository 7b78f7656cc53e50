"""Balance studies: the counts of wins by seat and trait, the verdicts, and sums of slices."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError, call_command

from games.opponents.balance import (
    Balance,
    Finding,
    Had,
    Slice,
    Study,
    Unlike,
    balance_of,
    joined,
)
from games.opponents.players import Chance
from games.rules.kernel import Outcome, Title
from games.rules.kernel.engine import Engine
from tests.rules import doubles
from tests.rules.doubles import toy, value

TOY = Study("toy", 1, "first", 2, "random")


def study(first: int, games: int, title: Title[Any] | None = None, seats: int = 2) -> Balance:
    """Return the balance of games of the toy between random players."""
    about = msgspec.structs.replace(TOY, seats=seats)
    return balance_of(about, title or toy(), Chance(), Slice(1, first, games), lambda done: None)


def verdicts(balance: Balance, kind: str) -> dict[str, str]:
    return {finding.name: finding.verdict for finding in balance.findings(kind)}


def test_wins_and_points_are_those_of_the_games() -> None:
    played: list[tuple[Outcome, list[str]]] = []

    class Onlooker(Engine):
        def traits(self, state: Any, seat: int) -> dict[str, tuple[str, ...]]:
            aside = [str(value(own.aside[0])) for own in state.private]
            if seat == 0:
                played.append((doubles.outcome(state), aside))
            return super().traits(state, seat)

    balance = study(0, 12, toy(Onlooker))
    seats, aside = balance.had["seat"], balance.had["aside"]
    assert balance.games == len(played) == 12
    for seat, name in enumerate("12"):
        assert seats[name].points == sum(outcome.totals[seat] for outcome, _ in played)
        assert seats[name].wins == sum(
            (outcome.ranks[seat] == 1) / outcome.ranks.count(1) for outcome, _ in played
        )
    assert {name: had.seats for name, had in aside.items()} == {
        name: sum(cards.count(name) for _, cards in played) for name in aside
    }
    assert sum(had.wins for had in aside.values()) == pytest.approx(12)
    assert balance.points == sum(sum(outcome.totals) for outcome, _ in played) / 24
    assert balance.winners_points == sum(max(outcome.totals) for outcome, _ in played) / 12
    assert balance.turns == 12 * 2 * 3


def test_every_game_has_cards_of_its_own() -> None:
    dealt: set[bytes] = set()

    class Onlooker(Chance):
        def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
            dealt.add(state.secret.seed)
            return super().choose(title, state, seat, seed)

    balance_of(TOY, toy(), Onlooker(), Slice(1, 0, 6), lambda done: None)
    assert len(dealt) == 6


def test_slices_add_up_to_the_whole() -> None:
    whole, first, second = study(0, 20), study(0, 8), study(8, 12)
    first.add(msgspec.json.decode(msgspec.json.encode(second), type=Balance))
    assert first.slices == [Slice(1, 0, 20)]
    assert first.games == whole.games == 20
    assert (first.turns, first.scored, first.had) == (whole.turns, whole.scored, whole.had)


def test_slices_are_one_only_where_they_follow_one_another() -> None:
    apart = [Slice(1, 8, 2), Slice(2, 4, 4), Slice(1, 0, 4), Slice(1, 6, 2), Slice(1, 20, 0)]
    assert joined(apart) == [Slice(1, 0, 4), Slice(1, 6, 4), Slice(2, 4, 4)]


@pytest.mark.parametrize(
    ("first", "seats", "complaint"), [(3, 2, "counted already"), (4, 3, "seats=3")]
)
def test_slices_of_different_studies_are_not_added(first: int, seats: int, complaint: str) -> None:
    with pytest.raises(Unlike, match=complaint):
        study(0, 4).add(study(first, 2, seats=seats))


def test_a_slice_of_no_games_meets_nothing() -> None:
    nothing = study(3, 0)
    nothing.add(study(0, 4))
    assert nothing.games == 4


# -- verdicts -----------------------------------------------------------------------------------


def favouring(seat: int, points: int) -> Callable[[Any], Outcome]:
    """Return an outcome function that gives a seat extra points."""

    def outcome(state: Any) -> Outcome:
        state.public.coins[seat] += points
        return doubles.outcome(state)

    return outcome


def test_an_even_toy_has_even_seats_and_unequal_cards() -> None:
    balance = study(0, 300)
    assert verdicts(balance, "seat") == {"1": "", "2": ""}
    cards = verdicts(balance, "aside")
    assert (cards["6"], cards["1"]) == ("surely over", "surely under")
    best, *_ = balance.findings("aside")
    assert best.name == "6"


def test_a_seat_with_gifts_is_found() -> None:
    balance = study(0, 100, toy(outcome=favouring(1, 4)))
    assert verdicts(balance, "seat") == {"1": "surely under", "2": "surely over"}
    first, second = balance.findings("seat")
    assert (first.share, second.share) == pytest.approx((1 - second.share, second.fair / 2))
    assert second.points > first.points + 2


@pytest.mark.parametrize(
    ("kind", "seats", "wins", "verdict"),
    [
        ("seat", 1000, 550, ""),
        ("seat", 1000, 565, "perhaps over"),
        ("seat", 1000, 600, "surely over"),
        ("seat", 1000, 435, "perhaps under"),
        ("seat", 1000, 400, "surely under"),
        ("goal", 1000, 620, ""),
        ("goal", 1000, 630, "perhaps over"),
        ("goal", 1000, 660, "surely over"),
        ("goal", 10, 9, "perhaps over"),
        ("goal", 1000, 370, "perhaps under"),
        ("goal", 1000, 340, "surely under"),
    ],
)
def test_a_verdict_is_sure_where_the_interval_is(
    kind: str, seats: int, wins: int, verdict: str
) -> None:
    balance = Balance(TOY, had={kind: {"it": Had(seats, wins, 0)}})
    found: Finding = balance.findings(kind)[0]
    assert found.verdict == verdict
    assert found.fair == pytest.approx(2 * wins / seats)


# -- the command --------------------------------------------------------------------------------

MINE = ["marco-polo-1", "--seats", "2", "--player", "random"]


def test_the_command_reports_and_adds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("balance", *MINE, "--games", "2", "--json")
    (tmp_path / "one.json").write_text(capsys.readouterr().out)
    call_command(
        "balance",
        *MINE,
        "--games",
        "1",
        "--first",
        "2",
        "--json",
        "--add",
        str(tmp_path / "one.json"),
    )
    said = json.loads(capsys.readouterr().out)
    assert said["study"]["edition"] == "printed"
    assert [had["seats"] for had in said["had"]["seat"].values()] == [3, 3]
    assert sum(had["seats"] for had in said["had"]["character"].values()) == 6
    assert sum(had["seats"] for had in said["had"]["goal"].values()) == 12
    (tmp_path / "all.json").write_text(json.dumps(said))
    call_command("balance", *MINE, "--games", "0", "--add", str(tmp_path / "all.json"))
    text = capsys.readouterr().out
    assert text.startswith("marco-polo-1 (printed), 2 seats, 3 games of random: ")
    assert all(id in text for kind in said["had"].values() for id in kind)
    assert all(rule in text for rule in said["scored"])


def test_the_command_plays_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "characters=bid", "--option", "goals=two"]
    call_command("balance", *MINE, "--games", "1", *options)
    text = capsys.readouterr().out
    assert text.startswith("marco-polo-1 (printed, characters=bid, goals=two), 2 seats, 1 games")
    assert "\n  bids " in text


def test_a_long_study_reports_its_progress(capsys: pytest.CaptureFixture[str]) -> None:
    call_command(
        "balance", "yspahan", "--seats", "2", "--player", "random", "--games", "10", "--json"
    )
    said = capsys.readouterr()
    assert said.err == "10 games\n"
    assert json.loads(said.out)["had"].keys() == {"seat"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--seats", "5"], "2 to 4 seats"),
        (["--seats", "2", "--player", "grandmaster"], "'grandmaster'; there are apprentice"),
        (["--seats", "2", "--edition", "lost"], "these editions: printed"),
        (["--seats", "2", "--games", "0"], "no games to report on"),
        (["--seats", "2", "--games", "0", "--add", "nowhere.json"], "nowhere.json"),
    ],
)
def test_a_study_that_cannot_be(options: list[str], complaint: str) -> None:
    with pytest.raises(CommandError, match=complaint):
        call_command("balance", "marco-polo-1", *options)
