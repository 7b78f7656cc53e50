### What is new for a person: the page behind the bell.

news-title = Quoi de neuf
news-bell = Quoi de neuf : { $count } à voir
news-new = (nouveau)
news-seen-all = Tout marquer comme vu
news-seen-one = Marquer comme vu
news-newest = Aller au plus récent
news-no-more = Il n’y a rien de plus ancien.
news-none = Rien de nouveau
news-none-text = Vos tours, invitations, messages et résultats apparaissent ici. En attendant, vous pouvez rejoindre une table ouverte.
news-none-action = Trouver une table
news-to-ledger = Toutes les notifications, et pourquoi certaines n’ont pas été envoyées
news-somebody = Quelqu’un

news-turn = C’est à vous de jouer : { $table }
news-timed-out = Votre temps est écoulé : { $table }
news-started = La partie a commencé : { $table }
news-over = { $rank ->
    [0] La partie s’est terminée sans résultat : { $table }
    [1] La partie est finie, vous avez gagné : { $table }
   *[other] La partie est finie, vous finissez à la { $rank }e place sur { $size } : { $table }
}
news-rating = Votre cote à { $title } est maintenant de { $points } ({ $change }), après { $table }
news-talk = { $count ->
    [0] { $by } a écrit à la table { $table }
    [one] { $by } a écrit à la table { $table }
   *[other] { $count } nouveaux messages à la table { $table }, le dernier de { $by }
}
news-invitation = { $by } vous invite : { $table }
news-seat = Table correspondante : { $table }
news-no-seat = Finalement pas de place : { $table }
news-quarantined = { $table } a dû être arrêtée
news-closed = { $table } a été fermée
news-removed = L’hôte a libéré votre place : { $table }
news-resigned = { $by } a abandonné : { $table }
news-pause-asked = { $by } demande une pause : { $table }
news-paused = Une pause a commencé : { $table }
news-resumed = La partie reprend après la pause : { $table }
