## Cups: a few rounds of tables by points, and a final

cups-title = Coupes
cups-text = Une coupe a deux ou trois rondes et une finale. À chaque ronde, vous jouez à une table avec des personnes qui ont à peu près autant de points que vous. Une coupe commence quand elle est complète.
cups-none = Il n’y a pas de coupe pour le moment. L’équipe ouvre des coupes pour tout le monde, le responsable d’un cercle peut en ouvrir une pour le cercle.
cups-of-circle = Cercle { $circle }
cups-pods-4 = tables de quatre, ou de trois
cups-pods-3 = tables de trois, ou de quatre
cups-pods-2 = à deux
cups-phase-sign-up = Vous pouvez participer
cups-phase-running = En cours
cups-phase-over = Finie
cups-phase-cancelled = Annulée
cups-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
cups-people-of = { $count ->
    [one] { $count } personne sur { $size } participe
   *[other] { $count } personnes sur { $size } participent
}
cups-in = Vous participez.
cups-starts = Commence quand { $size } personnes participent
cups-starts-at = Ou { $when }, si { $fewest } personnes au moins participent. Sinon, elle est annulée.
cups-seat-free = libre
cups-join = Participer
cups-leave-before = Se retirer
cups-leave = Quitter la coupe
cups-leave-sure = Un remplaçant joue à votre table jusqu’à la fin, vous ne recevez aucun point et vous finissez à la dernière place. Cela ne peut pas être annulé.
cups-cancel = Annuler la coupe
cups-done-join = Vous participez.
cups-done-leave = Vous avez quitté la coupe.
cups-done-cancel = La coupe est annulée.
cups-cancelled = La coupe n’a pas commencé.
cups-cancelled-text = { $count ->
    [0] Personne ne participait. Il faut au moins { $fewest } personnes pour une coupe. Une nouvelle peut être ouverte à tout moment.
    [one] { $count } personne participait. Il en faut au moins { $fewest } pour une coupe. Une nouvelle peut être ouverte à tout moment.
   *[other] { $count } personnes participaient. Il en faut au moins { $fewest } pour une coupe. Une nouvelle peut être ouverte à tout moment.
}
cups-get = Les règles en bref
cups-get-tables = Une table à la fois, { $rounds } rondes et peut-être la finale. Le rythme est « { $pace } ».
cups-get-pairing = La ronde 1 est tirée au sort, les suivantes se font d’après les points. On ne se rencontre deux fois que s’il n’y a pas d’autre possibilité.
cups-get-next = Votre prochaine table commence dès que ses joueurs sont libres.
cups-get-away = En votre absence, un remplaçant joue pour vous jusqu’à votre retour ; le résultat compte comme le vôtre.
cups-get-leave = Si vous quittez la coupe ou abandonnez à une de ses tables, un remplaçant continue et vous finissez à la dernière place.
cups-get-rated = Les parties sont classées comme d’habitude. Dans les coupes du site, tout le monde peut regarder.
cups-own-table = Vers votre table { $table }
cups-own-next = { $count ->
    [one] Votre prochaine table commence dès que ses joueurs sont libres. { $count } table est encore en cours.
   *[other] Votre prochaine table commence dès que ses joueurs sont libres. { $count } tables sont encore en cours.
}
cups-own-final = Vous avez joué à toutes vos tables. La finale est en cours.
cups-own-starting = Les tables sont en préparation. Cela prend une minute au plus.
cups-own-place = La coupe est finie. Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
cups-own-left = Vous avez quitté cette coupe.
cups-won = { $name } a gagné la coupe.
cups-final = Finale
cups-round = Ronde { $number }
cups-round-lot = tirée au sort
cups-round-points = d’après les points
cups-round-final = les premiers du classement
cups-bye = { $name } ne joue pas cette ronde, ce qui compte comme une victoire.
cups-turn = { $name } : { $since }
cups-turn-stand-in = Un remplaçant joue.
cups-ended = Finie
cups-standings = Classement
cups-standings-after = après les rondes ; la finale décide des places de ceux qui la jouent
cups-col-place = Place
cups-col-person = Personne
cups-col-points = Points
cups-col-wins = Victoires
cups-col-tables = Tables
cups-col-score = Score
cups-left-mark = a quitté la coupe
cups-points-rule = Points à une table de { $seats } : { $points }.
cups-ties-rule = À places égales, les points sont partagés. Égalités : les victoires, puis les deuxièmes places, puis la part du score du vainqueur, puis le sort.
cups-check = Le tirage au sort
cups-check-text = Le tirage et le sort découlent de ce secret, dont le SHA-256 a été montré avant toute participation, et du texte aléatoire de chaque personne.
cups-check-later = Le tirage et le sort découlent d’un secret. Son SHA-256 est montré maintenant, le secret quand la coupe est finie.
cups-open = Ouvrir une coupe
cups-open-text = Elle commence quand elle est complète. Après le nombre de jours que vous choisissez, elle commence avec huit personnes au moins, ou elle est annulée.
cups-open-name = Nom
cups-open-for = Pour
cups-open-site = Tout le monde
cups-open-game = Jeu
cups-open-seats = Tables
cups-open-size = Nombre de personnes (8 à 64 ; à deux : 8 à 16)
cups-open-days = Commence au plus tard
cups-open-in-days = { $days ->
    [one] dans { $days } jour
   *[other] dans { $days } jours
}
cups-open-pace = Rythme
cups-open-button = Ouvrir
cups-opened = La coupe est ouverte. On peut maintenant participer.
cups-look = Voir la coupe
cups-card-join = Votre cercle { $circle } a une coupe. Vous pouvez participer tant qu’elle n’est pas complète.
cups-card-wait = Votre prochaine table commence dès que ses joueurs sont libres.
errors-cup-closed = La coupe est complète, ou elle a commencé.
errors-cup-over = La coupe est finie.
errors-cup-many = Au plus { $most } coupes peuvent être ouvertes ou en cours en même temps.
errors-cup-name = Une coupe a besoin d’un nom.
errors-cup-size = Une coupe a de { $least } à { $most } personnes.
errors-cup-days = Une coupe attend de 1 à { $most } jours.
notices-kind-cup-game = Votre prochaine partie dans une coupe
notices-line-cup-game = { $subject } : votre prochaine partie a commencé
news-cup-game = Votre prochaine partie dans { $subject } a commencé, à la table { $table }.
mail-cup-game-subject = Votre prochaine partie dans la coupe : { $where }
mail-cup-game-lead = Votre prochaine partie dans { $subject } a commencé à la table { $table }, { $name }.
mail-cup-game-what = Tous les joueurs de cette table ont fini leur partie précédente. La page de la coupe mène à la table.
notices-kind-cup-over = Une coupe est finie
notices-line-cup-over = { $subject } est finie : { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people }
news-cup-over = { $subject } est finie. Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people }.
mail-cup-over-subject = Votre coupe est finie : { $where }
mail-cup-over-lead = { $subject } est finie, { $name }.
mail-cup-over-what = Vous finissez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $people }.
notices-kind-cup-off = Une coupe est annulée
notices-line-cup-off = { $subject } est annulée
news-cup-off = { $subject } est annulée. Elle n’a pas commencé.
mail-cup-off-subject = Votre coupe est annulée : { $where }
mail-cup-off-lead = { $subject } est annulée, { $name }.
mail-cup-off-what = Elle n’a pas commencé. Vous pouvez participer à une autre coupe.
cups-name = { $cup }
cups-where = { $title }, coupe { $number }
cups-circle-none = Le cercle n’a pas encore de coupe.
cups-stopped = Arrêtée par une erreur ; elle ne compte pour personne
cups-repairing = Arrêtée par une erreur. Nous la réparons.

privacy-file-cups = les coupes auxquelles vous participez, et vos places
