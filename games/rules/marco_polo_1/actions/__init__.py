"""The six actions, in the order of the rulebook."""

from games.rules.marco_polo_1.actions.contract_row import CONTRACTS
from games.rules.marco_polo_1.actions.favours import FIVE_COINS, KHANS_FAVOUR
from games.rules.marco_polo_1.actions.market import MARKET
from games.rules.marco_polo_1.actions.travelling import TRAVEL
from games.rules.marco_polo_common.city_cards import CITY_CARDS
from games.rules.marco_polo_common.table import Action

ACTIONS: tuple[Action, ...] = (FIVE_COINS, MARKET, KHANS_FAVOUR, CONTRACTS, TRAVEL, CITY_CARDS)
