## Saisons: Gruppen von etwa sieben Leuten, die alle ihre Tische gleichzeitig spielen

seasons-title = Saisons
seasons-text = Etwa sieben gleich starke Leute spielen alle ihre Tische gleichzeitig, höchstens sechs Wochen lang. Wer Erste oder Erster wird, steigt in eine höhere Division auf, die letzten beiden steigen ab. Mit dabei ist nur, wer sich anmeldet.
seasons-none = Gerade läuft keine Saison. Das Team eröffnet für jedes Spiel eine.
seasons-none-staff = Gerade läuft keine Saison. Unten kannst du eine eröffnen.
seasons-name = { $title }, Saison { $number }
seasons-of-circle = Kreis { $circle }
seasons-people = { $count ->
    [one] Eine Person macht mit
   *[other] { $count } Leute machen mit
}
seasons-people-waiting = { $count ->
    [0] Noch ist niemand angemeldet. Sie beginnt, sobald fünf Leute es sind.
    [one] Eine Person ist angemeldet. Sie beginnt, sobald fünf Leute es sind.
   *[other] { $count } Leute sind angemeldet. Sie beginnt mit mindestens fünf.
}
seasons-begins = Sie beginnt { $when }.
seasons-ends = Nach dem { $date } spielen Vertretungen Züge, die einen halben Tag gewartet haben, damit sie endet.
seasons-get = Du spielst { $tables } Tische gleichzeitig, mit je { $seats } Leuten, im Tempo „{ $pace }“.
seasons-agree-stand-in = Bist du weg, spielt eine Vertretung für dich, bis du wieder da bist; das Ergebnis zählt als deines.
seasons-agree-leave = Verlässt du die Saison oder gibst du an einem ihrer Tische auf, spielt eine Vertretung weiter, du wirst Letzte oder Letzter und steigst ab.
seasons-agree-rated = Die Partien werden wie sonst gewertet. In den Saisons der Seite dürfen alle zusehen.
seasons-agree-out = Du darfst zwei Saisons hintereinander aussetzen und behältst deine Division.
seasons-sign-up = Anmelden
seasons-in = Du bist dabei.
seasons-take-back = Wieder abmelden
seasons-joined = Du bist angemeldet für { $name }.
seasons-taken-back = Du bist wieder abgemeldet.
seasons-leave = Die Saison verlassen
seasons-leave-sure = Eine Vertretung spielt deine Tische zu Ende, und du wirst Letzte oder Letzter. Das lässt sich nicht zurücknehmen.
seasons-left = Du hast die Saison verlassen.
seasons-to-own = Deine Division: { $name }
seasons-division = Division { $name }
seasons-see = Zur Saison
seasons-who = Wer mitmacht
seasons-past = Frühere Saisons
seasons-past-none = Dies ist die erste Saison.
seasons-standings = Stand
seasons-tables = Tische
seasons-tables-making = Die Tische werden aufgebaut. Das dauert höchstens eine Minute.
seasons-col-place = Platz
seasons-col-person = Person
seasons-col-points = Punkte
seasons-col-wins = Siege
seasons-col-tables = Tische
seasons-col-reach = Noch möglich
seasons-points-rule = Punkte für einen Tisch: { $points }. Gleiche Plätze teilen sie. Bei Gleichstand: Siege, dann zweite Plätze, dann der Anteil an der Punktzahl des ersten Platzes, dann ein Los aus dem Startwert der Saison.
seasons-leaver-rule = Wer gegangen ist, steht am Ende; an jedem Tisch zählen die anderen, wie sie untereinander stehen.
seasons-place-range = { $best } bis { $worst }
seasons-left-mark = ist gegangen
seasons-goes-up = steigt auf
seasons-goes-down = steigt ab
seasons-went-up = ist aufgestiegen
seasons-went-down = ist abgestiegen
seasons-turn = { $names }: { $since }
seasons-turn-nobody = Eine Vertretung spielt.
seasons-ended = Zu Ende
seasons-ended-with = Gewonnen: { $names }
seasons-no-result = Ohne Ergebnis beendet
seasons-open-all = Noch ist alles offen: Was du erreichen kannst, steht hier, sobald nur noch wenige Tische laufen.
seasons-reach-range = Du kannst noch auf jeden Platz von { $best } bis { $worst } kommen.
seasons-reach-place = Du kommst auf Platz { $place }.
seasons-first-sure = Du wirst sicher Erste oder Erster.
seasons-up-sure = Du steigst sicher auf.
seasons-first-if = Du kommst sicher auf Platz 1, wenn du { $needs }.
seasons-up-if = Du steigst sicher auf, wenn du { $needs }.
seasons-stays-sure = Du steigst nicht ab, was auch geschieht.
seasons-stays-if = Du bleibst sicher, wenn du { $needs }.
seasons-need-win = in { $table } gewinnst
seasons-need-place = in { $table } auf Platz { $place } oder besser kommst
seasons-or = { $one }, oder wenn du { $other }
seasons-over = Die Saison ist vorbei. Du bist auf Platz { $place } gekommen.
seasons-check = Wie der Zufall entschieden wurde
seasons-check-text = Die Auslosung und das Los folgen aus diesem Geheimnis, dessen SHA-256 vor der ersten Anmeldung zu sehen war, und aus dem zufälligen Text aller, die mitmachen.
seasons-check-later = Die Auslosung und das Los folgen aus einem Geheimnis. Sein SHA-256 ist jetzt zu sehen, das Geheimnis, wenn die Saison vorbei ist.
seasons-open = Eine Saison eröffnen
seasons-open-text = Die Anmeldung dauert eine Woche; die Saison beginnt, sobald fünf Leute angemeldet sind. Ist sie vorbei, öffnet die nächste von selbst.
seasons-open-title = Spiel
seasons-open-pace = Tempo
seasons-open-button = Eröffnen
seasons-opened = Die Anmeldung zur Saison ist offen.
seasons-stop = Nach dieser keine weitere Saison eröffnen
seasons-go-on = Nach dieser die nächste Saison eröffnen
seasons-look = Zur Saison
errors-season-open = Eine Saison dieses Spiels ist offen oder läuft. Die nächste lässt sich eröffnen, wenn sie vorbei ist.
errors-season-begun = Die Saison hat begonnen. Zur nächsten kannst du dich anmelden.
errors-season-not-running = Nur eine laufende Saison lässt sich verlassen. Von einer Anmeldung kannst du dich wieder abmelden.
notices-kind-season-on = Eine Saison beginnt
news-season-on = Eine Saison mit dir hat begonnen, in { $table } und an anderen Tischen.
mail-season-on-subject = Deine Saison beginnt: { $where }
mail-season-on-lead = Die Saison, zu der du dich angemeldet hast, beginnt, { $name }.
mail-season-on-what = Alle deine Tische der Saison beginnen jetzt. Die Seite der Saisons zeigt deine Division.
notices-kind-season-over = Eine Saison ist vorbei
news-season-over = Eine Saison mit dir ist vorbei; ihr letzter Tisch war { $table }.
mail-season-over-subject = Deine Saison ist vorbei: { $where }
mail-season-over-lead = Alle Tische deiner Saison sind zu Ende, { $name }.
mail-season-over-what = Die Seite deiner Division zeigt deinen Platz und wer auf- oder absteigt.

privacy-file-seasons = die Saisons, zu denen du dich angemeldet hast, und deine Plätze
