## Films de parties finies

films-link = Film de cette partie
films-title = Film
films-none = Personne n’a encore demandé de film de cette partie. Il montre toute la partie en moins d’une minute.
films-ask = Créer le film
films-limit = Vous pouvez demander { $most } films par jour. Un film prend quelques minutes, et il est supprimé après six mois.
films-waits = Le film est en préparation. Cela prend quelques minutes.
films-look = Regarder à nouveau
films-failed = Il n’a pas été possible de faire un film de cette partie.
films-alt = La partie « { $table } » en film du plateau
films-history = Pour s’arrêter à un coup ou regarder de plus près :
films-history-link = Historique de la partie
films-download = Enregistrer le film
films-initials = Le film ne montre que des initiales, tant que tous les joueurs n’acceptent pas d’être nommés.
films-named = Le film montre les noms : tous les joueurs ont accepté.
films-agree-text = Les films de cette partie peuvent-ils montrer votre nom ?
films-agree = Montrer mon nom
films-agreed = Vous acceptez que les films de cette partie montrent votre nom.
films-disagree = Ne pas montrer mon nom
films-begin = { $title } : le début
films-won = Gagné par : { $names }
films-too-many = Vous avez demandé { $most } films en un jour. Réessayez demain.
privacy-file-films = les films que vous avez demandés, et les parties dont les films vous nomment
