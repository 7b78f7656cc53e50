"""The title's `Kit`: the actions, numbers and effects that the shared rules use."""

from games.rules.marco_polo_2.actions import ACTIONS
from games.rules.marco_polo_2.actions.seals import GUILD_SEAL
from games.rules.marco_polo_2.bonus_actions import KEPT, UPGRADE
from games.rules.marco_polo_2.contracts import OfferContracts, offered_by, refill
from games.rules.marco_polo_2.facts import BAG, KHAN, POST_POINTS, POSTS, SCORES, SLUG
from games.rules.marco_polo_common import bonus_actions as common
from games.rules.marco_polo_common.action import OWN
from games.rules.marco_polo_common.carried_out import REWARDS
from games.rules.marco_polo_common.city_cards import KINDS
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
    cards={**KINDS, "guild_seal": GUILD_SEAL},
    rewards={**REWARDS, "contracts_city": lambda amount, source: OfferContracts(amount)},
    dice=(("d", "dice", OWN), ("b", "black", BLACK)),
    khan=KHAN,
    purse=BAG,
    posts=POSTS,
    post_points=POST_POINTS,
    refill=refill,
    declines_with_room=True,
    city_contracts=offered_by,
)
