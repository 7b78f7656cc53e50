"""The beginning of a game: the set-up, and the choices before the first round."""

import pytest

from games.rules.kernel import BadSetup
from games.rules.marco_polo_common.dice import NEUTRAL
from tests.rules.marco_polo_2.table import TITLE, A, B, C, D, Table, facts, new, rule, table

WARES = ("camels", "coins", "jade", "pepper", "silk", "gold")
SEEDS = [bytes([seed] * 32) for seed in range(12)]


def red(edition_ids: list[str]) -> bool:
    return all(facts().contracts[id].deck == "red" for id in edition_ids)


def with_characters(seats: int, seed: bytes = SEEDS[0]) -> Table:
    """Return a game in which each seat has taken the first character that was left."""
    t = new(seats, seed=seed)
    while t.stage == "draft":
        t.play(t.offered()[0])
    return t


def with_goals(seats: int, seed: bytes = SEEDS[0]) -> Table:
    """Return a game whose goal cards are chosen, so that the first round has begun."""
    t = with_characters(seats, seed)
    while t.stage == "goals":
        t.play(t.offered(seat=t.open[0])[0], seat=t.open[0])
    return t


# -- the set-up -----------------------------------------------------------------------------


@rule("setup", scenario=1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same(seats: int) -> None:
    t = new(seats)
    for own in t.traders:
        assert own["points"] == 50
        assert [own[ware] for ware in WARES] == [3, 8, 0, 0, 0, 0]
        assert (own["posts"], own["figures"], own["seals"]) == ([], ["beijing"], {})
        (starter,) = own["contracts"]
        assert facts().contracts[starter].deck == "starter"
    assert len({own["contracts"][0] for own in t.traders}) == seats


@rule("setup", "roll")
def test_everybody_has_five_dice_in_the_first_round() -> None:
    t = with_goals(4)
    assert [len(own["dice"]) for own in t.traders] == [5, 5, 5, 5]


@rule("black-dice", scenario=2)
@pytest.mark.parametrize(("seats", "black"), [(2, 4), (3, 5), (4, 6)])
def test_black_dice_by_the_number_of_players(seats: int, black: int) -> None:
    assert new(seats).black == [0] * black


def fixed(t: Table) -> dict[str, list[int]]:
    assert all(die["colour"] == NEUTRAL for dice in t.spaces.values() for die in dice)
    return {space: [die["pips"] for die in dice] for space, dice in t.spaces.items()}


@rule("setup", "three-players", "two-players", scenario=2)
def test_neutral_dice_by_the_number_of_players() -> None:
    assert fixed(new(4)) == {}
    assert fixed(new(3)) == {"khan": [1]}
    assert fixed(new(2)) == {
        "khan": [1, 1],
        "special-baghdad": [1],
        "special-balkh": [1],
        "special-hormuz": [1],
        "book-3-2": [5],
    }


@rule("setup")
def test_six_of_seven_city_bonuses_and_all_ten_outposts_lie_on_the_map() -> None:
    t = new()
    assert set(t.bonuses) == set(facts().bonus_cities)
    assert len(set(t.bonuses.values())) == len(t.bonuses) == 6
    assert set(t.outposts) == set(facts().outpost_cities)
    assert sorted(t.outposts.values()) == sorted(facts().outposts)


@rule("setup")
def test_the_marker_that_is_out_differs_from_game_to_game() -> None:
    out = {
        marker
        for seed in SEEDS
        for marker in facts().bonuses
        if marker not in new(seed=seed).bonuses.values()
    }
    assert len(out) > 2


@rule("setup")
def test_eight_city_cards_lie_open_and_seventeen_wait() -> None:
    t = new()
    assert len(t.cards) == len(set(t.cards.values())) == 8
    assert sum(space.startswith("card-area") for space in t.cards) == 2
    assert t.deck == 17


@rule("setup")
def test_two_red_contracts_lie_in_each_contract_city() -> None:
    t = new()
    assert [len(slots) for slots in t.contracts.values()] == [2] * 5
    assert red([id for slots in t.contracts.values() for id in slots])
    assert t.pile == 42 - 10


@rule("setup", "new-offers")
def test_a_tile_of_each_book_is_open_and_the_next_one_is_seen() -> None:
    t = new()
    books = list(facts().books)
    assert [facts().tiles[tile].book for tile in t.offers] == books
    assert [facts().tiles[tile].book for tile in t.upcoming] == books
    hidden = t.state.secret.offers
    assert [len(tiles) for tiles in hidden] == [
        4,
        4,
        4,
    ]  # 3 more rounds, and one tile that is not used


@rule("setup")
def test_another_seed_lays_another_board() -> None:
    boards = [new(seed=seed) for seed in SEEDS]
    for what in ("cards", "contracts", "bonuses", "outposts", "offers", "draft"):
        assert len({str(getattr(t, what)) for t in boards}) > 2


@rule("setup")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)


@rule("jade", "unlimited")
def test_the_supply_never_runs_out() -> None:
    t = table(coins={A: 500}, camels={A: 300}, jade={A: 200}, dice={A: "34"})
    assert t.play("khan:d3").got(A) == {"coins": 4, "camels": 2}
    assert t.play("bag:d4", "purse:jade").got(A) == {"jade": 1}


# -- characters -----------------------------------------------------------------------------


@rule("characters-draft", "setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_character_than_players_is_revealed(seats: int) -> None:
    t = new(seats)
    assert len(set(t.draft)) == len(t.draft) == seats + 1
    assert set(t.draft) <= set(facts().characters)


@rule("characters-draft")
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


@rule("random-characters", "variants")
def test_characters_may_be_dealt() -> None:
    t = new(options={"characters": "random"})
    assert (t.stage, t.open) == ("goals", [A, B, C, D])
    assert len(set(t.of("character"))) == 4
    dealt = {
        str(new(seed=seed, options={"characters": "random"}).of("character")) for seed in SEEDS
    }
    assert len(dealt) > 2


# -- goals ----------------------------------------------------------------------------------


@rule("goals")
def test_all_seats_choose_a_goal_at_once() -> None:
    t = with_characters(4)
    assert (t.stage, t.open) == ("goals", [A, B, C, D])
    dealt = [t.goals(seat) for seat in t.open]
    assert [len(goals) for goals in dealt] == [3, 3, 3, 3]
    assert len({goal for goals in dealt for goal in goals}) == 12
    for seat in (C, A, D):
        t.play(f"goal:{dealt[seat][1]}", seat=seat)
        assert t.goals(seat) == [dealt[seat][1]]
    assert (t.stage, t.open) == ("goals", [B])
    t.play(f"goal:{dealt[B][0]}")
    assert (t.round, t.goals(B)) == (1, [dealt[B][0]])


@rule("goals")
def test_only_a_goal_that_one_was_dealt_can_be_kept() -> None:
    t = with_characters(4)
    t.refuse(f"goal:{t.goals(B)[0]}", "not-offered", "goals", seat=A)
    t.play(f"goal:{t.goals(B)[0]}", seat=B)


@rule("goals")
def test_goals_are_hidden_from_all_others() -> None:
    t = with_characters(4)
    t.play(f"goal:{t.goals(A)[0]}", seat=A)
    assert (t.open_goals, t.of("goal")) == ([[]] * 4, [""] * 4)
    for seat in (None, B, C, D):
        seen = str(TITLE.view(t.state, seat)["public"])
        assert not any(goal in seen for goal in facts().goals)


@rule("open-goals", "variants")
def test_goals_may_lie_open() -> None:
    t = new(options={"goals": "open", "characters": "random"})
    assert [len(goals) for goals in t.open_goals] == [3] * 4
    chosen = t.open_goals[A][0]
    t.play(f"goal:{chosen}", seat=A)
    assert (t.own(A, "goal"), t.open_goals[A]) == (chosen, [])


# -- the first round ------------------------------------------------------------------------


@rule("ruling-lot", "setup", "start-player")
def test_the_first_seat_has_the_hourglass() -> None:
    t = table()
    assert (t.hourglass, t.starter, t.acting) == (A, A, A)


@rule("ruling-first-round", "round-bonuses")
def test_characters_pay_in_the_first_round_too() -> None:
    games = (new(seed=seed) for seed in SEEDS)
    t = next(game for game in games if "abha-basu" in game.draft)
    t.play("character:abha-basu")
    while t.stage == "draft":
        t.play(t.offered()[0])
    while t.stage == "goals":
        t.play(t.offered(seat=t.open[0])[0], seat=t.open[0])
    assert t.round == 1
    assert t.own(D, "coins") == 8 + 2


@rule("setup")
def test_the_cards_and_offers_of_the_set_up_serve_in_the_first_round() -> None:
    laid = new(seed=SEEDS[0])
    t = with_goals(4)
    assert (t.cards, t.offers, t.deck) == (laid.cards, laid.offers, laid.deck)
