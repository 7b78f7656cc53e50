## Planning one's next turn while others think

plans-make = Quand viendra mon tour…
plans-keep = Garder comme plan
plans-banner = Voici votre prochain tour, tel qu’on peut le prévoir.
plans-begins = Votre prochain tour, prévu après l’étape { $ply } de la partie
plans-heading = Votre plan pour votre prochain tour
plans-none-here = Jouez ici votre prochain tour comme vous le feriez, puis gardez-le comme plan. Quand votre tour arrive, il est joué pour vous, tant que chaque choix reste possible au même prix ; sinon, vous choisissez vous-même.
plans-more = Pour ajouter une autre version, revenez à une étape, choisissez autre chose et gardez cela aussi. La première qui convient encore est jouée.
plans-up = Monter
plans-drop = Retirer
plans-stands-for = Comprendre « { $choice } » comme
plans-exactly = exactement cela
plans-how = Quand mon tour arrive
plans-hold = Préparer seulement le plan, et me laisser le confirmer d’un clic
plans-any-price = Le jouer même s’il coûte ou rapporte alors autre chose
plans-untouched = Le jouer seulement si personne n’a touché à ce qu’il concerne
plans-delay = Attendre jusqu’à ce délai, pour que personne ne devine à la rapidité que c’était prévu
plans-minutes = { $count ->
    [0] pas du tout
    [one] 1 minute
   *[other] { $count } minutes
}
plans-set = Appliquer
plans-asked-first = Si un autre choix se présente d’abord, vous le faites ; ensuite, votre plan est essayé.
plans-waits = Prévu :
plans-behind = Un autre choix se présente d’abord. Votre plan est essayé dans la minute qui suit votre réponse :
plans-laid = prévu
plans-ready = Votre plan est prêt :
plans-played = Joué comme prévu
plans-refused = Votre plan ne convient plus. Choisissez vous-même.
plans-change = Voir ou modifier
plans-go = Confirmer le plan
plans-touched = D’autres ont modifié ce dont dépend votre plan.
plans-why = { $why ->
    [not-legal] « { $choice } » n’est plus possible. { $reason }
    [other-price] « { $choice } » coûte ou rapporte maintenant autre chose.
    [touched] D’autres ont modifié ce dont dépend « { $choice } ».
   *[not-asked] Le choix à faire n’est pas celui que vous aviez prévu pour « { $choice } ».
}
plans-title = Vos plans
plans-to = Vos plans
plans-text = Ce que vous avez prévu pour vos prochains tours, et ce qui s’est passé au cours des quatorze derniers jours. Personne d’autre ne peut le voir.
plans-none = Rien de prévu. Pendant que les autres réfléchissent, ouvrez une table et choisissez « Quand viendra mon tour… ».
plans-state-waits = { $count ->
    [one] Attend votre tour
   *[other] Attend votre tour, avec { $count } versions
}
plans-state-behind = Attend que vous ayez d’abord fait un autre choix
plans-state = { $became ->
    [played] Joué { $when }
    [ready] Préparé { $when }
    [refused] Ne convenait plus, { $when }
   *[by-hand] Choisi à la main, { $when }
}
