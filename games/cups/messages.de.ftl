## Pokale: ein paar Runden an Tischen nach Punkten und ein Finale

cups-title = Pokale
cups-text = Ein Pokal hat zwei oder drei Runden und ein Finale. In jeder Runde spielst du einen Tisch mit Leuten, die etwa so viele Punkte haben wie du. Ein Pokal beginnt, sobald er voll ist.
cups-none = Gerade gibt es keinen Pokal. Das Team eröffnet Pokale für alle, wer einen Kreis gegründet hat, für den Kreis.
cups-of-circle = Kreis { $circle }
cups-pods-4 = Tische zu viert oder zu dritt
cups-pods-3 = Tische zu dritt oder zu viert
cups-pods-2 = zu zweit
cups-phase-sign-up = Du kannst mitmachen
cups-phase-running = Läuft
cups-phase-over = Vorbei
cups-phase-cancelled = Abgesagt
cups-people = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}
cups-people-of = { $count } von { $size } Leuten machen mit
cups-in = Du bist dabei.
cups-starts = Beginnt, wenn { $size } Leute dabei sind
cups-starts-at = Oder { $when }, wenn dann mindestens { $fewest } Leute mitmachen. Sonst wird er abgesagt.
cups-seat-free = frei
cups-join = Mitmachen
cups-leave-before = Wieder abmelden
cups-leave = Den Pokal verlassen
cups-leave-sure = Eine Vertretung spielt deinen Tisch zu Ende, du bekommst keine Punkte und belegst den letzten Platz. Das lässt sich nicht zurücknehmen.
cups-cancel = Den Pokal absagen
cups-done-join = Du machst mit.
cups-done-leave = Du hast den Pokal verlassen.
cups-done-cancel = Der Pokal ist abgesagt.
cups-cancelled = Der Pokal hat nicht stattgefunden.
cups-cancelled-text = { $count ->
    [0] Niemand war dabei. Ein Pokal braucht mindestens { $fewest } Leute. Ein neuer lässt sich jederzeit eröffnen.
    [one] Eine Person war dabei. Ein Pokal braucht mindestens { $fewest }. Ein neuer lässt sich jederzeit eröffnen.
   *[other] { $count } Leute waren dabei. Ein Pokal braucht mindestens { $fewest }. Ein neuer lässt sich jederzeit eröffnen.
}
cups-get = Regeln in Kürze
cups-get-tables = Ein Tisch nach dem anderen, { $rounds } Runden und vielleicht das Finale. Das Tempo ist „{ $pace }“.
cups-get-pairing = Runde 1 wird ausgelost, danach geht es nach Punkten. Zweimal trifft man sich nur, wenn es nicht anders geht.
cups-get-next = Dein nächster Tisch beginnt, sobald seine Leute frei sind.
cups-get-away = Bist du weg, spielt eine Vertretung für dich, bis du wieder da bist; das Ergebnis zählt als deines.
cups-get-leave = Verlässt du den Pokal oder gibst du an einem seiner Tische auf, spielt eine Vertretung weiter, und du belegst den letzten Platz.
cups-get-rated = Die Partien werden wie sonst gewertet. In den Pokalen der Seite dürfen alle zusehen.
cups-own-table = Zu deinem Tisch { $table }
cups-own-next = { $count ->
    [one] Dein nächster Tisch beginnt, sobald seine Leute frei sind. Ein Tisch wird noch gespielt.
   *[other] Dein nächster Tisch beginnt, sobald seine Leute frei sind. { $count } Tische werden noch gespielt.
}
cups-own-final = Du hast alle deine Tische gespielt. Das Finale läuft.
cups-own-starting = Die Tische werden aufgebaut. Das dauert höchstens eine Minute.
cups-own-place = Der Pokal ist vorbei. Du belegst Platz { $place }.
cups-own-left = Du hast diesen Pokal verlassen.
cups-won = { $name } hat den Pokal gewonnen.
cups-final = Finale
cups-round = Runde { $number }
cups-round-lot = ausgelost
cups-round-points = nach Punkten
cups-round-final = die Besten der Tabelle
cups-bye = { $name } hat ein Freilos, das als Sieg zählt.
cups-turn = { $name }: { $since }
cups-turn-stand-in = Eine Vertretung spielt.
cups-ended = Zu Ende
cups-standings = Stand
cups-standings-after = nach den Runden; das Finale entscheidet die Plätze derer, die es spielen
cups-col-place = Platz
cups-col-person = Person
cups-col-points = Punkte
cups-col-wins = Siege
cups-col-tables = Tische
cups-col-score = Ergebnis
cups-left-mark = ist gegangen
cups-points-rule = Punkte für einen Tisch zu { $seats }: { $points }.
cups-ties-rule = Gleiche Plätze teilen die Punkte. Bei Gleichstand: Siege, dann zweite Plätze, dann der Anteil an der Punktzahl des ersten Platzes, dann ein Los.
cups-check = Die Auslosung
cups-check-text = Die Auslosung und das Los folgen aus diesem Geheimnis, dessen SHA-256 zu sehen war, bevor jemand mitmachte, und aus dem zufälligen Text aller, die mitmachen.
cups-check-later = Die Auslosung und das Los folgen aus einem Geheimnis. Sein SHA-256 ist jetzt zu sehen, das Geheimnis, wenn der Pokal vorbei ist.
cups-open = Einen Pokal eröffnen
cups-open-text = Er beginnt, sobald er voll ist. Nach den Tagen, die du wählst, beginnt er mit mindestens acht Leuten, oder er wird abgesagt.
cups-open-name = Name
cups-open-for = Für
cups-open-site = Alle
cups-open-game = Spiel
cups-open-seats = Tische
cups-open-size = Zahl der Leute (8 bis 64; Paare: 8 bis 16)
cups-open-days = Beginnt spätestens
cups-open-in-days = in { $days } Tagen
cups-open-pace = Tempo
cups-open-button = Eröffnen
cups-opened = Der Pokal ist offen. Jetzt können Leute mitmachen.
cups-look = Zum Pokal
cups-card-join = Dein Kreis { $circle } hat einen Pokal. Du kannst mitmachen, bis er voll ist.
cups-card-wait = Dein nächster Tisch beginnt, sobald seine Leute frei sind.
errors-cup-closed = Der Pokal ist voll oder hat begonnen.
errors-cup-over = Der Pokal ist vorbei.
errors-cup-many = Höchstens { $most } Pokale können gleichzeitig offen sein oder laufen.
errors-cup-name = Ein Pokal braucht einen Namen.
errors-cup-size = Ein Pokal hat { $least } bis { $most } Leute.
errors-cup-days = Ein Pokal kann 1 bis { $most } Tage auf Leute warten.
notices-kind-cup-game = Deine nächste Partie in einem Pokal
notices-line-cup-game = { $subject }: Deine nächste Partie hat begonnen
news-cup-game = Deine nächste Partie in { $subject } hat begonnen, am Tisch { $table }.
mail-cup-game-subject = Deine nächste Partie im Pokal: { $where }
mail-cup-game-lead = Deine nächste Partie in { $subject } hat am Tisch { $table } begonnen, { $name }.
mail-cup-game-what = Alle an diesem Tisch haben ihre letzte Partie beendet. Die Seite des Pokals führt zum Tisch.
notices-kind-cup-over = Ein Pokal ist vorbei
notices-line-cup-over = { $subject } ist vorbei: Platz { $place } von { $people }
news-cup-over = { $subject } ist vorbei. Du belegst Platz { $place } von { $people }.
mail-cup-over-subject = Dein Pokal ist vorbei: { $where }
mail-cup-over-lead = { $subject } ist vorbei, { $name }.
mail-cup-over-what = Du belegst Platz { $place } von { $people }.
notices-kind-cup-off = Ein Pokal ist abgesagt
notices-line-cup-off = { $subject } ist abgesagt
news-cup-off = { $subject } ist abgesagt. Er hat nicht begonnen.
mail-cup-off-subject = Dein Pokal ist abgesagt: { $where }
mail-cup-off-lead = { $subject } ist abgesagt, { $name }.
mail-cup-off-what = Er hat nicht begonnen. Du kannst bei einem anderen Pokal mitspielen.
cups-name = { $cup }
cups-where = { $title }, Pokal { $number }
cups-circle-none = Der Kreis hat noch keinen Pokal.
cups-stopped = Durch einen Fehler gestoppt; zählt für niemanden
cups-repairing = Durch einen Fehler gestoppt. Wir reparieren ihn.

privacy-file-cups = die Pokale, bei denen du mitmachst oder mitgemacht hast, und deine Plätze
