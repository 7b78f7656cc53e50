"""The seven actions, in the order of the rulebook."""

from games.rules.marco_polo_2.actions.books import BOOKS
from games.rules.marco_polo_2.actions.contract_board import CONTRACT_BOARD
from games.rules.marco_polo_2.actions.seals import GUILD_SEALS
from games.rules.marco_polo_2.actions.special import SPECIAL_CITIES
from games.rules.marco_polo_2.actions.travelling import TRAVEL
from games.rules.marco_polo_common.city_cards import CITY_CARDS
from games.rules.marco_polo_common.khan import KHANS_FAVOUR
from games.rules.marco_polo_common.table import Action

ACTIONS: tuple[Action, ...] = (
    BOOKS,
    KHANS_FAVOUR,
    GUILD_SEALS,
    TRAVEL,
    CONTRACT_BOARD,
    SPECIAL_CITIES,
    CITY_CARDS,
)
