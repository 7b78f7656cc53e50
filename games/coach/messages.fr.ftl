## The coach: reviews of finished games

coach-title = Coach
coach-title-of = { $table } : coach
coach-about = Le coach examine chaque tour de la partie terminée : les chances de victoire de chacun, et les choix qui ont coûté le plus.
coach-open = Voir l’avis du coach
coach-pages = Pages de cette partie

# Before the review is done
coach-none = Personne n’a encore consulté le coach
coach-none-text = Cela prend une ou deux minutes. Tous ceux qui voient cette table peuvent lire le résultat.
coach-ask = Consulter le coach
coach-ask-again = Demander à nouveau
coach-needs-account = Pour consulter le coach, il vous faut un compte.
coach-asked = { $ahead ->
    [0] Le coach commence bientôt
    [one] Le coach examine d’abord une autre partie
   *[other] Le coach examine d’abord { $ahead } autres parties
}
coach-running = Le coach examine la partie
coach-running-turn = Tour { $turn } sur { $turns }
coach-minutes = { $minutes ->
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
}
coach-leave = Vous pouvez quitter cette page, l’analyse continue. Personne n’est prévenu quand elle est prête.
coach-at-end = Les tournants et les sommes viennent à la fin.
coach-look = Recharger
coach-failed = L’analyse a échoué
coach-failed-text = Une erreur de notre côté l’a arrêtée. Rien n’est perdu : vous pouvez demander à nouveau.
coach-old = Le coach a progressé depuis cette analyse. Vous pouvez en demander une nouvelle.

# How it went
coach-course = Chances de victoire
coach-course-note = Sur 100, après chaque tour
coach-points = Tournants
coach-points-note = { $count ->
    [one] Le choix qui a coûté le plus
   *[other] Les { $count } choix qui ont coûté le plus
}
coach-points-none = Aucun choix n’a décidé cette partie à lui seul.
coach-point = Tournant { $number }
coach-point-yours = { $headline } : votre choix
coach-point-of = { $headline } : { $name }
coach-step = étape { $ply }
coach-instead = Coach : { $what }
coach-hidden = Non affichés : les tournants de { $names }.

# A turning point
coach-try = Essayer une ligne d’ici
coach-in-history = Voir dans l’historique
coach-board = Le plateau avant le choix
coach-mark-chosen = choisi
coach-mark-coach = le choix du coach
coach-equal = pratiquement égal
coach-sentence = Choisi : { $chosen }. Le coach aurait choisi : { $best }.
coach-costs = Cela fait { $share } chances sur 100 de différence, ± { $error }.
coach-fact = Paie { $paid }, reçoit { $got }.
coach-fact-paid = Paie { $paid }.
coach-fact-got = Reçoit { $got }.
coach-fact-none = Ni coût ni gain pendant ce tour.

# Sums
coach-sums = Ce qui a décidé
coach-sums-note = La somme des colonnes donne le résultat, en chances sur 100.
coach-column-seat = Joueur
coach-column-start = Début
coach-column-choices = Choix propres
coach-column-others = Choix des autres
coach-column-luck = Chance
coach-column-unforeseen = Imprévu
coach-column-rest = Tout le reste
coach-column-result = Résultat
coach-column-hidden = masqué
coach-no-luck = Il n’y a pas de colonne pour la chance : pour ce titre et ce nombre de joueurs, nos tests ne l’isolent pas assez bien. La chance et ce que le coach n’avait pas prévu sont dans « Tout le reste ».
coach-rest-hidden = Non affichés : les choix propres de { $names }. Ils sont dans « Tout le reste », avec les choix des autres et la chance, qui permettraient de les calculer.

# How sure it is
coach-sure = Est-ce sûr ?
coach-sure-share = Une chance dit combien de parties sur 100 ce joueur gagnerait si des Maîtres jouaient la suite pour tous.
coach-sure-error = ± : dans 95 cas sur 100, le vrai nombre est dans cet intervalle. Toutes les réponses sont comparées dans les mêmes parties imaginées.
coach-sure-strong = Le coach joue bien, mais il peut se tromper. Des réponses dont l’écart est inférieur à l’erreur sont pratiquement égales, et jamais un tournant.
coach-sure-ratings = Il ne change ni les classements ni les points d’une saison.

# Hiding one's own figures
coach-sharing = Vos choix et le coach
coach-sharing-text = Après une partie, tous ceux qui voient la table peuvent consulter le coach. Si vous ne partagez pas vos chiffres, les autres ne voient ni vos tournants ni ce que vos choix ont coûté. Vous, vous les voyez.
coach-share = Montrer aux autres les chiffres du coach sur mes choix

errors-too-many-reviews = Vous avez demandé { $most } analyses en 24 heures. Réessayez plus tard.
privacy-file-reviews = les parties terminées pour lesquelles vous avez consulté le coach
