## Appointments: half an hour in which the people of a table play together

appointments-title = Appointment
appointments-text = Propose half an hour in which you all play. The others are notified, and everybody is reminded. No clock changes.
appointments-begins = Begins
appointments-propose = Propose
appointments-at = { $name } proposes to play together for half an hour: { $when }.
appointments-cancel = Cancel the appointment
appointments-event = Play together: { $table }
notices-kind-appointment = An appointment is proposed
notices-kind-meet-soon = An appointment begins soon
news-appointment = { $by } proposes an appointment at { $table }
news-meet-soon = The appointment at { $table } begins within half an hour
mail-appointment-subject = Play together? { $where }
mail-appointment-lead = { $by } proposes half an hour in which you all play, { $name }.
mail-appointment-what = The table shows the time. You can also cancel the appointment there, and it is in your calendar feed.
mail-meet-soon-subject = Appointment soon: { $where }
mail-meet-soon-lead = Your appointment begins within half an hour, { $name }.
mail-meet-soon-what = The table shows the exact time.
