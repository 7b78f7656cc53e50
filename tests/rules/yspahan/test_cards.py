"""Cards: for one more die, or for their effect."""

import pytest

from tests.rules.yspahan.table import TITLE, A, B, C, D, Table, cubes, dice, rule, table

TOWER = {"camels": dice(3, 1), "bag": dice(2, 2), "gold": dice(2, 6)}
KINDS = (
    "swap", "camels", "gold", "place", "caravan", "sell-camels", "sell-gold", "no-camels", "no-gold"
)  # fmt: skip


def holding(hand: str, **given: object) -> Table:
    """Return a table where A has these cards, has done its action, and may play the cards."""
    return table(end=True, hands={A: hand}, **given)  # type: ignore[arg-type]


# -- one more die ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@rule("card-boost", "cards")
def test_any_card_adds_a_die_whatever_it_says(kind: str) -> None:
    t = table(tower=TOWER, hands={A: kind}).play("take:camels", f"boost:{kind}", "act:camels")
    assert t.of("camels")[A] == 4
    assert (t.hand(A), t.discards, t.of("cards")) == ([], [kind], [0] * 4)


@rule("card-boost", "pasture", scenario=31)
def test_a_discarded_card_adds_to_the_pasture_and_there_is_but_one() -> None:
    t = table(tower=TOWER, hands={A: "swap gold"}, buildings={A: "pasture"})
    t.play("take:camels", "boost:swap")
    t.refuse("boost:gold", "boosted", "card-boost")
    assert t.chosen["boost"] == 1
    assert t.play("act:camels").of("camels")[A] == 5


@rule("card-boost", "take-gold")
def test_a_discarded_card_brings_a_gold_or_a_cube_more() -> None:
    t = table(tower=TOWER, hands={A: "swap"}).play("take:gold", "boost:swap", "act:gold")
    assert t.of("gold")[A] == 5
    t = table(tower=TOWER, hands={A: "swap"}).play("take:bag", "boost:swap", "act:deliver")
    t.play("place:bag8.a", "place:bag8.b", "place:bag8.c")
    assert t.offered() == ["end"]


@rule("card-boost")
def test_a_card_is_discarded_after_a_group_is_chosen_and_before_the_action() -> None:
    t = table(tower=TOWER, hands={A: "swap"})
    t.refuse("boost:swap", "boost-group", "card-boost")
    t.play("take:camels", "act:camels")
    t.refuse("boost:swap", "boost-late", "card-boost")


@rule("card-boost")
def test_an_empty_level_cannot_be_filled_with_a_card() -> None:
    t = table(tower=TOWER, hands={A: "swap"})
    t.refuse("take:vase", "empty-level", "take-group")


@rule("ruling-boost-any-action", "card-boost")
def test_all_actions_stay_open_after_a_discard() -> None:
    t = table(tower=TOWER, hands={A: "swap"}).play("take:bag", "boost:swap")
    assert t.offered("act:") == ["deliver", "supervisor", "draw"]
    t.play("act:supervisor")
    assert "W2" in t.places("move:")  # the pips do not change
    t.play("move:w2")
    assert t.of("gold")[A] == 2


@rule("ruling-boost-any-action", "deliver-impossible")
def test_a_discard_opens_no_quarter() -> None:
    city = cubes(BAG3="B", BAG4="B", BAG6="B", BAG8="B")
    t = table(tower=TOWER, hands={A: "swap"}, shops=city).play("take:bag", "boost:swap")
    t.refuse("act:deliver", "deliver", "deliver-impossible")


@rule("card-effect", "card-boost")
def test_cards_are_played_for_their_effect_besides_a_discard() -> None:
    t = table(tower=TOWER, hands={A: "swap camels"}).play("take:camels", "boost:swap", "act:camels")
    assert t.play("card:camels").of("camels")[A] == 7


# -- when -----------------------------------------------------------------------------------


@rule("card-effect", "ruling-card-time", "cards")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    t = holding("camels camels gold gold sell-camels").play("card:camels", "card:gold")
    t.play("card:camels", "card:sell-camels:4", "card:gold")
    assert (t.of("camels")[A], t.of("gold")[A], t.of("points")[A]) == (2, 8, 8)
    assert t.discards == ["camels", "gold", "camels", "sell-camels", "gold"]


@rule("card-effect", "ruling-card-time")
def test_cards_are_played_before_the_roll_the_group_and_the_draw_and_after_building() -> None:
    assert "gold" in table(hands={A: "gold"}).offered("card:")
    assert "gold" in table(hands={A: "gold"}, tower=TOWER).offered("card:")
    assert "gold" in table(4, D, hands={D: "gold"}, tower={}).offered("card:")
    t = holding("gold", camels={A: 2})
    assert "gold" in t.offered("card:")
    assert "gold" in t.play("build:pasture").offered("card:")


@rule("ruling-card-time", "yellow-dice")
def test_a_card_before_the_roll_may_pay_for_yellow_dice() -> None:
    t = table(hands={A: "gold"}, gold={A: 0}).play("card:gold", "roll:3")
    assert t.of("gold")[A] == 0


@rule("card-effect", "card-moment", "three-actions", "ruling-boost-any-action")
def test_cards_are_played_between_the_choice_of_a_group_and_its_action() -> None:
    t = table(tower=TOWER, hands={A: "gold swap camels"}).play("take:bag", "card:gold")
    assert t.of("gold")[A] == 5
    assert t.offered("act:") == ["deliver", "supervisor", "draw"]
    assert t.offered("boost:") == ["swap", "camels"]
    t.play("boost:swap", "card:camels")
    assert t.offered("act:") == ["deliver", "supervisor", "draw"]
    assert t.chosen["boost"] == 1
    t.refuse("end", "end-action", "turn")


@rule("card-effect", "card-moment", "card-place")
def test_cards_are_played_between_the_cubes_of_a_delivery() -> None:
    t = table(tower=TOWER, hands={A: "place gold"}).play("take:bag", "act:deliver", "place:bag8.a")
    t.play("card:gold", "card:place:bag8.c", "place:bag8.b")
    assert t.of("gold")[A] == 5
    assert sorted(t.shops) == ["BAG8.a", "BAG8.b", "BAG8.c"]
    assert t.offered("end") == [""]


@rule("ruling-card-midway", "card-place", "surplus-cubes")
def test_a_card_may_fill_the_last_shop_of_a_delivery() -> None:
    """No shop is left for the dice then, so their cubes go back to the supply."""
    taken = cubes(BAR4="BBB", BAR6="BBBB", BAR8="BBBBB", BAR3=".B")
    t = table(
        tower={"vase": dice(2, 5)},
        hands={A: "place gold"},
        shops=cubes(VAS4="A", VAS6="A.", VAS12="BBB") | taken,
    )
    t.play("take:vase", "act:deliver", "card:place:vas6.b")
    assert t.said("surplus")
    assert t.offered("end") == [""]


@rule("ruling-card-midway", "hoist", "ruling-build-card")
def test_a_hoist_built_during_a_delivery_helps_with_the_next_one_only() -> None:
    t = table(tower=TOWER, hands={A: "no-gold gold"}, camels={A: 4}).play("take:bag", "act:deliver")
    t.play("build:hoist+no-gold", "place:bag8.a", "place:bag8.b")
    assert (t.of("buildings")[A], t.offered("place:")) == (["hoist"], [])


@rule("two-players-build", "ruling-card-time")
def test_building_with_dice_is_one_step() -> None:
    t = table(2, tower=TOWER, hands={A: "gold"}, camels={A: 4}, gold={A: 4})
    t.play("take:bag", "act:build")
    t.refuse("card:gold", "card-time", "ruling-card-time")
    assert "gold" in t.play("build:hoist").offered("card:")


@rule("card-effect", "supervisor-gold")
def test_a_card_pays_for_the_supervisors_walk() -> None:
    t = table(tower=TOWER, hands={A: "gold"}, gold={A: 0}).play("take:camels", "act:supervisor")
    assert "W4" not in t.places("move:")
    t.play("card:gold")
    assert "W4" in t.places("move:")


@rule("card-effect", "card-moment", "supervisor-order", "card-caravan")
def test_cards_are_played_between_two_cubes_that_the_supervisor_hits() -> None:
    """The other cube then gets a camel with fewer points, or finds the caravan full."""
    shops = cubes(VAS4="A", BAR3="B")
    t = table(
        tower=TOWER, hands={A: "caravan gold swap"}, shops=shops, caravan=[B, B, B], gold={A: 0}
    )
    t.play("take:camels", "act:supervisor", "move:e1")
    assert t.offered("card:") == ["gold", "caravan"]
    t.play("card:gold", "send:vas4.a")
    assert t.offered()[0] == "send:bar3.a"
    assert "caravan" in t.offered("card:")
    t.play("card:caravan", "send:bar3.a")
    assert (t.caravan, t.of("points")[:2]) == ([B, B, B, A, A, B], [2 + 1, 1])


@rule("card-effect", "caravansary")
def test_a_card_that_the_first_cube_brings_may_be_played_before_the_second() -> None:
    shops = cubes(VAS4="A", BAR3="B")
    t = table(tower=TOWER, top="gold", shops=shops, buildings={A: "caravansary"})
    t.play("take:camels", "act:supervisor", "move:e1", "send:vas4.a")
    assert t.offered() == ["send:bar3.a", "card:gold"]


@rule("ruling-card-time")
def test_a_sole_cube_goes_as_soon_as_the_supervisor_arrives() -> None:
    t = table(tower=TOWER, hands={A: "gold"}, shops=cubes(VAS4="A"))
    t.play("take:camels", "act:supervisor", "move:e1")
    assert t.caravan == [A]
    assert "gold" in t.offered("card:")


@rule("ruling-card-midway", "supervisor-hit")
def test_a_cube_laid_by_a_card_after_he_arrived_is_not_hit() -> None:
    shops = cubes(VAS4="A", BAR3="B")
    t = table(tower=TOWER, hands={A: "place gold"}, shops=shops)
    t.play("take:camels", "act:supervisor", "move:e1", "send:vas4.a", "card:place:vas4.a")
    t.play("send:bar3.a")
    assert (t.shops, t.caravan) == ({"VAS4.a": A}, [A, B])


@rule("card-effect", "save-cube", "ruling-card-time")
def test_cards_are_played_before_one_decides_on_ones_own_cube_in_ones_own_turn() -> None:
    shops = cubes(VAS4="A", BAR3="B")
    t = table(tower=TOWER, hands={A: "sell-camels", B: "gold"}, shops=shops, camels={A: 3, B: 1})
    t.play("take:camels", "act:supervisor", "move:e1", "send:vas4.a")
    assert t.offered() == [
        "save:vas4.a",
        "give:vas4.a",
        *(f"card:sell-camels:{n}" for n in (1, 2, 3)),
    ]
    t.play("card:sell-camels:2", "save:vas4.a")
    assert t.of("camels")[A] == 0
    assert (t.acting, t.offered()) == (B, ["save:bar3.a", "give:bar3.a"])
    t.refuse("card:gold", "card-turn", "ruling-card-time")


@rule("card-effect", "save-cube")
def test_without_its_last_camel_a_cube_has_to_go() -> None:
    shops = cubes(VAS4="A", BAR3="B")
    t = table(tower=TOWER, hands={A: "sell-camels gold"}, shops=shops, camels={A: 2})
    t.play("take:camels", "act:supervisor", "move:e1", "send:vas4.a")
    assert t.decision.prompt.id == "yspahan-prompt-save"
    t.play("card:sell-camels:2")
    assert t.offered() == ["give:vas4.a", "card:gold"]
    assert t.decision.prompt.id == "yspahan-prompt-save-gone"
    t.refuse("save:vas4.a", "no-camel", "save-cube")
    assert t.play("give:vas4.a").caravan == [A]


@rule("ruling-card-time")
def test_the_only_choice_is_not_automatic_while_a_seat_holds_cards() -> None:
    """An automatic choice would reveal the cards."""
    shops = cubes(VAS4="A", BAR3="B")
    for hands, asked in (({}, 0), ({A: "sell-camels"}, 1)):
        t = table(tower=TOWER, hands=hands, shops=shops)
        t.play("take:camels", "act:supervisor", "move:e1", "send:vas4.a")
        assert len(t.offered("send:")) == asked


@rule("card-effect")
def test_only_cards_of_ones_own_hand_and_only_in_ones_own_turn() -> None:
    t = table(tower=TOWER, hands={B: "gold"})
    t.refuse("card:gold", "card-not-held", "card-effect")
    t.refuse("build:shop+no-gold", "card-not-held", "card-effect")
    assert list(TITLE.decisions(t.state)) == [A]


# -- camels, gold, barter, sales ------------------------------------------------------------


@pytest.mark.parametrize(("kind", "own"), [("camels", "pasture"), ("gold", "shop")])
@rule("card-camels", "card-gold", "pasture", "shop", scenario=32)
def test_three_camels_or_three_gold_whatever_stands(kind: str, own: str) -> None:
    t = holding(kind, buildings={A: own}, gold={A: 0}).play(f"card:{kind}")
    assert t.of(kind)[A] == 3


@rule("card-swap")
def test_barter_gives_gold_for_camels_or_camels_for_gold() -> None:
    t = holding("swap swap", camels={A: 3}, gold={A: 2})
    assert t.offered("card:swap:") == ["camels=1", "camels=2", "camels=3", "gold=1", "gold=2"]
    t.play("card:swap:camels=3")
    assert (t.of("camels")[A], t.of("gold")[A]) == (0, 5)
    t.play("card:swap:gold=1")
    assert (t.of("camels")[A], t.of("gold")[A]) == (1, 4)


@rule("card-swap", "ruling-at-least-one")
def test_barter_takes_no_more_than_there_is_and_no_less_than_one() -> None:
    t = holding("swap", camels={A: 1}, gold={A: 0})
    t.refuse("card:swap:camels=2", "card-most", "card-swap")
    t.refuse("card:swap:gold=1", "card-most", "card-swap")
    t.refuse("card:swap:camels=0", "card-none", "ruling-at-least-one")
    holding("swap", gold={A: 0}).refuse("card:swap:gold=1", "card-swap", "ruling-at-least-one")


@rule("card-sell-camels")
def test_up_to_four_camels_for_two_points_each() -> None:
    t = holding("sell-camels", camels={A: 6})
    assert t.offered("card:sell-camels:") == ["1", "2", "3", "4"]
    t.refuse("card:sell-camels:5", "card-most", "card-sell-camels")
    t.play("card:sell-camels:4")
    assert (t.of("camels")[A], t.scored("cards")[A]) == (2, 8)


@rule("card-sell-gold")
def test_up_to_ten_gold_for_one_point_each() -> None:
    t = holding("sell-gold", gold={A: 12})
    t.refuse("card:sell-gold:11", "card-most", "card-sell-gold")
    t.play("card:sell-gold:10")
    assert (t.of("gold")[A], t.scored("cards")[A]) == (2, 10)


@rule("card-sell-camels", "card-sell-gold", "ruling-at-least-one")
def test_a_sale_is_of_own_pieces_and_of_at_least_one() -> None:
    t = holding("sell-gold sell-camels", gold={A: 3}, camels={A: 0})
    assert t.offered("card:sell-gold:") == ["1", "2", "3"]
    t.refuse("card:sell-gold:4", "card-most", "card-sell-gold")
    t.refuse("card:sell-gold:0", "card-none", "ruling-at-least-one")
    t.refuse("card:sell-camels:1", "card-sell-camels", "ruling-at-least-one")


# -- porter ---------------------------------------------------------------------------------


@rule("card-place")
def test_the_porter_places_one_cube_in_any_quarter() -> None:
    t = holding("place")
    assert len(t.places("card:place:")) == 47
    porter = [c for c in t.decision.choices if c.key.startswith("card:place:")]
    places = {c.family.params["place"].id for c in porter if c.family}
    assert places == {f"yspahan-quarter-{name}" for name in ("bag", "barrel", "chest", "vase")}
    assert t.play("card:place:bar8.e").shops == {"BAR8.e": A}
    assert t.offered() == ["end"]


@rule("card-place", "hoist", scenario=16)
def test_the_porter_places_one_cube_also_with_the_hoist() -> None:
    t = holding("place", buildings={A: "hoist"}).play("card:place:vas12.a")
    assert len(t.shops) == 1
    assert t.offered() == ["end"]


@rule("card-place", "unfinished-souk", "foreign-souk", "one-cube-per-shop", scenario=17)
def test_the_porter_keeps_the_rules_of_shops_and_souks() -> None:
    t = holding("place", shops=cubes(BAG6="A", CHE8="B"))
    t.refuse("card:place:bag3.a", "unfinished-souk", "unfinished-souk")
    t.refuse("card:place:che8.b", "foreign-souk", "foreign-souk")
    t.refuse("card:place:bag6.a", "shop-taken", "one-cube-per-shop")
    legal = set(t.places("card:place:"))
    assert {"BAG6.b", "CHE4.a", "VAS4.a", "BAR8.e"} < legal
    assert len(legal) == 4 + 14 + 5 + 6


@rule("card-place", "finish-and-begin")
def test_the_porter_may_complete_a_souk() -> None:
    t = holding("place", shops=cubes(VAS6="A.")).play("card:place:vas6.b")
    assert t.said("completed")


@rule("ruling-place-card")
def test_the_porter_needs_an_open_shop() -> None:
    city = cubes(
        BAG3="B", BAG4="B", BAG6="B", BAG8="B", BAR3="B", BAR4="B", BAR6="B", BAR8="B",
        CHE4="C", CHE6="C", CHE8="C", VAS4="C", VAS6="C", VAS12="C",
    )  # fmt: skip
    t = holding("place", shops=city)
    assert t.offered() == ["end"]
    t.refuse("card:place:bag3.b", "card-place", "ruling-place-card")
    assert [entry.cite for entry in t.decision.blocked if entry.key.startswith("card:")] == [
        "ruling-place-card"
    ]


# -- cameleer -------------------------------------------------------------------------------


@rule("card-caravan", "caravan-points")
def test_the_cameleer_loads_a_cube_and_scores_it() -> None:
    t = holding("caravan", caravan=[B] * 5).play("card:caravan")
    assert (t.caravan, t.scored("arrival")[A]) == ([B] * 5 + [A], 1)


@rule("card-caravan", "caravansary", scenario=7)
def test_the_caravansary_gives_no_card_for_the_cameleer() -> None:
    t = holding("caravan", buildings={A: "caravansary"}).play("card:caravan")
    assert (t.of("points")[A], t.of("cards")[A]) == (2, 0)


@rule("card-caravan", "caravan-full")
def test_the_cameleer_may_fill_the_caravan() -> None:
    t = holding("caravan", caravan=[B, *[C] * 10]).play("card:caravan")
    assert t.scored("full") == [3, 1, 30, 0]
    assert t.caravan == []


# -- build cards ----------------------------------------------------------------------------


@rule("card-no-camels", "ruling-build-card", "build", scenario=41)
def test_building_without_camels_takes_only_the_gold_and_counts_apart() -> None:
    t = holding("no-camels", camels={A: 2}, gold={A: 4}).play("build:market+no-camels")
    assert (t.of("camels")[A], t.of("gold")[A]) == (2, 0)
    assert t.play("build:pasture").of("buildings")[A] == ["market", "pasture"]
    t.refuse("build:shop", "built-this-turn", "build")
    assert t.discards == ["no-camels"]


@rule("card-no-gold", "ruling-build-card", scenario=42)
def test_building_without_gold_takes_only_the_camels() -> None:
    t = holding("no-gold", camels={A: 4}, gold={A: 1}).play("build:hoist+no-gold")
    assert (t.of("camels")[A], t.of("gold")[A], t.of("buildings")[A]) == (0, 1, ["hoist"])


@rule("ruling-build-card", "card-no-gold")
def test_a_build_card_may_also_come_after_the_building_of_the_turn() -> None:
    t = holding("no-gold", camels={A: 6}, gold={A: 0}).play("build:pasture", "build:hoist+no-gold")
    assert t.of("buildings")[A] == ["pasture", "hoist"]


@rule("ruling-build-card", "card-no-gold", "building-once")
def test_a_building_that_needs_a_build_card_is_refused_without_one() -> None:
    t = holding("no-gold", camels={A: 5}, gold={A: 0}).play("build:pasture")
    assert t.offered("build:") == ["shop+no-gold", "bath+no-gold", "caravansary+no-gold"]
    decision = t.decision
    covered = [entry.covers(one.key) for entry in decision.blocked for one in decision.choices]
    assert not any(covered)
    for building in ("shop", "bath", "market", "hoist"):
        t.refuse(f"build:{building}", "built-this-turn", "build")
    t.refuse("build:pasture", "already-built", "building-once")
    t.refuse("build:market+no-gold", "cost", "card-no-gold")
    t.refuse("build:shop+no-camels", "card-not-held", "card-effect")


@rule("ruling-build-card", "ruling-card-time")
def test_a_build_card_may_be_played_before_the_roll() -> None:
    t = table(hands={A: "no-gold"}, camels={A: 2}).play("build:bath+no-gold")
    assert t.of("buildings")[A] == ["bath"]
    assert t.offered("roll:") == ["0", "1", "2"]


@rule("card-no-camels", "card-no-gold", "building-points")
def test_a_building_by_card_scores_as_usual() -> None:
    t = holding("no-camels no-gold", buildings={A: "bath market"}, camels={A: 4}, gold={A: 2})
    t.play("build:shop+no-camels")
    assert t.scored("buildings")[A] == 5
    assert t.play("build:hoist+no-gold").scored("buildings")[A] == 10


@rule("ruling-build-cards-single")
def test_the_two_build_cards_do_not_combine() -> None:
    t = holding("no-camels no-gold", camels={A: 1}, gold={A: 1})
    t.refuse("build:market+no-camels+no-gold", "one-build-card", "ruling-build-cards-single")
    assert t.offered("build:") == ["pasture+no-camels"]


@rule("card-no-camels", "card-no-gold", "building-once")
def test_a_build_card_needs_the_other_half_of_the_price_and_a_new_building() -> None:
    t = holding("no-camels no-gold", camels={A: 3}, gold={A: 3}, buildings={A: "shop"})
    t.refuse("build:market+no-camels", "cost", "card-no-camels")
    t.refuse("build:hoist+no-gold", "cost", "card-no-gold")
    t.refuse("build:shop+no-gold", "already-built", "building-once")


@rule("card-no-camels")
def test_a_build_card_that_pays_for_nothing_is_reported() -> None:
    t = holding("no-camels", gold={A: 1}, buildings={A: "pasture"})
    assert t.offered() == ["end"]
    assert [entry.code for entry in t.decision.blocked if entry.key.startswith("card:")] == [
        "card-build"
    ]


# -- the piles ------------------------------------------------------------------------------


@rule("cards")
def test_played_cards_lie_face_up_on_the_discard_pile() -> None:
    t = holding("gold camels", discards="place").play("card:gold")
    assert t.discards == ["place", "gold"]
    assert [str(event.params["card"].id) for event in t.said("played")] == ["yspahan-card-gold"]


@rule("ruling-shuffle-at-once", "deck-empty")
def test_the_last_card_drawn_makes_the_discards_a_new_pile() -> None:
    t = table(tower=TOWER, deck=1, top="swap", discards="gold gold caravan")
    t.play("take:camels", "act:draw")
    assert t.hand(A) == ["swap"]
    assert (t.deck, t.discards) == (3, [])
    (shuffled,) = t.said("shuffled")
    assert shuffled.params["count"] == 3


@rule("ruling-shuffle-at-once", "card-boost")
def test_a_card_discarded_for_a_die_is_shuffled_too() -> None:
    t = table(tower=TOWER, deck=1, hands={A: "swap"}).play("take:camels", "boost:swap", "act:draw")
    assert (t.deck, t.discards, t.of("cards")[A]) == (1, [], 1)


@rule("ruling-shuffle-at-once", "deck-empty")
def test_without_discards_the_shuffle_waits_until_a_card_is_needed() -> None:
    t = table(tower=TOWER, deck=1, hands={A: "gold"}).play("take:camels", "act:draw")
    assert (t.deck, t.discards) == (0, [])
    t.play("card:gold")
    assert (t.deck, t.discards) == (0, ["gold"])


@rule("deck-empty")
def test_before_the_last_card_nothing_is_shuffled() -> None:
    t = table(tower=TOWER, deck=2, discards="gold").play("take:camels", "act:draw")
    assert (t.deck, t.discards, t.said("shuffled")) == (1, ["gold"], [])


@rule("deck-empty", "draw-card")
def test_a_new_pile_has_an_order_that_no_seat_knows() -> None:
    t = table(tower=TOWER, deck=0, discards="swap gold").play("take:camels")
    played = TITLE.play(t.state, A, "act:draw")
    assert played.barrier


@rule("deck-empty", "hidden-hands")
def test_after_a_shuffle_everybody_knows_what_the_deck_consists_of() -> None:
    t = table(2, tower=TOWER, deck=1, top="swap", discards="gold gold caravan")
    t.play("take:camels", "act:draw")
    for seed in range(20):
        world = TITLE.imagine(t.state, A, bytes([seed]) * 32)
        assert sorted(world.secret.deck) == sorted(t.state.secret.deck)
        assert world.private[B].hand == t.state.private[B].hand
