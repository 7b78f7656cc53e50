"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.plans import api as plans
from games.plans import views as planning

urlpatterns = [
    path("tables/<table_id:table_id>/plan/drop/", planning.drop, name="drop"),
    path("plans/", planning.plans, name="list"),
]
api_urlpatterns = [
    path("tables/<table:id>/plan/", plans.PlanApi.as_view(), name="plan"),
    path("tables/<table:id>/plan/options/", plans.PlanOptionsApi.as_view(), name="plan-options"),
    path(
        "tables/<table:id>/plan/alternatives/<number:number>/",
        plans.PlanAlternativeApi.as_view(),
        name="plan-alternative",
    ),
    path(
        "tables/<table:id>/plan/alternatives/<number:number>/picks/",
        plans.PlanPickApi.as_view(),
        name="plan-pick",
    ),
    path("me/plans/", plans.PlansApi.as_view(), name="plans"),
]
