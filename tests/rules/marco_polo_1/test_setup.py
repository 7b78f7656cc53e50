"""The beginning of a game: the set-up, and the choices before the first round."""

from itertools import combinations

import pytest

from games.rules.kernel import BadSetup
from games.rules.marco_polo_common.dice import NEUTRAL
from tests.rules.marco_polo_1.table import TITLE, A, B, C, D, Table, facts, new, rule, table

WARES = ("camels", "pepper", "silk", "gold")
SEEDS = [bytes([seed] * 32) for seed in range(12)]
BEGINNERS = {"characters": "first-game", "goals": "two", "bonuses": "fixed"}


def regular(ids: list[str]) -> bool:
    return all(facts().contracts[id].deck == "regular" for id in ids)


def with_characters(seats: int, seed: bytes = SEEDS[0]) -> Table:
    """Return a game in which each seat has taken the first character that was left."""
    t = new(seats, seed=seed)
    while t.stage == "draft":
        t.play(t.offered()[0])
    return t


def with_goals(t: Table) -> Table:
    """Return a game whose goal cards are chosen, so that the first round has begun."""
    while t.stage != "goals":
        t.play(t.offered()[0])
    while t.stage == "goals":
        t.play(t.offered(seat=t.open[0])[0], seat=t.open[0])
    return t


# -- the set-up -----------------------------------------------------------------------------


@rule("setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same_but_for_coins(seats: int) -> None:
    t = new(seats)
    for own in t.traders:
        assert own["points"] == 50
        assert [own[ware] for ware in WARES] == [2, 0, 0, 0]
        assert (own["posts"], own["figures"], own["done"]) == ([], ["venezia"], [])
        (starter,) = own["contracts"]
        assert facts().contracts[starter].deck == "starter"
    assert len({own["contracts"][0] for own in t.traders}) == seats


@rule("start-coins", "setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_later_a_seat_plays_the_more_coins_it_has(seats: int) -> None:
    assert new(seats).of("coins") == [7, 8, 9, 10][:seats]


@rule("setup", "roll")
def test_everybody_has_five_dice_in_the_first_round() -> None:
    t = with_goals(new())
    assert [len(own["dice"]) for own in t.traders] == [5, 5, 5, 5]


@rule("black-dice", "setup")
@pytest.mark.parametrize(("seats", "black"), [(2, 3), (3, 4), (4, 5)])
def test_black_dice_by_the_number_of_players(seats: int, black: int) -> None:
    assert new(seats).black == [0] * black


def fixed(t: Table) -> dict[str, list[int]]:
    assert all(die["colour"] == NEUTRAL for dice in t.spaces.values() for die in dice)
    return {space: [die["pips"] for die in dice] for space, dice in t.spaces.items()}


@rule("three-players", "two-players")
def test_neutral_dice_by_the_number_of_players() -> None:
    assert fixed(new(4)) == {}
    assert fixed(new(3)) == {"khan": [1]}
    assert {space: len(dice) for space, dice in fixed(new(2)).items()} == {"khan": 2, "coins": 1}
    assert fixed(new(2))["khan"] == [1, 1]


@rule("setup", "expert")
def test_six_city_bonuses_lie_in_the_small_cities() -> None:
    t = new()
    assert set(t.bonuses) == {"anxi", "kashgar", "xian", "ormuz", "adana", "kochi"}
    assert len(set(t.bonuses.values())) == 6
    assert len({str(new(seed=seed).bonuses) for seed in SEEDS}) > 2


@rule("setup", "outposts")
def test_seven_of_ten_outposts_lie_in_the_large_cities() -> None:
    t = new()
    large = {"moscow", "karakorum", "samarcanda", "lan-zhou", "alexandria", "karachi", "sumatra"}
    assert set(t.outposts) == large
    assert len(set(t.outposts.values())) == 7
    assert len(facts().outposts) == 10
    seen = {tile for seed in SEEDS for tile in new(seed=seed).outposts.values()}
    assert seen == set(facts().outposts)


@rule("setup", "city-cards")
def test_nine_of_31_city_cards_lie_open_three_of_them_in_sumatra() -> None:
    t = new()
    assert len(t.cards) == len(set(t.cards.values())) == 9
    assert sum(space.startswith("card-sumatra-") for space in t.cards) == 3
    assert len(facts().cards) == 31


@rule("setup", "contracts")
def test_six_contracts_lie_open_four_piles_and_a_special_one_wait() -> None:
    t = new()
    assert (len(t.contracts), regular(t.contracts)) == (6, True)
    assert (t.piles, t.pile) == (4, 8)
    assert [len(pile) for pile in t.state.secret.piles] == [6, 6, 6, 6]
    hidden = [id for pile in t.state.secret.piles for id in pile] + t.state.secret.pile
    assert sorted([*t.contracts, *hidden]) == sorted(facts().deck("regular"))


@rule("setup", "beijing")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beijing_has_four_slots_for_any_number_of_players(seats: int) -> None:
    assert new(seats).beijing == [-1, -1, -1, -1]
    assert facts().beijing_slots == (10, 7, 4, 1)


@rule("setup")
def test_another_seed_lays_another_board() -> None:
    boards = [new(seed=seed) for seed in SEEDS]
    for what in ("cards", "contracts", "bonuses", "outposts", "draft"):
        assert len({str(getattr(t, what)) for t in boards}) > 2


@rule("setup")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)


@rule("unlimited")
def test_the_supply_never_runs_out() -> None:
    rich = {ware: {A: 400} for ware in ("coins", *WARES)}
    t = table(dice={A: "34446"}, **rich)  # type: ignore[arg-type]
    assert t.play("market-gold:d6", "add:d4", "add:d4", "row:4").got(A) == {"gold": 3}
    assert t.play("bag:d4").got(A) == {"coins": 3}


# -- characters -----------------------------------------------------------------------------


@rule("characters-draft", "expert")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_character_than_players_is_revealed(seats: int) -> None:
    t = new(seats)
    assert len(set(t.draft)) == len(t.draft) == seats + 1
    assert set(t.draft) <= set(facts().characters)
    assert len(facts().characters) == 8


@rule("characters-draft", "expert")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_chooses_first_then_counter_clockwise(seats: int) -> None:
    t, asked = new(seats), []
    while t.stage == "draft":
        asked.append(t.acting)
        assert t.offered("character:") == t.draft
        t.play(t.offered()[-1])
    assert asked == list(reversed(range(seats)))
    assert (len(set(t.of("character"))), t.draft) == (seats, [])


@rule("characters-draft")
def test_a_character_can_be_had_once() -> None:
    t = new()
    first = t.draft[2]
    t.play(f"character:{first}")
    assert t.own(D, "character") == first
    assert (t.acting, len(t.draft)) == (C, 4)
    t.refuse(f"character:{first}", "not-offered", "characters-draft")


@rule("characters-draft")
def test_a_character_that_is_not_revealed_cannot_be_had() -> None:
    t = new(2)
    absent = next(slug for slug in facts().characters if slug not in t.draft)
    t.refuse(f"character:{absent}", "not-offered", "characters-draft")


@rule("variants", "expert")
def test_characters_may_be_dealt() -> None:
    t = new(options={"characters": "random"})
    assert (t.stage, t.open) == ("goals", [A, B, C, D])
    assert len(set(t.of("character"))) == 4
    dealt = {
        str(new(seed=seed, options={"characters": "random"}).of("character")) for seed in SEEDS
    }
    assert len(dealt) > 2


# -- the first game -------------------------------------------------------------------------

CAST = ["raschid-ad-din-sinan", "matteo-polo", "berke-khan", "mercator-ex-tabriz"]


@rule("first-game", "variants")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_first_game_the_seat_determines_the_character(seats: int) -> None:
    for seed in SEEDS[:3]:
        t = new(seats, options=BEGINNERS, seed=seed)
        assert t.of("character") == CAST[:seats]
        assert (t.round, t.draft) == (1, [])


@rule("first-game", "goals")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_first_game_two_goal_cards_are_dealt_and_kept(seats: int) -> None:
    t = new(seats, options=BEGINNERS)
    dealt = [t.goals(seat) for seat in range(seats)]
    assert [len(goals) for goals in dealt] == [2] * seats
    assert len({goal for goals in dealt for goal in goals}) == 2 * seats


@rule("first-game", "city-bonus")
def test_in_a_first_game_the_markers_lie_in_their_own_cities() -> None:
    for seed in SEEDS[:3]:
        assert new(options={"bonuses": "fixed"}, seed=seed).bonuses == {
            "anxi": "coins",
            "ormuz": "camels",
            "kashgar": "goods",
            "xian": "copy",
            "adana": "camel-coins",
            "kochi": "points",
        }


@rule("first-game")
def test_two_first_games_share_no_markers() -> None:
    one, other = new(options={"bonuses": "fixed"}), new(options={"bonuses": "fixed"})
    lying = dict(other.bonuses)
    one.state.public.bonuses["anxi"] = "points"
    del one.state.public.bonuses["kochi"]
    assert other.bonuses == lying
    assert new(options={"bonuses": "fixed"}).bonuses == lying


@rule("variants")
def test_each_option_is_chosen_by_itself() -> None:
    t = new(options={"characters": "first-game"})
    assert (t.of("character"), t.stage) == (CAST, "goals")
    assert [len(t.goals(seat)) for seat in range(4)] == [4] * 4
    t = new(options={"goals": "two", "characters": "random"})
    assert [len(t.goals(seat)) for seat in range(4)] == [2] * 4


# -- goals ----------------------------------------------------------------------------------


@rule("goals", "expert")
def test_all_seats_keep_two_of_four_goals_at_once() -> None:
    t = with_characters(4)
    assert (t.stage, t.open) == ("goals", [A, B, C, D])
    dealt = [t.goals(seat) for seat in t.open]
    assert [len(goals) for goals in dealt] == [4, 4, 4, 4]
    assert len({goal for goals in dealt for goal in goals}) == 16
    for seat in (C, A, D):
        t.play(f"goals:{dealt[seat][1]},{dealt[seat][3]}", seat=seat)
        assert t.goals(seat) == [dealt[seat][1], dealt[seat][3]]
    assert (t.stage, t.open) == ("goals", [B])
    t.play(f"goals:{dealt[B][0]},{dealt[B][1]}")
    assert (t.round, t.goals(B)) == (1, dealt[B][:2])


@rule("goals", "characters-draft", "expert")
@pytest.mark.parametrize(("goals", "number"), [("of-four", 4), ("two", 2)])
def test_goals_are_dealt_when_all_have_their_characters(goals: str, number: int) -> None:
    t = new(options={"goals": goals})
    while t.stage == "draft":
        assert [t.goals(seat) for seat in range(4)] == [[]] * 4
        t.play(t.offered()[0])
    assert t.said("dealt-goals")
    assert [len(t.goals(seat)) for seat in range(4)] == [number] * 4


@rule("goals")
def test_the_seed_determines_the_dealt_goals() -> None:
    dealt = {str([with_characters(4, seed).goals(seat) for seat in range(4)]) for seed in SEEDS}
    assert len(dealt) > 2
    assert str([with_characters(4).goals(seat) for seat in range(4)]) in dealt


@rule("goals")
def test_any_two_of_the_four_goals_may_be_kept() -> None:
    t = with_characters(2)
    dealt = t.goals(A)
    pairs = [f"{one},{other}" for one, other in combinations(dealt, 2)]
    assert t.offered("goals:", seat=A) == pairs


@rule("goals")
def test_only_goals_that_one_was_dealt_can_be_kept() -> None:
    t = with_characters(4)
    own, others = t.goals(A), t.goals(B)
    for pair in (f"{others[0]},{others[1]}", f"{own[0]},{others[0]}", f"{own[0]},{own[0]}"):
        t.refuse(f"goals:{pair}", "not-offered", "goals", seat=A)
    t.play(f"goals:{own[0]},{own[1]}", seat=A)


@rule("goals")
def test_goals_are_hidden_from_all_others() -> None:
    t = with_characters(4)
    t.play(f"goals:{','.join(t.goals(A)[:2])}", seat=A)
    assert t.of("goals") == [[]] * 4
    for seat in (None, B, C, D):
        seen = str(TITLE.view(t.state, seat)["public"])
        assert not any(f"'{goal}'" in seen for goal in facts().goals)


# -- the first round ------------------------------------------------------------------------


@rule("ruling-lot", "setup", "start-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_has_the_hourglass(seats: int) -> None:
    t = new(seats)
    assert (t.hourglass, t.starter) == (A, A)
    t = with_goals(t)
    while t.stage != "turns" or len(t.open) > 1 or t.offered("compensate:"):
        seat = t.open[0]
        t.play(t.offered(seat=seat)[0], seat=seat)
    assert (t.round, t.starter, t.acting) == (1, A, A)


@rule("setup", "contract-sweep")
def test_the_contracts_of_the_set_up_serve_in_the_first_round() -> None:
    laid = new(seed=SEEDS[0])
    t = with_goals(new(seed=SEEDS[0]))
    assert (t.contracts, t.piles) == (laid.contracts, 4)


@rule("ruling-first-round", "round-bonuses")
@pytest.mark.parametrize(
    ("slug", "ware", "had"),
    [("johannes-caprini", "coins", 3), ("niccolo-and-marco-polo", "camels", 1)],
)
def test_characters_pay_in_the_first_round_too(slug: str, ware: str, had: int) -> None:
    t = next(game for game in map(game_of, SEEDS) if slug in game.draft)
    t.play(f"character:{slug}")
    before = t.own(D, ware)
    with_goals(t)
    assert t.round == 1
    assert t.own(D, ware) == before + had


@rule("ruling-first-round", "reward-contract")
def test_matteo_draws_his_first_contract_in_the_first_round() -> None:
    t = next(game for game in map(game_of, SEEDS) if "matteo-polo" in game.draft)
    t.play("character:matteo-polo")
    drawn = t.state.secret.pile[-1]
    with_goals(t)
    assert (t.own(D, "contracts")[1:], t.pile) == ([drawn], 7)


def game_of(seed: bytes) -> Table:
    return new(seed=seed)
