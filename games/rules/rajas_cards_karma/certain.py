"""The certain effects, for previews, of steps that reveal a hidden bonus, die or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.rules.kernel import Exchange, Open, known
from games.rules.rajas_cards_karma.state import TRACK
from games.rules.rajas_cards_karma.table import facts_of, raja

if TYPE_CHECKING:
    from games.rules.kernel import Ply
    from games.rules.rajas_cards_karma.steps import State

EXCHANGES: Final = {
    "karma": Exchange("stewards", 3),
    "stewards": Exchange("fame", 3, 2),
    "fame": Exchange("turned", 3, most=TRACK),
    "coins": Exchange("turned", 6, most=TRACK),
}
"""The automatic exchange of each full set of tokens {#trios} {#fame-flip} {#coin-flip}."""
TOKENS: Final = frozenset(EXCHANGES)
ROWS: Final = frozenset({"buildings", "ships", "goods"})
CARD_BONUSES: Final = frozenset({"palace_or_coins2", "ship_or_fame1"})
"""Bonuses that may give a card of the grid, which then has further effects."""
DICE_BONUS: Final = "dice2"
MANY_DICE: Final = 6
"""The most dice that cards and bonuses are likely to give at once."""


def by_cards(ply: Ply[State], seat: int) -> Open:
    """Return the names that a new card may change: all tokens, displays, track cards and dice."""
    room = facts_of(ply.state).hand_limit - len(raja(ply.state, seat).hand)
    dropped = frozenset({"dice"} if room < MANY_DICE else ())
    return Open(TOKENS | ROWS | {"turned", "dice"}, TOKENS | ROWS | dropped, ROWS)


def by_bonus(ply: Ply[State], seat: int) -> Open:
    """Return the names that an unknown bonus may change {#track-row}."""
    own, facts = raja(ply.state, seat), facts_of(ply.state)
    covered = [code for code in facts.tracks if code not in _known(own.track)]
    if CARD_BONUSES.intersection(covered):
        return by_cards(ply, seat)
    count = 0
    if DICE_BONUS in covered:
        count = facts.bonuses[DICE_BONUS].gain.dice
    dice = frozenset({"dice"} if count else ())
    full = len(own.hand) + count > facts.hand_limit
    return Open(TOKENS | {"turned"} | dice, TOKENS | (dice if full else frozenset()))


def _known(track: list[str]) -> list[str]:
    return [code for code in track if known(code)]


def one_die(ply: Ply[State], seat: int) -> None:
    """Count a die from the grid. Its value isn't known yet {#take-die}."""
    raja(ply.state, seat).hand.append("")
    ply.state.secret.values.clear()  # using the hidden values marks the preview as drawing


def fewer_dice(ply: Ply[State], seat: int, count: int) -> None:
    """Count dice that will be discarded, before the seat chooses them {#hand-limit}."""
    del raja(ply.state, seat).hand[:count]
