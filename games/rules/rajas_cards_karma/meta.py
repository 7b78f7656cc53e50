"""The title's facts for the lobby: seats, options, picks, weight."""

from games.rules.kernel import Meta, Option, Pick
from games.rules.rajas_cards_karma.facts import DEFAULT, SLUG
from games.rules.rajas_cards_karma.words import say

BONUSES, HIDDEN, OPEN = "bonuses", "hidden", "open"


def _pick(id: str, of: str, *, same: str = "", most: str = "") -> Pick:
    told = say(f"choice-{of}").id, say(f"pick-{id}").id
    return Pick(id, *told, same=same, most=most)


META = Meta(
    slug=SLUG,
    name="Rajas of the Ganges: Cards & Karma",
    package="games.rules.rajas_cards_karma",
    seats=range(2, 5),
    rules_version=3,
    editions=(DEFAULT,),
    options=(
        Option(
            id=BONUSES,
            values=(HIDDEN, OPEN),
            label=say("option-bonuses"),
            help=say("option-bonuses-help"),
            labels=(say("option-bonuses-hidden"), say("option-bonuses-open")),
        ),
    ),
    picks=(
        _pick("colour", "take", same="die.colour"),
        _pick("palace", "palace", most="card.value"),
    ),
    designers=("Inka Brand", "Markus Brand"),
    publisher="HUCH!",
    year=2024,
    weight=1,
    days=(9.2, 15.5, 20.3),
    primer=("building/fame", "cards/grid", "end/track"),
    turn_counts=((27.5, 3.7, 0.22), (39.1, 4.4, 0.0), (49.8, 4.9, 0.0)),
)
