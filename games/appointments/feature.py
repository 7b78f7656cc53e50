"""The declaration of this feature: see `games.features`."""

from games.appointments.notices import notices
from games.appointments.panels import panels
from games.appointments.sweep import appointment_remind, appointments_near
from games.features.sockets import After, Feature, SweepStep
from games.services.sweep_runner import per_table

feature = Feature(
    name="appointments",
    pages="games.appointments.urls",
    api="games.appointments.urls",
    panels=panels,
    notices=notices,
    sweep=[
        SweepStep(
            "appointments", per_table(appointments_near, appointment_remind), after=After.REMINDERS
        )
    ],
)
