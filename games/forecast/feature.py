"""The declaration of this feature: see `games.features`."""

from games.features.forecasting import Forecaster
from games.features.sockets import After, Feature, SweepStep
from games.forecast.exports import exports
from games.forecast.panels import panels
from games.forecast.selectors import apart, setup_forecast, tables_forecast
from games.forecast.services import rhythm_forget, rhythms_learn
from games.services.sweep_runner import with_beats

feature = Feature(
    name="forecast",
    pages="games.forecast.urls",
    api="games.forecast.urls",
    panels=panels,
    forecaster=Forecaster(tables=tables_forecast, setup=setup_forecast, apart=apart),
    sweep=[SweepStep("forecast", with_beats(rhythms_learn), after=After.REMINDERS)],
    exports=exports,
    erase=[rhythm_forget],
)
