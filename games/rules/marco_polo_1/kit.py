"""The title's `Kit`: the actions, numbers and effects that the shared rules use."""

from games.rules.marco_polo_1.actions import ACTIONS
from games.rules.marco_polo_1.actions.contract_row import refill
from games.rules.marco_polo_1.beijing import left, placed
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import BAG, DEFAULT, KHAN, POST_POINTS, SCORES, SLUG
from games.rules.marco_polo_common import bonus_actions as common
from games.rules.marco_polo_common.action import OWN
from games.rules.marco_polo_common.carried_out import REWARDS
from games.rules.marco_polo_common.city_cards import KINDS
from games.rules.marco_polo_common.dice import BLACK, WHITE
from games.rules.marco_polo_common.table import Kit

KIT = Kit(
    slug=SLUG,
    scores=SCORES,
    actions=ACTIONS,
    bonus_actions=(common.FULFIL, common.BAG, common.REROLLING, common.TURNING, common.BUYING),
    cards=KINDS,
    rewards=REWARDS,
    dice=(("d", "dice", OWN), ("b", "black", BLACK), ("w", "white", WHITE)),
    khan=KHAN,
    purse=BAG,
    posts=edition(DEFAULT).setup.posts,
    post_points=POST_POINTS,
    refill=refill,
    declines_with_room=False,
    placed=placed,
    left=left,
)
