"""Forms of a person's own pages, one file per section."""

from accounts.forms.attempts import attempt, say
from accounts.forms.closing import CloseForm
from accounts.forms.settings import SettingsForm
from accounts.forms.times import TimesForm, VacationForm, suggested_end
from accounts.forms.tokens import TokenForm

__all__ = [
    "CloseForm",
    "SettingsForm",
    "TimesForm",
    "TokenForm",
    "VacationForm",
    "attempt",
    "say",
    "suggested_end",
]
