"""URLs of this feature's pages."""

from django.urls import path

from games.films import views

urlpatterns = [
    path("tables/<table_id:table_id>/film/", views.film, name="film"),
    path("tables/<table_id:table_id>/film/ask/", views.ask, name="ask"),
    path("tables/<table_id:table_id>/film/names/", views.names, name="names"),
    path("tables/<table_id:table_id>/film/<slug:language>.webp", views.webp, name="webp"),
]
