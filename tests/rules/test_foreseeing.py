"""Foreseen worlds: the seat has the turn, and the other seats' turns are over."""

from typing import Any

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import LAWS, Game, try_law, walk
from tests.rules import doubles
from tests.rules.marco_polo_1 import table as polo

A, B, C = range(3)
OTHER = bytes(range(1, 33))


def begun(slug: str, seats: int) -> tuple[Title[Any], Any]:
    """Return a game up to its first turn, played by heuristics."""
    title = titles.get(slug)
    state = title.new(seats, bytes(32))
    while len(title.engine.acting(state)) > 1 or not any(map(len, state.stacks)):
        seat = title.engine.acting(state)[0]
        state = title.play(state, seat, title.autoplay(state, seat)).state
    return title, state


def test_a_skipped_turn_of_marco_polo_costs_the_lowest_die() -> None:
    t = polo.table(3, turn=B, dice={B: "256"}, coins={B: 4})
    foreseen = polo.TITLE.worlds.foresee(t.state, A)
    assert polo.TITLE.engine.acting(foreseen) == [A]
    own = foreseen.public.traders[B]
    assert (own.dice, own.coins, own.points) == ([5, 6], 4, 50)
    assert foreseen.public.traders[C].dice == [3, 4, 5, 6]
    assert foreseen.public.traders[A] == t.state.public.traders[A]


def test_a_seat_without_dice_foresees_the_next_round() -> None:
    t = polo.table(3, turn=B, round=2, dice={A: "", B: "25", C: "6"})
    foreseen = polo.TITLE.worlds.foresee(t.state, A)
    assert foreseen.public.round == 3
    assert A in polo.TITLE.engine.acting(foreseen)


def test_goal_cards_that_are_dealt_after_the_draft_are_guessed() -> None:
    draft = Game(polo.TITLE, 4, bytes(32), {"characters": "chosen", "goals": "of-four"})
    first, second, third = polo.TITLE.new(4, bytes(32), draft.options).public.draft[:3]
    draft.script = [
        (3, f"character:{first}"),
        (2, f"character:{second}"),
        (1, f"character:{third}"),
    ]
    (foresee,) = (law for law in LAWS if law.name == "foresee")
    for position in walk(draft).positions:
        try_law(foresee, position)
    goals = [
        polo.TITLE.worlds.foresee(draft.last, 3, seed).private[3].goals
        for seed in (bytes(32), OTHER)
    ]
    assert [len(own) for own in goals] == [4, 4]
    assert goals[0] != goals[1]


def test_in_the_last_round_nothing_is_left_to_foresee() -> None:
    t = polo.table(3, turn=B, round=5, dice={A: "", B: "25", C: "6"})
    assert polo.TITLE.rules.over(polo.TITLE.worlds.foresee(t.state, A))


def test_heuristics_end_a_turn_that_has_begun() -> None:
    t = polo.table(3, turn=B, dice={B: "25"}).play("khan:d5")
    assert t.acting == B
    foreseen = polo.TITLE.worlds.foresee(t.state, C)
    assert polo.TITLE.engine.acting(foreseen) == [C]
    assert foreseen.public.traders[B].dice == [2]


def test_dice_of_yspahan_are_rolled_and_stay() -> None:
    title, state = begun("yspahan", 3)
    [starter] = title.engine.acting(state)
    last = (starter + 2) % 3
    foreseen = title.worlds.foresee(state, last)
    assert title.engine.acting(foreseen) == [last]
    assert (foreseen.public.day, foreseen.public.rolled, foreseen.public.yellow) == (1, True, 0)
    assert sum(group.white for group in foreseen.public.tower if group) == 9
    assert foreseen.public.merchants == state.public.merchants


def test_the_grid_of_cards_and_karma_stays() -> None:
    title, state = begun("rajas-cards-karma", 3)
    [first] = title.engine.acting(state)
    foreseen = title.worlds.foresee(state, (first + 2) % 3)
    assert title.engine.acting(foreseen) == [(first + 2) % 3]
    assert foreseen.public.grid == state.public.grid
    assert foreseen.public.rajas == state.public.rajas


def test_the_seed_chooses_the_world() -> None:
    title, state = begun("yspahan", 3)
    last = (title.engine.acting(state)[0] + 2) % 3
    worlds = [title.worlds.foresee(state, last, seed) for seed in (bytes(32), bytes(32), OTHER)]
    assert worlds[0] == worlds[1]
    assert worlds[0].public.tower != worlds[2].public.tower


def test_heuristics_play_for_a_title_that_skips_nothing() -> None:
    title = doubles.toy(skip=lambda ply, seat: False)
    state = title.new(3, bytes(32))
    for seat in range(3):
        state = title.play(state, seat, title.autoplay(state, seat)).state
    foreseen = title.worlds.foresee(state, C)
    assert C in title.engine.acting(foreseen)
    assert foreseen.counts[A] > state.counts[A]
