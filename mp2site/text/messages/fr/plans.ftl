## Planning one's next turn while others think

plans-make = Quand viendra mon tour…
plans-keep = Enregistrer comme plan
plans-banner = Voici votre prochain tour, tel qu’on peut le prévoir.
plans-begins = Votre prochain tour, prévu après l’étape { $ply } de la partie
plans-heading = Votre plan pour votre prochain tour
plans-none-here = Jouez ici votre prochain tour, puis enregistrez-le comme plan. Quand vient votre tour, le plan est joué pour vous tant que chaque choix reste possible au même prix. Sinon, vous choisissez vous-même.
plans-more = Pour ajouter une autre version, revenez à une étape, choisissez autre chose et enregistrez cela aussi. La première version qui convient encore est jouée.
plans-up = Monter
plans-drop = Supprimer
plans-stands-for = Comprendre « { $choice } » comme
plans-exactly = exactement cela
plans-how = Quand mon tour arrive
plans-hold = Préparer seulement le plan, et me laisser le confirmer
plans-any-price = Le jouer même si son coût ou son gain a changé
plans-untouched = Le jouer seulement si personne n’a changé ce dont il dépend
plans-delay = Attendre jusqu’à ce délai, pour que personne ne remarque que c’était prévu
plans-minutes = { $count ->
    [0] pas du tout
    [one] 1 minute
   *[other] { $count } minutes
}
plans-set = Appliquer
plans-asked-first = Si un autre choix se présente d’abord, vous le faites vous-même ; ensuite, votre plan est essayé.
plans-waits = Prévu :
plans-behind = Vous avez d’abord un autre choix à faire. Votre plan est essayé dans la minute qui suit votre réponse :
plans-laid = prévu
plans-ready = Votre plan est prêt :
plans-played = Joué comme prévu
plans-refused = Votre plan ne convient plus. Choisissez vous-même.
plans-change = Voir ou modifier
plans-go = Confirmer le plan
plans-touched = D’autres ont changé ce dont dépend votre plan.
plans-why = { $why ->
    [not-legal] « { $choice } » n’est plus possible. { $reason }
    [other-price] Le coût ou le gain de « { $choice } » a changé.
    [touched] D’autres ont changé ce dont dépend « { $choice } ».
   *[not-asked] Le choix à faire n’est pas celui que vous aviez prévu pour « { $choice } ».
}
plans-title = Vos plans
plans-to = Vos plans
plans-text = Vos plans pour vos prochains tours, et leur résultat au cours des quatorze derniers jours. Personne d’autre ne peut les voir.
plans-none = Rien de prévu. Pendant que les autres réfléchissent, ouvrez une table et choisissez « Quand viendra mon tour… ».
plans-state-waits = { $count ->
    [one] Attend votre tour
   *[other] Attend votre tour, avec { $count } versions
}
plans-state-behind = Attend que vous ayez fait un autre choix
plans-state = { $became ->
    [played] Joué, { $when }
    [ready] Prêt, { $when }
    [refused] Ne convenait plus, { $when }
   *[by-hand] Vous avez choisi vous-même, { $when }
}
