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
ending-growth = Le déroulement
ending-growth-table = La même chose en tableau
ending-growth-moment = Moment
ending-growth-end = Fin
ending-watch = Revoir la partie
ending-share = Partager
ending-rematch = Rejouer
ending-rematch-join = Rejouer aussi
ending-rematch-open = Vers la nouvelle table
ending-rematch-text = Les mêmes personnes, le même rythme. La partie commence quand tout le monde a dit oui.
ending-rematch-began = Les mêmes personnes rejouent.
ending-rematch-who = Qui a dit oui
ending-rematch-yes = { $name } : oui
ending-rematch-not-yet = { $name } : pas encore
