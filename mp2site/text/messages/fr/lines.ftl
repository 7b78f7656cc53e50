## The analysis board

lines-board = Plateau d’analyse
lines-title = { $table } : plateau d’analyse
lines-banner = Personne d’autre ne voit ceci.
lines-banner-play = Vous jouez pour tout le monde.
lines-banner-hidden = Ce qui est caché et les dés à venir sont supposés.
lines-banner-over = La partie est finie : rien n’est caché.
lines-shared-by = Une variante de { $name }
lines-shared-text = Jouée sur le plateau d’analyse après la partie. Ces coups n’ont pas été joués à la table.
lines-leave = Quitter
lines-you-choose = À vous de choisir
lines-choose-for = Vous choisissez pour { $name }
lines-at-end = Dans cette variante, la partie est finie
lines-hand = Main de { $name } ici
lines-back = Retour
lines-guess = Supposer à nouveau
lines-reroll = Relancer les dés
lines-all = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
lines-heading = Vos variantes
lines-left = { $count ->
    [0] Aucune place pour d’autres étapes
    [one] De la place pour une étape de plus
   *[other] De la place pour { $count } étapes de plus
}
lines-none = Pas encore de variante. Choisissez sur le plateau les coups de chaque joueur, tour à tour : chacun devient ici une étape. Revenez à une étape et choisissez autre chose pour créer une branche.
lines-begins = Commence après l’étape { $ply } de la partie
lines-guessed-again = Éléments cachés supposés à nouveau
lines-dice-rerolled = { $choice } (autres dés)
lines-dice-set = { $choice } (dés fixés à la main)
lines-dice = Fixer à la main les dés de cette étape
lines-die = Dé { $number }
lines-dice-go = Utiliser ces dés
lines-name = Nom de cette variante
lines-name-go = Enregistrer le nom
lines-drop = { $count ->
    [one] Supprimer cette étape
   *[other] Supprimer à partir d’ici : { $count } étapes
}
lines-share = Partager
lines-hide = Ne plus partager
lines-shared-at = Toute personne qui peut voir la table peut voir cette variante ici :
lines-passed = La table a avancé : { $words }. Cette variante ne fonctionne plus ; elle reste consultable.
lines-now = Partir de la position actuelle
lines-branch = Branche
lines-gone-by = ne fonctionne plus
