## The end of a game

ending-won = { $who ->
    [you] Vous avez gagné
   *[other] { $name } a gagné
}
ending-won-by = { $who ->
    [you] Vous avez gagné de { $by ->
        [one] { $by } point
       *[other] { $by } points
    }
   *[other] { $name } a gagné de { $by ->
        [one] { $by } point
       *[other] { $by } points
    }
}
ending-shared = Victoire partagée : { $names }
ending-podium = Le podium
ending-place = { $rank ->
    [1] { $rank }re
   *[other] { $rank }e
}
ending-said = { $name }, { $total }
ending-decided = Ce qui a fait la différence
ending-remark = { $rule } : { $name } devance { $other } de { $by }.
ending-points = D’où viennent les points
ending-unused =
    { $count ->
        [one] { $count } règle n’a rapporté de points à personne
       *[other] { $count } règles n’ont rapporté de points à personne
    }
ending-growth = Le déroulement
ending-growth-note = Les points après chaque tour. Chaque étape ouvre le plateau à ce moment.
ending-growth-follow = Suivre coup par coup
ending-growth-point = { $name }, { $round } : { $before } → { $after }
ending-growth-point-same = { $name }, { $round } : { $after }
ending-growth-table = La même chose en tableau
ending-growth-moment = Moment
ending-growth-end = Fin
ending-watch = Revoir la partie
ending-share = Partager
ending-rematch = Rejouer
ending-rematch-join = Rejouer aussi
ending-rematch-open = Vers la nouvelle table
ending-rematch-text = Mêmes personnes, même rythme. La partie commence quand tout le monde est d’accord.
ending-rematch-began = Les mêmes personnes rejouent.
ending-rematch-who = Qui a dit oui
ending-rematch-yes = { $name } : oui
ending-rematch-not-yet = { $name } : pas encore
