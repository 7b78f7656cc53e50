# Lines of a table's log about its clocks.

clocks-log-timed-out = Le temps de { $seat } est écoulé.
clocks-log-held = Un remplaçant joue pour { $seat } jusqu’à son retour.
clocks-log-held-left = { $seat } a quitté la partie. Un remplaçant joue à sa place.
clocks-log-resigned = { $seat } a abandonné. Un remplaçant joue à sa place jusqu’à la fin.
clocks-log-returned = { $seat } est de retour.
clocks-log-credited = Le site a été hors service un moment. Chaque pendule a récupéré { $span }.
clocks-log-paused = { $days ->
    [one] D’un commun accord, les pendules s’arrêtent pendant un jour.
   *[other] D’un commun accord, les pendules s’arrêtent pendant { $days } jours.
}
clocks-log-resumed-over = La pause est finie. Les pendules tournent à nouveau.
clocks-log-resumed-consent = D’un commun accord, la pause est finie. Les pendules tournent à nouveau.
clocks-log-quarantined = Une erreur dans nos règles a arrêté la table. Personne ne perd de temps.
clocks-log-released = La table reprend, et les pendules tournent à nouveau.
clocks-log-ended-consent = Les joueurs actifs ont décidé d’arrêter la partie avant la fin. Elle n’a pas de résultat.
clocks-log-ended-timeout = Le temps est écoulé : la partie est terminée, comme la table en avait convenu. Elle n’a pas de résultat.
clocks-log-ended-nobody = Des remplaçants jouaient à toutes les places : la partie est donc terminée. Elle n’a pas de résultat.

clocks-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clocks-span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clocks-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clocks-log-ended-closed = Les exploitants de ce site ont fermé la table. La partie n’a pas de résultat.
