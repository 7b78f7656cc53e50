# Zeilen im Protokoll eines Tisches über seine Uhren.

clocks-log-timed-out = Die Zeit von { $seat } ist abgelaufen.
clocks-log-held = Eine Vertretung spielt für { $seat }, bis sie oder er zurückkehrt.
clocks-log-held-left = { $seat } ist gegangen. Eine Vertretung spielt weiter.
clocks-log-resigned = { $seat } hat aufgegeben. Eine Vertretung spielt den Platz zu Ende.
clocks-log-returned = { $seat } ist wieder da.
clocks-log-credited = Die Seite war eine Weile nicht erreichbar. Alle Uhren haben { $span } zurückbekommen.
clocks-log-paused = { $days ->
    [one] Alle haben zugestimmt: Die Uhren stehen einen Tag still.
   *[other] Alle haben zugestimmt: Die Uhren stehen { $days } Tage still.
}
clocks-log-resumed-over = Die Pause ist vorbei. Die Uhren laufen wieder.
clocks-log-resumed-consent = Alle haben zugestimmt, die Pause zu beenden. Die Uhren laufen wieder.
clocks-log-quarantined = Ein Fehler in unseren Regeln hat den Tisch angehalten. Niemand verliert Zeit.
clocks-log-released = Am Tisch geht es weiter, und die Uhren laufen wieder.
clocks-log-ended-consent = Alle, die noch spielten, haben zugestimmt, die Partie vorzeitig zu beenden. Sie hat kein Ergebnis.
clocks-log-ended-timeout = Die Bedenkzeit war um, deshalb ist die Partie zu Ende, wie es am Tisch vereinbart war. Sie hat kein Ergebnis.
clocks-log-ended-nobody = Für alle Plätze spielten Vertretungen, deshalb ist die Partie zu Ende. Sie hat kein Ergebnis.

clocks-span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
clocks-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
clocks-span-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
clocks-log-ended-closed = Die Betreiber dieser Seite haben den Tisch geschlossen. Die Partie hat kein Ergebnis.
