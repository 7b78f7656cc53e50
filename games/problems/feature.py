"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, BarLink, Feature, HomeCard, SweepStep
from games.problems.exports import exports
from games.problems.panels import card
from games.problems.sweeping import problems_tend
from games.services.sweep_runner import with_beats

feature = Feature(
    name="problems",
    pages="games.problems.urls",
    api="games.problems.urls",
    tasks="games.problems.tasks",
    bar=[BarLink("problems:list", "problems-title", "dice")],
    home=[HomeCard("card", build=card)],
    guests=frozenset({"problems:problem", "api:problem-answer"}),
    sweep=[SweepStep("problems", with_beats(problems_tend), after=After.REMINDERS)],
    exports=exports,
)
