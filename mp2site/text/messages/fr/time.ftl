## Days and hours

time-today = aujourd’hui à { $time }
time-tomorrow = demain à { $time }
time-on = le { $day } à { $time }
time-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
time-day = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
time-week-day = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
}
time-weekday-1 = lundi
time-weekday-2 = mardi
time-weekday-3 = mercredi
time-weekday-4 = jeudi
time-weekday-5 = vendredi
time-weekday-6 = samedi
time-weekday-7 = dimanche

## The calendar feed

time-feed-name = Caravanserai : mes tours
time-feed-event = { $table } : fin de votre temps

## The clock of a turn

time-left = reste { $span }
time-up = temps écoulé
time-clock-runs = { $who ->
    [you] Il vous reste { $left } ; échéance { $when }. Ensuite, { $then }.
   *[other] Il reste { $left } à { $name } ; échéance { $when }. Ensuite, { $then }.
}
time-clock-free = { $who ->
    [you] Encore { $free } de temps offert, puis { $bank } de votre réserve ; échéance { $when }. Ensuite, { $then }.
   *[other] { $name } a encore { $free } de temps offert, puis { $bank } de réserve ; échéance { $when }. Ensuite, { $then }.
}
time-clock-stands = { $who ->
    [you] Votre pendule est arrêtée ({ $why ->
        [vacation] vacances
        [rest] jour de repos
       *[quiet] heures calmes
    }) et repart { $from }. Il vous restera alors { $left } ; échéance { $when }. Ensuite, { $then }.
   *[other] La pendule de { $name } est arrêtée ({ $why ->
        [vacation] vacances
        [rest] jour de repos
       *[quiet] heures calmes
    }) et repart { $from }. Il restera alors { $left } ; échéance { $when }. Ensuite, { $then }.
}
time-clock-held = { $who ->
    [you] { opponents-player-begins } joue à votre place jusqu’à votre retour.
   *[other] { opponents-player-begins } joue à la place de { $name } jusqu’à son retour.
}
time-clock-stopped = La pendule est arrêtée, comme la table ; il reste { $left }.
time-clock-up = { $who ->
    [you] Votre temps est écoulé ; d’un instant à l’autre, { $then }.
   *[other] Le temps de { $name } est écoulé ; d’un instant à l’autre, { $then }.
}
time-then = { $what ->
    [seat] { $who ->
        [you] { opponents-player } joue ce tour à votre place et continue jusqu’à votre retour
       *[other] { opponents-player } joue ce tour et continue jusqu’au retour du joueur
    }
    [end] la partie se termine sans résultat
   *[turn] { $who ->
        [you] { opponents-player } joue ce tour à votre place
       *[other] { opponents-player } joue ce tour
    }
}
time-misses = { $count ->
    [one] Après encore { $count } tour manqué, un remplaçant prend la place.
   *[other] Après encore { $count } tours manqués de suite, un remplaçant prend la place.
}
time-credit = { $span } de temps rendu, car le site était hors service.
time-stands = { $why ->
    [vacation] en vacances, retour { $when }
    [rest] repos, reprise { $when }
    [held] joué par { opponents-player }
    [paused] pause, reprise { $when }
    [stopped] à l’arrêt
   *[quiet] heures calmes, reprise { $when }
}
time-away = en vacances, retour { $when }
time-return = Reprendre votre place
time-return-held = { opponents-player-begins } joue à votre place à « { $table } ».
time-return-missed = Vous avez manqué vos derniers tours. Les autres peuvent terminer la partie sans vous, à moins que vous ne reveniez.
time-return-missed-button = Je suis de retour
