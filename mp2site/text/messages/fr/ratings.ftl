### Ratings and ladders.

ratings-title = Cotes
ratings-of-title = Jeu
ratings-games = Parties
ratings-rating = Cote
ratings-number = { $points } ± { $range }
ratings-provisional = provisoire
ratings-ladder = Classement
ratings-ladder-of = Classement · { $title }
ratings-how = Y figurent les joueurs qui ont fini au moins { $games } parties classées contre des personnes. Le nombre indique la force, ± indique la marge d’erreur : quand deux intervalles se recoupent, les deux joueurs sont à peu près de même force.
ratings-rules = Comment les parties comptent
ratings-rule-repeats = Vos { $fully } premières parties d’un jeu en 30 jours comptent entièrement, les suivantes pour la moitié, le tiers et ainsi de suite. Cela vaut pour les parties avec les mêmes personnes, et pour toutes vos parties tant que vous avez au plus { $few } partenaires différents. Chaque partenaire de plus fait compter entièrement { $fully } parties de plus.
ratings-rule-stand-in = Si un remplaçant a joué plus de { $most } de vos tours, la partie peut faire baisser votre cote, mais pas la faire monter. Pour les autres, elle compte comme d’habitude.
ratings-rule-leaving = Si vous quittez une partie, elle peut seulement faire baisser votre cote, et elle ne change celle de personne d’autre. Si quelqu’un a abandonné, ceux qui continuent peuvent convenir que la partie compte entre eux.
ratings-rule-listed = Les ordinateurs n’y figurent pas, ni les personnes qui ne montrent pas leurs parties à tout le monde (sur leur propre page).
ratings-others = Autres classements
ratings-after = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ratings-yours = Votre cote : { $points } ± { $range }, après { $games } parties.
ratings-yours-provisional = Vous avez fini { $games } des { $most } parties nécessaires pour figurer ici.
ratings-yours-where = Votre position
ratings-none = Personne n’a encore fini { $games } parties classées. Ouvrez une table sans ordinateurs, et jouez-en une.
ratings-unrated = Hors classement
ratings-unrated-text = La partie ne change la cote de personne. Avec des ordinateurs à la table, aucune partie ne le fait.
ratings-unrated-most = La partie ne change la cote de personne.
ratings-computers = Classer aussi avec ordinateurs
ratings-computers-text = La partie change les cotes bien que des ordinateurs y jouent, la vôtre comme la leur. Sans cette option, elle ne les change pas.
ratings-table-yes = Classée : la partie change la cote de toutes les personnes qui y jouent
ratings-table-no = Non classée
ratings-table-computers = Non classée : un ordinateur y joue
ratings-changed = Cotes
ratings-change = { $name } : { $before } → { $points } ({ $change })
ratings-change-why = Plus un résultat surprend, plus les cotes changent ; les premières parties les changent le plus.
ratings-change-why-first = { $name } avait la cote la plus haute avant la partie. Plus un résultat surprend, plus les cotes changent ; les premières parties les changent le plus.
ratings-change-leaver = Quelqu’un est parti : la partie ne compte que pour cette personne.
ratings-change-less = Compte en partie : beaucoup de parties en un mois avec les mêmes personnes, ou avec peu de personnes.
ratings-change-withheld = Pas de gain : un remplaçant a joué plus de deux tours, ou le reste de la partie.
