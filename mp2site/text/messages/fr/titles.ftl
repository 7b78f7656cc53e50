## Which title suits whom

titles-start-here = commencez ici
titles-rules = Règles
titles-weight = Complexité
titles-weight-1 = léger
titles-weight-2 = facile
titles-weight-3 = intermédiaire
titles-weight-4 = exigeant
titles-by-turns = Tour par tour
titles-days-range = environ { $least } à { $most } jours
titles-days-at = { $seats } places : environ { $days } jours
titles-days-note = Mesuré sur des parties entières jouées ici, avec des personnes qui passent deux fois par jour. En direct, d’une traite, c’est la durée ci-dessus.
titles-seats = Places
titles-languages = Langues

## Rulebooks

titles-example = Exemple.
titles-example-player = { $number ->
    [0] Mara
    [1] Jonas
    [2] Lea
   *[other] Tom
}
titles-rule = La règle
titles-rule-in-book = Lire dans les règles du jeu
titles-search = Rechercher dans les règles
titles-search-go = Rechercher
titles-found = { $count ->
    [0] Aucun résultat pour « { $words } »
    [one] { $count } règle avec « { $words } »
   *[other] { $count } règles avec « { $words } »
}
titles-found-nothing = Essayez avec moins de mots, ou seulement le début d’un mot : « cham » trouve les chameaux. Ou parcourez le sommaire.
titles-found-clear = Quitter la recherche
titles-untranslated = Ce texte n’est pas encore traduit en français : il s’affiche en anglais.
titles-summary = Résumé
titles-summary-print = Imprimée, cette page tient sur deux pages A4.

## The three cards of a first game

titles-primer = But du jeu
titles-primer-lead = en trois phrases
titles-primer-lesson = Leçon de { $minutes } minutes
titles-primer-play = Jouer
titles-primer-back = Retour à la table
