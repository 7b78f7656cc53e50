## Chiffres d’un titre

figures-link = En chiffres
figures-title = En chiffres
figures-description = { $title } en chiffres : victoires par place, personnage et première action, avec leurs intervalles.
figures-lead = Parties entre personnes finies entre le { $since } et le { $until }.
figures-lead-merchants = Personne n’a encore fini une telle partie ici. Voici des parties entre Marchands, les joueurs automatiques du site.
figures-none = Il n’y a encore aucune partie de ce genre, ni entre personnes ni entre Marchands.
figures-seats-label = Nombre de places
figures-seats = { $seats } places
figures-people = personnes, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
figures-merchants = Marchands entre eux, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
figures-few-legend = creux et gris : moins de 30, dit peu
figures-by-seat = Victoires par place
figures-by-opening = Première action de la place qui commence
figures-seat = Place { $seat }
figures-column-people = Personnes
figures-column-merchants = Marchands
figures-scale-fair = juste
figures-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { $games }
figures-few = peu
figures-surely-over = sûrement au-dessus
figures-surely-under = sûrement en dessous
figures-winner = Points du vainqueur
figures-turns = Tours d’une place, au plus
figures-middle = Milieu { $middle } ; la moitié des parties de { $low } à { $high }
figures-bars-people = Barres : personnes, { $games } parties.
figures-bars-merchants = Tirets : Marchands, { $games } parties, à la même échelle.
figures-as-table = En tableau
figures-how = Comment c’est compté
figures-how-games = Les parties finies entre personnes comptent, même privées. Une partie ne compte pas si un joueur automatique y avait une place, si quelqu’un a abandonné ou si un remplaçant jouait à la fin. Une partie apparaît ici en quelques heures.
figures-how-share = Une part dit combien de fois une telle place a gagné : 1, autant que les classements d’avant la partie le laissent prévoir, 2, deux fois plus. Dans les parties sans classement, toutes les places ont la même chance.
figures-how-range = La ligne est l’intervalle où se trouve la vraie part dans 95 cas sur 100. « Sûrement » veut dire que tout l’intervalle est au-dessus ou en dessous de 1, à partir de 30 parties. Le reste peut être le hasard.
figures-how-merchants = Les Marchands montrent ce qu’un jeu donne à des joueurs comme eux. Ils ont joué pour cette page, pas aux tables du site. De plus forts gagneront peut-être autrement.
figures-how-names = Personne n’est nommé : le site ne garde que des sommes, et rien des parties en cours. Les sommes restent si quelqu’un ferme son compte.
figures-others = Autres éditions et options
figures-others-games = personnes { $people }, Marchands { $merchants }
