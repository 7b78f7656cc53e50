"""The addresses of a person's own pages."""

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("settings/", views.settings, name="settings"),
    path("time/", views.times, name="times"),
    path("vacation/", views.vacation, name="vacation"),
    path("vacation/<int:number>/end/", views.vacation_end, name="vacation-end"),
    path("vacation/auto/", views.vacation_auto, name="vacation-auto"),
    path("calendar/", views.feed, name="feed"),
]
