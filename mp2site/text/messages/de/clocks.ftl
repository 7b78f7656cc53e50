# Zeilen im Protokoll eines Tisches über seine Uhren.

clocks-log-timed-out = Die Zeit von { $seat } ist abgelaufen.
clocks-log-held = Der Platz von { $seat } wird weitergespielt, bis sie oder er zurückkehrt.
clocks-log-held-left = { $seat } ist gegangen. Der Platz wird weitergespielt.
clocks-log-resigned = { $seat } hat aufgegeben. Der Platz wird zu Ende gespielt.
clocks-log-returned = { $seat } ist wieder da.
clocks-log-credited = Das Haus war eine Weile nicht erreichbar. Alle Uhren haben { $span } zurückbekommen.
clocks-log-paused = { $days ->
    [one] Alle sind einverstanden: Die Uhren stehen einen Tag still.
   *[other] Alle sind einverstanden: Die Uhren stehen { $days } Tage still.
}
clocks-log-resumed-over = Die Pause ist vorbei. Die Uhren laufen weiter, wo sie standen.
clocks-log-resumed-consent = Alle wünschen es: Die Uhren laufen weiter, wo sie standen.
clocks-log-quarantined = Ein Fehler in unseren Regeln hat den Tisch angehalten. Niemandes Zeit läuft.
clocks-log-released = Der Tisch geht weiter, die Uhren auch, von dort, wo sie standen.
clocks-log-ended-consent = Die Partie wurde im Einvernehmen der Anwesenden vorzeitig beendet. Sie hat kein Ergebnis.
clocks-log-ended-timeout = Die Partie ist zu Ende, wie der Tisch es für diesen Fall vereinbart hatte. Sie hat kein Ergebnis.
clocks-log-ended-nobody = Das Haus spielte für alle Plätze, darum ist die Partie zu Ende. Sie hat kein Ergebnis.

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
clocks-log-ended-closed = Die Betreiber dieses Hauses haben den Tisch geschlossen. Die Partie hat kein Ergebnis.
