"""The differences with two and with three players."""

from tests.rules.marco_polo_2.table import A, B, C, rule, table


@rule("two-players", "surcharge", scenario=5)
def test_the_lower_space_of_the_third_book_is_occupied_from_the_start() -> None:
    for pips in (5, 6):
        t = table(2, dice={A: f"3{pips}"}).play(f"book-3-2:d{pips}", "offer:1")
        assert t.got(A) == {"coins": -pips, "gold": 2}
        t = table(2, dice={A: f"3{pips}"}, coins={A: pips - 1})
        t.refuse(f"book-3-2:d{pips}", "surcharge-missing", "surcharge")
    assert table(2, dice={A: "5"}).play("book-3-1:d5", "offer:1").got(A) == {"gold": 2}


@rule("two-players", "khan-slots", "khan-rising")
def test_two_slots_of_the_khans_favour_are_left() -> None:
    t = table(2, dice={A: "15", B: "4"})
    t.play("khan:d1", "end", "khan:d4", "end")
    t.refuse("khan:d5", "space-taken", "brown")
    t = table(2, dice={A: "5"}, black={A: "6"}, spaces={"khan": "B2"})
    t.play("khan:d5")


@rule("three-players", "khan-rising")
def test_of_three_players_one_slot_is_taken_by_a_1() -> None:
    t = table(3, dice={A: "1", B: "2", C: "3"})
    t.play("khan:d1", "end", "khan:d2", "end", "khan:d3")
    assert [die["pips"] for die in t.spaces["khan"]] == [1, 1, 2, 3]


@rule("three-players")
def test_of_three_players_the_third_book_and_the_special_cities_are_free() -> None:
    t = table(3, dice={A: "5"})
    assert t.play("book-3-2:d5", "offer:1").got(A) == {"gold": 2}
    t = table(3, posts={A: "hormuz"}, dice={A: "5"}, spaces={"special-hormuz": "B1"})
    assert t.play("special-hormuz:d5").got(A) == {"vp": 2, "coins": 2}


@rule("two-players", "turn-order")
def test_two_players_take_turns() -> None:
    t = table(2, dice={A: "34", B: "456"})
    seats = []
    for key in ("khan:d3", "khan:d4", "bag:d4", "bag:d5"):
        seats.append(t.acting)
        t.play(key, *(["purse:coins"] if key.startswith("bag") else []))
        if "end" not in t.offered():
            t.play("book-1:d6", "offer:1")
        t.play("end")
    assert seats == [A, B, A, B]
    assert t.round == 2
