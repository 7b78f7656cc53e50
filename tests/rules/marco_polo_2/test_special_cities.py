"""The special cities: a fixed gain, and the bonus of an improved seal once or twice."""

import pytest

from tests.rules.marco_polo_2.table import A, B, C, D, rule, table

CITIES = {
    "baghdad": ({"silk": 1, "gold": 1, "coins": 1}, "jeweler", {"camels": 2}, 5),
    "balkh": ({"jade": 2, "coins": 2}, "tailor", {"pepper": 1}, 4),
    "hormuz": ({"vp": 2, "coins": 2}, "spicer", {"jade": 1}, 4),
}
"""By city: the gain, the seal, its bonus (goods of choice are pepper), the least die for it
twice."""


def total(yielded: dict[str, int], bonus: dict[str, int], times: int) -> dict[str, int]:
    kinds = [*yielded, *(kind for kind in bonus if kind not in yielded)]
    both = {kind: yielded.get(kind, 0) + times * bonus.get(kind, 0) for kind in kinds}
    return {kind: amount for kind, amount in both.items() if amount}


@rule("special", "special-gain")
@pytest.mark.parametrize("city", CITIES)
def test_the_yield_is_the_same_whatever_the_die_shows(city: str) -> None:
    for pips in range(1, 7):
        t = table(posts={A: city}, dice={A: str(pips)}).play(f"special-{city}:d{pips}")
        assert t.got(A) == CITIES[city][0]


@rule("special-seal", "seal-uses", "special")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_improved_seals_bonus_comes_once_or_twice_by_the_die(city: str, pips: int) -> None:
    yielded, seal, bonus, twice = CITIES[city]
    t = table(posts={A: city}, seals={A: f"{seal}!"}, dice={A: str(pips)})
    times = 2 if pips >= twice else 1
    t.play(f"special-{city}:d{pips}")
    goods = t.offered("goods:")
    got = t.got(A)
    if goods:
        t.play(f"goods:p{times}s0g0")
        got |= t.got(A)
    assert got == total(yielded, bonus, times)


@rule("special-seal", "special-gain", scenario=37)
def test_with_the_jeweler_only_simple_baghdad_pays_its_yield_only() -> None:
    for seals in ("jeweler", "farmer! spicer! tailor!", ""):
        t = table(posts={A: "baghdad"}, seals={A: seals, B: "jeweler!"}, dice={A: "6"})
        assert t.play("special-baghdad:d6").got(A) == {"silk": 1, "gold": 1, "coins": 1}


@rule("special-seal")
def test_a_3_in_baghdad_brings_the_jewelers_two_camels_once() -> None:
    t = table(posts={A: "baghdad"}, seals={A: "jeweler!"}, dice={A: "3"})
    t.play("special-baghdad:d3")
    assert t.got(A) == {"silk": 1, "gold": 1, "coins": 1, "camels": 2}


@rule("special-post", "special")
@pytest.mark.parametrize("city", CITIES)
def test_an_own_post_is_needed(city: str) -> None:
    t = table(posts={A: "xian", B: city}, dice={A: "5"})
    t.refuse(f"special-{city}:d5", "no-post-there", "special-post")
    table(posts={A: city}, dice={A: "5"}).play(f"special-{city}:d5")


@rule("special-once", "black-dice-free", "colour-once", scenario=38)
def test_ones_colour_once_a_black_die_on_the_free_slot() -> None:
    t = table(posts={A: "hormuz"}, dice={A: "5"}, black={A: "2"}, spaces={"special-hormuz": "A3"})
    t.refuse("special-hormuz:d5", "colour-there", "colour-once")
    assert t.play("special-hormuz:b2").got(A) == {"vp": 2, "coins": 2}


@rule("special-once", "brown", "special")
def test_two_slots_then_the_city_is_full() -> None:
    given: dict[str, object] = {"posts": {A: "hormuz"}, "dice": {A: "5"}, "black": {A: "2"}}
    t = table(spaces={"special-hormuz": "B1"}, **given)  # type: ignore[arg-type]
    assert t.play("special-hormuz:d5").got(A) == {"vp": 2, "coins": 2}
    t = table(spaces={"special-hormuz": "B1 C6"}, **given)  # type: ignore[arg-type]
    t.refuse("special-hormuz:d5", "space-taken", "brown")
    t.refuse("special-hormuz:b2", "space-taken", "brown")


@rule("special-city-posts", "special-post", scenario=28)
def test_the_action_can_be_used_from_the_next_turn_on() -> None:
    t = table(
        figures={A: "kabul"},
        bonuses={"balkh": "camels"},
        dice={A: "35", B: "3", C: "", D: ""},
        coins={A: 9},
        camels={A: 3},
    )
    t.play("travel-lower:d3", "go:balkh")
    assert t.got(A) == {"coins": -2}  # three camels for the route, three from the marker
    t.refuse("special-balkh:d5", "acted-already", "one-action")
    t.play("end", "khan:d3", "end")
    assert t.play("special-balkh:d5").got(A) == {"jade": 2, "coins": 2}


@rule("special-city-posts", "special-post")
def test_a_post_of_this_turn_does_not_open_the_action_yet() -> None:
    t = table(figures={A: "kabul"}, bonuses={"balkh": "points"}, dice={A: "35"}, kept={A: "step"})
    t.play("kept:step", "go:balkh")
    t.refuse("special-balkh:d5", "post-too-new", "special-city-posts")
    t.play("khan:d3")


@rule("special-once", "two-players")
def test_of_two_players_one_slot_is_taken_all_game() -> None:
    t = table(2, posts={A: "hormuz", B: "hormuz"}, dice={A: "5"}, black={A: "2"})
    assert t.play("special-hormuz:d5").got(A) == {"vp": 2, "coins": 2}
    t.play("end")
    t.refuse("special-hormuz:d6", "space-taken", "brown")
