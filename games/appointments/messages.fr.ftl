## Appointments: half an hour in which the people of a table play together

appointments-title = Rendez-vous
appointments-text = Proposez une demi-heure où vous jouez tous ensemble. Les autres reçoivent une notification, et tout le monde un rappel. Aucune pendule ne change.
appointments-begins = Début
appointments-propose = Proposer
appointments-at = { $name } propose de jouer ensemble pendant une demi-heure : { $when }.
appointments-cancel = Annuler le rendez-vous
appointments-event = Jouer ensemble : { $table }
notices-kind-appointment = Un rendez-vous est proposé
notices-kind-meet-soon = Un rendez-vous commence bientôt
news-appointment = { $by } propose un rendez-vous : { $table }
news-meet-soon = Le rendez-vous commence dans moins d’une demi-heure : { $table }
mail-appointment-subject = Jouer ensemble ? { $where }
mail-appointment-lead = { $by } propose une demi-heure où vous jouez tous ensemble, { $name }.
mail-appointment-what = La table indique quand. Vous pouvez aussi y annuler le rendez-vous, et il figure dans votre calendrier.
mail-meet-soon-subject = Rendez-vous bientôt : { $where }
mail-meet-soon-lead = Votre rendez-vous commence dans moins d’une demi-heure, { $name }.
mail-meet-soon-what = La table indique l’heure exacte.
