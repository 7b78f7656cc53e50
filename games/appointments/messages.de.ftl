## Verabredungen: eine halbe Stunde, in der alle am Tisch zusammen spielen

appointments-title = Verabredung
appointments-text = Schlag eine halbe Stunde vor, in der ihr alle spielt. Die anderen werden benachrichtigt, und alle werden erinnert. Keine Bedenkzeit ändert sich.
appointments-begins = Beginn
appointments-propose = Vorschlagen
appointments-at = { $name } schlägt vor, eine halbe Stunde zusammen zu spielen: { $when }.
appointments-cancel = Verabredung absagen
appointments-event = Zusammen spielen: { $table }
notices-kind-appointment = Jemand schlägt eine Verabredung vor
notices-kind-meet-soon = Eine Verabredung beginnt bald
news-appointment = { $by } schlägt am Tisch { $table } eine Verabredung vor
news-meet-soon = Die Verabredung am Tisch { $table } beginnt in der nächsten halben Stunde
mail-appointment-subject = Zusammen spielen? { $where }
mail-appointment-lead = { $by } schlägt eine halbe Stunde vor, in der ihr alle spielt, { $name }.
mail-appointment-what = Wann, steht am Tisch. Dort kannst du die Verabredung auch absagen; außerdem steht sie in deinem Kalender-Feed.
mail-meet-soon-subject = Bald verabredet: { $where }
mail-meet-soon-lead = Deine Verabredung beginnt in der nächsten halben Stunde, { $name }.
mail-meet-soon-what = Wann genau, steht am Tisch.
