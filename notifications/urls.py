"""The addresses of the embedded mode's mailbox."""

from django.urls import path

from notifications import views

urlpatterns = [
    path("mailbox/", views.mailbox, name="mailbox"),
    path("mailbox/<int:mail_id>/", views.mail, name="mailbox-mail"),
]
