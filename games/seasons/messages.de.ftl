## Saisons: Gruppen von etwa sieben Leuten, die alle ihre Tische gleichzeitig spielen

seasons-title = Saisons
seasons-text = Etwa sieben gleich starke Leute spielen alle ihre Tische gleichzeitig, höchstens sechs Wochen lang. Wer Erste oder Erster wird, steigt in eine höhere Division auf, die letzten beiden steigen ab. Mit dabei ist nur, wer sich anmeldet.
seasons-none = Gerade läuft keine Saison. Das Team eröffnet für jedes Spiel eine.
seasons-name = { $title }, Saison { $number }
seasons-name-of = { $of ->
    [circle] { $title }, Saison { $number } von { $circle }
   *[site] { $title }, Saison { $number }
}
seasons-where = { $of ->
    [circle] { $title }, Saison { $number } eines Kreises
   *[site] { $title }, Saison { $number }
}
seasons-of-circle = Kreis { $circle }
seasons-people = { $count ->
    [one] Eine Person macht mit
   *[other] { $count } Leute machen mit
}
seasons-people-waiting = { $count ->
    [0] Noch ist niemand angemeldet. Eine Saison braucht mindestens fünf Leute.
    [one] Eine Person ist angemeldet. Eine Saison braucht mindestens fünf Leute.
   *[other] { $count } Leute sind angemeldet. Eine Saison braucht mindestens fünf.
}
seasons-begins = Sie beginnt { $when }.
seasons-ends = Ab dem { $date } spielt eine Vertretung jeden Zug, auf den die anderen zwölf Stunden gewartet haben, damit die Saison endet.
seasons-get = Du spielst { $tables } Tische gleichzeitig, mit je { $seats } Leuten, im Tempo „{ $pace }“.
seasons-table-days = Mit Leuten wie dir dauert jeder Tisch { $low } bis { $high } Tage.
seasons-last-days = Der letzte Tisch endet in { $low } bis { $high } Tagen, in vier von fünf Fällen.
seasons-agree-stand-in = Bist du weg, spielt eine Vertretung für dich, bis du wieder da bist; das Ergebnis zählt als deines.
seasons-agree-leave = Verlässt du die Saison oder gibst du an einem ihrer Tische auf, spielt eine Vertretung weiter, und du belegst den letzten Platz. Du steigst ab, außer aus der untersten Division.
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
seasons-who = Teilnehmende
seasons-past = Frühere Saisons
seasons-past-none = Dies ist die erste Saison.
seasons-standings = Stand
seasons-tables = Tische
seasons-tables-making = Die Tische werden aufgebaut. Das dauert höchstens eine Minute.
seasons-col-place = Platz
seasons-col-person = Person
seasons-col-points = Punkte
seasons-col-wins = Siege
seasons-left-mark = ist gegangen
seasons-goes-up = steigt auf
seasons-goes-down = steigt ab
seasons-went-up = ist aufgestiegen
seasons-went-down = ist abgestiegen
seasons-turn = { $names }: { $since }
seasons-turn-nobody = Eine Vertretung spielt.
seasons-ended-with = Gewonnen: { $names }
seasons-no-result = Ohne Ergebnis beendet
seasons-open-all = Noch ist es zu früh. Deine möglichen Plätze stehen hier, sobald nur noch wenige Tische laufen.
seasons-reach-range = Du kannst noch auf jeden Platz von { $best } bis { $worst } kommen.
seasons-reach-place = Du kommst auf Platz { $place }.
seasons-first-sure = Du wirst sicher Erste oder Erster.
seasons-up-sure = Du steigst sicher auf.
seasons-first-if = Du kommst sicher auf Platz 1, wenn du { $needs }.
seasons-up-if = Du steigst sicher auf, wenn du { $needs }.
seasons-stays-sure = Du steigst sicher nicht ab.
seasons-stays-if = Du steigst sicher nicht ab, wenn du { $needs }.
seasons-need-win = in { $table } gewinnst
seasons-need-place = in { $table } auf Platz { $place } oder besser kommst
seasons-or = { $one }, oder wenn du { $other }
seasons-over = Die Saison ist vorbei. Du belegst Platz { $place }.
seasons-check = Die Auslosung
seasons-check-text = Die Auslosung und das Los folgen aus diesem Geheimnis, dessen SHA-256 vor der ersten Anmeldung zu sehen war, und aus dem zufälligen Text aller, die mitmachen.
seasons-check-later = Die Auslosung und das Los folgen aus einem Geheimnis. Sein SHA-256 ist jetzt zu sehen, das Geheimnis, wenn die Saison vorbei ist.
seasons-open = Eine Saison eröffnen
seasons-open-text = Die Anmeldung dauert eine Woche, und länger, bis mindestens fünf Leute angemeldet sind. Ist die Saison vorbei, öffnet die nächste von selbst.
seasons-open-title = Spiel
seasons-open-pace = Tempo
seasons-open-button = Eröffnen
seasons-opened = Die Anmeldung zur Saison ist offen.
seasons-stop = Keine weitere Saison eröffnen
seasons-go-on = Auch die nächste eröffnen
seasons-look = Zur Saison
errors-season-open = Eine Saison dieses Spiels ist offen oder läuft. Die nächste lässt sich eröffnen, wenn sie vorbei ist.
errors-season-begun = Die Saison hat begonnen. Zur nächsten kannst du dich anmelden.
errors-season-not-running = Nur eine laufende Saison lässt sich verlassen. Von einer Anmeldung kannst du dich wieder abmelden.
notices-kind-season-on = Eine Saison beginnt
mail-season-on-subject = Deine Saison beginnt: { $where }
notices-kind-season-over = Eine Saison ist vorbei
mail-season-over-subject = Deine Saison ist vorbei: { $where }
mail-season-over-lead = Alle Tische deiner Saison sind zu Ende, { $name }.
notices-line-season-on = { $subject } beginnt
news-season-on = { $subject } hat begonnen, und du spielst mit.
mail-season-on-lead = { $subject } beginnt, { $name }.
mail-season-on-what = Alle deine Tische beginnen jetzt. Die Seite der Saison zeigt deine Division und deine Tische.
notices-line-season-over = { $subject } ist vorbei: Platz { $place } von { $people }
news-season-over = { $subject } ist vorbei. Du belegst Platz { $place } von { $people }.
mail-season-over-what = Du bist in Division { $division } auf Platz { $place } von { $people } gekommen{ $moved ->
    [-1] {" "}und steigst auf.
    [1] {" "}und steigst ab.
   *[0] .
}
notices-kind-season-open = Die Anmeldung zu einer Saison ist offen
notices-line-season-open = Die Anmeldung ist offen: { $subject }
news-season-open = Die Anmeldung ist offen: { $subject }.
mail-season-open-subject = Die Anmeldung ist offen: { $where }
mail-season-open-lead = Du kannst dich anmelden, { $name }: { $subject }.
mail-season-open-what = Du wolltest benachrichtigt werden. Die Anmeldung dauert eine Woche; dann beginnen alle Tische gleichzeitig.
seasons-watch = Benachrichtige mich
seasons-watch-named = Benachrichtige mich: { $title }
seasons-watch-title = Benachrichtigung, wenn die Anmeldung öffnet
seasons-watch-text = Eine Nachricht für jede Saison, die öffnet, sonst nichts.
seasons-unwatch = Nicht mehr benachrichtigen
seasons-unwatch-named = Du wirst zu { $title } benachrichtigt. Abbestellen
seasons-watched = Wir benachrichtigen dich, wenn die Anmeldung öffnet.
seasons-unwatched = Wir benachrichtigen dich nicht mehr, wenn die Anmeldung öffnet.
seasons-next = Die nächste Saison
seasons-next-text = Die Anmeldung öffnet, wenn diese Saison vorbei ist. Wir können dir dann schreiben.
seasons-none-staff = Gerade läuft keine Saison. Du kannst eine eröffnen.
seasons-circle-none = Dieser Kreis hat noch keine Saison. Du kannst eine eröffnen. Sie braucht mindestens fünf Mitglieder.
seasons-open-owner = Für
seasons-open-site = Alle auf dieser Seite
seasons-open-seats = Spieler an einem Tisch
seasons-open-most = So viele, wie das Spiel hat
seasons-col-seconds = 2.
seasons-col-share = Anteil
seasons-col-reach = Mögliche Plätze
seasons-share = { $share } %
seasons-box = { $kind ->
    [running] Sitz { $seat }: läuft noch
    [none] Sitz { $seat }: kein Platz
   *[other] Sitz { $seat }: Platz { $place }
}
seasons-boxes = Kästchen: Plätze nach Sitzen. Gestrichelt: läuft noch.
seasons-own-place = Du belegst Platz { $place }.
seasons-left-stand-in = { opponents-player-begins } spielt seit { $date }
seasons-left-on = Gegangen am { $date }
seasons-away-stand-in = { opponents-player-begins } spielt vorläufig
seasons-own-left = Du hast diese Saison verlassen. Vertretungen spielen deine Tische zu Ende; zur nächsten Saison kannst du dich anmelden.
seasons-leaver-rule = Gegangen: { $names }. Vertretungen spielen weiter und bekommen keine Punkte; an jedem Tisch zählen die anderen, wie sie untereinander stehen.
seasons-fair = { $people } Leute mit je { $tables } Tischen, alle gleichzeitig.
seasons-fair-meet = { $even ->
    [1] { $least ->
        [1] Alle treffen alle einmal.
        [2] Alle treffen alle zweimal.
       *[other] Alle treffen alle { $least }-mal.
    }
   *[other] Alle treffen alle { $least }- oder { $most }-mal.
}
seasons-fair-seats = Alle haben jeden Sitz einmal.
seasons-time = { $passed } von { $days } Spieltagen sind vorbei
seasons-began = Begonnen: { $date }.
seasons-tables-ended = { $count } von { $all } Tischen sind zu Ende
seasons-tables-own = Deine Tische
seasons-tables-other = Andere Tische
seasons-play = Spielen
seasons-play-at = Spielen: { $table }
seasons-stopped = Durch einen Fehler gestoppt; zählt für niemanden
seasons-repairing = Durch einen Fehler gestoppt. Wir reparieren ihn.
seasons-counted = Wie Plätze zählen
seasons-counted-points = Punkte: { $points } nach Plätzen. Gleiche Plätze teilen sie.
seasons-counted-wins = Siege, dann zweite Plätze.
seasons-counted-share = Anteil: deine Punktzahl im Verhältnis zur besten am Tisch, im Mittel.
seasons-counted-lot = Ein Los aus dem Geheimnis der Saison, das am Ende gezeigt wird.
seasons-done = Alle deine Tische sind zu Ende.
seasons-row-place = Platz { $place }.
seasons-row-range = Platz { $best } bis { $worst }.
seasons-row-down = Letzter Platz, steigt ab.
seasons-row-left = Letzter Platz.
seasons-row-first-sure = Sicher auf Platz 1.
seasons-row-first-if = Sicher auf Platz 1 mit { $needs }.
seasons-row-up-sure = Steigt sicher auf.
seasons-row-up-if = Steigt sicher auf mit { $needs }.
seasons-row-stays-sure = Kann nicht absteigen.
seasons-row-stays-if = Bleibt sicher mit { $needs }.
seasons-row-need-win = einem Sieg in { $table }
seasons-row-need-place = Platz { $place } oder besser in { $table }
seasons-row-or = { $one }, oder { $other }
seasons-divisions = Divisionen
seasons-edges = Über der durchgezogenen Linie: steigt auf. Unter der gestrichelten: steigt ab.
seasons-yours = deine
seasons-won-by = Gewonnen von { $name }
seasons-own-past = Du: Platz { $place } in Division { $division }
seasons-signed-out = Melde dich an, um mitzumachen.
seasons-resigning = Dieser Tisch gehört zu { $name }. Gibst du hier auf, verlässt du die ganze Saison: Vertretungen spielen alle deine Tische, und du belegst den letzten Platz. Du steigst ab, außer aus der untersten Division.

privacy-file-seasons = die Saisons, zu denen du dich angemeldet hast, deine Plätze und die Anmeldungen, zu denen du benachrichtigt werden willst
