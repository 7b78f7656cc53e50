"""All writes of the accounts app, one file per concern."""

from accounts.services.access import access_revoke, person_shut_out
from accounts.services.blocking import block_withdraw, person_block
from accounts.services.circles import (
    circle_dissolve,
    circle_found,
    circle_hand_over,
    circle_join,
    circle_leave,
    circle_link_set,
    circle_remove,
    circle_rename,
)
from accounts.services.closing import closing_check, person_erase
from accounts.services.computers import (
    computer_mark,
    house_check,
    opponent_ensure,
    opponent_make,
)
from accounts.services.exporting import export_begin
from accounts.services.feed import calendar_token_renew, calendar_token_revoke
from accounts.services.guests import guest_clear, guest_make, guest_prolong
from accounts.services.moderation import (
    audit_write,
    person_factors_remove,
    person_password_set,
    person_rename,
    person_restore,
    person_suspend,
    why_clean,
)
from accounts.services.profiles import profile_show
from accounts.services.reporting import (
    Said,
    circle_report,
    message_report,
    name_report,
    report_answer,
)
from accounts.services.sessions import password_set, sessions_end
from accounts.services.stars import STARS_AT_MOST, star_set
from accounts.services.times import (
    REST_DAYS_AT_MOST,
    person_auto_vacation_set,
    person_settings_save,
    person_times_save,
)
from accounts.services.tokens import (
    LIVES,
    api_token_make,
    api_token_used,
    api_token_withdraw,
)
from accounts.services.vacations import vacation_automatic, vacation_end, vacation_take

__all__ = [
    "LIVES",
    "REST_DAYS_AT_MOST",
    "STARS_AT_MOST",
    "Said",
    "access_revoke",
    "api_token_make",
    "api_token_used",
    "api_token_withdraw",
    "audit_write",
    "block_withdraw",
    "calendar_token_renew",
    "calendar_token_revoke",
    "circle_dissolve",
    "circle_found",
    "circle_hand_over",
    "circle_join",
    "circle_leave",
    "circle_link_set",
    "circle_remove",
    "circle_rename",
    "circle_report",
    "closing_check",
    "computer_mark",
    "export_begin",
    "guest_clear",
    "guest_make",
    "guest_prolong",
    "house_check",
    "message_report",
    "name_report",
    "opponent_ensure",
    "opponent_make",
    "password_set",
    "person_auto_vacation_set",
    "person_block",
    "person_erase",
    "person_factors_remove",
    "person_password_set",
    "person_rename",
    "person_restore",
    "person_settings_save",
    "person_shut_out",
    "person_suspend",
    "person_times_save",
    "profile_show",
    "report_answer",
    "sessions_end",
    "star_set",
    "vacation_automatic",
    "vacation_end",
    "vacation_take",
    "why_clean",
]
