"""The declaration of this feature: see `games.features`."""

from games.events import OwnPageChanged
from games.features.sockets import After, Feature, Handler, SweepStep
from games.plans.exports import exports
from games.plans.mails import plans_in_mails
from games.plans.panels import line_part, panels
from games.plans.playing import plans_due, plans_play
from games.plans.retention import plans_expired
from games.plans.selectors import plan_marks
from games.plans.services import plans_erase, plans_follow
from games.services.sweep_runner import per_table

feature = Feature(
    name="plans",
    pages="games.plans.urls",
    api="games.plans.urls",
    sweep=[SweepStep("plans", per_table(plans_due, plans_play), after=After.OUTAGES)],
    exports=exports,
    in_mails=plans_in_mails,
    on=[Handler(OwnPageChanged, plans_follow)],
    erase=[plans_erase],
    retention=[plans_expired],
    marks=plan_marks,
    panels=panels,
    line_part=line_part,
)
