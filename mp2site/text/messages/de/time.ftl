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
time-clock-stopped = Die Uhr steht still wie der Tisch; übrig: { $left }.
time-clock-up = { $who ->
    [you] Deine Zeit ist um; jeden Augenblick { $then }.
   *[other] Die Zeit von { $name } ist um; jeden Augenblick { $then }.
}
time-then = { $what ->
    [seat] { $who ->
        [you] spielt { opponents-player } diesen Zug für dich und übernimmt deinen Platz, bis du zurückkommst
       *[other] spielt { opponents-player } diesen Zug und übernimmt den Platz, bis sein Besitzer zurückkommt
    }
    [end] endet der Tisch ohne Ergebnis
   *[turn] { $who ->
        [you] spielt { opponents-player } diesen Zug für dich
       *[other] spielt { opponents-player } diesen Zug
    }
}
time-misses = Noch { $count } versäumte Züge hintereinander, und das Haus übernimmt den Platz.
time-credit = Gutgeschrieben: { $span }, da das Haus nicht erreichbar war.
time-stands = { $why ->
    [vacation] weg bis { $when }
    [rest] ruht bis { $when }
    [held] { $player ->
        [apprentice] von einem Lehrling gespielt
        [merchant] von einem Händler gespielt
        [master] von einem Meister gespielt
       *[house] vom Haus gespielt
    }
    [paused] Pause bis { $when }
    [stopped] steht still
   *[quiet] Ruhezeit bis { $when }
}
time-away = weg bis { $when }
time-return = Nimm deinen Platz zurück
time-return-held = { opponents-player-begins } hat deinen Platz an „{ $table }“ übernommen und spielt für dich.
time-return-missed = Du hast deine letzten Züge versäumt. Die anderen dürfen die Partie ohne dich beenden, wenn du nicht zurückkommst.
time-return-missed-button = Ich bin zurück
