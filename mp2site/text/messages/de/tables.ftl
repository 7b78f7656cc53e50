## Die Liste der offenen Tische

tables-list-title = Offene Tische
tables-list-note = setz dich dazu oder eröffne selbst einen
tables-new = Neuer Tisch
tables-open-count = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
tables-open-about = Etwa { $count } offene Tische
tables-none = Gerade ist kein Tisch offen.
tables-none-filtered = Kein offener Tisch passt.
tables-none-hint = Eröffne selbst einen: Andere finden ihn hier, oder du schickst ihnen den Link.
tables-mine = Deine offenen Tische
tables-mine-note = sie warten auf Mitspieler
tables-seats-left = { $count ->
    [one] noch 1 Platz
   *[other] noch { $count } Plätze
}
tables-seats-full = voll
tables-seats-of = { $taken } von { $size } Plätzen besetzt
tables-starts-when-full = beginnt, sobald er voll ist
tables-join = Mitspielen
tables-show = Zeigen
tables-hosted-by = eröffnet von { $name }

## Filter und Seiten, wo immer Partien aufgelistet sind

tables-filter = Filter
tables-filter-title = Spiel
tables-filter-any-title = alle Spiele
tables-filter-person = Person
tables-filter-pace = Tempo
tables-filter-any-pace = jedes Tempo
tables-filter-any-seats = jede Platzzahl
tables-filter-ends = Dauer
tables-filter-any-within = jede Dauer
tables-filter-within = bis { $days } Tage
tables-filter-joinable = Nur Tische, an denen ich Platz nehmen kann
tables-sort-newest = neueste zuerst
tables-sort-fullest = vollste zuerst
tables-sort-oldest = älteste zuerst
tables-sort-soonest = kürzeste zuerst
tables-opened-ago = vor { $age } eröffnet
tables-filter-apply = Zeigen
tables-filter-clear = Zurücksetzen

## Ein neuer Tisch

tables-create-title = Ein neuer Tisch
tables-create-note = Drei kurze Angaben. Der Rest ist freiwillig.
tables-choose-title = Welches Spiel?
tables-seats = Plätze
tables-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
tables-seats-range = { $least }–{ $most } Plätze
tables-you = du
tables-open-seat = Freier Platz
tables-open-seat-note = wer zuerst kommt
tables-name = Name des Tisches
tables-name-ideas = Papierlaterne | Die blaue Brücke | Salzstraße | Safrantor | Erste Karawane | Langsame Boote | Winterquartier | Zwei Brunnen | Das vierte Kamel | Kupfermond | Trockenzeit | Lange Schatten | Der späte Gast | Tee und Datteln | Südwind | Die neunte Lampe | Weiter Horizont | Seide vor sechs | Alte Freunde | Stiller Hof
tables-pace = Wie schnell?
tables-pace-note = Ruhezeit, Ruhetage und Urlaub halten die Uhr an; beim Spiel am Stück nur der Urlaub
tables-pace-calm = Gemächlich
tables-pace-calm-about = ohne Uhr
tables-pace-calm-text = Ein Zug dauert so lange, wie er dauert.
tables-pace-live = Am Stück
tables-pace-live-about = alle sitzen jetzt am Tisch
tables-pace-daily = Täglich
tables-pace-daily-about = etwa ein Zug am Tag
tables-pace-relaxed = In Ruhe
tables-pace-relaxed-about = ein, zwei Züge in der Woche
tables-pace-custom = Eigenes Tempo
tables-pace-custom-text = Du bestimmst, wie lange ein Zug frei ist, wie groß der Vorrat ist und was ein Zug hinzufügt.
tables-pace-line = { $kind ->
    [grace] { $grace } je Zug
    [bank] { $bank } Vorrat
    [bank-adds] { $bank } Vorrat, +{ $adds } je Zug
    [grace-bank] { $grace } frei, { $bank } Vorrat
   *[grace-bank-adds] { $grace } frei, { $bank } Vorrat, +{ $adds } je Zug
}
tables-pace-sentence = { $kind ->
    [grace] Du hast { $grace } für jeden Zug. Nicht genutzte Zeit verfällt.
    [bank] Dein Vorrat ({ $bank }) läuft, solange du am Zug bist.
    [bank-adds] Dein Vorrat ({ $bank }) läuft, solange du am Zug bist; jeder Zug fügt { $adds } hinzu, bis höchstens { $cap }.
    [grace-bank] Jeder Zug ist { $grace } lang frei. Dann läuft dein Vorrat ({ $bank }).
   *[grace-bank-adds] Jeder Zug ist { $grace } lang frei. Dann läuft dein Vorrat ({ $bank }), und jeder Zug fügt { $adds } hinzu, bis höchstens { $cap }.
}
tables-own-grace = Frei in jedem Zug
tables-own-grace-unit = Frei in jedem Zug: in
tables-own-bank = Vorrat am Anfang
tables-own-bank-unit = Vorrat am Anfang: in
tables-own-increment = Ein Zug fügt hinzu
tables-own-increment-unit = Ein Zug fügt hinzu: in
tables-own-cap = Der Vorrat fasst höchstens
tables-own-cap-unit = Der Vorrat fasst höchstens: in
tables-own-minutes = Minuten
tables-own-hours = Stunden
tables-own-days = Tage
tables-own-most = Höchstens { $most }.
tables-own-text = Freie Zeit wird nicht gezählt. Was ein Zug darüber hinaus braucht, kommt aus dem Vorrat des Platzes. Sind beide zusammen kürzer als ein Tag, gilt der Tisch als am Stück gespielt.
tables-policy = Wenn jemandes Zeit abläuft
tables-policy-note = Zeit, in der diese Seite nicht erreichbar war, wird gutgeschrieben
tables-policy-turn = Eine Vertretung spielt diesen Zug
tables-policy-turn-text = Den nächsten Zug spielt die Person wieder selbst.
tables-policy-turn-sentence = Läuft jemandes Zeit ab, spielt { opponents-player } diesen Zug.
tables-policy-seat = Eine Vertretung übernimmt den Platz
tables-policy-seat-text = Eine Vertretung spielt jeden versäumten Zug. Nach einigen hintereinander spielt sie weiter, bis die Person mit einem Klick zurückkommt.
tables-policy-seat-sentence = { $misses ->
    [one] Läuft jemandes Zeit ab, spielt { opponents-player } für den Platz, bis die Person zurück ist.
   *[other] Läuft jemandes Zeit ab, spielt { opponents-player } diesen Zug und nach { $misses } versäumten Zügen hintereinander weiter, bis die Person zurück ist.
}
tables-policy-end = Der Tisch endet
tables-policy-end-text = Ohne Ergebnis. Im Rückblick bleibt er erhalten.
tables-policy-end-sentence = Läuft jemandes Zeit ab, endet der Tisch ohne Ergebnis.
tables-policy-none = Es gibt kein Zeitlimit.
tables-policy-misses = Versäumte Züge hintereinander, bis eine Vertretung übernimmt
tables-visibility = Sichtbarkeit
tables-visibility-public = Alle
tables-visibility-public-text = Der Tisch steht in der Liste; alle dürfen zuschauen und Platz nehmen.
tables-visibility-link = Per Link
tables-visibility-link-text = Der Tisch steht in keiner Liste. Wer den Link hat, darf zuschauen und einen freien Platz nehmen.
tables-visibility-private = Eingeladene
tables-visibility-private-text = Nur die Leute am Tisch sehen ihn. Andere brauchen deinen Einladungslink, um Platz zu nehmen.
tables-options = Optionen
tables-start-when-full = Beginnt, sobald er voll ist
tables-start-when-full-text = Sonst startest du selbst, wenn alle Plätze besetzt sind.
tables-seating = Wer spielt mit?
tables-seating-opponents = Computer
tables-seating-people = Bekannte
tables-seating-people-played = Leute, mit denen du gespielt hast
tables-invite-named = { $name } einladen
tables-seating-circles = Deine Kreise
tables-seating-link = Per Link
tables-seating-open = Offene Plätze
tables-seating-opponents-text = Sie nehmen alle anderen Plätze und antworten sofort.
tables-seating-link-text = Du bekommst einen Link zum Verschicken. Wer ihn hat, darf Platz nehmen; der Tisch steht nicht in der Liste.
tables-seating-open-text = Der Tisch steht in der Liste, und alle dürfen Platz nehmen.
tables-seating-guest = oder jemand anderes, mit Namen
tables-seating-none-yet = Du hast noch mit niemandem gespielt. Leute, die du hier kennst, kannst du mit Namen einladen.
tables-seating-nobody = Wähle Leute, die du einlädst, oder einen anderen Weg.
tables-seating-no-seat = Für die Leute, die du einlädst, bleibt kein Platz.
tables-seating-address = Um Leute mit Namen einzuladen, brauchst du eine bestätigte E-Mail-Adresse, damit niemand Einladungen von erfundenen Konten bekommt. Die anderen Wege stehen dir offen.
tables-more = Mehr
tables-more-note = Name, andere Tempi, Sichtbarkeit, Optionen
tables-name-hint = Er erscheint in Listen und Mails.
tables-pace-others = Andere Tempi
tables-pace-live-short = Jetzt spielen: { $grace } je Zug frei, { $bank } je Partie.
tables-pace-daily-short = Ein Zug am Tag, dazu { $bank } für Abwesenheiten.
tables-pace-calm-short = Keine Uhr: Ein Zug dauert so lange, wie er dauert.
tables-pace-relaxed-short = Ein, zwei Züge pro Woche: { $grace } sind frei, dazu { $bank } Vorrat.
tables-visibility-fitting = Automatisch
tables-visibility-fitting-text = In der Liste, wenn der Tisch offene Plätze oder einen Computer hat; per Link, wenn du Leute einlädst oder den Link verschickst.
tables-change-title = Optionen dieses Spiels zeigen
tables-open-it = Tisch eröffnen
tables-fairness-note = Alle Würfe folgen aus einem Geheimnis, das feststeht, wenn der Tisch eröffnet wird. Die Seite des Tisches über faire Würfel erklärt, wie man das nachprüft.
tables-error-summary = Etwas fehlt noch.

## Der Warteraum und die Einladung

tables-waiting-left = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Es fehlt noch 1 Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
tables-waiting-auto = Dann beginnt das Spiel von selbst. Wer am Zug ist, wird benachrichtigt.
tables-waiting-host = Dann startet { $name } die Partie.
tables-waiting-you-start = Dann startest du die Partie.
tables-seated = Am Tisch
tables-seat-free = frei
tables-host = Gastgeber
tables-joined = seit { $age } da
tables-invite = Leute einladen
tables-invite-text = Wer diesen Link hat, darf einen freien Platz nehmen. Er gilt, bis die Partie beginnt.
tables-invite-link = Einladungslink
tables-leave = Tisch verlassen
tables-leave-last = Verlassen und Tisch schließen
tables-start = Partie starten
tables-left = Du hast den Tisch verlassen.
tables-sit-down = Platz nehmen
tables-sign-in-to-join = Anmelden und Platz nehmen
tables-sign-up-to-join = Neu hier? Registrieren
tables-invited-by = { $name } lädt dich an diesen Tisch ein.
tables-luck = Dein eigenes Glück
tables-luck-text = Ein Wort von dir, das in alle Würfe und Mischungen eingeht. Buchstaben a bis z, Ziffern und Zeichen, ohne Leerzeichen. Lässt du es leer, wird ein Wort für dich gezogen.
tables-facts = Der Tisch
tables-learn = Regeln lernen

## Spiele

tables-titles-title = Spiele
tables-titles-note = welches passt zu dir? Das leichteste zuerst
tables-title-designer = { $count ->
    [one] Autor
   *[other] Autoren
}
tables-title-publisher = Verlag
tables-title-year = Jahr
tables-title-seats = Plätze
tables-title-length = Dauer
tables-title-edition = Ausgabe
tables-title-editions = { $count ->
    [one] Ausgabe
   *[other] Ausgaben
}
tables-title-edition-printed = wie gedruckt
tables-edition-like = { $name } ({ $about })
tables-edition-note = Was Karten, Plättchen und Wege wert sind. Ein Tisch behält seine Ausgabe bis zum Ende.
tables-title-rules-version = Version der Regeln
tables-title-rulebook = Regelheft
tables-title-rulebook-text = Jede Regel hat ihre eigene Adresse. Was gerade nicht möglich ist, führt zu der Regel, die es verbietet.
tables-title-read-rules = Regeln lesen
tables-title-open-tables = Offene Tische
tables-title-no-tables = Gerade wartet niemand auf Mitspieler.
tables-title-open-one = Einen Tisch eröffnen
tables-title-licence = Lizenz
tables-title-sources = Woher die Daten stammen
tables-title-games = Hier gespielte Partien
tables-rules-contents = Inhalt
tables-rules-gallery = Alle Karten
tables-rules-back = Über { $title }

## Partien: meine, alle, die einer Person

tables-games-mine = Meine Partien
tables-games-all = Alle Partien
tables-games-all-note = öffentliche Tische, laufend und beendet
tables-games-of = Partien von { $name }
tables-games-tab-all = Alle
tables-games-tab-running = Im Gang
tables-games-tab-finished = Beendet
tables-games-count = { $found } von { $count } Partien
tables-games-your-turn = Du bist am Zug
tables-games-others-think = Andere überlegen
tables-games-finished = Beendet
tables-games-none = Noch keine Partien.
tables-games-none-filtered = Keine Partie passt zu diesem Filter.
tables-games-none-hint = Nimm an einem offenen Tisch Platz oder eröffne einen.
tables-games-won = Gewonnen
tables-games-shared-win = Geteilter Sieg
tables-games-won-by = Sieg: { $names }
tables-games-rank = { $rank ->
   *[other] { $rank }. von { $size }
}
tables-games-view = Ansicht
tables-games-view-cards = Karten
tables-games-view-list = Liste
tables-games-sort = Sortieren nach
tables-games-sort-apply = Sortieren
tables-games-col-table = Tisch
tables-games-col-title = Spiel
tables-games-col-progress = Stand
tables-games-col-players = Mitspieler
tables-games-col-turn = Am Zug
tables-games-col-waiting = Wartet seit
tables-games-col-clock = Bedenkzeit
tables-games-col-go = Öffnen
tables-games-col-result = Ergebnis
tables-games-col-ended = Beendet am
tables-games-ended-early = vorzeitig beendet
tables-games-quarantined = durch einen Fehler auf unserer Seite angehalten
tables-people-joined = hier seit { $date }
tables-people-none = Noch keine öffentliche Partie.

## Abgelehnt

tables-refused-title = Das geht nicht
tables-refused-home = Zu deinen Tischen
tables-invite-name = Name von jemandem auf dieser Seite
tables-invite-name-hint = Wir benachrichtigen die Person. Ein Platz wird nicht frei gehalten.
tables-invite-button = Einladen
tables-invited-person = Wir benachrichtigen { $name } über diesen Tisch.
tables-invited-circle = { $count ->
    [0] Alle im Kreis wurden schon über diesen Tisch benachrichtigt.
    [one] Wir benachrichtigen eine Person über diesen Tisch.{ $left ->
        [0] {""}
       *[other] {" "}Eine Grenze ist erreicht: { $left } weitere werden nicht benachrichtigt.
    }
   *[other] Wir benachrichtigen { $count } Leute über diesen Tisch.{ $left ->
        [0] {""}
       *[other] {" "}Eine Grenze ist erreicht: { $left } weitere werden nicht benachrichtigt.
    }
}
