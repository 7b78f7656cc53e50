"""Bugs that break laws on counting and on texts."""

from typing import Any

import msgspec
import pytest

from games.rules.kernel import Blocked, Chance, Choice, Title, text
from games.rules.kernel.engine import Engine
from tests.rules import doubles
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import DEAR, META, Turn, earn, toy, value


@bug("conservation", "a card is lost or doubled")
def card_is_lost(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = doubles.sell

    def sell(ply: Any, seat: int, card: int) -> None:
        honest(ply, seat, card)
        if value(card) < DEAR:
            ply.state.public.discards.remove(card)

    monkeypatch.setattr(doubles, "sell", sell)
    return toy()


@bug("conservation", "a coin is lost or made")
def coin_is_made(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        ply.state.public.coins[seat] += 1

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("labels", "draws under the label")
@bug("labels-once", "is drawn under twice")
def label_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def roll(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, ply.dice(f"seat-{seat}", 1)[0])

    monkeypatch.setattr(doubles, "roll", roll)
    return toy()


def secret_roll(ply: Any, seat: int, card: int) -> None:
    label = f"round-{ply.state.public.round}/seat-{seat}"
    earn(ply.state.public, seat, Chance(ply.state.secret.seed).dice(label, 1)[0])


@bug("labels-once", "something is drawn under")
@bug("undo", "has no barrier, yet shows seat")
def dice_are_rolled_without_barrier(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(doubles, "roll", secret_roll)
    return toy()


@bug("labels-once", "is drawn under twice")
def label_of_the_setup_is_used_again(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def roll(ply: Any, seat: int, card: int) -> None:
        ply.shuffle("deck", ply.state.public.discards)

    monkeypatch.setattr(doubles, "roll", roll)
    return toy()


@bug("outcome", "the lines add up to")
def totals_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def outcome(state: Any) -> Any:
        honest = doubles.outcome(state)
        return msgspec.structs.replace(honest, totals=[total + 1 for total in honest.totals])

    return toy(outcome=outcome)


@bug("outcome", "the ranks are")
def loser_wins(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def outcome(state: Any) -> Any:
        honest = doubles.outcome(state)
        return msgspec.structs.replace(honest, ranks=[3 - rank for rank in honest.ranks])

    return toy(outcome=outcome)


@bug("outcome", "the game is over and has no outcome")
def end_is_not_accounted_for(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(outcome=lambda state: None)


@bug("outcome", "doesn't have a value per seat")
def seat_is_left_out(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def outcome(state: Any) -> Any:
        honest = doubles.outcome(state)
        return msgspec.structs.replace(honest, ranks=honest.ranks[:-1])

    return toy(outcome=outcome)


@bug("traits", "not all seats have the same kinds")
def starter_has_a_trait_more(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(traits=lambda state, seat: {"start": ("first",)} if seat == 0 else {})


@bug("traits", "has nothing, or something twice, as its aside")
def trait_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(traits=lambda state, seat: {"aside": ("",)})


@bug("traits", "told while the game runs")
def traits_are_told_too_early(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Talker(Engine):
        def traits(self, state: Any, seat: int) -> dict[str, tuple[str, ...]]:
            return self.rules.traits(state, seat)

    return toy(Talker)


@bug("labels-once", "is noted, but nothing was drawn under it")
def label_is_noted_for_nothing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        ply.labels.append(f"rest-{ply.state.public.round}-{seat}")

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("words", "hop isn't translated")
def label_is_not_translated(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices, Choice("hop", text("toy-hop"))])
    return toy()


@bug("words", "Unknown external")
def parameter_is_missing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(Turn, "prompt", lambda self, state, seat: text("toy-prompt-turn"))
    return toy()


@bug("words", "slept isn't translated")
def event_has_no_log_line(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(doubles, "rest", lambda ply, seat, card: ply.emit("slept", seat))
    return toy()


@bug("words-facts", "toy-purse-gems isn't translated")
def purse_has_a_name_without_words(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(purse=lambda state, seat: {**doubles.purse(state, seat), "gems": 0})


@bug("words-facts", "more is in one language only")
def message_is_in_one_language_only(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    title = toy()
    title.texts.messages["de"] += "toy-more = Mehr\n"
    return title


@bug("words-facts", "is in one rulebook only")
def rule_is_in_one_language_only(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    title = toy()
    title.texts.rulebooks["de"] += "# Mehr {#more}\n"
    return title


@bug("words-outcome", "is cited, and isn't in the rulebook")
def scoring_rule_is_unknown(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def outcome(state: Any) -> Any:
        honest = doubles.outcome(state)
        lines = [msgspec.structs.replace(line, cite="wealth") for line in honest.lines]
        return msgspec.structs.replace(honest, lines=lines)

    return toy(outcome=outcome)


@bug("words-outcome", "finished isn't translated")
def scoring_rule_is_not_translated(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def outcome(state: Any) -> Any:
        return msgspec.structs.replace(doubles.outcome(state), reason=text("toy-finished"))

    return toy(outcome=outcome)


def picking(**changes: Any) -> Title[Any]:
    picks = tuple(msgspec.structs.replace(pick, **changes) for pick in META.picks)
    return toy(meta=msgspec.structs.replace(META, picks=picks))


@bug("picks", "toy-cheapest isn't translated")
def pick_has_no_words(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return picking(says="toy-cheapest")


@bug("picks", "has no number at price")
def pick_ranks_by_nothing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return picking(most="price")


@bug("cites", "is cited, and isn't in the rulebook")
def rule_is_unknown(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(Turn, "cite", "turns")
    return toy()


@bug("cites", "something is blocked without a rule")
def blocked_without_a_rule(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    entry = Blocked("jump", "no-jump", text("toy-no-deck"), "")
    monkeypatch.setattr(Turn, "blocked", lambda self, state, seat: [entry])
    return toy()
