"""URLs of this feature: its page."""

from django.urls import path

from games.translators import views

urlpatterns = [path("translators/", views.messages, name="messages")]
