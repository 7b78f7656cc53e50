## Tage und Stunden

time-today = heute, { $time }
time-tomorrow = morgen, { $time }
time-on = { $day }, { $time }
time-date = { $day }. { $month } { $year }
time-day = { $weekday } { $day }. { $month } { $year }
time-week-day = { $weekday } { $day }.
time-weekday-1 = Montag
time-weekday-2 = Dienstag
time-weekday-3 = Mittwoch
time-weekday-4 = Donnerstag
time-weekday-5 = Freitag
time-weekday-6 = Samstag
time-weekday-7 = Sonntag

## Der Kalender

time-feed-name = Caravanserai: meine Züge
time-feed-event = { $table }: Deine Zeit läuft ab

## Die Uhr eines Zuges

time-left = noch { $span }
time-up = Zeit ist um
time-clock-runs = { $who ->
    [you] Du hast noch { $left }, bis { $when }; dann { $then }.
   *[other] { $name } hat noch { $left }, bis { $when }; dann { $then }.
}
time-clock-free = { $who ->
    [you] Du hast noch { $free } frei und danach { $bank } Vorrat, bis { $when }; dann { $then }.
   *[other] { $name } hat noch { $free } frei und danach { $bank } Vorrat, bis { $when }; dann { $then }.
}
time-clock-stands = { $who ->
    [you] Deine Uhr steht still bis { $from }: { $why ->
        [vacation] Du bist im Urlaub
        [rest] Es ist dein Ruhetag
       *[quiet] Es ist deine Ruhezeit
    }. Danach bleiben { $left }, bis { $when }; dann { $then }.
   *[other] Die Uhr von { $name } steht still bis { $from }: { $why ->
        [vacation] Urlaub
        [rest] Ruhetag
       *[quiet] Ruhezeit
    }. Danach bleiben { $left }, bis { $when }; dann { $then }.
}
time-clock-held = { $who ->
    [you] { opponents-player-begins } spielt für dich, bis du zurückkommst.
   *[other] { opponents-player-begins } spielt für { $name }, bis sie oder er zurückkommt.
}
time-clock-stopped = Der Tisch und seine Uhr stehen still; noch { $left }.
time-clock-up = { $who ->
    [you] Deine Zeit ist um; jeden Augenblick { $then }.
   *[other] Die Zeit von { $name } ist um; jeden Augenblick { $then }.
}
time-then = { $what ->
    [seat] { $who ->
        [you] spielt { opponents-player } diesen Zug für dich und spielt weiter, bis du zurückkommst
       *[other] spielt { opponents-player } diesen Zug und spielt weiter, bis die Person zurückkommt
    }
    [end] endet der Tisch ohne Ergebnis
   *[turn] { $who ->
        [you] spielt { opponents-player } diesen Zug für dich
       *[other] spielt { opponents-player } diesen Zug
    }
}
time-misses = { $count ->
    [one] Nach noch einem versäumten Zug übernimmt eine Vertretung den Platz.
   *[other] Nach { $count } weiteren versäumten Zügen hintereinander übernimmt eine Vertretung den Platz.
}
time-credit = Gutgeschrieben: { $span }, weil die Seite nicht erreichbar war.
time-stands = { $why ->
    [vacation] weg bis { $when }
    [rest] Ruhetag bis { $when }
    [held] { $player ->
        [apprentice] von einem Lehrling gespielt
        [merchant] von einem Händler gespielt
        [master] von einem Meister gespielt
       *[house] von der Automatik gespielt
    }
    [paused] Pause bis { $when }
    [stopped] angehalten
   *[quiet] Ruhezeit bis { $when }
}
time-away = weg bis { $when }
time-return = Platz zurücknehmen
time-return-held = { opponents-player-begins } spielt für dich am Tisch „{ $table }“.
time-return-missed = Du hast deine letzten Züge versäumt. Wenn du nicht zurückkommst, dürfen die anderen die Partie ohne dich beenden.
time-return-missed-button = Ich bin zurück
