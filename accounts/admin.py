"""The admin's pages about people."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from importlib import import_module
from typing import Any, Final

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django import forms
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminPasswordChangeForm
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import models
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse

from accounts.addresses import normal_address
from accounts.models import AuditEntry, Report, User, Vacation
from accounts.names import folded
from accounts.services.moderation import why_clean
from games.services import moderation
from games.talk.moderation import message_hide
from mp2site.text.rendering import msg_lazy
from mp2site.web.admin_actions import ReasonForm, do_all, refusal_text

SUPERUSERS: Final = ("is_staff", "is_superuser", "groups", "user_permissions", "email")
"""Fields that give a person more rights, or let another person reset the password."""

# E-mail addresses, second factors and sessions give access to an account, so the admin hides them.
for _app in ("account", "mfa", "usersessions"):
    import_module(
        f"allauth.{_app}.admin"
    )  # registers its admin classes now, so that they can be unregistered below
admin.site.unregister([EmailAddress, Authenticator, UserSession])


class VacationInline(admin.TabularInline):  # type: ignore[type-arg] # not generic at run time
    """A person's vacations, read-only.

    Changing them here wouldn't update the clocks of open turns.
    """

    model = Vacation
    extra = 0
    fields = readonly_fields = ("starts_at", "ends_at", "automatic")
    can_delete = False

    def has_add_permission(self, *_args: object) -> bool:
        """Return False: vacations can't be added here."""
        return False


class PasswordForm(AdminPasswordChangeForm):  # type: ignore[type-arg] # not generic at run time
    """The form to set or remove another person's password, with a reason for the audit log."""

    why = forms.CharField(max_length=500, label=msg_lazy("moderation-why"))

    def __init__(self, user: User, *args: Any, by: User, **more: Any) -> None:
        super().__init__(user, *args, **more)
        self.by = by

    def clean_why(self) -> str:
        """Return a valid reason. Raises ValidationError, `why`."""
        try:
            return why_clean(self.cleaned_data["why"])
        except ValidationError as error:
            raise ValidationError(refusal_text(error), code="why") from error

    def save(self, commit: bool = True) -> User:
        """Set the password through the service."""
        given = self.cleaned_data
        password = given["password1"] if given["set_usable_password"] else None
        return moderation.person_password_set(
            person=self.user, by=self.by, password=password, why=given["why"]
        )


@admin.register(User)
class PersonAdmin(UserAdmin):  # type: ignore[type-arg] # not generic at run time
    """Django's admin for users with our columns.

    Settings on which clocks depend are read-only. So are the name and `is_active`, which only
    logged moderation actions change.
    """

    list_display = (
        *("username", "email", "is_staff", "is_active", "is_computer"),
        *("suspended_at", "date_joined"),
    )
    list_filter = (*UserAdmin.list_filter, "is_guest")
    search_fields = ("folded", "email")
    action_form = ReasonForm
    actions = ("rename", "suspend", "restore", "factors_off")
    fieldsets = (
        *(UserAdmin.fieldsets or ()),
        (None, {"fields": ("suspended_at",)}),
        (None, {"fields": ("language", "theme", "time_zone", "quiet_from", "quiet_to")}),
        (None, {"fields": ("rest_days", "auto_vacation", "away_until", "times_changed_at")}),
    )
    readonly_fields = (
        "is_active",
        "suspended_at",
        "time_zone",
        "quiet_from",
        "quiet_to",
        "rest_days",
        "away_until",
        "times_changed_at",
    )
    change_user_password_template = "admin/person_password.html"  # noqa: S105 - a file
    inlines = (VacationInline,)

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[User], search_term: str
    ) -> tuple[QuerySet[User], bool]:
        """Search by the normal form of an address or the folded form of a name, as stored."""
        sought = normal_address(search_term) if "@" in search_term else folded(search_term)
        return super().get_search_results(request, queryset, sought)

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> Any:
        """Return the read-only fields.

        Only superusers may grant rights. Names change only by an action.
        """
        return (
            *super().get_readonly_fields(request, obj),
            *(("username",) if obj else ()),
            *(() if request.user.is_superuser else SUPERUSERS),
        )

    def get_fieldsets(self, request: HttpRequest, obj: User | None = None) -> Any:
        """Return the sections.

        Only superusers see the password field and the link to set a password.
        """
        sets = super().get_fieldsets(request, obj)
        if obj is None or request.user.is_superuser:
            return sets
        return [
            (title, {**told, "fields": [name for name in told["fields"] if name != "password"]})
            for title, told in sets
        ]

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Return whether the person may be changed. Only superusers may change staff members."""
        if not super().has_change_permission(request, obj):
            return False
        if obj is None or obj == request.user or request.user.is_superuser:
            return True
        return not (obj.is_staff or obj.is_superuser)

    def user_change_password(
        self, request: HttpRequest, id: str, form_url: str = ""
    ) -> HttpResponse:
        """Set another person's password; for superusers only. The form logs who did it."""
        if not request.user.is_superuser:
            raise PermissionDenied
        asked = copy(self)
        asked.change_password_form = partial(PasswordForm, by=request.user)
        return super(PersonAdmin, asked).user_change_password(request, id, form_url)

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Return False: other people's games need the row."""
        return False

    def has_moderate_permission(self, request: HttpRequest) -> bool:
        """Return whether this member of the staff may use the moderation actions."""
        return request.user.has_perm("accounts.change_user")

    @admin.action(description=msg_lazy("moderation-action-rename"), permissions=["moderate"])
    def rename(self, request: HttpRequest, people: QuerySet[User]) -> None:
        """Rename a person."""
        do_all(request, people, partial(_rename, request), named=True)

    @admin.action(description=msg_lazy("moderation-action-suspend"), permissions=["moderate"])
    def suspend(self, request: HttpRequest, people: QuerySet[User]) -> None:
        """Suspend people."""
        do_all(request, people, partial(_do, request, moderation.person_suspend))

    @admin.action(description=msg_lazy("moderation-action-restore"), permissions=["moderate"])
    def restore(self, request: HttpRequest, people: QuerySet[User]) -> None:
        """Restore suspended people."""
        do_all(request, people, partial(_do, request, moderation.person_restore))

    @admin.action(description=msg_lazy("moderation-action-factors-off"), permissions=["moderate"])
    def factors_off(self, request: HttpRequest, people: QuerySet[User]) -> None:
        """Remove the second factors of people who lost theirs."""
        do_all(request, people, partial(_do, request, moderation.person_factors_remove))


def _do(request: HttpRequest, deed: Callable[..., User], person: User, why: str, _: str) -> None:
    deed(person=person, by=request.user, why=why)


def _rename(request: HttpRequest, person: User, why: str, name: str) -> None:
    moderation.person_rename(person=person, by=request.user, name=name, why=why)  # type: ignore[arg-type]


@admin.register(AuditEntry)
class AuditAdmin(admin.ModelAdmin):  # type: ignore[type-arg] # not generic at run time
    """The audit log of the staff's actions, read-only."""

    list_display = ("at", "by", "what", "table", "person", "before", "after", "why")
    list_filter = ("what",)
    search_fields = ("table", "person__username", "by__username", "before", "after", "why")
    list_select_related = ("by", "person")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: only the actions write entries."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: AuditEntry | None = None) -> bool:
        """Return False: entries don't change."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: AuditEntry | None = None) -> bool:
        """Return False: entries are kept."""
        return False


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):  # type: ignore[type-arg] # not generic at run time
    """Reports by people, the open ones first. The staff's answers are shown to the reporters."""

    list_display = (
        *("at", "what", "quoted", "said_before", "table", "of", "by", "why"),
        *("answered_at", "answered_by", "answer"),
    )
    list_filter = (("answered_at", admin.EmptyFieldListFilter), "what")
    search_fields = ("quoted", "of__username", "by__username", "why", "answer")
    list_select_related = ("by", "of", "answered_by")
    ordering = (models.F("answered_at").desc(nulls_first=True), "at")
    action_form = ReasonForm
    actions = ("reply", "take_back", "dissolve", "rename", "suspend")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: only people report. The staff answers."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        """Return False: reports don't change."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        """Return False: reports are kept."""
        return False

    def has_moderate_permission(self, request: HttpRequest) -> bool:
        """Return whether this member of the staff may act on reports."""
        return request.user.has_perm("accounts.change_user")

    @admin.action(description=msg_lazy("moderation-action-reply"), permissions=["moderate"])
    def reply(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Answer the reporters. The action's reason is the text of the answer."""
        do_all(request, reports, partial(_reply, request))

    @admin.action(description=msg_lazy("moderation-action-take-back"), permissions=["moderate"])
    def take_back(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Hide the reported messages from everybody."""
        said = reports.filter(what=Report.What.MESSAGE)
        do_all(request, said, partial(_take_back, request))

    @admin.action(description=msg_lazy("moderation-action-dissolve"), permissions=["moderate"])
    def dissolve(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Dissolve the reported circles."""
        circles = reports.filter(what=Report.What.CIRCLE)
        do_all(request, circles, partial(_dissolve, request))

    @admin.action(description=msg_lazy("moderation-action-rename"), permissions=["moderate"])
    def rename(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Rename the reported person."""
        do_all(request, reports, partial(_rename_reported, request), named=True)

    @admin.action(description=msg_lazy("moderation-action-suspend"), permissions=["moderate"])
    def suspend(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Suspend the reported people."""
        do_all(request, reports, partial(_suspend_reported, request))


def _reply(request: HttpRequest, report: Report, why: str, _: str) -> None:
    moderation.report_answer(report=report, by=request.user, answer=why)  # type: ignore[arg-type]


def _take_back(request: HttpRequest, report: Report, why: str, _: str) -> None:
    message_hide(message_id=report.message, by=request.user, why=why)  # type: ignore[arg-type]


def _dissolve(request: HttpRequest, report: Report, why: str, _: str) -> None:
    moderation.circle_dissolve(report=report, by=request.user, why=why)  # type: ignore[arg-type]


def _rename_reported(request: HttpRequest, report: Report, why: str, name: str) -> None:
    _rename(request, report.of, why, name)


def _suspend_reported(request: HttpRequest, report: Report, why: str, name: str) -> None:
    _do(request, moderation.person_suspend, report.of, why, name)
