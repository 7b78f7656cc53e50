"""The seven characters, with all their special cases."""

from typing import Any

import pytest

from games.rules.kernel import Text
from tests.rules.marco_polo_2.table import A, B, C, D, Table, facts, new, rule, table

RICH: dict[str, Any] = {"coins": {A: 30}, "camels": {A: 30}}
ROLLS = "33333 33333 33333 33333"


def travelling(slug: str, space: str, dice: str, start: str = "beijing", **given: Any) -> Table:
    """Return a table where a seat with a character places its last dice on a travel space."""
    whole = {**RICH, **given}
    t = table(dice={A: dice}, figures={A: start}, characters={A: slug}, **whole)
    return t.play(f"travel-{space}:d{dice[0]}")


def went(t: Table, *places: str) -> Table:
    """Go to these places one after the other."""
    return t.play(*(f"go:{place}" for place in places))


def stepping(slug: str, **given: Any) -> Table:
    """Return a table where a seat has just gained one step by a contract, before its action."""
    whole: dict[str, Any] = {**RICH, "pepper": {A: 2}, "contracts": {A: "starter-3"}} | given
    return table(characters={A: slug}, **whole).play("fulfil:starter-3")


# -- the draft --------------------------------------------------------------------------------


@rule("characters-draft")
def test_a_character_comes_with_its_figures_and_its_start() -> None:
    tables = (new(2, seed=bytes([number] * 32)) for number in range(60))
    t = next(t for t in tables if MAILIN in t.draft)
    t.play("character:mailin-and-tian-chin")
    assert t.own(B, "figures") == ["beijing", "beijing"]
    assert t.got(B) == {"coins": 3}
    assert t.own(A, "figures") == ["beijing"]


# -- Möngke Khan ------------------------------------------------------------------------------

KHAN = "moengke-khan"


@rule("moengke-khan")
def test_moengke_the_supplements_journey_counts_two_steps_and_costs_all_edges() -> None:
    t = travelling(KHAN, "middle", "24", "xian", posts={A: "jaipur"})
    went(t, "oasis-dongting", "fuzhou")
    assert t.journey["left"] == 1
    went(t, "oasis-angkor", "jaipur").play("stop")
    assert t.offered() == ["oases:0", "oases:1", "oases:2"]
    assert (t.own(A, "coins"), t.own(A, "camels")) == (30 - 8, 30 - 4)
    assert t.own(A, "points") == 50 + 6
    t.play("oases:1")
    assert t.got(A) == {"coins": 2, "camels": 1}


@pytest.mark.parametrize(("key", "gain"), [("oases:0", {"coins": 4}), ("oases:2", {"camels": 2})])
@rule("moengke-khan")
def test_moengke_takes_coins_or_camels_for_each_oasis(key: str, gain: dict[str, int]) -> None:
    t = travelling(KHAN, "middle", "24", "xian", posts={A: "jaipur fuzhou"})
    went(t, "oasis-dongting", "fuzhou", "oasis-angkor", "jaipur").play("stop")
    assert t.play(key).got(A) == gain


@rule("moengke-khan", scenario=59)
def test_moengke_the_same_oasis_twice_pays_once() -> None:
    t = travelling(KHAN, "middle", "34", "xanadu", posts={A: "xanadu karakorum"})
    went(t, "oasis-gobi", "karakorum", "oasis-gobi", "xanadu").play("stop")
    assert t.offered() == ["oases:0", "oases:1"]
    assert t.scored("character") == [3, 0, 0, 0]


@rule("moengke-khan")
def test_moengke_gains_nothing_by_the_oasis_where_he_starts_unless_he_comes_back() -> None:
    t = travelling(KHAN, "middle", "22", "oasis-gobi", posts={A: "xanadu"})
    went(t, "xanadu").play("stop")
    assert t.offered("oases:") == []
    assert t.scored("character") == [0, 0, 0, 0]
    back = travelling(KHAN, "middle", "22", "oasis-gobi", posts={A: "xanadu"})
    went(back, "xanadu", "oasis-gobi").play("stop")
    assert back.scored("character") == [3, 0, 0, 0]


@rule("moengke-khan", "oases")
def test_moengke_may_end_in_an_oasis_also_after_his_last_step() -> None:
    t = travelling(KHAN, "lower", "3", "beijing", posts={A: "xanadu"})
    went(t, "xanadu", "oasis-gobi")
    assert t.own(A, "figures") == ["oasis-gobi"]
    t.play("oases:0")
    assert t.scored("character") == [3, 0, 0, 0]
    assert t.own(A, "posts") == ["xanadu"]


@rule("moengke-khan", "travel-lower")
def test_moengke_may_walk_to_an_oasis_without_using_his_step() -> None:
    t = travelling(KHAN, "lower", "1", "xian", posts={A: "kabul karakorum"})
    went(t, "oasis-gobi")
    assert t.journey["left"] == 1
    went(t, "karakorum")
    assert t.journey["left"] == 0
    went(t, "oasis-turfan").play("oases:2")
    assert t.own(A, "figures") == ["oasis-turfan"]
    assert t.own(A, "camels") == 30 - 1 - 2 - 3 + 2


@rule("moengke-khan", "card-move")
def test_moengke_gains_by_a_cards_movement_and_buys_no_steps_into_oases() -> None:
    cards, posts = {"card-area-1": "steps-for-camels"}, {A: "karakorum"}
    given: dict[str, Any] = {"characters": {A: KHAN}, "cards": cards, "posts": posts}
    t = table(dice={A: "12"}, figures={A: "xian"}, **given, **RICH).play("card-area-1:d1")
    went(t, "oasis-gobi", "karakorum").play("stop", "oases:0")
    assert (t.own(A, "camels"), t.own(A, "coins")) == (30 - 2 - 1 - 2, 30 - 2 - 1 + 2)
    assert t.scored("character") == [3, 0, 0, 0]


@rule("card-move", "at-least-once", "moengke-khan", "ruling-moengke-step")
def test_moengke_buys_one_step_at_least_even_if_he_only_enters_an_oasis() -> None:
    given: dict[str, Any] = {"characters": {A: KHAN}, "cards": {"card-area-1": "steps-for-camels"}}
    t = table(dice={A: "62"}, figures={A: "xian"}, **given, **RICH).play("card-area-1:d6")
    went(t, "oasis-gobi").play("stop", "oases:0")
    assert t.own(A, "camels") == 30 - 2 - 1  # one step, and the route
    t = table(dice={A: "62"}, figures={A: "xian"}, **given, **RICH).play("card-area-1:d6")
    went(t, "oasis-gobi", "karakorum").play("stop", "oases:0")
    assert t.own(A, "camels") == 30 - 2 - 1 - 2  # the same step
    poor: dict[str, Any] = {**RICH, "camels": {A: 2}, "jade": {A: 0}}
    t = table(dice={A: "62"}, figures={A: "xian"}, **given, **poor)
    t.refuse("card-area-1:d6", "no-route-payable", "card-move")


@rule("moengke-khan", "travel-steps", "travel-lower", "ruling-moengke-step")
def test_moengke_has_made_a_step_when_he_entered_an_oasis() -> None:
    t = travelling(KHAN, "lower", "1", "xian", posts={A: "kabul karakorum"})
    t.refuse("stop", "no-step-yet", "at-least-once")
    went(t, "oasis-gobi").play("stop", "oases:0")
    assert t.own(A, "figures") == ["oasis-gobi"]
    assert not t.said("steps-lost")  # a travel space gives no steps that can be lost


@rule("moengke-khan", "reward-steps")
def test_moengke_gains_by_a_step_of_a_contract() -> None:
    t = stepping(KHAN, figures={A: "xanadu"})
    t.play("go:oasis-gobi", "stop")
    assert [event.params["count"] for event in t.said("steps-lost")] == [1]
    t.play("oases:1")
    assert t.scored("character") == [3, 0, 0, 0]
    assert t.own(A, "camels") == 30 - 2 - 1 + 1


@rule("moengke-khan", "bonuses-at-end")
def test_moengke_gets_nothing_before_all_is_paid() -> None:
    given: dict[str, Any] = {"coins": {A: 2}, "camels": {A: 1}}
    t = travelling(KHAN, "middle", "33", "beijing", posts={A: "xanadu"}, **given)
    assert t.own(A, "figures") == ["beijing"]
    went(t, "oasis-gobi")
    assert t.offered("oases:") == ["0", "1"]
    assert t.own(A, "coins") == 0


@rule("moengke-khan", "oases")
def test_others_use_steps_in_oases_and_gain_nothing() -> None:
    t = travelling("de-wu", "middle", "22", "xanadu", posts={A: "karakorum"})
    went(t, "oasis-gobi")
    assert t.journey["left"] == 1
    went(t, "karakorum")
    assert t.got(A) == {"camels": -3, "coins": -1}


# -- De Wu ------------------------------------------------------------------------------------


def de_wu(dice: str = "23456", **given: Any) -> Table:
    """Return a table at De Wu's turn."""
    return table(characters={A: "de-wu"}, dice={A: dice}, **{**RICH, **given})


@rule("de-wu", "seals")
def test_de_wu_pays_for_an_occupied_space_and_takes_any_seal_but_the_jeweler_with_a_three() -> None:
    t = de_wu("36", spaces={"seals": "B14"}).play("seals:d3")
    assert t.offered("take-seal:") == ["farmer", "spicer", "tailor"]
    t.refuse("take-seal:jeweler", "die-too-low", "seal-die")
    t.play("take-seal:tailor")
    assert (t.own(A, "coins"), t.own(A, "jade")) == (30 - 3, 2)
    assert t.own(A, "dice") == [6]
    assert t.own(A, "points") == 50


@rule("de-wu", "surcharge", scenario=62)
def test_de_wu_pays_six_with_a_six_and_takes_any_seal() -> None:
    t = de_wu("6", spaces={"seals": "B14"}).play("seals:d6")
    assert t.got(A) == {"coins": -6}
    assert t.offered("take-seal:") == list(facts().seals)


@rule("de-wu", "colour-once", scenario=62)
def test_de_wu_puts_exactly_one_die_there_and_his_colour_once() -> None:
    t = de_wu("466").play("seals:d4", "take-seal:jeweler")
    assert len(t.spaces["seals"]) == 1
    again = de_wu("66", spaces={"seals": "A4"})
    again.refuse("seals:d6", "colour-there", "colour-once")
    assert de_wu("66", spaces={"seals": "A4"}, black={A: "5"}).offered("seals:") == ["b5"]


@rule("de-wu")
def test_others_need_two_dice() -> None:
    t = table(characters={A: "abha-basu"}, dice={A: "6"}, **RICH)
    t.refuse("seals:d6", "dice-missing", "mixed-sets")


@rule("de-wu", "upgrade")
def test_de_wu_gains_a_jade_for_improving_a_seal_but_not_for_taking_one() -> None:
    t = de_wu(gold={A: 2}, seals={A: "jeweler"}).play("upgrade:jeweler")
    assert t.got(A) == {"coins": -9, "gold": -2, "camels": 2, "jade": 1}
    spicer = de_wu(pepper={A: 2}, seals={A: "spicer"}).play("upgrade:spicer")
    assert spicer.got(A) == {"coins": -5, "pepper": -2, "jade": 1 + 1}


@rule("de-wu", "upgrade")
def test_de_wus_jade_cannot_pay_for_the_seal_that_brings_it() -> None:
    t = de_wu(gold={A: 2}, seals={A: "jeweler"}, coins={A: 8})
    t.refuse("upgrade:jeweler", "upgrade-cost-missing", "upgrade")


@rule("de-wu", "card-guild-seal")
def test_de_wu_at_the_guild_seal_card() -> None:
    cards = {"card-area-1": "guild-seal"}
    t = de_wu("41", cards=cards).play("card-area-1:d4", "take-seal:jeweler")
    assert (t.own(A, "camels"), t.own(A, "jade")) == (30 - 1, 3)


@rule("de-wu", "score-shields")
def test_de_wu_has_one_more_shield_even_without_a_post() -> None:
    goals = {seat: f"goal-{13 + seat}" for seat in (A, B)}
    t = table(2, round=5, last=True, characters={A: "de-wu"}, goals=goals).play("end")
    assert t.scored("shields") == [facts().shield_points[1], facts().shield_points[0]]


# -- Abha Basu --------------------------------------------------------------------------------


def abha(**given: Any) -> Table:
    """Return a table at Abha Basu's turn."""
    return table(characters={A: "abha-basu"}, **{**RICH, **given})


@rule("abha-basu", "round-bonuses")
def test_abha_has_two_coins_at_each_rounds_start() -> None:
    t = table(characters={A: "abha-basu"}, last=True).play("end", rolls=ROLLS)
    assert t.got(A) == {"coins": 2}
    assert t.got(B) == {}


@rule("abha-basu", "fulfil", scenario=61)
def test_abha_gains_a_jade_and_its_point_for_a_contract() -> None:
    held: dict[str, Any] = {"camels": {A: 2}, "silk": {A: 1}, "pepper": {A: 2}}
    t = abha(contracts={A: "red-01"}, **held).play("fulfil:red-01")
    change = {"camels": -2, "silk": -1, "pepper": -2, "coins": 4, "jade": 1, "vp": 3 + 1}
    assert t.got(A) == change
    assert t.scored("character") == [1, 0, 0, 0]


JADE_SOURCES: dict[str, tuple[dict[str, Any], tuple[str, ...], int]] = {
    "the bag": ({}, ("bag:d2", "purse:jade"), 1),
    "an offer": ({"dice": {A: "61"}}, ("book-2:d6", "offer:1"), 1),
    "a seal": ({"dice": {A: "66"}}, ("seals:d6", "take-seal:jeweler"), 3),
    "an improved seal": ({"seals": {A: "spicer"}, "pepper": {A: 2}}, ("upgrade:spicer",), 1),
    "a special city": ({"posts": {A: "balkh"}}, ("special-balkh:d3",), 2),
    "a card": ({"cards": {"card-area-1": "jade-by-die"}}, ("card-area-1:d5",), 3),
    "an exchange": (
        {"cards": {"card-area-1": "camels-for-jade-coins"}},
        ("card-area-1:d5", "times:1x3"),
        3,
    ),
    "an outpost": (
        {"outposts": {"xanadu": "jade"}},
        ("travel-lower:d2", "go:xanadu"),
        2,
    ),
    "a city bonus": (
        {"bonuses": {"karakorum": "jade"}, "figures": {A: "oasis-gobi"}},
        ("travel-lower:d2", "go:karakorum"),
        2,
    ),
    "a copied city bonus": (
        {"bonuses": {"karakorum": "copy", "balkh": "jade"}, "figures": {A: "oasis-gobi"}},
        ("travel-lower:d2", "go:karakorum", "copy:balkh"),
        2,
    ),
    "a contract's reward": (
        {"contracts": {A: "red-03"}, "pepper": {A: 1}, "silk": {A: 1}},
        ("fulfil:red-03",),
        1 + 1,
    ),
}


@pytest.mark.parametrize("source", JADE_SOURCES)
@rule("abha-basu", "jade")
def test_abha_scores_a_point_for_every_jade(source: str) -> None:
    given, keys, jade = JADE_SOURCES[source]
    t = abha(**given).play(*keys)
    assert t.own(A, "jade") == jade
    assert t.scored("character") == [jade, 0, 0, 0]


@rule("abha-basu", "round-bonuses")
def test_abha_scores_for_jade_at_a_rounds_start() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum"}, "bonuses": {"karakorum": "jade"}}
    t = abha(last=True, seals={A: "spicer!"}, **given).play("end", rolls=ROLLS)
    assert t.got(A) == {"coins": 2, "jade": 3, "vp": 3}


@rule("abha-basu", "jade-payment")
def test_abha_loses_nothing_by_paying_with_jade() -> None:
    t = abha(jade={A: 2}, camels={A: 0}).play("reroll:d2", rolls="4")
    assert t.got(A) == {"jade": -1}


# -- Mailin and Tian Chin ---------------------------------------------------------------------

MAILIN = "mailin-and-tian-chin"


@rule("mailin-and-tian-chin", "round-bonuses")
def test_mailin_takes_one_round_bonus_twice() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum fuzhou"}, "seals": {A: "farmer!"}}
    given |= {"bonuses": {"karakorum": "camels", "fuzhou": "points"}}
    t = table(characters={A: MAILIN}, last=True, **given).play("end")
    assert t.offered("double:") == ["bonus-karakorum", "bonus-fuzhou", "seal-farmer"]
    assert t.got(A) == {"camels": 3, "vp": 2, "coins": 3}
    t.play("double:bonus-fuzhou", rolls=ROLLS)
    assert t.got(A) == {"vp": 2}
    assert t.round == 2


@rule("mailin-and-tian-chin", "city-bonus")
def test_mailin_may_copy_two_different_markers() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum fuzhou"}}
    given |= {"bonuses": {"karakorum": "copy", "fuzhou": "camels", "balkh": "coins"}}
    t = table(characters={A: MAILIN}, last=True, **given).play("end", "copy:fuzhou")
    t.play("double:bonus-karakorum", "copy:balkh", rolls=ROLLS)
    assert t.got(A) == {"coins": 5}


@rule("mailin-and-tian-chin", "reward-goods")
def test_mailin_chooses_doubled_goods_again() -> None:
    given: dict[str, Any] = {"posts": {A: "fuzhou karakorum"}}
    given |= {"bonuses": {"karakorum": "goods", "fuzhou": "camels"}, "seals": {A: "tailor!"}}
    t = table(characters={A: MAILIN}, last=True, **given).play("end")
    for _ in range(2):
        mixed = "goods:p1s1g0" in t.offered()
        t.play("goods:p1s1g0" if mixed else "goods:p0s0g1")
    assert [t.own(A, good) for good in ("pepper", "silk", "gold")] == [1, 1, 1]
    t.play("double:bonus-karakorum", "goods:p0s1g1", rolls=ROLLS)
    assert t.got(A) == {"silk": 1, "gold": 1}


@rule("mailin-and-tian-chin")
def test_mailin_is_not_asked_with_a_single_bonus_and_has_none_without() -> None:
    given: dict[str, Any] = {"posts": {A: "karakorum"}, "bonuses": {"karakorum": "camels"}}
    t = table(characters={A: MAILIN}, last=True, **given).play("end", rolls=ROLLS)
    assert t.got(A) == {"camels": 6}
    none = table(characters={A: MAILIN}, last=True).play("end", rolls=ROLLS)
    assert none.got(A) == {}


# -- Filippo Vitello --------------------------------------------------------------------------

FILIPPO = "filippo-vitello"
TRIO = {A: "de-wu", B: FILIPPO, C: "de-wu", D: "de-wu"}


@rule("filippo-vitello", "outposts", scenario=64)
def test_filippo_keeps_an_outpost_that_another_seat_has_used_and_uses_it_once() -> None:
    given: dict[str, Any] = {"outposts": {"kashgar": "gold"}, "bonuses": {"kashgar": "coins"}}
    t = table(characters=TRIO, figures={A: "oasis-khotan"}, **given, **RICH)
    t.play("travel-lower:d2", "go:kashgar")
    assert t.own(A, "gold") == 2
    assert t.of("kept") == [[], ["gold"], [], []]
    t.play("end")
    assert t.acting == B
    t.play("kept:gold")
    assert t.got(B) == {"gold": 2}
    assert t.own(B, "kept") == []
    assert t.offered("kept:") == []


@rule("filippo-vitello", "outposts", scenario=64)
def test_filippos_own_outpost_stays_with_him_too() -> None:
    tiles = {"xanadu": "silk"}
    t = table(characters={A: FILIPPO, B: "de-wu"}, outposts=tiles, **RICH)
    t.play("travel-lower:d2", "go:xanadu")
    assert t.own(A, "silk") == 2
    assert t.own(A, "kept") == ["silk"]
    t.play("kept:silk")
    assert t.own(A, "silk") == 4
    assert t.own(A, "kept") == []


@rule("filippo-vitello", "bonus-when", scenario=64)
def test_filippo_uses_a_tile_before_or_after_his_action_but_never_during() -> None:
    t = table(characters={A: FILIPPO}, kept={A: "gold pepper"}, outposts={}, **RICH)
    assert t.offered("kept:") == ["gold", "pepper"]
    t.play("kept:gold", "book-1:d2")
    assert t.offered("kept:") == []
    t.play("offer:1")
    assert t.offered("kept:") == ["pepper"]
    t.play("kept:pepper")
    assert t.got(A) == {"pepper": 3}


LOST: list[tuple[str, str, dict[str, Any]]] = [
    ("contract", "contract", {"pile": 0}),
    ("black-die", "black-die", {"black": {A: "111111"}}),
    ("step", "step", {"camels": {A: 0}, "coins": {A: 0}, "jade": {A: 0}}),
]


@rule("filippo-vitello")
@pytest.mark.parametrize(("tile", "lost", "given"), LOST)
def test_the_choice_of_a_tile_names_filippos_lost_gains(
    tile: str, lost: str, given: dict[str, Any]
) -> None:
    own: dict[str, Any] = {"kept": {A: tile}, "outposts": {}}
    (label,) = kept_labels(table(characters={A: FILIPPO}, **{**RICH, **own, **given}))
    assert label.id == "marco-polo-2-choice-kept-in-vain"
    assert label.params["why"] == Text(f"marco-polo-2-lost-{lost}")
    (label,) = kept_labels(table(characters={A: FILIPPO}, **{**RICH, **own}))
    assert label.id == "marco-polo-2-choice-kept"


def kept_labels(t: Table) -> list[Text]:
    return [choice.label for choice in t.decision.choices if choice.group == "kept"]


@rule("filippo-vitello", "bonus-when")
def test_a_tile_from_the_action_is_not_usable_before_the_action_is_over() -> None:
    given: dict[str, Any] = {"outposts": {"xian": "gold"}, "contracts": {A: ""}}
    t = table(characters={A: FILIPPO}, **given, **RICH).play("travel-lower:d2", "go:xian")
    assert t.own(A, "kept") == ["gold"]
    assert t.offered("kept:") == []
    t.play("enough")
    assert t.offered("kept:") == ["gold"]


@rule("filippo-vitello", "reward-steps", "outposts")
def test_filippo_may_walk_with_a_kept_tile_and_keep_the_next_one() -> None:
    given: dict[str, Any] = {"kept": {A: "step"}, "outposts": {"xanadu": "camels"}}
    t = table(characters={A: FILIPPO}, **given, **RICH).play("kept:step", "go:xanadu")
    assert t.got(A) == {"coins": -2, "camels": 3}
    assert t.own(A, "kept") == ["camels"]
    assert "xanadu" not in t.outposts


@pytest.mark.parametrize(
    ("tile", "gain"),
    [("contract", {"coins": 1}), ("black-die", {}), ("points", {"vp": 2})],
)
@rule("filippo-vitello")
def test_filippo_carries_kept_tiles_out(tile: str, gain: dict[str, int]) -> None:
    t = table(characters={A: FILIPPO}, kept={A: tile}, contracts={A: ""}, top="red-07")
    t.play(f"kept:{tile}", rolls="6" if tile == "black-die" else None)
    assert t.got(A) == gain
    assert t.own(A, "black") == ([6] if tile == "black-die" else [])
    if tile == "contract":
        t.play("keep:red-07")
        assert t.own(A, "contracts") == ["red-07"]


@rule("filippo-vitello")
def test_nobody_keeps_tiles_without_filippo() -> None:
    everyone = dict.fromkeys(range(4), "de-wu")
    t = table(characters=everyone, outposts={"xanadu": "silk"}, **RICH)
    t.play("travel-lower:d2", "go:xanadu")
    assert t.of("kept") == [[]] * 4


# -- Isabella Donati --------------------------------------------------------------------------

ISABELLA = "isabella-donati"


def next_round(dice: str) -> Table:
    """Return a table at the start of a round, in which Isabella has rolled these dice."""
    t = table(characters={A: ISABELLA}, last=True)
    return t.play("end", rolls=f"{dice} 33333 33333 33333")


PER_DIE = {1: {"coins": 2}, 2: {"vp": 1}, 3: {"camels": 1}, 4: {"camels": 1}, 5: {"vp": 1}}
PER_DIE[6] = {"coins": 2}


@pytest.mark.parametrize("pips", PER_DIE)
@rule("isabella-donati", "reroll", scenario=65)
def test_isabella_gains_by_a_rerolled_die(pips: int) -> None:
    given: dict[str, Any] = {"dice": {A: "24"}, "camels": {A: 5}}
    t = table(characters={A: ISABELLA}, **given).play("reroll:d2", rolls=str(pips))
    change = {**PER_DIE[pips], "camels": PER_DIE[pips].get("camels", 0) - 1}
    assert t.got(A) == {kind: amount for kind, amount in change.items() if amount}
    assert t.offered("pair:") == []


@rule("isabella-donati", "buy-black", "reward-black-die")
def test_isabella_gains_by_black_dice_bought_or_won_and_by_their_rerolls() -> None:
    t = table(characters={A: ISABELLA}, camels={A: 5}).play("buy", rolls="6")
    assert t.got(A) == {"camels": -3, "coins": 2}
    t.play("reroll:b6", rolls="5")
    assert t.got(A) == {"camels": -1, "vp": 1}
    held: dict[str, Any] = {"contracts": {A: "red-02"}, "pepper": {A: 3}, "camels": {A: 1}}
    won = table(characters={A: ISABELLA}, **held).play("fulfil:red-02", rolls="1")
    assert won.got(A) == {"camels": -1, "pepper": -3, "vp": 2, "coins": 2}


@rule("isabella-donati", "turn-die")
def test_isabella_gains_nothing_by_turning_a_die() -> None:
    t = table(characters={A: ISABELLA}, dice={A: "55"}, camels={A: 5}).play("turn", "turn-up:d5")
    assert t.got(A) == {"camels": -2}


@rule("isabella-donati", "roll")
def test_isabella_gains_by_each_die_of_her_roll() -> None:
    t = next_round("12456")
    assert t.got(A) == {"coins": 2 + 2, "vp": 1 + 1, "camels": 1}
    assert t.open == [A]
    assert t.round == 2


@pytest.mark.parametrize(("key", "extra"), [("pair:4", {"gold": 1}), ("pair:none", {"camels": 2})])
@rule("isabella-donati", "ruling-isabella-pair")
def test_isabella_may_take_a_pairs_bonus_instead(key: str, extra: dict[str, int]) -> None:
    t = next_round("12446")
    assert t.offered("pair:") == ["4", "none"]
    t.play(key)
    assert t.got(A) == {"coins": 4, "vp": 1, **extra}
    assert t.offered("pair:") == []


@pytest.mark.parametrize(
    ("dice", "pips", "gain"),
    [
        ("11345", 1, {"jade": 1, "camels": 2, "vp": 1}),
        ("22346", 2, {"silk": 1, "camels": 2, "coins": 2}),
        ("33456", 3, {"gold": 1, "camels": 1, "vp": 1, "coins": 2}),
        ("44356", 4, {"gold": 1, "camels": 1, "vp": 1, "coins": 2}),
        ("55346", 5, {"silk": 1, "camels": 2, "coins": 2}),
        ("66345", 6, {"jade": 1, "camels": 2, "vp": 1}),
    ],
)
@rule("isabella-donati", "ruling-isabella-pair")
def test_isabellas_pairs(dice: str, pips: int, gain: dict[str, int]) -> None:
    t = next_round(dice)
    if t.offered("compensate:"):
        t.play("compensate:0+1")
    assert t.play(f"pair:{pips}").got(A) == gain


@pytest.mark.parametrize(
    ("keys", "got"),
    [
        (["pair:none"], {"camels": 4, "coins": 2}),
        (["pair:3", "pair:none"], {"gold": 1, "camels": 2, "coins": 2}),
        (["pair:4", "pair:none"], {"gold": 1, "camels": 2, "coins": 2}),
        (["pair:3", "pair:4"], {"gold": 2, "coins": 2}),
        (["pair:4", "pair:3"], {"gold": 2, "coins": 2}),
    ],
    ids=str,
)
@rule("isabella-donati")
def test_isabella_chooses_for_each_of_two_pairs(keys: list[str], got: dict[str, int]) -> None:
    t = next_round("33446")
    assert t.offered("pair:") == ["3", "4", "none"]
    assert t.play(*keys).got(A) == got
    assert t.offered("pair:") == []


@rule("isabella-donati", "ruling-isabella-pair")
def test_four_equal_dice_are_two_pairs_three_are_one() -> None:
    four = next_round("44446")
    assert four.play("pair:4").offered("pair:") == ["4", "none"]
    assert four.play("pair:4").got(A) == {"gold": 1, "coins": 2}
    assert four.own(A, "gold") == 2
    three = next_round("44456").play("pair:4")
    assert three.got(A) == {"gold": 1, "camels": 1, "vp": 1, "coins": 2}
    assert three.offered("pair:") == []


@rule("isabella-donati", "compensation")
def test_isabellas_pair_and_compensation_are_both_hers() -> None:
    assert next_round("11346").offered() == ["pair:1", "pair:none"]
    low = next_round("11335")
    seen = set()
    while low.offered("compensate:") or low.offered("pair:"):
        seen.add(low.offered()[0].partition(":")[0])
        key = "compensate:0+2" if low.offered("compensate:") else f"pair:{low.offered('pair:')[0]}"
        low.play(key)
    assert seen == {"compensate", "pair"}
    assert (low.own(A, "jade"), low.own(A, "gold")) == (1, 1)


@rule("isabella-donati", "black-dice-variant")
def test_isabella_gains_by_the_value_of_a_black_die_that_she_chooses() -> None:
    given: dict[str, Any] = {"supply": "123456", "options": {"black-dice": "rolled"}}
    t = table(characters={A: ISABELLA}, camels={A: 5}, **given).play("buy", "black:6")
    assert t.got(A) == {"camels": -3, "coins": 2}


# -- Gantulga Od ------------------------------------------------------------------------------

GANTULGA = "gantulga-od"


@rule("gantulga-od", "travel-lower")
def test_gantulga_pays_the_fee_but_neither_camels_nor_coins_for_routes() -> None:
    t = travelling(GANTULGA, "lower", "3", "xian", coins={A: 2})
    went(t, "oasis-lhasa")
    assert t.got(A) == {"coins": -2}
    broke = table(characters={A: GANTULGA}, dice={A: "3"}, coins={A: 1}, camels={A: 9})
    broke.refuse("travel-lower:d3", "no-route-payable", "travel-costs")


@rule("gantulga-od", "jade")
def test_gantulga_pays_only_a_jade_from_pagan_to_kabul() -> None:
    given: dict[str, Any] = {"coins": {A: 2}, "camels": {A: 0}, "posts": {A: "kabul"}}
    t = travelling(GANTULGA, "lower", "3", "pagan", jade={A: 1}, **given)
    went(t, "kabul")
    assert t.got(A) == {"coins": -2, "jade": -1}
    poor = travelling(GANTULGA, "lower", "3", "pagan", **given)
    poor.refuse("go:kabul", "route-too-dear", "travel-costs")


@rule("gantulga-od", "ruling-joint-payment")
def test_gantulgas_jade_cannot_pay_fee_and_route_at_once() -> None:
    given: dict[str, Any] = {"coins": {A: 1}, "camels": {A: 0}, "posts": {A: "kabul"}}
    t = travelling(GANTULGA, "lower", "3", "pagan", jade={A: 1}, **given)
    t.refuse("go:kabul", "route-too-dear", "travel-costs")


@rule("gantulga-od", "sea-routes")
def test_gantulga_needs_seals_for_sea_routes() -> None:
    t = travelling(GANTULGA, "lower", "3")
    t.refuse("go:fuzhou", "seal-missing", "sea-routes")
    sealed = travelling(GANTULGA, "lower", "3", seals={A: "farmer"}, posts={A: "fuzhou"})
    went(sealed, "fuzhou")
    assert sealed.got(A) == {"coins": -2}


@pytest.mark.parametrize("space", ["travel-middle", "travel-upper"])
@rule("gantulga-od", "travel-spaces")
def test_gantulga_uses_only_the_lower_space(space: str) -> None:
    t = table(characters={A: GANTULGA}, dice={A: "33356"}, black={A: "6"}, **RICH)
    assert t.offered(f"{space}:") == []
    t.refuse(f"{space}:d6", "only-lower-travel", "gantulga-od")


@rule("gantulga-od", "card-move")
def test_gantulga_pays_a_cards_price_but_no_routes_on_it() -> None:
    given: dict[str, Any] = {"cards": {"card-area-1": "steps-for-camels"}, "posts": {A: "xian"}}
    t = table(characters={A: GANTULGA}, dice={A: "23"}, **given, **RICH).play("card-area-1:d2")
    went(t, "xian", "oasis-lhasa")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (30, 30 - 2 * 2)


@rule("gantulga-od", "reward-steps")
def test_gantulga_walks_free_on_a_contract() -> None:
    t = stepping(GANTULGA, figures={A: "fuzhou"}).play("go:oasis-angkor")
    assert (t.own(A, "coins"), t.own(A, "camels")) == (30, 30 - 2)


@rule("gantulga-od", "surcharge")
def test_gantulga_pays_to_join_the_lower_space() -> None:
    given: dict[str, Any] = {"spaces": {"travel-lower": "B1"}, "posts": {A: "xian"}}
    t = travelling(GANTULGA, "lower", "4", **given).play("go:xian")
    assert t.own(A, "coins") == 30 - 2 - 4


@rule("gantulga-od", "start-player")
def test_gantulga_may_win_the_hourglass_on_the_lower_space() -> None:
    t = travelling(GANTULGA, "lower", "4", hourglass=C)
    assert t.hourglass == A
