"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.problems import api, games_played, views

urlpatterns = [
    path("problems/", views.listed, name="list"),
    path("problems/games/<number:number>/", games_played.game, name="game"),
    path("problems/<number:number>/", views.problem, name="problem"),
    path("problems/<number:number>/vote/", views.vote, name="vote"),
    path("problems/<slug:slug>/", views.archive, name="archive"),
]
api_urlpatterns = [
    path("problems/", api.ProblemsApi.as_view(), name="problems"),
    path("problems/<number:number>/", api.ProblemApi.as_view(), name="problem"),
    path("problems/<number:number>/answer/", api.AnswerApi.as_view(), name="problem-answer"),
    path("problems/<number:number>/vote/", api.VoteApi.as_view(), name="problem-vote"),
]
