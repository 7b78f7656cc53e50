# Problèmes : des positions de parties terminées où une réponse est nettement la meilleure.

problems-title = Problèmes
problems-text = Une position d’une partie terminée, et c’est à vous de jouer. Chaque jour une nouvelle pour chaque jeu, si une position était assez claire.
problems-of = Problèmes de { $title }
problems-of-text = Tous les jours jusqu’ici. Prenez votre temps : personne ne voit votre réponse.
problems-all = Tous les problèmes
problems-name = Problème du jour
problems-one = Problème du jour : { $title }
problems-skip = Aller à la question
problems-earlier = Problèmes précédents
problems-earlier-of = Problèmes précédents de { $title }
problems-solve = Résoudre
problems-solve-of = Résoudre le problème du jour de { $title }
problems-none = Il n’y a pas encore de problèmes de ce jeu. Les nouveaux viennent de parties publiques terminées.
problems-none-today = Pas de nouveau problème aujourd’hui. Aucune position n’était assez claire.
problems-done = Répondu
problems-player = Joueur { $number }
problems-merchant = Marchand { $number }

problems-ask = À vous de jouer : que choisissez-vous ?
problems-ask-text = Choisissez sur le plateau, jusqu’à la fin de votre tour. Il n’y a pas d’horloge.
problems-ready = Est-ce votre réponse ?
problems-so-far = Vos choix jusqu’ici :
problems-send = C’est ma réponse
problems-not-offered = Ce choix n’est pas possible ici.
problems-not-ended = Choisissez d’abord jusqu’à la fin de votre tour.
problems-answer-first = Répondez d’abord au problème.

problems-about = À propos de ce problème
problems-about-turn = Votre réponse est votre tour entier. Si vous lancez les dés ou piochez, elle s’arrête là. Seule la position à la fin compte, pas l’ordre de vos choix.
problems-about-equal = Si deux réponses ne se distinguent pas, les deux sont justes.
problems-about-people = La position vient d’une partie jouée ici. Après votre réponse, vous pouvez ouvrir la partie.
problems-about-merchants = La position vient d’une partie de deux Marchands. Après votre réponse, vous pouvez ouvrir la partie.
problems-about-visitor = Sans compte, votre réponse reste dans ce navigateur et n’est pas comptée.

problems-best = C’est la meilleure réponse.
problems-as-good = Votre réponse vaut la meilleure.
problems-better = Une autre réponse est meilleure : { $best } contre { $own }.
problems-unknown = Votre réponse n’est pas encore comparée.
problems-unknown-text = Elle ne fait pas partie des réponses comparées. Elle le sera cette nuit.
problems-own = Votre réponse :
problems-retired =
    { $why ->
        [votes] Ce problème a été retiré : plusieurs personnes ont trouvé plus d’une réponse juste.
       *[values] Ce problème a été retiré : une comparaison ultérieure n’a pas trouvé de réponse nettement meilleure.
    }
problems-values = Réponses
problems-values-text = Chances de gagner, sur 100, estimées par des adversaires forts dans des suites imaginées. Ce sont des estimations, pas la vérité.
problems-mark-own = La vôtre
problems-mark-equal = Aussi bonne
problems-mark-played = Jouée dans la partie
problems-less = { $less } ± { $error } de moins que la meilleure
problems-chosen = choisie par { $people } sur { $total }
problems-others = { $count ->
    [one] 1 autre réponse a été comparée.
   *[other] { $count } autres réponses ont été comparées.
}
problems-difficulty =
    { $level ->
        [easy] Facile
        [hard] Difficile
       *[medium] Moyen
    }
problems-answers = { $count ->
    [0] Pas encore de réponse
    [one] 1 réponse
   *[other] { $count } réponses
}
problems-game = La partie, étape { $ply }
problems-line = Essayer sur le plateau d’analyse
problems-vote = Plus d’une réponse est juste
problems-voted = Vous avez dit que plus d’une réponse est juste.
problems-vote-back = Annuler


problems-game-title = Une partie de deux Marchands : { $title }
problems-game-step = Étape { $ply } sur { $last }
problems-game-text = Les adversaires du site ont joué cette partie pour qu’on y trouve des problèmes.

problems-card = Problème du jour
privacy-file-problems = vos réponses aux problèmes
privacy-file-strength = votre force aux problèmes, qui n’est montrée à personne
