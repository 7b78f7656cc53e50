"""What the game is made of beside its data: actions, numbers, and what happens at a turn's end."""

from games.rules.marco_polo_2.actions import ACTIONS
from games.rules.marco_polo_2.bonus_actions import KEPT, UPGRADE
from games.rules.marco_polo_2.contracts import offered_by, refill
from games.rules.marco_polo_2.facts import BAG, KHAN, POST_POINTS, POSTS, SCORES, SLUG
from games.rules.marco_polo_common import bonus_actions as common
from games.rules.marco_polo_common.action import OWN
from games.rules.marco_polo_common.dice import BLACK
from games.rules.marco_polo_common.table import Kit

KIT = Kit(
    slug=SLUG,
    scores=SCORES,
    actions=ACTIONS,
    bonus_actions=(
        common.FULFIL,
        UPGRADE,
        KEPT,
        common.BAG,
        common.REROLLING,
        common.TURNING,
        common.BUYING,
    ),
    dice=(("d", "dice", OWN), ("b", "black", BLACK)),
    khan=KHAN,
    purse=BAG,
    posts=POSTS,
    post_points=POST_POINTS,
    refill=refill,
    city_contracts=offered_by,
)
