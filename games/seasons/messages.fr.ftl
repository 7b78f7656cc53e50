## Seasons: divisions of about seven people who play all their tables at the same time

seasons-title = Saisons
seasons-text = Environ sept personnes de même force jouent à toutes leurs tables en même temps, pendant six semaines au plus. La première monte d’une division, les deux dernières descendent. Vous ne participez que si vous vous inscrivez.
seasons-none = Il n’y a pas de saison pour le moment. L’équipe en ouvre une pour chaque jeu.
seasons-name = { $title }, saison { $number }
seasons-name-of = { $of ->
    [circle] { $title }, saison { $number } de { $circle }
   *[site] { $title }, saison { $number }
}
seasons-where = { $of ->
    [circle] { $title }, saison { $number } d’un cercle
   *[site] { $title }, saison { $number }
}
seasons-of-circle = Cercle { $circle }
seasons-people = { $count ->
    [one] { $count } personne participe
   *[other] { $count } personnes participent
}
seasons-people-waiting = { $count ->
    [0] Personne n’est encore inscrit. Il faut au moins cinq personnes pour une saison.
    [one] { $count } personne est inscrite. Il en faut au moins cinq pour une saison.
   *[other] { $count } personnes sont inscrites. Il en faut au moins cinq pour une saison.
}
seasons-begins = Elle commence { $when }.
seasons-ends = À partir du { $date }, un remplaçant joue chaque tour qui attend depuis douze heures, pour que la saison se termine.
seasons-get = Vous jouez à { $tables } tables en même temps, de { $seats } personnes chacune, au rythme « { $pace } ».
seasons-table-days = Avec des personnes comme vous, chaque table dure { $low } à { $high } jours.
seasons-last-days = La dernière table finit dans { $low } à { $high } jours, quatre fois sur cinq.
seasons-agree-stand-in = En votre absence, un remplaçant joue pour vous jusqu’à votre retour ; le résultat compte comme le vôtre.
seasons-agree-leave = Si vous quittez la saison ou abandonnez à une de ses tables, un remplaçant continue et vous finissez à la dernière place. Vous descendez, sauf si c’est la division la plus basse.
seasons-agree-rated = Les parties sont classées comme d’habitude. Dans les saisons du site, tout le monde peut regarder.
seasons-agree-out = Vous pouvez manquer deux saisons de suite et garder votre division.
seasons-sign-up = S’inscrire
seasons-in = Vous participez.
seasons-take-back = Annuler l’inscription
seasons-joined = Votre inscription est enregistrée : { $name }.
seasons-taken-back = Votre inscription est annulée.
seasons-leave = Quitter la saison
seasons-leave-sure = Un remplaçant joue à vos tables jusqu’à la fin, et vous finissez à la dernière place. Cela ne peut pas être annulé.
seasons-left = Vous avez quitté la saison.
seasons-to-own = Votre division : { $name }
seasons-division = Division { $name }
seasons-see = Voir la saison
seasons-who = Participants
seasons-past = Saisons précédentes
seasons-past-none = C’est la première saison.
seasons-standings = Classement
seasons-tables = Tables
seasons-tables-making = Les tables sont en préparation. Cela prend une minute au plus.
seasons-col-place = Place
seasons-col-person = Personne
seasons-col-points = Points
seasons-col-wins = Victoires
seasons-left-mark = a quitté la saison
seasons-goes-up = monte
seasons-goes-down = descend
seasons-went-up = montée
seasons-went-down = descente
seasons-turn = { $names } : { $since }
seasons-turn-nobody = Un remplaçant joue.
seasons-ended-with = Victoire : { $names }
seasons-no-result = Terminée sans résultat
seasons-open-all = Il est trop tôt pour le dire. Vos places possibles apparaissent ici quand il reste peu de tables.
seasons-reach-range = Vous pouvez encore finir à n’importe quelle place de { $best } à { $worst }.
seasons-reach-place = Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
seasons-first-sure = La première place vous est assurée.
seasons-up-sure = La montée vous est assurée.
seasons-first-if = La première place vous est assurée si vous { $needs }.
seasons-up-if = La montée vous est assurée si vous { $needs }.
seasons-stays-sure = Vous ne pouvez plus descendre.
seasons-stays-if = Vous êtes à l’abri d’une descente si vous { $needs }.
seasons-need-win = gagnez à { $table }
seasons-need-place = finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place ou mieux à { $table }
seasons-or = { $one }, ou si vous { $other }
seasons-over = La saison est finie. Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
seasons-check = Le tirage au sort
seasons-check-text = Le tirage et le sort découlent de ce secret, dont le SHA-256 a été montré avant toute inscription, et du texte aléatoire de chaque personne.
seasons-check-later = Le tirage et le sort découlent d’un secret. Son SHA-256 est montré maintenant, le secret quand la saison est finie.
seasons-open = Ouvrir une saison
seasons-open-text = Les inscriptions durent une semaine, et plus longtemps tant qu’il n’y a pas cinq personnes inscrites. Quand la saison est finie, la suivante s’ouvre d’elle-même.
seasons-open-title = Jeu
seasons-open-pace = Rythme
seasons-open-button = Ouvrir
seasons-opened = Les inscriptions à la saison sont ouvertes.
seasons-stop = Ne plus ouvrir de saison après celle-ci
seasons-go-on = Ouvrir la saison suivante quand celle-ci est finie
seasons-look = Voir la saison
errors-season-open = Une saison de ce jeu est ouverte ou en cours. La suivante pourra être ouverte quand elle sera finie.
errors-season-begun = La saison a commencé. Vous pouvez vous inscrire à la suivante.
errors-season-not-running = On ne peut quitter qu’une saison en cours. Une inscription peut être annulée.
notices-kind-season-on = Une saison commence
mail-season-on-subject = Votre saison commence : { $where }
notices-kind-season-over = Une saison est finie
mail-season-over-subject = Votre saison est finie : { $where }
mail-season-over-lead = Toutes les tables de votre saison sont terminées, { $name }.
notices-line-season-on = { $subject } : la saison commence
news-season-on = { $subject } : la saison a commencé, et vous y jouez.
mail-season-on-lead = { $subject } : la saison commence, { $name }.
mail-season-on-what = Toutes vos tables commencent maintenant. La page de la saison montre votre division et vos tables.
notices-line-season-over = { $subject } : la saison est finie, { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people }
news-season-over = { $subject } : la saison est finie. Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people }.
mail-season-over-what = Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people } en division { $division }{ $moved ->
    [-1] , et vous montez d’une division.
    [1] , et vous descendez d’une division.
   *[0] .
}
notices-kind-season-open = Les inscriptions à une saison s’ouvrent
notices-line-season-open = Les inscriptions sont ouvertes : { $subject }
news-season-open = Les inscriptions sont ouvertes : { $subject }.
mail-season-open-subject = Les inscriptions sont ouvertes : { $where }
mail-season-open-lead = Vous pouvez vous inscrire, { $name } : { $subject }.
mail-season-open-what = Vous nous avez demandé de vous prévenir. Les inscriptions durent une semaine ; ensuite, toutes les tables commencent en même temps.
seasons-watch = Me prévenir
seasons-watch-named = Me prévenir : { $title }
seasons-watch-title = Me prévenir quand les inscriptions s’ouvrent
seasons-watch-text = Un message pour chaque saison qui s’ouvre, et rien d’autre.
seasons-unwatch = Nous vous préviendrons. Annuler
seasons-unwatch-named = Nous vous préviendrons pour { $title }. Annuler
seasons-watched = Nous vous préviendrons quand les inscriptions s’ouvrent.
seasons-unwatched = Nous ne vous préviendrons pas quand les inscriptions s’ouvrent.
seasons-next = La saison suivante
seasons-next-text = Ses inscriptions s’ouvrent quand cette saison est finie. Nous pouvons alors vous envoyer un message.
seasons-none-staff = Il n’y a pas de saison pour le moment. Vous pouvez en ouvrir une.
seasons-circle-none = Ce cercle n’a pas encore de saison. Vous pouvez en ouvrir une. Il faut au moins cinq membres.
seasons-open-owner = Pour
seasons-open-site = Tout le monde sur ce site
seasons-open-seats = Joueurs par table
seasons-open-most = Autant que le jeu en permet
seasons-col-seconds = 2es
seasons-col-share = Part
seasons-col-reach = Places possibles
seasons-share = { $share } %
seasons-box = { $kind ->
    [running] Siège { $seat } : encore en cours
    [none] Siège { $seat } : aucune place
   *[other] Siège { $seat } : place { $place }
}
seasons-boxes = Cases : places par siège. En pointillé : encore en cours.
seasons-own-place = Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
seasons-left-stand-in = { opponents-player-begins } joue depuis le { $date }
seasons-left-on = Départ le { $date }
seasons-away-stand-in = { opponents-player-begins } joue pour le moment
seasons-own-left = Vous avez quitté cette saison. Des remplaçants jouent à vos tables jusqu’à la fin ; vous pouvez vous inscrire à la saison suivante.
seasons-leaver-rule = Départs : { $names }. Des remplaçants continuent et ne prennent aucun point ; à chaque table, les autres sont classés entre eux.
seasons-fair = { $people } personnes, { $tables } tables chacune, toutes en même temps.
seasons-fair-meet = { $even ->
    [1] { $least ->
        [1] Chaque personne rencontre toutes les autres une fois.
        [2] Chaque personne rencontre toutes les autres deux fois.
       *[other] Chaque personne rencontre toutes les autres { $least } fois.
    }
   *[other] Chaque personne rencontre toutes les autres { $least } ou { $most } fois.
}
seasons-fair-seats = Chaque personne a chaque siège une fois.
seasons-time = { $passed ->
    [one] { $passed } jour de jeu écoulé sur { $days }
   *[other] { $passed } jours de jeu écoulés sur { $days }
}
seasons-began = Début : { $date }.
seasons-tables-ended = { $count ->
    [one] { $count } table terminée sur { $all }
   *[other] { $count } tables terminées sur { $all }
}
seasons-tables-own = Vos tables
seasons-tables-other = Autres tables
seasons-play = Jouer
seasons-play-at = Jouer à { $table }
seasons-stopped = Arrêtée par une erreur ; elle ne compte pour personne
seasons-repairing = Arrêtée par une erreur. Nous la réparons.
seasons-counted = Comment les places comptent
seasons-counted-points = Points : { $points } selon la place. À places égales, ils sont partagés.
seasons-counted-wins = Les victoires, puis les deuxièmes places.
seasons-counted-share = Part : votre score par rapport à celui du vainqueur, en moyenne.
seasons-counted-lot = Le sort, tiré du secret de la saison, montré à la fin.
seasons-done = Toutes vos tables sont terminées.
seasons-row-place = Place { $place }.
seasons-row-range = Place { $best } à { $worst }.
seasons-row-down = Dernière place : descente.
seasons-row-left = Dernière place.
seasons-row-first-sure = Première place assurée.
seasons-row-first-if = Première place assurée avec { $needs }.
seasons-row-up-sure = Montée assurée.
seasons-row-up-if = Montée assurée avec { $needs }.
seasons-row-stays-sure = Ne peut plus descendre.
seasons-row-stays-if = Maintien assuré avec { $needs }.
seasons-row-need-win = une victoire à { $table }
seasons-row-need-place = la { $place ->
    [1] 1re
   *[other] { $place }e
} place ou mieux à { $table }
seasons-row-or = { $one }, ou { $other }
seasons-divisions = Divisions
seasons-edges = Au-dessus du trait plein : monte. Au-dessous du trait pointillé : descend.
seasons-yours = la vôtre
seasons-won-by = Victoire de { $name }
seasons-own-past = Vous : place { $place } en division { $division }
seasons-signed-out = Connectez-vous pour participer.
seasons-resigning = Cette table fait partie de « { $name } ». Si vous abandonnez ici, vous quittez toute la saison : des remplaçants jouent à toutes vos tables et vous finissez à la dernière place. Vous descendez, sauf si c’est la division la plus basse.

privacy-file-seasons = vos inscriptions aux saisons, vos places, et les inscriptions pour lesquelles vous souhaitez une notification
