"""Bugs that break laws on purses, previews and ends of turns."""

from typing import Any

import msgspec
import pytest

from games.rules.kernel import (
    NOTHING,
    Choice,
    Exchange,
    Lookahead,
    Onward,
    Preview,
    Prospect,
    Span,
    Title,
)
from games.rules.kernel.engine import Engine
from games.rules.kernel.preview import PreviewPly, compare
from games.rules.kernel.previews import Previews
from tests.rules import doubles
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import End, Turn, earn, toy, value


@bug("purse", "has the names")
def purse_leaves_out_what_there_is_none_of(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def purse(state: Any, seat: int) -> dict[str, int]:
        return {name: count for name, count in doubles.purse(state, seat).items() if count}

    return toy(purse=purse)


@bug("purse", "which is no number")
def purse_lists_cards(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(purse=lambda state, seat: {"cards": state.private[seat].hand[:]})


@bug("purse-open", "something hidden")
def purse_weighs_the_own_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def purse(state: Any, seat: int) -> dict[str, int]:
        return {"worth": sum(map(value, state.private[seat].hand))}

    return toy(purse=purse)


@bug("purse", "shows what is hidden from it")
@bug("preview", "broke down")
def purse_weighs_the_neighbours_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def purse(state: Any, seat: int) -> dict[str, int]:
        return {"worth": sum(map(value, state.private[seat - 1].hand))}

    return toy(purse=purse)


class Clairvoyant(Previews):
    """A toy that previews by playing in the true world."""

    def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
        played = Engine(self.rules, self.stepper).play(state, seat, choice.key)
        before, after = self.rules.purse(state, seat), self.rules.purse(played.state, seat)
        return compare(before, after, ends_turn=played.turn_ended, draws=played.barrier)


@bug("preview", "tells seat")
def preview_rolls_the_dice_to_come(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(Clairvoyant)


@bug("preview", "tells seat")
def preview_looks_at_the_deck(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def draw(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, value(ply.state.secret.deck[-1]))

    monkeypatch.setattr(doubles, "draw", draw)
    return toy(Clairvoyant)


@bug("preview-true", "says that draws is False")
def draw_goes_unmentioned(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(PreviewPly, "draws", False)
    return toy()


@bug("preview-true", "says that draws is True")
def rule_looks_into_the_deck_for_nothing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, int(bool(ply.state.secret.deck)))

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("preview-true", "was previewed as")
def preview_forgets_the_price(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Rosy(Previews):
        def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
            return msgspec.structs.replace(super().preview(state, seat, choice), cost={})

    return toy(Rosy)


@bug("preview-true", "was previewed as")
def roll_is_said_to_change_no_amounts(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    for step in (Turn, End):
        monkeypatch.setattr(step, "beyond", lambda self, ply, seat: NOTHING)
    return toy()


@bug("preview-true", "was previewed as at least")
def least_is_too_much(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Boastful(Previews):
        def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
            preview = super().preview(state, seat, choice)
            return msgspec.structs.replace(preview, gain={"coins": 9}) if preview.open else preview

    return toy(Boastful)


NOTE = 5
"""The coins that one note replaces."""


def with_notes(monkeypatch: pytest.MonkeyPatch, *parts: type[Previews]) -> Title[Any]:
    """Return a toy in which coins turn into notes, and a roll brings at least one note."""
    honest = doubles.roll

    def purse(state: Any, seat: int) -> dict[str, int]:
        had = doubles.purse(state, seat)
        notes, coins = divmod(had["coins"], NOTE)
        return {**had, "coins": coins, "notes": notes}

    def roll(ply: Any, seat: int, card: int) -> None:
        honest(ply, seat, card)
        earn(ply.state.public, seat, NOTE)

    monkeypatch.setattr(doubles, "roll", roll)
    return toy(*parts, purse=purse, exchanges={"coins": Exchange("notes", NOTE)})


def promises_coins(state: Any, choice: Choice) -> bool:
    """Return whether a choice is a roll for which the pool has enough coins."""
    return choice.key == "roll" and state.public.pool >= 2 * NOTE


@bug("preview-true", "was previewed as at least")
def note_excuses_more_coins_than_it_takes(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Boastful(Previews):
        def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
            preview, gain = super().preview(state, seat, choice), {"coins": 2 * NOTE}
            promised = promises_coins(state, choice)
            return msgspec.structs.replace(preview, gain=gain) if promised else preview

    return with_notes(monkeypatch, Boastful)


@bug("lookahead", "was announced as")
def note_excuses_more_coins_of_a_range_than_it_takes(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Boastful(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told, gain = super().prospect(state, seat, choice), {"coins": Span(2 * NOTE, 2 * NOTE)}
            more = msgspec.structs.replace(told.lookahead, gain=gain)
            return told._replace(lookahead=more) if promises_coins(state, choice) else told

    return with_notes(monkeypatch, Boastful)


@bug("preview-true", "a preview changed the state")
def preview_is_played_in_place(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Hasty(Previews):
        def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
            preview = super().preview(state, seat, choice)
            earn(state.public, seat, 1)
            return preview

    return toy(Hasty)


@bug("lookahead", "was announced as")
def range_forgets_what_is_gained(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Modest(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told = super().prospect(state, seat, choice)
            return told._replace(lookahead=msgspec.structs.replace(told.lookahead, gain={}))

    return toy(Modest)


@bug("lookahead", "was announced as")
def least_of_a_range_is_too_much(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Boastful(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told = super().prospect(state, seat, choice)
            more = msgspec.structs.replace(told.lookahead, gain={"coins": Span(9, 9)})
            return told._replace(lookahead=more) if told.lookahead.open else told

    return toy(Boastful)


@bug("lookahead", "was announced as")
def range_takes_two_things_for_alternatives(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Strict(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told, purse = super().prospect(state, seat, choice), self.rules.purse(state, seat)
            wide = dict.fromkeys(purse, Span(0, 99))
            return told._replace(lookahead=Lookahead(wide, wide, {}, gain_one=True))

    def purse(state: Any, seat: int) -> dict[str, int]:
        had = doubles.purse(state, seat)
        return {**had, "pennies": had["coins"]}

    return toy(Strict, purse=purse)


@bug("lookahead", "was announced as")
def range_tells_what_chance_leaves(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Certain(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told, purse = super().prospect(state, seat, choice), self.rules.purse(state, seat)
            same = {name: Span(count, count) for name, count in purse.items()}
            left = same if told.lookahead.draws else told.lookahead.left
            return told._replace(lookahead=msgspec.structs.replace(told.lookahead, left=left))

    return toy(Certain)


@bug("preview", "the range of")
def range_looks_at_the_deck(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Seer(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            top = {"cards": Span(0, len(state.secret.deck) and state.secret.deck[-1])}
            return super().prospect(state, seat, choice)._replace(lookahead=Lookahead(top, {}, {}))

    return toy(Seer)


@bug("preview", "what follows")
def end_after_a_choice_looks_at_the_deck(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Seer(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            then = [f"card:{card}" for card in state.secret.deck[-1:]]
            return super().prospect(state, seat, choice)._replace(onward=Onward(then))

    return toy(Seer)


@bug("onward", "is followed by")
def choice_follows_that_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Boastful(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            return super().prospect(state, seat, choice)._replace(onward=Onward(["fly"]))

    return toy(Boastful)


@bug("onward", "is followed by")
def turn_ends_too_early(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Hasty(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            told = super().prospect(state, seat, choice)
            return told._replace(onward=Onward(told.onward.then, ends=True))

    return toy(Hasty)


@bug("onward", "is followed by")
def end_after_a_choice_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Modest(Previews):
        def prospect(self, state: Any, seat: int, choice: Choice) -> Prospect:
            return super().prospect(state, seat, choice)._replace(onward=Onward())

    return toy(Modest)


@bug("ends-turn", "and doesn't do so")
def end_of_turn_is_not_marked(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = End.choices

    def choices(self: End, state: Any, seat: int) -> list[Choice]:
        return [msgspec.structs.replace(end, ends_turn=False) for end in honest(self, state, seat)]

    monkeypatch.setattr(End, "choices", choices)
    return toy()


@bug("ends-turn", "and doesn't do so")
def action_is_marked_as_the_end(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(
        monkeypatch,
        lambda choices: [msgspec.structs.replace(choices[0], ends_turn=True), *choices[1:]],
    )
    return toy()


@bug("ends-turn", "don't agree")
def end_of_turn_is_not_previewed(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Endless(Previews):
        def preview(self, state: Any, seat: int, choice: Choice) -> Preview:
            return msgspec.structs.replace(super().preview(state, seat, choice), ends_turn=False)

    return toy(Endless)
