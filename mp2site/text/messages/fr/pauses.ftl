# Pauses by consent.

pauses-title = Pause
pauses-text = Si tout le monde est d’accord, les pendules s’arrêtent pendant quelques jours. Vous pouvez quand même jouer, et la pause finit plus tôt si tout le monde est d’accord.
pauses-length = Jours
pauses-propose = Demander aux autres
pauses-proposed = { $days ->
    [one] { $name } demande une pause d’un jour.
   *[other] { $name } demande une pause de { $days } jours.
}
pauses-missing = Accord encore attendu : { $names }.
pauses-agree = Accepter
pauses-refuse = Refuser
pauses-drop = Retirer la demande
pauses-paused = Pause, reprise { $when } : toutes les pendules sont arrêtées.
pauses-end-missing = Certains veulent reprendre ; accord encore attendu : { $names }.
pauses-end = Terminer la pause
pauses-end-withdraw = Garder la pause
