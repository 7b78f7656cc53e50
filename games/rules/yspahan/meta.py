"""The title's facts for the lobby: seats, options, conditional answers, picks."""

from games.rules.kernel import ConditionalAnswer, Meta, Pick, text

SAVE_CUBE = "save-cube"
ROLL = "yellow-dice"
ROLLS = ("ask", "0", "1", "2", "3")
GOODS = tuple(f"yspahan-level-{name}" for name in ("bag", "barrel", "chest", "vase"))

META = Meta(
    slug="yspahan",
    name="Yspahan",
    package="games.rules.yspahan",
    seats=range(2, 5),
    rules_version=2,
    editions=("printed",),
    conditional_answers=(
        ConditionalAnswer(
            id=SAVE_CUBE,
            values=("ask", "always", "never", "complete"),
            label=text("yspahan-answer-save-cube"),
            labels=tuple(
                text(f"yspahan-answer-save-cube-{value}")
                for value in ("ask", "always", "never", "complete")
            ),
            help=text("yspahan-answer-save-cube-help"),
        ),
        ConditionalAnswer(
            id=ROLL,
            values=ROLLS,
            label=text("yspahan-answer-yellow-dice"),
            labels=tuple(text(f"yspahan-answer-yellow-dice-{value}") for value in ROLLS),
            help=text("yspahan-answer-yellow-dice-help"),
        ),
    ),
    picks=(
        Pick("most-dice", "yspahan-choice-take", "yspahan-pick-most-dice", most="count"),
        Pick(
            "most-goods",
            "yspahan-choice-take",
            "yspahan-pick-most-goods",
            where="level",
            among=GOODS,
            most="count",
        ),
        Pick("highest", "yspahan-choice-take", "yspahan-pick-highest", most="pips"),
    ),
    designers=("Sébastien Pauchon",),
    publisher="Ystari Games",
    year=2006,
    weight=2,
    days=(24.6, 24.4, 31.5),
    turn_counts=((63.0, 0.0, 0.01), (63.0, 0.0, 0.0), (84.0, 0.0, 0.0)),
    start_here=True,
    primer=("deliver/chest", "tower/tower", "day/calendar"),
)
