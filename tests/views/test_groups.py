"""Choices as buttons under their headings."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from games.rules import titles
from games.rules.kernel import Choice, Decision, Lookahead, Preview, Prospect, Span, Text
from games.templatetags.choice_cards import choice_card as drawn_card
from games.views.choice_cards import ChoiceCard, choice_card
from games.views.offers import TILES, Offer, offer
from games.views.present import sample
from tests.rules.rajas_cards_karma.table import Table as RajasTable
from tests.rules.rajas_cards_karma.table import table as rajas

TITLE, RAJAS = titles.get("yspahan"), titles.get("rajas-cards-karma")
A = 0


def choice(key: str, group: str, family: str = "", *, ends_turn: bool = False) -> Choice:
    heading = Text(family) if family else None
    label = Text("yspahan-choice-end")
    return Choice(key, label, group=group, family=heading, ends_turn=ends_turn)


PREVIEW = Preview(gain={"points": 1}, cost={"camels": 2}, left={"points": 1, "camels": 1})
ONE, TWO = Span(1, 1), Span(2, 2)
AHEAD = Lookahead({"points": ONE}, {"camels": TWO}, {"points": ONE, "camels": ONE})


def offered(
    choices: list[Choice],
    *,
    lasts: bool = False,
    lookahead: Lookahead = AHEAD,
    preview: Preview = PREVIEW,
) -> Offer:
    """Return the page's parts for these choices; each costs 2 of 3 camels and gains a point."""
    previews = {one.key: Prospect(preview, lasts, lookahead) for one in choices}
    decision = Decision("id", 0, Text("yspahan-prompt-build"), choices, [])
    return offer(sample(TITLE), decision, previews)


def test_families_have_headings_of_their_own_in_the_order_of_the_first() -> None:
    choices = [
        choice("place:a", "place", "yspahan-souk-CHE4"),
        choice("place:b", "place", "yspahan-souk-CHE8"),
        choice("place:c", "place", "yspahan-souk-CHE4"),
        choice("skip", "place"),
        choice("end", "end", ends_turn=True),
    ]
    shown = offered(choices)

    headings = {group.label.id: [button.key for button in group.buttons] for group in shown.groups}
    assert headings == {
        "yspahan-souk-CHE4": ["place:a", "place:c"],
        "yspahan-souk-CHE8": ["place:b"],
        "yspahan-group-place": ["skip"],
    }
    assert [button.key for button in shown.finals] == ["end"]


def test_a_choice_apart_is_one_that_ends_the_turn_whatever_its_group() -> None:
    choices = [choice("a", "end"), choice("b", "place", ends_turn=True)]
    shown = offered(choices)

    assert [button.key for group in shown.groups for button in group.buttons] == ["a"]
    assert [button.key for button in shown.finals] == ["b"]


def test_a_choice_card_shows_and_says_cost_and_gain() -> None:
    (group,) = offered([choice("a", "place")]).groups
    card = group.buttons[0].card
    assert [(each.said, each.count) for each in card.cost.amounts] == [("2 camels", 2)]
    assert [(each.said, each.count) for each in card.gain.amounts] == [("1 point", 1)]
    assert [(each.before, each.count) for each in card.left] == [(0, 1), (3, 1)]
    assert card.said == "Pay 2 camels. Get 1 point. Then 1 point, 1 camel."


def test_few_are_those_whose_choice_cards_have_room_beside_each_other() -> None:
    three = [choice(key, "place") for key in "abc"]
    assert offered(three).few
    assert not offered([*three, choice("d", "place")]).few
    gold = dict.fromkeys(("camels", "gold", "cards"), ONE)
    either = [{"points": 1}, {"camels": 1}]
    assert offered(three, lookahead=Lookahead(gold, {"points": ONE}, {})).few
    assert not offered(
        three, lookahead=Lookahead(gold, {"points": ONE}, {}, cost_either=either)
    ).few


def test_a_few_ways_are_told_one_by_one() -> None:
    gain = {"points": ONE, "gold": Span(0, 2), "camels": Span(0, 1), "cards": Span(0, 1)}
    lookahead = Lookahead(gain, {}, {}, gain_either=[{"gold": 2}, {"camels": 1, "cards": 1}])
    card = offered([choice("a", "place")], lookahead=lookahead).groups[0].buttons[0].card
    assert card.said == "Get 1 point, 2 gold or 1 camel and 1 card."
    assert [[each.count for each in bundle] for bundle in card.gain.either] == [[2], [1, 1]]


def test_a_range_depends_on_what_is_chosen_next() -> None:
    """The next choice either gains camels or spends gold."""
    gain = {"camels": Span(0, 2), "cards": Span(0, 1)}
    lookahead = Lookahead(gain, {"gold": Span(0, 2)}, {}, gain_one=True)
    card = offered([choice("a", "take")], lookahead=lookahead).groups[0].buttons[0].card
    assert card.said == (
        "Pay up to 2 gold. Get up to 2 camels or up to 1 card. It depends on what you choose next."
    )
    assert [[each.figure for each in one] for one in card.gain.either] == [["≤2"], ["≤1"]]
    both = msgspec.structs.replace(lookahead, gain_one=False)
    card = offered([choice("a", "take")], lookahead=both).groups[0].buttons[0].card
    assert "Get up to 2 camels, up to 1 card." in card.said


def test_what_follows_is_said_to_be_counted_in() -> None:
    lookahead = Lookahead({"shops": Span(3, 3)}, {}, {}, follows=True)
    card = offered([choice("a", "place")], lookahead=lookahead).groups[0].buttons[0].card
    assert card.said == "Get 3 cubes in the souks. Later effects are included."


def test_dots_and_no_die_where_there_are_too_many_ways() -> None:
    lookahead = Lookahead({}, {}, {}, draws=True, whole=False)
    card = offered([choice("a", "place")], lookahead=lookahead).groups[0].buttons[0].card
    assert "…" in drawn_card(card)
    assert "#dice" not in drawn_card(card)


def test_where_there_are_too_many_ways_what_varies_is_the_least() -> None:
    cost = {"camels": ONE, "gold": Span(3, 3)}
    lookahead = Lookahead({}, cost, {}, whole=False, cost_more=["gold"])
    card = offered([choice("a", "place")], lookahead=lookahead).groups[0].buttons[0].card
    assert card.said.startswith("Pay 1 camel, at least 3 gold.")
    assert [each.figure for each in card.cost.amounts] == ["1", "≥3"]


def test_where_chance_decides_what_is_certain_is_the_least() -> None:
    preview = Preview({"points": 1}, {"camels": 1}, {"points": 1}, draws=True, open=True)
    lookahead = Lookahead({"points": ONE}, {"camels": ONE}, {"points": ONE}, draws=True, open=True)
    least = msgspec.structs.replace(lookahead, gain_more=["points"], left_more=["points"])
    card = (
        offered([choice("a", "place")], lookahead=least, preview=preview).groups[0].buttons[0].card
    )
    assert card.said == (
        "Pay 1 camel. Get at least 1 point. Then at least 1 point. Chance decides the rest."
    )
    assert [each.figure for each in (*card.gain.amounts, *card.left)] == ["≥1", "≥1"]


LESS = "If a set becomes full, it is exchanged; then less is left."


def test_that_less_may_be_left_of_what_is_exchanged_by_itself_is_said() -> None:
    """Two coins are left, or four more arrive; an exchange turns six coins into a card."""
    t = rajas(grid="g27 b10", goods={A: "g09 g18"}, coins={A: 5}, edition="reconstructed-2")
    shown = card_in(t, "goods:g27")
    assert f"Chance decides the rest. {LESS}" in shown.said
    assert "less if exchanged" in drawn_card(shown)


def test_where_nothing_is_open_no_exchange_is_spoken_of() -> None:
    t = rajas(grid="b10", hands={A: "b5 b2"}, karma={A: 2}).play("build:b10", "die:b5", "die:b2")
    shown = card_in(t, t.real("karma:b2"))
    assert LESS not in shown.said
    assert "less if exchanged" not in drawn_card(shown)


def test_of_nothing_no_less_can_be_left() -> None:
    """The die costs the last karma; chance may add more, so the rest is at least zero."""
    t = rajas(grid="p17 b10", hands={A: "o5"}, karma={A: 1})
    shown = card_in(t, "palace:p17")
    assert "at least 0 karma" in shown.said
    assert LESS not in shown.said


def card_in(t: RajasTable, key: str) -> ChoiceCard:
    """Return the choice card of a choice of player A at a table of Cards & Karma."""
    chosen = t.decision.find(key)
    assert chosen
    return choice_card(sample(RAJAS), RAJAS.previews.prospect(t.state, A, chosen))


def test_a_draw_that_decides_no_amount_leaves_nothing_open() -> None:
    preview = Preview({}, {"camels": 1}, {"camels": 2}, draws=True)
    lookahead = Lookahead({}, {"camels": ONE}, {"camels": TWO}, draws=True)
    card = offered([choice("a", "place")], lookahead=lookahead, preview=preview, lasts=True)
    assert card.groups[0].buttons[0].card.said == "Pay 1 camel. Then 2 camels. Chance, no undo."


def test_what_chance_may_decide_later_is_said() -> None:
    lookahead = Lookahead({"points": ONE}, {}, {}, draws=True, open=True)
    card = offered([choice("a", "place")], lookahead=lookahead).groups[0].buttons[0].card
    assert card.said == "Get 1 point. Chance may decide more."


def test_what_undo_cannot_take_back_is_said_before() -> None:
    assert offered([choice("a", "place")]).groups[0].buttons[0].card.warning == ""
    card = offered([choice("a", "place")], lasts=True).groups[0].buttons[0].card
    assert card.lasting
    assert card.said.endswith(card.warning)
    assert card.warning == "No undo."


def test_what_is_left_is_not_the_last_word_where_chance_decides() -> None:
    (group,) = offered([choice("a", "place")]).groups
    card = group.buttons[0].card
    for open, times in ((False, 0), (True, 2)):  # once in the gain, once in the rest
        assert drawn_card(replace(card, open=open)).count("amount--chance") == times


def test_few_choices_have_no_tiles_and_many_have_ten_at_most() -> None:
    kinds = [f"yspahan-souk-CHE{number}" for number in range(TILES + 3)]
    assert offered([choice(kind, "place", kind) for kind in kinds[:4]]).tiles == []
    many = offered([choice(kind, "place", kind) for kind in kinds])
    assert len(many.tiles) == TILES
    assert sum(tile.count for tile in many.tiles) == len(kinds)
    assert {group.tile for group in many.groups} == {tile.number for tile in many.tiles}


def test_choices_of_one_kind_have_no_tiles() -> None:
    assert offered([choice(f"place:{number}", "place") for number in range(20)]).tiles == []


def test_every_title_draws_what_its_purse_counts() -> None:
    for title in titles:
        drawn = sample(title).drawing.purse
        assert set(title.purse(title.new(2, bytes(32)), 0)) <= set(drawn), title.slug
